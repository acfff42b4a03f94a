"""Combat: how it begins (EU-COMBAT-1 to EU-COMBAT-10) and its healing phases."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, Seat, ask_all, follow, pick
from ..library import library
from ..scenarios import DragonRule, GolemRule
from ..state import NOBODY_PLAYS, Fight, Foe, Player, Stage, Table
from .decks import draw_cards, draw_monster, feed_bank
from .dragon import beside_peril, form_of
from .elites import at_lair
from .foes import beaten, foe_of, special_rule
from .gear import arrange_options
from .life import die_outside
from .movement import combat_ready, source_tiles
from .rolls import hope_options, opens
from .room import settle
from .windows import Window, apply_waiting, spend_source, trigger, usable


def current(game: Table) -> Fight:
    fight = game.state.fight
    assert fight is not None
    return fight


def settled(game: Table, fight: Fight) -> bool:
    """EU-COMBAT-22, EU-COMBAT-27: somebody is dead, and the combat ends at once."""
    state = game.state
    return fight.withdrawn or state.players[fight.hero].health <= 0 or beaten(state, fight)


# Beginning


def combat_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-ELITE-3: a voluntary combat action against the open elite; S-3, S-4: dragon and golem.
    EU-ELITE-7: as often as there are combat actions."""
    state = game.state
    if not combat_ready(game, player):
        return {}
    options: dict[str, Deed] = {}
    if at_lair(state, player):
        bounty = library().bounties[state.bounty]
        level = bounty.level
        options[f"fight:{bounty.elite}"] = partial(begin_combat, game, player, "elite", level)
    if not state.peril.slain and beside_peril(state, player.at):
        kind: Foe = "dragon" if special_rule(state, DragonRule) is not None else "golem"
        options[f"fight:{peril_card(game, kind)}"] = partial(begin_combat, game, player, kind, 3)
    return options


def peril_card(game: Table, kind: Foe) -> str:
    if kind == "dragon":
        dragon = special_rule(game.state, DragonRule)
        assert dragon is not None
        return form_of(game.state, dragon)
    golem = special_rule(game.state, GolemRule)
    assert golem is not None
    return golem.form


def begin_combat(game: Table, player: Player, foe: Foe, level: int) -> Rule[None]:
    """EU-COMBAT-1: a combat action is spent: a token, or a tile that grants it."""
    options: dict[str, str] = {"token:combat": ""} if "combat" in player.tokens else {}
    options |= {f"source:{id}": id for id in source_tiles(game, player, "combat")}
    source = yield from pick(player.seat, "EU-COMBAT-1", options)
    if source:
        yield from spend_source(game, player, source)
    else:
        player.tokens.remove("combat")
    # EU-COMBAT-2: the hope die is at 0
    game.state.roll = None
    game.state.fight = Fight(player.seat, player.at, foe, level)
    if foe == "monster":
        game.tell("combat", who=player.hero, level=level)
    else:
        game.tell(f"combat-{foe}", who=player.hero)


def before(game: Table) -> Rule[None]:
    """EU-COMBAT-2: equip freely; the last chance for items and skills without an icon. EU-DEATH-4:
    who dies now dies outside combat."""
    fight = current(game)
    player = game.state.players[fight.hero]
    while True:
        options: dict[str, Deed] = {**usable(game, player, "before")}
        options |= arrange_options(game, player)
        changing = hope_options(game, player, fight)
        if not (options or worth_changing(game, player, fight, "before", changing)):
            break
        options |= changing
        deed = yield from pick(player.seat, "EU-COMBAT-2", {**options, "done": None})
        if deed is None:
            break
        yield from follow(deed)
        if player.health <= 0:
            game.state.fight = None
            die_outside(game, player)
            return
    yield from settle(game, player)  # EU-ITEMS-8: a bag may have been covered
    fight.stage = "control"


# Who plays the monster


def choose_monster_player(game: Table) -> Rule[None]:
    """EU-COMBAT-3 to EU-COMBAT-6; then EU-COMBAT-7: the monster is revealed."""
    state, fight = game.state, current(game)
    if not state.alone:
        others = [player.seat for player in state.players if player.seat != fight.hero]
        if len(others) == 1:
            fight.monster = others[0]
        else:
            yield from by_control_cards(game, fight, others)
        who = state.players[fight.monster].hero
        game.tell("monster-player", who=who)
    reveal_monster(game, fight)
    fight.stage = "prep"


