"""Payments: whatever the game asks for is gone afterwards, and nothing else is (EL-RES-4, -10).

The prices are read from the content: every card, realm, unit, spell, landmark, ability, mercenary.
Whoever adds a new kind of price finds it paid here, or a failing test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import structs

from fabletop.games.eldervale.effects import abilities as a
from fabletop.games.eldervale.effects import modifiers as c
from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.effects.measures import NOTHING, Bag
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.magic import cast
from fabletop.games.eldervale.rules.paying import pay
from fabletop.games.eldervale.rules.tableau import activate
from fabletop.games.eldervale.rules.tiles import owed, tiles
from fabletop.games.eldervale.rules.triggers import use
from fabletop.games.eldervale.state import READY, ROOFED, TRAY, Player
from fabletop.games.eldervale.terms import ELEMENTS, TOKENS, Element

from .deeds import battle, do, play
from .scene import Scene

BASIC = ("gem", "scroll", "potion", "tool", "sword")
ADVANCED = ("warrior", "wizard", "dragon")
# Where bags stand in the content: what is paid, and what is gained
PRICES = {
    ("StartCard", "warrior"), ("StartCard", "wizard"), ("StartCard", "dragon"),
    ("ElementRealm", "cost"), ("Landmark", "pay"), ("AdventureCard", "cost"), ("Action", "pay"),
    ("Casting", "pay"), ("Trigger", "pay"), ("Again", "pay"), ("Trade", "pay"), ("Lose", "bag"),
    ("Constants", "tactics_recovery"),
}  # fmt: skip
GAINS = {
    ("Gain", "bag"), ("Slot", "printed"), ("Deepen", "bag"), ("DropCard", "consolation"),
    ("TakeCard", "consolation"), ("Borrow", "fee"), ("Constants", "start_resources"),
}  # fmt: skip


# What a player has, and what a price takes


@cache
def bags() -> tuple[tuple[tuple[str, str], Bag], ...]:
    """Every bag of the content that is not empty: where it stands, and what is in it."""
    records = [*library().kinds().values(), [library().constants]]
    return tuple(found for kind in records for record in kind for found in bags_in(record))


def bags_in(thing: Any, at: tuple[str, str] = ("", "")) -> Iterator[tuple[tuple[str, str], Bag]]:
    if isinstance(thing, Bag):
        if thing != NOTHING:
            yield at, thing
    elif isinstance(thing, msgspec.Struct):
        for field in structs.fields(thing):
            yield from bags_in(getattr(thing, field.name), (type(thing).__name__, field.name))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from bags_in(one, at)


def prices(*place: tuple[str, str]) -> list[Bag]:
    """The different prices that stand at a place of the content."""
    return list(dict.fromkeys(bag for at, bag in bags() if at in place))


def shown(bag: Bag) -> str:
    return "-".join(f"{number}{kind}" for kind, number in owed(bag).items())


def purse(player: Player) -> Counter[str]:
    return Counter({**player.supply, "magic": len(player.hand.cards)})


def check_paid(before: Counter[str], after: Counter[str], cost: Mapping[str, int]) -> None:
    """Exactly the price is gone: what it names, and of anything as much as it says."""
    named = Counter({kind: number for kind, number in cost.items() if kind != "any"})
    gone = before - after
    assert not after - before, "whoever pays gains nothing by it"
    assert named <= gone
    assert (gone - named).total() == cost.get("any", 0)


def rich(table: Scene, player: Player, magic: bool = False, **more: int) -> Counter[str]:
    """Four of each basic kind, no gold unless it is said; what the player has then."""
    table.give(player, **(dict.fromkeys(BASIC, 4) | more))
    if magic:
        table.hold(player, "envy", "parley")
    return purse(player)


def first_answers(doing: Any) -> None:
    reply: Any = None
    while True:
        try:
            question = doing.send(reply)
        except StopIteration:
            return
        reply = (question.keys[0],)


def answer_while(table: Scene, *rules: str) -> None:
    """Questions of these rules are answered with the first key."""
    while table.asked.rule in rules:
        table.choose(table.offered[0])


def two(element: Element) -> tuple[str, str]:
    """A faction of this element that pays the full price, and another element."""
    box = library()
    full = next(
        id
        for id in box.factions_of[element]
        if not any(
            isinstance(change, c.Discount)
            for one in box.factions[id].abilities
            for change in one.ability.modifiers
        )
    )
    return full, next(one for one in ELEMENTS if one != element)


def test_el_res_10_every_bag_of_the_content_is_paid_or_gained() -> None:
    assert {at for at, _ in bags()} == PRICES | GAINS


# The kinds of resources


KINDS = sorted({kind for at, bag in bags() if at in PRICES for kind in owed(bag)} | {"gold"})


@pytest.mark.parametrize("kind", KINDS)
def test_el_res_4_every_kind_of_resource_is_spent(scene: type[Scene], kind: str) -> None:
    table = scene("order", "earth")
    before = rich(table, table.a, magic=True, gold=3 if kind == "gold" else 0)
    first_answers(pay(table.game, table.a, {kind: 2}))
    check_paid(before, purse(table.a), {kind: 2})
    spent = 2 - len(table.a.hand.cards)
    assert len(table.state.magic_discard.cards) == spent


@pytest.mark.parametrize("kind", [*BASIC, "magic"])
def test_el_res_4_gold_that_stands_in_is_spent(scene: type[Scene], kind: str) -> None:
    table = scene("order", "earth")
    table.give(table.a, gold=3)
    first_answers(pay(table.game, table.a, {kind: 2}))
    assert table.a.supply["gold"] == 1


@pytest.mark.parametrize("what", [*TOKENS, "envy"])
def test_el_res_5_whatever_is_chosen_is_spent(scene: type[Scene], what: str) -> None:
    table = scene("order", "earth")
    before = rich(table, table.a, magic=True, gold=1)
    table.asks(pay(table.game, table.a, {"any": 1}), f"spend:{what}")
    after = purse(table.a)
    assert before - after == Counter({"magic" if what == "envy" else what: 1})
    assert table.state.magic_discard.cards == (["envy"] if what == "envy" else [])


def test_el_res_5_everything_goes(scene: type[Scene]) -> None:
    """As much as there is: nothing is asked, and nothing is left."""
    table = scene("order", "earth")
    table.give(table.a, gem=1, gold=1)
    table.hold(table.a, "envy")
    assert table.asks(pay(table.game, table.a, {"any": 3})) == ()
    assert purse(table.a).total() == 0 and table.state.magic_discard.cards == ["envy"]


def test_el_res_10_a_discount_spares_one(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.granted.append(c.Discount(what="summon", amount=1))
    before = rich(table, table.a)
    cost = owed(library().start_cards["order"].dragon)
    table.choose("place:worker:portal")
    table.choose("summon:dragon", rule="EL-ACTION-4")
    answer_while(table, "EL-RES-10")
    gone = before - purse(table.a)
    assert gone.total() == sum(cost.values()) - 1 and gone <= Counter(cost)


# Adventure cards


@pytest.mark.parametrize("id", library().adventures)
def test_el_dungeon_2_every_card_is_bought_for_its_cost(scene: type[Scene], id: str) -> None:
    card = library().adventures[id]
    table = scene(*two(card.element))
    table.offer(id)
    rich(table, table.a)
    table.choose("place:worker:dungeon")
    while table.asked.rule != "EL-DUNGEON-2":
        table.choose(table.offered[0])
    before = purse(table.a)
    table.choose(f"buy:{id}")
    answer_while(table, "EL-RES-10", "EL-RES-4", "EL-AURA-2")
    check_paid(before, purse(table.a), owed(card.cost))
    assert table.a.tableau[-1].id == id


AURAS = [id for id, card in library().adventures.items() if card.kind == "aura"]


@pytest.mark.parametrize("id", AURAS)
def test_el_aura_4_every_aura_is_moved_for_its_cost(scene: type[Scene], id: str) -> None:
    card = library().adventures[id]
    table = scene("order", "earth")
    table.own(table.a, "citadel")
    table.own(table.a, "arched-bridge")
    table.own(table.a, id, host="citadel")
    before = rich(table, table.a)
    table.choose(f"aura:{id}")
    check_paid(before, purse(table.a), owed(card.cost))
    assert table.a.tableau[-1].host == "arched-bridge"


def without_effects(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    """The action of a card gives nothing, so that its price can be seen."""
    card = library().adventures[id]
    assert card.action is not None
    action = structs.replace(card.action, effects=())
    bare = structs.replace(card, action=action, orb=structs.replace(card.orb, effects=()))
    monkeypatch.setitem(library().adventures, id, bare)


PAID_ACTIONS = [
    id for id, card in library().adventures.items() if card.action and card.action.pay.size
]


@pytest.mark.parametrize("id", PAID_ACTIONS)
def test_el_card_3_every_action_takes_its_price(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    card = library().adventures[id]
    assert card.action is not None
    without_effects(monkeypatch, id)
    table = scene("order", "earth")
    table.own(table.a, id)
    unit = "worker-1" if card.action.symbol == "worker" else card.action.symbol
    table.put(table.a, unit, "order-1")
    before = rich(table, table.a)
    table.choose("regroup")
    table.choose(f"do:{id}", rule="EL-REGROUP-1")
    check_paid(before, purse(table.a), owed(card.action.pay))


DEPOSITS = [
    id for id, card in library().adventures.items()
    if any(slot.kind == "deposit" for slot in card.slots)
]  # fmt: skip


@pytest.mark.parametrize(
    ("token", "cost"),
    [
        ("order-tool-1", {"tool": 1}),
        ("order-tool-tool-1", {"tool": 2}),
        ("air-scroll-tool-1", {"tool": 1}),
        ("air-magic-1", {"magic": 1}),
    ],
)
@pytest.mark.parametrize("id", DEPOSITS)
@pytest.mark.rule("EL-SLOT-7")
def test_el_slot_5_every_deposit_takes_what_the_token_shows(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch, id: str, token: str, cost: dict[str, int]
) -> None:
    without_effects(monkeypatch, id)
    table = scene("order", "earth")
    orb = library().adventures[id].orb.symbol != "none"
    table.own(table.a, id, token, orb=orb)
    before = rich(table, table.a, magic=True)
    play(activate(table.game, table.a, id), *answers(token))
    check_paid(before, purse(table.a), cost)
    assert table.a.tableau[-1].slots[0] == token, "the token stays"


def answers(token: str) -> list[str]:
    face = library().treasures[token]
    if face.slash:
        return ["pay1:tool"]
    return ["spend:envy"] if face.shows == ("magic",) else []


def test_el_slot_6_an_orb_spares_the_deposit(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = DEPOSITS[0]
    without_effects(monkeypatch, id)
    table = scene("order", "earth")
    table.own(table.a, id, "orb", orb=True)
    before = rich(table, table.a)
    play(activate(table.game, table.a, id))
    assert purse(table.a) == before


AGAIN = {
    id: card.aura.pay for id, card in library().adventures.items() if isinstance(card.aura, a.Again)
}


@pytest.mark.parametrize("id", AGAIN)
def test_el_aura_1_once_more_for_a_price(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    host = PAID_ACTIONS[-1]
    action = library().adventures[host].action
    assert action is not None
    without_effects(monkeypatch, host)
    table = scene("order", "earth")
    table.own(table.a, host)
    table.own(table.a, id, host=host)
    before = rich(table, table.a)
    play(activate(table.game, table.a, host), "again")
    cost = Counter(owed(AGAIN[id])) + Counter(owed(action.pay)) + Counter(owed(action.pay))
    check_paid(before, purse(table.a), cost)


# Units, dwellings, landmarks


@pytest.mark.parametrize("unit", ADVANCED)
@pytest.mark.parametrize("element", ELEMENTS)
def test_el_action_4_every_unit_takes_its_price(
    scene: type[Scene], element: Element, unit: str
) -> None:
    table = scene(*two(element))
    before = rich(table, table.a)
    table.choose("place:worker:portal")
    table.choose(f"summon:{unit}", rule="EL-ACTION-4")
    start = library().start_cards[table.a.element]
    check_paid(before, purse(table.a), owed(getattr(start, unit)))
    assert table.a.units[unit] == READY


@pytest.mark.parametrize("nth", [0, 1, 2])
@pytest.mark.parametrize("element", ELEMENTS)
def test_el_action_4_every_further_worker_takes_its_price(
    scene: type[Scene], element: Element, nth: int
) -> None:
    table = scene(*two(element))
    for worker in ("worker-4", "worker-5")[:nth]:
        table.ready(table.a, worker)
    before = rich(table, table.a, magic=True)
    table.choose("place:worker:portal")
    table.choose("summon:worker", rule="EL-ACTION-4")
    table.choose("spend:envy", rule="EL-RES-4")
    answer_while(table, "EL-RES-4")
    workers = library().start_cards[table.a.element].workers
    check_paid(before, purse(table.a), {"any": workers[nth]})
    assert [table.a.units[f"worker-{n}"] for n in (4, 5, 6)].count(TRAY) == 2 - nth


@pytest.mark.parametrize("id", library().realms)
def test_el_dwell_3_every_realm_takes_its_cost(scene: type[Scene], id: str) -> None:
    realm = library().realms[id]
    other = two(realm.element)[1]
    table = scene(*two(realm.element), map={"mill": (0, 0), id: (1, 0), f"{other}-1": (0, 1)})
    table.put(table.a, "worker-1", id)
    table.state.monsters.clear()  # none rushes out of a lair
    before = rich(table, table.a)
    table.choose("place:worker:mill")
    answer_while(table, "EL-DWELL-2", "EL-RES-10", "EL-RES-4")
    check_paid(before, purse(table.a), owed(realm.cost))
    assert table.a.units["worker-1"] == ROOFED and table.a.dwellings == [table.at(id)]


LANDMARKS = [id for id, one in library().landmarks.items() if one.pay.size]


@pytest.mark.parametrize("id", LANDMARKS)
@pytest.mark.rule("EL-ACTION-7")
def test_el_action_3_every_landmark_takes_its_price(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    monkeypatch.setitem(tiles(), id, structs.replace(tiles()[id], action=()))
    table = scene("order", "earth")
    before = rich(table, table.a)
    table.choose(f"place:worker:{id}")
    answer_while(table, "EL-RES-4")
    check_paid(before, purse(table.a), owed(library().landmarks[id].pay))


# Magic, abilities, effects

SPELLS = [id for id, card in library().magic.items() if card.casting is not None]


@pytest.mark.parametrize("id", SPELLS)
def test_el_magic_2_every_spell_takes_its_price(scene: type[Scene], id: str) -> None:
    card = library().magic[id]
    assert card.casting is not None
    table = scene("order", "earth")
    table.a.power.clear()
    before = rich(table, table.a)
    table.hold(table.a, id)
    first_answers(cast(table.game, Aim(table.a, id), structs.replace(card, effects=())))
    check_paid(before, purse(table.a), owed(card.casting.pay))
    assert table.state.magic_discard.cards == [id] and not table.state.casting


def test_el_magic_2_a_spell_cast_in_the_own_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.put(table.b, "worker-1", "portal")
    table.give(table.b, potion=2)
    before = rich(table, table.a)
    table.hold(table.a, "thieves-moon")
    assert "cast:thieves-moon" in table.offered
    table.choose("cast:thieves-moon")
    assert purse(table.a)["gem"] == before["gem"] - 1
    assert "thieves-moon" in table.state.magic_discard.cards


def triggers_in(thing: Any) -> Iterator[a.Trigger]:
    if isinstance(thing, a.Trigger):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in structs.fields(thing):
            yield from triggers_in(getattr(thing, field.name))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from triggers_in(one)


TRIGGERS = [
    (record.id, trigger)
    for records in library().kinds().values()
    for record in records
    for trigger in triggers_in(record)
    if trigger.pay.size
]


@pytest.mark.parametrize(("id", "trigger"), TRIGGERS, ids=[id for id, _ in TRIGGERS])
def test_el_free_1_every_ability_takes_its_price(
    scene: type[Scene], id: str, trigger: a.Trigger
) -> None:
    table = scene("order", "earth")
    before = rich(table, table.a)
    bare = structs.replace(trigger, effects=())
    first_answers(use(table.game, Aim(table.a, id), id, bare))
    check_paid(before, purse(table.a), owed(trigger.pay))


@pytest.mark.parametrize("price", prices(("Trade", "pay")), ids=shown)
def test_el_res_4_every_trade_takes_its_price(scene: type[Scene], price: Bag) -> None:
    table = scene("order", "earth")
    before = rich(table, table.a, magic=True)
    trade = e.Trade(pay=price, effects=(e.Vp(amount=1),))
    wanted = owed(price)
    more = ["spend:envy"] * wanted.get("magic", 0) + ["spend:gem"] * wanted.get("any", 0)
    do(table, table.a, trade, "yes", *more)
    check_paid(before, purse(table.a), wanted)
    assert table.a.vp == 1
    do(table, table.a, trade, "pass")
    check_paid(before, purse(table.a), wanted)


@pytest.mark.parametrize("price", prices(("Lose", "bag")), ids=shown)
def test_el_res_4_every_loss_is_lost(scene: type[Scene], price: Bag) -> None:
    table = scene("order", "earth")
    before = rich(table, table.a, magic=True)
    lost = owed(price)
    more = ["spend:envy"] * lost.get("magic", 0) + ["spend:gem"] * lost.get("any", 0)
    do(table, table.a, e.Lose(bag=price), *more)
    check_paid(before, purse(table.a), lost)


@pytest.mark.parametrize("what", ["gem", "any", "magic"])
def test_el_res_2_what_is_stolen_changes_hands(scene: type[Scene], what: Any) -> None:
    table = scene("order", "earth")
    before = rich(table, table.b, magic=True)
    table.give(table.a)
    do(table, table.a, e.Steal(what=what), *(["gain:gem"] if what == "any" else []))
    stolen = Counter({"magic" if what == "magic" else "gem": 1})
    assert before - purse(table.b) == stolen and +purse(table.a) == stolen


# Free actions


@pytest.mark.parametrize("id", library().mercenaries)
def test_el_var_merc_2_every_mercenary_takes_gold(scene: type[Scene], id: str) -> None:
    chosen: Any = {id: "on"}
    table = scene("order", "earth", **chosen)
    before = rich(table, table.a, gold=3)
    table.choose(f"hire:{id}")
    check_paid(before, purse(table.a), {"gold": library().mercenaries[id].gold})
    assert table.a.units[id] == READY and table.a.hired == {id: table.state.turns}
    assert id not in table.state.mercenaries


@pytest.mark.parametrize("id", library().mercenaries)
def test_el_orb_6_an_orb_instead_of_gold(scene: type[Scene], id: str) -> None:
    chosen: Any = {id: "on"}
    table = scene("order", "earth", **chosen)
    before = rich(table, table.a, gold=3)
    table.a.orbs = 2
    table.choose("orb")
    table.choose(f"hire-orb:{id}", rule="EL-ORB-2")
    assert purse(table.a) == before and table.a.orbs == 1 and table.a.hired == {id: 0}


def test_el_var_merc_2_without_gold_nobody_is_hired(scene: type[Scene]) -> None:
    table = scene("order", "earth", minotaur="on")
    rich(table, table.a)
    assert "hire:minotaur" not in table.offered


def test_el_var_tactics_4_recovery_takes_its_price(scene: type[Scene]) -> None:
    table = scene("order", "earth", tactics="on")
    before = rich(table, table.a)
    table.a.tactics = 1
    table.choose("tactics")
    check_paid(before, purse(table.a), owed(library().constants.tactics_recovery))


@pytest.mark.parametrize("place", ["menu", "deposit", "cover"])
def test_el_orb_2_an_orb_is_used_once(scene: type[Scene], place: str) -> None:
    table = scene("order", "earth")
    table.own(table.a, DEPOSITS[0])
    covered = next(id for id, one in library().adventures.items() if one.orb.symbol == "upgrade")
    table.own(table.a, covered)
    table.a.orbs = 2
    table.choose("orb")
    table.choose(next(key for key in table.offered if key.startswith(place)), rule="EL-ORB-2")
    assert table.a.orbs == 1


def test_el_free_3_a_cashed_token_is_gone(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a)
    table.treasure(table.a, "fire-gold-1", "fire-sword-1")
    table.choose("cash:fire-gold-1")
    assert table.a.treasure == ["fire-sword-1"] and table.a.supply["gold"] == 1
    assert table.state.spent == ["fire-gold-1"]


def test_el_free_4_a_token_on_a_slot_leaves_the_tray(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, DEPOSITS[0], "order-tool-1")
    table.treasure(table.a, "order-tool-tool-1", "order-gold-1")
    table.choose("slot:order-tool-tool-1")
    table.choose(f"slot-on:{DEPOSITS[0]}:1", rule="EL-FREE-4")
    assert table.a.treasure == ["order-gold-1"]
    assert table.a.tableau[-1].slots == ("order-tool-tool-1",)
    assert table.state.spent == ["order-tool-1"], "EL-SLOT-1: the one that lay there is gone"


@pytest.mark.parametrize("supply", [{"sword": 3}, {"sword": 1, "gold": 1}])
def test_el_battle_8_swords_are_spent_for_dice(scene: type[Scene], supply: dict[str, int]) -> None:
    table = scene("order", "earth")
    fight = battle(table, "portal", 2, 3, stage="swords")
    fight.waiting = [0, 1]
    for player in (table.a, table.b):
        table.put(player, "worker-1", "portal")
        table.give(player)
    table.give(table.a, **supply)
    table.phase("battle")
    table.luck("battle", 6, 6, 6, 6, 1, 1, 1)  # two dice and two more against three
    table.choose("swords:2", rule="EL-BATTLE-8", by=table.a)
    assert purse(table.a).total() == sum(supply.values()) - 2
