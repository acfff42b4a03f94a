"""An attack as a ledger: one tile for each term with its rule, the damage at the end.

The terms are the rules' own record of the last attack (`Blow`); nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.words import Say
from ....tablekit.shown import Happened
from ..library import library
from ..telling.texts import modifier_text
from ..views import TableView
from .models import LedgerArt, Term
from .naming import called

RULES = {
    "attack": "GH-ATTACK-06",
    "card": "GH-ATTACK-06",
    "bonus": "GH-ATTACK-06",
    "times": "GH-ATTACK-06",
    "least": "GH-ATTACK-10",
    "poison": "GH-COND-03",
    "modifier": "GH-ATTACK-08",
    "double": "GH-ATTACK-08",
    "null": "GH-ATTACK-09",
    "shield": "GH-ATTACK-11",
    "pierce": "GH-ATTACK-11",
    "parried": "GH-ATTACK-12",
}


def ledger(view: TableView, events: Sequence[Happened], say: Say) -> LedgerArt | None:
    """The attack that is being suffered, or the one just made."""
    blow = view.blow
    if blow is None or (blow.suffered and all(one.id != "attacks" for one in events)):
        return None
    standing = {one.id: one for one in view.figures}
    target, attacker = standing.get(blow.target), standing.get(blow.attacker)
    who = called(blow.attacker, attacker.rank if attacker else "", view, say)
    whom = called(blow.target, target.rank if target else "", view, say)
    faces = [library().modifiers[one] for one in blow.cards]
    hp = max(0, target.hp) if target is not None else 0
    return LedgerArt(
        id="ledger-attack",
        title=say("web-gh-ledger", who=who, whom=whom),
        terms=tuple(
            term(name, amount, source, not number, say)
            for number, (name, amount, source) in enumerate(blow.terms)
            if amount or name in ("attack", "modifier", "null")
        ),
        total=Term(str(blow.damage), say("web-gh-term-damage"), "harm", "GH-ATTACK-13"),
        rule="GH-ATTACK-05",
        cards=", ".join(modifier_text(one, say) for one in faces) if len(faces) > 1 else "",
        before=hp + blow.damage if blow.suffered else hp,
        after=hp if blow.suffered else max(0, hp - blow.damage),
        most=target.most if target is not None else 1,
    )


def term(name: str, amount: int, source: str, first: bool, say: Say) -> Term:
    if name in ("double", "times"):
        text, kind = f"×{amount}", "bonus"
    elif name == "null":
        text, kind = "∅", "less"
    elif first:
        text, kind = str(amount), ""
    else:
        text = f"+{amount}" if amount >= 0 else f"−{-amount}"
        kind = "bonus" if amount > 0 else "less" if amount < 0 else ""
    label = say.name(source) if source else say("web-gh-term-" + name)
    return Term(text, label, kind, RULES[name])
