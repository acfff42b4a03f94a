### Dwellings of Eldervale on the page, in English.

## The map
web-el-map = Map of Eldervale
web-el-units-of = { $who }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
web-el-dwelling-of = Dwelling: { $who }
web-el-column = Treasure: { $token }. Tokens in the column: { $height }
web-el-exhausted = The column is exhausted; the realm itself gives: { $kind }
web-el-lay-here = Lay it here: { $tile }
web-el-monster = { $monster }, dice: { $dice }
web-el-unit = { $unit } ({ $who }), { $place }
web-el-place-here = Place here: { $unit } → { $place }
web-el-drawn = drawn, to be laid
web-el-strength = dice: { $dice }
web-el-hire = for hire: { $gold } gold, dice: { $dice }
web-el-stock = { $count ->
    [one] { $count } realm left
   *[other] { $count } realms left
}
web-el-vp = VP
web-el-ruler = Victory points
web-el-points = { $vp } VP
web-el-points-of = { $who }: { $vp } VP
web-el-sound = Sound of monsters

## The element board
web-el-elements = Elements
web-el-in-play = { $count } of 8 in play
web-el-tracks = Power tracks
web-el-track = Power track: { $element }.
web-el-no-track = { $element }: not in this game.
web-el-glory = Glory
web-el-glory-start = Start of the glory track
web-el-start = start
web-el-menu = Orb rewards
web-el-menu-once = each space once a game
web-el-underworld = Underworld
web-el-empty = empty
web-el-dungeon = Dungeon
web-el-dungeon-sub = face-up adventure cards

## A battle
web-el-battle = Battle: { $realm }
web-el-step-join = Join
web-el-step-dice = Dice
web-el-step-swords = Swords
web-el-step-roll = Roll
web-el-step-winner = Winner
web-el-step-removal = Removal
web-el-now-join = Units in adjacent realms may join.
web-el-now-dice = Everybody counts dice for units and dwellings.
web-el-now-swords = Swords buy more dice, six at most.
web-el-now-roll = The dice are compared from the highest down.
web-el-now-winner = The winner takes glory or power.
web-el-now-removal = The defeated go to the Underworld.
web-el-all-tied = Level to the last die: all would be defeated.
web-el-leads = { $who } lead by die number { $column }.
web-el-dice-of = { $who }, dice: { $count }
web-el-decides = decides
web-el-tied = tied
web-el-die = die showing { $face }
web-el-preset = set by an ability, not rolled
web-el-battle-with = Battle: { $who }
web-el-rush-of = Rush: { $who }

## The own area and the others
web-el-own-sub = { $element } · { $vp } VP · dwellings { $houses } of 6
web-el-ready = Ready
web-el-tray = Summon
web-el-unit-ready = Ready: { $unit } ({ $who })
web-el-unit-under = In the Underworld: { $unit } ({ $who })
web-el-unit-tray = Not yet summoned: { $unit }. Price: { $price }
web-el-goods = Resources
web-el-treasure = Treasure tokens
web-el-orbs = Orbs
web-el-orbs-own = { $count ->
    [one] { $count } orb
   *[other] { $count } orbs
}
web-el-tactics = Tactics token
web-el-tactics-spent = Tactics token, exhausted
web-el-tableau = Tableau
web-el-tableau-sub = activated when you regroup
web-el-no-cards = No adventure cards yet.
web-el-worth = Worth { $vp } VP at the end, as far as dwellings allow
web-el-orb-symbol = Orb symbol
web-el-orb-covered = Orb symbol, covered by an orb
web-el-attached-to = attached to { $card }
web-el-slot-gain = Slot for a treasure token
web-el-slot-deposit = Deposit slot
web-el-slot-store = Slot of a vault
web-el-slot-orb = Slot with an orb
web-el-hand = Magic hand
web-el-hand-of = { $count } of 7
web-el-hand-empty = No magic cards in hand.
web-el-quest-done = quest fulfilled
web-el-magic-spell = Spell
web-el-magic-quest = Quest
web-el-magic-prophecy = Prophecy
web-el-or = or
web-el-magic-cards = Magic cards
web-el-cards = Adventure cards
web-el-dwellings = Dwellings
web-el-mate = teammate
web-el-soon = Your faction is being chosen.

