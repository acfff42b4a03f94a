### The web table in English: lobby, rules, gallery, and everything around the board.

## Everywhere
web-name = Fabletop
web-skip = Skip to the content
web-menu = Main menu
web-lobby = Lobby
web-rules = Rules
web-gallery = Cards
web-language = Language
web-close = Close
web-send = Send
web-all = All
web-you = You

## The lobby: entrance
web-lobby-title = Fabletop: fantasy adventures at one table
web-hero = Every rule. Every card. Your move.
web-hero-text = Great fantasy board games at a table that knows the rules, so that you can think about the adventure. Alone against bots, around one screen, or with friends by link. No account, nothing to install.
web-play-now = Play now
web-play-now-what = { $title }, you against two bots
web-play-now-game = Play { $title } now
web-set-table = Set a table
web-games = The games
web-card-players = { $most ->
        [one] { $most } player
       *[other] { $least }–{ $most } players
    }
web-card-length = { $least }–{ $most } min
web-card-authors = by { $authors }
web-card-publisher = published by { $publisher }
web-weight = Weight
web-weight-of = Weight { $weight } of 5: { $word }
web-weight-1 = light
web-weight-2 = easy-going
web-weight-3 = medium
web-weight-4 = heavy
web-weight-5 = very heavy

## The lobby: setting a table
web-build-title = Set a table
web-build-text = Choose who sits where. Friends get a link of their own for each open seat.
web-build-seats = Seats
web-build-name = Your name
web-build-name-hint = as the others will see it
web-build-create = Open the table
web-build-empty = Somebody has to sit at the table.
web-build-count = { $count ->
        [one] { $count } at the table
       *[other] { $count } at the table
    }
web-seat-number = Seat { $number }
web-seat-you = You
web-seat-open = A friend, by link
web-seat-hot = Someone at this screen
web-seat-random = Bot: Wanderer (plays at random)
web-seat-greedy = Bot: Hunter (strong)
web-seat-mcts = Bot: Seer (searches, the strongest)
web-seat-none = Empty
web-bot-random = Wanderer
web-bot-greedy = Hunter
web-bot-mcts = Seer

## The lobby: my tables, watching, importing
web-mine = My tables
web-mine-none = No table yet. The first one is a click away.
web-mine-resume = Go on
web-mine-look = Look at it
web-mine-yours = Your move
web-mine-theirs = Waiting for others
web-mine-over = Finished
web-mine-watching = watching
web-mine-choices = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-watch = Watch
web-watch-text = Were you given a spectators’ link? Open it, or paste it here.
web-watch-link = Spectators’ link
web-watch-go = Watch
web-watch-wrong = That is no link to a table.
web-watch-bots = Watch three bots play
web-import = Import a game
web-import-text = Go on with a game from a journal file that you saved earlier.
web-import-file = Journal file
web-import-go = Import
web-credits = An unofficial, non-commercial fan implementation, not endorsed by the publishers. We recommend owning the games: nothing replaces the real box.
web-credits-authors = { $title } is a game by { $authors }, published by { $publisher }.
web-credits-marks = All names belong to their owners.
web-credits-free = Code under the MIT licence, our own texts CC BY-SA 4.0, icons by game-icons.net (CC BY 3.0).
web-differences = What differs from the box
web-api = API for your own programs

## Taking a seat
web-join-title = A seat is free
web-join-text = You have been invited to { $title }. Choose a name and sit down.
web-join-name = Your name
web-join-sit = Sit down
web-join-who = Already at the table
web-invite-seat = Link for seat { $number }
web-invite-watch = Link for spectators

## At the table: seats and turns
web-table-of = table { $table }
web-round = Round { $round }
web-seats = Players
web-seat-bot = Bot
web-seat-free = free seat
web-seat-away = away
web-seat-here = here
web-playing = playing
web-thinking = thinking …
web-thinking-who = { $name } is thinking …
web-waiting = Waiting
web-waiting-for = Waiting for { $names }
web-your-move-name = Your move, { $name }
web-watching = You are watching
web-curtain = Pass the screen to { $name }
web-curtain-text = The others look away, please.
web-curtain-ready = I am { $name }

## At the table: the question
web-question = Question
web-answers = Answers
web-confirm = Confirm
web-pick-some = { $least ->
        [0] { $most ->
            [one] Choose up to { $most }
           *[other] Choose up to { $most }
        }
       *[other] Choose { $least } to { $most }
    }
web-pick-exactly = { $count ->
        [one] Choose { $count }
       *[other] Choose { $count }
    }
web-keys-text = Numbers and letters choose an answer, Enter confirms, U takes back, R brings back, H gives a hint, W tries out, question mark opens the rule.

## At the table: taking back
web-undo = Undo
web-undo-ask = Ask to undo
web-redo = Redo
web-vote = Vote
web-vote-ask = { $name } asks to take back a choice. Something has been revealed since. Do you agree?
web-vote-yes = Agree
web-vote-no = Refuse
web-vote-waiting = { $count ->
        [one] Waiting for { $count } vote
       *[other] Waiting for { $count } votes
    }

