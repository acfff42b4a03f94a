### The Witcher's table, and its words in lobby, gallery and report.

web-wi-title = The Continent
web-wi-place = { $place }, place { $number }, { $terrain }
web-wi-token = { $who } in { $place }
web-wi-monster = { $monster }, level { $level }, { $life } life, in { $place }
web-wi-monster-sub = level { $level } · { $life } life · { $terrain }
web-wi-tracked = you have its trail
web-wi-tavern = The tavern here is closed after the last duel
web-wi-market = Market
web-wi-market-price = { $count ->
        [0] free
        [one] costs { $count } card
       *[other] costs { $count } cards
    }
web-wi-pile = { $deck }: { $count ->
        [one] { $count } exploration card left
       *[other] { $count } exploration cards left
    }
web-wi-way-card = { $card } pays
web-wi-way-any = any { $terrain } card
web-wi-way-free = any card
web-wi-way-gold = any card and 1 gold
web-wi-way-two = any two cards
web-wi-monsters = Monsters
web-wi-phase-one = I Travel
web-wi-phase-two = II Fight · Meditate · Explore
web-wi-phase-three = III Train
web-wi-level = level { $level }
web-wi-combat = Cards you draw at the end of a fight turn.
web-wi-defence = How high your Shield can rise.
web-wi-alchemy = Potions you may use in one fight.
web-wi-shield = Shield
web-wi-shield-of = Shield { $shield } of { $most }
web-wi-gold = Gold
web-wi-trophies-of = Trophy track: { $position } of 4
web-wi-cards-in-hand = Cards in hand
web-wi-cards-in-deck = Cards in the deck
web-wi-potions = Potions
web-wi-value-of-five = { $value } of 5
web-wi-trail = Gives you the first fight turn against the { $terrain } monster.
web-wi-track = Travel to { $place } to find the trail and 1 gold.
web-wi-rival = In { $place }. Combat { $combat }, Defence { $defence }, Alchemy { $alchemy }, Specialisation { $specialisation }. Shield { $shield }, gold { $gold }, deck { $deck }, discard { $discard }.
web-wi-hand-empty = Your hand is empty.
web-wi-belongings = Belongings
web-wi-nothing-owned = Potions, trophies and quests will lie here.
web-wi-cost = Cost { $cost }
web-wi-hunt = { $who } hunts { $monster }
web-wi-duel = Duel: { $who } against { $rival }
web-wi-skirmish = A short fight
web-wi-step-start = Start
web-wi-step-potions = Potions
web-wi-step-combo = Combo
web-wi-step-damage = Damage
web-wi-step-shield = Shield
web-wi-step-draw = Draw
web-wi-step-announce = Announce
web-wi-step-attack = Attack
web-wi-step-harm = Harm
web-wi-now-start = Both sides make ready.
web-wi-now-potions = Before the combo: potions and abilities.
web-wi-now-combo = Card by card: each must match a tab of the one before it.
web-wi-now-damage = The combo lands as one blow.
web-wi-now-shield = Shield rises, special effects happen.
web-wi-now-draw = New cards for the next fight turn.
web-wi-now-announce = The monster’s attack is being chosen.
web-wi-now-attack = The attack is announced; the card is turned over next.
web-wi-now-harm = The attack lands: first Shield, then deck, then hand.
web-wi-beast = level { $level } · { $terrain }
web-wi-led-by = led by { $who }
web-wi-life-left = { $life } of { $most } life left
web-wi-life = life
web-wi-of = of { $most }
web-wi-combo = Combo
web-wi-combo-empty = No card yet
web-wi-damage = damage
web-wi-draw = draw
web-wi-no-damage = no damage yet
web-wi-bonus = bonus
web-wi-link-to = link to { $card }
web-wi-unlinked = no link
web-wi-muted = { $card }, muted
web-wi-its-ability = its ability
web-wi-doubled = doubled
web-wi-at-most = at most { $most }
web-wi-shield-now = Shield now
web-wi-attack = attack
web-wi-cards-lost = cards lost
web-wi-harm-to = Harm to { $who }
web-wi-turned-over = Turned over last
web-wi-known-next = You know what comes next
web-wi-announced = announced
web-wi-hidden-cards = { $count } in hand, { $deck } in the deck
web-wi-potions-used = { $count ->
        [one] { $count } potion used
       *[other] { $count } potions used
    }
