# How cards, tiles and boards read (telling/).

and = { $these } and { $last }
or = { $these } or { $last }
either = either { $this }, or { $that }
use = { $when }: { $what }
pay = pay { $cost }
set-size = armour set of { $size }+
per = { $text } for each { $count }
per-most = { $text } (at most { $most })
range = { $span }: { $effects }
range-hits = { $amount ->
    [one] { $amount } hit
   *[other] { $amount } hits
    }
range-wounds = { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
    }
span-up-to = up to { $most }

# What counts

count-set = piece of the largest armour set worn
count-gaar = Gaar you have
count-dwurt = Dwurt you have
count-missing = point of health you lack
count-round = combat round begun
count-essences = essence lying on this tile
count-gems = gem in your equipment
count-trophies = trophy you keep
count-cards = silver or gold card in hand
count-hope = point on the hope die
count-chaos = chaos token of the monster
count-hits = hit on the monster
count-skills = skill on your board
element-of-air = air
element-of-earth = earth
element-of-water = water
element-of-fire = fire

# Effects

effect-coins = gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
    }
effect-coins-less = lose { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
    }
effect-reputation = gain { $amount } reputation
effect-reputation-less = lose { $amount } reputation
effect-gaar = gain { $amount } Gaar
effect-dwurt = gain { $amount } Dwurt
effect-calm-dwurt = turn the Dwurt die down by { $amount }
effect-draw-silver = draw { $cards ->
    [one] { $cards } silver card
   *[other] { $cards } silver cards
    }
effect-draw-gold = draw { $cards ->
    [one] { $cards } gold card
   *[other] { $cards } gold cards
    }
effect-gain-gem = gain { $amount } × { $kind }
effect-gain-gem-any = gain { $amount ->
    [one] { $amount } gem
   *[other] { $amount } gems
    } of your choice
effect-gain-essence = gain { $amount ->
    [one] { $amount } essence
   *[other] { $amount } essences
    }: { $kind }
effect-gain-essence-any = gain { $amount ->
    [one] { $amount } essence
   *[other] { $amount } essences
    } of your choice
effect-gain-tile = take { $amount } × { $pile }
effect-gain-tile-look = { $text } (draw { $look }, keep one)
effect-heal = heal { $amount }
effect-wound = suffer { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
    }
effect-slay = your health falls to 0
effect-move = { $amount ->
    [one] { $amount } movement point
   *[other] { $amount } movement points
    }
effect-take-action-mining = take a mining action
effect-take-action-trade = take a trade action
effect-take-action-combat = take a combat action
effect-trade-at-merchants = take a trade action with the merchants from any liberated field
effect-trade-at-alchemists = take a trade action with the alchemists from any liberated field
effect-trade-at-dragonslayers = take a trade action with the dragonslayers from any liberated field
effect-cart = mining cart: draw 3 resources, keep 1
effect-teleport = teleport up to { $range ->
    [one] { $range } field
   *[other] { $range } fields
    }
effect-teleport-to-church = teleport to the church
effect-teleport-to-portal = teleport to any portal
effect-teleport-to-shop = teleport to any shop you may enter
effect-scout = look at the top { $tiles } map tiles of the top chapter and return them in any order
effect-track = look at the top card of a monster deck; leave it or put it under the deck
effect-ready-skill = ready { $amount ->
    [one] { $amount } skill
   *[other] { $amount } skills
    }
effect-ready-item = ready { $amount ->
    [one] { $amount } item
   *[other] { $amount } items
    }
effect-ready-tile = ready { $amount ->
    [one] { $amount } other tile
   *[other] { $amount } other tiles
    }
effect-wake-gems = turn { $amount ->
    [one] { $amount } gem
   *[other] { $amount } gems
    } active
effect-clover = clover { $signed }
effect-reroll-monster = reroll { $dice ->
    [one] { $dice } monster die
   *[other] both monster dice
    }
effect-reroll-hero = reroll { $dice ->
    [one] { $dice } of your dice
   *[other] both your dice
    }
