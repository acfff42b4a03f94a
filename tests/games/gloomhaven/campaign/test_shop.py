"""GH-CAMP-35, -36 and GH-CAMP-42 to -44: reputation and the shop."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.campaign.rules import reputation, shop
from fabletop.games.gloomhaven.library import library

from .scene import Visit, campaign, join, town

BOOTS = "boots-of-striding"


def test_gh_camp_35_between_minus_20_and_20() -> None:
    game = town(campaign("brute", "tinkerer"))
    reputation.gain_reputation(game, 25)
    assert game.state.party.reputation == 20
    reputation.gain_reputation(game, -55)
    assert game.state.party.reputation == -20


BANDS = {
    20: -5,
    19: -5,
    18: -4,
    15: -4,
    14: -3,
    11: -3,
    10: -2,
    7: -2,
    6: -1,
    3: -1,
    2: 0,
    0: 0,
    -2: 0,
    -3: 1,
    -6: 1,
    -7: 2,
    -10: 2,
    -11: 3,
    -14: 3,
    -15: 4,
    -18: 4,
    -19: 5,
    -20: 5,
}


@pytest.mark.parametrize(("standing", "change"), BANDS.items())
def test_gh_camp_36_prices_by_reputation(standing: int, change: int) -> None:
    state = town(campaign("brute", "tinkerer", reputation=standing)).state
    assert reputation.price_of(state, library().items[BOOTS]) == 20 + change


@pytest.mark.rule("GH-CAMP-36", "GH-CAMP-43")
def test_reputation_11_buys_for_27_and_sells_for_15() -> None:
    """G-30."""
    visit = Visit(campaign("brute", "tinkerer", reputation=11))
    item = next(id for id, one in library().items.items() if one.number == 6)
    assert library().items[item].price == 30
    visit.do(f"shop:brute:{item}")
    assert visit.hero("brute").gold == 3
    visit.do(f"sell:brute:{item}")
    assert visit.hero("brute").gold == 18


def test_gh_camp_42_never_two_of_the_same_and_never_on_credit() -> None:
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].gold = 45
    visit = Visit(made)
    assert f"shop:brute:{BOOTS}" in visit.open()
    visit.do(f"shop:brute:{BOOTS}")
    assert visit.hero("brute").gold == 25 and f"shop:brute:{BOOTS}" not in visit.open()
    assert not any(key.startswith("shop:tinkerer") for key in visit.open(0)), (
        "nobody buys for others"
    )
    priced = {key.split(":")[2] for key in visit.open() if key.startswith("shop:brute")}
    assert priced and max(library().items[one].price for one in priced) == 20, "25 gold are left"


def test_gh_camp_43_half_the_printed_price() -> None:
    game = town(campaign("brute", "tinkerer", reputation=-20))
    one = game.state.present[0]
    odd = next(item for item in library().items.values() if item.price % 2)
    one.items.append(odd.id)
    game.state.world.items[odd.id] = odd.copies
    assert shop.in_stock(game.state, odd.id) == odd.copies - 1
    shop.sell(game, one, odd.id)
    assert one.gold == 30 + odd.price // 2
    assert shop.in_stock(game.state, odd.id) == odd.copies


@pytest.mark.rule("GH-CAMP-36", "GH-CAMP-43")
@pytest.mark.parametrize("standing", BANDS)
def test_nothing_sells_for_more_than_it_costs(standing: int) -> None:
    """Also to those whom the city loves most: buying and selling is no well of gold."""
    game = town(campaign("brute", "tinkerer", reputation=standing))
    one = game.state.present[0]
    for item in library().items:
        one.gold = 100
        shop.buy(game, one, item)
        shop.sell(game, one, item)
        assert one.gold <= 100, item


def test_gh_camp_44_only_copies_in_the_shop() -> None:
    made = campaign("brute", "tinkerer", "cragheart")
    visit = Visit(made)
    visit.do(f"shop:brute:{BOOTS}").do(f"shop:tinkerer:{BOOTS}", seat=1)
    assert not any(ware.item == BOOTS for ware in visit.session.view(0).shop)
    assert f"shop:cragheart:{BOOTS}" not in visit.open(2)


@pytest.mark.rule("GH-CAMP-44")
def test_things_of_those_who_stay_away_count_as_in_the_shop() -> None:
    made = campaign("brute", "tinkerer")
    away = join(made.parties[0], "cragheart", 0, items=[BOOTS])
    away.status = "away"
    game = town(made)
    assert shop.in_stock(game.state, BOOTS) == 2
    away.status = "present"
    assert shop.in_stock(game.state, BOOTS) == 1


def test_gh_loot_04_a_copy_sold_at_once_joins_the_shop() -> None:
    """A design that nobody could buy yet: the first copy is owned, the second one is for sale."""
    game = town(campaign("brute", "tinkerer"))
    one = game.state.present[0]
    gold = one.gold
    shop.receive(game, one, "hawk-helm")
    shop.receive(game, one, "hawk-helm")
    assert one.items == ["hawk-helm"]
    assert one.gold == gold + library().items["hawk-helm"].price // 2
    assert shop.in_stock(game.state, "hawk-helm") == 1
    shop.receive(game, one, "hawk-helm")
    assert shop.in_stock(game.state, "hawk-helm") == 1, "there are two copies in the box"


def test_a_reward_that_is_owned_already_is_sold() -> None:
    game = town(campaign("brute", "tinkerer"))
    one = game.state.present[0]
    shop.receive(game, one, BOOTS)
    shop.receive(game, one, BOOTS)
    assert one.items == [BOOTS] and one.gold == 40


def test_a_reward_may_come_from_the_stock_that_is_not_for_sale() -> None:
    game = town(campaign("brute", "tinkerer"))
    one, other = game.state.present
    shop.receive(game, one, "hawk-helm")
    assert game.state.world.items["hawk-helm"] == 1
    assert shop.in_stock(game.state, "hawk-helm") == 0
    shop.receive(game, other, "hawk-helm")
    assert game.state.world.items["hawk-helm"] == library().items["hawk-helm"].copies == 2


def test_when_no_copy_is_left_there_is_none() -> None:
    game = town(campaign("brute", "tinkerer", "cragheart"))
    for one in game.state.present:
        shop.receive(game, one, BOOTS)
    assert [one.items for one in game.state.present] == [[BOOTS], [BOOTS], []]
