### Dwellings of Eldervale po polsku. Nazwy kart, frakcji i krain pochodzą z zawartości gry.

## Nothing in particular
term- = nic

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
term-air = Powietrze
term-earth = Ziemia
term-fire = Ogień
term-water = Woda
term-light = Światło
term-darkness = Ciemność
term-order = Ład
term-chaos = Chaos

## Resources
term-gem = klejnot
term-scroll = zwój
term-potion = mikstura
term-tool = narzędzie
term-sword = miecz
term-gold = złota moneta
term-magic = karta magii
term-any = dowolny zasób

## Units
term-worker = robotnik
term-dragon = smok
term-wizard = czarodziej
term-warrior = wojownik
term-guardian = Strażnik
term-ghost = Zjawy

## Abilities of the kinds of units
term-flight = Lot
term-teleport = Teleport
term-assault = Natarcie

## Actions of the start card
term-summon = Przywołanie
term-gather = Zbieranie
term-dwell = Osiedlenie

## Moments
term-turn-start = początek tury
term-own-turn = twoja tura
term-placed = umieszczenie jednostki
term-rush = szarża potwora
term-action = akcja krainy
term-battle-pending = bitwa ma się rozpocząć
term-join = dołączanie do bitwy
term-dice = kości do bitwy
term-rolled = rzut kośćmi
term-won = zwycięstwo w bitwie
term-remove = porażka
term-underworld = Podziemny Świat
term-power = zdobycie mocy
term-card-gained = zdobycie karty przygody
term-regroup = zwołanie jednostek
term-turn-end = koniec tury
term-anytime = w dowolnej chwili
term-game-end = koniec gry

## Parts of a turn
term-colours = wybór frakcji
term-elements = wybór żywiołów
term-build = przygotowanie gry
term-draft = draft kart magii
term-start = początek tury
term-main = umieszczenie albo zwołanie
term-pending = przed bitwą
term-battle = bitwa
term-return = powrót jednostek
term-late = ostatnie wolne akcje
term-end = koniec tury
term-over = koniec

## How it ended
won-by-points = Zdecydowały punkty zwycięstwa.
won-by-team = Zdecydowała suma obu partnerów.
ghost-beaten = Zjawy znikają: kraina jest twoja.
ghost-won = Kraina pozostaje we władzy Zjaw.
term-won-by-points = { won-by-points }
term-won-by-team = { won-by-team }
term-ghost-beaten = { ghost-beaten }
term-ghost-won = { ghost-won }

