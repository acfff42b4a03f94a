## Parts of sentences

list-and = { $these } and { $last }
or = or
res-nothing = nothing
res-gem = { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
res-scroll = { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
res-potion = { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
res-tool = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
res-sword = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
res-gold = { $n } gold
res-magic = { $n ->
        [one] { $n } magic card
       *[other] { $n } magic cards
    }
res-any = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
loot-magic = { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    } from the hand
any-element = any element
its-element = its own element
may = you may { $effects }
once-turn = Once per turn.
once-battle = Once per battle.
in-brackets = { $text } ({ $what })
pause = { $text }, { $more }
pause-in = { " " }{ $where }
pause-element = { " " }({ $element })
trigger = { $when }: { $effects }
option = “{ $effects }”
at-most = { $what } (at most { $n })
so-much-per = { $what } for { $each }
so-much-times = { $what } × { $count }{ $n ->
        [1] { "" }
       *[other] { " " }divided by { $n }, rounded down
    }
up-to-times = up to { $n } times: { $effects }
or-else = { $text }; otherwise { $otherwise }
cheaper = { " " }for { $n } { $n ->
        [one] resource
       *[other] resources
    } less
with-symbol = { " " }with the { $unit } symbol
symbol = the { $unit } symbol
any-symbol = any unit symbol
with-element = { $text } ({ $element })
by-unit-summoned = { $text } if you summon { $unit }
by-unit-acting = { $text } if { $unit } of yours acts
for-each-unit = { $text } for each { $unit } of yours in the battle
if-present = { $text }, if { $unit } of yours takes part
if-standing = { $text }, if { $unit } of yours is in a realm
against-monster = against a monster
against-player = against a player

## Units

unit-acc-any = a unit
unit-acc-worker = a worker
unit-acc-dragon = a dragon
unit-acc-wizard = a wizard
unit-acc-warrior = a warrior
unit-acc-advanced = an advanced unit
unit-acc-this = that unit
unit-nom-any = a unit
unit-nom-worker = a worker
unit-nom-dragon = a dragon
unit-nom-wizard = a wizard
unit-nom-warrior = a warrior
unit-nom-advanced = an advanced unit
unit-nom-this = that unit
unit-placed-any = a unit
unit-placed-worker = a worker
unit-placed-dragon = a dragon
unit-placed-wizard = a wizard
unit-placed-warrior = a warrior
unit-placed-advanced = an advanced unit
unit-placed-this = that unit
unit-plural-any = your units
unit-plural-worker = your workers
unit-plural-dragon = your dragons
unit-plural-wizard = your wizards
unit-plural-warrior = your warriors
unit-plural-advanced = your advanced units
unit-plural-this = this unit
unit-is-any = any unit
unit-is-worker = worker
unit-is-dragon = dragon
unit-is-wizard = wizard
unit-is-warrior = warrior
unit-is-advanced = advanced unit
unit-is-this = that unit
units-own-any = { $n ->
        [one] one of your units
       *[other] up to { $n } of your units
    }
units-own-worker = { $n ->
        [one] one of your workers
       *[other] up to { $n } of your workers
    }
units-own-dragon = your dragon
units-own-wizard = your wizard
units-own-warrior = your warrior
units-own-advanced = { $n ->
        [one] one of your advanced units
       *[other] up to { $n } of your advanced units
    }
units-own-this = that unit
units-opponent-any = { $n ->
        [one] an opponent’s unit
       *[other] up to { $n } opponents’ units
    }
units-opponent-worker = { $n ->
        [one] an opponent’s worker
       *[other] up to { $n } opponents’ workers
    }
units-opponent-dragon = an opponent’s dragon
units-opponent-wizard = an opponent’s wizard
units-opponent-warrior = an opponent’s warrior
units-opponent-advanced = { $n ->
        [one] an opponent’s advanced unit
       *[other] up to { $n } opponents’ advanced units
    }
units-opponent-this = that unit
units-any-any = { $n ->
        [one] any unit
       *[other] up to { $n } units
    }
units-any-worker = { $n ->
        [one] any worker
       *[other] up to { $n } workers
    }
units-any-dragon = any dragon
units-any-wizard = any wizard
units-any-warrior = any warrior
units-any-advanced = { $n ->
        [one] any advanced unit
       *[other] up to { $n } advanced units
    }
units-any-this = that unit
whose-opponent = opponents’
whose-any = of all players

## Realms

realm-is-any = any realm
realm-is-unoccupied = unoccupied realm
realm-is-occupied = occupied realm
realm-is-ruin = ruin
realm-is-element = element realm
realm-is-lair = lair
realm-is-own-dwelling = realm with your dwelling
realm-is-beside-dwelling = realm with or next to a dwelling of yours
realm-is-beside-ruin = realm next to a ruin
realm-is-beside-unit = realm next to a unit of yours
realm-is-with-unit = realm with a unit of yours
realm-is-with-opponent = realm with an opponent’s unit
realm-is-with-monster = realm with a monster
realm-is-this-element = realm of this element
realm-is-here = that realm
realm-is-beside-here = realm adjacent to it
in-unoccupied = in an unoccupied realm
in-occupied = in an occupied realm
in-ruin = in a ruin
in-element = in an element realm
in-lair = in a lair
in-own-dwelling = in a realm with your dwelling
in-beside-dwelling = in a realm with or next to a dwelling of yours
in-beside-ruin = in a realm next to a ruin
in-beside-unit = in a realm next to a unit of yours
in-with-unit = in a realm with a unit of yours
in-with-opponent = in a realm with an opponent’s unit
in-with-monster = in a realm with a monster
in-this-element = in a realm of this element
in-here = in that realm
in-beside-here = in a realm adjacent to it
reach = { $n ->
        [1] to an adjacent realm
       *[other] to a realm at most { $n } steps away
    }
reach-anywhere = to any realm of the map
goal = { $distance } ({ $realm })
goal-here = from a realm at most { $n } steps away into that realm

## Counts

count-units = the number of your units in realms
count-underworld = the number of your units in the Underworld
count-ready = the number of your units in the ready area
count-summoned = the number of your summoned units
count-dwellings = the number of your dwellings
count-dwelling-elements = the number of elements in which you have a dwelling
count-dwelling-chain = the size of your largest group of connected dwellings
count-cards = the number of your adventure cards
count-card-elements = the number of elements among your adventure cards
count-cards-of-one = the number of your adventure cards of one element
count-resource = your supply
count-resource-kinds = the number of kinds of tokens you have
count-resources = the number of your resources
count-treasures = the number of treasure tokens in your tray
count-stored = the number of treasure tokens on your cards
count-symbols = the number of resource symbols stored here
count-power = your power value
count-tracks = the number of power tracks with your token
count-leads = the number of power tracks you lead alone
count-tops = the number of power tracks whose top you have reached
count-glory = the number of your glory space
count-orbs = the number of your unplaced orbs
count-placed-orbs = the number of orbs on your cards
count-monsters = the number of monsters on the map
count-defeated = the number of defeated monsters
count-controlled = the number of monsters you control
count-quests = the number of your completed quests
count-vp = the number of your VP
count-foes = the number of other sides in the battle
count-fighters = the number of your units in the battle
count-dice = the number of your dice
count-behind = the dice by which the strongest other side exceeds you
count-neighbours = the number of adjacent realms
per-behind = each die by which the strongest other side exceeds you
per-card-elements = each element among your adventure cards
per-cards = every { $n } of your adventure cards
per-defeated = each defeated monster
per-dwelling-chain = each dwelling in your largest connected group
per-dwellings = each of your dwellings
per-dwellings-beside-ruin = each of your dwellings next to a ruin
per-foes = each other side in the battle
per-glory = each space you have moved on the glory track
per-leads = each power track you lead alone
per-resource-kinds = each kind of token you have
per-resource-magic = { $n ->
        [1] each magic card
       *[other] every { $n } magic cards
    } in your hand
per-resource = each gold coin you have
per-resource-gem = each gem you have
per-resource-scroll = each scroll you have
per-resource-sword = each sword you have
per-resource-tool = each tool you have
per-resources = { $n ->
        [1] each resource
       *[other] every { $n } resources
    } you have
per-stored = { $n ->
        [1] each treasure token
       *[other] every { $n } treasure tokens
    } on your cards
per-symbols = each resource symbol on the tokens stored here
per-underworld = each of your units in the Underworld
per-underworld-any = { $n ->
        [1] each unit
       *[other] every { $n } units
    } of any player in the Underworld

## Conditions

if-at-least = if { $count } is at least { $n }
if-at-most = if { $count } is at most { $n }
if-most = if nobody equals you in { $count }
if-most-tie = if nobody exceeds you in { $count }
if-fewest = if nobody is below you in { $count }
if-leads = if you alone stand highest on the { $element } track
if-leads-any = if you alone stand highest on some power track
if-facing-monster = against a monster
if-facing-player = against another player
if-active = in your own turn
if-not-active = in another player’s turn
if-at-least-dwellings = if you have at least { $n } dwellings
if-at-least-fighters-worker = with at least { $n } workers of yours
if-at-least-units-worker = if at least { $n } of your workers are in realms
if-at-least-units-ruin = if at least { $n } of your units are in ruins
if-at-least-resources = if you have at least { $n } resources
if-at-least-stored = if at least { $n } treasure tokens lie on your cards
if-at-least-card-elements = if your adventure cards are of at least { $n } elements
if-at-least-cards-of-one = if at least { $n } of your adventure cards share an element
if-at-least-glory = if you have reached space { $n } of the glory track
if-at-least-tracks = if your tokens are on at least { $n } power tracks
if-at-least-dwelling-chain = if at least { $n } of your dwellings are connected
if-fewest-vp = if nobody has fewer VP than you
if-most-tie-dwellings = if nobody has more dwellings than you
if-at-least-summoned-advanced = if you have summoned at least { $n } advanced units
if-at-least-neighbours-ruin = next to at least { $n } ruins
if-at-least-tops = if you stand on the top of at least { $n } power track
if-at-least-underworld = if at least { $n } of your units are in the Underworld
if-at-most-dice = with at most { $n } dice
if-at-least-leads = if you lead at least { $n } power { $n ->
        [one] track
       *[other] tracks
    } alone

## Effects

effect-gain = gain { $bag }
effect-lose = give up { $bag }
effect-steal-one = take { $loot } from an opponent of your choice
effect-steal-each = take { $loot } from each opponent
effect-steal-foes = take { $loot } from each other player in the battle
effect-trade = you may pay { $pay }: { $effects }
effect-sift = look at the top { $look } magic cards, keep { $keep } and discard the rest
effect-take-discard-any = take a magic card from the discard pile
effect-take-discard-spell = take a spell from the discard pile
effect-take-discard-quest = take a quest from the discard pile
effect-take-discard-prophecy = take a prophecy from the discard pile
effect-take-treasure = take { $n ->
        [one] the top treasure token of a column
       *[other] { $n } top treasure tokens of columns
    }{ $where }
effect-cash = you may discard a treasure token from your tray and gain { $n ->
        [1] what it shows
       *[other] { $n } times what it shows
    }
effect-gain-slots = gain what the slots show
effect-vp = gain { $n } VP
effect-power = gain { $n } power in { $element }
effect-power-any = gain { $n } power in any element
effect-power-here = gain { $n } power in that realm’s element
effect-power-led = gain { $n } power on a track you lead alone
effect-power-trailing = gain { $n } power on a track of yours where another player stands higher
effect-glory = gain { $n } glory
effect-orb = gain an orb left out of the game; if there is none, { $otherwise }
card-of-any = a face-up adventure card
card-of-led = a face-up adventure card of an element you lead alone
card-of = a face-up adventure card of { $element }
effect-buy-card = you may buy { $card }{ $discount }
effect-burn = put { $n ->
        [one] a face-up adventure card
       *[other] up to { $n } face-up adventure cards
    } to the bottom of { $n ->
        [one] its deck
       *[other] their decks
    }
effect-drop-card-opponent = put an adventure card of an opponent’s tableau to the bottom of its deck; the owner gains { $bag }
effect-drop-card-own = you may put an adventure card of your tableau to the bottom of its deck and then { $effects }
effect-take-card = take an adventure card costing at most { $n } resources, without an orb, from an opponent’s tableau; the owner gains { $bag }
effect-activate = activate one of your adventure cards{ $symbol } without a unit
effect-borrow = use the action of a card{ $symbol } in an opponent’s tableau; the owner gains { $bag }
effect-relocate = relocate { $units }{ $where } { $goal }
effect-recall-map = return { $units }{ $where } to the ready area
effect-recall-underworld = return { $units } from the Underworld to the ready area
effect-swap-ready = exchange { $units }{ $where } with a unit in your ready area
effect-swap-own = exchange { $units }{ $where } with another unit of yours in a realm
effect-swap-opponent = exchange { $units }{ $where } with an opponent’s unit in another realm
effect-summon = you may summon { $unit }{ $discount }
effect-banish = put { $units }{ $where } into the Underworld
effect-add-dice = add { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
effect-remove-dice-one = remove { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } from another side
effect-remove-dice-monster = remove { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } from the monster
effect-remove-dice-each = remove { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } from each other side
effect-set-die-own = set { $n ->
        [one] one of your dice
       *[other] up to { $n } of your dice
    } to { $face }
effect-set-die-foe = set { $n ->
        [one] a die
       *[other] { $n } dice
    } of another side to { $face }
effect-reroll-own = reroll { $n ->
        [one] one of your dice
       *[other] up to { $n } of your dice
    }{ $limit }
effect-reroll-foe = reroll { $n ->
        [one] one die of another side
       *[other] up to { $n } dice of another side
    }{ $limit }
effect-reroll-monster = reroll { $n ->
        [one] one of the monster’s dice
       *[other] up to { $n } of the monster’s dice
    }{ $limit }
effect-reroll-all = reroll all dice showing at most { $upto } until none is left
dice-up-to = { " " }showing at most { $upto }
effect-shift-die = turn { $n ->
        [one] one of your dice
       *[other] up to { $n } of your dice
    } by { $by }
effect-swap-die = exchange one of your dice with a die of another side
effect-cancel-battle = the battle does not take place
effect-save-units-stay = { $units } stay in the realm instead of going to the Underworld
effect-save-units-ready = return { $units } to the ready area instead of putting them into the Underworld
effect-control-monster = take control of a monster of strength { $n } or less{ $where }
effect-send-home = a monster{ $where } returns to its lair
effect-move-monster = relocate a monster { $goal }
effect-defeat-monster = a monster of strength { $n } or less{ $where } is defeated
effect-revive-monster = put a defeated monster back on its lair
effect-revive-control = take control of a defeated monster
effect-stop-rush = the monster does not rush
effect-build = you may build a dwelling{ $where }{ $discount }
effect-new-realm = draw and place a new realm
effect-realm-action = you may carry out a realm action{ $where }
effect-realm-action-kind = you may carry out the action of the { $realm }
effect-choose = choose one: { $options }
effect-when = { $condition }, { $effects }
effect-gamble = roll a die: on { $n } or more { $effects }
effect-others-opponents = each opponent does this: { $effects }
effect-others-foes = each other player in the battle does this: { $effects }
effect-grant-turn = until the end of this turn: { $change }
effect-grant-battle = for this battle: { $change }

## Standing changes

change-dice-own-more = +{ $n } { $n ->
        [one] die
       *[other] dice
    } in battle
change-dice-own-less = −{ $n } { $n ->
        [one] die
       *[other] dice
    } in battle
change-dice-foes-more = every other side rolls { $n } { $n ->
        [one] die
       *[other] dice
    } more
change-dice-foes-less = every other side rolls { $n } { $n ->
        [one] die
       *[other] dice
    } fewer (at least 1)
change-support-fire = { $unit } in adjacent realms may add their dice to a battle without moving into it
change-join-reach = { $unit } may join battles from up to { $n } realms away
change-dwelling-dice = your dwellings up to { $n } realms away add their die in battle
change-dwelling-dice-foes = { $n ->
        [-1] dwellings add no dice for the other sides
       *[other] of the other sides’ dwellings only those up to { $n } realms away add their die
    }
change-sword-dice = each sword spent in battle adds { $n } dice
change-win-ties = you win complete ties
change-forbid-swords = other players may not spend swords for dice in the battle
change-forbid-join = other players’ units may not join the battle
change-forbid-rerolls = other players may not reroll or change dice in the battle
change-discount-dwelling = your dwellings cost { $n } { $n ->
        [one] resource
       *[other] resources
    } less
change-discount-card = adventure cards cost you { $n } { $n ->
        [one] resource
       *[other] resources
    } less
change-discount-summon = summoning costs you { $n } { $n ->
        [one] resource
       *[other] resources
    } less
change-discount-spell = casting spells costs you { $n } { $n ->
        [one] resource
       *[other] resources
    } less
change-discount-ruin = the Mage Tower and the Fortress cost you { $n } { $n ->
        [one] resource
       *[other] resources
    } less
change-discount-aura = moving an aura costs you { $n } { $n ->
        [one] resource
       *[other] resources
    } less
change-dearer-dwelling = dwellings cost { $n } more { $n ->
        [one] resource
       *[other] resources
    } of any kind
change-dearer-card = adventure cards cost { $n } more { $n ->
        [one] resource
       *[other] resources
    } of any kind
change-dearer-summon = summoning costs { $n } more { $n ->
        [one] resource
       *[other] resources
    } of any kind
change-dearer-spell = casting spells costs { $n } more { $n ->
        [one] resource
       *[other] resources
    } of any kind
change-dearer-ruin = the Mage Tower and the Fortress cost { $n } more { $n ->
        [one] resource
       *[other] resources
    } of any kind
change-dearer-aura = moving an aura costs { $n } more { $n ->
        [one] resource
       *[other] resources
    } of any kind
change-place-reach = { $unit } may be placed up to { $n } realms away from your units
change-place-flight = { $unit } may be placed by Flight
change-place-teleport = { $unit } may be placed by Teleport
change-place-assault = { $unit } may be placed by Assault
change-place-from = { $unit } may also be placed here, at any distance: { $realm }
change-place-onto = { $unit } may be placed into realms that hold units of yours
change-peaceful = placing { $unit } triggers no battle with other players
change-no-rush = monsters do not rush when you place { $unit }{ $where }
change-cap = you may hold { $n } more tokens of each kind
change-tray-limit = your tray holds { $n } more treasure tokens
change-hand-limit = your hand limit is { $n } higher
change-activate-as = { $unit } may activate actions with { $symbol }
change-lead-ties = where you share the highest level of a power track you count as alone highest
change-scored-cards = at the end you score up to { $n } more adventure cards
change-shielded-units = opponents’ cards and abilities cannot relocate your units or put them into the Underworld
change-shielded-cards = opponents cannot take or discard your adventure cards
change-shielded-resources = opponents cannot take your resources
change-rush-reach = it rushes from up to { $n } realms away
change-rush-at-any = it also rushes from anywhere when any unit is placed{ $where }
change-rush-skips-any = it does not rush when a unit is placed{ $where }
change-rush-at = it also rushes from anywhere when { $unit } is placed{ $where }
change-rush-skips = it does not rush when { $unit } is placed{ $where }
change-uncontrollable = it cannot be controlled
change-hoard = whoever beats it also takes a hoard token; when the last one is taken it is defeated for good
change-homing = after every battle it returns to its lair
change-charge = whenever an opponent places a unit in an adjacent realm, it may relocate there and a battle becomes due
change-mimicry = once per turn it may use an ability of another of your unit kinds, never Build

## Windows

on-turn-start = at the start of your turn
on-turn-end = at the end of your turn
on-own-turn = in your turn
on-regroup = when you regroup
on-anytime = at any time
on-game-end = at the end of the game
on-placed-you = when you place { $unit }
on-placed-opponent = when an opponent places { $unit }
on-placed-anyone = when anyone places { $unit }
on-rush-you = when a monster is about to rush after you placed { $unit }
on-rush-opponent = when a monster is about to rush after an opponent placed { $unit }
on-rush-anyone = when a monster is about to rush after anyone placed { $unit }
on-action-you = after the realm action, when you have placed { $unit }
on-action-opponent = after the realm action, when an opponent has placed { $unit }
on-action-anyone = after the realm action, when anyone has placed { $unit }
on-battle-pending-you = when a battle with your units is about to be triggered
on-battle-pending-opponent = when a battle with opponents’ units is about to be triggered
on-battle-pending-anyone = when a battle is about to be triggered
on-join-you = in your battles, when units join
on-join-opponent = in opponents’ battles, when units join
on-join-anyone = in any battle, when you decide whether to join
on-dice-you = in your battles, before the roll
on-dice-opponent = in opponents’ battles, before the roll
on-dice-anyone = in any battle, before the roll
on-rolled-you = in your battles, after the roll
on-rolled-opponent = in opponents’ battles, after the roll
on-rolled-anyone = in any battle, after the roll
on-won-you = when you win a battle
on-won-opponent = when an opponent wins a battle
on-won-anyone = when anyone wins a battle
on-remove-you = when you are defeated in a battle
on-remove-opponent = when an opponent is defeated in a battle
on-remove-anyone = when anyone is defeated in a battle
on-underworld-you = when you put { $unit } into the Underworld
on-underworld-opponent = when an opponent puts { $unit } into the Underworld
on-underworld-anyone = when anyone puts { $unit } into the Underworld
on-power-you = whenever you advance on a power track{ $element }
on-power-opponent = whenever an opponent advances on a power track{ $element }
on-power-anyone = whenever anyone advances on a power track{ $element }
on-card-gained-you = when you gain an adventure card{ $element }
on-card-gained-opponent = when an opponent gains an adventure card{ $element }
on-card-gained-anyone = when anyone gains an adventure card{ $element }
on-dwell-you = when you build a dwelling{ $element }
on-dwell-opponent = when an opponent builds a dwelling{ $element }
on-dwell-anyone = when anyone builds a dwelling{ $element }
monster-on-dice = before the roll, for its side
monster-on-rolled = after the roll, for its side
monster-on-won = each player it defeats
monster-on-remove = whoever beats it
monster-on-action = after it rushed, the player it rushed at
while-on-turn-start = while it is in Eldervale, each player at the start of their turn
while-on-turn-end = while it is in Eldervale, each player at the end of their turn
while-on-regroup = while it is in Eldervale, each player who regroups
while-on-placed = while it is in Eldervale, each player who places a unit
while-on-dwell = while it is in Eldervale, each player who builds a dwelling
while-on-card-gained = while it is in Eldervale, each player who gains an adventure card
while-on-underworld = while it is in Eldervale, each player for each unit put into the Underworld
scope-while = While it is in Eldervale: { $text }
scope-battle = In its battles, for its side: { $text }

## Cards

card-kind-doorway = Doorway
card-kind-vault = Vault
card-kind-aura = Aura
card-kind-ward = Ward
card-kind-weapon = Weapon
card-kind-activation = Action card
card-kind-passive = Lasting card
adventure = { $kind } of { $element }, costs { $cost }.
slots-printed = { $n ->
        [one] A slot
       *[other] { $n } slots
    } (printed: { $printed }).
slots-gain = { $n ->
        [one] An empty slot
       *[other] { $n } empty slots
    }.
slots-deposit = A deposit slot.
slots-store = { $n ->
        [one] A slot
       *[other] { $n } slots
    } for treasure tokens.
symbol-worker = Any unit
symbol-dragon = Dragon
symbol-wizard = Wizard
symbol-warrior = Warrior
action = { $symbol } — { $effects }
price = pay { $price } → { $effects }
deposit = the resources of the deposit slot
orb-required = Does nothing until an orb covers the symbol.
orb-effects = With an orb also: { $effects }
orb-ability = With an orb also: { $ability }
aura-double-or-nothing = When the strengthened card is activated, roll a die: on { $n } or more resolve it twice, otherwise not at all. Costs are paid per resolution.
aura-again = After the strengthened card was activated you may pay { $bag } and resolve it once more.
aura-also = After the strengthened card was activated: { $effects }.
aura-open-to = Any unit may activate the strengthened card{ $n ->
        [0] { "" }
       *[other] { " " }and its costs are { $n } less
    }.
aura-two-units = Two units may use the strengthened card in one regroup.
aura-pass-on = After the strengthened card is resolved, the unit may at once activate another action.
aura-deepen = The strengthened card has one more gain slot (printed: { $bag }).
aura-from-underworld = In your regroup one unit returning from the Underworld may activate the strengthened card.
magic-text-spell = Spell. { $when }
casting = Casting cost: { $pay } / { $element } { $n }.
magic-text-quest = Quest. { $when }
magic-text-prophecy = Prophecy.
prophecy-if = { $condition } at the end: { $n } VP
points = { $n } VP.
faction = Faction of { $element }.
unit-ability = { $unit }, { $name }: { $text }
start-card = Start card of { $element }.
start-summon = Summon: the next workers for { $first }, { $second }, { $third } resources of any kind; { $prices }.
summon-price = { $unit } for { $bag }
start-gather = Gather: gain { $bag }, or what the token on the slot shows.
start-dwell = Dwell: build a dwelling.
realm = Realm of { $element } with { $n ->
        [one] one symbol
       *[other] two symbols
    }.
realm-spaces = { $n ->
        [one] One treasure column
       *[other] Two treasure columns
    }, printed: { $printed }.
realm-cost = Dwelling: { $bag }.
realm-lair = Lair of its monster.
landmark = No ruin.
landmark-ruin = Ruin.
landmark-mill = Build a dwelling.
landmark-portal = Summon a unit.
landmark-dungeon = Dungeon expedition: place a new realm, buy an adventure card, then buy another or put one back.
landmark-oracle = Draw 1 magic card or buy a face-up adventure card.
monster-base = Monster of { $element }, strength { $n }.
monster-legendary = Legendary monster of { $element }, strength { $n }.
monster-special = Monster of no element, strength { $n }.
named-ability = { $name }{ $chain }: { $text }
chain = { " " }(also under control)
monster-reward = Whoever beats it: { $effects }
mercenary = Mercenary, { $n } dice. Hired for 1 gold until your next regroup, or for an orb until the end of the game.
glory-orb = The first to arrive takes the orb, the others: { $effects }
ghost = The Ghosts place { $unit } on: { $targets }. Direction { $direction }.
ghost-regroup = The Ghosts regroup.
ghost-guardian = The guardian moves.
ghost-target-element = element realm
ghost-target-mage-tower = Mage Tower
ghost-target-fortress = Fortress
ghost-target-mill = Mill
ghost-target-portal = Summoning Portal
ghost-target-dungeon = Dungeon
ghost-target-oracle = Oracle
ghost-target-dragons-lair = Dragon’s Lair
ghost-target-bridge = Bifröst Bridge
