"""View-models of ability cards: both halves with their symbols."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ....kernel.words import Say
from ..library import library
from ..records import Action, MonsterCard
from ..telling.abilities import action_text
from ..telling.icons import Icon, Line, action_lines, monster_lines
from ..telling.texts import text_of
from .faces import sign_of
from .lights import Lights
from .models import CardArt, HalfArt, LineArt, Sign

SMALL = 7  # radius of a hex in a printed pattern
SHORT = 40  # characters of a half in few words
BRIEF = 24  # and in one line, where many cards lie together
WORDY = 170  # letters on a face, above which they are small
LINE = 14  # letters that a new line is worth
MARKS = ("xp", "lost", "unrecoverable", "persistent", "round", "shuffle")


def sign(one: Icon, say: Say) -> Sign:
    icon, sheet = sign_of(one.id)
    made = one.id.startswith(("infuse-", "consume-"))
    kind = one.id.split("-")[0] if made else ""
    return Sign(icon, "?" if kind == "consume" else one.amount, sign_name(one, say), sheet)


def sign_name(one: Icon, say: Say) -> str:
    """The word beside a symbol that stands alone."""
    if one.id.startswith(("infuse-", "consume-")):
        return say.name(one.id.split("-")[-1])
    return say(f"web-gh-mark-{one.id}") if one.id in MARKS else ""


def line_art(line: Line, say: Say) -> LineArt:
    signs = tuple(sign(one, say) for one in line.icons)
    pattern, box = pattern_art(line.area, line.melee)
    return LineArt(signs, line.text[:1].upper() + line.text[1:], pattern, box, line.under)


def short_of(lines: tuple[LineArt, ...], most: int) -> str:
    """A half in few words: as many of its clauses as there is room for."""
    clauses = [
        part for line in lines if not line.under for part in line.words.split(", ") if line.words
    ]
    told = ""
    for part in clauses:
        longer = f"{told} · {part}" if told else part
        if len(longer) > most:
            return f"{shortened(longer, most)} …"
        told = longer
    return told


def shortened(text: str, most: int) -> str:
    """The words for which there is room."""
    return text[: most - 1].rpartition(" ")[0].rstrip(" ·:")


def pattern_art(
    area: tuple[tuple[int, int], ...], melee: bool
) -> tuple[tuple[tuple[int, int, bool], ...], str]:
    """The hexes of an area, small; with a melee pattern the figure itself is at its middle."""
    if not area:
        return (), ""
    hexes = [(at, False) for at in area if not melee or at != (0, 0)]
    hexes += [((0, 0), True)] if melee else []
    drawn = tuple(
        (round(SMALL * 1.8 * (q + r / 2)), round(SMALL * 1.56 * r), own) for (q, r), own in hexes
    )
    left, top = min(x for x, _, _ in drawn) - SMALL, min(y for _, y, _ in drawn) - SMALL
    width = max(x for x, _, _ in drawn) + SMALL - left
    height = max(y for _, y, _ in drawn) + SMALL - top
    return drawn, f"{left} {top} {width} {height}"


@lru_cache(maxsize=4096)
def lines_of(card: str, half: str, say: Say) -> tuple[LineArt, ...]:
    record = library().cards[card]
    action = record.top if half == "top" else record.bottom
    return tuple(line_art(one, say) for one in action_lines(action, say))


@lru_cache(maxsize=1024)
def monster_card_lines(card: str, say: Say) -> tuple[LineArt, ...]:
    record: MonsterCard = library().monster_cards[card]
    return tuple(line_art(one, say) for one in monster_lines(record, say))


@lru_cache(maxsize=4096)
def half_of(card: str, half: str, say: Say) -> HalfArt:
    record = library().cards[card]
    action = record.top if half == "top" else record.bottom
    move, reach = previews(action)
    return HalfArt(
        id=f"{half}-{card}",
        half=half,
        name=say("web-gh-half", card=card, half=half),
        lines=lines_of(card, half, say),
        text=action_text(action, say),
        lost=action.lost,
        short=short_of(lines_of(card, half, say), SHORT),
        brief=short_of(lines_of(card, half, say), BRIEF),
        basic_name=say("key-basic-top" if half == "top" else "key-basic-bottom", a=card),
        move=move,
        range=reach,
    )


def previews(action: Action) -> tuple[int, int]:
    """Movement points and range of the first such abilities, for the preview on the map."""
    move = reach = 0
    for one in action.abilities:
        value = getattr(one, "value", None)
        tag = str(one.__struct_config__.tag)
        if tag == "move" and not move and isinstance(value, int):
            move = value
        if tag == "attack" and not reach:
            reach = max(1, int(getattr(one, "range", 1) or 1))
    return move, reach


@lru_cache(maxsize=1024)
def plain_card(card: str, say: Say) -> CardArt:
    record = library().cards[card]
    return CardArt(
        id=card,
        name=say.name(card),
        tone=record.owner,
        level=record.level,
        initiative=record.initiative,
        top=half_of(card, "top", say),
        bottom=half_of(card, "bottom", say),
        text=text_of(card, say),
        wordy=letters_of(card, say) > WORDY,
    )


def letters_of(card: str, say: Say) -> int:
    """How much there is to read on its face."""
    lines = (*lines_of(card, "top", say), *lines_of(card, "bottom", say))
    return sum(len(one.words) + LINE for one in lines)


def card_art(
    card: str, lights: Lights, say: Say, *, now: str = "", mark: str = "", used: bool = False
) -> CardArt:
    """A card with the answers on it: on its halves, or on the card as a whole."""
    plain = plain_card(card, say)
    halves = {
        half: with_keys(getattr(plain, half), card, lights, now, used) for half in ("top", "bottom")
    }
    key = lights.about(card, "lead", "second", "card", "lose", "drop", "bonus")
    key = key or lights.only(card, "lose-two")
    if not key and not any(one.key for one in halves.values()):
        key = lights.exact(card)
    forgo = lights.exact(f"forgo:{card}")
    if not key and not forgo and not now and not mark and halves["top"] is plain.top:
        return plain
    return msgspec.structs.replace(
        plain,
        top=halves["top"],
        bottom=halves["bottom"],
        key=key,
        hotkey=lights.hotkeys.get(key, ""),
        mark=mark,
        discard=forgo,
        discard_hotkey=lights.hotkeys.get(forgo, ""),
    )


def with_keys(half: HalfArt, card: str, lights: Lights, now: str, used: bool) -> HalfArt:
    key = lights.exact(f"{half.half}:{card}")
    basic = lights.exact(f"basic-{half.half}:{card}")
    state = "now" if now == half.half else "done" if used or now else ""
    if not key and not basic and not state:
        return half
    return msgspec.structs.replace(
        half,
        key=key,
        hotkey=lights.hotkeys.get(key, ""),
        basic=basic,
        basic_hotkey=lights.hotkeys.get(basic, ""),
        state=state,
    )
