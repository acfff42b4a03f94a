"""Prices in a scenario: cards, items, elements, hit points, obstacles. What was paid is gone.

The kinds of price are taken from the content: a kind that no test here pays fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import Action, Penalty
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.rules.bonuses import bonuses_of_half, use_card, use_item
from fabletop.games.gloomhaven.rules.cards import put_away
from fabletop.games.gloomhaven.rules.damage import suffer
from fabletop.games.gloomhaven.rules.dungeon import apply
from fabletop.games.gloomhaven.rules.elements import consume
from fabletop.games.gloomhaven.rules.rests import long_rest, short_rest
from fabletop.games.gloomhaven.state import ActionTally, Active, Carried
from fabletop.games.gloomhaven.terms import ELEMENTS, Half
from fabletop.kernel.ask import Request

from .scene import Scene

BOX = library()
CARDS = dict(BOX.cards)  # without those that scenes make
STRONG, WANING, INERT = 2, 1, 0


def parts(record: object) -> Iterator[msgspec.Struct]:
    """A record and everything written in it."""
    if isinstance(record, msgspec.Struct):
        yield record
        for name in record.__struct_fields__:
            yield from parts(getattr(record, name))
    elif isinstance(record, tuple):
        for one in record:
            yield from parts(one)


def content() -> list[tuple[str, msgspec.Struct]]:
    """All parts of all ability cards and items, each with the id of its record."""
    records = {**CARDS, **BOX.items}
    return [(id, part) for id, record in records.items() for part in parts(record)]


# Abilities that a player pays with: tested below one by one.
PAYING = {e.LoseCards, e.Consume, e.PlayCard, e.ExtraTurn}
# Those that cost nothing but the card; `Damage` and `Inflict` may mean the performer (below).
FREE = {
    e.Attack, e.Bonus, e.Move, e.Heal, e.Inflict, e.Loot, e.Damage, e.Shield, e.Recover,
    e.Retaliate, e.Kill, e.Summon, e.Refresh, e.Push, e.Pull, e.CreateTrap, e.Grant, e.Control,
    e.ControlTurn, e.CreateObstacle, e.DisarmTrap, e.DestroyObstacle, e.ShiftInitiative, e.Infuse,
    e.ChooseHex, e.SpringTrap, e.MoveObstacle,
}  # fmt: skip


def test_gh_cards_14_every_ability_of_the_content_is_free_or_paid_here() -> None:
    kinds = {type(part) for _, part in content() if isinstance(part, e.Ability | e.Plain)}
    assert kinds == PAYING | FREE


# Cards


def halves() -> list[tuple[str, Half]]:
    return [(card, half) for card in CARDS for half in ("top", "bottom")]


def action_of(card: str, half: Half) -> Action:
    return CARDS[card].top if half == "top" else CARDS[card].bottom


def piles(table: Scene) -> dict[str, list[str]]:
    hero = table.hero("brute")
    return {
        "picks": hero.picks.cards,
        "discard": hero.discard.cards,
        "lost": hero.lost.cards,
        "active": [one.card for one in hero.active],
    }


@pytest.mark.parametrize("performed", [True, False])
def test_gh_cards_04_every_card_goes_where_its_action_says(performed: bool) -> None:
    """GH-CARDS-06: the symbols count only if something was performed."""
    table = Scene("brute", "tinkerer")
    hero = table.hero("brute")
    for card, half in halves():
        table.lay("brute", picks=[card], discard=[], lost=[])
        hero.active.clear()
        put_away(table.game, hero, card, half, performed)
        action = action_of(card, half)
        where = "active" if action.duration else "lost" if action.lost else "discard"
        expected: dict[str, list[str]] = {"picks": [], "discard": [], "lost": [], "active": []}
        expected[where if performed else "discard"] = [card]
        assert piles(table) == expected, (card, half)
        if performed and action.duration:
            (active,) = hero.active
            assert active.lost == action.lost
            assert active.round == (action.duration == "round")
            assert active.half == half


def slotted() -> list[tuple[str, Half]]:
    return [(card, half) for card, half in halves() if action_of(card, half).slots]


@pytest.mark.parametrize(("card", "half"), slotted())
def test_gh_cards_18_the_last_slot_costs_the_card(card: str, half: Half) -> None:
    """GH-CARDS-19: each slot left gives its experience."""
    table = Scene("brute", "tinkerer")
    hero = table.hero("brute")
    action = action_of(card, half)
    active = Active(card, half, action.lost)
    hero.active.append(active)
    bonus = bonuses_of_half(card, half)[0]
    for number in range(len(action.slots)):
        assert active in hero.active and active.slot == number
        use_card(table.game, hero, active, bonus)
        assert hero.xp == sum(action.slots[: number + 1])
    assert hero.active == []
    assert (hero.lost if action.lost else hero.discard).cards == [card]


def limited() -> list[tuple[str, Half]]:
    return [
        (card, half)
        for card, half in halves()
        if any(isinstance(one, e.Bonus) and one.uses for one in parts(action_of(card, half)))
    ]


@pytest.mark.parametrize(("card", "half"), limited())
def test_gh_cards_18_the_uses_of_a_round_bonus_run_out(card: str, half: Half) -> None:
    table = Scene("brute", "tinkerer")
    hero = table.hero("brute")
    (bonus,) = (one for one in bonuses_of_half(card, half) if one.uses)
    hero.active.append(Active(card, half, False, round=True, bonuses=(0,)))
    (active,) = hero.active
    for _ in range(bonus.uses):
        assert active.bonuses == (0,)
        use_card(table.game, hero, active, bonus)
    assert active.bonuses == () and hero.active == [active], "the card stays for the round"


def test_gh_cards_04_a_lost_card_of_a_turn_is_gone_from_the_hand() -> None:
    """From the choice of the action to the pile, by the player's answers."""
    table = Scene("brute", "tinkerer")
    card = table.act("brute", e.Heal(value=1, who=e.SELF), lost=True)
    hero = table.hero("brute")
    assert hero.lost.cards == [card]
    assert card not in hero.hand.cards + hero.picks.cards + hero.discard.cards


