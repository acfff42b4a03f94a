"""Panels shown while they last: dice, a story, the choice of a school."""

from __future__ import annotations

from collections import Counter

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..records import Event, Exploration, Option
from ..rules.poker import RANKS, SOLO_PAY, beats, hand_value
from ..state import Dice
from ..telling.abilities import outcome_texts
from ..telling.scenes import chosen
from ..telling.texts import row_text, test_text
from ..views.models import OpenCardView, PlayerView, TableView
from .models import Choice, DiceArt, Die, RankArt, Roll, SchoolArt, Story


def dice_art(view: TableView, dice: Dice, lights: Lights, say: Say) -> DiceArt:
    """Both rolls; one's own dice carry the answers while one may roll again."""
    mine_lead = not dice.theirs or beats(dice.mine, dice.theirs)
    asked = set(lights.keys)
    rolls = [roll_art(dice.active, dice.mine, view, asked, mine_lead, say)]
    if dice.theirs:
        theirs = roll_art(dice.other, dice.theirs, view, asked, not mine_lead, say)
        if dice.locals:
            theirs = Roll(-1, say("web-wi-locals"), "", theirs.dice, theirs.rank, theirs.leads)
        rolls.append(theirs)
    best = {hand_value(faces)[0] for faces in (dice.mine, dice.theirs) if faces}
    ranks = [
        RankArt(say.name(rank), place in best, SOLO_PAY[place]) for place, rank in enumerate(RANKS)
    ]
    return DiceArt(tuple(rolls), tuple(reversed(ranks)), dice.pays)


def roll_art(
    seat: int, faces: list[int], view: TableView, asked: set[str], leads: bool, say: Say
) -> Roll:
    keys = [f"die:{place + 1}:{face}" for place, face in enumerate(faces)]
    mine = bool(keys) and all(key in asked for key in keys)
    made = making(faces)
    dice = tuple(
        Die(f"die-{seat}-{place}", face, keys[place] if mine else "", face in made)
        for place, face in enumerate(faces)
    )
    school = view.players[seat].school
    rank = say.name(RANKS[hand_value(faces)[0]])
    name = say("web-you") if seat == view.seat else say.name(school)
    return Roll(seat, name, school, dice, rank, leads)


def making(faces: list[int]) -> set[int]:
    """The numbers that make up the rank of a roll."""
    counts = Counter(faces)
    if hand_value(faces)[0] in (4, 5):
        return set(faces)
    return {face for face, count in counts.items() if count > 1}


# Stories


def story_art(card: OpenCardView, lights: Lights, say: Say) -> Story:
    """The card with its options, or the outcome that was chosen; never another one."""
    record, kind = record_of(card.card)
    outcome = chosen(card) if card.side else None
    effects = tuple(outcome_texts(outcome, say)) if outcome is not None else ()
    if isinstance(record, Event) and outcome is None:
        effects = tuple(tests(record, say))
    return Story(
        id=card.card,
        name=say.name(card.card),
        kind=kind,
        kind_name=say(f"web-wi-kind-{kind}"),
        intro=record.intro if outcome is None else "",
        choices=() if card.side else tuple(choices(record, card.card, lights)),
        outcome=outcome.story if outcome is not None else "",
        effects=effects,
    )


def record_of(id: str) -> tuple[Exploration | Event, str]:
    box = library()
    if id in box.city:
        return box.city[id], "city"
    if id in box.wilds:
        return box.wilds[id], "wilds"
    return box.events[int(id.removeprefix("event-"))], "event"


def choices(record: Exploration | Event, id: str, lights: Lights) -> list[Choice]:
    options: tuple[tuple[str, Option | None], ...] = (("a", record.a), ("b", record.b))
    return [
        Choice(side.upper(), option.label, option.price, lights.about(f"{id}-{side}"))
        for side, option in options
        if option is not None
    ]


def tests(event: Event, say: Say) -> list[str]:
    if event.test is not None:
        return [test_text(event.test, say)]
    return [say("short-fight", life=event.life)] if event.life else []


# Schools


def schools_art(player: PlayerView | None, lights: Lights, say: Say) -> tuple[SchoolArt, ...]:
    """The boards to choose from, while one has none."""
    if player is None or player.school:
        return ()
    return tuple(school_art(id, lights, say) for id in player.boards.cards or ())


def school_art(id: str, lights: Lights, say: Say) -> SchoolArt:
    school = library().schools[id]
    home = library().places[school.home].id
    rows = tuple(row_text(school, row, say) for row in range(1, len(school.rows) + 1))
    text = say("school", place=home, specialisation=say(f"specialisation-{id}"))
    key = lights.exact(f"board:{id}")
    return SchoolArt(id, say("key-board", a=id), text, rows, school.flavour, key)
