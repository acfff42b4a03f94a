"""The chronicle: turns as headings, the names of things set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache, partial

from ....kernel.words import Say
from ....tablekit.chronicle import any_of, by_turns, set_off
from ....tablekit.models import ChronicleArt, Part
from ....tablekit.shown import Written
from ..library import library
from ..views.models import TableView


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[ChronicleArt, ...]:
    headings = {heading(one.hero, say) for one in view.players if one.hero}
    return by_turns(lines, headings, partial(parts, say.language))


@lru_cache(maxsize=60)
def heading(hero: str, say: Say) -> str:
    """The line with which a turn begins."""
    return say("turn", who=hero)


@cache
def names() -> re.Pattern[str]:
    """The names of tiles, monsters, cards, quests and heroes."""
    box = library()
    kinds = (box.tile_designs, box.monsters, box.elites, box.powers, box.quests, box.bounties)
    found = [one.name for kind in kinds for one in kind.values()]
    found += [one.name for one in box.heroes.values()]
    found += [one.name for one in box.map_tiles.values()]
    return re.compile(any_of(found))


@lru_cache(maxsize=8000)
def parts(language: str, text: str) -> tuple[Part, ...]:
    return set_off(text, names()) if language == "en" else (Part(text, False),)
