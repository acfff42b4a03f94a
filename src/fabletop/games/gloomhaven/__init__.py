"""Gloomhaven: scenario play with the six starting classes."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import Box, Content, Face, GameDef, Judgement, Rules, Secrets, Setting
from .bot import evaluate
from .components import components
from .flow import next_step, result
from .library import library, scenario_choices
from .setup import RANDOM, set_up
from .state import GloomhavenState
from .telling import describe, names, text_of
from .views import hidden, table_view
from .voice import Voice

GAME = GameDef(
    id="gloomhaven",
    title="Gloomhaven",
    seats=(2, 4),
    rules=Rules(
        state=GloomhavenState,
        setup=set_up,
        next_step=next_step,
        result=result,
        version=2,
        rounds=lambda state: state.round,
        components=components,
        prefix="GH",
        options={
            "scenario": Setting("1", (*scenario_choices(), RANDOM)),
            "difficulty": Setting("normal", ("easy", "normal", "hard", "very-hard")),
            "level": Setting("1", tuple(str(number) for number in range(1, 10))),
            "classes": Setting("choose", ("choose", "deal")),
            "information": Setting("secret", ("secret", "open", "solo")),
            "randomness": Setting("standard", ("standard", "reduced")),
            "death": Setting("exhaustion", ("exhaustion", "permanent")),
            "penalties": Setting("normal", ("normal", "none", "minor", "major")),
            "party": Setting("", open=True),  # from a campaign
        },
    ),
    secrets=Secrets(view=table_view, hidden=hidden),
    content=Content(
        folder=Path(__file__).parent,
        library=library,
        names=names,
        texts=text_of,
        voice=Voice,
    ),
    judgement=Judgement(evaluate=evaluate),
    face=Face(
        box=Box(
            minutes=(60, 120),
            weight=4,
            authors="Isaac Childres",
            publisher="Cephalofair Games",
            shelf=4,
            crest="lobby#gate",
            scene="lobby.html",
        ),
        describe=describe,
        picture="fabletop.games.gloomhaven.table.picture:draw",
        beats="fabletop.games.gloomhaven.table.beats:beats",
        pages="fabletop.games.gloomhaven.web:PAGES",
        commands="fabletop.games.gloomhaven.commands:COMMANDS",
    ),
)
