"""Which picture and colour belongs to whom."""

from __future__ import annotations

from ..library import CLASSES, library

SHARED = ""
OWN = "gloomhaven"

# Signs that the shared sheet has.
COMMON = {
    "heal": "heart",
    "hp": "heart",
    "loot": "coins",
    "shield": "defence",
    "target": "person",
    "recover": "return",
    "refresh": "redo",
    "shuffle": "redo",
    "damage": "damage",
    "kill": "skull",
    "self": "person",
    "pull": "return",
    "legs": "walk",
}
OTHER = {
    "create-trap": "trap",
    "disarm-trap": "trap",
    "spring-trap": "trap",
    "create-obstacle": "rocks",
    "destroy-obstacle": "rocks",
    "move-obstacle": "rocks",
    "summon-monster": "summon",
    "special": "boss",
    "unrecoverable": "lost",
    "lose-cards": "lost",
}
PLAIN = (
    "move",
    "jump",
    "attack",
    "range",
    "retaliate",
    "push",
    "pierce",
    "xp",
    "lost",
    "round",
    "persistent",
    "summon",
    "trap",
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "invisible",
    "strengthen",
    "bless",
    "curse",
    "fire",
    "ice",
    "air",
    "earth",
    "light",
    "dark",
    "slot",
)
ELEMENTAL = ("infuse-", "consume-")

BEASTS = {
    "ancient-artillery": "machine",
    "black-imp": "imp",
    "cave-bear": "bear",
    "cultist": "cultist",
    "deep-terror": "terror",
    "earth-demon": "earth",
    "flame-demon": "fire",
    "forest-imp": "imp",
    "frost-demon": "ice",
    "giant-viper": "viper",
    "harrower-infester": "terror",
    "hound": "beast",
    "inox-guard": "inox",
    "inox-shaman": "inox",
    "living-bones": "bones",
    "living-corpse": "corpse",
    "living-spirit": "spirit",
    "lurker": "lurker",
    "night-demon": "dark",
    "ooze": "ooze",
    "rending-drake": "drake",
    "savvas-icestorm": "ice",
    "savvas-lavaflow": "fire",
    "spitting-drake": "drake",
    "stone-golem": "golem",
    "sun-demon": "light",
    "vermling-scout": "rat",
    "vermling-shaman": "rat",
    "wind-demon": "air",
    "rat-swarm": "rat",
    "monstrous-rat": "rat",
    "rat-king": "rat",
    "battle-bot": "golem",
    "kill-bot": "golem",
    "burning-avatar": "fire",
    "mystic-ally": "spirit",
    "decoy": "guard",
    "jade-falcon": "jump",
}

TILES = {
    "spike": "trap",
    "bear": "trap",
    "poison": "poison",
    "thorns": "trap",
    "hot-coals": "fire",
    "water": "ooze",
    "rubble": "rocks",
    "table": "table",
    "shelf": "crate",
    "crate": "crate",
    "barrel": "crate",
    "bookcase": "crate",
    "cabinet": "crate",
    "bush": "earth",
    "tree-3": "earth",
}
KINDS = {"trap": "trap", "hazard": "fire", "difficult": "ooze", "obstacle": "rocks"}


def sign_of(id: str) -> tuple[str, str]:
    """Icon and sheet of a symbol on a card."""
    for start in ELEMENTAL:
        if id.startswith(start):
            element = id.removeprefix(start)
            return ("other" if element == "any" else element), OWN
    if id in COMMON:
        return COMMON[id], SHARED
    if id in OTHER:
        return OTHER[id], OWN
    return (id if id in PLAIN else "other"), OWN


def face_of(type: str) -> str:
    """The picture of a class, a monster or a summon."""
    if type in CLASSES:
        return type
    if type in BEASTS:
        return BEASTS[type]
    if type.endswith("archer"):
        return "archer"
    if type.endswith("guard"):
        return "guard"
    return "boss" if type in library().bosses else "spirit"


def tile_of(kind: str, art: str) -> str:
    return TILES.get(art, KINDS[kind])
