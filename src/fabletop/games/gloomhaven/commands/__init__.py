"""Commands of Gloomhaven's own: the campaign in a folder of files, and the monster solver."""

from __future__ import annotations

from . import campaign, solver

COMMANDS = {"gloomhaven": solver.app, "campaign": campaign.app}