@pytest.mark.parametrize(
    ("answer", "hand", "discard", "lost"),
    [
        ("lose:{h1}", ["h2"], ["d1", "d2", "d3"], ["h1"]),
        ("lose-two:{d1}:{d3}", ["h1", "h2"], ["d2"], ["d1", "d3"]),
    ],
)
def test_gh_damage_01_the_cards_that_negate_damage_are_lost(
    answer: str, hand: list[str], discard: list[str], lost: list[str]
) -> None:
    table = Scene("brute", "tinkerer")
    names = {name: table.card() for name in ("h1", "h2", "d1", "d2", "d3")}
    figure = table.lay(
        "brute", hand=[names["h1"], names["h2"]], discard=[names[one] for one in ("d1", "d2", "d3")]
    )
    hp = figure.hp
    table.run(suffer(table.game, figure, 7), answer.format(**names))
    hero = table.hero("brute")
    assert figure.hp == hp
    assert hero.hand.cards == [names[one] for one in hand]
    assert hero.discard.cards == [names[one] for one in discard]
    assert hero.lost.cards == [names[one] for one in lost]


def test_gh_damage_03_an_active_card_pays_as_a_discard() -> None:
    """Its bonus ends with it; one that goes to the lost pile cannot pay."""
    table = Scene("brute", "tinkerer")
    first, running, gone = table.card(), table.card(), table.card()
    figure = table.lay("brute", hand=[], discard=[first])
    hero = table.hero("brute")
    hero.active[:] = [Active(running, "top", False), Active(gone, "top", True)]
    table.run(suffer(table.game, figure, 7), f"lose-two:{first}:{running}")
    (asked,) = table.asked_so_far
    assert set(asked.keys) == {"suffer", f"lose-two:{first}:{running}"}
    assert [one.card for one in hero.active] == [gone]
    assert (hero.lost.cards, hero.discard.cards) == ([first, running], [])


