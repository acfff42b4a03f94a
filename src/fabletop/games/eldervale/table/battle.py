"""Battle panel: the step, whose dice come from where, who leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....kernel.hexes import neighbours
from ....kernel.words import Say
from ..rules.dice import unit_dice
from ..views.models import BattleView, PlayerView, SideView, TableView
from .lights import Lights
from .models import BattleArt, Die, Fighter, Mark, Step
from .pieces import strength
from .signs import called, kind_of, shape, tone
from .stakes import stakes

STEPS = ("join", "dice", "swords", "roll", "winner", "removal")
STAGES = {"rolled": "roll"}
RULES = {"join": "4", "dice": "5", "swords": "8", "roll": "10", "winner": "11", "removal": "15"}
MOST = 6


def battle_art(view: TableView, battle: BattleView, lights: Lights, say: Say) -> BattleArt:
    now = STAGES.get(battle.stage, battle.stage)
    sides = in_order(view, battle.sides or joining(view, battle))
    rolls = [ranked(side) for side in sides]
    tied, decides, leaders = verdict(rolls)
    leaders = favoured(sides, leaders)
    falls = fallen(rolls)
    asked = dice_keys(view, sides, lights)
    return BattleArt(
        title=say("web-el-battle", realm=view.realms[battle.at].tile),
        steps=stepper(now, say),
        rule=f"EL-BATTLE-{RULES[now]}",
        now=say(f"web-el-now-{now}"),
        likely=not battle.sides,
        sides=tuple(
            fighter(
                view,
                battle,
                side,
                dice_art(
                    side,
                    number in leaders and len(leaders) == 1,
                    decides,
                    falls[number],
                    asked.get(number, frozenset()),
                    lights if side.seat == view.seat else Lights(()),
                ),
                standing(side, number in leaders, len(leaders), say),
                lights,
                say,
            )
            for number, side in enumerate(sides)
        ),
        tied=tied,
        decides=decides,
        verdict=told(view, sides, rolls, leaders, tied, say),
        stakes=stakes(view, battle, sides, say),
    )


def in_order(view: TableView, sides: tuple[SideView, ...]) -> tuple[SideView, ...]:
    """Whoever looks first, monsters last."""
    return tuple(sorted(sides, key=lambda one: (bool(one.monster), one.seat != view.seat)))


def joining(view: TableView, battle: BattleView) -> tuple[SideView, ...]:
    """Before the dice are counted: who stands there, and the dice of units and dwellings."""
    sides = []
    for one in view.players:
        units = [unit.id for unit in one.units if unit.place == battle.at]
        if units:
            pool = sum(map(unit_dice, units)) + len(houses(view, battle, one))
            sides.append(SideView(one.seat, "", min(MOST, pool), (), (), False, False))
    monster = view.realms[battle.at].monster
    if monster:
        sides.append(SideView(-1, monster, strength(monster), (), (), False, False))
    return tuple(sides)


def houses(view: TableView, battle: BattleView, player: PlayerView) -> list[int]:
    """EL-BATTLE-5: the player's dwellings in the realm and beside it."""
    realm = view.realms[battle.at]
    around = {(realm.q, realm.r), *neighbours((realm.q, realm.r))}
    return [one for one in player.dwellings if (view.realms[one].q, view.realms[one].r) in around]


def stepper(now: str, say: Say) -> tuple[Step, ...]:
    at = STEPS.index(now)
    return tuple(
        Step(
            say(f"web-el-step-{name}"), "done" if place < at else "now" if place == at else "later"
        )
        for place, name in enumerate(STEPS)
    )


# Who leads


def ranked(side: SideView) -> tuple[int, ...]:
    """EL-BATTLE-11: sorted, the missing ones 0."""
    return tuple((*sorted(side.dice, reverse=True), *[0] * MOST)[:MOST])


def verdict(rolls: list[tuple[int, ...]]) -> tuple[int, int, set[int]]:
    """How many columns are level between the best, which one decides, and who leads."""
    if not rolls or not any(map(any, rolls)):
        return 0, -1, set()
    order = sorted(set(rolls), reverse=True)
    leaders = {number for number, roll in enumerate(rolls) if roll == order[0]}
    if len(leaders) > 1:
        return MOST, -1, leaders
    if len(order) == 1:
        return 0, 0, leaders
    level = next(at for at in range(MOST) if order[0][at] != order[1][at])
    return level, level, leaders


def favoured(sides: tuple[SideView, ...], leaders: set[int]) -> set[int]:
    """EL-BATTLE-12: of those level to the last die, the one side that wins ties."""
    winning = {one for one in leaders if sides[one].ties}
    return winning if len(winning) == 1 else leaders


def fallen(rolls: list[tuple[int, ...]]) -> list[int]:
    """The column in which each side falls behind the best; -1: in none."""
    best = max(rolls, default=())
    return [next((at for at, face in enumerate(roll) if face < best[at]), -1) for roll in rolls]


