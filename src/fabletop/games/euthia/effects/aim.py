"""Aims: for whom and from where an effect happens."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..state import Player


class Aim(msgspec.Struct, frozen=True):
    """For whom an effect happens, what it comes from, and on which side it stands.

    `hero`: a tile, gem, essence or reward of the hero; `foe`: a diagram or card of the monster.
    """

    player: Player
    source: str = ""
    side: Literal["hero", "foe"] = "hero"
