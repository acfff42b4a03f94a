"""What was used already: abilities in this turn or battle, the Mimic's copy, a refused exchange.

The state keeps all of it as strings, in `Player.used` until the end of the turn and in
`Battle.used` until the end of the battle. Only this module knows how they are written:

- ``<name>``: an ability was used; ``copy-of:<name>``: the Mimic used it (EL-VAR-MERC-8), which the
  unit whose ability it is may still do;
- ``mimic:<ability>``: what the Mimic has copied;
- ``exchange:<card>``: the teammate has refused to exchange this card (EL-VAR-TEAM-5);
- in a battle ``<seat>:<name>``, for all sides use the same list.
"""

from __future__ import annotations

from ..state import Battle, Player

_COPY_OF = "copy-of:"
_COPIED = "mimic:"
_REFUSED = "exchange:"


def by_mimic(ability: str) -> str:
    """The name under which the Mimic's use of an ability is noted."""
    return _COPY_OF + ability


def used_in_turn(player: Player, name: str) -> bool:
    return name in player.used


def note_in_turn(player: Player, name: str) -> None:
    player.used.append(name)


def used_in_battle(battle: Battle, player: Player, name: str) -> bool:
    return f"{player.seat}:{name}" in battle.used


def note_in_battle(battle: Battle, player: Player, name: str) -> None:
    battle.used.append(f"{player.seat}:{name}")


def copied(player: Player) -> str:
    """The ability the Mimic has copied in this turn, if any."""
    for one in player.used:
        if one.startswith(_COPIED):
            return one[len(_COPIED) :]
    return ""


def note_copied(player: Player, ability: str) -> None:
    player.used.append(_COPIED + ability)


def exchange_refused(player: Player, card: str) -> bool:
    return _REFUSED + card in player.used


def note_refusal(player: Player, card: str) -> None:
    """EL-VAR-TEAM-5: a refusal stands for that card and the rest of the turn."""
    player.used.append(_REFUSED + card)
