"""Terrain as it is for one figure: where it can pass and stand."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .cells import Cells, Ground

Gait: TypeAlias = Literal["walk", "jump", "fly"]


class Footing(msgspec.Struct, frozen=True, gc=False):
    """The ground as it is under one figure's feet."""

    ground: Ground
    gait: Gait
    obstacles: Cells
    harmful: Cells  # traps and hazardous terrain
    difficult: Cells
    foes: Cells  # invisible ones too
    friends: Cells

    @property
    def passable(self) -> Cells:
        """GH-MOVE-02: through allies, never through enemies or obstacles (GH-TERRAIN-06).

        GH-COND-10: an invisible enemy is an obstacle. Jumping (GH-MOVE-04) and flying (GH-MOVE-06)
        pass over everything."""
        if self.gait == "walk":
            return self.ground.all & ~(self.obstacles | self.foes)
        return self.ground.all

    @property
    def standable(self) -> Cells:
        """Where a movement may end: on no figure, and on no obstacle unless flying."""
        taken = self.foes | self.friends
        if self.gait != "fly":
            taken |= self.obstacles  # GH-MMOVE-13: also one over which a flying ally hovers
        return self.ground.all & ~taken
