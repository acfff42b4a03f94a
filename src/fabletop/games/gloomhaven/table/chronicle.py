"""View-model of the log: rounds as headings, names set off from the sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache, partial

from ....kernel.words import Say
from ....tablekit.chronicle import any_of, by_turns, set_off
from ....tablekit.models import ChronicleArt, Part
from ....tablekit.shown import Written
from ..library import library
from ..views import TableView
from .naming import hero_name


def chronicle(lines: Iterable[Written], view: TableView, say: Say) -> tuple[ChronicleArt, ...]:
    headings = {say("round", number=number) for number in range(1, view.round + 1)}
    given = tuple((say.name(one.type), hero_name(one, say)) for one in view.heroes if one.name)
    return by_turns(lines, headings, partial(parts, say, given=given))


@lru_cache(maxsize=8)
def names(say: Say) -> re.Pattern[str]:
    """The names of heroes, cards, monsters and items; monsters have numbers."""
    box = library()
    kinds = (box.classes, box.cards, box.monsters, box.bosses, box.items, box.summons)
    return re.compile(rf"(?:{any_of(say.name(id) for kind in kinds for id in kind)})(?: \d+)?")


@lru_cache(maxsize=8192)
def parts(say: Say, text: str, given: tuple[tuple[str, str], ...] = ()) -> tuple[Part, ...]:
    """The sentence in parts; heroes go by the names that a campaign gave them."""
    known = dict(given)
    return tuple(
        Part(known.get(one.text, one.text), one.strong) for one in set_off(text, names(say))
    )
