"""GH-CAMP-45 to GH-CAMP-54: creating characters, levels, cards and perks; GH-CAMP-66, -68."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabletop.games.gloomhaven.campaign import GAME, document
from fabletop.games.gloomhaven.campaign.document import Character, Lineage
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.rules import creation, levelling, quests
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.setup import perked_deck
from fabletop.kernel.phrasing import label

from .scene import Visit, campaign, join, run, town

cards = library().cards


def level_cards(one: Character) -> list[str]:
    return [card for card in one.pool if cards[card].level not in ("1", "X")]


def test_gh_camp_40_everybody_does_what_they_like() -> None:
    visit = Visit(campaign("brute", "tinkerer"))
    assert {one.seat for one in visit.session.requests} == {0, 1}
    visit.do("donate:tinkerer", seat=1)
    visit.do("shop:brute:minor-healing-potion").do("all-done", seat=1)
    assert visit.session.requests[0].seat == 0, "the table waits for who is not ready"
    visit.do("sell:brute:minor-healing-potion", "all-done")
    assert visit.state.phase == "travel"


def test_gh_camp_45_a_new_character() -> None:
    """G-32: level 4 after two retirements: gold 75, experience 150, 3 cards, 3 + 2 perks."""
    made = campaign("brute")
    made.world.prosperity = 15
    made.parties[0].characters[0].status = "retired"
    made.parties[0].lineages[0].retired = 2
    visit = Visit(made)
    visit.do("create:tinkerer")
    assert visit.open() == ("level:1", "level:2", "level:3", "level:4")
    visit.do("level:4", "nameless")
    quest, other = visit.hero("tinkerer").offered
    visit.do(f"quest:{quest}")
    one = visit.hero("tinkerer")
    assert one.quest == quest and other in visit.state.world.quests
    assert (one.gold, one.xp, one.bonus) == (75, 150, 2)
    first = [card for card in library().hand_cards("tinkerer") if cards[card].level in ("1", "X")]
    assert sorted(one.pool) == sorted(first) and len(first) == 15
    for _ in range(3):
        visit.do(next(key for key in visit.open() if key.startswith("card:")))
    for _ in range(5):
        visit.do(next(key for key in visit.open() if key.startswith("tick:")))
    assert len(level_cards(one := visit.hero("tinkerer"))) == 3 and sum(one.perks) == 5
    assert any(key.startswith("create:") for key in visit.open()), "back in town"


@pytest.mark.rule("GH-CAMP-45")
@pytest.mark.parametrize(("left", "kept"), [(0, False), (1, True)])
def test_few_quests_left(left: int, kept: bool) -> None:
    made = campaign("brute")
    made.world.quests = made.world.quests[:left]
    visit = Visit(made).do("create:tinkerer", "nameless")
    assert bool(visit.hero("tinkerer").quest) == kept


@pytest.mark.rule("GH-CAMP-68")
def test_gh_camp_68_without_a_quest_nobody_retires() -> None:
    one = town(campaign("brute", "tinkerer")).state.present[0]
    assert one.quest == "" and not quests.fulfilled(one)
    assert "retire:brute" not in Visit(campaign("brute", "tinkerer")).open()


def test_gh_camp_47_one_of_a_class_and_switching() -> None:
    made = campaign("brute", "tinkerer")
    visit = Visit(made)
    assert "create:brute" not in visit.open() and "create:cragheart" in visit.open()
    visit.do("leave:brute")
    assert "all-done" not in visit.open() and "create:brute" in visit.open()
    visit.do("come:brute:1")
    assert "all-done" in visit.open()


@pytest.mark.rule("GH-CAMP-47")
def test_away_from_the_city_existing_characters_only() -> None:
    made = campaign("brute", "tinkerer", location=1)
    join(made.parties[0], "cragheart", 0).status = "away"
    visit = Visit(made).do("remain")
    assert "come:cragheart:3" in visit.open() and "leave:brute" in visit.open()
    assert "leave:tinkerer" not in visit.open(1), "the only one out here stays"
    assert not any(key.startswith(("create:", "shop:", "level-up:")) for key in visit.open())


def test_who_sold_what_another_has_left_behind() -> None:
    """GH-CAMP-44, GH-CAMP-47: no more copies come along than there are."""
    made = campaign("brute", "tinkerer", "cragheart")
    party = made.parties[0]
    for one in party.characters:
        one.items.append("boots-of-striding")
    party.characters[2].status = "away"
    assert not creation.can_come(town(made).state, 2, party.characters[2])
    party.characters[1].items.clear()
    assert creation.can_come(town(made).state, 2, party.characters[2])


def test_gh_camp_48_a_hero_has_a_name_or_none_yet() -> None:
    visit = Visit(campaign("tinkerer", players=1)).do("create:brute")
    first = visit.open()
    assert visit.session.requests[0].rule == "GH-CAMP-48"
    assert len(first) == 5 and first[-1] == "nameless"
    say = visit.session.voice("cs")
    names = [label(key, say) for key in first[:-1]]
    assert names == list(archive().callings["brute"].names[:4])
    visit.do(first[1])
    visit.do(visit.open()[0])
    assert visit.hero("brute").name == names[1]
    assert visit.session.view(0).characters[1].name == names[1]
    assert any(names[1] in line for line in visit.session.log(0, "pl"))
    told = GAME.face.describe(visit.session.view(0), visit.session.voice("en"))
    assert any(f"{names[1]}, Brute, level 1" in line for line in told)
    visit.do("leave:brute", "create:brute")
    assert not set(visit.open()[:-1]) & set(first), "the next of the class may be called otherwise"
    visit.do("nameless")
    assert visit.hero("brute").name == ""


@pytest.mark.rule("GH-CAMP-48")
@pytest.mark.parametrize("name", ["x" * 25, "Gor\nrim", "\u202egor"])
def test_a_name_in_the_file_is_short_and_can_be_shown(name: str) -> None:
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].name = name
    with pytest.raises(document.BadDocument, match="character 1: a name has at most 24 signs"):
        document.read(document.write(made))


# Levels


def test_gh_camp_50_a_level_is_an_obligation_in_the_city() -> None:
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].xp = 100
    visit = Visit(made)
    assert "all-done" not in visit.open()
    assert set(visit.session.requests[0].blocked) == {"all-done"}
    for level in (2, 3):
        visit.do("level-up:brute")
        visit.do(visit.open()[0]).do(visit.open()[0])
        assert visit.hero("brute").level == level
    assert "level-up:brute" not in visit.open() and "all-done" in visit.open()


@pytest.mark.rule("GH-CAMP-50")
def test_not_on_the_road() -> None:
    made = campaign("brute", "tinkerer", location=1)
    made.parties[0].characters[0].xp = 100
    visit = Visit(made).do("remain")
    assert "level-up:brute" not in visit.open() and "all-done" in visit.open()


def test_gh_camp_51_one_card_and_one_perk_for_a_level() -> None:
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].xp = 45
    visit = Visit(made).do("level-up:brute")
    offered = [key.removeprefix("card:") for key in visit.open()]
    assert sorted(cards[one].level for one in offered) == ["2", "2"]
    visit.do(f"card:{offered[0]}")
    assert visit.session.requests[0].rule == "GH-CAMP-53"
    visit.do(visit.open()[0])
    one = visit.hero("brute")
    assert level_cards(one) == [offered[0]] and sum(one.perks) == 1
    assert visit.session.view(0).characters[0].hp == 12


@pytest.mark.rule("GH-CAMP-51")
def test_a_lower_card_may_be_taken_later_and_nine_is_the_last_level() -> None:
    party = campaign("tinkerer").parties[0]
    one = join(party, "brute", level=2)
    one.level = 3
    assert {cards[card].level for card in levelling.open_cards(one)} == {"2", "3"}
    one.level, one.xp = 9, 900
    assert not levelling.may_level(one)


def test_gh_camp_52_three_checkmarks_are_a_perk() -> None:
    """G-35: 2 checkmarks and 2 more: one perk, and one is left."""
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].checks = 4
    visit = Visit(made)
    assert visit.session.requests[0].rule == "GH-CAMP-53", "it is not optional"
    visit.do(visit.open()[0])
    assert visit.session.requests[0].rule == "GH-CAMP-40"
    one = visit.hero("brute")
    assert one.checks == 4 and levelling.owed_perks(one) == 0
    one.checks = 30
    assert levelling.owed_perks(one) == 5, "six at most this way"


def test_gh_camp_53_boxes_and_cards_must_be_there() -> None:
    game = town(campaign("brute", "scoundrel"))
    one = game.state.present[0]
    one.checks = 3
    run(levelling.settle_debt(game), "tick:brute-perk-2")
    deck = perked_deck("brute", one.perks)
    assert (len(deck), deck.count("minus-1"), deck.count("plus-1")) == (20, 4, 6)  # G-29
    assert 1 not in levelling.open_perks(one), "its only box is ticked"
    thief = game.state.present[1]
    perks = library().classes["scoundrel"].perks
    removing = [n for n, perk in enumerate(perks) if any(p.card == "minus-2" for p in perk.remove)]
    assert removing and removing[0] in levelling.open_perks(thief)
    thief.perks = [perk.boxes for perk in perks]
    thief.perks[removing[0]] = 0
    assert removing[0] in levelling.open_perks(thief)


@pytest.mark.rule("GH-CAMP-53")
def test_fewer_may_be_removed_only_if_fewer_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five -1 cards go two by two; the third box finds one, the fourth none."""
    thief = library().classes["mindthief"]
    two = next(perk for perk in thief.perks if [p.card for p in perk.remove] == ["minus-1"])
    assert two.remove[0].n == 2 and not two.add
    four_boxes = replace(thief, perks=(replace(two, boxes=4),))
    monkeypatch.setitem(library().classes, "mindthief", four_boxes)
    one = join(campaign("brute").parties[0], "mindthief")
    left = []
    while levelling.open_perks(one):
        one.perks[0] += 1
        left.append(perked_deck("mindthief", one.perks).count("minus-1"))
    assert left == [3, 1, 0]


