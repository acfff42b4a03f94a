"""Scenes of a campaign: a world, a party, and the players' verbs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fabletop.games.gloomhaven.campaign import chapters, document
from fabletop.games.gloomhaven.campaign.document import Campaign, Character, Lineage, Party
from fabletop.games.gloomhaven.campaign.homecoming import at_the_gate
from fabletop.games.gloomhaven.campaign.setup import new_world
from fabletop.games.gloomhaven.campaign.state import Town, TownState
from fabletop.games.gloomhaven.campaign.terms import SETTINGS, THRESHOLDS
from fabletop.games.gloomhaven.library import library
from fabletop.kernel.ask import Request, Rule
from fabletop.kernel.chance import Chance
from fabletop.kernel.chronicle import Line
from fabletop.kernel.session import Session


def campaign(*types: str, seed: int = 1, players: int | None = None, **party: Any) -> Campaign:
    """A world just begun, with a party of these classes; each player leads one by default."""
    luck = Chance(seed, {}, {})
    made = Campaign(name="Test", luck=luck, world=new_world(luck))
    count = len(types) if players is None else players
    made.parties.append(Party(name="1", players=[""] * count, settings=dict(SETTINGS), **party))
    for number, type in enumerate(types):
        join(made.parties[0], type, number % count)
    return made


def join(party: Party, type: str, player: int = 0, level: int = 1, **sheet: Any) -> Character:
    """A character that owes itself nothing."""
    box = library()
    pool = [one for one in box.hand_cards(type) if box.cards[one].level in ("1", "X")]
    for gained in range(2, level + 1):
        pool.append(
            next(one for one in box.hand_cards(type) if box.cards[one].level == str(gained))
        )
    perks = [0] * len(box.classes[type].perks)
    for number, perk in enumerate(box.classes[type].perks):
        perks[number] = min(perk.boxes, level - 1 - sum(perks))
    party.lineages.append(Lineage(player=player))
    party.drawn += 1
    found = Character(
        id=party.drawn,
        lineage=len(party.lineages) - 1,
        name=sheet.pop("name", ""),
        type=type,
        level=level,
        xp=THRESHOLDS[level - 1],
        gold=sheet.pop("gold", 30),
        pool=pool,
        perks=perks,
        **sheet,
    )
    party.characters.append(found)
    return found


def town(made: Campaign, number: int = 0, lines: list[Line] | None = None) -> Town:
    """The campaign on a table where rules can be called one by one."""
    game = at_the_gate(made, number, [] if lines is None else lines)
    game.state.phase = "town"
    return game


def run(rule: Rule[Any] | None, *answers: str | Iterable[str]) -> list[Request]:
    """A rule carried out with these answers; the questions it asked."""
    asked: list[Request] = []
    if rule is None:
        return asked
    given = iter(answers)
    try:
        request = next(rule)
        while True:
            assert isinstance(request, Request)
            asked.append(request)
            if request.kind == "pick" and len(request.keys) == 1:
                keys: tuple[str, ...] = request.keys
            elif request.kind == "amount" and request.least == request.most:
                keys = (str(request.least),)
            else:
                answer = next(given)
                keys = (answer,) if isinstance(answer, str) else tuple(answer)
                assert request.kind == "amount" or set(keys) <= set(request.keys), request
            request = rule.send(keys)
    except StopIteration:
        assert next(given, None) is None, "an answer too many"
    return asked


class Visit:
    """A visit as the players see it."""

    def __init__(self, made: Campaign | None, seats: int | None = None, party: int = 0) -> None:
        if seats is None:
            seats = len(made.parties[party].players) if made else 1
        self.session: Session = chapters.visit(made, party, seats, 1)

    @property
    def state(self) -> TownState:
        state: TownState = self.session.state
        return state

    def hero(self, type: str) -> Character:
        return next(one for one in self.state.present if one.type == type)

    def open(self, seat: int = 0) -> tuple[str, ...]:
        request = self.session.request(seat)
        return request.keys if request else ()

    def do(self, *keys: str, seat: int = 0) -> Visit:
        """One answer after the other."""
        for key in keys:
            self.session.answer(seat, (key,))
        return self

    def all_ready(self) -> Visit:
        for seat in range(self.state.seats):
            self.do("all-done", seat=seat)
        return self

    def leave_for(self, key: str) -> Visit:
        """Everybody is ready, and the party goes there."""
        self.all_ready().do(key, "set-out")
        while not self.session.over:  # a road event, and whatever it asks
            request = self.session.requests[0]
            if request.kind == "amount":
                self.session.answer(request.seat, (str(request.least),))
            else:
                self.session.answer(request.seat, request.keys[: max(1, request.least)])
        return self

    @property
    def document(self) -> Campaign:
        """The campaign after this visit, as it would be read from a file."""
        return document.read(document.write(chapters.after(self.begun, self.session)))

    @property
    def begun(self) -> Campaign | None:
        text = self.session.journal.options["document"]
        return document.read(text) if text else None