## Questions
ask-el-setup-1 = Którą frakcją grasz?
ask-el-setup-4 = Jaki jeszcze żywioł wejdzie do gry?
ask-el-var-draft-1 = Którą kartę zatrzymujesz, zanim reszta pójdzie w lewo?
ask-el-turn-1 = Twoja tura: umieść jednostkę albo zwołaj jednostki.
ask-el-turn-3 = Czy jeszcze coś, zanim tura się skończy?
ask-el-free-3 = Możesz spieniężyć skarb albo odpowiedzieć na to, co się stało.
ask-el-free-4 = Na którym polu kładziesz: { $about }?
ask-el-free-5 = Czy czegoś używasz? ({ $about })
ask-el-gen-1 = { $about }: co wybierasz?
ask-el-gen-3 = Kilka efektów naraz: który będzie pierwszy? ({ $about })
ask-el-gen-5 = { $about }: co z dwojga?
ask-el-res-4 = Który zasób wydajesz? ({ $about })
ask-el-res-5 = Który zasób zdobywasz?
ask-el-res-9 = Więcej niż siedem kart magii: odrzuć { $least }.
ask-el-res-10 = Jak płacisz? ({ $about })
ask-el-res-12 = Taca jest pełna: który żeton odchodzi?
ask-el-magic-5 = Którą kartę magii oddajesz?
ask-el-slot-7 = Co wydajesz jako depozyt?
ask-el-action-1 = { $about }: który skarb bierzesz?
ask-el-action-4 = Którą jednostkę przywołujesz?
ask-el-dwell-2 = Gdzie budujesz siedzibę?
ask-el-realm-5 = Gdzie kładziesz kafelek { $about }?
ask-el-geo-5 = Gdzie zaczyna się most? ({ $about })
ask-el-dungeon-2 = Którą kartę przygody bierzesz?
ask-el-dungeon-3 = Bierzesz drugą kartę czy którąś palisz?
ask-el-var-oracle-2 = Wyrocznia: karta magii czy karta przygody?
ask-el-regroup-1 = Która jednostka opuszcza mapę i dokąd idzie?
ask-el-regroup-4 = Czy jednostka z Podziemnego Świata aktywuje kartę { $about }?
ask-el-card-1 = Która jednostka wykona akcję { $about }?
ask-el-aura-1 = { $about }: do której karty?
ask-el-aura-2 = { $about }: dołączasz od razu?
ask-el-orb-2 = Gdzie kładziesz orb?
ask-el-power-5 = Wszystkie żetony mocy są zajęte: przenosisz któryś na { $about }?
ask-el-glory-5 = W którym żywiole zdobywasz moc?
ask-el-monster-5 = { $about ->
    [nic] Który potwór szarżuje?
   *[other] Potwór rusza do szarży. Czy coś robisz?
}
ask-el-monster-15 = Dokąd ustępuje { $about }?
ask-el-var-merc-7 = { $about }: szarża na krainę?
ask-el-var-merc-8 = Którą zdolność naśladuje Mimik?
ask-el-battle-2 = Bitwa ma się rozpocząć. Czy coś robisz?
ask-el-battle-3 = Która bitwa odbędzie się pierwsza?
ask-el-battle-4 = { $about ->
    [nic] Które twoje sąsiednie jednostki dołączą do bitwy?
   *[other] Jednostki mogą dołączyć do bitwy. Czy robisz coś przedtem?
}
ask-el-battle-8 = Ile mieczy wydajesz na kości?
ask-el-battle-10 = Kości rzucone. Czy coś zmieniasz?
ask-el-battle-14 = Zwycięstwo! Jaka nagroda? ({ $about })
ask-el-battle-15 = Twoje jednostki są pokonane. Czy coś robisz?
ask-el-var-tactics-2 = Zużywasz żeton taktyki, by jednostki zostały?
ask-el-var-team-5 = Partner oferuje { $about }: co dajesz w zamian?
ask-el-var-team-6 = { $about }: zatrzymujesz czy oddajesz partnerowi?

## Answers
key-pass = Pas
key-pass-turn = Pas do końca tej tury
key-yes = Tak
key-faction = { $a }
key-element = { $a }
key-place = Umieść: { $a } → { $b }
key-regroup = Zwołaj jednostki
key-end-turn = Zakończ turę
key-cash = Spienięż: { $a }
key-slot = Połóż na pole: { $a }
key-slot-on = { $a }, pole { $b }
key-cast = Rzuć: { $a }
key-reveal = Ujawnij zadanie: { $a }
key-use = Użyj: { $a }
key-aura = Dołącz lub przenieś: { $a }
key-host = Do karty { $a }
key-unattached = Zostaw niedołączoną
key-orb = Użyj orbu
key-menu = Menu nagród: { $a }
key-deposit = Na pole depozytu karty { $a }
key-cover = Na symbol orbu karty { $a }
key-hire = Najmij za złoto: { $a }
key-hire-orb = Najmij na stałe: { $a }
key-tactics = Żeton taktyki
key-offer = Zaoferuj partnerowi: { $a }
key-refuse = Odmów
key-swap-card = Daj: { $a }
key-take = Weź: { $a }
key-gain = Zdobądź: { $a }
key-spend = Wydaj: { $a }
key-pay1 = Zapłać: { $a }
key-pay2 = Zapłać: { $a }, { $b }
key-pay3 = Zapłać: { $a }, { $b }, { $c }
key-pay4 = Zapłać: { $a }, { $b }, { $c }, { $d }
key-pay5 = Zapłać: { $a }, { $b }, { $c }, { $d }, { $e }
key-pay6 = Zapłać: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
key-spare1 = Zniżka: { $a }
key-spare2 = Zniżka: { $a }, { $b }
key-spare3 = Zniżka: { $a }, { $b }, { $c }
key-spare4 = Zniżka: { $a }, { $b }, { $c }, { $d }
key-summon = Przywołaj: { $a }
key-dwell = Zbuduj siedzibę: { $a }
key-hex = Pole { $a } / { $b }
key-buy = Weź kartę: { $a }
key-burn = Spal: { $a }
key-all-home = Wszystkie jednostki do strefy gotowości
key-home = Do strefy gotowości: { $a } ({ $b })
key-ready = Do strefy gotowości
key-start = Karta startowa: { $a }
key-do = Aktywuj: { $a }
key-unit = { $a } ({ $b })
key-raise = { $a } z Podziemnego Świata
key-again = Jeszcze raz
key-keep = Zatrzymaj
key-give = Oddaj partnerowi
key-keep-card = Zatrzymaj: { $a }
key-power = Moc: { $a }
key-glory = Chwała
key-ignore = Zignoruj moc
key-move-token = Przenieś żeton żywiołu { $a }
key-rush = Szarżuje { $a }
key-charge = Szarża
key-battle-at = { $a }
key-join = { $a } z krainy { $b }
key-swords = Miecze: { $a }
key-aid = Miecze dla partnera: { $a }
key-die = Kość z wynikiem { $a }
key-side = { $a }
key-save = Ocal: { $a }
key-monster = { $a }
key-to = Do krainy { $a }
key-move = { $b } ({ $a }), { $c }
key-recall = Odwołaj: { $b } ({ $a }), { $c }
key-raise-unit = { $b } ({ $a }) z Podziemnego Świata
key-swap = Zamień z jednostką { $b } ({ $a }), { $c }
key-swap-ready = Zamień z gotową jednostką { $b } ({ $a })
key-banish = Do Podziemnego Świata: { $b } ({ $a }), { $c }
key-from = Od frakcji { $a }
key-drop = Odrzuć: { $a }
key-take-card = Weź: { $a }
key-option = { $a }
key-mimic = Naśladuj: { $a }
key-realm = Akcja krainy { $a }

