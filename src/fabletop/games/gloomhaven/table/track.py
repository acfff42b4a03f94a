"""View-models around the map: initiative track, elements, modifier decks, goal."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.words import Say
from ..layouts import Scenario
from ..library import library
from ..records import Modifier
from ..telling.phrases import signed
from ..telling.scenarios import goal_of, rules_of
from ..telling.texts import modifier_text, monster_card_text, stats_text
from ..terms import ELEMENTS
from ..views import FigureView, HeroView, TableView
from .board import card_of
from .cards import monster_card_lines
from .faces import face_of
from .ground import scenario_shown
from .lights import Lights
from .models import DeckArt, ElementArt, KindRow, PlaceArt, Sign, Standee
from .naming import hero_name

STATES = ("inert", "waning", "strong")
CHOOSING = ("lead", "second")
MOST_SIGNS = 4


def track(view: TableView, lights: Lights, say: Say) -> tuple[PlaceArt, ...]:
    """Who acts when; before the cards are turned over, who is there at all."""
    if view.phase in CHOOSING or not view.order:
        heroes = [choosing(one, view, lights, say) for one in view.heroes if one.type]
        types = dict.fromkeys(
            one.type for one in view.figures if one.kind == "monster" and one.hp > 0
        )
        return (*heroes, *(kind_place(view, type, "", lights, say) for type in types))
    found = []
    for place in view.order:
        if place.kind == "hero":
            hero = next(one for one in view.heroes if one.type == place.who)
            found.append(hero_place(view, hero, place.initiative, lights, say))
        elif place.kind == "monster":
            found.append(
                kind_place(view, place.who, initiative_text(place.initiative), lights, say)
            )
        else:
            found.append(objective_place(view, place.who, place.initiative, say))
    return tuple(found)


def initiative_text(number: int) -> str:
    return f"{number:02}"


def choosing(hero: HeroView, view: TableView, lights: Lights, say: Say) -> PlaceArt:
    if hero.exhausted:
        note = say("web-gh-exhausted")
    elif view.phase not in CHOOSING:
        note = say("web-gh-level", level=hero.level)
    else:
        note = say("web-gh-ready") if hero.ready else say("web-gh-choosing")
    return PlaceArt(
        hero.type,
        "hero",
        hero.type,
        hero.type,
        hero_name(hero, say),
        note,
        "",
        "done" if hero.exhausted else "ready" if hero.ready else "next",
        (),
        (),
        note,
        lights.exact(f"first:{hero.type}"),
    )


def hero_place(
    view: TableView, hero: HeroView, initiative: int, lights: Lights, say: Say
) -> PlaceArt:
    figure = next((one for one in view.figures if one.id == hero.type), None)
    acting = view.turn.figure
    summons = [one for one in view.figures if one.kind == "summon" and one.owner == hero.seat]
    now = acting == hero.type or acting in [one.id for one in summons]
    yours = now and hero.seat == view.seat and bool(lights.keys)
    if figure is None or hero.exhausted:
        state, note = "done", say("web-gh-exhausted")
    elif now:
        state, note = "now", say("web-gh-your-turn") if yours else say("web-gh-acting")
    elif figure.acted:
        state, note = "done", ""
    else:
        state, note = "next", say("web-gh-resting") if hero.resting else ""
    standees = tuple(Standee(one.number, False, one.acted) for one in summons)
    return PlaceArt(
        hero.type,
        "hero",
        hero.type,
        hero.type,
        hero_name(hero, say),
        note,
        initiative_text(initiative),
        state,
        standees,
        (),
        note,
        lights.exact(f"first:{hero.type}"),
        yours,
    )


def kind_place(view: TableView, type: str, initiative: str, lights: Lights, say: Say) -> PlaceArt:
    members = members_of(view, type)
    card = card_of(view, type)
    now = any(one.id == view.turn.figure for one in members)
    done = bool(initiative) and all(one.acted for one in members)
    signs = signs_of(card, say) if card and initiative else ()
    text = monster_card_text(library().monster_cards[card], say) if card and initiative else ""
    return PlaceArt(
        id=type,
        kind="monster",
        tone="monster",
        icon=face_of(type),
        name=say.name(type),
        note="",
        initiative=initiative,
        state="now" if now else "done" if done else "next",
        standees=tuple(
            Standee(one.number, one.rank != "normal", one.acted and bool(initiative))
            for one in members
        ),
        signs=signs,
        text=text,
        key=lights.exact(f"first:{type}"),
    )


def objective_place(view: TableView, id: str, initiative: int, say: Say) -> PlaceArt:
    figure = next((one for one in view.figures if one.id == id), None)
    now = view.turn.figure == id
    state = "now" if now else "done" if figure is None or figure.acted else "next"
    note = say("web-gh-acting") if now else say("web-gh-to-come")
    return PlaceArt(
        id,
        "objective",
        "ally",
        "spirit",
        say.name(id),
        note,
        initiative_text(initiative),
        state,
        (),
        (),
        note,
    )


def members_of(view: TableView, type: str) -> list[FigureView]:
    found = [one for one in view.figures if one.type == type and one.kind == "monster"]
    return sorted(found, key=lambda one: (one.rank == "normal", one.number))


@lru_cache(maxsize=512)
def signs_of(card: str, say: Say) -> tuple[Sign, ...]:
    signs = [one for line in monster_card_lines(card, say) for one in line.signs if not line.under]
    return tuple(one for one in signs if one.amount)[:MOST_SIGNS]


# Monsters in detail


def kinds(view: TableView, say: Say) -> tuple[KindRow, ...]:
    types = dict.fromkeys(one.type for one in view.figures if one.kind == "monster")
    shown = view.phase not in CHOOSING
    return tuple(kind_row(view, type, shown, say) for type in types)


def kind_row(view: TableView, type: str, shown: bool, say: Say) -> KindRow:
    card = card_of(view, type) if shown else ""
    place = next((one.initiative for one in view.order if one.who == type), None)
    box = library()
    deck = "boss" if type in box.bosses else box.monsters[type].deck
    pile = next((one for one in view.decks if one.name == deck), None)
    ranks = dict.fromkeys(one.rank for one in members_of(view, type))
    return KindRow(
        id=type,
        name=say.name(type),
        icon=face_of(type),
        initiative=initiative_text(place) if place is not None and shown else "",
        lines=monster_card_lines(card, say) if card else (),
        ranks=tuple(
            (rank, stats_text(box.stats(type, rank, view.monster_level), say)) for rank in ranks
        ),
        text=monster_card_text(box.monster_cards[card], say) if card else "",
        left=say("web-gh-deck-cards", count=pile.draw.count) if pile is not None else "",
    )


# Elements and modifier decks


def elements(view: TableView, lights: Lights, say: Say) -> tuple[ElementArt, ...]:
    return tuple(
        ElementArt(
            one,
            say.name(one),
            STATES[view.elements.get(one, 0)],
            say("web-gh-element-" + STATES[view.elements.get(one, 0)], element=one),
            lights.exact(f"element:{one}", f"consume:{one}"),
        )
        for one in ELEMENTS
    )


def decks(view: TableView, own: HeroView | None, say: Say) -> tuple[DeckArt, ...]:
    found = []
    if own is not None:
        cards = own.drawn.cards or ()
        found.append(deck("own", say("web-gh-deck-own"), cards, own.deck.count, say))
    cards = view.drawn.cards or ()
    found.append(deck("monsters", say("web-gh-deck-monsters"), cards, view.modifiers.count, say))
    return tuple(found)


def deck(id: str, name: str, drawn: tuple[str, ...], left: int, say: Say) -> DeckArt:
    last = drawn[-1] if drawn else ""
    face = library().modifiers[last] if last else None
    return DeckArt(
        id=id,
        name=name,
        last=short(face) if face is not None else "",
        title=modifier_text(face, say) if face is not None else say("web-gh-deck-fresh"),
        left=say("web-gh-left", count=left),
    )


def short(face: Modifier) -> str:
    """A modifier in two or three characters."""
    if face.times != 1:
        return "×2" if face.times == 2 else "∅"
    return signed(face.value)


# The goal


def goal(view: TableView, say: Say) -> tuple[str, str, str]:
    """The goal, how far it is, and the special rules."""
    scenario = scenario_shown(view)
    text = goal_of(scenario, say)
    note = " · ".join(progress(scenario, view, say))
    return text, note, " ".join([text, *(f"{one}." for one in rules_of(scenario, say))])


def progress(scenario: Scenario, view: TableView, say: Say) -> list[str]:
    """How far each part of the goal is."""
    wanted = scenario.goal
    done, kills = view.kills
    found = [say("web-gh-goal-kills", done=done, wanted=kills)] if kills else []
    found += [quarry(id, view, say) for id in wanted.kill]
    if wanted.loot_goals:
        total = sum(one.number == 0 for one in scenario.treasures)
        found.append(say("web-gh-goal-looted", done=view.goals_looted, wanted=total))
    found += [quarry(wanted.reach, view, say)] if wanted.reach else []
    alive = sum(one.side == "monsters" and one.kind == "monster" for one in view.figures)
    dark = len({room for one in scenario.doors for room in one.rooms} - set(view.revealed))
    return [*found, say("web-gh-goal-note", alive=alive, dark=dark)]


def quarry(type: str, view: TableView, say: Say) -> str:
    """Somebody on whom the goal depends, with the hit points that are left."""
    figures = [one for one in view.figures if type in (one.type, one.id)]
    if not figures:
        return say("web-gh-goal-unseen", who=type)
    hp, most = sum(max(0, one.hp) for one in figures), sum(one.most for one in figures)
    return say("web-gh-goal-hp", who=type, hp=hp, most=most)
