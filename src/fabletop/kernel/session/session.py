"""A session: one game in progress, driven by answers. There is no other way in.

The rules run as generators. A generator can be neither copied nor saved, so the session copies the
state before each step (a checkpoint) and replays the few answers given since: that is fork, undo
and load. Imagined tables are determinizations: what a seat cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from typing_extensions import TypeVar

from ..ask import Amid, Asked, Keys, Request, Rule, Seat, Text, Together, answerable, only_answer
from ..chance import Chance
from ..chronicle import Line
from ..context import Game
from ..copying import copier
from ..gamedef import GameDef, GameEnded, Result
from ..secrecy import Eyes, redeal
from ..words import Say
from . import save
from .foretell import Foretold, foretell
from .journal import Choice, Drafted, Journal, Undone
from .legal import IllegalChoice, checked, short
from .save import MOST_MARKS, Mark
from .shared_list import SharedList

S = TypeVar("S", default=Any)
V = TypeVar("V", default=Any)

UNJOURNALLED = ""  # in place of a rule: a secret answer taken back before it was journalled


class Session(Generic[S, V]):
    """One game in progress, with the state and the view types of its game."""

    __slots__ = (
        "_asked",
        "_barriers",
        "_choices",
        "_determinizations",
        "_head",
        "_keep",
        "_lines",
        "_log",
        "_marks",
        "_next",
        "_pending",
        "_redo",
        "_running",
        "_table",
        "checkpoint_stride",
        "game",
        "result",
        "state",
    )

    def __init__(
        self,
        game: GameDef[S, V],
        state: S,
        journal: Journal,
        *,
        keep: bool = True,
        log: bool = True,
        lines: Sequence[Line] = (),
    ) -> None:
        """A session at a state that stands before a step; `begin` runs it to its first question.

        `lines` is the chronicle so far."""
        self.game = game
        self._next = game.rules.next_step
        self._head = journal
        self._choices = SharedList(journal.choices)
        self.result: Result | None = None
        self._keep = keep
        self._log = log
        self.checkpoint_stride = 0  # choices between checkpoints while a journal is followed
        self._marks: list[Mark] = []
        self._determinizations: list[tuple[int, Seat | None, int]] = []
        self._redo: list[list[Choice]] = []  # the last one undone comes last
        self._barriers = bytearray()  # 1 where a choice revealed something or used chance
        self._lines: SharedList[Line] = SharedList([*lines])
        self._enter(state)

    def _enter(self, state: S) -> None:
        """Take over a state that stands before a step."""
        self.state = state
        self._table: Game[Any] = Game(state, self._lines.items, self._log)
        self._running: Rule[None] | None = None
        self._asked: Asked | None = None
        self._pending: dict[Seat, Keys] = {}
        self.result = None

    # What was and what is open

    @property
    def journal(self) -> Journal:
        """The save file: settings, seed, and the choices made so far."""
        choices = self._choices.whole()
        head = self._head
        if head.choices is not choices:  # that of the session we were forked from
            head = self._head = Journal(
                head.game,
                head.rules_version,
                head.content,
                head.seats,
                head.options.copy(),
                head.seed,
                choices,
            )
        return head

    @property
    def length(self) -> int:
        """The number of choices in the journal."""
        return len(self._choices)

    @property
    def over(self) -> bool:
        """Has the game ended? Then it has a `result`."""
        return self.result is not None

    @property
    def requests(self) -> tuple[Request, ...]:
        """The open questions; several when seats choose at the same time."""
        asked = self._asked
        if asked is None:
            return ()
        if isinstance(asked, Request):
            return (asked,)
        if isinstance(asked, Amid):
            return (asked.main, *asked.sides)
        return tuple(one for one in asked.requests if one.seat not in self._pending)

    def request(self, seat: Seat) -> Request | None:
        """The question open to this seat."""
        asked = self._asked
        if isinstance(asked, Request):
            return asked if asked.seat == seat else None
        return next((one for one in self.requests if one.seat == seat), None)

    @property
    def pending(self) -> tuple[Choice, ...]:
        """Secret answers that wait for those of others, in the order they were given."""
        if not isinstance(self._asked, Together):
            return ()
        rules = {one.seat: one.rule for one in self._asked.requests}
        return tuple(Choice(rules[seat], seat, keys) for seat, keys in self._pending.items())

    # Answers

    def begin(self) -> None:
        """Run from the state given to the first question; none of the choices so far can be taken
        back freely."""
        self._advance(None)
        self._barriers = bytearray(b"\x01") * self.length

    def answer(self, seat: Seat, keys: Sequence[str]) -> None:
        """Answer the question open to this seat; `IllegalChoice` if it cannot be, and then nothing
        has changed."""
        asked = self._asked
        if isinstance(asked, Request) and asked.seat == seat and type(seat) is int:
            choice = checked(asked, keys, self.voice)
            self._give(Choice(asked.rule, seat, choice), choice)
        else:
            request = self.asked(seat)
            self._accept(request, checked(request, keys, self.voice))
        if self._redo:
            self._redo.clear()

    def answer_all(self, seat: Seat, answers: Sequence[Drafted]) -> None:
        """Give several answers of one seat in their order, all or none. Each names the rule of the
        question it was meant for: where another one is asked by then, or the answer is not legal,
        `IllegalChoice` says which it was, and nothing has changed."""
        for choice in self.checked_all(seat, answers):
            self.answer(seat, choice.keys)

    def checked_all(self, seat: Seat, answers: Sequence[Drafted]) -> list[Choice]:
        """The answers of a sequence in their proper form, or `IllegalChoice` as `answer_all`."""
        trial = self.fork(log=False)
        found: list[Choice] = []
        for number, (rule, keys) in enumerate(answers, 1):
            try:
                request = trial.asked(seat)
                if request.rule != rule:
                    other = {"rule": short(rule), "asked": request.rule}
                    raise IllegalChoice(Text("illegal-other-question", {**other}))
                given = checked(request, keys, self.voice)
                trial.answer(seat, given)
            except IllegalChoice as refused:
                raise refused.numbered(number, self.voice()) from None
            found.append(Choice(rule, seat, given))
        return found

    def asked(self, seat: Seat) -> Request:
        """The question open to this seat; `IllegalChoice` says why there is none."""
        if self.result is not None:
            raise IllegalChoice(Text("illegal-over"))
        if type(seat) is not int or not 0 <= seat < self._head.seats:
            raise IllegalChoice(
                Text("illegal-no-seat", {"seat": short(seat), "last": self._head.seats - 1})
            )
        request = self.request(seat)
        if request is None:
            waiting = ", ".join(str(one.seat) for one in self.requests if not one.optional)
            raise IllegalChoice(Text("illegal-seat", {"seats": waiting}))
        return request

    def _accept(self, request: Request, keys: Keys) -> None:
        """Take in a legal answer to one of possibly several open questions."""
        choice = Choice(request.rule, request.seat, keys)
        if isinstance(self._asked, Amid):
            self._give(choice, (request.seat, keys))
        elif isinstance(self._asked, Together):
            self._pending[request.seat] = keys
            if len(self._pending) == len(self._asked.requests):
                self._close_together(self._asked, request.seat)
        else:
            self._give(choice, keys)

    def _close_together(self, asked: Together, last_seat: Seat) -> None:
        """All secret answers are in: journal them in seat order and go on."""
        answers = tuple(self._pending[one.seat] for one in asked.requests)
        del self._pending[last_seat]
        others, self._pending = self._pending, {}
        *early, last = (
            Choice(one.rule, one.seat, keys)
            for one, keys in zip(asked.requests, answers, strict=True)
        )
        for choice in early:
            self._choices.items.append(choice)
            self._barriers.append(1)
        try:
            self._give(last, answers)
        except Exception:
            self._pending = others
            raise
        self._barriers[-1] = 1  # everybody has seen the others' answers

    def _give(self, choice: Choice, reply: Any) -> None:
        made = self._choices.items
        length = self._choices.shared + len(made)
        made.append(choice)
        table = self._table
        table.revealed = False
        before = table.chance.uses
        try:
            self._advance(reply)
        except Exception:
            if self._marks:
                self._restore(length)
            raise
        barrier = int(table.revealed or table.chance.uses != before)
        barriers = self._barriers
        length = self._choices.shared + len(made)
        while len(barriers) < length:
            barriers.append(barrier)

    # Running the rules

    def _advance(self, reply: Any) -> None:
        """Go on with a reply to the next question that leaves a choice; answer the others."""
        while self._ask_next(reply):
            asked = self._asked
            if isinstance(asked, Request):
                if asked.kind == "pick" and len(asked.keys) > 1:
                    return  # as nearly always
                forced = only_answer(asked)
                if forced is not None:
                    self._choices.items.append(Choice(asked.rule, asked.seat, forced, True))
                    reply = forced
                    continue
            assert asked is not None
            if not answerable(asked):
                raise RuntimeError(f"asked without an answer: {asked}")
            return

    def _ask_next(self, reply: Any) -> bool:
        """Send a reply into the running step and go on to the next question, whatever it is;
        False when the game is over."""
        running = self._running
        while True:
            try:
                if running is None:
                    running = self._running = self._next_step()
                    if running is None:
                        return False
                    self._asked = next(running)
                else:
                    self._asked = running.send(reply)
                return True
            except StopIteration:  # of the generator alone: `_next_step` lets none through
                running = None
            except GameEnded:
                self._finish()
                return False

    def _next_step(self) -> Rule[None] | None:
        """Run steps that ask nothing; the first that may ask, or None at the end of the game."""
        try:
            while True:
                step = self._next(self.state)
                if step is None:
                    self._finish()
                    return None
                if self._keep:
                    self._mark()
                running = step(self._table)
                if running is not None:
                    return running
        except StopIteration as fault:  # of some iterator in a step: a fault, not its end
            raise RuntimeError("a step raised StopIteration") from fault

    def _finish(self) -> None:
        self._running = None
        self._asked = None
        self.result = self.game.rules.result(self.state)

    def _mark(self) -> None:
        """Keep a copy of the state before a step; old copies are thinned out."""
        at = self.length
        if self._marks:
            since = at - self._marks[-1].at
            if 0 < since < self.checkpoint_stride:
                return
            if since == 0:
                self._marks.pop()
        copy: Any = copier(self.game.rules.state)(self.state)
        self._marks.append(Mark(at, len(self._lines), copy))
        if len(self._marks) > MOST_MARKS:
            del self._marks[1 : 2 * MOST_MARKS // 3 : 2]

    # Copies

    def fork(self, *, keep: bool = True, log: bool = True) -> Session[S, V]:
        """An independent copy at this very point. `keep=False` makes one that takes no checkpoints
        (for rollouts), `log=False` one that writes no chronicle. Journal and chronicle are shared
        until somebody looks back."""
        if not self._marks:
            raise RuntimeError("this session was started without checkpoints")
        mark = self._marks[-1]
        state: S = copier(self.game.rules.state)(mark.state)
        twin = Session(self.game, state, self._head, keep=keep, log=log)
        twin._choices = self._choices.branch(mark.at)
        twin._marks = [*self._marks] if keep else [mark]
        twin._determinizations = [*self._determinizations]
        twin._barriers = self._barriers[:]
        if log:
            twin._lines = self._lines.branch(mark.lines)
            twin._table.lines = twin._lines.items
            self._table.lines = self._lines.items
        twin._rerun(self._choices.since(mark.at))
        if self._pending:
            twin._pending = dict(self._pending)
        return twin

    def _rerun(self, choices: list[Choice]) -> None:
        """Run trusted choices again from the state before their step."""
        self._keep, keep = False, self._keep
        place = self.length
        made = self._choices.items
        self._ask_next(None)
        for choice in choices:
            for at, seat, seed in self._determinizations:
                if at == place:
                    self._redetermine(seat, seed)
            made.append(choice)
            place += 1
            asked = self._asked
            if isinstance(asked, Together):
                self._pending[choice.seat] = choice.keys
                if len(self._pending) < len(asked.requests):
                    continue
                reply: Any = tuple(self._pending[one.seat] for one in asked.requests)
                self._pending = {}
            elif isinstance(asked, Amid):
                reply = (choice.seat, choice.keys)
            else:
                reply = choice.keys
            self._ask_next(reply)
        for at, seat, seed in self._determinizations:
            if at == place:
                self._redetermine(seat, seed)
        if self._pending:  # answers to a question that is open again are not journalled yet
            del made[-len(self._pending) :]
        barriers = self._barriers
        del barriers[self.length :]
        barriers.extend(b"\x01" * (self.length - len(barriers)))
        self._keep = keep

    def back_at(self, length: int) -> Session[S, V]:
        """A fork of the time when the journal had this many choices; `IllegalChoice` if that is
        before the game was picked up here."""
        if not self._marks or not self._marks[0].at <= length <= self.length:
            raise IllegalChoice(Text("illegal-undo-limit"))
        twin = self.fork()
        twin._restore(length)
        return twin

    # Imagined tables

    def imagine(
        self, seat: Seat | None, seed: int, *, keep: bool = True, log: bool = False
    ) -> Session[S, V]:
        """A fork in which all that this seat cannot know is dealt and rolled anew."""
        twin = self.fork(keep=keep, log=log)
        twin._determinizations.append((twin.length, seat, seed))
        twin._redetermine(seat, seed)
        return twin

    def _redetermine(self, seat: Seat | None, seed: int) -> None:
        eyes = Eyes(seat)
        chance = Chance(seed)
        redeal(self.game.secrets.hidden(self.state, eyes), eyes, chance)
        self._table.chance.reseed(chance.below("chance", 1 << 62))
        self._pending = {who: keys for who, keys in self._pending.items() if who == seat}
        if isinstance(self._asked, Together) and self._asked.renew is not None:
            self._asked = Together(self._asked.renew(), self._asked.renew)
        elif isinstance(self._asked, Amid) and self._asked.renew is not None:
            self._asked = self._asked.renew()

    def foretell(self, seat: Seat, keys: Sequence[str]) -> Foretold[V]:
        """What this answer would do until chance, a secret or somebody else decides. It is played
        on imagined tables, so it tells nothing that the seat does not know. `IllegalChoice` as for
        `answer`; nothing changes in any case."""
        request = self.asked(seat)
        return foretell(self, request, checked(request, keys, self.voice))

    def stop_where_undecided(self, seat: Seat) -> None:
        """Make this the table of a foretelling: an answer raises `Undecided` where chance, or what
        this seat does not know, decides, and leaves the rules in the midst of it."""
        self._table.foretell_to(Eyes(seat))

    # Undo

    @property
    def undo_is_free(self) -> bool:
        """False once the last choice has shown somebody something new or used chance."""
        if self._pending:
            return True  # a secret answer that nobody has seen
        last = self.journal.last_choice()
        return last is not None and not any(self._barriers[last:])

    @property
    def free_since(self) -> int:
        """How long the journal was when something was last shown or rolled: all choices since then
        can be taken back freely."""
        return self._barriers.rfind(1) + 1

    def undo(self) -> None:
        """Take the last choice back; it stays in the journal as history."""
        if self._pending:
            seat, keys = self._pending.popitem()
            self._redo.append([Choice(UNJOURNALLED, seat, keys)])
            return
        last = self.journal.last_choice()
        if last is None:
            raise IllegalChoice(Text("illegal-nothing-to-undo"))
        if not self._marks:
            raise RuntimeError("this session was started without checkpoints")
        if self._marks[0].at > last:
            raise IllegalChoice(Text("illegal-undo-limit"))
        back = self.journal.choices[last:]
        self.journal.undone.append(Undone(last, back))
        self._redo.append(back)
        self._restore(last)

    def redo(self) -> None:
        """Bring the choice undone last back."""
        if not self._redo:
            raise IllegalChoice(Text("illegal-nothing-to-redo"))
        first = self._redo[-1][0]
        rest = self._redo[:-1]
        request = self.asked(first.seat)
        self._accept(request, checked(request, first.keys, self.voice))
        self._redo = rest
        if first.rule != UNJOURNALLED:
            del self.journal.undone[-1:]

    def _restore(self, length: int) -> None:
        """Go back to the time when the journal had this many choices."""
        while len(self._marks) > 1 and self._marks[-1].at > length:
            self._marks.pop()
        mark = self._marks[-1]
        journal = self.journal
        choices = journal.choices[mark.at : length]
        self._choices.cut(mark.at)
        journal.choices = self._choices.items
        self._lines.cut(mark.lines)
        self._determinizations = [one for one in self._determinizations if one[0] <= length]
        self._enter(copier(self.game.rules.state)(mark.state))
        self._rerun(choices)

    # Looking

    def view(self, seat: Seat | None) -> V:
        """What this seat sees; None is a spectator."""
        return self.game.secrets.view(self.state, Eyes(seat))

    def voice(self, language: str = "en") -> Say:
        """The words of the game in one language."""
        return self.game.voice(language)

    @property
    def lines(self) -> Sequence[Line]:
        """The whole chronicle, for everybody's eyes together: show only what `Eyes.may` see."""
        told = self._table.lines = self._lines.whole()
        return told

    @property
    def told(self) -> int:
        """The number of lines in the chronicle."""
        return len(self._lines)

    def lines_since(self, told: int) -> list[Line]:
        """The lines from this place of the chronicle on."""
        return self._lines.since(told)

    def log(self, seat: Seat | None, language: str = "en") -> list[str]:
        """The lines of the chronicle this seat may read."""
        eyes, say = Eyes(seat), self.voice(language)
        return [say(line.id, **line.args) for line in self.lines if eyes.may(line.audience)]

    @property
    def digest(self) -> str:
        """A hash of the whole state."""
        return save.digest(self.state)

    def save(self, *, past: bool = True) -> str:
        """The journal as text, with the last checkpoint's state in it (see `resume`). Without its
        past it is short, and enough to go on from here."""
        if not self._marks:
            return self.journal.to_json()
        if not past:
            return save.save_present(self.journal, self._marks[-1], self._pending)
        return save.save(self.journal, self._marks[-1], self.lines, self._pending)
