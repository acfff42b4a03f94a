"""Chance: the same everywhere, even, and each stream for itself."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from fabletop.kernel.chance import Chance
from fabletop.kernel.copying import copier

ROOT = Path(__file__).parents[2]

SCRIPT = """
from fabletop.kernel.session import replay as replaying
from tests.kernel.player import play
from tests.kernel.toy import TOY
for seats in (2, 3, 4):
    session = replaying.start(TOY, seats, 11, {"length": "long"})
    for _ in play(session, 5):
        pass
    print(session.digest, session.imagine(None, 3).digest, len(session.journal.choices))
"""


def in_a_process(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    outputs = {in_a_process(hash_seed) for hash_seed in ("0", "1", "4242")}
    assert len(outputs) == 1
    assert len(outputs.pop().split()) == 9


def test_known_numbers_stay_the_same() -> None:
    """Journals of today must replay tomorrow: these numbers never change."""
    chance = Chance(7)
    assert [chance.below("deck", 1000) for _ in range(6)] == KNOWN_DECK
    assert chance.roll("dice", 10) == KNOWN_DICE
    few, many = list("abcde"), list("abcdefghijklmnopqrstuvwxyz")
    chance.shuffle("few", few)
    chance.shuffle("cards", many)
    assert "".join(few) == KNOWN_FEW
    assert "".join(many) == KNOWN_MANY


KNOWN_DECK = [19, 772, 450, 295, 832, 522]
KNOWN_DICE = [6, 4, 3, 6, 4, 2, 3, 3, 5, 6]
KNOWN_FEW = "acdbe"
KNOWN_MANY = "pbxyuzaqnhlfcvgtijemodswrk"


def test_streams_are_independent() -> None:
    alone, mixed = Chance(3), Chance(3)
    numbers = []
    for count in range(50):
        mixed.roll("other", count % 4)
        numbers.append(mixed.below("one", 100))
        mixed.shuffle("third", list(range(count)))
    assert numbers == [alone.below("one", 100) for _ in range(50)]


def test_seeds_and_streams_differ() -> None:
    runs = {
        tuple(Chance(seed).roll(stream, 20)) for seed in range(-5, 45) for stream in ("a", "b", "c")
    }
    assert len(runs) == 150


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (20, 43.8), (100, 148.2)])
def test_dice_are_even(sides: int, limit: float) -> None:
    """Chi-square at one in a thousand, with a fixed seed."""
    chance = Chance(2024)
    counts = [0] * sides
    for _ in range(200 * sides):
        counts[chance.die("die", sides) - 1] += 1
    assert chi_square(counts) < limit
    assert chi_square(counts) > 0, "too even to be luck"


def test_shuffles_are_even() -> None:
    chance = Chance(99)
    counts: dict[str, int] = {}
    for _ in range(24 * 200):
        cards = list("abcd")
        chance.shuffle("cards", cards)
        counts["".join(cards)] = counts.get("".join(cards), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.7


@pytest.mark.parametrize("size", [10, 52, 200])
def test_shuffles_of_whole_decks_are_even(size: int) -> None:
    """Where the first and the last card go, and which two come to lie side by side."""
    chance = Chance(123)
    first, last, pairs = [0] * 10, [0] * 10, [0] * 3
    for _ in range(3000):
        cards = list(range(size))
        chance.shuffle("deck", cards)
        assert sorted(cards) == list(range(size))
        first[cards.index(0) * 10 // size] += 1
        last[cards.index(size - 1) * 10 // size] += 1
        pairs[((cards[1] - cards[0]) % size - 1) * 3 // (size - 1)] += 1
    if size % 10 == 0:
        assert max(chi_square(first), chi_square(last)) < 27.9
    assert min(first) > 200 and min(last) > 200 and min(pairs) > 850


def test_one_roll_does_not_tell_the_next() -> None:
    chance = Chance(5)
    counts = [0] * 36
    for one, other in pairwise(chance.roll("die", 7201)):
        counts[(one - 1) * 6 + other - 1] += 1
    assert chi_square(counts) < 66.6


def test_bounds_are_kept() -> None:
    chance = Chance(1)
    for bound in (1, 2, 3, 7, 1000, 1 << 32, 1 << 62):
        assert all(0 <= chance.below("any", bound) < bound for _ in range(50))
    assert {chance.die("d3", 3) for _ in range(100)} == {1, 2, 3}
    assert {chance.pick("pick", "xyz") for _ in range(100)} == set("xyz")


def test_laid_out_results_come_first_and_in_order() -> None:
    chance = Chance(1, {}, {"dice": [6, 1, 6], "deck": [2, 0]})
    assert chance.roll("dice", 2) == [6, 1]
    assert chance.pick("deck", "abc") == "c"
    assert chance.die("dice") == 6
    assert chance.below("deck", 5) == 0
    fresh = Chance(1)
    assert chance.roll("dice", 5) == fresh.roll("dice", 5), "then luck, from its beginning"
    assert chance.below("deck", 50) == fresh.below("deck", 50)


def test_every_use_is_counted() -> None:
    chance = Chance(1, {}, {"laid": [3, 1]})
    chance.die("laid")
    chance.below("laid", 4)
    chance.roll("dice", 3)
    chance.pick("deck", "abc")
    assert chance.uses == 6
    chance.shuffle("deck", list("abcd"))
    assert chance.uses > 6


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(4, {}, {"laid": [1, 2]})
    chance.roll("dice", 3)
    twin = copier(Chance)(chance)
    coming = chance.roll("dice", 9), chance.die("laid")
    assert (twin.roll("dice", 9), twin.die("laid")) == coming


def test_reseeding_changes_what_comes() -> None:
    chance, other = Chance(4), Chance(4)
    chance.roll("dice", 3)
    chance.reseed(77)
    assert chance.roll("dice", 12) == Chance(77).roll("dice", 12) != other.roll("dice", 12)
