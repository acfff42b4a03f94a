"""A table with one monster in mind: figures on an open map, a card of our choice, its turn."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any
from unittest.mock import patch

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.map import ground as grounds
from fabletop.games.gloomhaven.monsters import turn as turns
from fabletop.games.gloomhaven.rules.decks import deck_for
from fabletop.games.gloomhaven.rules.figures import most_hp
from fabletop.games.gloomhaven.rules.turn import automated
from fabletop.games.gloomhaven.setup import set_up
from fabletop.games.gloomhaven.state import Figure, Overlay, Place, Turn
from fabletop.games.gloomhaven.terms import Condition, Rank, Side, Terrain
from fabletop.kernel.ask import Request, only_answer
from fabletop.kernel.chance import Chance
from fabletop.kernel.context import Game
from fabletop.kernel.hexes import Hex

from .boards import D6

OPTIONS = {
    "scenario": "1",
    "difficulty": "normal",
    "level": "1",
    "classes": "choose",
    "information": "secret",
    "randomness": "standard",
    "death": "exhaustion",
    "penalties": "normal",
}
MOVE = e.Move(value=0, relative=True)
ATTACK = e.Attack(value=0, relative=True, base_range=True)


class Lair:
    """Heroes and monsters on map D6; all attack modifiers are +0."""

    def __init__(self, *, hexes: Sequence[Hex] = D6, scenario: str = "1", seats: int = 2) -> None:
        state = set_up(Chance(1), seats, OPTIONS | {"scenario": scenario})
        state.revealed = (f"{len(hexes)} hexes",)
        key = (state.scenario, state.dungeon, state.revealed, state.opened)
        grounds._KNOWN[key] = grounds.Dungeon(hexes)
        state.phase = "turns"
        state.modifiers.cards[:] = ["plus-0"] * 20
        self.state = state
        self.game = Game(state, [], True)
        self.asked: list[Request] = []

    def hero(self, type: str, at: Hex, *conditions: Condition, hp: int = 10) -> Figure:
        """The next seat's character."""
        hero = next(one for one in self.state.heroes if not one.type)
        hero.type = type
        figure = Figure(type, "hero", type, at, hp, 10, "heroes", owner=hero.seat)
        figure.conditions = conditions
        self.state.order += (Place(type, "hero", 10 * (hero.seat + 1)),)
        return self._put(figure)

    def summon(self, type: str, at: Hex, owner: int, number: int = 1) -> Figure:
        most = library().summons[type].hp
        id = f"{type}-{number}"
        return self._put(
            Figure(id, "summon", type, at, most, most, "heroes", owner=owner, order=number)
        )

    def monster(
        self,
        type: str,
        at: Hex,
        *conditions: Condition,
        rank: Rank = "normal",
        number: int = 1,
        lost: int = 0,
        side: Side = "monsters",
    ) -> Figure:
        most = most_hp(self.state, type, rank)
        figure = Figure(f"{type}-{number}", "monster", type, at, most - lost, most, side)
        figure.rank, figure.number, figure.conditions = rank, number, conditions
        deck = deck_for(self.game, type)
        deck.current = deck.current or deck.draw.cards[0]
        if all(one.who != type for one in self.state.order):
            self.state.order += (Place(type, "monster", 50),)
        return self._put(figure)

    def _put(self, figure: Figure) -> Figure:
        self.state.figures[figure.id] = figure
        return figure

    def lay(
        self, kind: Terrain, *hexes: Hex, damage: int = -1, gives: tuple[Any, ...] = ()
    ) -> None:
        """Overlay tiles; a trap's damage of -1 is the scenario's."""
        laid = tuple(Overlay(at, kind, "", damage, gives) for at in hexes)
        self.state.overlays += laid

    def card(self, id: str) -> None:
        """This card was drawn for its deck."""
        deck = self.state.decks[library().monster_cards[id].deck]
        deck.current = id

    def act(
        self, figure: Figure, *lines: e.AnyAbility, **answers: str | Sequence[str]
    ) -> list[str]:
        """The figure's whole turn; the rules of the questions that were asked.

        With `lines`, these abilities stand on its card. Answers by rule, `GH_FOCUS_09="focus:…"`;
        damage is suffered if nothing else is said.
        """
        self.asked.clear()
        given = {rule.replace("_", "-"): answer for rule, answer in answers.items()}
        self.state.turn = Turn(figure=figure.id)
        printed = patch.object(turns, "abilities_of", lambda state, one: lines)
        with printed if lines else nullcontext():
            self._drive(automated(self.game), given)
        assert not given, f"never asked: {given}"
        return [one.rule for one in self.asked]

    def do(self, running: Any, **answers: str | Sequence[str]) -> None:
        """Run any rule to its end."""
        self.asked.clear()
        given = {rule.replace("_", "-"): answer for rule, answer in answers.items()}
        self._drive(running, given)
        assert not given, f"never asked: {given}"

    def _drive(self, running: Any, given: dict[str, str | Sequence[str]]) -> None:
        answer: Any = None
        while True:
            try:
                request = running.send(answer)
            except StopIteration:
                return
            answer = only_answer(request)
            if answer is not None:
                continue
            self.asked.append(request)
            if request.rule in given:
                said = given.pop(request.rule)
                answer = (said,) if isinstance(said, str) else tuple(said)
            elif request.rule == "GH-DAMAGE-01":
                answer = ("suffer",)
            else:
                raise AssertionError(f"{request.rule} asks among {request.keys}")
            assert all(key in request.keys for key in answer), (answer, request.keys)

    def offered(self, rule: str) -> set[str]:
        """What the question of a rule left open."""
        return {key for one in self.asked if one.rule == rule for key in one.keys}

    def told(self, id: str) -> list[dict[str, str | int]]:
        return [line.args for line in self.game.lines if line.id == id]

    def hits(self) -> list[tuple[str, str]]:
        """Who attacked whom, in order."""
        return [(str(one["who"]), str(one["whom"])) for one in self.told("attacks")]
