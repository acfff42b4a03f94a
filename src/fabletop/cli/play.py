"""`fabletop play`: play a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from .. import bots, new
from ..bots import BOTS
from ..kernel.chance import Chance
from ..kernel.session import Session
from ..kernel.session.replay import resume
from ..lab.verify import game_of_journal, read
from .errors import WrongUse, report_errors
from .input import YOU, read_language, read_options, read_seats
from .options import GameArgument, LanguageOption, SettingsOption
from .output import TerminalOutput
from .terminal import Terminal
from .voice import voice

SEATS = "you,greedy"


def play_command(
    game: GameArgument,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="In the terminal, as plain lines.")
    ] = True,
    seats: Annotated[
        str, typer.Option(help=f"Who plays, seat by seat: you, {', '.join(BOTS)}.")
    ] = SEATS,
    seed: Annotated[int | None, typer.Option(help="The seed of all random numbers.")] = None,
    lang: LanguageOption = "en",
    option: SettingsOption = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game against bots, or several people at one keyboard."""
    with report_errors():
        lang = read_language(lang)
        names = read_seats(seats, human=True)
        seed = secrets.randbits(32) if seed is None else seed
        if load is None:
            session = new(game, len(names), seed, read_options(option or ()))
        else:
            session = _load(game, load, len(names))
        _start(session, names, lang)


def _load(game: str, file: Path, seats: int) -> Session:
    journal = read(file)
    session = resume(game_of_journal(journal), journal)
    if session.game.id != game or session.journal.seats != seats:
        raise WrongUse(
            voice()(
                "fault-load", file=str(file), title=session.game.title, seats=session.journal.seats
            )
        )
    return session


def _start(session: Session, names: tuple[str, ...], lang: str) -> None:
    chance = Chance(session.journal.seed, {}, {})
    players = [
        None if name == YOU else bots.make(name, chance.below(f"bot-{seat}", 1 << 62))
        for seat, name in enumerate(names)
    ]
    show = TerminalOutput(voice(lang), session.voice(lang), typer.echo)
    Terminal(session, players, show, input, chance.below("adviser", 1 << 62)).play()
