"""GH-CAMP-45 to GH-CAMP-47: new characters, and who comes along."""

from __future__ import annotations

from .....kernel.ask import Rule, Seat, pick
from ...library import library
from ..document import Character, Lineage
from ..library import archive
from ..state import Town, TownState
from ..terms import MOST, THRESHOLDS
from .prosperity import level_of
from .quests import draw_quests
from .shop import in_stock

GOLD_PER_LEVEL = 15
NAMES_OFFERED = 4
NAMELESS = "nameless"


def room_for(state: TownState, seat: Seat) -> bool:
    """At most four characters set out; every player keeps a place for one."""
    waiting = [one for one in range(state.seats) if one != seat and not state.of_seat(one)]
    return len(state.present) + len(waiting) < MOST


def open_classes(state: TownState, seat: Seat) -> list[str]:
    """GH-CAMP-46: the unlocked classes; GH-CAMP-47: one of each in the party."""
    if not room_for(state, seat):
        return []
    taken = [one.type for one in state.present]
    return [one for one in state.world.classes if one not in taken]


def lineage_for(state: TownState, seat: Seat) -> int:
    """GH-CAMP-66: every future character of a player has the perks of those retired before it;
    beside one that comes along, a line of its own counts."""
    party = state.party
    busy = {one.lineage for one in state.present}
    free = [
        number
        for number, line in enumerate(party.lineages)
        if line.player == seat and number not in busy
    ]
    if free:
        return max(free, key=lambda number: (party.lineages[number].retired, -number))
    party.lineages.append(Lineage(player=seat))
    return len(party.lineages) - 1


def create(game: Town, seat: Seat, type: str) -> Rule[None]:
    """GH-CAMP-45: of any level up to the prosperity of the city."""
    state = game.state
    levels = {f"level:{one}": one for one in range(1, level_of(state) + 1)}
    level = yield from pick(seat, "GH-CAMP-45", levels, about=type)
    yield from choose_name(game, seat, enter(game, seat, type, level))


def choose_name(game: Town, seat: Seat, character: Character) -> Rule[None]:
    """GH-CAMP-48: a few names, others for the next of the class; or none yet."""
    type = character.type
    names = archive().callings[type].names
    before = sum(one.type == type for one in game.state.party.characters) - 1
    first = before * NAMES_OFFERED
    places = [(first + one) % len(names) for one in range(min(NAMES_OFFERED, len(names)))]
    options = {f"name:{type}-name-{one + 1}": names[one] for one in places}
    character.name = yield from pick(seat, "GH-CAMP-48", {**options, NAMELESS: ""}, about=type)
    if character.name:
        game.tell("town-named", who=type, name=character.name)


def enter(game: Town, seat: Seat, type: str, level: int) -> Character:
    """GH-CAMP-45: cards, gold and experience of the level; perks, cards and quest are chosen."""
    state, box = game.state, library()
    lineage = lineage_for(state, seat)
    state.party.drawn += 1
    character = Character(
        id=state.party.drawn,
        lineage=lineage,
        name="",
        type=type,
        level=level,
        xp=THRESHOLDS[level - 1],
        gold=GOLD_PER_LEVEL * (level + 1),
        pool=[one for one in box.hand_cards(type) if box.cards[one].level in ("1", "X")],
        perks=[0] * len(box.classes[type].perks),
        bonus=state.party.lineages[lineage].retired,
    )
    state.party.characters.append(character)
    game.tell("town-created", number=seat + 1, who=type, level=level)
    draw_quests(game, character)
    return character


# GH-CAMP-47: switching between characters


def leave(game: Town, character: Character) -> None:
    character.status = "away"
    game.tell("town-left", who=character.type)


def can_come(state: TownState, seat: Seat, character: Character) -> bool:
    """One of a class; and its things must not all have been sold to others meanwhile."""
    return (
        character.status == "away"
        and state.seat_of(character) == seat
        and room_for(state, seat)
        and all(character.type != one.type for one in state.present)
        and all(in_stock(state, item) > 0 for item in character.items)
    )


def come(game: Town, character: Character) -> None:
    """GH-CAMP-47: a character that exists may be taken along anywhere."""
    character.status = "present"
    game.tell("town-joined", who=character.type)
