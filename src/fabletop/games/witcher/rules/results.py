"""Results of a hunt (WI-RESULT)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..library import library
from ..state import Player, Section, Table
from .abilities import window
from .attributes import shield_maximum
from .cards import shuffle_all
from .keepsakes import part_after_fight
from .life import current
from .market import add_free_card, refill_after_loss
from .potions import clear_used
from .trails import gain_trail, lose_trails, return_token
from .trophies import win_trophy

REWARD = 2


def hunt_results(game: Table) -> Rule[None]:
    """WI-RESULT-1: defeated, driven away, or total defeat."""
    fight = current(game)
    player = game.state.players[fight.attacker]
    section = game.state.section(fight.terrain)
    yield from window(game, "END", [player.seat])
    clear_used(game, fight.fighters[0])  # WI-RESULT-2
    if fight.outcome == "defeated":
        yield from defeated(game, player, section)
    elif fight.outcome == "driven-away":
        yield from driven_away(game, player, section)
    else:
        yield from total_defeat(game, player, section)
    after_hunt(game, player)


def defeated(game: Table, player: Player, section: Section) -> Rule[None]:
    """WI-RESULT-3: the monster's card becomes a trophy."""
    monster = section.monster
    record = library().monsters[monster]
    player.gold += REWARD
    game.tell("defeated", who=player.school, monster=monster)
    section.monster = ""  # WI-RESULT-4: its token leaves the game with it
    yield from win_trophy(game, player, monster)
    if record.ability.kind == "short-refill":
        game.state.visit.refill = record.ability.amount
    if game.state.solo:
        clear_section(game, section)  # WI-SOLO-9
    else:
        new_monster(game, section, min(record.level + 1, 3), defeated_level=record.level)


def driven_away(game: Table, player: Player, section: Section) -> Rule[None]:
    """WI-RESULT-5: gold, but no trophy; another monster of the same level comes."""
    monster = section.monster
    level = library().monsters[monster].level
    player.gold += REWARD
    game.tell("driven-away", who=player.school, monster=monster)
    game.state.driven_away[level - 1].append(monster)
    section.monster = ""
    yield from add_free_card(game, player)
    new_monster(game, section, level)


def total_defeat(game: Table, player: Player, section: Section) -> Rule[None]:
    """WI-RESULT-9: a trail, a card, fewer cards this turn; the monster stays where it is."""
    fight = current(game)
    game.tell("beaten", who=player.school, monster=section.monster)
    gain_trail(game, player, section.terrain)
    yield from add_free_card(game, player)
    game.state.visit.refill = refill_after_loss(player, fight.refill)


def after_hunt(game: Table, player: Player) -> None:
    """WI-RESULT-10: fight cards together again, one new deck, Shield at its maximum."""
    fight, deck = current(game), game.state.fight_deck
    deck.cards.extend(fight.life.cards + fight.lost.cards + fight.shown)
    deck.shuffle(game.chance, "fight-cards")
    won = fight.outcome == "defeated"
    game.state.fight = None
    shuffle_all(game, player)
    player.shield = shield_maximum(game, player)
    part_after_fight(game, player, won)


def new_monster(game: Table, section: Section, level: int, defeated_level: int = 0) -> None:
    """WI-RESULT-6: a token, the old location and all trails back, a location of the terrain."""
    state = game.state
    # WI-RESULT-8: with four or five players a defeated level-I monster is replaced by its like
    if defeated_level == 1 and state.extra.cards:
        token: str | None = state.extra.draw()
    else:
        token = draw_monster(game, level)
    clear_section(game, section)
    if token is None:
        return
    section.monster = token
    section.place = int(state.location_tokens[section.terrain].draw())
    game.reveal()
    game.tell("monster-came", monster=token, place=library().places[section.place].id)


def draw_monster(game: Table, level: int) -> str | None:
    """WI-RESULT-7: an empty pile takes back those driven away; else the next lower level."""
    for index in range(level - 1, -1, -1):
        pile, away = game.state.monster_tokens[index], game.state.driven_away[index]
        if not pile.cards:
            pile.cards.extend(away)
            away.clear()
            pile.shuffle(game.chance, f"monsters-{index + 1}")
        if pile.cards:
            return pile.draw()
    return None


def clear_section(game: Table, section: Section) -> None:
    """The old location token and all trails of the terrain go back (WI-TRAIL-8)."""
    section.monster = ""
    if section.place >= 0:
        return_token(game, str(section.place))
        section.place = -1
    lose_trails(game, section.terrain)