def losing() -> list[e.LoseCards]:
    return sorted({part for _, part in content() if isinstance(part, e.LoseCards)}, key=str)


@pytest.mark.parametrize("ability", losing(), ids=str)
def test_gh_cards_14_cards_lost_by_an_action(ability: e.LoseCards) -> None:
    table = Scene("brute", "tinkerer")
    hand = [table.card() for _ in range(ability.cards + 1)]
    table.lay("tinkerer", hand=hand)
    deed = ActionTally(same=("tinkerer",))
    answers = [f"lose:{one}" for one in hand[: ability.cards]]
    table.run(perform(table.game, Aim(table.figure("brute"), deed, 0), ability), *answers)
    tinkerer = table.hero("tinkerer")
    assert tinkerer.hand.cards == hand[ability.cards :]
    assert tinkerer.lost.cards == hand[: ability.cards]


# Rests


def test_gh_rest_02_a_short_rest_costs_a_card() -> None:
    table = Scene("brute", "tinkerer")
    table.state.chance.fixed["rest"] = [1]
    cards = [table.card() for _ in range(3)]
    table.lay("brute", hand=[], discard=cards)
    hero = table.hero("brute")
    table.run(short_rest(table.game, hero), f"lose:{cards[1]}")
    assert hero.lost.cards == [cards[1]]
    assert hero.hand.cards == [cards[0], cards[2]] and hero.discard.cards == []
    assert table.figure("brute").hp == 10


def test_gh_rest_02_another_card_costs_a_hit_point() -> None:
    table = Scene("brute", "tinkerer")
    table.state.chance.fixed["rest"] = [1, 1]
    cards = [table.card() for _ in range(3)]
    table.lay("brute", hand=[], discard=cards)
    hero = table.hero("brute")
    table.run(short_rest(table.game, hero), "again", "suffer")
    assert table.figure("brute").hp == 9
    assert len(hero.lost.cards) == 1 and hero.lost.cards != [cards[1]]
    assert sorted(hero.hand.cards + hero.lost.cards) == sorted(cards)


def test_gh_rest_03_a_long_rest_costs_the_chosen_card() -> None:
    table = Scene("brute", "tinkerer")
    cards = [table.card() for _ in range(3)]
    table.lay("brute", hand=[], discard=cards, hp=5, items=("heater-shield",))
    hero = table.hero("brute")
    hero.items[0].state = "spent"
    table.run(long_rest(table.game, hero), f"lose:{cards[2]}")
    assert hero.lost.cards == [cards[2]]
    assert hero.hand.cards == cards[:2] and hero.discard.cards == []
    assert table.figure("brute").hp == 7
    assert [one.state for one in hero.items] == ["ready"]


# Items


@pytest.mark.parametrize("id", sorted(BOX.items))
def test_gh_item_04_every_item_is_used_up(id: str) -> None:
    """Spent, consumed or passive; those with slots after so many uses."""
    table = Scene("brute", "tinkerer")
    hero = table.hero("brute")
    item, record = Carried(id), BOX.items[id]
    hero.items.append(item)
    for number in range(1, max(1, record.use_slots) + 1):
        use_item(table.game, hero, item)
        if number < record.use_slots:
            assert (item.state, item.slot) == ("active", number)
    assert (item.state, item.slot) == ("ready" if record.use == "passive" else record.use, 0)
    assert hero.feats.get("items-used", 0) == (record.use != "passive")


def rings() -> list[tuple[str, Half]]:
    return [
        (id, part.half) for id, part in content() if isinstance(part, e.PlayCard)
    ]  # fmt: skip


