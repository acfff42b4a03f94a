"""GH-CAMP-57 to -61: stickers, their prices, and what the cards become."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.campaign.enhancing import (
    enhanced,
    enhanced_card,
    enhanced_id,
    enhanced_summon,
    offers,
    price,
    printed,
    several_targets,
)
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.effects import vocabulary as s
from fabletop.games.gloomhaven.library import library

BOX = archive()
ELEMENTS = {"fire", "ice", "air", "earth", "light", "dark", "any"}


def spot(card: str, half: str, on: str, line: int = 0) -> int:
    """The first such spot of a card."""
    return next(
        number
        for number, one in enumerate(BOX.spots_of(card))
        if (one.half, one.on, one.line) == (half, on, line)
    )


# Prices


@pytest.mark.rule("GH-CAMP-60")
def test_gh_camp_60_plus_one_on_an_area_attack_of_level_3_costs_150() -> None:
    """G-26: 50 × 2 + 50."""
    assert library().cards["brute-force"].level == "3"
    assert price("brute-force", spot("brute-force", "top", "main"), "plus-attack", {}) == 150


@pytest.mark.rule("GH-CAMP-60")
def test_gh_camp_60_a_hex_on_the_same_action_then_costs_191() -> None:
    """G-27: 200 / 3 rounded down, + 50 + 75."""
    main, hex = spot("brute-force", "top", "main"), spot("brute-force", "top", "hex")
    assert price("brute-force", hex, "hex", {main: "plus-attack"}) == 191


def test_gh_camp_60_a_second_sticker_on_a_move_of_level_1_costs_105() -> None:
    """G-28: 30 + 0 + 75."""
    first = spot("grab-and-go", "bottom", "main")
    assert price("grab-and-go", first + 1, "plus-move", {first: "jump"}) == 105


def test_gh_camp_60_stickers_on_the_other_half_do_not_matter() -> None:
    top, bottom = spot("trample", "top", "main"), spot("trample", "bottom", "main")
    assert price("trample", top, "poison", {bottom: "plus-move"}) == 75


@pytest.mark.rule("GH-CAMP-60")
@pytest.mark.parametrize(
    ("sticker", "gold"),
    [
        ("plus-move", 30),
        ("plus-attack", 50),
        ("plus-range", 30),
        ("plus-shield", 100),
        ("plus-push", 30),
        ("plus-pull", 30),
        ("plus-pierce", 30),
        ("plus-retaliate", 100),
        ("plus-heal", 30),
        ("plus-target", 50),
        ("plus-summon-move", 100),
        ("plus-summon-attack", 100),
        ("plus-summon-range", 50),
        ("plus-summon-hp", 50),
        ("poison", 75),
        ("wound", 75),
        ("muddle", 50),
        ("immobilize", 100),
        ("disarm", 150),
        ("curse", 75),
        ("strengthen", 50),
        ("bless", 50),
        ("jump", 50),
        ("fire", 100),
        ("any", 150),
        ("hex", 200),
    ],
)
def test_base_prices(sticker: str, gold: int) -> None:
    assert BOX.stickers[sticker].price == gold


@pytest.mark.rule("GH-CAMP-61")
def test_gh_camp_61_several_targets() -> None:
    assert several_targets(s.Attack(value=2, range=3, targets=2))
    assert several_targets(s.Attack(value=2, area=s.Area(hexes=((1, 0), (1, -1)))))
    assert several_targets(s.Attack(value=2, who=s.Who(around="passed", range=0)))
    assert several_targets(s.Heal(value=1, who=s.Who(side="self-and-allies", range=2)))
    assert not several_targets(s.Attack(value=2, range=3))
    assert not several_targets(s.Heal(value=3))
    assert not several_targets(s.Shield(value=1))
    assert not several_targets(s.Move(value=4))


@pytest.mark.rule("GH-CAMP-61")
def test_gh_camp_61_a_target_sticker_makes_several_targets_and_a_hex_counts() -> None:
    hexes = [n for n, one in enumerate(BOX.spots_of("brute-force")) if one.on == "hex"]
    first, second = hexes
    assert price("brute-force", second, "hex", {first: "hex"}) == 200 // 4 + 50 + 75


# What fits


@pytest.mark.rule("GH-CAMP-59")
def test_gh_camp_59_what_fits_on_an_attack_a_move_a_heal_and_a_hex() -> None:
    attack = offers("trample", spot("trample", "top", "main"), {})
    bad = {"poison", "wound", "muddle", "immobilize", "disarm", "curse"}
    assert set(attack) == {"plus-attack"} | bad | ELEMENTS
    move = offers("grab-and-go", spot("grab-and-go", "bottom", "main"), {})
    assert set(move) == {"plus-move", "jump"} | ELEMENTS
    heal = offers("eye-for-an-eye", spot("eye-for-an-eye", "bottom", "main"), {})
    assert set(heal) == {"plus-heal", "strengthen", "bless"} | ELEMENTS
    assert offers("brute-force", spot("brute-force", "top", "hex"), {}) == ("hex",)
    assert offers("trample", spot("trample", "top", "pierce"), {}) == ("plus-pierce",)


@pytest.mark.rule("GH-CAMP-59")
def test_gh_camp_59_what_is_there_already_is_not_offered() -> None:
    assert "muddle" not in offers("brute-force", spot("brute-force", "top", "main"), {})
    assert "jump" not in offers("leaping-cleave", spot("leaping-cleave", "bottom", "main"), {})


def test_gh_camp_59_a_condition_without_a_number_takes_no_plus_one() -> None:
    found = offers("smoke-bomb", spot("smoke-bomb", "top", "main"), {})
    assert set(found) == {"strengthen", "bless"} | ELEMENTS


@pytest.mark.rule("GH-CAMP-58")
def test_gh_camp_58_a_spot_holds_one_sticker() -> None:
    assert offers("trample", 0, {0: "poison"}) == ()


@pytest.mark.parametrize("card", BOX.spots)
def test_every_spot_takes_something_and_every_offer_makes_a_card(card: str) -> None:
    for number in range(len(BOX.spots_of(card))):
        found = offers(card, number, {})
        assert found
        for sticker in found:
            assert price(card, number, sticker, {}) > 0
            made = enhanced(card, {number: sticker})
            record = library().cards[card]
            assert (made.top, made.bottom) != (record.top, record.bottom)


def test_every_sticker_fits_somewhere() -> None:
    offered = {
        sticker
        for card in BOX.spots
        for number in range(len(BOX.spots_of(card)))
        for sticker in offers(card, number, {})
    }
    assert offered == BOX.stickers.keys()


# What it does


def top(card: str, *stickers: tuple[int, str]) -> tuple[s.AnyAbility, ...]:
    return enhanced(card, dict(stickers)).top.abilities


def test_a_plus_one_raises_the_number() -> None:
    main, pierce = spot("trample", "top", "main"), spot("trample", "top", "pierce")
    assert top("trample", (main, "plus-attack"), (pierce, "plus-pierce")) == (
        s.Attack(value=4, pierce=3),
    )


def test_a_condition_joins_an_attack_and_follows_a_heal() -> None:
    assert top("trample", (0, "wound")) == (s.Attack(value=3, pierce=2, conditions=("wound",)),)
    number = spot("eye-for-an-eye", "bottom", "main")
    heal, more = enhanced("eye-for-an-eye", {number: "bless"}).bottom.abilities
    assert isinstance(heal, s.Heal)
    assert more == s.Inflict(conditions=("bless",), who=s.Who(same=True))


def test_a_line_behind_a_condition_keeps_its_spots() -> None:
    """The push of the second line is found though the first one grew."""
    card = "shield-bash"
    main = spot(card, "bottom", "main")
    both = {main: "strengthen", main + 1: "plus-shield"}
    shield, more = enhanced(card, both).bottom.abilities
    assert isinstance(shield, s.Shield) and shield.value == 2
    assert isinstance(more, s.Inflict) and more.who.side == "self"


def test_jump_element_range_target_and_hex() -> None:
    main = spot("grab-and-go", "bottom", "main")
    made = enhanced("grab-and-go", {main: "jump", main + 1: "air"}).bottom
    assert made.abilities == (s.Move(value=4, jump=True),) and made.infuse == ("air",)
    far, more = spot("fire-orbs", "top", "range"), spot("fire-orbs", "top", "target")
    (orbs,) = top("fire-orbs", (far, "plus-range"), (more, "plus-target"))
    assert isinstance(orbs, s.Attack) and (orbs.range, orbs.targets) == (4, 4)
    hex = spot("sweeping-blow", "top", "hex")
    (blow,) = top("sweeping-blow", (hex, "hex"))
    assert isinstance(blow, s.Attack) and blow.area and blow.area.hexes[-1] == (0, -1)


def test_the_range_of_a_heal_grows() -> None:
    number = spot("mana-bolt", "bottom", "range")
    (heal,) = enhanced("mana-bolt", {number: "plus-range"}).bottom.abilities
    assert isinstance(heal, s.Heal) and heal.who.range == 2


def test_a_summon_is_made_with_its_stickers() -> None:
    hp, move = spot("harmless-contraption", "top", "summon-hp"), 1
    made = enhanced("harmless-contraption", {hp: "plus-summon-hp", move: "plus-summon-move"})
    (line,) = made.top.abilities
    assert line == s.Summon(summon="decoy--hp--move")
    decoy, plain = enhanced_summon("decoy--hp--move"), library().summons["decoy"]
    assert (decoy.hp, decoy.move, decoy.attack) == (plain.hp + 1, plain.move + 1, plain.attack)


def test_an_id_tells_the_stickers_of_a_card() -> None:
    stickers = {2: "jump", 0: "plus-attack"}
    id = enhanced_id("trample", stickers)
    assert id == "trample--0-plus-attack--2-jump"
    assert printed(id) == ("trample", stickers)
    assert enhanced_card(id).id == id
    assert enhanced("trample", {}) is library().cards["trample"]
