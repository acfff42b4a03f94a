"""Answer index: which thing on the table carries which open answer."""

from __future__ import annotations

from ....tablekit import lights


class Lights(lights.Lights):
    """The open answers; some of them name two cards."""

    def only(self, thing: str, verb: str) -> str:
        """The answer of this kind that names this thing, if there is just one."""
        found = self.all_about(thing, verb)
        return found[0] if len(found) == 1 else ""
