"""Dwellings of Eldervale."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import Box, Content, Face, GameDef, Judgement, Rules, Secrets, Setting
from .bot.evaluate import evaluate
from .bot.foresee import foresee
from .components import components
from .effects import (  # noqa: F401 they register what effects do
    run_battle,
    run_cards,
    run_composition,
    run_gains,
    run_units,
)
from .flow import next_step, result
from .library import library
from .setup import set_up
from .state import EldervaleState
from .telling import text_of
from .telling.describe import describe
from .views import hidden, table_view

OFF_ON = Setting("off", ("off", "on"))

GAME = GameDef(
    id="eldervale",
    title="Dwellings of Eldervale",
    seats=(1, 5),
    rules=Rules(
        state=EldervaleState,
        setup=set_up,
        next_step=next_step,
        result=result,
        version=4,
        rounds=lambda state: state.round,
        components=components,
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
    ),
    secrets=Secrets(view=table_view, hidden=hidden),
    content=Content(
        folder=Path(__file__).parent,
        library=library,
        texts=text_of,
    ),
    judgement=Judgement(evaluate=evaluate, foresee=foresee),
    face=Face(
        box=Box(
            minutes=(60, 150),
            weight=3,
            authors="Luke Laurie",
            publisher="Breaking Games",
            shelf=2,
            crest="lobby#dragon",
            scene="lobby.html",
        ),
        describe=describe,
        picture="fabletop.games.eldervale.table.picture:draw",
        beats="fabletop.games.eldervale.table.beats:beats",
    ),
)
