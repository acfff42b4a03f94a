"""Setup (WI-SETUP): from options and seed to the first turn."""

from __future__ import annotations

from ...kernel.ask import Rule, pick
from ...kernel.chance import Chance
from ...kernel.gamedef import Options
from ...kernel.secrecy import NOBODY, Zone, only
from .library import library
from .rules.attributes import raise_attribute
from .rules.cards import draw
from .rules.turn import begin_turn
from .state import Player, Section, Table, WitcherState, public, secret
from .terms import ATTRIBUTES, SCHOOLS, TERRAINS, Terrain

# WI-SETUP-13: cards and gold by number of players and turn order; WI-SOLO-2
DEALT = {
    1: ((5, 3),),
    2: ((3, 2), (5, 4)),
    3: ((3, 2), (4, 4), (5, 6)),
    4: ((2, 4), (3, 5), (4, 6), (5, 7)),
    5: ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
}


def set_up(chance: Chance, seats: int, options: Options) -> WitcherState:
    """Everything that asks nobody."""
    box = library()
    first = starting_player(chance, seats, options)
    players = [
        Player(seat, deck=secret(), hand=Zone(only(seat)), discard=public())
        for seat in range(seats)
    ]
    shared, market = stock_market(chance)
    state = WitcherState(
        chance=chance,
        options=dict(options),
        players=players,
        market=market,
        shared=shared,
        shared_discard=public(),
        potion_deck=shuffled(chance, "potions", list(box.potions)),  # WI-SETUP-3
        potion_discard=public(),
        # WI-SETUP-5: the event deck is never shuffled: a card is taken by its number
        city=shuffled(chance, "city", list(box.city)),
        wilds=shuffled(chance, "wilds", list(box.wilds)),
        city_gone=public(),
        wilds_gone=public(),
        location_tokens={
            terrain: shuffled(chance, f"tokens-{terrain}", tokens_of(terrain))
            for terrain in TERRAINS
        },
        monster_tokens=[
            shuffled(chance, f"monsters-{level}", monsters_of(level)) for level in (1, 2, 3)
        ],  # WI-SETUP-7
        driven_away=[[], [], []],
        extra=secret(),
        sections=[],
        fight_deck=shuffled(chance, "fight-cards", list(box.fight_cards)),
        attribute_trophies=trophies_for(chance, seats),
        boards=shuffled(chance, "boards", list(SCHOOLS)),
        dealt_boards=[Zone(only(seat)) for seat in range(seats)],
        removed=[],
        first=first,
        active=first,
    )
    for terrain in TERRAINS:  # WI-SETUP-6
        place = int(state.location_tokens[terrain].draw())
        state.sections.append(Section(terrain, place))
    if seats == 2:
        state.phase = "level-two"
    else:
        place_monsters(state)
        state.phase = "boards"
    state.setup_left = seats
    return state


def starting_player(chance: Chance, seats: int, options: Options) -> int:
    """WI-SETUP-1: by lot, or the first seat, which the players have settled on."""
    lot = chance.below("first-player", seats)
    return 0 if options.get("first") == "seat-1" else lot


def shuffled(chance: Chance, stream: str, cards: list[str]) -> Zone:
    zone = Zone(NOBODY, cards)
    zone.shuffle(chance, stream)
    return zone


def stock_market(chance: Chance) -> tuple[Zone, list[str]]:
    """WI-SETUP-2: three cards of cost 0 on the right, three of any cost on the left."""
    cards = library().cards
    deck = shuffled(chance, "shared", list(library().shared))
    free: list[str] = []
    others: list[str] = []
    while len(free) < 3:
        card = deck.draw()
        (others if cards[card].cost else free).append(card)
    chance.shuffle("market", free)
    deck.cards.extend(others)
    deck.shuffle(chance, "shared")
    left = [deck.draw() for _ in range(3)]
    chance.shuffle("market", left)
    return deck, left + free


def tokens_of(terrain: Terrain) -> list[str]:
    return [str(one.number) for one in library().places.values() if one.terrain == terrain]


