"""From the city to a scenario: what a finished visit makes of the campaign."""

from __future__ import annotations

import hashlib

import msgspec

from ....kernel.chance import Chance
from ....kernel.session import Session
from ..library import library
from ..party import Member
from ..party import Party as Lineup
from .document import Campaign, Chapter, Character, Journey, Said
from .rules.enhancement import as_played
from .state import TownState

SEED_BITS = 62
CAMPAIGN_GAME, SCENARIO_GAME = "gloomhaven-campaign", "gloomhaven"


class Departure(msgspec.Struct, frozen=True):
    """The new document, and how to begin the session of the scenario."""

    campaign: Campaign
    party: int
    seats: int
    seed: int
    options: dict[str, str]
    players: tuple[int, ...]  # who leads the character of each seat


class NotOver(ValueError):
    """A session that has not come to its end."""


def departure(session: Session) -> Departure:
    """Close a visit. The session itself stays as it is."""
    if session.game.id != CAMPAIGN_GAME or not session.over:
        raise NotOver("The visit is not over: the party has not set out yet.")
    state: TownState = msgspec.msgpack.decode(msgspec.msgpack.encode(session.state), type=TownState)
    journey = set_out(state)
    campaign = closed(state)
    campaign.journeys[str(state.number)] = journey
    told = tuple(Said(one.id, tuple(one.args.items())) for one in session.lines)
    campaign.chapters.append(
        Chapter(
            "visit",
            state.number,
            journey.scenario,
            journey.mode,
            "",
            journal_digest(session),
            told,
        )
    )
    return Departure(
        campaign,
        state.number,
        len(journey.characters),
        journey.seed,
        dict(journey.options),
        journey.players,
    )


def closed(state: TownState) -> Campaign:
    """The document of a visit: its luck goes back into it."""
    campaign = state.campaign
    campaign.luck = state.chance
    return campaign


def journal_digest(session: Session) -> str:
    """By which a played session is known: its settings, its seed and its choices."""
    journal = session.journal
    choices = [[one.rule, one.seat, list(one.keys)] for one in journal.choices]
    raw = msgspec.json.encode(
        [journal.game, journal.options, journal.seed, journal.seats, choices], order="sorted"
    )
    return hashlib.blake2b(raw, digest_size=12).hexdigest()


def set_out(state: TownState) -> Journey:
    """What the scenario needs to know; effects that wait for it are handed over (GH-SETUP-01)."""
    plan, party = state.plan, state.party
    lineup = Lineup(
        members=tuple(member(state, one) for one in state.present),
        looted=tuple(sorted(state.world.treasures)),
    )
    options = {name: party.settings[name] for name in sorted(party.settings)}
    options["scenario"] = str(plan.scenario) if plan.mode != "dungeon" else "random"
    options["party"] = lineup.text()
    if state.seats == 1:  # GH-VAR-06
        options["information"] = "solo"
    return Journey(
        scenario=plan.scenario,
        mode=plan.mode,
        characters=tuple(one.id for one in state.present),
        players=tuple(state.seat_of(one) for one in state.present),
        options=tuple(sorted(options.items())),
        seed=scenario_seed(state.chance),
    )


def scenario_seed(luck: Chance) -> int:
    """The seed of the next scenario. It is published when the scenario is over, so it must tell
    nothing about those to come: a hash of the campaign's secret seed and its next random number,
    of which neither can be computed back."""
    secret = f"{luck.seed}/{luck.below('scenario', 1 << SEED_BITS)}".encode()
    return int.from_bytes(hashlib.sha256(secret).digest()[:8], "big") >> (64 - SEED_BITS)


def member(state: TownState, one: Character) -> Member:
    """The sheet as the scenario reads it."""
    return Member(
        type=one.type,
        name=one.name,
        level=one.level,
        pool=tuple(as_played(state, card) for card in one.pool),
        perks=tuple(one.perks),
        items=tuple(sorted(one.items, key=lambda item: library().items[item].number)),
        start=one.start,
    )
