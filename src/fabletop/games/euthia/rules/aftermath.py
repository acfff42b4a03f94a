"""The end of a combat: victory (EU-COMBAT-30 to EU-COMBAT-35) and death (EU-DEATH-3)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.standing import WiderFame
from ..fields import Field, mark_of
from ..library import library
from ..records import Loot
from ..scenarios import DragonRule
from ..state import NOBODY_PLAYS, Fight, Player, Table
from ..terms import TREASURES
from .belongings import max_health, surplus
from .cards import hand_limit
from .combat import current
from .costs import discard_trophy
from .decks import discard_played, draw_cards, return_monster
from .foes import beaten, special_rule
from .land import hex_at, is_mine, location, tile_at
from .life import gain_coins, gain_gaar, gain_potion, gain_reputation, to_church
from .movement import source_tiles
from .places import draw_treasure
from .rolls import end_hope
from .room import settle
from .standing import changes
from .trade import may_trade, start_trade
from .windows import spend_source, trigger

DEATH_GAAR = 3  # CONST-DEATH
DEATH_GOLD = 1
COOP_LOSS = 1  # EU-COOP-6


def finish(game: Table) -> Rule[None]:
    """EU-COMBAT-10: one side is dead, or the combat was broken off."""
    state, fight = game.state, current(game)
    player = state.players[fight.hero]
    if fight.foe in ("dragon", "golem"):
        state.peril.hits = fight.hits
        state.peril.most_hits = max(state.peril.most_hits, fight.hits)
    if fight.withdrawn:
        yield from withdraw(game, player, fight)
    elif player.health <= 0:
        yield from die_in_combat(game, player, fight)
    elif fight.foe == "monster":
        yield from beat_monster(game, player, fight)
    elif fight.foe == "elite":
        yield from beat_elite(game, player, fight)
    else:
        yield from leave_peril(game, player, fight)


# Victory


def beat_monster(game: Table, player: Player, fight: Fight) -> Rule[None]:
    """EU-COMBAT-30, in order."""
    state = game.state
    card = library().monsters[fight.card]
    game.tell("beaten", who=player.hero, card=fight.card)
    most = card.most
    if most is not None:
        most += sum(one.amount for _, one in changes(state, player, WiderFame))
    # EU-COMBAT-35: the reputation at the moment of defeat
    earned = player.reputation >= card.least and (most is None or player.reputation <= most)
    if earned:
        yield from effects.run(game, Aim(player, fight.card), card.reward)
    yield from keep_trophy(game, player, fight.card)
    take_loot(game, player, hex_at(state, fight.field).loot)
    yield from trigger(game, player, "combat-won")
    yield from clear_table(game, player, fight)
    state.fight = None
    mark_field(game, player, fight.field)
    yield from claim_treasure(game, player, fight)
    yield from make_room(game, player)


def keep_trophy(game: Table, player: Player, card: str) -> Rule[None]:
    """EU-COMBAT-30 (2), EU-ITEMS-12: keep the card as a trophy (it needs a bag) or discard it."""
    keep = yield from pick(
        player.seat, "EU-COMBAT-30", {"trophy": True, "no-trophy": False}, about=card
    )
    if keep:
        player.bags.append(card)
    else:
        discard_trophy(game, card)


def take_loot(game: Table, player: Player, loot: Loot) -> None:
    """EU-COMBAT-30 (3): everything printed on the field."""
    gain_coins(game, player, loot.coins)
    gain_gaar(game, player, loot.gaar)
    for _ in range(loot.potions):
        gain_potion(game, player)
    draw_cards(game, player, "silver", loot.silver)
    draw_cards(game, player, "gold", loot.gold)


def clear_table(game: Table, player: Player, fight: Fight) -> Rule[None]:
    """EU-COMBAT-30 (4), (5): tokens and played cards away, hands to five, hope to Gaar."""
    state = game.state
    put_away_cards(game, fight)
    state.blessings = []
    end_hope(game, player, fight)
    if fight.monster != NOBODY_PLAYS:
        rival = state.players[fight.monster]
        yield from hand_limit(game, rival)
    yield from hand_limit(game, player)


def put_away_cards(game: Table, fight: Fight) -> None:
    """The monster's tokens to the supply, the played cards to their discards."""
    fight.chaos = fight.gaar = 0
    for pile in (fight.played, fight.clovered, fight.lasting):
        discard_played(game.state, pile)


def mark_field(game: Table, player: Player, field: Field) -> None:
    """EU-COMBAT-31: a trade token on shops and towers, two interaction tokens on a mine, else a
    hero token. EU-COMBAT-34: the field stays liberated for everybody."""
    state = game.state
    here = location(state, field)
    if here in ("merchants", "alchemists") or tile_at(state, field).special == "towers":
        state.trade_tokens[field] = player.seat
    elif is_mine(here):
        state.interactions[mark_of(field, player.seat)] = 2
    else:
        state.hero_tokens[field] = player.seat


