"""Writes what later programs must still understand: ``python -m
tests.games.gloomhaven.campaign.golden`` from the project's root.

Journals of visits with everything in them (a level to gain, stickers, a retirement), and the
document of a campaign under way with its digest. The document is written once for each version of
the format and never again; the journals anew when the rules or the content change.
"""

from __future__ import annotations

from pathlib import Path

from fabletop.games.gloomhaven.campaign import GAME, chapters, document
from fabletop.games.gloomhaven.campaign.document import Campaign
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.kernel.chance import Chance
from fabletop.kernel.session import replay as replaying

from ....journals.make import FOLDER, play
from ....kernel.player import choose
from .scene import campaign, join

DOCUMENTS = Path(__file__).parent / "documents"
SEEDS = (5, 6, 7)


def veterans(players: int) -> Campaign:
    """A party that has lived through something, and another one in the same world."""
    made = campaign(players=players)
    party = made.parties[0]
    party.name, party.reputation, party.achievements = "The Lanterns", 9, ["first-steps"]
    brute = join(party, "brute", 0, 2, gold=400, name="Tharok")
    join(party, "spellweaver", players - 1, 3, gold=150, checks=5, items=["winged-shoes"])
    join(party, "cragheart", 0).status = "away"
    brute.xp = 100
    made.world.unlocked, made.world.completed = [1, 2, 3, 4, 8, 14], [1, 2]
    made.world.prosperity, made.world.donated = 8, 90
    made.world.achievements += ["the-power-of-enhancement", "ancient-technology"]
    made.world.enhancements = {"trample": ["0-plus-attack"]}
    quests = [archive().quests[one] for one in archive().dealt_quests()]
    done = next(one for one in quests if not one.sequential and one.steps[0].feat == "kills")
    made.world.quests.remove(done.id)
    brute.quest = done.id
    brute.progress = {str(number): step.count for number, step in enumerate(done.steps)}
    return made


def write_journals() -> None:
    for number, seed in enumerate(SEEDS):
        players = 1 + number % 2
        options = {"document": document.write(veterans(players)), "party": "1"}
        session = replaying.start(GAME, players, seed, options)
        play(session, seed, greedy=False)
        path = FOLDER / GAME.id / f"{players}-veterans-{seed}.json"
        path.write_text(session.journal.to_json(), encoding="utf-8")


def under_way() -> Campaign:
    """Two parties of one world: one back from a scenario, one still out there."""
    first = chapters.visit(veterans(2), 0, 2)
    luck = Chance(11)
    while not first.over:
        choose(first, luck)
    made = chapters.after(veterans(2), first)
    scenario = chapters.scenario(made.journeys["0"])
    while not scenario.over:
        choose(scenario, luck)
    made = chapters.after(made, scenario)
    second = chapters.visit(made, 1, 2)
    while not second.over:
        choose(second, luck)
    return chapters.after(made, second)


def write_document() -> None:
    path = DOCUMENTS / f"version-{document.VERSION}.json"
    if not path.exists():
        DOCUMENTS.mkdir(exist_ok=True)
        path.write_text(document.write(under_way()), encoding="utf-8")


if __name__ == "__main__":
    write_journals()
    write_document()
