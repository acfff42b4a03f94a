"""Free actions that touch no price: what may come before a mandatory purchase (EL-DUNGEON-8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel.ask import Deed
from ..effects import vocabulary as e
from ..effects.abilities import Trigger
from ..library import library
from ..state import Player, Table
from .magic import casting_cost
from .standing import triggers_on
from .tableau import find

# Effects that pay or give something up, or that change which cards lie face up
SPENDING = (
    e.Lose,
    e.Trade,
    e.BuyCard,
    e.Burn,
    e.DropCard,
    e.Activate,
    e.Borrow,
    e.Summon,
    e.Build,
    e.RealmAction,
)


def without_price(game: Table, player: Player, free: dict[str, Deed]) -> dict[str, Deed]:
    """EL-DUNGEON-8: the free actions that cost no resource and burn or buy no card."""
    return {key: deed for key, deed in free.items() if costs_nothing(game, player, key)}


def costs_nothing(game: Table, player: Player, key: str) -> bool:
    verb, _, what = key.partition(":")
    if verb in ("hire", "tactics"):
        return False
    if verb == "aura":  # EL-AURA-6: a loose one is free
        return not player.tableau[find(player, what)].host
    if verb == "cast":
        card = library().magic[what]
        cost, less = casting_cost(game, player, card)
        return sum(cost.values()) <= less and not spends(card.effects)
    if verb == "use":
        return not any(
            trigger.pay.size or spends(trigger.effects) for trigger in own_turn_abilities(what)
        )
    return True


def own_turn_abilities(key: str) -> Iterator[Trigger]:
    """The abilities of the own turn with this name."""
    named = key.partition(":")[0]
    for known in triggers_on("own-turn").values():
        for name, trigger, _, _ in known:
            if name == named:
                yield trigger


def spends(effects: Iterable[e.AnyEffect]) -> bool:
    """Is there anything in it that may cost something, whatever is chosen or rolled?"""
    return any(isinstance(one, SPENDING) or spends(parts_of(one)) for one in effects)


def parts_of(effect: e.AnyEffect) -> Iterator[e.AnyEffect]:
    """The effects inside a composed one."""
    if isinstance(effect, e.Choose):
        for some in effect.of:
            yield from some
    elif isinstance(effect, e.When | e.Gamble):
        yield from effect.effects
        yield from effect.otherwise
    elif isinstance(effect, e.Orb):
        yield from effect.otherwise
