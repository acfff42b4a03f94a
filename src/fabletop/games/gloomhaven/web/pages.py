"""What the pages of campaigns show; nothing here knows HTTP.

Told is only what the party has lived through: no decks, nothing of what lies in sealed boxes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from ....kernel.words import Say
from ....web.http.cookies import Visitor
from ....web.lobby.page import BOT_STRENGTHS, ListItem, OptionField, SeatField
from ....web.view.voice import page_voice
from ..campaign import GAME, document
from ..campaign.document import Campaign, Chapter, Character, Party
from ..campaign.library import archive
from ..campaign.telling.recap import chapter_lines, place_name, recap
from .service import CHOICES
from .storage import REPLACED, Sitting, StoredCampaign, StoredPlayer

USUAL = ("you", "greedy", "none", "none")


class Held(msgspec.Struct, frozen=True):
    """What a browser holds of a campaign: tokens of its own players, and of those it may invite."""

    players: list[StoredPlayer]
    mine: dict[tuple[int, int], str]
    links: dict[tuple[int, int], str]


class Known(msgspec.Struct, frozen=True):
    """A campaign in a list."""

    title: str
    href: str
    note: str


class NewPage(msgspec.Struct, frozen=True):
    """All that ``campaign-new.html`` shows."""

    seats: tuple[SeatField, ...]
    options: tuple[OptionField, ...]
    own: tuple[Known, ...]
    name: str


class HeroCard(msgspec.Struct, frozen=True):
    """A hero of a party; who leads it may say what it is called."""

    id: int
    type: str
    name: str
    calling: str
    mine: bool
    level: str
    note: str
    status: str


class PlayerCard(msgspec.Struct, frozen=True):
    """A player of a party; `link` only for whoever may see or pass it on."""

    number: int
    name: str
    kind: str
    mine: bool
    link: str
    icon: str


class PartyCard(msgspec.Struct, frozen=True):
    number: int
    name: str
    place: str
    reputation: str
    state: str  # what comes next, in words
    button: str
    mine: bool
    heroes: tuple[HeroCard, ...]
    players: tuple[PlayerCard, ...]
    recap: tuple[str, ...]
    notes: str


class ChapterCard(msgspec.Struct, frozen=True):
    """A visit or a scenario of the past."""

    number: int
    kind: str
    title: str
    party: str
    text: str
    outcome: str
    href: str
    version: int  # of the document before it; 0 if it is not kept


class CampaignPage(msgspec.Struct, frozen=True):
    """All that ``campaign.html`` shows."""

    id: str
    title: str
    version: int
    prosperity: str
    parties: tuple[PartyCard, ...]
    chapters: tuple[ChapterCard, ...]
    achievements: tuple[str, ...]
    retired: tuple[str, ...]
    seats: tuple[SeatField, ...]
    export: str


# The form


def new_page(own: Sequence[StoredCampaign], visitor: Visitor, say: Say) -> NewPage:
    return NewPage(
        seats=chairs(say),
        options=tuple(option(name, values, say) for name, values in CHOICES.items()),
        own=tuple(
            Known(one.title, f"/c/{one.id}", say("web-campaign-chapters", count=one.version - 1))
            for one in own
        ),
        name=visitor.name,
    )


def chairs(say: Say) -> tuple[SeatField, ...]:
    kinds = ("you", "open", "hot", *BOT_STRENGTHS)
    return tuple(
        SeatField(
            number,
            say("web-seat-number", number=number + 1),
            tuple(
                ListItem(kind, say(f"web-seat-{kind}"), kind == usual)
                for kind in (kinds[:1] if number == 0 else (*kinds[1:], "none"))
            ),
        )
        for number, usual in enumerate(USUAL)
    )


def option(name: str, values: Sequence[str], say: Say) -> OptionField:
    words = f"option-{name}"
    usual = "normal" if name in ("difficulty", "penalties") else values[0]
    choices = tuple(ListItem(one, say(f"{words}-{one}"), one == usual) for one in values)
    return OptionField(name, say(words), choices)


# The campaign


def campaign_page(
    stored: StoredCampaign,
    here: Held,
    sittings: Sequence[Sitting],
    over: Collection[str],
    address: str,
    language: str,
) -> CampaignPage:
    campaign, say = document.read(stored.document), page_voice(language, GAME.id)
    level = archive().prosperity_level(campaign.world.prosperity)
    waiting = {one.party: one for one in sittings if not one.applied}
    return CampaignPage(
        id=stored.id,
        title=stored.title,
        version=stored.version,
        prosperity=say("web-campaign-prosperity", level=level),
        parties=tuple(
            party_card(campaign, number, here, waiting.get(number), over, address, say)
            for number in range(len(campaign.parties))
        ),
        chapters=chapter_cards(campaign, sittings, here, stored.id, say),
        achievements=tuple(say.name(one) for one in dict.fromkeys(campaign.world.achievements)),
        retired=tuple(say.name(one) for one in campaign.world.retired),
        seats=chairs(say),
        export=f"/c/{stored.id}/export",
    )


def party_card(
    campaign: Campaign,
    number: int,
    here: Held,
    waiting: Sitting | None,
    over: Collection[str],
    address: str,
    say: Say,
) -> PartyCard:
    party = campaign.parties[number]
    state = state_of(campaign, number, waiting, over)
    living = [one for one in party.characters if one.status in ("present", "away")]
    return PartyCard(
        number=number,
        name=party.name,
        place=place(party, say),
        reputation=f"{party.reputation:+}" if party.reputation else "0",
        state=say("web-campaign-state-" + state),
        button=say("web-campaign-go-" + state),
        mine=any(one == number for one, _ in here.mine),
        heroes=tuple(
            hero(one, (number, party.lineages[one.lineage].player) in here.mine, say)
            for one in living
        ),
        players=tuple(
            player(one, here, address, say) for one in here.players if one.party == number
        ),
        recap=tuple(recap(campaign, number, say)),
        notes=party.notes,
    )


def state_of(
    campaign: Campaign, number: int, waiting: Sitting | None, over: Collection[str]
) -> str:
    if waiting is not None and waiting.table in over:
        return "back" if waiting.kind == "scenario" else "out"
    if waiting is not None:
        return "scenario" if waiting.kind == "scenario" else "visit"
    if str(number) in campaign.journeys:
        return "out"
    return "visit" if campaign.parties[number].characters else "begin"


def place(party: Party, say: Say) -> str:
    return say.name("gloomhaven" if not party.location else place_name(party.location))


def hero(one: Character, mine: bool, say: Say) -> HeroCard:
    quest = say.name(one.quest) if one.quest else ""
    level = say("web-gh-level", level=one.level)
    calling = say.name(one.type)
    return HeroCard(one.id, one.type, one.name, calling, mine, level, quest, one.status)


def player(one: StoredPlayer, here: Held, address: str, say: Say) -> PlayerCard:
    whose = (one.party, one.player)
    token = here.mine.get(whose) or here.links.get(whose)
    bot = one.kind in BOT_STRENGTHS
    return PlayerCard(
        number=one.player,
        name=one.name or say("seat-numbered", number=one.player + 1),
        kind="bot" if bot else "human",
        mine=whose in here.mine,
        link=f"{address}p/{token}" if token else "",
        icon="bot" if bot else "person",
    )


# What has happened


def chapter_cards(
    campaign: Campaign, sittings: Sequence[Sitting], here: Held, id: str, say: Say
) -> tuple[ChapterCard, ...]:
    """The newest first. Chapters from before this campaign came here have no table."""
    tables = made_by(campaign, sittings)
    mine = {party for party, _ in here.mine}
    cards = []
    for number, one in enumerate(campaign.chapters, 1):
        sitting = tables.get(number)
        href = f"/c/{id}/t/{sitting.table}" if sitting and one.party in mine else ""
        version = sitting.applied - 1 if sitting is not None else 0
        cards.append(chapter_card(campaign, number, one, href, version, say))
    return tuple(reversed(cards))


def made_by(campaign: Campaign, sittings: Sequence[Sitting]) -> Mapping[int, Sitting]:
    """Which table made which chapter: each that counts made one, in the order of the versions."""
    counted = sorted(
        (one for one in sittings if one.applied not in (0, REPLACED)), key=lambda one: one.applied
    )
    first = len(campaign.chapters) - len(counted)
    return {first + place: one for place, one in enumerate(counted, 1)}


def chapter_card(
    campaign: Campaign, number: int, one: Chapter, href: str, version: int, say: Say
) -> ChapterCard:
    where = place_name(one.scenario)
    title = say.name(where) if one.kind == "scenario" else say("web-campaign-visit")
    outcome = say.name(f"outcome-{one.outcome}") if one.outcome else ""
    return ChapterCard(
        number=number,
        kind=one.kind,
        title=title,
        party=campaign.parties[one.party].name,
        text=" ".join(chapter_lines(one, say)),
        outcome=outcome,
        href=href,
        version=version,
    )
