"""Setup (EU-SETUP): from options and seed to the first round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from ...kernel.ask import Rule, Text, pick
from ...kernel.chance import Chance
from ...kernel.gamedef import BadSetup, Game, Options, Setting
from ...kernel.secrecy import NOBODY, Zone, only
from .effects.vocabulary import TakeAny
from .library import library
from .records import Power
from .rules.belongings import max_health, open_slots, slot_kind
from .rules.decks import show_back
from .rules.elites import LEVELS, MORE_THAN_PLAYERS, next_bounty
from .rules.explore import CHAPTERS, lay
from .rules.foes import special_rule
from .rules.gear import put_on
from .rules.lattice import ORIGIN
from .rules.trade import fill_offer
from .scenarios import BountyGoal, DragonRule, MapRow, Scenario
from .state import EuthiaState, Player, Table, secret
from .terms import HEROES, MINES, SHOPS, HeroName, Mode

GAAR_START, DWURT_START = 4, 5  # CONST-GAAR-START
CONTROL = 2
PILES = (
    *SHOPS,
    *MINES,
    "treasure-1",
    "treasure-2",
    "treasure-3",
    "hunter",
    "armourer",
    "witch",
    "supplies",
    "artifacts",
    "teleports",
)


class Settings(Mapping[str, Setting]):
    """The options of the game. Scenarios are those of the content, so they are read when the
    options are first asked for."""

    @cached_property
    def _all(self) -> dict[str, Setting]:
        scenarios = tuple(library().scenarios)
        return {
            "scenario": Setting(scenarios[0], scenarios),
            "mode": Setting("competitive", ("competitive", "coop")),
            "heroes": Setting("choose", ("choose", "random")),
            "elites": Setting("scenario", ("scenario", "always", "never")),
            "map": Setting("open", ("open", "bounded")),
            "edition": Setting("both", ("both", "czech", "polish")),
            "tower-fee": Setting("no", ("no", "yes")),
            "difficulty": Setting("normal", ("easy", "normal", "hard")),
        }

    def __getitem__(self, name: str) -> Setting:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


def mode_of(scenario: Scenario, seats: int, options: Options) -> Mode:
    """EU-SETUP-1, EU-COOP-9: one player plays solo; a scenario that is not competitive is played
    together."""
    if seats == 1:
        return "solo"
    if options["mode"] == "coop" or "competitive" not in scenario.modes:
        return "coop"
    return "competitive"


def set_up(chance: Chance, seats: int, options: Options) -> EuthiaState:
    """Everything that asks nobody."""
    scenario = library().scenarios[options["scenario"]]
    state = EuthiaState(
        chance=chance,
        options=dict(options),
        mode=mode_of(scenario, seats, options),
        players=[
            Player(seat, silver=Zone(only(seat)), gold=Zone(only(seat))) for seat in range(seats)
        ],
        decks={},
        discards={},
        offers={},
    )
    state.first = state.active = chance.below("first-player", seats)  # EU-SETUP-9
    table: Table = Game(state, [], False)
    lay(state, start_tile(scenario), ORIGIN)
    build_map(state, scenario)
    build_piles(table)
    build_cards(state)
    build_elites(table, scenario)
    prepare_scenario(state)
    return state


def start_tile(scenario: Scenario) -> str:
    """EU-SETUP-2: the church without priest, unless the scenario names the other."""
    starts = (one for one in library().map_tiles.values() if one.kind == "start")
    return next(one.id for one in starts if one.priest == scenario.priest)


def shuffled(chance: Chance, stream: str, cards: list[str]) -> Zone:
    zone = Zone(NOBODY, cards)
    zone.shuffle(chance, stream)
    return zone


# The map


def build_map(state: EuthiaState, scenario: Scenario) -> None:
    """EU-SETUP-3 to EU-SETUP-5. A chapter's stack holds the kinds of its tiles; which tile of a
    kind comes is drawn from all of them, so that nobody can know which ones were taken."""
    rows = {row.chapter: row for row in scenario.map}
    for chapter in CHAPTERS:
        row = rows.get(chapter)
        kinds: list[str] = []
        if row is not None:
            for kind, tiles, number in kinds_of(state, row):
                kinds += [kind] * number
                deck = shuffled(state.chance, f"map-{chapter}-{kind}", tiles)
                state.decks[f"map-{chapter}-{kind}"] = deck
        state.decks[f"map-{chapter}"] = shuffled(state.chance, f"map-{chapter}", kinds)


def kinds_of(state: EuthiaState, row: MapRow) -> list[tuple[str, list[str], int]]:
    """EU-SETUP-4: all fixed tiles (EU-SOLO-1: the two marked ones; EU-COOP-1: together all three),
    random encounter and general tiles, the scenario's own."""
    seats = len(state.players)
    tiles = [one for one in library().map_tiles.values() if one.chapter == row.chapter]
    fixed = [one.id for one in tiles if one.kind == "fixed" and (one.solo or seats > 1)]
    encounters = [one.id for one in tiles if one.kind == "encounter"]
    general = [one.id for one in tiles if one.kind == "general"]
    return [
        ("fixed", fixed, len(fixed)),
        ("encounter", encounters, row.encounter[seats > 2]),
        ("scenario", list(row.scenario), len(row.scenario)),
        ("general", general, row.general[seats - 1]),
    ]


# Piles and decks


