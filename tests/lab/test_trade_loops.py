"""The search of `bench/trade_loops.py` finds a well of coins where there is one, in every game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from fabletop.games.eldervale.rules import cashing
from fabletop.games.euthia.library import library
from fabletop.games.gloomhaven.campaign.rules import shop
from fabletop.games.gloomhaven.records import Item
from fabletop.games.gloomhaven.rules import turn
from fabletop.games.gloomhaven.state import Hero, Table
from fabletop.games.witcher.rules import places, travel
from fabletop.games.witcher.state import Player
from fabletop.games.witcher.state import Table as Visited

BENCH = Path(__file__).parents[2] / "bench"
CHOICES = 60
POSITIONS = {"gloomhaven-campaign": 1, "witcher": 12}

Break = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(scope="module")
def loops() -> ModuleType:
    spec = spec_from_file_location("trade_loops", BENCH / "trade_loops.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _dear_goods(patch: pytest.MonkeyPatch) -> None:
    """Euthia: everything sells for more than it costs."""
    for id, one in list(library().tiles.items()):
        if one.buy is not None:
            patch.setitem(library().tiles, id, msgspec.structs.replace(one, sell=one.buy + 4))


def _endless_treasure(patch: pytest.MonkeyPatch) -> None:
    """Eldervale: a token that is cashed stays in the tray."""
    patch.setattr(cashing, "cash", cashing.gain_shown)


def _endless_actions(patch: pytest.MonkeyPatch) -> None:
    """The Witcher: the action of a location as often as one likes."""

    def can_act(game: Visited, player: Player) -> bool:
        game.state.visit.acted.clear()
        return places.can_act(game, player)

    patch.setattr(travel, "can_act", can_act)


def _gold_for_nothing(patch: pytest.MonkeyPatch) -> None:
    """Gloomhaven: a card that is forgone stays and brings gold."""

    def forgo(game: Table, hero: Hero, card: str) -> None:
        hero.gold += 1

    patch.setattr(turn, "forgo", forgo)


def _cheap_shop(patch: pytest.MonkeyPatch) -> None:
    """The campaign's town: the shop asks less than it pays."""

    def price_of(state: object, item: Item) -> int:
        return item.price // 2 - 2

    patch.setattr(shop, "price_of", price_of)


BROKEN: dict[str, Break] = {
    "witcher": _endless_actions,
    "eldervale": _endless_treasure,
    "euthia": _dear_goods,
    "gloomhaven": _gold_for_nothing,
    "gloomhaven-campaign": _cheap_shop,
}


def test_every_game_is_searched(loops: ModuleType) -> None:
    assert set(loops.PURSES) == set(loops.PLACES) == set(BROKEN)


@pytest.mark.parametrize("game", BROKEN)
def test_a_loop_with_profit_is_found(
    loops: ModuleType, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    BROKEN[game](monkeypatch)
    found = loops.search(game, POSITIONS.get(game, 6), CHOICES)
    assert any(one.loops for one in found), max(one.end - one.start for one in found)


@pytest.mark.parametrize("game", BROKEN)
def test_none_is_found_under_the_rules(loops: ModuleType, game: str) -> None:
    found = loops.search(game, POSITIONS.get(game, 6), CHOICES)
    assert sum(one.choices for one in found) > 10
    assert not any(one.loops for one in found)
