"""From the city to a scenario and back: GH-CAMP-70, -71, GH-END, GH-SETUP-12, -13, GH-LOOT-08."""

from __future__ import annotations

import msgspec
import pytest

from fabletop.games.gloomhaven import GAME as SCENARIO
from fabletop.games.gloomhaven.campaign import chapters, document
from fabletop.games.gloomhaven.campaign.departure import NotOver, departure
from fabletop.games.gloomhaven.campaign.document import Campaign, Character, Reward
from fabletop.games.gloomhaven.campaign.homecoming import Applied, Stranger, homecoming
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.rules.rewards import give_rewards, take_reward
from fabletop.games.gloomhaven.campaign.rules.scenarios import playable
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.party import Member, Party, Start
from fabletop.games.gloomhaven.state import GloomhavenState
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import BadSetup
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from ....kernel.player import choose
from .scene import Visit, campaign, run, town


def present(made: Campaign) -> list[Character]:
    return [one for one in made.parties[0].characters if one.status == "present"]


def set_out(made: Campaign, key: str = "travel:black-barrow") -> tuple[Campaign, Session]:
    """The document after the visit, and the session of the scenario at its first question."""
    seats = len({made.parties[0].lineages[one.lineage].player for one in present(made)})
    gone = Visit(made, seats).leave_for(key).document
    return gone, chapters.scenario(gone.journeys["0"])


def ended(session: Session, outcome: str = "won") -> GloomhavenState:
    """The scenario is over, as if it had been played."""
    state: GloomhavenState = session.state
    state.phase, state.outcome = "over", outcome  # type: ignore[assignment]
    session._finish()
    return state


# Setting out


def test_the_sheet_goes_along() -> None:
    made = campaign("brute", "tinkerer")
    one = made.parties[0].characters[0]
    one.items.append("boots-of-striding")
    one.level, one.xp = 1, 30
    _, session = set_out(made)
    state: GloomhavenState = session.state
    assert [hero.type for hero in state.heroes] == ["brute", "tinkerer"]
    assert state.phase == "goals" and state.heroes[0].pool == tuple(one.pool)
    assert {one.rule for one in session.requests} == {"GH-SETUP-10"}


@pytest.mark.rule("GH-SETUP-07")
def test_owned_things_are_packed_within_the_limits() -> None:
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].items += ["boots-of-striding", "winged-shoes"]
    _, session = set_out(made)
    for seat in (0, 1):
        session.answer(seat, session.requests[0].keys[:1])
    assert session.requests[0].keys == ("equip:boots-of-striding", "equip:winged-shoes", "done")
    session.answer(0, ("equip:boots-of-striding",))
    assert session.requests[0].rule == "GH-SETUP-06", "one pair of boots, and nothing else"
    assert session.state.heroes[1].items == []


@pytest.mark.rule("GH-SETUP-12")
def test_treasures_of_this_world_are_gone_once_looted() -> None:
    made = campaign("brute", "tinkerer")
    made.world.treasures = ["7"]
    _, session = set_out(made)
    assert session.state.options["looted"] == "7"


def member(**fields: object) -> Member:
    one = campaign("brute", "tinkerer").parties[0].characters[0]
    given = {"type": "brute", "name": "", "level": 1, "pool": tuple(one.pool), **fields}
    return Member(perks=tuple(one.perks), **given)  # type: ignore[arg-type]


def other() -> Member:
    one = campaign("brute", "tinkerer").parties[0].characters[1]
    return Member("tinkerer", "", 1, tuple(one.pool), tuple(one.perks))


def started(party: Party, **options: str) -> Session:
    return replaying.start(SCENARIO, len(party.members), 3, {"party": party.text(), **options})


def until(session: Session, rule: str) -> Session:
    while session.requests[0].rule != rule:
        request = session.requests[0]
        session.answer(request.seat, request.keys[: max(1, request.least)])
    return session


def test_gh_setup_13_discards_and_used_items() -> None:
    start = Start(discards=2, consumed=("small",))
    party = Party((member(start=start, items=("minor-healing-potion",)), other()))
    session = until(started(party), "GH-SETUP-13")
    request = session.requests[0]
    assert request.least == request.most == 2 and request.seat == 0
    session.answer(0, request.keys[:2])
    hero = session.state.heroes[0]
    assert len(hero.discard) == 2 and len(hero.hand) == 8
    assert [(one.item, one.state) for one in hero.items] == [("minor-healing-potion", "consumed")]


