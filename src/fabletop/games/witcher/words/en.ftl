### The Witcher: Old World, in English. Names of cards, places and monsters come from the content.

## Nothing in particular: a question that is about no one thing
term- = none

## Attributes, terrains, colours
term-combat = Combat
term-defence = Defence
term-alchemy = Alchemy
term-specialisation = Specialisation
term-forest = forest
term-mountain = mountain
term-water = water
term-wild = any terrain
term-any-terrain = any terrain
term-blue = blue
term-red = red
term-green = green
term-yellow = yellow
term-purple = purple
blow-blue = fast attack
blow-red = strong attack
blow-green = dodge
blow-yellow = defensive Sign
blow-purple = offensive Sign

## Schools
term-wolf = Wolf
term-griffin = Griffin
term-bear = Bear
term-cat = Cat
term-viper = Viper

## Levels
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V

## Sides of a fight
term-charge = charge
term-bite = bite
term-attacker = the attacker
term-defender = the defender
term-defeated = monster defeated
term-driven-away = monster driven away
term-total-defeat = total defeat

## Dice
term-nothing = nothing
term-pair = a pair
term-two-pairs = two pairs
term-three-of-a-kind = three of a kind
term-five-high-straight = a five-high straight
term-six-high-straight = a six-high straight
term-full-house = a full house
term-four-of-a-kind = four of a kind
term-five-of-a-kind = five of a kind

## Decks, actions, phases
term-city = city
term-wilds = wilds
term-potion = a potion
term-gamble = dice with the locals
term-exchange = exchange of a card
term-trail = a rumour about a monster
term-market = clearing the market
term-school = training
term-boards = setup, choice of schools
term-level-two = setup, the level II monster
term-deal = setup, dealing
term-bonus = setup, a first lesson
term-travel = phase I (movement and actions)
term-choose = phase II (fight, meditate or explore)
term-fight = phase II (fight)
term-train = phase III (new cards)
term-over = the end

## Monster fight cards
term-fight-01 = fight card 1
term-fight-02 = fight card 2
term-fight-03 = fight card 3
term-fight-04 = fight card 4
term-fight-05 = fight card 5
term-fight-06 = fight card 6
term-fight-07 = fight card 7
term-fight-08 = fight card 8
term-fight-09 = fight card 9
term-fight-10 = fight card 10
term-fight-11 = fight card 11
term-fight-12 = fight card 12
term-fight-13 = fight card 13
term-fight-14 = fight card 14
term-fight-15 = fight card 15
term-fight-16 = fight card 16
term-fight-17 = fight card 17
term-fight-18 = fight card 18
term-fight-19 = fight card 19
term-fight-20 = fight card 20

## How it ended
won-by-trophies = The trophies have decided.
rating-legend = A living legend: bards quarrel over who may sing of you.
rating-almost-legend = Well on the way to becoming a legend.
rating-professional = A sought-after professional.
rating-hunter = A reliable monster hunter.
rating-novice = A promising novice.
term-won-by-trophies = { won-by-trophies }
term-rating-legend = { rating-legend }
term-rating-almost-legend = { rating-almost-legend }
term-rating-professional = { rating-professional }
term-rating-hunter = { rating-hunter }
term-rating-novice = { rating-novice }

## Chronicle: turns and travel
chose-board = The School of the { $who } joins the game.
turn-began = Round { $round }: it is { $who }’s turn.
moved = { $who } travels to { $place }.
acted = { $who } uses what { $place } offers: { $action }.
raised = { $who } raises { $attribute } to { $value }.
lowered = { $who }’s { $attribute } falls to { $value }.
shield-rose = { $who }’s Shield rises to { $value }.
shield-fell = { $who }’s Shield falls to { $value }.
level-up = { $who } reaches level { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }.
gained-gold = { $who } gains { $amount } gold.
lost-gold = { $amount ->
        [0] { $who } has no gold to lose.
       *[other] { $who } loses { $amount } gold.
    }
