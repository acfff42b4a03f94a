"""EL-FREE-3: treasure is cashed at any time, within payments, gains and battles, too."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.rules.cashing import cash
from fabletop.games.eldervale.rules.paying import pay
from fabletop.games.eldervale.rules.prices import pay_price
from fabletop.games.eldervale.rules.treasure import pay_deposit, slot
from fabletop.games.eldervale.state import UNDERWORLD, Battle, Side

from .scene import Scene


@pytest.mark.rule("EL-RES-5")
def test_el_free_3_within_a_payment_of_any_resources(scene: type[Scene]) -> None:
    """Fortress: any two; the sword just cashed may be one of them."""
    table = scene("fire", "earth")
    table.give(table.a, gem=2, scroll=2)
    table.treasure(table.a, "fire-sword-1")
    table.put(table.a, "worker-1", "fire-2")
    table.ready(table.a, "worker-2")
    table.choose("place:worker:fortress")
    assert table.asked.rule == "EL-RES-4"
    assert table.offered == ("spend:gem", "spend:scroll", "cash:fire-sword-1")
    table.choose("spend:gem")
    table.choose("cash:fire-sword-1")
    assert table.offered == ("spend:gem", "spend:scroll", "spend:sword")
    table.choose("spend:sword")
    assert table.a.supply == {"gem": 1, "scroll": 2, "potion": 0, "tool": 0, "sword": 0, "gold": 2}


@pytest.mark.rule("EL-RES-3")
def test_el_free_3_room_made_by_the_first_half_of_a_payment(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a, sword=5, gem=1)
    table.treasure(table.a, "fire-sword-1")
    paying = pay(table.game, table.a, {"any": 2})
    assert table.asks(paying, "spend:sword", "cash:fire-sword-1", "spend:gem") == ()
    assert table.a.supply["sword"] == 5 and table.a.treasure == []  # nothing was lost to the cap


@pytest.mark.rule("EL-RES-10")
def test_el_free_3_a_token_saves_gold(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a, sword=1, gold=2)
    table.treasure(table.a, "fire-sword-1")
    keys = table.asks(pay(table.game, table.a, {"sword": 2}), "cash:fire-sword-1")
    assert "pay2:sword:sword" in keys  # it had not been open before
    table.treasure(table.a, "fire-sword-sword-1")
    table.give(table.a, sword=1, gold=2)
    before = table.asks(pay(table.game, table.a, {"sword": 2}))
    assert "pay2:sword:sword" not in before and "cash:fire-sword-sword-1" in before


@pytest.mark.rule("EL-RES-10")
def test_el_free_3_a_token_widens_a_discount(scene: type[Scene]) -> None:
    """A price of 1 gem and 1 tool, less 1: without a tool only the tool could be spared."""
    table = scene("fire", "earth")
    table.give(table.a, gem=2, potion=2, tool=0)
    table.treasure(table.a, "earth-tool-tool-1")
    price = {"gem": 1, "potion": 1, "tool": 1}
    table.asks(pay_price(table.game, table.a, price, 1))
    assert table.a.supply == {"gem": 1, "scroll": 0, "potion": 1, "tool": 0, "sword": 0, "gold": 0}
    table.give(table.a, gem=2, potion=2, gold=1)
    keys = table.asks(pay_price(table.game, table.a, price, 1))
    assert keys == ("spare1:gem", "spare1:potion", "spare1:tool", "cash:earth-tool-tool-1")


@pytest.mark.rule("EL-MAGIC-5")
def test_el_free_3_a_card_drawn_while_cards_are_spent(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a)
    table.hold(table.a, "wolf-charm", "parley")
    table.treasure(table.a, "fire-magic-1")
    top = table.state.magic.cards[-1]
    keys = table.asks(pay(table.game, table.a, {"magic": 1}), "cash:fire-magic-1")
    assert keys == ("spend:wolf-charm", "spend:parley", f"spend:{top}")


@pytest.mark.rule("EL-SLOT-7")
def test_el_free_3_within_a_deposit(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a, sword=1, gem=1)
    table.treasure(table.a, "fire-gold-1")
    paying = pay_deposit(table.game, table.a, [{"sword": 1}, {"gem": 1}, {"gold": 1}], {})
    assert table.asks(paying) == ("pay1:sword", "pay1:gem", "cash:fire-gold-1")
    paying = pay_deposit(table.game, table.a, [{"sword": 1}, {"gem": 1}, {"gold": 1}], {})
    assert "pay1:gold" in table.asks(paying, "cash:fire-gold-1")


def test_el_free_3_while_a_gain_is_chosen(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    table.give(table.a)
    table.give(table.b)
    table.treasure(table.a, "fire-potion-1")
    table.a.glory = 1  # the next space: any resource
    table.state.battle = Battle(
        table.at("portal"), "winner", sides=[Side(0, pool=1, dice=[6]), Side(1, pool=1, dice=[1])]
    )
    table.phase("battle")
    assert table.asked.rule == "EL-RES-5" and "cash:fire-potion-1" in table.offered
    table.choose("cash:fire-potion-1")
    assert table.a.supply["potion"] == 1 and table.asked.rule == "EL-RES-5"  # put anew
    table.choose("gain:gold")
    assert table.a.supply["gold"] == 1


@pytest.mark.rule("EL-FREE-9")
def test_el_free_9_one_token_at_a_time(scene: type[Scene]) -> None:
    """While a token is turned over or laid down, no other is on offer."""
    table = scene("fire", "earth")
    table.treasure(table.a, "fire-sword-potion-1", "fire-gold-1")
    assert table.asks(cash(table.game, table.a, "fire-sword-potion-1")) == (
        "gain:sword",
        "gain:potion",
    )
    table.own(table.a, "shining-door")
    keys = table.asks(slot(table.game, table.a, "fire-gold-1"))
    assert keys and all(key.startswith("slot-on:") for key in keys)


def battle_of(scene: type[Scene], *tokens: str) -> Scene:
    """Step 3 of a battle on the Portal; the elves, who sit left, hold only treasure."""
    table = scene("order", "light")
    for player in (table.a, table.b):
        table.give(player)
        table.put(player, "worker-1", "portal")
    table.treasure(table.b, *tokens)
    sides = [Side(0, pool=1), Side(1, pool=1)]
    table.state.battle = Battle(table.at("portal"), "swords", [1, 0], sides)
    table.phase("battle")
    return table


@pytest.mark.rule("EL-BATTLE-8")
def test_el_free_3_swords_out_of_the_tray(scene: type[Scene]) -> None:
    table = battle_of(scene, "fire-sword-sword-1")
    table.choose("cash:fire-sword-sword-1", rule="EL-BATTLE-8", by=table.b)
    assert table.offered == ("swords:1", "swords:2", "pass")
    table.luck("battle", 5, 1, 2, 6)  # one die against three
    table.choose("swords:2")
    assert table.b.supply["sword"] == 0 and table.b.glory == 1
    assert table.a.units["worker-1"] == UNDERWORLD


@pytest.mark.parametrize("token", ["fire-potion-1", "fire-magic-1"])
def test_el_free_3_nobody_is_asked_for_swords_for_nothing(scene: type[Scene], token: str) -> None:
    table = battle_of(scene, token)
    assert table.asked.rule == "EL-TURN-1"  # the battle is over


def test_el_free_3_nor_with_six_dice(scene: type[Scene]) -> None:
    table = battle_of(scene, "fire-sword-1")
    assert table.state.battle is not None
    table.state.battle.sides[1].pool = 6
    assert table.asked.rule == "EL-TURN-1"


def test_el_free_3_an_ability_paid_out_of_the_tray(scene: type[Scene]) -> None:
    """A wizard's weapon asks for a potion, and the only potion lies in the tray."""
    table = scene("water", "fire")
    table.give(table.a)
    table.give(table.b)
    table.own(table.a, "tideglass-trident")
    table.put(table.a, "wizard", "portal")
    table.put(table.b, "worker-1", "portal")
    table.treasure(table.a, "water-potion-1")
    table.luck("battle", 1, 2, 5)
    sides = [Side(0, pool=2), Side(1, pool=1)]
    table.state.battle = Battle(table.at("portal"), "roll", [], sides)
    table.phase("battle")
    table.choose("cash:water-potion-1", rule="EL-BATTLE-10")
    table.choose("use:tideglass-trident")
    table.choose("die:1")
    assert table.a.supply["potion"] == 0
    assert table.a.glory == 1  # a six beats the five


def test_el_free_3_a_spell_paid_out_of_the_tray(scene: type[Scene]) -> None:
    """Before a battle: Mistform asks for a tool."""
    table = scene("order", "light")
    table.give(table.a)
    table.give(table.b)
    table.put(table.a, "worker-1", "order-2")
    table.put(table.b, "worker-1", "order-2")
    table.hold(table.b, "mistform")
    table.treasure(table.b, "order-tool-1")
    table.state.due.append(table.at("order-2"))
    table.phase("pending")
    assert table.asked.rule == "EL-BATTLE-2" and "cast:mistform" not in table.offered
    table.choose("cash:order-tool-1", by=table.b)
    assert "cast:mistform" in table.offered
