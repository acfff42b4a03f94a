"""How the answers of the question panel look."""

from __future__ import annotations

from .....kernel.words import Say
from .....tablekit.models import AnswerArt
from ...library import library
from ..rules.donations import DONATION
from ..views import TownView

ICONS = {
    "city-event": "city",
    "create": "person",
    "level-up": "specialisation",
    "rise": "crown",
    "shop": "coins",
    "sell": "coins",
    "donate": "heart",
    "enhance": "alchemy",
    "retire": "return",
    "leave": "return",
    "come": "walk",
    "set": "menu",
    "difficulty": "skull",
    "all-done": "check",
    "go-on": "go-on",
    "travel": "map",
    "casual": "map",
    "random-dungeon": "mountain",
    "spoilers": "watch",
    "gloomhaven": "city",
    "remain": "return",
    "back": "return",
    "set-out": "walk",
    "option": "scroll",
    "sticker": "alchemy",
    "card": "cards",
    "quest": "quest",
    "tick": "specialisation",
    "level": "crown",
    "character": "person",
    "unlock": "map",
    "effect": "scroll",
    "name": "person",
    "nameless": "person",
}

# Answers that belong to one hero: their sign has the colour of its class.
OF_A_HERO = ("shop", "sell", "donate", "level-up", "rise", "enhance", "retire", "leave", "come")


def answer_art(key: str, view: TownView, say: Say) -> AnswerArt:
    verb, *parts = key.split(":")
    icon = ICONS.get(verb, "check")
    tone = parts[0] if verb in OF_A_HERO else ""
    match verb:
        case "shop":
            price = next((one.price for one in view.shop if one.item == parts[1]), 0)
            return AnswerArt(icon, "", tone, (("coins", f"−{price}"),))
        case "sell":
            worth = library().items[parts[1]].price // 2
            return AnswerArt(icon, "", tone, (("coins", f"+{worth}"),))
        case "donate":
            return AnswerArt(icon, "", tone, (("coins", f"−{DONATION}"),))
        case "create":
            record = library().classes[parts[0]]
            marks = (("cards", str(record.hand)), ("heart", str(record.hp[0])))
            return AnswerArt(icon, "", "", marks)
        case "card":
            card = library().cards[parts[0]]
            marks = (("crown", card.level), ("wait", f"{card.initiative:02}"))
            return AnswerArt(icon, "", "", marks)
        case "travel":
            place = next((one for one in view.places if one.scenario == parts[0]), None)
            if place is not None and place.road_event:
                return AnswerArt(icon, say("web-gc-place-road"))
    return AnswerArt(icon, "", tone)
