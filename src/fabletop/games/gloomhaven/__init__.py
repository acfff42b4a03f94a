"""Gloomhaven: scenario play with the six starting classes."""

from __future__ import annotations

from pathlib import Path

from ...kernel.gamedef import Setting
from .bot import evaluate
from .flow import next_step, result
from .library import content_hash, library
from .setup import set_up
from .state import GloomhavenState
from .telling import describe, names, text_of
from .views import components, hidden, table_view
from .voice import GloomhavenDef

SCENARIOS = (*(str(number) for number in range(1, 21)), "random")

GAME = GloomhavenDef(
    id="gloomhaven",
    title="Gloomhaven",
    seats=(2, 4),
    rules_version=1,
    state=GloomhavenState,
    setup=set_up,
    next_step=next_step,
    result=result,
    view=table_view,
    hidden=hidden,
    components=components,
    evaluate=evaluate,
    rounds=lambda state: state.round,
    names=names,
    texts=text_of,
    describe=describe,
    check_content=lambda: library().kinds(),
    content_hash=content_hash,
    folder=Path(__file__).parent,
    prefix="GH",
    options={
        "scenario": Setting("1", SCENARIOS),
        "difficulty": Setting("normal", ("easy", "normal", "hard", "very-hard")),
        "level": Setting("1", tuple(str(number) for number in range(1, 10))),
        "classes": Setting("choose", ("choose", "deal")),
        "information": Setting("secret", ("secret", "open", "solo")),
        "randomness": Setting("standard", ("standard", "reduced")),
        "death": Setting("exhaustion", ("exhaustion", "permanent")),
        "penalties": Setting("normal", ("normal", "none", "major")),
        "party": Setting("", open=True),  # from a campaign
    },
)
