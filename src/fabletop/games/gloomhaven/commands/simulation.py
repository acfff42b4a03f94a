"""A whole campaign of Gloomhaven by bots: visit, scenario, visit, scenario, as long as asked for.

After every step the document is written and read again; it must be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec

from .... import bots
from ....bots.play import play_out
from ....kernel.chance import Chance
from ....kernel.session import Session
from ....lab.simulate import BrokenGame
from ..campaign import chapters, document
from ..campaign.document import Campaign
from ..campaign.storage import Folder


class Played(msgspec.Struct, frozen=True):
    """One scenario of the campaign and how the party stood after it."""

    scenario: int
    mode: str
    outcome: str
    rounds: int
    levels: tuple[int, ...]
    gold: tuple[int, ...]
    digest: str


class Report(msgspec.Struct, frozen=True):
    """What `fabletop campaign simulate --json` prints."""

    seed: int
    players: int
    bots: str
    scenarios: list[Played]
    won: int
    levels: int  # gained in all
    bought: int
    events: int
    retired: list[str]
    prosperity: int
    reputation: int
    decisions: int
    seconds: float
    digest: str


Tick = Callable[[int, Played], None]


def simulate(
    scenarios: int,
    seed: int,
    *,
    players: int = 2,
    bot: str = "greedy",
    folder: Path | None = None,
    tick: Tick | None = None,
) -> Report:
    """Play so many scenarios, each after a visit to the city."""
    began = perf_counter()
    luck = Chance(seed, {}, {})
    store = Folder(folder) if folder is not None else None
    campaign: Campaign | None = None
    played: list[Played] = []
    decisions = 0
    for _ in range(scenarios):
        visit = chapters.visit(campaign, 0, players, seed)
        decisions += play(visit, bot, luck)
        campaign = kept(store, campaign, visit)
        session = chapters.scenario(campaign.journeys["0"])
        decisions += play(session, bot, luck)
        campaign = kept(store, campaign, session)
        played.append(after_scenario(campaign, session))
        if tick is not None:
            tick(len(played), played[-1])
    assert campaign is not None
    return report(campaign, seed, players, bot, played, decisions, perf_counter() - began)


def play(session: Session, bot: str, luck: Chance) -> int:
    """Bots to the end; how many choices were made."""
    seats = [bots.make(bot, luck.below("bots", 1 << 62)) for _ in range(session.journal.seats)]
    play_out(session, seats)
    return len(session.journal.choices)


def kept(store: Folder | None, campaign: Campaign | None, session: Session) -> Campaign:
    """The next document, as it comes back from its file."""
    after = store.add(session) if store is not None else chapters.after(campaign, session)
    again = store.load() if store is not None else document.read(document.write(after))
    if again is None or document.digest(again) != document.digest(after):
        raise BrokenGame(f"chapter {len(after.chapters)} reads back differently than written.")
    return again


def after_scenario(campaign: Campaign, session: Session) -> Played:
    chapter = campaign.chapters[-1]
    living = [one for one in campaign.parties[0].characters if one.status == "present"]
    return Played(
        chapter.scenario,
        chapter.mode,
        chapter.outcome,
        session.state.round,
        tuple(one.level for one in living),
        tuple(one.gold for one in living),
        document.digest(campaign),
    )


def report(
    campaign: Campaign,
    seed: int,
    players: int,
    bot: str,
    played: list[Played],
    decisions: int,
    seconds: float,
) -> Report:
    told = [line.id for chapter in campaign.chapters for line in chapter.told]
    return Report(
        seed=seed,
        players=players,
        bots=bot,
        scenarios=played,
        won=sum(one.outcome == "won" for one in played),
        levels=told.count("town-level"),
        bought=told.count("town-bought"),
        events=told.count("town-event-drawn"),
        retired=list(campaign.world.retired),
        prosperity=campaign.world.prosperity,
        reputation=campaign.parties[0].reputation,
        decisions=decisions,
        seconds=round(seconds, 1),
        digest=document.digest(campaign),
    )
