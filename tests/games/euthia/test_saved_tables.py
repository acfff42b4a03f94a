"""Tables saved by an earlier version of the rules go on."""

from __future__ import annotations

import json
from pathlib import Path

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out

SAVED = Path(__file__).parent / "saved-by-version-4.json"


def test_a_table_of_version_4_goes_on_to_its_end() -> None:
    """Wings over the Vale alone, before a dragon's form was kept: what it lacks has a default."""
    saved = SAVED.read_text(encoding="utf-8")
    peril = json.loads(saved)["checkpoint"]["state"]["peril"]
    assert json.loads(saved)["rules_version"] == 4 and "most_hits" not in peril
    session = fabletop.resume(saved)
    assert session.state.peril.most_hits == 0
    play_out(session, [make("random", 1)], most=3_000)
    assert session.over
