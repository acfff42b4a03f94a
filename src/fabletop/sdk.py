"""What a game package imports: the kernel's contract in one place.

Our own games import the kernel's modules directly; these names are the ones that games from other
packages may rely on from one release to the next.
"""

from .kernel.ask import (
    Deed,
    Keys,
    Offer,
    Reasons,
    Request,
    Rule,
    Seat,
    Text,
    amount,
    ask_all,
    follow,
    order,
    pick,
    pick_amid,
    pick_some,
)
from .kernel.chance import Chance
from .kernel.components import Holds
from .kernel.context import Game
from .kernel.effects import Effects
from .kernel.gamedef import (
    BadSetup,
    Box,
    Content,
    Face,
    GameDef,
    GameEnded,
    Judgement,
    Options,
    Result,
    Rules,
    Secrets,
    Setting,
    Step,
)
from .kernel.library import Library, copies
from .kernel.moments import Moment, announce
from .kernel.secrecy import EVERYONE, NOBODY, Eyes, Pile, Zone, all_but, only
from .kernel.words import Say

__all__ = [
    "EVERYONE",
    "NOBODY",
    "BadSetup",
    "Box",
    "Chance",
    "Content",
    "Deed",
    "Effects",
    "Eyes",
    "Face",
    "Game",
    "GameDef",
    "GameEnded",
    "Holds",
    "Judgement",
    "Keys",
    "Library",
    "Moment",
    "Offer",
    "Options",
    "Pile",
    "Reasons",
    "Request",
    "Result",
    "Rule",
    "Rules",
    "Say",
    "Seat",
    "Secrets",
    "Setting",
    "Step",
    "Text",
    "Zone",
    "all_but",
    "amount",
    "announce",
    "ask_all",
    "copies",
    "follow",
    "only",
    "order",
    "pick",
    "pick_amid",
    "pick_some",
]
