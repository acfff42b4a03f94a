### The report of a simulation.

report-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-seat = Seat { $seat }
report-who = Who wins
report-length = Length
report-scores = Scores
report-cards = Cards
report-wins = Share of games won
report-fair = Share of games in which a seat came first, alone or with others, with 95 % Wilson intervals. The dashed line is an equal share. Every player sat on every seat in turn.
report-common = All win or lose together; the shares are those of games won, with 95 % Wilson intervals.
report-by-bot = By player
report-by-seat = By seat
report-by-side = By { $kind }
report-side-note = A side counts each game in which somebody played it. Choose fields of equal players to judge sides: strong players in a side's seats flatter it.
report-reasons = How games ended:
report-all-won = all won together
report-all-lost = all lost together
report-rounds = Rounds
report-decisions = Decisions
report-rounds-mean = rounds, mean
report-decisions-median = decisions, median
report-draws = draws
report-pace = decisions per second
report-score = Score
report-box = The box holds the middle half of the scores with the median marked; the line reaches from 5 to 95 %.
report-mean = mean
report-interval = 95 % interval
report-lowest = lowest
report-middle = median
report-highest = highest
report-cards-note = A card counts as used when a seat chose an answer with it. The contribution is by how many points of percentage seats that used a card won more often than seats of the same player and the same side that did not; a dash stands where there is nothing to compare, because all of them used it. Winners do more, so most cards gain a little: compare cards with each other, not with zero. Coloured points are clear of zero.
report-gain = Contribution to winning, points
report-uses = uses a game
report-users = seats using it
report-rate = won
report-how = how
report-all = { $count ->
        [one] { $count } used
       *[other] All { $count } used
    }
report-untouched = { $count ->
        [one] { $count } nobody used
       *[other] { $count } nobody used
    }
report-seeds = Seeds { $first } to { $last }. The same command gives the same games.