## Reasons
why-no-action = Akcji krainy { $realm } nie można teraz wykonać.
why-cash-first = Akcję krainy { $realm } możesz wykonać, gdy spieniężysz skarby.

## Chronicle
chose-faction = Miejsce { $number }: { $who } ({ $element }).
elements-chosen = Żywiołów w grze: { $number }.
drafted = { $who } zatrzymują kartę { $card }.
turn-began = Runda { $round }: tura frakcji { $who }.
placed = { $who } umieszczają jednostkę: { $unit } → { $realm }.
regroups = { $who } zwołują jednostki.
acts = { $who }: { $unit } wykonuje { $what }.
activated = { $who } aktywują kartę { $card }.
action-lapsed = { $who }: akcji krainy nie da się już wykonać.
gained = { $who } zdobywają { $number }× { $kind }.
excess = { $who }: { $number }× { $kind } ponad limit przepada.
paid = { $who } płacą { $number }× { $kind }.
spent = { $who } wydają: { $what }.
drew-card = { $who } dobierają kartę { $card }.
drew-magic = { $who } dobierają karty magii: { $number }.
magic-reshuffled = Karty magii przetasowano.
discarded = { $who } odrzucają kartę { $card }.
took-discard = { $who } odzyskują kartę { $card }.
stole = { $who } zabierają frakcji { $other }: { $kind }.
cast = { $who } rzucają czar { $card }.
revealed-quest = { $who } wypełniają zadanie { $card }.
used = { $who } używają: { $what }.
took-token = { $who } biorą skarb: { $token }.
cashed = { $who } spieniężają skarb: { $token }.
slotted = { $who } kładą { $token } na kartę { $card }.
gained-vp = { $who }: { $number } PZ.
gained-vp-by = { $who }: { $number } PZ ({ $source }).
gained-power = { $who }: { $element } rośnie do poziomu { $level }.
ignored-power = { $who } rezygnują z mocy: { $element }.
left-track = { $who } opuszczają tor żywiołu { $element }.
took-orb = { $who } zdobywają orb.
orb-placed = { $who } kładą orb na kartę { $card }.
ordered = { $who } korzystają z menu nagród: { $space }.
gained-glory = { $who }: pole chwały { $space }.
glory-lost = { $who } nie są jeszcze na torze chwały; chwała przepada.
drew-realm = { $who } odkrywają krainę { $realm }.
gained-card = { $who } zdobywają kartę { $card }.
lost-card = { $who } tracą kartę { $card }.
turned-up = Odkryto kartę { $card }.
burned = Spalono kartę { $card }.
attached = { $who } dołączają { $card } do karty { $host }.
rolled-die = { $who } wyrzucają { $face }.
built = { $who } budują siedzibę: { $realm }.
summoned = { $who } przywołują jednostkę: { $unit }.
hired = { $who } najmują: { $unit }.
released = { $unit } opuszcza służbę frakcji { $who }.
relocated = { $who }: { $unit } przenosi się do krainy { $realm }.
recalled = { $who }: { $unit } wraca do strefy gotowości.
swapped = { $who }: { $unit } i { $other } zamieniają się miejscami.
went-under = { $who }: { $unit } odchodzi do Podziemnego Świata.
first-regroup = { $who } wchodzą na tor chwały.
peace-ended = Pokój się skończył.
monster-entered = Pojawia się { $monster }: { $realm }.
rushed = { $monster } szarżuje: { $realm }.
monster-moved = { $monster } przechodzi: { $realm }.
went-home = { $monster } wraca do leża: { $realm }.
monster-acts = { $monster } używa swojej zdolności.
monster-defeated = Potwór pokonany: { $monster }.
controlled = { $who } przejmują potwora: { $monster }.
charged = { $who }: { $unit } szarżuje.
mimicked = { $who }: Mimik naśladuje zdolność { $what }.
battle-began = Bitwa: { $realm }!
battle-cancelled = Bitwa się nie odbywa: { $realm }.
joined = { $who }: { $unit } dołącza do bitwy.
has-dice = { $who }: { $number ->
    [one] { $number } kość
    [few] { $number } kości
   *[many] { $number } kości
}.
spent-swords = { $who } wydają miecze: { $number }; kości teraz { $dice }.
rolled = { $who }: rzut { $faces }.
won-battle = Zwycięstwo: { $who }.
all-defeated = Pełny remis: pokonani są wszyscy.
battle-over = Bitwa się skończyła.
took-hoard = { $who } biorą ze smoczego skarbu: { $token }.
used-tactics = { $who } używają żetonu taktyki: jednostki zostają.
tactics-ready = { $who } odnawiają żeton taktyki.
exchanged = { $who } i { $other } wymieniają kartę magii.
end-triggered = { $who } rozpoczynają koniec gry: każdy ma jeszcze jedną turę.
score-orbs = { $who }: { $number } PZ za nieumieszczone orby.
score-tracks = { $who }: { $number } PZ za tory mocy.
score-dwellings = { $who }: { $number } PZ za siedziby.
score-cards = { $who }: { $number } PZ za karty.
prophecy = { $who }: { $card } daje { $number } PZ.
scored = { $who }: na koniec { $number } PZ.
ghost-card = Zjawy kierują się kartą { $card }.
guardian-moved = Pojawia się Strażnik: { $realm }.

