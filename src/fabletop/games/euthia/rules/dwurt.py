"""The Dwurt die at the end of Skoldur's turn (EU-SKOLDUR-6 to EU-SKOLDUR-9)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.vocabulary import Draw, Wound
from ..library import library
from ..state import Player, Table
from .decks import draw_cards
from .life import die_outside, suffer

DEATH = 1


def resolve_dwurt(game: Table, player: Player) -> Rule[None]:
    """EU-SKOLDUR-7: the face shown, gains first, then losses; the die back to 0."""
    face = library().dwurt_faces[player.dwurt_die]
    player.dwurt_die = 0
    aim = Aim(player, face.id)
    game.tell("dwurt-die", who=player.hero, face=face.face)
    for effect in face.gain:
        if isinstance(effect, Draw):  # EU-SKOLDUR-9: these cards do not feed the banks
            draw_cards(game, player, effect.colour, effect.cards, bank=False)
        else:
            yield from effects.run(game, aim, (effect,))
    for effect in face.loss:
        if isinstance(effect, Wound):
            if suffer(game, player, effect.amount):
                die_outside(game, player, DEATH)  # EU-SKOLDUR-8
        else:
            yield from effects.run(game, aim, (effect,))
