"""Evaluation of items and doors in Gloomhaven."""

from __future__ import annotations

from fabletop.games.gloomhaven.bot.gear import MINUS_ONE, item_worth, use_of
from fabletop.games.gloomhaven.bot.rooms import ALONE, unreadiness
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.state import REST

from ..games.gloomhaven.scene import Scene


def test_cards_brought_back_are_the_best_a_beginner_can_buy() -> None:
    shop = [id for id, one in library().items.items() if one.prosperity == 1]
    assert max(shop, key=item_worth) == "minor-stamina-potion"
    assert all(item_worth(one) > 0 for one in shop)


def test_what_comes_back_by_resting_is_worth_several_uses() -> None:
    shield, armor = library().items["heater-shield"], library().items["hide-armor"]
    assert item_worth(shield.id) > use_of(shield.bonuses[0])
    assert item_worth(armor.id) == 2 * item_worth(shield.id) - 2 * MINUS_ONE


def test_a_door_is_opened_with_friends_who_do_not_rest() -> None:
    table = Scene("brute", "tinkerer")
    table.turn("brute")
    table.lay("tinkerer", at=(-1, 0))
    table.lay("brute", at=(0, 0))
    ready = unreadiness(table.state)
    table.lay("tinkerer", picks=[REST])
    assert unreadiness(table.state) >= ready + ALONE
