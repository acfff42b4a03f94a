"""Description of the table in plain lines, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.words import Say
from ..library import library
from ..records import Place
from ..views.models import PlayerView, TableView
from .abilities import ability_text, beast_text, payment_text, sentence
from .scenes import scene_lines
from .texts import action_text, keepsake_text, potion_text, row_text, short_text

SETUP = ("boards", "level-two", "deal", "bonus")


def describe(view: TableView, say: Say) -> list[str]:
    """Whose turn it is, your witcher, the others, the board, and the scene in progress."""
    lines = [heading(view, say)]
    for player in sorted(view.players, key=lambda one: one.seat != view.seat):
        if not player.school:
            lines += board_choice(player, say)
        elif player.seat == view.seat:
            lines += own_lines(player, say, len(view.players) == 1)
        else:
            lines += rival_lines(player, say)
    return lines + board_lines(view, say) + scene_lines(view, say)


def heading(view: TableView, say: Say) -> str:
    if view.phase == "over":
        return say("line-over", who=view.players[view.winner].school)
    if view.phase in SETUP:
        return say("line-setup", phase=sentence(say.name(view.phase)).removesuffix("."))
    who = view.players[view.active].school
    return say("line-round", round=view.round, phase=view.phase, who=who)


def board_choice(player: PlayerView, say: Say) -> list[str]:
    """The schools somebody may choose from; only their own eyes see them."""
    if not player.boards.cards:
        return []
    return [say("line-boards", schools=names(player.boards.cards, say))]


def names(ids: Iterable[str], say: Say) -> str:
    return ", ".join(say.name(one) for one in ids)


def place_of(id: str) -> Place:
    box = library()
    return box.places[box.place_numbers[id]]


def terrain_of(place: Place, say: Say) -> str:
    return say.name("any-terrain" if place.terrain == "any" else place.terrain)


# The witcher of the seat that looks


def own_lines(player: PlayerView, say: Say, solo: bool) -> list[str]:
    return [
        *standing_lines(player, say, solo),
        *hand_lines(player, say),
        *belonging_lines(player, say),
        *errand_lines(player, say),
    ]


def standing_lines(player: PlayerView, say: Say, solo: bool) -> list[str]:
    place = place_of(player.place)
    board = library().schools[player.school]
    return [
        say(
            "line-you",
            who=player.school,
            level=say(f"roman-{player.level}"),
            place=player.place,
            terrain=terrain_of(place, say),
        ),
        say("line-here", action=action_text(place, say, solo)),
        say(
            "line-attributes",
            combat=player.combat,
            defence=player.defence,
            alchemy=player.alchemy,
            specialisation=player.specialisation,
            row=row_text(board, player.specialisation, say),
        ),
        say(
            "line-means",
            shield=player.shield,
            maximum=player.shield_maximum,
            gold=player.gold,
            position=player.position,
        ),
    ]


def hand_lines(player: PlayerView, say: Say) -> list[str]:
    cards = library().cards
    lines = [
        say("line-hand", card=card, text=short_text(cards[card], say))
        for card in player.hand.cards or ()
    ]
    top = player.discard.cards[-1] if player.discard.cards else ""
    lines = lines or [say("line-hand-empty")]
    lines.append(say("line-deck", deck=player.deck.count, discard=player.discard.count, top=top))
    if player.deck_top:
        lines.append(say("line-deck-top", cards=names(player.deck_top, say)))
    return lines


def belonging_lines(player: PlayerView, say: Say) -> list[str]:
    """Potions, trophies, equipment and companions with what they do."""
    box = library()
    lines = [
        say("line-potion", card=one, text=potion_text(box.potions[one], say))
        for one in player.potions
    ]
    lines += [
        say("line-trophy", card=one, text=ability_text(box.abilities[one], say))
        for one in player.trophies
    ]
    for number in player.keepsakes:
        event = box.events[number]
        kind = "line-companion" if event.companion else "line-equipment"
        lines.append(say(kind, card=f"event-{number}", text=keepsake_text(event, say)))
    return lines


def errand_lines(player: PlayerView, say: Say) -> list[str]:
    """Trails, trail quests and quests."""
    lines: list[str] = []
    if player.trails:
        lines.append(say("line-trails", terrains=names((o.terrain for o in player.trails), say)))
    if player.tracks:
        lines.append(say("line-tracks", places=names(player.tracks, say)))
    for quest in player.quests:
        text = say("quest-place", place=quest.place, event=quest.event)
        text = f"{text} {payment_text(quest.payment, say)}".strip()
        lines.append(say("line-quest", card=quest.card, quest=text))
    return lines


# The others


def rival_lines(player: PlayerView, say: Say) -> list[str]:
    lines = [
        say(
            "line-rival",
            who=player.school,
            level=say(f"roman-{player.level}"),
            place=player.place,
            combat=player.combat,
            defence=player.defence,
            alchemy=player.alchemy,
            specialisation=player.specialisation,
            position=player.position,
        ),
        say(
            "line-rival-means",
            who=player.school,
            shield=player.shield,
            maximum=player.shield_maximum,
            gold=player.gold,
            hand=player.hand.count,
            deck=player.deck.count,
            discard=player.discard.count,
            things=", ".join(things(player, say)),
        ),
    ]
    if player.deck_top:
        cards = names(player.deck_top, say)
        lines.append(say("line-rival-deck", who=player.school, cards=cards))
    return lines


def things(player: PlayerView, say: Say) -> list[str]:
    """All that lies openly beside somebody's board, by name."""
    owned = [*player.potions, *player.trophies, *(f"event-{one}" for one in player.keepsakes)]
    return [
        *(say.name(one) for one in owned),
        *(say("thing-trail", terrain=one.terrain) for one in player.trails),
        *(say("thing-track", place=one) for one in player.tracks),
        *(say("thing-quest", place=one.place, card=one.card) for one in player.quests),
    ]


# The board


def board_lines(view: TableView, say: Say) -> list[str]:
    box = library()
    lines = []
    for section in view.sections:
        if section.monster:
            monster = box.monsters[section.monster]
            lines.append(
                say(
                    "line-monster",
                    monster=section.monster,
                    level=say(f"roman-{monster.level}"),
                    life=monster.life,
                    place=section.place,
                    terrain=section.terrain,
                    text=beast_text(monster.ability, say),
                )
            )
    lines += [
        say(
            "line-market",
            card=slot.card,
            price=slot.price,
            text=short_text(box.cards[slot.card], say),
        )
        for slot in view.market
    ]
    if view.attribute_trophies:
        kinds = dict.fromkeys(
            box.attribute_trophies[one].attribute for one in view.attribute_trophies
        )
        lines.append(say("line-attribute-trophies", trophies=names(kinds, say)))
    if view.tavern:
        lines.append(say("line-tavern", place=view.tavern))
    return lines
