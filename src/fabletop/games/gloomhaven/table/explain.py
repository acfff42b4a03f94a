"""View-model of a monster's decision: the elimination table of focus, way and targets."""

from __future__ import annotations

from ....kernel.words import Say
from ..monsters.explain import Candidate, Explanation
from ..monsters.insight import insight
from ..state import GloomhavenState
from ..views import FigureView, TableView
from .board import card_of
from .ground import middle, outlines
from .models import ExplainArt, RowArt, StepArt
from .naming import called, figure_name
from .public_state import public_state
from .track import signs_of

LETTERS = "ABCDEFGHIJKLMNOP"
COLUMNS = (
    ("harm", "GH-FOCUS-05"),
    ("points", "GH-FOCUS-02"),
    ("proximity", "GH-FOCUS-07"),
    ("order", "GH-FOCUS-08"),
)
MOST = 10  # monsters explained on a page: the one that acts, then those that act next


def explains(view: TableView, about: tuple[str, ...], say: Say) -> tuple[ExplainArt, ...]:
    """Whoever acts or is asked about, then the next monsters in the order."""
    if view.phase != "turns":
        return ()
    wanted = chosen(view, about)
    if not wanted:
        return ()
    state = public_state(view)
    acting = (*about, view.turn.figure)
    return tuple(
        explain_art(one, view, state, not number, one.id in acting, say)
        for number, one in enumerate(wanted)
    )


def chosen(view: TableView, about: tuple[str, ...]) -> list[FigureView]:
    monsters = [one for one in view.figures if one.kind in ("monster", "summon")]
    named = [one for one in monsters if one.id in about or one.id == view.turn.figure]
    places = {one.who: number for number, one in enumerate(view.order)}
    known = [one for one in monsters if one.kind == "monster" and one.type in places]
    waiting = [one for one in known if not one.acted and one not in named]
    if not named and not waiting:
        waiting = known
    waiting.sort(key=lambda one: (places[one.type], one.rank == "normal", one.number))
    return [*named, *waiting][:MOST]


def explain_art(
    one: FigureView, view: TableView, state: GloomhavenState, shown: bool, live: bool, say: Say
) -> ExplainArt:
    found = insight(state, state.figures[one.id])
    letters = {row.foe: LETTERS[number] for number, row in enumerate(found.candidates)}
    card = card_of(view, one.type) if one.kind == "monster" else ""
    own = middle(one.at)
    end = middle(found.ends[0]) if found.ends else own
    targets = targets_of(found)
    standing = {figure.id: figure for figure in view.figures}
    return ExplainArt(
        id=one.id,
        name=figure_name(one.id, "", say),
        title=say("web-gh-explain-title", who=figure_name(one.id, one.rank, say)),
        shown=shown,
        live=live,
        signs=signs_of(card, say) if card else (),
        heads=tuple((say("web-gh-explain-head-" + name), rule) for name, rule in COLUMNS),
        rows=tuple(row(each, letters[each.foe], standing, view, say) for each in found.candidates),
        verdict=verdict(found, letters, say),
        steps=steps(found, one, standing, view, say),
        way=path_of([one.at, *found.way]) if found.way else "",
        ends=outlines(found.ends, 0.9),
        lines=tuple((*end, *middle(standing[id].at)) for id in targets if id in standing),
    )


def targets_of(found: Explanation) -> tuple[str, ...]:
    best = next((one for one in found.spots if not one.lost_by and one.now), None)
    return best.targets if best is not None else ()


def row(
    one: Candidate, letter: str, standing: dict[str, FigureView], view: TableView, say: Say
) -> RowArt:
    figure = standing[one.foe]
    if one.lost_by in ("GH-FOCUS-16", "GH-FOCUS-10"):
        out = say("web-gh-explain-unseen" if one.lost_by == "GH-FOCUS-16" else "web-gh-explain-far")
        cells: tuple[tuple[str, str], ...] = (("–", "idle"),) * len(COLUMNS)
    else:
        out = ""
        values = (str(one.harm), str(one.points), str(one.proximity), initiative(figure, view))
        cells = cells_of(values, one.lost_by)
    x, y = middle(figure.at)
    return RowArt(
        letter, called(figure.id, figure.rank, view, say), cells, not one.lost_by, out, x, y
    )


def cells_of(
    values: tuple[str, ...], lost_by: str, columns: tuple[tuple[str, str], ...] = COLUMNS
) -> tuple[tuple[str, str], ...]:
    """The column that eliminates is marked; those after it were not looked at."""
    found, over = [], False
    for value, (_, rule) in zip(values, columns, strict=True):
        state = "lost" if rule == lost_by else "idle" if over else "kept"
        over = over or rule == lost_by
        found.append((value, state))
    return tuple(found)


def initiative(figure: FigureView, view: TableView) -> str:
    who = view.heroes[figure.owner].type if figure.owner >= 0 else figure.type
    place = next((one.initiative for one in view.order if one.who == who), 99)
    return f"{place:02}"


def verdict(found: Explanation, letters: dict[str, str], say: Say) -> str:
    tied = [letters[one.foe] for one in found.candidates if not one.lost_by]
    if not tied:
        return say("web-gh-explain-none")
    if len(tied) > 1:
        return say("web-gh-explain-tie", letters=", ".join(tied))
    return say("web-gh-explain-one", letter=tied[0])


def steps(
    found: Explanation,
    one: FigureView,
    standing: dict[str, FigureView],
    view: TableView,
    say: Say,
) -> tuple[StepArt, ...]:
    if found.focus is None:
        return ()
    made = []
    moved = len(found.way)
    if len(found.ends) > 1:
        made.append(
            StepArt("move", say("web-gh-explain-ends", count=len(found.ends)), "GH-MMOVE-06")
        )
    elif found.ends and found.ends[0] != one.at:
        rule = "GH-MMOVE-08" if found.stops else "GH-MMOVE-02"
        made.append(StepArt("move", say("web-gh-explain-move", count=moved), rule))
    else:
        made.append(StepArt("move", say("web-gh-explain-stay"), "GH-MMOVE-02"))
    targets = [id for id in targets_of(found) if id in standing]
    if targets:
        names = ", ".join(called(id, "", view, say) for id in targets)
        made.append(StepArt("attack", say("web-gh-explain-attack", names=names), "GH-MATTACK-01"))
    else:
        made.append(StepArt("attack", say("web-gh-explain-no-attack"), "GH-MATTACK-01"))
    return tuple(made)


def path_of(hexes: list[tuple[int, int]]) -> str:
    return "M" + "L".join("{} {}".format(*middle(at)) for at in hexes)
