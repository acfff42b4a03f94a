"""A player at the page: answers the open question by clicking what glows.

What lies on the board or in the hand for an answer is clicked (or tapped) where it can be reached;
otherwise the answer's own button is.
"""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from .rest import SETTLED

PATIENCE = 60_000  # milliseconds; the machine may be busy, and who sees it is never kept waiting

# The middle of a glowing thing that nothing covers, or nothing; once all that moves is at rest.
_GLOWING = """key => (SETTLED)(() => {
  for (const one of document.querySelectorAll("[data-answer]")) {
    if (one.dataset.answer !== key) continue;
    const box = one.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (box.width && hit && hit.closest("[data-answer]") === one) return [x, y];
  }
  return null;
}, 20000)""".replace("SETTLED", SETTLED)
_CHOSEN = """form => [...form.querySelectorAll(
  "input[name=keys]:checked, input[data-order]")].map(one => one.value)"""


class Player:
    """Somebody in front of one page; `touch` taps instead of clicking."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.on_board = 0  # answers given on the board or in the hand
        self.on_button = 0

    @property
    def version(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-version") or -1)

    @property
    def question(self) -> str:
        return self.page.locator(".ask-text").first.inner_text()

    def wait_for(self, version: int) -> None:
        """Until the page shows this version."""
        self.page.wait_for_selector(
            f'#table[data-version="{version}"]', state="attached", timeout=PATIENCE
        )

    def wait_after(self, version: int) -> None:
        """Until the page shows another version than this."""
        self.page.wait_for_selector(
            f'#table:not([data-version="{version}"])', state="attached", timeout=PATIENCE
        )

    def answer(self, keys: Sequence[str]) -> None:
        """Answer the open question through the page, and wait for what comes of it."""
        form = self.page.locator("form.ask").first
        form.wait_for(timeout=PATIENCE)
        version, kind = self.version, form.get_attribute("data-kind")
        if kind == "amount" and form.locator("input[type=number]").count():
            form.locator("input[type=number]").fill(keys[0])
            self._press(form.locator(".confirm"))
        elif kind in ("pick_some", "order"):
            self._gather(form, keys)
        else:
            self._choose(form, keys[0])
            self._insist(form, version, keys[0])
        self.wait_after(version)

    def _insist(self, form: Locator, version: int, key: str) -> None:
        """An answer that would do nothing asks once more."""
        self.page.wait_for_selector(
            f'#table:not([data-version="{version}"]), .opt.vain[data-sure]',
            state="attached",
            timeout=PATIENCE,
        )
        if self.version == version:
            self._choose(form, key)

    def _gather(self, form: Locator, keys: Sequence[str]) -> None:
        for place, key in enumerate(keys, 1):
            self._choose(form, key)
            taken = form.evaluate(_CHOSEN)
            assert len(taken) == place and key in taken, f"{key} pressed, {taken} chosen"
        self._press(form.locator(".confirm"))

    def _choose(self, form: Locator, key: str) -> None:
        spot = self.page.evaluate(_GLOWING, key)
        if spot is not None:
            self.on_board += 1
            x, y = spot
            if self.touch:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
            return
        self.on_button += 1
        self._press(self.button(form, key))

    def button(self, form: Locator, key: str) -> Locator:
        """The button or the label of an answer in the panel."""
        value = key.replace("\\", "\\\\").replace('"', '\\"')
        return form.locator(f'button.opt[value="{value}"], label.opt:has(input[value="{value}"])')

    def _press(self, target: Locator) -> None:
        if self.touch:
            target.tap(timeout=PATIENCE)
        else:
            target.click(timeout=PATIENCE)
