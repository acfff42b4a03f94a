"""GH-RANDOM: dungeons of three drawn rooms."""

from __future__ import annotations

import msgspec

from ....kernel.ask import Rule, pick
from ....kernel.hexes import distance
from ..library import library
from ..map.ground import ground
from ..records import DungeonRoom, Penalty
from ..state import Boon, Figure, GloomhavenState, Hero, Laid, Table
from ..terms import Hex
from .conditions import give
from .damage import suffer
from .figures import most_hp
from .modifiers import put_bless, put_curse
from .scenarios import offsets, shifted

ROOMS = 3


def shuffle_dungeon(state: GloomhavenState) -> None:
    """GH-RANDOM-03: each room is a room card and a monster card."""
    state.room_deck.cards[:] = list(library().dungeon_rooms)
    state.room_deck.shuffle(state.chance, "dungeon-rooms")
    state.filling_deck.cards[:] = list(library().dungeon_cards)
    state.filling_deck.shuffle(state.chance, "dungeon-cards")
    state.dungeon = (Laid(state.room_deck.draw(), state.filling_deck.draw()),)


def choose_gates(game: Table) -> Rule[None]:
    """GH-RANDOM-06: the entrance of the first room, and the way on."""
    state = game.state
    (laid,) = state.dungeon
    room = library().dungeon_rooms[laid.room]
    options = {f"entrance:{number + 1}": number for number in range(len(room.entrances))}
    entrance = yield from pick(state.asked, "GH-RANDOM-06", options)
    state.dungeon = (msgspec.structs.replace(laid, entrance=entrance),)
    yield from choose_exit(game)


def choose_exit(game: Table) -> Rule[None]:
    state = game.state
    *before, laid = state.dungeon
    if len(state.dungeon) >= ROOMS:
        return
    room = library().dungeon_rooms[laid.room]
    used = room.entrances[laid.entrance].at
    options = {
        f"exit:{number + 1}": number
        for number, gate in enumerate(room.exits)
        if gate.at != used and leads_on(state, gate.type)
    }
    if options:  # GH-RANDOM-05: an exit that nothing fits leads nowhere
        chosen = yield from pick(state.asked, "GH-RANDOM-06", options)
        state.dungeon = (*before, msgspec.structs.replace(laid, exit=chosen))


def leads_on(state: GloomhavenState, type: str) -> bool:
    rooms = library().dungeon_rooms
    return any(
        gate.type == type for card in state.room_deck.cards for gate in rooms[card].entrances
    )


def extend(game: Table) -> Rule[None]:
    """GH-RANDOM-05: rooms are drawn until one fits; the others are shuffled back."""
    state = game.state
    last = state.dungeon[-1]
    if last.exit < 0 or len(state.dungeon) >= ROOMS:
        return
    wanted = library().dungeon_rooms[last.room].exits[last.exit].type
    skipped: list[str] = []
    while True:
        card = state.room_deck.draw()
        gates = library().dungeon_rooms[card].entrances
        fitting = [number for number, gate in enumerate(gates) if gate.type == wanted]
        if fitting:
            break
        skipped.append(card)
    state.room_deck.cards.extend(skipped)
    state.room_deck.shuffle(game.chance, "dungeon-rooms")
    new = Laid(card, state.filling_deck.draw(), fitting[0])
    state.dungeon = (*state.dungeon, new)
    game.reveal()
    yield from choose_exit(game)


def fill(state: GloomhavenState, room: str) -> None:
    """GH-RANDOM-08: spots may also hold money or a treasure (GH-RANDOM-10, GH-RANDOM-11)."""
    number = int(room[1:])
    laid, by = state.dungeon[number - 1], offsets(state.dungeon)[number - 1]
    card, filling = library().dungeon_rooms[laid.room], library().dungeon_cards[laid.filling]
    for part in filling.fillings:
        at = shifted(card.spots[part.spot - 1], by)
        if part.kind == "money":
            state.money = (*state.money, at)
        elif part.kind == "treasure":
            state.treasures = (*state.treasures, (at, f"dungeon-{filling.id}"))


