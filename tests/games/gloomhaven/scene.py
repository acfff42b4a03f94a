"""Scenes: a table laid out by hand in a plain hall, played with the players' verbs.

    table = Scene("brute", "tinkerer")
    guard = table.monster("bandit-guard", (1, 0), hp=5)
    table.draws("brute", "plus-1")
    table.act("brute", e.Attack(value=3))              # the top of a card made for this scene
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 1

The hall `R1` is every hex within four of (0, 0); a door at (5, 0) leads to `R2` behind it. Rules
that are questions to nobody in particular are run by `table.run(rule, *answers)`.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from fabletop.games.gloomhaven import GAME
from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import STANDARD_DECK, library
from fabletop.games.gloomhaven.records import (
    AbilityCard,
    Action,
    Door,
    Goal,
    Room,
    Scenario,
    Spawn,
)
from fabletop.games.gloomhaven.rules.figures import most_hp
from fabletop.games.gloomhaven.rules.memory import note_seen
from fabletop.games.gloomhaven.rules.placing import free_numbers
from fabletop.games.gloomhaven.setup import set_up
from fabletop.games.gloomhaven.state import (
    Carried,
    Figure,
    GloomhavenState,
    Hero,
    Overlay,
    Place,
    Turn,
)
from fabletop.kernel.ask import Request, only_answer
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game
from fabletop.kernel.secrecy import EVERYONE
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal

MADE = count(1)  # what was looked up once for a card is kept, so no id comes twice
HALL = tuple(
    (q, r) for q in range(-4, 5) for r in range(-4, 5) if max(abs(q), abs(r), abs(q + r)) <= 4
)
BEHIND = tuple((q, r) for q in range(6, 10) for r in range(-4, 3) if 6 <= q + max(0, r) <= 9)


def hall(**fields: Any) -> Scenario:
    """The plain hall; `fields` change its record."""
    given: dict[str, Any] = {
        "origin": "design",
        "id": "scene-hall",
        "number": 95,
        "name": "Hall",
        "grid": "-",
        "introduction": "-",
        "conclusion": "-",
        "monsters": (),
        "goal": Goal(kill_all=True),
        "rooms": (Room(id="R1", start=True, hexes=HALL), Room(id="R2", hexes=BEHIND)),
        "doors": (Door(id="D1", at=(5, 0), rooms=("R1", "R2"), label="1"),),
        "start": ((-4, 0), (-4, 1), (-4, 2), (-4, 3)),
        "spawns": (Spawn(monster="living-bones", at=(8, 0), room="R2", ranks=("normal",) * 3),),
    }
    return Scenario(**{**given, **fields})


class Scene:
    """One table; `table.state` is what lies on it."""

    def __init__(
        self, *classes: str, level: int = 1, scenario: Scenario | None = None, **options: str
    ) -> None:
        record = scenario or hall()
        library().scenarios[record.id] = record
        given = {"scenario": "1", "level": str(level), **options}
        self.options = GAME.settle(given)
        self.state: GloomhavenState = set_up(Chance(1), len(classes), self.options)
        state = self.state
        state.scenario = record.id
        state.revealed = ("R1",)
        for hero, type in zip(state.heroes, classes, strict=True):
            cards = [one for one in library().hand_cards(type) if library().cards[one].level == "1"]
            hero.type = type
            hero.pool = tuple(cards)
            hero.perks = (0,) * len(library().classes[type].perks)
            hero.hand.cards[:] = cards
            hero.deck.cards[:] = list(STANDARD_DECK)
            hp = library().classes[type].hp[level - 1]
            state.figures[type] = Figure(
                type, "hero", type, (-hero.seat, 0), hp, hp, side="heroes", owner=hero.seat
            )
        state.phase = "turns"
        state.round = 1
        state.order = tuple(Place(one, "hero", 10 + n) for n, one in enumerate(classes))
        self.game: Game[GloomhavenState] = Game(state, [], True)
        self.asked_so_far: list[Request] = []
        self._session: Session | None = None

    # Laying out

    def hero(self, type: str) -> Hero:
        return self.state.hero(type)

    def figure(self, id: str) -> Figure:
        return self.state.figures[id]

    def lay(self, type: str, **fields: Any) -> Figure:
        """Change a hero: piles by card ids, items by ids, anything else of figure or hero."""
        hero, figure = self.hero(type), self.figure(type)
        for name, value in fields.items():
            if name in ("hand", "discard", "lost", "picks", "goals"):
                getattr(hero, name).cards[:] = list(value)
            elif name == "items":
                hero.items[:] = [Carried(one) for one in value]
            elif hasattr(figure, name) and name not in ("type", "level"):
                setattr(figure, name, value)
            else:
                setattr(hero, name, value)
        return figure

    def monster(
        self, type: str, at: tuple[int, int], rank: Any = "normal", **fields: Any
    ) -> Figure:
        """A monster on the map; the lowest free number unless `number` is given."""
        state = self.state
        number = fields.pop("number", min(free_numbers(state, type)))
        state.numbers[type] = tuple(one for one in free_numbers(state, type) if one != number)
        most = most_hp(state, type, rank)
        figure = Figure(
            f"{type}-{number}", "monster", type, at, most, most, rank=rank, number=number
        )
        for name, value in fields.items():
            setattr(figure, name, value)
        state.figures[figure.id] = figure
        note_seen(state, type)
        return figure

    def tile(self, kind: Any, *hexes: tuple[int, int], **fields: Any) -> None:
        self.state.overlays += tuple(Overlay(at, kind, "scene", **fields) for at in hexes)

    def draws(self, who: str, *cards: str) -> None:
        """The next modifier cards, the first one drawn first; "monsters" for their deck."""
        deck = self.state.modifiers if who == "monsters" else self.hero(who).deck
        deck.cards.extend(reversed(cards))

    def card(
        self, *top: Any, bottom: tuple[Any, ...] = (), owner: str = "brute", **fields: Any
    ) -> str:
        """A card made for this scene: the abilities of its top; `action` fields for that half."""
        id = f"scene-card-{next(MADE)}"
        initiative = fields.pop("initiative", 50)
        idle = (e.Loot(range=1),)
        library().cards[id] = AbilityCard(
            origin="design",
            id=id,
            number=900,
            owner=owner,
            name=id,
            level="1",
            initiative=initiative,
            top=Action(abilities=top or idle, **fields),
            bottom=Action(abilities=bottom or idle),
        )
        return id

    # Playing

    def run(self, rule: Any, *answers: Any) -> Any:
        """Drive a rule; answers are keys, or tuples of keys for several at once."""
        left = list(answers)
        if rule is None or not hasattr(rule, "send"):
            return rule
        try:
            asked = next(rule)
            while True:
                assert isinstance(asked, Request), asked
                self.asked_so_far.append(asked)
                forced = only_answer(asked)
                if forced is None:
                    assert left, f"unexpected question {asked.rule} {asked.keys}"
                    answer = left.pop(0)
                    forced = answer if isinstance(answer, tuple) else (answer,)
                    assert all(key in asked.keys for key in forced), (asked.rule, asked.keys)
                asked = rule.send(forced)
        except StopIteration as end:
            assert not left, f"not asked any more: {left}"
            return end.value

    def turn(self, type: str, *cards: str, initiative: int = 50) -> None:
        """Let it be the turn of a hero with these cards before it."""
        hero = self.hero(type)
        hero.picks.cards[:] = list(cards)
        hero.picks.audience = EVERYONE
        hero.played = tuple(cards)
        hero.initiative = initiative
        self.state.turn = Turn(figure=type, stage="choose")

    def act(self, type: str, *abilities: Any, **fields: Any) -> str:
        """The hero performs the top of a card made of these abilities; the first question after
        the choice of the action is open."""
        card = self.card(*abilities, owner=type, **fields)
        self.turn(type, card, self.card())
        self.choose(f"top:{card}")
        return card

    @property
    def session(self) -> Session:
        if self._session is None:
            journal = Journal("gloomhaven", 1, "", len(self.state.heroes), self.options, 1)
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

    def choose(self, *keys: str, rule: str | None = None) -> None:
        asked = self.asked
        if rule is not None:
            assert asked.rule == rule, f"asked is {asked.rule} {asked.keys}"
        self.session.answer(asked.seat, keys)

    def end_turn(self) -> None:
        """Forgo what is left of the turn in progress."""
        while self.session.requests and self.asked.rule == "GH-CARDS-01":
            keys = self.offered
            self.choose(next(one for one in keys if one.startswith(("end-turn", "forgo"))))
