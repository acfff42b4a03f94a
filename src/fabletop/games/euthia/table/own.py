"""View models of the viewer's hero board and of the rows of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..effects import vocabulary as e
from ..effects.vocabulary import AnyEffect
from ..library import library
from ..records import HeroBoard, SlotRecord
from ..stones import is_active, kind_of
from ..telling.effects import signed
from ..terms import ACTIONS
from ..views.models import PlayerView, TableView, field_parts
from .models import CardStack, Own, Rival, SlotArt, Thing, TokenArt
from .things import text, thing

HEROIC = ("skill", "first-strike", "sword")
ORDER = ("sword", "skill", "first-strike")
SLOT_ICONS = {"sword": "weapon"}
# how the effects of silver and gold cards are printed
SIGNS: dict[type[e.Counted | e.TakeGaar | e.TakeAny], str] = {
    e.Clover: "clover",
    e.Paw: "paw",
    e.Wounds: "drop",
    e.Hits: "weapon",
    e.MonsterHeals: "heart",
    e.TakeGaar: "gaar",
    e.TakeAny: "hand",
}
# what a thing on the board is most likely touched for
FIRST = (
    "strike",
    "use",
    "ready",
    "wake",
    "cart",
    "learn",
    "buy",
    "pay",
    "give",
    "drop",
    "sell",
    "keep",
    "take",
    "gem",
    "equip",
)


def own_art(player: PlayerView, view: TableView, lights: Lights, say: Say) -> Own:
    board = board_of(player)
    slots = [slot_art(place, player, board, lights, say) for place in range(len(board.slots))]
    heroic = [one for one in slots if not one.small]
    heroic.sort(key=lambda one: ORDER.index(one.kind))
    bags = distinct(thing(one, say, touched(one, lights)) for one in player.bags)
    tile, _ = field_parts(player.at)
    return Own(
        seat=player.seat,
        hero=player.hero,
        name=say.name(player.hero),
        place=say.name(tile) if tile else "",
        health=player.health,
        most=player.max_health,
        coins=player.coins,
        moves=view.mp if view.active == player.seat else 0,
        reputation=player.reputation,
        tokens=tokens(player, view, lights, say),
        heroic=tuple(heroic),
        worn=tuple(one for one in slots if one.small),
        beside=tuple(thing(one, say, touched(one, lights)) for one in player.beside),
        pile=len(player.pile),
        bags=bags,
        bags_free=max(0, player.bags_open - len(bags)),
        surplus=player.surplus,
        gaar=player.gaar,
        gaar_free=max(0, board.gaar_spaces - player.gaar),
        dwurt=player.dwurt,
        dwurt_free=max(0, board.dwurt_spaces - player.dwurt),
        dwurt_die=player.dwurt_die,
        loose=loose(player.loose, lights, say),
        loose_free=max(0, board.gem_spaces - len(player.loose)),
        set_size=player.set_size,
        hand=hand(player, lights, say),
        hand_count=player.hand.silver.count + player.hand.gold.count,
        control=player.control,
        gaar_key=lights.exact("gaar-to-dwurt", "dwurt", "buy-gaar", "drop:gaar", "pay:gaar"),
    )


def board_of(player: PlayerView) -> HeroBoard:
    return library().heroes[player.hero]


def touched(id: str, lights: Lights) -> str:
    return next((key for verb in FIRST if (key := lights.about(id, verb))), "") or lights.about(id)


def slot_art(place: int, player: PlayerView, board: HeroBoard, lights: Lights, say: Say) -> SlotArt:
    slot, id = board.slots[place], player.slots[place]
    locked = slot.lock is not None and place not in player.unlocked
    lock, lock_icon = price(slot) if locked else ("", "")
    number = str(place + 1)
    held = worn(id, player, lights, say) if id else None
    key = ""
    if held is None:
        key = lights.about(number, "unlock") if locked else lights.about(number, "learn", "equip")
    return SlotArt(
        id=f"slot-{number}",
        number=number,
        kind=slot.kind,
        icon=SLOT_ICONS.get(slot.kind, slot.kind),
        name=say.name(slot.kind),
        thing=held,
        lock=lock,
        lock_icon=lock_icon,
        key=key,
        small=slot.kind not in HEROIC,
    )


def price(slot: SlotRecord) -> tuple[str, str]:
    assert slot.lock is not None
    return ("1", slot.lock.essence) if slot.lock.essence else (str(slot.lock.coins), "coins")


def worn(id: str, player: PlayerView, lights: Lights, say: Say) -> Thing:
    """A tile on a slot, with what is set into it."""
    key, spent = touched(id, lights), id in player.exhausted
    found = thing(id, say, key, spent=spent)
    inlaid = player.inlaid.get(id, ())
    gems = tuple((kind_of(one), is_active(one)) for one in inlaid)
    rest = found.sockets[len(gems) :]
    return msgspec.structs.replace(found, sockets=(*gems, *rest)) if gems else found


def distinct(things: Iterable[Thing]) -> tuple[Thing, ...]:
    """The second of equal things gets an id of its own."""
    seen: Counter[str] = Counter()
    found = []
    for one in things:
        seen[one.id] += 1
        again = seen[one.id]
        found.append(one if again == 1 else msgspec.structs.replace(one, id=f"{one.id}-{again}th"))
    return tuple(found)


def loose(held: Sequence[str], lights: Lights, say: Say) -> tuple[Thing, ...]:
    """Gems and essences."""
    verbs = ("essence", "socket", "pay", "give", "drop", "sell")
    return distinct(thing(one, say, lights.about(one, *verbs)) for one in held)


def tokens(player: PlayerView, view: TableView, lights: Lights, say: Say) -> tuple[TokenArt, ...]:
    """The action tokens: ready, spent, or in use in this combat; and the fourth slot, for one that
    was stored (EU-TURN-9)."""
    fighting = view.fight is not None and view.fight.hero == player.seat
    kept = stored(player, view)
    found = []
    for one in ACTIONS:
        number = player.tokens.count(one) - (one == kept)
        state = "ready" if number else "spent"
        if one == "combat" and fighting:
            state = "now"
        label = say("web-eu-token", name=say.name(one), number=number)
        found.append(
            TokenArt(
                f"token-{one}", one, say.name(one), state, token_key(one, lights), number, label
            )
        )
    label = say("web-eu-stored-token", name=kept) if kept else say("web-eu-stored-none")
    key = token_key(kept, lights) if kept else ""
    state = "stored" if kept else "hollow"
    name = say("web-eu-stored")
    found.append(TokenArt("token-stored", kept or "stored", name, state, key, len(kept[:1]), label))
    return tuple(found)


def token_key(action: str, lights: Lights) -> str:
    return lights.exact(f"walk:{action}", f"store:{action}", f"token:{action}", f"give:{action}")


def stored(player: PlayerView, view: TableView) -> str:
    """EU-TURN-8, EU-TURN-9: what is left after the own turn; in a later round, the second token of
    a kind. Tokens of one kind are alike, so the stored one counts as the last to be used."""
    seats = len(view.players)
    order = (player.seat - view.first) % seats >= (view.active - view.first) % seats
    if view.phase in ("turn", "turn-end") and order:
        return next((one for one in ACTIONS if player.tokens.count(one) > 1), "")
    return player.tokens[0] if player.tokens else ""


def hand(player: PlayerView, lights: Lights, say: Say) -> tuple[CardStack, ...]:
    """EU-CARDS-2: equal cards in one stack; of a hand one may not see, nothing."""
    cards = [*(player.hand.silver.cards or ()), *(player.hand.gold.cards or ())]
    box = library()
    number = Counter(box.power_cards[one].id for one in cards)
    found = []
    for kind, count in number.items():
        power = box.powers[kind]
        each = [one for one in cards if box.power_cards[one].id == kind]
        key = lights.about(kind, "play") or next(
            (key for one in each if (key := lights.about(one))), ""
        )
        icon = f"{power.colour}-card"
        fields = tuple(tuple(map(sign, one)) for one in power.fields)
        found.append(
            CardStack(
                kind,
                say.name(kind),
                power.colour,
                icon,
                count,
                text(kind, say),
                key,
                fields,
                min(count, len(fields)),
            )
        )
    return tuple(found)


def sign(effect: AnyEffect) -> tuple[str, str]:
    """A printed effect as its sign and amount."""
    for kind, icon in SIGNS.items():
        if isinstance(effect, kind):
            return icon, signed(effect.amount)
    return "check", ""


# The others


def rivals(view: TableView, say: Say) -> dict[int, Rival]:
    return {one.seat: rival(one, view, say) for one in view.players}


def rival(player: PlayerView, view: TableView, say: Say) -> Rival:
    text = ""
    if player.hero:
        owned = [one for one in (*player.slots, *player.bags, *player.loose) if one]
        tile, _ = field_parts(player.at)
        text = say(
            "web-eu-rival",
            place=tile or "nowhere",
            reputation=player.reputation,
            quests=player.quests,
            bounties=player.bounties,
            fallen=player.fallen,
        )
        text = " ".join([text, ", ".join(say.name(one) for one in owned)]).strip()
    things: tuple[Thing, ...] = ()
    if view.seat is None and player.hero:
        things = tuple(
            thing(one, say, spent=one in player.exhausted)
            for one in (*player.slots, *player.bags)
            if one
        )
    return Rival(
        seat=player.seat,
        hero=player.hero,
        hero_name=say.name(player.hero) if player.hero else "",
        active=player.seat == view.active and view.phase not in ("heroes", "over"),
        health=player.health,
        most=player.max_health,
        reputation=player.reputation,
        coins=player.coins,
        gaar=player.gaar + player.dwurt,
        silver=player.hand.silver.count,
        gold=player.hand.gold.count,
        quests=player.quests,
        bounties=player.bounties,
        fallen=player.fallen,
        text=text,
        things=things,
    )
