"""The places of the city: shop, sanctuary, enhancer, trainer, record, and the party's sheet."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .....kernel.phrasing import label
from .....kernel.words import Say
from ...library import library
from ...table.cards import card_art
from ...table.faces import OWN, SHARED, sign_of
from ...table.lights import Lights
from ...table.models import CardArt
from ...table.own import SLOTS
from ...telling.phrases import signed
from ...telling.texts import text_of
from ..library import archive
from ..rules.enhancement import POWER
from ..telling.consequences import calling_name
from ..terms import DIFFICULTIES, VARIANTS
from ..views import CharacterView, TownView, WareView
from .heroes import TOWN
from .models import (
    Act,
    BenchArt,
    BuyerArt,
    EnhancedArt,
    OfferArt,
    PageArt,
    PartyArt,
    PlaceNav,
    SettingArt,
    ShelfArt,
    SpotRow,
    StickerArt,
    WareArt,
)

# Which answers of the town are given where.
PLACES = {
    "town": ("city-event", "create", "retire", "all-done"),
    "map": ("travel", "casual", "random-dungeon", "spoilers", "gloomhaven", "set-out"),
    "shop": ("shop", "sell"),
    "sanctuary": ("donate",),
    "enhancer": ("enhance", "sticker"),
    "trainer": ("level-up", "rise", "tick"),
    "record": (),
    "party": ("leave", "come", "set", "difficulty"),
}
INSIDE = ("shop", "sanctuary", "enhancer", "trainer")  # only within the walls


def places(view: TownView, lights: Lights, say: Say) -> tuple[PlaceNav, ...]:
    verbs = [key.split(":")[0] for key in lights.keys]
    return tuple(
        PlaceNav(
            id=id,
            name=say("web-gc-at-" + id),
            note=note(id, view, say),
            icon=id,
            open=sum(one in here for one in verbs),
            shut=id in INSIDE and (not view.in_city or (id == "enhancer" and not power(view))),
        )
        for id, here in PLACES.items()
    )


def present(view: TownView) -> list[CharacterView]:
    return [one for one in view.characters if one.status == "present"]


def power(view: TownView) -> bool:
    return POWER in view.world.achievements


def note(id: str, view: TownView, say: Say) -> str:
    """What is to be known of a place before going there."""
    there = present(view)
    match id:
        case "map":
            return say("web-gc-note-map", count=sum(one.status == "open" for one in view.places))
        case "shop":
            return say("web-gc-note-shop", count=len(view.shop))
        case "sanctuary":
            return say("web-gc-note-sanctuary", gold=view.world.donated)
        case "enhancer":
            known = "open" if power(view) else "shut"
            return say("web-gc-note-enhancer-" + known)
        case "trainer":
            return say("web-gc-note-trainer", count=sum(one.may_level for one in there))
        case "record":
            return say("web-gc-note-record", count=max(0, view.world.record))
        case "party":
            return say("web-gc-note-party", count=len(there))
    return say("web-gc-note-town", level=view.world.level)


# The shop


def shelves(view: TownView, lights: Lights, say: Say) -> tuple[ShelfArt, ...]:
    """The wares by the place where they are worn."""
    buyers = present(view)
    found: dict[str, list[WareArt]] = {slot: [] for slot in SLOTS}
    for one in view.shop:
        found[library().items[one.item].slot].append(ware(one, buyers, lights, say))
    return tuple(
        ShelfArt(slot, say.name(f"slot-{slot}"), SLOTS[slot], tuple(wares))
        for slot, wares in found.items()
        if wares
    )


def ware(one: WareView, buyers: list[CharacterView], lights: Lights, say: Say) -> WareArt:
    record = library().items[one.item]
    head = say("item-head", slot=f"slot-{record.slot}", price=record.price)
    return WareArt(
        id=one.item,
        number=record.number,
        name=say.name(one.item),
        icon=SLOTS[record.slot],
        text=text_of(one.item, say).removeprefix(head).strip(),
        price=one.price,
        printed=one.printed,
        stock=one.stock,
        copies=one.copies,
        buyers=tuple(
            BuyerArt(hero.type, say.name(hero.type), key, say("key-shop", a=hero.type, b=one.item))
            for hero in buyers
            if (key := lights.exact(f"shop:{hero.type}:{one.item}"))
        ),
    )


# The enhancer


def bench(view: TownView, lights: Lights, about: str, say: Say) -> BenchArt | None:
    if "GH-CAMP-57" in lights.rules:
        hero = next((one for one in view.characters if one.type == about), None)
        found = [key.partition(":")[2] for key in lights.keys if key.startswith("card:")]
        cards = tuple(played(view, card, lights, say) for card in found)
        return bench_of(hero, None, (), cards, say) if hero is not None else None
    if "GH-CAMP-59" in lights.rules and about in library().cards:
        owner = library().cards[about].owner
        hero = next(one for one in view.characters if one.type == owner)
        rows = tuple(spot_rows(about, lights, say))
        return bench_of(hero, played(view, about, lights, say), rows, (), say)
    return None


def played(view: TownView, card: str, lights: Lights, say: Say) -> CardArt:
    """The card with its stickers, but known by its own name."""
    hero = next((one for one in view.characters if card in one.pool), None)
    shown = hero.cards[hero.pool.index(card)] if hero is not None else card
    art = card_art(shown, lights, say)
    key = lights.exact(f"card:{card}")
    return msgspec.structs.replace(art, key=key, id=card)


def bench_of(
    hero: CharacterView,
    card: CardArt | None,
    rows: tuple[SpotRow, ...],
    cards: tuple[CardArt, ...],
    say: Say,
) -> BenchArt:
    return BenchArt(say.name(hero.type), hero.type, hero.gold, card, rows, cards)


def spot_rows(card: str, lights: Lights, say: Say) -> Iterator[SpotRow]:
    """The stickers for each free spot, the cheapest first."""
    for number in range(len(archive().spots_of(card))):
        found: list[StickerArt] = []
        for key in lights.keys:
            verb, *parts = key.split(":")
            if verb == "sticker" and parts[0] == f"{card}-spot-{number + 1}":
                icon, sheet = sticker_sign(parts[1])
                found.append(StickerArt(key, say.name(parts[1]), int(parts[2]), icon, sheet))
        if found:
            found.sort(key=lambda one: one.price)
            title = say.name(f"{card}-spot-{number + 1}")
            yield SpotRow(title[0].upper() + title[1:], tuple(found))


def sticker_sign(sticker: str) -> tuple[str, str]:
    record = archive().stickers[sticker]
    if record.condition or record.element:
        return sign_of(record.condition or f"infuse-{record.element}")
    if record.kind == "jump":
        return sign_of("jump")
    return sign_of(str(record.on)) if record.on else ("enhancer", TOWN)


# Who may join


def recruits(lights: Lights, say: Say) -> tuple[OfferArt, ...]:
    found = []
    for key in lights.keys:
        verb, _, type = key.partition(":")
        if verb == "create":
            record = library().classes[type]
            note = say("web-gh-class-note", cards=record.hand, hp=record.hp[0])
            found.append(OfferArt(type, type, OWN, type, say.name(type), note, record.flavour, key))
    return tuple(found)


# The record and the party


def pages(view: TownView, say: Say) -> tuple[PageArt, ...]:
    """What has been read of the city record, the newest first."""
    read = [one for one in archive().chapters if one.number <= view.world.record]
    return tuple(
        PageArt(
            one.number, say.name(f"chapter-{one.number}"), say.name(f"chapter-{one.number}-story")
        )
        for one in reversed(read)
    )


def party_art(view: TownView, lights: Lights, say: Say) -> PartyArt:
    party, world = view.party, view.world
    change = party.price_change
    return PartyArt(
        name=party.name,
        place=say.name(party.place),
        reputation=party.reputation,
        prices=say("web-gc-prices", change=signed(change))
        if change
        else say("web-gc-prices-plain"),
        prosperity=world.prosperity,
        level=world.level,
        next_points=world.next_points,
        achievements=tuple(say.name(one) for one in party.achievements),
        world=tuple(say.name(one) for one in dict.fromkeys(world.achievements)),
        boxes=tuple(say.name(one) for one in world.boxes),
        retired=tuple(say.name(calling_name(one)) for one in world.retired),
        donated=world.donated,
        thanks=next((one.total for one in archive().offerings if one.total > world.donated), 0),
        enhanced=tuple(enhanced(one, view, say) for one in present(view)),
        decks=(
            (say.name("deck-city"), world.city),
            (say.name("deck-road"), world.road),
        ),
        settings=settings(view, lights, say),
        notes=party.notes,
        others=tuple(
            say("web-gc-other-party", party=one.name, place=one.place) for one in view.others
        ),
    )


def enhanced(one: CharacterView, view: TownView, say: Say) -> EnhancedArt:
    """GH-CAMP-58: what the class carries already, and how much it may."""
    cards = [card for card in view.world.enhancements if library().cards[card].owner == one.type]
    text = say("web-gc-enhanced-count", who=one.type, count=len(cards), most=view.world.level)
    return EnhancedArt(
        one.type, text, tuple((say.name(card), stickers(card, view, say)) for card in cards)
    )


def stickers(card: str, view: TownView, say: Say) -> str:
    parts = (mark.partition("-") for mark in view.world.enhancements[card])
    return ", ".join(
        f"{say.name(sticker)} ({say.name(f'{card}-spot-{int(spot) + 1}')})"
        for spot, _, sticker in parts
    )


def settings(view: TownView, lights: Lights, say: Say) -> tuple[SettingArt, ...]:
    now = view.party.settings
    found = [
        SettingArt(
            say.name("difficulty"),
            tuple(
                (say.name(one), lights.exact(f"difficulty:{one}"), now.get("difficulty") == one)
                for one in DIFFICULTIES
            ),
        )
    ]
    for name, values in VARIANTS.items():
        if name == "information" and len(view.ready) == 1:
            continue  # GH-VAR-06: who plays alone plays solo
        chips = tuple(
            (
                say.name(f"{name}-{one}"),
                lights.exact(f"set:{name}:{name}-{one}"),
                now.get(name) == one,
            )
            for one in values
        )
        found.append(SettingArt(say.name(name), chips))
    return tuple(found)


def errands(lights: Lights, say: Say) -> tuple[Act, ...]:
    """What belongs to nobody alone."""
    signs = {
        "city-event": ("city-event", TOWN),
        "all-done": ("gate", TOWN),
        "go-on": ("go-on", SHARED),
    }
    return tuple(
        Act(key, icon, sheet, label(key, say))
        for key, (icon, sheet) in signs.items()
        if lights.exact(key)
    )
