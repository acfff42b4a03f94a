"""Sides and cards are found in any game by the same code."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.lab.card_use import Side, card_uses, parse_key, sides

SIDES = {"witcher": "school", "eldervale": "faction", "euthia": "hero", "gloomhaven": "class"}


@pytest.mark.parametrize(("game", "kind"), SIDES.items())
def test_every_seat_has_its_side(game: str, kind: str) -> None:
    session = fabletop.new(game, seats=2, seed=1, log=False)
    play_out(session, [make("random", 0), make("random", 1)])
    found = sides(session)
    assert [side.kind for side in found] == [kind, kind]
    assert len({side.id for side in found}) == 2
    assert any(use.card in {side.id for side in found} for use in card_uses(session))


def test_a_game_without_sides_has_none() -> None:
    session = fabletop.new("toy", seats=2, seed=1)
    assert sides(session) == [Side("", "")] * 2


@pytest.mark.parametrize(
    ("game", "key", "deed", "cards"),
    [
        ("witcher", "take:high-feint", "take", ("high-feint",)),
        ("witcher", "coiled-blow", "choose", ("coiled-blow",)),
        ("witcher", "use:iron-root-2", "use", ("iron-root",)),
        ("witcher", "option:event-15-b", "option", ("event-15",)),
        ("eldervale", "cash:light-potion-sword-1", "cash", ("light-potion-sword",)),
        ("gloomhaven", "attack:bandit-guard-6", "attack", ("bandit-guard",)),
        ("gloomhaven", "area:2:-1,1;0,0;0,1", "area", ()),
        ("gloomhaven", "stay", "stay", ()),
    ],
)
def test_a_key_contains_its_deed_and_its_cards(
    game: str, key: str, deed: str, cards: tuple[str, ...]
) -> None:
    assert parse_key(game, key) == (deed, cards)


def test_a_use_names_its_choice() -> None:
    session = fabletop.new("witcher", seats=2, seed=4, log=False)
    play_out(session, [make("random", 0), make("random", 1)])
    found = card_uses(session)
    assert len(found) > 50
    for use in found:
        choice = session.journal.choices[use.choice]
        assert (choice.seat, choice.rule) == (use.seat, use.rule)
        assert any(use.card in key for key in choice.keys)
