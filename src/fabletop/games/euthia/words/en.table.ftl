### Euthia's table: English.

web-eu-title = Map of Euthia
web-eu-round = Round
web-eu-round-of = Round { $round } of { $rounds }
web-eu-reputation = Reputation
web-eu-runner = { $who }: reputation { $value }.
web-eu-stack-left = { $count } map tiles left
web-eu-tab-hero = Hero
web-eu-tab-trade = Trade
web-eu-monsters = Monster decks and bounties
web-eu-shops = Shops and quests
web-eu-quests = Quests
web-eu-no-quests = No encounter is on the map yet.
web-eu-heals = heals { $amount }
web-eu-ware = { $name }, price { $price }
web-eu-back = Monsters of level { $level }: the top card has vitality { $vitality }, at least { $wounds } wounds at strength 2, reward for reputation { $span }; { $left } in the deck
web-eu-bounty = Bounty: { $card }
web-eu-bounty-next = Next bounty: { $card }
web-eu-next = next
web-eu-field = { $tile }, { $number ->
        [0] centre
        *[other] field { $number }
    } ({ $state })
web-eu-held = monster
web-eu-free = liberated
web-eu-under = The { $element } elemental acts here.
web-eu-unknown = Unexplored: explore here
web-eu-token-hero = Hero token of { $who }
web-eu-token-trade = Trade token of { $who }
web-eu-token-interaction = Interaction tokens of { $who }: { $number }
web-eu-piece = { $who } stands on { $tile }, { $number ->
        [0] centre
        *[other] field { $number }
    }
web-eu-golem = The golem
web-eu-dragon = The dragon
web-eu-raiders = Raids
web-eu-slain = It is dead.
web-eu-not-yet = It has not come yet.
web-eu-ruined = Fallen: { $count }
web-eu-raids = Raids so far: { $count }
web-eu-hits-of-most = hits { $hits } of { $most }
web-eu-legend-monster = monster level
web-eu-legend-hero = hero token
web-eu-legend-trade = trade token
web-eu-legend-interaction = mined, confronted
web-eu-health = Health
web-eu-coins = Coins
web-eu-moves = Movement points
web-eu-silver-cards = Silver cards
web-eu-gold-cards = Gold cards
web-eu-of = of { $most }
web-eu-life-left = { $life } of { $most }
web-eu-of-vitality = of { $most } vitality
web-eu-used = used
web-eu-locked = Locked: { $slot }
web-eu-free-slot = Free: { $slot }
web-eu-token = Token: { $name }, ready: { $number }
web-eu-rival = { $place }. Reputation { $reputation }, quests { $quests }, bounties { $bounties }, lost hero tokens { $fallen }.
web-eu-board = Skills and weapons
web-eu-personal = Personal tiles
web-eu-nothing-revealed = No personal tile revealed.
web-eu-pile = { $count } in the pile
web-eu-equipment = Equipment
web-eu-set = set of { $size }
web-eu-bags = Bags
web-eu-surplus = too much: { $count }
web-eu-empty = empty
web-eu-gaar-gems = Gaar and gems
web-eu-gaar-count = Gaar { $gaar }, Dwurt { $dwurt }
web-eu-dwurt-die = Dwurt die
web-eu-hand = Hand: { $count }
web-eu-hand-empty = No cards.
web-eu-control = Control cards: { $count }
web-eu-goal-won = The goal is reached
web-eu-goal-lost = The goal was missed
web-eu-final-reputation = Final reputation: { $score }
web-eu-bounties-of = bounties { $won } of { $wanted }
web-eu-bounties-won = bounties won: { $won }
web-eu-bounties-wanted = Bounties wanted: { $wanted }; won so far: { $won }.
web-eu-stored = stored
web-eu-stored-token = Stored token: { $name }
web-eu-stored-none = Slot for a stored token: empty
web-eu-sheet-reputation = Reputation
web-eu-sheet-belongings = Belongings
web-eu-sheet-hero = Hero tokens
web-eu-sheet-interaction = Interactions
web-eu-sheet-trade = Trade tokens
web-eu-sheet-taken = Tokens taken
web-eu-sheet-quests = Quests
web-eu-sheet-elites = Bounties
web-eu-sheet-fallen = Deaths
web-eu-sheet-scenario = Scenario
web-eu-sheet-tiles = Tiles
web-eu-sheet-total = Total
web-eu-choose-hero = Choose a hero
web-eu-duel = Combat, round { $round }
web-eu-duel-before = Combat begins
web-eu-duel-first = First strike
web-eu-led-by = { $name } leads the monster
web-eu-led-by-cards = Combat cards lead the monster
web-eu-may-act = may act
web-eu-waits = waits
web-eu-clock-heal = Heal
web-eu-clock-monster = Monster attack
web-eu-clock-yours = Hero attack
web-eu-clock-before = Before
web-eu-clock-control = Control
web-eu-clock-prep = Prepare
web-eu-clock-first-strike = First strike
web-eu-now-before = Before combat: equip, drink, read scrolls.
web-eu-now-control = Who plays a control card leads the monster.
web-eu-now-prep = The monster is known: effects of preparation.
web-eu-now-first-strike = One attack before round 1, with its icon only.
web-eu-now-heal-1 = Healing before the monster attacks.
web-eu-now-mon-a = Before the monster's roll: the hero's effects.
web-eu-now-mon-cards = Before the monster's roll: the monster's cards.
web-eu-now-mon-b = The monster rolls.
web-eu-now-mon-c1 = After the roll: Gaar and cards, back and forth.
web-eu-now-mon-c2 = After the roll: tiles and shields. No Gaar and no cards of the monster any more.
web-eu-now-mon-d = The blow lands.
web-eu-now-heal-2 = Healing before the hero attacks.
web-eu-now-curse = Before the hero's roll: the monster's cards.
web-eu-now-hero-a = Before the hero's roll: effects and fire essences.
web-eu-now-hero-b = The hero chooses a weapon and rolls.
web-eu-now-hero-c = After the roll: Gaar, clovers, hope. The monster does nothing.
web-eu-now-hero-d = The hits are counted.
web-eu-now-round-end = The round of combat ends.
web-eu-now-broken = The combat is broken off.
web-eu-roll-monster = monster's roll
web-eu-roll-hero = hero's roll
web-eu-no-roll = No dice on the table
web-eu-die = die
web-eu-dice = dice
web-eu-die-shows = Die: { $face }
web-eu-strength = strength
web-eu-diagram = diagram
web-eu-wounds = { $count ->
        [one] wound
        *[other] wounds
    }
