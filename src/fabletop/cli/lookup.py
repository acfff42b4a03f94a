"""Look up rules and cards while playing in the terminal."""

from __future__ import annotations

from ..kernel.gamedef import GameDef
from ..kernel.rulebook import NoRulebook, UnknownRule
from .output import TerminalOutput


class Lookup:
    """The commands `?` (rule) and `c` (card)."""

    def __init__(self, show: TerminalOutput) -> None:
        self._show = show

    def rule(self, game: GameDef, id: str) -> None:
        """Print a rule's text, or similar ids."""
        try:
            found = game.rulebook().rule(id)
        except (UnknownRule, NoRulebook) as error:
            self._show.line(str(error))
            return
        self._show.line(f"{found.id}. {found.text}")

    def card(self, game: GameDef, wanted: str) -> None:
        """Print a card's text, found by id or name."""
        say = self._show.game_say
        id = self._find(game, wanted)
        try:
            text = game.content.texts(id, say) if id else ""
        except LookupError:
            text = ""
        if not text:
            self._show.message("card-unknown", card=wanted or "?")
            return
        self._show.line(f"{say.name(id)}: {text}")

    def _find(self, game: GameDef, wanted: str) -> str:
        names = game.names()
        if not wanted or wanted in names:
            return wanted
        sought = wanted.casefold()
        for id, name in names.items():
            if sought in (id.casefold(), name.casefold(), self._show.game_say.name(id).casefold()):
                return id
        return wanted
