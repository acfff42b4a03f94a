"""GH-LOOT-03 to GH-LOOT-09: what a treasure holds."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..library import library
from ..state import Hero, Table
from .cards import gain_xp
from .conditions import give
from .damage import suffer
from .feats import XP_FOUND, count
from .figures import figure_of
from .levels import gold_per_token


def gain(game: Table, hero: Hero, treasure: str) -> Rule[None]:
    """GH-LOOT-09: to the looter; damage and conditions at once."""
    if treasure.startswith("dungeon-"):
        dungeon_treasure(game, hero, treasure)
        return
    record = library().treasures[int(treasure)]
    if record.gold:  # not converted
        hero.gold += record.gold
        game.tell("found-gold", who=hero.type, amount=record.gold)
    find_xp(game, hero, record.xp)
    hero.checks += record.checks
    for number in record.items:
        find_item(game, hero, number)
    for number in record.designs:
        found(game, hero, f"design-{number}")
    if record.random_design:  # GH-LOOT-08: drawn by the campaign
        found(game, hero, "random-design")
    if record.random_scenario:
        found(game, hero, "random-scenario")
    if record.scenario:
        found(game, hero, f"scenario-{record.scenario}")
    figure = figure_of(game.state, hero)
    if figure is None:
        return
    for condition in record.conditions:
        give(game, figure, condition)
    if record.damage:
        yield from suffer(game, figure, record.damage)


def find_xp(game: Table, hero: Hero, amount: int) -> None:
    """2.13: experience that no ability has earned."""
    gain_xp(game, hero, amount)
    if amount:
        count(hero, XP_FOUND, amount)


def find_item(game: Table, hero: Hero, number: int) -> None:
    """GH-LOOT-04: what it already owns is sold at once; GH-LOOT-05: nothing is equipped now."""
    id = library().item_numbers.get(number)
    if id is not None and any(one.item == id for one in hero.items):
        price = library().items[id].price // 2
        hero.gold += price
        hero.found = (*hero.found, f"sold-{number}")  # the copy goes to the shop
        game.tell("found-gold", who=hero.type, amount=price)
    else:
        found(game, hero, f"item-{number}")


def found(game: Table, hero: Hero, what: str) -> None:
    hero.found = (*hero.found, what)
    game.tell("found", who=hero.type, what=f"found-{what.split('-')[0]}")


def dungeon_treasure(game: Table, hero: Hero, treasure: str) -> None:
    """GH-RANDOM-10, GH-RANDOM-11: the monster card says what it holds."""
    card = library().dungeon_cards[treasure.removeprefix("dungeon-")]
    if card.gold:
        gold = card.gold * gold_per_token(game.state)
        hero.gold += gold
        game.tell("found-gold", who=hero.type, amount=gold)
    find_xp(game, hero, card.xp)
