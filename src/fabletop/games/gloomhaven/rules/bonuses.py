"""Lasting bonuses (GH-CARDS-16 to -19): active cards, items, monsters' cards, traits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from ..effects.vocabulary import Bonus, Change, Shape
from ..library import library
from ..state import Active, Carried, Figure, GloomhavenState, Hero, Table
from ..terms import Half
from . import where
from .cards import end_active, gain_xp
from .feats import count


class Held(msgspec.Struct, gc=False):
    """A bonus as somebody has it now."""

    bonus: Bonus
    bearer: Figure
    hero: Hero | None = None
    card: Active | None = None
    item: Carried | None = None

    @property
    def by_choice(self) -> bool:
        """GH-CARDS-18, GH-ITEM-05: cards and items with use slots work by themselves."""
        if self.bonus.optional or self.bonus.consume or self.bonus.destroy_obstacle:
            return True
        if self.item is None:
            return False
        return self.begins and not library().items[self.item.item].use_slots

    @property
    def begins(self) -> bool:
        """Would this be the first use of an item that can be used up?"""
        if self.item is None:
            return False
        return self.item.state == "ready" and library().items[self.item.item].use != "passive"

    @property
    def source(self) -> str:
        """The card or item it comes from."""
        if self.item is not None:
            return self.item.item
        return self.card.card if self.card is not None else ""

    @property
    def key(self) -> str:
        if self.item is not None:
            return f"item:{self.item.item}"
        return f"bonus:{self.card.card}" if self.card is not None else "bonus"


# Where bonuses stand


def inside(part: object) -> Iterator[Bonus]:
    """All bonuses written anywhere in an ability, in order."""
    if isinstance(part, Bonus):
        yield part
    if isinstance(part, tuple):
        for one in part:
            yield from inside(one)
    elif isinstance(part, Shape):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if isinstance(value, tuple | Shape):
                yield from inside(value)


@cache
def bonuses_of_half(card: str, half: Half) -> tuple[Bonus, ...]:
    record = library().cards[card]
    return tuple(inside((record.top if half == "top" else record.bottom).abilities))


@cache
def bonuses_of_monster(card: str) -> tuple[Bonus, ...]:
    """A monster ability card, or a boss (both its specials)."""
    box = library()
    if card in box.monster_cards:
        return tuple(inside(box.monster_cards[card].abilities))
    boss = box.bosses[card]
    return tuple(inside((*boss.special_1, *boss.special_2)))


@cache
def items_with(trigger: str) -> frozenset[str]:
    """The items that have a bonus for this trigger."""
    items = library().items.values()
    return frozenset(item.id for item in items if any(one.on == trigger for one in item.bonuses))


@cache
def triggers_of_half(card: str, half: Half) -> frozenset[str]:
    return frozenset(one.on for one in bonuses_of_half(card, half))


def number_of(bonuses: tuple[Bonus, ...], bonus: Bonus) -> int:
    return next(place for place, one in enumerate(bonuses) if one is bonus or one == bonus)


# Who has what


def may_have(hero: Hero, trigger: str) -> bool:
    """A quick look before the thorough one: most heroes have nothing for most moments."""
    for active in hero.active:
        if active.bonuses and trigger in triggers_of_half(active.card, active.half):
            return True
    wanted = items_with(trigger)
    for item in hero.items:  # noqa: SIM110 -- asked so often that a generator costs 3 % of a game
        if item.item in wanted:
            return True
    return False


def held_by(state: GloomhavenState, hero: Hero, trigger: str) -> Iterator[Held]:
    """The bonuses of a hero for one trigger: active cards, then items."""
    bearer = state.figures.get(hero.type)
    if bearer is None:
        return
    for active in hero.active:
        if active.bonuses:
            found = bonuses_of_half(active.card, active.half)
            for number in active.bonuses:
                if found[number].on == trigger:
                    yield Held(found[number], bearer, hero, card=active)
    wanted = items_with(trigger)
    for item in hero.items:
        if item.item in wanted and item.state in ("ready", "active"):
            for bonus in library().items[item.item].bonuses:
                if bonus.on == trigger:
                    held = Held(bonus, bearer, hero, item=item)
                    # GH-ITEM-09: the stunned use no items; those already begun go on
                    unusable = "stun" in bearer.conditions and (held.begins or held.by_choice)
                    if not unusable:
                        yield held


def triggered(state: GloomhavenState, trigger: str, figure: Figure) -> list[Held]:
    """All bonuses that this figure's doing triggers; clauses are for the caller to see to."""
    found = []
    for hero in state.heroes:
        if may_have(hero, trigger):
            for held in held_by(state, hero, trigger):
                if concerns(state, held, figure):
                    found.append(held)
    for one in state.figures.values():
        if one.boons:
            found += lent_to(state, one, trigger, figure)
        if one is figure and one.kind == "summon":
            for bonus in library().summons[one.type].traits:
                if bonus.on == trigger:
                    found.append(Held(bonus, one))
    return found


