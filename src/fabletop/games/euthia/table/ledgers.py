"""View models of sums: one tile for each number with its source, the result at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.words import Say
from ..effects.vocabulary import Range
from ..rules.monster_attack import with_signed
from ..rules.places import in_range
from ..state import Term as Number
from ..views.models import FightView, RollView
from .models import Ledger, Term

ITS = ("monster-gaar", "penalty")


def plus(amount: int) -> str:
    return f"+ {amount}" if amount >= 0 else f"− {-amount}"


def source(what: str, say: Say) -> str:
    """Where a number comes from."""
    if what in ("gaar", "dwurt", "monster-gaar", "penalty", "hope", "earth"):
        return say(f"web-eu-from-{what}")
    return say.name(what)


def numbers(terms: Sequence[Number], say: Say) -> list[Term]:
    return [
        Term(plus(one.amount), source(one.what, say), "its" if one.what in ITS else "mine")
        for one in terms
    ]


def roll_ledger(roll: RollView, outcome: Term | None, turned: Sequence[str], say: Say) -> Ledger:
    """The line of the rulebook: 4 + 6 − 2 + 2 − 2 − 2 = 6 (EU-ROLL-8), and what it means."""
    terms = [
        Term(
            str(face) if not place else f"+ {face}",
            (turned[place] if turned else "") or say("web-eu-die"),
            "turned" if turned and turned[place] else "plain",
        )
        for place, face in enumerate(roll.dice)
    ]
    terms += numbers(roll.terms, say)
    total = Term(str(roll.total), say("web-eu-strength"), "plain")
    if outcome is not None:
        total = Term(str(roll.total), f"{outcome.amount} {outcome.label}", outcome.kind)
    return Ledger("ledger-roll", say(f"web-eu-roll-{roll.of}"), "EU-ROLL-8", tuple(terms), total)


def outcome_ledgers(
    roll: RollView,
    fight: FightView,
    diagram: tuple[Range, ...],
    turned: Sequence[str],
    say: Say,
) -> tuple[Ledger, ...]:
    """EU-COMBAT-20, EU-COMBAT-26: the roll, and what its strength means. Where something changes
    the wounds or hits, they have a line of their own."""
    harm = roll.of == "monster"
    found = in_range(diagram, roll.total)
    base = 0 if found is None else found.wounds if harm else found.hits
    result = with_signed(base + fight.extra, list(fight.blow))
    name = say("web-eu-wounds" if harm else "web-eu-hits", count=result)
    total = Term(str(result), name, "harm" if harm and result else "good")
    if not fight.blow and not fight.extra:
        return (roll_ledger(roll, total, turned, say),)
    shown = [Term(str(base), say("web-eu-diagram"), "plain")]
    if fight.extra:
        shown.append(Term(plus(fight.extra), say("web-eu-from-extra"), "mine"))
    shown += numbers(fight.blow, say)
    title = say("web-eu-wounds-of" if harm else "web-eu-hits-of")
    rule = "EU-COMBAT-20" if harm else "EU-COMBAT-26"
    return (
        roll_ledger(roll, None, turned, say),
        Ledger("ledger-blow", title, rule, tuple(shown), total),
    )


def coming_ledger(terms: Sequence[Number], say: Say) -> tuple[Ledger, ...]:
    """What has been collected before the dice fall."""
    dice = Term("?", say("web-eu-dice"), "quiet")
    total = Term("?", say("web-eu-strength"), "quiet")
    title = say("web-eu-coming")
    return (Ledger("ledger-coming", title, "EU-ROLL-8", (dice, *numbers(terms, say)), total),)
