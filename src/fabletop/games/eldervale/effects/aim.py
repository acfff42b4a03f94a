"""The aim of an effect: who does it, from which card, and which realm and unit it is
about (EL-GEN-2)."""

from __future__ import annotations

from ..state import Place, Player, Side


class Aim:
    """ "You", the card, its element, the realm and the unit concerned, the side in a battle."""

    __slots__ = ("element", "here", "player", "side", "source", "unit")

    def __init__(
        self,
        player: Player,
        source: str = "",
        element: str = "",
        here: Place = -1,
        unit: str = "",
        side: Side | None = None,
    ) -> None:
        self.player = player
        self.source = source
        self.element = element
        self.here = here
        self.unit = unit
        self.side = side

    def as_player(self, player: Player) -> Aim:
        return Aim(player, self.source, self.element, self.here, self.unit)
