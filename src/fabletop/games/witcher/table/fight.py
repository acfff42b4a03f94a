"""The fight panel: both sides, the current step, the cards played, the ledgers."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ....tablekit.shown import Written
from ..library import library
from ..records import Attack, FightCard
from ..state import Blow as Turn
from ..telling.texts import attack_text
from ..terms import Side
from ..views.models import FightView, PlayerView, TableView
from .cards import card_art
from .ledgers import combo_ledgers, signed, strike_ledger
from .models import Blow, FightArt, FightCardArt, Ledger, Link, Played, Role, Way
from .odds import bars, outlook, outlook_text, printed
from .sides import leads, monster_side, witcher_side
from .steps import step_now, stepper, steps_of

VERDICTS = {
    "defeated": "trophy",
    "driven-away": "walk",
    "total-defeat": "skull",
    "attacker": "crown",
    "defender": "crown",
}
SIDES: tuple[Side, ...] = ("charge", "bite")


def fight_art(
    view: TableView,
    fight: FightView,
    lights: Lights,
    say: Say,
    waiting: Sequence[int] = (),
    told: Sequence[Written] = (),
) -> FightArt:
    """`waiting`: who is asked now; `told`: the lines of the log."""
    attacker = view.players[fight.attacker]
    now = step_now(fight, lights.rules)
    announce = announcing(fight, attacker, now, lights, say)
    return FightArt(
        title=title(view, fight, say),
        steps=stepper(now, steps_of(fight, alone=len(view.players) == 1), say),
        now=now_text(view, fight, now, lights.rules, say),
        left=witcher_side(attacker, view, fight, waiting, say),
        right=monster_side(view, fight, waiting, say)
        if fight.monster
        else witcher_side(view.players[fight.defender], view, fight, waiting, say),
        combo=played(fight.blow, say) if fight.blow is not None else (),
        shown=last_card(fight, attacker, told, say),
        known=known_cards(fight, attacker, lights, say),
        announce=announce,
        unseen=say("web-wi-unseen", count=unseen(fight)) if announce else "",
        ledgers=ledgers(view, fight, lights, say),
        bets=tuple(
            say("line-bet", who=view.players[seat].school, side=side) for seat, side in fight.bets
        ),
        place=say.name(attacker.place),
        terrain=fight.terrain if fight.monster else "",
        role=role(view, fight, lights),
        verdict=verdict(view, fight, say) if fight.outcome else "",
        verdict_icon=VERDICTS.get(fight.outcome, ""),
    )


def ledgers(view: TableView, fight: FightView, lights: Lights, say: Say) -> tuple[Ledger, ...]:
    found: tuple[Ledger, ...] = ()
    if fight.strike is not None:
        found = strike_ledger(fight, view.players[fight.strike.target], lights.rules, say)
    if fight.acting >= 0 and not found:
        found = combo_ledgers(fight, view.players[fight.acting], say)
    return found


def title(view: TableView, fight: FightView, say: Say) -> str:
    attacker = view.players[fight.attacker]
    if fight.monster and attacker.seat == view.seat:
        return say("web-wi-you-hunt", monster=fight.monster)
    if fight.monster:
        return say("web-wi-hunt", who=attacker.school, monster=fight.monster)
    return say("web-wi-duel", who=attacker.school, rival=view.players[fight.defender].school)


def now_text(view: TableView, fight: FightView, now: str, rules: list[str], say: Say) -> str:
    """The present step in a sentence."""
    if now == "result":
        return verdict(view, fight, say)
    if "WI-MONSTER-5" in rules:
        return say("web-wi-now-removed")
    return say(f"web-wi-now-{now}")


def verdict(view: TableView, fight: FightView, say: Say) -> str:
    """How the fight ended."""
    winner = fight.defender if fight.outcome == "defender" else fight.attacker
    who = view.players[winner].school
    return say(f"web-wi-now-{fight.outcome}", who=who, monster=fight.monster)


def role(view: TableView, fight: FightView, lights: Lights) -> Role | None:
    """WI-MONSTER-2: you lead the monster against the one who hunts it."""
    if "WI-MONSTER-2" not in lights.rules or not leads(view, fight):
        return None
    against = view.players[fight.attacker].school
    return Role(view.players[fight.announcer].school, fight.monster, against)


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


def last_card(
    fight: FightView, victim: PlayerView, told: Sequence[Written], say: Say
) -> tuple[FightCardArt, ...]:
    """The fight card turned over last, the side that was used marked."""
    if not fight.shown:
        return ()
    id = fight.shown[-1]
    return (fight_card(id, fight, victim, told_side(fight, id, told, say), say),)


def told_side(fight: FightView, card: str, told: Sequence[Written], say: Say) -> str:
    """Which side of the card was used is told, but does not lie on the table."""
    said = {say("attacked", monster=fight.monster, side=side, card=card): side for side in SIDES}
    return next((said[line.text] for line in reversed(told) if line.text in said), "")


def known_cards(
    fight: FightView, victim: PlayerView, lights: Lights, say: Say
) -> tuple[FightCardArt, ...]:
    """The top of the monster's life deck, as far as you know it."""
    return tuple(fight_card(id, fight, victim, "", say, lights) for id in fight.life_top)


def fight_card(
    id: str,
    fight: FightView,
    victim: PlayerView,
    used: str,
    say: Say,
    lights: Lights | None = None,
) -> FightCardArt:
    key = lights.exact(id) if lights is not None else ""
    hotkey = lights.hotkeys[key] if lights is not None and key else ""
    sides = blows(library().fight_cards[id], fight, victim, used, say)
    return FightCardArt(id, say.name(id), sides, key, hotkey)


def blows(
    card: FightCard, fight: FightView, victim: PlayerView, used: str, say: Say
) -> tuple[Blow, ...]:
    sides = (("charge", card.charge), ("bite", card.bite))
    return tuple(
        Blow(
            side,
            say.name(side),
            attack_text(attack, say),
            harm(attack, fight, victim),
            side == used,
        )
        for side, attack in sides
    )


def harm(attack: Attack, fight: FightView, victim: PlayerView) -> str:
    """The number on a side of a fight card, as far as it is one."""
    if attack.remove or attack.discard_random:
        return ""
    return str(printed(attack, victim, library().monsters[fight.monster].level))


def announcing(
    fight: FightView, victim: PlayerView, now: str, lights: Lights, say: Say
) -> tuple[Way, ...]:
    """The two ways a monster may attack, while somebody decides or has just decided."""
    if now not in ("announce", "attack"):
        return ()
    chosen = fight.strike.side if fight.strike is not None else ""
    found = []
    for side in SIDES:
        counted, key = outlook(fight, victim, side), lights.exact(side)
        found.append(
            Way(
                side=side,
                name=say.name(side),
                announced=chosen == side,
                key=key,
                hotkey=lights.hotkeys[key] if key else "",
                outlook=outlook_text(counted, say),
                bars=bars(counted),
            )
        )
    return tuple(found)


def unseen(fight: FightView) -> int:
    return len(library().fight_cards) - len(fight.shown)
