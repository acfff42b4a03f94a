"""Location tokens, trail tokens, trail quests (WI-TRAIL)."""

from __future__ import annotations

import pytest

from fabletop import IllegalChoice
from fabletop.games.witcher.library import library
from fabletop.games.witcher.state import MONSTER, HeldQuest, WitcherState
from fabletop.kernel.secrecy import NOBODY

from .scene import Scene


def tokens(state: WitcherState) -> list[int]:
    """Every location token on the table, wherever it lies."""
    found = [int(one) for pile in state.location_tokens.values() for one in pile.cards]
    found += [one.place for one in state.sections if one.place >= 0]
    for player in state.players:
        found += [int(trail.cards[0]) for trail in player.trails] + player.tracks
        found += [quest.place for quest in player.quests if quest.token]
    return sorted(found)


def monsters(table: Scene) -> None:
    """One in each terrain, at known places."""
    table.monster("barghest", at="hengfors")
    table.monster("fiend", at="novigrad")
    table.monster("drowners-nest", at="glenmore")


def explore(table: Scene, card: str) -> None:
    """The active player explores and draws this card."""
    deck = "city" if card in library().city else "wilds"
    pile = table.state.city if deck == "city" else table.state.wilds
    pile.put(pile.take(card))
    table.phase("choose")
    table.choose(f"explore:{deck}", rule="WI-TURN-6")


def terrains(table: Scene, school: str = "bear") -> list[str]:
    """The terrains of a player's trail tokens."""
    places = library().places
    return [places[int(trail.cards[0])].terrain for trail in getattr(table, school).trails]


def held_quest(table: Scene, school: str, place: str) -> None:
    """A quest of an exploration card, marked by the token of a place."""
    card = "the-bell-wants-feeding"
    table.state.city.take(card)
    quest = HeldQuest(card, "a", table.take_token(place), 2, 0, True)
    getattr(table, school).quests.append(quest)


def win(table: Scene) -> None:
    """The Bear, at the place of a tracked monster, defeats it with one blow."""
    card = table.card(damage=3)
    table.lay("bear", hand=[card, table.card()], deck=table.cards(4), discard=[])
    table.hunt()
    table.set_life(3)
    table.choose(f"play:{card}")
    table.choose(table.offered[0], rule="WI-FATIGUE-2")


