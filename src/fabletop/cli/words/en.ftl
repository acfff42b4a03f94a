## At the table
you = you
welcome = { $title }. { $players }.
welcome-help = Answer with the number of an answer. Type “help” for the other words.
help =
    Type the number of your answer; several numbers with spaces between them where several are wanted.
    u takes your last choice back, r brings it back.
    a asks the question again.
    h gives a hint.
    ? tells the rule behind the question, ? and a rule id any rule.
    v describes the whole table.
    c and a number, an id or a name tells what a card does.
    l reads the chronicle, l and a number its last lines.
    s and a file name saves the game.
    q leaves the table.
turn = Round { $round }, { $player }.
asked = { $player } is asked.
blocked = Not now: { $answer }. { $why }
prompt-pick = Your choice:
prompt-pick-some = Choose { $least } to { $most }, numbers with spaces:
prompt-pick-any = Choose up to { $most }, numbers with spaces, or only Enter for none:
prompt-amount = A number from { $least } to { $most }:
prompt-order = All numbers in the order you want:
prompt-offer = You may choose one, or leave it with Enter:
prompt-end = u takes the last choice back, s and a file name saves the game, Enter leaves:
read-nothing = Please choose one of the numbers. “help” lists the other words.
read-amount = Please type a whole number from { $least } to { $most }.
read-unknown = “{ $word }” is neither a number of an answer nor a word I know. “help” lists the words.
read-number = There is no answer { $number }; the answers are 1 to { $count }.
undo-done = Taken back.
undo-none = You have made no choice yet.
redo-done = Brought back.
card-unknown = There is no card “{ $card }”. Type c and its id, its name or the number of an answer.
chronicle-empty = Nothing has happened yet.
save-where = Type s and the name of a file, such as: s evening.json
save-done = Saved in { $file }.
end = The game is over.
end-place = { $place }. { $player }, { $score } { $score ->
        [one] point
       *[other] points
    }.
end-seed = The seed of this game was { $seed }.
farewell = Goodbye. The seed of this game was { $seed }.

## Simulations
sim-games = { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s.
sim-wins = { $entry }. { $name }: { $wins } won, { $rate } % (with 95 % confidence { $low } to { $high } %).
sim-draws = Draws: { $draws }.
sim-length = A game takes { $rounds } rounds and { $decisions } decisions on average.
sim-pace = { $pace } decisions per second.
sim-journals = The journals are in { $folder }.
sim-report = The report is { $file }.
sim-resumed = { $games ->
        [one] { $games } of them had been played before.
       *[other] { $games } of them had been played before.
    }
sim-score = { $name } { $rate } % ({ $low } to { $high })
sim-tables = The tables are in { $folder }: games.parquet, seats.parquet, cards.parquet.
sim-paused = Stopped. The games so far are in { $folder }; the same command goes on with them.
sim-stopped = Stopped; nothing was kept. With --out FOLDER a simulation can be continued.

## Tournaments
tour-games = { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at a table of { $seats }.
tour-common = All win or lose together, so each bot fills the table; “(game)” is the game itself.
tour-row = { $place }. { $name }: rating { $mu } (with 95 % confidence { $low } to { $high }); first on { $wins } of { $seats } seats, { $rate } % ({ $least } to { $most } %).

## Journals
replay-good = { $file }: { $choices ->
        [one] { $choices } choice, as written.
       *[other] { $choices } choices, all as written.
    } Digest { $digest }.
replay-bad = { $file }: { $why }
analyse-bar = Seat { $seat }
position = { $title } after { $choices ->
        [one] { $choices } choice.
       *[other] { $choices } choices.
    }

## Rules and content
coverage-game = { $title }: { $total } rules, { $cited } cited in the code, { $tested } named in a test.
coverage-unexplained = { $count ->
        [one] { $count } rule is missing without a reason.
       *[other] { $count } rules are missing without a reason.
    }
content-good = { $title }: { $records } records of { $kinds } kinds, all good.

## Costs
bench-game = { $title }: { $pace } decisions/s, fork { $fork } µs, view { $view } µs, replay of a game { $replay } ms.
bench-peer = { $name }: { $pace } decisions/s, copy { $copy } µs.
bench-ratio = { $title } plays { $ratio } times as fast as the peer.
bench-alone = No peer is installed (catanatron).

## What went wrong
fault-file = The file { $file } cannot be used: { $why }.
fault-game = There is no game “{ $game }”; there are: { $known }.
fault-seat = There is no player “{ $name }”; there are: { $known }.
fault-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
fault-option = “{ $option }” is no setting; write NAME=VALUE.
fault-language = There are no words in “{ $lang }”; there are: { $known }.
fault-load = { $file } is a game of { $title } with { $seats } seats; name that game and as many players.
fault-folder = There is no folder { $folder }.
fault-overlay = The folder { $folder } holds nothing for any game; expected in it: { $known }.
fault-kind = There is no kind “{ $kind }”; there are: { $known }.
fault-extra = This needs { $name }, which is not installed: pip install 'fabletop[{ $extra }]'
fault-alone = A tournament needs at least two different bots.

## The server
serve-ready = The table is at { $address } (Ctrl+C ends it).
serve-workers = Several workers need PostgreSQL: --db postgresql://…
serve-db = “{ $url }” is no store; write sqlite:///file or postgresql://…
