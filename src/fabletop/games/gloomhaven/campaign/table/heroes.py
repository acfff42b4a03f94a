"""Character sheets: what everybody has, wants and may do."""

from __future__ import annotations

from functools import lru_cache

from .....kernel.words import Say
from ...library import library
from ...table.faces import OWN, SHARED
from ...table.lights import Lights
from ...table.own import SLOTS
from ...telling.texts import perk_text, text_of
from ..library import archive
from ..rules.levelling import CHECKS_FOR_PERK
from ..telling.texts import step_text
from ..views import CharacterView, TownView
from .models import Act, HeroArt, PerkArt, PoolArt, QuestArt, StepArt, ThingArt

TOWN = "gloomhaven-campaign"
ERRANDS = {
    "level-up": ("trainer", TOWN),
    "rise": ("trainer", TOWN),
    "retire": ("retire", TOWN),
    "donate": ("sanctuary", TOWN),
    "enhance": ("enhancer", TOWN),
    "leave": ("return", SHARED),
}


def heroes(view: TownView, lights: Lights, say: Say) -> tuple[HeroArt, ...]:
    return tuple(hero_art(one, view, lights, say) for one in view.characters)


def hero_art(one: CharacterView, view: TownView, lights: Lights, say: Say) -> HeroArt:
    calling = say.name(one.type)
    return HeroArt(
        id=one.id,
        seat=one.seat,
        type=one.type,
        name=one.name or calling,
        calling=calling,
        level=one.level,
        xp=one.xp,
        next_xp=one.next_xp,
        gold=one.gold,
        hp=one.hp,
        cards=library().classes[one.type].hand,
        checks=one.checks,
        checks_to=CHECKS_FOR_PERK,
        perks=perks(one, lights, say),
        pool=pool(one, say),
        items=tuple(thing(one, item, lights, say) for item in one.items),
        quest=quest_art(one, say),
        status=one.status,
        status_name=say("web-gc-status-" + one.status),
        mine=one.seat == view.seat,
        fulfilled=one.fulfilled,
        may_level=one.may_level,
        start=start_text(one, say),
        acts=acts(one, lights, say),
        text=say("web-gc-sheet", who=one.type, level=one.level, xp=one.xp, gold=one.gold),
    )


def perks(one: CharacterView, lights: Lights, say: Say) -> tuple[PerkArt, ...]:
    return tuple(
        PerkArt(
            number,
            perk_text(perk, say),
            one.perks[number - 1],
            perk.boxes,
            lights.exact(f"tick:{one.type}-perk-{number}"),
        )
        for number, perk in enumerate(library().classes[one.type].perks, 1)
    )


def pool(one: CharacterView, say: Say) -> tuple[PoolArt, ...]:
    """All cards learned so far, as they are played now; a hand is made of them in the scenario."""
    return tuple(lore(card, played, say) for card, played in zip(one.pool, one.cards, strict=True))


@lru_cache(maxsize=1024)  # the voices of pages stay the same
def lore(card: str, played: str, say: Say) -> PoolArt:
    return PoolArt(card, say.name(played), library().cards[card].level, text_of(played, say))


def thing(one: CharacterView, item: str, lights: Lights, say: Say) -> ThingArt:
    record = library().items[item]
    key = lights.exact(f"sell:{one.type}:{item}")
    worth = say("web-gc-sell-for", gold=record.price // 2)
    return ThingArt(item, say.name(item), SLOTS[record.slot], text_of(item, say), key, worth)


def quest_art(one: CharacterView, say: Say) -> QuestArt | None:
    if not one.quest:
        return None
    record = archive().quests[one.quest]
    steps = tuple(
        StepArt(step_text(step, say), seen.now, seen.count)
        for step, seen in zip(record.steps, one.steps, strict=True)
    )
    return QuestArt(one.quest, say.name(one.quest), say.name(f"{one.quest}-story"), steps)


def start_text(one: CharacterView, say: Say) -> str:
    """Blessings and burdens that wait for the next scenario."""
    start = one.start
    counts = (("bless", start.blesses), ("curse", start.curses))
    found = [f"{say.name(name)} ×{count}" for name, count in counts if count]
    found += [say.name(condition) for condition in start.conditions]
    if start.damage:
        found.append(say("web-gc-start-damage", amount=start.damage))
    if start.discards:
        found.append(say("web-gc-start-discards", amount=start.discards))
    if start.minus_ones:
        found.append(say("web-gc-start-minus", amount=start.minus_ones))
    found += [say.name(item) for item in start.consumed]
    return ", ".join(found)


def acts(one: CharacterView, lights: Lights, say: Say) -> tuple[Act, ...]:
    """What a character may do now, each as a button on the sheet."""
    found = [
        Act(key, icon, sheet, say("web-gc-act-" + verb), say(f"key-{verb}", a=one.type))
        for verb, (icon, sheet) in ERRANDS.items()
        if (key := lights.exact(f"{verb}:{one.type}"))
    ]
    come = lights.exact(f"come:{one.type}:{one.id}")
    if come and one.status == "away":
        found.append(Act(come, "walk", SHARED, say("web-gc-act-come"), say.name(one.type)))
    who = lights.exact(f"character:{one.type}")
    if who and one.status == "present":
        found.append(Act(who, one.type, OWN, say("web-gc-act-chosen"), say.name(one.type)))
    return tuple(found)