def monsters_of(level: int) -> list[str]:
    return [id for id, one in library().monsters.items() if one.level == level]


def trophies_for(chance: Chance, seats: int) -> list[str]:
    """WI-SETUP-4: one of each attribute, with four or five players two; WI-SOLO-3: one in all."""
    if seats >= 4:
        return list(library().attribute_trophies)
    one_each = [id for id in library().attribute_trophies if id.endswith("-1")]
    return one_each if seats > 1 else [chance.pick("solo-trophy", one_each)]


def place_monsters(state: WitcherState) -> None:
    """WI-SETUP-8: three level-I monsters at random; WI-SOLO-3: one of each level."""
    levels = [1, 2, 3] if state.solo else [1, 1, 1]
    state.chance.shuffle("sections", levels)
    for section, level in zip(state.sections, levels, strict=True):
        section.monster = state.monster_tokens[level - 1].draw()  # WI-SETUP-10


def place_level_two(game: Table) -> Rule[None]:
    """WI-SETUP-9: the starting player chooses where the level-II monster will live."""
    state = game.state
    terrain = yield from pick(
        state.first, "WI-SETUP-9", {f"terrain:{one}": one for one in TERRAINS}
    )
    for section in state.sections:
        level = 2 if section.terrain == terrain else 1
        section.monster = state.monster_tokens[level - 1].draw()
    game.reveal()
    state.phase = "boards"


def choose_board(game: Table) -> Rule[None]:
    """WI-SETUP-11: counter-clockwise, the starting player last: two boards dealt, one kept."""
    state = game.state
    seats = len(state.players)
    seat = (state.first - 1 - (seats - state.setup_left)) % seats
    dealt = state.dealt_boards[seat]
    state.boards.shuffle(game.chance, "boards")
    offered = {"deal": 2, "random": 1, "free": len(SCHOOLS)}[state.options["schools"]]
    for _ in range(min(offered, len(state.boards.cards))):
        game.deal(state.boards, dealt)
    kept = yield from pick(seat, "WI-SETUP-11", {f"board:{one}": one for one in dealt.cards})
    dealt.take(kept)
    for board in dealt.cards:
        state.boards.put(board)
    dealt.cards.clear()
    player = state.players[seat]
    player.school = next(one for one in SCHOOLS if one == kept)
    game.tell("chose-board", who=player.school, number=seat + 1)
    state.setup_left -= 1
    if not state.setup_left:
        state.phase = "deal"


def deal_in(game: Table) -> None:
    """WI-SETUP-12 and WI-SETUP-13: home, starting cards, gold, own witcher trophies."""
    state = game.state
    seats = len(state.players)
    for turn in range(seats):
        player = state.players[(state.first + turn) % seats]
        assert player.school
        player.place = library().schools[player.school].home
        player.deck.cards.extend(library().starting(player.school))
        player.deck.shuffle(game.chance, f"deck-{player.seat}")
        own = [id for id, one in library().witcher_trophies.items() if one.school == player.school]
        player.tokens_of_school = own[: seats - 1]
        cards, player.gold = DEALT[seats][turn]
        draw(game, player, cards)
    for _ in range(max(0, seats - 3)):  # WI-SETUP-14
        state.extra.put(state.monster_tokens[0].draw())
    # WI-SETUP-16: no tavern token, potions, trails or quests yet
    state.setup_left = seats if seats >= 4 else 0
    if state.setup_left:
        state.phase = "bonus"
    else:
        begin_turn(game)


def choose_bonus(game: Table) -> Rule[None]:
    """WI-SETUP-15: with four or five players each raises one attribute to 2, in turn order."""
    state = game.state
    seats = len(state.players)
    player = state.players[(state.first + seats - state.setup_left) % seats]
    name = yield from pick(player.seat, "WI-SETUP-15", {one: one for one in ATTRIBUTES})
    yield from raise_attribute(game, player, name)
    state.setup_left -= 1
    if not state.setup_left:
        begin_turn(game)
