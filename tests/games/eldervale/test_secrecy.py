"""Being asked betrays no hand (section 6)."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.effects.vocabulary import Choose
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.events import ECHOING, IN_BATTLE, WAITED
from fabletop.games.eldervale.telling import option_text
from fabletop.games.eldervale.telling.texts import parts_of, record_of
from fabletop.kernel.words import LANGUAGES

from .scene import Scene


def questions_after_placing(scene: type[Scene], *cards: str) -> tuple[str, ...]:
    """The rules of the questions from the placement to the end of the turn."""
    table = scene("order", "earth")
    table.give(table.a)
    table.monster("brass-colossus", "portal")
    table.put(table.a, "worker-1", "order-2")
    table.hold(table.a, *cards)
    table.ready(table.a, "worker-2")
    table.choose("place:worker:order-1")
    asked = []
    while table.asked.rule != "EL-TURN-3":
        asked.append(table.asked.rule)
        table.choose(table.offered[-1])
    return tuple(asked)


@pytest.mark.rule("EL-MAGIC-3")
def test_el_magic_3_a_quest_about_a_placement_is_not_asked_for(scene: type[Scene]) -> None:
    other = next(id for id, card in library().magic.items() if card.kind == "prophecy")
    assert questions_after_placing(scene, "knock-at-the-lair") == questions_after_placing(
        scene, other
    )


@pytest.mark.rule("EL-MAGIC-3")
def test_el_magic_3_it_may_be_revealed_until_the_end_of_the_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a)
    table.monster("brass-colossus", "order-1")
    table.hold(table.a, "knock-at-the-lair")
    table.put(table.a, "worker-1", "order-2")
    table.ready(table.a, "worker-2")
    table.choose("place:worker:order-1")
    table.state.monsters["brass-colossus"] = table.at("mill")  # it counts where it was then
    while "reveal:knock-at-the-lair" not in table.offered:
        table.choose(table.offered[-1])
    table.choose("reveal:knock-at-the-lair")
    assert table.a.quests == ["knock-at-the-lair"]


def test_el_magic_3_not_after_a_placement_without_a_monster(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(table.a, "knock-at-the-lair")
    table.choose("place:worker:order-1")
    while table.asked.rule != "EL-TURN-3":
        table.choose(table.offered[-1])
    assert "reveal:knock-at-the-lair" not in table.offered


def test_no_card_of_the_box_has_a_window_in_which_asking_would_betray_it() -> None:
    safe = {*ECHOING, *IN_BATTLE, *WAITED, "own-turn", "anytime", "battle-pending", "game-end"}
    playable = [card for card in library().magic.values() if card.kind != "prophecy"]
    assert {card.on for card in playable} <= safe
    # what may be answered later must not come too late to do anything
    assert all(card.kind == "quest" for card in playable if card.on == "placed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_cards_read_as_their_effects(language: str) -> None:
    say = GAME.voice(language)
    box = library()
    found = 0
    for id in (*box.factions, *box.adventures, *box.magic, *box.menu, *box.hoard, *box.landmarks):
        choice = next((one for one in parts_of(record_of(id)) if isinstance(one, Choose)), None)
        for number in range(1, len(choice.of) + 1 if choice is not None else 1):
            assert say.name(f"{id}-{number}") == option_text(id, number, say)
            found += 1
    assert found == 13
