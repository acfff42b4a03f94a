"""Everything in the campaign's content reads in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.games.gloomhaven import campaign
from fabletop.games.gloomhaven.campaign import GAME
from fabletop.games.gloomhaven.campaign import effects as e
from fabletop.games.gloomhaven.campaign import records as r
from fabletop.games.gloomhaven.campaign.document import Chapter, Said
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.telling.consequences import case_text, effect_text
from fabletop.games.gloomhaven.campaign.telling.recap import open_ways, recap
from fabletop.games.gloomhaven.campaign.telling.texts import record_text, step_text, text_of
from fabletop.games.gloomhaven.library import library
from fabletop.kernel.phrasing import label
from fabletop.kernel.words import LANGUAGES, Say
from fabletop.web.view.voice import voice

from ....kernel.vocabulary import messages
from . import scene

BOX = archive()
WORDS = Path(campaign.__file__).parent / "words"
PARTS = ("", ".content", ".names")


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    return GAME.voice(request.param)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(
    part: str, language: str
) -> None:
    english, faults = messages(WORDS / f"en{part}.ftl")
    other, more = messages(WORDS / f"{language}{part}.ftl")
    assert faults == more == []
    assert english == other


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_events_are_called_by_their_records_in_english_and_translated_elsewhere(
    language: str,
) -> None:
    """So that an owner's own event is not spoken by the name of the one it replaces."""
    found, faults = messages(WORDS / f"{language}.events.ftl")
    assert not faults and not (WORDS / "en.events.ftl").exists()
    assert found.keys() == {f"term-{id}{part}" for id in BOX.events for part in ("", "-a", "-b")}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_said_of_places_is_translated(language: str) -> None:
    found, faults = messages(WORDS / f"{language}.places.ftl")
    rumours = {f"term-place-{number}-rumour" for number in BOX.places}
    assert not faults and not (WORDS / "en.places.ftl").exists()
    assert found.keys() == rumours | {f"term-{id}-story" for id in BOX.regions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    seen: set[str] = set()
    folders = (WORDS, WORDS.parent.parent / "words")
    for file in (file for folder in folders for file in sorted(folder.glob(f"{language}*.ftl"))):
        found = messages(file)[0].keys()
        assert not seen & found, file
        seen |= found


def test_every_record_has_a_text(say: Say) -> None:
    for kind in BOX.kinds().values():
        for record in kind:
            text = record_text(record, say)
            assert text.strip() and "{" not in text and "  " not in text, text


def test_every_outcome_has_a_text(say: Say) -> None:
    for event in BOX.events.values():
        for letter, option in (("a", event.a), ("b", event.b)):
            for number, outcome in enumerate(option.outcomes, 1):
                story, rules = text_of(f"{event.id}-{letter}-{number}", say).split("\n")
                assert story == outcome.story
                assert rules.endswith(".") and "{" not in rules and "  " not in rules


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_things_have_names_of_their_own_in_each_language(language: str) -> None:
    say = GAME.voice(language)
    kinds = (BOX.events, BOX.quests, BOX.achievements, BOX.boxes)
    kept = [id for kind in kinds for id, one in kind.items() if say.name(id) == one.name]
    assert kept == []


def test_english_names_are_those_of_the_records() -> None:
    say = GAME.voice()
    for kind in (BOX.events, BOX.quests, BOX.achievements, BOX.boxes, BOX.regions):
        assert {id: say.name(id) for id in kind} == {id: one.name for id, one in kind.items()}
    for event in BOX.events.values():
        assert (say.name(f"{event.id}-a"), say.name(f"{event.id}-b")) == (
            event.a.label,
            event.b.label,
        )


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_two_answers_of_an_event_differ_in_each_language(language: str) -> None:
    say, english = GAME.voice(language), GAME.voice()
    for id in BOX.events:
        first, second = say.name(f"{id}-a"), say.name(f"{id}-b")
        assert first != second and not first.endswith(".") and not second.endswith(".")
        assert first != english.name(f"{id}-a") and second != english.name(f"{id}-b")


def test_the_front_of_an_event_keeps_its_back_secret() -> None:
    event = BOX.events["city-05"]
    front = text_of("city-05", GAME.voice())
    assert event.story in front and event.a.label in front and event.b.label in front
    assert event.a.outcomes[0].story not in front and "prosperity" not in front.lower()


@pytest.mark.parametrize(
    ("id", "text"),
    [
        (
            "city-01-a-1",
            "Each gains 10 experience; choose one: each loses 5 gold or reputation −1. "
            "The card goes under the deck.",
        ),
        (
            "city-05-b-1",
            "Each gains 5 gold; each gains 5 gold (with a reputation of −5 or less). "
            "The card leaves the game.",
        ),
        (
            "city-25-a-1",
            "With Brute, Cragheart or Lightning in the party: together you gain 5 gold."
            " The card leaves the game.",
        ),
        (
            "road-28-a-2",
            "Otherwise: the other option is resolved as well. "
            "The card goes where the other option says.",
        ),
        (
            "road-21-a-1",
            "At the start of the next scenario, each: Wound, 3 damage; each loses a "
            "checkmark. The card leaves the game.",
        ),
    ],
)
def test_outcomes_read_like_cards(id: str, text: str) -> None:
    assert text_of(id, GAME.voice()).split("\n")[1] == text


def test_czech_and_polish_use_the_terms_of_the_rulebook() -> None:
    czech, polish = GAME.voice("cs"), GAME.voice("pl")
    assert effect_text(e.Prosperity(amount=1), czech) == "blahobyt +1"
    assert effect_text(e.Gold(amount=-5), polish) == "każdy traci 5 zł"
    assert (
        case_text(e.Case(classes=("sun", "brute")), czech) == "je-li v družině Slunce nebo Zabijak"
    )


def test_steps_of_quests_read(say: Say) -> None:
    texts = [step_text(step, say) for one in BOX.quests.values() for step in one.steps]
    assert all(texts) and not any("{" in text for text in texts)
    english = GAME.voice()
    assert step_text(r.QuestStep(feat="kills", count=20, elite=True), english) == (
        "kill 20 elite monsters"
    )


# Answers that name things by number


@pytest.mark.rule("GH-CAMP-59")
def test_every_spot_is_told_by_its_line_and_no_two_of_a_card_alike(say: Say) -> None:
    for card, record in BOX.spots.items():
        names = [say.name(f"{card}-spot-{one}") for one in range(1, len(record.spots) + 1)]
        assert len(set(names)) == len(names), names
        assert not any(f"{card}-spot" in one for one in names), names


@pytest.mark.rule("GH-CAMP-53")
def test_every_perk_is_told_by_what_it_does(say: Say) -> None:
    for type, one in library().classes.items():
        names = [say.name(f"{type}-perk-{number}") for number in range(1, len(one.perks) + 1)]
        assert len(set(names)) == len(names) and not any("-perk-" in name for name in names)
    assert say.name("brute-perk-99") == "brute-perk-99" and say.name("x-name-1") == "x-name-1"


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("tick:brute-perk-2", ("remove 1× −1; add 1× +1", "přidej 1× +1", "dodaj 1× +1")),
        (
            "sticker:trample-spot-1:plus-attack:50",
            (
                "+1 Attack: upper half, Attack 3, 50 gold",
                "+1 Útok: horní polovina, Útok 3, 50 zl.",
                "+1 Atak: górna połowa, Atak 3, 50 zł",
            ),
        ),
        (
            "sticker:trample-spot-2:plus-pierce:30",
            ("upper half, Attack 3 (pierce), 30 gold", "Útok 3 (průraznost)", "Atak 3 (przebicie)"),
        ),
        (
            "shop:brute:winged-shoes",
            ("Buy Winged Shoes (Brute)", "Koupit: Okřídlené střevíce", "Kup: Skrzydlate"),
        ),
    ],
)
def test_answers_say_what_they_mean(key: str, words: tuple[str, ...]) -> None:
    for language, part in zip(LANGUAGES, words, strict=True):
        assert part in label(key, GAME.voice(language))
        assert part in label(key, voice(language, GAME)), "on the page as in the terminal"


