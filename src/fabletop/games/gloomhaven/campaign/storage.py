"""A campaign in a folder: `campaign.json`, each chapter's journal, and the document before it.

The journal is written first, the campaign last, each file in one stroke. Whatever is cut off in
between is finished when the folder is opened next: nothing is lost and nothing counts twice.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Protocol

from ....kernel.chance import Chance
from ....kernel.session import Session
from ....kernel.session.journal import BadJournal
from . import document
from .chapters import Stale, after, replayed
from .departure import NotOver
from .document import BadDocument, Campaign
from .homecoming import Applied, Stranger
from .setup import new_world

MAIN = "campaign.json"


class Store(Protocol):
    """Where a campaign is kept."""

    def load(self) -> Campaign | None:
        """The campaign as it stands; None before its first chapter."""
        ...

    def add(self, session: Session) -> Campaign:
        """A finished session becomes the next chapter."""
        ...


class Folder:
    """A campaign kept in a folder of readable files."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def create(self, seed: int, name: str) -> Campaign:
        """A new world, in a folder that is empty or not there yet."""
        refuse_full(self.path)
        luck = Chance(seed, {}, {})
        campaign = Campaign(name=name, luck=luck, world=new_world(luck))
        write_whole(self.path / MAIN, document.write(campaign))
        return campaign

    def journal(self, number: int) -> Path:
        return self.path / "journals" / f"{number:03}.json"

    def before(self, number: int) -> Path:
        """The document before a chapter."""
        return self.path / "chapters" / f"{number:03}.json"

    def load(self) -> Campaign | None:
        """The campaign; a chapter whose journal is there but which is not in it is finished."""
        campaign = self._read()
        journal = self.journal(1 + len(campaign.chapters) if campaign else 1)
        if not journal.exists():
            return campaign
        try:
            return self._finish(campaign, replayed(journal.read_bytes()))
        except (Stale, Stranger, Applied, NotOver, BadJournal) as error:
            where = f"journals/{journal.name}"
            raise BadDocument(
                f"{where} does not go on from this campaign: {error} "
                "Take the file away, and the chapter is played anew."
            ) from None

    def add(self, session: Session) -> Campaign:
        campaign = self.load()
        after(campaign, session)  # refused before anything is written
        number = 1 + len(campaign.chapters) if campaign else 1
        write_whole(self.journal(number), session.journal.to_json())
        return self._finish(campaign, session)

    def write(self, campaign: Campaign) -> None:
        """The campaign with something in it that no chapter made, such as the name of a hero."""
        text = document.write(campaign)
        document.read(text)  # refused before anything is written
        write_whole(self.path / MAIN, text)

    def _finish(self, campaign: Campaign | None, session: Session) -> Campaign:
        finished = after(campaign, session)
        if campaign is not None:
            write_whole(self.before(len(finished.chapters)), document.write(campaign))
        write_whole(self.path / MAIN, document.write(finished))
        return finished

    def _read(self) -> Campaign | None:
        file = self.path / MAIN
        return document.read(file.read_bytes()) if file.exists() else None

    def at(self, chapter: int) -> Campaign | None:
        """The campaign as it was before a chapter, counted from 1."""
        campaign = self.load()
        last = len(campaign.chapters) if campaign else 0
        if not 1 <= chapter <= last + 1:
            raise BadDocument(f"There is no chapter {chapter}; there are {last}.")
        if chapter == last + 1:
            return campaign
        file = self.before(chapter)
        if chapter == 1 and not file.exists():  # it began with a visit to a world not made yet
            return None
        return document.read(file.read_bytes())

    def branch(self, chapter: int, target: Path) -> Folder:
        """A folder of its own that goes on from before a chapter."""
        refuse_full(target)
        found = self.at(chapter)
        twin = Folder(target)
        for number in range(1, chapter):
            write_whole(twin.journal(number), self.journal(number).read_text(encoding="utf-8"))
            if self.before(number).exists():
                write_whole(twin.before(number), self.before(number).read_text(encoding="utf-8"))
        if found is not None:
            write_whole(target / MAIN, document.write(found))
        else:
            target.mkdir(parents=True, exist_ok=True)
        return twin


def refuse_full(path: Path) -> None:
    if path.exists() and any(path.iterdir()):
        raise BadDocument(f"The folder {path.name!r} is not empty.")


def write_whole(path: Path, text: str) -> None:
    """All of a file or nothing of it, also when the power fails."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.draft")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
