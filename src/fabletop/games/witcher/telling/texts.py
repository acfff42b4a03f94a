"""Card texts, rendered from the records."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.words import Say
from .. import records as r
from ..library import library
from ..rules.poker import RANKS, SOLO_PAY
from ..terms import Special
from .abilities import ability_text, beast_text, either, sentence, word


def text_of(id: str, say: Say) -> str:
    """The text of a thing by its id; where two kinds share an id, one after the other."""
    texts = [record_text(record, id, say) for record in records_of(id)]
    return "\n".join(texts) or say.name(id)


def records_of(id: str) -> list[r.Record]:
    box = library()
    kinds: tuple[Mapping[str, r.Record], ...] = (
        box.cards,
        box.potions,
        box.potion_designs,
        box.schools,
        box.monsters,
        box.attribute_trophies,
        box.attribute_designs,
        box.witcher_trophies,
        box.school_designs,
        box.explorations,
        box.fight_cards,
    )
    found = [kind[id] for kind in kinds if id in kind]
    if id in box.place_numbers:
        found.append(box.places[box.place_numbers[id]])
    if id.startswith("event-") and id.removeprefix("event-").isdigit():
        found += [one for number, one in box.events.items() if id == f"event-{number}"]
    return found


def record_text(record: r.Record, id: str, say: Say) -> str:
    match record:
        case r.ActionCard():
            return card_text(record, say)
        case r.Potion():
            return f"{potion_text(record, say)} {record.flavour}"
        case r.SchoolBoard():
            return school_text(record, say)
        case r.Monster():
            return monster_text(record, say)
        case r.AttributeTrophy():
            return f"{trophy_text(record, say)} {record.story}"
        case r.WitcherTrophy():
            return f"{trophy_text(record, say)} {story_of(record, id)}".strip()
        case r.Exploration():
            return f"{record.intro} {options_text(record.a, record.b, say)}"
        case r.FightCard():
            return fight_card_text(record, say)
        case r.Place():
            return place_text(record, say)
        case r.Event():
            return event_text(record, say)
    raise AssertionError(f"{type(record).__name__} has no text")


# Action cards


def card_text(card: r.ActionCard, say: Say) -> str:
    """The whole card."""
    texts = [
        sentence(
            say(
                "card",
                colour=card.colour,
                blow=say(f"blow-{card.colour}"),
                terrain=card.terrain,
                cost=card.cost,
            )
        ),
        sentence(own_parts(card, say)),
        *(sentence(link_text(link, say)) for link in card.extensions),
    ]
    if card.school != "shared":
        texts.append(say("card-of-school", school=card.school))
    return " ".join(texts)


def short_text(card: r.ActionCard, say: Say) -> str:
    """What a player needs to know of a card in hand."""
    parts = [own_parts(card, say), *(link_text(link, say) for link in card.extensions)]
    effects = "; ".join(parts)
    return sentence(say("card-short", colour=card.colour, terrain=card.terrain, effects=effects))


def own_parts(card: r.ActionCard, say: Say) -> str:
    return ", ".join(parts(card.damage, card.shield, card.draw, card.special, say)) or say(
        "card-nothing"
    )


def link_text(link: r.Extension, say: Say) -> str:
    """What follows if a card of the right colour follows."""
    colours = either(link.colours, say)
    found = parts(link.damage, link.shield, link.draw, link.special, say, "part-more-damage")
    if not found:
        return say("link-only", colours=colours)
    return say("link", colours=colours, effects=", ".join(found))


def parts(
    damage: int,
    shield: int,
    draw: int,
    special: tuple[Special, ...],
    say: Say,
    hit: str = "part-damage",
) -> list[str]:
    """The symbols of a card, a link or a whole combo in words."""
    found = [say(hit, amount=damage)] if damage else []
    if shield:
        found.append(say("part-shield", amount=shield))
    if draw:
        found.append(say("part-draw" if draw > 0 else "part-draw-less", amount=abs(draw)))
    return found + [say(f"part-{word(one)}") for one in special]


# Potions, trophies, monsters


def potion_text(potion: r.Potion, say: Say) -> str:
    text = ability_text(potion.ability, say, potion.window)
    return f"{text} {say('hunts-only')}" if potion.hunts_only else text


def trophy_text(trophy: r.AttributeTrophy | r.WitcherTrophy, say: Say) -> str:
    return f"{say('lasting-trophy')} {ability_text(trophy.ability, say)}"


def story_of(trophy: r.WitcherTrophy, id: str) -> str:
    """Each copy tells another story; the design itself tells none."""
    copy = id.removeprefix(f"{trophy.id}-")
    return trophy.stories[int(copy) - 1] if copy.isdigit() else ""


def monster_text(monster: r.Monster, say: Say) -> str:
    texts = (
        say("monster", level=say(f"roman-{monster.level}"), life=monster.life),
        beast_text(monster.ability, say),
        say("trophy-ability", ability=ability_text(monster.trophy, say)),
        monster.story,
    )
    return " ".join(texts)


def fight_card_text(card: r.FightCard, say: Say) -> str:
    sides = {"charge": card.charge, "bite": card.bite}
    return " ".join(
        sentence(say("attack", side=side, effect=attack_text(attack, say)))
        for side, attack in sides.items()
    )


def attack_text(attack: r.Attack, say: Say) -> str:
    if attack.remove:
        return say("attack-remove")
    if attack.discard_random:
        return say("attack-random")
    if attack.lower is not None:
        return say("attack-lower", attribute=attack.lower)
    if attack.equal_to is not None:
        return say("attack-equal", attribute=attack.equal_to)
    if attack.by_level:
        one, two, three = attack.by_level
        return say("attack-by-level", one=one, two=two, three=three)
    return say("attack-damage", amount=attack.damage)


# Places and schools


def action_text(place: r.Place, say: Say, solo: bool | None = None) -> str:
    """The action of a place; `solo` says whose table it is, None means anybody's (the gallery)."""
    if place.action != "gamble":
        return say(f"action-{place.action}")
    alone = say("action-gamble-alone", pays=pay_table(say))  # WI-SOLO-6
    if solo is None:
        return f"{say('action-gamble')} {say('alone', text=alone)}"
    return alone if solo else say("action-gamble")


