"""What happens is told at the viewer's pace: beats, captions, skip, replay, and the chronicle."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Contexts
from .house import House
from .player import PATIENCE
from .rest import at_rest

TELLING = "document.body.classList.contains('telling')"
TOLD = "window.told"  # has anything been told since the last answer?
ASKED = f"!({TELLING}) && !!document.querySelector('.ask .opt')"
# What is seen from frame to frame, so that nothing depends on when it is looked at: captions as
# they come, the pace that is marked, answers offered while something is told, how readable the
# newest line of the chronicle is; and for how long the page means to wait.
WATCH = """() => {
  Object.assign(window, { captions: [], paces: [], faint: [], waits: [], early: 0, told: false });
  const telling = () => document.body.classList.contains("telling");
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => {
    if (telling() && ms >= 100) window.waits.push(ms);
    return later(what, ms, ...more);
  };
  const look = () => {
    if (telling()) {
      window.told = true;
      const pace = document.querySelector("#telling [aria-pressed=true][data-pace]")?.dataset.pace;
      if (pace && window.paces.at(-1) !== pace) window.paces.push(pace);
      if (document.querySelector(".ask .opt")?.checkVisibility()) window.early++;
    }
    const strip = document.querySelector("#telling");
    const text = strip?.hidden === false && strip.querySelector(".caption p").textContent;
    if (text && window.captions.at(-1) !== text) window.captions.push(text);
    const line = [...document.querySelectorAll(".side-log li, .side-log .brief")].at(-1);
    for (let one = line; one; one = one.parentElement) {
      const shown = Number(getComputedStyle(one).opacity);
      if (shown < 0.9) window.faint.push([shown, line.textContent]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def opened(house: House, contexts: Contexts, pace: str, **more: object) -> Page:
    """A table of The Witcher with two bots, at its first question."""
    context = contexts(pace=pace, **more)
    table = house.order(context, "you", "greedy", "greedy")
    page = context.new_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    page.goto(f"{house.address}/t/{table}")
    until(page, ASKED)
    return page


def until(page: Page, wanted: str, patience: int = PATIENCE) -> None:
    """Wait until an expression holds on the page; its policy lets no function be polled there."""
    for _ in range(patience // 50):
        if page.evaluate(wanted):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never came true: {wanted}")


def answer(page: Page) -> None:
    page.evaluate("Object.assign(window, { captions: [], paces: [], early: 0, told: false })")
    page.locator(".ask .opt:not(.blocked)").first.click()


def answered(page: Page) -> None:
    """Answer, and wait for the next question."""
    version = page.locator("#table").get_attribute("data-version")
    answer(page)
    until(page, f"document.querySelector('#table').dataset.version > {version}")
    until(page, "!!document.querySelector('.ask .opt')")


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_what_bots_do_is_told_beat_by_beat(house: House, contexts: Contexts, pace: str) -> None:
    page = opened(house, contexts, pace, reduced_motion="no-preference")
    answer(page)
    until(page, "window.captions.length >= 3")
    page.keyboard.press(" ")
    until(page, f"!({TELLING})")
    assert page.evaluate("window.paces") == [pace]
    assert page.evaluate("window.early") == 0, "answers are offered while something is told"


def test_a_faster_pace_takes_less_time_for_a_beat(house: House, contexts: Contexts) -> None:
    """The same beat told again: as long as the page means to wait, however long it then takes."""
    page = opened(house, contexts, "off")
    answered(page)
    waits = {}
    for pace in ("slow", "fast"):
        page.evaluate("pace => localStorage.setItem('fabletop-pace', pace)", pace)
        page.evaluate("window.waits = []")
        page.locator("[data-replay]").first.click()
        until(page, "window.waits.length > 0")
        waits[pace] = page.evaluate("window.waits[0]")
        page.keyboard.press(" ")
        until(page, f"!({TELLING})")
    assert waits["fast"] < waits["slow"] / 2


def test_step_waits_for_the_viewer(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts, "off")
    page.evaluate("localStorage.setItem('fabletop-pace', 'step')")
    answer(page)
    until(page, "window.captions.length > 0")
    first = page.evaluate("window.captions.length")
    page.wait_for_timeout(1500)
    assert page.evaluate("window.captions.length") == first
    page.keyboard.press("ArrowRight")
    until(page, f"window.captions.length > {first}")
    page.keyboard.press(" ")
    until(page, f"!({TELLING})")


def test_a_pause_holds_the_telling(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts, "normal")
    answer(page)
    until(page, TELLING)
    page.keyboard.press("p")
    expect(page.locator("[data-tell=pause]")).to_have_attribute("aria-pressed", "true")
    at_rest(page)
    held = page.evaluate("window.captions.length")
    page.wait_for_timeout(2500)
    assert page.evaluate("window.captions.length") == held
    page.keyboard.press("p")
    until(page, f"window.captions.length > {held}")


def test_off_shows_the_table_at_once(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts, "off")
    answered(page)
    assert page.evaluate("window.captions") == []


def test_the_newest_version_is_shown_after_the_telling(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts, "fast")
    answer(page)
    until(page, TOLD)
    until(page, ASKED)
    table = page.url.split("/t/")[1].partition("?")[0]
    truth = house.truth(table)
    truth.sync()
    assert int(page.locator("#table").get_attribute("data-version") or 0) == truth.version


def test_a_turn_is_told_again(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts, "off")
    for _ in range(2):
        answered(page)
    page.evaluate("localStorage.setItem('fabletop-pace', 'fast')")
    version = page.locator("#table").get_attribute("data-version")
    page.evaluate("window.told = false")
    page.locator("[data-replay]").first.click()
    until(page, TOLD)
    until(page, f"!({TELLING})")
    assert page.evaluate("window.captions.length") > 0
    assert page.locator("#table").get_attribute("data-version") == version


def test_new_lines_are_readable_in_every_frame(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts, "fast", reduced_motion="no-preference")
    answer(page)
    until(page, TOLD)
    until(page, ASKED)
    assert page.evaluate("window.faint") == []


def test_the_chronicle_reads_downwards(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts, "off")
    answered(page)
    numbers = page.eval_on_selector_all(
        ".side-log li[id]", "all => all.map(one => Number(one.id.replace('line-', '')))"
    )
    assert numbers == sorted(numbers) and len(numbers) > 3
    log = "document.querySelector('.side-log .chronicle')"
    until(page, f"{log}.scrollHeight - {log}.scrollTop - {log}.clientHeight < 30")