gained-potion = { $who } gains a potion: { $potion }.
discarded-potion = { $who } discards a potion: { $potion }.
exchanged = { $who } gives up { $card } for { $other }.
market-cleared = { $who } removes { $card } from the market.
slot-cleared = { $card } leaves the market.
gained-trail = { $who } picks up the trail of the { $terrain } monster.
took-track = { $who } hears a rumour: the trail begins in { $place }.
followed-track = { $who } finds the trail in { $place }, and 1 gold with it.

## Chronicle: cards
drew-card = { $who } draws { $card }.
drew-cards = { $who } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
discarded = { $who } discards { $card }.
removed = { $who } removes { $card } from the game.
revealed = { $who } turns over { $card }.
took-discard = { $who } takes { $card } back from the discard pile.
returned = { $card } returns to { $who }’s hand.
bought = { $who } takes { $card } from the market.
gained-card = { $who } adds { $card } to the discard pile.

## Chronicle: dice
poker-began = Dice poker: { $who } against { $rival }.
gamble-began = { $who } sits down to dice with the locals.
rerolled = { $who } rolls { $number ->
        [one] one die
       *[other] { $number } dice
    } again.
poker-hands = { $who } has { $mine }, the other side { $theirs }.
poker-won = { $who } takes the pot of { $amount } gold.
gamble-lost = The locals take { $who }’s gold.
solo-gamble = { $amount ->
        [0] { $who } has { $rank } and wins nothing.
       *[other] { $who } has { $rank } and wins { $amount } gold.
    }

## Chronicle: exploration
explored = { $who } explores the { $deck }: { $card }.
chose-option = { $who } chooses: { $option }.
event = { $who } comes to an event: { $card }.
outcome = { $story }
success = { $who } succeeds.
failure = { $who } fails.
quest = { $who } has a quest: { $card }. It leads to { $place }.
quest-void = No place is left for { $who }’s quest; it comes to nothing.
solved = { $who } solves a quest: { $card }.
gained-keepsake = { $who } now has { $card }.
lost-keepsake = { $who } parts with { $card }.
rested = { $cards ->
        [1] { $who } rests badly: { $cards } card in phase III.
        [2] { $who } rests badly: { $cards } cards in phase III.
       *[other] { $who } rests well: { $cards } cards in phase III.
    }

## Chronicle: fights
hunt-began = { $who } hunts { $monster }.
duel-began = { $who } challenges { $rival } to a duel.
bet = { $who } bets that { $side } will win.
bet-won = { $who }’s bet was right and brings { $amount } gold.
used = { $who } uses { $thing }.
drank = { $who } drinks { $potion }.
specialised = { $who } uses the Specialisation, row { $row }.
played = { $who } plays { $card }.
monster-lost = { $monster } loses { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }; { $left ->
        [0] none is left.
        [one] one is left.
       *[other] { $left } are left.
    }
announced = { $monster } is about to attack: { $side }.
attack-switched = { $who } turns the attack into a { $side }.
attacked = { $monster } attacks: { $side }, { $card }.
attack-told = { $kind ->
        [hits] The card deals { $amount } damage.
        [equals] The card deals damage equal to { $attribute }: { $amount }.
        [lowers] The card lowers { $attribute } by 1 and deals { $amount } damage.
        [scatters] The card takes { $amount ->
            [one] { $amount } random card
           *[other] { $amount } random cards
        } from the hand.
       *[removes] The card removes a card of the hand from the game.
    }
hurt = { $amount ->
        [0] { $who } takes no damage.
       *[other] { $who } takes { $amount } damage.
    }
poisoned = { $who } looks into the opponent’s cards and discards { $number ->
        [0] none
       *[other] { $number }
    } of them.
