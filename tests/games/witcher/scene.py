"""Scenes: a table laid out by hand, played with the players' verbs.

    table = scene("bear", "wolf")                      # the Bear is to travel, phase I
    table.lay("bear", place="vengerberg", hand=[table.card(terrain="water")], gold=4)
    table.monster("archespore", at="hengfors")
    table.choose("move:ban-ard")
    assert table.bear.combat == 1

Nothing starts before the first look at the questions (`choose`, `offered`, `asked`): lay out first.
"""

from __future__ import annotations

from typing import Any

from fabletop.games.witcher import GAME
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import ActionCard, Extension
from fabletop.games.witcher.setup import deal_in, set_up
from fabletop.games.witcher.state import Fight, Player, Section, WitcherState
from fabletop.kernel.ask import Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game
from fabletop.kernel.secrecy import NOBODY, Zone
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal

ZONES = ("hand", "deck", "discard")


class Scene:
    """One table. Attributes named after schools are the players: ``table.bear.gold``."""

    def __init__(self, *schools: str, seed: int = 1) -> None:
        self.state: WitcherState = set_up(Chance(seed), len(schools), {"schools": "random"})
        state = self.state
        state.first = state.active = 0
        if len(schools) == 2:
            state.sections[0].monster = state.monster_tokens[1].draw()
            for section in state.sections[1:]:
                section.monster = state.monster_tokens[0].draw()
        state.boards.cards = [one for one in state.boards.cards if one not in schools]
        for player, school in zip(state.players, schools, strict=True):
            player.school = school  # type: ignore[assignment]
        state.phase = "deal"
        deal_in(Game(state, [], False))
        if len(schools) >= 4:  # WI-SETUP-15 is tested by itself
            state.setup_left = 0
            state.phase = "travel"
            state.turns = 1
        self._session: Session | None = None
        self._made = 0

    def __getattr__(self, name: str) -> Player:
        for player in self.state.players:
            if player.school == name:
                return player
        raise AttributeError(name)

    # Laying out

    def card(self, colour: Any = "blue", terrain: Any = "forest", **fields: Any) -> str:
        """A card made for this scene; `extensions` as a list of dicts."""
        self._made += 1
        id = f"scene-card-{self._made}"
        extensions = tuple(Extension(**one) for one in fields.pop("extensions", ()))
        fields.setdefault("name", id)
        library().cards[id] = ActionCard(
            origin="design", id=id, colour=colour, terrain=terrain, extensions=extensions, **fields
        )
        return id

    def cards(self, number: int, **fields: Any) -> list[str]:
        return [self.card(**fields) for _ in range(number)]

    def lay(self, school: str, **fields: Any) -> Player:
        """Change a player. `hand`, `deck`, `discard` are lists of card ids (last = top),
        `place` a location id, anything else a field of the player."""
        player: Player = getattr(self, school)
        for name, value in fields.items():
            if name in ZONES:
                getattr(player, name).cards[:] = list(value)
            elif name == "place":
                player.place = self.place(value)
            elif name == "tracks":
                player.tracks[:] = [self.take_token(one) for one in value]
            else:
                setattr(player, name, value)
        return player

    def place(self, id: str) -> int:
        return library().place_numbers[id]

    def take_token(self, place: str) -> int:
        """Take the location token of a place out of its pile."""
        number = self.place(place)
        terrain = library().places[number].terrain
        self.state.location_tokens[terrain].take(str(number))
        return number

    def trail(self, school: str, place: str) -> None:
        """Give a player the face-down token of a place as a trail token."""
        token = str(self.take_token(place))
        getattr(self, school).trails.append(Zone(NOBODY, [token]))

    def next_tokens(self, *places: str) -> None:
        """These location tokens are drawn next from their piles, the first one first."""
        for place in reversed(places):
            number = self.take_token(place)
            self.state.location_tokens[library().places[number].terrain].put(str(number))

    def monster(self, monster: str, at: str) -> Section:
        """Let a monster live at a place (in the section of the place's terrain)."""
        state = self.state
        number = self.place(at)
        section = state.section(library().places[number].terrain)  # type: ignore[arg-type]
        if section.place != number:
            pile = state.location_tokens[section.terrain]
            pile.put(str(section.place))
            for other in state.players:
                for trail in other.trails:
                    assert trail.cards != [str(number)], "the token is with a player"
            pile.take(str(number))
            section.place = number
        if section.monster != monster:
            if section.monster:
                old_level = library().monsters[section.monster].level
                state.monster_tokens[old_level - 1].put_under(section.monster)
            for other_section in state.sections:
                if other_section.monster == monster:
                    other_section.monster = ""
            for pile in (*state.monster_tokens, state.extra):
                if monster in pile.cards:
                    pile.take(monster)
            section.monster = monster
        return section

    def market(self, *cards: str) -> None:
        """The six cards of the row, slot 1 (leftmost) first."""
        state = self.state
        state.shared.cards[:0] = [one for one in state.market if one not in cards]
        for card in cards:
            if card in state.shared.cards:
                state.shared.take(card)
        state.market[:] = cards

    def moved(self, *acted: str) -> None:
        """The active player has already moved here in this turn."""
        visit = self.state.visit
        visit.moved = True
        visit.entered.append(self.state.player.place)
        visit.acted.extend(self.place(one) for one in acted)

    def phase(self, name: str) -> None:
        """Begin in another phase of the active player's turn: travel, choose, train."""
        self.state.phase = name  # type: ignore[assignment]

    def luck(self, stream: str, *results: int) -> None:
        """What chance will bring: faces for dice ("poker", "attack"), indexes for other streams."""
        self.state.chance.fixed.setdefault(stream, []).extend(results)

    # Playing

    @property
    def session(self) -> Session:
        if self._session is None:
            journal = Journal(
                "witcher", 1, GAME.content_hash(), len(self.state.players), {}, 1, [], [], {}
            )
            self._session = Session(GAME, self.state, journal)
            self._session.begin()
        return self._session

    @property
    def asked(self) -> Request:
        """The open question."""
        (request,) = self.session.requests
        return request

    @property
    def offered(self) -> tuple[str, ...]:
        return self.asked.keys

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def fight(self) -> Fight:
        fight = self.state.fight
        assert fight is not None, "there is no fight"
        return fight

    def choose(self, *keys: str, rule: str | None = None, by: str | None = None) -> None:
        """Answer the open question; `rule` and `by` say which one it should be and whose."""
        asked = self.asked
        if rule is not None:
            assert asked.rule == rule, f"asked is {asked.rule} {asked.keys}"
        if by is not None:
            assert self.state.players[asked.seat].school == by
        self.session.answer(asked.seat, keys)
        self.state = self.session.state

    def said(self, school: str | None = None) -> list[str]:
        """The chronicle as a player (or a spectator) reads it."""
        seat = getattr(self, school).seat if school else None
        return self.session.log(seat)

    # Fights

    def hunt(self) -> None:
        """Start the hunt of the monster on the active player's place."""
        self.phase("choose")
        here = self.state.player.place
        monster = next(one.monster for one in self.state.sections if one.place == here)
        self.choose(f"hunt:{monster}")

    def duel(self, school: str) -> None:
        """Challenge a witcher on the active player's place."""
        self.phase("choose")
        self.choose(f"duel:{school}")

    def stack_life(self, *cards: str) -> None:
        """Put these fight cards on top of the monster's life deck, the first one topmost;
        the number of its cards stays as it is."""
        fight = self.fight
        deck = self.state.fight_deck
        for card in reversed(cards):
            if card in deck.cards:
                deck.put(fight.life.cards.pop(0))
                deck.take(card)
            else:
                fight.life.take(card)
            fight.life.put(card)

    def set_life(self, number: int) -> None:
        """Leave the monster this many cards."""
        fight = self.fight
        while len(fight.life.cards) > number:
            fight.lost.put(fight.life.cards.pop(0))

    def finish_combo(self, *cards: str) -> None:
        """Play these hand cards as a combo (linked in this order) and end step 2."""
        for card in cards:
            self.choose(f"play:{card}", rule="WI-COMBO-2")
        if self.state.fight is not None and self.state.fight.blow is not None:
            asked = self.session.requests
            if asked and asked[0].rule == "WI-COMBO-2" and "done" in asked[0].keys:
                self.choose("done")
