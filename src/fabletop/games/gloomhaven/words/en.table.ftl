### The board of Gloomhaven.

## Around the map
web-gh-map = The dungeon
web-gh-track = Initiative order
web-gh-round = Round
web-gh-dock = Goal, elements and modifier decks
web-gh-phase-setup = Setup
web-gh-phase-cards = Cards
web-gh-phase-initiative = Initiative
web-gh-phase-turns = Turns
web-gh-phase-end = End of round
web-gh-tab-cards = Cards
web-gh-tab-party = Party
web-gh-tab-explain = Explain
web-gh-tab-monsters = Monsters
web-gh-goal-note = { $alive ->
        [one] 1 monster in sight
       *[other] { $alive } monsters in sight
    } · { $dark ->
        [0] no room dark
        [one] 1 room dark
       *[other] { $dark } rooms dark
    }
web-gh-elements = Elements
web-gh-element-inert = { $element }: inert
web-gh-element-waning = { $element }: waning
web-gh-element-strong = { $element }: strong
web-gh-modifiers = Modifiers
web-gh-last-drawn = last drawn
web-gh-deck-own = You
web-gh-deck-monsters = Monsters
web-gh-deck-fresh = No card drawn since the last shuffle
web-gh-left = { $count } left
web-gh-camera = Camera follows
web-gh-camera-tip = The camera shows the lit rooms and follows whoever acts
web-gh-goal-kills = { $done } of { $wanted } killed
web-gh-goal-looted = { $done } of { $wanted } goal treasures
web-gh-goal-unseen = { $who }: not found yet
web-gh-goal-hp = { $who }: { $hp }/{ $most } hit points

## The map
web-gh-unexplored = unexplored
web-gh-figure = { $who }: { $hp } of { $most } hit points.
web-gh-elite = { $who }, elite
web-gh-money = Money, worth { $gold } gold
web-gh-treasure = Treasure
web-gh-goal-treasure = Treasure: the goal
web-gh-tile-obstacle = Obstacle
web-gh-tile-trap = Trap
web-gh-tile-hazard = Hazardous terrain
web-gh-tile-difficult = Difficult terrain
web-gh-trap-text = Damage { $damage }, conditions: { $conditions }
web-gh-door-open = Open door
web-gh-door-closed = Closed door
web-gh-door-locked = Locked door
web-gh-at = { $steps ->
        [one] 1 hex { $way }
       *[other] { $steps } hexes { $way }
    }
web-gh-at-here = where you stand
web-gh-at-middle = the middle of the map
web-gh-at-from-middle = { $where } of the middle
web-gh-at-beside = beside { $who }
web-gh-at-door = door
web-gh-at-money = money
web-gh-way-n = north
web-gh-way-ne = north-east
web-gh-way-e = east
web-gh-way-se = south-east
web-gh-way-s = south
web-gh-way-sw = south-west
web-gh-way-w = west
web-gh-way-nw = north-west

## Heroes and cards
web-gh-level = level { $level }
web-gh-hp = { $hp } of { $most } hit points
web-gh-xp = Experience
web-gh-tokens = Money tokens
web-gh-tokens-worth = Money tokens, worth { $gold } gold
web-gh-shield = Shield
web-gh-initiative = Initiative
web-gh-half = { $card }: { $half }
web-gh-resolving = resolving
web-gh-played = Played
web-gh-played-note = one top, one bottom
web-gh-picked-note = chosen, only you see it
web-gh-hand = Hand
web-gh-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-gh-pile-active = Active
web-gh-pile-discard = Discarded
web-gh-pile-lost = Lost
web-gh-pile-pool = All your cards
web-gh-pile-new = New cards
web-gh-exhausted = exhausted
web-gh-ready = ready
web-gh-choosing = chooses cards
web-gh-acting = acting now
web-gh-acted = acted
web-gh-resting = long rest
web-gh-to-come = to come
web-gh-acts-at = acts at { $initiative }
web-gh-row = Discarded { $discard }, lost { $lost }, active { $active }, modifier cards { $deck }.
web-gh-suffer = { $before } → { $after } hit points
web-gh-your-turn = your turn
web-gh-goal-at-most = { $count }, at most { $most }
web-gh-only-you = Only you see it.
web-gh-heal = { $before } → { $after } of { $most } hit points
web-gh-heal-poison = takes the poison away, heals nothing ({ $hp }/{ $most })
web-gh-mark-xp = XP
web-gh-mark-lost = lost
web-gh-mark-unrecoverable = never comes back
web-gh-mark-persistent = stays in play
web-gh-mark-round = this round
web-gh-mark-shuffle = shuffle