stalemate = Neither side gets anywhere; the defender wins the duel.
duel-won = { $who } wins the duel against { $rival }.
defeated = { $who } defeats { $monster } and gains 2 gold.
driven-away = { $who } falls, but { $monster } is driven away; that is worth 2 gold.
beaten = { $monster } beats { $who }.
monster-came = A new monster: { $monster } in { $place }.
trophy = { $who } wins a trophy: { $trophy }.
meditated = { $who } meditates on { $attribute }.
game-won = { $who } wins the game!

## Questions: setup
ask-wi-setup-9 = Where shall the level II monster live?
ask-wi-setup-11 = Which school is yours?
ask-wi-setup-15 = Which attribute starts at 2?

## Questions: phase I
ask-wi-turn-2 = Your turn: travel, do something here, or go on.
ask-wi-move-2 = { $about ->
        [both-cards] Which two cards do you discard for the way?
       *[other] Pay for the way to { $about }.
    }
ask-wi-loc-7 = { $about ->
        [none] Which card do you remove from your hand?
       *[other] Which card do you take for { $about }?
    }
ask-wi-loc-8 = What do you train?
ask-wi-loc-10 = Which monster do you ask about?
ask-wi-loc-11 = { $most ->
        [one] Do you want to remove a card from the market?
       *[other] Remove up to { $most } cards from the market, if you like.
    }
ask-wi-poker-6 = Which dice do you roll again? You may also keep them all.
ask-wi-potion-1 = Keep one of these potions.
ask-wi-potion-2 = You hold too many potions: discard { $least ->
        [one] one
       *[other] { $least }
    }.

## Questions: cards and attributes
ask-wi-attr-2 = Which attribute do you raise?
ask-wi-attr-6 = Which attribute do you lower?
ask-wi-deck-6 = Remove { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } from the game for good.
ask-wi-trail-4 = Which monster’s trail do you pick up?

## Questions: phase II
ask-wi-turn-6 = What do you do: fight, meditate or explore?
ask-wi-explore-2 = { $about }: what do you do?
ask-wi-event-2 = { $about }: what do you do?
ask-wi-explore-4 = { $about ->
        [to-discard] Discard { $least ->
                [one] { $least } card
               *[other] { $least } cards
            }.
        [to-take] Take a card from your discard pile.
        [to-swap] Which card of your hand do you exchange for the top of your discard pile?
       *[other] The card’s effect: choose { $least ->
               [one] { $least } card
              *[other] { $least } cards
           }.
    }
ask-wi-explore-8 = Choose an action card; it goes to your discard pile.
ask-wi-event-6 = A short fight: your combo must deal at least { $about } damage. Will you fight?
ask-wi-fatigue-2 = Fatigue: remove { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } from the game for good.

## Questions: fights
ask-wi-hunt-3 = The monster demands it: discard { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }.
ask-wi-duel-3 = Will you bet 1 gold on this duel?
ask-wi-fight-5 = Before your combo: do you want to use anything?
ask-wi-combo-2 = Build your combo, card by card.
ask-wi-damage-1 = Your attack lands: do you want to use anything?
ask-wi-damage-3 = You take damage: discard a card from your hand.
ask-wi-damage-6 = In which order do the special effects happen?
ask-wi-damage-7 = Before you draw: do you want to use anything?
ask-wi-trophy-4 = You may use something now.
ask-wi-monster-2 = How does the monster attack?
ask-wi-monster-5 = Remove a card of your hand from the game for good.
ask-wi-fight-10 = { $least ->
        [one] Does the card stay on top, or go to the bottom?
       *[other] In which order do the cards go back? The first lies on top.
    }
ask-wi-spec-2 = { $about ->
        [in-order] In which order do the other cards go back? The first lies on top.
       *[other] { $least ->
            [one] Poisonous Steel: discard one of these cards.
           *[other] Poisonous Steel: choose { $least } cards; if there are more, these are discarded, if not, the first one lies on top.
        }
    }
ask-wi-spec-4 = { $about ->
        [in-order] In which order do the cards go back? The first lies on top.
       *[other] Speed: put { $least ->
               [one] { $least } card
              *[other] { $least } cards
           } you have just drawn back on your deck.
    }