@pytest.mark.parametrize(("item", "half"), rings())
def test_gh_item_08_a_card_played_by_an_item_leaves_the_hand(item: str, half: Half) -> None:
    table = Scene("brute", "tinkerer")
    heal = (e.Heal(value=1, who=e.SELF),)
    played = table.card(*heal, bottom=heal)
    kept = [table.card() for _ in range(3)]
    table.lay("brute", hand=[played, *kept], items=(item,))
    table.turn("brute")  # both cards are played: the turn ends
    table.choose(f"item:{item}")
    table.choose(f"card:{played}")
    hero = table.hero("brute")
    assert (hero.hand.cards, hero.discard.cards) == (kept, [played])
    assert hero.items[0].state == BOX.items[item].use


def test_gh_round_06_a_second_turn_costs_two_cards() -> None:
    (item,) = (id for id, part in content() if isinstance(part, e.ExtraTurn))
    table = Scene("brute", "tinkerer")
    late, other, kept = (table.card(initiative=one) for one in (80, 20, 30))
    table.lay("brute", hand=[late, other, kept], items=(item,))
    table.turn("brute", initiative=50)
    table.choose(f"item:{item}")
    assert set(table.offered) == {f"lead:{late}", "skip"}
    table.choose(f"lead:{late}")
    table.choose(f"second:{other}")
    hero = table.hero("brute")
    assert hero.hand.cards == [kept]
    assert hero.played == (late, other) and hero.initiative == 80
    assert hero.items[0].state == "consumed"


# Elements


def icons() -> list[tuple[e.AnyElement, ...]]:
    """Every set of elements that the content asks for."""
    found: set[tuple[e.AnyElement, ...]] = set()
    for _, part in content():
        if isinstance(part, e.Augment | e.Consume):
            found.add(part.elements)
        elif isinstance(part, e.Bonus) and part.consume:
            found.add(part.consume)
    return sorted(found)


@pytest.mark.parametrize("strength", [STRONG, WANING])
@pytest.mark.parametrize("elements", icons())
def test_gh_elem_03_consumed_elements_are_inert(
    elements: tuple[e.AnyElement, ...], strength: int
) -> None:
    """The others stay as they are; for "any" the Brute takes fire."""
    table = Scene("brute", "tinkerer")
    table.state.elements.update(dict.fromkeys(ELEMENTS, strength))
    answers = ["element:fire" for one in elements if one == "any"]
    table.run(consume(table.game, 0, elements), *answers)
    paid = {"fire" if one == "any" else one for one in elements}
    assert table.state.elements == {one: INERT if one in paid else strength for one in ELEMENTS}


def test_gh_elem_03_an_augment_costs_its_element() -> None:
    table = Scene("brute", "tinkerer")
    table.state.elements["fire"] = table.state.elements["ice"] = STRONG
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    augment = e.Augment(elements=("fire",), boost=e.Boost(attack=2), xp=1)
    table.act("brute", e.Attack(value=1, augments=(augment,)))
    table.choose("consume:fire:0", rule="GH-ELEM-03")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 6 and table.hero("brute").xp == 1
    assert (table.state.elements["fire"], table.state.elements["ice"]) == (INERT, STRONG)


def test_gh_elem_03_nothing_is_paid_for_an_augment_left_alone() -> None:
    table = Scene("brute", "tinkerer")
    table.state.elements["fire"] = STRONG
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    augment = e.Augment(elements=("fire",), boost=e.Boost(attack=2), xp=1)
    table.act("brute", e.Attack(value=1, augments=(augment,)))
    table.choose("go", rule="GH-ELEM-03")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 8 and table.hero("brute").xp == 0
    assert table.state.elements["fire"] == STRONG


def test_gh_elem_03_a_consuming_line_costs_its_element() -> None:
    table = Scene("brute", "tinkerer")
    table.state.elements["ice"] = WANING
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    table.act("brute", e.Consume(elements=("ice",), boost=e.Boost(attack=2)), e.Attack(value=1))
    table.choose(next(one for one in table.offered if one.startswith("consume:ice")))
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 6 and table.state.elements["ice"] == INERT


