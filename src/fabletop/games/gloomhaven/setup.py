"""GH-SETUP: from options and seed to the first round."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Rule, ask_all, pick, pick_some
from ...kernel.chance import Chance
from ...kernel.gamedef import BadSetup, Options
from ...kernel.secrecy import NOBODY, Zone, only
from .arrival import discard_for_events, event_effects, pack, take_sheets
from .library import STANDARD_DECK, library
from .map.ground import ground
from .party import member_of, read_party
from .records import Item
from .rules import where
from .rules.conditions import give
from .rules.damage import suffer
from .rules.dungeon import choose_gates, penalty, shuffle_dungeon, start_hexes
from .rules.items import fits
from .rules.levels import scenario_level
from .rules.modifiers import put_curse
from .rules.rooms import reveal
from .rules.scenarios import scenario_of
from .rules.values import measure
from .state import Carried, Figure, GloomhavenState, Hero, Phase, Table, public, secret
from .terms import ELEMENTS, INERT

RANDOM = "random"
GOLD_PER_LEVEL = 15
HANDS = 2


def set_up(chance: Chance, seats: int, options: Options) -> GloomhavenState:
    """GH-SETUP-01: everything that asks nobody."""
    box = library()
    party = read_party(options["party"]) if options.get("party") else None
    if party is not None and len(party.members) != seats:
        raise BadSetup(f"The party has {len(party.members)} characters, not {seats}.")
    level = int(options["level"])
    levels = [one.level for one in party.members] if party is not None else [level] * seats
    extra = int(options["information"] != "secret")
    scenario = options["scenario"]
    heroes = [
        Hero(
            seat,
            hand=Zone(only(seat)),
            picks=Zone(only(seat)),
            discard=public(),
            lost=public(),
            deck=secret(),
            drawn=public(),
            goals=Zone(only(seat)),
            level=levels[seat],
        )
        for seat in range(seats)
    ]
    state = GloomhavenState(
        chance=chance,
        options={name: value for name, value in options.items() if value},
        heroes=heroes,
        scenario="" if scenario == RANDOM else box.scenario_numbers[int(scenario)],
        level=scenario_level(levels, options["difficulty"], extra),
        figures={},
        overlays=(),
        elements=dict.fromkeys(ELEMENTS, INERT),  # GH-SETUP-09
        decks={},
        modifiers=shuffled(chance, "modifiers", list(STANDARD_DECK)),
        drawn=public(),
        goal_deck=shuffled(chance, "goals", list(box.goals)),
        goal_discard=secret(),
        numbers={},
    )
    if scenario == RANDOM:
        shuffle_dungeon(state)
    if party is not None:
        take_sheets(state, party)
    return state


def shuffled(chance: Chance, stream: str, cards: list[str]) -> Zone:
    zone = Zone(NOBODY, cards)
    zone.shuffle(chance, stream)
    return zone


def next_seat(state: GloomhavenState, phase: Phase) -> None:
    """The next seat chooses; after the last one the next part of the setup begins."""
    state.seat += 1
    if state.seat >= len(state.heroes):
        state.seat = 0
        state.phase = phase


def choose_class(game: Table) -> Rule[None]:
    """1.2: only one character of each class."""
    state = game.state
    hero = state.heroes[state.seat]
    taken = [one.type for one in state.heroes]
    left = [id for id, one in library().classes.items() if id not in taken and not one.locked]
    if state.options["classes"] == "deal":
        hero.type = game.chance.pick("classes", left)
    else:
        hero.type = yield from pick(hero.seat, "GH-SETUP-01", {f"class:{one}": one for one in left})
    hero.pool = tuple(
        one for one in library().hand_cards(hero.type) if library().cards[one].level in ("1", "X")
    )
    hero.perks = (0,) * len(library().classes[hero.type].perks)
    game.tell("chose-class", number=hero.seat + 1, who=hero.type)
    next_seat(state, "pool")


def choose_pool(game: Table) -> Rule[None]:
    """GH-CAMP-51: one card for each level above the first, of that level or lower."""
    state = game.state
    hero = state.heroes[state.seat]
    cards = library().cards
    for level in range(2, hero.level + 1):
        options = {
            f"card:{one}": one
            for one in library().hand_cards(hero.type)
            if one not in hero.pool
            and cards[one].level.isdecimal()
            and int(cards[one].level) <= level
        }
        card = yield from pick(hero.seat, "GH-SETUP-06", options, about=str(level))
        hero.pool = (*hero.pool, card)
    next_seat(state, "perks")


def choose_perks(game: Table) -> Rule[None]:
    """GH-CAMP-51: one perk for each level above the first."""
    state = game.state
    hero = state.heroes[state.seat]
    perks = library().classes[hero.type].perks
    for _ in range(hero.level - 1):
        options = {
            f"perk:{hero.type}:{number + 1}": number
            for number, perk in enumerate(perks)
            if hero.perks[number] < perk.boxes
        }
        chosen = yield from pick(hero.seat, "GH-SETUP-08", options)
        hero.perks = tuple(boxes + (number == chosen) for number, boxes in enumerate(hero.perks))
    next_seat(state, "goals")


def deal_goals(game: Table) -> Rule[None]:
    """GH-SETUP-10: two are dealt to each, one is kept, in secret."""
    state = game.state
    for hero in state.heroes:
        while len(hero.goals.cards) < HANDS:
            game.deal(state.goal_deck, hero.goals)
    chosen = yield from ask_all(
        "GH-SETUP-10",
        lambda: {
            one.seat: {f"goal:{goal}": goal for goal in one.goals.cards} for one in state.heroes
        },
    )
    for hero in state.heroes:
        for goal in [one for one in hero.goals.cards if one != chosen[hero.seat]]:
            state.goal_discard.put(hero.goals.take(goal))
    state.phase = "equip"


def equip(game: Table) -> Rule[None]:
    """GH-SETUP-07: items for the starting gold of the level, within the limits of the slots."""
    state = game.state
    hero = state.heroes[state.seat]
    member = member_of(state, hero)
    if member is not None:
        yield from pack(game, hero, member)
        next_seat(state, "hand")
        return
    gold = GOLD_PER_LEVEL * (hero.level + 1)
    while True:
        options: dict[str, Item | None] = {
            f"buy:{id}": item
            for id, item in library().items.items()
            if 1 <= item.prosperity <= hero.level
            and item.price <= gold
            and fits(hero, item)
            and sum(own.item == id for other in state.heroes for own in other.items) < item.copies
        }
        if not options:
            break
        options["done"] = None
        item = yield from pick(hero.seat, "GH-SETUP-07", options, about=str(gold))
        if item is None:
            break
        gold -= item.price
        hero.items.append(Carried(item.id))
        game.tell("equipped", who=hero.type, what=item.id)
    next_seat(state, "hand")


def choose_hand(game: Table) -> Rule[None]:
    """GH-SETUP-06: exactly as many different cards of the pool as the hand limit."""
    state = game.state
    hero = state.heroes[state.seat]
    limit = library().classes[hero.type].hand
    suggested = [one for one in hero.pool if library().cards[one].level == "1"]
    cards = suggested
    if (yield from pick(hero.seat, "GH-SETUP-06", {"suggested": False, "own-choice": True})):
        options = {f"card:{one}": one for one in hero.pool}
        cards = yield from pick_some(
            hero.seat, "GH-SETUP-06", options, least=limit, most=limit, about="hand"
        )
    hero.hand.cards[:] = cards
    build_deck(game, hero)
    yield from discard_for_events(game, hero)
    next_seat(state, "place")
    if state.phase == "place":
        yield from lay_out(game)


def perked_deck(type: str, ticked: Sequence[int]) -> list[str]:
    """GH-SETUP-08: the standard deck, changed by perks."""
    cards = list(STANDARD_DECK)
    for perk, boxes in zip(library().classes[type].perks, ticked, strict=True):
        for _ in range(boxes):
            for part in perk.remove:  # GH-CAMP-53: fewer where fewer are there
                for _ in range(part.n):
                    if part.card in cards:
                        cards.remove(part.card)
            for part in perk.add:
                cards.extend([part.card] * part.n)
    return cards


def build_deck(game: Table, hero: Hero) -> None:
    """GH-SETUP-08: the deck of the perks, with the -1 cards of items, shuffled."""
    cards = perked_deck(hero.type, hero.perks)
    if not ignores(hero, "items"):
        for item in hero.items:
            cards.extend(["minus-1"] * library().items[item.item].minus_ones)
    hero.deck.cards[:] = cards
    hero.deck.shuffle(game.chance, f"modifiers-{hero.seat}")


def ignores(hero: Hero, what: str) -> bool:
    """Perks by which negative effects of items or of the scenario do not apply (2.4)."""
    perks = library().classes[hero.type].perks
    return any(
        boxes and (perk.ignore_items if what == "items" else perk.ignore_scenario)
        for perk, boxes in zip(perks, hero.perks, strict=True)
    )


def lay_out(game: Table) -> Rule[None]:
    """GH-SETUP-02: only the first room is populated."""
    state = game.state
    if state.dungeon:
        yield from choose_gates(game)
    for room in scenario_of(state).rooms:
        if room.start:
            yield from reveal(game, room.id, None)


def place_hero(game: Table) -> Rule[None]:
    """GH-SETUP-05: on any free start hex, in player order."""
    state = game.state
    hero = state.heroes[state.seat]
    starts = start_hexes(state) if state.dungeon else scenario_of(state).start
    free = [at for at in starts if at in ground(state) and not where.occupied(state, at)]
    at = yield from pick(hero.seat, "GH-SETUP-05", {f"start:{q},{r}": (q, r) for q, r in free})
    hp = library().classes[hero.type].hp[hero.level - 1]
    state.figures[hero.type] = Figure(
        id=hero.type,
        kind="hero",
        type=hero.type,
        at=at,
        hp=hp,
        most=hp,
        side="heroes",
        owner=hero.seat,
    )
    next_seat(state, "round")
    if state.phase == "round":
        if state.dungeon:  # GH-RANDOM-09: the first room hits those who stand in it
            yield from penalty(game, state.revealed[0], None)
        yield from scenario_effects(game)
        yield from event_effects(game)


def scenario_effects(game: Table) -> Rule[None]:
    """GH-SETUP-11: negative scenario effects, for everybody who does not ignore them."""
    state = game.state
    for effect in scenario_of(state).effects:
        for hero in state.heroes:
            if ignores(hero, "scenario"):
                continue
            figure = state.figures[hero.type]
            for _ in range(effect.curses):
                put_curse(game, figure)
            if effect.minus_ones:
                hero.deck.cards.extend(["minus-1"] * effect.minus_ones)
                hero.deck.shuffle(game.chance, f"modifiers-{hero.seat}")
            for condition in effect.conditions:
                give(game, figure, condition)
            if effect.damage != 0:
                yield from suffer(game, figure, measure(state, effect.damage, figure))
