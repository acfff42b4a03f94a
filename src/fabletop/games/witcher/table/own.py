"""Player boards: your witcher, the others, and what lies beside their boards."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..telling.abilities import ability_text, payment_text, sentence
from ..telling.texts import keepsake_text, potion_text, row_text
from ..terms import ATTRIBUTES
from ..views.models import PlayerView, TableView
from .cards import card_art
from .models import Own, Rival, Row, Thing


def own_art(player: PlayerView, lights: Lights, say: Say) -> Own:
    discard = player.discard.cards or ()
    return Own(
        seat=player.seat,
        school=player.school,
        name=say("key-board", a=player.school),
        level=say(f"roman-{player.level}"),
        place=say.name(player.place),
        rows=tuple(row(name, player, lights, say) for name in ATTRIBUTES),
        shield=player.shield,
        shield_maximum=player.shield_maximum,
        gold=player.gold,
        position=player.position,
        hand=tuple(card_art(one, say, key=lights.about(one)) for one in player.hand.cards or ()),
        deck=player.deck.count,
        discard=player.discard.count,
        discard_top=say.name(discard[-1]) if discard else "",
        things=tuple(things(player, lights, say)),
    )


def row(name: str, player: PlayerView, lights: Lights, say: Say) -> Row:
    value: int = getattr(player, name)
    if name == "specialisation":
        present = row_text(library().schools[player.school], value, say)
        text = f"{say(f'specialisation-{player.school}')} {sentence(present)}"
    else:
        text = say(f"web-wi-{name}")
    return Row(name, say.name(name), value, text, lights.about(name))


def things(player: PlayerView, lights: Lights, say: Say) -> list[Thing]:
    """Potions, trophies, keepsakes, trails and quests with what they do."""
    box = library()
    found = [
        Thing(
            id=one,
            kind="potion",
            icon="potion",
            name=say.name(one),
            text=potion_text(box.potions[one], say),
            key=lights.about(one),
        )
        for one in player.potions
    ]
    found += [trophy(one, lights, say) for one in player.trophies]
    for number in player.keepsakes:
        event, id = box.events[number], f"event-{number}"
        kind = "companion" if event.companion else "keepsake"
        found.append(
            Thing(id, kind, kind, say.name(id), keepsake_text(event, say), lights.about(id))
        )
    for trail in player.trails:
        name = say("thing-trail", terrain=trail.terrain)
        text = say("web-wi-trail", terrain=trail.terrain)
        found.append(Thing(f"trail-{trail.terrain}", "trail", "trail", name, text, ""))
    for place in player.tracks:
        name = say("thing-track", place=place)
        found.append(
            Thing(f"track-{place}", "track", "wild", name, say("web-wi-track", place=place), "")
        )
    for quest in player.quests:
        text = say("quest-place", place=quest.place, event=quest.event)
        text = f"{text} {payment_text(quest.payment, say)}".strip()
        name = say("thing-quest", place=quest.place, card=quest.card)
        key = lights.exact(f"solve:{quest.card}")
        found.append(Thing(f"quest-{quest.card}", "quest", "quest", name, text, key))
    return found


def trophy(id: str, lights: Lights, say: Say) -> Thing:
    icon = id if id in library().monsters else id.split("-")[1]
    text = ability_text(library().abilities[id], say)
    return Thing(id, "trophy", icon, say.name(id), text, lights.about(id))


def rivals(view: TableView, lights: Lights, say: Say) -> dict[int, Rival]:
    return {one.seat: rival(one, view, lights, say) for one in view.players}


def rival(player: PlayerView, view: TableView, lights: Lights, say: Say) -> Rival:
    text = ""
    if player.school:
        owned = [*player.potions, *player.trophies, *(f"event-{one}" for one in player.keepsakes)]
        text = say(
            "web-wi-rival",
            place=player.place,
            combat=player.combat,
            defence=player.defence,
            alchemy=player.alchemy,
            specialisation=player.specialisation,
            gold=player.gold,
            shield=player.shield,
            deck=player.deck.count,
            discard=player.discard.count,
        )
        text = " ".join([text, ", ".join(say.name(one) for one in owned)]).strip()
    return Rival(
        seat=player.seat,
        school=player.school,
        school_name=say.name(player.school) if player.school else "",
        level=say(f"roman-{player.level}"),
        active=player.seat == view.active and not view.winner >= 0,
        hand=player.hand.count,
        deck=player.deck.count,
        potions=len(player.potions),
        shield=player.shield,
        gold=player.gold,
        position=player.position,
        text=text,
        key=lights.exact(f"duel:{player.school}", f"poker:{player.school}"),
        attributes=tuple((one, say.name(one), getattr(player, one)) for one in ATTRIBUTES),
        things=tuple(things(player, lights, say)) if view.seat is None else (),
    )


def piles(view: TableView, lights: Lights, say: Say) -> tuple[Thing, ...]:
    """The decks of explorations: what phase II may draw from."""
    return tuple(
        Thing(
            id=deck,
            kind="pile",
            icon="city" if deck == "city" else "forest",
            name=say.name(deck),
            text=say("web-wi-pile", deck=deck, count=pile.count),
            key=lights.exact(f"explore:{deck}"),
        )
        for deck, pile in (("city", view.city), ("wilds", view.wilds))
    )
