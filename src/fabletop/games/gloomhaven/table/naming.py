"""Names of figures: given names of heroes, kinds and numbers of the others."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.words import Say
from ..library import library
from ..views import HeroView, TableView


def hero_name(hero: HeroView, say: Say) -> str:
    """The name a campaign gave it, else its class."""
    return hero.name or (say.name(hero.type) if hero.type else "")


def called(id: str, rank: str, view: TableView, say: Say) -> str:
    """What the figure is called on the page."""
    for hero in view.heroes:
        if hero.type == id and hero.name:
            return hero.name
    return figure_name(id, rank, say)


@lru_cache(maxsize=2048)
def figure_name(id: str, rank: str, say: Say) -> str:
    type, _, number = id.rpartition("-")
    box = library()
    known = type in box.monsters or type in box.bosses or type in box.summons
    name = f"{say.name(type)} {number}" if known and number.isdecimal() else say.name(id)
    return say("web-gh-elite", who=name) if rank in ("elite", "named") else name
