"""Fabletop: fantasy adventure board games with every rule enforced, as a library.

>>> import fabletop
>>> session = fabletop.new("witcher", seats=2, seed=7)
>>> request = session.requests[0]
>>> session.answer(request.seat, request.keys[:1])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

from .games import game_of, games
from .kernel.gamedef import BadSetup, GameDef, Result
from .kernel.session import Session
from .kernel.session import replay as replaying
from .kernel.session.foretell import Foretold
from .kernel.session.journal import BadJournal, Drafted, Journal
from .kernel.session.legal import IllegalChoice
from .lab.extras import extra
from .lab.sizes import DEFAULT_ACTIONS, DEFAULT_FEATURES

S = TypeVar("S")
V = TypeVar("V")

if TYPE_CHECKING:
    from .lab.env import TableEnv
    from .lab.solo import SoloEnv

__all__ = [
    "BadJournal",
    "BadSetup",
    "Drafted",
    "Foretold",
    "GameDef",
    "IllegalChoice",
    "Journal",
    "Result",
    "Session",
    "env",
    "games",
    "new",
    "replay",
    "resume",
    "solo_env",
]

__version__ = "0.1.0"


def _game(name: str) -> GameDef:
    found = game_of(name)
    if found is None:
        raise BadSetup(f"There is no game {name!r}; there are: {', '.join(games())}.")
    return found


@overload
def new(
    game: GameDef[S, V],
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    keep: bool = True,
    log: bool = True,
) -> Session[S, V]: ...


@overload
def new(
    game: str,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    keep: bool = True,
    log: bool = True,
) -> Session[Any, Any]: ...


def new(
    game: GameDef[Any, Any] | str,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    keep: bool = True,
    log: bool = True,
) -> Session[Any, Any]:
    """A new game up to its first question.

    `game` is an id, or a definition: then the session has the types of its state and view.
    `keep=False` takes no checkpoints and `log=False` writes no chronicle: faster, for rollouts.

    >>> import fabletop
    >>> from fabletop.games.witcher import GAME
    >>> fabletop.new(GAME, seats=3, seed=7).view(0).round
    1
    """
    found = _game(game) if isinstance(game, str) else game
    return replaying.start(found, seats, seed, options or {}, keep=keep, log=log)


def replay(journal: Journal | str | bytes) -> Session:
    """Play a journal again; `BadJournal` names the first choice that does not fit."""
    journal = journal if isinstance(journal, Journal) else Journal.from_json(journal)
    return replaying.replay(_game(journal.game), journal)


def resume(journal: Journal | str | bytes, *, foreign: bool = False) -> Session:
    """Go on with a saved game from its last checkpoint, also after the rules have changed. Is the
    file `foreign`, what it holds is inspected first."""
    journal = journal if isinstance(journal, Journal) else Journal.from_json(journal)
    return replaying.resume(_game(journal.game), journal, foreign=foreign)


def env(
    game: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "win",
    features: int = DEFAULT_FEATURES,
    actions: int = DEFAULT_ACTIONS,
    most_steps: int | None = None,
    keep: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """A PettingZoo environment (AEC) in which every seat is an agent; see docs/guide/research.md.

    `reward` is "win", "rank" or "score"; `features` and `actions` are the sizes of observation and
    action space; `keep=True` takes checkpoints, so that `env.session.fork()` works.
    """
    with extra():
        from .lab.env import TableEnv
    return TableEnv(
        game,
        seats,
        options,
        reward=reward,
        features=features,
        actions=actions,
        most_steps=most_steps,
        keep=keep,
        render_mode=render_mode,
    )


def solo_env(
    game: str,
    opponents: Sequence[str],
    options: Mapping[str, str] | None = None,
    *,
    seat: int | None = 0,
    reward: str = "win",
    features: int = DEFAULT_FEATURES,
    actions: int = DEFAULT_ACTIONS,
    most_steps: int | None = None,
    keep: bool = False,
    render_mode: str | None = None,
) -> SoloEnv:
    """A Gymnasium environment: one seat against bots such as ("greedy", "random"); `seat=None`
    takes another seat each game. See docs/guide/research.md."""
    with extra():
        from .lab.solo import SoloEnv
    return SoloEnv(
        game,
        opponents,
        options,
        seat=seat,
        reward=reward,
        features=features,
        actions=actions,
        most_steps=most_steps,
        keep=keep,
        render_mode=render_mode,
    )
