"""Arithmetic as tiles: one for each term with its source, the result at the end."""

from __future__ import annotations

from ....kernel.words import Say
from ..library import library
from ..records import MonsterAbility
from ..rules.combo import used_extension
from ..state import Blow
from ..views import FightView, PlayerView, TableView
from .scenes import Ledger, Term


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def ability_now(view: TableView, fight: FightView) -> MonsterAbility | None:
    """The monster's ability, if it counts in the present fight turn of the witcher."""
    if not fight.monster or fight.acting < 0:
        return None
    ability = library().monsters[fight.monster].ability
    first = fight.fighters[0].turns == 1
    counts = ability.trigger in ("w*", "fight") or (ability.trigger == "w1" and first)
    return ability if counts else None


def combo_ledgers(
    blow: Blow, player: PlayerView, ability: MonsterAbility | None, terrain: str, say: Say
) -> tuple[Ledger, ...]:
    """What the combo is worth so far: damage, Shield, draw (WI-COMBO-4)."""
    if not blow.combo or len(blow.links) + 1 != len(blow.combo):  # a card has left it again
        return ()
    muted = ability.colours if ability is not None and ability.kind == "mute-colour" else ()
    damage = [*worth(blow, "damage", muted, say), *bonus(blow.damage, say)]
    shield = worth(blow, "shield", muted, say)
    draw = [
        Term(str(combat_counts(player, ability)), say.name("combat"), "plain"),
        *worth(blow, "draw", muted, say),
        *bonus(blow.draw, say),
    ]
    tracked = any(trail.terrain == terrain for trail in player.trails)
    found = [limited(damage, blow, tracked, ability, say)]
    if shield:
        found.append(shield_ledger(shield, blow, player, say))
    found.append(draw_ledger(draw, blow, ability, say))
    return tuple(found)


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
        used = used_extension(blow.combo, blow.links, place)
        more: int = getattr(used, what) if used is not None else 0
        if more:
            after = say("web-wi-link-to", card=blow.combo[place + 1])
            terms.append(Term(signed(more), after, "link"))
    return terms


def bonus(amount: int, say: Say) -> list[Term]:
    return [Term(signed(amount), say("web-wi-bonus"), "bonus")] if amount else []


def total_of(terms: list[Term]) -> int:
    return sum(int(term.amount.replace("−", "-")) for term in terms)


def limited(
    terms: list[Term], blow: Blow, tracked: bool, ability: MonsterAbility | None, say: Say
) -> Ledger:
    """WI-DAMAGE-1: the damage, after what the monster takes off it."""
    total = max(0, total_of(terms))
    after = reduced(total, blow, tracked, ability)
    if after != total:
        terms = [*terms, Term(signed(after - total), say("web-wi-its-ability"), "less")]
    if not terms:
        terms = [Term("0", say("web-wi-no-damage"), "plain")]
    result = Term(str(after), say("web-wi-damage"), "harm")
    return Ledger("ledger-damage", say("web-wi-damage"), "WI-DAMAGE-1", tuple(terms), result)


def reduced(damage: int, blow: Blow, tracked: bool, ability: MonsterAbility | None) -> int:
    if ability is None:
        return damage
    colours = blow.colours or [library().cards[one].colour for one in blow.combo]
    if ability.kind == "weaker-with" and any(one in ability.colours for one in colours):
        return max(0, damage - ability.amount)
    if ability.kind == "untracked-harmless" and not tracked:
        return 0
    return min(damage, ability.amount) if ability.kind == "at-most" else damage


def shield_ledger(terms: list[Term], blow: Blow, player: PlayerView, say: Say) -> Ledger:
    gained = total_of(terms) * (2 if blow.doubled else 1)
    if blow.doubled:
        terms = [*terms, Term("×2", say("web-wi-doubled"), "bonus")]
    now = Term(str(player.shield), say("web-wi-shield-now"), "quiet")
    total = min(player.shield + gained, player.shield_maximum)
    result = Term(str(total), say("web-wi-shield"), "good")
    return Ledger("ledger-shield", say("web-wi-shield"), "WI-DAMAGE-5", (now, *terms), result)


def combat_counts(player: PlayerView, ability: MonsterAbility | None) -> int:
    silenced = ability is not None and ability.kind == "no-combat" and player.combat < 5
    return 0 if silenced else player.combat


def draw_ledger(terms: list[Term], blow: Blow, ability: MonsterAbility | None, say: Say) -> Ledger:
    total = total_of(terms)
    after = total
    if ability is not None and ability.kind == "fewer-draw":
        after = max(min(total, 1), total - ability.amount)
    if ability is not None and ability.kind == "fewer-draw-without":
        colours = blow.colours or [library().cards[one].colour for one in blow.combo]
        if not any(one in ability.colours for one in colours):
            after = total - ability.amount
    if after != total:
        terms = [*terms, Term(signed(after - total), say("web-wi-its-ability"), "less")]
    result = Term(str(max(0, after)), say("web-wi-draw"), "good")
    return Ledger("ledger-draw", say("web-wi-draw"), "WI-DAMAGE-7", tuple(terms), result)


def strike_ledger(fight: FightView, victim: PlayerView, say: Say) -> tuple[Ledger, ...]:
    """WI-DAMAGE-3: what is about to land, and how much of it Shield stops."""
    strike = fight.strike
    if strike is None or not strike.amount:
        return ()
    stopped = min(strike.amount, victim.shield)
    source = say.name(fight.monster) if fight.monster else say("web-wi-attack")
    terms = [Term(str(strike.amount), source, "harm")]
    if stopped:
        terms.append(Term(f"−{stopped}", say("web-wi-shield"), "good"))
    lost = min(strike.amount - stopped, victim.deck.count + victim.hand.count)
    result = Term(str(lost), say("web-wi-cards-lost"), "harm")
    return (
        Ledger("ledger-strike", say("web-wi-harm-to", who=victim.school), "WI-DAMAGE-3",
               tuple(terms), result),
    )  # fmt: skip