effect-turn-die-monster = turn one monster die to { $face }
effect-turn-die-monster-over = turn one monster die to its opposite side
effect-turn-die-hero = turn one of your dice to { $face }
effect-turn-die-hero-over = turn one of your dice to its opposite side
effect-roll = make a hero roll ({ $ranges })
effect-hope = hope die +{ $amount }
effect-paw = paw { $signed }
effect-wounds = wounds { $signed }
effect-hit = { $amount ->
    [one] { $amount } hit
   *[other] { $amount } hits
    }
effect-hits = hits { $signed }
effect-monster-heals = the monster heals { $amount }
effect-monster-draws-silver = the monster-player draws { $cards ->
    [one] { $cards } silver card
   *[other] { $cards } silver cards
    }
effect-monster-draws-gold = the monster-player draws { $cards ->
    [one] { $cards } gold card
   *[other] { $cards } gold cards
    }
effect-drop-die = the monster rolls one die fewer
effect-chaos-less = the monster loses { $amount ->
    [one] { $amount } chaos token
   *[other] { $amount } chaos tokens
    }
effect-chaos-more = the monster gains { $amount ->
    [one] { $amount } chaos token
   *[other] { $amount } chaos tokens
    }
effect-monster-gaar-less = the monster loses { $amount } Gaar
effect-monster-gaar-more = the monster gains { $amount } Gaar
effect-take-gaar-monster = the monster takes { $amount } Gaar from the hero, or Dwurt where no Gaar is left, and holds it as Gaar
effect-take-gaar-hero = take { $amount } Gaar from the monster
effect-take-any = the monster-player takes { $amount } in coins or cards from the hero-player
effect-silence = clover and hit penalties of silver and gold cards do not count for this attack
effect-bar-cards = no silver or gold card is played in this monster attack phase
effect-skip-attack = the monster does not attack this combat round
effect-riposte = if you suffer no wound, the monster takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
    }
effect-strike-again = attack once more with another weapon or attack skill
effect-each-round = at the end of each combat round: { $effects }
effect-this-combat = in this combat: { $changes }
effect-withdraw = the combat ends without a victor; return to the church as you are
effect-choose-one = choose: { $choices }

# Standing changes

change-roll-bonus-attack = your attack rolls { $signed }
change-roll-bonus-confront = your rolls against elementals { $signed }
change-roll-bonus-all = all your hero rolls { $signed }
change-strength-shift = the monster's attack strength { $signed }
change-wound-shift = wounds of each monster attack { $signed }
change-hit-shift = hits of each of your attacks { $signed }
change-ease-penalty = the monster's penalty to your rolls is smaller by { $amount }
change-shelter = elementals do not affect you: { $elements }
change-shelter-laid = elementals whose essences lie on this tile do not affect you
change-discount-buy = each purchase costs { $coins } less
change-discount-learn = each skill learned costs { $coins } less
change-discount-unlock = each slot unlocked costs { $coins } less
change-better-sale = each resource sells for { $coins } more
change-no-fees = you pay no fees to other players
change-hand-limit = hand limit +{ $cards }
change-gaar-power = each Gaar or Dwurt you spend: { $roll } more on your roll, { $monster } more against the monster
change-heal-more = each potion heals { $amount } more
change-wider-fame = you earn monster rewards up to { $amount } reputation above the range
change-keen-eye-treasure = finding a treasure, draw one more and keep one
change-keen-eye-resource = mining without a cart, draw one more and keep one
change-full-shield = your shields give no clover penalty
change-final-score = at the end of the game { $amount } reputation

# When

