### The texts of cards and things of Gloomhaven, in English.


## Elements and conditions
term-fire = Fire
term-ice = Ice
term-air = Air
term-earth = Earth
term-light = Light
term-dark = Dark
term-any = any element
term-poison = Poison
term-wound = Wound
term-immobilize = Immobilize
term-disarm = Disarm
term-stun = Stun
term-muddle = Muddle
term-curse = Curse
term-invisible = Invisible
term-strengthen = Strengthen
term-bless = Bless
term-push = Push
term-pull = Pull
term-rank-none = none
term-rank-normal = normal
term-rank-elite = elite
term-rank-boss = boss
term-rank-named = named
term-slot-head = head
term-slot-body = body
term-slot-legs = legs
term-slot-one-hand = one hand
term-slot-two-hands = two hands
term-slot-small = small item
term-overlay-money = money
term-overlay-treasure = treasure
term-overlay-trap = trap
term-overlay-hazard = hazardous terrain
term-overlay-difficult = difficult terrain
term-overlay-obstacle = obstacle
words-or = { $these } or { $last }
only-if = { $text } (if: { $clauses })
xp = { $xp } XP
infuse = infuse: { $elements }

## Values
measure-x = X: { $what }
measure-times = { $times } × { $what }
measure-plus = { $plus } + { $what }
measure-half-up = half of { $what }, rounded up
measure-half-down = half of { $what }, rounded down
measure-by-level = by level: { $steps }
measure-characters = number of characters
measure-level = scenario level
measure-moved = hexes moved this turn
measure-moved-now = hexes moved with this action
measure-dealt = damage dealt by attacks this turn
measure-dealt-to-target = damage dealt to the target
measure-negative-conditions = negative conditions on the target
measure-allies-next-to-target = allies next to the target
measure-target-shield = Shield of the target
measure-max-hp = maximum hit points of that figure
measure-own-hp = own current hit points
measure-destroyed = hexes of destroyed obstacles
measure-enemies-next-to-self = adjacent enemies
measure-allies-near = allies within { $within }
measure-figures = figures on the map: { $monster }

## Clauses
if-melee = melee attack
if-ranged = ranged attack
if-single-target = a single target
if-beside-ally = an ally of yours is next to the target
if-target-alone = no ally of the target is next to it
if-straight = moved in a straight line
if-returned = the move ended where it began
if-target-has = the target has { $conditions }
if-self-has = you have { $conditions }
if-target-hp = at most { $hp } hit points
if-moved = moved at most { $hexes } hex this turn

## Figures
who-same = the same figure
who-self = self
who-enemies-all = all enemies
who-allies-all = all allies
who-self-and-allies-all = self and all allies
who-figures-all = all allies and enemies
who-summons-all = all your summons
who-enemies-some =
    { $count ->
        [one] one enemy
       *[other] up to { $count } enemies
    }
who-allies-some =
    { $count ->
        [one] one ally
       *[other] up to { $count } allies
    }
who-self-or-ally-some =
    { $count ->
        [one] self or one ally
       *[other] up to { $count } of self and allies
    }
who-normal = (normal only)
who-normal-elite = (normal or elite)
who-when = { $who }, if: { $clauses }
place-anywhere = anywhere
place-room = in your room
place-base = within range
place-adjacent = adjacent
place-within = within range { $range }
place-by-targets = adjacent to the target
place-by-obstacle = adjacent to that obstacle
place-by-entered = adjacent to a hex you entered
place-by-killed = adjacent to the killed enemy
place-near-hex = within { $range } of that hex
place-in-area = in the area
place-in-passed = you moved through

