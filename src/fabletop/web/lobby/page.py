"""View-model of the lobby: which games there are, and the form that opens a table.

Nothing here knows HTTP. `lobby_page` gives the template everything it draws; `play_now` gives the
fields of the form that one click on "Play now" stands for, so both ways lead through one reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from ...games import AnyGame, games
from ...kernel.gamedef import Setting
from ...kernel.rulebook import NoRulebook
from ...kernel.words import LANGUAGES, Say
from ..plugin import links
from ..view.voice import LANGUAGE_NAMES

BOT_STRENGTHS = ("random", "greedy", "mcts")
SEAT_KINDS = ("you", "open", "hot", *BOT_STRENGTHS)
PLAY_NOW = ("you", "greedy", "greedy")
PLAIN_SCENE = "lobby/plain.html"

TableState: TypeAlias = Literal["yours", "theirs", "over"]


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    title: str
    seats: str
    players: str
    length: str
    weight: int
    weight_word: str
    about: str
    authors: str
    publisher: str
    trademark: str
    rules: bool
    gallery: bool
    crest: str
    scene: str
    """The template with the picture behind the card."""
    links: tuple[LinkCard, ...]


class LinkCard(msgspec.Struct, frozen=True):
    """A link to a page of the game's own."""

    href: str
    label: str
    icon: str


class ListItem(msgspec.Struct, frozen=True):
    """One item of a select box."""

    value: str
    label: str
    chosen: bool = False


class OptionField(msgspec.Struct, frozen=True):
    """An option of a game with its words, as a field of the form."""

    name: str
    label: str
    choices: tuple[ListItem, ...]


class SeatField(msgspec.Struct, frozen=True):
    """Who takes a seat of the table to be opened; seats past the first may stay empty."""

    number: int
    label: str
    choices: tuple[ListItem, ...]


class Builder(msgspec.Struct, frozen=True):
    """The form that sets a table of one game."""

    game: str
    title: str
    seats: tuple[SeatField, ...]
    options: tuple[OptionField, ...]


class MyTable(msgspec.Struct, frozen=True):
    """A table this browser has a seat at, or may watch."""

    table: str
    title: str
    names: tuple[str, ...]
    choices: int
    state: TableState
    href: str
    watching: bool = False


class LobbyPage(msgspec.Struct, frozen=True):
    """All that ``lobby.html`` shows."""

    cards: tuple[GameCard, ...]
    builders: tuple[Builder, ...]
    languages: tuple[ListItem, ...]
    mine: tuple[MyTable, ...]
    name: str


def lobby_page(say: Say, *, mine: Sequence[MyTable] = (), name: str = "") -> LobbyPage:
    """The lobby in the language of the voice, with the tables this browser knows."""
    return LobbyPage(
        cards=tuple(card(game, say) for game in games().values()),
        builders=tuple(builder(id, say) for id in games()),
        languages=languages(say.language),
        mine=tuple(mine),
        name=name,
    )


def card(game: AnyGame, say: Say) -> GameCard:
    """A game on its shelf: the facts of its box, and its own words about itself."""
    box, own = game.face.box, game.voice(say.language)
    fewest, most = game.seats
    shortest, longest = box.minutes
    return GameCard(
        id=game.id,
        title=game.title,
        seats=f"{fewest}–{most}" if fewest < most else str(most),
        players=say("web-card-players", least=fewest, most=most),
        length=say("web-card-length", least=shortest, most=longest),
        weight=box.weight,
        weight_word=say(f"web-weight-{box.weight}"),
        about=own("about") if own.has("about") else "",
        authors=box.authors,
        publisher=box.publisher,
        trademark=own("trademark") if own.has("trademark") else "",
        rules=_has_rules(game),
        gallery=bool(game.kinds()),
        crest=box.crest,
        scene=f"{game.id}/{box.scene}" if box.scene else PLAIN_SCENE,
        links=tuple(LinkCard(one.href, own(one.message), one.icon) for one in links(game.id)),
    )


def _has_rules(game: AnyGame) -> bool:
    try:
        return bool(game.rulebook().rules)
    except NoRulebook:
        return False


def builder(game: str, say: Say) -> Builder:
    """The form of one game, filled in as "Play now" would play it."""
    found = games()[game]
    own = found.voice(say.language)
    _, most = found.seats
    return Builder(
        game=game,
        title=found.title,
        seats=tuple(seat(number, say) for number in range(most)),
        options=tuple(option(*entry, own) for entry in found.options.items() if not entry[1].open),
    )


def seat(number: int, say: Say) -> SeatField:
    kinds = SEAT_KINDS if number == 0 else (*SEAT_KINDS[1:], "none")
    usual = PLAY_NOW[number] if number < len(PLAY_NOW) else "none"
    return SeatField(
        number=number,
        label=say("web-seat-number", number=number + 1),
        choices=tuple(ListItem(kind, say(f"web-seat-{kind}"), kind == usual) for kind in kinds),
    )


def option(name: str, setting: Setting, say: Say) -> OptionField:
    """An option in the game's words, ``option-<name>`` and ``option-<name>-<value>``."""
    return OptionField(
        name=name,
        label=_worded(f"option-{name}", name, say),
        choices=tuple(
            ListItem(one, _worded(f"option-{name}-{one}", one, say), one == setting.default)
            for one in setting.choices
        ),
    )


def _worded(message: str, id: str, say: Say) -> str:
    return say(message) if say.has(message) else id.replace("-", " ").capitalize()


def languages(current: str) -> tuple[ListItem, ...]:
    return tuple(ListItem(one, LANGUAGE_NAMES[one], one == current) for one in LANGUAGES)


def play_now(game: str, language: str, name: str = "") -> Mapping[str, str]:
    """The fields of the form behind "Play now": you against two greedy bots, usual options."""
    fields = {"game": game, "language": language, "name": name}
    fields |= {f"seat-{number}": kind for number, kind in enumerate(PLAY_NOW)}
    settings = games()[game].options
    return fields | {
        f"option-{option}": one.default for option, one in settings.items() if not one.open
    }


class JoinPage(msgspec.Struct, frozen=True):
    """All that ``join.html`` shows: an open seat and who is there already."""

    title: str
    names: tuple[str, ...]
    action: str
    name: str = ""
