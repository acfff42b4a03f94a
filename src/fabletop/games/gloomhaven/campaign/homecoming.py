"""From a scenario back into the campaign: its result is applied once, to the document of now.

Whatever has to be decided waits in the document for the party's next visit. Other parties may have
changed the world since this one set out; what they did stays.
"""

from __future__ import annotations

import msgspec

from ....kernel.chance import Chance
from ....kernel.chronicle import Line
from ....kernel.gamedef import Game
from ....kernel.session import Session
from ..library import library
from ..party import Start
from ..state import GloomhavenState, Hero
from .departure import SCENARIO_GAME, NotOver, closed, journal_digest
from .document import Campaign, Chapter, Character, Journey, Mode, Said
from .rules.consequences import change_checks, change_gold, change_xp
from .rules.decks import random_design, random_scenario, release_number
from .rules.progress import count_scenario
from .rules.retirement import bury
from .rules.rewards import give_rewards
from .rules.scenarios import complete, id_of, unlock
from .rules.shop import put_in_circulation, receive
from .state import Town, TownState


class Applied(ValueError):
    """A scenario whose result is already in the campaign."""


class Stranger(ValueError):
    """A session that nobody of this campaign has set out for."""


def homecoming(campaign: Campaign, session: Session) -> Campaign:
    """The campaign after the scenario; the given one stays as it was."""
    if session.game.id != SCENARIO_GAME or not session.over:
        raise NotOver("The scenario is not over yet.")
    digest = journal_digest(session)
    if any(one.journal == digest for one in campaign.chapters):
        raise Applied("The result of this scenario is already in the campaign.")
    number, journey = journey_of(campaign, session)
    fresh: Campaign = msgspec.msgpack.decode(msgspec.msgpack.encode(campaign), type=Campaign)
    del fresh.journeys[str(number)]
    lines: list[Line] = []
    game = at_the_gate(fresh, number, lines)
    mode = apply(game, journey, session.state)
    told = tuple(Said(one.id, tuple(one.args.items())) for one in lines)
    closed(game.state).chapters.append(
        Chapter("scenario", number, journey.scenario, mode, session.state.outcome, digest, told)
    )
    return fresh


def journey_of(campaign: Campaign, session: Session) -> tuple[int, Journey]:
    """The journey whose session this is."""
    played = session.journal
    for number, one in campaign.journeys.items():
        options = dict(one.options)
        same = all(played.options.get(name) == value for name, value in options.items())
        if same and one.seed == played.seed:
            return int(number), one
    raise Stranger("Nobody of this campaign has set out for this scenario.")


def at_the_gate(campaign: Campaign, number: int, lines: list[Line]) -> Town:
    """The campaign on a table where nothing is asked."""
    luck, campaign.luck = campaign.luck, Chance(0, {}, {})
    seats = len(campaign.parties[number].players)
    state = TownState(luck, campaign, number, seats, "over", [True] * seats)
    return Game(state, lines, True)


def apply(game: Town, journey: Journey, played: GloomhavenState) -> Mode:
    """GH-END-02 to GH-END-05, GH-CAMP-70: what everybody brings home."""
    state = game.state
    won = played.outcome == "won"
    mode = journey.mode
    if mode == "campaign" and journey.scenario in state.world.completed:
        mode = "casual"  # GH-CAMP-71: another party was faster
    game.tell("town-came-home", what=id_of(journey.scenario), outcome=f"outcome-{played.outcome}")
    for hero, id in zip(played.heroes, journey.characters, strict=True):
        bring_home(game, state.character(id), hero)
        count_scenario(state.character(id), hero, journey, won)
    if journey.mode == "campaign":
        state.party.visited = False  # GH-CAMP-14: a visit is due
        for one in state.party.characters:  # GH-CAMP-55: the next visit is another one
            one.donated = False
    # GH-CAMP-02, GH-RANDOM-01: story rewards belong to the campaign alone
    if won and mode == "campaign":
        complete(game, journey.scenario)
        give_rewards(game, journey.scenario)
    for hero, id in zip(played.heroes, journey.characters, strict=True):
        if hero.dead:  # GH-VAR-05
            bury(game, state.character(id))
    return mode


def bring_home(game: Town, character: Character, hero: Hero) -> None:
    """GH-END-02, GH-END-04: gold, experience, checkmarks and what was found."""
    character.start = Start()
    change_gold(game, character, hero.gold)
    change_xp(game, character, hero.xp)
    change_checks(game, character, hero.checks)
    world = game.state.world
    for treasure in hero.treasures:
        if treasure.isdecimal():  # GH-LOOT-07: once ever
            world.treasures.append(treasure)
    for thing in hero.found:
        unpack(game, character, thing)


def unpack(game: Town, character: Character, thing: str) -> None:
    """GH-LOOT-08, GH-LOOT-09: items, designs and places that treasures held."""
    kind, _, name = thing.partition("-")
    if thing == "random-design":
        random_design(game)
    elif thing == "random-scenario":
        random_scenario(game)
    elif kind == "item":
        item = library().item_numbers.get(int(name))
        if item is None:  # not in this box: a random design takes its place
            random_design(game)
        else:
            receive(game, character, item)
    elif kind == "sold":  # GH-LOOT-04: paid for already; the copy lies in the shop now
        put_in_circulation(game.state, library().item_numbers[int(name)])
    elif kind == "design":
        release_number(game, int(name))
    else:
        unlock(game, int(name))
