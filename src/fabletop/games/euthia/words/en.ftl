### Euthia, in English. Names of tiles, monsters and places come from the content.


## Nothing in particular: a question that is about no one thing
term- = none
term-nowhere = nowhere yet

## Elements, mines, shops
term-air = air
term-earth = earth
term-water = water
term-fire = fire
term-mountains = mountains
term-lake = lake
term-cave = cave
term-merchants = merchants
term-alchemists = alchemists
term-dragonslayers = dragonslayers' towers
term-treasure-1 = treasure of level 1
term-treasure-2 = treasure of level 2
term-treasure-3 = treasure of level 3
term-supplies = Supplies
term-artifacts = artifacts
term-teleports = teleport scrolls

## Actions, tokens, cards
term-mining = mining
term-trade = trade
term-combat = combat
term-silver = silver card
term-gold = gold card
term-coin = coin
term-coins = coins
term-essence = essence
term-gaar = Gaar
term-dwurt = Dwurt
term-top-card = the top monster card

## Directions and kinds of tiles
term-north = north
term-north-east = north-east
term-south-east = south-east
term-south = south
term-south-west = south-west
term-north-west = north-west
term-fixed = fixed tile
term-encounter = encounter tile
term-scenario = scenario tile
term-general = general tile

## Slots
term-skill = skill slot
term-first-strike = first strike slot
term-sword = sword slot
term-helmet = helmet
term-cuirass = cuirass
term-gloves = gloves
term-greaves = greaves
term-boots = boots
term-amulet = amulet
term-ring = ring

## Options and results
term-competitive = competitive
term-coop = cooperative
term-solo = solo
result-most-reputation = The most reputation wins.
result-goal-reached = The goal of the scenario was reached. The final reputation is the score.
result-goal-missed = The goal of the scenario was missed. The final reputation is the score.

## Questions
ask-eu-setup-6 = Choose your hero.
ask-eu-turn-2 = Your turn: what will you do?
ask-eu-turn-6 = Which essence will you give?
ask-eu-turn-8 = Which unused token will you store?
ask-eu-map-3 = Where will you add the next tile?
ask-eu-portal-1 = Where will you teleport?
ask-eu-portal-5 = Where will you teleport?
ask-eu-mine-4 = Mining: a cart, and which resource?
ask-eu-trade-2 = Sell something to pay the fee.
ask-eu-trade-3 = Trading with the { $about }: what next?
ask-eu-tiles-3 = Which of the equal tiles will you keep?
ask-eu-tiles-9 = What will you pay for it?
ask-eu-items-4 = You have too much: use or discard something.
ask-eu-free-2 = Which treasure will you keep?
ask-eu-quest-3 = What will you give for the quest?
ask-eu-gen-5 = Choose one ({ $about }).
ask-eu-cards-2 = Too many cards: exchange or discard.
ask-eu-cards-3 = Which silver card will you give?
ask-eu-cards-4 = What will you take from the hero?
ask-eu-cards-5 = The monster, before its roll: play cards?
ask-eu-cards-6 = The monster, before the hero's roll: play cards?
ask-eu-solo-7 = Which card will you sell?
ask-eu-coop-3 = Which gold card will you discard?
ask-eu-round-4 = The dragon's terror: what will you give up?
ask-eu-combat-1 = What pays for the combat?
ask-eu-combat-2 = Before combat: prepare yourself.
ask-eu-combat-4 = Will you play your control card and lead the monster?
ask-eu-combat-9 = Combat preparation: use something?
ask-eu-combat-11 = Will you make a first strike?
ask-eu-combat-13 = Healing: use something?
ask-eu-combat-14 = Before the monster's roll: use something?
ask-eu-combat-16 = Change the monster's roll, or pass?
ask-eu-combat-17 = After the monster's roll: use something?
ask-eu-combat-23 = Before your roll: use something?
ask-eu-combat-24 = What will you attack with?
ask-eu-combat-30 = Will you keep { $about } as a trophy?
ask-eu-combat-32 = Trade at once to sell what you cannot carry?
ask-eu-combat-33 = Will you take the treasure?
ask-eu-roll-7 = Change your roll?
ask-eu-score-1 = Which side of { $about } counts?

## Answers
key-hero = { $a }
key-walk = Use the token for movement: { $a }
key-step = Go to { $a }, { $b ->
       [0] centre
       *[other] field { $b }
    }
key-to = { $a }, { $b ->
       [0] centre
       *[other] field { $b }
    }
key-portal = Through the portal to { $a }, { $b ->
       [0] centre
       *[other] field { $b }
    }
