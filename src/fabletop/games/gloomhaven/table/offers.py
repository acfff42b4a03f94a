"""View-models of the setup: classes, new cards, perks, items and battle goals to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.words import Say
from ..library import library
from ..telling.texts import perk_text, text_of
from ..views import HeroView, TableView
from .faces import OWN, SHARED
from .lights import Lights
from .models import OfferArt
from .own import SLOTS


def offers(
    view: TableView, hero: HeroView | None, lights: Lights, say: Say
) -> tuple[str, tuple[OfferArt, ...]]:
    """What the present step of the setup offers, with its heading."""
    kinds = {"classes": classes, "perks": perks, "goals": goals, "equip": items}
    if view.phase not in kinds or hero is None:
        return "", ()
    found = tuple(kinds[view.phase](view, hero, lights, say))
    return (say("web-gh-offer-" + view.phase), found) if found else ("", ())


def classes(view: TableView, hero: HeroView, lights: Lights, say: Say) -> Iterator[OfferArt]:
    taken = {one.type for one in view.heroes}
    for id, record in library().classes.items():
        key = lights.exact(f"class:{id}")
        if record.locked or (not key and not any(lights.keys)) or id in taken:
            continue
        note = say("web-gh-class-note", cards=record.hand, hp=record.hp[hero.level - 1])
        yield OfferArt(id, id, OWN, id, say.name(id), note, record.flavour, key)


def perks(view: TableView, hero: HeroView, lights: Lights, say: Say) -> Iterator[OfferArt]:
    for number, perk in enumerate(library().classes[hero.type].perks, 1):
        key = lights.exact(f"perk:{hero.type}:{number}")
        if not lights.keys:
            return
        ticked = say("web-gh-perk-note", ticked=hero.perks[number - 1], boxes=perk.boxes)
        yield OfferArt(
            f"perk-{number}",
            "specialisation",
            SHARED,
            hero.type,
            perk_text(perk, say),
            ticked,
            "",
            key,
        )


def goals(view: TableView, hero: HeroView, lights: Lights, say: Say) -> Iterator[OfferArt]:
    for id in hero.goals.cards or ():
        yield OfferArt(
            id, "goal", OWN, "goal", say.name(id), "", text_of(id, say), lights.exact(f"goal:{id}")
        )


def items(view: TableView, hero: HeroView, lights: Lights, say: Say) -> Iterator[OfferArt]:
    box = library()
    for key in lights.keys:
        verb, _, id = key.partition(":")
        if verb == "buy":
            record = box.items[id]
            note = say("web-gh-item-note", price=record.price, slot=f"slot-{record.slot}")
            text = text_of(id, say).removeprefix(
                say("item-head", slot=f"slot-{record.slot}", price=record.price)
            )
            yield OfferArt(
                id, SLOTS[record.slot], OWN, "item", say.name(id), note, text.strip(), key
            )
