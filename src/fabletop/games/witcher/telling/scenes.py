"""Plain lines of the scene in progress: a fight, dice, a story."""

from __future__ import annotations

from ....kernel.words import Say
from ..library import library
from ..records import Option, Outcome
from ..rules.combo import worth
from ..rules.poker import RANKS, hand_value
from ..state import Blow, Dice
from ..views.models import FightView, OpenCardView, PlayerView, TableView
from .abilities import beast_text, outcome_texts
from .texts import fight_card_text, parts, pay_table, text_of


def scene_lines(view: TableView, say: Say) -> list[str]:
    lines: list[str] = []
    if view.open_card is not None:
        lines += open_card_lines(view.open_card, say)
    if view.fight is not None:
        lines += fight_lines(view, view.fight, say)
    if view.dice is not None:
        lines += dice_lines(view, view.dice, say)
    if view.skirmish is not None:
        lines += combo_lines(view.skirmish, say)
    return lines


# Fights


def fight_lines(view: TableView, fight: FightView, say: Say) -> list[str]:
    attacker = view.players[fight.attacker].school
    if fight.monster:
        lines = hunt_lines(fight, attacker, say)
    else:
        rival = view.players[fight.defender].school
        lines = [say("line-duel", who=attacker, rival=rival)]
    for one in fight.fighters:
        lines.append(fighter_line(view.players[one.seat], len(one.potions), say))
    for seat, side in fight.bets:
        lines.append(say("line-bet", who=view.players[seat].school, side=side))
    if fight.blow is not None:
        lines += combo_lines(fight.blow, say)
    return lines + strike_lines(view, fight, say)


def hunt_lines(fight: FightView, who: str, say: Say) -> list[str]:
    ability = beast_text(library().monsters[fight.monster].ability, say)
    lines = [say("line-hunt", who=who, monster=fight.monster, text=ability)]
    if fight.stage != "prepare":
        lines.append(say("line-life", monster=fight.monster, number=fight.life.count))
    if fight.life_top:
        lines.append(say("line-life-top", cards=fight_cards(fight.life_top, say)))
    if fight.shown:
        lines.append(say("line-shown", cards=fight_cards(fight.shown, say)))
    return lines


def fight_cards(cards: tuple[str, ...], say: Say) -> str:
    box = library().fight_cards
    return ", ".join(
        say("known-card", card=one, text=fight_card_text(box[one], say).removesuffix("."))
        for one in cards
    )


def fighter_line(player: PlayerView, potions: int, say: Say) -> str:
    return say(
        "line-fighter",
        who=player.school,
        deck=player.deck.count,
        hand=player.hand.count,
        shield=player.shield,
        potions=potions,
    )


def combo_lines(blow: Blow, say: Say) -> list[str]:
    if not blow.combo or len(blow.links) + 1 != len(blow.combo):  # a card has left it again
        return []
    total = worth(blow.combo, blow.links)
    damage, draw = total.damage + blow.damage, total.draw + blow.draw
    effects = parts(damage, total.shield, draw, (), say) or [say("card-nothing")]
    cards = ", ".join(say.name(one) for one in blow.combo)
    return [say("line-combo", cards=cards, effects=", ".join(effects))]


def strike_lines(view: TableView, fight: FightView, say: Say) -> list[str]:
    strike = fight.strike
    if strike is None:
        return []
    if not strike.amount:
        return [say("line-announced", side=strike.side)] if fight.monster else []
    who = view.players[strike.target].school
    return [say("line-incoming", who=who, amount=strike.amount)]


# Dice


def dice_lines(view: TableView, dice: Dice, say: Say) -> list[str]:
    lines = [roll_line("line-dice", view.players[dice.active].school, dice.mine, say)]
    if dice.theirs:
        kind = "line-dice-locals" if dice.locals else "line-dice"
        lines.append(roll_line(kind, view.players[dice.other].school, dice.theirs, say))
    if dice.pays:
        lines.append(say("line-dice-pays", pays=pay_table(say)))
    return lines


def roll_line(kind: str, who: str, faces: list[int], say: Say) -> str:
    rank = RANKS[hand_value(faces)[0]]
    return say(kind, who=who, faces=", ".join(map(str, sorted(faces))), rank=rank)


# Stories


def open_card_lines(card: OpenCardView, say: Say) -> list[str]:
    """Intro and options, or the outcome that was chosen; never another one."""
    if not card.side:
        return [say("line-open", card=card.card, text=text_of(card.card, say))]
    outcome = chosen(card)
    if outcome is None:
        return []
    story = say("line-outcome", card=card.card, story=outcome.story)
    return [story, *outcome_texts(outcome, say)]


def chosen(card: OpenCardView) -> Option | Outcome | None:
    box = library()
    if card.card in box.explorations:
        exploration = box.explorations[card.card]
        return exploration.a if card.side == "a" else exploration.b
    event = box.events[int(card.card.removeprefix("event-"))]
    sides = {"a": event.a, "b": event.b, "success": event.success, "failure": event.failure}
    return sides[card.side]
