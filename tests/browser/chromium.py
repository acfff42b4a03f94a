"""Debian's chromium, in its light form without windows if that is there."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--no-first-run"]  # fmt: skip


def launch(play: Playwright) -> Browser:
    """Raises RuntimeError where there is none: nothing is skipped, pages must be seen to work."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        raise RuntimeError("There is no browser: apt-get install chromium-headless-shell")
    return play.chromium.launch(executable_path=found, args=FLAGS)
