"""Exploration, quests and events (WI-EXPLORE, WI-QUEST, WI-EVENT)."""

from __future__ import annotations

from typing import Literal

from ....kernel.ask import Rule, Text, pick, pick_some
from ....kernel.secrecy import Zone
from ..effects.registry import effects
from ..library import library
from ..records import AttributeTest, CardTest, DiceTest, Event, Option, Outcome
from ..state import Blow, Dice, HeldQuest, OpenCard, Player, Table
from ..terms import TERRAINS, Terrain
from .cards import reshuffle
from .combo import play_combo, put_away, worth
from .keepsakes import held, take_keepsake
from .poker import RANKS, hand_value, reroll, roll
from .trails import draw_token, return_token


def decks(game: Table) -> dict[str, Zone]:
    """WI-EXPLORE-9: the decks that can be chosen; if both are empty, both are made anew."""
    state = game.state
    piles = {"city": state.city, "wilds": state.wilds}
    if not state.city.cards and not state.wilds.cards:
        for name, gone in (("city", state.city_gone), ("wilds", state.wilds_gone)):
            piles[name].cards.extend(gone.cards)
            gone.cards.clear()
            piles[name].shuffle(game.chance, name)
    return {name: pile for name, pile in piles.items() if pile.cards}


def explore(game: Table, player: Player, deck: str) -> Rule[None]:
    """WI-EXPLORE-1: the top card of the chosen deck. WI-GEN-2: it concerns this player alone."""
    state = game.state
    card = decks(game)[deck].draw()
    game.reveal()
    state.open_card = OpenCard(card)
    game.tell("explored", who=player.school, deck=deck, card=card)
    record = library().explorations[card]
    kept = yield from choose_option(game, player, card, record.a, record.b, "WI-EXPLORE-2")
    state.open_card = None
    if not kept:  # WI-EXPLORE-5
        remove_exploration(game, card)


def choose_option(
    game: Table, player: Player, card: str, a: Option, b: Option, rule: str
) -> Rule[bool]:
    """WI-EXPLORE-2: intro and options are shown, outcomes are not. True if it became a quest."""
    options = {option_key(card, side, one): side for side, one in (("a", a), ("b", b))}
    # WI-EXPLORE-3: a price that cannot be paid bars the option
    open_ones = {
        key: side for key, side in options.items() if (a if side == "a" else b).price <= player.gold
    }

    def reasons() -> dict[str, Text]:
        return {
            key: Text("why-gold", {"price": (a if side == "a" else b).price})
            for key, side in options.items()
            if key not in open_ones
        }

    # WI-SOLO-7: the engine shows the card; asked even if one option is left, so that it is read
    side = yield from pick(player.seat, rule, open_ones, about=card, reasons=reasons, always=True)
    option = a if side == "a" else b
    game.tell("chose-option", who=player.school, option=f"{card}-{side}")  # WI-EXPLORE-11
    player.gold -= option.price
    return (yield from resolve_outcome(game, player, card, side, option))


def option_key(card: str, side: str, option: Option) -> str:
    name = f"{card}-{side}"
    return f"option-for:{name}:{option.price}" if option.price else f"option:{name}"


def resolve_outcome(
    game: Table, player: Player, card: str, side: str, outcome: Option | Outcome
) -> Rule[bool]:
    """WI-EXPLORE-4: show the outcome, carry out its effects, then WI-EXPLORE-6: its quest."""
    game.state.open_card = OpenCard(card, side)
    game.reveal()
    game.tell("outcome", who=player.school, story=f"{card}-{side}-story")
    yield from effects.run(game, player, outcome.effects)
    if outcome.quest is None:
        return False
    return start_quest(game, player, card, side, outcome)


def remove_exploration(game: Table, card: str) -> None:
    state = game.state
    gone = state.city_gone if card in library().city else state.wilds_gone
    gone.put(card)


def start_quest(
    game: Table, player: Player, card: str, side: str, outcome: Option | Outcome
) -> bool:
    """WI-QUEST-1: the card lies face up beside the board. False if there can be no quest."""
    quest = outcome.quest
    assert quest is not None
    if quest.place not in TERRAINS:  # WI-QUEST-2
        place, token = library().place_numbers[quest.place], False
    else:
        drawn = quest_token(game, quest.place)
        if drawn is None:  # WI-QUEST-5
            game.tell("quest-void", who=player.school)
            return False
        place, token = int(drawn), True
        game.reveal()
    turn, moves = game.state.turns, len(game.state.visit.entered)
    player.quests.append(
        HeldQuest(card, side, place, quest.event, quest.payment, token, turn, moves)
    )
    game.tell("quest", who=player.school, card=card, place=library().places[place].id)
    return True


