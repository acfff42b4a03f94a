"""The Witcher: Old World."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import GameDef, Setting
from .bot import evaluate
from .flow import next_step, result
from .library import content_hash, library
from .setup import set_up
from .state import WitcherState
from .telling import describe, text_of
from .views import components, hidden, table_view

GAME = GameDef(
    id="witcher",
    title="The Witcher: Old World",
    seats=(1, 5),
    rules_version=2,
    state=WitcherState,
    setup=set_up,
    next_step=next_step,
    result=result,
    view=table_view,
    hidden=hidden,
    components=components,
    evaluate=evaluate,
    rounds=lambda state: state.round,
    names=lambda: library().names,
    texts=text_of,
    describe=describe,
    check_content=lambda: library().kinds(),
    content_hash=content_hash,
    folder=Path(__file__).parent,
    prefix="WI",
    options={"schools": Setting("deal", ("deal", "free", "random"))},
)
