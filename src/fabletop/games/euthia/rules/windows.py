"""Using tiles, gems and essences in their windows (EU-TIME)."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from ....kernel.ask import Deed, Rule, pick
from ..effects import vocabulary as e
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.uses import Use
from ..library import library
from ..state import Fight, Player, Table
from ..stones import Stone, inactive
from ..terms import ELEMENTS, Timing
from .belongings import active_gems, set_size, turn_gem
from .costs import FREE, pay, payable
from .decks import discard
from .standing import holds, triggered_uses, works_in_bag

Window: TypeAlias = Literal[
    "turn", "before", "prep", "heal", "mon-a", "mon-c", "hero-a", "hero-c", "roll"
]
Strike: TypeAlias = Literal["strike"]  # a tile may also be used by striking with it

# EU-TIME-1: which icons work in which window
FITS: dict[Window, tuple[Timing, ...]] = {
    "turn": ("none", "anytime"),
    "before": ("none", "anytime"),  # EU-COMBAT-2: the last chance
    "prep": ("prep", "anytime"),
    "heal": ("anytime",),
    "mon-a": ("mon-before", "mon-both", "anytime"),
    "mon-c": ("mon-after", "mon-both", "anytime"),
    "hero-a": ("hero-before", "anytime"),
    "hero-c": ("hero-after", "hero-roll", "anytime"),
    "roll": ("hero-roll",),
}
FROM_BAG = ("potion", "scroll", "flask", "chest", "supplies", "artifact")  # EU-ITEMS-5
KEPT = "artifact"  # works from a bag and stays
OUTSIDE_ONLY = (
    e.Move,
    e.TakeAction,
    e.TradeAt,
    e.Teleport,
    e.TeleportTo,
    e.Scout,
    e.Track,
    e.Cart,
)
ELSEWHERE = (e.TakeAction, e.TradeAt, e.Teleport, e.TeleportTo, e.Cart)


def heals(effects: tuple[Any, ...]) -> bool:
    for effect in effects:
        if isinstance(effect, e.Heal):
            return True
        if isinstance(effect, e.ChooseOne) and any(heals(one.effects) for one in effect.of):
            return True
    return False


def bound_to_turn(effects: tuple[Any, ...]) -> bool:
    """Movement and actions belong to the own turn outside combat."""
    return any(isinstance(one, OUTSIDE_ONLY) for one in effects)


def comes_too_late(effects: tuple[Any, ...]) -> bool:
    """A combat or trade action is not left for another place or action; movement points alone are
    as good after it, and not lost with the hero's life."""
    return any(isinstance(one, ELSEWHERE) for one in effects) or all(
        isinstance(one, e.Move) for one in effects
    )


def in_window(use: Use, window: Window) -> bool:
    """EU-TIME-7: in combat an anytime effect that heals waits for a healing phase, another one
    works in every window of the hero."""
    if use.timing not in FITS[window]:
        return False
    if use.timing == "anytime" and window not in ("turn", "before"):
        return heals(use.effects) == (window == "heal") and not bound_to_turn(use.effects)
    return not (window == "before" and comes_too_late(use.effects))


@cache
def uses_in(id: str, window: Window) -> tuple[Use, ...]:
    """The uses of a tile that fit a window; EU-TIME-6: of gems and essences too."""
    return tuple(one for one in all_uses(id) if in_window(one, window))


def all_uses(id: str) -> tuple[Use, ...]:
    if id in library().tiles:
        return library().tiles[id].uses
    if id in library().gems:
        return library().gems[id].uses
    return library().essences[id].uses


@cache
def lasting_effects(id: str) -> tuple[e.EachRound, ...]:
    """All effects of a tile that go on to the end of combat, also those in its diagrams."""
    found: list[e.EachRound] = []

    def look(effects: tuple[Any, ...]) -> None:
        for effect in effects:
            if isinstance(effect, e.EachRound):
                found.append(effect)
            elif isinstance(effect, e.ChooseOne):
                for one in effect.of:
                    look(one.effects)

    for use in all_uses(id):
        look(use.effects)
        for line in use.diagram:
            look(line.effects)
    return tuple(found)


class EachRound(NamedTuple):
    """A lasting effect in force, by its number among those of its tile: an entry of
    `Fight.each_round`, written ``id:number`` there."""

    id: str
    number: int

    @property
    def entry(self) -> str:
        return f"{self.id}:{self.number}"

    @classmethod
    def read(cls, entry: str) -> EachRound:
        id, number = entry.rsplit(":", 1)
        return cls(id, int(number))


