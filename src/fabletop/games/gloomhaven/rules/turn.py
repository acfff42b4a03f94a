"""A turn, from its start to its end (GH-CARDS-01, GH-EOR-20, GH-EOR-21)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects.aim import Aim
from ..monsters.from_state import abilities_of
from ..monsters.turn import automated_turn
from ..state import REST, ActionTally, Figure, Hero, Table, Turn
from ..terms import Half
from . import memory
from .abilities import perform, perform_all
from .actions import action_of, perform_line
from .bonuses import Held, held_by, triggered, use
from .cards import end_active, put_away
from .clauses import holds
from .conditions import expire, has
from .damage import suffer
from .elements import infusions_become_strong
from .endings import check_goal, objective_reaches
from .figures import gone, hero_of
from .initiative import next_actor
from .money import loot_at_end_of_turn
from .own_turn import items_now, own_turn_items, use_now
from .rests import long_rest
from .scripts import plates_pressed


def next_turn(game: Table) -> None:
    """GH-ROUND-06: the next figure in order that has not acted."""
    state = game.state
    actor = next_actor(state)
    if actor is None:
        state.phase = "end-of-round"
        return
    if state.extra and state.extra[0] == actor.id:
        state.extra = state.extra[1:]
    state.turn = Turn(figure=actor.id)


def start_of_turn(game: Table, figure: Figure) -> Rule[None]:
    """GH-EOR-20: the wound, then bonuses."""
    figure.acted = True
    figure.fresh = ()
    if has(figure, "wound"):  # GH-COND-04
        yield from suffer(game, figure, 1)
    if not gone(game.state, figure):
        yield from at_moment(game, figure, "turn-start")


def at_moment(game: Table, figure: Figure, moment: str) -> Rule[None]:
    """Bonuses that work at the start or end of a turn."""
    state = game.state
    for held in triggered(state, moment, figure):
        if held.by_choice or gone(state, figure) or has(figure, "stun"):
            continue
        if held.card is not None and held.hero is not None and held.card not in held.hero.active:
            continue
        if holds(state, held.bonus.only, figure, ActionTally()):
            use(game, held)
            yield from perform_all(game, figure, held.bonus.perform)


def automated(game: Table) -> Rule[None]:
    """The turn of a monster, a summon or an allied objective: section 6."""
    state = game.state
    figure = state.figures[state.turn.figure]
    game.tell("turn-of", who=figure.id)
    yield from start_of_turn(game, figure)
    control = memory.take_control(state, figure)
    side = figure.side
    if not gone(state, figure) and not has(figure, "stun"):
        if control is not None:
            figure.side = "heroes"
            memory.lead(state, figure)
        if control is not None and control.decides == "player":
            yield from led_by_player(game, figure, control.seat)
        else:
            yield from automated_turn(game, figure)
        figure.side = side
        memory.let_go(state, figure)
    yield from end_of_turn(game, figure)


def led_by_player(game: Table, figure: Figure, seat: int) -> Rule[None]:
    """ControlTurn (3.4): the abilities of its card as the player likes."""
    aim = Aim(figure, ActionTally(), seat)
    for ability in abilities_of(game.state, figure):
        yield from perform(game, aim, ability)


def hero_begins(game: Table) -> Rule[None]:
    state = game.state
    figure = state.figures[state.turn.figure]
    hero = hero_of(state, figure)
    game.tell("turn-of", who=figure.id)
    yield from start_of_turn(game, figure)
    if gone(state, figure):
        state.turn.stage = "end"
        return
    if hero.picks.cards[:1] == [REST]:
        hero.picks.cards.clear()
        yield from items_now(game, hero, "go")  # GH-REST-04
        if not hero.exhausted:
            yield from long_rest(game, hero)  # GH-COND-07: also by the stunned
            yield from items_now(game, hero, "go")  # GH-ITEM-01: what the rest made ready, too
        state.turn.stage = "end"
        return
    if has(figure, "stun"):  # GH-CARDS-08
        for card in list(hero.picks.cards):
            hero.discard.put(hero.picks.take(card))
        state.turn.stage = "end"
        return
    state.turn.stage = "choose"


def choose_action(game: Table) -> Rule[None]:
    """GH-CARDS-01, GH-CARDS-07: each card once, a top and a bottom."""
    state = game.state
    turn = state.turn
    figure = state.figures.get(turn.figure)
    if figure is None or has(figure, "stun"):
        stop_here(game)
        return
    hero = hero_of(state, figure)
    options: dict[str, Deed] = {}
    for card in hero.picks.cards:
        for half in turn.halves:
            options[f"{half}:{card}"] = partial(begin_action, game, hero, card, half, False)
            options[f"basic-{half}:{card}"] = partial(begin_action, game, hero, card, half, True)
        options[f"forgo:{card}"] = partial(forgo, game, hero, card)
    for key, held in own_turn_items(game, hero).items():
        options[key] = partial(use_now, game, hero, held)
    for active in hero.active:  # GH-CARDS-11
        options[f"drop:{active.card}"] = partial(end_active, game, hero, active)
    if not hero.picks.cards:
        options["end-turn"] = partial(end_turn, game)
    yield from follow((yield from pick(hero.seat, "GH-CARDS-01", options)))


def begin_action(game: Table, hero: Hero, card: str, half: Half, basic: bool) -> None:
    """GH-CARDS-02: as printed, or the basic action of the half."""
    turn = game.state.turn
    turn.card, turn.half, turn.basic = card, half, basic
    turn.line, turn.performed, turn.tally = 0, False, ActionTally()
    turn.stage = "line"
    game.tell("basic" if basic else "plays", who=hero.type, what=card, half=half)


def forgo(game: Table, hero: Hero, card: str) -> None:
    """GH-CARDS-06: the card is discarded without its action."""
    hero.discard.put(hero.picks.take(card))
    game.tell("forwent", who=hero.type, what=card)


def end_turn(game: Table) -> None:
    game.state.turn.stage = "end"


def stop_here(game: Table) -> None:
    """The hero is exhausted or stunned: cards left are discarded (GH-CARDS-08)."""
    state = game.state
    figure = state.figures.get(state.turn.figure)
    if figure is not None:
        hero = hero_of(state, figure)
        for card in list(hero.picks.cards):
            hero.discard.put(hero.picks.take(card))
    state.turn.stage = "end"


def next_line(game: Table) -> Rule[None]:
    """GH-CARDS-03, GH-CARDS-15: the next ability of the action; then the card moves."""
    state = game.state
    turn = state.turn
    hero = state.hero(turn.figure)
    action = action_of(state, hero, turn.card, turn.half, turn.basic)
    line = turn.line
    first = not turn.performed
    if (yield from perform_line(game, hero, action, line, turn.tally, first)):
        turn.performed = True
    turn.line = line + 1
    if turn.line >= len(action.abilities) or turn.figure not in state.figures:
        if not hero.exhausted:
            put_away(game, hero, turn.card, turn.half, turn.performed and not turn.basic)
        turn.halves = tuple(one for one in turn.halves if one != turn.half)
        turn.card = ""
        turn.stage = "choose"


def hero_ends(game: Table) -> Rule[None]:
    state = game.state
    figure = state.figures.get(state.turn.figure)
    if figure is None:
        infusions_become_strong(game)
        check_goal(game)
        state.turn = Turn()
        return
    hero = hero_of(state, figure)
    if not has(figure, "stun"):
        yield from at_moment(game, figure, "turn-end")
    if not gone(state, figure) and not has(figure, "stun"):
        yield from end_items(game, hero)
    yield from end_of_turn(game, figure)


def end_items(game: Table, hero: Hero) -> Rule[None]:
    """Items that say: at the end of your turn."""
    state = game.state
    while not hero.exhausted:
        options: dict[str, Held | None] = {
            held.key: held for held in held_by(state, hero, "turn-end") if held.by_choice
        }
        if not options:
            return
        options["go"] = None
        held = yield from pick(hero.seat, "GH-ITEM-08", options)
        if held is None:
            return
        yield from use_now(game, hero, held)


def end_of_turn(game: Table, figure: Figure) -> Rule[None]:
    """GH-EOR-21: looting, infusions, conditions, the scenario's own triggers."""
    state = game.state
    if figure.kind == "hero" and not gone(state, figure):
        yield from loot_at_end_of_turn(game, figure)
    infusions_become_strong(game)
    if not gone(state, figure):
        expire(figure)
        if figure.kind == "hero":
            yield from plates_pressed(game)
            if state.turn.extra:
                figure.acted = False
        elif figure.kind == "objective":
            objective_reaches(game, figure)
    for one in state.figures.values():
        one.revealed = False
    state.turn = Turn()
    check_goal(game)
