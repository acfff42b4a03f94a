"""Pig: roll as long as you dare; a 1 loses what this turn has brought. The first to 50 wins."""

from pathlib import Path

import msgspec

from fabletop import sdk

HERE = Path(__file__).parent
GOAL = 50


class Player(msgspec.Struct):
    seat: int
    points: int = 0


class Pig(msgspec.Struct):
    chance: sdk.Chance
    players: list[Player]
    active: int = 0
    turn_total: int = 0
    turns: int = 1


def setup(chance: sdk.Chance, seats: int, options: sdk.Options) -> Pig:
    return Pig(chance, [Player(seat) for seat in range(seats)])


def next_step(state: Pig) -> sdk.Step | None:
    """One roll or hold is a step; the game is over when somebody has reached the goal."""
    return None if any(one.points >= GOAL for one in state.players) else decide


def decide(game: sdk.Game[Pig]) -> sdk.Rule[None]:
    """PG-TURN-1: roll or hold."""
    state = game.state
    deed = yield from sdk.pick(state.active, "PG-TURN-1", {"roll": roll, "hold": hold})
    deed(game)


def roll(game: sdk.Game[Pig]) -> None:
    """PG-TURN-2: a 1 ends the turn with nothing, anything else is added to the turn's total."""
    die = 1 + game.chance.below("die", 6)
    game.tell("rolled", seat=game.state.active + 1, die=die)
    if die == 1:
        pass_on(game.state)
    else:
        game.state.turn_total += die


def hold(game: sdk.Game[Pig]) -> None:
    """PG-TURN-3: the turn's total is kept."""
    state = game.state
    state.players[state.active].points += state.turn_total
    game.tell("held", seat=state.active + 1, points=state.players[state.active].points)
    pass_on(state)


def pass_on(state: Pig) -> None:
    state.turn_total = 0
    state.turns += 1
    state.active = (state.active + 1) % len(state.players)


def result(state: Pig) -> sdk.Result:
    scores = tuple(one.points for one in state.players)
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return sdk.Result(tuple((seat,) for seat in seats), scores, "goal-reached")


def rounds(state: Pig) -> int:
    return state.turns


def worth(state: Pig, seat: int) -> float:
    """For bots: points kept, and those of the own turn as if they were kept now."""
    return state.players[seat].points + state.turn_total * (state.active == seat)


GAME = sdk.GameDef(
    id="pig",
    title="Pig",
    seats=(2, 4),
    rules=sdk.Rules(
        Pig, setup, next_step, result, rounds=rounds, prefix="PG", book=HERE / "rules.md"
    ),
    judgement=sdk.Judgement(evaluate=worth),
    content=sdk.Content(folder=HERE),
    face=sdk.Face(box=sdk.Box(minutes=(5, 10), weight=1)),
)
