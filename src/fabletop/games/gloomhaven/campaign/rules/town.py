"""GH-CAMP-40: a visit to Gloomhaven. Everybody does what they like, in any order, until all of
them are ready to leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .....kernel.ask import Deed, Offer, Reasons, Rule, Seat, Text, follow, pick_amid
from ..document import GLOOMHAVEN, Character
from ..state import LEADER, Town, TownState
from ..terms import DIFFICULTIES, FEWEST, VARIANTS
from . import creation, donations, enhancement, events, levelling, shop
from .quests import fulfilled
from .retirement import retire

READY = "all-done"
GO_ON = "go-on"


def in_city(state: TownState) -> bool:
    return state.party.location == GLOOMHAVEN


def reasons_to_stay(state: TownState, seat: Seat) -> Text | None:
    """What a player must still do before leaving."""
    own = state.of_seat(seat)
    if not own and creation.open_classes(state, seat) and in_city(state):
        return Text("stay-no-character")
    if in_city(state):
        for one in own:
            if fulfilled(one):  # GH-CAMP-64: it plays no further scenario
                return Text("stay-retire", {"who": one.type})
            if levelling.may_level(one):  # GH-CAMP-50: an obligation
                return Text("stay-level", {"who": one.type})
        if state.seats == 1 and len(own) < FEWEST:  # 1.2: at least two characters
            return Text("stay-too-few")
    return None


def is_ready(state: TownState, seat: Seat) -> bool:
    return state.ready[seat] and reasons_to_stay(state, seat) is None


def waiting(state: TownState) -> list[Seat]:
    """The seats that are not ready, in order."""
    return [seat for seat in range(state.seats) if not is_ready(state, seat)]


# What may be done


def activities(game: Town, seat: Seat) -> dict[str, Deed]:
    """GH-CAMP-40: everything open to a player now."""
    state = game.state
    found: dict[str, Deed] = {}
    if in_city(state):
        if seat == LEADER and events.can_meet(state):  # GH-CAMP-41
            found["city-event"] = bind(events.city_event, game)
        for type in creation.open_classes(state, seat):  # GH-CAMP-47: new ones only here
            found[f"create:{type}"] = bind(creation.create, game, seat, type)
        for one in state.of_seat(seat):
            found |= errands(game, one)
    found |= switches(game, seat)
    if seat == LEADER:
        found |= variants(game)
    return found


def bind(rule: Callable[..., Rule[None] | None], *args: object) -> Deed:
    return lambda: rule(*args)


def errands(game: Town, one: Character) -> dict[str, Deed]:
    """What a character can do in the city."""
    state = game.state
    found: dict[str, Deed] = {}
    if levelling.may_level(one):
        found[f"level-up:{one.type}"] = bind(levelling.level_up, game, one)
    if levelling.may_rise(state, one):
        found[f"rise:{one.type}"] = bind(levelling.rise, game, one)
    for item in shop.for_sale(state):
        if shop.can_buy(state, one, item):
            found[f"shop:{one.type}:{item}"] = bind(shop.buy, game, one, item)
    for item in one.items:
        found[f"sell:{one.type}:{item}"] = bind(shop.sell, game, one, item)
    if donations.can_donate(one):
        found[f"donate:{one.type}"] = bind(donations.donate, game, one)
    if enhancement.can_enhance(state, one):
        found[f"enhance:{one.type}"] = bind(enhancement.enhance, game, one)
    if fulfilled(one):
        found[f"retire:{one.type}"] = bind(retire, game, one)
    return found


def switches(game: Town, seat: Seat) -> dict[str, Deed]:
    """GH-CAMP-47: a player may keep several characters."""
    state = game.state
    found: dict[str, Deed] = {}
    for one in state.of_seat(seat):
        if may_leave(state, one):
            found[f"leave:{one.type}"] = bind(creation.leave, game, one)
    for one in state.party.characters:
        if creation.can_come(state, seat, one):
            found[f"come:{one.type}:{one.id}"] = bind(creation.come, game, one)
    return found


def may_leave(state: TownState, one: Character) -> bool:
    """GH-CAMP-50, GH-CAMP-64: in the city nobody slips away from what must be done there; out in
    the world another of the player's must be at hand."""
    if in_city(state):
        return not (fulfilled(one) or levelling.may_level(one))
    seat = state.seat_of(one)
    return any(
        other is not one and other.status in ("present", "away") and state.seat_of(other) == seat
        for other in state.party.characters
    )


def variants(game: Town) -> dict[str, Deed]:
    """D-LEVEL: variants are agreed upon before a scenario (GH-VAR-01, -02, -06, -07)."""
    settings = game.state.party.settings
    found: dict[str, Deed] = {
        f"difficulty:{one}": bind(change, game, "difficulty", one)
        for one in DIFFICULTIES
        if one != settings["difficulty"]
    }
    for name, values in VARIANTS.items():
        if name == "information" and game.state.seats == 1:
            continue  # GH-VAR-06: who plays alone plays solo
        for value in values:
            if settings[name] != value:
                found[f"set:{name}:{name}-{value}"] = bind(change, game, name, value)
    return found


def change(game: Town, name: str, value: str) -> None:
    game.state.party.settings[name] = value
    spoken = value if name == "difficulty" else f"{name}-{value}"
    game.tell("town-setting", what=name, value=spoken)


# One thing at a time


def stroll(game: Town) -> Rule[None]:
    """One thing is done by anybody; who has all done says so. The first who is not ready is asked,
    the others may act meanwhile."""
    state = game.state
    waits = waiting(state)
    if not waits:
        state.phase = "travel"
        return
    seat = waits[0]
    acted = [False]

    def own() -> Mapping[str, Deed]:
        if acted[0]:  # somebody else did something: a new step begins
            return {GO_ON: lambda: None}
        found = activities(game, seat)
        if reasons_to_stay(state, seat) is None:
            found[READY] = bind(say_ready, game, seat)
        return found

    def others() -> list[Offer]:
        return [] if acted[0] else [offer(game, one, acted) for one in seats_beside(game, seat)]

    activity = yield from pick_amid(
        seat, "GH-CAMP-40", own, others, reasons=lambda: reasons(state, seat)
    )
    state.days += 1
    yield from follow(activity)


def reasons(state: TownState, seat: Seat) -> Reasons:
    why = reasons_to_stay(state, seat)
    return {READY: why} if why is not None else {}


def say_ready(game: Town, seat: Seat) -> None:
    game.state.ready[seat] = True
    game.tell("town-ready", number=seat + 1)


def seats_beside(game: Town, seat: Seat) -> list[Seat]:
    return [one for one in range(game.state.seats) if one != seat and activities(game, one)]


def offer(game: Town, seat: Seat, acted: list[bool]) -> Offer:
    """What another player may do meanwhile."""
    state = game.state
    found = activities(game, seat)
    if not state.ready[seat] and reasons_to_stay(state, seat) is None:
        found[READY] = bind(say_ready, game, seat)

    def marked(activity: Deed) -> Deed:
        def act() -> Rule[None] | None:
            acted[0] = True
            return activity()

        return act

    return Offer(seat, "GH-CAMP-40", {key: marked(one) for key, one in found.items()})
