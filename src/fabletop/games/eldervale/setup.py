"""Setup (EL-SETUP): from options and seed to the first turn."""

from __future__ import annotations

from ...kernel.ask import Rule, Text, ask_all, pick
from ...kernel.chance import Chance
from ...kernel.gamedef import BadSetup, Options
from ...kernel.secrecy import EVERYONE, NOBODY, Zone, only
from .library import library
from .rules.dice import comparable
from .rules.ghost_actions import add_unit
from .rules.ghost_choices import level
from .rules.piles import bury, turn_up
from .rules.realms import lay
from .rules.resources import draw_magic
from .rules.tiles import tiles
from .state import READY, TRAY, EldervaleState, Ghost, Held, Player, Table, teammate
from .terms import ADVANCED, ELEMENTS, MERCENARIES, TOKENS, Edition, Element

ORBS = 9
REVEALED = {1: 5, 2: 5, 3: 7, 4: 8, 5: 8}  # EL-SETUP-10
HAND = 5  # EL-SETUP-14
PACKET = 7  # EL-VAR-DRAFT-1


def set_up(chance: Chance, seats: int, options: Options) -> EldervaleState:
    """Everything that asks nobody; EL-GEN-12: all luck comes from one seeded generator."""
    refuse_impossible(seats, options)
    solo = seats == 1
    players = [new_player(seat, options) for seat in range(2 if solo else seats)]
    magic = Zone(NOBODY, list(library().magic))
    magic.shuffle(chance, "magic")
    hoard = Zone(NOBODY, list(library().hoard))
    hoard.shuffle(chance, "hoard")
    state = EldervaleState(
        chance=chance,
        options=dict(options),
        players=players,
        elements=(),
        hexes=(),
        realms=[],
        stock=Zone(NOBODY),
        decks={},
        offers={},
        buried={},
        pools={},
        spent=[],
        magic=magic,
        magic_discard=Zone(EVERYONE),
        monsters={},
        power_orbs=[],
        glory_orbs=[],
        menu=[],
        hoard=hoard,
        packets=[],
        mercenaries=[
            one for one in MERCENARIES if options[one] == "on"
        ],  # EL-VAR-MERC-1, EL-SETUP-18
        orbs_box=ORBS,
    )
    if solo:
        players[1].ghost = True  # EL-SOLO-1
        players[1].faction = "ghost"
        deck = Zone(NOBODY, list(library().ghosts))
        deck.shuffle(chance, "ghosts")
        state.ghost = Ghost(deck)
    state.first = state.active = 0 if solo else first_player(state)
    state.setup_left = len(players)
    return state


def refuse_impossible(seats: int, options: Options) -> None:
    """EL-VAR-TEAM-1, EL-VAR-DRAFT-1: some variants ask for a number of players."""
    if options["team"] == "on" and seats != 4:
        why = f"The team game is for exactly four players, not {seats}."
        raise BadSetup(why, Text("setup-team", {"seats": seats}))
    if options["magic-draft"] == "on" and seats == 1:
        why = "The draft of magic cards needs somebody to pass cards to: two players."
        raise BadSetup(why, Text("setup-draft"))


def new_player(seat: int, options: Options) -> Player:
    """EL-SETUP-16: three workers ready; the rest, and one of each basic resource, in the tray."""
    units = {f"worker-{number}": READY if number <= 3 else TRAY for number in range(1, 7)}
    units |= dict.fromkeys(ADVANCED, TRAY)
    start = library().constants.start_resources
    # EL-VAR-TEAM-4: teammates see each other's hands
    team = options["team"] == "on"
    return Player(
        seat,
        hand=Zone(only(seat, teammate(seat)) if team else only(seat)),
        supply={kind: getattr(start, kind) for kind in TOKENS},
        units=units,
        tactics=2 if options["tactics"] == "on" else 0,  # EL-VAR-TACTICS-1
    )


