"""The view of a seat, built up from nothing. Cards pass only through `eyes`."""

from __future__ import annotations

from ....kernel.gamedef import Game
from ....kernel.secrecy import Eyes, Zone, only
from ..library import library
from ..rules.attributes import shield_maximum
from ..rules.market import price
from ..rules.trails import terrain_of
from ..state import Fight, HeldQuest, Player, WitcherState
from .forecast import harm, prospect
from .models import (
    FighterView,
    FightView,
    OpenCardView,
    PlayerView,
    QuestView,
    SectionView,
    Slot,
    TableView,
    Trail,
)


def table_view(state: WitcherState, eyes: Eyes) -> TableView:
    """Section 6 of the specification: hidden and public information."""
    fight, card = state.fight, state.open_card
    return TableView(
        seat=eyes.seat,
        phase=state.phase,
        round=state.round,
        turns=state.turns,
        first=state.first,
        active=state.active,
        players=tuple(player_view(state, player, eyes) for player in state.players),
        market=tuple(Slot(one, price(state.market, one)) for one in state.market),
        shared=eyes.see(state.shared),
        shared_discard=eyes.see(state.shared_discard),
        potion_deck=eyes.see(state.potion_deck),
        potion_discard=eyes.see(state.potion_discard),
        city=eyes.see(state.city),
        wilds=eyes.see(state.wilds),
        location_tokens={name: eyes.see(pile) for name, pile in state.location_tokens.items()},
        monster_tokens=tuple(eyes.see(pile) for pile in state.monster_tokens),
        driven_away=tuple(tuple(away) for away in state.driven_away),
        extra=eyes.see(state.extra),
        sections=tuple(
            SectionView(one.terrain, one.monster, place_id(one.place)) for one in state.sections
        ),
        fight_deck=eyes.see(state.fight_deck),
        attribute_trophies=tuple(state.attribute_trophies),
        boards=eyes.see(state.boards),
        removed=tuple(state.removed),
        tavern=place_id(state.tavern),
        moved=state.visit.moved,
        acted=tuple(place_id(one) for one in state.visit.acted),
        fight=fight_view(state, fight, eyes) if fight is not None else None,
        dice=state.dice,
        skirmish=state.skirmish,
        open_card=OpenCardView(card.card, card.side) if card is not None else None,
        winner=state.winner,
    )


def place_id(number: int) -> str:
    return library().places[number].id if number >= 0 else ""


def player_view(state: WitcherState, player: Player, eyes: Eyes) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        school=player.school,
        place=place_id(player.place) if player.school else "",
        combat=player.combat,
        defence=player.defence,
        alchemy=player.alchemy,
        specialisation=player.specialisation,
        level=player.level,
        shield=player.shield,
        shield_maximum=shield_maximum(Game(state, [], False), player),
        gold=player.gold,
        position=player.position,
        hand=eyes.see(player.hand),
        deck=eyes.content(player.deck, only(player.seat)),  # WI-DECK-5
        deck_top=eyes.top(player.deck),
        discard=eyes.see(player.discard),
        potions=tuple(player.potions),
        trophies=tuple(player.trophies),
        keepsakes=tuple(player.keepsakes),
        trails=tuple(trail_view(trail, eyes) for trail in player.trails),
        tracks=tuple(place_id(one) for one in player.tracks),
        quests=tuple(quest_view(one) for one in player.quests),
        boards=eyes.see(state.dealt_boards[player.seat]),
    )


def trail_view(trail: Zone, eyes: Eyes) -> Trail:
    """The terrain is on the back of the token, the location on its front."""
    (token,) = trail.cards
    seen = eyes.see(trail).cards
    return Trail(terrain_of(token), place_id(int(token)) if seen else None)


def quest_view(quest: HeldQuest) -> QuestView:
    return QuestView(quest.card, quest.side, place_id(quest.place), quest.event, quest.payment)


def fight_view(state: WitcherState, fight: Fight, eyes: Eyes) -> FightView:
    return FightView(
        attacker=fight.attacker,
        defender=fight.defender,
        monster=fight.monster,
        terrain=fight.terrain,
        stage=fight.stage,
        acting=fight.acting,
        life=eyes.see(fight.life),  # WI-HUNT-5: the number only
        life_top=eyes.top(fight.life),
        lost=eyes.see(fight.lost),
        shown=tuple(fight.shown),
        turned=fight.acting < 0 and 0 < len(fight.shown) == fight.monster_turns,
        announcer=fight.announcer,
        bets=tuple(fight.bets),
        fighters=tuple(
            FighterView(one.seat, one.turns, tuple(one.potions), one.specialised)
            for one in fight.fighters
        ),
        blow=fight.blow,
        prospect=prospect(state, fight),
        strike=fight.strike,
        harm=harm(state, fight.strike) if fight.strike is not None else None,
        outcome=fight.outcome,
    )