## The table at a glance
line-turn = Runda { $round }, { $who }: { $phase }.
line-peace = Wciąż trwa pokój.
line-offers = Odkryte karty przygody: { $cards }.
line-stock = Krain w zapasie: { $realms }; kart magii w talii: { $magic }.
line-column = { $token } (z { $height })
line-units = { $who }: { $units }
line-dwelling = siedziba frakcji { $who }
line-empty = nic
line-realm = { $realm } [{ $q }, { $r }]: { $what }.
line-amount = { $number }× { $kind }
line-player = { $who }: { $vp } PZ, chwała { $glory }, orby { $orbs }, karty magii { $magic }; { $goods }.
line-ready = { $who }, gotowi: { $units }.
line-under = { $who }, w Podziemnym Świecie: { $units }.
line-power = { $who }, moc: { $levels }.
line-level = { $element } { $level }
line-tableau = { $who }, karty: { $cards }.
line-treasure = { $who }, skarby: { $tokens }.
line-hand = { $who }, ręka: { $cards }.
line-battle = Bitwa: { $realm }.
line-side = { $who }: { $faces } (kości { $number }).
setup-team = Gra zespołowa jest dokładnie dla czterech graczy, nie dla { $seats }.
setup-draft = Przy drafcie kart magii trzeba mieć komu podać karty: gra co najmniej dwóch.
