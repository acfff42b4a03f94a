"""How a campaign goes on: from a table that is over to the next one, with the same players.

The result of a scenario is entered into the document of now, whatever other parties did meanwhile.
A visit that began from an older document is played again on the newest one, choice by choice, as
far as every choice is still offered; where one is not, its players go on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from ....bots import BOTS
from ....kernel.session import Session
from ....kernel.session.legal import IllegalChoice
from ....web.lobby.settings import SeatPlan, TablePlan
from ....web.tables.registry import Rooms
from ....web.tables.tokens import hashed, new_seed, new_token
from .. import GAME as SCENARIO
from ..campaign import GAME as VISIT
from ..campaign import chapters, document
from ..campaign.departure import closed
from ..campaign.document import Campaign, Party
from ..campaign.terms import (
    DIFFICULTIES,
    LONGEST_NOTES,
    SETTINGS,
    VARIANTS,
)
from .storage import Campaigns, NewTable, Overtaken, Sitting, StoredCampaign, StoredPlayer

CHOICES: Mapping[str, Sequence[str]] = {"difficulty": DIFFICULTIES, **VARIANTS}
PATIENCE = 8  # how often somebody else may be faster


class NoSuchCampaign(Exception):
    """There is none with this id."""


# Worlds and parties


def new_world(name: str, seats: int, settings: Mapping[str, str], seed: int) -> Campaign:
    """A fresh world with its first party."""
    session = chapters.visit(None, 0, seats, seed)
    campaign = closed(session.state)
    campaign.parties = []
    return with_party(campaign, name, seats, settings)


def with_party(campaign: Campaign, name: str, seats: int, settings: Mapping[str, str]) -> Campaign:
    """GH-CAMP-06: a new party begins in the city with reputation 0."""
    party = Party(name=name, players=[""] * seats, settings={**SETTINGS, **settings})
    copy = document.read(document.write(campaign))
    copy.parties.append(party)
    return copy


def with_name(campaign: Campaign, party: int, hero: int, name: str) -> Campaign:
    """GH-CAMP-48: a hero is called otherwise from now on."""
    copy = document.read(document.write(campaign))
    found = next(one for one in copy.parties[party].characters if one.id == hero)
    found.name = name
    return copy


def with_notes(campaign: Campaign, party: int, notes: str) -> Campaign:
    copy = document.read(document.write(campaign))
    copy.parties[party].notes = notes
    return copy


def clean_notes(written: str) -> str:
    """Lines that can be shown and kept."""
    lines = ("".join(sign for sign in line if sign.isprintable()) for line in written.splitlines())
    return "\n".join(line.rstrip() for line in lines).strip()[:LONGEST_NOTES]


def leads(campaign: Campaign, party: int, hero: int) -> int | None:
    """The player whose hero this is; None if there is no such hero."""
    if not 0 <= party < len(campaign.parties):
        return None
    crew = campaign.parties[party]
    found = next((one for one in crew.characters if one.id == hero), None)
    return None if found is None else crew.lineages[found.lineage].player


def lasting(session: Session, campaign: Campaign) -> Session:
    """A visit played again in the world of now, up to the first choice that is not offered."""
    old = session.journal
    fresh = chapters.visit(campaign, int(old.options["party"]) - 1, old.seats, old.seed)
    for choice in old.choices:
        if choice.forced:  # the kernel gives these answers itself
            continue
        request = fresh.request(choice.seat)
        if request is None or request.rule != choice.rule:
            break
        try:
            fresh.answer(choice.seat, choice.keys)
        except IllegalChoice:
            break
    return fresh


# From table to table


class Step(msgspec.Struct):
    """What comes after a table: the document it made ("" if it has to be played on), and how the
    next session begins."""

    document: str
    kind: str
    players: tuple[int, ...]
    begin: Callable[[], Session]


def after(stored: StoredCampaign, sitting: Sitting, session: Session) -> Step:
    """The step from a session that is over."""
    now = document.read(stored.document)
    if sitting.kind == "visit" and sitting.base != stored.version:
        session = lasting(session, now)
        if not session.over:
            return Step("", "visit", sitting.players, lambda: session)
    made = chapters.after(now, session)
    return upcoming(made, sitting.party, document.write(made))


def upcoming(campaign: Campaign, party: int, text: str = "") -> Step:
    """What a party does next: the scenario it has set out for, or a visit."""
    journey = campaign.journeys.get(str(party))
    if journey is not None:
        begin = partial(chapters.scenario, journey)
        return Step(text, "scenario", journey.players, begin)
    seats = len(campaign.parties[party].players)
    begin = partial(chapters.visit, campaign, party, seats, new_seed())
    return Step(text, "visit", tuple(range(seats)), begin)


class Journeys:
    """Campaigns and the rooms their tables are in."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.campaigns = Campaigns(rooms.store)

    async def table_now(self, id: str, party: int) -> str:
        """The table at which this party goes on, made if there is none to be played. Raises
        NoSuchCampaign."""
        for _ in range(PATIENCE):
            stored = await self.campaigns.campaign(id)
            if stored is None:
                raise NoSuchCampaign(id)
            sittings = [one for one in await self.campaigns.sittings(id) if one.party == party]
            last = sittings[-1] if sittings else None
            try:
                if last is None or last.applied:
                    return await self._first(stored, party)
                room = await self.rooms.room(last.table)
                if not room.session.over:
                    return last.table
                return await self._next(stored, last, room.session)
            except Overtaken:
                continue
        raise Overtaken(id)

    async def name_hero(self, id: str, party: int, hero: int, name: str) -> None:
        """What a hero is called from now on. Raises Overtaken."""
        await self._written(id, lambda campaign: with_name(campaign, party, hero, name))

    async def note(self, id: str, party: int, notes: str) -> None:
        """What a party wants to remember. Raises Overtaken."""
        await self._written(id, lambda campaign: with_notes(campaign, party, notes))

    async def _written(self, id: str, change: Callable[[Campaign], Campaign]) -> None:
        """A new version of the document with something in it that no rule looks at. A visit that
        is being played is not disturbed: at its end it is told again in the world of then."""
        for _ in range(PATIENCE):
            stored = await self.campaigns.campaign(id)
            if stored is None:
                raise NoSuchCampaign(id)
            made = change(document.read(stored.document))
            try:
                await self.campaigns.add_party(id, stored.version, document.write(made), ())
            except Overtaken:
                continue
            return
        raise Overtaken(id)

    async def _first(self, stored: StoredCampaign, party: int) -> str:
        campaign = document.read(stored.document)
        new = await self._laid(stored.id, party, upcoming(campaign, party))
        await self.campaigns.open_table(stored.id, stored.version, party, new)
        return new.stored.id

    async def _next(self, stored: StoredCampaign, last: Sitting, session: Session) -> str:
        step = await self.rooms.in_background(after, stored, last, session)
        new = await self._laid(stored.id, last.party, step)
        if step.document:
            await self.campaigns.advance(stored.id, stored.version, step.document, last, new)
        else:
            await self.campaigns.replace(stored.id, stored.version, last, new)
        return new.stored.id

    async def _laid(self, id: str, party: int, step: Step) -> NewTable:
        everybody = await self.campaigns.players(id)
        players = {one.player: one for one in everybody if one.party == party}
        game = VISIT.id if step.kind == "visit" else SCENARIO.id
        seats = [seat(players[player]) for player in step.players]
        plan = TablePlan(game, seats, hot_seat=at_one_screen([*players.values()], len(seats)))
        table = await self.rooms.stored_table(plan, step.begin)
        return NewTable(table, game, step.kind, step.players, hashed(new_token()))


def seat(player: StoredPlayer) -> SeatPlan:
    if player.kind in BOTS:
        return SeatPlan("bot", player.name, player.kind)
    return SeatPlan("human", player.name)


def at_one_screen(players: Sequence[StoredPlayer], seats: int) -> bool:
    """Several seats are played in one place, and none elsewhere."""
    people = [one.kind for one in players if one.kind not in BOTS]
    return "open" not in people and (len(people) > 1 or seats > len(players))


def settings_in(wishes: Mapping[str, str]) -> dict[str, str]:
    """The variants among the fields of a form; what is unknown is left out."""
    return {name: value for name, value in wishes.items() if value in CHOICES.get(name, ())}
