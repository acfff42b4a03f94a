"""Answer buttons of the question panel: an icon, and a short note on what follows."""

from __future__ import annotations

from ....kernel.hexes import neighbours
from ....kernel.words import Say
from ....tablekit.models import AnswerArt
from ..library import library
from ..telling.phrases import Voice, bag_text
from ..views.models import TableView
from .cards import magic_printed, printed
from .lights import Lights
from .occasion import BATTLE_NOTES, passed
from .signs import mate, told
from .whereabouts import beside

# icons of the shared sheet
ICONS = {
    "place": "walk",
    "regroup": "return",
    "end-turn": "go-on",
    "pass": "go-on",
    "pass-turn": "go-on",
    "cash": "coins",
    "slot": "keepsake",
    "slot-on": "keepsake",
    "cast": "hand",
    "reveal": "quest",
    "use": "specialisation",
    "aura": "exchange",
    "host": "exchange",
    "unattached": "go-on",
    "orb": "trophy",
    "menu": "trophy",
    "deposit": "trophy",
    "cover": "trophy",
    "hire": "coins",
    "hire-orb": "trophy",
    "tactics": "defence",
    "offer": "exchange",
    "swap-card": "exchange",
    "refuse": "go-on",
    "take": "keepsake",
    "gain": "draw",
    "spend": "discard",
    "summon": "companion",
    "dwell": "city",
    "hex": "map",
    "buy": "market",
    "burn": "remove",
    "all-home": "return",
    "home": "return",
    "ready": "return",
    "start": "hand",
    "do": "hand",
    "unit": "person",
    "raise": "person",
    "raise-unit": "person",
    "again": "redo",
    "power": "specialisation",
    "glory": "crown",
    "ignore": "go-on",
    "move-token": "exchange",
    "rush": "charge",
    "charge": "charge",
    "battle-at": "combat",
    "join": "combat",
    "swords": "damage",
    "aid": "damage",
    "die": "gamble",
    "side": "person",
    "save": "defence",
    "monster": "skull",
    "to": "walk",
    "move": "walk",
    "recall": "return",
    "swap": "exchange",
    "swap-ready": "exchange",
    "banish": "skull",
    "from": "person",
    "drop": "discard",
    "take-card": "draw",
    "option": "fork",
    "realm": "map",
    "keep-card": "hand",
    "faction": "person",
    "element": "specialisation",
    "give": "exchange",
    "keep": "hand",
}
MANY = 11  # with more answers there is no room for notes


def answer_art(key: str, view: TableView, lights: Lights, many: bool, say: Say) -> AnswerArt:
    verb, *parts = key.split(":")
    icon = ICONS.get(verb, "coins" if verb.startswith(("pay", "spare")) else "check")
    thing = parts[0] if parts else ""
    box = library()
    if verb == "place":
        return AnswerArt(icon, place_note(parts[1], view, say))
    if verb == "hex":
        return AnswerArt(icon, beside((int(parts[0]), int(parts[1])), view, say))
    if verb == "pass":
        return AnswerArt(icon, passed(view, lights, say))
    if verb in BATTLE_NOTES:
        return AnswerArt(icon, BATTLE_NOTES[verb](thing, view, say))
    if many:
        return AnswerArt(icon)
    if verb in ("cast", "reveal", "keep-card") and thing in box.magic:
        return AnswerArt(icon, magic_printed(thing, say)[0])
    if verb in ("buy", "burn") and thing in box.adventures:
        text, _, kind = printed(thing, say)
        if verb == "burn":
            return AnswerArt(icon, kind)
        cost = bag_text(box.adventures[thing].cost, Voice(say))
        return AnswerArt(icon, " · ".join(filter(None, (kind, cost, text))))
    if verb in ("use", "do", "aura") and thing in box.adventures:
        return AnswerArt(icon, printed(thing, say)[0])
    if verb in ("use", "menu", "faction") and (thing in box.unit_abilities or thing in box.menu):
        return AnswerArt(icon, told(thing, say))
    if verb == "dwell" and thing in box.realms:
        return AnswerArt(icon, bag_text(box.realms[thing].cost, Voice(say)))
    return AnswerArt(icon)


def place_note(tile: str, view: TableView, say: Say) -> str:
    """What a placement there would start: a battle, or a monster's rush (EL-BATTLE-1,
    EL-MONSTER-5)."""
    if view.peace:
        return ""
    place = next((at for at, one in enumerate(view.realms) if one.tile == tile), -1)
    if place < 0:
        return ""
    realm = view.realms[place]
    foes = [
        one.faction
        for one in view.players
        if one.seat not in (view.seat, mate(view)) and any(u.place == place for u in one.units)
    ]
    if realm.monster:
        foes.append(realm.monster)
    if foes:
        return say("web-el-battle-with", who=", ".join(say.name(one) for one in foes))
    around = set(neighbours((realm.q, realm.r)))
    near = [
        one.monster
        for one in view.realms
        if one.monster in library().monsters and (one.q, one.r) in around
    ]
    return say("web-el-rush-of", who=", ".join(say.name(one) for one in near)) if near else ""
