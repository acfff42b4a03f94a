"""View models of the answers in the question panel: an icon and a short note."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.words import Say
from ....tablekit.models import AnswerArt
from ..fields import CENTRE
from ..library import library
from ..rules.trade import HEALS
from ..telling import text_of
from ..telling.effects import uses_text
from ..telling.places import place_text
from ..terms import ROMAN
from ..views.models import PlayerView, TableView
from .duel import outcome

# icons of the shared sheet
ICONS = {
    "hero": "person",
    "walk": "walk",
    "step": "walk",
    "to": "map",
    "portal": "map",
    "explore": "map",
    "mine": "mountain",
    "mine-with": "mountain",
    "trade": "market",
    "trade-with": "market",
    "no-trade": "go-on",
    "treasure": "keepsake",
    "no-treasure": "go-on",
    "church-heal": "heart",
    "church-potion": "potion",
    "confront": "gamble",
    "quest": "quest",
    "ward": "defence",
    "ruins": "watch",
    "pay-more": "check",
    "no-more": "go-on",
    "scout-deck": "watch",
    "fight": "combat",
    "use": "check",
    "gem": "check",
    "essence": "alchemy",
    "equip": "defence",
    "unequip": "return",
    "socket": "specialisation",
    "exchange": "exchange",
    "silver-to-coin": "coins",
    "gold-to-coin": "coins",
    "gaar-to-dwurt": "exchange",
    "end-turn": "go-on",
    "done": "go-on",
    "pass": "go-on",
    "store": "wait",
    "store-none": "go-on",
    "card": "cards",
    "discard": "discard",
    "drop": "discard",
    "pay": "coins",
    "give": "discard",
    "rob": "hand",
    "keep": "check",
    "take": "hand",
    "cart": "keepsake",
    "no-cart": "go-on",
    "buy": "coins",
    "sell": "coins",
    "trade-heal": "heart",
    "buy-gaar": "coins",
    "reveal": "book",
    "learn": "book",
    "shift": "return",
    "unlearn": "return",
    "unlock": "lock",
    "refresh": "redo",
    "token": "wait",
    "source": "check",
    "offer": "hand",
    "keep-card": "go-on",
    "first-strike": "combat",
    "no-first-strike": "go-on",
    "strike": "combat",
    "gaar": "gamble",
    "dwurt": "gamble",
    "hope": "meditate",
    "play": "hand",
    "trophy": "trophy",
    "no-trophy": "discard",
    "die": "gamble",
    "side": "coins",
    "deck": "cards",
    "ready": "undo",
    "wake": "undo",
    "next": "map",
}
BOUGHT = ("buy", "learn")
MOVED = ("equip", "unequip", "shift", "unlearn", "drop")  # own things, which the board explains
LONGEST = 96


def answer_art(key: str, view: TableView, own: PlayerView | None, say: Say) -> AnswerArt:
    verb, *parts = key.split(":")
    icon = ICONS.get(verb, "check")
    thing = parts[0] if parts else ""
    tiles = library().tiles
    if verb in ("step", "to", "portal"):
        return step_art(icon, thing, int(parts[1]), view, say)
    if verb == "hero":
        return AnswerArt(icon, say.name(f"{thing}-way").partition(". ")[0])
    if thing in tiles:
        ware = tiles[thing]
        price = ware.buy if verb in BOUGHT else ware.sell if verb == "sell" else None
        marks = (("coins", str(price)),) if price is not None else ()
        note = "" if verb in MOVED else told(thing, say)
        return AnswerArt(icon, note, "", marks)
    if verb == "unlock" and own is not None:
        slots = library().heroes[own.hero].slots
        lock = slots[int(thing) - 1].lock
        coins = lock.coins if lock is not None else 0
        return AnswerArt(icon, "", "", (("coins", str(coins)),) if coins else ())
    if verb == "quest":
        return AnswerArt(icon, told(thing, say))
    if verb == "pass":
        comes = outcome(view, say)
        return AnswerArt(icon, say("web-eu-stands", outcome=comes) if comes else "")
    if verb == "done":
        return AnswerArt(icon, outcome(view, say) or ending(view, say))
    if verb == "refresh" and view.trade is not None:
        return AnswerArt(icon, say("web-eu-refresh-price", price=view.trade.refresh_price))
    if verb == "trade-heal" and view.trade is not None and own is not None:
        healed = min(own.max_health, own.health + HEALS[view.trade.shop])  # type: ignore[index]
        return AnswerArt(icon, say("web-eu-health-to", now=own.health, then=healed))
    return AnswerArt(icon)


def step_art(icon: str, tile: str, number: int, view: TableView, say: Say) -> AnswerArt:
    """Where the step leads, and the monster and coins there."""
    printed = library().map_tiles[tile]
    if number == CENTRE:
        return AnswerArt(icon, say(f"centre-{printed.special}"))
    placed = next(one for one in view.tiles if one.tile == tile)
    field, level = printed.fields[number - 1], placed.monsters[number - 1]
    place = place_text(field, printed, say) if number not in placed.rubble else ""
    marks = (("combat", ROMAN[level]),) if level else ()
    if level and field.loot.coins:
        marks = (*marks, ("coins", str(field.loot.coins)))
    return AnswerArt(icon, place, "", marks)


def ending(view: TableView, say: Say) -> str:
    return say("web-eu-end-trade") if view.trade is not None and view.fight is None else ""


@lru_cache(maxsize=4000)
def told(id: str, say: Say) -> str:
    tile = library().tiles.get(id)
    if tile is not None and tile.uses:
        return short(uses_text(tile.uses, say))
    return short(text_of(id, say))


def short(text: str) -> str:
    """As much as fits into a line or two."""
    if len(text) <= LONGEST:
        return text
    return text[:LONGEST].rsplit(" ", 1)[0].rstrip(",;:.") + " …"