## Setup
web-gh-offer-classes = Choose a class
web-gh-offer-perks = Tick a perk
web-gh-offer-goals = Keep one battle goal
web-gh-offer-equip = Equip yourself
web-gh-class-note = { $cards } cards, { $hp } hit points
web-gh-perk-note = { $ticked } of { $boxes } ticked
web-gh-item-note = { $price } gold · { $slot }

## An attack step by step
web-gh-ledger = { $who } on { $whom }
web-gh-term-attack = attack
web-gh-term-card = its card
web-gh-term-bonus = bonus
web-gh-term-times = doubled
web-gh-term-least = not below 0
web-gh-term-pierce = pierce
web-gh-term-parried = parried
web-gh-term-poison = poison
web-gh-term-modifier = modifier
web-gh-term-double = modifier
web-gh-term-null = miss
web-gh-term-shield = shield
web-gh-term-damage = damage

## Explain a monster
web-gh-explain-title = What { $who } does
web-gh-explain-who = candidates
web-gh-explain-head-harm = harm
web-gh-explain-head-points = steps
web-gh-explain-head-proximity = range
web-gh-explain-head-order = order
web-gh-explain-unseen = invisible
web-gh-explain-far = no way there
web-gh-explain-none = Nobody can be its focus.
web-gh-explain-one = { $letter } is its focus.
web-gh-explain-tie = { $letters } are tied: the players choose.
web-gh-explain-move = { $count ->
        [one] It moves 1 hex, no more than needed.
       *[other] It moves { $count } hexes, no more than needed.
    }
web-gh-explain-ends = { $count } hexes are equally good: the players choose.
web-gh-explain-stay = It stays where it is.
web-gh-explain-attack = It attacks: { $names }.
web-gh-explain-no-attack = Nobody can be attacked from there.
web-gh-explain-later = Once the cards are turned over, this page explains what the next monsters will do and why.
web-gh-deck-cards = cards left: { $count }

## The end
web-gh-outcome-won = The scenario is won
web-gh-outcome-lost = The scenario is lost

## The solver's page
web-gh-solver-title = Monster solver
web-gh-solver-about = For a real table: lay a position out and see what the monster does, and why.
web-gh-solver-tools = What a click on the map lays down
web-gh-solver-tool-floor = Floor
web-gh-solver-tool-wall = Thin wall
web-gh-solver-tool-obstacle = Obstacle
web-gh-solver-tool-trap = Trap
web-gh-solver-tool-hazard = Hazard
web-gh-solver-tool-difficult = Difficult
web-gh-solver-tool-monster = Monster
web-gh-solver-tool-enemy = Enemy
web-gh-solver-tool-ally = Its ally
web-gh-solver-tool-clear = Clear hex
web-gh-solver-monster = The monster
web-gh-solver-move = Move
web-gh-solver-move-note = 0: stays
web-gh-solver-range = Range
web-gh-solver-range-note = 0: melee
web-gh-solver-targets = Targets
web-gh-solver-targets-note = 0: none, −1: all
web-gh-solver-flying = Flying
web-gh-solver-jump = Jump
web-gh-solver-muddled = Muddled
web-gh-solver-pattern = Area pattern
web-gh-solver-pattern-note = Melee: around the monster. Ranged: any hexes, laid anywhere in range.
web-gh-solver-enemies = Its enemies
web-gh-solver-enemies-none = Choose “Enemy” and click a hex.
web-gh-solver-initiative = initiative
web-gh-solver-remove = Remove
web-gh-solver-examples = Examples
web-gh-solver-example-focus = Who is the focus?
web-gh-solver-example-archer = An archer steps back
web-gh-solver-example-trap = Traps in the corridor
web-gh-solver-example-area = An area attack
web-gh-solver-example-door = A narrow gap
web-gh-solver-map = Map: arrows go from hex to hex, Enter uses the tool, 1 to 0 change it
web-gh-solver-undo = Undo
web-gh-solver-new = New map
web-gh-solver-text = Position as text
web-gh-solver-text-note = The same JSON as for the command: fabletop gloomhaven solve.
web-gh-solver-load = Load this text
web-gh-solver-copy = Copy
web-gh-solver-link = Copy link
web-gh-solver-download = Download
web-gh-solver-open = Open a file
web-gh-solver-result = What it does
web-gh-solver-no-monster = Place the monster on the map.
web-gh-solver-no-hexes = Lay at least one hex of floor.
web-gh-solver-outside = no floor
web-gh-solver-wall-first = These two hexes are no neighbours: no wall there.
web-gh-solver-wall-second = Now Enter on the neighbour behind the wall.
web-gh-solver-loaded = The position is on the map.
web-gh-solver-copied = Copied.
web-gh-solver-unreachable = The server did not answer; the position is safe on this page.
web-gh-solver-in-pattern = In the pattern:
web-gh-solver-enemy = Enemy { $letter }
web-gh-solver-goes = { $count ->
        [one] It moves 1 hex, to { $hex }.
       *[other] It moves { $count } hexes, to { $hex }.
    }
