"""Terminal output while playing: every line that is printed comes from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..bots import Bot
from ..bots.mcts import Advice, sentence
from ..bots.mcts import voice as bot_voice
from ..kernel.ask import Request, Seat, Text
from ..kernel.phrasing import label, question
from ..kernel.session import Session
from ..kernel.words import Say

Write = Callable[[str], None]


class TerminalOutput:
    """Prints a session in one language; remembers how much of the log each seat has read."""

    def __init__(self, say: Say, game_say: Say, write: Write) -> None:
        self.say = say
        self.game_say = game_say
        self._write = write
        self._read_so_far: dict[Seat | None, int] = {}
        self._turn: tuple[Seat, int, int] | None = None

    # Single lines

    def line(self, text: str) -> None:
        self._write(text)

    def text(self, text: Text) -> None:
        self._write(self.say.text(text))

    def message(self, id: str, **args: str | int) -> None:
        self._write(self.say(id, **args))

    def player(self, seat: Seat) -> str:
        return self.game_say("seat-numbered", number=seat + 1)

    # The table

    def welcome(self, session: Session, players: Sequence[Bot | None]) -> None:
        names = ", ".join(
            f"{self.player(seat)}: {self.say('you') if bot is None else bot.name}"
            for seat, bot in enumerate(players)
        )
        self.message("welcome", title=session.game.title, players=names)
        self.message("welcome-help")

    def help(self) -> None:
        self.message("help")

    def news(self, session: Session, seat: Seat, *, several: bool) -> None:
        """Print the new log lines of this seat, and the whole position when its turn begins."""
        self.chronicle_since(session, seat)
        turn = _turn(session, seat)
        if turn != self._turn:
            self._turn = turn
            self.line("")
            now = session.game.rules.rounds(session.state)
            self.message("turn", player=self.player(seat), round=now)
            self.table(session, seat)
        elif several:
            self.message("asked", player=self.player(seat))

    def chronicle_since(self, session: Session, seat: Seat | None) -> None:
        """Print the lines of the log this seat has not read yet."""
        lines = session.log(seat, self.say.language)
        for text in lines[min(self._read_so_far.get(seat, 0), len(lines)) :]:
            self.line(text)
        self._read_so_far[seat] = len(lines)

    def table(self, session: Session, seat: Seat) -> None:
        for text in session.game.face.describe(session.view(seat), self.game_say):
            self.line(text)

    def chronicle(self, session: Session, seat: Seat, count: int) -> None:
        lines = session.log(seat, self.say.language)
        if not lines:
            self.message("chronicle-empty")
        for text in lines[-count:]:
            self.line(text)

    # Questions

    def question(self, request: Request) -> None:
        """Print the question with its rule, the numbered answers, and blocked ones with reasons."""
        self.line("")
        self.line(f"{question(request, self.game_say)} [{request.rule}]")
        for number, key in enumerate(request.keys, 1):
            self.line(f"{number}. {label(key, self.game_say)}")
        for key, reason in request.blocked.items():
            self.message(
                "blocked", answer=label(key, self.game_say), why=self.game_say.text(reason)
            )

    def prompt(self, request: Request) -> str:
        kind = "offer" if request.optional else request.kind.replace("_", "-")
        if kind == "pick-some" and request.least == 0:
            kind = "pick-any"
        return self.say(f"prompt-{kind}", least=request.least, most=request.most) + " "

    def hint(self, session: Session, advice: Advice) -> None:
        """Print the reasons of a hint, one line each."""
        say = bot_voice(session.game, self.say.language)
        for reason in advice.reasons:
            self.line(sentence(reason, say))

    # The end

    def ending(self, session: Session, people: Sequence[Seat]) -> None:
        self.chronicle_since(session, people[0] if people else None)
        result = session.result
        assert result is not None
        self.line("")
        self.message("end")
        if self.game_say.has(result.reason):
            self.line(self.game_say(result.reason))
        for place, seats in enumerate(result.ranking, 1):
            for seat in seats:
                score = result.scores[seat]
                self.message("end-place", place=place, player=self.player(seat), score=score)
        self.message("end-seed", seed=str(session.journal.seed))

    def farewell(self, session: Session) -> None:
        self.line("")
        self.message("farewell", seed=str(session.journal.seed))


def _turn(session: Session, seat: Seat) -> tuple[Seat, int, int]:
    """Identifies a turn: the seat, the round and the index of the last choice of another seat."""
    choices = session.journal.choices
    others = (
        place
        for place in range(len(choices) - 1, -1, -1)
        if choices[place].seat != seat and not choices[place].forced
    )
    return seat, session.game.rules.rounds(session.state), next(others, -1)