key-explore = To the { $a }
key-mine = Mine
key-mine-with = Mine with { $a }
key-trade = Trade
key-trade-with = Trade with { $a }
key-no-trade = No trade
key-treasure = Take the treasure
key-no-treasure = Leave the treasure
key-church-heal = Church: heal for 1 coin
key-church-potion = Church: healing potion for 1 coin
key-confront = Confront the elemental: { $a }
key-quest = Quest: { $a } (way { $b })
key-ward = Lay a ward for: { $a }
key-ruins = Search the ruins for the golem's weak spot
key-scout-deck = Look at the top monster of level { $a }
key-fight = Fight: { $a }
key-use = Use { $a }
key-pay-more = Pay for the further effect
key-no-more = Do not pay for more
key-gem = Use { $a } in { $b }
key-essence = Use an essence: { $a } ({ $b })
key-equip = Equip { $a } (slot { $b })
key-unequip = Take off { $a }
key-socket = Set { $a } into { $b }
key-exchange = Exchange 4 silver cards for a gold one
key-silver-to-coin = Sell 4 silver cards for 1 coin
key-gold-to-coin = Sell a gold card for 1 coin
key-gaar-to-dwurt = Exchange 1 Gaar for 1 Dwurt
key-end-turn = End the turn
key-done = Done
key-pass = Pass
key-store = Store: { $a }
key-store-none = Store nothing
key-card = { $a }
key-discard = Discard { $a }
key-drop = Discard { $a }
key-pay = Give { $a }
key-give = Give up: { $a }
key-rob = Take: { $a }
key-keep = Keep { $a }
key-take = Take: { $a }
key-cart = Cart: { $a }
key-no-cart = Without a cart
key-buy = Buy { $a }
key-sell = Sell { $a }
key-trade-heal = Heal for 1 coin
key-buy-gaar = Buy a Gaar for 1 coin
key-reveal = Reveal personal tiles for 1 coin
key-learn = Learn { $a } (slot { $b })
key-shift = Move { $a } to slot { $b }
key-unlearn = Take { $a } off the board
key-unlock = Unlock slot { $a }: { $b }
key-refresh = Refresh the offer
key-token = Token: { $a }
key-source = With { $a }
key-offer = Play the control card
key-keep-card = Keep the control card
key-first-strike = First strike
key-no-first-strike = No first strike
key-strike = Attack with { $a }
key-gaar = Gaar: reroll die { $a }
key-dwurt = Spend a Dwurt
key-hope = Hope die: { $a ->
       [1] +1 to the roll
       [2] 1 Gaar
       *[other] +1 to the roll and 1 hit
    }
key-play = Play { $a } × { $b }
key-trophy = Keep the trophy
key-no-trophy = Discard the card
key-die = Die { $a }
key-option = Choice { $a }
key-side = Side { $a }
key-deck = Monster deck of level { $a }
key-leave-top = Leave it on top
key-put-under = Put it under the deck
key-tile = { $a }
key-ready = Ready { $a }
key-wake = Wake { $a } in { $b }

## Reasons
why-no-points = No movement points are left.
why-no-combat = A monster is there and you have no combat action.
why-centre = The centre opens when all three fields are liberated.
why-cannot-pay = You cannot give what is asked.
why-coins = It costs coins: { $price }.

## Chronicle
chose-hero = Player { $number } plays { $who }.
round = Round { $number } begins.
turn = { $who } takes the turn.
coins = { $who }: coins { $amount }.
coins-gained = { $who }: coins +{ $amount }.
reputation = { $who }: reputation { $amount }.
reputation-gained = { $who }: reputation +{ $amount }.
gaar = { $who }: Gaar { $amount }.
gaar-gained = { $who }: Gaar +{ $amount }.
dwurt = { $who }: Dwurt { $amount }.
dwurt-gained = { $who }: Dwurt +{ $amount }.
gained = { $who } gains { $thing }.
gained-essence = { $who } gains an essence: { $element }.
healed = { $who } heals { $amount }.
wounded = { $who } suffers wounds: { $amount }.
died = { $who } dies and wakes in the church.
died-in-combat = { $who } falls in combat and is resurrected in the church.
withdrew = { $who } slips away to the church.
entered = { $who } enters { $tile }, { $field ->
       [0] the centre
       *[other] field { $field }
    }.
