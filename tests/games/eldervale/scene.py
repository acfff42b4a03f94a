"""Scenes: a table laid out by hand, played with the players' verbs.

    table = scene("order", "earth")                   # seat 0 is a, seat 1 is b; peace is over
    table.put(table.a, "worker-1", "order-1")
    table.choose("place:worker:portal")
    assert table.a.units["worker-1"] == table.at("portal")

Hands are empty and every deck is in order unless the scene says otherwise. Nothing starts before
the first look at the questions (`choose`, `offered`, `asked`): lay out first. The map, with x, y, z
the elements of the first three in play, in the order of the seats:

        mage-tower   fortress   mill
    x-1      x-2      portal     y-1
        y-2      dungeon    z-1
"""

from __future__ import annotations

from typing import Any

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.realms import lay
from fabletop.games.eldervale.rules.tableau import new_card
from fabletop.games.eldervale.setup import build, prepare_element, set_up
from fabletop.games.eldervale.state import READY, EldervaleState, Held, Player
from fabletop.games.eldervale.terms import ELEMENTS, TOKENS
from fabletop.kernel.ask import Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal

__all__ = ["Scene", "build"]


class Scene:
    """One table. The players are a, b, c, d, e in the order of their seats."""

    def __init__(
        self,
        *seats: str,
        map: dict[str, tuple[int, int]] | None = None,
        peace: bool = False,
        seed: int = 1,
        **options: str,
    ) -> None:
        """`seats` are factions, or elements for their first factions."""
        chosen = GAME.settle({name.replace("_", "-"): value for name, value in options.items()})
        self.state: EldervaleState = set_up(Chance(seed), len(seats), chosen)
        state = self.state
        state.first = state.active = 0
        self.game = Game(state, [], True)
        box = library()
        for player, name in zip(state.players, seats, strict=False):
            player.faction = box.factions_of[name][0] if name in ELEMENTS else name
            player.element = box.factions[player.faction].element
        for player in state.players[len(seats) :]:
            player.element = next(e for e in ELEMENTS if e != state.players[0].element)
        own = [player.element for player in state.players]
        more = [one for one in ELEMENTS if one not in own][:2]
        self.order = [*own, *more]
        state.elements = tuple(one for one in ELEMENTS if one in self.order)
        for element in state.elements:
            prepare_element(self.game, element)
        for player in state.players:
            player.tableau.append(Held(box.start_cards[player.element].id, ("",)))
            player.power = {player.element: 1}
            player.regrouped = not peace
            player.glory = -1 if peace else 0
        state.power_orbs = list(state.elements)
        state.glory_orbs = [4, 7]
        state.orbs_box = 9 - len(state.power_orbs) - 2
        self._lay_map(map if map is not None else self.default_map())
        state.turns = 1
        state.phase = "main"
        self._session: Session | None = None

    def default_map(self) -> dict[str, tuple[int, int]]:
        x, y, z = self.order[:3]
        return {
            "mage-tower": (-1, -1),
            "fortress": (0, -1),
            "mill": (1, -1),
            f"{x}-1": (-2, 0),
            f"{x}-2": (-1, 0),
            "portal": (0, 0),
            f"{y}-1": (1, 0),
            f"{y}-2": (-2, 1),
            "dungeon": (-1, 1),
            f"{z}-1": (0, 1),
        }

    def _lay_map(self, places: dict[str, tuple[int, int]]) -> None:
        state = self.state
        for option, tile in (("mother-of-dragons", "dragons-lair"), ("frost-giant", "bridge")):
            if state.options[option] == "on":
                state.monsters[option] = -1
                if tile not in places:
                    state.stock.cards.append(tile)
        for tile, at in places.items():
            lay(self.game, tile, at)
        laid = {realm.tile for realm in state.realms}
        for element in state.elements:
            state.stock.cards[:0] = [
                tile for tile in library().realms_of[element] if tile not in laid
            ]

    # Who and where

    @property
    def a(self) -> Player:
        return self.state.players[0]

    @property
    def b(self) -> Player:
        return self.state.players[1]

    @property
    def c(self) -> Player:
        return self.state.players[2]

    @property
    def d(self) -> Player:
        return self.state.players[3]

    def at(self, tile: str) -> int:
        """The number of a realm on the map."""
        return next(n for n, realm in enumerate(self.state.realms) if realm.tile == tile)

    # Laying out

    def put(self, player: Player, unit: str, tile: str) -> None:
        player.units[unit] = self.at(tile)

    def ready(self, player: Player, *units: str) -> None:
        for unit in units:
            player.units[unit] = READY

    def give(self, player: Player, **supply: int) -> None:
        """Exactly these resources."""
        player.supply = {kind: supply.get(kind, 0) for kind in TOKENS}

    def hold(self, player: Player, *cards: str) -> None:
        """These magic cards in hand."""
        for card in cards:
            self.state.magic.take(card)
            player.hand.put(card)

    def own(self, player: Player, card: str, *slots: str, **fields: Any) -> None:
        """An adventure card in a tableau, with tokens on its slots."""
        held = new_card(card)
        filled = tuple(slots) + held.slots[len(slots) :]
        player.tableau.append(Held(card, filled, **fields))
        element = library().adventures[card].element
        if element in self.state.decks:
            if self.state.offers[element] == card:
                self.state.offers[element] = self.state.decks[element].draw()
            else:
                self.state.decks[element].take(card)
        for token in slots:
            self.take_token(token)

    def take_token(self, token: str) -> str:
        """Take a treasure token out of its pool (or leave it, if its element is not in play)."""
        element = library().treasures[token].element if token in library().treasures else ""
        pool = self.state.pools.get(element)
        if pool is not None and token in pool.cards:
            pool.take(token)
        return token

    def treasure(self, player: Player, *tokens: str) -> None:
        for token in tokens:
            player.treasure.append(self.take_token(token))

    def offer(self, card: str) -> None:
        """Turn this card up on its deck."""
        element = library().adventures[card].element
        state = self.state
        if state.offers[element] != card:
            state.decks[element].take(card)
            if state.offers[element]:
                state.decks[element].put_under(state.offers[element])
            state.offers[element] = card

    def dwell(self, player: Player, tile: str, worker: str) -> None:
        """A dwelling that stands already."""
        player.units[worker] = -4
        player.dwellings.append(self.at(tile))

    def monster(self, monster: str, tile: str) -> None:
        """Let a monster stand in a realm."""
        record = library().monsters.get(monster)
        if record is not None and record.element:
            for other in list(self.state.monsters):
                if library().monsters[other].element == record.element:
                    del self.state.monsters[other]
        self.state.monsters[monster] = self.at(tile)

    def next_realm(self, tile: str) -> None:
        self.state.stock.take(tile)
        self.state.stock.put(tile)

    def phase(self, name: str) -> None:
        self.state.phase = name  # type: ignore[assignment]

    def luck(self, stream: str, *results: int) -> None:
        self.state.chance.fixed.setdefault(stream, []).extend(results)

    # Playing

    @property
    def session(self) -> Session:
        if self._session is None:
            seats = len(self.state.players) - self.state.solo
            journal = Journal("eldervale", 1, GAME.content_hash(), seats, {}, 1, [], [], {})
            self._session = Session(GAME, self.state, journal)
            self._session.begin()
        return self._session

    @property
    def asked(self) -> Request:
        """The open question; side offers are not counted."""
        return next(one for one in self.session.requests if not one.optional)

    @property
    def offered(self) -> tuple[str, ...]:
        return self.asked.keys

    @property
    def over(self) -> bool:
        return self.session.over

    def choose(self, *keys: str, rule: str | None = None, by: Player | None = None) -> None:
        """Answer the open question; `rule` and `by` say which one it should be and whose."""
        asked = self.asked
        if rule is not None:
            assert asked.rule == rule, f"asked is {asked.rule} {asked.keys}"
        if by is not None:
            assert asked.seat == by.seat, f"asked is seat {asked.seat} {asked.rule}"
        self.session.answer(asked.seat, keys)
        self.state = self.session.state

    def side(self, player: Player, key: str) -> None:
        """Take a side offer."""
        self.session.answer(player.seat, (key,))

    def run(self, rule: Any) -> None:
        """Carry a rule out that asks nothing (or whose questions leave no choice)."""
        reply: Any = None
        if rule is None:
            return
        while True:
            try:
                asked = rule.send(reply)
            except StopIteration:
                return
            assert len(asked.keys) == 1, f"asked: {asked}"
            reply = asked.keys

    def asks(self, rule: Any, *answers: str) -> tuple[str, ...]:
        """Carry a rule out with these answers; the keys of the next question, or none."""
        reply: Any = None
        left = list(answers)
        while True:
            try:
                asked = rule.send(reply)
            except StopIteration:
                assert not left, f"nobody asked for {left}"
                return ()
            if not left:
                return tuple(asked.keys)
            assert left[0] in asked.keys, f"{left[0]} not in {asked.keys}"
            reply = (left.pop(0),)

    def said(self, player: Player | None = None) -> list[str]:
        return self.session.log(player.seat if player is not None else None)
