"""Sessions: a game in progress, its journal, forks, replays and save files."""

from .session import Session

__all__ = ["Session"]
