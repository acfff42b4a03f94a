"""What each seat sees, built up from nothing (section 6). Cards pass only through `eyes`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ....kernel.secrecy import Eyes, Pile, Zone
from ..library import library
from ..rules.levels import value
from ..state import Battle, EldervaleState, Held, Player, Side
from ..terms import ELEMENTS


class HeldView(msgspec.Struct, frozen=True):
    """A card of a tableau with what lies on it."""

    id: str
    slots: tuple[str, ...]
    orb: bool
    host: str


class UnitView(msgspec.Struct, frozen=True):
    """EL-VAR-SOUND-2: a controlled monster is among its controller's units."""

    id: str
    place: int  # number of a realm, or one of the places of `state`


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    faction: str
    element: str
    ghost: bool
    vp: int
    glory: int
    orbs: int
    regrouped: bool
    tactics: int
    supply: dict[str, int]
    hand: Pile
    packet: Pile | None
    units: tuple[UnitView, ...]
    dwellings: tuple[int, ...]
    power: dict[str, int]
    values: dict[str, int]
    treasure: tuple[str, ...]
    tableau: tuple[HeldView, ...]
    quests: tuple[str, ...]
    hoard: tuple[str, ...]
    hired: dict[str, int]


class ColumnView(msgspec.Struct, frozen=True):
    shown: tuple[str, ...]
    height: int


class RealmView(msgspec.Struct, frozen=True):
    tile: str
    q: int
    r: int
    columns: tuple[ColumnView, ...]
    monster: str


class SideView(msgspec.Struct, frozen=True):
    seat: int
    monster: str
    pool: int
    preset: tuple[int, ...]
    dice: tuple[int, ...]
    won: bool


class BattleView(msgspec.Struct, frozen=True):
    at: int
    stage: str
    sides: tuple[SideView, ...]
    monster: str


class OfferView(msgspec.Struct, frozen=True):
    element: str
    card: str
    left: int


class TableView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    turns: int
    first: int
    active: int
    peace: bool
    teams: bool
    elements: tuple[str, ...]
    players: tuple[PlayerView, ...]
    realms: tuple[RealmView, ...]
    bridge: int
    stock: Pile
    drawn: str
    offers: tuple[OfferView, ...]
    pools: dict[str, Pile]
    spent: tuple[str, ...]
    magic: Pile
    magic_discard: Pile
    casting: tuple[str, ...]
    monsters: dict[str, int]
    power_orbs: tuple[str, ...]
    glory_orbs: tuple[int, ...]
    menu: tuple[str, ...]
    hoard_left: int
    mercenaries: tuple[str, ...]
    trigger: int
    left: int
    placed: str
    placed_at: int
    due: tuple[int, ...]
    battle: BattleView | None
    ghost_card: str
    sheet: tuple[tuple[int, ...], ...]


def table_view(state: EldervaleState, eyes: Eyes) -> TableView:
    """Section 6 of the specification: hidden and public information."""
    return TableView(
        seat=eyes.seat,
        phase=state.phase,
        round=state.round,
        turns=state.turns,
        first=state.first,
        active=state.active,
        peace=state.peace,
        teams=state.teams,
        elements=state.elements,
        players=tuple(player_view(state, player, eyes) for player in state.players),
        realms=tuple(realm_view(state, place) for place in range(len(state.realms))),
        bridge=state.bridge,
        stock=eyes.see(state.stock),
        drawn=state.drawn,
        offers=tuple(
            OfferView(one, card, len(state.decks[one].cards)) for one, card in state.offers.items()
        ),
        pools={element: eyes.see(pool) for element, pool in state.pools.items()},
        spent=tuple(state.spent),
        magic=eyes.see(state.magic),
        magic_discard=eyes.see(state.magic_discard),
        casting=tuple(state.casting),
        monsters=dict(state.monsters),
        power_orbs=tuple(state.power_orbs),
        glory_orbs=tuple(state.glory_orbs),
        menu=tuple(state.menu),
        hoard_left=state.hoard_left,
        mercenaries=tuple(state.mercenaries),
        trigger=state.trigger,
        left=state.left,
        placed=state.placed,
        placed_at=state.placed_at,
        due=tuple(state.due),
        battle=battle_view(state.battle) if state.battle is not None else None,
        ghost_card=state.ghost.card if state.ghost is not None else "",
        sheet=tuple(state.sheet),
    )