walks = { $who } uses a token ({ $token }) for movement points: { $points }.
points = { $who }: movement points { $points }.
stored = { $who } stores a token: { $token }.
fire-burns = Fire burns { $who }.
placed-tile = A tile of chapter { $chapter } is added: { $tile }.
quest-open = Open quest ({ $kind }): { $card }.
quest-failed = { $who } fails the quest { $card }.
quest-fulfilled = { $who } fulfils the quest { $card }.
bounty = A bounty is posted: { $card } on { $elite }.
looked = { $who } looks at the top monster card of level { $level }.
saw-front = The top monster card of level { $level } is { $card }.
scouts = { $who } looks at the next map tiles: { $number }.
scouted = Map tile { $number } to come: { $tile }.
mined = { $who } mines: { $place }.
drew-choice = { $who } draws tiles ({ $pile }): { $number }.
paid-fee = { $who } pays 1 coin to { $to }.
paid-thing = { $who } gives { $thing }.
dropped = { $who } discards { $thing }.
trades = { $who } trades: { $shop }.
trade-ended = { $who } ends the trade.
bought = { $who } buys { $thing } for { $price }.
sold = { $who } sells { $thing } for { $price }.
refreshed = { $who } refreshes the offer: { $shop }.
revealed-tile = { $who } reveals { $thing }.
learned = { $who } learns { $thing }.
unlearned = { $who } takes { $thing } off the board.
shifted = { $who } moves { $thing }.
unlocked = { $who } unlocks: { $slot }.
equipped = { $who } equips { $thing }.
unequipped = { $who } takes off { $thing }.
socketed = { $who } sets { $thing } into { $into }.
used = { $who } uses { $thing }.
used-essence = { $who } uses an essence: { $element }.
drew-silver = { $who } draws silver cards: { $number }.
drew-gold = { $who } draws gold cards: { $number }.
discarded-card = { $who } discards { $card }.
discarded-silver = { $who } discards a silver card.
discarded-gold = { $who } discards a gold card.
exchanged-silver = { $who } exchanges 4 silver cards for a gold one.
exchanged-gaar = { $who } exchanges a Gaar for a Dwurt.
bank-turned = Four silver cards of the bank become a gold one.
dwurt-die = The Dwurt die of { $who } shows { $face }.
confronts = { $who } confronts the elemental: { $element }.
combat = { $who } fights a monster of level { $level }.
combat-elite = { $who } fights an elite monster.
combat-dragon = { $who } fights the dragon.
combat-golem = { $who } fights the golem.
played-control = { $who } plays a control card.
water-soothes = The water soothes { $who }.
monster = The monster is { $card }: chaos { $chaos }, Gaar { $gaar }.
monster-player = { $who } leads the monster.
kept-control = { $who } keeps a control card.
rolled = { $who } rolls { $first } and { $second }.
monster-rolled = The monster rolls { $dice }.
combat-card = Combat card: { $first } and { $second }, Gaar { $gaar }, chaos { $chaos }.
sum = { $sum } = { $total }
gaar-reroll = { $who } spends a Gaar: the die shows { $die }, { $amount }.
dwurt-spent = { $who } spends a Dwurt: { $amount }.
monster-gaar = The monster spends a Gaar: the die shows { $die }, { $amount }.
gaar-stolen = The monster takes tokens from { $who } and holds them as Gaar: { $amount }.
robbed = { $who } takes from { $of }: { $thing }.
hope = The hope die shows { $value }.
played = The monster's cards: { $card } × { $number }.
monster-strikes = { $card } attacks with strength { $strength }: wounds { $wounds }.
strikes = { $who } attacks with { $thing }.
hero-strikes = { $who } attacks with strength { $strength }: hits { $hits }.
hit = { $card } takes hits: { $hits }.
riposte = { $who } strikes back: hits { $hits }.
monster-healed = { $card } heals { $amount }.
endless = The combat has no end; { $who } falls.
beaten = { $who } beats { $card }.
peril-slain = { $who } slays { $card }.
warded = { $who } lays a ward on { $tile }.
searched-ruins = { $who } finds where the crystal splits: { $hits } hits on the golem.
raid = A raid on { $tile }: strength { $strength } against { $defence }.
settlement-fell = The settlement on { $tile } falls.
settlement-held = The settlement on { $tile } holds.
dragon-appears = The dragon sits on { $tile }.
dragon-acts = The dragon: { $card }.
golem-appears = The golem rises at the church.
golem-strides = The golem strides to { $tile }, { $field ->
       [0] the centre
       *[other] field { $field }
    }.
shop-ruined = The shop on { $tile } lies in ruins.
final-score = { $who }: worth { $coins } coins, final reputation { $score }.
goal-reached = The goal of the scenario was reached; final reputation { $score }.
goal-missed = The goal of the scenario was missed; final reputation { $score }.

## The table in plain lines
table-round = { $scenario }: round { $round } of { $rounds }
table-map = Map: tiles { $tiles }, in the stack { $left }
table-hero = { $hero } at { $place }: health { $health }/{ $most }, reputation { $reputation }, coins { $coins }, Gaar and Dwurt { $gaar }, cards { $cards }
table-offer = Offer ({ $shop }): { $tiles }
table-bounty = Bounty: { $card }
table-fight = Fight against { $card }, round { $round }: hits { $hits }/{ $vitality }, hope { $hope }, chaos { $chaos }, Gaar { $gaar }
table-roll = Last roll: { $total }
setup-elites = { $scenario }, played alone or together, is won by bounties: elite monsters must take part.