ask-wi-spec-6 = { $about ->
        [to-take] Magic: take a card from your discard pile.
       *[other] Magic: discard { $least ->
               [one] { $least } card
              *[other] { $least } cards
           } from your hand.
    }

## Questions: phase III
ask-wi-market-2 = { $least ->
        [0] Discard whatever you do not want to keep.
       *[other] Discard at least { $least ->
               [one] { $least } card
              *[other] { $least } cards
           }; no more than { $about } may stay.
    }
ask-wi-market-4 = { $about ->
        [none] Which card do you take from the market?
       *[other] Pay for { $about }: discard { $least ->
               [one] { $least } card
              *[other] { $least } cards
           }.
    }
ask-wi-market-8 = Choose a card of cost 0; it goes to your discard pile.

## Answers: setup and phase I
key-terrain = { $a ->
        [forest] In the forest
        [mountain] In the mountains
       *[water] By the water
    }
key-board = School of the { $a }
key-forest = Forest
key-mountain = Mountain
key-water = Water
key-move = Travel to { $a }
key-pay = Discard { $a }
key-pay-gold = Discard { $a } and pay 1 gold
key-pay-two = Discard any two cards
key-guided = Discard only { $a }, by your ability
key-act = Use the action here: { $a ->
        [Combat] raise Combat
        [Defence] raise Defence
        [Alchemy] raise Alchemy
        [Specialisation] raise Specialisation
       *[other] { $a }
    }
key-poker = Play dice poker with { $a }
key-solve = Solve your quest: { $a }
key-use = Use { $a }
key-phase-two = Go on to phase II
key-train = { $a }, for { $b } gold
key-track = { $a ->
        [forest] The monster of the forest
        [mountain] The monster of the mountains
       *[water] The monster of the water
    }
key-no-quest = No monster
key-take = Take { $a }
key-die = Die { $a }, showing { $b }

## Answers: phase II and fights
key-hunt = Hunt { $a }
key-duel = Challenge { $a } to a duel
key-meditate = Meditate on { $a }
key-explore = Explore the { $a }
key-option = { $a }
key-option-for = { $a } (for { $b } gold)
key-fight = Fight
key-bet = Bet that { $a } will win
key-no-bet = No bet
key-charge = Charge
key-bite = Bite
key-play = Play { $a }
key-free = Play { $a } without a link
key-wild = Play { $a } as any colour, on link { $b }
key-done = The combo is complete
key-specialise = Use your Specialisation
key-pass = Nothing more
key-leave = Leave it on top
key-sink = Put it to the bottom
key-take_top_discard = Take the top card of your discard pile ({ $a })
key-return_self = Take { $a } back to your hand

## Reasons
why-no-payment = You cannot pay for the way: it takes a card of the right terrain, any two cards, or any card and 1 gold.
why-not-moved = You must travel first; only then can you act where you are.
why-acted = You have already used this action in this turn.
why-act-combat = Your Combat is already higher than your level, or cannot rise any more.
why-act-defence = Your Defence is already higher than your level, or cannot rise any more.
why-act-alchemy = Your Alchemy is already higher than your level, or cannot rise any more.
why-act-specialisation = Your Specialisation is already higher than your level, or cannot rise any more.
why-act-potion = There is no potion to be had here now.
why-act-gamble = The locals do not play without a stake; you need 1 gold.
why-act-exchange = None of your cards can be exchanged for a card of the market.
why-act-trail = There is nothing to be learned here now.
why-act-market = There is nothing to be done at the market now.
why-act-school = There is nothing here that you could pay for and still learn.
why-highest = This attribute cannot rise any more.
why-gold = You need { $price } gold.
why-foreign-school = You can train your Specialisation only at your own school.
why-price = It costs { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }; you have { $hand ->
        [0] none
       *[other] only { $hand }
    }.
