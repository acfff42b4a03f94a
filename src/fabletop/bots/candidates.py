"""Which answers a bot weighs: all of them where they are few, a fair spread where they are many."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from math import comb

from ..kernel.ask import Keys, Request

MOST_SUBSETS = 16
MOST_AMOUNTS = 12
MOST_ORDERED = 3
MOST_SWAPPED = 60  # sets of one size that are weighed, where they are too many to weigh all


def candidates(request: Request) -> list[Keys] | None:
    """The answers to weigh; None where there are so many sets that one must be grown."""
    keys = request.keys
    if request.kind == "pick":
        return [(key,) for key in keys]
    if request.kind == "amount":
        return [(str(number),) for number in spread(request.least, request.most)]
    if request.kind == "order":
        return orders(keys)
    sizes = range(request.least, request.most + 1)
    if sum(comb(len(keys), size) for size in sizes) > MOST_SUBSETS:
        return None
    return [some for size in sizes for some in combinations(keys, size)]


def spread(least: int, most: int) -> list[int]:
    """At most a dozen numbers between two bounds, both bounds among them."""
    span = most - least
    if span < MOST_AMOUNTS:
        return list(range(least, most + 1))
    return [least + span * place // (MOST_AMOUNTS - 1) for place in range(MOST_AMOUNTS)]


def orders(keys: Keys) -> list[Keys]:
    """All orders of a few keys; of many the offered one, its reverse and swaps of neighbours."""
    if len(keys) <= MOST_ORDERED:
        return list(permutations(keys))
    swapped = [
        (*keys[:place], keys[place + 1], keys[place], *keys[place + 2 :])
        for place in range(len(keys) - 1)
    ]
    return [keys, keys[::-1], *swapped]


def grown(request: Request, base: Keys) -> list[Keys]:
    """All sets of the next size that contain the given one, in the order offered."""
    return [
        tuple(one for one in request.keys if one == key or one in base)
        for key in request.keys
        if key not in base
    ]


def smallest(request: Request, worth: Callable[[Keys], float]) -> dict[Keys, float]:
    """Where growing a set begins, weighed: the smallest answers if they are few enough to list, or
    else what swapping keys comes to."""
    if comb(len(request.keys), request.least) <= MOST_SUBSETS:
        return {some: worth(some) for some in combinations(request.keys, request.least)}
    return swapped(request, worth)


def swapped(request: Request, worth: Callable[[Keys], float]) -> dict[Keys, float]:
    """Some sets of the least size, weighed. An incomplete set cannot be answered, so the first keys
    offered are taken, and one is swapped at a time: that shows what each key is worth beside the
    others. Then come the best ones together, and from the best set so far single swaps while one
    helps, the most promising first."""
    keys, size = request.keys, request.least
    base, last, spare = keys[:size], keys[size - 1], keys[size]
    found = {base: worth(base)}

    def weigh(drop: str, take: str, some: Keys) -> float:
        fresh = tuple(one for one in keys if one == take or (one in some and one != drop))
        if fresh not in found:
            found[fresh] = worth(fresh)
        return found[fresh]

    share = {last: 0.0}
    for key in keys[size:]:
        share[key] = weigh(last, key, base) - found[base]
    for key in base[:-1]:
        share[key] = share[spare] + found[base] - weigh(key, spare, base)
    order = sorted(keys, key=lambda key: -share[key])
    together = tuple(key for key in keys if key in order[:size])
    if together not in found:
        found[together] = worth(together)
    best = max(found, key=lambda some: found[some])
    while len(found) < MOST_SWAPPED:
        pairs = [(drop, take) for drop in best for take in keys if take not in best]
        pairs.sort(key=lambda pair: share[pair[0]] - share[pair[1]])
        for drop, take in pairs:
            if len(found) < MOST_SWAPPED:
                weigh(drop, take, best)
        top = max(found, key=lambda some: found[some])
        if found[top] <= found[best]:
            break
        best = top
    return found
