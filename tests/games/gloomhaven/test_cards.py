"""GH-CARDS: playing cards, their piles, bonuses and experience."""

from __future__ import annotations

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.rules.bonuses import bonuses_of_half, number_of
from fabletop.games.gloomhaven.rules.cards import discards_of, losses_of
from fabletop.games.gloomhaven.rules.damage import suffer
from fabletop.games.gloomhaven.rules.rounds import end_of_round
from fabletop.games.gloomhaven.rules.turn import choose_action
from fabletop.games.gloomhaven.state import Active

from .scene import Scene

SHIELD = e.Bonus(on="damaged-by-attack", shield=1)
NEGATE = e.Bonus(on="suffers", negate=True)
STRONGER = e.Bonus(on="own-attack", boost=e.Boost(attack=2))


def test_gh_cards_01_the_top_of_one_card_and_the_bottom_of_the_other(table: Scene) -> None:
    first, second = table.card(e.Loot(range=1)), table.card(e.Loot(range=1))
    table.turn("brute", first, second)
    table.choose(f"top:{first}")
    table.choose("skip", rule="GH-LOOT-01")
    assert f"bottom:{second}" in table.offered and f"top:{second}" not in table.offered


def test_gh_cards_02_any_card_may_be_a_basic_action_and_is_discarded(table: Scene) -> None:
    lost = table.card(e.Loot(range=1), lost=True)
    table.turn("brute", lost, table.card())
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    table.choose(f"basic-top:{lost}")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 7 and table.hero("brute").discard.cards == [lost]


@pytest.mark.rule("GH-CARDS-15")
def test_gh_cards_03_abilities_in_printed_order_one_by_one(table: Scene) -> None:
    table.act("brute", e.Move(value=2), e.Loot(range=1))
    table.choose("stay", rule="GH-MOVE-01")
    table.choose("loot", rule="GH-LOOT-01")
    assert table.asked.rule == "GH-CARDS-01"


@pytest.mark.parametrize(
    ("fields", "pile"),
    [({}, "discard"), ({"lost": True}, "lost"), ({"duration": "round"}, "active")],
)
def test_gh_cards_04_a_finished_card_moves_at_once(
    table: Scene, fields: dict[str, object], pile: str
) -> None:
    card = table.act("brute", e.Heal(value=1, who=e.SELF), **fields)
    hero = table.hero("brute")
    piles = {
        "discard": hero.discard.cards,
        "lost": hero.lost.cards,
        "active": [one.card for one in hero.active],
    }
    assert [name for name, cards in piles.items() if card in cards] == [pile]


def test_gh_cards_05_the_second_action_may_recover_the_first_card(table: Scene) -> None:
    first = table.card(e.Heal(value=1, who=e.SELF))
    second = table.card(bottom=(e.Recover(pile="discarded", cards=1),))
    table.turn("brute", first, second)
    table.choose(f"top:{first}")
    table.choose(f"bottom:{second}")
    table.choose(f"card:{first}", rule="GH-CARDS-25")
    assert first in table.hero("brute").hand.cards


def test_gh_cards_06_nothing_performed_means_discarded(table: Scene) -> None:
    card = table.act("brute", e.Attack(value=3), lost=True)  # nobody is there to attack
    assert card in table.hero("brute").discard.cards
    other = table.hero("brute").picks.cards[0]
    table.choose(f"forgo:{other}")
    assert other in table.hero("brute").discard.cards


def test_gh_cards_07_two_tops_are_impossible(table: Scene) -> None:
    first, second = table.card(), table.card()
    table.turn("brute", first, second)
    table.choose(f"basic-top:{first}")
    assert not any(one.startswith(("top", "basic-top")) for one in table.offered)
    assert "end-turn" not in table.offered


def test_gh_cards_08_the_stunned_discard_both(table: Scene) -> None:
    first, second = table.card(), table.card()
    table.turn("brute", first, second)
    table.state.turn.stage = "begin"
    table.lay("brute", conditions=("stun",))
    assert table.session is not None
    assert table.hero("brute").discard.cards == [first, second]


def test_gh_cards_08_who_is_stunned_between_the_cards_discards_the_other(table: Scene) -> None:
    first, second = table.card(), table.card()
    table.turn("brute", first, second)
    table.lay("brute", picks=[second], conditions=("stun",))
    table.run(choose_action(table.game))
    hero = table.hero("brute")
    assert (hero.picks.cards, hero.discard.cards) == ([], [second])
    assert table.state.turn.stage == "end"


def test_gh_cards_10_active_cards_count_by_their_symbol(table: Scene) -> None:
    hero = table.hero("brute")
    kept, gone = table.card(SHIELD), table.card(SHIELD, lost=True)
    hero.active[:] = [Active(kept, "top", False), Active(gone, "top", True)]
    assert kept in discards_of(hero) and gone in losses_of(hero)