def standing(side: SideView, leads: bool, leaders: int, say: Say) -> str:
    if not leaders:
        return say("web-el-dice", count=side.pool)
    if not leads:
        return say("web-el-side-beaten")
    return say("web-el-side-level" if leaders > 1 else "web-el-side-leads")


def told(
    view: TableView,
    sides: tuple[SideView, ...],
    rolls: list[tuple[int, ...]],
    leaders: set[int],
    tied: int,
    say: Say,
) -> str:
    if not leaders:
        return ""
    if len(leaders) > 1:
        return say("web-el-all-tied")
    number = next(iter(leaders))
    seat, monster = sides[number].seat, sides[number].monster
    who = called(view, seat, monster, say)
    if tied == MOST:
        return say("web-el-leads-tie", who=who)
    if len(rolls) < 2:
        return ""
    high, low = rolls[number][tied], sorted(rolls)[-2][tied]
    if seat == view.seat:
        return say("web-el-you-lead", column=tied + 1, high=high, low=low)
    return say("web-el-leads", who=who, column=tied + 1, high=high, low=low)


# The dice


def dice_keys(
    view: TableView, sides: tuple[SideView, ...], lights: Lights
) -> dict[int, frozenset[str]]:
    """On whose dice the answers lie: the own ones, if they show all the faces asked for."""
    keys = frozenset(lights.starting("die"))
    faces = {int(key.split(":")[1]) for key in keys}
    if not keys:
        return {}
    order = sorted(range(len(sides)), key=lambda number: sides[number].seat != view.seat)
    owner = next((one for one in order if faces == set(sides[one].dice)), None)
    if owner is None:
        owner = next((one for one in order if faces <= set(sides[one].dice)), None)
    return {} if owner is None else {owner: keys}


def side_id(side: SideView) -> str:
    return f"side-{side.monster or side.seat}"


def dice_art(
    side: SideView,
    leads: bool,
    decides: int,
    falls: int,
    keys: frozenset[str],
    lights: Lights,
) -> tuple[Die, ...]:
    id, fixed = side_id(side), Counter(side.preset)
    found = []
    for place, face in enumerate(faces(side)):
        key = f"die:{face}" if f"die:{face}" in keys else ""
        fixed[face] -= 1
        found.append(
            Die(
                f"{id}-die-{place}",
                face,
                key,
                leads and place == decides,
                fixed[face] >= 0,
                place == falls,
                -1 < falls < place,
                lights.hotkeys.get(key, ""),
            )
        )
    return (*found, *to_come(id, len(found), lights), *blanks(id, len(found), lights))


def faces(side: SideView) -> list[int]:
    """From the highest; what is not rolled yet behind what an ability has set."""
    if side.dice:
        return sorted(side.dice, reverse=True)
    preset = sorted(side.preset, reverse=True)
    return [*preset, *[-1] * (side.pool - len(preset))]


def to_come(id: str, begun: int, lights: Lights) -> Iterator[Die]:
    """EL-BATTLE-8: the dice that swords would add, each with the key of its answer."""
    for number, key in enumerate(lights.starting("swords")[: MOST - begun]):
        at = begun + number
        yield Die(f"{id}-die-{at}", -2, key, False, False, False, False, lights.hotkeys[key])


def blanks(id: str, begun: int, lights: Lights) -> Iterator[Die]:
    first = min(MOST, begun + len(lights.starting("swords")))
    for at in range(first, MOST):
        yield Die(f"{id}-die-{at}", 0, "", False, False, False, False, "")


# The sides


def fighter(
    view: TableView,
    battle: BattleView,
    side: SideView,
    dice: tuple[Die, ...],
    state: str,
    lights: Lights,
    say: Say,
) -> Fighter:
    leads = any(one.decides for one in dice)
    if side.monster:
        return Fighter(
            side_id(side),
            say.name(side.monster),
            side.monster,
            "harm",
            "",
            (Mark("dice", str(strength(side.monster))),),
            say("web-el-monster", monster=side.monster, dice=strength(side.monster)),
            dice,
            side.pool,
            leads,
            state,
            lights.exact(f"side:{side.monster}"),
        )
    player = view.players[side.seat]
    return Fighter(
        side_id(side),
        called(view, side.seat, "", say),
        player.faction,
        tone(player),
        shape(player.seat),
        sources(view, battle, player, side),
        say("web-el-dice-of", who=player.faction, count=side.pool),
        dice,
        side.pool,
        leads,
        state,
        lights.exact(f"side:{player.faction}"),
    )


def sources(
    view: TableView, battle: BattleView, player: PlayerView, side: SideView
) -> tuple[Mark, ...]:
    """EL-BATTLE-5: units, dwellings, and what swords and abilities have added."""
    units = [one.id for one in player.units if one.place == battle.at]
    kinds = Counter(kind_of(one) for one in units)
    found = [Mark(kind, str(number)) for kind, number in kinds.items()]
    near = len(houses(view, battle, player))
    if near:
        found.append(Mark("house", str(near)))
    more = side.pool - sum(map(unit_dice, units)) - near
    if battle.sides and more:
        found.append(Mark("sword", f"+{more}" if more > 0 else f"−{-more}"))
    return tuple(found)