def test_gh_camp_54_prosperity_lifts_a_character() -> None:
    made = campaign("brute", "tinkerer")
    made.world.prosperity = 9
    made.parties[0].characters[0].xp = 20
    visit = Visit(made)
    assert "all-done" in visit.open(), "a character may stay as it is"
    visit.do("rise:brute")
    for _ in range(4):
        visit.do(visit.open()[0])
    one = visit.hero("brute")
    assert (one.level, one.xp, len(level_cards(one)), sum(one.perks)) == (3, 95, 2, 2)


# Lineages


def test_gh_camp_66_each_line_has_its_own_bonus() -> None:
    made = campaign("brute", "tinkerer", players=1)
    state = town(made).state
    party = state.party
    party.characters[0].status = "retired"
    party.lineages[0].retired = 1
    assert creation.lineage_for(state, 0) == 0
    party.characters[0].status = "present"
    assert creation.lineage_for(state, 0) == 2, "beside living ones a new line begins"
    assert party.lineages == [Lineage(0, 1), Lineage(0, 0), Lineage(0, 0)]


@pytest.mark.rule("GH-CAMP-66")
def test_an_heir_who_stays_at_home_does_not_keep_the_bonus_for_itself() -> None:
    made = campaign("brute", "tinkerer")
    party = made.parties[0]
    party.lineages[0].retired = 1
    party.characters[0].status = "away"
    assert creation.lineage_for(town(made).state, 0) == 0


