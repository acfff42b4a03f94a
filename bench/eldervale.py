"""Is Dwellings of Eldervale fair? Five greedy players; factions, seats and elements rotate.

    python bench/eldervale.py --games 600 --jobs 2 [--file games.jsonl] [--table page.md] [--json]

Prints how often each faction wins the games it takes part in (fair: 20 %), each place in turn
order, scores, how games end and how long they last, and which cards nobody ever used.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from itertools import combinations
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import fabletop
from fabletop.bots import Bot, make
from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.bot.evaluate import foretold
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.state import EldervaleState
from fabletop.games.eldervale.terms import ELEMENTS
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.session import Session

SEATS = 5
RULES = GAME.rules.version
FIELDS = list(combinations(ELEMENTS, SEATS))
STRIDE = 25  # has no divisor in common with the number of fields: short runs are mixed, too
PASSING = ("pass", "pass-turn", "end-turn")
SCORES = ("on the track", "orbs", "power", "dwellings", "cards", "vaults", "prophecies")


def field(number: int) -> list[str]:
    """The factions of game `number` in turn order: the two of an element take turns, and all
    move one place on from game to game."""
    met = Counter(one for game in range(number) for one in FIELDS[game * STRIDE % len(FIELDS)])
    chosen = FIELDS[number * STRIDE % len(FIELDS)]
    factions = [library().factions_of[one][met[one] % 2] for one in chosen]
    turn = number % SEATS
    return factions[turn:] + factions[:turn]


def play(number: int) -> dict[str, Any]:
    wanted = field(number)
    started = perf_counter()
    session = fabletop.new("eldervale", SEATS, 7000 + number, {"factions": "choose"}, log=False)
    for faction in wanted:
        session.answer(session.requests[0].seat, (f"faction:{faction}",))
    play_out(session, [make("greedy", SEATS * number + seat) for seat in range(SEATS)])
    state: EldervaleState = session.state
    assert session.result is not None
    first = session.result.ranking[0]
    winner = state.players[first[0]]
    roofs = max(len(player.dwellings) for player in state.players)
    return {
        "number": number,
        "content": content(),
        "factions": wanted,
        "winners": [state.players[seat].faction for seat in first],
        "turns": [(seat - state.first) % SEATS for seat in first],
        "best": winner.vp,
        "sheet": state.sheet[winner.seat],
        "scores": {player.faction: player.vp for player in state.players},
        "end": "sixth dwelling" if roofs == 6 and state.stock.cards else "last realm",
        "roofs": [len(player.dwellings) for player in state.players],
        "cards": [len(player.tableau) - 1 for player in state.players],
        "glory": [max(0, player.glory) for player in state.players],
        "rounds": state.round,
        "choices": sum(not one.forced for one in session.journal.choices),
        "seconds": perf_counter() - started,
        "used": sorted(used(session)),
    }


def content() -> str:
    return f"{GAME.rules.version}/{GAME.content_hash()}"


def play_out(session: Session, bots: list[Bot]) -> None:
    """Answer every question; whoever can only pass or cash treasure does not think about it,
    unless it is for swords in a battle."""
    while requests := session.requests:
        answer: tuple[int, Keys] | None = None
        for one in requests:
            if one.optional and not idle(one):
                keys = bots[one.seat].choose(session, one)
                if keys:
                    answer = one.seat, keys
                    break
        if answer is None:
            (main,) = (one for one in requests if not one.optional)
            passing = [key for key in main.keys if key in PASSING]
            if main.kind == "pick" and passing and idle(main) and main.rule != "EL-BATTLE-8":
                answer = main.seat, (passing[0],)
            else:
                answer = main.seat, bots[main.seat].choose(session, main)
        session.answer(*answer)


def idle(request: Request) -> bool:
    return all(key in PASSING or key.startswith("cash:") for key in request.keys)


def used(session: Any) -> set[str]:
    """Cards gained or activated, cast or revealed, and prophecies that came true."""
    state: EldervaleState = session.state
    found = {
        key.split(":")[1]
        for one in session.journal.choices
        for key in one.keys
        if key.startswith(("buy:", "do:", "cast:", "reveal:"))
    }
    for player in state.players:
        found |= {held.id for held in player.tableau} | set(player.quests)
        for id in player.hand.cards:
            card = library().magic[id]
            if card.kind == "prophecy" and foretold(state, player, card, 0.0) > 0:
                found.add(id)
    return found


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def parts(numbers: list[float]) -> list[float]:
    ordered = sorted(numbers)
    return [ordered[int(len(ordered) * part)] for part in (0.05, 0.5, 0.95)]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def report(results: list[dict[str, Any]]) -> dict[str, Any]:
    played = Counter(faction for one in results for faction in one["factions"])
    won = dict.fromkeys(library().factions, 0.0)
    turns = [0.0] * SEATS
    for one in results:  # a shared victory is shared
        for faction, turn in zip(one["winners"], one["turns"], strict=True):
            won[faction] += 1 / len(one["winners"])
            turns[turn] += 1 / len(one["winners"])
    known = Counter(card for one in results for card in one["used"])
    best = [one["best"] for one in results]
    return {
        "games": len(results),
        "factions": {
            faction: {
                "wins": won[faction],
                "games": played[faction],
                "share": won[faction] / max(1, played[faction]),
                "interval": interval(won[faction], played[faction]),
                "score": mean(
                    [one["scores"][faction] for one in results if faction in one["scores"]] or [0]
                ),
            }
            for faction in library().factions
        },
        "turn_order_wins": turns,
        "winners_mean": mean(best),
        "winners_5_50_95": parts(best),
        "winners_sheet": [mean([one["sheet"][row] for one in results]) for row in range(7)],
        "score_mean": mean([score for one in results for score in one["scores"].values()]),
        "ends": Counter(one["end"] for one in results),
        "rounds_mean": mean([one["rounds"] for one in results]),
        "rounds_5_50_95": parts([one["rounds"] for one in results]),
        "choices_mean": mean([one["choices"] for one in results]),
        "seconds_mean": mean([one["seconds"] for one in results]),
        "dwellings_mean": mean([roofs for one in results for roofs in one["roofs"]]),
        "cards_mean": mean([cards for one in results for cards in one["cards"]]),
        "glory_mean": mean([glory for one in results for glory in one["glory"]]),
        "never_used_adventures": [id for id in library().adventures if not known[id]],
        "never_used_magic": [id for id in library().magic if not known[id]],
    }


def show(found: dict[str, Any]) -> None:
    print(f"{found['games']} games of five greedy players")
    for faction, one in sorted(found["factions"].items(), key=lambda item: -item[1]["share"]):
        low, high = one["interval"]
        print(
            f"  {faction:20} wins {one['share']:6.1%} of {one['games']:3}"
            f" ({low:.1%} to {high:.1%}), scores {one['score']:.1f}"
        )
    print(f"  by turn order: {[round(one, 1) for one in found['turn_order_wins']]}")
    print(f"  winners' scores: mean {found['winners_mean']:.1f}, {spread(found, 'winners')}")
    sheet = zip(SCORES, found["winners_sheet"], strict=True)
    print("  of which " + ", ".join(f"{name} {number:.1f}" for name, number in sheet))
    print(f"  all scores: mean {found['score_mean']:.1f}")
    print("  ends: " + ", ".join(f"{name} {number}" for name, number in found["ends"].items()))
    print(f"  rounds: mean {found['rounds_mean']:.1f}, {spread(found, 'rounds')}")
    print(
        f"  a player has {found['dwellings_mean']:.1f} dwellings, {found['cards_mean']:.1f} cards,"
        f" {found['glory_mean']:.1f} glory"
    )
    print(f"  choices a game: {found['choices_mean']:.0f}, seconds {found['seconds_mean']:.1f}")
    print(f"  adventure cards never gained: {', '.join(found['never_used_adventures']) or 'none'}")
    print(f"  magic cards never played: {', '.join(found['never_used_magic']) or 'none'}")


def spread(found: dict[str, Any], what: str) -> str:
    low, middle, high = found[f"{what}_5_50_95"]
    return f"5-50-95 %: {low}, {middle}, {high}"


def table(found: dict[str, Any]) -> str:
    """The same as a page of Markdown."""
    names = library().names
    lines = [
        "# Dwellings of Eldervale: balance",
        "",
        f"{found['games']} games of five greedy players, rules version {RULES}; factions, seats and"
        " elements rotate (`python bench/eldervale.py`). Wanted: each faction wins 12 to 28 % of"
        " its games, typical winning scores 60 to 110, both ends of the game, every card gained or"
        " played (gaining an adventure card counts; how often it is activated is not measured"
        " here).",
        "",
        "| faction | element | games | won | share | 95 % interval | mean score |",
        "|---|---|---|---|---|---|---|",
    ]
    for faction, one in sorted(found["factions"].items(), key=lambda item: -item[1]["share"]):
        low, high = one["interval"]
        lines.append(
            f"| {names[faction]} | {library().factions[faction].element} | {one['games']}"
            f" | {one['wins']:g} | {one['share']:.1%} | {low:.1%} to {high:.1%}"
            f" | {one['score']:.1f} |"
        )
    sheet = zip(SCORES, found["winners_sheet"], strict=True)
    lines += [
        "",
        "A shared victory is shared. Of 5, 50 and 95 % of games:",
        "",
        f"- winning scores {figures(found, 'winners')}, mean {found['winners_mean']:.1f}: "
        + ", ".join(f"{name} {number:.1f}" for name, number in sheet),
        f"- rounds {figures(found, 'rounds')}, mean {found['rounds_mean']:.1f}",
        "- the end came by: "
        + ", ".join(f"{name} {number}" for name, number in sorted(found["ends"].items())),
        f"- wins by turn order: {', '.join(f'{one:.1f}' for one in found['turn_order_wins'])}",
        f"- a player has {found['dwellings_mean']:.1f} dwellings, {found['cards_mean']:.1f}"
        f" adventure cards and {found['glory_mean']:.1f} glory, and scores"
        f" {found['score_mean']:.1f}",
        f"- adventure cards never gained: {', '.join(found['never_used_adventures']) or 'none'}",
        f"- magic cards never played: {', '.join(found['never_used_magic']) or 'none'}",
        "",
    ]
    return "\n".join(lines)


def figures(found: dict[str, Any], what: str) -> str:
    return ", ".join(str(one) for one in found[f"{what}_5_50_95"])


def collect(games: int, jobs: int, path: Path | None) -> list[dict[str, Any]]:
    """Play what the file does not hold yet; every game is written down as soon as it is over."""
    known: dict[int, dict[str, Any]] = {}
    if path is not None and path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            if one["content"] == content():  # not what was played with other cards
                known[one["number"]] = one
    missing = [number for number in range(games) if number not in known]
    with ExitStack() as stack:
        notes = stack.enter_context(path.open("a", encoding="utf-8")) if path else None
        played: Iterable[dict[str, Any]] = map(play, missing)
        if jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs))
            played = (one.result() for one in as_completed([pool.submit(play, n) for n in missing]))
        for one in played:
            known[one["number"]] = one
            if notes is not None:
                notes.write(json.dumps(one) + "\n")
                notes.flush()
    return [known[number] for number in range(games)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, help="one line per game; a stopped run goes on here")
    parser.add_argument("--table", type=Path, help="write the table there, as Markdown")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = report(collect(chosen.games, chosen.jobs, chosen.file))
    if chosen.table is not None:
        chosen.table.write_text(table(found), encoding="utf-8")
    if chosen.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
