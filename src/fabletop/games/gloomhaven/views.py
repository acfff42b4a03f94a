"""What each seat sees, built up from nothing. Cards pass only through `eyes`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ...kernel.secrecy import EVERYONE, Eyes, Pile, Zone, only
from .library import library
from .party import member_of
from .rules.defence import shield_of
from .rules.levels import gold_per_token, hazard_damage, monster_level, trap_damage
from .state import REST, Blow, Figure, GloomhavenState, Hero, Laid


class ActiveView(msgspec.Struct, frozen=True):
    card: str
    half: str
    slot: int
    figure: str
    round: bool


class ItemView(msgspec.Struct, frozen=True):
    item: str
    state: str
    slot: int


class HeroView(msgspec.Struct, frozen=True):
    seat: int
    type: str
    name: str  # that a campaign gave it; "" without one
    level: int
    hand: Pile
    picks: Pile  # who rests and who plays is hidden until all are ready
    ready: bool
    resting: bool
    played: tuple[str, ...]
    initiative: int
    discard: Pile
    lost: Pile
    active: tuple[ActiveView, ...]
    items: tuple[ItemView, ...]
    pool: tuple[str, ...]
    perks: tuple[int, ...]
    deck: Pile
    drawn: Pile
    goals: Pile
    xp: int
    tokens: int
    gold: int
    treasures: tuple[str, ...]
    found: tuple[str, ...]
    checks: int
    exhausted: bool


class FigureView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    type: str
    rank: str
    number: int
    side: str
    owner: int
    at: tuple[int, int]
    hp: int
    most: int
    shield: int
    conditions: tuple[str, ...]
    acted: bool
    waits: bool


class TileView(msgspec.Struct, frozen=True):
    at: tuple[int, int]
    kind: str
    art: str
    damage: int
    conditions: tuple[str, ...]


class DeckView(msgspec.Struct, frozen=True):
    name: str
    draw: Pile
    gone: Pile
    current: str


class PlaceView(msgspec.Struct, frozen=True):
    who: str
    kind: str
    initiative: int


class TurnView(msgspec.Struct, frozen=True):
    figure: str
    stage: str
    card: str
    half: str
    basic: bool
    line: int


class TableView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    scenario: str
    dungeon: tuple[Laid, ...]
    level: int
    monster_level: int
    gold_per_token: int
    trap_damage: int
    hazard_damage: int
    heroes: tuple[HeroView, ...]
    figures: tuple[FigureView, ...]
    tiles: tuple[TileView, ...]
    revealed: tuple[str, ...]
    opened: tuple[str, ...]
    unlocked: tuple[str, ...]
    money: tuple[tuple[int, int], ...]
    treasures: tuple[tuple[tuple[int, int], bool], ...]  # where, and whether it is a goal
    elements: dict[str, int]
    infusing: tuple[str, ...]
    decks: tuple[DeckView, ...]
    modifiers: Pile
    drawn: Pile
    blesses: int
    curses: int
    monster_curses: int
    order: tuple[PlaceView, ...]
    turn: TurnView
    flags: dict[str, int]
    outcome: str
    blow: Blow | None


def table_view(state: GloomhavenState, eyes: Eyes) -> TableView:
    """Section 7.2: hidden and public information; what players say to each other is theirs
    (GH-ROUND-07)."""
    turn = state.turn
    return TableView(
        seat=eyes.seat,
        phase=state.phase,
        round=state.round,
        scenario=state.scenario,
        dungeon=state.dungeon,
        level=state.level,
        monster_level=monster_level(state),
        gold_per_token=gold_per_token(state),
        trap_damage=trap_damage(state),
        hazard_damage=hazard_damage(state),
        heroes=tuple(hero_view(state, one, eyes) for one in state.heroes),
        figures=tuple(figure_view(state, one) for one in state.figures.values()),
        tiles=tuple(
            TileView(one.at, one.kind, one.art, one.damage, one.conditions)
            for one in state.overlays
        ),
        revealed=state.revealed,
        opened=state.opened,
        unlocked=state.unlocked,
        money=state.money,
        treasures=tuple((at, what.startswith("goal")) for at, what in state.treasures),
        elements=dict(state.elements),
        infusing=state.infusing,
        decks=tuple(
            DeckView(name, eyes.content(one.draw, EVERYONE), eyes.see(one.gone), one.current)
            for name, one in state.decks.items()
        ),
        modifiers=eyes.content(state.modifiers, EVERYONE),
        drawn=eyes.see(state.drawn),
        blesses=state.blesses,
        curses=state.curses,
        monster_curses=state.monster_curses,
        order=tuple(PlaceView(one.who, one.kind, one.initiative) for one in state.order),
        turn=TurnView(turn.figure, turn.stage, turn.card, turn.half, turn.basic, turn.line),
        flags=dict(state.flags),
        outcome=state.outcome,
        blow=state.blow,  # attacks and their cards are public
    )


def hero_view(state: GloomhavenState, hero: Hero, eyes: Eyes) -> HeroView:
    shown = eyes.may(hero.picks.audience)
    member = member_of(state, hero)
    return HeroView(
        seat=hero.seat,
        type=hero.type,
        name=member.name if member is not None else "",
        level=hero.level,
        hand=hand_view(state, hero, eyes),
        picks=eyes.see(hero.picks) if shown else Pile(min(1, len(hero.picks.cards))),
        ready=bool(hero.picks.cards),
        resting=shown and hero.picks.cards[:1] == [REST],
        played=hero.played,
        initiative=hero.initiative,
        discard=eyes.see(hero.discard),
        lost=eyes.see(hero.lost),
        active=tuple(
            ActiveView(one.card, one.half, one.slot, one.figure, one.round) for one in hero.active
        ),
        items=tuple(ItemView(one.item, one.state, one.slot) for one in hero.items),
        pool=hero.pool if eyes.may(only(hero.seat)) else (),
        perks=hero.perks,
        deck=eyes.content(hero.deck, EVERYONE),
        drawn=eyes.see(hero.drawn),
        goals=eyes.see(hero.goals),
        xp=hero.xp,
        tokens=hero.tokens,
        gold=hero.gold,
        treasures=hero.treasures,
        found=hero.found,
        checks=hero.checks,
        exhausted=hero.exhausted,
    )


def hand_view(state: GloomhavenState, hero: Hero, eyes: Eyes) -> Pile:
    """How many cards are left in hand would betray a long rest, so the chosen ones count in it
    until all choices are turned over."""
    seen = eyes.see(hero.hand)
    if seen.cards is None and state.phase in ("lead", "second"):
        return Pile(seen.count + sum(one != REST for one in hero.picks.cards))
    return seen


def figure_view(state: GloomhavenState, one: Figure) -> FigureView:
    return FigureView(
        id=one.id,
        kind=one.kind,
        type=one.type,
        rank=one.rank,
        number=one.number,
        side=one.side,
        owner=one.owner,
        at=one.at,
        hp=one.hp,
        most=one.most,
        shield=shield_of(state, one),
        conditions=one.conditions,
        acted=one.acted,
        waits=one.waits,
    )


def hidden(state: GloomhavenState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart."""
    yield [state.modifiers]
    yield [state.room_deck]
    yield [state.filling_deck]
    for deck in state.decks.values():
        yield [deck.draw]
    for hero in state.heroes:
        yield [hero.deck]
        if not eyes.may(hero.hand.audience):
            secret_picks = not eyes.may(hero.picks.audience) and REST not in hero.picks.cards
            yield [hero.hand, hero.picks] if secret_picks else [hero.hand]
    goals = [one.goals for one in state.heroes if not eyes.may(one.goals.audience)]
    yield [state.goal_deck, *goals]


