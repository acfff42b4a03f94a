"""Setup (WI-SETUP), played through sessions as a table begins."""

from __future__ import annotations

import pytest

import fabletop
from fabletop import IllegalChoice, Session
from fabletop.games.witcher.library import library
from fabletop.games.witcher.state import NOWHERE, WitcherState
from fabletop.games.witcher.terms import ATTRIBUTES, SCHOOLS, TERRAINS

SEEDS = range(30)


def begun(seats: int, seed: int = 1, schools: str = "deal") -> Session:
    return fabletop.new("witcher", seats, seed, {"schools": schools})


def answer(session: Session, key: str | None = None) -> None:
    """Answer the open question, with its first key if none is named."""
    request = session.requests[0]
    session.answer(request.seat, (key or request.keys[0],))


def ready(seats: int, seed: int = 1, schools: str = "deal") -> WitcherState:
    """The state before the first turn; every question of the setup got its first answer."""
    session = begun(seats, seed, schools)
    while session.requests[0].rule.startswith("WI-SETUP"):
        answer(session)
    state: WitcherState = session.state
    assert state.phase == "travel"
    return state


def levels(state: WitcherState) -> list[int]:
    return [library().monsters[one.monster].level for one in state.sections]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wi_setup_1_the_starting_player_is_random(seats: int) -> None:
    states = [begun(seats, seed).state for seed in range(50)]
    assert {state.first for state in states} == set(range(seats))
    state = ready(seats)
    assert state.active == state.first


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_wi_setup_1_or_the_first_seat_if_agreed(seats: int) -> None:
    for seed in range(20):
        state = fabletop.new("witcher", seats, seed, {"first": "seat-1"}).state
        lot = fabletop.new("witcher", seats, seed, {"first": "lot"}).state
        assert (state.first, state.active) == (0, 0)
        assert lot.first == begun(seats, seed).state.first  # the lot is the default
        assert state.market == lot.market  # nothing else changes


def test_wi_setup_2_three_free_cards_on_the_right() -> None:
    costs: set[int] = set()
    orders: set[bool] = set()
    for seed in SEEDS:
        state = begun(3, seed).state
        assert [library().cards[one].cost for one in state.market[3:]] == [0, 0, 0]
        costs |= {library().cards[one].cost for one in state.market[:3]}
        orders.add(state.market[3] < state.market[4])
        assert sorted(state.market + state.shared.cards) == sorted(library().shared)
    assert costs == {0, 1, 2, 3}  # the three on the left are just the top of the deck
    assert orders == {True, False}


def test_wi_setup_2_what_was_revealed_is_shuffled_back() -> None:
    """Else the cards on the left would be those just passed over, and hardly ever free."""
    left = [card for seed in range(80) for card in begun(3, seed).state.market[:3]]
    free = sum(library().cards[card].cost == 0 for card in left) / len(left)
    assert 0.2 < free < 0.42  # 27 of the 87 cards left are free


def test_wi_setup_3_the_potion_deck_is_shuffled() -> None:
    one, other = begun(3, 1).state.potion_deck, begun(3, 2).state.potion_deck
    assert sorted(one.cards) == sorted(other.cards) == sorted(library().potions)
    assert one.cards != other.cards
    assert begun(3, 1).view(0).potion_deck.cards is None


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_wi_setup_4_attribute_trophies(seats: int, each: int) -> None:
    found = [library().attribute_trophies[one] for one in begun(seats).state.attribute_trophies]
    for attribute in ATTRIBUTES:
        assert sum(one.attribute == attribute for one in found) == each


@pytest.mark.rule("WI-SOLO-3")
def test_wi_setup_4_one_random_attribute_trophy_alone() -> None:
    found = {tuple(begun(1, seed).state.attribute_trophies) for seed in range(40)}
    assert all(len(one) == 1 for one in found)
    assert len(found) == 4


def test_wi_setup_5_exploration_decks_are_shuffled_separately() -> None:
    one, other = begun(3, 1).state, begun(3, 2).state
    assert set(one.city.cards) == set(library().city) and len(one.city) == 36
    assert set(one.wilds.cards) == set(library().wilds) and len(one.wilds) == 36
    assert one.city.cards != other.city.cards
    assert one.wilds.cards != other.wilds.cards


def test_wi_setup_5_the_event_deck_is_never_shuffled() -> None:
    assert sorted(library().events) == list(range(1, 57))
    assert not any("event" in stream for stream in ready(3).chance.streams)


