"""Monster abilities (table 2.4): each hook is called where the rules of a hunt make it count.

"Your combo contains ..." works once per fight turn, not per card.
"""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..records import Attack, MonsterAbility
from ..state import Blow, Player, Table
from ..terms import Side
from .attributes import cap_shield, lower_attribute, lower_shield
from .cards import discard_chosen, discard_random
from .life import current
from .potions import discard_potions
from .trails import has_trail


def ability_of(game: Table) -> MonsterAbility:
    return library().monsters[current(game).monster].ability


def ability_now(game: Table) -> MonsterAbility | None:
    """The ability, if it counts in the fight turn in progress; None in duels."""
    fight = current(game)
    if not fight.monster:
        return None
    ability = ability_of(game)
    first_witcher_turn = fight.acting >= 0 and fight.fighters[0].turns == 1
    first_monster_turn = fight.acting < 0 and fight.monster_turns == 1
    counts = {
        "w1": first_witcher_turn,
        "w*": fight.acting >= 0,
        "m1": first_monster_turn,
        "m*": fight.acting < 0,
        "fight": True,
    }.get(ability.trigger, False)
    return ability if counts else None


def kind_now(game: Table, kind: str) -> int | None:
    """The amount of the ability of this kind, if it counts now."""
    ability = ability_now(game)
    return ability.amount if ability is not None and ability.kind == kind else None


def can_challenge(player: Player, monster: str) -> bool:
    """WI-HUNT-3: an `init` price that cannot be paid bars the hunt."""
    return library().monsters[monster].ability.kind != "pay-potion" or bool(player.potions)


def on_challenge(game: Table, player: Player) -> Rule[None]:
    """`init`: when declaring the fight."""
    if ability_of(game).kind == "pay-potion":
        yield from discard_potions(game, player, 1, "WI-HUNT-3")


def before_preparing(game: Table, player: Player) -> Rule[None]:
    """`pre`: before the witcher builds the life deck; what is discarded is shuffled in after."""
    ability = ability_of(game)
    match ability.kind:
        case "discard-hand":
            yield from discard_chosen(game, player, ability.amount, "WI-HUNT-3")
        case "lose-shield":
            lower_shield(game, player, ability.amount)
        case "lose-shield-per-card":
            lower_shield(game, player, ability.amount * len(player.hand.cards))
        case "lose-defence":
            lower_attribute(game, player, "defence")
        case "less-defence":
            cap_shield(game, player)


def after_preparing(game: Table, player: Player) -> Rule[None]:
    """`post`: right after the life deck is built."""
    ability = ability_of(game)
    if ability.kind == "discard-from-deck" and player.deck.cards:
        options = {card: card for card in sorted(player.deck.cards)}
        card = yield from pick(player.seat, "WI-HUNT-3", options)
        player.discard.put(player.deck.take(card))
        player.deck.shuffle(game.chance, f"deck-{player.seat}")
        game.tell("discarded", who=player.school, card=card)
    if ability.kind == "untracked-discard" and not has_trail(player, current(game).terrain):
        yield from discard_chosen(game, player, ability.amount, "WI-HUNT-3")


def muted(game: Table) -> tuple[str, ...]:
    """Colours whose cards have no effect; they still link."""
    ability = ability_now(game)
    return ability.colours if ability is not None and ability.kind == "mute-colour" else ()


def limit_damage(game: Table, player: Player, blow: Blow, damage: int) -> int:
    """WI-DAMAGE-1: reductions first, never below 0; then what the monster takes at most."""
    ability = ability_now(game)
    if ability is None:
        return damage
    if ability.kind == "weaker-with" and shows(blow, ability.colours):
        damage = max(0, damage - ability.amount)
    if ability.kind == "untracked-harmless" and not has_trail(player, current(game).terrain):
        damage = 0
    if ability.kind == "at-most":
        damage = min(damage, ability.amount)
    return damage


def limit_shield(game: Table, blow: Blow, amount: int) -> int:
    """By how much Shield may still rise in this fight turn."""
    most = kind_now(game, "shield-cap")
    return amount if most is None else min(amount, most - blow.shield_gained)


def shows(blow: Blow, colours: tuple[str, ...]) -> bool:
    return any(colour in colours for colour in blow.colours)


def after_shields(game: Table, player: Player, blow: Blow) -> None:
    """After step 3b: shields just gained are counted first."""
    ability = ability_now(game)
    if ability is not None and ability.kind == "shield-loss-with" and shows(blow, ability.colours):
        lower_shield(game, player, ability.amount)


def combat_counts(game: Table, player: Player) -> int:
    """Combat in step 4. Counting as 0 lowers nothing, so WI-ATTR-7 does not protect a 5."""
    return player.combat if kind_now(game, "no-combat") is None else 0


def limit_draw(game: Table, blow: Blow, number: int) -> int:
    """What the monster takes from the draw of step 4."""
    ability = ability_now(game)
    if ability is None:
        return number
    if ability.kind == "fewer-draw":  # not below 1 by this
        return max(min(number, 1), number - ability.amount)
    if ability.kind == "fewer-draw-without" and not shows(blow, ability.colours):
        return number - ability.amount
    return number


def worse_side(game: Table, player: Player) -> Side | None:
    """The side of the top fight card that costs the witcher more cards; None if equal."""
    fight = current(game)
    card = library().fight_cards[fight.life.cards[-1]]
    charge, bite = cards_lost(game, player, card.charge), cards_lost(game, player, card.bite)
    if charge == bite:
        return None
    return "charge" if charge > bite else "bite"


def cards_lost(game: Table, player: Player, attack: Attack) -> int:
    """How many cards would leave deck and hand, after Shield."""
    level = library().monsters[current(game).monster].level
    if attack.remove:
        return min(1, player.cards_left)
    if attack.discard_random:
        return min(level, player.cards_left)
    return min(max(0, damage_of(player, attack, level) - player.shield), player.cards_left)


def damage_of(player: Player, attack: Attack, level: int) -> int:
    """The damage of one side of a fight card, before anything changes it."""
    if attack.by_level:
        return attack.by_level[level - 1]
    if attack.equal_to is not None:
        return player.attribute(attack.equal_to)
    if attack.lower is not None:
        return level
    return attack.damage


def claw(game: Table, player: Player, damage: int) -> int:
    """`claw`: less damage, but a random card from the hand."""
    amount = kind_now(game, "claw")
    if amount is None or not damage:
        return damage
    discard_random(game, player, 1)
    return max(0, damage - amount)


def end_of_turn(game: Table, player: Player) -> None:
    amount = kind_now(game, "random-discard")
    if amount is not None:
        discard_random(game, player, amount)


def random_first(game: Table, player: Player) -> str | None:
    """`random-first`: the monster chooses the first card of the first combo, blindly."""
    if kind_now(game, "random-first") is None or not player.hand.cards:
        return None
    return game.chance.pick("random-first", player.hand.cards)
