"""Personal quests: what each character lives for (2.14, GH-CAMP-45, GH-CAMP-64)."""

from __future__ import annotations

from .....kernel.ask import Rule, pick
from ...library import library
from ..document import Character
from ..library import archive
from ..records import QuestStep
from ..state import Town, TownState

QUESTS_DRAWN = 2


def draw_quests(game: Town, character: Character) -> None:
    """GH-CAMP-45: two are drawn; with one card left it is taken, with none there is no quest."""
    deck = game.state.world.quests
    for _ in range(min(QUESTS_DRAWN, len(deck))):
        character.offered.append(deck.pop())
    if character.offered:
        game.reveal()


def chooser(state: TownState) -> Character | None:
    """Who has drawn quests and not kept one yet."""
    return next((one for one in state.party.characters if one.offered), None)


def choose_quest(game: Town) -> Rule[None]:
    """GH-CAMP-45: one is kept, the other is shuffled back, also after a retirement."""
    state = game.state
    character = chooser(state)
    assert character is not None
    options = {f"quest:{one}": one for one in character.offered}
    seat = state.seat_of(character)
    kept = yield from pick(seat, "GH-CAMP-45", options, about="for-quest")
    character.quest = kept
    refused = [one for one in character.offered if one != kept]
    character.offered.clear()
    if refused:
        shuffle_back(game, *refused)
    game.tell("town-quest", who=character.type, what=kept)


def shuffle_back(game: Town, *quests: str) -> None:
    deck = game.state.world.quests
    deck.extend(quests)
    deck.sort()
    game.chance.shuffle("quests", deck)


# Counting


def note(character: Character, step: int, amount: int = 1, thing: str = "") -> None:
    """Count for a step of the quest; of different things each counts once."""
    key = f"{step}:{thing}" if thing else str(step)
    if thing:
        character.progress[key] = 1
    else:
        character.progress[key] = character.progress.get(key, 0) + amount


def counted(character: Character, number: int, step: QuestStep) -> int:
    """How far a step has come; what is owned is looked at, the rest was counted."""
    items = library().items
    if step.feat == "gold":
        return character.gold
    if step.feat == "items":
        return sum(items[one].slot in step.slots for one in character.items)
    if step.feat == "item-found":
        return int(library().item_numbers.get(step.item, "") in character.items)
    prefix = f"{number}:"
    things = sum(key.startswith(prefix) for key in character.progress)
    return character.progress.get(str(number), 0) + things


def step_done(character: Character, number: int, step: QuestStep) -> bool:
    return counted(character, number, step) >= step.count


def open_steps(character: Character) -> list[tuple[int, QuestStep]]:
    """The steps that count now; in a sequence only the first that is not done."""
    if not character.quest:
        return []
    quest = archive().quests[character.quest]
    steps = list(enumerate(quest.steps))
    if quest.sequential:
        undone = [one for one in steps if not step_done(character, *one)]
        return undone[:1]
    return steps


def count_feat(character: Character, feat: str, amount: int = 1) -> None:
    """Something happened that quests without further conditions count."""
    for number, step in open_steps(character):
        if step.feat == feat:
            note(character, number, amount)


def fulfilled(character: Character) -> bool:
    """GH-CAMP-64: as things stand now; GH-CAMP-68: without a quest never."""
    if not character.quest:
        return False
    steps = archive().quests[character.quest].steps
    return all(step_done(character, number, step) for number, step in enumerate(steps))


def quest_scenario(character: Character) -> int:
    """2.14: a later step that names a scenario puts it on the map when the first is reached."""
    if not character.quest:
        return 0
    quest = archive().quests[character.quest]
    return quest.unlocks if quest.unlocks and step_done(character, 0, quest.steps[0]) else 0
