"""From a document, or from nothing, to the first question of a visit."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.gamedef import BadSetup, Options
from ..library import library
from . import document
from .document import GLOOMHAVEN, BadDocument, Campaign, Party, World
from .library import archive
from .rules.prosperity import tier
from .state import TownState
from .terms import SETTINGS

FIRST_SCENARIO = 1
NAME = "Gloomhaven"


def set_up(chance: Chance, seats: int, options: Options) -> TownState:
    """A visit of one party. Without a document a new world and its first party are made."""
    if options["document"]:
        campaign = opened(options["document"])
        chance = campaign.luck
        campaign.luck = Chance(0, {}, {})
    else:
        campaign = Campaign(name=NAME, luck=Chance(0, {}, {}), world=new_world(chance))
    number = party_number(campaign, options["party"], seats)
    party = campaign.parties[number]
    if str(number) in campaign.journeys:
        raise BadSetup(f"The party {party.name!r} has set out for a scenario; it must end first.")
    take_seats(party, seats)
    return TownState(
        chance=chance,
        campaign=campaign,
        number=number,
        seats=seats,
        phase="town" if party.location == GLOOMHAVEN else "travel",
        ready=[False] * seats,
    )


def opened(text: str) -> Campaign:
    try:
        return document.read(text)
    except BadDocument as error:
        raise BadSetup(f"The option 'document' is of no use. {error}") from None


def new_world(chance: Chance) -> World:
    """GH-CAMP-08: the first scenario, the first tier of items, the first decks, six classes."""
    box, shelf = library(), archive()
    world = World(
        achievements=[id for id, one in shelf.achievements.items() if one.start],
        unlocked=[FIRST_SCENARIO],
        items={id: box.items[id].copies for id in tier(1)},
        classes=[id for id, one in box.classes.items() if not one.locked],  # GH-CAMP-46
        city=list(shelf.start_deck("city")),
        road=list(shelf.start_deck("road")),
        designs=[box.item_numbers[one.item] for one in shelf.designs],
        sides=[box.scenario_numbers[one.scenario] for one in shelf.side_cards],
        quests=list(shelf.dealt_quests()),
    )
    # GH-CAMP-25: every deck is shuffled
    chance.shuffle("city", world.city)
    chance.shuffle("road", world.road)
    chance.shuffle("designs", world.designs)
    chance.shuffle("sides", world.sides)
    chance.shuffle("quests", world.quests)
    return world


def party_number(campaign: Campaign, wanted: str, seats: int) -> int:
    """The party by its number, counted from 1; the next number founds one (GH-CAMP-06)."""
    count = len(campaign.parties)
    if not wanted:
        wanted = "1"
    if not wanted.isdecimal() or not 1 <= int(wanted) <= count + 1:
        known = f"1 to {count + 1}" if count else "1"
        raise BadSetup(f"The option 'party' is {wanted!r}, but must be one of: {known}.")
    number = int(wanted) - 1
    if number == count:
        # GH-CAMP-06: a new party begins in the city with reputation 0
        campaign.parties.append(
            Party(name=f"{number + 1}", players=[""] * seats, settings=dict(SETTINGS))
        )
    return number


def take_seats(party: Party, seats: int) -> None:
    """More players may join; who is not there leaves the characters at home (GH-CAMP-06)."""
    party.players.extend([""] * (seats - len(party.players)))
    for character in party.characters:
        if party.lineages[character.lineage].player >= seats and character.status == "present":
            character.status = "away"