def test_wi_setup_6_one_location_token_of_each_terrain() -> None:
    drawn = set()
    for seed in SEEDS:
        state = begun(3, seed).state
        assert [one.terrain for one in state.sections] == list(TERRAINS)
        for section in state.sections:
            drawn.add(section.place)
            pile = state.location_tokens[section.terrain].cards
            whole = [n for n, one in library().places.items() if one.terrain == section.terrain]
            assert sorted(int(one) for one in pile) == sorted(set(whole) - {section.place})
    assert len(drawn) == 18
    assert begun(3).view(0).location_tokens["forest"].cards is None


@pytest.mark.parametrize(("seats", "left"), [(1, (9, 11, 5)), (2, (8, 11, 6)), (3, (7, 12, 6))])
def test_wi_setup_7_monster_tokens_by_level(seats: int, left: tuple[int, int, int]) -> None:
    state = ready(seats)
    for level, pile in enumerate(state.monster_tokens, 1):
        assert {library().monsters[one].level for one in pile.cards} == {level}
    assert tuple(len(pile) for pile in state.monster_tokens) == left
    assert state.monster_tokens[1].cards != ready(seats, 2).monster_tokens[1].cards
    assert all(pile.cards is None for pile in begun(seats).view(0).monster_tokens)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_wi_setup_8_three_monsters_of_level_one(seats: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        state = begun(seats, seed).state
        assert levels(state) == [1, 1, 1]
        assert len({one.monster for one in state.sections}) == 3
        seen.add(state.sections[0].monster)
    assert len(seen) > 3


@pytest.mark.rule("WI-SOLO-3")
def test_wi_setup_8_one_monster_of_each_level_alone() -> None:
    found = {tuple(levels(begun(1, seed).state)) for seed in SEEDS}
    assert all(sorted(one) == [1, 2, 3] for one in found)
    assert len(found) > 1


@pytest.mark.parametrize("terrain", TERRAINS)
def test_wi_setup_9_the_starting_player_places_the_level_two_monster(terrain: str) -> None:
    session = begun(2)
    (request,) = session.requests
    assert (request.rule, request.seat) == ("WI-SETUP-9", session.state.first)
    assert request.keys == ("terrain:forest", "terrain:mountain", "terrain:water")
    for section in session.view(request.seat).sections:
        assert section.place and not section.monster  # the locations are seen, the monsters not
    answer(session, f"terrain:{terrain}")
    found = dict(zip(TERRAINS, levels(session.state), strict=True))
    assert found == {one: 2 if one == terrain else 1 for one in TERRAINS}


def test_wi_setup_10_monsters_live_where_their_token_says() -> None:
    session = begun(3)
    for section, seen in zip(session.state.sections, session.view(1).sections, strict=True):
        place = library().places[section.place]
        assert (seen.monster, seen.place) == (section.monster, place.id)
        assert place.terrain == section.terrain
    assert sorted(session.state.fight_deck.cards) == sorted(library().fight_cards)
    assert session.state.fight_deck.cards != begun(3, 2).state.fight_deck.cards


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("schools", ["deal", "free", "random"])
def test_wi_setup_11_boards_counter_clockwise_the_starting_player_last(
    seats: int, schools: str
) -> None:
    session = begun(seats, 3, schools)
    first = session.state.first
    while session.requests[0].rule in ("WI-SETUP-9", "WI-SETUP-11"):
        answer(session)
    chosen = [one for one in session.journal.choices if one.rule == "WI-SETUP-11"]
    assert [one.seat for one in chosen] == [(first - 1 - n) % seats for n in range(seats)]
    kept = [session.state.players[one.seat].school for one in chosen]
    assert [one.keys for one in chosen] == [(f"board:{one}",) for one in kept]
    assert len(set(kept)) == seats
    assert sorted(kept + session.state.boards.cards) == sorted(SCHOOLS)


@pytest.mark.parametrize(
    ("schools", "offered"), [("deal", [2, 2, 2, 2]), ("free", [5, 4, 3, 2]), ("random", [])]
)
def test_wi_setup_11_how_many_boards_are_offered(schools: str, offered: list[int]) -> None:
    session = begun(5, 3, schools)
    found: list[int] = []
    while session.requests[0].rule == "WI-SETUP-11":
        found.append(len(session.requests[0].keys))
        answer(session)
    assert found == offered  # with five players the starting player simply gets the last board


def test_wi_setup_11_dealt_boards_are_seen_by_their_player_only() -> None:
    session = begun(3)
    (request,) = session.requests
    dealt = {key.removeprefix("board:") for key in request.keys}
    assert set(session.view(request.seat).players[request.seat].boards.cards or ()) == dealt
    for eyes in (session.state.right_of(request.seat), None):
        assert session.view(eyes).players[request.seat].boards.cards is None
        assert session.view(eyes).boards.cards is None
    kept, returned = (key.removeprefix("board:") for key in request.keys)
    answer(session, f"board:{kept}")
    after = session.view(request.seat)
    assert after.players[request.seat].boards.count == 0
    assert after.players[request.seat].school == kept
    state = session.state
    waiting = state.boards.cards + state.dealt_boards[session.requests[0].seat].cards
    assert returned in waiting and len(waiting) == 4  # it may be dealt again
    assert not any(returned in line.args.values() for line in session.lines)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_wi_setup_12_every_player_begins_alike(seats: int) -> None:
    for player in ready(seats).players:
        assert player.school
        assert player.place == library().schools[player.school].home
        assert [player.attribute(one) for one in ATTRIBUTES] == [1, 1, 1, 1]
        assert (player.position, player.level, player.shield) == (0, 1, 1)
        own = sorted(library().starting(player.school))
        assert sorted(player.deck.cards + player.hand.cards) == own and len(own) == 10
        assert player.discard.cards == []
        assert len(player.tokens_of_school) == seats - 1
        for trophy in player.tokens_of_school:
            assert library().witcher_trophies[trophy].school == player.school


def test_wi_setup_12_starting_cards_are_shuffled() -> None:
    orders = set()
    for seed in SEEDS:
        for player in ready(2, seed, "random").players:
            if player.school == "bear":
                orders.add(tuple(player.deck.cards + player.hand.cards))
    assert len(orders) > 5


@pytest.mark.rule("WI-SOLO-2")
@pytest.mark.parametrize(
    ("seats", "dealt"),
    [
        (1, [(5, 3)]),
        (2, [(3, 2), (5, 4)]),
        (3, [(3, 2), (4, 4), (5, 6)]),
        (4, [(2, 4), (3, 5), (4, 6), (5, 7)]),
        (5, [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)]),
    ],
)
def test_wi_setup_13_cards_and_gold_in_turn_order(seats: int, dealt: list[tuple[int, int]]) -> None:
    for seed in (1, 2, 3):
        state = ready(seats, seed)
        order = [state.players[(state.first + turn) % seats] for turn in range(seats)]
        assert [(len(one.hand), one.gold) for one in order] == dealt