def test_the_log_tells_perk_and_spot() -> None:
    made = scene.campaign("brute", "tinkerer")
    made.world.achievements.append("the-power-of-enhancement")
    made.parties[0].characters[0].gold, made.parties[0].characters[0].checks = 300, 3
    visit = scene.Visit(made).do("tick:brute-perk-4", "enhance:brute", "card:trample")
    visit.do("sticker:trample-spot-1:plus-attack:50")
    log = visit.session.log(0)
    assert "Brute gains a perk: add 1× +3." in log
    assert "Brute enhances Trample for 50 gold: +1 Attack (upper half, Attack 3)." in log


# Recap


def test_a_recap_tells_where_the_party_stands(say: Say) -> None:
    made = scene.campaign("brute", "tinkerer")
    made.world.completed, made.world.unlocked = [1], [1, 2, 3]
    made.parties[0].achievements = ["first-steps"]
    told = (Said("town-unlocked", (("what", "barrow-lair"),)), Said("town-ready", (("number", 1),)))
    made.chapters.append(Chapter("scenario", 0, 1, "campaign", "won", "x", told))
    lines = recap(made, 0, say)
    text = "\n".join(lines)
    assert say("town-unlocked", what="barrow-lair") in text
    assert say("town-ready", number=1) not in text
    assert say("recap-won", what="black-barrow") in text
    assert say.name("brute") in text and say.name("first-steps") in text
    assert say.name("inox-encampment") in text


@pytest.mark.rule("GH-CAMP-01")
def test_a_recap_names_only_the_ways_that_are_open() -> None:
    made = scene.campaign("brute", "tinkerer")
    made.world.unlocked = [1, 2, 4]
    assert open_ways(made, made.parties[0]) == [1, 4]
    made.parties[0].achievements.append("first-steps")
    made.world.completed = [1]
    assert open_ways(made, made.parties[0]) == [2, 4]


def test_a_recap_of_a_new_party_has_little_to_tell() -> None:
    lines = recap(scene.campaign("brute", "tinkerer"), 0, GAME.voice())
    assert "The party has not set out yet." in lines
    assert "You are in Gloomhaven." in lines