def begin_each_round(fight: Fight, id: str, effect: e.EachRound) -> None:
    """From now on to the end of combat; the same tile works once, however often it is used."""
    entry = EachRound(id, lasting_effects(id).index(effect)).entry
    if entry not in fight.each_round:
        fight.each_round.append(entry)


def end_of_round_effects(fight: Fight) -> list[tuple[str, e.EachRound]]:
    """The lasting effects in force, with the tile each comes from."""
    found = [EachRound.read(entry) for entry in fight.each_round]
    return [(id, lasting_effects(id)[number]) for id, number in found]


def ready(game: Table, player: Player, id: str, uses: tuple[Use, ...]) -> list[Use]:
    """EU-ITEMS-10, EU-TILES-9: those whose set is worn, whose condition holds, that can be paid."""
    found = []
    for use in uses:
        if use.set_size and set_size(player) < use.set_size:
            continue
        if not holds(game.state, player, use.when) or not payable(player, use.cost):
            continue
        found.append(use)
    return found


def usable(game: Table, player: Player, window: Window) -> dict[str, Deed]:
    """What the player may use now, by key."""
    options: dict[str, Deed] = {}
    fight = game.state.fight
    exhausted = player.exhausted
    for id in player.slots:
        if not id:
            continue
        uses = uses_in(id, window)
        # EU-TIME-3: not while it is exhausted
        if uses and id not in exhausted and (fight is None or id not in fight.used):
            found = ready(game, player, id, uses)
            if worth(game, player, id, found):
                options[f"use:{id}"] = partial(use_tile, game, player, id, window)
    tiles = library().tiles
    for id in player.bags:
        one = tiles.get(id)
        if one is None or one.kind not in FROM_BAG or id in exhausted:
            continue
        uses = uses_in(id, window)
        if uses and worth(game, player, id, ready(game, player, id, uses)):
            options[f"use:{id}"] = partial(use_tile, game, player, id, window)
    if player.inlaid:
        for id, gem in active_gems(player):
            uses = uses_in(gem, window)
            if uses and worth(game, player, gem, ready(game, player, gem, uses)):
                options[f"gem:{gem}:{id}"] = partial(use_gem, game, player, id, gem, window)
    if player.loose:
        options |= essence_options(game, player, window)
    return options


def essence_options(game: Table, player: Player, window: Window) -> dict[str, Deed]:
    """EU-ITEMS-11: a loose essence is used up; with several uses the player takes one."""
    options: dict[str, Deed] = {}
    fight = game.state.fight
    for element in ELEMENTS:
        if element not in player.loose:
            continue
        uses = uses_in(element, window)
        for number, use in enumerate(uses, 1):
            # EU-COMBAT-14: at most one essence that takes a die from the same attack
            drops = any(isinstance(one, e.DropDie) for one in use.effects)
            if drops and fight is not None and fight.fewer_dice:
                continue
            if ready(game, player, element, (use,)) and worth(game, player, element, [use]):
                options[f"essence:{element}:{number}"] = partial(
                    use_essence, game, player, element, use
                )
    return options


def worth(game: Table, player: Player, id: str, uses: list[Use]) -> bool:
    """EU-ELITE-8 and common sense: at least one effect would do something."""
    if not uses:
        return False
    fight = game.state.fight
    if fight is not None and fight.first_strike and silences(uses):
        return False  # EU-COMBAT-11
    aim = Aim(player, id)
    return any(effects.possible(game, aim, use.effects) for use in uses)


def silences(uses: list[Use]) -> bool:
    return any(isinstance(one, e.Silence) for use in uses for one in use.effects)


class Waiting(NamedTuple):
    """A tile whose later effects still come, and the window in which it was used: an entry of
    `Fight.waiting`, written ``id:window`` there."""

    id: str
    window: Window | Strike

    @property
    def entry(self) -> str:
        return f"{self.id}:{self.window}"

    @classmethod
    def read(cls, entry: str) -> Waiting:
        id, window = entry.rsplit(":", 1)
        return cls(id, cast("Window | Strike", window))


def wait_for_later(fight: Fight, id: str, window: Window | Strike) -> None:
    """EU-TIME-2: what else the tile does comes in later windows of the combat round, if any."""
    if later_uses(id, window):
        fight.waiting.append(Waiting(id, window).entry)


def use_tile(game: Table, player: Player, id: str, window: Window) -> Rule[None]:
    """EU-TIME-2: all effects of the tile that fit the window; later ones wait for theirs."""
    game.tell("used", who=player.hero, thing=id)
    uses = ready(game, player, id, uses_in(id, window))
    spend(game, player, id)
    if game.state.fight is not None:
        wait_for_later(game.state.fight, id, window)
    yield from apply(game, player, id, uses)