## Changes
boost-attack = { $amount } Attack
boost-attack-measure = +1 Attack for each of: { $what }
boost-times = Attack ×{ $times }
boost-range = { $amount } Range
boost-targets = { $amount } Target
boost-move = { $amount } Move
boost-heal = { $amount } Heal
boost-shield = { $amount } Shield
boost-retaliate = { $amount } Retaliate
boost-damage = { $amount } damage
boost-loot = { $amount } Loot
boost-push = Push { $amount }
boost-pull = Pull { $amount }
boost-push-more = { $amount } Push
boost-reach = target within { $amount } hexes
boost-pierce = Pierce { $amount }
boost-self-heal = Heal { $amount } self
boost-self-shield = Shield { $amount } self this round
boost-self-retaliate = Retaliate { $amount } self this round
boost-heal-per-hit = Heal { $amount } self for each target damaged
boost-ignore-shields = ignore all Shield
boost-advantage = Advantage
boost-disadvantage = Disadvantage
boost-jump = Jump
boost-self-conditions = { $conditions } self
boost-area = area of { $hexes } hexes instead of the target
boost-who = instead: { $who }
boost-kill-one = kill one { $rank } target instead
boost-kill-all = kill all { $rank } targets instead
boost-xp-each = 1 XP for each of: { $what }
term-normal = normal
term-normal-elite = normal or elite
change-basic-attack = basic action: Attack { $amount } instead of Attack 2
change-basic-move = basic action: Move { $amount } instead of Move 2
change-small-items = carry { $amount } more small items
change-double-as-zero = a ×2 card of an enemy attacking you counts as +0
change-unmoved = enemies and scenario effects cannot push or pull you
change-immune = immune: { $conditions }
change-flying = Flying
change-phasing = in an obstacle hex you count as Invisible and cannot attack
change-redirect = the attack targets you instead
change-move-as-attack = any of your Move abilities may be performed as an Attack of the same value
change-two-augments = two Augments may be active at once
change-augments-at-range = your Augments work on ranged attacks as well

## Abilities
do-move = Move { $value }
do-attack = Attack { $value }
do-heal = Heal { $value }, { $who }
do-shield = Shield { $value }
do-retaliate = Retaliate { $value }
do-loot = Loot { $range }
do-condition = { $conditions }: { $who }
do-damage = { $value } damage: { $who }
do-kill = kill: { $who }
do-kill-area = kill every enemy in an area of { $hexes } hexes ({ $clauses })
do-choose-hex = choose a hex within range { $range }
do-summon = summon { $summon }
do-summon-monster = summon { $monster } ({ $ranks })
do-recover-discarded-all = recover all discarded cards: { $who }
do-recover-discarded-some =
    { $cards ->
        [one] recover one discarded card
       *[other] recover up to { $cards } discarded cards
    }: { $who }
do-recover-lost-all = recover all lost cards: { $who }
do-recover-lost-some =
    { $cards ->
        [one] recover one lost card
       *[other] recover up to { $cards } lost cards
    }: { $who }
do-recover-neighbour = take one lost card of an ally next to that figure into its own hand: { $who }
do-lose-cards = lose { $cards } cards from hand: { $who }
do-refresh-spent-all = refresh all spent items: { $who }
do-refresh-consumed-small-some =
    { $items ->
        [one] refresh one consumed small item
       *[other] refresh up to { $items } consumed small items
    }: { $who }
do-create-trap = place a trap ({ $effects }) on an empty hex within { $range }
do-disarm-trap = disarm one trap within { $range }
do-spring-trap = that trap takes effect: { $who }
do-create-obstacle =
    { $count ->
        [one] place one obstacle
       *[other] place { $count } obstacles
    } of { $size ->
        [one] one hex
       *[other] { $size } hexes
    } on empty hexes within { $range }
do-create-obstacle-killed = place one obstacle where that enemy died
do-destroy-obstacle-some =
    { $count ->
        [one] destroy one obstacle
       *[other] destroy { $count } obstacles
    } within { $range }
do-destroy-obstacle-all = destroy all obstacles within { $range }
do-move-obstacle = move one obstacle within { $range } to an empty hex within { $to }
do-grant = { $who } may perform: { $abilities }
do-control = { $who } performs, as you decide: { $abilities }
do-control-turn-rules = { $who } takes its turn this round with sides swapped
do-control-turn-player = { $who } takes its turn this round with sides swapped, as you decide
do-shift-initiative = raise or lower your initiative by { $amount }
do-play-card-top = play one card from hand and perform its top action
do-play-card-bottom = play one card from hand and perform its bottom action
do-extra-turn = play two cards from hand and take another turn this round at a later initiative
do-special = special { $number }
do-next-marker = goes to the next of { $markers }; a door there opens
do-extra-turns = { $monster }: one more turn for each with the same card
do-summon-token = summons { $count } × { $token }
part-token-safe = which cannot be damaged
part-token-hp = with { $hp } hit points
part-token-acts = each acts just before: Move { $move }, Attack { $attack }
do-hatch = every { $token } is destroyed, a normal { $monster } stands in its place
do-shift-token = { $token } goes to the next of { $markers }
do-flee = all enemies, in initiative order, move { $value } as far away as they can
do-gather = all enemies are put next to it
do-betray = the character that acts last turns against its allies: Move { $move }, then the top of its leading card; both cards are discarded
named-head = { $more ->
        [0] { $monster } with statistics of its own.
       *[other] { $monster } with statistics of its own, one level higher.
    }
