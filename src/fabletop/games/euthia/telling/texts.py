"""Texts of cards, tiles and boards, rendered from their records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....kernel.words import Say
from .. import records as r
from .. import scenarios as s
from ..effects.uses import Cost
from ..library import library
from .effects import (
    cost_text,
    diagram_text,
    effects_text,
    gem_text,
    listed,
    of_element,
    sentence,
    uses_text,
)
from .places import map_tile_text, scenario_text


def text_of(id: str, say: Say) -> str:
    """The text of a thing by its id, its story after it."""
    record = record_of(id)
    return say.name(id) if record is None else record_text(record, say)


def record_of(id: str) -> r.Record | None:
    box = library()
    kinds: tuple[Mapping[str, r.Record], ...] = (
        box.tiles,
        box.tile_designs,
        box.map_tiles,
        box.monsters,
        box.elites,
        box.bounties,
        box.powers,
        box.power_cards,
        box.combat_cards,
        box.quests,
        box.encounters,
        box.scenarios,
        box.forms,
        box.dragon_attacks,
    )
    for kind in kinds:
        if id in kind:
            return kind[id]
    few = (*box.heroes.values(), *box.gems.values(), *box.essences.values())
    rest = (*box.elementals.values(), *box.dwurt_faces)
    return next((one for one in (*few, *rest) if one.id == id), None)


def record_text(record: r.Record, say: Say) -> str:
    story = f"{record.id}-story"
    told = say.name(story) if story in library().names else ""
    return f"{rules_text(record, say)} {told}".strip()


def rules_text(record: r.Record, say: Say) -> str:
    """What the rules make of it, without the story."""
    match record:
        case r.Tile():
            return tile_text(record, say)
        case r.MapTile():
            return map_tile_text(record, say)
        case r.HeroBoard():
            return hero_text(record, say)
        case r.Gem() | r.Essence():
            return stone_text(record, say)
        case r.Foe():
            return foe_text(record, say)
        case r.Bounty():
            return bounty_text(record, say)
        case r.Power():
            return power_text(record, say)
        case r.CombatCard():
            return combat_card_text(record, say)
        case r.Quest():
            return quest_text(record, say)
        case r.Elemental():
            return sentence(diagram_text(record.ranges, say))
        case r.DwurtFace():
            return sentence(effects_text((*record.gain, *record.loss), say))
        case s.Scenario():
            return scenario_text(record, say)
        case s.DragonAttack():
            return say(f"dragon-{record.act}", distance=record.distance, amount=record.amount)
        case r.Encounter():
            return sentence(say("encounter"))
    raise AssertionError(f"{type(record).__name__} has no text")


# Tiles


def tile_text(tile: r.Tile, say: Say) -> str:
    texts = [sentence(kind_text(tile, say))]
    if prices := price_text(tile, say):
        texts.append(prices)
    texts += [sentence(one) for one in symbols(tile, say)]
    if tile.uses:
        texts.append(uses_text(tile.uses, say))
    if tile.gain:
        texts.append(sentence(say("gain-at-once", effects=effects_text(tile.gain, say))))
    if tile.sides:
        sides = listed((side_text(one, say) for one in tile.sides), say, "or")
        texts.append(sentence(say("sale", sides=sides)))
    return " ".join(texts)


def kind_text(tile: r.Tile, say: Say) -> str:
    if tile.kind == "armour":
        return say("armour", piece=say(f"piece-{tile.piece}"), armour=say(f"set-{tile.armour}"))
    kind = say(f"kind-{tile.jewel or tile.kind}")
    if tile.players != "any":
        return f"{kind}, {say(f'kind-players-{tile.players}')}"
    return kind


def price_text(tile: r.Tile, say: Say) -> str:
    texts: list[str] = []
    if tile.kind in ("skill", "first-strike-skill"):
        if not tile.starting:
            texts.append(say("learning-cost", coins=tile.buy or 0))
    else:
        if tile.buy is not None and not tile.starting:
            texts.append(say("buy-price", coins=tile.buy))
        if tile.sell is not None:  # a starting weapon may be sold, too (EU-TILES-10)
            texts.append(say("sell-price", coins=tile.sell))
    if tile.starting:
        texts.append(say("starting-tile"))
    elif tile.hero:
        texts.append(say("reputation-value", value=tile.value))
    return " ".join(sentence(one) for one in texts)


def symbols(tile: r.Tile, say: Say) -> list[str]:
    """Health, bags, sockets, places for essences, what a container holds."""
    found: list[str] = []
    if tile.health:
        found.append(say("health", amount=tile.health))
    if tile.bags:
        found.append(say("bags-more" if tile.bags > 0 else "bags-less", amount=abs(tile.bags)))
    if tile.sockets:
        found.append(say("sockets", amount=tile.sockets))
    if tile.essences:
        found.append(say("essence-places", amount=tile.essences))
    if tile.holds is not None:
        found.append(say("holds-small" if tile.holds.small else "holds", amount=tile.holds.items))
    return found


def side_text(side: r.Side, say: Say) -> str:
    parts = [say("cost-coins", amount=side.coins)] if side.coins else []
    if side.reputation:
        parts.append(say("cost-reputation", amount=side.reputation))
    parts += [gem_text(one, number, say) for one, number in Counter(side.gems).items()]
    return listed(parts, say)


def stone_text(stone: r.Gem | r.Essence, say: Say) -> str:
    texts = [sentence(say("gem" if isinstance(stone, r.Gem) else "essence"))]
    if isinstance(stone, r.Gem) and stone.health:
        texts.append(sentence(say("gem-health", amount=stone.health)))
    if stone.uses:
        texts.append(uses_text(stone.uses, say))
    return " ".join(texts)


def hero_text(hero: r.HeroBoard, say: Say) -> str:
    texts = [say("hero", health=hero.health, gems=hero.gem_spaces)]
    if hero.dwurt_spaces:
        texts.append(say("hero-dwurt", amount=hero.dwurt_spaces))
    else:
        texts.append(say("hero-gaar", amount=hero.gaar_spaces))
    slots = (slot_text(one, say) for one in hero.slots)
    texts += [say("hero-slots", slots=", ".join(slots)), say.name(f"{hero.id}-way")]
    return " ".join(texts)


def slot_text(slot: r.SlotRecord, say: Say) -> str:
    kind = say(f"slot-{slot.kind}")
    if slot.lock is None:
        return kind
    if slot.lock.essence:
        lock = say("slot-locked-essence", element=of_element(slot.lock.essence, say))
    else:
        lock = say("slot-locked", coins=slot.lock.coins)
    return f"{kind} ({lock})"


# Monsters and their cards


def foe_text(foe: r.Foe, say: Say) -> str:
    message = "elite" if isinstance(foe, r.Elite) else "foe"
    texts = [say(message, level=foe.level)]
    if foe.vitality:
        texts.append(say("vitality", amount=foe.vitality))
    texts.append(
        say("foe-resources", silver=foe.silver, gold=foe.gold, chaos=foe.chaos, gaar=foe.gaar)
    )
    texts.append(sentence(say("attack-strength", ranges=diagram_text(foe.diagram, say))))
    if foe.penalty:
        texts.append(say("penalty", amount=foe.penalty))
    if foe.immune:
        texts.append(say("immune"))
    if isinstance(foe, r.Monster):
        reward = effects_text(foe.reward, say)
        if foe.most is None:
            texts.append(sentence(say("reward-from", least=foe.least, reward=reward)))
        else:
            span = f"{foe.least}–{foe.most}"
            texts.append(sentence(say("reward-within", span=span, reward=reward)))
    return " ".join(texts)


def bounty_text(bounty: r.Bounty, say: Say) -> str:
    place = say(f"place-{bounty.where or 'none'}")
    lair = say(f"lair-{bounty.lair}", place=place)
    reward = effects_text(bounty.reward, say)
    return " ".join(
        (
            say("text-bounty", level=bounty.level, elite=bounty.elite),
            sentence(lair),
            sentence(say("reward", reward=reward)),
        )
    )


def power_text(power: r.Power, say: Say) -> str:
    texts = [say(f"power-{power.colour}", timing=say(f"timing-{power.timing}"))]
    texts += [
        sentence(say("power-field", cards=count, effects=effects_text(field, say)))
        for count, field in enumerate(power.fields, 1)
    ]
    if power.lasting:
        texts.append(sentence(say("power-lasting", effects=effects_text(power.lasting, say))))
    if power.solo:
        texts.append(say("one-player-card"))
    return " ".join(texts)


def combat_card_text(card: r.CombatCard, say: Say) -> str:
    return say(
        "text-combat-card", left=card.left, right=card.right, gaar=card.gaar, chaos=card.chaos
    )


def quest_text(quest: r.Quest, say: Say) -> str:
    ways = [want_text(one, say) for one in quest.wants]
    wanted = say("either", this=ways[0], that=ways[1]) if len(ways) == 2 else ways[0]
    texts = [
        sentence(say("quest", kind=quest.kind, ways=wanted)),
        sentence(say("reward", reward=effects_text(quest.reward, say))),
    ]
    if any(one.roll for one in quest.wants):
        lost = any(one.roll and one.cost != Cost() for one in quest.wants)
        texts.append(say("quest-roll-lost" if lost else "quest-roll-again"))
    if quest.solo:
        texts.append(say("one-player-card"))
    return " ".join(texts)


def want_text(want: r.Want, say: Say) -> str:
    price = cost_text(want.cost, say)
    if not want.roll:
        return price
    return (
        say("want-roll-for", cost=price, roll=want.roll)
        if price
        else say("want-roll", roll=want.roll)
    )