def player_view(state: EldervaleState, player: Player, eyes: Eyes) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        faction=player.faction,
        element=player.element,
        ghost=player.ghost,
        vp=player.vp,
        glory=player.glory,
        orbs=player.orbs,
        regrouped=player.regrouped,
        tactics=player.tactics,
        supply=dict(player.supply),
        hand=eyes.see(player.hand),
        packet=eyes.see(state.packets[player.seat]) if state.packets else None,
        units=tuple(UnitView(unit, where) for unit, where in player.units.items()),
        dwellings=tuple(player.dwellings),
        power=dict(player.power),
        values={element: value(player, element) for element in player.power},
        treasure=tuple(player.treasure),
        tableau=tuple(held_view(held) for held in player.tableau),
        quests=tuple(player.quests),
        hoard=tuple(player.hoard),
        hired=dict(player.hired),
    )


def held_view(held: Held) -> HeldView:
    return HeldView(held.id, held.slots, held.orb, held.host)


def realm_view(state: EldervaleState, place: int) -> RealmView:
    """Only uncovered tokens; those below are in the pool, which nobody sees."""
    realm = state.realms[place]
    columns = tuple(
        ColumnView(shown, len(shown) + covered)
        for shown, covered in zip(realm.columns, realm.covered, strict=True)
    )
    monster = next((one for one, where in state.monsters.items() if where == place), "")
    q, r = state.hexes[place]
    return RealmView(realm.tile, q, r, columns, monster)


def battle_view(battle: Battle) -> BattleView:
    return BattleView(
        battle.at, battle.stage, tuple(side_view(side) for side in battle.sides), battle.monster
    )


def side_view(side: Side) -> SideView:
    return SideView(
        side.seat, side.monster, side.pool, tuple(side.preset), tuple(side.dice), side.won
    )


def hidden(state: EldervaleState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart.

    Treasure and adventure decks have no order before they are uncovered (`rules/piles.py`).
    """
    hands = [player.hand for player in state.players]
    yield [
        state.magic,
        *(zone for zone in (*hands, *state.packets) if not eyes.may(zone.audience)),
    ]
    yield [state.stock]
    yield [state.hoard]
    if state.ghost is not None:
        yield [state.ghost.deck]


def components(state: EldervaleState) -> dict[str, int]:
    """How many of each component exist, what is still in the box included."""
    box = library()
    unused = [one for one in ELEMENTS if one not in state.pools]
    magic = len(state.magic) + len(state.magic_discard) + len(state.casting)
    magic += sum(len(packet) for packet in state.packets)
    tokens = len(state.spent) + sum(len(box.tokens[one]) for one in unused)
    tokens += sum(len(pool) for pool in state.pools.values())
    tokens += sum(len(column) for realm in state.realms for column in realm.columns)
    cards = sum(len(deck) for deck in state.decks.values()) + 13 * len(unused)
    cards += sum(bool(card) for card in state.offers.values())
    orbs = state.orbs_box + state.orbs_gone + len(state.menu)
    orbs += len(state.power_orbs) + len(state.glory_orbs)
    realms = len(state.realms) + len(state.stock) + bool(state.drawn) + 3 * len(unused)
    if not state.realms:  # landmarks come on the table with the map
        realms = 0
    hoard = len(state.hoard)
    mercenaries = len(state.mercenaries)
    monsters = sum(one in box.monsters for one in state.monsters)
    units = 0
    for player in state.players:
        magic += len(player.hand) + len(player.quests)
        tokens += len(player.treasure)
        hoard += len(player.hoard)
        orbs += player.orbs + sum(not turn for turn in player.hired.values())
        for held in player.tableau:
            cards += held.id in box.adventures
            orbs += held.orb + held.slots.count("orb")
            tokens += sum(one not in ("", "orb") for one in held.slots)
        for unit in player.units:
            mercenaries += unit in box.mercenaries
            monsters += unit in box.monsters
            units += unit not in box.mercenaries and unit not in box.monsters
    counted = {
        "magic cards": magic,
        "treasure tokens": tokens,
        "adventure cards": cards,
        "orbs": orbs,
        "hoard tokens": hoard,
        "mercenaries": mercenaries,
        "figures": units,
    }
    optional = sum(
        state.options[one] == "on" for one in ("mother-of-dragons", "frost-giant", "oracle")
    )
    whole = (
        24
        + expected_ruins(state)
        + optional
        - bool(state.options["oracle"] == "on" and len(state.players) >= 4)
    )
    counted["realms missing"] = whole - realms if state.realms else 0
    special = sum(state.options[one] == "on" for one in ("mother-of-dragons", "frost-giant"))
    counted["monsters missing"] = len(state.elements) + special - monsters if state.realms else 0
    return counted


def expected_ruins(state: EldervaleState) -> int:
    """EL-SETUP-8: five, with four or more players six."""
    return 6 if len(state.players) >= 4 else 5
