"""The campaign of Gloomhaven: a visit to the city between two scenarios, as a game of its own."""

from __future__ import annotations

from pathlib import Path

from ....kernel.gamedef import Setting
from .bot import evaluate
from .flow import next_step, result
from .library import archive, content_hash
from .setup import set_up
from .state import TownState
from .telling import CampaignDef, describe, names, text_of
from .views import components, hidden, town_view

GAME = CampaignDef(
    id="gloomhaven-campaign",
    title="Gloomhaven: the campaign",
    seats=(1, 4),
    rules_version=2,
    state=TownState,
    setup=set_up,
    next_step=next_step,
    result=result,
    view=town_view,
    hidden=hidden,
    components=components,
    evaluate=evaluate,
    rounds=lambda state: state.days,
    names=names,
    texts=text_of,
    describe=describe,
    check_content=lambda: archive().kinds(),
    content_hash=content_hash,
    folder=Path(__file__).parent,
    prefix="GH",
    options={
        "document": Setting("", open=True),  # the campaign so far; empty: a new world
        "party": Setting("", open=True),  # its number, counted from 1
    },
)
