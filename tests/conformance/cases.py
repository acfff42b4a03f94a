"""Every game at every number of seats, with every option, and the toy as one more.

A case is played at random once; the tests look at that run and at points sampled from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import TypeAlias

from fabletop.games import GROUP
from fabletop.kernel.ask import Keys, Request, Seat, Text
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import BadSetup, GameDef
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from ..kernel.player import choose
from ..kernel.toy import TOY

LIMIT = 30_000
SEEDS = (1, 2)
SAMPLES = (16, 30)  # points of a run: evenly spread, and where a rule first asks
SAMPLES_OF_OPTIONS = (5, 7)
SAMPLES_OF_MIXES = (2, 1)

# Options that make another game of it only together, or with other numbers of seats: the scenarios
# and modes of Euthia. One short run each.
Mix: TypeAlias = tuple[int, tuple[tuple[str, str], ...]]
COMPETITIVE, COOP = ("mode", "competitive"), ("mode", "coop")
DEFENCE = ("scenario", "defence-of-the-settlements")
DRAGON = ("scenario", "wings-over-the-vale")
MIXES: dict[str, tuple[Mix, ...]] = {
    "euthia": (
        *((seats, (COOP, ("scenario", "the-hunt"))) for seats in (2, 3)),
        *((seats, (DEFENCE, mode)) for seats in (2, 3, 4) for mode in (COMPETITIVE, COOP)),
        *((seats, (DRAGON, COMPETITIVE)) for seats in (1, 3, 4)),
        *((seats, (DRAGON, COOP)) for seats in (2, 3, 4)),
    )
}


def registered() -> tuple[str, ...]:
    """The ids of all games and parts of games that are installed, loadable or not."""
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


def ours(name: str) -> bool:
    """The toy and the games of this project: they speak all languages, count their components and
    keep golden journals. A game from another package need not."""
    return name == "toy" or any(
        entry.name == name and entry.dist is not None and entry.dist.name == "fabletop"
        for entry in entry_points(group=GROUP)
    )


@cache
def known_games() -> dict[str, GameDef]:
    """The toy, and each installed game, or part of one, that can be loaded.
    `test_every_game_loads` fails for the others, so that none is left out in silence."""
    found = {"toy": TOY}
    for entry in entry_points(group=GROUP):
        try:
            found[entry.name] = entry.load()
        except Exception:  # a game in the making may fail in any way
            continue
    return found


@dataclass(frozen=True)
class Case:
    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    brief: bool = False

    @property
    def definition(self) -> GameDef:
        return known_games()[self.game]

    def start(self) -> Session:
        return replaying.start(self.definition, self.seats, self.seed, dict(self.options))

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}{options}-seed{self.seed}"


def cases_of(game: GameDef) -> list[Case]:
    """All seat counts with a few seeds; then each value of each option once, seats in turn."""
    fewest, most = game.seats
    found = [Case(game.id, seats, seed) for seats in range(fewest, most + 1) for seed in SEEDS]
    for name, setting in game.options.items():
        for value in setting.choices:
            if value != setting.default:
                turn = len(found) % (most - fewest + 1)
                seats = [*range(fewest + turn, most + 1), *range(fewest, fewest + turn)]
                option = ((name, value),)
                found.append(
                    next(filter(allowed, (Case(game.id, n, len(found), option) for n in seats)))
                )
    for seed, (count, mix) in enumerate(MIXES.get(game.id, ()), 1):
        found.append(Case(game.id, count, seed, mix, brief=True))
    return found


def allowed(case: Case) -> bool:
    """Some options are for some numbers of players only."""
    try:
        replaying.at_start(
            case.definition, case.seats, case.seed, dict(case.options), keep=False, log=False
        )
    except BadSetup:
        return False
    return True


def all_cases() -> list[Case]:
    return [case for game in known_games().values() for case in cases_of(game)]


@dataclass(frozen=True)
class Sample:
    """A point of a run: how many answers had been given, and a fork made there."""

    at: int
    session: Session


@dataclass(frozen=True)
class Met:
    """What was said in a run: questions (once per rule and subject), keys and reasons."""

    requests: dict[tuple[str, str], Request]
    keys: dict[str, str]
    reasons: dict[str, Text]


@dataclass(frozen=True)
class Run:
    case: Case
    session: Session
    answers: list[tuple[Seat, Keys]]
    digests: list[str]
    samples: list[Sample]
    met: Met

    def few(self, count: int) -> list[Sample]:
        """Some of the samples, spread over all of them."""
        step = max(1, len(self.samples) // count)
        return self.samples[step // 2 :: step][:count]


@cache
def run_of(case: Case) -> Run:
    """The run of a case: played to learn what happens when, then again with samples taken."""
    first = case.start()
    luck = Chance(case.seed)
    rules_at: dict[str, int] = {}
    length = 0
    while not first.over:
        assert length < LIMIT, f"{case} is not over after {LIMIT} answers"
        for request in first.requests:
            rules_at.setdefault(request.rule, length)
        choose(first, luck)
        length += 1
    evenly, rarely = SAMPLES_OF_OPTIONS if case.options else SAMPLES
    if case.brief:
        evenly, rarely = SAMPLES_OF_MIXES
    even = {length * place // evenly for place in range(evenly)}
    rare = sorted(rules_at.values(), key=lambda at: (Chance(at).below("sample", 1000), at))
    return _again(case, even | set(rare[:rarely]))


def _again(case: Case, sampled: set[int]) -> Run:
    session = case.start()
    luck = Chance(case.seed)
    met = Met({}, {}, {})
    run = Run(case, session, [], [session.digest], [], met)
    while not session.over:
        _note(session, met)
        if len(run.answers) in sampled:
            run.samples.append(Sample(len(run.answers), session.fork()))
        run.answers.append(choose(session, luck))
        run.digests.append(session.digest)
    return run


def _note(session: Session, met: Met) -> None:
    for request in session.requests:
        met.requests.setdefault((request.rule, request.about), request)
        for key in request.keys:
            met.keys.setdefault(key, request.rule)
        if request.reasons is not None:
            for key, why in request.blocked.items():
                met.keys.setdefault(key, request.rule)
                met.reasons.setdefault(f"{why.id} {why.args}", why)