why-no-potion = This fight cannot begin unless you discard a potion, and you have none.
why-solo-last = The last trophy must be a monster: win the attribute trophy first.
why-school-peace = Witchers do not fight at a school.
why-tavern = The tavern here is closed after the last duel.
why-diced = You have played dice with this witcher in this turn.

## Effects
effect-gain-gold = gain { $amount } gold
effect-lose-gold = lose { $amount } gold
effect-gain-potion = gain { $amount ->
        [one] a potion
       *[other] { $amount } potions
    }
effect-discard-potions = discard { $amount ->
        [one] a potion
       *[other] { $amount } potions
    }
effect-discard-all-potions = discard all your potions
effect-gamble = stake 1 gold, if you have it, at dice with the locals; the winner takes 3, in a solo game the pay table decides
effect-raise-attribute = { $attribute ->
        [choice] raise an attribute of your choice by 1
       *[other] raise { $attribute } by 1
    }
effect-lower-attribute = { $attribute ->
        [choice] lower an attribute of your choice by 1
       *[other] lower { $attribute } by 1
    }
effect-raise-shield = Shield +{ $amount }
effect-lower-shield = Shield −{ $amount }
effect-draw = draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
effect-discard = { $how ->
        [random] discard { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            } at random from your hand
       *[chosen] discard { $cards ->
               [one] { $cards } card
              *[other] { $cards } cards
           } of your choice from your hand
    }