web-eu-hits = { $count ->
        [one] hit
        *[other] hits
    }
web-eu-wounds-of = Wounds of this attack
web-eu-hits-of = Hits of this attack
web-eu-coming = Collected for the roll
web-eu-from-gaar = hero's Gaar
web-eu-from-dwurt = Dwurt
web-eu-from-monster-gaar = its Gaar
web-eu-from-penalty = its penalty
web-eu-from-hope = hope die
web-eu-from-earth = earth
web-eu-from-extra = added
web-eu-times = { $card } × { $number }
web-eu-hope = Hope die: { $value }
web-eu-hope-die = Hope die
web-eu-hope-text = 2 points buy a Gaar
web-eu-your-rolls = rolls
web-eu-chaos = chaos
web-eu-unknown-foe = Unknown monster
web-eu-reward = Reward: { $text }
web-eu-reward-within = Reward (reputation { $span }): { $text }
web-eu-no-reward = No reward: needs reputation { $span } ({ $text })
web-eu-points-left = { $count ->
        [one] { $count } movement point
        *[other] { $count } movement points
    }
web-eu-points-how = go to a gold field
web-eu-step-price = { $count ->
        [0] No movement points.
        [one] { $count } movement point.
        *[other] { $count } movement points.
    }
web-eu-step-fire = Fire: { $amount } wounds.
web-eu-step-water = Water heals { $amount }.
web-eu-step-fight = A fight follows.
web-eu-step-explore = A new tile is added.
web-eu-legend-price = movement price
web-eu-legend-fight = a fight follows
web-eu-legend-fire = fire wounds
web-eu-legend-water = water heals
web-eu-legend-explore = a new tile
web-eu-market = { $shop }: market
web-eu-heals-for = heals { $amount } for 1
web-eu-deck = { $count } in the deck
web-eu-on-shelf = On the shelf
web-eu-on-shelf-note = price, then what you would have left
web-eu-coins-left = { $coins } left
web-eu-short = { $count ->
        [one] { $count } coin short
        *[other] { $count } coins short
    }
web-eu-short-sell = sell { $keys }
web-eu-to-at-once = happens at once
web-eu-to-bag = { $count ->
        [0] a bag, none free
        *[other] a bag, { $count } free
    }