timing-none = in your turn
timing-permanent = permanent
timing-anytime = at any time
timing-prep = combat preparation
timing-first-strike = first strike
timing-attack = attack
timing-mon-before = before the monster roll
timing-mon-both = before or after the monster roll
timing-mon-after = after the monster roll
timing-hero-before = before the hero's attack roll
timing-hero-after = after the hero's attack roll
timing-hero-roll = with any hero roll
timing-mining = with a mining action
trigger-combat-won = after a combat won
trigger-elite-won = after an elite is beaten
trigger-mined = after a mining action
trigger-traded = after a trade action
trigger-confronted = after confronting an elemental
trigger-treasure-found = when you find a treasure
trigger-quest-fulfilled = when you fulfil a quest
trigger-tile-placed = after each tile you explore
trigger-turn-start = at the start of your turn
trigger-turn-end = at the end of your turn
trigger-combat-begun = when a combat begins
trigger-wounded = after a monster attack that wounds you
trigger-resurrected = after your resurrection
when-health-at-most = with { $health } health or less
when-affected = on a field affected by an elemental ({ $element })
when-at = on { $places }
when-first-round = in the first combat round
when-monster-hurt = if the monster has a hit
when-unhurt = if you have suffered no wound in this combat
when-elite = against an elite
when-double = if both dice show the same
when-no-gaar = if you have no Gaar

# Costs

cost-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
    }
cost-gaar = { $amount } Gaar
cost-dwurt = { $amount } Dwurt
cost-health = { $amount } health
cost-reputation = { $amount } reputation
cost-silver = { $amount ->
    [one] { $amount } silver card
   *[other] { $amount } silver cards
    }
cost-gold = { $amount ->
    [one] { $amount } gold card
   *[other] { $amount } gold cards
    }
cost-gem = { $amount ->
    [one] 1 { $kind }
   *[other] { $amount } × { $kind }
    }
cost-gem-any = { $amount ->
    [one] { $amount } gem
   *[other] { $amount } gems
    }
cost-essence = { $amount ->
    [one] { $amount } essence ({ $kind })
   *[other] { $amount } essences ({ $kind })
    }
cost-essence-any = { $amount ->
    [one] { $amount } essence
   *[other] { $amount } essences
    }
cost-resource-any = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
    }
cost-resource-mountains = { $amount ->
    [one] { $amount } resource of the mountains
   *[other] { $amount } resources of the mountains
    }
cost-resource-lake = { $amount ->
    [one] { $amount } resource of the lakes
   *[other] { $amount } resources of the lakes
    }
cost-resource-cave = { $amount ->
    [one] { $amount } resource of the caves
   *[other] { $amount } resources of the caves
    }
cost-trophy = { $amount ->
    [one] { $amount } trophy of level { $level }
   *[other] { $amount } trophies of level { $level }
    }
cost-item-weapon = { $amount ->
    [one] { $amount } weapon
   *[other] { $amount } weapons
    }
cost-item-shield = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
    }
cost-item-armour = { $amount ->
    [one] { $amount } piece of armour
   *[other] { $amount } pieces of armour
    }
cost-item-jewellery = { $amount ->
    [one] { $amount } piece of jewellery
   *[other] { $amount } pieces of jewellery
    }
cost-item-scroll = { $amount ->
    [one] { $amount } scroll
   *[other] { $amount } scrolls
    }
cost-item-potion = { $amount ->
    [one] { $amount } potion
   *[other] { $amount } potions
    }
cost-item-resource = { $amount ->
    [one] { $amount } resource tile
   *[other] { $amount } resource tiles
    }
cost-item-chest = { $amount ->
    [one] { $amount } chest
   *[other] { $amount } chests
    }
cost-item-flask = { $amount ->
    [one] { $amount } flask
   *[other] { $amount } flasks
    }
cost-item-artifact = { $amount ->
    [one] { $amount } artifact
   *[other] { $amount } artifacts
    }
cost-item-pouch = { $amount ->
    [one] { $amount } pouch
   *[other] { $amount } pouches
    }
cost-item-rucksack = { $amount ->
    [one] { $amount } rucksack
   *[other] { $amount } rucksacks
    }
cost-item-supplies = { $amount ->
    [one] { $amount } supplies
   *[other] { $amount } supplies
    }

# Piles

