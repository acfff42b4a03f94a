"""Waiting until a page has come to rest: nothing is measured or clicked while it still moves."""

from __future__ import annotations

from playwright.sync_api import Page

# At rest is what has stayed alike for some frames, with fonts loaded, nothing that moves and ends,
# and with the outcomes of the answers (they come after the question and make it longer).
SETTLED = """async (look, most) => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().some(
    (one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity);
  const awaited = () => document.querySelector("#ask .asks .ask")?.foretold === null;
  await document.fonts.ready;
  const until = performance.now() + most;
  let seen = look(), calm = 0;
  while (calm < 4 && performance.now() < until) {
    await frame();
    const now = look();
    calm = moving() || awaited() || String(now) !== String(seen) ? 0 : calm + 1;
    seen = now;
  }
  return seen;
}"""
_LAYOUT = """most => (SETTLED)(() => {
  let sum = 0;
  for (const one of document.querySelectorAll("body *")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    sum += x + 3 * y + 7 * width + 11 * height;
  }
  return sum;
}, most)""".replace("SETTLED", SETTLED)
MOST = 20_000  # milliseconds


def at_rest(page: Page) -> None:
    """Until the layout stays as it is."""
    page.evaluate(_LAYOUT, MOST)