@pytest.mark.rule("GH-SETUP-01", "GH-SETUP-11")
def test_blessings_and_effects_of_events_are_applied_and_never_ignored() -> None:
    start = Start(("poison",), damage=3, minus_ones=2, blesses=2, curses=1)
    session = until(started(Party((member(start=start), other()))), "GH-ROUND-02")
    state = session.state
    hero, figure = state.heroes[0], state.figures["brute"]
    assert figure.hp == 7 and figure.conditions == ("poison",)
    assert hero.deck.cards.count("bless") == 2 and hero.deck.cards.count("curse") == 1
    assert hero.deck.cards.count("minus-1") == 7
    assert state.blesses == 8 and state.curses == 9
    assert state.figures["tinkerer"].hp == state.figures["tinkerer"].most


def test_the_level_of_the_scenario_follows_from_the_party() -> None:
    """G-01: levels 6, 4, 4, 3 make a scenario of level 3."""
    made = campaign("brute", "tinkerer", "cragheart", "mindthief")
    members = []
    for one, level in zip(made.parties[0].characters, (6, 4, 4, 3), strict=True):
        members.append(Member(one.type, "", level, tuple(one.pool), tuple(one.perks)))
    assert started(Party(tuple(members))).state.level == 3


@pytest.mark.parametrize(
    ("party", "part"),
    [
        ("{", "cannot be read"),
        ('{"members": []}', "0 characters"),
        (Party((member(type="smith"), other())).text(), "not known"),
        (Party((member(level=10), other())).text(), "level from 1 to 9"),
        (Party((member(pool=("trample",)), other())).text(), "fewer cards"),
        (Party((member(pool=("fire-orbs",)), other())).text(), "none of this class"),
        (Party((member(pool=("trample--9-x",)), other())).text(), "none of this class"),
        (Party((member(items=("spoon",)), other())).text(), "item 'spoon'"),
        (Party((member(), member())).text(), "twice"),
    ],
)
def test_a_party_that_is_of_no_use(party: str, part: str) -> None:
    with pytest.raises(BadSetup, match=part):
        replaying.start(SCENARIO, 2, 1, {"party": party})


def test_an_enhanced_card_is_played_as_enhanced() -> None:
    made = campaign("brute", "tinkerer")
    made.world.enhancements["trample"] = ["0-plus-attack"]
    gone, session = set_out(made)
    assert "trample--0-plus-attack" in session.state.heroes[0].pool
    plain, better = library().cards["trample"], library().cards["trample--0-plus-attack"]
    assert better != plain and better.owner == "brute"
    assert session.voice("en").name("trample--0-plus-attack") == "Trample ✦"
    assert session.voice("cs").name("trample--0-plus-attack").startswith("Zadupání")
    assert gone.parties[0].characters[0].pool[0] in library().cards


# Coming home


def test_gh_camp_70_rewards_of_a_scenario() -> None:
    made = campaign("brute", "tinkerer")
    game = town(made)
    give_rewards(game, 2)
    world = game.state.world
    assert {3, 4} <= set(world.unlocked) and world.prosperity == 1
    assert [one.gold for one in game.state.present] == [40, 40]
    give_rewards(game, 8)
    assert "the-merchant-flees" in world.achievements and game.state.party.reputation == 2
    give_rewards(game, 11)
    assert game.state.party.reputation == 0
    assert "city-rule-economic" in world.achievements
    assert "city-rule-militaristic" not in world.achievements


@pytest.mark.rule("GH-CAMP-70")
def test_what_is_to_be_decided_waits_for_the_party() -> None:
    game = town(campaign("brute", "tinkerer"))
    give_rewards(game, 13)
    assert game.state.party.rewards == [Reward(scenarios=(15, 17, 20))]
    lost = library().scenario_numbers[17]
    run(take_reward(game), f"unlock:{lost}")
    assert game.state.world.unlocked == [1, 17]
    game.state.party.rewards.append(Reward(item="boots-of-striding"))
    run(take_reward(game), "character:tinkerer")
    assert game.state.present[1].items == ["boots-of-striding"]


@pytest.mark.rule("GH-CAMP-70")
def test_an_item_that_is_won_goes_to_one_of_the_party(monkeypatch: pytest.MonkeyPatch) -> None:
    place = msgspec.structs.replace(archive().places[2], items=(23,))
    monkeypatch.setitem(archive().places, 2, place)
    game = town(campaign("brute", "tinkerer"))
    give_rewards(game, 2)
    run(take_reward(game), "character:tinkerer")
    assert game.state.present[1].items == [library().item_numbers[23]]