def consuming_items() -> list[str]:
    return sorted(
        {
            id
            for id, part in content()
            if id in BOX.items and isinstance(part, e.Bonus) and part.consume
        }
    )


@pytest.mark.parametrize("item", consuming_items())
def test_gh_item_04_an_item_costs_its_element_and_itself(item: str) -> None:
    table = Scene("brute", "tinkerer")
    table.lay("brute", items=(item,))
    table.state.elements["air"] = table.state.elements["dark"] = STRONG
    guard = table.monster("bandit-guard", (2, 0), hp=9)
    table.draws("brute", "plus-0")
    table.act("brute", e.Attack(value=1, range=3))
    table.choose(f"item:{item}")
    table.choose("element:dark", rule="GH-ELEM-05")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 7
    assert (table.state.elements["air"], table.state.elements["dark"]) == (STRONG, INERT)
    assert table.hero("brute").items[0].state == BOX.items[item].use


def consuming_cards() -> list[tuple[str, Half]]:
    return [
        (card, half)
        for card, half in halves()
        if any(isinstance(one, e.Bonus) and one.consume for one in parts(action_of(card, half)))
    ]


def with_bonus(card: str, half: Half) -> tuple[Scene, e.Bonus]:
    """A hero whose active card offers its bonus; a guard beside it and one farther away."""
    owner = CARDS[card].owner
    table = Scene(owner, "brute" if owner != "brute" else "tinkerer")
    action = action_of(card, half)
    table.hero(owner).active.append(Active(card, half, action.lost, bonuses=(0,)))
    table.figure(table.state.heroes[1].type).at = (-3, 0)
    table.draws(owner, *["plus-0"] * 4)
    return table, bonuses_of_half(card, half)[0]


@pytest.mark.parametrize(("card", "half"), consuming_cards())
def test_gh_cards_18_a_bonus_costs_its_element(card: str, half: Half) -> None:
    """By choice, before the card is drawn: the element is inert, the others are not."""
    table, bonus = with_bonus(card, half)
    owner = CARDS[card].owner
    table.state.elements.update(dict.fromkeys(ELEMENTS, STRONG))
    ranged = bonus.only.attack == "ranged"
    table.monster("bandit-guard", (3, 0) if ranged else (1, 0), hp=9)
    table.act(owner, e.Attack(value=1, range=3 if ranged else 0))
    while f"bonus:{card}" not in table.offered:
        table.choose("attack:bandit-guard-1")
    table.choose(f"bonus:{card}")
    (paid,) = bonus.consume
    assert table.state.elements == {one: INERT if one == paid else STRONG for one in ELEMENTS}


# Obstacles


def breaking_cards() -> list[tuple[str, Half]]:
    return [
        (card, half)
        for card, half in halves()
        if any(
            isinstance(one, e.Bonus) and one.destroy_obstacle
            for one in parts(action_of(card, half))
        )
    ]


@pytest.mark.parametrize(("card", "half"), breaking_cards())
def test_gh_terrain_22_a_bonus_costs_an_obstacle(card: str, half: Half) -> None:
    """One of two adjacent ones, chosen; the one out of reach is not offered."""
    table, bonus = with_bonus(card, half)
    owner = CARDS[card].owner
    table.tile("obstacle", (0, 1), (0, -1), (0, 3))
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    assert bonus.boost is not None
    table.act(owner, e.Attack(value=1))
    while f"bonus:{card}" not in table.offered:
        table.choose("attack:bandit-guard-1")
    table.choose(f"bonus:{card}")
    assert set(table.offered) == {"destroy:0,1", "destroy:0,-1"}
    table.choose("destroy:0,1", rule="GH-TERRAIN-22")
    while table.asked.rule != "GH-CARDS-01":
        table.choose("go" if "go" in table.offered else table.offered[0])
    assert guard.hp == 9 - 1 - int(str(bonus.boost.attack))
    assert {tile.at for tile in table.state.overlays} == {(0, -1), (0, 3)}