def pay_table(say: Say) -> str:
    """WI-SOLO-6: what each roll pays to whoever plays alone."""
    paid = [say("dice-pay", rank=rank, amount=SOLO_PAY[place]) for place, rank in enumerate(RANKS)]
    return ", ".join(text for text, amount in zip(paid, SOLO_PAY, strict=True) if amount)


def place_text(place: r.Place, say: Say, solo: bool | None = None) -> str:
    action = action_text(place, say, solo)
    neighbours = ", ".join(library().places[one].name for one in place.neighbours)
    texts = [
        say("place-any", action=action)
        if place.terrain == "any"
        else say("place", terrain=place.terrain, action=action)
    ]
    if place.school:
        texts.append(say("place-school", school=place.school))
    texts += [say("place-roads", places=neighbours), place.flavour]
    return " ".join(texts)


def school_text(school: r.SchoolBoard, say: Say) -> str:
    home = library().places[school.home].id
    texts = [say("school", place=home, specialisation=say(f"specialisation-{school.id}"))]
    texts += [
        say("school-row", row=row, effects=row_text(school, row, say))
        for row in range(1, len(school.rows) + 1)
    ]
    return " ".join([*texts, school.flavour])


def row_text(school: r.SchoolBoard, row: int, say: Say) -> str:
    """What the Specialisation does at this value."""
    first, second = school.rows[row - 1]
    return say(f"row-{school.id}", first=first, second=second)


# Explorations and events: never an outcome


def options_text(a: r.Option, b: r.Option, say: Say) -> str:
    sides = (("option-a", a), ("option-b", b))
    return " ".join(say(id, label=option_label(option, say)) for id, option in sides)


def option_label(option: r.Option, say: Say) -> str:
    if not option.price:
        return option.label
    return say("option-for", label=option.label, price=option.price)


def event_text(event: r.Event, say: Say) -> str:
    if event.ability is not None:
        texts = [say("companion" if event.companion else "equipment")]
        texts.append(keepsake_text(event, say))
        return " ".join([*texts, event.intro])
    if event.a is not None and event.b is not None:
        return f"{event.intro} {options_text(event.a, event.b, say)}"
    if event.test is not None:
        return f"{event.intro} {test_text(event.test, say)}"
    return f"{event.intro} {say('short-fight', life=event.life)}"


def keepsake_text(event: r.Event, say: Say) -> str:
    """What equipment or a companion does, and how long it stays."""
    assert event.ability is not None
    text = ability_text(event.ability, say)
    return f"{text} {say(f'keep-{event.keep_until}')}" if event.keep_until else text


def test_text(test: r.Test, say: Say) -> str:
    match test:
        case r.AttributeTest(attribute=attribute, at_least=least):
            return say("test-attribute", attribute=attribute, least=least)
        case r.CardTest(reveal=reveal, colour=str(colour)):
            return say("test-colour", reveal=reveal, colour=colour)
        case r.CardTest(reveal=reveal, damage=damage):
            return say("test-damage", reveal=reveal, damage=damage)
        case r.DiceTest(at_least=rank):
            return say("test-dice", rank=rank)
    raise AssertionError("a test of another kind")
