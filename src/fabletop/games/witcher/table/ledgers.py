"""Ledgers: a computation as tiles, one for each term with its source, the result at the end.

The results are those of the rules (`views/forecast.py`). The terms are what lies on the table;
where the two differ, a tile says what makes the difference.
"""

from __future__ import annotations

from ....kernel.words import Say
from ..library import library
from ..rules import combo
from ..state import Blow
from ..views.models import FightView, PlayerView
from .models import Ledger, Term


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def combo_ledgers(fight: FightView, player: PlayerView, say: Say) -> tuple[Ledger, ...]:
    """What the combo is worth so far: damage, Shield, draw (WI-COMBO-4)."""
    blow, coming = fight.blow, fight.prospect
    if blow is None or coming is None:
        return ()
    muted = muted_colours(fight)
    found = []
    if coming.damage is not None:
        found.append(damage_ledger(blow, muted, coming.damage, say))
    if coming.shield is not None:
        found += shield_ledger(blow, muted, player, coming.shield, say)
    return (*found, draw_ledger(blow, muted, player, coming.draw, say))


def muted_colours(fight: FightView) -> tuple[str, ...]:
    """Of these colours a card's tile says that it counts for nothing."""
    if not fight.monster:
        return ()
    ability = library().monsters[fight.monster].ability
    return ability.colours if ability.kind == "mute-colour" else ()


def skirmish_ledger(blow: Blow, say: Say) -> tuple[Ledger, ...]:
    """WI-EVENT-6: only damage counts, and nothing takes away from it."""
    if not blow.combo:
        return ()
    return (damage_ledger(blow, (), combo.worth(blow.combo, blow.links).damage, say),)


def worth(blow: Blow, what: str, muted: tuple[str, ...], say: Say) -> list[Term]:
    """The terms of a combo: each card, each extension used."""
    terms: list[Term] = []
    for place, id in enumerate(blow.combo):
        card = library().cards[id]
        if card.colour in muted:
            terms.append(Term("0", say("web-wi-muted", card=id), "less"))
            continue
        amount: int = getattr(card, what)
        if amount:
            terms.append(Term(signed(amount), say.name(id), "plain"))
        used = combo.used_extension(blow.combo, blow.links, place)
        more: int = getattr(used, what) if used is not None else 0
        if more:
            after = say("web-wi-link-to", card=blow.combo[place + 1])
            terms.append(Term(signed(more), after, "link"))
    return terms


def bonus(amount: int, say: Say) -> list[Term]:
    return [Term(signed(amount), say("web-wi-bonus"), "bonus")] if amount else []


def ability(result: int, expected: int, say: Say) -> list[Term]:
    """What the monster's ability makes of it."""
    if result == expected:
        return []
    return [Term(signed(result - expected), say("web-wi-its-ability"), "less")]


def total_of(terms: list[Term]) -> int:
    return sum(int(term.amount.replace("−", "-")) for term in terms)


def damage_ledger(blow: Blow, muted: tuple[str, ...], result: int, say: Say) -> Ledger:
    """WI-DAMAGE-1: the damage, after what the monster takes off it."""
    terms = [*worth(blow, "damage", muted, say), *bonus(blow.damage, say)]
    terms += ability(result, max(0, total_of(terms)), say)
    if not terms:
        terms = [Term("0", say("web-wi-no-damage"), "plain")]
    total = Term(str(result), say("web-wi-damage"), "harm")
    return Ledger("ledger-damage", say("web-wi-damage"), "WI-DAMAGE-1", tuple(terms), total)


def shield_ledger(
    blow: Blow, muted: tuple[str, ...], player: PlayerView, result: int, say: Say
) -> list[Ledger]:
    """WI-DAMAGE-5: Shield after step 3b, if the combo has to do with it."""
    terms = worth(blow, "shield", muted, say)
    gained = total_of(terms) * (2 if blow.doubled else 1)
    if not terms and result == player.shield:
        return []
    if terms and blow.doubled:
        terms.append(Term("×2", say("web-wi-doubled"), "bonus"))
    full, most = player.shield + gained, player.shield_maximum
    if full > most:
        terms.append(Term(signed(most - full), say("web-wi-at-most", most=most), "less"))
    terms += ability(result, min(full, most), say)
    now = Term(str(player.shield), say("web-wi-shield-now"), "quiet")
    total = Term(str(result), say("web-wi-shield"), "good")
    title = say("web-wi-shield")
    return [Ledger("ledger-shield", title, "WI-DAMAGE-5", (now, *terms), total)]


def draw_ledger(
    blow: Blow, muted: tuple[str, ...], player: PlayerView, result: int, say: Say
) -> Ledger:
    """WI-DAMAGE-7: Combat and all modifiers."""
    terms = [
        Term(str(player.combat), say.name("combat"), "plain"),
        *worth(blow, "draw", muted, say),
        *bonus(blow.draw, say),
    ]
    terms += ability(result, max(0, total_of(terms)), say)
    total = Term(str(result), say("web-wi-draw"), "good")
    return Ledger("ledger-draw", say("web-wi-draw"), "WI-DAMAGE-7", tuple(terms), total)


def strike_ledger(
    fight: FightView, victim: PlayerView, asked: list[str], say: Say
) -> tuple[Ledger, ...]:
    """WI-DAMAGE-3: what is about to land, and how much of it Shield stops. It goes away when it
    lands: `asked` are the rules of the own questions, and only who is asked is sure of that."""
    strike, harm = fight.strike, fight.harm
    if strike is None or harm is None or "WI-DAMAGE-3" in asked or not (harm.sure or asked):
        return ()
    source = say.name(fight.monster) if fight.monster else say("web-wi-attack")
    terms = [Term(str(strike.amount), source, "harm")]
    if harm.stopped:
        terms.append(Term(f"−{harm.stopped}", say("web-wi-shield"), "good"))
    result = Term(str(harm.lost), say("web-wi-cards-lost"), "harm")
    return (
        Ledger(
            id="ledger-strike",
            title=say("web-wi-harm-to", who=victim.school),
            rule="WI-DAMAGE-3",
            terms=tuple(terms),
            total=result,
        ),
    )
