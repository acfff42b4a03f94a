"""The fight panel: both sides, the current step, the cards played, the ledgers."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..records import Attack, FightCard
from ..state import Blow as Turn
from ..telling.abilities import beast_text
from ..telling.texts import attack_text
from ..views.models import FightView, PlayerView, TableView
from .cards import card_art
from .ledgers import combo_ledgers, signed, strike_ledger
from .models import Blow, FightArt, FightCardArt, Ledger, Link, Played, Side, Step

STEPS = ("start", "potions", "combo", "damage", "shield", "draw")
MONSTER_STEPS = ("start", "announce", "attack", "harm")
RULE_STEPS = {
    "WI-HUNT-3": "start",
    "WI-DUEL-3": "start",
    "WI-FIGHT-5": "potions",
    "WI-SPEC-4": "potions",
    "WI-SPEC-6": "potions",
    "WI-COMBO-2": "combo",
    "WI-DAMAGE-1": "damage",
    "WI-SPEC-2": "damage",
    "WI-DAMAGE-6": "shield",
    "WI-DAMAGE-7": "draw",
}


def fight_art(view: TableView, fight: FightView, lights: Lights, say: Say) -> FightArt:
    attacker = view.players[fight.attacker]
    acting = view.players[fight.acting] if fight.acting >= 0 else None
    ledgers: tuple[Ledger, ...] = ()
    if fight.strike is not None:
        ledgers = strike_ledger(fight, view.players[fight.strike.target], lights.rules, say)
    if acting is not None and not ledgers:
        ledgers = combo_ledgers(fight, acting, say)
    now = step_now(fight, lights)
    return FightArt(
        title=title(view, fight, say),
        steps=stepper(now, MONSTER_STEPS if fight.acting < 0 else STEPS, say),
        now=say(f"web-wi-now-{now}"),
        left=witcher_side(attacker, fight, say),
        right=monster_side(view, fight, say)
        if fight.monster
        else witcher_side(view.players[fight.defender], fight, say),
        combo=played(fight.blow, say) if fight.blow is not None else (),
        shown=turned_over(fight.shown[-1:], fight, attacker, say),
        known=turned_over(fight.life_top, fight, attacker, say),
        announce=announcing(fight, lights, say),
        ledgers=ledgers,
        bets=tuple(
            say("line-bet", who=view.players[seat].school, side=side) for seat, side in fight.bets
        ),
    )


def title(view: TableView, fight: FightView, say: Say) -> str:
    attacker = view.players[fight.attacker].school
    if fight.monster:
        return say("web-wi-hunt", who=attacker, monster=fight.monster)
    return say("web-wi-duel", who=attacker, rival=view.players[fight.defender].school)


# Steps


def step_now(fight: FightView, lights: Lights) -> str:
    """From the own question where there is one, else from what lies on the table."""
    for rule in lights.rules:
        if rule in RULE_STEPS and fight.acting >= 0:
            return RULE_STEPS[rule]
    if fight.stage == "prepare":
        return "start"
    if fight.acting < 0:
        if fight.strike is None:
            return "announce"
        return "harm" if fight.strike.amount else "attack"
    return turn_step(fight.blow)


def turn_step(blow: Turn | None) -> str:
    if blow is None or not (blow.combo or blow.colours):
        return "potions"
    if not blow.colours:
        return "combo"
    return "damage" if blow.dealt < 0 else "draw"


def stepper(now: str, names: tuple[str, ...], say: Say) -> tuple[Step, ...]:
    at = names.index(now) if now in names else 0
    return tuple(
        Step(
            say(f"web-wi-step-{name}"), "done" if place < at else "now" if place == at else "later"
        )
        for place, name in enumerate(names)
    )


# Sides


def witcher_side(player: PlayerView, fight: FightView, say: Say) -> Side:
    mine = next((one for one in fight.fighters if one.seat == player.seat), None)
    return Side(
        name=say.name(player.school),
        icon=player.school,
        school=player.school,
        sub=say("web-wi-level", level=say(f"roman-{player.level}")),
        text="",
        life=player.deck.count + player.hand.count,
        life_of=player.deck.count + player.hand.count + player.discard.count,
        hand=player.hand.count,
        deck=player.deck.count,
        shield=player.shield,
        shield_maximum=player.shield_maximum,
        potions=len(mine.potions) if mine is not None else 0,
        badge=badge(fight.acting == player.seat, say),
        acts=fight.acting == player.seat,
    )


def monster_side(view: TableView, fight: FightView, say: Say) -> Side:
    monster = library().monsters[fight.monster]
    level = say(f"roman-{monster.level}")
    left = fight.life.count if fight.stage != "prepare" or fight.life.count else monster.life
    announcer = view.players[fight.announcer].school
    return Side(
        name=say.name(fight.monster),
        icon=fight.monster,
        school="",
        sub=say("web-wi-beast", level=level, terrain=fight.terrain),
        text=beast_text(monster.ability, say),
        life=left,
        life_of=monster.life,
        hand=0,
        deck=0,
        shield=0,
        shield_maximum=0,
        potions=0,
        badge=say("web-wi-led-by", who=announcer)
        if fight.acting < 0 and len(view.players) > 1
        else badge(fight.acting < 0, say),
        acts=fight.acting < 0,
    )


def badge(acts: bool, say: Say) -> str:
    return say("web-wi-acts" if acts else "web-wi-waits")


# Cards


def played(blow: Turn, say: Say) -> tuple[Played, ...]:
    whole = len(blow.links) + 1 == len(blow.combo)
    found = []
    for place, id in enumerate(blow.combo):
        used = blow.links[place] if whole and place + 1 < len(blow.combo) else -1
        link = link_before(blow, place, say) if whole and place else None
        found.append(Played(card_art(id, say, used=used), link))
    return tuple(found)


def link_before(blow: Turn, place: int, say: Say) -> Link:
    """How this card is linked to the one before it."""
    used = blow.links[place - 1]
    if used < 0:
        return Link("", say("web-wi-unlinked"))
    extension = library().cards[blow.combo[place - 1]].extensions[used]
    colour = library().cards[blow.combo[place]].colour
    parts = (extension.damage, extension.shield, extension.draw)
    words = ("web-wi-damage", "web-wi-shield", "web-wi-draw")
    gains = [f"{signed(n)} {say(word)}" for n, word in zip(parts, words, strict=True) if n]
    return Link(colour, ", ".join(gains))


def turned_over(
    cards: tuple[str, ...], fight: FightView, victim: PlayerView, say: Say
) -> tuple[FightCardArt, ...]:
    box = library().fight_cards
    return tuple(FightCardArt(id, say.name(id), blows(box[id], fight, victim, say)) for id in cards)


def blows(card: FightCard, fight: FightView, victim: PlayerView, say: Say) -> tuple[Blow, ...]:
    announced = fight.strike.side if fight.strike is not None else ""
    sides = (("charge", card.charge), ("bite", card.bite))
    return tuple(
        Blow(
            side=side,
            name=say.name(side),
            text=attack_text(attack, say),
            damage=harm(attack, fight, victim),
            announced=announced == side,
            key="",
        )
        for side, attack in sides
    )


def harm(attack: Attack, fight: FightView, victim: PlayerView) -> str:
    """The number on a side of a fight card, as far as it is one."""
    if attack.remove or attack.discard_random:
        return ""
    level = library().monsters[fight.monster].level
    if attack.by_level:
        return str(attack.by_level[level - 1])
    if attack.equal_to is not None:
        return str(getattr(victim, attack.equal_to))
    return str(level if attack.lower is not None else attack.damage)


def announcing(fight: FightView, lights: Lights, say: Say) -> tuple[Blow, ...]:
    """The two ways a monster may attack, while somebody decides or has just decided."""
    if fight.acting >= 0 or fight.stage != "turns" or (fight.strike and fight.strike.amount):
        return ()
    chosen = fight.strike.side if fight.strike is not None else ""
    return tuple(
        Blow(side, say.name(side), "", "", chosen == side, lights.exact(side))
        for side in ("charge", "bite")
    )
