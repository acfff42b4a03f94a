"""`fabletop campaign`: the campaign of Gloomhaven in a folder of readable files."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .... import bots
from ....bots import BOTS
from ....cli.errors import WrongUse, report_errors
from ....cli.input import YOU, read_language, read_seats
from ....cli.json_output import print_json
from ....cli.output import TerminalOutput
from ....cli.terminal import Terminal
from ....cli.voice import LANGUAGE
from ....kernel.chance import Chance
from .voice import voice

if TYPE_CHECKING:
    from ....kernel.session import Session
    from ..campaign.document import Campaign
    from ..campaign.storage import Folder
    from .simulation import Played, Report

app = typer.Typer(
    name="campaign",
    help="The campaign of Gloomhaven, in a folder.",
    rich_markup_mode=None,
    no_args_is_help=True,
)

Place = Annotated[Path, typer.Argument(help="The folder of the campaign.", metavar="FOLDER")]
Party = Annotated[int, typer.Option(min=1, help="Which party, counted from 1.")]
Language = Annotated[str, typer.Option(envvar=LANGUAGE, help="en, cs or pl.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")]


@app.command("new")
def new(
    folder: Place,
    seed: Annotated[int | None, typer.Option(help="The seed of all luck.")] = None,
) -> None:
    """Begin a campaign: a new world, and nobody in it yet."""
    from ..campaign.storage import Folder

    with report_errors(), _readable():
        Folder(folder).create(secrets.randbits(48) if seed is None else seed, folder.resolve().name)
        typer.echo(voice()("campaign-new", folder=str(folder)))


@app.command("recap")
def recap(folder: Place, party: Party = 1, lang: Language = "en") -> None:
    """Where a party stands, without telling what is to come."""
    from ..campaign import GAME
    from ..campaign.telling.recap import recap as told

    with report_errors(), _readable():
        _, campaign = _open(folder)
        if party > len(campaign.parties):
            raise WrongUse(voice(lang)("campaign-no-party", number=party))
        for line in told(campaign, party - 1, GAME.voice(read_language(lang))):
            typer.echo(line)


@app.command("name")
def name_hero(
    folder: Place,
    hero: Annotated[str, typer.Argument(help="Its class, such as brute.")],
    name: Annotated[str, typer.Argument(help="What it is called, in at most 24 signs.")],
    party: Party = 1,
) -> None:
    """Give a hero a name."""
    from ..campaign import GAME

    with report_errors(), _readable():
        found, campaign = _open(folder)
        crew = campaign.parties[party - 1].characters if party <= len(campaign.parties) else []
        living = [one for one in crew if one.type == hero and one.status in ("present", "away")]
        who = GAME.voice().name(hero)
        if not living:
            raise WrongUse(voice()("campaign-no-hero", who=who))
        living[-1].name = " ".join(name.split())
        found.write(campaign)
        typer.echo(voice()("campaign-named", who=who, name=living[-1].name))


@app.command("branch")
def branch(
    folder: Place,
    chapter: Annotated[int, typer.Argument(help="Go back to before this chapter.")],
    target: Annotated[Path, typer.Argument(help="A new folder.", metavar="NEW")],
) -> None:
    """Go on from an earlier point, in a folder of its own."""
    with report_errors(), _readable():
        found, _ = _open(folder)
        found.branch(chapter, target)
        typer.echo(voice()("campaign-branched", folder=str(target), chapter=chapter))


@app.command("play")
def play(
    folder: Place,
    seats: Annotated[
        str, typer.Option(help=f"The players: you, {', '.join(BOTS)}.")
    ] = "you,greedy",
    party: Party = 1,
    lang: Language = "en",
) -> None:
    """Play the next chapter in the terminal: a visit to the city, or the scenario set out for."""
    with report_errors(), _readable():
        found, campaign = _open(folder)
        names, lang = read_seats(seats, human=True), read_language(lang)
        session, who = _next(campaign, party - 1, names)
        luck = Chance(session.journal.seed, {}, {})
        players = [
            None if name == YOU else bots.make(name, luck.below(f"bot-{seat}", 1 << 62))
            for seat, name in enumerate(who)
        ]
        show = TerminalOutput(voice(lang), session.voice(lang), typer.echo)
        Terminal(session, players, show, input, luck.below("adviser", 1 << 62)).play()
        if not session.over:
            typer.echo(voice(lang)("campaign-left"))
            return
        written = found.add(session)
        typer.echo(voice(lang)("campaign-chapter", chapter=len(written.chapters)))


def _next(
    campaign: Campaign, party: int, names: tuple[str, ...]
) -> tuple[Session, tuple[str, ...]]:
    """The session that comes next, and who plays its seats."""
    from ..campaign import chapters

    journey = campaign.journeys.get(str(party))
    if journey is None:
        return chapters.visit(campaign, party, len(names)), names
    return chapters.scenario(journey), tuple(names[one % len(names)] for one in journey.players)


@app.command("simulate")
def simulate(
    scenarios: Annotated[int, typer.Option(min=1, help="How many scenarios.")] = 15,
    seed: Annotated[int, typer.Option(min=0, help="The seed of all luck.")] = 0,
    players: Annotated[int, typer.Option(min=1, max=4, help="How many players.")] = 2,
    bot: Annotated[str, typer.Option("--bots", help="greedy or random.")] = "greedy",
    folder: Annotated[Path | None, typer.Option(help="Keep the campaign in this folder.")] = None,
    json: Json = False,
) -> None:
    """Let bots play a campaign; its file is read again after every step."""
    from ..campaign.storage import refuse_full
    from . import simulation as campaigns

    with report_errors(), _readable():
        bots.make(bot, 0)
        if folder is not None:
            refuse_full(folder)
        tick = None if json else _tell_scenario
        found = campaigns.simulate(
            scenarios, seed, players=players, bot=bot, folder=folder, tick=tick
        )
        if json:
            print_json(found)
        else:
            _tell(found)


def _tell_scenario(number: int, played: Played) -> None:
    from ..campaign import GAME
    from ..campaign.rules.scenarios import id_of

    say = GAME.voice()
    typer.echo(
        voice()(
            "campaign-scenario",
            number=number,
            what=say.name(id_of(played.scenario)),
            outcome=say.name(f"outcome-{played.outcome}"),
            rounds=played.rounds,
            levels=", ".join(map(str, played.levels)),
            gold=", ".join(map(str, played.gold)),
        )
    )


def _tell(found: Report) -> None:
    from ..campaign import GAME

    say, name = voice(), GAME.voice().name
    retired = ", ".join(name(one) for one in found.retired) or say("campaign-nobody")
    typer.echo(
        say(
            "campaign-sum",
            won=found.won,
            scenarios=len(found.scenarios),
            levels=found.levels,
            bought=found.bought,
            events=found.events,
        )
    )
    typer.echo(
        say(
            "campaign-retired",
            list=retired,
            prosperity=found.prosperity,
            reputation=found.reputation,
        )
    )
    typer.echo(
        say(
            "campaign-end",
            decisions=found.decisions,
            seconds=str(found.seconds),
            digest=found.digest,
        )
    )


# Folders


@contextmanager
def _readable() -> Iterator[None]:
    """Within, what is wrong with a document is said in a sentence."""
    from ..campaign.document import BadDocument

    try:
        yield
    except BadDocument as error:
        raise WrongUse(str(error)) from None


def _open(folder: Path) -> tuple[Folder, Campaign]:
    from ..campaign.storage import Folder

    found = Folder(folder)
    campaign = found.load()
    if campaign is None:
        raise WrongUse(voice()("campaign-none", folder=str(folder)))
    return found, campaign
