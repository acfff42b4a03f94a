"""tools/mutate.py: mutations stand at the right positions and change exactly one line."""

from __future__ import annotations

import ast

import pytest
from tools.mutate import (
    ROOT,
    Mutation,
    draw,
    likely_first,
    main,
    mutations,
    rule_modules,
    rule_tests,
)

PATH = "src/fabletop/games/toy/rules/trade.py"
SOURCE = '''"""Trade (TO-TRADE)."""

from __future__ import annotations

FEE: int = 2
Price: TypeAlias = Literal[1, 2]


def buy(game: Table, player: Player, price: Literal[3] = 0) -> Rule[None]:
    """TO-TRADE-1: Käufer pay."""
    assert price >= 0
    if player.coins < price + FEE or not (player.alive and player.at != 4):
        return
    game.tell("bought", who=player.hero, price=5)
    player.coins -= price; player.name = "ß" + str(6)
    yield from settle(game, player)
    yield from ()
    pairs = list(zip([], (), strict=True)), f"{price + 7}"
'''


def changed(line: int) -> dict[str, str]:
    """The line after each of its mutations, and the kind of it."""
    lines = SOURCE.splitlines()
    return {
        one.change(lines[line - 1]).strip(): one.kind
        for one in mutations(PATH, SOURCE)
        if one.line == line
    }


def test_every_kind_of_mutation_is_found_at_its_place() -> None:
    assert changed(5) == {"FEE: int = 3": "constant", "FEE: int = 1": "constant"}
    assert changed(12) == {
        "if player.coins <= price + FEE or not (player.alive and player.at != 4):": "comparison",
        "if player.coins < price - FEE or not (player.alive and player.at != 4):": "arithmetic",
        "if player.coins < price + FEE and not (player.alive and player.at != 4):": "and/or",
        "if player.coins < price + FEE or (player.alive and player.at != 4):": "not dropped",
        "if player.coins < price + FEE or not (player.alive or player.at != 4):": "and/or",
        "if player.coins < price + FEE or not (player.alive and player.at == 4):": "comparison",
        "if player.coins < price + FEE or not (player.alive and player.at != 5):": "constant",
        "if player.coins < price + FEE or not (player.alive and player.at != 3):": "constant",
        "if (not (player.coins < price + FEE or not (player.alive and player.at != 4))):": (
            "not added"
        ),
    }
    assert changed(13) == {"pass": "statement dropped"}
    assert changed(15) == {
        'pass; player.name = "ß" + str(6)': "statement dropped",
        'player.coins += price; player.name = "ß" + str(6)': "arithmetic",
        "player.coins -= price; pass": "statement dropped",
        'player.coins -= price; player.name = "ß" - str(6)': "arithmetic",
        'player.coins -= price; player.name = "ß" + str(7)': "constant",
        'player.coins -= price; player.name = "ß" + str(5)': "constant",
    }
    assert changed(16) == {"yield from ()": "statement dropped"}


@pytest.mark.parametrize("line", [1, 3, 6, 10, 11, 14, 17, 18])
def test_what_no_rule_test_can_judge_is_left_out(line: int) -> None:
    assert changed(line) == {}


def test_annotations_stay_and_defaults_change() -> None:
    assert {one.new for one in mutations(PATH, SOURCE) if one.line == 9} == {"1", "(-1)"}


GAMES = ("eldervale", "euthia", "gloomhaven", "witcher")


@pytest.mark.parametrize("game", GAMES)
def test_a_mutation_changes_one_line_and_still_compiles(game: str) -> None:
    for path in rule_modules(ROOT, [game]):
        source = (ROOT / path).read_text()
        found = mutations(str(path), source)
        for one in found[::20]:
            new = one.apply(source)
            ast.parse(new)
            pairs = list(zip(source.splitlines(), new.splitlines(), strict=True))
            assert [n for n, (was, now) in enumerate(pairs, 1) if was != now] == [one.line]
            assert one.game == game


def test_rules_and_effects_of_a_game_are_mutated() -> None:
    paths = [str(path) for path in rule_modules(ROOT, GAMES)]
    assert len(set(paths)) == len(paths)
    for game in GAMES:
        own = [path for path in paths if f"/{game}/" in path]
        assert any("/rules/" in path for path in own)
        assert all("/rules/" in path or "/effects/run" in path for path in own)


def test_a_seed_draws_the_same_again_and_each_function_once() -> None:
    found = [
        one
        for path in rule_modules(ROOT, ["euthia"])
        for one in mutations(str(path), (ROOT / path).read_text())
    ]
    first = draw(found, 40, seed=1)
    assert first == draw(found, 40, seed=1) != draw(found, 40, seed=2)
    assert len({(one.path, one.function) for one in first}) == 40
    few = [one for one in found if one.function == first[0].function][:3]
    assert sorted(draw(few, 9, seed=1), key=few.index) == few


def test_tests_of_the_rule_come_first() -> None:
    tests = rule_tests(ROOT, "euthia")
    assert not [path for path in tests if "content" in path.stem or "bot" in path.stem]
    source = '"""Selling (EU-TRADE)."""\n\ndef sell():\n    """EU-TRADE-9."""\n    return 1\n'
    ordered = likely_first(ROOT, tests, source, 5)
    assert sorted(ordered) == sorted(tests)
    assert "test_eu_trade_9" in (ROOT / ordered[0]).read_text()


def test_positions_count_bytes() -> None:
    one = Mutation(PATH, 1, 5, 6, "2", "constant", "")
    assert one.change("ä = 1\n") == "ä = 2\n"


@pytest.mark.parametrize(
    "arguments", [["--games", "chess"], ["--count", "0"], ["--at", "nowhere.py:1"]]
)
def test_misuse(arguments: list[str]) -> None:
    try:
        code: object = main(arguments)
    except SystemExit as end:
        code = end.code
    assert code == 2
