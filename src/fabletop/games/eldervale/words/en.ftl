### Dwellings of Eldervale, in English. Names of cards, factions and realms come from the content.

## Nothing in particular
term- = none

## Numbers of the map
term--1 = −1
term--2 = −2
term--3 = −3
term--4 = −4
term--5 = −5
term--6 = −6
term--7 = −7
term--8 = −8
term--9 = −9

## Elements
term-air = Air
term-earth = Earth
term-fire = Fire
term-water = Water
term-light = Light
term-darkness = Darkness
term-order = Order
term-chaos = Chaos

## Resources
term-gem = gem
term-scroll = scroll
term-potion = potion
term-tool = tool
term-sword = sword
term-gold = gold coin
term-magic = magic card
term-any = any resource

## Units
term-worker = worker
term-dragon = dragon
term-wizard = wizard
term-warrior = warrior
term-guardian = Guardian
term-ghost = Ghosts

## Abilities of the kinds of units
term-flight = Flight
term-teleport = Teleport
term-assault = Assault

## Actions of the start card
term-summon = Summon
term-gather = Gather
term-dwell = Dwell

## Moments
term-turn-start = the start of the turn
term-own-turn = your turn
term-placed = a placement
term-rush = a rush
term-action = a realm action
term-battle-pending = a battle about to begin
term-join = joining the battle
term-dice = dice for the battle
term-rolled = the roll
term-won = a victory
term-remove = a defeat
term-underworld = the Underworld
term-power = power gained
term-card-gained = a card gained
term-regroup = regrouping
term-turn-end = the end of the turn
term-anytime = any time
term-game-end = the end of the game

## Parts of a turn
term-colours = choice of factions
term-elements = choice of elements
term-build = setup
term-draft = draft of magic cards
term-start = the start of the turn
term-main = placing or regrouping
term-pending = before a battle
term-battle = battle
term-return = units return
term-late = last free actions
term-end = the end of the turn
term-over = the end

## How it ended
won-by-points = The victory points have decided.
won-by-team = The sum of both teammates has decided.
ghost-beaten = The Ghosts fade: Eldervale is yours.
ghost-won = The Ghosts keep Eldervale.
term-won-by-points = { won-by-points }
term-won-by-team = { won-by-team }
term-ghost-beaten = { ghost-beaten }
term-ghost-won = { ghost-won }

## Questions
ask-el-setup-1 = Which faction do you play?
ask-el-setup-4 = Which further element comes into play?
ask-el-var-draft-1 = Which card do you keep before the rest goes to the left?
ask-el-turn-1 = Your turn: place a unit, or regroup.
ask-el-turn-3 = Anything more before your turn ends?
ask-el-free-3 = You may cash treasure or answer what has happened.
ask-el-free-4 = On which slot do you put { $about }?
ask-el-free-5 = Do you use anything? ({ $about })
ask-el-gen-1 = { $about }: what do you choose?
ask-el-gen-3 = Several effects at once: which comes first? ({ $about })
ask-el-gen-5 = { $about }: which of the two?
ask-el-res-4 = Which resource do you spend? ({ $about })
ask-el-res-5 = Which resource do you gain?
ask-el-res-9 = More than seven magic cards: discard { $least }.
ask-el-res-10 = How do you pay? ({ $about })
ask-el-res-12 = Your tray is full: which token goes?
ask-el-magic-5 = Which magic card do you give up?
ask-el-slot-7 = What do you spend for the deposit?
ask-el-action-1 = { $about }: which treasure do you take?
ask-el-action-4 = Which unit do you summon?
ask-el-dwell-2 = Where do you build a dwelling?
ask-el-realm-5 = Where do you lay { $about }?
ask-el-geo-5 = Where does the bridge begin? ({ $about })
ask-el-dungeon-2 = Which adventure card do you take?
ask-el-dungeon-3 = Take a second card, or burn one?
ask-el-var-oracle-2 = The Oracle: a magic card, or an adventure card?
ask-el-regroup-1 = Which unit leaves the map, and where does it go?
ask-el-regroup-4 = Does a unit from the Underworld activate { $about }?
ask-el-card-1 = Which unit carries out { $about }?
ask-el-aura-1 = { $about }: to which card?
ask-el-aura-2 = { $about }: attach it at once?
ask-el-orb-2 = Where do you put the orb?
ask-el-power-5 = All your power tokens are in use: move one to { $about }?
ask-el-glory-5 = In which element do you gain power?
ask-el-monster-5 = { $about ->
    [none] Which monster rushes?
   *[other] A monster is about to rush. Do you do anything?
}
ask-el-monster-15 = Where is { $about } driven?
ask-el-var-merc-7 = { $about }: charge into the realm?
ask-el-var-merc-8 = Which ability does the Mimic copy?
ask-el-battle-2 = A battle is about to begin. Do you do anything?
ask-el-battle-3 = Which battle is fought first?
ask-el-battle-4 = { $about ->
    [none] Which of your adjacent units join the battle?
   *[other] Units may join the battle. Do you do anything first?
}
ask-el-battle-8 = How many swords do you spend for dice?
ask-el-battle-10 = The dice are rolled. Do you change anything?
ask-el-battle-14 = Victory! Which reward? ({ $about })
ask-el-battle-15 = Your units are defeated. Do you do anything?
ask-el-var-tactics-2 = Exhaust your tactics token so that your units stay?
ask-el-var-team-5 = Your teammate offers { $about }: what do you give for it?
ask-el-var-team-6 = { $about }: keep it, or give it to your teammate?

