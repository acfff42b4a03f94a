"""WI-COMBO: linking cards, with golden examples 2 and 3."""

from __future__ import annotations

import pytest

from fabletop.kernel.session.legal import IllegalChoice

from .arena import hunting
from .scene import Scene


def chain(table: Scene, *colours: str, damage: int = 0) -> list[str]:
    """Cards that link in this order; each but the last accepts the colour of the next."""
    return [
        table.card(colour, damage=damage, extensions=[{"colours": (after,)}] if after else ())
        for colour, after in zip(colours, (*colours[1:], ""), strict=True)
    ]


def golden(table: Scene, *more: str) -> tuple[str, str, str]:
    """The fixtures A, B and Block; A accepts `more` colours in a second extension."""
    second = [{"colours": more}] if more else []
    return (
        table.card("blue", damage=1, extensions=[{"colours": ("red",), "damage": 1}, *second]),
        table.card("red", damage=1, extensions=[{"colours": ("green",), "shield": 1}]),
        table.card("green", shield=1, extensions=[{"colours": ("yellow",), "damage": 1}]),
    )


def test_wi_combo_1_at_least_one_card_must_be_played(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first, second = table.cards(2)
    hunting(table, "harpy", hand=[first, second])
    assert set(table.offered) == {f"play:{first}", f"play:{second}"}
    for key in ("done", "pass"):
        with pytest.raises(IllegalChoice):
            table.choose(key)


def test_wi_combo_1_with_an_empty_hand_the_step_is_skipped(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "nekkers-nest", hand=[], combat=3)
    assert table.asked.rule == "WI-MONSTER-2"
    assert len(table.fight.life) == 11
    assert len(table.wolf.hand) == 2  # 3 for Combat, 1 less without a green card


def test_wi_combo_1_nobody_must_play_more_than_wanted(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first, second = chain(table, "blue", "red", damage=1)
    hunting(table, "harpy", hand=[first, second])
    table.choose(f"play:{first}")
    assert set(table.offered) == {f"play:{second}", "done"}
    table.choose("done")
    assert len(table.fight.life) == 11
    assert second in table.wolf.hand.cards


def test_wi_combo_2_any_card_may_be_first(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = [table.card(colour) for colour in ("blue", "red", "green", "yellow", "purple")]
    hunting(table, "harpy", hand=hand)
    assert table.offered == tuple(f"play:{card}" for card in hand)


def test_wi_combo_2_the_colour_must_be_accepted(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card("blue", extensions=[{"colours": ("red", "yellow")}, {"colours": ("green",)}])
    fitting = [table.card(colour) for colour in ("red", "yellow", "green")]
    others = [table.card(colour) for colour in ("blue", "purple")]
    hunting(table, "harpy", hand=[first, *fitting, *others])
    table.choose(f"play:{first}")
    assert set(table.offered) == {*(f"play:{card}" for card in fitting), "done"}
    for card in others:
        with pytest.raises(IllegalChoice):
            table.choose(f"play:{card}")


def test_wi_combo_2_only_the_extension_used_counts(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    wide = [{"colours": ("red",), "damage": 1}, {"colours": ("green",), "damage": 5}]
    first = table.card("blue", extensions=wide)
    red, green = table.card("red"), table.card("green")
    hunting(table, "harpy", hand=[first, red, green])
    table.finish_combo(first, red)
    assert len(table.fight.life) == 11


def test_wi_combo_3_the_chain_goes_on_while_links_exist(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    cards = chain(table, "blue", "red", "green", "yellow", "purple", "blue", damage=1)
    hunting(table, "harpy", hand=[*cards, table.card()], shield=1)
    table.finish_combo(*cards)
    assert len(table.fight.life) == 6
    assert table.bear.discard.cards == cards


def test_wi_combo_3_it_ends_when_no_link_is_left(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first, second = chain(table, "blue", "red")
    hunting(table, "harpy", hand=[first, second, table.card("green")])
    table.choose(f"play:{first}")
    table.choose(f"play:{second}")
    assert table.asked.rule == "WI-MONSTER-2"


def test_wi_combo_3_a_single_card_is_a_combo(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=2)
    hunting(table, "harpy", hand=[card, table.card()], trophies=["ghouls-nest"])
    table.choose(f"play:{card}")
    table.choose("use:ghouls-nest", rule="WI-DAMAGE-1")  # it asks for a combo of exactly 1
    assert len(table.fight.life) == 9


def test_wi_combo_4_nothing_happens_before_the_combo_is_complete(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first, second = chain(table, "blue", "red", damage=2)
    hunting(table, "harpy", hand=[first, second, table.card("red")])
    table.choose(f"play:{first}")
    assert len(table.fight.life) == 12
    table.choose(f"play:{second}")
    assert len(table.fight.life) == 8


def test_wi_combo_4_base_effects_and_used_extensions(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    plus = {"damage": 1, "shield": 1, "draw": 1, "special": ("take_top_discard",)}
    first = table.card("blue", damage=1, shield=1, extensions=[{"colours": ("red",), **plus}])
    top = table.card("red", damage=1, draw=1, extensions=[{"colours": ("green",), **plus}])
    hunting(table, "arachas", hand=[first, top, *table.cards(2)], combat=1, defence=4, shield=0)
    table.choose(table.wolf.hand.cards[3])  # the Arachas takes a card
    table.lay("wolf", discard=table.cards(2))
    table.finish_combo(first, top)
    assert len(table.fight.life) == 10 - 3
    assert table.wolf.shield == 2
    # one card left in hand, one from the discard pile, then Combat 1 + 1 + 1
    assert len(table.wolf.hand) == 1 + 1 + 3


def test_wi_combo_5_an_unlinked_card_is_a_full_member(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card("blue", damage=1, extensions=[{"colours": ("green",), "damage": 4}])
    stray = table.card("red", damage=2, extensions=[{"colours": ("yellow",), "shield": 1}])
    last, spare = table.card("yellow", damage=1), table.card("purple")
    hunting(
        table, "harpy", hand=[first, stray, last, spare], potions=["gale-1"], defence=2, shield=0
    )
    table.choose(f"play:{first}")
    assert set(table.offered) == {"use:gale-1", "done"}
    table.choose("use:gale-1")
    assert set(table.offered) == {*(f"free:{one}" for one in (stray, last, spare)), "done"}
    table.choose(f"free:{stray}")
    table.choose(f"play:{last}")  # linked to the stray card
    table.choose("specialise", rule="WI-DAMAGE-1")  # three cards: it counts for the length
    # 1 + 2 + 1, and 1 by the Wolf; the card below used no extension for the stray
    assert len(table.fight.life) == 12 - 5
    assert table.wolf.shield == 1


def test_wi_combo_5_one_card_only(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hand = table.cards(3, damage=1)
    hunting(table, "harpy", hand=hand, potions=["gale-1"])
    table.choose(f"play:{hand[0]}")
    table.choose("use:gale-1")
    table.choose(f"free:{hand[1]}")
    assert table.asked.rule == "WI-MONSTER-2"
    assert len(table.fight.life) == 10


def test_wi_combo_6_the_last_card_lies_on_top(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    cards = chain(table, "blue", "red", "green")
    hunting(table, "harpy", hand=[*cards, table.card()])
    below = table.card()
    table.lay("wolf", discard=[below])
    table.finish_combo(*cards)
    table.choose("pass", rule="WI-DAMAGE-1")
    assert table.wolf.discard.cards == [below, *cards]


def test_wi_combo_6_after_the_draw(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card()
    hunting(table, "harpy", hand=[card, table.card()], potions=["quicksilver-1"])
    table.choose(f"play:{card}")
    assert table.asked.rule == "WI-DAMAGE-7"
    assert card not in table.wolf.discard.cards
    table.lay("wolf", deck=[])
    table.choose("use:quicksilver-1")
    assert card not in table.wolf.hand.cards  # an empty deck is not made anew from the combo
    assert table.wolf.discard.cards == [card]


def test_golden_2_combo_damage_and_an_unused_extension(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    a, b, block = golden(table)
    hunting(table, "harpy", hand=[a, b, block, table.card()], defence=4, shield=1)
    table.finish_combo(a, b, block)
    assert len(table.fight.life) == 12 - 3
    assert table.bear.shield == 1 + 2


def test_golden_3_only_the_card_directly_below_matters(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    a, b, block = golden(table, "purple")
    c = table.card("purple", damage=3)
    hunting(table, "harpy", hand=[a, b, block, c], shield=1)
    table.choose(f"play:{a}")
    assert f"play:{c}" in table.offered
    table.choose(f"play:{b}")
    assert set(table.offered) == {f"play:{block}", "done"}
    with pytest.raises(IllegalChoice):
        table.choose(f"play:{c}")
    table.choose("done")
    assert len(table.fight.life) == 12 - 3