def first_player(state: EldervaleState) -> int:
    """EL-SETUP-2: six dice each, compared as in a battle; ties for the best are rerolled."""
    rolling = list(range(len(state.players)))
    while len(rolling) > 1:
        rolls = {seat: comparable(state.chance.roll("first-player", 6)) for seat in rolling}
        best = max(rolls.values())
        rolling = [seat for seat in rolling if rolls[seat] == best]
    (winner,) = rolling
    # EL-VAR-TEAM-2: of the winning team the one who sits furthest clockwise
    return max(winner, teammate(winner)) if state.teams else winner


# Colours


def turn_order(state: EldervaleState) -> list[Player]:
    seats = len(state.players)
    return [state.players[(state.first + turn) % seats] for turn in range(seats)]


def choose_colour(game: Table) -> Rule[None]:
    """EL-SETUP-1: an element of one's own, then one of its two factions."""
    state = game.state
    player = turn_order(state)[len(state.players) - state.setup_left]
    taken = {one.element for one in state.players}
    free = [one for one in ELEMENTS if one not in taken]
    if state.options["factions"] != "choose" or player.ghost:
        free = [game.chance.pick("colours", free)]
    found = [faction for one in free for faction in library().factions_of[one]]
    if state.options["factions"] == "random":
        found = [game.chance.pick("colours", found)]
    if player.ghost:
        player.element = free[0]
    else:
        player.faction = found[0]
        if len(found) > 1:
            options = {f"faction:{one}": one for one in found}
            player.faction = yield from pick(player.seat, "EL-SETUP-1", options)
        player.element = library().factions[player.faction].element
    start = library().start_cards[player.element]
    player.tableau.append(Held(start.id, ("",)))
    game.tell("chose-faction", number=player.seat + 1, who=player.faction, element=player.element)
    state.setup_left -= 1
    if not state.setup_left:
        state.phase = "elements"


def choose_elements(game: Table) -> Rule[None]:
    """EL-SETUP-4: two more elements, drawn or named by the host."""
    state = game.state
    chosen = [player.element for player in state.players]
    for _ in range(2):
        free = [one for one in ELEMENTS if one not in chosen]
        if state.options["elements"] == "random":
            chosen.append(game.chance.pick("elements", free))
        else:
            options = {f"element:{one}": one for one in free}
            chosen.append((yield from pick(0, "EL-SETUP-4", options)))
    state.elements = tuple(one for one in ELEMENTS if one in chosen)
    game.tell("elements-chosen", number=len(state.elements))
    state.phase = "build"


# The table


def build(game: Table) -> None:
    """Decks, treasure, map, monsters, orbs, start positions."""
    state = game.state
    for element in state.elements:
        prepare_element(game, element)
    build_map(game)
    # EL-SETUP-15: on level 5 of each track in play, and on two glory spaces
    state.power_orbs = list(state.elements)
    state.glory_orbs = [space.number for space in library().glory if space.orb]
    state.orbs_box = ORBS - len(state.power_orbs) - len(state.glory_orbs)
    for position, player in enumerate(turn_order(state), 1):
        player.vp = position  # EL-SETUP-3
        player.power = {player.element: 1}  # EL-SETUP-17
        if player.ghost:
            for _ in range(level(game).units):  # EL-SOLO-10
                add_unit(game, player)
    drafting = state.options["magic-draft"] == "on"
    if drafting:
        deal_packets(game)
    else:
        for player in turn_order(state):
            if not player.ghost:
                draw_magic(game, player, HAND)
    state.phase = "draft" if drafting else "start"


def prepare_element(game: Table, element: Element) -> None:
    """EL-SETUP-5, EL-SETUP-6, EL-SETUP-7: monster, adventure deck, treasure of an element."""
    state, box = game.state, library()
    editions: list[Edition] = ["base", "legendary"]
    edition: Edition = "base"
    if state.options["legendary-monsters"] == "on":
        edition = game.chance.pick("monsters", editions)
    state.monsters[box.monster_of[element, edition]] = TRAY
    door, *others = box.decks[element]
    state.decks[element] = Zone(NOBODY, others)
    if state.options["no-doorways"] == "on":  # EL-VAR-NODOOR-1: the doorway under the others
        bury(game, element, door)
        door = turn_up(game, element)
    state.offers[element] = door
    state.pools[element] = Zone(NOBODY, list(box.tokens[element]))


