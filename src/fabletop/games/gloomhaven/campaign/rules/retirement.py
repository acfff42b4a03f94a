"""GH-CAMP-64 to GH-CAMP-68: a quest fulfilled, a life after it. GH-VAR-05: a death."""

from __future__ import annotations

from .....kernel.ask import Rule
from ..document import Character
from ..library import archive
from ..state import Town
from .boxes import add_pair, open_box
from .consequences import apply
from .decks import random_design, random_scenario
from .prosperity import gain_prosperity
from .quests import count_feat, shuffle_back


def retire(game: Town, character: Character) -> Rule[None]:
    """GH-CAMP-65: things to the shop, gold gone, the city grows, the box of the quest opens."""
    state, world = game.state, game.state.world
    quest = archive().quests[character.quest]
    put_aside(character)
    character.status = "retired"
    game.tell("town-retired", who=character.type, what=quest.id)
    world.quests_done.append(quest.id)
    gain_prosperity(game, 1)
    # GH-CAMP-66, GH-VAR-08: one more perk for all that follow in this line
    state.party.lineages[character.lineage].retired += 1
    if character.type not in world.retired:  # GH-CAMP-67
        add_pair(game, archive().callings[character.type].retirement)
    world.retired.append(character.type)
    for other in state.party.characters:
        if other.status in ("present", "away"):
            count_feat(other, "others-quests")
    if quest.opens in world.boxes:
        # GH-CAMP-65: an open box gives a design and a side scenario instead
        random_design(game)
        random_scenario(game)
        return
    game.reveal()
    for inside in open_box(game, quest.opens):
        yield from apply(game, inside)


def put_aside(character: Character) -> None:
    """GH-CAMP-65: the sheet is closed; what it held counts as in the shop again."""
    character.items.clear()
    character.gold = 0


def bury(game: Town, character: Character) -> None:
    """GH-VAR-05: gold lost, things to the shop, the quest back into its deck; no retirement."""
    put_aside(character)
    character.status = "dead"
    if character.quest:
        shuffle_back(game, character.quest)
        character.quest = ""
    game.tell("town-buried", who=character.type)
