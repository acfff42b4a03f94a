"""Stakes of a battle: what each side wins and what it loses (EL-BATTLE-13 to -17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....kernel.words import Say
from ..effects.modifiers import Hoard
from ..library import library
from ..rules.standing import monster_changes
from ..views.models import BattleView, PlayerView, SideView, TableView
from .models import Mark, Stake, Stakes
from .signs import called, effect_marks, kind_of, shape, tone

TOP = 5  # EL-POWER: the highest level


def stakes(
    view: TableView,
    battle: BattleView,
    sides: tuple[SideView, ...],
    say: Say,
) -> tuple[Stakes, ...]:
    if battle.stage in ("winner", "removal"):
        return ()
    monster = next((one.monster for one in sides if one.monster), "")
    return tuple(
        beast_stakes(side, say)
        if side.monster
        else player_stakes(view, battle, view.players[side.seat], monster, say)
        for side in sides
    )


def player_stakes(
    view: TableView, battle: BattleView, player: PlayerView, monster: str, say: Say
) -> Stakes:
    return Stakes(
        f"stakes-{player.seat}",
        called(view, player.seat, "", say),
        player.faction,
        tone(player),
        shape(player.seat),
        tuple(prizes(view, player, monster, say)),
        tuple(losses(battle, player, say)),
    )


def beast_stakes(side: SideView, say: Say) -> Stakes:
    """EL-BATTLE-13, EL-MONSTER-10: no glory for it; beaten, it leaves the map."""
    loses = "web-el-goes-home" if monster_changes(side.monster, Hoard) else "web-el-leaves-map"
    return Stakes(
        f"stakes-{side.monster}",
        say.name(side.monster),
        side.monster,
        "harm",
        "",
        (Stake((), say("web-el-no-glory")),),
        (Stake((), say(loses)),),
    )


def prizes(view: TableView, player: PlayerView, monster: str, say: Say) -> Iterator[Stake]:
    """EL-BATTLE-14: glory, or 1 power in the element of a monster among the defeated."""
    record = library().monsters.get(monster)
    if record is not None and record.reward:
        yield Stake(effect_marks(record.reward), say("web-el-reward-of", monster=monster))
        return
    yield glory(view, player, say)
    if record is not None and monster_changes(monster, Hoard):
        yield Stake((), say("web-el-hoard"))
    elif record is not None and record.element:
        level = player.power.get(record.element, 0)
        if level < TOP:
            words = say("web-el-or-power", element=record.element, old=level, new=level + 1)
            yield Stake((), words)


def glory(view: TableView, player: PlayerView, say: Say) -> Stake:
    """EL-GLORY-1 to -4: what the next space gives."""
    track = library().glory
    if player.glory < 0:
        return Stake((), say("web-el-glory-none"))
    if player.glory >= len(track):
        return Stake(effect_marks(library().constants.glory_beyond), say("web-el-glory-beyond"))
    space = track[player.glory]
    marks = (Mark("orb"),) if space.number in view.glory_orbs else effect_marks(space.effects)
    return Stake(marks, say("web-el-glory-space", number=space.number))


def losses(battle: BattleView, player: PlayerView, say: Say) -> Iterator[Stake]:
    """EL-BATTLE-15, EL-UNDER-1: units to the Underworld, a sword for each; dwellings stay."""
    kinds = Counter(kind_of(one.id) for one in player.units if one.place == battle.at)
    yield Stake(
        tuple(Mark(kind, str(number)) for kind, number in kinds.items()), say("web-el-go-under")
    )
    yield Stake((Mark("sword", f"+{sum(kinds.values())}"),), "")
    if battle.at in player.dwellings:
        yield Stake((Mark("house"),), say("web-el-house-stays"))
