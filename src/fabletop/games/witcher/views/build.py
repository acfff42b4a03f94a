"""What each seat sees, built up from nothing. Cards pass only through `eyes`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ....kernel.gamedef import Game
from ....kernel.secrecy import Eyes, Pile, Zone, only
from ..library import library
from .forecast import Harm, Prospect, harm, prospect
from ..rules.attributes import shield_maximum
from ..rules.market import price
from ..rules.trails import terrain_of
from ..state import Blow, Dice, Fight, HeldQuest, Player, Strike, WitcherState
from ..terms import TERRAINS


class Trail(msgspec.Struct, frozen=True):
    terrain: str
    place: str | None  # only if it lay face up before


class QuestView(msgspec.Struct, frozen=True):
    card: str
    side: str
    place: str
    event: int
    payment: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    school: str
    place: str
    combat: int
    defence: int
    alchemy: int
    specialisation: int
    level: int
    shield: int
    shield_maximum: int
    gold: int
    position: int
    hand: Pile
    deck: Pile
    deck_top: tuple[str, ...]
    discard: Pile
    potions: tuple[str, ...]
    trophies: tuple[str, ...]
    keepsakes: tuple[int, ...]
    trails: tuple[Trail, ...]
    tracks: tuple[str, ...]
    quests: tuple[QuestView, ...]
    boards: Pile


class Slot(msgspec.Struct, frozen=True):
    card: str
    price: int


class SectionView(msgspec.Struct, frozen=True):
    terrain: str
    monster: str
    place: str


class FighterView(msgspec.Struct, frozen=True):
    seat: int
    turns: int
    potions: tuple[str, ...]
    specialised: int


class FightView(msgspec.Struct, frozen=True):
    attacker: int
    defender: int
    monster: str
    terrain: str
    stage: str
    acting: int
    life: Pile
    life_top: tuple[str, ...]
    lost: Pile
    shown: tuple[str, ...]
    announcer: int
    bets: tuple[tuple[int, str], ...]
    fighters: tuple[FighterView, ...]
    blow: Blow | None
    prospect: Prospect | None
    strike: Strike | None
    harm: Harm | None
    outcome: str


class OpenCardView(msgspec.Struct, frozen=True):
    """A card being resolved; the outcome not chosen is never shown to anyone."""

    card: str
    side: str


class TableView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    turns: int
    first: int
    active: int
    players: tuple[PlayerView, ...]
    market: tuple[Slot, ...]
    shared: Pile
    shared_discard: Pile
    potion_deck: Pile
    potion_discard: Pile
    city: Pile
    wilds: Pile
    location_tokens: dict[str, Pile]
    monster_tokens: tuple[Pile, ...]
    driven_away: tuple[tuple[str, ...], ...]
    extra: Pile
    sections: tuple[SectionView, ...]
    fight_deck: Pile
    attribute_trophies: tuple[str, ...]
    boards: Pile
    removed: tuple[str, ...]
    tavern: str
    moved: bool
    acted: tuple[str, ...]
    fight: FightView | None
    dice: Dice | None
    skirmish: Blow | None
    open_card: OpenCardView | None
    winner: int


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


def hidden(state: WitcherState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart."""
    yield [state.shared]
    yield [state.potion_deck]
    yield [state.city]
    yield [state.wilds]
    for terrain in TERRAINS:
        trails = [
            trail
            for player in state.players
            for trail in player.trails
            if terrain_of(trail.cards[0]) == terrain and not eyes.may(trail.audience)
        ]
        yield [state.location_tokens[terrain], *trails]
    yield [state.monster_tokens[0], state.extra]
    yield [state.monster_tokens[1]]
    yield [state.monster_tokens[2]]
    fight = state.fight
    yield [state.fight_deck, *([fight.life, fight.lost] if fight is not None else [])]
    for player in state.players:
        own = eyes.may(player.hand.audience)
        yield [player.deck] if own else [player.deck, player.hand]
    yield [state.boards, *(one for one in state.dealt_boards if not eyes.may(one.audience))]


def components(state: WitcherState) -> dict[str, int]:
    """How many of each component are on the table: none may appear or vanish."""
    fight = state.fight
    action = len(state.market) + len(state.removed)
    action += len(state.shared) + len(state.shared_discard)
    potions = len(state.potion_deck) + len(state.potion_discard)
    tokens = sum(len(pile) for pile in state.location_tokens.values())
    tokens += sum(one.place >= 0 for one in state.sections)
    monsters = sum(len(pile) for pile in state.monster_tokens) + len(state.extra)
    monsters += sum(len(away) for away in state.driven_away)
    monsters += sum(bool(one.monster) for one in state.sections)
    explorations = len(state.city) + len(state.wilds) + len(state.city_gone)
    explorations += len(state.wilds_gone)
    card = state.open_card
    explorations += card is not None and card.card in library().explorations
    fights = len(state.fight_deck)
    if fight is not None:
        fights += len(fight.life) + len(fight.lost) + len(fight.shown)
        potions += sum(len(one.potions) for one in fight.fighters)
        # a defeated monster is on its way to the trophies
        taken = fight.monster in state.players[fight.attacker].trophies
        monsters += fight.outcome == "defeated" and not taken
    for blow in (state.skirmish, fight.blow if fight is not None else None):
        action += len(blow.combo) if blow is not None else 0
    boards = len(state.boards) + sum(len(one) for one in state.dealt_boards)
    for player in state.players:
        action += len(player.deck) + len(player.hand) + len(player.discard)
        potions += len(player.potions)
        tokens += len(player.trails) + len(player.tracks)
        tokens += sum(quest.token for quest in player.quests)
        monsters += sum(trophy in library().monsters for trophy in player.trophies)
        explorations += sum(quest.card in library().explorations for quest in player.quests)
        boards += bool(player.school)
    # starting decks come on the table with the boards
    if all(player.school for player in state.players) and state.phase != "deal":
        action -= 10 * len(state.players)
    return {
        "action cards": action,
        "potions": potions,
        "location tokens": tokens,
        "monsters": monsters,
        "explorations": explorations,
        "fight cards": fights,
        "boards": boards,
    }
