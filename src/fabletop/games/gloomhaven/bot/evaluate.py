"""Position evaluation: how good a position is for a hero.

It looks one answer ahead, so a half-chosen action must be worth what it promises, and a hero in
the open what the monsters will do to it.
"""

from __future__ import annotations

from ..library import library
from ..map.cells import Ground
from ..map.ground import ground
from ..map.ranges import ranges_from
from ..rules.actions import BASIC
from ..rules.memory import goal_treasures_looted, rooms_laid_out
from ..state import REST, Figure, GloomhavenState, Hero, Seat
from .gear import item_worth
from .plans import WALK, WISH, Plans, chosen, steps_between
from .rooms import menace, opened_rooms, rounds_to_go, unreadiness
from .sketches import CONDITION, Sketch, basic_sketch, is_ranged, lasting_worth, sketch_of
from .stamina import cards_worth
from .threat import SUMMON_HIT, threats

WON, LOST = 5000.0, -2000.0
FALLEN = 60.0
FAR = 14
IDLE = 9.0  # a turn lost to a long rest among enemies
TOO_SOON = 250.0  # for each enemy left when a door is opened
SHARE = 0.8  # of another hero's fortune in the own
LIFE, LAST_LIFE = 1.6, 1.2  # of a hit point, and besides of each of the last six
UNDECIDED = -50.0  # who gives up while the others go on
FEAR = 0.3  # of the harm that seems to be on its way: it may be forestalled, or be shared
CALM = 6.0  # to rest while no enemy is about
AHEAD = ("short-rests", "round", "lead", "second")
LASTING = 5.0  # a card or a hit point of a class to be chosen
DOOR = 1.6  # a step toward the next door when the rooms are clear


def evaluate(state: GloomhavenState, seat: Seat) -> float:
    """All win or lose together, so everybody's position counts; the own a little more."""
    if state.outcome:
        return WON if state.outcome == "won" else LOST
    if not state.round:
        return preparation(state, seat)
    foes: list[Figure] = []
    friends: list[Figure] = []
    for one in state.figures.values():
        (friends if one.side == "heroes" else foes).append(one)
    here = ground(state)
    worth = opened_rooms(state) + 12.0 * goal_treasures_looted(state)
    opening = len(state.revealed) > rooms_laid_out(state)  # a room half laid out
    known = foes if not opening else [one for one in foes if not one.revealed]
    worth -= menace(known)
    need = rounds_to_go(state, known)
    if opening or state.turn.opened:
        worth -= TOO_SOON * sum(not one.revealed for one in foes) + unreadiness(state)
    harm = threats(state, here, foes, friends)
    for one in friends:
        if one.kind == "summon":
            worth += 0.8 * one.hp - SUMMON_HIT * min(one.hp, harm.get(one.id, 0.0)) + 3.0
        elif one.kind == "objective":
            worth += 3.0 * one.hp - 2.0 * min(one.hp, harm.get(one.id, 0.0))
    for hero in state.heroes:
        own = 1.0 if hero.seat == seat else SHARE
        worth += own * fortune(state, hero, here, foes, harm, need)
    hero = state.heroes[seat]
    figure = state.figures.get(hero.type)
    if figure is not None and not hero.exhausted:
        worth += prospects(state, hero, figure, here, foes, friends, need)
    return worth


def preparation(state: GloomhavenState, seat: Seat) -> float:
    """Before the first round: things to carry, cards to play with, a place to start."""
    hero = state.heroes[seat]
    worth = 5.0 * bool(hero.hand.cards)
    if hero.type:
        own = library().classes[hero.type]
        worth += LASTING * (own.hand + own.hp[hero.level - 1])
    worth += sum((item_worth(one.item) for one in hero.items), 0.0)
    figure = state.figures.get(hero.type)
    if figure is not None:
        foes = [one for one in state.figures.values() if one.side != "heroes"]
        worth -= WALK * way_to_work(state, hero, figure, ground(state), foes)
    return worth


def fortune(
    state: GloomhavenState,
    hero: Hero,
    here: Ground,
    foes: list[Figure],
    harm: dict[str, float],
    need: float,
) -> float:
    """Life, cards, gains, and what is coming."""
    figure = state.figures.get(hero.type)
    worth = 0.5 * hero.xp + 1.0 * hero.tokens + 6.0 * len(hero.treasures)
    if hero.exhausted or figure is None:
        return worth - FALLEN
    worth += life(figure.hp)
    worth += cards_worth(hero, need, state.phase == "short-rests" and state.seat == hero.seat)
    if state.phase in AHEAD and hero.picks.cards != [REST]:
        worth -= want_of_cards(state, hero, figure, foes)
    worth -= danger(figure.hp, harm.get(figure.id, 0.0))
    for condition in figure.conditions:
        good = condition in ("invisible", "strengthen", "bless")
        worth += (0.5 if good else -0.6) * CONDITION.get(condition, 0.0)
    for boon in figure.boons:
        if boon.kind == "retaliate":
            worth += 1.0 * boon.amount * min(2.0, harm.get(figure.id, 0.0) / 2)
    for active in hero.active:
        whole, slots = lasting_worth(active.card, active.half)
        worth += whole if not slots else whole * (slots - active.slot) / slots
    for item in hero.items:
        if item.state == "ready":
            worth += 3.0
        elif item.state == "spent":
            worth += 1.5
    return worth - WALK * way_to_work(state, hero, figure, here, foes)