effect-remove = remove { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of yours from the game
effect-rest = { $cards ->
        [1] rest badly: in phase III of this turn keep and refill to only { $cards } card
        [2] rest badly: in phase III of this turn keep and refill to only { $cards } cards
       *[other] rest well: in phase III of this turn refill your hand to { $cards } cards
    }
effect-gain-card = add an action card of cost { $cost } to your discard pile
effect-recycle = put the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of your discard pile under your deck
effect-take-discard = { $which ->
        [top] take the top card of your discard pile to your hand
       *[chosen] take any card of your discard pile to your hand
    }
effect-exchange = exchange a card of your hand for the top card of your discard pile
effect-gain-trail = { $terrain ->
        [choice] gain a trail of your choice
       *[other] gain a { $terrain } trail
    }
effect-take-event = gain { $card }
effect-add-damage = +{ $amount } damage
effect-add-draw = draw { $amount } more in this fight turn
effect-add-draw-less = draw { $amount } less in this fight turn
effect-unlinked-card = add a card to your combo without a matching link
effect-wild-colour = one card of your combo counts as any colour when linked
effect-reduce-damage = reduce this damage by { $amount }
effect-retaliate = if this damage makes you discard a card, the attacker’s life deck loses { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
effect-drain = the opponent’s life deck loses { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
effect-scry = look at { $cards ->
        [one] the top card of the opponent’s life deck
       *[other] the top { $cards } cards of the opponent’s life deck and put them back in any order
    }
effect-scry-sink = look at { $cards ->
        [one] the top card of the opponent’s life deck and leave it or put it to the bottom
       *[other] the top { $cards } cards of the opponent’s life deck and leave them or put them to the bottom
    }
effect-switch-attack = the other attack is used instead
effect-double-shields = the shields of this combo count double
effect-free-potion = one potion of this fight does not count against your limit
effect-refill = in phase III of this turn still refill your hand to { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Standing changes
standing-one-card-move = { $terrain ->
        [any] once per turn you may enter a place of any terrain for any single card
        [forest] once per turn you may enter a forest place for any single card
        [mountain] once per turn you may enter a mountain place for any single card
       *[water] once per turn you may enter a water place for any single card
    }
standing-training-discount = training at a school costs you { $gold } gold less
standing-potion-limit = you may hold { $amount } more { $amount ->
        [one] potion
       *[other] potions
    }
standing-choose-potion = when you gain a potion, draw two and keep one
standing-uncounted-potion = one potion in each fight does not count against your limit
standing-first-turn = in every hunt you have the first fight turn
standing-shield-maximum = your highest Shield is { $amount } higher
standing-extra-specialisation = you may use your Specialisation once more in each fight
standing-extra-reroll = in dice poker you may roll again once more
standing-refill-after-loss = after a lost fight you still refill your hand to { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in phase III

## When abilities work
limit-fight = once per fight
limit-turn = once per turn
limit-first = by itself, the first time in each fight
limit-always = by itself, every time
window-start = at the start of the fight
window-step1 = in your fight turn, before your combo
window-step2 = while you build your combo
window-step3 = when you deal your damage
window-step4 = when you draw at the end of your fight turn
window-react-type = when the monster’s attack is announced
window-react-damage = when you are about to take damage
window-end = at the end of the fight
window-phase1 = in phase I
window-phase3 = in phase III
condition-combo-at-least = if your combo has { $number } cards or more
condition-combo-exactly = { $number ->
        [one] if your combo is a single card
       *[other] if your combo has exactly { $number } cards
    }
condition-shield-zero = if your Shield is 0
condition-dealt-at-least = { $number ->
        [one] if you have dealt damage
       *[other] if you have dealt { $number } damage or more
    }
condition-made-discard = if it has made the opponent discard a card
condition-fight-won = if you have won
condition-fight-lost = if you have lost
condition-fight-lost-to-monster = if a monster has knocked you out
condition-hunt = in a hunt
ability = { $when }: { $effects }
hunts-only = Only in hunts.
keep-fight-lost = You keep this until you lose a fight.
keep-fight-won = You keep this until you win a fight.
keep-used = You keep this until you use it.

## Monsters
beast = { $when }: { $effect }.
trigger-init = when you declare the fight
trigger-pre = before you prepare your life deck
trigger-post = once your life deck is ready
trigger-w1 = in your first fight turn
trigger-m1 = in its first fight turn
trigger-w-each = in each of your fight turns
trigger-m-each = in each of its fight turns
trigger-fight = during the whole fight
trigger-end = if you defeat it
beast-discard-hand = discard { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of your choice from your hand
beast-pay-potion = discard { $amount ->
        [one] an unused potion
       *[other] { $amount } unused potions
    }, or there is no fight
beast-lose-shield = Shield −{ $amount }
beast-lose-shield-per-card = Shield −{ $amount } for each card in your hand
beast-lose-defence = lower Defence by { $amount }, for good
beast-less-defence = your Defence counts as { $amount } lower
beast-discard-from-deck = look through your deck and discard { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of your choice
beast-untracked-discard = without a trail of this monster, discard { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of your choice from your hand
beast-mute-colour = { $colours } cards have no effect, but they still link
beast-weaker-with = with a { $colours } card in your combo you deal { $amount } damage less
beast-untracked-harmless = without a trail of this monster you deal no damage
beast-at-most = you deal at most { $amount } damage
beast-shield-loss-with = with a { $colours } card in your combo, Shield −{ $amount }
beast-no-combat = your Combat counts as 0
beast-fewer-draw = draw { $amount } less, but not less than 1
beast-fewer-draw-without = without a { $colours } card in your combo, draw { $amount } less
beast-worse-side = it uses whichever attack costs you more cards
beast-hand-first = damage takes the cards of your hand first
beast-claw = its damage is { $amount } lower, but you discard a card at random from your hand
beast-random-discard = at the end, discard { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } at random from your hand
beast-random-first = the first card of your combo is a random card of your hand
beast-last-gasp = with one or two cards left at the start of its turn it deals { $amount } damage more
beast-one-potion = you may use at most { $amount ->
        [one] one potion
       *[other] { $amount } potions
    }
beast-shield-cap = your Shield can rise by no more than { $amount }
beast-short-refill = in phase III of this turn you refill your hand to only { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
monster = Level { $level }, life { $life }.
trophy-ability = As a trophy: { $ability }
attack = { $side }: { $effect }.
attack-damage = { $amount } damage
attack-by-level = { $one }, { $two } or { $three } damage, by the monster’s level
attack-equal = damage equal to your { $attribute }
attack-random = discard one, two or three cards at random from your hand, by the monster’s level
attack-remove = remove a card of your hand from the game
attack-lower = lower { $attribute } by 1, then damage equal to the monster’s level

## Action cards
card = { $colour }, { $blow }. Terrain: { $terrain }. Cost { $cost }.
card-short = { $colour }, { $terrain }: { $effects }
card-of-school = Starting card of the School of the { $school }.
card-nothing = no effect of its own
part-damage = { $amount } damage
part-more-damage = +{ $amount } damage
part-shield = Shield +{ $amount }
part-draw = draw { $amount } more
part-draw-less = draw { $amount } less
part-take-top-discard = take the top card of your discard pile to your hand
part-return-self = this card returns to your hand
link = if followed by { $colours }: { $effects }
link-only = can be followed by { $colours }
either = { $these } or { $last }

## Places
place = Terrain: { $terrain }. { $action }
place-any = Any single card brings you here. { $action }
place-school = School of the { $school }.
place-roads = Roads lead to { $places }.
action-combat = Raise Combat by 1, unless it is already higher than your level.
action-defence = Raise Defence by 1, unless it is already higher than your level.
action-alchemy = Raise Alchemy by 1, unless it is already higher than your level.
action-specialisation = Raise Specialisation by 1, unless it is already higher than your level.
action-potion = Gain a potion.
action-gamble = Stake 1 gold at dice with the locals; the winner takes 3.
action-gamble-alone = Stake 1 gold at dice with the locals; your roll decides what you get: { $pays }; anything less pays nothing.
alone = In a solo game: { $text }
dice-pay = { $rank } { $amount } gold
action-exchange = Remove a card of your hand from the game and take a market card that costs at most 1 more.
action-trail = Gain 1 gold and, if you like, a rumour about a monster: the place where its trail begins.
action-market = If you have no gold, gain 1. Then you may remove one or two cards from the market.
action-school = Train Combat, Defence or Alchemy, at your own school also Specialisation; it costs 1 gold more than its present value.

## Schools
school = Home: { $place }. { $specialisation }
school-row = Specialisation { $row }: { $effects }.
specialisation-wolf = Swordsmanship, once per fight: when your combo has three cards or more, strengthen it.
specialisation-griffin = Magic, once per fight: before your combo, take a card from your discard pile to your hand.
specialisation-bear = Armour, once per fight and by itself: when you have Shield 0 in your fight turn.
specialisation-cat = Speed, once per fight: in your first fight turn, draw cards before your combo.
specialisation-viper = Poisonous Steel, once per fight: when your attack makes the opponent discard, look at the top cards of the opponent’s deck and put them back in any order.
row-wolf = +{ $first } damage{ $second ->
        [0] {""}
       *[other] , draw { $second } more
    }
row-griffin = { $first ->
        [0] take the top card
       *[other] take any card
    }{ $second ->
        [0] {""}
       *[other] , then discard { $second ->
               [one] { $second } card
              *[other] { $second } cards
           } from your hand
    }
row-bear = draw { $first ->
        [one] { $first } card
       *[other] { $first } cards
    }{ $second ->
        [0] {""}
       *[other] , Shield +{ $second }
    }
row-cat = draw { $first ->
        [one] { $first } card
       *[other] { $first } cards
    }{ $second ->
        [0] {""}
       *[other] , then put { $second } of them back on your deck
    }
row-viper = look at { $first ->
        [one] { $first } card
       *[other] { $first } cards
    }{ $second ->
        [0] {""}
       *[other] {" "}and discard { $second } of them
    }

## Explorations and events
option-a = A: { $label }.
option-b = B: { $label }.
option-for = { $label } ({ $price } gold)
test-attribute = Test: { $attribute } of at least { $least }.
test-colour = Test: turn over the top { $reveal ->
        [one] { $reveal } card
       *[other] { $reveal } cards
    } of your deck and discard them; one of them must be { $colour }.
test-damage = Test: turn over the top { $reveal ->
        [one] { $reveal } card
       *[other] { $reveal } cards
    } of your deck and discard them; together they must show at least { $damage } damage.
test-dice = Test: roll five dice, and again those you like; you need at least { $rank }.
short-fight = Short fight: one combo of at least { $life } damage.
quest-terrain = Quest: go to a { $terrain } place; event { $event } awaits you there.
quest-place = Quest: go to { $place }; event { $event } awaits you there.
quest-payment = It will cost you { $payment } gold.
companion = Companion.
equipment = Equipment.
lasting-trophy = Trophy.

## The table: whose turn it is
line-round = Round { $round }, { $phase }. On turn: { $who }.
line-setup = { $phase }.
line-over = The game is over. The winner is { $who }.
line-boards = You may choose between: { $schools }.

## The table: your witcher
line-you = You are { $who }, level { $level }, in { $place } ({ $terrain }).
line-here = Here: { $action }
line-attributes = Combat { $combat }, Defence { $defence }, Alchemy { $alchemy }, Specialisation { $specialisation } ({ $row }).
line-means = Shield { $shield } of { $maximum }, gold { $gold }, trophy track { $position } of 4.
line-hand = In hand: { $card }. { $text }
line-hand-empty = Your hand is empty.
line-deck = Deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }. Discard pile: { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }{ $top ->
        [none] .
       *[other] , on top { $top }.
    }
line-deck-top = You know the top of your deck: { $cards }.
line-potion = Potion: { $card }. { $text }
line-trophy = Trophy: { $card }. { $text }
line-companion = Companion: { $card }. { $text }
line-equipment = Equipment: { $card }. { $text }
line-trails = Trails: { $terrains }.
line-tracks = Rumours lead you to { $places }.
line-quest = { $card }. { $quest }

## The table: the others
line-rival = { $who }, level { $level }, in { $place }. Combat { $combat }, Defence { $defence }, Alchemy { $alchemy }, Specialisation { $specialisation }. Trophy track { $position } of 4.
line-rival-means = { $who }: Shield { $shield } of { $maximum }, gold { $gold }, hand { $hand }, deck { $deck }, discard pile { $discard }{ $things ->
        [none] .
       *[other] . Also: { $things }.
    }
line-rival-deck = You know the top of { $who }’s deck: { $cards }.
thing-trail = trail ({ $terrain })
thing-track = rumour ({ $place })
thing-quest = quest in { $place } ({ $card })

## The table: the board
line-monster = { $monster }, level { $level }, life { $life }, in { $place } ({ $terrain }). { $text }
line-market = Market: { $card }, price { $price }. { $text }
line-attribute-trophies = Trophies for meditation: { $trophies }.
line-tavern = The tavern in { $place } is closed: no duels there.

## The table: fights, dice, stories
line-hunt = Hunt: { $who } against { $monster }. { $text }
line-duel = Duel: { $who } against { $rival }.
line-life = { $monster } has { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } left.
line-life-top = You know the top of its deck: { $cards }.
line-shown = Cards it has turned over: { $cards }.
known-card = { $card } ({ $text })
line-fighter = { $who }: deck { $deck }, hand { $hand }, Shield { $shield }, potions used { $potions }.
line-combo = Combo: { $cards }. So far: { $effects }.
line-announced = Announced: { $side }.
line-incoming = { $who } is about to take { $amount } damage.
line-bet = { $who } has bet that { $side } will win.
line-dice = { $who } has rolled { $faces }: { $rank }.
line-dice-locals = The locals have rolled { $faces }: { $rank }.
line-dice-pays = It pays: { $pays }; anything less pays nothing.
line-open = { $card }. { $text }
line-outcome = { $card }. { $story }
line-effects = Outcome: { $effects }.
