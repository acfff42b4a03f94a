"""Candidate answers of a question: all of them if they are few, a sample if they are many."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from math import comb

from ..kernel.ask import Keys, Request

MAX_SUBSETS = 16
MAX_AMOUNTS = 12
MAX_PERMUTED = 3  # keys of which all orders are candidates
MAX_SWAPS = 60  # sets scored by the local search


def candidates(request: Request) -> list[Keys] | None:
    """The answers to evaluate; None if there are too many sets to list: see `initial_sets`."""
    keys = request.keys
    if request.kind == "pick":
        return [(key,) for key in keys]
    if request.kind == "amount":
        return [(str(number),) for number in spaced_amounts(request.least, request.most)]
    if request.kind == "order":
        return orders(keys)
    sizes = range(request.least, request.most + 1)
    if sum(comb(len(keys), size) for size in sizes) > MAX_SUBSETS:
        return None
    return [some for size in sizes for some in combinations(keys, size)]


def spaced_amounts(least: int, most: int) -> list[int]:
    """At most `MAX_AMOUNTS` evenly spaced numbers between two bounds, both bounds included."""
    span = most - least
    if span < MAX_AMOUNTS:
        return list(range(least, most + 1))
    return [least + span * place // (MAX_AMOUNTS - 1) for place in range(MAX_AMOUNTS)]


def orders(keys: Keys) -> list[Keys]:
    """All permutations of a few keys; of many the offered order, its reverse and all swaps of two
    neighbours."""
    if len(keys) <= MAX_PERMUTED:
        return list(permutations(keys))
    swapped = [
        (*keys[:place], keys[place + 1], keys[place], *keys[place + 2 :])
        for place in range(len(keys) - 1)
    ]
    return [keys, keys[::-1], *swapped]


def one_key_larger(request: Request, base: Keys) -> list[Keys]:
    """All sets with one key more than `base`, in the order offered."""
    return [
        tuple(one for one in request.keys if one == key or one in base)
        for key in request.keys
        if key not in base
    ]


def initial_sets(request: Request, value: Callable[[Keys], float]) -> dict[Keys, float]:
    """The sets of the least size, with their values: all of them if they are few, otherwise those
    that a local search visits."""
    if comb(len(request.keys), request.least) <= MAX_SUBSETS:
        return {some: value(some) for some in combinations(request.keys, request.least)}
    return swap_search(request, value)


def swap_search(request: Request, value: Callable[[Keys], float]) -> dict[Keys, float]:
    """Local search over the sets of the least size: the sets visited, with their values.

    Only complete sets can be evaluated. It starts with the first keys offered and swaps one key at
    a time, which gives each key a marginal value. Then it scores the set of the best keys, and from
    the best set so far climbs by single swaps, the most promising first, while one improves it.
    """
    keys, size = request.keys, request.least
    base, last, spare = keys[:size], keys[size - 1], keys[size]
    found = {base: value(base)}

    def swap(some: Keys, drop: str, add: str) -> float:
        swapped = tuple(one for one in keys if one == add or (one in some and one != drop))
        if swapped not in found:
            found[swapped] = value(swapped)
        return found[swapped]

    marginal = {last: 0.0}
    for key in keys[size:]:
        marginal[key] = swap(base, last, key) - found[base]
    for key in base[:-1]:
        marginal[key] = marginal[spare] + found[base] - swap(base, key, spare)
    by_marginal = sorted(keys, key=lambda key: -marginal[key])
    best_keys = tuple(key for key in keys if key in by_marginal[:size])
    if best_keys not in found:
        found[best_keys] = value(best_keys)
    best = max(found, key=lambda some: found[some])
    while len(found) < MAX_SWAPS:
        pairs = [(drop, add) for drop in best for add in keys if add not in best]
        pairs.sort(key=lambda pair: marginal[pair[0]] - marginal[pair[1]])
        for drop, add in pairs:
            if len(found) < MAX_SWAPS:
                swap(best, drop, add)
        improved = max(found, key=lambda some: found[some])
        if found[improved] <= found[best]:
            break
        best = improved
    return found