def build_piles(game: Table) -> None:
    """EU-SETUP-10, EU-SETUP-11: every pile shuffled, four tiles in each shop's offer."""
    state = game.state
    for pile in PILES:
        ids = list(library().piles[pile])
        state.decks[pile] = shuffled(state.chance, pile, ids)
        state.discards[pile] = []
    for shop in SHOPS:
        state.offers[shop] = []
        fill_offer(game, shop)
    for level in LEVELS:
        cards = [id for id, one in library().monsters.items() if one.level == level]
        state.decks[f"monster-{level}"] = shuffled(state.chance, f"monster-{level}", cards)
        state.discards[f"monster-{level}"] = []
        show_back(state, level)


def build_cards(state: EuthiaState) -> None:
    """EU-SETUP-12: silver and gold; EU-SOLO-1: alone the one-player cards replace Soul Control."""
    for colour in ("silver", "gold"):
        cards = [
            id
            for id, one in library().power_cards.items()
            if one.colour == colour and (not needs_rival(one) if state.alone else not one.solo)
        ]
        state.decks[colour] = shuffled(state.chance, colour, cards)
        state.discards[colour] = []
    state.decks["control"] = secret()
    state.discards["control"] = []
    if state.alone:  # EU-SETUP-14: combat cards stay out of competitive games
        state.decks["silver-bank"] = secret()
        state.decks["gold-bank"] = secret()
        state.decks["combat"] = shuffled(state.chance, "combat", list(library().combat_cards))
        state.discards["combat"] = []


def needs_rival(power: Power) -> bool:
    """EU-SOLO-1: Soul Control takes things for the monster-player, so it stays out."""
    return any(isinstance(one, TakeAny) for field in power.fields for one in field)


# Elites and scenario


def elite_levels(scenario: Scenario, options: Options) -> tuple[int, ...]:
    if options["elites"] == "never":
        return ()
    if options["elites"] == "always" and not scenario.elites:
        return LEVELS
    return scenario.elites


def build_elites(game: Table, scenario: Scenario) -> None:
    """EU-ELITE-1: players + 2 bounties of each named level; by agreement in any scenario."""
    state = game.state
    levels = elite_levels(scenario, state.options)
    if state.alone and isinstance(scenario.goal, BountyGoal) and not levels:
        raise BadSetup(
            f"{scenario.name} played alone or together is won by bounties, so the option 'elites' "
            "cannot be 'never'.",
            Text("setup-elites", {"scenario": scenario.id}),
        )
    for level in LEVELS:
        cards = [id for id, one in library().bounties.items() if one.level == level]
        state.decks[f"bounty-{level}"] = shuffled(state.chance, f"bounty-{level}", cards)
        if level in levels:
            state.bounties_left[level - 1] = min(len(cards), len(state.players) + MORE_THAN_PLAYERS)
    if levels:
        next_bounty(game)


def prepare_scenario(state: EuthiaState) -> None:
    """S-3: the peak among the last tiles of the stack; the dragon's attack cards."""
    rule = special_rule(state, DragonRule)
    if rule is None:
        return
    state.decks["dragon"] = shuffled(state.chance, "dragon", list(rule.attacks))
    state.discards["dragon"] = []
    last = max(chapter for chapter in CHAPTERS if state.decks[f"map-{chapter}"].cards)
    stack = state.decks[f"map-{last}"]
    stack.take("scenario")
    place = state.chance.below("peak", min(rule.among_last, len(stack.cards) + 1))
    stack.cards.insert(place, "scenario")


# Heroes


def choose_hero(game: Table) -> Rule[None]:
    """EU-SETUP-6: a different hero each, in turn order; or dealt at random by agreement."""
    state = game.state
    player = state.order[state.chosen]
    taken = [one.hero for one in state.players]
    free = [hero for hero in HEROES if hero not in taken]
    hero: HeroName
    if state.options["heroes"] == "random":
        hero = game.chance.pick("heroes", free)
    else:
        hero = yield from pick(player.seat, "EU-SETUP-6", {f"hero:{one}": one for one in free})
    take_board(state, player, hero)
    game.tell("chose-hero", who=hero, number=player.seat + 1)
    state.chosen += 1
    if state.chosen == len(state.players):
        add_control_cards(state)
        state.phase = "round"


def take_board(state: EuthiaState, player: Player, hero: HeroName) -> None:
    """EU-SETUP-7, EU-SETUP-8: health, starting tiles, Gaar or Dwurt, the pile by value."""
    board = library().heroes[hero]
    scenario = library().scenarios[state.options["scenario"]]
    player.hero = hero
    player.slots = [""] * len(board.slots)
    player.coins = scenario.coins  # CONST-COIN-START
    player.reputation = scenario.reputation
    if board.dwurt_spaces:  # EU-SKOLDUR-1
        player.dwurt = DWURT_START
    else:
        player.gaar = GAAR_START
    unfit = "many" if len(state.players) == 1 else "solo"
    for id in library().personal[hero]:
        one = library().tiles[id]
        if one.players == unfit:
            state.removed.append(id)
        elif one.starting:  # EU-TILES-10: learned at no cost
            put_on(
                player,
                id,
                next(x for x in open_slots(player, slot_kind(one)) if not player.slots[x]),
            )
        else:  # EU-SKOLDUR-10: tiles of value 0 are revealed like all others
            player.pile.append(id)
    player.health = max_health(player)


def add_control_cards(state: EuthiaState) -> None:
    """EU-SETUP-13: with three or four players two cards of every hero in the game."""
    if not state.alone and len(state.players) > 2:
        cards = [player.hero for player in state.players for _ in range(CONTROL)]
        state.decks["control"].cards.extend(cards)
        state.decks["control"].shuffle(state.chance, "control")
