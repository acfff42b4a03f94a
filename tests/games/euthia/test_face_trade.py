"""The market sheet: effects, destinations, prices, what is left, and what is missing."""

from __future__ import annotations

import pytest

from fabletop.games.euthia import GAME
from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.table.answers import answer_art
from fabletop.games.euthia.table.models import DealArt, TradeArt, WareArt
from fabletop.games.euthia.table.trade import trade_art
from fabletop.games.euthia.terms import SHOPS
from fabletop.kernel.words import LANGUAGES
from fabletop.web.view.voice import voice

from .face import lights, own
from .scene import Scene

SAY = voice("en", GAME)
BOOTS = "leather-boots-1"
ON_SHEET = ("buy", "sell", "unlock", "learn", "reveal")  # the style sheet hides them in the panel


def trading(scene: type[Scene], coins: int, *offer: str, **hero: object) -> Scene:
    """Maeldur at the merchants with this offer."""
    table = scene("maeldur", "keleia")
    shop = table.land((1, -2), ["merchants", "", ""])
    table.lay("maeldur", at=shop + 1, coins=coins, tokens=["trade"], **hero)
    table.state.offers["merchants"] = list(offer)
    table.choose("trade")
    return table


def sheet(table: Scene, language: str = "en") -> TradeArt:
    drawn = trade_art(table.session.view(0), own(table), lights(table), voice(language, GAME))
    assert drawn is not None
    return drawn


def ware(table: Scene, id: str) -> WareArt:
    return next(one for one in sheet(table).wares if one.id == id)


def deals(table: Scene, group: str) -> list[DealArt]:
    return [*next(one for one in sheet(table).groups if one.id == group).deals]


def buyable(kind: str) -> str:
    found = library().tiles.items()
    return next(id for id, one in found if one.kind == kind and one.buy and one.source in SHOPS)


def test_eu_trade_13_a_ware_says_what_it_does_costs_and_leaves(scene: type[Scene]) -> None:
    price = library().tiles[BOOTS].buy
    assert price is not None
    table = trading(scene, price + 3, BOOTS)
    one = ware(table, BOOTS)
    assert one.effect.startswith("Maximum health +1.")
    assert (one.price, one.left, one.short) == (str(price), f"{price + 3} → 3", "")
    assert one.key == f"buy:{BOOTS}" and one.hotkey


def test_eu_trade_13_a_shortage_names_the_keys_that_cure_it(scene: type[Scene]) -> None:
    price = library().tiles[BOOTS].buy
    assert price is not None
    table = trading(scene, price - 1, BOOTS, loose=["ruby"])
    one = ware(table, BOOTS)
    (sale,) = [deal for deal in deals(table, "sell") if deal.name == "Ruby"]
    assert not one.key and not one.left
    assert one.short.startswith("1 coin short sell ") and sale.hotkey in one.short.split()
    poor = trading(scene, 0, BOOTS)
    poor.lay("maeldur", slots=["" for _ in poor.maeldur.slots])
    assert ware(poor, BOOTS).short == f"{price} coins short"


