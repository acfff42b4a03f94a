"""The aim of an effect: on whose behalf it is carried out."""

from __future__ import annotations

from typing import TypeAlias

from ..state import Player

# WI-GEN-2: an effect concerns the player alone who uses the card; opponents follow from the fight
Aim: TypeAlias = Player
