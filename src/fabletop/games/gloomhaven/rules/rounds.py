"""GH-ROUND and GH-EOR: a round from its start to its end."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Rule, ask_all, pick
from ....kernel.secrecy import only
from ..state import REST, GloomhavenState, Hero, Table
from .abilities import perform_all
from .bonuses import Held, held_by, use
from .cards import discards_of, end_active
from .damage import exhaust
from .decks import draw_for_types, put_decks_in_order
from .elements import wane
from .endings import enemies_left, finish, settle
from .feats import count
from .figures import figure_of
from .initiative import decide_order, reveal_cards
from .memory import release_controls
from .modifiers import reshuffle_decks
from .rests import can_rest, short_rest
from .scripts import monsters_will_come, round_ends, round_starts

CONCEDE = "concede"


def start_round(game: Table) -> Rule[None]:
    """GH-ROUND-10: first what the scenario brings; GH-ROUND-09: then who has too few cards is
    exhausted (GH-EXHAUST-01)."""
    state = game.state
    state.round += 1
    game.tell("round", number=state.round)
    yield from round_starts(game)
    for hero in state.heroes:
        if not hero.exhausted and len(hero.hand.cards) < 2 and len(discards_of(hero)) < 2:
            exhaust(game, hero)
    for hero in state.heroes:
        if not enemies_left(state):
            count(hero, "empty-rounds")
    if state.outcome:
        state.phase = "end-of-round"
        return
    state.asked = next(one.seat for one in state.heroes if not one.exhausted)
    state.phase = "lead"


def leads_of(hero: Hero) -> dict[str, str]:
    """GH-ROUND-02: two cards of the hand, one of them leading, or a long rest."""
    options: dict[str, str] = {}
    if len(hero.hand.cards) >= 2:
        options = {f"lead:{one}": one for one in hero.hand.cards}
    if can_rest(hero):
        options[REST] = REST
    return options


def choose_leads(game: Table) -> Rule[None]:
    """GH-ROUND-03: secretly, all at the same time."""
    state = game.state
    state.blow = None
    for hero in state.heroes:
        hero.picks.audience = only(hero.seat)
        hero.played = ()
    playing = [one for one in state.heroes if not one.exhausted]
    quiet = nothing_to_come(state)
    while True:
        waiting = [one for one in playing if not one.picks.cards]
        more = {CONCEDE: CONCEDE} if quiet and len(waiting) == len(playing) else {}
        offered = partial(leads_of_all, waiting, more)
        chosen = yield from ask_all("GH-ROUND-02", offered)
        if all(one == CONCEDE for one in chosen.values()):
            settle(game, "lost")
            finish(game)
            return
        for hero in waiting:
            lead = chosen[hero.seat]
            if lead != CONCEDE:
                hero.picks.put(lead)
                if lead != REST:
                    hero.hand.take(lead)
        if all(one.picks.cards for one in playing):
            break
    state.phase = "second"


def leads_of_all(heroes: list[Hero], more: dict[str, str]) -> dict[int, dict[str, str]]:
    return {one.seat: {**leads_of(one), **more} for one in heroes}


def nothing_to_come(state: GloomhavenState) -> bool:
    """GH-END-07: no monster left and none to come by itself: all together may give up."""
    return not enemies_left(state) and not monsters_will_come(state)


def seconds_of(hero: Hero) -> dict[str, str]:
    if hero.picks.cards[:1] == [REST]:
        return {"ready": REST}  # asked as well, so that nothing is betrayed
    return {f"second:{one}": one for one in hero.hand.cards}


def choose_seconds(game: Table) -> Rule[None]:
    state = game.state
    playing = [one for one in state.heroes if not one.exhausted]
    chosen = yield from ask_all(
        "GH-ROUND-03", lambda: {one.seat: seconds_of(one) for one in playing}
    )
    for hero in playing:
        second = chosen[hero.seat]
        hero.picks.put(second)
        if second != REST:
            hero.hand.take(second)
    state.phase = "initiative"


def initiative(game: Table) -> Rule[None]:
    """GH-ROUND-04, GH-INIT: cards are turned over, monsters draw, the order is made."""
    state = game.state
    reveal_cards(game)
    draw_for_types(game)
    for hero in state.heroes:
        yield from shift(game, hero)
    yield from decide_order(game)
    state.phase = "turns"


def shift(game: Table, hero: Hero) -> Rule[None]:
    """Items that change the initiative once it is known."""
    figure = figure_of(game.state, hero)
    if figure is None:
        return
    while True:
        options: dict[str, Held | None] = {
            held.key: held for held in held_by(game.state, hero, "reveal")
        }
        if not options:
            return
        options["go"] = None
        held = yield from pick(hero.seat, "GH-ITEM-08", options)
        if held is None:
            return
        use(game, held)
        yield from perform_all(game, figure, held.bonus.perform, hero.seat)


def end_of_round(game: Table) -> Rule[None]:
    """GH-EOR-01 to GH-EOR-07, in this order."""
    state = game.state
    reshuffle_decks(game)
    put_decks_in_order(game)
    wane(state)  # GH-EOR-03
    end_round_bonuses(game)
    for figure in state.figures.values():
        figure.acted = figure.waits = figure.revealed = False
        figure.boons = tuple(one for one in figure.boons if one.lasting)
    state.order = ()
    state.extra = ()
    release_controls(state)
    if state.outcome:  # GH-EOR-08: without short rests
        finish(game)
        return
    yield from round_ends(game)
    state.seat = 0
    state.phase = "short-rests"


def end_round_bonuses(game: Table) -> None:
    """GH-EOR-04: round bonuses are over, their cards go to their piles."""
    for hero in game.state.heroes:
        for active in [one for one in hero.active if one.round]:
            end_active(game, hero, active)


def short_rests(game: Table) -> Rule[None]:
    """GH-EOR-05: each hero may; GH-EOR-06: then the next round begins."""
    state = game.state
    while state.seat < len(state.heroes):
        hero = state.heroes[state.seat]
        if can_rest(hero):
            break
        state.seat += 1
    else:
        state.phase = "round"
        return
    options = {"rest": True, "no-rest": False}
    if (yield from pick(hero.seat, "GH-EOR-05", options)):
        yield from short_rest(game, hero)
    state.seat += 1
    if all(one.exhausted for one in state.heroes):
        finish(game)
