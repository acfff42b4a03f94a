"""The view builder: what each seat sees, built up from nothing (section 6). Cards pass only
through `eyes`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.secrecy import EVERYONE, Eyes
from ..effects.standing import FinalScore, HitShift, WoundShift
from ..fields import field_of_mark, hexes_on, number_of, on_map, place_of, seat_of_mark
from ..library import library
from ..records import Monster
from ..rules.belongings import bags_of, max_health, set_size, surplus
from ..rules.explore import CHAPTERS, stack_top
from ..rules.foes import immune, vitality
from ..rules.land import field_key, monster_on
from ..rules.lattice import hexes_of
from ..rules.places import in_range
from ..rules.scenario import bounties_wanted
from ..rules.scoring import DEATH, row, scenario_score, tokens_of
from ..rules.standing import better_sale, changes, discount, sheltered
from ..rules.standing import counted as times
from ..rules.trade import refresh_price
from ..scenarios import BountyGoal
from ..state import EuthiaState, Fight, Peril, Player, Roll, Term, Trade
from ..terms import ELEMENTS, SHOPS, Element
from .models import (
    SHEET,
    BackView,
    FightView,
    HandView,
    PerilView,
    PlayerView,
    QuestsView,
    RollView,
    TableView,
    TileView,
    TokenView,
    TradeView,
)


def table_view(state: EuthiaState, eyes: Eyes) -> TableView:
    fight, trade = state.fight, state.trade
    return TableView(
        seat=eyes.seat,
        scenario=state.options["scenario"],
        mode=state.mode,
        phase=state.phase,
        round=state.round,
        rounds=library().scenarios[state.options["scenario"]].rounds,
        first=state.first,
        active=state.active,
        mp=state.mp,
        sheltered=tuple(felt_not(state)),
        players=tuple(player_view(state, player, eyes) for player in state.players),
        tiles=tuple(tile_view(state, place) for place in range(len(state.placed))),
        tokens=tuple(tokens(state)),
        stack=tuple(len(state.decks[f"map-{chapter}"]) for chapter in CHAPTERS),
        stack_top=stack_top(state),
        offers={shop: tuple(state.offers[shop]) for shop in SHOPS},
        piles={name: eyes.see(zone) for name, zone in state.decks.items() if counted(name)},
        discards={name: tuple(cards) for name, cards in state.discards.items()},
        monsters=tuple(back_view(state, level, eyes) for level in (1, 2, 3)),
        encounters=tuple(
            QuestsView(kind, tuple(shown), state.quests_left[kind])
            for kind, shown in state.open_quests.items()
        ),
        bounty=state.bounty,
        next_bounty=state.next_bounty,
        bounties_left=tuple(state.bounties_left),
        wanted=wanted(state),
        trade=trade_view(state, trade) if trade is not None else None,
        fight=fight_view(state, fight) if fight is not None else None,
        roll=roll_view(state.roll) if state.roll is not None else None,
        peril=peril_view(state, state.peril),
        won=state.won,
        scores=tuple(state.scores),
        sheet=tuple(parts_of(state, one) for one in state.players) if state.scores else (),
    )


def felt_not(state: EuthiaState) -> Iterator[Element]:
    """Elements that do not touch the active hero."""
    player = state.player
    if player.hero:
        yield from (one for one in ELEMENTS if sheltered(state, player, one))


def trade_view(state: EuthiaState, trade: Trade) -> TradeView:
    """EU-TRADE-13: what the trader's tiles change about the printed prices."""
    player = state.player
    return TradeView(
        shop=trade.shop,
        refreshed=trade.refreshed,
        refresh_price=refresh_price(trade),
        buy_discount=discount(state, player, "buy"),
        learn_discount=discount(state, player, "learn"),
        unlock_discount=discount(state, player, "unlock"),
        better_sale=better_sale(state, player),
    )


def wanted(state: EuthiaState) -> int:
    """EU-SOLO-19, EU-COOP-8: only alone or together there is a number to reach."""
    goal = library().scenarios[state.options["scenario"]].goal
    return bounties_wanted(state, goal) if state.alone and isinstance(goal, BountyGoal) else 0


def parts_of(state: EuthiaState, player: Player) -> tuple[int, ...]:
    """EU-SCORE: the final score by the columns of the sheet. What resources brought depends on the
    sides that were chosen (EU-SCORE-1), so belongings are what the other columns leave."""
    table = tokens_of(state, player)
    deaths = 0 if state.mode == "coop" else -DEATH * player.fallen
    tiles = sum(
        one.amount * times(state, player, one.per, id)
        for id, one in changes(state, player, FinalScore)
    )
    known = {
        "reputation": player.reputation,
        **{column: row(column, number) for column, number in table.items()},
        "fallen": deaths,
        "scenario": scenario_score(state, player),
        "tiles": tiles,
    }
    known["belongings"] = state.scores[player.seat] - sum(known.values())
    return tuple(known[column] for column in SHEET)


def counted(pile: str) -> bool:
    """Piles whose size is known; of map tiles only the stack as a whole is (see `stack`)."""
    return not pile.startswith(("map-", "quests-", "bounty-"))


