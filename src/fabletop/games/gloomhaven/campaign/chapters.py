"""Chapters: every finished session becomes one, and the campaign goes on from there.

A chapter that was begun from another state of the world is refused, so two parties cannot
overwrite each other: a visit belongs to the document it was opened from, a scenario to its journey.
"""

from __future__ import annotations

from ....kernel.session import Session
from ....kernel.session import replay as replaying
from ....kernel.session.journal import Journal
from .. import GAME as SCENARIO  # the game this campaign is a part of
from . import GAME, document
from .departure import CAMPAIGN_GAME, departure
from .document import Campaign, Journey
from .homecoming import homecoming


class Stale(ValueError):
    """A visit to a city that has changed meanwhile."""


def visit(campaign: Campaign | None, party: int, seats: int, seed: int = 0) -> Session:
    """A visit of the party (counted from 0); without a campaign a new one begins."""
    text = "" if campaign is None else document.write(campaign)
    options = {"document": text, "party": str(party + 1)}
    return replaying.start(GAME, seats, seed, options)


def scenario(journey: Journey) -> Session:
    """The session a party has set out for."""
    return replaying.start(SCENARIO, len(journey.characters), journey.seed, dict(journey.options))


def after(campaign: Campaign | None, session: Session) -> Campaign:
    """The campaign with one more chapter; the given one stays as it was."""
    if session.game.id != CAMPAIGN_GAME:
        if campaign is None:
            raise Stale("There is no campaign that this scenario could belong to.")
        return homecoming(campaign, session)
    opened = session.journal.options["document"]
    present = "" if campaign is None else document.digest(campaign)
    if (document.digest(document.read(opened)) if opened else "") != present:
        raise Stale("The world has changed since this visit began: visit the city again.")
    return departure(session).campaign


def replayed(text: str | bytes) -> Session:
    """A finished session from its journal."""
    journal = Journal.from_json(text)
    return replaying.replay(GAME if journal.game == CAMPAIGN_GAME else SCENARIO, journal)
