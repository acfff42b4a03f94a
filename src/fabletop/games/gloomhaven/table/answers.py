"""View-models of answers: an icon, and in few words what each leads to."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.models import AnswerArt
from ..effects.vocabulary import Heal
from ..library import library
from ..telling.abilities import action_text, bonus_text
from ..telling.phrases import sentence
from ..telling.texts import perk_text, text_of
from ..views import FigureView, TableView
from .board import hex_of
from .places import whereabouts

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
ON_FIGURES = ("attack", "focus", "target", "heal", "hurt", "help", "grant", "control", "kill")


def answer_art(key: str, view: TableView, about: str, say: Say) -> AnswerArt:
    verb, *parts = key.split(":")
    thing = parts[0] if parts else ""
    icon = ICONS.get(verb, "check")
    at = hex_of(thing) if len(parts) == 1 else None
    if at is not None:  # the panel tells where it is; the map shows its key
        return AnswerArt(icon, whereabouts(at, view, say), "hex")
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
        if figure is not None and verb == "heal":
            return healing(icon, figure, view, say)
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


def healing(icon: str, figure: FigureView, view: TableView, say: Say) -> AnswerArt:
    """What the heal leaves; poison takes the whole of it (GH-HEAL-02)."""
    if "poison" in figure.conditions:
        return AnswerArt(icon, say("web-gh-heal-poison", hp=figure.hp, most=figure.most))
    amount = heal_amount(view)
    if amount is None:
        return AnswerArt(icon, "", "", (("heart", f"{figure.hp}/{figure.most}"),))
    after = min(figure.most, figure.hp + amount)
    told = say("web-gh-heal", before=figure.hp, after=after, most=figure.most)
    return AnswerArt(icon, told)


def heal_amount(view: TableView) -> int | None:
    """The printed number of the heal that is being performed, where nothing can change it."""
    turn = view.turn
    record = library().cards.get(turn.card)
    if record is None or turn.basic:
        return None
    lines = (record.top if turn.half == "top" else record.bottom).abilities
    ability = lines[turn.line] if turn.line < len(lines) else None
    owner = next(one for one in view.heroes if one.type == record.owner)
    if not isinstance(ability, Heal) or ability.augments or owner.active:
        return None
    return ability.value if isinstance(ability.value, int) else None


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
