"""The campaign of Gloomhaven: a visit to the city between two scenarios, as a game of its own."""

from __future__ import annotations

from pathlib import Path

from ....kernel.gamedef import Content, Face, GameDef, Judgement, Rules, Secrets, Setting
from ..voice import WORDS
from .bot import evaluate
from .components import components
from .flow import next_step, result
from .inspection import position_fault
from .library import archive
from .setup import set_up
from .state import TownState
from .telling import TownVoice, describe, names, text_of
from .views import hidden, town_view

GAME = GameDef(
    id="gloomhaven-campaign",
    title="Gloomhaven: the campaign",
    seats=(1, 4),
    rules=Rules(
        state=TownState,
        setup=set_up,
        next_step=next_step,
        result=result,
        version=3,
        rounds=lambda state: state.days,
        components=components,
        inspect=position_fault,
        prefix="GH",
        options={
            "document": Setting("", open=True),  # the campaign so far; empty: a new world
            "party": Setting("", open=True),  # its number, counted from 1
        },
    ),
    secrets=Secrets(view=town_view, hidden=hidden),
    content=Content(
        folder=Path(__file__).parent,
        library=archive,
        names=names,
        texts=text_of,
        words=(WORDS,),
        voice=TownVoice,
    ),
    judgement=Judgement(evaluate=evaluate),
    face=Face(describe=describe, picture="fabletop.games.gloomhaven.campaign.table.picture:draw"),
    part_of="gloomhaven",
)
