"""Content checks: what must hold between records. A broken one names file, record and field."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...kernel.content import require
from . import records as r
from . import scenarios as s

if TYPE_CHECKING:
    from .library import Library


def check(box: Library) -> None:
    for tile in box.map_tiles.values():
        _map_tile(box, tile)
    for one in box.tile_designs.values():
        _tile(one)
    for bounty in box.bounties.values():
        require(
            bounty.elite in box.elites and box.elites[bounty.elite].level == bounty.level,
            "elites.toml",
            bounty.id,
            "elite",
            "an elite of the bounty's level",
        )
    require(
        len({one.elite for one in box.bounties.values()}) == len(box.elites),
        "elites.toml",
        "-",
        "elite",
        "one bounty for each elite",
    )
    for power in box.powers.values():
        require(
            len(power.fields) == (2 if power.colour == "silver" else 3),
            "powers.toml",
            power.id,
            "fields",
            "two fields on silver cards, three on gold ones",
        )
    for scenario in box.scenarios.values():
        _scenario(box, scenario)
    faces = [one.face for one in box.dwurt_faces]
    require(faces == list(range(6)), "heroes.toml", "dwurt", "face", "faces 0 to 5, each once")
    for quest in box.quests.values():
        require(
            quest.kind in box.encounters,
            "quests-*.toml",
            quest.id,
            "kind",
            f"the id of an encounter, not {quest.kind!r}",
        )


def _map_tile(box: Library, tile: r.MapTile) -> None:
    file = f"map-{tile.chapter or 'start'}.toml"
    require(
        not tile.encounter or tile.encounter in box.encounters,
        file,
        tile.id,
        "encounter",
        f"the id of an encounter, not {tile.encounter!r}",
    )
    shown = Counter(field.location for field in tile.fields)["encounter"]
    wanted = 1 if tile.encounter and not tile.special else 0
    require(
        shown == wanted,
        file,
        tile.id,
        "encounter",
        "an encounter field where the tile names its kind, none on special tiles",
    )
    for field in tile.fields:
        require(
            field.monster > 0 or field.loot == r.Loot(),
            file,
            tile.id,
            "fields",
            "loot only where a monster is",
        )
        require(
            not tile.special or not field.location,
            file,
            tile.id,
            "fields",
            "no locations on the hexes of a special tile (EU-MAP-12)",
        )


def _tile(one: r.Tile) -> None:
    file = one.source
    require(bool(one.sides) == (one.kind == "resource"), file, one.id, "sides", "sale sides")
    require(len(one.sides) <= 2, file, one.id, "sides", "one or two sides")
    require(bool(one.gain) == (one.kind == "gain"), file, one.id, "gain", "an immediate gain")
    require(
        (one.kind == "armour") == bool(one.piece and one.armour),
        file,
        one.id,
        "piece",
        "armour with a piece and a set",
    )
    require((one.kind == "jewellery") == bool(one.jewel), file, one.id, "jewel", "a kind of jewel")
    require(
        (one.kind in ("pouch", "rucksack")) == (one.holds is not None),
        file,
        one.id,
        "holds",
        "what a container holds",
    )
    require((one.source == "personal") == bool(one.hero), file, one.id, "hero", "a hero's tile")
    for use in one.uses:
        strike = use.timing in ("attack", "first-strike")
        require(strike == bool(use.diagram), file, one.id, "uses", "a diagram on strikes only")
        require(
            bool(use.changes or use.trigger) == (use.timing == "permanent"),
            file,
            one.id,
            "uses",
            "changes or a trigger on permanent uses only",
        )
        require(
            bool(use.trigger) <= bool(use.effects), file, one.id, "uses", "effects at a trigger"
        )


def _scenario(box: Library, scenario: s.Scenario) -> None:
    for row in scenario.map:
        for id in row.scenario:
            require(
                id in box.map_tiles and box.map_tiles[id].chapter == row.chapter,
                "scenarios.toml",
                scenario.id,
                "map",
                "a scenario tile of the row's chapter",
            )
    named: list[str] = []
    for rule in scenario.rules:
        if isinstance(rule, s.DragonRule):
            named += [*rule.forms, *rule.attacks, rule.peak]
        elif isinstance(rule, s.GolemRule):
            named.append(rule.form)
    known = box.forms.keys() | box.dragon_attacks.keys() | box.map_tiles.keys()
    for id in named:
        require(id in known, "scenarios.toml", scenario.id, "rules", f"a known id, not {id!r}")