def player_view(state: EuthiaState, player: Player, eyes: Eyes) -> PlayerView:
    chosen = bool(player.hero)
    return PlayerView(
        seat=player.seat,
        hero=player.hero,
        at=field_key(state, player.at) if on_map(player.at) else "",
        health=player.health,
        max_health=max_health(player) if chosen else 0,
        reputation=player.reputation,
        coins=player.coins,
        gaar=player.gaar,
        dwurt=player.dwurt,
        dwurt_die=player.dwurt_die,
        tokens=tuple(player.tokens),
        slots=tuple(player.slots),
        unlocked=tuple(player.unlocked),
        bags=tuple(player.bags),
        bags_open=bags_of(player) if chosen else 0,
        surplus=surplus(player) if chosen else 0,
        set_size=set_size(player),
        loose=tuple(player.loose),
        exhausted=tuple(player.exhausted),
        inlaid=dict(player.inlaid),
        pile=tuple(player.pile),
        beside=tuple(player.beside),
        hand=HandView(eyes.see(player.silver), eyes.see(player.gold)),
        control=player.control,
        fallen=player.fallen,
        taken=player.taken,
        quests=len(player.quests),
        bounties=len(player.bounties),
    )


def tile_view(state: EuthiaState, place: int) -> TileView:
    a, b, c = hexes_on(place)
    return TileView(
        state.placed[place],
        hexes_of(state.anchors[place]),
        (
            monster_on(state, a),
            monster_on(state, b),
            monster_on(state, c),
        ),
        tuple(number_of(one) for one in state.peril.rubble if place_of(one) == place),
    )


def tokens(state: EuthiaState) -> Iterator[TokenView]:
    for field, seat in state.hero_tokens.items():
        yield TokenView(field_key(state, field), seat, "hero", 1)
    for field, seat in state.trade_tokens.items():
        yield TokenView(field_key(state, field), seat, "trade", 1)
    for mark, number in state.interactions.items():
        field, seat = field_of_mark(mark), seat_of_mark(mark)
        yield TokenView(field_key(state, field), seat, "interaction", number)


def back_view(state: EuthiaState, level: int, eyes: Eyes) -> BackView | None:
    """Section 6: level, vitality, range, reward and least wounds are on the back."""
    deck = state.decks[f"monster-{level}"]
    if not deck.cards:
        return None
    card: Monster = library().monsters[deck.cards[-1]]
    known = eyes.may(state.fronts[level - 1]) or state.fronts[level - 1] == EVERYONE
    least = in_range(card.diagram, 2)
    return BackView(
        level,
        card.vitality,
        card.least,
        card.most,
        least.wounds if least is not None else 0,
        len(deck.cards),
        card.id if known else None,
        card.reward,
    )


def fight_view(state: EuthiaState, fight: Fight) -> FightView:
    return FightView(
        hero=fight.hero,
        monster=fight.monster,
        field=field_key(state, fight.field),
        foe=fight.foe,
        card=fight.card,
        stage=fight.stage,
        round=fight.round,
        first_strike=fight.first_strike,
        vitality=vitality(state, fight) if fight.card else 0,
        hits=fight.hits,
        chaos=fight.chaos,
        gaar=fight.gaar,
        hope=fight.hope,
        weapon=fight.weapon,
        wounds=tuple(fight.wounds),
        hit_terms=tuple(fight.hit_terms),
        clovers=tuple(fight.clovers),
        next_clovers=tuple(fight.next_clovers),
        paws=tuple(fight.paws),
        bonuses=tuple(fight.bonuses),
        played=(*fight.played, *fight.clovered, *fight.lasting),
        strike=fight.strike,
        extra=fight.extra_wounds if fight.stage.startswith("mon-") else fight.extra_hits,
        blow=tuple(blow(state, fight)),
        immune=bool(fight.card) and immune(state, fight),
    )


def blow(state: EuthiaState, fight: Fight) -> list[Term]:
    """EU-COMBAT-20, EU-COMBAT-26: what changes the wounds or the hits, once the dice lie."""
    player = state.players[fight.hero]
    if fight.stage in ("mon-c1", "mon-c2", "mon-d"):
        shifts = changes(state, player, WoundShift)
        return [*fight.wounds, *(Term(id, one.amount) for id, one in shifts)]
    if fight.stage in ("hero-c", "hero-d"):
        powers = library().powers if fight.silenced else {}
        kept = [one for one in fight.hit_terms if one.amount > 0 or one.what not in powers]
        for id, one in changes(state, player, HitShift):
            if amount := one.amount * times(state, player, one.per, id):
                kept.append(Term(id, amount))
        return kept
    return []


def roll_view(roll: Roll) -> RollView:
    return RollView(
        roll.seat,
        roll.of,
        tuple(roll.natural),
        tuple(roll.dice),
        tuple(roll.terms),
        roll.total,
    )


def peril_view(state: EuthiaState, peril: Peril) -> PerilView:
    return PerilView(
        field_key(state, peril.at) if on_map(peril.at) else "",
        peril.hits,
        peril.raids,
        peril.ruined,
        peril.slain,
        {field_key(state, field): number for field, number in peril.magic.items()},
    )
