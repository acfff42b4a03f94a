"""How the page plays what happens: lines as beats."""

from __future__ import annotations

from ....tablekit.beats import Args, Beat, Play, Plays, played
from ....tablekit.shown import Shown
from ..views.models import TableView

PLAYER, REALM = "player-{seat}", "realm-{place}"
UNIT, MONSTER = "unit-{seat}-{unit}", "beast-{monster}"

PLAYS: Plays = {
    "turn-began": Play("turn", at=PLAYER),
    "chose-faction": Play("scene", at=PLAYER),
    "elements-chosen": Play("scene"),
    "first-regroup": Play("scene", at=PLAYER),
    "placed": Play("move", at=UNIT, path=REALM),
    "relocated": Play("move", at=UNIT, path=REALM),
    "joined": Play("place", at=UNIT),
    "swapped": Play("move", at=UNIT),
    "summoned": Play("place", at=PLAYER),
    "recalled": Play("remove", at=UNIT),
    "released": Play("remove", at=PLAYER),
    "went-home": Play("remove", at=PLAYER),
    "went-under": Play("remove", at=UNIT),
    "acts": Play("scene", at=UNIT),
    "action-lapsed": Play("scene", at=PLAYER),
    "activated": Play("reveal", at="card-{card}"),
    "attached": Play("place", at="card-{host}"),
    "battle-began": Play("scene", at=REALM),
    "battle-cancelled": Play("scene", at=REALM),
    "battle-over": Play("scene"),
    "won-battle": Play("scene", at=PLAYER, moment=True),
    "built": Play("scene", at=PLAYER, to=REALM, moment=True),
    "burned": Play("remove", at="card-{card}"),
    "cashed": Play("gain", at=PLAYER),
    "cast": Play("reveal", at=PLAYER),
    "charged": Play("scene", at=PLAYER),
    "controlled": Play("gain", at=PLAYER),
    "discarded": Play("discard", at=PLAYER),
    "drew-card": Play("draw", at=PLAYER),
    "drew-magic": Play("draw", at=PLAYER, amount="number"),
    "drew-realm": Play("reveal", at=PLAYER, to=REALM),
    "end-triggered": Play("scene", at=PLAYER, moment=True),
    "excess": Play("lose", at=PLAYER, amount="-number"),
    "exchanged": Play("gain", at=PLAYER),
    "gained": Play("gain", at=PLAYER, amount="number"),
    "gained-card": Play("gain", at=PLAYER),
    "gained-glory": Play("gain", at=PLAYER),
    "gained-power": Play("gain", at=PLAYER),
    "gained-vp": Play("gain", at=PLAYER, amount="number"),
    "gained-vp-by": Play("gain", at=PLAYER, amount="number"),
    "ghost-card": Play("reveal", at=PLAYER),
    "glory-lost": Play("lose", at=PLAYER),
    "guardian-moved": Play("move"),
    "has-dice": Play("roll", at=PLAYER),
    "hired": Play("gain", at=PLAYER),
    "ignored-power": Play("story", at=PLAYER),
    "left-track": Play("lose", at=PLAYER),
    "lost-card": Play("lose", at=PLAYER),
    "magic-reshuffled": Play("draw"),
    "mimicked": Play("scene", at=PLAYER),
    "monster-acts": Play("scene", at=MONSTER),
    "monster-defeated": Play("remove", at=MONSTER),
    "all-defeated": Play("scene"),
    "monster-entered": Play("place", at=MONSTER, to=REALM),
    "monster-moved": Play("move", at=MONSTER, path=REALM),
    "rushed": Play("move", at=MONSTER, path=REALM),
    "orb-placed": Play("place", at=PLAYER),
    "ordered": Play("place", at=PLAYER),
    "paid": Play("lose", at=PLAYER, amount="-number"),
    "peace-ended": Play("scene"),
    "prophecy": Play("gain", at=PLAYER, amount="number"),
    "regroups": Play("scene", at=PLAYER),
    "revealed-quest": Play("scene", at=PLAYER, moment=True),
    "rolled": Play("roll", at=PLAYER),
    "rolled-die": Play("roll", at=PLAYER),
    "score-cards": Play("gain", at=PLAYER, amount="number"),
    "score-dwellings": Play("gain", at=PLAYER, amount="number"),
    "score-tracks": Play("gain", at=PLAYER, amount="number"),
    "scored": Play("scene", at=PLAYER),
    "slotted": Play("place", at=PLAYER),
    "spent": Play("lose", at=PLAYER),
    "spent-swords": Play("lose", at=PLAYER, amount="-number"),
    "stole": Play("gain", at=PLAYER),
    "tactics-ready": Play("gain", at=PLAYER),
    "took-discard": Play("draw", at=PLAYER),
    "took-hoard": Play("gain", at=PLAYER),
    "took-orb": Play("gain", at=PLAYER),
    "took-token": Play("gain", at=PLAYER),
    "turned-up": Play("reveal", at="card-{card}"),
    "used": Play("scene", at=PLAYER),
    "used-tactics": Play("scene", at=PLAYER),
}


def beats(snap: Shown[TableView]) -> tuple[Beat, ...]:
    view = snap.view
    seats = {player.faction: player.seat for player in view.players if player.faction}
    places = {realm.tile: place for place, realm in enumerate(view.realms)}

    def facts(args: Args) -> Args:
        """Lines name factions and realms; the page counts seats and places."""
        seat = seats.get(str(args.get("who", "")), "")
        place = places.get(str(args.get("realm", "")), "")
        return {**args, "seat": seat, "place": place}

    return played(snap.events, PLAYS, seats, facts)
