### How events, quests, boxes and tables of the campaign read, in English.

## Conditions
case-otherwise = otherwise
case-then = { $case }: { $text }
case-classes = with { $classes } in the party
case-reputation-least = with a reputation of { $amount } or more
case-reputation-most = with a reputation of { $amount } or less
case-pay = pay { $amount } gold together
case-pay-each = each pays { $amount } gold
case-give-item = hand over { $item }
needs-retirements = { $amount ->
    [one] a character has retired
   *[other] { $amount } characters have retired
 }
needs-donated = { $amount } gold has been given to the sanctuary
needs-prosperity = the city has prosperity level { $amount }
needs-scenarios = { $amount } scenarios are completed
needs-boxes = { $amount } boxes are open
needs-completed = { $scenario } is completed
needs-achievement = { $times ->
    [one] achievement: { $what }
   *[other] achievement: { $what }, { $times } times
 }

## Effects
effect-when = { $text } ({ $case })
effect-none = nothing happens
effect-gold-gain-each = each gains { $amount } gold
effect-gold-gain-collective = together you gain { $amount } gold
effect-gold-loss-each = each loses { $amount } gold
effect-gold-loss-collective = together you lose { $amount } gold
effect-xp = each gains { $amount } experience
effect-checks-gain = each gains { $amount ->
    [one] a checkmark
   *[other] { $amount } checkmarks
 }
effect-checks-loss = each loses { $amount ->
    [one] a checkmark
   *[other] { $amount } checkmarks
 }
effect-reputation = reputation { $amount }
effect-prosperity = prosperity { $amount }
effect-item = one of you gains the item { $item }
effect-design = new in the shop: { $item }
effect-random-design = a random item design comes to the shop
effect-random-scenario = a random side scenario is put on the map
effect-unlock = new on the map: { $scenario }
effect-achievement-global = global achievement: { $what }
effect-achievement-party = party achievement: { $what }
effect-add-city = city event { $number } joins the deck
effect-add-road = road event { $number } joins the deck
effect-open = open: { $box }
effect-open-record = the city record is opened
effect-other-option = the other option is resolved as well
effect-choose = choose one: { $what }
effect-start-each = at the start of the next scenario, each: { $what }
effect-start-one = at the start of the next scenario, one of you: { $what }
start-damage = { $amount } damage
start-discards = { $amount ->
    [one] discard a card
   *[other] discard { $amount } cards
 }
start-minus-ones = { $amount } cards of −1 in the attack modifier deck
start-used-items = items consumed ({ $slot }): { $amount }
after-remove = The card leaves the game.
after-return = The card goes under the deck.
after-other = The card goes where the other option says.

## Events, places, classes
event-answer = { $letter }: { $label }.
place-line = Scenario { $number }, { $what }.
place-city = No road event from Gloomhaven.
calling-unlock = When it is unlocked, city event { $number } and road event { $number } join the decks.
calling-retirement = When one first retires, city event { $number } and road event { $number } join the decks.
achievement-global = Global achievement: { $what }.
achievement-party = Party achievement: { $what }.

## Personal quests
quest-kills = kill { $count }: { $monsters }
quest-kills-elite = kill { $count } elite monsters
quest-kills-different = kill { $count } different types of monsters
quest-item-kills = kill { $count } with it: { $monsters }
quest-item-found = obtain item { $number }
quest-scenarios-different = complete { $count } different scenarios
quest-scenarios-boss = complete { $count } boss scenarios
quest-scenarios-side = complete { $count } side scenarios
quest-regions = complete { $count ->
    [one] a scenario here: { $regions }
   *[other] { $count } scenarios here: { $regions }
 }
quest-to-the-end = play on as far as scenario { $number }
quest-items = own { $count } items: { $slots }
quest-gold = own { $count } gold
quest-donations = give { $count } gold to the sanctuary
quest-enhancements = buy { $count } enhancements
quest-checks = earn { $count } checkmarks by battle goals
quest-exhausted = become exhausted { $count } times
quest-others-exhausted = see others of the party exhausted { $count } times
quest-others-quests = see { $count } others fulfil their personal quests
quest-in-order = One after the other.
quest-opens = Reward: { $box }.
quest-not-dealt = Not dealt: its way leads out of this box.

## Tables
tier-line = Prosperity level { $level } from { $points } points.
price-line = From reputation { $reputation }: prices { $change }.
offering-line = { $total } gold given in all: prosperity +1.
sticker-line = { $what }: { $price } gold.
spots-line = { $card }: spots for stickers: { $amount }.
term-plus-move = +1 Move
term-plus-attack = +1 Attack
term-plus-range = +1 Range
term-plus-shield = +1 Shield
term-plus-push = +1 Push
term-plus-pull = +1 Pull
term-plus-pierce = +1 Pierce
term-plus-retaliate = +1 Retaliate
term-plus-heal = +1 Heal
term-plus-target = +1 Target
term-plus-summon-move = +1 Move (summon)
term-plus-summon-attack = +1 Attack (summon)
term-plus-summon-range = +1 Range (summon)
term-plus-summon-hp = +1 HP (summon)
term-jump = Jump
term-hex = one more hex

## Recap
recap-title = { $campaign }, party { $party }
recap-begun = The party has not set out yet.
recap-count = { $scenarios ->
    [0] No scenario is completed yet
    [one] One scenario is completed
   *[other] { $scenarios } scenarios are completed
 } in this world; prosperity level { $level }, reputation { $reputation }.
recap-lately = Lately:
recap-visit = Setting out for { $what }.
recap-won = { $what }: won.
recap-lost = { $what }: lost.
recap-where-city = You are in Gloomhaven.
recap-where = You are here: { $what }.
recap-underway = You have set out: { $what }.
recap-hero = { $who }, level { $level }, with { $gold } gold. Quest: { $quest }.
recap-no-quest = none
recap-retired = Retired so far: { $list }.
recap-open = Ways that are open: { $list }.
recap-achievements = Achieved: { $list }.