web-wi-dice = Dice poker
web-wi-locals = The locals
web-wi-leads = leads
web-wi-die = Die showing { $face }
web-wi-rank-list = Ranks
web-wi-pay-table = What each roll pays
web-wi-kind-city = Exploration: city
web-wi-kind-wilds = Exploration: wilds
web-wi-kind-event = Event
web-wi-option-price = { $price } gold
web-wi-choose-school = Choose your school
web-wi-goal = The first to four trophies wins. Your school gives you an ability for fights and your first cards.

## Who you are in a question
web-wi-your-move = Your move, { $who }
web-wi-before = Before the game
web-wi-you-hunt = You hunt the { $monster }
web-wi-you-lead = You lead the { $monster } against { $who }
web-wi-you-fight = You fight the { $monster }
web-wi-you-duel = You duel with { $who }
web-wi-hits-you = You are hit: { $who }
web-wi-attack-comes = { $monster } is about to attack you: { $side }
web-wi-you-roll = You roll the dice
web-wi-you-roll-for-locals = You roll for the locals
web-wi-you-roll-against-locals = You roll against the locals
web-wi-you-roll-against = You roll against { $who }
web-wi-over-defeated = { $monster } falls: your trophy
web-wi-over-driven-away = You fall, { $monster } is driven away
web-wi-over-total-defeat = { $monster } has beaten you
web-wi-over-won = You have beaten { $who }
web-wi-over-lost = { $who } has beaten you
web-wi-role-leads = leads
web-wi-role-against = against

## How a fight stands
web-wi-step-result = Result
web-wi-step-fight = Fight
web-wi-step-fatigue = Fatigue
web-wi-step-card = Free card
web-wi-step-monster = New monster
web-wi-step-train = Train
web-wi-now-defeated = { $who } has slain { $monster }: 2 gold and a trophy.
web-wi-now-driven-away = { $who } falls, but { $monster } is driven away: 2 gold.
web-wi-now-total-defeat = { $monster } has beaten { $who }.
web-wi-now-attacker = { $who } attacked and has won the duel.
web-wi-now-defender = { $who } defended and has won the duel.
web-wi-now-removed = The attack takes a card of the hand out of the game.
web-wi-now-fatigue = The trophy is won; fatigue takes cards out of the game.
web-wi-now-card = Who was beaten learns: a card of cost 0 joins the discard pile.
web-wi-badge-you = you decide
web-wi-badge-acts = decides
web-wi-badge-waits = waits
web-wi-badge-attacks = attacks
web-wi-badge-won = has won
web-wi-badge-lost = is beaten
web-wi-badge-slain = slain
web-wi-badge-driven = driven away
web-wi-led-by-you = you lead it
web-wi-outlook = { $most ->
        [1] { $least } to { $most } card lost, { $mean } on average
       *[other] { $least } to { $most } cards lost, { $mean } on average
    }
web-wi-unseen = Cards lost, and how many of the { $count } unseen fight cards take so many.

## What an answer does
web-wi-alone-enough = the card alone is enough
web-wi-rise = { $value } → { $next }
web-wi-stake = stake 1 gold, the winner takes 3
web-wi-price-why = Price now { $price }: printed cost { $cost }, { $change } for its place in the market.
web-wi-price-plain = Price now { $price }, as printed.
web-wi-market-how = Price in cards
web-wi-special-take-top-discard = Takes your top discard back.
web-wi-special-return-self = Returns to your hand.
web-wi-may-follow = may follow

## Lobby, gallery, report
about = Roam the Continent as a young witcher of one of five schools, hone your skills and hunt what others run from. Your deck is your strength, your tool and your life, and the first to four trophies is a legend.
trademark = The Witcher is a trademark of CD PROJEKT S.A.
option-schools = Witcher schools
option-schools-deal = Choose one of two dealt
option-schools-free = Choose freely
option-schools-random = By chance
option-first = Starting player
option-first-lot = By lot
option-first-seat-1 = The first seat
gallery-card = Action cards
report-kind-card = cards
gallery-place = Places
report-kind-place = places
gallery-school = Schools
report-kind-school = school
gallery-monster = Monsters
report-kind-monster = monsters
gallery-fight-card = Monster fight cards
report-kind-fight-card = fight cards
gallery-city = City explorations
report-kind-city = city explorations
gallery-wilds = Wilds explorations
report-kind-wilds = wilderness explorations
gallery-event = Events
report-kind-event = events
gallery-potion = Potions
report-kind-potion = potions
gallery-attribute-trophy = Attribute trophies
report-kind-attribute-trophy = attribute trophies
gallery-witcher-trophy = Witcher trophies
report-kind-witcher-trophy = witcher trophies