def want_of_cards(state: GloomhavenState, hero: Hero, figure: Figure, foes: list[Figure]) -> float:
    """Whoever has no two cards left in hand will have to rest for a whole round."""
    if hero.picks.cards or len(hero.hand.cards) >= 2:
        return 0.0
    if state.phase == "short-rests" and state.seat == hero.seat:
        return 0.0
    near = any(steps_between(figure.at, one.at) <= 6 for one in foes)
    return 2.0 + (IDLE if near else 0.0) - 1.2 * life_gained(figure, 2)


def life(hp: int) -> float:
    return LIFE * hp + LAST_LIFE * min(hp, 6)


def danger(hp: int, harm: float) -> float:
    """Damage that is on its way; what would kill costs cards instead."""
    if harm < hp:
        return FEAR * (life(hp) - LIFE * (hp - harm) - LAST_LIFE * min(hp - harm, 6))
    return FEAR * life(hp) + 2.0 * min(harm - hp, 6)


def way_to_work(
    state: GloomhavenState, hero: Hero, figure: Figure, here: Ground, foes: list[Figure]
) -> float:
    """Steps to the nearest enemy; with none in sight, to the nearest closed door."""
    if figure.at not in here:
        return 0.0
    wants = 3 if is_ranged(hero.type) else 1
    if foes:
        index = here.index
        row = ranges_from(here, index[figure.at])
        steps = min((row[index[one.at]] for one in foes if one.at in index), default=FAR)
        return float(max(0, min(steps, FAR) - wants))
    doors = [steps_between(figure.at, door) for door in here.closed]
    return DOOR / WALK * min(doors, default=0)


def prospects(
    state: GloomhavenState,
    hero: Hero,
    figure: Figure,
    here: Ground,
    foes: list[Figure],
    friends: list[Figure],
    need: float,
) -> float:
    """What the cards selected and not yet played are good for."""
    cards = chosen(hero)
    if hero.picks.cards[:1] == [REST]:
        calm = 0.0 if foes else CALM
        return (
            calm
            + 1.2 * life_gained(figure, 2)
            + 1.5 * sum(one.state == "spent" for one in hero.items)
        )
    if not cards:
        others = state.phase == "lead" and any(one.picks.cards for one in state.heroes)
        return UNDECIDED if others else 0.0
    wants = 3 if is_ranged(hero.type) else 1
    plans = Plans(state, hero, figure, here, foes, friends, wants, need)
    if state.phase == "second" and len(cards) == 1:
        worth = plans.best_pair(cards[0], hero.hand.cards)
        return WISH * worth + swiftness(cards[0], plans)
    turn = state.turn
    if turn.figure != hero.type:
        return WISH * plans.pair(cards[0], cards[1]) if len(cards) == 2 else 0.0
    if turn.stage == "line" and turn.card:
        return WISH * in_action(state, hero, plans, cards)
    if len(cards) == 2:
        return WISH * plans.pair(cards[0], cards[1])
    return WISH * max((plans.one(cards[0], half) for half in turn.halves), default=0.0)


def life_gained(figure: Figure, amount: int) -> float:
    return life(min(figure.most, figure.hp + amount)) - life(figure.hp)


def swiftness(lead: str, plans: Plans) -> float:
    """Who can strike wants to be first, who cannot waits for them to come."""
    initiative = library().cards[lead].initiative
    if not plans.near:
        return (50 - initiative) * 0.03
    close = plans.near[0][0] <= 4
    return (50 - initiative) * (0.05 if close else -0.03)


def in_action(state: GloomhavenState, hero: Hero, plans: Plans, cards: list[str]) -> float:
    """The rest of the action in progress, and the other card after it."""
    turn = state.turn
    now = basic_sketch(turn.half, BASIC) if turn.basic else sketch_of(turn.card, turn.half)
    aimed = turn.tally.targets if now.strike is not None else ()
    now = rest_of(now, turn.line, turn.tally.moved)
    others = [one for one in cards if one != turn.card]
    halves = [one for one in turn.halves if one != turn.half]
    if not others or not halves:
        return plans.run(now, aimed=aimed)
    return max(plans.run(now, way, aimed=aimed) for way in plans.ways(others[0], halves[0]))


def rest_of(now: Sketch, line: int, moved: int) -> Sketch:
    """What is left of an action when its first lines are done."""
    steps = max(0, now.steps - moved)
    strike = now.strike
    if line and now.steps and strike is None:
        steps = 0
    if line and not now.steps:
        strike = None
    if line > 1:
        strike = None
    return Sketch(
        steps,
        strike,
        max(0, now.after - max(0, moved - now.steps)),
        now.heal,
        now.heal_reach,
        now.loot,
        now.aid,
        now.recovers,
        now.lost,
        now.xp,
    )