def test_eu_trade_13_a_discount_is_taken_off(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    haggler = table.tile(Use("permanent", changes=(st.Discount(coins=1, on="buy"),)))
    table.wear("maeldur", haggler)
    shop = table.land((1, -2), ["merchants", "", ""])
    table.lay("maeldur", at=shop + 1, coins=9, tokens=["trade"])
    table.state.offers["merchants"] = [BOOTS]
    table.choose("trade")
    before = table.maeldur.coins
    shown = int(ware(table, BOOTS).price)
    table.choose(f"buy:{BOOTS}")
    assert before - table.maeldur.coins == shown == (library().tiles[BOOTS].buy or 0) - 1


def test_eu_trade_5_a_ware_says_where_it_goes(scene: type[Scene]) -> None:
    potion = buyable("potion")
    table = trading(scene, 20, potion, BOOTS)
    assert ware(table, potion).to == "a bag, 3 free"
    assert ware(table, BOOTS).to == "boots, locked"
    slots = [one.kind for one in library().heroes["maeldur"].slots]
    table.maeldur.unlocked.append(slots.index("boots"))
    assert ware(table, BOOTS).to == "boots, free"
    table.wear("maeldur", BOOTS)
    assert ware(table, BOOTS).to == "boots, you wear Leather Boots"


@pytest.mark.parametrize("loose", [["ruby"], ["ruby", "fire"]])
def test_eu_trade_8_each_sale_tells_what_it_brings(scene: type[Scene], loose: list[str]) -> None:
    table = trading(scene, 3, BOOTS, loose=loose)
    for deal in deals(table, "sell"):
        fork = table.session.fork()
        fork.answer(0, (deal.key,))
        coins = fork.state.players[0].coins
        assert deal.change == f"+{coins - 3}" and deal.left == str(coins)


def test_eu_trade_9_a_resource_is_sold_by_its_side(scene: type[Scene]) -> None:
    ore = next(id for id, one in library().tiles.items() if len(one.sides) > 1)
    table = trading(scene, 0, BOOTS, bags=[ore])
    notes = [one.note for one in deals(table, "sell") if one.key.startswith(f"sell:{ore}:")]
    assert len({*notes}) == len(library().tiles[ore].sides)


def test_eu_tiles_8_slots_are_a_group_of_their_own(scene: type[Scene]) -> None:
    table = trading(scene, 20, BOOTS)
    for deal in deals(table, "unlock"):
        fork = table.session.fork()
        fork.answer(0, (deal.key,))
        assert deal.left == str(fork.state.players[0].coins)


def test_eu_tiles_5_a_skill_that_cannot_be_learned_says_why(scene: type[Scene]) -> None:
    skill = next(
        id
        for id, one in library().tiles.items()
        if one.hero == "maeldur" and one.kind == "skill" and (one.buy or 0) > 1
    )
    table = trading(scene, 0, BOOTS, beside=[skill])
    (deal,) = [one for one in deals(table, "learn") if one.name == SAY.name(skill)]
    assert not deal.key and deal.note.endswith("short")


def test_every_deal_stands_on_the_sheet_with_its_key(scene: type[Scene]) -> None:
    """What the panel leaves out is on the sheet, each answer once."""
    table = trading(scene, 20, BOOTS, buyable("potion"), loose=["ruby", "fire"])
    drawn = sheet(table)
    keys = [one.key for one in drawn.wares if one.key]
    keys += [one.key for group in drawn.groups for one in group.deals if one.key]
    offered = [one for one in table.offered if one.partition(":")[0] in ON_SHEET]
    assert sorted(keys) == sorted(offered)


def test_eu_trade_1_other_shops_say_why_they_are_out_of_reach(scene: type[Scene]) -> None:
    table = trading(scene, 5, BOOTS)
    assert [one.note for one in sheet(table).shelves] == [
        "heals 4 · not on the map yet",
        "heals 5 · not on the map yet",
    ]
    table = scene("maeldur", "keleia")
    shop = table.land((1, -2), ["merchants", "alchemists", ""])
    table.lay("maeldur", at=shop + 1, coins=5, tokens=["trade"])
    table.choose("trade")
    assert sheet(table).shelves[0].note == "heals 4 · 1 step away"


def test_the_sheet_belongs_to_the_trader(scene: type[Scene]) -> None:
    table = trading(scene, 5, BOOTS)
    view = table.session.view(1)
    assert trade_art(view, own(table, 1), lights(table), SAY) is None


def test_eu_trade_6_the_first_refresh_is_free(scene: type[Scene]) -> None:
    table = trading(scene, 5, BOOTS)
    view = table.session.view(0)
    assert answer_art("refresh", view, own(table), SAY).note == "free this once"
    assert answer_art("done", view, own(table), SAY).note == "ends the trade"
    table.choose("refresh")
    assert answer_art("refresh", table.session.view(0), own(table), SAY).note == "for 1 coin"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_speaks_every_language(scene: type[Scene], language: str) -> None:
    table = trading(scene, 3, BOOTS, buyable("potion"), loose=["ruby"])
    drawn = sheet(table, language)
    words = [drawn.title, drawn.heals, drawn.deck, *(one.title for one in drawn.groups)]
    words += [one.effect for one in drawn.wares] + [one.to for one in drawn.wares]
    assert all(words) and not any("web-eu" in one for one in words)


def test_a_ware_points_to_its_place_on_the_board(scene: type[Scene]) -> None:
    potion = buyable("potion")
    table = trading(scene, 20, potion, BOOTS)
    assert (ware(table, potion).place, ware(table, BOOTS).place) == ("", "")
    slot = [one.kind for one in library().heroes["maeldur"].slots].index("boots")
    table.maeldur.unlocked.append(slot)
    assert ware(table, BOOTS).place == f"slot-{slot + 1}"
    table.wear("maeldur", BOOTS)
    assert ware(table, BOOTS).place == f"tile-{BOOTS}"