def test_wi_trail_1_a_token_is_in_exactly_one_place(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("bear", "cintra")
    table.trail("wolf", "doldeth")
    table.lay("wolf", tracks=["kaer-seren"])
    held_quest(table, "bear", "ard-modron")
    table.lay("bear", place="kaer-morhen", hand=table.cards(2, terrain="wild"))
    assert tokens(table.state) == list(range(1, 19))
    table.choose("move:hengfors")
    table.choose(table.offered[0], rule="WI-MOVE-2")
    table.choose("act:trail")
    table.choose("track:water")
    assert len(table.bear.tracks) == 1
    assert tokens(table.state) == list(range(1, 19))


@pytest.mark.rule("WI-RESULT-6")
def test_wi_trail_1_also_when_a_monster_is_replaced(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("bear", "cintra")
    table.trail("wolf", "doldeth")
    table.lay("bear", place="hengfors")
    win(table)
    assert tokens(table.state) == list(range(1, 19))
    assert len(table.state.location_tokens["mountain"]) == 5


@pytest.mark.parametrize(
    ("token", "first"), [("doldeth", 0), ("ard-modron", 0), ("ban-ard", MONSTER)]
)
def test_wi_trail_2_the_terrain_counts_not_the_printed_location(
    scene: type[Scene], token: str, first: int
) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("bear", token)
    table.lay("bear", place="hengfors", shield=1)
    table.hunt()
    assert table.fight.acting == first


def test_wi_trail_3_the_token_is_not_spent(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("bear", "doldeth")
    table.lay(
        "bear", place="hengfors", hand=table.cards(1), deck=[], discard=[], defence=2, shield=2
    )
    table.hunt()  # the only card is played, and that is the end of it
    assert table.fight.outcome == "total-defeat"
    table.choose(table.offered[0], rule="WI-MARKET-8")
    assert table.state.fight is None
    assert terrains(table) == ["mountain"]


def test_wi_trail_4_a_random_token_kept_face_down(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.next_tokens("cidaris")
    explore(table, "the-whale")
    table.choose("option:the-whale-b")  # a trail on water
    assert [trail.cards for trail in table.bear.trails] == [[str(table.place("cidaris"))]]
    assert table.bear.trails[0].audience == NOBODY
    for seat in (0, 1, None):
        (seen,) = table.session.view(seat).players[0].trails
        assert (seen.terrain, seen.place) == ("water", None)


def test_wi_trail_4_different_tokens_come(scene: type[Scene]) -> None:
    found = set()
    for seed in range(15):
        table = scene("bear", "wolf", seed=seed)
        monsters(table)
        explore(table, "the-whale")
        table.choose("option:the-whale-b")
        found.add(table.bear.trails[0].cards[0])
    assert len(found) > 2


def test_wi_trail_4_of_any_trail_the_terrain_is_chosen_first(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    explore(table, "cold-water-for-blood")
    table.choose("option:cold-water-for-blood-b")
    assert (table.asked.rule, table.offered) == ("WI-TRAIL-4", ("forest", "mountain", "water"))
    table.choose("mountain")
    assert terrains(table) == ["mountain"]


@pytest.mark.parametrize("empty", ["pile", "section"])
def test_wi_trail_5_where_no_trail_can_be_taken(scene: type[Scene], empty: str) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    if empty == "pile":
        table.state.location_tokens["water"].cards.clear()
    else:
        table.state.section("water").monster = ""
    explore(table, "cold-water-for-blood")
    table.choose("option:cold-water-for-blood-b")
    assert table.offered == ("forest", "mountain")
    with pytest.raises(IllegalChoice):
        table.choose("water")


@pytest.mark.parametrize("empty", ["pile", "section"])
def test_wi_trail_5_an_effect_finds_no_trail(scene: type[Scene], empty: str) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    if empty == "pile":
        table.state.location_tokens["water"].cards.clear()
    else:
        table.state.section("water").monster = ""
    explore(table, "the-whale")
    table.choose("option:the-whale-b")
    assert table.bear.trails == []


@pytest.mark.parametrize("empty", ["pile", "section"])
def test_wi_trail_5_no_trail_quest_either(scene: type[Scene], empty: str) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    if empty == "pile":
        table.state.location_tokens["water"].cards.clear()
    else:
        table.state.section("water").monster = ""
    table.lay("bear", place="hengfors")
    table.moved()
    table.choose("act:trail")
    assert table.offered == ("track:forest", "track:mountain", "no-quest")


def test_wi_trail_6_one_trail_token_per_terrain(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("bear", "cidaris")
    explore(table, "the-whale")
    table.choose("option:the-whale-b")
    assert terrains(table) == ["water"]


@pytest.mark.parametrize("has", ["trail", "track", "both"])
def test_wi_trail_6_a_second_quest_for_a_terrain(scene: type[Scene], has: str) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.lay("bear", place="hengfors", gold=0)
    if has != "track":
        table.trail("bear", "cidaris")
    if has != "trail":
        table.lay("bear", tracks=["loc-ichaer"])
    table.next_tokens("ban-ard")
    table.moved()
    table.choose("act:trail")
    assert table.offered == ("track:forest", "track:mountain", "track:water", "no-quest")
    table.choose("track:water")
    assert table.bear.tracks[-1] == table.place("ban-ard")
    assert table.bear.gold == 1  # the second coin still lies on the token


def test_wi_trail_6_all_three_trails_leave_the_choice_open(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.lay("bear", place="hengfors", gold=0, hand=[table.card(terrain="water")])
    for place in ("cidaris", "doldeth", "vizima"):
        table.trail("bear", place)
    table.next_tokens("kaer-seren")
    table.moved()
    table.choose("act:trail")
    table.choose("track:water", rule="WI-LOC-10")
    left = len(table.state.location_tokens["water"])
    table.choose("move:kaer-seren")
    table.choose(f"pay:{table.bear.hand.cards[0]}", rule="WI-MOVE-2")
    # WI-TRAIL-7: the gold is worth having, the token goes back
    assert (table.bear.gold, table.bear.tracks) == (2, [])
    assert sorted(terrains(table)) == ["forest", "mountain", "water"]
    assert len(table.state.location_tokens["water"]) == left + 1


def test_wi_trail_6_another_player_is_no_hindrance(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("wolf", "cidaris")
    table.lay("bear", place="hengfors")
    table.moved()
    table.choose("act:trail")
    assert "track:water" in table.offered


def test_wi_trail_6_a_trail_token_while_a_quest_is_open(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.lay("bear", tracks=["cidaris"])
    explore(table, "the-whale")
    table.choose("option:the-whale-b")
    assert terrains(table) == ["water"]
    assert table.bear.tracks == [table.place("cidaris")]


def test_wi_trail_7_entering_the_printed_location(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.lay("bear", place="vengerberg", hand=[table.card(terrain="water")], gold=0)
    table.lay("bear", tracks=["ban-ard"])
    assert table.session.view(1).players[0].tracks == ("ban-ard",)
    table.choose("move:ban-ard")
    assert (table.bear.gold, table.bear.tracks, terrains(table)) == (1, [], ["water"])
    for seat in (0, 1, None):  # it lay face up before
        (seen,) = table.session.view(seat).players[0].trails
        assert (seen.terrain, seen.place) == ("water", "ban-ard")


def test_wi_trail_7_not_for_others_and_not_by_standing_there(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.lay("wolf", tracks=["ban-ard"], place="ban-ard")
    gold = table.wolf.gold
    table.lay("bear", place="vengerberg", hand=[table.card(terrain="water")], gold=0)
    table.choose("move:ban-ard")
    assert (table.bear.gold, table.bear.trails) == (0, [])
    assert (table.wolf.gold, table.wolf.tracks) == (gold, [table.place("ban-ard")])


def test_wi_trail_7_with_a_trail_already_the_token_goes_back(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("bear", "cidaris")
    table.lay("bear", place="vengerberg", hand=[table.card(terrain="water")], gold=0)
    table.lay("bear", tracks=["ban-ard"])
    table.choose("move:ban-ard")
    assert (table.bear.gold, table.bear.tracks) == (1, [])
    assert [trail.cards for trail in table.bear.trails] == [[str(table.place("cidaris"))]]
    assert str(table.place("ban-ard")) in table.state.location_tokens["water"].cards


def test_wi_trail_8_trails_end_with_the_monster(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    monsters(table)
    table.trail("bear", "cintra")
    table.trail("wolf", "doldeth")
    table.trail("wolf", "cidaris")
    table.lay("cat", tracks=["beauclair"], gold=3)
    held_quest(table, "cat", "ard-modron")
    table.lay("bear", place="hengfors", gold=0)
    win(table)
    assert table.bear.trails == []
    assert terrains(table, "wolf") == ["water"]
    assert (table.cat.tracks, table.cat.gold) == ([], 3)  # the gold on it went to the bank
    assert [quest.place for quest in table.cat.quests] == [table.place("ard-modron")]
    assert len(table.state.location_tokens["mountain"]) == 6 - 1 - 1


def test_wi_trail_8_also_when_it_is_driven_away(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("wolf", "doldeth")
    table.trail("wolf", "cidaris")
    table.lay("bear", place="hengfors", hand=[], deck=table.cards(1), discard=[], shield=1)
    table.hunt()
    table.stack_life("fight-18")
    table.set_life(2)
    table.choose("bite")
    assert table.state.driven_away[0] == ["barghest"]
    table.choose(table.offered[0], rule="WI-MARKET-8")
    assert terrains(table, "wolf") == ["water"]


def test_wi_trail_8_they_stay_while_the_monster_does(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.trail("wolf", "doldeth")
    table.lay("bear", place="hengfors", hand=[], deck=table.cards(1), discard=[], shield=1)
    table.hunt()
    table.stack_life("fight-18")
    table.choose("bite")  # total defeat
    assert table.state.section("mountain").monster == "barghest"
    assert terrains(table, "wolf") == terrains(table) == ["mountain"]


# G19


def at_hengfors(table: Scene, *next_tokens: str) -> None:
    """A Harpy lives in Doldeth; the Bear takes a trail quest for it."""
    table.monster("fiend", at="novigrad")
    table.monster("drowners-nest", at="glenmore")
    table.monster("harpy", at="doldeth")
    table.next_tokens(*next_tokens)
    table.lay("bear", place="hengfors", gold=0, hand=table.cards(3, terrain="wild"))
    table.moved()
    table.choose("act:trail")
    table.choose("track:mountain")


def go(table: Scene, *places: str) -> None:
    for place in places:
        table.choose(f"move:{place}", rule="WI-TURN-2")
        if table.asked.rule == "WI-MOVE-2":
            table.choose(table.offered[0])


def test_golden_19_a_trail_quest(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    at_hengfors(table, "ard-modron")
    assert (table.bear.tracks, table.bear.gold) == ([table.place("ard-modron")], 1)
    go(table, "vizima", "beauclair")
    assert (table.bear.gold, table.bear.trails) == (1, [])
    go(table, "ard-modron")
    assert (table.bear.gold, table.bear.tracks, terrains(table)) == (2, [], ["mountain"])


def test_golden_19_the_present_location_is_put_back(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    at_hengfors(table, "hengfors", "ard-modron")
    assert table.bear.tracks == [table.place("ard-modron")]
    assert str(table.place("hengfors")) in table.state.location_tokens["mountain"].cards


def test_golden_19_lost_when_somebody_defeats_the_monster(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("harpy", at="doldeth")
    table.lay("wolf", tracks=["ard-modron"], gold=1)
    table.trail("bear", "cintra")
    table.lay("bear", place="doldeth")
    win(table)
    assert (table.wolf.tracks, table.wolf.trails, table.wolf.gold) == ([], [], 1)
