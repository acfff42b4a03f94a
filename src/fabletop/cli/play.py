"""`fabletop play`: sit down at a table in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from .. import bots, new
from ..bots import BOTS
from ..kernel.chance import Chance
from ..kernel.session import Session
from ..kernel.session import replay as replaying
from ..lab.verify import game_of, read
from .errors import WrongUse, spoken
from .input import YOU, read_language, read_options, read_seats
from .output import Showing
from .terminal import Terminal
from .voice import LANGUAGE, voice

SEATS = "you,greedy"


def play(
    game: Annotated[str, typer.Argument(help="Which game, such as witcher.")],
    terminal: Annotated[
        bool, typer.Option("--terminal", help="In the terminal, as plain lines.")
    ] = True,
    seats: Annotated[
        str, typer.Option(help=f"Who plays, seat by seat: you, {', '.join(BOTS)}.")
    ] = SEATS,
    seed: Annotated[int | None, typer.Option(help="The seed of all luck.")] = None,
    lang: Annotated[str, typer.Option(envvar=LANGUAGE, help="en, cs or pl.")] = "en",
    option: Annotated[
        list[str] | None, typer.Option("--option", help="A setting of the game, NAME=VALUE.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game against bots, or several people at one keyboard."""
    with spoken():
        lang = read_language(lang)
        names = read_seats(seats, human=True)
        seed = secrets.randbits(32) if seed is None else seed
        if load is None:
            session = new(game, len(names), seed, read_options(option or ()))
        else:
            session = _loaded(game, load, len(names))
        _sit_down(session, names, lang)


def _loaded(game: str, file: Path, seats: int) -> Session:
    journal = read(file)
    session = replaying.resume(game_of(journal), journal)
    if session.game.id != game or session.journal.seats != seats:
        raise WrongUse(
            voice()("fault-load", file=str(file), title=session.game.title,
                    seats=session.journal.seats)
        )  # fmt: skip
    return session


def _sit_down(session: Session, names: tuple[str, ...], lang: str) -> None:
    luck = Chance(session.journal.seed, {}, {})
    players = [
        None if name == YOU else bots.make(name, luck.below(f"bot-{seat}", 1 << 62))
        for seat, name in enumerate(names)
    ]
    show = Showing(voice(lang), session.voice(lang), typer.echo)
    Terminal(session, players, show, input, luck.below("adviser", 1 << 62)).play()
