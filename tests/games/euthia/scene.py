"""Scenes: a table laid out by hand, played with the players' verbs.

    table = scene("maeldur", "keleia")            # Maeldur is to play, round 1, on the church
    wood = table.land((1, -2), ["lake", "", ""])  # a tile on the map; fields wood + 1, 2, 3
    table.lay("maeldur", at=wood + 1, coins=2)
    table.choose("mine")

Nothing starts before the first look at the questions (`choose`, `offered`, `asked`): lay out first.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from fabletop.games.euthia import GAME
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.fields import Field, field_of, on_map, place_of
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Field as Printed
from fabletop.games.euthia.records import Loot, MapTile, Monster, Power, Tile
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.rules.explore import lay
from fabletop.games.euthia.rules.land import field_key
from fabletop.games.euthia.rules.lattice import packed
from fabletop.games.euthia.rules.life import CHURCH
from fabletop.games.euthia.rules.turn import start_round
from fabletop.games.euthia.setup import add_control_cards, set_up, take_board
from fabletop.games.euthia.state import NOBODY_PLAYS, EuthiaState, Fight, Player
from fabletop.kernel.ask import Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal

NUMBERS = count(1)
ZONES = ("silver", "gold")
DIAGRAM = ((4, 7, 1), (8, 11, 2), (12, None, 3))  # the Dragonfly's


def hex_of(tile: Field, number: int) -> Field:
    """The hex A, B or C (1 to 3) of a tile laid by a scene."""
    return field_of(place_of(tile), number)


class Scene:
    """One table. Attributes named after heroes are the players: ``table.maeldur.coins``."""

    def __init__(self, *heroes: str, **options: str) -> None:
        settled = GAME.settle({name.replace("_", "-"): one for name, one in options.items()})
        self.state: EuthiaState = set_up(Chance(1), len(heroes), settled)
        state = self.state
        state.first = state.active = 0
        for player, hero in zip(state.players, heroes, strict=True):
            take_board(state, player, hero)  # type: ignore[arg-type]
        state.chosen = len(heroes)
        add_control_cards(state)
        start_round(Game(state, [], False))
        self._session: Session | None = None

    def __getattr__(self, name: str) -> Player:
        for player in self.state.players:
            if player.hero == name:
                return player
        raise AttributeError(name)

    # Laying out

    def tile(self, *uses: Use, kind: Any = "jewellery", **fields: Any) -> str:
        """A tile made for this scene: jewellery for an amulet slot, unless said otherwise."""
        id = f"scene-tile-{next(NUMBERS)}"
        if kind == "jewellery":
            fields.setdefault("jewel", "amulet")
        fields = {"name": id, "origin": "design", "source": "merchants", "kind": kind, **fields}
        library().tiles[id] = Tile(id=id, uses=uses, **fields)
        return id

    def weapon(self, *ranges: tuple[int | None, int | None, int], timing: Any = "attack") -> str:
        """A weapon: lowest strength, highest strength, hits."""
        diagram = tuple(e.Range(least, most, hits) for least, most, hits in ranges)
        return self.tile(Use(timing, diagram=diagram), kind="weapon", buy=4, sell=2)

    def wear(self, hero: str, *ids: str) -> None:
        """Put tiles on fitting slots (unlocked for it), without touching the health's gap."""
        from fabletop.games.euthia.rules.belongings import board_of, slot_kind, tile
        from fabletop.games.euthia.rules.gear import put_on

        player: Player = getattr(self, hero)
        for id in ids:
            kind = slot_kind(tile(id))
            places = [
                place
                for place, slot in enumerate(board_of(player).slots)
                if slot.kind == kind and not player.slots[place]
            ]
            if board_of(player).slots[places[0]].lock and places[0] not in player.unlocked:
                player.unlocked.append(places[0])
            put_on(player, id, places[0])

    def bare(self, hero: str) -> Player:
        """Nothing on the board: no starting tiles, no Gaar, no coins."""
        player: Player = getattr(self, hero)
        player.slots = ["" for _ in player.slots]
        player.gaar = player.dwurt = player.coins = 0
        player.health = max_health(player)
        return player

    def lay(self, hero: str, **fields: Any) -> Player:
        player: Player = getattr(self, hero)
        for name, value in fields.items():
            if name in ZONES:
                getattr(player, name).cards[:] = list(value)
            else:
                setattr(player, name, value)
        return player

    def land(
        self,
        anchor: tuple[int, int],
        locations: list[str] | tuple[str, ...] = ("", "", ""),
        monsters: tuple[int, int, int] = (0, 0, 0),
        loot: Loot | None = None,
        **fields: Any,
    ) -> Field:
        """A tile on the map. Given back is its centre; plus 1, 2, 3 its hexes A, B, C."""
        id = f"scene-land-{next(NUMBERS)}"
        printed = tuple(
            Printed(location=location, monster=level, loot=loot or Loot())  # type: ignore[arg-type]
            for location, level in zip(locations, monsters, strict=True)
        )
        fields = {"chapter": 1, "kind": "general", "flavour": id, **fields}
        library().map_tiles[id] = MapTile(id=id, name=id, origin="design", fields=printed, **fields)
        lay(self.state, id, packed(anchor))
        return field_of(len(self.state.placed) - 1)

    def no_stack(self) -> None:
        """The map will not grow any more."""
        for chapter in range(1, 6):
            self.state.decks[f"map-{chapter}"].cards.clear()

    def stack(self, *chapters: int) -> None:
        """The map stack is just this: empty tiles of these chapters, the top one first."""
        self.no_stack()
        for chapter in reversed(chapters):
            id = f"scene-land-{next(NUMBERS)}"
            library().map_tiles[id] = MapTile(
                id=id,
                name=id,
                origin="design",
                fields=(Printed(), Printed(), Printed()),
                chapter=chapter,
                kind="general",
                flavour=id,
            )
            self.state.decks[f"map-{chapter}"].put("general")
            self.state.decks[f"map-{chapter}-general"].put(id)

    def around(self, *anchors: tuple[int, int]) -> None:
        for anchor in anchors:
            self.land(anchor)

    def power(self, id: str, number: int) -> list[str]:
        """Cards of a type out of the deck (or out of thin air, when it is not in the game)."""
        deck = self.state.decks[library().powers[id].colour].cards
        cards = [one for one in deck if library().power_cards[one].id == id][:number]
        for card in cards:
            deck.remove(card)
        return cards

    def made_power(self, colour: Any, timing: Any, *fields: tuple[Any, ...], **more: Any) -> str:
        """A type of card made for this scene; its cards are ``<id>-1`` to ``<id>-8``."""
        id = f"scene-power-{next(NUMBERS)}"
        one = Power(
            id=id,
            name=id,
            origin="design",
            colour=colour,
            timing=timing,
            fields=fields,
            flavour=id,
            **more,
        )
        library().powers[id] = one
        for number in range(1, 9):
            library().power_cards[f"{id}-{number}"] = one
        return id

    def monster(self, *diagram: tuple[int, int | None, int], level: Any = 1, **fields: Any) -> str:
        id = f"scene-monster-{next(NUMBERS)}"
        ranges = tuple(e.Range(least, most, wounds=n) for least, most, n in diagram or DIAGRAM)
        fields = {"vitality": 6, "least": 0, "reward": (), "flavour": id, **fields}
        fields.setdefault("diagram", ranges)
        library().monsters[id] = Monster(id=id, name=id, origin="design", level=level, **fields)
        return id

    def fight(self, hero: str, monster: str, stage: Any = "heal-1", **fields: Any) -> Fight:
        """A combat under way on the hero's field, from this stage on."""
        player: Player = getattr(self, hero)
        rivals = [one.seat for one in self.state.players if one.seat != player.seat]
        lead = NOBODY_PLAYS if self.state.alone else rivals[0]
        level = library().monsters[monster].level if monster in library().monsters else 1
        fields = {"card": monster, "monster": lead, "stage": stage, **fields}
        if not on_map(player.at):
            player.at = CHURCH
        fight = Fight(
            player.seat,
            fields.pop("field", player.at),
            fields.pop("foe", "monster"),
            level,
            **fields,
        )
        self.state.fight = fight
        return fight

    def luck(self, stream: str, *results: int) -> None:
        self.state.chance.fixed.setdefault(stream, []).extend(results)

    # Playing

    @property
    def session(self) -> Session:
        if self._session is None:
            journal = Journal(
                "euthia", 1, GAME.content_hash(), len(self.state.players), {}, 1, [], [], {}
            )
            self._session = Session(GAME, self.state, journal)
            self._session.begin()
        return self._session

    @property
    def asked(self) -> Request:
        (request,) = self.session.requests
        return request

    @property
    def offered(self) -> tuple[str, ...]:
        return self.asked.keys

    def offers(self, verb: str) -> list[str]:
        """The offered keys that begin with a verb."""
        return [key for key in self.offered if key.split(":")[0] == verb]

    def step(self, field: int) -> None:
        """Walk onto this field."""
        self.choose(f"step:{field_key(self.state, Field(field))}")

    @property
    def total(self) -> int:
        """The strength of the roll as it stands."""
        assert self.state.roll is not None
        return self.state.roll.total

    def choose(self, *keys: str, rule: str | None = None, by: str | None = None) -> None:
        """Answer the open question; `rule` and `by` say which one it should be and whose."""
        asked = self.asked
        if rule is not None:
            assert asked.rule == rule, f"asked is {asked.rule} {asked.keys}"
        if by is not None:
            assert self.state.players[asked.seat].hero == by
        self.session.answer(asked.seat, keys)
        self.state = self.session.state

    def on_to(self, rule: str) -> None:
        """Decline everything until a question of this rule is open."""
        for _ in range(60):
            if self.asked.rule == rule:
                return
            wanted = ("done", "pass", "no-first-strike", "no-trophy", "store-none", "end-turn")
            keys = [one for one in wanted if one in self.offered]
            self.choose(keys[0] if keys else self.offered[0])
        raise AssertionError(f"{rule} was not asked")

    def pass_fight(self) -> None:
        """Decline everything until the fight is over."""
        while self.state.fight is not None:
            wanted = ("done", "pass", "no-first-strike", "no-trophy")
            keys = [one for one in wanted if one in self.offered]
            self.choose(keys[0] if keys else self.offered[0])

    def said(self, hero: str | None = None) -> list[str]:
        seat = getattr(self, hero).seat if hero else None
        return self.session.log(seat)
