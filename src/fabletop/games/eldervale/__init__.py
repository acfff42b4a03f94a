"""Dwellings of Eldervale."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import GameDef, Setting
from .bot import evaluate
from .describe import describe
from .flow import next_step, result
from .foresight import foresee
from .library import content_hash, library
from .setup import set_up
from .state import EldervaleState
from .telling import text_of
from .views import components, hidden, table_view

OFF_ON = Setting("off", ("off", "on"))

GAME = GameDef(
    id="eldervale",
    title="Dwellings of Eldervale",
    seats=(1, 5),
    rules_version=3,
    state=EldervaleState,
    setup=set_up,
    next_step=next_step,
    result=result,
    view=table_view,
    hidden=hidden,
    components=components,
    evaluate=evaluate,
    foresee=foresee,
    rounds=lambda state: state.round,
    names=lambda: library().names,
    texts=text_of,
    describe=describe,
    check_content=lambda: library().kinds(),
    content_hash=content_hash,
    folder=Path(__file__).parent,
    prefix="EL",
    options={
        "factions": Setting("deal", ("deal", "choose", "random")),
        "elements": Setting("random", ("random", "choose")),
        "oracle": OFF_ON,
        "minotaur": OFF_ON,
        "mimic": OFF_ON,
        "mother-of-dragons": OFF_ON,
        "frost-giant": OFF_ON,
        "legendary-monsters": OFF_ON,
        "team": OFF_ON,
        "magic-draft": OFF_ON,
        "no-doorways": OFF_ON,
        "tactics": OFF_ON,
        "treasure": Setting("top", ("top", "open")),
        "sound": OFF_ON,
        "ghost": Setting("easy", ("easy", "normal", "hard")),
    },
)
