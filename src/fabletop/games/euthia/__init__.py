"""Euthia: Torment of Resurrection."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import GameDef, Setting
from .bot import evaluate, foresee
from .describing import describe
from .flow import next_step, result
from .library import content_hash, library
from .seeing import table_view
from .setup import set_up
from .state import EuthiaState
from .stock import components, hidden
from .telling import text_of

GAME = GameDef(
    id="euthia",
    title="Euthia: Torment of Resurrection",
    seats=(1, 4),
    rules_version=4,
    state=EuthiaState,
    setup=set_up,
    next_step=next_step,
    result=result,
    view=table_view,
    hidden=hidden,
    components=components,
    evaluate=evaluate,
    foresee=foresee,
    long_turns=True,
    rounds=lambda state: state.round,
    names=lambda: library().names,
    texts=text_of,
    describe=describe,
    check_content=lambda: library().kinds(),
    content_hash=content_hash,
    folder=Path(__file__).parent,
    prefix="EU",
    options={
        "scenario": Setting(
            "the-hunt",
            (
                "the-hunt",
                "defence-of-the-settlements",
                "wings-over-the-vale",
                "the-striding-ruin",
            ),
        ),
        "mode": Setting("competitive", ("competitive", "coop")),
        "heroes": Setting("choose", ("choose", "random")),
        "elites": Setting("scenario", ("scenario", "always", "never")),
        "map": Setting("open", ("open", "bounded")),
        "edition": Setting("both", ("both", "czech", "polish")),
        "tower-fee": Setting("no", ("no", "yes")),
        "difficulty": Setting("normal", ("normal", "hard")),
    },
)
