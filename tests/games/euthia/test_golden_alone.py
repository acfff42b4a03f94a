"""The golden examples of section 7 about monsters that nobody plays."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.library import library
from fabletop.games.euthia.state import Fight

from .scene import Scene


def bank(table: Scene, gold: list[str], silver: list[str]) -> None:
    """From the top on."""
    table.state.decks["gold-bank"].cards = gold[::-1]
    table.state.decks["silver-bank"].cards = silver[::-1]


def banked(table: Scene, colour: str) -> list[str]:
    """From the top on."""
    return table.state.decks[f"{colour}-bank"].cards[::-1]


def attacked(table: Scene, symbols: int, chaos: int) -> Fight:
    """The combat card is revealed and the monster has acted; the hero, with a Gaar, is asked."""
    table.bare("maeldur")
    table.lay("maeldur", gaar=1)
    cards = table.state.decks["combat"].cards
    known = library().combat_cards
    found = next(one for one in cards if known[one].chaos == symbols and not known[one].gaar)
    cards.remove(found)
    cards.append(found)
    monster = table.monster((30, None, 1), vitality=30)
    table.fight("maeldur", monster, "mon-b", chaos=chaos, round=1)
    assert table.asked.rule == "EU-COMBAT-16" and "gaar:1" in table.offered
    fight = table.state.fight
    assert fight is not None and fight.symbols == (0, symbols)
    return fight


@pytest.mark.rule("EU-SOLO-11")
def test_golden_33_tokens_limit_chaos_actions(scene: type[Scene]) -> None:
    table = scene("maeldur")
    curses = table.power("curse", 3)
    bank(table, [], curses)
    fight = attacked(table, 2, 1)
    assert fight.chaos == 0 and fight.clovered == curses[:2]  # one set of two
    assert fight.curses == [("curse", 2)] and banked(table, "silver") == curses[2:]


@pytest.mark.rule("EU-SOLO-11")
@pytest.mark.rule("EU-SOLO-15")
def test_golden_34_cards_limit_chaos_actions(scene: type[Scene]) -> None:
    table = scene("maeldur")
    fury = table.power("fury", 1)
    bank(table, fury, [])
    fight = attacked(table, 2, 2)
    assert fight.chaos == 1 and fight.clovered == fury
    assert [one.amount for one in fight.wounds] == [2] and banked(table, "gold") == []


@pytest.mark.rule("EU-SOLO-14")
def test_golden_35_two_sets(scene: type[Scene]) -> None:
    table = scene("maeldur")
    fury, heal = table.power("fury", 4), table.power("mending", 1)
    bank(table, [*fury, *heal], [])
    fight = attacked(table, 2, 2)
    assert fight.chaos == 0 and fight.clovered == fury and not fight.lasting
    assert [one.amount for one in fight.wounds] == [5, 2]  # the lower field, then the upper
    assert [one.amount for one in fight.clovers] == [-4, -2]
    assert banked(table, "gold") == heal


@pytest.mark.rule("EU-SOLO-14")
def test_golden_35_to_the_bottom(scene: type[Scene]) -> None:
    """With a card more one sees that Heal went under it."""
    table = scene("maeldur")
    fury, heal, more = table.power("fury", 4), table.power("mending", 1), table.power("fury", 1)
    bank(table, [*fury, *heal, *more], [])
    attacked(table, 2, 2)
    assert banked(table, "gold") == [*more, *heal]


@pytest.mark.rule("EU-SOLO-16")
def test_golden_36_heal_on_an_unhurt_monster(scene: type[Scene]) -> None:
    table = scene("maeldur")
    heals, fury = table.power("mending", 2), table.power("fury", 1)
    bank(table, [*heals, *fury], [])
    fight = attacked(table, 1, 1)
    assert fight.lasting == heals[:1] and fight.regeneration == ["mending"]
    roll = table.state.roll
    assert roll is not None and [one.amount for one in roll.terms] == [2]
    assert fight.hits == 0 and "heals" not in " ".join(table.said())
    assert banked(table, "gold") == [*heals[1:], *fury] and fight.chaos == 0


@pytest.mark.rule("EU-SOLO-16")
def test_golden_36_two_actions(scene: type[Scene]) -> None:
    table = scene("maeldur")
    heals, fury = table.power("mending", 2), table.power("fury", 1)
    bank(table, [*heals, *fury], [])
    fight = attacked(table, 2, 2)
    assert fight.lasting == heals[:1] and fight.clovered == fury
    assert [one.amount for one in fight.wounds] == [2] and fight.chaos == 0
    assert banked(table, "gold") == heals[1:]


@pytest.mark.rule("EU-SOLO-3")
@pytest.mark.rule("EU-SOLO-5")
def test_golden_37_silver_bank(scene: type[Scene]) -> None:
    table = scene("maeldur")
    curses = table.power("curse", 3)
    bank(table, [], curses)
    silver, gold = table.state.decks["silver"].cards, table.state.decks["gold"].cards
    added, size, golden = silver[-1], len(silver), gold[-1]
    table.choose("end-turn")
    assert banked(table, "silver") == curses
    table.choose("store-none")
    assert table.state.round == 2
    assert banked(table, "silver") == [] and banked(table, "gold") == [golden]
    deck = table.state.decks["silver"].cards
    assert len(deck) == size + 3 and sorted(deck[:4]) == sorted([added, *curses])
