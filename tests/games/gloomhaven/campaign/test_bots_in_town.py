"""Bots in town: one hero each, nothing resold, done once; nobody is left without a quest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from fabletop.bots import GreedyBot
from fabletop.games.gloomhaven.campaign import chapters
from fabletop.games.gloomhaven.web.service import new_world
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.session import Session

MOST_ANSWERS = 120


class Company:
    """A human on seat 0 and greedy bots on the others, who act whenever they are asked, as at a web
    table: after everything that anybody does."""

    def __init__(self, seats: int, seed: int) -> None:
        self.session: Session = chapters.visit(new_world("T", seats, {}, seed), 0, seats)
        self.bots = {seat: GreedyBot(seed + seat) for seat in range(1, seats)}
        self.done: list[tuple[int, Keys]] = []

    def let_bots_act(self) -> None:
        left_alone: set[int] = set()
        for request in iter(lambda: self._next(left_alone), None):
            keys = self.bots[request.seat].choose(self.session, request)
            if request.optional and not keys:
                left_alone.add(request.seat)
                continue
            left_alone.clear()
            self.session.answer(request.seat, keys)
            self.done.append((request.seat, keys))
            assert len(self.done) < MOST_ANSWERS, "bots do not come to an end"

    def _next(self, left_alone: set[int]) -> Request | None:
        open_now = (one for one in self.session.requests if one.seat in self.bots)
        return next((one for one in open_now if one.seat not in left_alone), None)

    def human(self, *verbs: str) -> None:
        """Answer with the first key that begins with one of these words, or with the first."""
        request = self.session.request(0)
        assert request is not None
        wanted = (key for verb in verbs for key in request.keys if key.startswith(verb))
        key = next(wanted, request.keys[0] if request.keys else "")
        self.session.answer(0, [key] if key else [])
        self.let_bots_act()

    def deeds(self, verb: str) -> Iterator[tuple[int, str]]:
        return ((seat, key) for seat, keys in self.done for key in keys if key.startswith(verb))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_gh_camp_47_a_bot_makes_exactly_one_hero(seats: int, seed: int) -> None:
    table = Company(seats, seed)
    dealt = len(table.session.state.world.quests)
    table.let_bots_act()
    for _ in range(12):  # whatever the human does, bots do not begin again
        if table.session.over or table.session.request(0) is None:
            break
        made = any(one for one in table.session.state.of_seat(0))
        table.human(*(() if made else ("create:",)), "quest:", "name:", "shop:", "all-done")
    state = table.session.state
    heroes = Counter(state.seat_of(one) for one in state.party.characters)
    assert {seat: heroes[seat] for seat in table.bots} == dict.fromkeys(table.bots, 1)
    assert not list(table.deeds("leave:"))
    assert all(one.quest for one in state.party.characters if one.status == "present")
    # two quests are drawn for each hero, one goes back
    assert len(state.world.quests) == dealt - len(state.party.characters)


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5)])
def test_gh_camp_43_a_bot_does_not_resell_what_it_bought(seats: int, seed: int) -> None:
    table = Company(seats, seed)
    table.let_bots_act()
    for _ in range(12):
        if table.session.over or table.session.request(0) is None:
            break
        made = any(one for one in table.session.state.of_seat(0))
        table.human(*(() if made else ("create:",)), "quest:", "name:", "shop:", "sell:")
    bought = {(seat, key.split(":", 1)[1]) for seat, key in table.deeds("shop:")}
    sold = {(seat, key.split(":", 1)[1]) for seat, key in table.deeds("sell:")}
    assert bought, "a bot spends its gold"
    assert not bought & sold
    ready = Counter(seat for seat, key in table.deeds("all-done"))
    assert all(times == 1 for times in ready.values())
