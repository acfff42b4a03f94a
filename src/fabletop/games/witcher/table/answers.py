"""Icons and notes of the answers in the question panel."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ....tablekit.models import AnswerArt
from ..library import library
from ..telling.abilities import ability_text
from ..telling.texts import fight_card_text, potion_text, row_text
from ..terms import ATTRIBUTES
from ..views.models import FightView, PlayerView, TableView
from .ledgers import signed
from .odds import outlook, outlook_text

ICONS = {
    "pay": "discard",
    "pay-gold": "coins",
    "pay-two": "cards",
    "guided": "discard",
    "poker": "gamble",
    "solve": "quest",
    "phase-two": "go-on",
    "hunt": "combat",
    "take": "hand",
    "die": "gamble",
    "done": "check",
    "pass": "go-on",
    "specialise": "specialisation",
    "bet": "coins",
    "no-bet": "go-on",
    "option": "scroll",
    "option-for": "scroll",
    "fight": "combat",
    "charge": "charge",
    "bite": "bite",
    "train": "school",
    "track": "trail",
    "no-quest": "go-on",
    "leave": "cards",
    "sink": "cards",
    "play": "hand",
    "free": "hand",
    "wild": "hand",
    "use": "potion",
    "take_top_discard": "draw",
    "return_self": "return",
    "meditate": "meditate",
}
SAME_NAME = ("board", "terrain")  # the thing itself is the icon


def answer_art(
    key: str, view: TableView, own: PlayerView | None, lights: Lights, say: Say
) -> AnswerArt:
    verb, *parts = key.split(":")
    thing = parts[0] if parts else key
    if verb == "pay-gold":
        return AnswerArt(ICONS[verb], needless(thing, lights, say))
    if verb in ("charge", "bite") and view.fight is not None:
        return attack_art(verb, view, view.fight, say)
    if own is not None:
        known = own_art(verb, thing, view, own, lights, say)
        if known is not None:
            return known
    if verb == "hunt":
        return hunt_art(thing, say)
    if verb == "bet":
        return bet_art(thing, view, say)
    if verb == "explore":
        return AnswerArt("city" if thing == "city" else "forest")
    if verb in SAME_NAME:
        return AnswerArt(thing)
    priced = verb == "take" and "WI-MARKET-4" in lights.rules
    return thing_art(verb, thing, key, view if priced else None, say)


def own_art(
    verb: str, thing: str, view: TableView, own: PlayerView, lights: Lights, say: Say
) -> AnswerArt | None:
    """What concerns your own witcher."""
    if verb == "move":
        return move_art(thing, own, say)
    if verb == "act":
        return act_art(thing, own, say)
    if verb == "specialise":
        school = library().schools[own.school]
        return AnswerArt(ICONS[verb], row_text(school, own.specialisation, say))
    if verb in ("duel", "poker"):
        rival = next(one for one in view.players if one.school == thing)
        return duel_art(rival, say) if verb == "duel" else AnswerArt(thing, say("web-wi-stake"))
    if verb in ATTRIBUTES:
        return raise_art(verb, own, say, -1 if "WI-ATTR-6" in lights.rules else 1)
    if verb in ("train", "meditate"):
        return raise_art(thing, own, say) if verb == "train" else AnswerArt(thing)
    return None


def act_art(action: str, own: PlayerView, say: Say) -> AnswerArt:
    """The action of the place: by how much an attribute rises, or what it is."""
    if action in ATTRIBUTES:
        return raise_art(action, own, say)
    return AnswerArt(action, say("web-wi-stake") if action == "gamble" else "")


def raise_art(attribute: str, own: PlayerView, say: Say, by: int = 1) -> AnswerArt:
    value: int = getattr(own, attribute)
    return AnswerArt(attribute, say("web-wi-rise", value=value, next=value + by))


def duel_art(rival: PlayerView, say: Say) -> AnswerArt:
    level = say("web-wi-level", level=say(f"roman-{rival.level}"))
    life = rival.deck.count + rival.hand.count + rival.discard.count
    return AnswerArt(rival.school, level, "", (("heart", str(life)),))


def hunt_art(id: str, say: Say) -> AnswerArt:
    monster = library().monsters[id]
    level = say("web-wi-level", level=say(f"roman-{monster.level}"))
    return AnswerArt(id, level, "", (("heart", str(monster.life)),))


def attack_art(side: str, view: TableView, fight: FightView, say: Say) -> AnswerArt:
    """WI-MONSTER-2: what the attack may cost whoever hunts the monster."""
    victim = view.players[fight.attacker]
    counted = outlook(fight, victim, "charge" if side == "charge" else "bite")
    return AnswerArt(side, outlook_text(counted, say))


def bet_art(side: str, view: TableView, say: Say) -> AnswerArt:
    """WI-DUEL-3: on whom the gold is laid."""
    fight = view.fight
    if fight is None:
        return AnswerArt(ICONS["bet"])
    school = view.players[fight.attacker if side == "attacker" else fight.defender].school
    return AnswerArt(school, say.name(school))


def thing_art(verb: str, thing: str, key: str, shop: TableView | None, say: Say) -> AnswerArt:
    """A card, a potion, a trophy: what it does, and in a shop what it costs."""
    box = library()
    icon = ICONS.get(verb, "check" if thing != key else "discard")
    for one in (thing, key):
        if one in box.cards:
            return card_art(one, icon, shop)
        if one in box.potions:
            return AnswerArt("potion", potion_text(box.potions[one], say))
        if one in box.fight_cards:
            return AnswerArt("combat", fight_card_text(box.fight_cards[one], say))
        if verb == "use" and one in box.abilities:
            return AnswerArt(ability_icon(one), ability_text(box.abilities[one], say))
    return AnswerArt(ICONS.get(verb, "check"))


def ability_icon(id: str) -> str:
    """The picture of a trophy or keepsake, as it lies beside the board."""
    if id in library().monsters:
        return id
    if id.startswith("event-"):
        event = library().events[int(id.removeprefix("event-"))]
        return "companion" if event.companion else "keepsake"
    return id.split("-")[1]


def needless(card: str, lights: Lights, say: Say) -> str:
    """WI-MOVE-2: gold beside a card that pays for the way by itself."""
    alone = lights.exact(f"pay:{card}", f"guided:{card}")
    return say("web-wi-alone-enough") if alone else ""


def move_art(place_id: str, own: PlayerView | None, say: Say) -> AnswerArt:
    """A way: the terrain of its end, and what it would cost from this hand (WI-MOVE-2)."""
    place = library().places[library().place_numbers[place_id]]
    terrain = "wild" if place.terrain == "any" else place.terrain
    hand = own.hand.cards or () if own is not None else ()
    fitting = [card for card in hand if library().cards[card].terrain in (terrain, "wild")]
    if terrain == "wild":
        note = say("web-wi-way-free")
    elif len(fitting) == 1:
        note = say("web-wi-way-card", card=fitting[0])
    elif fitting:
        note = say("web-wi-way-any", terrain=terrain)
    elif own is not None and own.gold:
        note = say("web-wi-way-gold")
    else:
        note = say("web-wi-way-two")
    return AnswerArt(terrain, note)


def card_art(card: str, icon: str, shop: TableView | None) -> AnswerArt:
    record = library().cards[card]
    slots = shop.market if shop is not None else ()
    marks = [("cards", str(slot.price)) for slot in slots if slot.card == card]
    if record.damage:
        marks.append(("damage", str(record.damage)))
    if record.shield:
        marks.append(("defence", str(record.shield)))
    if record.draw:
        marks.append(("draw", signed(record.draw)))
    return AnswerArt(icon, "", record.colour, tuple(marks))