def apply(game: Table, player: Player, id: str, uses: list[Use]) -> Rule[None]:
    for use in uses:
        if use.cost is not FREE and use.cost != FREE:
            if not payable(player, use.cost):
                continue
            if len(uses) > 1 and not (yield from choose_to_pay(game, player, id, use)):
                continue
            yield from pay(game, player, use.cost, "EU-TILES-9")
        yield from effects.run(game, Aim(player, id), use.effects)


def choose_to_pay(game: Table, player: Player, id: str, use: Use) -> Rule[bool]:
    """EU-TILES-9: beside other effects of the tile, one with a price is taken or left."""
    if not effects.possible(game, Aim(player, id), use.effects):
        return False
    options = {"pay-more": True, "no-more": False}
    return (yield from pick(player.seat, "EU-TILES-9", options, about=id))


def spend(game: Table, player: Player, id: str) -> None:
    """EU-TIME-2, EU-ITEMS-5: a tile on the board is exhausted, what was used from a bag is gone.
    EU-TIME-5: shields are not exhausted; once in a combat round is all they can do."""
    fight = game.state.fight
    one = library().tiles[id]
    if id in player.slots:
        if one.kind == "shield":
            if fight is not None:
                fight.used.append(id)
        else:
            player.exhausted.append(id)
    elif one.kind == KEPT:
        player.exhausted.append(id)
    else:
        player.bags.remove(id)
        discard(game.state, id)


def spend_source(game: Table, player: Player, id: str) -> Rule[None]:
    """EU-TURN-4: the tile that grants an action is used; whatever else it does now happens too."""
    uses = ready(game, player, id, uses_in(id, "turn"))
    game.tell("used", who=player.hero, thing=id)
    spend(game, player, id)
    yield from apply(game, player, id, uses)


ORDER: tuple[Window, ...] = ("prep", "mon-a", "mon-c", "hero-a", "hero-c")
STRIKE: Strike = "strike"


def after(window: Window | Strike) -> tuple[Window, ...]:
    """The windows that follow in the same combat round; a strike comes just before the last."""
    if window == STRIKE:
        return ORDER[-1:]
    return ORDER[ORDER.index(window) + 1 :] if window in ORDER else ()


@cache
def later_uses(id: str, window: Window | Strike) -> tuple[Use, ...]:
    """The effects of a tile used in a window that come later in the same combat round."""
    now = () if window == STRIKE else uses_in(id, window)
    return tuple(
        use
        for use in all_uses(id)
        if use not in now
        and use.timing not in ("anytime", "permanent", "attack", "first-strike")
        and any(use.timing in FITS[one] for one in after(window))
    )


def apply_waiting(game: Table, player: Player, fight: Fight, window: Window) -> Rule[None]:
    """EU-TIME-2: effects of tiles used earlier in this round, in their own window."""
    for entry in list(fight.waiting):
        id, used_in = Waiting.read(entry)
        later = tuple(use for use in later_uses(id, used_in) if due(use, window, used_in))
        if not later:
            continue
        fight.waiting.remove(entry)
        wait_for_later(fight, id, window)
        yield from apply(game, player, id, ready(game, player, id, later))


def due(use: Use, window: Window, used_in: Window | Strike) -> bool:
    """In the first of its windows that comes after the one in which the tile was used."""
    return window == next(one for one in after(used_in) if use.timing in FITS[one])


def use_gem(game: Table, player: Player, id: str, gem: Stone, window: Window) -> Rule[None]:
    """EU-ITEMS-9: the gem turns inactive; its item is not exhausted by that."""
    game.tell("used", who=player.hero, thing=gem)
    uses = ready(game, player, gem, uses_in(gem, window))
    turn_gem(player, id, gem, inactive(gem))
    yield from apply(game, player, gem, uses)


def use_essence(game: Table, player: Player, element: str, use: Use) -> Rule[None]:
    game.tell("used-essence", who=player.hero, element=element)
    player.loose.remove(element)
    yield from apply(game, player, element, [use])


def trigger(game: Table, player: Player, what: str) -> Rule[None]:
    """Permanent effects that happen by themselves at a moment."""
    for id in (*player.slots, *player.bags):
        if id and (id in player.slots or works_in_bag(id)):
            for use in triggered_uses(id):
                if use.trigger == what and ready(game, player, id, (use,)):
                    yield from apply(game, player, id, [use])