@pytest.mark.rule("GH-END-02", "GH-END-03", "GH-END-04")
def test_gh_camp_71_a_won_scenario() -> None:
    gone, session = set_out(campaign("brute", "tinkerer"))
    state = ended(session)
    state.heroes[0].xp, state.heroes[0].gold, state.heroes[0].checks = 12, 7, 2
    state.heroes[1].exhausted, state.heroes[1].xp = True, 9
    state.heroes[0].treasures = ("7", "goal-1")
    state.heroes[0].found = ("random-scenario",)
    home = homecoming(gone, session)
    brute, tinkerer = home.parties[0].characters
    before = gone.parties[0].characters[0].gold
    assert (brute.xp, brute.gold, brute.checks) == (12, before + 7, 2) and tinkerer.xp == 9
    assert home.world.completed == [1] and 2 in home.world.unlocked
    assert len(home.world.unlocked) == 3, "and the side scenario of the treasure"
    assert home.world.treasures == ["7"]
    assert home.parties[0].achievements == ["first-steps"] and home.parties[0].location == 1
    assert playable(town(document.read(document.write(home))).state)[0] == 2
    assert home.chapters[-1].outcome == "won"
    assert gone.world.completed == [], "the given document stays as it was"


@pytest.mark.rule("GH-END-05")
def test_a_lost_scenario_keeps_gold_and_experience() -> None:
    gone, session = set_out(campaign("brute", "tinkerer"))
    state = ended(session, "lost")
    state.heroes[0].xp, state.heroes[0].gold = 4, 3
    home = homecoming(gone, session)
    before, after = gone.parties[0].characters[0], home.parties[0].characters[0]
    assert after.xp == 4 and after.gold == before.gold + 3
    assert home.world.completed == [] and home.world.unlocked == [1]
    assert home.parties[0].location == 1


@pytest.mark.rule("GH-CAMP-02", "GH-RANDOM-01")
@pytest.mark.parametrize("key", ["casual:black-barrow", "random-dungeon"])
def test_outside_the_story_only_the_characters_gain(key: str) -> None:
    gone, session = set_out(campaign("brute", "tinkerer"), key)
    ended(session).heroes[0].xp = 11
    home = homecoming(gone, session)
    assert home.parties[0].characters[0].xp == 11
    assert home.world.completed == [] and home.parties[0].achievements == []


def test_gh_loot_04_a_copy_sold_in_a_scenario_lies_in_the_shop() -> None:
    """It was paid for at once; nobody could buy one before."""
    gone, session = set_out(campaign("brute", "tinkerer"))
    amulet = library().item_numbers[24]
    gold = gone.parties[0].characters[0].gold
    state = ended(session)
    state.heroes[0].found = ("sold-24",)
    home = homecoming(gone, session)
    assert amulet not in gone.world.items and home.world.items[amulet] == 1
    assert home.parties[0].characters[0].items == []
    assert home.parties[0].characters[0].gold == gold


@pytest.mark.rule("GH-LOOT-08", "GH-LOOT-09")
def test_what_treasures_held() -> None:
    gone, session = set_out(campaign("brute", "tinkerer"))
    state = ended(session)
    state.heroes[0].found = ("item-24", "design-23", "scenario-5", "item-101", "random-design")
    home = homecoming(gone, session)
    amulet, mail = library().item_numbers[24], library().item_numbers[23]
    assert home.parties[0].characters[0].items == [amulet]
    assert home.world.items[mail] == library().items[mail].copies
    assert 5 in home.world.unlocked
    assert len(home.world.designs) == len(gone.world.designs) - 2


@pytest.mark.rule("GH-VAR-02", "GH-VAR-05")
def test_the_dead_do_not_come_home() -> None:
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].quest = made.world.quests.pop()
    gone, session = set_out(made)
    state = ended(session)
    state.heroes[0].dead = state.heroes[0].exhausted = True
    home = homecoming(gone, session)
    assert [one.status for one in home.parties[0].characters] == ["dead", "present"]
    assert len(home.world.quests) == len(gone.world.quests) + 1


def test_what_waited_for_the_scenario_is_used_up() -> None:
    made = campaign("brute", "tinkerer")
    visit = Visit(made).do("donate:brute").leave_for("travel:black-barrow")
    gone = visit.document
    assert gone.parties[0].characters[0].start.blesses == 2
    session = chapters.scenario(gone.journeys["0"])
    ended(session)
    home = homecoming(gone, session)
    assert home.parties[0].characters[0].start == Start()
    assert not home.parties[0].characters[0].donated


@pytest.mark.rule("GH-CAMP-55")
def test_who_stayed_at_home_may_donate_again_next_time() -> None:
    made = campaign("brute", "tinkerer", "cragheart")
    made.parties[0].characters[2].donated = True
    made.parties[0].characters[2].status = "away"
    gone, session = set_out(made)
    ended(session)
    assert not homecoming(gone, session).parties[0].characters[2].donated


