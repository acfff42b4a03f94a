"""What an attack may cost: over all monster fight cards that nobody has seen in this fight."""

from __future__ import annotations

from collections import Counter

from ....kernel.words import Say
from ..library import library
from ..records import Attack, MonsterAbility
from ..rules.attributes import HIGHEST
from ..terms import Side
from ..views.models import FightView, PlayerView
from .models import Bar

TALLEST = 8  # the height of the longest bar


def outlook(fight: FightView, victim: PlayerView, side: Side) -> Counter[int]:
    """How many of the unseen cards cost how many cards, before anybody reacts."""
    box = library()
    unseen = [card for id, card in box.fight_cards.items() if id not in fight.shown]
    attacks = [card.charge if side == "charge" else card.bite for card in unseen]
    return Counter(cards_lost(attack, fight, victim) for attack in attacks)


def cards_lost(attack: Attack, fight: FightView, victim: PlayerView) -> int:
    """Of deck and hand, after Shield; with what the monster's ability changes (table 2.4)."""
    monster = library().monsters[fight.monster]
    kind, amount = ability_now(monster.ability, fight)
    bonus = amount if kind == "last-gasp" and fight.life.count <= 2 else 0
    harm = printed(attack, victim, monster.level) + bonus
    lost = min(direct(attack, monster.level), victim.deck.count + victim.hand.count)
    if kind == "claw" and harm and not lost:
        lost, harm = min(1, victim.hand.count), max(0, harm - amount)
    if kind == "hand-first":
        from_hand = min(harm, victim.hand.count - lost)
        lost, harm = lost + from_hand, harm - from_hand
    left = victim.deck.count + victim.hand.count - lost
    after = min(left, max(0, harm - shield_left(attack, victim)))
    if kind == "random-discard":
        in_hand = victim.hand.count - lost - max(0, after - victim.deck.count)
        after += min(amount, max(0, in_hand))
    return lost + after


def printed(attack: Attack, victim: PlayerView, level: int) -> int:
    """The damage on one side of a fight card."""
    if attack.by_level:
        return attack.by_level[level - 1]
    if attack.equal_to is not None:
        value: int = getattr(victim, attack.equal_to)
        return value
    return level if attack.lower is not None else attack.damage


def direct(attack: Attack, level: int) -> int:
    """WI-MONSTER-4, WI-MONSTER-5: cards that no Shield protects."""
    return 1 if attack.remove else level if attack.discard_random else 0


def shield_left(attack: Attack, victim: PlayerView) -> int:
    """WI-ATTR-6: Defence may fall before the damage lands, and Shield with it."""
    falls = attack.lower == "defence" and 1 < victim.defence < HIGHEST
    return min(victim.shield, max(1, victim.shield_maximum - 1)) if falls else victim.shield


def ability_now(ability: MonsterAbility, fight: FightView) -> tuple[str, int]:
    """The ability and its amount, if it counts in the monster's next turn."""
    counts = ability.trigger in ("m*", "fight") or (ability.trigger == "m1" and not fight.shown)
    return (ability.kind, ability.amount) if counts else ("", 0)


def bars(counted: Counter[int]) -> tuple[Bar, ...]:
    """A histogram: cards lost, how many of the unseen cards, height."""
    most = max(counted.values())
    return tuple(
        Bar(lost, counted[lost], -(-TALLEST * counted[lost] // most))
        for lost in range(max(counted) + 1)
    )


def outlook_text(counted: Counter[int], say: Say) -> str:
    """From the least to the most, and on average."""
    mean = sum(lost * cards for lost, cards in counted.items()) / counted.total()
    return say("web-wi-outlook", least=min(counted), most=max(counted), mean=f"{mean:.1f}")
