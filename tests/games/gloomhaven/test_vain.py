"""Actions in vain: what a player is warned of before a card is spent on nothing."""

from __future__ import annotations

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.kernel.session.foretell import Foretold

from .scene import Scene


def foretold(table: Scene, key: str) -> Foretold:
    return table.session.foretell(table.asked.seat, [key])


def test_an_attack_with_nobody_in_range_is_in_vain(table: Scene) -> None:
    card = table.card(e.Attack(value=3))
    table.turn("brute", card, table.card())
    told = foretold(table, f"top:{card}")
    assert told.nothing and told.settled
    assert [line.id for line in told.lines] == ["plays"]
    assert foretold(table, f"basic-top:{card}").nothing
    assert table.hero("brute").picks.cards[0] == card, "it was not played"


def test_an_attack_with_a_target_is_not(table: Scene) -> None:
    card = table.card(e.Attack(value=3))
    table.monster("bandit-guard", (1, 0))
    table.turn("brute", card, table.card())
    told = foretold(table, f"top:{card}")
    assert not told.nothing
    assert told.next is not None and "attack:bandit-guard-1" in told.next.keys
    table.choose(f"top:{card}")
    struck = foretold(table, "attack:bandit-guard-1")
    assert not struck.settled, "a modifier card decides"
    assert not struck.nothing


def test_a_heal_that_heals_is_not_in_vain_and_forgoing_is_no_action(table: Scene) -> None:
    card = table.card(e.Heal(value=2, who=e.SELF))
    table.turn("brute", card, table.card())
    table.lay("brute", hp=3)
    assert not foretold(table, f"top:{card}").nothing
    assert not foretold(table, f"forgo:{card}").nothing


def test_a_card_that_stays_in_play_is_not_in_vain(table: Scene) -> None:
    shield = e.Bonus(on="damaged-by-attack", shield=1)
    card = table.card(shield, duration="persistent")
    table.turn("brute", card, table.card())
    assert not foretold(table, f"top:{card}").nothing
