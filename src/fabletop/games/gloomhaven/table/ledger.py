"""An attack as a ledger: one tile for each term with its rule, the damage at the end.

The numbers are read from what was told of the last attack and from what everybody sees. What the
printed values do not explain (bonuses, items) is one tile of its own, so that the sum is right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from ....kernel.words import Say
from ..effects.shapes import Attack
from ..library import library
from ..records import Action
from ..telling.texts import modifier_text
from ..views import FigureView, TableView
from .board import card_of, figure_name
from .shapes import LedgerArt, Term

BASIC = 2
BETWEEN = ("used-item", "bonus-ended", "consumed-element")
RULES = {
    "attack": "GH-ATTACK-06", "card": "GH-ATTACK-06", "other": "GH-ATTACK-06",
    "poison": "GH-COND-03", "modifier": "GH-ATTACK-08", "double": "GH-ATTACK-08",
    "null": "GH-ATTACK-09", "shield": "GH-ATTACK-11",
}  # fmt: skip


class Event(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, str | int]: ...


class Asked(Protocol):
    @property
    def rule(self) -> str: ...
    @property
    def about(self) -> str: ...


class Blow(msgspec.Struct):
    """What is known of an attack."""

    attacker: str
    target: str
    cards: list[str]
    damage: int = 0
    suffered: bool = False


def ledger(
    view: TableView, events: Sequence[Event], questions: Sequence[Asked], say: Say
) -> LedgerArt | None:
    """The last attack that was made: the one being suffered, or the one just resolved."""
    blow = last_blow(events)
    if blow is None:
        return None
    for one in questions:
        if one.rule == "GH-DAMAGE-01" and one.about.isdecimal() and not blow.suffered:
            blow.damage = int(one.about)
    standing = {one.id: one for one in view.figures}
    target, attacker = standing.get(blow.target), standing.get(blow.attacker)
    who = figure_name(blow.attacker, attacker.rank if attacker else "", say)
    whom = figure_name(blow.target, target.rank if target else "", say)
    faces = [library().modifiers[one] for one in blow.cards]
    hp = max(0, target.hp) if target is not None else 0
    return LedgerArt(
        id="ledger-attack",
        title=say("web-gh-ledger", who=who, whom=whom),
        terms=tuple(
            term(name, amount, number, say)
            for number, (name, amount) in enumerate(terms(blow, view, attacker, target))
        ),
        total=Term(str(blow.damage), say("web-gh-term-damage"), "harm", "GH-ATTACK-13"),
        rule="GH-ATTACK-05",
        cards=", ".join(modifier_text(one, say) for one in faces) if len(faces) > 1 else "",
        before=hp + blow.damage if blow.suffered else hp,
        after=hp if blow.suffered else max(0, hp - blow.damage),
        most=target.most if target is not None else 1,
    )


def last_blow(events: Sequence[Event]) -> Blow | None:
    """The damage is the one told right after the cards, but for items used in between."""
    found: Blow | None = None
    over = False
    for one in events:
        if one.id == "attacks":
            found, over = Blow(str(one.args["who"]), str(one.args["whom"]), []), False
        elif found is None or over or one.id in BETWEEN:
            continue
        elif one.id == "drew" and one.args["who"] == found.attacker:
            found.cards.append(str(one.args["what"]))
        else:
            over = True
            if one.id == "damage" and one.args["who"] == found.target:
                found.damage = int(one.args["amount"])
            found.suffered = True
    return found if found is not None and found.cards else None


def terms(
    blow: Blow, view: TableView, attacker: FigureView | None, target: FigureView | None
) -> list[tuple[str, int]]:
    """The terms in the order of the rules; together they make the damage."""
    faces = [library().modifiers[one] for one in blow.cards]
    added = sum(face.value for face in faces if face.times == 1)
    times = 2 if any(face.times == 2 for face in faces) else 1
    shield = target.shield if target is not None else 0
    found = printed_terms(view, attacker)
    if any(face.times == 0 for face in faces):
        return [*found, ("null", 0)]
    if not found:  # nothing printed is known any more: what it must have been
        found = [("attack", max(0, blow.damage + shield - added) // times)]
    rest = missing(sum(amount for _, amount in found) * times + added - shield, blow.damage)
    poisoned = target is not None and "poison" in target.conditions
    if rest == times and poisoned:
        found.append(("poison", 1))
        rest = 0
    if times == 2:
        found.append(("double", 2))
    if added or times == 1:
        found.append(("modifier", added))
    if rest:
        found.append(("other", rest))
    return [*found, ("shield", -shield)] if shield else found


def missing(reckoned: int, damage: int) -> int:
    """What bonuses and items must have added; damage is never below nothing."""
    return 0 if max(0, reckoned) == damage else damage - reckoned


def printed_terms(view: TableView, attacker: FigureView | None) -> list[tuple[str, int]]:
    """What the figure and its card say."""
    if attacker is None:
        return []
    if attacker.kind == "hero":
        return own_attack(view, attacker)
    if attacker.kind != "monster":
        return []
    stats = library().stats(attacker.type, attacker.rank, view.monster_level)
    card = card_of(view, attacker.type)
    lines = library().monster_cards[card].abilities if card else ()
    attack = next((one for one in lines if isinstance(one, Attack)), None)
    if attack is None or not isinstance(attack.value, int) or not isinstance(stats.attack, int):
        return []
    if not attack.relative:
        return [("attack", attack.value)]
    return [("attack", stats.attack), ("card", attack.value)]


def own_attack(view: TableView, attacker: FigureView) -> list[tuple[str, int]]:
    turn = view.turn
    if turn.figure != attacker.id or turn.card not in library().cards:
        return []
    if turn.basic:
        return [("attack", BASIC)]
    card = library().cards[turn.card]
    action: Action = card.top if turn.half == "top" else card.bottom
    for one in action.abilities[: turn.line + 1][::-1]:
        if isinstance(one, Attack) and isinstance(one.value, int):
            return [("attack", one.value)]
    return []


def term(name: str, amount: int, number: int, say: Say) -> Term:
    if name == "double":
        text, kind = "×2", "bonus"
    elif name == "null":
        text, kind = "∅", "less"
    elif number == 0:
        text, kind = str(amount), ""
    else:
        text = f"+{amount}" if amount >= 0 else f"−{-amount}"
        kind = "bonus" if amount > 0 else "less" if amount < 0 else ""
    return Term(text, say("web-gh-term-" + name), kind, RULES[name])