## Answers
key-pass = Pass
key-pass-turn = Pass for the rest of this turn
key-yes = Yes
key-faction = { $a }
key-element = { $a }
key-place = Place: { $a } → { $b }
key-regroup = Regroup
key-end-turn = End the turn
key-cash = Cash: { $a }
key-slot = Put on a slot: { $a }
key-slot-on = { $a }, slot { $b }
key-cast = Cast { $a }
key-reveal = Reveal the quest { $a }
key-use = Use { $a }
key-aura = Attach or move { $a }
key-host = To { $a }
key-unattached = Leave it unattached
key-orb = Use an orb
key-menu = Reward menu: { $a }
key-deposit = On the deposit slot of { $a }
key-cover = On the orb symbol of { $a }
key-hire = Hire for gold: { $a }
key-hire-orb = Hire for good: { $a }
key-tactics = Tactics token
key-offer = Offer your teammate { $a }
key-refuse = Refuse
key-swap-card = Give { $a }
key-take = Take { $a }
key-gain = Gain { $a }
key-spend = Spend { $a }
key-pay1 = Pay { $a }
key-pay2 = Pay { $a }, { $b }
key-pay3 = Pay { $a }, { $b }, { $c }
key-pay4 = Pay { $a }, { $b }, { $c }, { $d }
key-pay5 = Pay { $a }, { $b }, { $c }, { $d }, { $e }
key-pay6 = Pay { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
key-spare1 = Discount: { $a }
key-spare2 = Discount: { $a }, { $b }
key-spare3 = Discount: { $a }, { $b }, { $c }
key-spare4 = Discount: { $a }, { $b }, { $c }, { $d }
key-summon = Summon: { $a }
key-dwell = Build a dwelling: { $a }
key-hex = Hex { $a } / { $b }
key-buy = Take the card { $a }
key-burn = Burn { $a }
key-all-home = All units to the ready area
key-home = To the ready area: { $a } ({ $b })
key-ready = To the ready area
key-start = Start card: { $a }
key-do = Activate { $a }
key-unit = { $a } ({ $b })
key-raise = { $a } from the Underworld
key-again = Once more
key-keep = Keep it
key-give = Give it to the teammate
key-keep-card = Keep { $a }
key-power = Power: { $a }
key-glory = Glory
key-ignore = Ignore the power
key-move-token = Move the token of { $a }
key-rush = { $a } rushes
key-charge = Charge
key-battle-at = { $a }
key-join = { $a } from { $b }
key-swords = Swords: { $a }
key-aid = Swords for the teammate: { $a }
key-die = The die showing { $a }
key-side = { $a }
key-save = Save: { $a }
key-monster = { $a }
key-to = To { $a }
key-move = { $b } of { $a } in { $c }
key-recall = Recall { $b } of { $a } from { $c }
key-raise-unit = { $b } of { $a } from the Underworld
key-swap = Change places with { $b } of { $a } in { $c }
key-swap-ready = Change places with the ready { $b } of { $a }
key-banish = Banish { $b } of { $a } in { $c }
key-from = From { $a }
key-drop = Discard { $a }
key-take-card = Take { $a }
key-option = { $a }
key-mimic = Copy { $a }
key-realm = Action of { $a }

## Reasons
why-no-action = The action of { $realm } cannot be carried out now.
why-cash-first = The action of { $realm } can be carried out once you have cashed treasure.

## Chronicle
chose-faction = Seat { $number }: { $who } ({ $element }).
elements-chosen = { $number } elements are in play.
drafted = { $who } keep { $card }.
turn-began = Round { $round }: { $who } are on turn.
placed = { $who } place a unit: { $unit } → { $realm }.
regroups = { $who } regroup.
acts = { $who }: { $unit } carries out { $what }.
activated = { $who } activate { $card }.
action-lapsed = { $who }: the action of the realm has become impossible.
gained = { $who } gain { $number }× { $kind }.
excess = { $who }: { $number }× { $kind } above the limit is lost.
paid = { $who } pay { $number }× { $kind }.
spent = { $who } spend { $what }.
drew-card = { $who } draw { $card }.
drew-magic = { $who } draw magic cards: { $number }.
magic-reshuffled = The magic cards are shuffled anew.
discarded = { $who } discard { $card }.
took-discard = { $who } take back { $card }.
stole = { $who } take from { $other }: { $kind }.
cast = { $who } cast { $card }.
revealed-quest = { $who } fulfil the quest { $card }.
used = { $who } use { $what }.
took-token = { $who } take treasure: { $token }.
cashed = { $who } cash treasure: { $token }.
slotted = { $who } put { $token } on { $card }.
gained-vp = { $who }: { $number } VP.
gained-vp-by = { $who }: { $number } VP ({ $source }).
gained-power = { $who }: { $element } rises to level { $level }.
ignored-power = { $who } let power go by: { $element }.
left-track = { $who } leave the track of { $element }.
took-orb = { $who } take an orb.
orb-placed = { $who } put an orb on { $card }.
ordered = { $who } use the reward menu: { $space }.
gained-glory = { $who }: glory space { $space }.
glory-lost = { $who } are not on the glory track yet; the glory is lost.
drew-realm = { $who } discover { $realm }.
gained-card = { $who } gain the card { $card }.
lost-card = { $who } lose the card { $card }.
turned-up = { $card } is turned up.
burned = { $card } is burned.
attached = { $who } attach { $card } to { $host }.
rolled-die = { $who } roll { $face }.
built = { $who } build a dwelling: { $realm }.
summoned = { $who } summon a unit: { $unit }.
hired = { $who } hire { $unit }.
released = { $unit } leaves the service of { $who }.
relocated = { $who }: { $unit } relocates to { $realm }.
recalled = { $who }: { $unit } returns to the ready area.
swapped = { $who }: { $unit } and { $other } change places.
went-under = { $who }: { $unit } goes to the Underworld.
first-regroup = { $who } step onto the glory track.
peace-ended = The peace is over.
monster-entered = { $monster } appears: { $realm }.
rushed = { $monster } rushes: { $realm }.
monster-moved = { $monster } moves: { $realm }.
went-home = { $monster } returns to its lair: { $realm }.
monster-acts = { $monster } acts.
monster-defeated = { $monster } is defeated.
controlled = { $who } take control of { $monster }.
charged = { $who }: { $unit } charges.
mimicked = { $who }: the Mimic copies { $what }.
battle-began = Battle: { $realm }!
battle-cancelled = The battle does not take place: { $realm }.
joined = { $who }: { $unit } joins the battle.
has-dice = { $who }: { $number ->
    [one] { $number } die
   *[other] { $number } dice
}.
spent-swords = { $who } spend swords: { $number }; dice now { $dice }.
rolled = { $who } roll { $faces }.
won-battle = Victory: { $who }.
all-defeated = A complete tie: all are defeated.
battle-over = The battle is over.
took-hoard = { $who } take from the hoard: { $token }.
used-tactics = { $who } use their tactics token: the units stay.
tactics-ready = { $who } ready their tactics token.
exchanged = { $who } and { $other } exchange a magic card.
end-triggered = { $who } bring on the end: one more turn for everybody.
score-orbs = { $who }: { $number } VP for orbs not placed.
score-tracks = { $who }: { $number } VP for power tracks.
score-dwellings = { $who }: { $number } VP for dwellings.
score-cards = { $who }: { $number } VP for cards.
prophecy = { $who }: { $card } brings { $number } VP.
scored = { $who }: { $number } VP in the end.
ghost-card = The Ghosts follow { $card }.
guardian-moved = The Guardian appears: { $realm }.

## The table at a glance
line-turn = Round { $round }, { $who }: { $phase }.
line-peace = There is still peace.
line-offers = Adventure cards face up: { $cards }.
line-stock = Realms in the stock: { $realms }; magic cards in the deck: { $magic }.
line-column = { $token } (of { $height })
line-units = { $who }: { $units }
line-dwelling = dwelling of { $who }
line-empty = nothing
line-realm = { $realm } [{ $q }, { $r }]: { $what }.
line-amount = { $number }× { $kind }
line-player = { $who }: { $vp } VP, glory { $glory }, orbs { $orbs }, magic cards { $magic }; { $goods }.
line-ready = { $who }, ready: { $units }.
line-under = { $who }, in the Underworld: { $units }.
line-power = { $who }, power: { $levels }.
line-level = { $element } { $level }
line-tableau = { $who }, cards: { $cards }.
line-treasure = { $who }, treasure: { $tokens }.
line-hand = { $who }, hand: { $cards }.
line-battle = Battle in { $realm }.
line-side = { $who }: { $faces } (dice { $number }).
setup-team = The team game is for exactly four players, not { $seats }.
setup-draft = The draft of magic cards needs somebody to pass cards to: two players.
