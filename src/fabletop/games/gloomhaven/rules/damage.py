"""GH-DAMAGE and GH-EXHAUST: hit points go down; heroes may lose cards instead."""

from __future__ import annotations

from itertools import combinations

from ....kernel.ask import Rule, Text, follow, pick
from ..state import REST, Figure, GloomhavenState, Hero, Table
from ..terms import Hex
from . import bonuses, memory
from .abilities import perform_all
from .cards import discards_of, lose_from_discard, lose_from_hand
from .endings import check_goal
from .feats import count, note_health
from .figures import gone, hero_of
from .own_turn import items_amid_action
from .removal import remove_figure


def suffer(game: Table, figure: Figure, amount: int, by: Figure | None = None) -> Rule[int]:
    """Damage from any source; how much of it was really suffered.

    GH-DAMAGE-12: costs and the damage of a short rest are damage like any other."""
    if amount <= 0 or gone(game.state, figure) or figure.hp <= 0:
        return 0  # nothing left to lose, also while it is dying
    if figure.kind == "hero":
        hero = hero_of(game.state, figure)
        # GH-DAMAGE-04: compulsory negation first, then the choice
        if bonuses.negates(game, hero):
            game.tell("negated", who=figure.id, amount=amount)
            return 0
        if (yield from choose_to_negate(game, hero, figure, amount)):
            return 0
    # GH-DAMAGE-11, GH-SUMMON-07: monsters, summons and objectives just lose hit points
    figure.hp -= amount
    game.tell("damage", who=figure.id, amount=amount, left=max(0, figure.hp))
    if figure.kind == "hero":
        note_health(game.state, figure)
    if figure.hp <= 0:
        yield from fall(game, figure, by)
    return amount


def choose_to_negate(game: Table, hero: Hero, figure: Figure, amount: int) -> Rule[bool]:
    """GH-DAMAGE-01: suffer it, or lose one card of the hand or two of the discard pile."""
    while True:
        ways = ways_to_negate(hero)
        if len(ways) == 1:
            return False
        items = items_amid_action(game, hero)  # GH-ITEM-01: recovered cards are more ways
        options = {key: key for key in (*ways, *items)}
        key = yield from pick(
            hero.seat, "GH-DAMAGE-01", options, about=str(amount), reasons=lambda: blocked(hero)
        )
        if key in ways:
            break
        yield from follow(items[key])
    cards = ways[key]
    for card in cards:
        if card in hero.hand.cards:
            lose_from_hand(game, hero, card)
        else:
            lose_from_discard(game, hero, card)
    if cards:
        game.tell("negated", who=figure.id, amount=amount)
    return bool(cards)


def ways_to_negate(hero: Hero) -> dict[str, tuple[str, ...]]:
    """The cards each way costs. GH-DAMAGE-02: selected cards that wait for their turn cannot be
    used; GH-DAMAGE-03: active ones of the discard type can."""
    ways: dict[str, tuple[str, ...]] = {"suffer": ()}
    ways |= {f"lose:{one}": (one,) for one in hero.hand.cards}
    ways |= {f"lose-two:{a}:{b}": (a, b) for a, b in combinations(discards_of(hero), 2)}
    return ways


def blocked(hero: Hero) -> dict[str, Text]:
    why = {}
    if not hero.hand.cards:
        why["negate-hand"] = Text("why-no-hand-card")
    if len(discards_of(hero)) < 2:
        why["negate-discard"] = Text("why-no-two-discards")
    return why


def fall(game: Table, figure: Figure, by: Figure | None) -> Rule[None]:
    """Hit points are gone: monsters die, summons leave, heroes are exhausted."""
    state = game.state
    if figure.kind == "hero":
        exhaust(game, hero_of(state, figure))  # GH-EXHAUST-01
        return
    game.tell("died", who=figure.id)
    yield from on_death(game, figure, by)  # GH-MOTHER-09: before it is removed
    credit(game, figure, by)
    at, leaves_money = figure.at, figure.kind == "monster" and not figure.spawned
    remove_figure(game, figure)
    if leaves_money:  # GH-ATTACK-19
        drop_money(state, at)
    check_goal(game)


def on_death(game: Table, figure: Figure, by: Figure | None) -> Rule[None]:
    """GH-MOTHER-09: what a monster's card, or a summon's own trait, says about its death."""
    for held in bonuses.triggered(game.state, "death", figure):
        if held.bearer is figure:
            yield from perform_all(game, figure, held.bonus.perform)


def drop_money(state: GloomhavenState, at: Hex) -> None:
    state.money = (*state.money, at)


def kill(game: Table, figure: Figure, by: Figure | None) -> Rule[None]:
    """The figure dies at once, without damage."""
    if not gone(game.state, figure):
        figure.hp = 0
        yield from fall(game, figure, by)


def credit(game: Table, figure: Figure, by: Figure | None) -> None:
    """GH-ATTACK-24: a summon's kill counts for its owner, a controlled enemy's for the
    controller; GH-MOVE-26: a kill by nobody for nobody."""
    state = game.state
    if figure.kind == "objective":
        memory.note_fallen(state, figure.type)
    if figure.kind != "monster":
        return
    memory.count_kill(state, figure)
    if by is None or by.owner < 0:
        return
    hero = state.heroes[by.owner]
    if memory.kills(state) == 1:
        count(hero, "first-kill")
    count(hero, "kills")
    if state.options.get("party"):  # for personal quests
        count(hero, f"killed:{figure.type}")
    if figure.rank == "elite":
        count(hero, "elite-kills")


def exhaust(game: Table, hero: Hero) -> None:
    """GH-EXHAUST-02: all cards lost, the figure leaves, no way back. Money and experience
    are kept (GH-EXHAUST-03). GH-VAR-03: who was exhausted before and stayed only dies now."""
    state = game.state
    figure = state.figures[hero.type]
    only_dies = hero.exhausted
    hero.exhausted = True
    hero.hp_left = max(0, figure.hp)
    if figure.hp <= 0 and state.options.get("death") == "permanent":
        hero.dead = True  # GH-VAR-02, GH-VAR-05
    for summon in [one for one in state.figures.values() if one.owner == hero.seat]:
        if summon is not figure:
            remove_figure(game, summon)
    hero.feats["cards-left"] = 0
    for active in hero.active:
        hero.lost.put(active.card)
    hero.active.clear()
    for pile in (hero.hand, hero.picks, hero.discard):
        for card in pile.cards:
            if card != REST:
                hero.lost.put(card)
        pile.cards.clear()
    game.tell("died" if only_dies else "exhausted", who=hero.type)
    if hero.dead or figure.hp <= 0 or state.options.get("death") != "permanent":
        remove_figure(game, figure)  # GH-VAR-03: by lack of cards it would stay
    for other in state.heroes:
        if other is not hero and not only_dies:
            count(other, "allies-exhausted")
    check_goal(game)  # GH-EXHAUST-04: when all are exhausted the scenario is lost
