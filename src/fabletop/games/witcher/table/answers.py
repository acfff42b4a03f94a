"""How the answers of the question panel look: an icon, and in few words what they lead to."""

from __future__ import annotations

from ....kernel.words import Say
from ..library import library
from ..telling.texts import own_parts, potion_text
from ..views import TableView
from .shapes import AnswerArt

ICONS = {
    "move": "walk", "pay": "discard", "pay-gold": "coins", "pay-two": "cards", "guided": "discard",
    "poker": "gamble", "solve": "quest", "phase-two": "go-on", "hunt": "combat",
    "duel": "combat", "meditate": "meditate", "take": "hand", "die": "gamble", "done": "check",
    "pass": "go-on", "specialise": "specialisation", "bet": "coins", "no-bet": "go-on",
    "option": "scroll", "option-for": "scroll", "fight": "combat", "charge": "charge",
    "bite": "bite", "train": "school", "track": "trail", "no-quest": "go-on", "leave": "cards",
    "sink": "cards", "play": "hand", "free": "hand", "wild": "hand", "use": "potion",
    "take_top_discard": "draw", "return_self": "return",
}  # fmt: skip


def answer_art(key: str, view: TableView, say: Say) -> AnswerArt:
    verb, *parts = key.split(":")
    thing = parts[0] if parts else key
    icon = ICONS.get(verb, "check")
    box = library()
    if verb == "move":
        place = box.places[box.place_numbers[thing]]
        terrain = "wild" if place.terrain == "any" else place.terrain
        return AnswerArt("walk", say.name(terrain))
    if verb == "hunt":
        monster = box.monsters[thing]
        return AnswerArt(thing, say("monster", level=say(f"roman-{monster.level}"),
                                    life=monster.life).removesuffix("."))  # fmt: skip
    if verb in ("act", "explore", "board", "terrain", "duel", "meditate"):
        return AnswerArt({"explore": "city" if thing == "city" else "forest"}.get(verb, thing))
    for one in (thing, key):
        if one in box.cards:
            return card_answer(one, icon if parts else "discard", view, say)
        if one in box.potions:
            return AnswerArt("potion", potion_text(box.potions[one], say))
    return AnswerArt(icon)


def card_answer(card: str, icon: str, view: TableView, say: Say) -> AnswerArt:
    record = box_card = library().cards[card]
    note = own_parts(record, say)
    for slot in view.market:
        if slot.card == card:
            note = say("web-wi-costs", price=slot.price, effects=note)
    return AnswerArt(icon, note, box_card.colour)
