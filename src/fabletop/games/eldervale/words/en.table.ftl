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
web-el-west-of = west of { $realm }
web-el-north-west-of = north-west of { $realm }
web-el-north-east-of = north-east of { $realm }
web-el-east-of = east of { $realm }
web-el-south-east-of = south-east of { $realm }
web-el-south-west-of = south-west of { $realm }
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
web-el-leads = Ahead: { $who }, by the { $column ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} die, { $high } against { $low }.
web-el-you-lead = You lead by the { $column ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} die, { $high } against { $low }.
web-el-leads-tie = Level to the last die; ties go to: { $who }.
web-el-side-leads = leads
web-el-side-beaten = is beaten
web-el-side-level = level
web-el-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-el-one-more = one more die
web-el-high-first = highest die first
web-el-wins = wins
web-el-loses = loses
web-el-glory-space = glory { $number }
web-el-glory-none = no glory: not on the track yet
web-el-glory-beyond = beyond the glory track
web-el-or-power = or { $element } { $old } → { $new }
web-el-hoard = and a token of the hoard
web-el-reward-of = for { $monster }
web-el-no-glory = no glory; all units here fall
web-el-leaves-map = leaves the map
web-el-goes-home = returns to its lair
web-el-go-under = → Underworld
web-el-house-stays = stays
web-el-dice-of = { $who }, dice: { $count }
web-el-decides = decides
web-el-tied = tied
web-el-die = die showing { $face }
web-el-preset = set by an ability, not rolled
web-el-battle-with = Battle: { $who }
web-el-rush-of = Rush: { $who }
web-el-rush-at = { $who } have placed a unit ({ $unit }) in { $realm }: { $monsters } rushes in.
web-el-rush-at-you = You have placed a unit ({ $unit }) in { $realm }: { $monsters } rushes in.
web-el-fight-at = Battle in { $realm } is about to begin: { $sides }.
web-el-it-rushes = { $monsters } rushes in
web-el-it-begins = the battle in { $realm } begins
web-el-nobody-joins = nobody joins
web-el-roll-with = you roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-el-you-win = you win
web-el-who-wins = victory: { $who }
web-el-who-wins-you-lose = victory: { $who } · you lose { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
web-el-swords-note = you have { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, { $gold } gold
web-el-more-dice = +{ $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-el-orb = an orb
web-el-space-gives = space { $number }: { $gives }
web-el-level = level { $old } → { $new }

## The own area and the others
web-el-own-sub = { $element } · dwellings { $houses } of 6
web-el-ahead = → { $vp } if it ended now
web-el-ahead-of = { $who }: { $vp } VP if it ended now, as far as one can see
web-el-ahead-head = VP → if it ended now
web-el-ahead-now = now
web-el-ahead-then = if it ended now
web-el-players = Players
web-el-scored = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $most } score
web-el-call = Regroup
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
web-el-near-realms = { $count ->
    [0] No realm left
    [one] { $count } realm left
   *[other] { $count } realms left
}
web-el-near-house = { $who }: 5 of 6 dwellings
web-el-near-then = then one last turn each
web-el-last-turns = { $count ->
    [0] The last turn
    [one] Last turns: { $count } more
   *[other] Last turns: { $count } more
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

## The gallery

## Lobby, gallery, report
about = Place workers, wizards, warriors and dragons in a land of eight elements that grows under your feet. Found dwellings, wake monsters and call everyone home at just the right moment.
option-factions = Factions
option-factions-deal = One of two dealt
option-factions-choose = Choose freely
option-factions-random = By chance
option-elements = Two further elements
option-elements-random = By chance
option-elements-choose = Chosen
option-oracle = Oracle
option-oracle-off = Off
option-oracle-on = On
option-minotaur = Mercenary: Minotaur
option-minotaur-off = Off
option-minotaur-on = On
option-mimic = Mercenary: Mimic
option-mimic-off = Off
option-mimic-on = On
option-mother-of-dragons = Mother of Dragons
option-mother-of-dragons-off = Off
option-mother-of-dragons-on = On
option-frost-giant = Frost Giant with the bridge
option-frost-giant-off = Off
option-frost-giant-on = On
option-legendary-monsters = Legendary monsters
option-legendary-monsters-off = Off
option-legendary-monsters-on = On
option-team = Teams of two (four players)
option-team-off = Off
option-team-on = On
option-magic-draft = Draft of magic cards
option-magic-draft-off = Off
option-magic-draft-on = On
option-no-doorways = No doorways
option-no-doorways-off = Off
option-no-doorways-on = On
option-tactics = Tactics tokens
option-tactics-off = Off
option-tactics-on = On
option-treasure = Treasure columns
option-treasure-top = Only the top token face up
option-treasure-open = All tokens face up
option-sound = Sound of monsters
option-sound-off = Off
option-sound-on = On
option-ghost = Strength of the Ghosts (solo)
option-ghost-easy = Easy
option-ghost-normal = Normal
option-ghost-hard = Hard
gallery-faction = Factions
report-kind-faction = faction
gallery-start-card = Start cards
report-kind-start-card = starting cards
gallery-realm = Realms
report-kind-realm = realms
gallery-landmark = Ruins and special realms
report-kind-landmark = landmarks
gallery-adventure = Adventure cards
report-kind-adventure = adventure cards
gallery-magic = Magic cards
report-kind-magic = magic cards
gallery-treasure = Treasures
report-kind-treasure = treasures
gallery-monster = Monsters
report-kind-monster = monsters
gallery-mercenary = Mercenaries
report-kind-mercenary = mercenaries
gallery-hoard = Dragon hoard
report-kind-hoard = hoard tokens
gallery-menu = Reward menu
report-kind-menu = reward menu
gallery-glory = Glory track
report-kind-glory = glory track
gallery-ghost = Ghost cards
report-kind-ghost = ghost cards
gallery-constants = Constants of the board
report-kind-constants = constants
gallery-layout = Start layouts
report-kind-layout = layouts