@pytest.mark.parametrize("way", ["casual:black-barrow", "random-dungeon"])
def test_gh_camp_14_outside_the_story_nobody_moves_and_no_new_visit_begins(way: str) -> None:
    visit = Visit(campaign("brute", "tinkerer"))
    visit.do("donate:brute", "city-event", seat=0)
    while visit.state.event or visit.session.requests[0].rule != "GH-CAMP-40":
        request = visit.session.requests[0]
        least = (str(request.least),) if request.kind == "amount" else request.keys[:1]
        visit.session.answer(request.seat, least)
    gone = visit.leave_for(way).document
    assert gone.parties[0].location == 0, "the party sets out from the city and stays of it"
    session = chapters.scenario(gone.journeys["0"])
    state = ended(session)
    state.heroes[0].xp = 60
    again = Visit(homecoming(gone, session))
    assert again.state.party.location == 0 and again.state.phase == "town"
    assert "city-event" not in again.open(), "the visit goes on"
    assert not any(key.startswith("donate:brute") for key in again.open())
    assert "level-up:brute" in again.open(), "what was learned counts"


@pytest.mark.rule("GH-CAMP-14")
def test_out_in_the_world_a_single_scenario_leads_back_to_where_the_party_was() -> None:
    made = campaign("brute", "tinkerer", location=2)
    made.world.unlocked, made.world.completed = [1, 2, 3, 4], [1]
    visit = Visit(made)
    visit.do("casual:black-barrow", "set-out")
    gone = visit.document
    session = chapters.scenario(gone.journeys["0"])
    ended(session, "lost")
    home = homecoming(gone, session)
    assert home.parties[0].location == 2 and not home.parties[0].visited
    ways = {one.number: one.road_event for one in Visit(home).session.view(0).places}
    assert not ways[2] and ways[3], "the way to other places is as long as before"


@pytest.mark.rule("GH-CAMP-14", "GH-CAMP-41")
def test_after_a_campaign_scenario_a_new_visit_is_due() -> None:
    made = campaign("brute", "tinkerer", visited=True)
    made.parties[0].characters[0].donated = True
    gone, session = set_out(made)
    ended(session, "lost")
    visit = Visit(homecoming(gone, session)).do("gloomhaven")
    assert {"city-event", "donate:brute"} <= set(visit.open())


def test_a_result_counts_once() -> None:
    gone, session = set_out(campaign("brute", "tinkerer"))
    ended(session)
    home = homecoming(gone, session)
    with pytest.raises(Applied):
        homecoming(home, session)
    with pytest.raises(Stranger):
        homecoming(campaign("brute", "tinkerer"), session)


def test_only_what_is_over_counts() -> None:
    visit = Visit(campaign("brute", "tinkerer"))
    with pytest.raises(NotOver):
        departure(visit.session)
    gone, session = set_out(campaign("brute", "tinkerer"))
    with pytest.raises(NotOver):
        homecoming(gone, session)


def test_a_visit_to_a_city_that_has_changed_is_refused() -> None:
    made = campaign("brute", "tinkerer")
    visit = Visit(made).leave_for("travel:black-barrow")
    made.world.prosperity = 3
    with pytest.raises(chapters.Stale):
        chapters.after(made, visit.session)


def test_two_parties_under_way_do_not_disturb_each_other() -> None:
    made = campaign("brute", "tinkerer")
    first, barrow = set_out(made)
    visit = Visit(first, 2, party=1)
    for seat, type in enumerate(("cragheart", "mindthief")):
        visit.do(f"create:{type}", "nameless", seat=seat)
        visit.do(visit.open(seat)[0], seat=seat)
    both = visit.leave_for("travel:black-barrow").document
    assert set(both.journeys) == {"0", "1"}
    other_barrow = chapters.scenario(both.journeys["1"])
    ended(other_barrow)
    ended(barrow).heroes[0].xp = 5
    home = homecoming(homecoming(both, other_barrow), barrow)
    assert home.journeys == {} and home.world.completed == [1]
    assert home.chapters[-1].mode == "casual", "the others were faster"
    assert home.parties[1].achievements == ["first-steps"] and home.parties[0].achievements == []
    assert home.parties[0].characters[0].xp == 5


def test_a_scenario_of_a_campaign_can_be_played_to_its_end() -> None:
    made = campaign("brute", "cragheart")
    made.world.enhancements["trample"] = ["0-plus-attack"]
    gone, session = set_out(made)
    luck = Chance(5)
    while not session.over:
        choose(session, luck)
    home = homecoming(gone, session)
    assert home.chapters[-1].outcome in ("won", "lost")
    again = chapters.replayed(session.journal.to_json())
    assert document.digest(homecoming(gone, again)) == document.digest(home)
    assert msgspec.json.encode(home)
