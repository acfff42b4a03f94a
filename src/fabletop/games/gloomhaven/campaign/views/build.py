"""Building views: what everybody sees of a visit, built up from nothing.

Decks are counts, the backs of events and what lies in sealed boxes are nowhere in it, and of the
world map only what has been found. Personal quests are public to the group (7.2).
"""

from __future__ import annotations

from .....kernel.secrecy import Eyes
from ...library import library
from ...rules.levels import recommended
from ..document import Character, Party
from ..library import archive
from ..rules import enhancement, levelling, quests, shop
from ..rules.events import can_meet
from ..rules.prosperity import level_of
from ..rules.reputation import price_of
from ..rules.scenarios import id_of, playable, scenario
from ..rules.town import is_ready
from ..rules.travel import needs_road_event
from ..state import TownState
from ..terms import THRESHOLDS
from .models import (
    CharacterView,
    HomeView,
    PartyView,
    PlaceView,
    PlanView,
    QuestStepView,
    TownView,
    WareView,
    WorldView,
)


def town_view(state: TownState, eyes: Eyes) -> TownView:
    """7.2: everything but the order of decks, the backs of cards and what is sealed."""
    levels = [one.level for one in state.present]
    return TownView(
        seat=eyes.seat,
        campaign=state.campaign.name,
        phase=state.phase,
        days=state.days,
        in_city=state.party.location == 0,
        city_event=can_meet(state),
        event=state.event,
        deck=state.deck,
        ready=tuple(is_ready(state, seat) for seat in range(state.seats)),
        plan=plan_view(state),
        recommended=recommended(levels) if levels else -1,
        world=world_view(state),
        party=party_view(state.number, state.party),
        others=tuple(
            party_view(number, one)
            for number, one in enumerate(state.campaign.parties)
            if number != state.number
        ),
        characters=tuple(character_view(state, one) for one in state.party.characters),
        places=tuple(place_view(state, one) for one in sorted(state.world.unlocked)),
        shop=tuple(ware_view(state, one) for one in shop.for_sale(state)),
        rewards=tuple(
            name
            for one in state.party.rewards
            for name in (one.item, *(id_of(number) for number in one.scenarios))
            if name
        ),
        chapters=len(state.campaign.chapters),
        home=home_view(state),
    )


def home_view(state: TownState) -> HomeView | None:
    """GH-CAMP-70: what was won and lost there, for whoever comes home."""
    own = [one for one in state.campaign.chapters if one.party == state.number]
    if not own or own[-1].kind != "scenario":
        return None
    return HomeView(id_of(own[-1].scenario), own[-1].outcome, own[-1].told)


def plan_view(state: TownState) -> PlanView:
    plan = state.plan
    return PlanView("" if plan.scenario < 0 else id_of(plan.scenario), plan.mode, plan.road)


def world_view(state: TownState) -> WorldView:
    world, level = state.world, level_of(state)
    above = [one.points for one in archive().tiers if one.level == level + 1]
    return WorldView(
        prosperity=world.prosperity,
        level=level,
        next_points=above[0] if above else 0,
        donated=world.donated,
        achievements=tuple(world.achievements),
        classes=tuple(world.classes),
        boxes=tuple(world.boxes),
        record=world.record,
        city=len(world.city),
        road=len(world.road),
        designs=len(world.designs),
        sides=len(world.sides),
        quests=len(world.quests),
        retired=tuple(world.retired),
        treasures=tuple(world.treasures),
        enhancements={card: tuple(marks) for card, marks in world.enhancements.items()},
    )


def party_view(number: int, party: Party) -> PartyView:
    return PartyView(
        number=number,
        name=party.name,
        players=tuple(party.players),
        location=party.location,
        place=id_of(party.location) if party.location else "gloomhaven",
        reputation=party.reputation,
        price_change=archive().price_change(party.reputation),
        achievements=tuple(party.achievements),
        settings=dict(party.settings),
        notes=party.notes,
    )


def character_view(state: TownState, one: Character) -> CharacterView:
    steps = archive().quests[one.quest].steps if one.quest else ()
    return CharacterView(
        id=one.id,
        seat=state.seat_of(one),
        name=one.name,
        type=one.type,
        status=one.status,
        level=one.level,
        xp=one.xp,
        next_xp=THRESHOLDS[one.level] if one.level < len(THRESHOLDS) else 0,
        gold=one.gold,
        hp=library().classes[one.type].hp[one.level - 1],
        items=tuple(one.items),
        pool=tuple(one.pool),
        cards=tuple(enhancement.as_played(state, card) for card in one.pool),
        perks=tuple(one.perks),
        checks=one.checks,
        bonus=one.bonus,
        owed_perks=max(0, levelling.owed_perks(one)),
        owes_card=levelling.owes_card(one),
        quest=one.quest,
        offered=tuple(one.offered),
        steps=tuple(
            QuestStepView(step.feat, step.count, min(step.count, quests.counted(one, number, step)))
            for number, step in enumerate(steps)
        ),
        fulfilled=quests.fulfilled(one),
        may_level=levelling.may_level(one),
        donated=one.donated,
        start=one.start,
        lineage=one.lineage,
        retired_before=state.party.lineages[one.lineage].retired,
    )


def place_view(state: TownState, number: int) -> PlaceView:
    place, here = archive().places[number], state.party.location
    if number in state.world.completed:
        status = "completed"
    else:
        status = "open" if number in playable(state) else "blocked"
    return PlaceView(
        number=number,
        scenario=id_of(number),
        status=status,
        at=place.at,
        city=place.city,
        here=number == here,
        linked=place.city if not here else number in scenario(here).links,
        road_event=needs_road_event(state, number, "campaign"),
    )


def ware_view(state: TownState, item: str) -> WareView:
    record = library().items[item]
    return WareView(
        item, price_of(state, record), record.price, shop.in_stock(state, item), record.copies
    )