part-range = Range { $range }
part-targets = Target { $targets }
part-area = area of { $hexes } hexes
part-along = and every enemy on the way to it
part-same-target = all attacks on one enemy
part-push = Push { $amount }
part-pull = Pull { $amount }
part-toward-hex = toward that hex
part-impact-breaks = may push into obstacles: each time the obstacle is destroyed, { $damage } damage, { $xp } XP
part-impact-blocked = for each step stopped by a wall or obstacle { $damage } damage, { $xp } XP
part-jump = Jump
part-straight = in a straight line
part-loots = loot every hex entered
part-clears = obstacles on the way are destroyed, traps disarmed
part-end-by-obstacle = ending next to an obstacle
part-end-by-controller = ending next to you
part-limit = at most { $limit } tokens and treasures
part-more-money = X money tokens more from the supply
part-xp-target = { $xp } XP for each target
part-xp-retaliate = { $xp } XP each time
part-xp-kill = { $xp } XP for each killed
part-xp-sprung = { $xp } XP when an enemy springs it
part-augments-too = with your Augments
part-by-target = next to the target
part-own-hp = with the summoner's current hit points
trap-damage = { $damage } damage
trap-scenario-damage = trap damage
augment = { $elements } → { $effects }
augment-instead = instead: { $abilities }

## Bonuses
bonus = { $when }: { $effects }
bonus-uses =
    { $uses ->
        [one] once
       *[other] { $uses } times
    }
bonus-consume = consume: { $elements }
bonus-obstacle = destroy an adjacent obstacle
bonus-optional = if you like
bonus-negate = the damage becomes 0
group-augment = Augment.
on-own-attack = on each attack
on-one-attack = on one attack
on-own-attack-ability = on an attack action
on-own-move = on a Move
on-own-heal = on each Heal
on-attacked = when attacked
on-damaged-by-attack = when damaged by an attack
on-suffers = when you would suffer damage
on-ally-attacked = when an adjacent ally is attacked
on-death = on death
on-turn-start = at the start of your turn
on-turn-end = at the end of your turn
on-own-turn = during your turn
on-reveal = after the initiative is revealed
slots =
    { $uses ->
        [one] once
       *[other] the next { $uses } times
    } (XP { $xp })
duration-round = this round
duration-persistent = persistent
lost = lost
unrecoverable = cannot be recovered

## Cards and things
card-head = Level { $level }, initiative { $initiative }.
card-top = Top: { $text }
card-bottom = Bottom: { $text }
class-head = Hand of { $hand } cards, hit points { $least } to { $most }.
perk-remove = remove { $cards }
perk-add = add { $cards }
perk-ignore-items = ignore negative item effects
perk-ignore-scenario = ignore negative scenario effects
perk-boxes = { $text } ({ $boxes }×)
modifier-bless = Bless ×2
modifier-curse = Curse, miss
modifier-null = miss
modifier-rolling = rolling { $text }
stat-hp = hit points { $hp }
stat-flying = Flying
stat-attackers-disadvantage = attackers have Disadvantage
stat-immune = immune: { $conditions }
monster-head = { $figures } figures.
monster-line = { $rank }, level { $level }: { $stats }.
initiative = Initiative { $initiative }.
shuffle = Shuffle the deck at the end of the round.
boss-special = Special { $number }: { $text }.
item-head = Slot: { $slot }, price { $price }.
item-slots = { $uses } uses
item-minus-ones = −1 cards into your deck: { $cards }
use-spent = spent
use-consumed = consumed
use-passive = always works

## Battle goals
goal-checks =
    { $checks ->
        [one] One checkmark.
       *[other] { $checks } checkmarks.
    }