web-eu-to-free = { $slot }, free
web-eu-to-worn = { $slot }, you wear { $thing }
web-eu-to-locked = { $slot }, locked
web-eu-to-none = { $slot }: you have no such slot
web-eu-loose = loose
web-eu-worn = worn
web-eu-in-bag = in a bag
web-eu-group-sell = Sell
web-eu-group-sell-note = coins come in
web-eu-group-unlock = Unlock
web-eu-group-unlock-note = for good
web-eu-group-learn = Learn
web-eu-group-learn-note = personal tiles
web-eu-slot-number = slot { $number }
web-eu-pay-essence = 1 essence: { $element }
web-eu-reveal = Reveal tiles
web-eu-no-slot = no free slot
web-eu-shop-unknown = not on the map yet
web-eu-shop-held = held by monsters
web-eu-shop-away = { $count ->
        [one] { $count } step away
        *[other] { $count } steps away
    }
web-eu-refresh-price = { $price ->
        [0] free this once
        *[other] for { $price } coin
    }
web-eu-health-to = health { $now } → { $then }
web-eu-end-trade = ends the trade
web-eu-title-turn = Your turn, { $who }
web-eu-title-turn-ends = Your turn ends
web-eu-title-explore = You find new land
web-eu-title-teleport = You teleport
web-eu-title-mine = You mine
web-eu-title-full = You carry too much
web-eu-title-cards = You hold too many cards
web-eu-title-treasure = You find a treasure
web-eu-title-quest = You pay for the quest
web-eu-title-dragon = The dragon robs you
web-eu-title-score = The game is counted
web-eu-title-control = A monster waits for a leader
web-eu-title-won = You have won the fight
web-eu-title-trade = You trade with the { $shop }
web-eu-title-roll = Your roll
web-eu-title-before = Your fight is about to begin
web-eu-title-lead = You lead the { $foe } against { $who }
web-eu-title-aside = { $who } fights the { $foe }
web-eu-title-face = You face the { $foe }
web-eu-title-strike = You strike at the { $foe }
web-eu-title-attacked = The { $foe } attacks you
web-eu-title-hit = You are hit: { $foe }
web-eu-title-missed = The { $foe } misses you
web-eu-stands = as it stands: { $outcome }
web-eu-back-title = Monsters of level { $level }
web-eu-nothing = nothing happens
web-eu-die-turned = { $cause }: { $from } → { $to }
web-eu-from-air = air
web-eu-rerolled = rerolled
web-eu-wins = After round { $rounds } the most reputation wins.
web-eu-resale = what it would sell for

## Lobby, gallery, report
about = Lead a hero across an unknown land, free it field by field and grow from a beggar into a terror of monsters. An open world of mines, shops, quests and hard fights.
option-scenario = Scenario
option-scenario-the-hunt = The Hunt
option-scenario-defence-of-the-settlements = Defence of the Settlements
option-scenario-wings-over-the-vale = Wings over the Vale
option-scenario-the-striding-ruin = The Striding Ruin
option-mode = Mode
option-mode-competitive = Against each other
option-mode-coop = Cooperative
option-heroes = Heroes
option-heroes-choose = Choose freely
option-heroes-random = By chance
option-elites = Elite monsters
option-elites-scenario = As the scenario says
option-elites-always = Always
option-elites-never = Never
option-map = Edge of the map
option-map-open = Open
option-map-bounded = Bounded
option-edition = Edition
option-edition-both = Common rules
option-edition-czech = Czech
option-edition-polish = Polish
option-tower-fee = Fee at the towers
option-tower-fee-no = No
option-tower-fee-yes = Yes
option-difficulty = Goal alone or together
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
gallery-map-tile = Map tiles
report-kind-map-tile = map tiles
gallery-hero = Heroes
report-kind-hero = hero
gallery-tile = Tiles
report-kind-tile = tiles
gallery-gem = Gems
report-kind-gem = gems
gallery-essence = Essences
report-kind-essence = essences
gallery-monster = Monsters
report-kind-monster = monsters
gallery-elite = Elite monsters
report-kind-elite = elites
gallery-bounty = Bounties
report-kind-bounty = bounties
gallery-power = Silver and gold cards
report-kind-power = powers
gallery-combat-card = Combat cards
report-kind-combat-card = combat cards
gallery-encounter = Encounters
report-kind-encounter = encounters
gallery-quest = Quests
report-kind-quest = quests
gallery-elemental = Elementals
report-kind-elemental = elementals
gallery-dwurt-face = Faces of the Dwurt die
report-kind-dwurt-face = faces of the Dwurt die
gallery-scenario = Scenarios
report-kind-scenario = scenarios
gallery-form = Forms of dragon and golem
report-kind-form = forms
gallery-dragon-attack = Dragon attacks
report-kind-dragon-attack = dragon attacks
