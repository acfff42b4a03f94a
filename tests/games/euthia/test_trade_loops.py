"""EU-TRADE-6: refreshing without end is no well of coins. At length: `bench/trade_loops.py`."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[3] / "bench" / "trade_loops.py"
DRAGONSLAYERS = (2, 8)  # numbers of positions at the towers: every third
CHOICES = 240


@pytest.fixture(scope="module")
def loops() -> ModuleType:
    spec = spec_from_file_location("trade_loops", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("number", [0, 1, *DRAGONSLAYERS])
def test_eu_trade_6_no_trade_action_is_a_well_of_coins(loops: ModuleType, number: int) -> None:
    session = loops.in_a_shop(number)
    seeker = loops.Seeker(loops.PURSES["euthia"], 1)
    found = loops.seek(f"shop {number}", session, seeker, CHOICES)
    assert not found.loops and found.end <= found.start + loops.PROFIT
