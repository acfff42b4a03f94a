"""Abilities: the windows in which potions, trophies and keepsakes are used (section 2.6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from ....kernel.ask import Deed, Rule, Seat
from ....kernel.moments import announce
from ..effects.registry import effects
from ..effects.vocabulary import Ability, Condition
from ..library import library
from ..state import MONSTER, Player, Table
from ..terms import Window
from .life import fighter
from .potions import may_drink, put_aside
from .standing import belongings

# The question that a window asks; the others belong to the rule on the use of abilities.
RULE: dict[Window, str] = {
    "STEP1": "WI-FIGHT-5",
    "STEP3": "WI-DAMAGE-1",
    "STEP4": "WI-DAMAGE-7",
}


class Opening:
    """A window as a moment of the kernel: the named seats may use what they have, in order."""

    discreet = False  # potions, trophies and equipment lie open: being asked betrays nothing

    def __init__(
        self,
        game: Table,
        name: Window,
        seats: Iterable[Seat],
        more: Callable[[Player], Mapping[str, Deed]] | None = None,
    ) -> None:
        self._game = game
        self._name = name
        self._seats = list(seats)
        self._more = more
        self.rule = RULE.get(name, "WI-TROPHY-4")

    def seats(self) -> Iterable[Seat]:
        return self._seats

    def reactions(self, seat: Seat) -> Mapping[str, Deed]:
        fight = self._game.state.fight
        if fight is not None and fight.outcome and self._name != "END":
            return {}
        player = self._game.state.players[seat]
        found = usable(self._game, player, self._name)
        return {**self._more(player), **found} if self._more else found


def window(
    game: Table,
    name: Window,
    seats: Iterable[Seat],
    more: Callable[[Player], Mapping[str, Deed]] | None = None,
) -> Rule[None]:
    """What happens by itself in this window, then what its owners choose to use.

    If both witchers of a duel have effects here, `seats` names the attacker first.
    """
    seats = [seat for seat in seats if seat != MONSTER]
    for seat in seats:
        yield from automatic(game, game.state.players[seat], name)
    yield from announce(Opening(game, name, seats, more))


def usable(game: Table, player: Player, name: Window) -> dict[str, Deed]:
    """What the player may use by choice in this window, by key."""
    abilities = library().abilities
    found: dict[str, Deed] = {}
    for id in belongings(player):
        ability = abilities[id]
        if ability.window == name and ability.limit in ("fight", "turn"):
            spent = player.used_in_fight if ability.limit == "fight" else player.used_in_turn
            if id not in spent and fits(game, player, ability):
                found[f"use:{id}"] = partial(use, game, player, id)
    if player.potions:
        found |= drinkable(game, player, name)
    return found


def drinkable(game: Table, player: Player, name: Window) -> dict[str, Deed]:
    """WI-POTION-3: only in fights, only in the window printed, only while Alchemy allows."""
    one = fighter(game, player)
    if one is None or not may_drink(game, player, one):
        return {}
    fight = game.state.fight
    box = library().potions
    found: dict[str, Deed] = {}
    for card in player.potions:
        potion = box[card]
        if potion.window != name or (potion.hunts_only and fight is not None and not fight.hunt):
            continue
        if fits(game, player, potion.ability):
            found[f"use:{card}"] = partial(drink, game, player, card)
    return found


def fits(game: Table, player: Player, ability: Ability) -> bool:
    return holds(game, player, ability.when) and effects.possible(game, player, ability.effects)


def use(game: Table, player: Player, id: str) -> Rule[None]:
    """WI-TROPHY-4: in its window, as often as it says. WI-GEN-1: the card beats the rules."""
    ability = library().abilities[id]
    (player.used_in_fight if ability.limit == "fight" else player.used_in_turn).append(id)
    game.tell("used", who=player.school, thing=id)
    yield from effects.run(game, player, ability.effects)


def drink(game: Table, player: Player, card: str) -> Rule[None]:
    one = fighter(game, player)
    assert one is not None
    put_aside(game, player, one, card)
    yield from effects.run(game, player, library().potions[card].ability.effects)


def automatic(game: Table, player: Player, name: Window) -> Rule[None]:
    """Abilities that need no decision: always, or the first time in each fight."""
    for id in list(belongings(player)):
        ability = library().abilities[id]
        if ability.window != name or ability.limit not in ("first", "always"):
            continue
        if ability.limit == "first" and id in player.used_in_fight:
            continue
        if not fits(game, player, ability):
            continue
        player.used_in_fight.append(id)
        game.tell("used", who=player.school, thing=id)
        yield from effects.run(game, player, ability.effects)


def holds(game: Table, player: Player, when: Condition) -> bool:
    """Is all that the ability asks for true now?"""
    fight = game.state.fight
    blow = fight.blow if fight is not None and fight.acting == player.seat else None
    length = len(blow.combo) if blow is not None else 0
    if when.combo_at_least and length < when.combo_at_least:
        return False
    if when.combo_exactly and length != when.combo_exactly:
        return False
    if when.shield_zero and player.shield:
        return False
    if when.dealt_at_least and (blow is None or blow.dealt < when.dealt_at_least):
        return False
    if when.made_discard and (blow is None or not blow.made_discard):
        return False
    if when.hunt and (fight is None or not fight.hunt):
        return False
    return not when.fight or when.fight in results(game, player)


def results(game: Table, player: Player) -> tuple[str, ...]:
    """The fight's result as this player sees it."""
    fight = game.state.fight
    if fight is None or not fight.outcome:
        return ()
    if fight.hunt:
        return ("won",) if fight.outcome == "defeated" else ("lost", "lost-to-monster")
    won = (fight.outcome == "attacker") == (player.seat == fight.attacker)
    return ("won",) if won else ("lost",)
