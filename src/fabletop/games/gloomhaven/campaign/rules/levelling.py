"""GH-CAMP-50 to GH-CAMP-54: experience becomes levels, levels become cards and perks."""

from __future__ import annotations

from .....kernel.ask import Rule, pick
from ...library import library
from ...setup import perked_deck
from ..document import Character
from ..state import Town, TownState
from ..terms import HIGHEST_LEVEL, THRESHOLDS
from .prosperity import level_of

CHECKS_FOR_PERK = 3
MOST_CHECK_PERKS = 6


def may_level(character: Character) -> bool:
    """GH-CAMP-50: enough experience for the next level; GH-CAMP-51: nine is the last."""
    return character.level < HIGHEST_LEVEL and character.xp >= THRESHOLDS[character.level]


def level_up(game: Town, character: Character) -> None:
    """GH-CAMP-51: the card and the perk of the new level are owed from now on."""
    character.level += 1
    game.tell("town-level", who=character.type, level=character.level)


def may_rise(state: TownState, character: Character) -> bool:
    """GH-CAMP-54: the city's prosperity is above the character's level."""
    return character.level < level_of(state)


def rise(game: Town, character: Character) -> None:
    """GH-CAMP-54: to the prosperity level at once, with the least experience of that level."""
    level = level_of(game.state)
    character.xp = max(character.xp, THRESHOLDS[level - 1])
    while character.level < level:
        level_up(game, character)


def lowest_xp(character: Character) -> int:
    """GH-CAMP-32: no loss goes below the experience of the level."""
    return THRESHOLDS[character.level - 1]


# What a character is owed


def gained_cards(character: Character) -> int:
    cards = library().cards
    return sum(cards[one].level.isdecimal() and cards[one].level != "1" for one in character.pool)


def owes_card(character: Character) -> bool:
    """GH-CAMP-51: one card for each level above the first."""
    return gained_cards(character) < character.level - 1


def owed_perks(character: Character) -> int:
    """GH-CAMP-51: one for each level; GH-CAMP-52: one for three checkmarks, six at most;
    GH-CAMP-66: one for each retirement before."""
    checks = min(MOST_CHECK_PERKS, character.checks // CHECKS_FOR_PERK)
    return character.level - 1 + checks + character.bonus - sum(character.perks)


def open_cards(character: Character) -> list[str]:
    """GH-CAMP-51: of the level reached with this card, or lower."""
    cards = library().cards
    highest = gained_cards(character) + 2
    return [
        one
        for one in library().hand_cards(character.type)
        if one not in character.pool
        and cards[one].level.isdecimal()
        and int(cards[one].level) <= highest
    ]


def open_perks(character: Character) -> list[int]:
    """GH-CAMP-53: boxes left; what is to be removed must be there, at least in part."""
    perks = library().classes[character.type].perks
    deck = perked_deck(character.type, character.perks)
    return [
        number
        for number, perk in enumerate(perks)
        if character.perks[number] < perk.boxes and all(part.card in deck for part in perk.remove)
    ]


def owes(character: Character) -> bool:
    """Is there a card or a perk to be taken before anything else?"""
    return owes_card(character) or (owed_perks(character) > 0 and bool(open_perks(character)))


def debtor(state: TownState) -> Character | None:
    """The first of the party who owes itself a choice. GH-CAMP-52: it is not optional."""
    return next((one for one in state.present if owes(one)), None)


def choose_card(game: Town, character: Character) -> Rule[None]:
    """GH-CAMP-51: into the pool for good."""
    seat = game.state.seat_of(character)
    options = {f"card:{one}": one for one in open_cards(character)}
    card = yield from pick(seat, "GH-CAMP-51", options, about=character.type)
    character.pool.append(card)
    game.tell("town-new-card", who=character.type, what=card)


def choose_perk(game: Town, character: Character) -> Rule[None]:
    """GH-CAMP-53: one box of a perk."""
    seat = game.state.seat_of(character)
    options = {f"tick:{character.type}-perk-{one + 1}": one for one in open_perks(character)}
    number = yield from pick(seat, "GH-CAMP-53", options, about=character.type)
    character.perks[number] += 1
    game.tell("town-new-perk", who=character.type, what=f"{character.type}-perk-{number + 1}")


def settle_debt(game: Town) -> Rule[None]:
    """Cards come before perks."""
    character = debtor(game.state)
    if character is None:
        return
    if owes_card(character):
        yield from choose_card(game, character)
    else:
        yield from choose_perk(game, character)