@pytest.mark.rule("GH-VAR-06")
def test_who_plays_alone_plays_solo() -> None:
    made = campaign("brute", "tinkerer", players=1)
    visit = Visit(made)
    assert not any(key.startswith("set:information") for key in visit.open())
    options = dict(visit.leave_for("travel:black-barrow").document.journeys["0"].options)
    assert options["information"] == "solo"


@pytest.mark.rule("GH-VAR-08")
def test_gh_var_08_alone_with_two_characters_each_line_counts_by_itself() -> None:
    made = campaign("brute", "tinkerer", players=1)
    party = made.parties[0]
    party.characters[0].status = "retired"
    party.lineages[0].retired = 1
    visit = Visit(made).do("create:cragheart", "nameless")
    visit.do(f"quest:{visit.hero('cragheart').offered[0]}")
    assert visit.hero("cragheart").bonus == 1
    visit.do(visit.open()[0])  # its perk
    assert levelling.owed_perks(visit.hero("tinkerer")) == 0


def test_alone_two_characters_set_out() -> None:
    visit = Visit(None)
    visit.do("create:brute", "nameless")
    visit.do(visit.open()[0])
    assert "all-done" not in visit.open()
    visit.do("create:cragheart", "nameless")
    visit.do(visit.open()[0])
    assert "all-done" in visit.open()
