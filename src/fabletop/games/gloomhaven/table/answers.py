"""View-models of answers: an icon, and in few words what each leads to."""

from __future__ import annotations

import re

from ....kernel.words import Say
from ....tablekit.models import AnswerArt
from ..library import library
from ..telling.abilities import action_text, bonus_text
from ..telling.phrases import sentence
from ..telling.texts import perk_text, text_of
from ..views import FigureView, TableView

ICONS = {
    "class": "person",
    "perk": "specialisation",
    "goal": "quest",
    "buy": "coins",
    "done": "check",
    "suggested": "check",
    "own-choice": "cards",
    "start": "walk",
    "lead": "cards",
    "second": "cards",
    "long-rest": "meditate",
    "rest": "meditate",
    "no-rest": "go-on",
    "concede": "skull",
    "ready": "check",
    "first": "wait",
    "opener": "person",
    "initiative": "wait",
    "top": "hand",
    "bottom": "hand",
    "basic-top": "combat",
    "basic-bottom": "walk",
    "forgo": "discard",
    "drop": "discard",
    "end-turn": "go-on",
    "item": "keepsake",
    "bonus": "hand",
    "go": "go-on",
    "skip": "go-on",
    "move": "walk",
    "stay": "check",
    "as-move": "walk",
    "as-attack": "combat",
    "to": "walk",
    "step": "walk",
    "area": "wild",
    "way": "trail",
    "attack": "combat",
    "attack-all": "combat",
    "attack-it": "combat",
    "kill-it": "skull",
    "kill": "skull",
    "focus": "watch",
    "targets": "combat",
    "heal": "heart",
    "suffer": "heart",
    "lose": "discard",
    "lose-two": "discard",
    "again": "gamble",
    "loot": "coins",
    "token": "coins",
    "treasure": "trophy",
    "add": "damage",
    "times": "damage",
    "poison": "poison",
    "add-first": "damage",
    "double-first": "damage",
    "element": "alchemy",
    "consume": "alchemy",
    "infuse": "alchemy",
    "push": "charge",
    "pull": "return",
    "control": "crown",
    "card": "cards",
}
HEX = re.compile(r"-?\d+,-?\d+")
ON_FIGURES = ("attack", "focus", "target", "heal", "hurt", "help", "grant", "control", "kill")


def answer_art(key: str, view: TableView, about: str, say: Say) -> AnswerArt:
    verb, *parts = key.split(":")
    thing = parts[0] if parts else ""
    icon = ICONS.get(verb, "check")
    if len(parts) == 1 and HEX.fullmatch(thing):  # the panel shows its hex alone
        return AnswerArt(icon, thing.replace("-", "−"), "hex")
    box = library()
    if verb in ("top", "bottom") and thing in box.cards:
        card = box.cards[thing]
        return AnswerArt(icon, action_text(card.top if verb == "top" else card.bottom, say))
    if verb == "suffer":
        return suffering(view, about, say)
    if thing in box.cards:
        marks = (("wait", f"{box.cards[thing].initiative:02}"),)
        return AnswerArt(icon, "", "", marks if verb in ("lead", "second", "card", "lose") else ())
    if thing in box.items:
        return item_answer(verb, thing, say)
    if verb == "perk" and len(parts) > 1:
        perk = box.classes[thing].perks[int(parts[1]) - 1]
        return AnswerArt(icon, perk_text(perk, say))
    if verb == "goal":
        return AnswerArt(icon, text_of(thing, say))
    if verb == "class":
        record = box.classes[thing]
        return AnswerArt(icon, "", "", (("cards", str(record.hand)), ("heart", str(record.hp[0]))))
    if verb in ON_FIGURES:
        figure = next((one for one in view.figures if one.id == thing), None)
        if figure is not None:
            return on_figure(icon, figure)
    return AnswerArt(icon)


def suffering(view: TableView, about: str, say: Say) -> AnswerArt:
    """What suffering leaves of the own hero."""
    if view.seat is None or not about.isdecimal():
        return AnswerArt("heart")
    own = view.heroes[view.seat].type
    figure = next((one for one in view.figures if one.id == own), None)
    if figure is None:
        return AnswerArt("heart")
    left = max(0, figure.hp - int(about))
    return AnswerArt("heart", say("web-gh-suffer", before=figure.hp, after=left))


def item_answer(verb: str, item: str, say: Say) -> AnswerArt:
    record = library().items[item]
    marks = (("coins", str(record.price)),) if verb == "buy" else ()
    used = record.use != "passive"
    text = " ".join(sentence(bonus_text(one, say, used)) for one in record.bonuses)
    note = "" if verb == "buy" else text  # what may be bought lies on the table with its text
    return AnswerArt(ICONS.get(verb, "keepsake"), note, "", marks)


def on_figure(icon: str, figure: FigureView) -> AnswerArt:
    marks = [("heart", str(max(0, figure.hp)))]
    if figure.shield:
        marks.append(("defence", str(figure.shield)))
    return AnswerArt(icon, "", "", tuple(marks))