def start_hexes(state: GloomhavenState) -> tuple[Hex, ...]:
    """GH-RANDOM-07: any empty hexes within two hexes of the entrance."""
    laid = state.dungeon[0]
    gate = library().dungeon_rooms[laid.room].entrances[laid.entrance].at
    here = ground(state)
    taken = {one.at for one in state.overlays} | {one.at for one in state.figures.values()}
    free = [at for at in here.hexes if at not in taken and at not in here.closed]
    near = [at for at in free if distance(at, gate) <= 2]
    if len(near) < len(state.heroes):
        near = sorted(free, key=lambda at: (distance(at, gate), at))[: len(state.heroes)]
    return tuple(near)


def penalty(game: Table, room: str, opener: Figure | None) -> Rule[None]:
    """GH-RANDOM-09: what the agreed scheme says for a room that is revealed."""
    number = int(room[1:])
    scheme = game.state.options.get("penalties", "normal")
    record = library().dungeon_rooms[game.state.dungeon[number - 1].room]
    chosen = chosen_penalty(record, number, scheme)
    if chosen is not None:
        yield from apply(game, chosen, room, opener)


def chosen_penalty(record: DungeonRoom, number: int, scheme: str) -> Penalty | None:
    """Normally nothing in the first room, minor in the second, major in the third."""
    if scheme == "none":
        return None
    if scheme in ("minor", "major"):  # in every room
        return record.minor if scheme == "minor" else record.major
    return (None, record.minor, record.major)[min(number, ROOMS) - 1]


def choose_opener(game: Table) -> Rule[Hero]:
    """GH-RANDOM-12: nobody has opened the first room, so the players name somebody."""
    state = game.state
    options = {f"opener:{one.type}": one for one in state.heroes if not one.exhausted}
    return (yield from pick(state.asked, "GH-RANDOM-12", options))


def apply(game: Table, penalty: Penalty, room: str, opener: Figure | None) -> Rule[None]:
    state = game.state
    hit = [one for one in state.heroes if not one.exhausted]
    if penalty.opener:
        named = state.heroes[opener.owner] if opener is not None else None
        hit = [named or (yield from choose_opener(game))]
    for hero in hit:
        yield from hit_hero(game, hero, penalty)
    if penalty.inert:
        state.elements = dict.fromkeys(state.elements, 0)
    here = [one for one in state.figures.values() if one.kind == "monster" and one.revealed]
    for one in here[: penalty.blesses] if here else ():
        put_bless(game, one)
    for one in [one for one in here if one.rank == "normal"][: penalty.promote]:
        one.rank = "elite"
        one.most = one.hp = most_hp(state, one.type, "elite")
    for one in here:
        if not penalty.elites or one.rank == "elite":
            for condition in penalty.enemy_conditions:
                give(game, one, condition)
        if penalty.enemy_shield:
            one.boons = (*one.boons, Boon("shield", penalty.enemy_shield))


def hit_hero(game: Table, hero: Hero, penalty: Penalty) -> Rule[None]:
    state = game.state
    figure = state.figures.get(hero.type)
    if figure is None:
        return
    for condition in penalty.conditions:
        give(game, figure, condition)
    for _ in range(penalty.curses):
        put_curse(game, figure)
    if penalty.minus_ones:
        hero.deck.cards.extend(["minus-1"] * penalty.minus_ones)
        hero.deck.shuffle(game.chance, f"modifiers-{hero.seat}")
    for pile, count in ((hero.discard, penalty.discards), (hero.lost, penalty.losses)):
        for _ in range(count):
            options = {f"card:{one}": one for one in hero.hand.cards}
            if options:
                pile.put(hero.hand.take((yield from pick(hero.seat, "GH-RANDOM-09", options))))
    for _ in range(penalty.spend_items):
        ready = {f"item:{one.item}": one for one in hero.items if one.state == "ready"}
        if ready:
            (yield from pick(hero.seat, "GH-RANDOM-09", ready)).state = "spent"
    if penalty.damage:
        yield from suffer(game, figure, penalty.damage)
