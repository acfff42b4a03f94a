"""Enhanced cards at the table: what a sticker promises happens in a scenario."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.campaign.enhancing import enhanced_id
from fabletop.games.gloomhaven.campaign.library import archive

from ..scene import Scene


def with_sticker(card: str, half: str, on: str, sticker: str, line: int = 0) -> str:
    """The id of a card with this sticker on its first such spot."""
    spots = archive().spots_of(card)
    spot = next(
        n for n, one in enumerate(spots) if (one.half, one.on, one.line) == (half, on, line)
    )
    return enhanced_id(card, {spot: sticker})


def play(table: Scene, hero: str, half: str, card: str) -> None:
    table.turn(hero, card, table.card())
    table.choose(f"{half}:{card}")


@pytest.fixture
def table() -> Scene:
    """The Brute at (0, 0) and the Tinkerer at (-1, 0) in the hall."""
    return Scene("brute", "tinkerer")


@pytest.mark.rule("GH-CAMP-59")
def test_gh_camp_59_a_wound_goes_with_the_attack(table: Scene) -> None:
    guard = table.monster("living-bones", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    play(table, "brute", "top", with_sticker("trample", "top", "main", "wound"))
    table.choose("attack:living-bones-1")
    assert guard.hp == 6 and "wound" in guard.conditions


def test_gh_camp_59_plus_one_is_dealt(table: Scene) -> None:
    guard = table.monster("living-bones", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    play(table, "brute", "top", with_sticker("trample", "top", "main", "plus-attack"))
    table.choose("attack:living-bones-1")
    assert guard.hp == 5


def test_gh_camp_59_a_bless_follows_the_heal_to_whom_it_went(table: Scene) -> None:
    table.lay("tinkerer", hp=3)
    play(table, "brute", "bottom", with_sticker("eye-for-an-eye", "bottom", "main", "bless"))
    table.choose("heal:tinkerer")
    assert table.figure("tinkerer").hp == 5
    assert "bless" in table.hero("tinkerer").deck.cards
    assert "bless" not in table.hero("brute").deck.cards


def test_gh_camp_59_a_poison_hits_all_who_are_pushed(table: Scene) -> None:
    first = table.monster("living-bones", (1, 0), hp=9)
    second = table.monster("living-bones", (0, 1), hp=9)
    far = table.monster("living-bones", (3, 0), hp=9)
    card = with_sticker("sweeping-blow", "bottom", "main", "poison", line=1)
    play(table, "brute", "bottom", card)
    table.choose(next(one for one in table.offered if not one.startswith("move:")))
    table.choose("skip", rule="GH-MOVE-21")
    table.choose("step:0,2", rule="GH-MOVE-21")
    assert "poison" in first.conditions and "poison" in second.conditions
    assert "poison" not in far.conditions


def test_gh_camp_59_strengthen_comes_with_the_shield(table: Scene) -> None:
    play(table, "brute", "bottom", with_sticker("shield-bash", "bottom", "main", "strengthen"))
    figure = table.figure("brute")
    assert "strengthen" in figure.conditions and figure.boons[0].amount == 1


def test_gh_camp_59_an_element_is_infused_with_the_action(table: Scene) -> None:
    table.monster("living-bones", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    play(table, "brute", "top", with_sticker("trample", "top", "main", "fire"))
    table.choose("attack:living-bones-1")
    assert "fire" in table.state.infusing


def test_gh_camp_59_a_summon_has_the_raised_number(table: Scene) -> None:
    card = with_sticker("harmless-contraption", "top", "summon-hp", "plus-summon-hp")
    play(table, "tinkerer", "top", card)
    table.choose(table.offered[0])
    (decoy,) = [one for one in table.state.figures.values() if one.kind == "summon"]
    assert (decoy.hp, decoy.most) == (7, 7)
