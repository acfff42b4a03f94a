"""Is Euthia fair? Four greedy players in The Hunt, heroes and seats rotating; or one alone.

    python bench/euthia.py --games 500 --jobs 2 --keep four.jsonl [--json]
    python bench/euthia.py --solo --difficulty easy --games 300 --keep solo.jsonl
    python bench/euthia.py --solo --bot mcts --games 30 --keep solo.jsonl   # 0.2 s a choice
    python bench/euthia.py --random --games 100 --keep random.jsonl   # greedy against two random
    python bench/euthia.py --table four.jsonl solo.jsonl random.jsonl > bench/results/euthia.md

Prints how often each hero wins the games it takes part in (fair: 25 %), how often heroes die, how
long games last, and which trade tiles nobody ever bought. With `--keep` each finished game is
written to the file at once, and a later run goes on with the games that are missing in it; games
of another kind or another rules version do not count.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations, product
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import fabletop
from fabletop.bots import Bot, make
from fabletop.bots.mcts import Budget, MctsBot
from fabletop.bots.play import play_out
from fabletop.games.euthia import GAME
from fabletop.games.euthia.library import library
from fabletop.games.euthia.terms import HEROES, SHOPS
from fabletop.kernel.session import Session

FIELDS = list(combinations(HEROES, 4))
RULES = GAME.rules.version
SEARCH = Budget(seconds=0.2)
DIFFICULTIES = ("easy", "normal", "hard")


class Kind(NamedTuple):
    """What is played: games of one kind are counted together. The difficulty is the goal of games
    alone; where everybody plays for points it changes nothing."""

    name: str
    difficulty: str = "normal"
    bot: str = "greedy"

    @property
    def label(self) -> dict[str, Any]:
        return {**self._asdict(), "rules": RULES}

    def holds(self, one: dict[str, Any]) -> bool:
        return all(one.get(name) == value for name, value in self.label.items())


def player(name: str, seed: int) -> Bot:
    return MctsBot(seed, SEARCH) if name == "mcts" else make(name, seed)


def seated(wanted: Sequence[str], number: int, bots: Sequence[str], difficulty: str) -> Session:
    """A whole game of these heroes by seat."""
    options = {"scenario": "the-hunt", "difficulty": difficulty}
    session = fabletop.new("euthia", len(wanted), 1000 + number, options, log=False)
    while session.requests and session.requests[0].rule == "EU-SETUP-6":
        seat = session.requests[0].seat
        session.answer(seat, (f"hero:{wanted[seat]}",))
    players = [player(name, 4 * number + seat) for seat, name in enumerate(bots)]
    return play_out(session, players, most=6_000)


def told(session: Session, wanted: Sequence[str]) -> dict[str, Any]:
    state = session.state
    keys = [key for one in session.journal.choices for key in one.keys if one.rule == "EU-TRADE-3"]
    result = session.result
    first = result.ranking[0] if result is not None and result.ranking else ()
    return {
        "heroes": list(wanted),
        "winners": [wanted[seat] for seat in first],
        "seats": list(first),
        "turn": [(seat - state.first) % len(wanted) for seat in first],
        "scores": list(state.scores),
        "reputation": [one.reputation for one in state.players],
        "deaths": [one.fallen for one in state.players],
        "bounties": [len(one.bounties) for one in state.players],
        "quests": [len(one.quests) for one in state.players],
        "worn": [sum(bool(id) for id in one.slots) for one in state.players],
        "rounds": state.round,
        "choices": len(session.journal.choices),
        "bought": sorted({key[4:] for key in keys if key.startswith("buy:")}),
        "learned": sorted({key.split(":")[1] for key in keys if key.startswith("learn:")}),
    }


def play_four(number: int, kind: Kind) -> dict[str, Any]:
    """The field of heroes and their seats rotate with the number."""
    field = FIELDS[number % len(FIELDS)]
    turn = number // len(FIELDS) % 4
    wanted = field[turn:] + field[:turn]
    return told(seated(wanted, number, [kind.bot] * 4, kind.difficulty), wanted)


def play_alone(number: int, kind: Kind) -> dict[str, Any]:
    wanted = (HEROES[number % len(HEROES)],)
    return told(seated(wanted, number, [kind.bot], kind.difficulty), wanted)


def play_random(number: int, kind: Kind) -> dict[str, Any]:
    """One bot against two random players, at each seat in turn."""
    turn = number % len(HEROES)
    wanted = tuple(HEROES[(turn + other) % len(HEROES)] for other in range(3))
    bots = ["random"] * 3
    bots[number % 3] = kind.bot
    session = seated(wanted, number, bots, kind.difficulty)
    found = told(session, wanted)
    found["first"] = found["seats"] == [number % 3]
    return found


Play = Callable[[int, Kind], dict[str, Any]]
PLAYS: dict[str, Play] = {"four": play_four, "solo": play_alone, "random": play_random}


def play(number: int, kind: Kind) -> dict[str, Any]:
    """Game `number` of this kind."""
    return {**kind.label, "number": number, **PLAYS[kind.name](number, kind)}


def finished(kind: Kind, numbers: Sequence[int], jobs: int) -> Iterator[dict[str, Any]]:
    """Games as they end."""
    if jobs == 1:
        for number in numbers:
            yield play(number, kind)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(play, number, kind) for number in numbers]):
            yield done.result()


def played(
    kind: Kind, numbers: Sequence[int], jobs: int, keep: Path | None
) -> list[dict[str, Any]]:
    """The results of these games: those kept from earlier runs, and the missing ones now."""
    known = kept(keep) if keep and keep.exists() else []
    found = {one["number"]: one for one in known if kind.holds(one)}
    missing = [number for number in numbers if number not in found]
    log: TextIO | None = keep.open("a") if keep else None
    for one in finished(kind, missing, jobs):
        found[one["number"]] = one
        if log:
            log.write(json.dumps(one) + "\n")
            log.flush()
    return [found[number] for number in numbers]


def kept(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def of_hero(results: list[dict[str, Any]], hero: str, name: str) -> list[float]:
    return [one[name][one["heroes"].index(hero)] for one in results if hero in one["heroes"]]


def designs(ids: Sequence[str]) -> set[str]:
    return {library().tiles[id].id for id in ids}


def report(results: list[dict[str, Any]]) -> dict[str, Any]:
    won = Counter(hero for one in results for hero in one["winners"])
    offered = {library().tiles[id].id for shop in SHOPS for id in library().piles[shop]}
    bought = Counter(design for one in results for design in designs(one["bought"]) & offered)
    learned = Counter(id for one in results for id in one["learned"])
    skills = {
        id
        for hero in HEROES
        for id in library().personal[hero]
        if library().tiles[id].kind.endswith("skill") and not library().tiles[id].starting
    }
    heroes = {}
    for hero in HEROES:
        games = len(of_hero(results, hero, "scores"))
        deaths = of_hero(results, hero, "deaths")
        heroes[hero] = {
            "wins": won[hero],
            "games": games,
            "share": won[hero] / max(1, games),
            "interval": interval(won[hero], games),
            "deaths_mean": mean(deaths),
            "deaths_most": max(deaths, default=0),
            **{
                name: mean(of_hero(results, hero, name))
                for name in ("scores", "reputation", "bounties", "quests", "worn")
            },
        }
    rounds = [one["rounds"] for one in results]
    return {
        "games": len(results),
        "heroes": heroes,
        "wins": sum(bool(one["winners"]) for one in results),
        "wins_interval": interval(sum(bool(one["winners"]) for one in results), len(results)),
        "first": sum(one.get("first", False) for one in results),
        "bounties": dict(sorted(Counter(sum(one["bounties"]) for one in results).items())),
        "turn_order_wins": dict(sorted(Counter(t for one in results for t in one["turn"]).items())),
        "rounds_mean": mean(rounds),
        "choices_mean": mean([one["choices"] for one in results]),
        "choices_most": max(one["choices"] for one in results),
        "never_bought": sorted(offered - set(bought)),
        "designs": len(offered),
        "never_learned": sorted(skills - set(learned)),
    }


def show(found: dict[str, Any], kind: Kind) -> None:
    print(f"{headline(kind)}: {found['games']} games, rules version {RULES}")
    if kind.name != "four":
        print(f"  {success(found, kind)}")
    for hero, one in found["heroes"].items():
        low, high = one["interval"]
        print(
            f"  {hero:8} wins {one['share']:6.1%} of {one['games']:3} ({low:.1%} to {high:.1%})"
            f"  score {one['scores']:5.1f}  reputation {one['reputation']:5.1f}"
            f"  deaths {one['deaths_mean']:.2f} (most {one['deaths_most']:.0f})"
            f"  bounties {one['bounties']:.2f}  quests {one['quests']:.2f}  tiles {one['worn']:.1f}"
        )
    print(f"  by turn order: {found['turn_order_wins']}")
    print(
        f"  rounds {found['rounds_mean']:.1f}, choices a game {found['choices_mean']:.0f}"
        f" (most {found['choices_most']})"
    )
    print(
        f"  never bought ({len(found['never_bought'])} of {found['designs']}):"
        f" {', '.join(found['never_bought']) or 'none'}"
    )
    print(f"  never learned: {', '.join(found['never_learned']) or 'none'}")


def percent(wins: int, games: int) -> str:
    low, high = interval(wins, games)
    return f"{wins / max(1, games):.1%} ({low:.1%} to {high:.1%})"


def headline(kind: Kind) -> str:
    return {
        "four": f"Four {kind.bot} players",
        "solo": f"One {kind.bot} player alone, {kind.difficulty}",
        "random": f"One {kind.bot} player against two random ones",
    }[kind.name]


def success(found: dict[str, Any], kind: Kind) -> str:
    games = found["games"]
    if kind.name == "random":
        return f"{kind.bot.capitalize()} wins {found['first']}: {percent(found['first'], games)}."
    bounties = ", ".join(f"{n}: {games}" for n, games in found["bounties"].items())
    return f"Won {found['wins']}: {percent(found['wins'], games)}. Games by bounties: {bounties}."


def markdown(files: Sequence[Path]) -> str:
    """The page of results: every kind of game found in the files."""
    lines = ["# Euthia: balance of The Hunt by simulation", ""]
    lines += [
        f"Made with `bench/euthia.py`, rules version {RULES}; intervals are Wilson's, 95 %.",
        "",
    ]
    results = [one for file in files for one in kept(file)]
    for kind in (Kind(*some) for some in product(PLAYS, DIFFICULTIES, ("greedy", "mcts"))):
        games = [one for one in results if kind.holds(one)]
        if games:
            lines += [*section(kind, games), ""]
    return "\n".join(lines)


def section(kind: Kind, games: list[dict[str, Any]]) -> list[str]:
    found, number = report(games), len(games)
    lines = [f"## {headline(kind)}: {number} games", ""]
    if kind.name != "four":
        lines += [success(found, kind), ""]
    lines.append("| hero | wins | score | reputation | deaths (most) | bounties | quests | tiles |")
    lines.append("|---|---|---|---|---|---|---|---|")
    for hero, one in found["heroes"].items():
        deaths = f"{one['deaths_mean']:.2f} ({one['deaths_most']:.0f})"
        lines.append(
            f"| {hero} | {percent(one['wins'], one['games'])} | {one['scores']:.1f} "
            f"| {one['reputation']:.1f} | {deaths} | {one['bounties']:.2f} "
            f"| {one['quests']:.2f} | {one['worn']:.1f} |"
        )
    if kind.name == "four":
        unsold = ", ".join(found["never_bought"]) or "none"
        lines += [
            "",
            f"Wins by turn order: {found['turn_order_wins']}. Rounds {found['rounds_mean']:.1f}, "
            f"choices {found['choices_mean']:.0f} (most {found['choices_most']}).",
            f"Trade tiles never bought ({len(found['never_bought'])} of {found['designs']}): "
            f"{unsold}.",
        ]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--start", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--random", action="store_true", help="against two random players")
    parser.add_argument("--difficulty", choices=DIFFICULTIES, default="normal")
    parser.add_argument("--bot", choices=("greedy", "mcts"), default="greedy")
    parser.add_argument("--keep", type=Path, help="file of finished games, to go on with later")
    parser.add_argument("--table", type=Path, nargs="+", help="print the page of these files")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.table:
        print(markdown(chosen.table))
        return
    name = "random" if chosen.random else "solo" if chosen.solo else "four"
    kind = Kind(name, chosen.difficulty, chosen.bot)
    numbers = range(chosen.start, chosen.start + chosen.games)
    found = report(played(kind, numbers, chosen.jobs, chosen.keep))
    if chosen.json:
        print(json.dumps(found))
    else:
        show(found, kind)


if __name__ == "__main__":
    main()
