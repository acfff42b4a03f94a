"""Every record reads in English, Czech and Polish, from its effects."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

import pytest

from fabletop.games.euthia import GAME
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Condition, Cost, Use
from fabletop.games.euthia.library import Library
from fabletop.games.euthia.telling import text_of
from fabletop.games.euthia.telling.effects import cost_text, effect_text, use_text
from fabletop.games.euthia.telling.texts import record_of, rules_text
from fabletop.kernel.words import KERNEL_WORDS, LANGUAGES, Say

from ...kernel.vocabulary import messages

BOX = Library()
WORDS = GAME.folder / "words"
IDS = [one.id for kind in BOX.kinds().values() for one in kind]
IDS += [*BOX.tiles, *BOX.power_cards]


def voice(language: str) -> Say:
    return Say((KERNEL_WORDS, WORDS), language, lambda: BOX.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_renders(language: str) -> None:
    say = voice(language)
    for id in IDS:
        text = text_of(id, say)
        assert text.strip() and "{" not in text and "  " not in text, (id, text)
        assert text[0] == text[0].upper(), (id, text)


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_rules_texts_are_translated(language: str) -> None:
    say, english = voice(language), voice("en")
    for kind, records in BOX.kinds().items():
        for record in records:
            if kind != "combat-card":
                assert rules_text(record, say) != rules_text(record, english), record.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_spoken(language: str) -> None:
    say = voice(language)
    assert [id for id in IDS if not say.has(f"term-{id}")] == []
    spoken = {id: say.name(id) for id in IDS}
    plain = {
        "en": {"air", "earth", "water", "fire"},
        "cs": {"amethyst", "onyx"},  # CZ writes gems with a small letter
        "pl": set(),
    }[language]
    assert {id for id, name in spoken.items() if not name or name == id} == plain


def test_english_names_are_those_of_the_content() -> None:
    say = voice("en")
    plain = {"air", "earth", "water", "fire"}
    wrong = [id for id in IDS if say.name(id) != BOX.names[id]]
    assert [id for id in wrong if re.sub(r"-\d+$", "", id) not in plain] == []


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_no_two_names_are_alike_in_translation(language: str) -> None:
    say = voice(language)
    records = [one.id for kind in BOX.kinds().values() for one in kind]
    names = Counter(say.name(id) for id in records)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_story_is_translated(language: str) -> None:
    stories = {name: told for name, told in BOX.names.items() if name.endswith("-story")}
    found, faults = messages(WORDS / f"{language}.stories.ftl")
    assert faults == []
    assert set(found) == {f"term-{name}" for name in stories}
    say = voice(language)
    assert [name for name, told in stories.items() if say.name(name) == told] == []
    assert text_of("hedge-knife", say).endswith(say.name("hedge-knife-story"))


@pytest.mark.parametrize("part", ["cards", "names"])
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_word_files_have_the_same_messages(part: str, language: str) -> None:
    english, faults = messages(WORDS / f"en.{part}.ftl")
    other, more = messages(WORDS / f"{language}.{part}.ftl")
    assert faults == more == []
    assert english == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    files = [WORDS / f"{language}.ftl", *WORDS.glob(f"{language}.*.ftl")]
    found = Counter(id for file in files for id in messages(file)[0])
    assert [id for id, times in found.items() if times > 1] == []


def test_every_message_of_the_cards_is_used() -> None:
    """Words that nothing says are left out, but for kinds of one closed list."""
    asked: set[str] = set()

    class Listening(Say):
        def __call__(self, id: str, **args: str | int) -> str:
            asked.add(id)
            return super().__call__(id, **args)

    say = Listening((KERNEL_WORDS, WORDS), "en", lambda: BOX.names)
    for id in IDS:
        text_of(id, say)
    known, _ = messages(WORDS / "en.cards.ftl")
    lists = ("place-", "pile-", "cost-item-", "cost-resource-", "effect-trade-at-", "kind-")
    left = [id for id in known if id not in asked and not id.startswith(lists)]
    others = [  # the other sign or side of effects in use
        "effect-chaos-more",
        "effect-coins-less",
        "effect-monster-gaar-more",
        "effect-turn-die-monster-over",
    ]
    assert sorted(left) == others


def test_a_text_says_when_at_what_price_and_what() -> None:
    say = voice("en")
    use = Use(
        "mon-after",
        (e.Paw(-2), e.Heal(1, "set", 4)),
        set_size=3,
        cost=Cost(dwurt=1, gems=("any",)),
        when=Condition(monster_hurt=True),
    )
    assert use_text(use, say) == (
        "After the monster roll, armour set of 3+, if the monster has a hit, pay 1 Dwurt and "
        "1 gem: paw −2; heal 1 for each piece of the largest armour set worn (at most 4)."
    )


@pytest.mark.parametrize(
    ("amount", "en", "cs", "pl"),
    [
        (1, "gain 1 coin", "získej 1 zlatý", "zyskaj 1 Złotą monetę"),
        (3, "gain 3 coins", "získej 3 zlaté", "zyskaj 3 Złote monety"),
        (5, "gain 5 coins", "získej 5 zlatých", "zyskaj 5 Złotych monet"),
        (-2, "lose 2 coins", "ztrať 2 zlaté", "strać 2 Złote monety"),
    ],
)
def test_numbers_bend_the_words(amount: int, en: str, cs: str, pl: str) -> None:
    told = [effect_text(e.Coins(amount), voice(language)) for language in LANGUAGES]
    assert told == [en, cs, pl]


def test_costs_are_listed() -> None:
    cost = Cost(coins=2, gems=("ruby",), trophies=(2,))
    assert cost_text(cost, voice("en")) == "2 coins, 1 Ruby and 1 trophy of level 2"
    assert cost_text(Cost(), voice("en")) == ""


def test_an_unknown_id_is_spoken_by_its_name() -> None:
    assert record_of("nobody") is None
    assert text_of("nobody", voice("en")) == "nobody"


def test_what_is_paid_stands_in_the_accusative() -> None:
    cost = Cost(coins=1, silver=1, essences=("fire", "any"), items=("chest",))
    assert use_text(Use("attack", (e.Hit(1),), cost=cost), voice("cs")) == (
        "Útok, zaplať 1 zlatý, 1 stříbrnou kartu, 1 esenci ohně, 1 esenci a 1 truhlu: 1 zásah."
    )
    assert use_text(Use("attack", (e.Hit(1),), cost=cost), voice("pl")) == (
        "Atak, zapłać 1 Złotą monetę, 1 Srebrną kartę, 1 Esencję Ognia, 1 Esencję i 1 Skrzynię: "
        "1 Obrażenie."
    )


def test_no_text_is_taken_for_an_id() -> None:
    """A word said before and handed on ("skill") is not the name of the slot called so."""
    said: set[str] = set()
    taken: set[str] = set()

    class Listening(Say):
        def __call__(self, id: str, **args: str | int) -> str:
            text = super().__call__(id, **args)
            if not id.startswith("term-"):
                said.add(text)
            return text

        def name(self, id: str) -> str:
            spoken = super().name(id)
            if id in said and spoken != id:
                taken.add(f"{id}: {spoken}")
            return spoken

    say = Listening((KERNEL_WORDS, WORDS), "en", lambda: BOX.names)
    assert text_of("chamber-of-echoes", say).startswith("Skill, only for one player.")
    for id in IDS:
        text_of(id, say)
    assert taken == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_starting_weapon_says_what_it_sells_for(language: str) -> None:
    """EU-TILES-10: its prices are 0."""
    say = voice(language)
    assert say("sell-price", coins=0) in text_of("gravebreaker", say).lower()


def test_the_goal_of_the_hunt_is_told_for_all_difficulties() -> None:
    told = text_of("the-hunt", voice("en"))
    assert "3 bounties and one for each player (easy: 2, hard: 4, each with one for" in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "In competitive play a settlement that holds gives its owner 2 reputation"),
        ("cs", "V kompetitivní hře osada, která odolá, dá vlastníkovi 2 body reputace"),
        ("pl", "W grze rywalizacyjnej osada, która się obroni, daje właścicielowi 2 punkty"),
    ],
)
def test_s_2_reputation_for_a_held_settlement_is_told_as_competitive(
    language: str, words: str
) -> None:
    assert words in text_of("defence-of-the-settlements", voice(language))


# EU-QUEST: the texts of quests


def test_eu_quest_3_alternatives_are_told_with_either_and_or() -> None:
    told = text_of("what-the-cave-coughs-up", voice("en"))
    assert (
        "wants either 1 resource of the caves, or 1 Gaar and 1 essence (earth). Reward" in told
    ), told
    mixed = [one for one in BOX.quests.values() if len(one.wants) == 2]
    for language, words in [("en", " either "), ("cs", " buď "), ("pl", " albo ")]:
        assert all(words in text_of(one.id, voice(language)) for one in mixed)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_eu_quest_3_equal_things_are_told_as_a_number(language: str) -> None:
    say = voice(language)
    for quest in BOX.quests.values():
        for want in quest.wants:
            parts = re.split(" (?:and|a|i) ", cost_text(want.cost, say))
            assert len(parts) == len(set(parts)), quest.id
    assert cost_text(Cost(items=("potion", "potion")), voice("en")) == "2 potions"
    assert cost_text(Cost(items=("potion", "potion")), voice("cs")) == "2 lektvary"
    assert cost_text(Cost(trophies=(1, 1, 2)), voice("pl")) == (
        "2 Trofea Poziomu 1 i 1 Trofeum Poziomu 2"
    )


def test_eu_quest_3_no_way_is_the_other_and_more() -> None:
    for quest in BOX.quests.values():
        for one, other in permutations(quest.wants, 2):
            more = priced(one.cost) <= priced(other.cost) and one.roll <= other.roll
            assert not more, quest.id


def priced(cost: Cost) -> Counter[str]:
    """What a cost takes, kind by kind."""
    found: Counter[str] = Counter()
    for name in cost.__struct_fields__:
        value = getattr(cost, name)
        found.update({name: value} if isinstance(value, int) else [f"{name} {x}" for x in value])
    return +found


def test_eu_quest_3_a_lost_price_is_told() -> None:
    for quest in BOX.quests.values():
        told = text_of(quest.id, voice("en"))
        rolled = [want for want in quest.wants if want.roll]
        assert ("If the roll fails" in told) == bool(rolled), quest.id
        lost = any(want.cost != Cost() for want in rolled)
        assert ("what was given for it is lost" in told) == lost, quest.id
