"""The bot's reasons in words: its own messages, with answers spoken as the game speaks them."""

from __future__ import annotations

from pathlib import Path

from ...kernel.ask import Keys
from ...kernel.gamedef import GameDef
from ...kernel.phrasing import label
from ...kernel.words import KERNEL_WORDS, Say
from .advice import Reason

WORDS = Path(__file__).parent / "words"


def voice(game: GameDef, language: str = "en") -> Say:
    """The words of a game and of the bots together."""
    return Say((KERNEL_WORDS, *game.word_folders, WORDS), language, game.names)


def sentence(reason: Reason, say: Say) -> str:
    """One reason, said by a voice that `voice` has made."""
    args = {name: spoken(value, say) for name, value in reason.args.items()}
    answers = {name: answered(keys, say) for name, keys in reason.answers.items()}
    return say(reason.id, **args, **answers)


def spoken(value: float, say: Say) -> str | int:
    """Whole numbers stay what they are, for plurals; worth is told to a tenth."""
    if isinstance(value, int):
        return value
    point = "." if say.language == "en" else ","
    rounded = round(value, 1) + 0.0  # never minus nought
    return f"{rounded:.1f}".replace(".", point)


def answered(keys: Keys, say: Say) -> str:
    """An answer as it reads on its buttons."""
    return ", ".join(label(key, say) for key in keys) or say("bot-nothing")