def quest_token(game: Table, terrain: Terrain) -> str | None:
    """WI-QUEST-3: a random token of the terrain; WI-QUEST-4: if there is none, of any other."""
    piles = game.state.location_tokens
    if piles[terrain].cards:
        return draw_token(game, terrain)
    others = [one for one in TERRAINS for _ in piles[one].cards]
    return draw_token(game, game.chance.pick("any-token", others)) if others else None


def open_quests(game: Table, player: Player) -> list[HeldQuest]:
    """WI-QUEST-6: on the spot, entered by a move this turn, the payment at hand."""
    return [
        quest
        for quest in player.quests
        if quest.place == player.place
        and quest.place in entered_since(game, quest)
        and quest.payment <= player.gold
    ]


def entered_since(game: Table, quest: HeldQuest) -> list[int]:
    """WI-QUEST-6: the moves of this turn, of the turn of the quest only those made after it."""
    entered = game.state.visit.entered
    return entered[quest.moves :] if quest.turn == game.state.turns else entered


def solve(game: Table, player: Player, quest: HeldQuest) -> Rule[None]:
    """WI-QUEST-7: resolve the event, then token and card go where they came from."""
    player.gold -= quest.payment
    game.tell("solved", who=player.school, card=quest.card)
    if not held(game, quest.event):  # WI-EVENT-7
        yield from resolve_event(game, player, quest.event)
    game.state.open_card = None
    player.quests.remove(quest)
    if quest.token:
        return_token(game, str(quest.place))
    if quest.card in library().explorations:
        remove_exploration(game, quest.card)


def resolve_event(game: Table, player: Player, number: int) -> Rule[None]:
    """WI-EVENT-1: the card with this number, and no other, is looked at."""
    event = library().events[number]
    card = f"event-{number}"
    game.state.open_card = OpenCard(card)
    game.reveal()
    game.tell("event", who=player.school, card=card)
    if event.kind == "keepsake":
        take_keepsake(game, player, number)
        return
    if event.kind == "story":  # WI-EVENT-2
        assert event.a is not None and event.b is not None
        yield from choose_option(game, player, card, event.a, event.b, "WI-EVENT-2")
        return
    if event.kind == "test":  # WI-EVENT-3
        passed = yield from take_test(game, player, event)
    else:  # WI-EVENT-4
        passed = yield from short_fight(game, player, event.life)
    side: Literal["success", "failure"] = "success" if passed else "failure"
    outcome = event.success if passed else event.failure
    assert outcome is not None
    game.tell(side, who=player.school)
    yield from resolve_outcome(game, player, card, side, outcome)


def take_test(game: Table, player: Player, event: Event) -> Rule[bool]:
    """The three forms of section 2.6.9."""
    match event.test:
        case AttributeTest(attribute=name, at_least=least):
            return player.attribute(name) >= least
        case CardTest() as test:
            return card_test(game, player, test)
        case DiceTest(at_least=rank):
            return (yield from dice_test(game, player, rank))
    raise AssertionError("a test event has a test")


def card_test(game: Table, player: Player, test: CardTest) -> bool:
    """Reveal and discard the top cards of the deck."""
    seen: list[str] = []
    game.reveal()
    for _ in range(test.reveal):
        if not player.deck.cards:
            reshuffle(game, player)  # WI-DECK-3
        if not player.deck.cards:
            break
        seen.append(player.deck.draw())
        game.tell("revealed", who=player.school, card=seen[-1])
    for card in seen:  # only now, so that none is shuffled in and revealed again
        player.discard.put(card)
    found = [library().cards[one] for one in seen]
    if test.colour is not None:
        return any(card.colour == test.colour for card in found)
    return sum(card.damage for card in found) >= test.damage


def dice_test(game: Table, player: Player, rank: str) -> Rule[bool]:
    """Five dice and one re-roll."""
    dice = Dice(player.seat, player.seat, True, roll(game), [])
    game.state.dice = dice
    yield from reroll(game, player.seat, dice.mine, 1)
    game.state.dice = None
    return hand_value(dice.mine)[0] >= RANKS.index(rank)


def short_fight(game: Table, player: Player, life: int) -> Rule[bool]:
    """WI-EVENT-6: one combo from the hand, or none; only its damage counts."""
    game.state.skirmish = blow = Blow()
    choices = {"fight": True} if player.hand.cards else {}
    wanted = yield from pick_some(player.seat, "WI-EVENT-6", choices, about=str(life))
    if wanted:
        yield from play_combo(game, player, blow)
    damage = worth(blow.combo, blow.links).damage
    put_away(player, blow)
    game.state.skirmish = None
    return damage >= life
