"""Does searching pay? Short matches with iterations, so that they end alike on every machine.

The matches that measure it are those of `bench/strength.py`; here a search that has lost its way
(blind to endings, to rivals or to what comes after the own answer) must fail.
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
    """Two seats in turn take one to three stones; who takes the last one wins. A position says
    nothing about itself: whoever wants to win must see the end."""
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
    object.__setattr__(session.game, "result", last_stone)
    play_out(session, [first, second])
    assert session.result is not None
    return session.result.ranking[0][0]


def test_it_wins_what_can_be_won_by_looking_to_the_end() -> None:
    """The first player has a won game, the second one as soon as the first errs."""
    searching = Budget(iterations=120)
    wins = 0
    for seed in range(5):
        rivals = (GreedyBot(seed), RandomBot(seed))
        wins += sum(taking_won(MctsBot(seed, searching), rival) == 0 for rival in rivals)
        wins += sum(taking_won(rival, MctsBot(seed, searching)) == 1 for rival in rivals)
    assert wins >= 19  # of 20; whoever sees one answer ahead wins 17


def test_at_the_fair_it_outdoes_those_who_look_one_answer_ahead() -> None:
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