## At the table: help
web-hint = Hint
web-analysis = Look back on my game
web-analysis-wait = Looking back: your choices are weighed against what else you could have done …
web-analysis-title = Your costliest choices
web-analysis-none = I have found no choice that was clearly worse than another.
web-analysis-show = Show it
web-analysis-early = Only a finished game can be looked back on.
web-analysis-scale = The numbers are those by which the bot reckons a position.
web-analysis-old = Nobody can look back on a game that was begun under other rules.
web-whatif = What if
web-whatif-start = Try it out
web-whatif-text = You are trying your turn privately. Nobody sees it until you keep it.
web-whatif-stop = From here chance or something hidden decides. Keep your choices or drop them.
web-keep = Keep
web-drop = Drop

## At the table: chronicle, history, chat
web-chronicle = Chronicle
web-chronicle-empty = Nothing has happened yet.
web-history-at = Choice { $at } of { $count }
web-history-now = Back to now
web-history-text = You are looking at an earlier moment. The table goes on without you touching it.
web-history-earlier = Earlier
web-history-later = Later
web-undone = taken back
web-chat = Chat
web-chat-say = Say something
web-hand = Hand
web-own = Your area
web-board = Board
web-export = Save as a journal
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = Whole board
web-zoom-how = scroll to zoom, drag to pan
web-leave = Leave the table

## The end
web-over = The game is over
web-won = { $name } wins
web-won-you = You have won!
web-again = Play again
web-seed = Seed of this game: { $seed }
web-seed-hash = Sealed seed: { $hash }
web-seed-text = The seal was published at the start, the seed at the end: whoever likes can check that nobody meddled with chance.

## Live
web-offline = The connection is lost. Trying again …
web-stale = The table has moved on since; here is how it stands now. Nothing was chosen.
web-repeated = That was done already; nothing happened a second time.

## The rulebook
web-rules-title = Rules of { $title }
web-rules-text = { $count ->
        [one] { $count } numbered rule, as the table enforces it.
       *[other] { $count } numbered rules, exactly as the table enforces them.
    }
web-rules-english = The rulebook is written in English.
web-rules-search = Search the rules
web-rules-chapters = Chapters
web-rules-found = { $count ->
        [0] No rule found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-rules-link = Link to rule { $rule }
web-rules-whole = The whole rulebook
web-rules-withdrawn = withdrawn

## The gallery
web-gallery-title = All cards of { $title }
web-gallery-text = What is printed on them, never what an adventure leads to.
web-gallery-search = Search the cards
web-gallery-kinds = Kinds
web-gallery-found = { $count ->
        [0] No card found
        [one] { $count } card
       *[other] { $count } cards
    }
web-gallery-link = Link to { $name }
web-gallery-reset = Show all
web-facet-colour = Colour
web-facet-terrain = Terrain
web-facet-cost = Cost
web-facet-level = Level
web-facet-school = School
web-facet-attribute = Attribute
web-facet-shared = For everybody
web-facet-any = any

## What went wrong
web-error = Something went wrong
web-error-lost = You have lost your way
web-error-home = To the lobby
web-error-table = There is no such table. Perhaps the link is incomplete.
web-error-page = There is no such page.
web-error-seat = This link opens no seat. Perhaps it is incomplete.
web-error-not-yours = This seat is somebody else’s.
web-error-not-seated = You have no seat at this table.
web-error-watching = Spectators cannot choose.
web-error-game = There is no game “{ $game }”.
web-error-rule = There is no rule “{ $rule }”.
web-error-kind = There are no cards of the kind “{ $kind }”.
web-error-language = There are no words in “{ $lang }”; there are: { $known }.
web-error-setup = This table cannot be set: { $why }
web-error-seats = { $title } is for { $least } to { $most } players.
web-error-seat-kind = A seat is taken by you, a friend, somebody at this screen or a bot, not by “{ $kind }”.
web-error-option = There is no option “{ $name }” with the value “{ $value }”.
web-error-name = A name has 1 to { $most } characters.
web-error-chat = A message has 1 to { $most } characters.
web-error-journal-shape = This file is no journal of a game.
web-error-journal-entry = The choice with number { $number } in this file does not fit the game: it was changed, or written by other rules.
web-error-journal-other-rules = This game was played under other rules or with other cards than those of this server, and the file holds no position to go on from.
web-error-journal-other-game = This server does not know the game in this file.
web-error-journal-position = The position in this file is none that the game could have reached: the file was changed or is damaged.
web-error-journal-limits = Reading this file would take this server too much time or memory.
web-error-journal-none = Please choose a journal file.
web-error-big = That is too much at once.
web-error-form = The form arrived incomplete.
web-error-origin = This request came from another page and was refused.
web-error-often = { $seconds ->
        [one] Too fast. Please wait { $seconds } second.
       *[other] Too fast. Please wait { $seconds } seconds.
    }
web-error-method = That cannot be done here.
web-error-server = The table stumbled. Your choices are safe; please try again.

## What happens, told at one's own pace

web-replay = Replay
web-turn-quiet = nothing to tell
web-chronicle-whole = The whole chronicle
web-since = Since your last turn
web-tell-pause = Pause
web-tell-go = Go on
web-tell-step = Next step
web-tell-back = From the start
web-tell-skip = Skip
web-tell-pace = Pace
web-telling = What happens
web-tell-of = { $at } of { $count }
web-pace-step = step
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-off = off