@pytest.mark.parametrize(("seats", "more"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_wi_setup_14_the_extra_pile(seats: int, more: int) -> None:
    session = begun(seats, 1, "random")
    while session.requests[0].rule == "WI-SETUP-9":
        answer(session)
    extra = session.state.extra
    assert [library().monsters[one].level for one in extra.cards] == [1] * more
    assert not set(extra.cards) & set(session.state.monster_tokens[0].cards)
    assert session.view(0).extra.cards is None


@pytest.mark.parametrize("seats", [4, 5])
def test_wi_setup_15_one_attribute_to_two_in_turn_order(seats: int) -> None:
    session = begun(seats, 2, "random")
    first = session.state.first
    picked = ["combat", "defence", "alchemy", "specialisation", "defence"][:seats]
    for turn, attribute in enumerate(picked):
        (request,) = session.requests
        assert (request.rule, request.seat) == ("WI-SETUP-15", (first + turn) % seats)
        assert request.keys == ATTRIBUTES
        answer(session, attribute)
        player = session.state.players[request.seat]
        assert getattr(player, attribute) == 2
        assert sum(player.attribute(one) for one in ATTRIBUTES) == 5
        assert player.shield == (2 if attribute == "defence" else 1)
        assert len(player.potions) == (1 if attribute == "alchemy" else 0)
    (request,) = session.requests
    assert (request.rule, request.seat) == ("WI-TURN-2", first)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_wi_setup_15_not_with_fewer_players(seats: int) -> None:
    session = begun(seats, 2)
    while session.requests[0].rule.startswith("WI-SETUP"):
        assert session.requests[0].rule != "WI-SETUP-15"
        answer(session)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_wi_setup_16_no_tavern_potions_trails_or_quests(seats: int) -> None:
    state = ready(seats)
    assert state.tavern == NOWHERE
    for player in state.players:
        assert not (player.potions or player.trails or player.tracks or player.quests)
        assert not (player.trophies or player.keepsakes)


def test_wi_setup_11_a_board_not_dealt_is_refused() -> None:
    session = begun(3)
    (request,) = session.requests
    other = next(one for one in SCHOOLS if f"board:{one}" not in request.keys)
    with pytest.raises(IllegalChoice):
        answer(session, f"board:{other}")