web-gh-solver-outcomes = { $count ->
        [one] There is only one outcome.
       *[other] { $count } outcomes are equally good: the players choose.
    }
web-gh-solver-focus = focus
web-gh-solver-candidates = Who is its focus
web-gh-solver-spots = From where it attacks { $letter }
web-gh-solver-from = from
web-gh-solver-on = stops on
web-gh-solver-stops = Too far this turn: where it stops
web-gh-solver-left = left to go
web-gh-solver-head-harm = harm
web-gh-solver-head-now = now
web-gh-solver-head-wary = disadv.
web-gh-solver-head-count = targets
web-gh-solver-head-points = steps
web-gh-solver-head-whom = whom
web-gh-solver-yes = yes
web-gh-solver-no = no
web-gh-solver-here = its hex
web-gh-solver-lost = (decides against it)
web-gh-solver-more = { $count ->
        [one] 1 more hex
       *[other] { $count } more hexes
    }

## The lobby

## The gallery

## Lobby, gallery, report
lobby-campaign = Campaign
lobby-solver = Monster solver
about = A band of mercenaries enters dark places with two cards a round and no dice at all. A long campaign of hard choices, in which every card you burn brings the end nearer.
option-scenario = Scenario
option-scenario-1 = 1 · Black Barrow
option-scenario-2 = 2 · Barrow Lair
option-scenario-3 = 3 · Inox Encampment
option-scenario-4 = 4 · Crypt of the Damned
option-scenario-5 = 5 · Ruinous Crypt
option-scenario-6 = 6 · Decaying Crypt
option-scenario-7 = 7 · Vibrant Grotto
option-scenario-8 = 8 · Gloomhaven Warehouse
option-scenario-9 = 9 · Diamond Mine
option-scenario-10 = 10 · Plane of Elemental Power
option-scenario-11 = 11 · Gloomhaven Square A
option-scenario-12 = 12 · Gloomhaven Square B
option-scenario-13 = 13 · Temple of the Seer
option-scenario-14 = 14 · Frozen Hollow
option-scenario-15 = 15 · Shrine of Strength
option-scenario-16 = 16 · Mountain Pass
option-scenario-17 = 17 · Lost Island
option-scenario-18 = 18 · Abandoned Sewers
option-scenario-19 = 19 · Forgotten Crypt
option-scenario-20 = 20 · Necromancer's Sanctum
option-scenario-random = Random dungeon
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-very-hard = Very hard
option-level = Level of the heroes
option-level-1 = Level 1
option-level-2 = Level 2
option-level-3 = Level 3
option-level-4 = Level 4
option-level-5 = Level 5
option-level-6 = Level 6
option-level-7 = Level 7
option-level-8 = Level 8
option-level-9 = Level 9
option-classes = Classes
option-classes-choose = Choose freely
option-classes-deal = By chance
option-information = Hands
option-information-secret = Secret
option-information-open = Open, harder monsters
option-information-solo = Alone, harder monsters
option-randomness = Modifier cards
option-randomness-standard = As printed
option-randomness-reduced = Less luck: ±2 instead of double and miss
option-death = Who falls
option-death-exhaustion = is exhausted
option-death-permanent = dies for good
option-penalties = Penalties of random rooms
option-penalties-normal = As on the cards
option-penalties-none = None
option-penalties-minor = Minor in every room
option-penalties-major = Major in every room
gallery-class = Classes
report-kind-class = class
gallery-card = Action cards
report-kind-card = cards
gallery-modifier = Attack modifiers
report-kind-modifier = attack modifiers
gallery-summon = Summons
report-kind-summon = summons
gallery-monster = Monsters
report-kind-monster = monsters
gallery-monster-card = Monster ability cards
report-kind-monster-card = monster cards
gallery-boss = Bosses
report-kind-boss = bosses
gallery-named = Named monsters
report-kind-named = named monsters
gallery-item = Items
report-kind-item = items
gallery-battle-goal = Battle goals
report-kind-battle-goal = battle goals
gallery-treasure = Treasures
report-kind-treasure = treasures
gallery-scenario = Scenarios
report-kind-scenario = scenarios
gallery-dungeon-room = Rooms of random dungeons
report-kind-dungeon-room = dungeon rooms
gallery-dungeon-card = Monsters of random dungeons
report-kind-dungeon-card = dungeon cards