# What the performer does to itself


def own_harm() -> list[Any]:
    """Damage and negative conditions that an action brings on whoever performs it."""
    good = {"invisible", "strengthen", "bless"}
    return [
        pytest.param(part, id=id)
        for id, part in content()
        if (isinstance(part, e.Damage) and part.who.side == "self")
        or (
            isinstance(part, e.Inflict)
            and part.who.side == "self"
            and not good & {*part.conditions}
        )
    ]


@pytest.mark.parametrize("ability", own_harm())
def test_gh_damage_12_what_an_action_costs_its_performer(ability: e.Damage | e.Inflict) -> None:
    """GH-DAMAGE-12: costs are damage like any other."""
    table = Scene("brute", "tinkerer")
    figure = table.lay("brute", hand=[], discard=[])
    curses = table.state.curses
    table.run(perform(table.game, Aim(figure, ActionTally(), 0), ability))
    if isinstance(ability, e.Damage):
        assert figure.hp == 10 - int(str(ability.value))
    elif "curse" in ability.conditions:
        assert table.hero("brute").deck.cards.count("curse") == 1
        assert table.state.curses == curses - 1
    else:
        assert figure.conditions == ability.conditions


# Penalties of a random dungeon


def penalties() -> list[Penalty]:
    found = {one for room in BOX.dungeon_rooms.values() for one in (room.minor, room.major)}
    return sorted(found, key=str)


TOLLS = {
    "conditions",
    "curses",
    "minus_ones",
    "discards",
    "losses",
    "spend_items",
    "damage",
    "inert",
}
FOES = {"opener", "blesses", "promote", "elites", "enemy_conditions", "enemy_shield"}


def test_gh_random_09_every_part_of_a_penalty_is_known() -> None:
    assert set(Penalty.__struct_fields__) == TOLLS | FOES


@pytest.mark.parametrize("penalty", penalties(), ids=str)
def test_gh_random_09_what_a_penalty_takes_is_gone(penalty: Penalty) -> None:
    """From everybody, or from whoever opened the door."""
    table = Scene("brute", "tinkerer")
    table.state.elements.update(dict.fromkeys(ELEMENTS, STRONG))
    items = ("heater-shield", "winged-shoes", "poison-dagger")
    for type in ("brute", "tinkerer"):
        table.lay(type, hand=[table.card() for _ in range(6)], items=items, hp=20, most=20)
        table.hero(type).deck.cards[:] = ["plus-0"]
    running = apply(table.game, penalty, "R1", table.figure("brute"))
    try:
        asked = next(running)
        while True:
            assert isinstance(asked, Request)
            asked = running.send(asked.keys[:1])  # damage is suffered
    except StopIteration:
        pass
    for type in ("brute", "tinkerer"):
        hero, figure = table.hero(type), table.figure(type)
        hit = type == "brute" or not penalty.opener
        paid = penalty if hit else Penalty()
        assert len(hero.hand.cards) == 6 - paid.discards - paid.losses
        assert (len(hero.discard.cards), len(hero.lost.cards)) == (paid.discards, paid.losses)
        assert [one.state for one in hero.items].count("spent") == paid.spend_items
        assert hero.deck.cards.count("minus-1") == paid.minus_ones
        # a curse is a card, also where it stands among the conditions
        assert hero.deck.cards.count("curse") == paid.curses + paid.conditions.count("curse")
        assert figure.conditions == tuple(one for one in paid.conditions if one != "curse")
        assert figure.hp == 20 - paid.damage
    left = INERT if penalty.inert else STRONG
    assert table.state.elements == dict.fromkeys(ELEMENTS, left)
