"""Euthia: Torment of Resurrection."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import Box, Content, Face, GameDef, Judgement, Rules, Secrets
from .bot import evaluate, foresee
from .components import components
from .flow import next_step, result
from .library import library
from .setup import Settings, set_up
from .state import EuthiaState
from .telling import text_of
from .telling.describe import describe
from .views.build import table_view
from .views.hidden import hidden

GAME = GameDef(
    id="euthia",
    title="Euthia: Torment of Resurrection",
    seats=(1, 4),
    rules=Rules(
        state=EuthiaState,
        setup=set_up,
        next_step=next_step,
        result=result,
        version=5,
        rounds=lambda state: state.round,
        components=components,
        prefix="EU",
        options=Settings(),
    ),
    secrets=Secrets(view=table_view, hidden=hidden),
    content=Content(
        folder=Path(__file__).parent,
        library=library,
        texts=text_of,
    ),
    judgement=Judgement(evaluate=evaluate, foresee=foresee, long_turns=True),
    face=Face(
        box=Box(
            minutes=(60, 240),
            weight=4,
            authors="Tadeáš Spousta, Markéta Bláhová",
            publisher="Diea Games",
            shelf=3,
            crest="lobby#helm",
            scene="lobby.html",
        ),
        describe=describe,
        picture="fabletop.games.euthia.table.picture:draw",
        beats="fabletop.games.euthia.table.beats:beats",
    ),
)
