"""Stories and fights made for a scene: cards with just the parts a test needs, quick endings."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.witcher.effects.vocabulary import AnyEffect
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import Event, Exploration, Option, Outcome, Quest
from fabletop.games.witcher.state import HeldQuest

from .scene import Scene


def option(*effects: AnyEffect, price: int = 0, quest: Quest | None = None) -> Option:
    return Option(label="Do it", price=price, story="It is done.", effects=effects, quest=quest)


def outcome(*effects: AnyEffect, quest: Quest | None = None) -> Outcome:
    return Outcome(story="It is done.", effects=effects, quest=quest)


class Tales:
    """Writes cards into the box for the time of one test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def card(self, table: Scene, a: Option, b: Option | None = None, deck: str = "city") -> str:
        """An exploration card on top of a deck."""
        box = library()
        id = f"scene-tale-{len(box.explorations)}"
        record = Exploration(
            origin="design", id=id, name=id, intro="Once.", a=a, b=b if b else option()
        )
        self._patch.setitem(box.explorations, id, record)
        self._patch.setitem(box.city if deck == "city" else box.wilds, id, record)
        (table.state.city if deck == "city" else table.state.wilds).put(id)
        return id

    def event(self, number: int, kind: Any, **parts: Any) -> int:
        """An event card of this number; use numbers above 56."""
        record = Event(
            origin="design", number=number, name=str(number), kind=kind, intro="Once.", **parts
        )
        self._patch.setitem(library().events, number, record)
        if record.ability is not None:
            self._patch.setitem(library().abilities, f"event-{number}", record.ability)
        return number


def put_on_top(table: Scene, card: str) -> None:
    """A printed exploration card comes next from its deck."""
    pile = table.state.city if card in library().city else table.state.wilds
    pile.put(pile.take(card))


def give_quest(
    table: Scene, school: str, event: int, place: str, payment: int = 0, token: bool = False
) -> HeldQuest:
    """A printed exploration card lies beside the board as a quest."""
    card = next(one for one in table.state.wilds.cards if one in library().wilds)
    table.state.wilds.take(card)
    number = table.take_token(place) if token else table.place(place)
    quest = HeldQuest(card, "a", number, event, payment, token)
    getattr(table, school).quests.append(quest)
    return quest


def on_the_spot(table: Scene, school: str, event: int, place: str = "novigrad") -> None:
    """The player has just entered the place of a quest and solves it."""
    quest = give_quest(table, school, event, place)
    table.lay(school, place=place)
    table.moved()
    table.choose(f"solve:{quest.card}")


def shown(table: Scene) -> set[str]:
    """Everything the chronicle has named so far, to anybody."""
    return {str(value) for line in table.session.lines for value in line.args.values()}


def pair(table: Scene, damage: int) -> tuple[str, str]:
    """Two cards that link, the second one with the damage."""
    return (
        table.card(colour="red", extensions=[{"colours": ("blue",)}]),
        table.card(colour="blue", damage=damage),
    )


def start_hunt(
    table: Scene, monster: str, damage: int, spare: int, at: str = "hengfors", life: int = 1
) -> tuple[str, str]:
    """The active player hunts with the first fight turn, two linked cards and spare ones below."""
    player = table.state.player
    trail = "doldeth" if at != "doldeth" else "cintra"
    table.monster(monster, at=at)
    player.place = table.place(at)
    if not player.trails:
        table.trail(player.school, trail)
    cards = pair(table, damage)
    table.lay(player.school, hand=cards, deck=table.cards(spare), discard=[], combat=1)
    table.hunt()
    table.set_life(life)
    return cards


def defeat(table: Scene, monster: str, **more: Any) -> None:
    """The active player defeats a monster; five cards are left to choose from for fatigue."""
    table.finish_combo(*start_hunt(table, monster, damage=9, spare=5, **more))


def drive_away(table: Scene, monster: str, **more: Any) -> None:
    """The active player falls while the monster has one card left."""
    table.finish_combo(*start_hunt(table, monster, damage=0, spare=0, **more))


def lose_hunt(table: Scene, monster: str, **more: Any) -> None:
    """The active player falls before a monster with two cards left."""
    table.finish_combo(*start_hunt(table, monster, damage=0, spare=0, life=2, **more))


def settle(table: Scene) -> None:
    """Answer whatever a fight's result still asks, up to phase III."""
    while not table.over and table.state.phase == "fight":
        table.choose(*table.offered[: table.asked.least])


def start_duel(
    table: Scene, rival: str, damage: int, spare: int, at: str = "novigrad"
) -> tuple[str, str]:
    """The active player challenges; the rival has neither Shield nor hand and three cards."""
    player = table.state.player
    player.place = table.place(at)
    cards = pair(table, damage)
    table.lay(player.school, hand=cards, deck=table.cards(spare), discard=[], combat=1)
    table.lay(rival, place=at, hand=[], deck=table.cards(3), discard=[], shield=0)
    table.phase("choose")
    table.choose(f"duel:{rival}")
    return cards


def finish(table: Scene, *cards: str) -> None:
    for card in cards:
        table.choose(f"play:{card}", rule="WI-COMBO-2")


def win_duel(table: Scene, rival: str, **more: Any) -> None:
    finish(table, *start_duel(table, rival, damage=9, spare=5, **more))


def lose_duel(table: Scene, rival: str, **more: Any) -> None:
    finish(table, *start_duel(table, rival, damage=0, spare=0, **more))
