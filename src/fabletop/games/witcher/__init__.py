"""The Witcher: Old World."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import Box, Content, Face, GameDef, Judgement, Rules, Secrets, Setting
from .bot import evaluate
from .components import components
from .effects import run_fights, run_outcomes  # noqa: F401 they register what effects do
from .flow import next_step, result
from .library import library
from .setup import set_up
from .state import WitcherState
from .telling import describe, text_of
from .views import hidden, table_view

GAME = GameDef(
    id="witcher",
    title="The Witcher: Old World",
    seats=(1, 5),
    rules=Rules(
        state=WitcherState,
        setup=set_up,
        next_step=next_step,
        result=result,
        version=3,
        rounds=lambda state: state.round,
        components=components,
        prefix="WI",
        options={
            "schools": Setting("deal", ("deal", "free", "random")),
            "first": Setting("lot", ("lot", "seat-1")),
        },
    ),
    secrets=Secrets(view=table_view, hidden=hidden),
    content=Content(
        folder=Path(__file__).parent,
        library=library,
        texts=text_of,
    ),
    judgement=Judgement(evaluate=evaluate),
    face=Face(
        box=Box(
            minutes=(90, 150),
            weight=3,
            authors="Łukasz Woźniak",
            publisher="Go On Board",
            shelf=1,
            crest="icons#wolf",
            scene="lobby.html",
        ),
        describe=describe,
        picture="fabletop.games.witcher.table.picture:draw",
        beats="fabletop.games.witcher.table.beats:beats",
    ),
)