def test_gh_cards_11_an_active_card_may_be_dropped(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(SHIELD, duration="persistent")
    hero.active[:] = [Active(card, "top", False, bonuses=(0,))]
    table.turn("brute", table.card(), table.card())
    table.choose(f"drop:{card}")
    assert hero.discard.cards == [card] and not hero.active


def test_gh_cards_12_selected_cards_lie_apart(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card()
    hero.picks.cards[:] = [card]
    assert card not in discards_of(hero) + hero.hand.cards + losses_of(hero)


def test_gh_cards_14_what_hurts_oneself_cannot_be_skipped(table: Scene) -> None:
    table.act("brute", e.Heal(value=1, who=e.SELF), e.Damage(value=2, who=e.SELF))
    table.choose("suffer", rule="GH-DAMAGE-01")
    assert table.figure("brute").hp == 8


def test_gh_cards_16_a_round_bonus_ends_with_the_round(table: Scene) -> None:
    card = table.act("brute", e.Shield(value=1), duration="round")
    assert table.figure("brute").boons[0].amount == 1
    table.run(end_of_round(table.game))
    assert not table.figure("brute").boons and card in table.hero("brute").discard.cards


def test_gh_cards_17_a_persistent_bonus_outlasts_the_round(table: Scene) -> None:
    card = table.act("brute", e.Shield(value=1), duration="persistent", lost=True)
    table.run(end_of_round(table.game))
    assert table.figure("brute").boons and table.hero("brute").active[0].card == card


@pytest.mark.rule("GH-CARDS-18", "GH-CARDS-19", "GH-DAMAGE-04")
def test_golden_20_two_slots_that_negate_damage(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(NEGATE, duration="persistent", lost=True, slots=(1, 2))
    hero.active[:] = [Active(card, "top", True, bonuses=(0,))]
    table.run(suffer(table.game, table.figure("brute"), 4))
    assert table.figure("brute").hp == 10 and hero.xp == 1 and hero.active[0].slot == 1
    table.run(suffer(table.game, table.figure("brute"), 1))
    assert hero.xp == 3 and hero.lost.cards == [card]
    table.run(suffer(table.game, table.figure("brute"), 1), "suffer")
    assert table.figure("brute").hp == 9


def test_gh_cards_18_a_bonus_within_an_element_use_is_found(table: Scene) -> None:
    for id, card in library().cards.items():
        for half in ("top", "bottom"):
            for bonus in bonuses_of_half(id, half):
                assert number_of(bonuses_of_half(id, half), bonus) >= 0
        assert card.id == id


@pytest.mark.rule("GH-ATTACK-06")
def test_gh_cards_18_a_bonus_to_attacks_works_without_a_question(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(STRONGER, duration="persistent", lost=True, slots=(1, 0))
    hero.active[:] = [Active(card, "top", True, bonuses=(0,))]
    guard = table.monster("bandit-guard", (1, 0), hp=9)
    table.draws("brute", "plus-0")
    table.act("brute", e.Attack(value=3))
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 9 - 3 - 2
    assert (hero.active[0].slot, hero.xp) == (1, 1)


@pytest.mark.rule("GH-ATTACK-06")
@pytest.mark.parametrize(("lent", "damage"), [(True, 4 + 2), (False, 4)])
def test_gh_cards_15_an_attack_granted_with_the_own_augments(
    table: Scene, lent: bool, damage: int
) -> None:
    """GrantAction (3.4): the ally attacks, and only augments are lent to it."""
    augment = msgspec.structs.replace(STRONGER, group="augment")
    bonuses = (augment, e.Bonus(on="own-attack", boost=e.Boost(attack=5)))
    card = table.card(*bonuses, duration="persistent")
    table.hero("brute").active[:] = [Active(card, "top", False, bonuses=(0, 1))]
    table.lay("tinkerer", at=(1, 0))
    guard = table.monster("bandit-guard", (2, 0), hp=20)
    table.draws("tinkerer", "plus-0")
    ally = e.Who(side="allies", count=1)
    blow = (e.Attack(value=4),)
    table.act("brute", e.Grant(who=ally, abilities=blow, augments_too=lent))
    table.choose("grant:tinkerer", rule="GH-CARDS-15")
    table.choose("attack:bandit-guard-1")
    assert guard.hp == 20 - damage


def test_gh_cards_19_a_slot_gives_its_experience_when_left(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(NEGATE, duration="persistent", lost=True, slots=(0, 5))
    hero.active[:] = [Active(card, "top", True, bonuses=(0,))]
    table.run(suffer(table.game, table.figure("brute"), 1))
    assert hero.xp == 0


@pytest.mark.rule("GH-CARDS-22", "GH-CARDS-21")
def test_gh_cards_20_experience_needs_one_ability_performed(table: Scene) -> None:
    table.act("brute", e.Attack(value=2), xp=2)
    assert table.hero("brute").xp == 0
    table.choose(table.offered[0].replace("bottom", "forgo"))
    table = Scene("brute", "tinkerer")
    table.act("brute", e.Move(value=2), e.Attack(value=2), xp=2)
    table.choose("stay")
    assert table.hero("brute").xp == 2


@pytest.mark.rule("GH-CARDS-27")
def test_gh_cards_25_recover_names_the_pile(table: Scene) -> None:
    lost, once = table.card(), table.card(unrecoverable=True)
    table.lay("brute", lost=[lost, once], discard=[table.card()])
    table.act("brute", e.Recover(pile="lost", cards=2))
    assert table.offered == (f"card:{lost}",)
    table.choose(f"card:{lost}")
    assert lost in table.hero("brute").hand.cards


def test_gh_cards_26_taking_an_active_card_back_ends_its_bonus(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(SHIELD)
    hero.active[:] = [Active(card, "top", False, bonuses=(0,))]
    table.act("brute", e.Recover(pile="discarded", cards=1))
    table.choose(f"card:{card}")
    assert card in hero.hand.cards and not hero.active
