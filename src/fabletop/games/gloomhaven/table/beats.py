"""How the page plays what happens: lines as beats."""

from __future__ import annotations

from ....tablekit.beats import Args, Beat, Play, Plays, played
from ....tablekit.shown import Shown
from ..terms import Hex
from ..views import TableView
from .ground import middle

FIGURE, OTHER = "fig-{who}", "fig-{whom}"

PLAYS: Plays = {
    "round": Play("turn"),
    "turn-of": Play("turn", at=FIGURE),
    "chose-class": Play("scene"),
    "equipped": Play("scene"),
    "placed": Play("place", at=FIGURE),
    "revealed": Play("reveal", at=FIGURE),
    "rests": Play("reveal", at=FIGURE),
    "rested": Play("discard", at=FIGURE),
    "cannot-rest": Play("scene", at=FIGURE),
    "plays": Play("reveal", at=FIGURE),
    "basic": Play("reveal", at=FIGURE),
    "forwent": Play("discard", at=FIGURE),
    "monster-card": Play("reveal", at="kind-{who}"),
    "focuses": Play("reveal", at=FIGURE, to=OTHER),
    "no-focus": Play("scene", at=FIGURE),
    "walked": Play("move", at=FIGURE, path="{way}"),
    "forced": Play("move", at=FIGURE, path="{way}"),
    "not-forced": Play("scene", at=FIGURE),
    "redirected": Play("scene", at=FIGURE),
    "attacks": Play("strike", at=FIGURE, to=OTHER),
    "drew": Play("flip", at=FIGURE),
    "damage": Play("lose", at=FIGURE, amount="-amount"),
    "negated": Play("gain", at=FIGURE),
    "retaliated": Play("strike", at=FIGURE, to=OTHER, amount="-amount"),
    "healed": Play("gain", at=FIGURE, amount="amount"),
    "cured": Play("condition", at=FIGURE),
    "condition": Play("condition", at=FIGURE),
    "immune": Play("condition", at=FIGURE),
    "blessed": Play("condition", at=FIGURE),
    "cursed": Play("condition", at=FIGURE),
    "gained-shield": Play("condition", at=FIGURE),
    "gained-retaliate": Play("condition", at=FIGURE),
    "bonus-begins": Play("condition", at=FIGURE),
    "bonus-ended": Play("condition", at=FIGURE),
    "died": Play("remove", at=FIGURE),
    "exhausted": Play("scene", at=FIGURE, moment=True),
    "lost-card": Play("lose", at=FIGURE),
    "recovered": Play("draw", at=FIGURE),
    "refreshed": Play("gain", at=FIGURE),
    "gained-xp": Play("gain", at=FIGURE, amount="amount"),
    "looted": Play("gain", at=FIGURE, amount="amount"),
    "monster-looted": Play("gain", at=FIGURE),
    "found": Play("gain", at=FIGURE, moment=True),
    "found-gold": Play("gain", at=FIGURE, amount="amount"),
    "treasure": Play("scene", at=FIGURE, moment=True),
    "used-item": Play("scene", at=FIGURE),
    "infused": Play("gain", at="element-{what}"),
    "consumed-element": Play("lose", at="element-{what}"),
    "door-opened": Play("scene"),
    "room-revealed": Play("reveal"),
    "room-named": Play("story", moment=True),
    "spawned": Play("place", at=FIGURE),
    "summoned": Play("place", at=FIGURE),
    "monster-summoned": Play("place", at=FIGURE),
    "made-obstacle": Play("place", at=FIGURE),
    "made-trap": Play("place", at=FIGURE),
    "moved-obstacle": Play("move", at=FIGURE),
    "destroyed-obstacle": Play("remove", at=FIGURE),
    "disarmed-trap": Play("remove", at=FIGURE),
    "sprang-trap": Play("strike", to=FIGURE),
    "battle-goal": Play("scene", at=FIGURE),
    "outcome": Play("scene", moment=True),
}


def beats(snap: Shown[TableView]) -> tuple[Beat, ...]:
    seats = {hero.type: seat for seat, hero in enumerate(snap.view.heroes) if hero.type}
    return played(snap.events, PLAYS, seats, facts)


def facts(args: Args) -> Args:
    """Lines know hexes; the page knows points of the map."""
    way = " ".join("map:{},{}".format(*middle(at)) for at in hexes(str(args.get("path", ""))))
    return {**args, "way": way}


def hexes(path: str) -> list[Hex]:
    """The way a line tells: "0,1 1,1"."""
    pairs = (step.split(",") for step in path.split())
    return [(int(q), int(r)) for q, r in pairs]