def by_control_cards(game: Table, fight: Fight, others: list[Seat]) -> Rule[None]:
    """EU-COMBAT-4: who holds an own control card may offer it; of several one is picked."""
    state = game.state
    holders = [seat for seat in others if state.players[seat].control]
    if holders:
        offered = yield from ask_all(
            "EU-COMBAT-4", {seat: {"offer": True, "keep-card": False} for seat in holders}
        )
        willing = [seat for seat, offers in sorted(offered.items()) if offers]
        if willing:
            seat = willing[0] if len(willing) == 1 else game.chance.pick("control", willing)
            state.players[seat].control -= 1
            state.discards["control"].append(state.players[seat].hero)
            fight.monster = seat
            game.tell("played-control", who=state.players[seat].hero)
            return
    draw_control(game, fight, others)


def draw_control(game: Table, fight: Fight, others: list[Seat]) -> None:
    """EU-COMBAT-5: the first own card to the hand, further ones aside; another's card decides.
    EU-COMBAT-6: without any such card one of the others at random. PL: every own card is kept."""
    state = game.state
    own = state.players[fight.hero]
    deck, aside = state.decks["control"], state.discards["control"]
    heroes = {state.players[seat].hero: seat for seat in others}
    if not any(card in heroes for card in (*deck.cards, *aside)):
        fight.monster = game.chance.pick("control", others)
        return
    kept = False
    while True:
        if not deck.cards:
            deck.cards.extend(aside)
            aside.clear()
            deck.shuffle(game.chance, "control")
        card = deck.draw()
        game.reveal()
        if card in heroes:
            aside.append(card)
            fight.monster = heroes[card]
            return
        if not kept or state.options["edition"] == "polish":
            own.control += 1
            kept = True
            game.tell("kept-control", who=own.hero)
        else:
            aside.append(card)


def reveal_monster(game: Table, fight: Fight) -> None:
    """EU-COMBAT-7: the top card of the field's level and its resources."""
    state = game.state
    if fight.foe == "monster":
        fight.card = draw_monster(game, fight.level)
    elif fight.foe == "elite":
        fight.card = library().bounties[state.bounty].elite
    else:
        fight.card = peril_card(game, fight.foe)
        fight.hits = state.peril.hits
    foe = foe_of(state, fight)
    # EU-COMBAT-18: these tokens belong to the monster only
    fight.chaos, fight.gaar = foe.chaos, foe.gaar
    game.tell("monster", card=fight.card, chaos=foe.chaos, gaar=foe.gaar)
    if fight.monster == NOBODY_PLAYS:  # EU-SOLO-8: the cards go to the banks
        for _ in range(foe.silver):
            feed_bank(game, "silver")
        for _ in range(foe.gold):
            feed_bank(game, "gold")
        return
    rival = state.players[fight.monster]
    draw_cards(game, rival, "silver", foe.silver)
    draw_cards(game, rival, "gold", foe.gold)


# Windows of the hero


def window(game: Table, name: Window, rule: str, then: Stage) -> Rule[None]:
    """The hero-player uses what fits, as often as wanted; then the combat goes on."""
    fight = current(game)
    player = game.state.players[fight.hero]
    if fight.waiting:
        yield from apply_waiting(game, player, fight, name)
    while not settled(game, fight):
        options: dict[str, Deed] = {**usable(game, player, name)}
        changing = hope_options(game, player, fight)
        if not (options or worth_changing(game, player, fight, name, changing)):
            break
        options |= changing
        deed = yield from pick(player.seat, rule, {**options, "done": None})
        if deed is None:
            break
        yield from follow(deed)
    fight.stage = then


def worth_changing(
    game: Table, player: Player, fight: Fight, name: Window, changing: dict[str, Deed]
) -> bool:
    """EU-SHIA-2, EU-SKOLDUR-3: hope to Gaar, Gaar to Dwurt at any time; asked where that pays for
    a tile."""
    return bool(changing) and opens(player, fight, partial(usable, game, player, name))


def prepare(game: Table) -> Rule[None]:
    """EU-COMBAT-9: effects of combat preparation, before First Strike."""
    fight = current(game)
    yield from window(game, "prep", "EU-COMBAT-9", "first-strike")
    yield from trigger(game, game.state.players[fight.hero], "combat-begun")


def heal_before(game: Table) -> Rule[None]:
    """EU-COMBAT-12: a combat round begins; EU-COMBAT-13: any number of healing effects."""
    fight = current(game)
    fight.round += 1
    fight.used = []
    fight.struck = []
    fight.again = 0
    fight.skipped = False
    yield from window(game, "heal", "EU-COMBAT-13", "mon-a")


def heal_between(game: Table) -> Rule[None]:
    yield from window(game, "heal", "EU-COMBAT-13", "curse")
