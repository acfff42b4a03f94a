"""What the page says: titles of questions, outcomes on answers, prices, names, the last trophy."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.bots import GreedyBot
from fabletop.games.witcher.library import library
from fabletop.games.witcher.state import Player, WitcherState
from fabletop.games.witcher.table.picture import Picture
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES

from .arena import dueling, ready
from .faces import look, page, picture
from .scene import Scene


def note(found: Picture, key: str) -> str:
    return found.answers[key].note


# Who you are


def test_who_rolls_for_the_locals_reads_so() -> None:
    table = Scene("bear", "wolf")
    table.lay("bear", place="cidaris", gold=1)
    table.moved()
    table.luck("poker", 2, 2, 4, 4, 6, 1, 1, 3, 4, 6)
    table.choose("act:gamble")
    assert table.asked.seat == 1
    assert picture(table.session).asked_as == "You roll for the locals"
    table.choose()
    assert table.asked.seat == 0
    assert picture(table.session).asked_as == "You roll against the locals"


def test_a_bet_says_on_whom() -> None:
    table = Scene("bear", "wolf", "cat")
    for school in ("bear", "wolf"):
        ready(table, school)
    table.lay("cat", gold=2)
    dueling(table, "wolf")
    assert table.asked.rule == "WI-DUEL-3"
    found = picture(table.session)
    assert found.asked_as == "Duel: Bear against Wolf"
    assert note(found, "bet:attacker") == "Bear"
    assert note(found, "bet:defender") == "Wolf"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_stands_over_the_question(language: str) -> None:
    session = fabletop.new("witcher", 2, 5)
    html = page(session, session.requests[0].seat, language)
    assert f"<h2>{picture(session, None, language).asked_as}</h2>" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_counts_seats(language: str) -> None:
    session = fabletop.new("witcher", 2, 5)
    while session.requests[0].rule.startswith("WI-SETUP"):
        request = session.requests[0]
        session.answer(request.seat, request.keys[:1])
    told = [line.text for line in look(session, 0, language).chronicle]
    named = {
        session.game.voice(language)("chose-board", who=one.school) for one in players(session)
    }
    assert named <= {*told}
    assert not any(character.isdigit() for line in named for character in line)


def players(session: Session) -> list[Player]:
    found: list[Player] = session.state.players
    return found


# What an answer does


def travelling(**fields: object) -> Scene:
    table = Scene("bear", "wolf")
    cards = [table.card(terrain="forest"), table.card(terrain="water"), table.card(terrain="water")]
    table.lay("bear", place="haern-caduch", hand=cards, gold=1, **fields)
    return table


def test_a_way_promises_no_payment_that_is_asked_for_later() -> None:
    table = travelling()
    found = picture(table.session, 0)
    forest = table.state.players[0].hand.cards[0]
    assert note(found, "move:vizima") == f"{library().cards[forest].name} pays"
    assert note(found, "move:glenmore") == "any water card"


def test_a_needless_price_says_so() -> None:
    table = travelling()
    table.choose("move:glenmore")
    found = picture(table.session, 0)
    forest, water, _ = table.state.players[0].hand.cards
    assert note(found, f"pay:{water}") == ""
    assert note(found, f"pay-gold:{water}") == "the card alone is enough"
    assert note(found, f"pay-gold:{forest}") == ""  # keeps the fitting card
    assert table.offered[0].startswith("pay:"), "what is cheapest stands first"


def test_an_action_says_by_how_much_an_attribute_rises() -> None:
    table = Scene("bear", "wolf")
    table.lay("bear", place="cintra", combat=1)
    table.moved()
    assert note(picture(table.session, 0), "act:combat") == "1 → 2"


def test_the_price_in_the_market_is_explained() -> None:
    table = Scene("bear", "wolf")
    found = picture(table.session, 0)
    for slot in found.market:
        printed = library().cards[slot.id].cost
        said = slot.price_text
        assert said.startswith(f"Price now {slot.price}")
        assert (f"printed cost {printed}" in said) == (slot.price != printed)
    assert any("for its place in the market" in one.price_text for one in found.market)


def test_whatever_is_owned_says_what_it_does() -> None:
    table = Scene("bear", "wolf")
    table.lay("bear", trophies=["wyvern"], potions=["second-wind-1"])
    art = picture(table.session, 0)
    assert art.own is not None
    assert all(one.text for one in art.own.things)


# The end


def finished(seed: int) -> Session:
    session = fabletop.new("witcher", 2, seed)
    bots = [GreedyBot(1), GreedyBot(2)]
    while not session.over:
        request = session.requests[0]
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return session


def test_the_winning_trophy_is_shown_with_the_others() -> None:
    session = finished(3)
    state: WitcherState = session.state
    found = picture(session, state.winner)
    winner = found.standings[0]
    assert winner.seat == state.winner
    assert winner.score == 4
    assert len(winner.trophies) == len(state.players[state.winner].trophies) + 1
    assert winner.name == "You"
    assert "You have won!" in page(session, state.winner)
    loser = 1 - state.winner
    assert picture(session, loser).standings[0].name != "You"