feat-cards-left-least = end the scenario with { $amount } or more cards in hand and discard
feat-cards-left-most = end the scenario with { $amount } or fewer cards in hand and discard
feat-xp-least = gain { $amount } or more experience
feat-xp-most = gain { $amount } or less experience
feat-hp-left-most = end with { $amount } or fewer hit points
feat-hp-missing-most = end with all your hit points
feat-traps-least = spring or disarm { $amount } trap on your or your summon's turn
feat-treasures-least = loot { $amount } treasure tile
feat-allies-exhausted-most = no allied hero is exhausted
feat-rooms-revealed-least = reveal { $amount } room by opening a door on your turn
feat-tokens-least = loot { $amount } or more money tokens
feat-loot-most = loot no money token and no treasure
feat-kills-least = kill { $amount } or more monsters
feat-kills-most = kill { $amount } or fewer monsters
feat-elite-kills-least = kill { $amount } elite monster
feat-items-used-level = use items at least { $amount } times plus your level
feat-items-used-most = use no item
feat-empty-rounds-most = a monster is on the map at the start of every round
feat-overkills-least = kill { $amount } monster with at least 4 damage to spare
feat-first-kill-least = make the first kill of the scenario
feat-below-half-most = never fall below half of your hit points, rounded up
feat-clean-kills-least = kill { $amount } undamaged monster with a single attack
feat-short-rests-most = take no short rest
feat-long-rests-most = take no long rest

## Treasures
treasure-gold = { $amount } gold
treasure-xp = { $amount } experience
treasure-checks = { $amount } checkmark
treasure-damage = { $amount } damage
treasure-item = item: { $item }
treasure-design = item design: { $item }
treasure-random-design = a random item design
treasure-random-scenario = a random side scenario
treasure-scenario = scenario { $number }

## Scenarios
goal = Goal: { $parts }
goal-kill-all = kill all enemies
goal-kill = kill { $monster }
goal-kill-count = kill this many enemies: { $count }
goal-reveal = reveal the room of tile { $tile }
goal-kill-revealed = kill all revealed enemies
goal-loot = loot all goal treasures
goal-reach = { $objective } reaches the marked place
rule-lose = lost if { $objective } dies
rule-each-character = each character: { $text }
rule-allied = allies of the characters, enemies of other monsters: { $monsters }
rule-goals-by-action = goal treasures can be looted by a Loot action only
rule-locked = locked doors: { $doors }
rule-objective = { $objective }: hit points { $hp }, initiative { $initiative }, Move { $move } toward { $marker }
script = { $when }: { $what }
script-round-start = at the start of a round (2 / 3 / 4 characters: { $rounds })
script-round-end = at the end of a round (2 / 3 / 4 characters: { $rounds })
script-until = { $when } until door { $doors } is open
script-door = when door { $doors } opens
script-plates = when characters stand on all plates ({ $plates } with 2 / 3 / 4 characters) at the end of a turn
script-wave = { $monster } spawns at { $marker } ({ $ranks })
script-opens = doors { $doors } open
script-elements = strong elements: { $elements }
rounds-none = none
rounds-even = even
rounds-odd = odd
rounds-every = every

## Random dungeons
dungeon-room = Entrances { $entrances }, exits { $exits }.
dungeon-room-name = { $room } { $monsters }
dungeon-minor = Minor penalty: { $text }.
dungeon-major = Major penalty: { $text }.
dungeon-trap = Traps: { $effects }.
dungeon-treasure = Treasure: { $gold } money tokens, { $xp } experience.
filling = { $spot }: { $kind }
filling-monster = { $spot }: { $monster } ({ $ranks })
penalty-opener = who opened the door: { $text }
penalty-damage = { $amount } damage
penalty-discards =
    { $amount ->
        [one] discard one card
       *[other] discard { $amount } cards
    }
penalty-losses =
    { $amount ->
        [one] lose one card
       *[other] lose { $amount } cards
    }
penalty-curses = Curse cards into the own deck: { $amount }
penalty-minus-ones = −1 cards into the own deck: { $amount }
penalty-spend-items = items to be spent: { $amount }
penalty-conditions = { $conditions }
penalty-inert = all elements become inert
penalty-blesses = Bless cards into the monsters' deck: { $amount }
penalty-enemies = all enemies of the room: { $conditions }
penalty-elites = elite enemies of the room: { $conditions }
penalty-enemy-shield = all enemies of the room: Shield { $amount } this round
penalty-promote = normal enemies of the room that become elite: { $amount }
