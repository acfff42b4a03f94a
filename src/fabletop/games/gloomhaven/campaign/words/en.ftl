### The campaign of Gloomhaven, in English: questions, answers and the chronicle.

## Terms
term-gloomhaven = Gloomhaven
term-deck-city = city events
term-deck-road = road events
term-outcome-won = won
term-outcome-lost = lost
term-difficulty = Difficulty
term-easy = easy
term-hard = hard
term-very-hard = very hard
term-information = Information
term-information-secret = hands are secret
term-information-open = open information
term-randomness = Randomness
term-randomness-standard = as printed
term-randomness-reduced = reduced
term-death = Death
term-death-exhaustion = exhaustion only
term-death-permanent = permanent
term-penalties = Penalties of random dungeons
term-penalties-normal = the usual ones
term-penalties-none = none
term-penalties-minor = minor ones only
term-penalties-major = major ones only

## Questions
ask-gh-camp-02 = Which place do you want to see before its time?
ask-gh-camp-10 = Home, or straight on?
ask-gh-camp-11 = { $about }: do you set out?
ask-gh-camp-12 = Where does the party go?
ask-gh-camp-26 = On the road: { $about }. What do you do?
ask-gh-camp-31 = { $about ->
    [for-giving] Who gives it away?
    [for-start] Whom does it befall?
    [for-effect] Which of the two?
    [for-paying] How much of it do you pay?
    [for-sharing] How much of it is yours?
   *[other] Who gets { $about }?
 }
ask-gh-camp-40 = What do you do in town?
ask-gh-camp-41 = In the city: { $about }. What do you do?
ask-gh-camp-45 = { $about ->
    [for-quest] Which personal quest do you keep?
   *[other] { $about }: of which level?
 }
ask-gh-camp-48 = { $about }: what is the hero called?
ask-gh-camp-51 = { $about }: which new card?
ask-gh-camp-53 = { $about }: which perk?
ask-gh-camp-57 = { $about }: which card do you enhance?
ask-gh-camp-59 = { $about }: which sticker, and where?
ask-gh-camp-70 = Which place is put on the map?

## Answers
key-city-event = Draw a city event
key-create = New character: { $a }
key-level-up = Gain a level ({ $a })
key-rise = Rise to the level of the city ({ $a })
key-shop = Buy { $b } ({ $a })
key-sell = Sell { $b } ({ $a })
key-donate = Donate 10 gold ({ $a })
key-enhance = Enhance a card ({ $a })
key-retire = Retire ({ $a })
key-leave = { $a } stays at home
key-come = { $a } comes along (no. { $b })
key-set = { $a }: { $b }
key-all-done = Ready to leave
key-go-on = Go on
key-travel = { $a }
key-casual = { $a }, outside the story
key-spoilers = A place you have not found yet
key-gloomhaven = Back to Gloomhaven
key-remain = Not yet
key-back = Back
key-set-out = Set out
key-difficulty = Difficulty: { $a }
key-option = { $a }
key-sticker = { $b }: { $a }, { $c } gold
key-tick = { $a }
key-name = { $a }
key-nameless = No name yet
key-quest = { $a }
key-level = Level { $a }
key-character = { $a }
key-effect = { $a ->
    [1] The first
    [2] The second
   *[other] The third
 }
key-unlock = { $a }
stay-no-character = You have no character yet.
stay-retire = { $who } has fulfilled the personal quest and must retire first.
stay-level = { $who } has the experience for a new level and must gain it first.
stay-too-few = At least two characters set out.
travel-requirements = The party lacks what this place requires.

## Chronicle
town-prosperity = Prosperity { $amount ->
    [1] rises by one point
   *[other] changes by { $amount }
 }: { $points } now.
town-prosperity-level = Gloomhaven reaches prosperity level { $level }.
town-achievement = Achievement: { $what }.
town-unlocked = A new place on the map: { $what }.
town-event-added = Card { $number } is shuffled into the { $deck }.
town-event-drawn = From the { $deck }: { $what }.
town-event-removed = { $what } leaves the game.
town-event-returned = { $what } goes under the deck.
town-event-option = The party chooses: { $what }.
town-event-outcome = { $what }
town-design = A new item in the shop: { $what }.
town-no-design = No item designs are left.
town-no-side-scenario = No side scenarios are left.
town-reputation = Reputation { $amount ->
    [1] rises by one
   *[other] changes by { $amount }
 }: { $now } now.
town-bought = { $who } buys { $what } for { $amount } gold.
town-sold = { $who } sells { $what } for { $amount } gold.
town-no-copy = No copy of { $what } is left.
town-received = { $who } receives { $what }.
town-level = { $who } reaches level { $level }.
town-new-card = { $who } learns { $what }.
town-new-perk = { $who } gains a perk: { $what }.
town-created = Player { $number } brings a new character: { $who }, level { $level }.
town-left = { $who } stays at home.
town-joined = { $who } comes along.
town-quest = { $who } has a personal quest: { $what }.
town-donated = { $who } gives to the sanctuary; { $total } gold in all.
town-box-opened = Opened: { $what }.
town-class-unlocked = A new class: { $who }.
town-record-opened = The city record is opened.
town-chapter-read = Chapter { $number } of the city record is read.
town-gave = { $who } gives { $what } away.
town-gold = { $who } gains { $amount } gold.
town-gold-lost = { $who } loses { $amount } gold.
town-xp = { $who }: { $amount } experience.
town-checks = { $who }: { $amount ->
    [one] one checkmark
   *[other] { $amount } checkmarks
 }.
town-burdened = { $who } will feel it in the next scenario.
town-retired = { $who } retires: { $what } is fulfilled.
town-buried = { $who } is dead and buried.
town-setting = { $what }: { $value }.
town-ready = Player { $number } is ready.
town-home = The party comes home to Gloomhaven.
town-set-out = The party sets out: { $what }.
town-over = Everybody is ready, and the party sets out.
town-enhanced = { $who } enhances { $what } ({ $sticker }) for { $amount } gold.
town-stickered = { $who } enhances { $what } for { $amount } gold: { $sticker } ({ $spot }).
town-named = { $who } is called { $name }.
town-came-home = { $what }: { $outcome }.

## The table in plain lines
town-line-place = { $campaign }. The party is here: { $place }. Reputation { $reputation }, prosperity { $prosperity } (level { $level }).
town-line-event = On the table: { $what }.
town-line-character = { $who }, level { $level }: { $xp } experience, { $gold } gold, { $checks } checkmarks. Quest: { $quest }. Items: { $items }.
town-line-away = At home: { $list }.
town-line-shop = In the shop: { $list }.
town-line-map = On the map: { $list }.
town-line-ready = Ready: { $list }.
town-place-open = { $what }
town-place-blocked = { $what } (closed)
town-place-completed = { $what } (done)
town-ware = { $what } ({ $amount } gold)
town-nothing = nothing
town-player = player { $number }

## Spots for stickers
spot-in-top = upper half, { $line }
spot-in-bottom = lower half, { $line }
spot-number = spot { $number }
spot-range = range
spot-target = targets
spot-push = push
spot-pull = pull
spot-pierce = pierce
spot-hex = pattern
spot-summon-hp = hit points
spot-summon-move = move
spot-summon-attack = attack
spot-summon-range = range
