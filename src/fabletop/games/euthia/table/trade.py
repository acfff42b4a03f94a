"""View models of a trade: the market sheet with effects, prices and what is left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.words import Say
from ....tablekit.lights import Lights, verb_of
from ..library import library
from ..records import Tile
from ..rules.belongings import EQUIPMENT, is_skill, slot_kind
from ..rules.personal import REVEAL
from ..rules.sales import LOOSE, SOCKETED
from ..rules.trade import HEALS, price_of
from ..telling.effects import sentence, uses_text
from ..telling.texts import side_text, symbols
from ..terms import MINES, SHOPS
from ..views.models import PlayerView, TableView, TradeView, field_parts
from .models import DealArt, DealGroup, ShelfArt, TradeArt, WareArt
from .own import SLOT_ICONS
from .reach import distances
from .things import thing

CURES = 4  # keys that are named beside a shortage


def trade_art(view: TableView, own: PlayerView | None, lights: Lights, say: Say) -> TradeArt | None:
    """The sheet of the one who trades."""
    trade = view.trade
    if trade is None or own is None or own.seat != view.active:
        return None
    tile, _ = field_parts(own.at)
    gains = dict(sales(own, trade, lights))
    arms = tuple(one for one in own.beside if not is_skill(library().tiles[one]))
    offer = (*view.offers[trade.shop], *arms)
    return TradeArt(
        shop=trade.shop,
        title=say("web-eu-market", shop=say.name(trade.shop)),
        place=say.name(tile),
        heals=say("web-eu-heals-for", amount=HEALS[trade.shop]),  # type: ignore[index]
        deck=say("web-eu-deck", count=view.piles[trade.shop].count),
        coins=own.coins,
        wares=tuple(ware(one, own, trade, gains, lights, say) for one in offer),
        groups=tuple(groups(own, trade, gains, lights, say)),
        shelves=tuple(shelf(one, view, own, say) for one in SHOPS if one != trade.shop),
    )


# Wares


@lru_cache(maxsize=2000)
def effect_of(id: str, say: Say) -> str:
    """What a tile does, without its kind, its prices and its story."""
    tile = library().tiles[id]
    texts = [sentence(one) for one in symbols(tile, say)]
    if tile.uses:
        texts.append(uses_text(tile.uses, say))
    return " ".join(texts)


def ware(
    id: str, own: PlayerView, trade: TradeView, gains: dict[str, int], lights: Lights, say: Say
) -> WareArt:
    price = price_of(id, trade.buy_discount) or 0
    key = lights.exact(f"buy:{id}")
    return replace(
        shown_ware(id, price, say),
        to=destination(library().tiles[id], own, say),
        place=place_of(library().tiles[id], own),
        left=f"{own.coins} → {own.coins - price}" if price <= own.coins else "",
        key=key,
        hotkey=lights.hotkeys.get(key, ""),
        short=shortage(price - own.coins, gains, lights, say),
    )


def shown_ware(id: str, price: int, say: Say) -> WareArt:
    one = thing(id, say)
    return WareArt(
        id=id,
        icon=one.icon,
        tone=one.tone,
        name=one.name,
        effect=effect_of(id, say),
        text=one.text,
        price=str(price),
        resale=one.sale,
    )


def shortage(missing: int, gains: dict[str, int], lights: Lights, say: Say) -> str:
    """How many coins are missing, and the keys of sales that would bring them."""
    if missing <= 0:
        return ""
    keys = [lights.hotkeys[key] for key, coins in gains.items() if coins >= missing]
    cures = " ".join(one for one in keys[:CURES] if one)
    short = say("web-eu-short", count=missing)
    return f"{short} {say('web-eu-short-sell', keys=cures)}" if cures else short


def destination(tile: Tile, own: PlayerView, say: Say) -> str:
    """Where a bought tile goes (EU-TRADE-5): its slot, and what lies there; else a bag."""
    if tile.kind == "gain":
        return say("web-eu-to-at-once")
    if tile.kind not in EQUIPMENT:
        free = max(0, own.bags_open - len(own.bags))
        return say("web-eu-to-bag", count=free)
    kind = slot_kind(tile)
    name = say.name(kind)
    opened = open_places(kind, own)
    if not opened:
        known = any(slot.kind == kind for slot in library().heroes[own.hero].slots)
        return say("web-eu-to-locked" if known else "web-eu-to-none", slot=name)
    held = own.slots[opened[0]]
    if held:
        return say("web-eu-to-worn", slot=name, thing=say.name(held))
    return say("web-eu-to-free", slot=name)


def open_places(kind: str, own: PlayerView) -> list[int]:
    """The unlocked slots of a kind, free ones first."""
    board = library().heroes[own.hero]
    found = [
        place
        for place, slot in enumerate(board.slots)
        if slot.kind == kind and (slot.lock is None or place in own.unlocked)
    ]
    return sorted(found, key=lambda place: bool(own.slots[place]))


def place_of(tile: Tile, own: PlayerView) -> str:
    """The id of the piece of the hero board where a bought tile would lie."""
    opened = open_places(slot_kind(tile), own) if tile.kind in EQUIPMENT else []
    if not opened:
        return ""
    held = own.slots[opened[0]]
    return f"tile-{held}" if held else f"slot-{opened[0] + 1}"


# Selling, unlocking, learning


def sales(own: PlayerView, trade: TradeView, lights: Lights) -> Iterator[tuple[str, int]]:
    """EU-TRADE-7 to EU-TRADE-9: what each open sale brings in coins."""
    for key in lights.keys:
        if verb_of(key) == "sell":
            yield key, sale_price(key, own, trade.better_sale)


def sale_price(key: str, own: PlayerView, better: int) -> int:
    _, id, *side = key.split(":")
    if id in own.loose:
        return LOOSE
    tile = library().tiles[id]
    if side and tile.source in MINES:
        return tile.sides[int(side[0]) - 1].coins + better
    return (tile.sell or 0) + SOCKETED * len(own.inlaid.get(id, ()))


def groups(
    own: PlayerView, trade: TradeView, gains: dict[str, int], lights: Lights, say: Say
) -> Iterator[DealGroup]:
    kinds = {
        "sell": [sale(key, coins, own, lights, say) for key, coins in gains.items()],
        "unlock": [
            unlocking(key, own, trade, lights, say)
            for key in lights.keys
            if verb_of(key) == "unlock"
        ],
        "learn": list(learning(own, trade, lights, say)),
    }
    for kind, deals in kinds.items():
        yield DealGroup(
            kind, say(f"web-eu-group-{kind}"), say(f"web-eu-group-{kind}-note"), tuple(deals)
        )


def sale(key: str, coins: int, own: PlayerView, lights: Lights, say: Say) -> DealArt:
    _, id, *side = key.split(":")
    one = thing(id, say)
    if side:
        note = side_text(library().tiles[id].sides[int(side[0]) - 1], say)
    elif id in own.loose:
        note = say("web-eu-loose")
    else:
        note = say("web-eu-worn" if id in own.slots else "web-eu-in-bag")
    return DealArt(
        id="-".join((id, *side)),
        icon=one.icon,
        tone=one.tone,
        name=one.name,
        note=note,
        text=one.text,
        change=f"+{coins}",
        left=str(own.coins + coins),
        key=key,
        hotkey=lights.hotkeys[key],
    )


def unlocking(key: str, own: PlayerView, trade: TradeView, lights: Lights, say: Say) -> DealArt:
    """EU-TILES-8: coins or one essence."""
    _, number, kind = key.split(":")
    lock = library().heroes[own.hero].slots[int(number) - 1].lock
    assert lock is not None
    price = max(0, lock.coins - trade.unlock_discount)
    note = say("web-eu-pay-essence", element=lock.essence) if lock.essence else ""
    return DealArt(
        id=number,
        icon=SLOT_ICONS.get(kind, kind),
        tone="",
        name=say.name(kind),
        note=note or say("web-eu-slot-number", number=number),
        text="",
        change="" if lock.essence else f"−{price}",
        left="" if lock.essence else str(own.coins - price),
        key=key,
        hotkey=lights.hotkeys[key],
    )


def learning(own: PlayerView, trade: TradeView, lights: Lights, say: Say) -> Iterator[DealArt]:
    """EU-TILES-2, EU-TILES-5: revealed skills, and the pile they come from."""
    for id in own.beside:
        tile = library().tiles[id]
        if is_skill(tile):
            keys = lights.all_about(id, "learn") or [""]
            price = max(0, (tile.buy or 0) - trade.learn_discount)
            for key in keys:
                yield lesson(id, key, price, own, lights, say)
    if key := lights.exact("reveal"):
        yield DealArt(
            id="reveal",
            icon="skill",
            tone="",
            name=say("web-eu-reveal"),
            note=say("web-eu-pile", count=len(own.pile)),
            text="",
            change=f"−{REVEAL}",
            left=str(own.coins - REVEAL),
            key=key,
            hotkey=lights.hotkeys[key],
        )


def lesson(id: str, key: str, price: int, own: PlayerView, lights: Lights, say: Say) -> DealArt:
    one = thing(id, say)
    missing = price - own.coins
    if key:
        note = say("web-eu-slot-number", number=key.split(":")[2])
    elif missing > 0:
        note = say("web-eu-short", count=missing)
    else:
        note = say("web-eu-no-slot")
    return DealArt(
        id=f"{id}-{key.split(':')[2]}" if key else id,
        icon=one.icon,
        tone=one.tone,
        name=one.name,
        note=note,
        text=f"{effect_of(id, say)} {one.text}",
        change=f"−{price}",
        left=str(own.coins - price) if key else "",
        key=key,
        hotkey=lights.hotkeys.get(key, ""),
    )


# Other shops


def shelf(shop: str, view: TableView, own: PlayerView, say: Say) -> ShelfArt:
    wares = (shown_ware(one, price_of(one, 0) or 0, say) for one in view.offers[shop])
    heals = say("web-eu-heals", amount=HEALS[shop])  # type: ignore[index]
    return ShelfArt(
        id=shop,
        name=say.name(shop),
        note=f"{heals} · {away(shop, view, own, say)}",
        wares=tuple(wares),
    )


def away(shop: str, view: TableView, own: PlayerView, say: Say) -> str:
    """Why this shop cannot be used from here: how far the nearest one is, or that it is held."""
    found = dict(shops_on_map(shop, view))
    if not found:
        return say("web-eu-shop-unknown")
    free = [field for field, held in found.items() if not held]
    if not free:
        return say("web-eu-shop-held")
    steps = distances(view, own.at)
    return say("web-eu-shop-away", count=min(steps[one] for one in free if one in steps))


def shops_on_map(shop: str, view: TableView) -> Iterator[tuple[str, bool]]:
    """The fields with such a shop, and whether monsters hold them (EU-TRADE-1)."""
    for tile in view.tiles:
        printed = library().map_tiles[tile.tile]
        if shop == "dragonslayers":
            if printed.special == "towers":
                yield f"{tile.tile}:0", any(tile.monsters)
            continue
        for number, field in enumerate(printed.fields, 1):
            if field.location == shop and number not in tile.rubble:
                yield f"{tile.tile}:{number}", bool(tile.monsters[number - 1])
