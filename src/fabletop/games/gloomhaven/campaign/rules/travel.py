"""GH-CAMP-10 to GH-CAMP-13: on the way to a scenario. GH-RANDOM-01: or to a random dungeon."""

from __future__ import annotations

from .....kernel.ask import Reasons, Rule, Text, pick
from ..document import GLOOMHAVEN, RANDOM_DUNGEON, Mode
from ..library import archive
from ..state import LEADER, Plan, Town, TownState
from ..terms import DIFFICULTIES, FEWEST
from .decks import draw_event
from .events import can_draw
from .scenarios import casual, id_of, playable, requirements_hold, scenario, sealed
from .town import change, in_city

STAY, HOME, SPOILERS, BACK, SET_OUT = "remain", "gloomhaven", "spoilers", "back", "set-out"


def needs_road_event(state: TownState, number: int, mode: Mode) -> bool:
    """GH-CAMP-11, GH-CAMP-12."""
    if mode != "campaign":
        return False
    here = state.party.location
    if here == GLOOMHAVEN:  # GH-CAMP-12: unless it is linked to the city
        return not archive().places[number].city
    # GH-CAMP-11, GH-CAMP-13: the same scenario again, or one linked to it
    return number != here and number not in scenario(here).links


def choose_travel(game: Town) -> Rule[None]:
    """GH-CAMP-10: after every scenario home, or straight on to another."""
    state = game.state
    options: dict[str, Plan | str] = {}
    if not in_city(state):
        options[HOME] = HOME
    if len(state.present) >= FEWEST:
        options |= {f"travel:{id_of(one)}": Plan(one, "campaign") for one in playable(state)}
        options |= {f"casual:{id_of(one)}": Plan(one, "casual") for one in casual(state)}
        # GH-RANDOM-01: at any time instead of a scenario
        options["random-dungeon"] = Plan(RANDOM_DUNGEON, "dungeon")
        if sealed(state):
            options[SPOILERS] = SPOILERS
    options[STAY] = STAY
    rule = "GH-CAMP-12" if in_city(state) else "GH-CAMP-10"
    chosen = yield from pick(LEADER, rule, options, reasons=lambda: reasons(state))
    if chosen == SPOILERS:
        chosen = yield from choose_sealed(state)
    if isinstance(chosen, Plan):
        state.plan = Plan(
            chosen.scenario,
            chosen.mode,
            needs_road_event(state, chosen.scenario, chosen.mode),
        )
        state.phase = "terms"
    elif chosen == HOME:
        go_home(game)
    elif chosen == STAY:
        state.ready = [False] * state.seats
        state.phase = "town" if in_city(state) else "crossroads"


def reasons(state: TownState) -> Reasons:
    """Scenarios on the map that cannot be played now."""
    return {
        f"travel:{id_of(one)}": Text("travel-requirements")
        for one in sorted(state.world.unlocked)
        if one not in state.world.completed and not requirements_hold(state, one)
    }


def choose_sealed(state: TownState) -> Rule[Plan | str]:
    """GH-CAMP-02: whoever insists may play what the campaign has not come to."""
    options: dict[str, Plan | str] = {
        f"casual:{id_of(one)}": Plan(one, "casual") for one in sealed(state)
    }
    options[BACK] = BACK
    return (yield from pick(LEADER, "GH-CAMP-02", options))


def go_home(game: Town) -> None:
    """A new visit begins."""
    state = game.state
    state.party.location = GLOOMHAVEN
    state.ready = [False] * state.seats
    state.phase = "town"
    game.tell("town-home")


def agree_on_terms(game: Town) -> Rule[None]:
    """1.3: the difficulty is fixed before the scenario begins."""
    state = game.state
    now = state.party.settings["difficulty"]
    options = {SET_OUT: SET_OUT, BACK: BACK}
    options |= {f"difficulty:{one}": one for one in DIFFICULTIES if one != now}
    chosen = yield from pick(LEADER, "GH-CAMP-11", options, about=id_of(state.plan.scenario))
    if chosen == SET_OUT:
        state.phase = "road"
    elif chosen == BACK:
        state.plan = Plan()
        state.phase = "travel"
    else:
        change(game, "difficulty", chosen)


def set_out(game: Town) -> None:
    """GH-CAMP-11: one road event, then the scenario."""
    state = game.state
    name = id_of(state.plan.scenario)
    if state.plan.road and can_draw(state, "road"):
        state.plan.road = False
        draw_event(game, "road")
        return
    # GH-CAMP-13: won or lost, the party stays there; GH-CAMP-14: single scenarios lead nowhere
    if state.plan.mode == "campaign":
        state.party.location = state.plan.scenario
    game.tell("town-set-out", what=name)
    state.phase = "over"