def build_map(game: Table) -> None:
    """EL-SETUP-8, EL-SETUP-9, EL-SETUP-11: ruins, realms, the start layout, the stock."""
    state = game.state
    seats = len(state.players)
    ruins = ["mage-tower", "fortress", "mill", "portal", "dungeon"]
    revealed = REVEALED[seats]
    if seats >= 4:
        ruins.append("oracle" if state.options["oracle"] == "on" else "dungeon-2")
    stock = [tile for element in state.elements for tile in library().realms_of[element]]
    game.chance.shuffle("realms", stock)
    kept, stock = reveal_realms(stock, revealed)
    if seats < 4 and state.options["oracle"] == "on":  # EL-VAR-ORACLE-1
        ruins.append("oracle")
        replaced = game.chance.pick("oracle", kept)
        kept.remove(replaced)
        stock.insert(0, replaced)
    start = kept + ruins
    game.chance.shuffle("layout", start)
    game.chance.shuffle("stock", stock)  # EL-SETUP-12
    for option, tile in (("mother-of-dragons", "dragons-lair"), ("frost-giant", "bridge")):
        if state.options[option] == "on":
            state.monsters[option] = TRAY
            insert_in_top_half(game, stock, tile)
    state.stock.cards[:] = stock
    for tile, at in zip(start, library().layouts[seats], strict=True):
        lay(game, tile, (at[0], at[1]))


def reveal_realms(stock: list[str], wanted: int) -> tuple[list[str], list[str]]:
    """EL-SETUP-10: the first lair is kept, every further one goes to the bottom."""
    kept: list[str] = []
    lairs = 0
    while len(kept) < wanted:
        tile = stock.pop()
        if tiles()[tile].lair:
            lairs += 1
            if lairs > 1:
                stock.insert(0, tile)
                continue
        kept.append(tile)
    return kept, stock


def insert_in_top_half(game: Table, stock: list[str], tile: str) -> None:
    """EL-VAR-MOTHER-2, EL-VAR-FROST-2: shuffled among the upper half of the stock.

    EL-VAR-MOTHER-1, EL-VAR-FROST-1: each comes with its monster card.
    EL-VAR-LIMIT-1: both together are allowed.
    """
    half = len(stock) // 2
    place = game.chance.below("optional-tile", half + 1)
    stock.insert(len(stock) - place, tile)


# The draft


def deal_packets(game: Table) -> None:
    """EL-VAR-DRAFT-1: seven cards instead of five."""
    state = game.state
    state.packets = [Zone(player.hand.audience) for player in state.players]
    for packet in state.packets:
        for _ in range(PACKET):
            game.deal(state.magic, packet)


def draft(game: Table) -> Rule[None]:
    """EL-VAR-DRAFT-1: all keep one card at the same time and pass the rest to the left."""
    state = game.state

    def options() -> dict[int, dict[str, str]]:
        return {
            seat: {f"keep-card:{card}": card for card in packet.cards}
            for seat, packet in enumerate(state.packets)
        }

    kept = yield from ask_all("EL-VAR-DRAFT-1", options)
    for seat, card in kept.items():
        state.packets[seat].take(card)
        state.players[seat].hand.put(card)
        game.tell(
            "drafted", state.players[seat].hand.audience, who=state.players[seat].faction, card=card
        )
    if len(state.players[0].hand.cards) == HAND:
        for packet in state.packets:
            for card in packet.cards:
                state.magic_discard.put(card)
        state.packets = []
        state.phase = "start"
    else:
        cards = [packet.cards for packet in state.packets]
        for seat, packet in enumerate(state.packets):
            packet.cards = cards[seat - 1]
    game.reveal()