def lent_to(state: GloomhavenState, bearer: Figure, trigger: str, figure: Figure) -> Iterator[Held]:
    """The bonuses a figure has until the end of the round, as far as they are triggered."""
    for boon in bearer.boons:
        if boon.kind == "bonus":
            bonus = bonuses_of_monster(boon.card)[boon.number]
            if bonus.on == trigger:
                held = Held(bonus, bearer)
                if concerns(state, held, figure):
                    yield held


def concerns(state: GloomhavenState, held: Held, figure: Figure) -> bool:
    """`of`: the figures whose doings trigger it, seen from the bearer at that moment."""
    bearer, of = held.bearer, held.bonus.of
    if of.side == "self":
        return figure is bearer
    friends = figure.side == bearer.side
    if of.side == "enemies":
        fits = not friends
    elif of.side == "allies":
        fits = friends and figure is not bearer
    elif of.side == "summons":
        fits = figure.kind == "summon" and figure.owner == bearer.owner
    elif of.side == "figures":
        fits = figure is not bearer
    else:
        fits = friends
    if not fits or figure is bearer or of.anywhere:
        return fits
    if of.range <= 1:
        return where.far(state, bearer.at, figure.at) <= of.range
    return where.within(state, bearer.at, figure.at, of.range)


def changes_of(state: GloomhavenState, hero: Hero) -> list[Change]:
    if not may_have(hero, "always"):
        return []
    return [one for held in held_by(state, hero, "always") for one in held.bonus.changes]


def has_change(state: GloomhavenState, hero: Hero, what: str) -> bool:
    return any(one.what == what for one in changes_of(state, hero))


def unmoved(state: GloomhavenState, target: Figure, by: Figure) -> bool:
    if target.kind != "hero" or by.side == target.side:
        return False
    return has_change(state, state.heroes[target.owner], "unmoved")


# Using them


def use(game: Table, held: Held) -> None:
    """One triggering: a slot of the card or item is used up."""
    if held.hero is None:
        return
    if held.card is not None:
        use_card(game, held.hero, held.card, held.bonus)
    elif held.item is not None:
        use_item(game, held.hero, held.item)


def use_card(game: Table, hero: Hero, active: Active, bonus: Bonus) -> None:
    """GH-CARDS-18: the marker advances; GH-CARDS-19: the slot it leaves gives its experience."""
    record = library().cards[active.card]
    slots = (record.top if active.half == "top" else record.bottom).slots
    if slots:
        gain_xp(game, hero, slots[active.slot])
        active.slot += 1
        if active.slot >= len(slots):
            end_active(game, hero, active)
    elif bonus.uses:
        active.uses += 1
        if active.uses >= bonus.uses:
            number = number_of(bonuses_of_half(active.card, active.half), bonus)
            active.bonuses = tuple(one for one in active.bonuses if one != number)


def use_item(game: Table, hero: Hero, item: Carried) -> None:
    """GH-ITEM-04: any part of its effect is a use. GH-ITEM-10: what is carried stays the same
    for the whole scenario; GH-ITEM-07: the next one begins with everything ready."""
    record = library().items[item.item]
    if record.use == "passive":
        return
    if item.state == "ready":
        count(hero, "items-used")
        game.tell("used-item", who=hero.type, what=item.item)
    if record.use_slots:
        item.slot += 1
        item.state = "active"
        if item.slot < record.use_slots:
            return
    item.state = record.use
    item.slot = 0


def negates(game: Table, hero: Hero) -> bool:
    """GH-DAMAGE-04: the compulsory negation of the next damages."""
    for held in held_by(game.state, hero, "suffers"):
        if held.bonus.negate and not held.by_choice:
            use(game, held)
            return True
    return False