## Beginning, turn and end
web-el-choose-faction = Which faction is yours?
web-el-packet = Keep one card, pass the rest on
web-el-phase-setup = Setup
web-el-phase-place = Place
web-el-phase-action = Action
web-el-phase-battle = Battle
web-el-phase-regroup = Regroup
web-el-phase-end = End of turn
web-el-phase-ghost = The Ghosts
web-el-phase-over = The end
web-el-peace = Peace
web-el-last-turns = { $count ->
    [one] last turn
   *[other] last { $count } turns
}
web-el-tab-map = Map
web-el-tab-elements = Elements
web-el-sheet-track = Track
web-el-sheet-orbs = Orbs
web-el-sheet-power = Power
web-el-sheet-houses = Dwellings
web-el-sheet-cards = Cards
web-el-sheet-vaults = Vaults
web-el-sheet-prophecies = Prophecies

## The lobby
web-option-eldervale-factions = Factions
web-option-eldervale-factions-deal = One of two dealt
web-option-eldervale-factions-choose = Choose freely
web-option-eldervale-factions-random = By chance
web-option-eldervale-elements = Two further elements
web-option-eldervale-elements-random = By chance
web-option-eldervale-elements-choose = Chosen
web-option-eldervale-oracle = Oracle
web-option-eldervale-oracle-off = Off
web-option-eldervale-oracle-on = On
web-option-eldervale-minotaur = Mercenary: Minotaur
web-option-eldervale-minotaur-off = Off
web-option-eldervale-minotaur-on = On
web-option-eldervale-mimic = Mercenary: Mimic
web-option-eldervale-mimic-off = Off
web-option-eldervale-mimic-on = On
web-option-eldervale-mother-of-dragons = Mother of Dragons
web-option-eldervale-mother-of-dragons-off = Off
web-option-eldervale-mother-of-dragons-on = On
web-option-eldervale-frost-giant = Frost Giant with the bridge
web-option-eldervale-frost-giant-off = Off
web-option-eldervale-frost-giant-on = On
web-option-eldervale-legendary-monsters = Legendary monsters
web-option-eldervale-legendary-monsters-off = Off
web-option-eldervale-legendary-monsters-on = On
web-option-eldervale-team = Teams of two (four players)
web-option-eldervale-team-off = Off
web-option-eldervale-team-on = On
web-option-eldervale-magic-draft = Draft of magic cards
web-option-eldervale-magic-draft-off = Off
web-option-eldervale-magic-draft-on = On
web-option-eldervale-no-doorways = No doorways
web-option-eldervale-no-doorways-off = Off
web-option-eldervale-no-doorways-on = On
web-option-eldervale-tactics = Tactics tokens
web-option-eldervale-tactics-off = Off
web-option-eldervale-tactics-on = On
web-option-eldervale-treasure = Treasure columns
web-option-eldervale-treasure-top = Only the top token face up
web-option-eldervale-treasure-open = All tokens face up
web-option-eldervale-sound = Sound of monsters
web-option-eldervale-sound-off = Off
web-option-eldervale-sound-on = On
web-option-eldervale-ghost = Strength of the Ghosts (solo)
web-option-eldervale-ghost-easy = Easy
web-option-eldervale-ghost-normal = Normal
web-option-eldervale-ghost-hard = Hard

## The gallery
web-kind-faction = Factions
web-kind-start-card = Start cards
web-kind-realm = Realms
web-kind-landmark = Ruins and special realms
web-kind-adventure = Adventure cards
web-kind-magic = Magic cards
web-kind-mercenary = Mercenaries
web-kind-hoard = Dragon hoard
web-kind-menu = Reward menu
web-kind-glory = Glory track
web-kind-ghost = Ghost cards
web-kind-constants = Constants of the board
web-kind-layout = Start layouts
