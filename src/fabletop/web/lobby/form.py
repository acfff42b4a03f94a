"""The lobby's form: its fields become a plan of a table, or a clear refusal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...bots import BOTS
from ...games import games
from ...kernel.gamedef import BadSetup, GameDef
from ...kernel.phrasing import roman
from ...kernel.words import LANGUAGES, Say
from ..http.cookies import Tokens
from ..http.guard import Refused
from ..http.limits import clean_name
from ..view.voice import voice
from .settings import Opened, SeatPlan, TablePlan

EMPTY = "none"
HERE = ("you", "hot")


class LobbyForm:
    """What was filled in: the plan, and which seats are played at this very browser."""

    def __init__(self, plan: TablePlan, here: tuple[int, ...]) -> None:
        self.plan = plan
        self.here = here

    def share(self, opened: Opened) -> Tokens:
        """Own seats to play, the others to be passed on as links."""
        return Tokens(
            seats={seat: token for seat, token in opened.seats.items() if seat in self.here},
            invitations={
                seat: token for seat, token in opened.seats.items() if seat not in self.here
            },
            watch=opened.watch,
        )


def offered_game(name: str) -> GameDef:
    """A game of the lobby by id; 404 if there is none."""
    found = games().get(name)
    if found is None:
        raise Refused(404, "web-error-game", game=name[:40])
    return found


def read_lobby_form(
    game: str,
    seats: Mapping[str, str],
    options: Mapping[str, str],
    language: str,
    name: str,
    say: Say,
) -> LobbyForm:
    """The form as it was sent; `seats` by number: you, open, hot, a bot, or none."""
    known = offered_game(game)
    kinds = [
        kind
        for number, kind in sorted(seats.items(), key=lambda one: one[0].zfill(3))
        if number.isdecimal() and kind != EMPTY
    ]
    planned = [_seat(kind, name, say) for kind in kinds]
    plan = TablePlan(known.id, planned, dict(options), language, _is_hot_seat(kinds))
    check(plan)
    _tell_apart(plan.seats)
    return LobbyForm(plan, tuple(seat for seat, kind in enumerate(kinds) if kind in HERE))


def _tell_apart(seats: list[SeatPlan]) -> None:
    """Bots of one kind get a numeral: Hunter, Hunter II."""
    met: Counter[str] = Counter()
    for seat in seats:
        met[seat.name] += 1
        if seat.kind == "bot" and met[seat.name] > 1:
            seat.name = f"{seat.name} {roman(met[seat.name])}"


def _is_hot_seat(kinds: list[str]) -> bool:
    """Several people at one screen and nobody elsewhere."""
    return "open" not in kinds and sum(kind in HERE for kind in kinds) > 1


def _seat(kind: str, name: str, say: Say) -> SeatPlan:
    if kind in BOTS:
        return SeatPlan("bot", say(f"web-bot-{kind}"), kind)
    if kind == "you":
        return SeatPlan("human", clean_name(name))
    if kind == "hot":
        return SeatPlan("human")
    if kind == "open":
        return SeatPlan("open")
    raise Refused(422, "web-error-seat-kind", kind=kind[:40])


def check(plan: TablePlan) -> None:
    """Refuse in the visitor's words what the kernel would refuse in English."""
    game = offered_game(plan.game)
    least, most = game.seats
    if not least <= len(plan.seats) <= most:
        raise Refused(422, "web-error-seats", title=game.title, least=least, most=most)
    for name, value in plan.options.items():
        if name not in game.options or value not in game.options[name].choices:
            raise Refused(422, "web-error-option", name=name[:40], value=value[:40])
    if plan.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused(422, "web-error-language", lang=plan.language[:20], known=known)
    for seat in plan.seats:
        if seat.kind == "bot" and seat.bot and seat.bot not in BOTS:
            raise Refused(422, "web-error-seat-kind", kind=seat.bot[:40])


def why_not(fault: BadSetup, game: str, language: str) -> str:
    """Why a table cannot be set, in the visitor's language where it can be the visitor's fault."""
    if fault.said is None:
        return str(fault)
    return voice(language, offered_game(game)).text(fault.said)
