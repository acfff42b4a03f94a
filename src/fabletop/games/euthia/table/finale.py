"""View models of the end: who has won, or whether the goal was reached, and the score sheet."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.shown import Ended, Ranked
from ..views.models import SHEET, TableView
from .models import Standing

ALWAYS = ("reputation", "belongings")


def verdict(result: Ended | None, view: TableView, say: Say) -> str:
    """EU-SOLO-19, EU-COOP-8: alone or together all win or nobody does."""
    if result is None or not result.places:
        return ""
    if view.mode != "competitive":
        return say("web-eu-goal-won" if view.won else "web-eu-goal-lost")
    return say("web-won", name=result.places[0].name)


def final_reputation(result: Ended | None, view: TableView, say: Say) -> str:
    """EU-SOLO-19, EU-COOP-8: the score of those who play alone or together."""
    if result is None or view.mode == "competitive":
        return ""
    return say("web-eu-final-reputation", score=sum(view.scores))


def columns(view: TableView) -> tuple[int, ...]:
    """The columns of the sheet in which anybody has something."""
    return tuple(
        place
        for place, name in enumerate(SHEET)
        if name in ALWAYS or any(line[place] for line in view.sheet)
    )


def headings(result: Ended | None, view: TableView, say: Say) -> tuple[str, ...]:
    if result is None:
        return ()
    return tuple(say(f"web-eu-sheet-{SHEET[place]}") for place in columns(view))


def standings(result: Ended | None, view: TableView, say: Say) -> tuple[Standing, ...]:
    """Everybody's points column by column (EU-SCORE-1 to EU-SCORE-5)."""
    if result is None:
        return ()
    shown = columns(view)
    return tuple(standing(one, view, shown, say) for one in result.places)


def standing(one: Ranked, view: TableView, shown: tuple[int, ...], say: Say) -> Standing:
    """Places are for those who play against each other; a common goal knows no second."""
    hero = view.players[one.seat].hero
    rivals = view.mode == "competitive"
    points = tuple(points_of(view.sheet[one.seat][place], place) for place in shown)
    return Standing(
        rank=str(one.place) if rivals else "",
        best=one.place == 1 if rivals else view.won,
        seat=one.seat,
        name=one.name,
        hero=hero,
        hero_name=say.name(hero),
        score=one.score,
        points=points,
    )


def points_of(amount: int, place: int) -> str:
    """What one begins with stands alone; what is added or taken has its sign."""
    if place == 0:
        return str(amount)
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "0"
