"""What the rulebooks reveal stands in the content as given (sections 2.3, 2.4.1, 8.2)."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.library import Library
from fabletop.games.euthia.records import Loot, Side

BOX = Library()


def hits_at(tile: str, strength: int) -> int:
    (use,) = BOX.tiles[tile].uses
    return next((one.hits for one in use.diagram if covers(one, strength)), 0)


def covers(one: e.Range, strength: int) -> bool:
    low = one.least is None or one.least <= strength
    return low and (one.most is None or strength <= one.most)


def wounds_at(monster: str, strength: int) -> int:
    diagram = BOX.monsters[monster].diagram
    return next((one.wounds for one in diagram if covers(one, strength)), 0)


def test_maeldur_has_six_health_and_the_fire_staff() -> None:
    assert BOX.heroes["maeldur"].health == 6
    assert [hits_at("fire-staff", strength) for strength in (9, 10)] == [2, 3]


def test_aim_dodge_silence_and_sleep() -> None:
    assert BOX.tiles["aim"].uses[0].effects == (e.Clover(2),)
    dodge = BOX.tiles["dodge"].uses[0]
    assert (dodge.timing, dodge.effects) == ("mon-after", (e.Paw(-2),))
    silence = BOX.tiles["silence"].uses[0]
    assert silence.timing == "hero-before" and e.Silence() in silence.effects
    assert BOX.tiles["silence"].hero == BOX.tiles["sleep"].hero == "taesiri"
    sleep = BOX.tiles["sleep"]
    assert sleep.essences and sleep.uses[0].changes == (st.Shelter(laid=True),)


def test_feint_needs_a_set_of_three_and_has_several_timings() -> None:
    feint = BOX.tiles["feint"]
    assert feint.hero == "keleia"
    assert {use.set_size for use in feint.uses} == {3}
    assert len({use.timing for use in feint.uses}) > 1


def test_a_skill_grants_a_trade_action() -> None:
    skills = [one for one in BOX.tiles.values() if one.kind == "skill"]
    assert any(e.TakeAction("trade") in use.effects for one in skills for use in one.uses)


def test_short_sword_and_wooden_shield() -> None:
    sword = BOX.tiles["short-sword"]
    spans = [(one.least, one.most) for one in sword.uses[0].diagram]
    assert spans == [(0, 2), (3, 6), (7, None)]
    assert sword.sell == 4
    shield = BOX.tiles["wooden-shield-1"]
    assert (shield.buy, shield.sell) == (2, 1)


@pytest.mark.parametrize(
    ("tile", "health"),
    [
        ("leather-helmet-1", 1),
        ("leather-greaves-1", 1),
        ("chainmail-gloves-1", 2),
        ("chainmail-greaves-1", 2),
        ("plate-greaves-1", 3),
        ("dragon-gloves-1", 2),
    ],
)
def test_known_armour(tile: str, health: int) -> None:
    assert BOX.tiles[tile].health == health


def test_more_of_the_known_armour() -> None:
    assert BOX.tiles["leather-greaves-1"].sockets == 1
    cuirass = BOX.tiles["leather-cuirass-1"]
    assert (cuirass.source, cuirass.bags) == ("alchemists", -1)
    gloves = BOX.tiles["dragon-gloves-1"]
    assert (gloves.bags, gloves.sockets, gloves.uses[0].effects) == (2, 2, (e.Cart(),))
    prices = {(one.buy, one.sell) for one in BOX.tiles.values()}
    assert prices >= {(11, 6), (3, 3), (2, 1), (3, 2), (5, 4)}


def test_the_amulet_with_two_set_symbols() -> None:
    uses = BOX.tiles["amulet-of-sewn-flesh"].uses
    assert [(use.set_size, use.effects) for use in uses] == [
        (3, (e.Heal(2),)),
        (4, (e.Heal(1),)),
    ]


def test_containers_scrolls_and_the_artifact() -> None:
    pouch, rucksack = BOX.tiles["belt-pouch-1"].holds, BOX.tiles["travellers-rucksack-1"].holds
    assert pouch is not None and (pouch.items, pouch.small) == (3, True)
    assert rucksack is not None and (rucksack.items, rucksack.small) == (2, False)
    assert BOX.tiles["teleport-scroll-1"].uses[0].effects == (e.Teleport(3),)
    assert BOX.tiles["heart-of-fire"].kind == "artifact"
    assert BOX.tiles["healing-potion-1"].uses[0].effects == (e.Heal(3),)


def test_raw_diamond_and_raw_sapphire() -> None:
    assert Side(coins=2, reputation=3) in BOX.tiles["raw-diamond-1"].sides
    sapphire = BOX.tiles["raw-sapphire-1"].sides
    assert max(side.coins for side in sapphire) == 4
    assert not any(side.reputation for side in sapphire)


def test_gems_and_essences() -> None:
    assert BOX.gems["ruby"].health == 1 and not BOX.gems["ruby"].uses
    does = {kind: gem.uses[0].effects for kind, gem in BOX.gems.items() if gem.uses}
    assert does["emerald"] == (e.Clover(1),)
    assert does["opal"] == (e.Heal(1),) and does["diamond"] == (e.Heal(2),)
    assert does["demonite"] == (e.Draw("gold"),) and does["onyx"] == (e.Draw("silver"),)
    assert does["amethyst"] == (e.Paw(-1),) and does["sapphire"] == (e.Move(1),)
    uses = {kind: essence.uses for kind, essence in BOX.essences.items()}
    assert [use.effects for use in uses["air"]] == [(e.DropDie(),)]
    assert [use.effects for use in uses["fire"]] == [(e.Hits(2),)]
    assert [use.effects for use in uses["water"]] == [(e.Heal(3),)]
    assert [use.effects for use in uses["earth"]] == [(e.Paw(-3),), (e.Clover(3),)]


def test_curse_fury_and_heal() -> None:
    curse = BOX.powers["curse"]
    assert curse.timing == "hero-before"
    assert curse.fields == ((e.Clover(-2),), (e.Clover(-4), e.Hits(-1)))
    assert BOX.powers["fury"].fields[0] == (e.Wounds(2), e.Clover(-2))
    heal = BOX.powers["mending"]
    assert heal.fields[0] == (e.Paw(2), e.MonsterHeals(2))
    assert heal.lasting == (e.MonsterHeals(1),)
    assert BOX.powers["soul-control"].competitive and not BOX.powers["soul-control"].solo


def test_dragonfly_and_cyclops() -> None:
    strengths = (3, 4, 7, 8, 11, 12, 20)
    assert [wounds_at("dragonfly", one) for one in strengths] == [0, 1, 1, 2, 2, 3, 3]
    dragonfly = BOX.monsters["dragonfly"]
    assert dragonfly.penalty == 4
    assert (dragonfly.least, dragonfly.most) == (0, 15)
    assert dragonfly.reward == (e.Reputation(1), e.GainGem("emerald"), e.Draw("silver", 2))
    assert BOX.monsters["cyclops"].chaos == 2


def test_one_field_shows_the_known_loot_kinds() -> None:
    loots = [field.loot for tile in BOX.map_tiles.values() for field in tile.fields]
    assert Loot(coins=3, potions=1, gaar=1, silver=1) in loots


def test_the_caretaker_wants_an_emerald_or_a_ruby() -> None:
    quest = BOX.quests["missing-from-the-inventory"]
    assert quest.kind == "caretaker"
    assert [want.cost.gems for want in quest.wants] == [("emerald",), ("ruby",)]
    assert quest.reward == (e.Reputation(1), e.Coins(3))


def test_the_dwurt_die() -> None:
    gains = [face.gain for face in BOX.dwurt_faces]
    losses = [face.loss for face in BOX.dwurt_faces]
    assert gains[0] == (e.Dwurt(1),) and gains[5] == (e.Dwurt(2), e.Draw("gold"))
    assert losses[:2] == [(), ()] and losses[4] == (e.Reputation(-1), e.Wound(4))


def test_the_printed_map_table() -> None:
    rows = BOX.scenarios["defence-of-the-settlements"].map
    assert [row.encounter for row in rows] == [(1, 1), (1, 1), (1, 2), (0, 0)]
    assert [row.general for row in rows] == [
        (3, 4, 6, 7),
        (2, 2, 4, 6),
        (2, 2, 3, 5),
        (3, 1, 3, 5),
    ]
    totals = [
        sum(
            (2 if seats == 1 else 3) + row.encounter[seats > 2] + row.general[seats - 1]
            for row in rows
        )
        for seats in (1, 2, 3, 4)
    ]
    assert totals == [21, 24, 32, 39]


def test_origins_are_told() -> None:
    origins = {one.origin for kind in BOX.kinds().values() for one in kind}
    assert origins == {"rulebook", "public", "design"}
    assert BOX.monsters["dragonfly"].origin == "rulebook"
    assert BOX.heroes["ael"].origin == "public"
