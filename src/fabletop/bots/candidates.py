"""Which answers a bot weighs: all of them where they are few, a fair spread where they are many."""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb

from ..kernel.ask import Keys, Request

MOST_SUBSETS = 16
MOST_AMOUNTS = 12
MOST_ORDERED = 3


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


def smallest(request: Request) -> list[Keys]:
    """Where growing a set begins: the smallest answers, if they are few enough to list."""
    if comb(len(request.keys), request.least) <= MOST_SUBSETS:
        return list(combinations(request.keys, request.least))
    return [request.keys[: request.least]]
