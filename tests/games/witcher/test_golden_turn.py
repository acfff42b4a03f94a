"""G1: the rulebook's example of a whole turn, two players."""

from __future__ import annotations

import pytest

from fabletop.games.witcher.library import library

from .scene import Scene


@pytest.mark.rule(
    "WI-TURN-3",
    "WI-MOVE-2",
    "WI-LOC-4",
    "WI-ATTR-3",
    "WI-ATTR-5",
    "WI-POKER-4",
    "WI-POKER-6",
    "WI-POKER-7",
    "WI-LOC-8",
    "WI-LEVEL-1",
    "WI-LEVEL-2",
    "WI-LEVEL-3",
    "WI-HUNT-1",
    "WI-LOC-10",
    "WI-TRAIL-6",
    "WI-HUNT-3",
    "WI-HUNT-4",
    "WI-FIGHT-2",
    "WI-HUNT-6",
    "WI-COMBO-4",
    "WI-DAMAGE-2",
    "WI-DAMAGE-7",
    "WI-COMBO-6",
    "WI-MONSTER-1",
    "WI-DAMAGE-3",
    "WI-SPEC-3",
    "WI-COMBO-5",
    "WI-DAMAGE-1",
    "WI-DAMAGE-5",
    "WI-DAMAGE-6",
    "WI-MONSTER-6",
    "WI-FIGHT-9",
    "WI-RESULT-3",
    "WI-RESULT-10",
    "WI-FATIGUE-2",
    "WI-RESULT-6",
    "WI-TRAIL-8",
    "WI-MARKET-4",
    "WI-MARKET-6",
)
def test_golden_1_a_complete_turn(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    state = table.state
    water, mountain = table.card(terrain="water"), table.card(terrain="mountain")
    wild = table.card(terrain="wild")
    # the two others in hand: a combo of 3 damage whose draw modifiers add up to nothing
    quick = table.card("blue", damage=1, draw=1, extensions=[{"colours": ("red",), "damage": 1}])
    heavy = table.card("red", damage=1, draw=-1)
    # three linked cards and one more: 5 damage, 1 shield, the top card of the discard pile
    open_ = table.card("blue", damage=1, extensions=[{"colours": ("red",), "damage": 1}])
    turn = table.card("red", damage=1, extensions=[{"colours": ("green",), "shield": 1}])
    dodge = table.card("green", special=("take_top_discard",))
    sign = table.card("yellow", damage=2)
    last = table.card("red", damage=3)
    idle, lost, taken, spare, rest = table.cards(5)

    table.monster("archespore", at="hengfors")
    table.monster("drowners-nest", at="glenmore")
    table.monster("fiend", at="novigrad")
    table.trail("bear", "doldeth")
    table.lay(
        "bear",
        place="vengerberg",
        level=2,
        combat=3,
        defence=2,
        alchemy=2,
        specialisation=3,
        shield=2,
        gold=4,
        hand=[water, mountain, quick, heavy],
        discard=[idle, lost],
        deck=[taken, spare, rest, open_, turn, dodge, sign, last, wild],
        potions=[state.potion_deck.take("gale-1")],
    )
    table.lay("wolf", place="kaer-morhen", gold=1)
    state.potion_deck.put(state.potion_deck.take("black-blood-1"))
    row = [one for one in library().shared if one != "lightning-reflexes"][:5]
    table.market(*row, "lightning-reflexes")

    # 1: no location action before a move
    assert not any(key.startswith("act:") for key in table.offered)
    assert table.asked.blocked["act:potion"].id == "why-not-moved"
    # 2
    table.choose("move:ban-ard", rule="WI-TURN-2", by="bear")
    table.choose(f"pay:{water}", rule="WI-MOVE-2")
    assert (table.bear.place, len(table.bear.hand)) == (4, 3)
    # 3
    table.choose("act:alchemy")
    assert (table.bear.alchemy, table.bear.level) == (3, 2)
    assert table.bear.potions == ["gale-1", "black-blood-1"]
    # 4
    table.choose("move:kaer-morhen")
    table.choose(f"pay:{mountain}")
    assert (table.bear.place, len(table.bear.hand)) == (3, 2)
    # 5
    table.luck("poker", 2, 2, 1, 3, 4)  # the active player
    table.luck("poker", 3, 3, 6, 1, 2)
    table.choose("poker:wolf")
    assert (table.bear.gold, table.wolf.gold) == (3, 0)
    # 6
    table.luck("poker", 3, 6, 5, 5, 1)
    table.choose("die:4:1", "die:5:2", rule="WI-POKER-6", by="wolf")
    table.choose("die:3:1", "die:4:3", "die:5:4", rule="WI-POKER-6", by="bear")
    assert (table.bear.gold, table.wolf.gold) == (3, 3)  # full house over two pairs
    # 7: only Defence can be paid for
    assert table.bear.shield == 2
    table.choose("act:school")
    assert (table.bear.gold, table.bear.defence, table.bear.shield) == (0, 3, 3)
    assert table.session.view(0).players[0].shield_maximum == 3
    # 8
    assert (table.bear.level, table.bear.hand.cards) == (3, [quick, heavy, wild])
    # 9
    table.choose("move:hengfors")
    table.choose(f"pay:{wild}", rule="WI-MOVE-2")
    assert (table.bear.place, table.bear.hand.cards) == (2, [quick, heavy])
    assert table.asked.rule == "WI-TURN-2"  # the monster forces nothing
    # 10
    table.choose("act:trail")
    assert table.bear.gold == 1
    assert table.offered == ("track:forest", "track:mountain", "track:water", "no-quest")
    table.choose("track:water", rule="WI-LOC-10")
    (track,) = table.bear.tracks
    assert library().places[track].terrain == "water"
    assert table.bear.gold == 1  # the other gold lies on the token
    # 11
    table.choose("phase-two")
    table.choose("hunt:archespore", rule="WI-TURN-6")
    table.choose("black-blood-1", rule="WI-HUNT-3")
    assert table.bear.potions == ["gale-1"]
    assert table.state.potion_discard.cards == ["black-blood-1"]
    # 12
    assert len(table.fight.life) == 12
    assert table.bear.discard.cards == []
    assert table.bear.hand.cards == [quick, heavy]
    deck = [
        water,
        mountain,
        wild,
        last,
        spare,
        rest,
        idle,
        sign,
        taken,
        lost,
        dodge,
        turn,
        open_,
    ]
    assert sorted(table.bear.deck.cards) == sorted(deck)
    table.bear.deck.cards[:] = deck
    others = ("fight-05", "fight-06", "fight-07", "fight-08", "fight-09")
    table.stack_life("fight-01", "fight-02", "fight-03", "fight-12", *others, "fight-04")
    # 13, 14
    table.choose(f"play:{quick}", rule="WI-COMBO-2", by="bear")
    table.choose(f"play:{heavy}")
    assert len(table.fight.life) == 9
    assert table.bear.hand.cards == [open_, turn, dodge]
    assert table.bear.discard.cards == [quick, heavy]
    # 15
    table.choose("bite", rule="WI-MONSTER-2", by="wolf")
    assert len(table.fight.life) == 8
    assert table.bear.discard.cards == [quick, heavy, lost, taken]
    # 16
    assert table.bear.shield == 1  # from 3 to 0, and Armour
    assert table.bear.hand.cards == [open_, turn, dodge, sign, idle]
    # 17
    for card in (open_, turn, dodge):
        table.choose(f"play:{card}")
    table.choose("use:gale-1")
    table.choose(f"free:{sign}")
    assert len(table.fight.life) == 3
    assert table.bear.shield == 2
    assert table.bear.hand.cards[:2] == [idle, taken]
    # 18
    assert table.bear.hand.cards[2:] == [rest, spare, last]
    assert table.bear.discard.cards == [quick, heavy, lost, open_, turn, dodge, sign]
    # 19
    table.choose("bite", by="wolf")
    assert len(table.fight.life) == 2
    assert (table.bear.alchemy, table.bear.shield, table.bear.level) == (2, 1, 3)
    # 20
    assert table.fight.fighters[0].potions == ["gale-1"]
    table.choose(f"play:{last}", rule="WI-COMBO-2")
    # 21
    assert table.asked.rule == "WI-FATIGUE-2"
    assert table.state.potion_discard.cards == ["black-blood-1", "gale-1"]
    assert (table.bear.gold, table.bear.position) == (3, 1)
    owned = {*deck, quick, heavy}
    assert (set(table.offered), table.asked.least, table.asked.most) == (owned, 1, 1)
    table.choose(idle)
    assert table.state.removed == [idle]
    assert table.bear.trophies == ["archespore"]
    assert table.bear.shield == 3
    assert table.bear.discard.cards == []
    # 22
    section = table.state.section("mountain")
    assert library().monsters[section.monster].level == 2
    assert library().places[section.place].terrain == "mountain"
    assert table.bear.trails == []
    assert table.bear.tracks == [track]
    # 23
    assert set(table.bear.hand.cards + table.bear.deck.cards) == owned - {idle}
    hand = list(table.bear.hand.cards)
    assert len(hand) == 3
    newcomer = table.state.shared.cards[-1]
    table.choose("take:lightning-reflexes", rule="WI-MARKET-4")
    assert (table.asked.least, table.asked.most) == (1, 1)
    table.choose(hand[0], rule="WI-MARKET-4")
    assert table.bear.hand.cards == [*hand[1:], "lightning-reflexes"]
    assert table.bear.discard.cards == [hand[0]]
    # 24
    assert table.state.market == [newcomer, *row]
    assert table.asked.seat == table.wolf.seat