pile-merchants = merchant tile
pile-alchemists = alchemist tile
pile-dragonslayers = dragonslayer tile
pile-mountains = resource of the mountains
pile-lake = resource of the lakes
pile-cave = resource of the caves
pile-treasure-1 = treasure of level 1
pile-treasure-2 = treasure of level 2
pile-treasure-3 = treasure of level 3
pile-hunter = hunter's reward
pile-armourer = armourer's reward
pile-witch = witch's reward
pile-healing = healing potion
pile-supplies = supplies tile
pile-artifacts = artifact
pile-teleports = teleport scroll
pile-personal = personal tile

# Tiles

armour = armour, { $piece }, { $armour } set
piece-helmet = helmet
piece-cuirass = cuirass
piece-gloves = gloves
piece-greaves = greaves
piece-boots = boots
set-leather = leather
set-chainmail = chainmail
set-plate = plate
set-dragon = dragon
kind-weapon = weapon
kind-shield = shield
kind-amulet = jewellery, amulet
kind-ring = jewellery, ring
kind-scroll = scroll
kind-potion = potion
kind-resource = resource
kind-chest = chest
kind-flask = flask
kind-artifact = artifact
kind-pouch = pouch
kind-rucksack = rucksack
kind-supplies = supplies tile
kind-skill = skill
kind-first-strike-skill = first-strike skill
kind-gain = find
kind-players-solo = only for one player
kind-players-many = only for 2–4 players
learning-cost = learning cost { $coins }
buy-price = buys for { $coins }
sell-price = sells for { $coins }
starting-tile = starting tile
reputation-value = reputation value { $value }
health = maximum health +{ $amount }
bags-more = bags +{ $amount }
bags-less = bags −{ $amount }
sockets = { $amount ->
    [one] { $amount } gem socket
   *[other] { $amount } gem sockets
    }
essence-places = { $amount ->
    [one] { $amount } place
   *[other] { $amount } places
    } for essences
holds = holds { $amount } items
holds-small = holds { $amount } small items (potions, Gaar, Dwurt, essences)
gain-at-once = at once: { $effects }
sale = sells for { $sides }
gem = gem
gem-health = maximum health +{ $amount } while socketed
essence = essence, used up
hero = Maximum health { $health }, { $gems } spaces for gems and essences.
hero-gaar = { $amount } Gaar spaces.
hero-dwurt = { $amount } Dwurt spaces.
hero-slots = Slots: { $slots }.
slot-skill = skill slot
slot-first-strike = first strike
slot-sword = sword
slot-helmet = helmet
slot-cuirass = cuirass
slot-gloves = gloves
slot-greaves = greaves
slot-boots = boots
slot-amulet = amulet
slot-ring = ring
slot-locked = locked, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
    }
slot-locked-essence = locked, 1 essence: { $element }

# Monsters and cards

foe = Monster of level { $level }.
elite = Elite monster of level { $level }.
vitality = Vitality { $amount }.
foe-resources = Silver { $silver }, gold { $gold }, chaos { $chaos }, Gaar { $gaar }.
attack-strength = Attack strength { $ranges }
penalty = Your rolls −{ $amount }.
immune = Immune: tiles, gems and essences of the hero do not change its dice, strength, cards or tokens; hits, Gaar and Dwurt, fewer wounds and healing of the hero count. Air and earth elementals do not change its roll.
reward = reward: { $reward }
reward-within = reward at reputation { $span }: { $reward }
reward-from = reward from reputation { $least }: { $reward }
text-bounty = Bounty of level { $level } on { $elite }.
lair-on = lair: on { $place }
lair-next-to = lair: next to { $place }
lair-tile = lair: on a hex of { $place }, not its centre
power-silver = Silver card, { $timing }.
power-gold = Gold card, { $timing }.
power-field = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }: { $effects }
power-lasting = until the combat ends, at the end of each combat round: { $effects }
one-player-card = Only in solo and cooperative games.
text-combat-card = Dice { $left } and { $right }, Gaar symbols { $gaar }, chaos symbols { $chaos }.
encounter = a place with quests
quest = { $kind } wants { $ways }
want-roll = a hero roll of { $roll } or more
want-roll-for = { $cost } and a hero roll of { $roll } or more
quest-roll-lost = If the roll fails, the quest stays open and what was given for it is lost.
quest-roll-again = If the roll fails, the quest stays open, but not for you this turn.

