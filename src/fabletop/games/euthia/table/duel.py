"""View models of a combat: who may act, the dice, and every number of the roll as a ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..effects.vocabulary import Range
from ..fields import CENTRE
from ..library import library
from ..records import Elite, Foe, Monster
from ..rules.monster_attack import with_signed
from ..rules.places import in_range
from ..state import Term as Number
from ..telling.effects import effects_text
from ..telling.places import field_text
from ..terms import ROMAN
from ..views.models import FightView, PlayerView, RollView, TableView, field_parts
from .clock import RULES, clock
from .ledgers import coming_ledger, outcome_ledgers, roll_ledger
from .models import Column, DieArt, Duel, FoeArt, Ledger
from .things import foe_icon, span, text

MONSTER_ROLL = ("mon-c1", "mon-c2", "mon-d")
HERO_ROLL = ("hero-c", "hero-d")
LEADERLESS = -1


def duel(
    view: TableView,
    fight: FightView,
    lights: Lights,
    asked: Collection[int],
    names: Sequence[str],
    turned: Sequence[str],
    say: Say,
) -> Duel:
    hero = view.players[fight.hero]
    roll = view.roll if view.roll is not None and shown(fight, view.roll) else None
    acts, foe_acts = fight.hero in asked, fight.monster in asked
    board = library().heroes[hero.hero]
    skoldur = board.dwurt_spaces > 0
    store, spaces = (hero.dwurt, board.dwurt_spaces) if skoldur else (hero.gaar, board.gaar_spaces)
    record = foe_record(fight)
    total = roll.total if roll is not None else None
    of_monster = roll is not None and roll.of == "monster"
    return Duel(
        title=title(fight, say),
        phases=clock(fight, say),
        now=say(f"web-eu-now-{fight.stage}"),
        rule=RULES[fight.stage],
        hero=hero.hero,
        hero_name=say.name(hero.hero),
        health=hero.health,
        most=hero.max_health,
        gaar=store,
        gaar_free=max(0, spaces - store),
        gaar_name=say.name("dwurt" if skoldur else "gaar"),
        hero_badge=say("web-eu-may-act" if acts else "web-eu-waits"),
        hero_acts=acts,
        foe=foe_art(fight, record, total if of_monster else None, say) if record else None,
        foe_level=ROMAN[view_level(view, fight)],
        foe_badge=say("web-eu-may-act" if foe_acts else "web-eu-waits"),
        foe_acts=foe_acts,
        leader=leader(view, fight, names, say),
        dice=dice(roll, lights) if roll is not None else (),
        dice_of=roll.of if roll is not None else "",
        dice_name=say(f"web-eu-roll-{roll.of}") if roll is not None else "",
        weapon=say.name(fight.weapon) if fight.weapon else "",
        weapon_columns=weapon_columns(fight, None if of_monster else total, say),
        hope=fight.hope,
        hope_key=lights.first("hope"),
        played=played(fight, say),
        ledgers=ledgers(fight, record, roll, turned, say),
        reward=reward(record, hero, say),
        loot=loot(fight, say),
    )


def shown(fight: FightView, roll: RollView) -> bool:
    """Whether the roll on the table is the one of this step."""
    return fight.stage in (MONSTER_ROLL if roll.of == "monster" else HERO_ROLL)


def attack(view: TableView) -> int:
    """The wounds or hits of the attack in progress if nobody changes it any more."""
    fight, roll = view.fight, view.roll
    if fight is None or roll is None or not shown(fight, roll):
        return 0
    foe = foe_record(fight)
    harm = roll.of == "monster"
    diagram = (foe.diagram if foe is not None else ()) if harm else weapon_diagram(fight)
    found = in_range(diagram, roll.total)
    base = 0 if found is None else found.wounds if harm else found.hits
    return with_signed(base + fight.extra, list(fight.blow))


def outcome(view: TableView, say: Say) -> str:
    """The same in words."""
    fight, roll = view.fight, view.roll
    if fight is None or roll is None or not shown(fight, roll):
        return ""
    if roll.of == "hero" and not weapon_diagram(fight):
        return ""
    lines = ledgers(fight, foe_record(fight), roll, (), say)
    if not lines:
        return ""
    total = lines[-1].total
    return total.label if len(lines) == 1 else f"{total.amount} {total.label}"


def title(fight: FightView, say: Say) -> str:
    if fight.first_strike:
        return say("web-eu-duel-first")
    return say("web-eu-duel", round=fight.round) if fight.round else say("web-eu-duel-before")


def leader(view: TableView, fight: FightView, names: Sequence[str], say: Say) -> str:
    if view.mode != "competitive":
        return say("web-eu-led-by-cards")
    if fight.monster == LEADERLESS:
        return ""
    return say("web-eu-led-by", name=names[fight.monster])


def foe_record(fight: FightView) -> Foe | None:
    box = library()
    for kind in (box.monsters, box.elites, box.forms):
        if fight.card in kind:
            return kind[fight.card]
    return None


def view_level(view: TableView, fight: FightView) -> int:
    tile, number = field_parts(fight.field)
    if fight.foe != "monster" or number == CENTRE:
        return 0
    return library().map_tiles[tile].fields[number - 1].monster


def foe_art(fight: FightView, foe: Foe, total: int | None, say: Say) -> FoeArt:
    return FoeArt(
        id=foe.id,
        name=say.name(foe.id),
        level=ROMAN[foe.level],
        icon=foe_icon(foe.id),
        left=max(0, fight.vitality - fight.hits),
        vitality=fight.vitality,
        hits=fight.hits,
        columns=columns(foe.diagram, total, say, "wounds"),
        penalty=foe.penalty,
        chaos=fight.chaos,
        gaar=fight.gaar,
        immune=foe.immune,
        text=text(foe.id, say),
        elite=not isinstance(foe, Monster),
    )


def columns(
    diagram: tuple[Range, ...], total: int | None, say: Say, what: str
) -> tuple[Column, ...]:
    now = in_range(diagram, total) if total is not None else None
    return tuple(
        Column(span(one), str(getattr(one, what)), effects_text(one.effects, say), one is now)
        for one in diagram
    )


def weapon_columns(fight: FightView, total: int | None, say: Say) -> tuple[Column, ...]:
    diagram = weapon_diagram(fight)
    return columns(diagram, total, say, "hits") if diagram and fight.stage in HERO_ROLL else ()


def weapon_diagram(fight: FightView) -> tuple[Range, ...]:
    if not fight.weapon:
        return ()
    return library().tiles[fight.weapon].uses[fight.strike].diagram


def dice(roll: RollView, lights: Lights) -> tuple[DieArt, ...]:
    return tuple(
        DieArt(
            f"die-{number}",
            face,
            roll.natural[number - 1],
            lights.exact(f"gaar:{number}", f"die:{number}"),
        )
        for number, face in enumerate(roll.dice, 1)
    )


def ledgers(
    fight: FightView, foe: Foe | None, roll: RollView | None, turned: Sequence[str], say: Say
) -> tuple[Ledger, ...]:
    """The roll, and what comes of it; before the roll, what has been collected for it. `turned`
    says of each die what has changed it."""
    if roll is None:
        collected: tuple[Number, ...] = ()
        if fight.stage in ("mon-a", "mon-cards", "mon-b"):
            collected = fight.paws
        elif fight.stage.startswith(("hero-", "curse")):
            collected = (*fight.clovers, *fight.next_clovers, *fight.bonuses)
        return coming_ledger(collected, say) if collected else ()
    if roll.of == "monster":
        return outcome_ledgers(roll, fight, foe.diagram, turned, say) if foe is not None else ()
    diagram = weapon_diagram(fight)
    if diagram:
        return outcome_ledgers(roll, fight, diagram, turned, say)
    return (roll_ledger(roll, None, turned, say),)


def played(fight: FightView, say: Say) -> tuple[tuple[str, str, str], ...]:
    """The monster's cards on the table."""
    kinds = Counter(library().power_cards[one].id for one in fight.played)
    return tuple(
        (
            say("web-eu-times", card=kind, number=number) if number > 1 else say.name(kind),
            library().powers[kind].colour,
            text(kind, say),
        )
        for kind, number in kinds.items()
    )


def reward(foe: Foe | None, hero: PlayerView, say: Say) -> str:
    if isinstance(foe, Elite):
        bounty = library().bounties[library().bounty_of[foe.id]]
        return say("web-eu-reward", text=effects_text(bounty.reward, say))
    if not isinstance(foe, Monster):
        return ""
    fits = hero.reputation >= foe.least and (foe.most is None or hero.reputation <= foe.most)
    words = effects_text(foe.reward, say)
    limit = f"{foe.least}+" if foe.most is None else f"{foe.least}–{foe.most}"
    return say("web-eu-reward-within" if fits else "web-eu-no-reward", span=limit, text=words)


def loot(fight: FightView, say: Say) -> str:
    tile, number = field_parts(fight.field)
    if fight.foe != "monster" or number == CENTRE:
        return ""
    printed = library().map_tiles[tile]
    return field_text(printed.fields[number - 1], printed, say)
