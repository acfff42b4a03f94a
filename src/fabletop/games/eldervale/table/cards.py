"""View models of cards and tokens: adventure cards, the start card, magic cards, treasure."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.words import Say
from .. import records as r
from ..effects.measures import Bag
from ..library import library
from ..state import ORB
from ..telling.abilities import ability_text, action_text, aura_text, orb_text
from ..telling.phrases import Voice
from ..telling.texts import record_parts
from ..views.models import HeldView, OfferView, PlayerView
from .lights import Lights
from .models import CardArt, MagicArt, Mark, OfferArt, SlotArt, StartArt, StartRow, Token
from .signs import bag_marks, told

CARD_VERBS = ("do", "use", "host", "cover", "deposit", "aura", "drop", "keep-card", "take-card")
MAGIC_VERBS = (
    "cast",
    "reveal",
    "spend",
    "keep-card",
    "drop",
    "swap-card",
    "take-card",
    "offer",
)
START_ROWS = (("summon", "worker"), ("gather", "any"), ("dwell", "house"))


def token_marks(token: str) -> tuple[str, tuple[str, ...], bool]:
    face = library().treasures[token]
    return face.element, face.shows, face.slash


def tray_token(token: str, lights: Lights, say: Say) -> Token:
    element, shows, slash = token_marks(token)
    key = lights.exact(f"cash:{token}", f"slot:{token}")
    return Token(f"token-{token}", element, shows, slash, told(token, say), key)


# Adventure cards


def card_art(held: HeldView, player: PlayerView, lights: Lights, say: Say) -> CardArt:
    card = library().adventures[held.id]
    body, text, kind_name = printed(held.id, say)
    orb = "covered" if held.orb else str(card.orb.symbol)
    return CardArt(
        id=held.id,
        name=say.name(held.id),
        element=card.element,
        kind=card.kind,
        kind_name=kind_name,
        worth=player.values.get(card.element, 0),
        body=body,
        text=text,
        slots=slots_art(held, card.slots, card.element, lights, say),
        symbol=card.action.symbol if card.action is not None else "",
        orb=orb,
        orb_title=say("web-el-orb-covered" if held.orb else "web-el-orb-symbol"),
        host=say("web-el-attached-to", card=held.host) if held.host else "",
        key=lights.exact(*(f"{verb}:{held.id}" for verb in CARD_VERBS)),
    )


@lru_cache(maxsize=1000)
def printed(id: str, say: Say) -> tuple[str, str, str]:
    """What the card does, its whole text, and its kind."""
    card = library().adventures[id]
    voice = Voice(say, card.element)
    parts = [action_text(card, card.action, voice) if card.action is not None else ""]
    parts.append(aura_text(card.aura, voice) if card.aura is not None else "")
    parts += [ability_text(card.ability, voice), orb_text(card.orb, voice)]
    return " ".join(filter(None, parts)), told(id, say), voice(f"card-kind-{card.kind}")


def slots_art(
    held: HeldView, slots: tuple[r.Slot, ...], element: str, lights: Lights, say: Say
) -> tuple[SlotArt, ...]:
    found = []
    for number, lying in enumerate(held.slots, 1):
        slot = slots[number - 1] if number <= len(slots) else None
        key = lights.exact(f"slot-on:{held.id}:{number}")
        kind = slot.kind if slot is not None else "gain"
        if lying and lying != ORB:
            colour, shows, slash = token_marks(lying)
            marks = tuple(Mark(one) for one in shows)
            found.append(SlotArt(kind, colour, marks, slash, False, say.name(lying), key))
        else:
            printed_marks = bag_marks(slot.printed) if slot is not None else ()
            title = say("web-el-slot-orb" if lying else f"web-el-slot-{kind}")
            found.append(
                SlotArt(kind, "", () if lying else printed_marks, False, bool(lying), title, key)
            )
    return tuple(found)


def start_art(held: HeldView, player: PlayerView, lights: Lights, say: Say) -> StartArt:
    """The start card: three actions, and the slot of the middle one."""
    card = library().start_designs[held.id]
    rows = tuple(
        StartRow(name, say.name(name), icon, lights.exact(f"start:{name}"))
        for name, icon in START_ROWS
    )
    slot = r.Slot(kind="gain", printed=Bag(**{card.gather: 1}))
    slots = slots_art(held, (slot,), card.element, lights, say)
    worth = player.values.get(card.element, 0)
    return StartArt(
        held.id, say.name(held.id), card.element, worth, told(held.id, say), rows, slots
    )


@lru_cache(maxsize=2000)
def offer_text(id: str, say: Say) -> tuple[str, str]:
    _, text, kind = printed(id, say)
    return text, kind


def offer_art(offer: OfferView, lights: Lights, say: Say) -> OfferArt:
    card = library().adventures[offer.card]
    text, kind_name = offer_text(offer.card, say)
    buy = lights.exact(f"buy:{offer.card}")
    burn = lights.exact(f"burn:{offer.card}")
    return OfferArt(
        id=offer.card,
        name=say.name(offer.card),
        element=offer.element,
        kind=card.kind,
        kind_name=kind_name,
        cost=bag_marks(card.cost),
        left=offer.left,
        text=text,
        key=buy or burn,
        burn=bool(burn and not buy),
    )


# Magic cards


def magic_art(id: str, lights: Lights, say: Say) -> MagicArt:
    body, text, when = magic_printed(id, say)
    card = library().magic[id]
    casting = card.casting
    key = lights.exact(*(f"{verb}:{id}" for verb in MAGIC_VERBS), id)
    return MagicArt(
        id=id,
        name=say.name(id),
        kind=card.kind,
        when=when,
        body=body,
        text=text,
        cost=bag_marks(casting.pay) if casting is not None else (),
        element=casting.element if casting is not None else "",
        power=casting.power if casting is not None else 0,
        vp=card.vp,
        key=key,
    )


@lru_cache(maxsize=1000)
def magic_printed(id: str, say: Say) -> tuple[str, str, str]:
    """What the card does, its whole text, and its kind with its moment."""
    card = library().magic[id]
    points = Voice(say)("points", n=card.vp)
    parts = [one for one in record_parts(card, say) if one not in (card.flavour, points, "")]
    kind = say(f"web-el-magic-{card.kind}")
    moment = say.name(card.on) if card.kind == "spell" else say("web-el-points", vp=card.vp)
    if card.kind == "prophecy" and not card.vp:
        moment = say.name(card.on)
    body = parts[:1] if card.kind == "quest" else parts[2 if card.casting is not None else 1 :]
    return " ".join(body), told(id, say), f"{kind} · {moment}"