# Places

start-tile = Start tile.
map-tile = Map tile of chapter { $chapter }.
map-centre = in the centre { $centre }
centre-church = the church
centre-towers = the towers of the dragonslayers
centre-fortress = the mercenary fortress
centre-lord = the lord's seat
centre-legendary = a legendary place
place-none = open land
place-mountains = mountains
place-lake = lake
place-cave = cave
place-treasure-1 = treasure of level 1
place-treasure-2 = treasure of level 2
place-treasure-3 = treasure of level 3
place-air = air elemental
place-earth = earth elemental
place-water = water elemental
place-fire = fire elemental
place-portal = portal
place-merchants = merchants
place-alchemists = alchemists
place-encounter = encounter
place-encounter-of = encounter ({ $kind })
place-ruins = ruins
place-towers = a dragonslayer tower tile
place-start = the start tile
field-monster = { $place } with a monster of level { $level } (loot: { $loot })
loot-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
    }
loot-gaar = { $amount } Gaar
loot-potions = { $amount ->
    [one] { $amount } healing potion
   *[other] { $amount } healing potions
    }
loot-silver = { $amount ->
    [one] { $amount } silver card
   *[other] { $amount } silver cards
    }
loot-gold = { $amount ->
    [one] { $amount } gold card
   *[other] { $amount } gold cards
    }

# Scenarios

mode-competitive = competitive
mode-solo = solo
mode-coop = cooperative
scenario = { $rounds } rounds, { $coins } coins at the start; { $modes }.
scenario-elites = Elite monsters of { $count ->
    [one] level
   *[other] levels
    } { $levels }.
rule-second-bounty = The bounty after the open one is shown, too.
rule-deck-scouting = On a lair of the open bounty, once per turn, pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
    } to look at the top card of a monster deck.
rule-trophy-score = At the end each trophy scores its level, elite trophies { $elite } times; most bounties give { $most_bounties } more.
rule-raids = Raids come at the end of rounds { $rounds }, from round { $twice_from } against two settlements. A raid of two dice and the number of earlier raids must beat a defence of { $defence }, +{ $per_ward } for each ward and +{ $per_hero } for each hero within { $hero_distance }. A ward costs { $ward_coins } coins or 1 essence, { $wards_per_field } to a field, { $wards } in all. In competitive play a settlement that holds gives its owner { $owner_reputation } reputation and each hero within { $near_distance } gains { $near_reputation }.
rule-dragon = The dragon has vitality { $vitality } and { $per_player } for each player. Its peak lies among the last { $among_last } tiles; from round { $latest_round } it is found. A fight lasts at most { $combat_rounds } combat rounds. Every { $hits_per_reputation } hits give 1 reputation, the killing blow { $killing_blow }.
rule-golem = The golem has vitality { $vitality } and { $per_player } for each player. It comes to the church at the end of round { $arrives } and then walks { $steps } fields each round toward the nearest shop. A fight lasts at most { $combat_rounds } combat rounds. { $ruined_shops } ruined shops and one for each player end the game, lost. Once per hero, a hero on the ruins finds its weak spot: { $ruins_hits } hits.
goal-bounties = Goal for solo and cooperative play: { $base } bounties and one for each player (easy: { $easy }, hard: { $hard }, each with one for each player).
goal-hearths = Goal for solo and cooperative play: { $base } settlements and one for each player stand, and no more have fallen than stand.
goal-dragon = Goal for solo and cooperative play: the dragon is dead by the end.
goal-golem = Goal: the golem is broken in time.
dragon-breath = Heroes within { $distance } suffer { $amount } wounds.
dragon-flight = The dragon flies to the liberated field nearest to the hero with most reputation.
dragon-terror = Each player discards a silver or gold card or loses a coin.
dragon-rest = The dragon heals { $amount }.