def claim_treasure(game: Table, player: Player, fight: Fight) -> Rule[None]:
    """EU-COMBAT-33: the hero token also claims the treasure; the tile may be drawn now."""
    level = TREASURES.get(location(game.state, fight.field), 0)
    if level:
        wanted = yield from pick(
            player.seat, "EU-COMBAT-33", {"treasure": True, "no-treasure": False}
        )
        if wanted:
            yield from draw_treasure(game, player, level)


def make_room(game: Table, player: Player) -> Rule[None]:
    """EU-COMBAT-30 (7): what has no place is used or discarded, or sold (EU-COMBAT-32)."""
    if surplus(player):
        yield from trade_first(game, player)
    if game.state.trade is None:
        yield from settle(game, player)


def trade_first(game: Table, player: Player) -> Rule[None]:
    """EU-COMBAT-32: on a shop's field the surplus may be sold in a trade action at once."""
    shop = may_trade(game, player)
    options: dict[str, str] = {"trade": ""} if "trade" in player.tokens else {}
    options |= {
        f"trade-with:{id}": id
        for id in source_tiles(game, player, "trade")
        if may_trade(game, player, id) is not None
    }
    if shop is None or not options:
        return
    source = yield from pick(player.seat, "EU-COMBAT-32", {**options, "no-trade": "-"})
    if source == "-":
        return
    if source:
        yield from spend_source(game, player, source)
    else:
        player.tokens.remove("trade")
    start_trade(game, player, shop)


def beat_elite(game: Table, player: Player, fight: Fight) -> Rule[None]:
    """EU-ELITE-4: the bounty whatever the reputation; its card and perhaps a trophy; no loot."""
    state = game.state
    bounty = library().bounties[state.bounty]
    game.tell("beaten", who=player.hero, card=fight.card)
    player.bounties.append(state.bounty)
    state.bounty = ""
    state.bounty_won = True
    yield from effects.run(game, Aim(player, bounty.id), bounty.reward)
    yield from keep_trophy(game, player, fight.card)
    yield from trigger(game, player, "combat-won")
    yield from trigger(game, player, "elite-won")
    yield from clear_table(game, player, fight)
    state.fight = None
    yield from make_room(game, player)


def leave_peril(game: Table, player: Player, fight: Fight) -> Rule[None]:
    """S-3 rules 4 and 5: reputation for hits dealt, more for the killing blow."""
    state = game.state
    rule = special_rule(state, DragonRule)
    if rule is not None:
        gain_reputation(game, player, fight.dealt // rule.hits_per_reputation)
    if beaten(state, fight):
        state.peril.slain = True
        game.tell("peril-slain", who=player.hero, card=fight.card)
        if rule is not None:
            gain_reputation(game, player, rule.killing_blow)
    yield from clear_table(game, player, fight)
    state.fight = None
    yield from make_room(game, player)


# Death


def put_back(game: Table, fight: Fight) -> None:
    """EU-DEATH-3 (1): the card on top of its deck; EU-ELITE-6: elites stay face up."""
    if fight.foe == "monster" and fight.card:
        return_monster(game.state, fight.card)
        fight.card = ""  # it lies on its deck now


def die_in_combat(game: Table, player: Player, fight: Fight) -> Rule[None]:
    """EU-DEATH-3, in order."""
    state = game.state
    game.tell("died-in-combat", who=player.hero)
    put_back(game, fight)
    put_away_cards(game, fight)  # (2), (3): before the gold card is drawn
    rule = special_rule(state, DragonRule)
    if rule is not None and fight.foe == "dragon":  # S-3 rule 5: hits count, also of the dead
        gain_reputation(game, player, fight.dealt // rule.hits_per_reputation)
    if state.mode == "competitive":
        player.fallen += 1  # EU-DEATH-5
        state.players[fight.monster].taken += 1
    elif state.mode == "solo":  # EU-SOLO-18
        player.fallen += 1
    else:
        gain_reputation(game, player, -COOP_LOSS)  # EU-COOP-6
    to_church(state, player)
    gain_gaar(game, player, DEATH_GAAR)
    draw_cards(game, player, "gold", DEATH_GOLD)
    yield from clear_table(game, player, fight)
    state.fight = None
    yield from trigger(game, player, "resurrected")
    yield from settle(game, player)


def rise(game: Table) -> Rule[None]:
    """A hero came back to life outside combat: what acts on a resurrection does so now."""
    state = game.state
    player = state.players[state.risen.pop(0)]
    yield from trigger(game, player, "resurrected")
    yield from settle(game, player)
    yield from hand_limit(game, player)


def withdraw(game: Table, player: Player, fight: Fight) -> Rule[None]:
    """The hero slips away: to the church with the health that is left, and nothing gained."""
    state = game.state
    put_back(game, fight)
    health = player.health
    to_church(state, player)
    player.health = min(health, max_health(player))
    game.tell("withdrew", who=player.hero)
    yield from clear_table(game, player, fight)
    state.fight = None
    yield from settle(game, player)
