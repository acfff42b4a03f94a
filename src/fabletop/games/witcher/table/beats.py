"""How the page plays what happens: lines as beats."""

from __future__ import annotations

from ....tablekit.beats import Beat, Play, Plays, played
from ....tablekit.shown import Shown
from ..views.models import TableView

WITCHER, MONSTER, PLACE, CARD = "witcher-{who}", "beast-{monster}", "place-{place}", "card-{card}"

PLAYS: Plays = {
    "turn-began": Play("turn", at=WITCHER),
    "chose-board": Play("scene"),
    "moved": Play("move", at=WITCHER, path=PLACE),
    "acted": Play("place", at=WITCHER, to=PLACE),
    "followed-track": Play("gain", at=PLACE),
    "took-track": Play("reveal", at=PLACE),
    "gained-trail": Play("gain", at=WITCHER),
    "monster-came": Play("place", at=MONSTER, to=PLACE),
    "hunt-began": Play("scene", at=WITCHER, to=MONSTER),
    "announced": Play("scene", at=MONSTER),
    "attack-switched": Play("flip", at=WITCHER),
    "attack-told": Play("flip"),
    "attacked": Play("flip", at=MONSTER),
    "hurt": Play("strike", to=WITCHER, amount="-amount"),
    "monster-lost": Play("strike", to=MONSTER, amount="-number"),
    "played": Play("reveal", at=CARD),
    "revealed": Play("reveal", at=CARD),
    "defeated": Play("scene", at=WITCHER, to=MONSTER, moment=True),
    "driven-away": Play("scene", at=WITCHER, to=MONSTER, moment=True),
    "beaten": Play("scene", at=MONSTER, to=WITCHER, moment=True),
    "trophy": Play("scene", at=WITCHER, moment=True),
    "level-up": Play("scene", at=WITCHER, moment=True),
    "solved": Play("scene", at=WITCHER, moment=True),
    "game-won": Play("scene", at=WITCHER, moment=True),
    "duel-began": Play("scene", at=WITCHER, to="witcher-{rival}"),
    "duel-won": Play("scene", at=WITCHER, to="witcher-{rival}", moment=True),
    "stalemate": Play("scene"),
    "bet": Play("place", at=WITCHER),
    "bet-won": Play("gain", at=WITCHER, amount="amount"),
    "gained-gold": Play("gain", at=WITCHER, amount="amount"),
    "lost-gold": Play("lose", at=WITCHER, amount="-amount"),
    "gained-card": Play("gain", at=WITCHER),
    "gained-potion": Play("gain", at=WITCHER),
    "gained-keepsake": Play("gain", at=WITCHER),
    "lost-keepsake": Play("lose", at=WITCHER),
    "bought": Play("gain", at=WITCHER),
    "exchanged": Play("gain", at=WITCHER),
    "market-cleared": Play("remove", at=CARD),
    "slot-cleared": Play("remove"),
    "removed": Play("remove", at=CARD),
    "discarded": Play("discard", at=CARD),
    "discarded-potion": Play("discard", at=WITCHER),
    "returned": Play("draw", at=WITCHER),
    "took-discard": Play("draw", at=WITCHER),
    "drew-card": Play("draw", at=WITCHER),
    "drew-cards": Play("draw", at=WITCHER, amount="number"),
    "drank": Play("discard", at=WITCHER),
    "used": Play("scene", at=WITCHER),
    "specialised": Play("scene", at=WITCHER),
    "poisoned": Play("condition", at=WITCHER),
    "shield-rose": Play("gain", at=WITCHER),
    "shield-fell": Play("lose", at=WITCHER),
    "raised": Play("gain", at=WITCHER),
    "lowered": Play("lose", at=WITCHER),
    "rested": Play("gain", at=WITCHER),
    "meditated": Play("scene", at=WITCHER, moment=True),
    "gamble-began": Play("scene", at=WITCHER),
    "solo-gamble": Play("scene"),
    "gamble-lost": Play("lose", at=WITCHER),
    "poker-began": Play("scene", at=WITCHER),
    "poker-hands": Play("roll", at=WITCHER),
    "poker-won": Play("gain", at=WITCHER, amount="amount"),
    "rerolled": Play("roll", at=WITCHER),
    "event": Play("reveal", at=WITCHER),
    "explored": Play("reveal", at=WITCHER),
    "chose-option": Play("story", at=WITCHER),
    "outcome": Play("story", at=WITCHER, moment=True),
    "success": Play("roll", at=WITCHER),
    "failure": Play("roll", at=WITCHER),
    "quest": Play("reveal", at=WITCHER, to=PLACE),
    "quest-void": Play("remove", at=WITCHER),
}


def beats(snap: Shown[TableView]) -> tuple[Beat, ...]:
    seats = {player.school: player.seat for player in snap.view.players if player.school}
    return played(snap.events, PLAYS, seats)
