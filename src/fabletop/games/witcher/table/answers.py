"""Icons and notes of the answers in the question panel."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.models import AnswerArt
from ..library import library
from ..telling.texts import potion_text
from ..views.models import PlayerView, TableView
from .ledgers import signed

ICONS = {
    "pay": "discard",
    "pay-gold": "coins",
    "pay-two": "cards",
    "guided": "discard",
    "poker": "gamble",
    "solve": "quest",
    "phase-two": "go-on",
    "hunt": "combat",
    "take": "hand",
    "die": "gamble",
    "done": "check",
    "pass": "go-on",
    "specialise": "specialisation",
    "bet": "coins",
    "no-bet": "go-on",
    "option": "scroll",
    "option-for": "scroll",
    "fight": "combat",
    "charge": "charge",
    "bite": "bite",
    "train": "school",
    "track": "trail",
    "no-quest": "go-on",
    "leave": "cards",
    "sink": "cards",
    "play": "hand",
    "free": "hand",
    "wild": "hand",
    "use": "potion",
    "take_top_discard": "draw",
    "return_self": "return",
    "meditate": "meditate",
}
SAME_NAME = ("act", "board", "terrain", "duel")  # the thing itself is the icon


def answer_art(key: str, view: TableView, own: PlayerView | None, say: Say) -> AnswerArt:
    verb, *parts = key.split(":")
    thing = parts[0] if parts else key
    box = library()
    if verb == "move":
        return move_art(thing, own, say)
    if verb == "hunt":
        monster = box.monsters[thing]
        level = say(f"roman-{monster.level}")
        return AnswerArt(
            thing, say("web-wi-level", level=level), "", (("heart", str(monster.life)),)
        )
    if verb == "explore":
        return AnswerArt("city" if thing == "city" else "forest")
    if verb in SAME_NAME:
        return AnswerArt(thing)
    icon = ICONS.get(verb, "check" if parts else "discard")
    for one in (thing, key):
        if one in box.cards:
            return card_art(one, icon, view)
        if one in box.potions:
            return AnswerArt("potion", potion_text(box.potions[one], say))
    return AnswerArt(ICONS.get(verb, "check"))


def move_art(place_id: str, own: PlayerView | None, say: Say) -> AnswerArt:
    """A way: the terrain of its end, and what it would cost from this hand (WI-MOVE-2)."""
    place = library().places[library().place_numbers[place_id]]
    terrain = "wild" if place.terrain == "any" else place.terrain
    hand = own.hand.cards or () if own is not None else ()
    fitting = [card for card in hand if library().cards[card].terrain in (terrain, "wild")]
    if terrain == "wild":
        note = say("web-wi-way-free")
    elif len(fitting) == 1:
        note = say("web-wi-way-card", card=fitting[0])
    elif fitting:
        note = say("web-wi-way-any", terrain=terrain)
    elif own is not None and own.gold:
        note = say("web-wi-way-gold")
    else:
        note = say("web-wi-way-two")
    return AnswerArt(terrain, note)


def card_art(card: str, icon: str, view: TableView) -> AnswerArt:
    record = library().cards[card]
    marks = [("cards", str(slot.price)) for slot in view.market if slot.card == card]
    if record.damage:
        marks.append(("damage", str(record.damage)))
    if record.shield:
        marks.append(("defence", str(record.shield)))
    if record.draw:
        marks.append(("draw", signed(record.draw)))
    return AnswerArt(icon, "", record.colour, tuple(marks))
