"""A game in the terminal: plain lines, nothing redrawn, so that it suits screen readers.

First the new log lines, then the position at the beginning of a turn, then the question with its
numbered answers, then a prompt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from ..bots import Bot
from ..bots.mcts import Budget, hint
from ..kernel.ask import Keys, Request, Seat
from ..kernel.phrasing import label
from ..kernel.session import Session
from ..kernel.session.legal import IllegalChoice, checked
from .input import NotUnderstood, read_answer
from .lookup import Lookup
from .output import TerminalOutput

Read = Callable[[str], str]

HINT_BUDGET = Budget(iterations=240)
_UNDO_REDO = ("u", "r")


class Quit(Exception):
    """The player quits."""


class Terminal:
    """A session with people and bots. `players` are bots, or None for a person, by seat."""

    def __init__(
        self,
        session: Session,
        players: Sequence[Bot | None],
        show: TerminalOutput,
        read: Read,
        seed: int = 0,
        hints: Budget = HINT_BUDGET,
    ) -> None:
        self.session = session
        self.players = players
        self.show = show
        self.read = read
        self._people = [seat for seat, player in enumerate(players) if player is None]
        self._seed = seed
        self._hints = hints
        self._lookup = Lookup(show)
        self._declined: set[tuple[int, Seat]] = set()
        self._commands: dict[str, Callable[[Request, str], None]] = {
            "u": self._undo,
            "r": self._redo,
            "h": self._hint,
            "s": self._save,
            "v": self._table,
            "l": self._chronicle,
            "?": self._rule,
            "c": self._card,
            "q": self._quit,
            "a": self._again,
            "help": self._help,
        }

    def play(self) -> None:
        """Play until the game is over or the player quits."""
        self.show.welcome(self.session, self.players)
        try:
            while True:
                while not self.session.over:
                    self._play_one()
                self.show.ending(self.session, self._people)
                self._after_the_end()
                if self.session.over:
                    return
        except (Quit, EOFError, KeyboardInterrupt):
            self.show.farewell(self.session)

    # The next answer

    def _play_one(self) -> None:
        """One answer: side offers come first, then people, then bots."""
        request = self._next_request()
        bot = self.players[request.seat]
        keys = self._ask(request) if bot is None else bot.choose(self.session, request)
        if keys is None:
            return
        if request.optional and not keys:
            self._declined.add((len(self.session.journal.choices), request.seat))
            return
        self.session.answer(request.seat, keys)
        if not self._people:
            self.show.chronicle_since(self.session, None)

    def _next_request(self) -> Request:
        now = len(self.session.journal.choices)
        waiting = [
            one
            for one in self.session.requests
            if not one.optional or (now, one.seat) not in self._declined
        ]
        return min(
            waiting,
            key=lambda one: (not one.optional, self.players[one.seat] is not None, one.seat),
        )

    def _ask(self, request: Request) -> Keys | None:
        """The answer of a person; None after a command that has changed the session."""
        self.show.news(self.session, request.seat, several=len(self._people) > 1)
        self.show.question(request)
        while True:
            typed = self.read(self.show.prompt(request)).strip()
            word, _, rest = typed.partition(" ")
            if word.lower() in self._commands:
                self._commands[word.lower()](request, rest.strip())
                if word.lower() in _UNDO_REDO:
                    return None
                continue
            try:
                return self._parse(request, typed)
            except NotUnderstood as error:
                self.show.text(error.text)
            except IllegalChoice as error:
                self.show.line(error.text(self.show.game_say))

    def _parse(self, request: Request, typed: str) -> Keys:
        """The typed answer, validated before it is given: after a typo only the prompt repeats."""
        keys = read_answer(request, typed)
        if request.optional and not keys:
            return keys
        return checked(request, keys, lambda: self.show.game_say)

    def _after_the_end(self) -> None:
        """After the end the game can be read, saved, or continued by undo."""
        while self._people and self.session.over:
            typed = ""
            with suppress(EOFError):
                typed = self.read(self.show.say("prompt-end") + " ").strip()
            word, _, rest = typed.partition(" ")
            if word.lower() not in ("u", "s", "l", "v", "c"):
                return
            nothing_open = Request(self._people[0], "", "pick", ())
            self._commands[word.lower()](nothing_open, rest.strip())

    # Commands

    def _undo(self, request: Request, rest: str) -> None:
        """Undo up to the last choice of a person, including those of the bots after it."""
        choices = self.session.journal.choices
        if not any(one.seat in self._people and not one.forced for one in choices):
            self.show.message("undo-none")
            return
        while self._undo_one() not in self._people:
            pass
        self._declined.clear()
        self.show.message("undo-done")

    def _undo_one(self) -> Seat:
        """Undo one choice; returns its seat. A pending secret one is not in the journal yet."""
        undone = self.session.journal.undone
        waiting, before = {one.seat for one in self.session.requests}, len(undone)
        self.session.undo()
        if len(undone) > before:
            return undone[-1].choices[0].seat
        return next(one.seat for one in self.session.requests if one.seat not in waiting)

    def _redo(self, request: Request, rest: str) -> None:
        """Redo the choice undone last, and the bots' answers after it."""
        try:
            self.session.redo()
        except IllegalChoice as error:
            self.show.line(error.text(self.show.game_say))
            return
        with suppress(IllegalChoice):
            while not any(one.seat in self._people for one in self.session.requests):
                self.session.redo()
        self.show.message("redo-done")

    def _hint(self, request: Request, rest: str) -> None:
        advice = hint(self.session, request.seat, self._hints, self._seed)
        self.show.hint(self.session, advice)

    def _save(self, request: Request, rest: str) -> None:
        if not rest:
            self.show.message("save-where")
            return
        try:
            Path(rest).expanduser().write_text(self.session.save(), encoding="utf-8")
        except OSError as error:
            self.show.message("fault-file", file=rest, why=error.strerror or str(error))
        else:
            self.show.message("save-done", file=rest)

    def _table(self, request: Request, rest: str) -> None:
        self.show.table(self.session, request.seat)

    def _chronicle(self, request: Request, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else 40
        self.show.chronicle(self.session, request.seat, count)

    def _rule(self, request: Request, rest: str) -> None:
        self._lookup.rule(self.session.game, rest or request.rule)

    def _card(self, request: Request, rest: str) -> None:
        offered = {
            label(key, self.show.game_say).casefold(): key.rpartition(":")[2]
            for key in request.keys
        }
        place = int(rest) - 1 if rest.isdecimal() else -1
        if 0 <= place < len(request.keys):
            rest = request.keys[place].rpartition(":")[2]
        self._lookup.card(self.session.game, offered.get(rest.casefold(), rest))

    def _again(self, request: Request, rest: str) -> None:
        self.show.question(request)

    def _help(self, request: Request, rest: str) -> None:
        self.show.help()

    def _quit(self, request: Request, rest: str) -> None:
        raise Quit
