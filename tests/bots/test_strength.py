"""Playing strength: short matches with a fixed number of iterations, so that they are repeatable.

`bench/strength.py` measures the strength; here a broken search (blind to terminal positions, to
rivals or to what follows an answer) must fail.
"""

from __future__ import annotations

from fabletop.bots import Bot, GreedyBot, MctsBot, RandomBot
from fabletop.bots.mcts import Budget
from fabletop.bots.play import play_out
from fabletop.kernel.ask import Rule, pick
from fabletop.kernel.gamedef import Game, Result
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from ..kernel.tiny import Notes, start
from ..kernel.toy import TOY

STONES = 21
SEATS = 3


def taking(game: Game[Notes]) -> Rule[None]:
    """Nim with one pile: two seats in turn take one to three stones; the last one wins. There is no
    evaluation, so only a search to the end can win."""
    state, left, seat = game.state, STONES, 0
    while left:
        taken = yield from pick(seat, "TI-ASK-1", {str(n): n for n in range(1, min(3, left) + 1)})
        left -= taken
        state.notes.append("x" * taken)
        seat = 1 - seat
    state.step += 1


def last_stone(state: Notes) -> Result:
    winner = (len(state.notes) - 1) % 2
    return Result(((winner,), (1 - winner,)), (0, 0), "last stone")


def taking_won(first: Bot, second: Bot) -> int:
    session: Session = start(taking)
    object.__setattr__(session.game.rules, "result", last_stone)
    play_out(session, [first, second])
    assert session.result is not None
    return session.result.ranking[0][0]


def test_it_wins_by_searching_to_the_end() -> None:
    """The first player can force a win, the second one after the first mistake of the other."""
    searching = Budget(iterations=120)
    wins = 0
    for seed in range(5):
        rivals = (GreedyBot(seed), RandomBot(seed))
        wins += sum(taking_won(MctsBot(seed, searching), rival) == 0 for rival in rivals)
        wins += sum(taking_won(rival, MctsBot(seed, searching)) == 1 for rival in rivals)
    assert wins >= 19  # of 20; a one-ply search wins 17


def test_it_scores_more_than_greedy_in_the_toy_game() -> None:
    mine = theirs = 0.0
    games = 18
    for seed in range(games):
        place = seed % SEATS
        bots: list[Bot] = [GreedyBot(SEATS * seed + seat) for seat in range(SEATS)]
        bots[place] = MctsBot(seed, Budget(iterations=8))
        session = play_out(replaying.start(TOY, SEATS, seed, {}, log=False), bots)
        assert session.result is not None
        scores = session.result.scores
        mine += scores[place] / games
        theirs += (sum(scores) - scores[place]) / (SEATS - 1) / games
    assert mine > theirs + 1.0