def components(state: GloomhavenState) -> dict[str, int]:
    """How many components are missing or too many: none may appear or vanish."""
    cards = expected = 0
    blesses, curses = state.blesses, state.curses
    goals = len(state.goal_deck) + len(state.goal_discard)
    for hero in state.heroes:
        own = len(hero.hand) + len(hero.discard) + len(hero.lost) + len(hero.active)
        own += sum(one != REST for one in hero.picks.cards)
        cards += own
        expected += library().classes[hero.type].hand if own else 0
        blesses += hero.deck.cards.count("bless")
        curses += hero.deck.cards.count("curse")
        goals += len(hero.goals)
    blesses += state.modifiers.cards.count("bless")
    decks = {
        name: len(one.draw) + len(one.gone) + bool(one.current) for name, one in state.decks.items()
    }
    return {
        "ability cards": cards - expected,
        "monster cards": sum(decks.values()) - sum(len(library().decks[one]) for one in decks),
        "bless cards": blesses,
        "curse cards": curses,
        "monster curses": state.monster_curses + state.modifiers.cards.count("curse"),
        "battle goals": goals,
        "figures": sum(figures_off(state, type) for type in state.numbers),
    }


def figures_off(state: GloomhavenState, type: str) -> int:
    total = library().figures(type)
    standing = sum(one.type == type and one.kind == "monster" for one in state.figures.values())
    return len(state.numbers[type]) + standing - total
