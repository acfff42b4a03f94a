### Kampania Gloomhaven: jej strony i stół wizyty w mieście. Po polsku.

## Miasto
web-gc-visit = Części wizyty
web-gc-phase-town = W mieście
web-gc-phase-travel = Dokąd dalej
web-gc-phase-road = W drodze
web-gc-phase-out = Na wyprawie
web-gc-tab-town = Miasto
web-gc-tab-heroes = Bohaterowie
web-gc-places = Miejsca
web-gc-at-town = Miasto
web-gc-at-map = Mapa
web-gc-at-shop = Sklep
web-gc-at-sanctuary = Sanktuarium
web-gc-at-enhancer = Ulepszenia
web-gc-at-trainer = Trener
web-gc-at-record = Kronika
web-gc-at-party = Drużyna
web-gc-note-town = Dobrobyt { $level }
web-gc-note-map = { $count ->
    [one] jedno otwarte miejsce
    [few] { $count } otwarte miejsca
   *[many] { $count } otwartych miejsc
 }
web-gc-note-shop = { $count ->
    [one] jeden przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
 }
web-gc-note-sanctuary = dotąd ofiarowano { $gold } sztuk złota
web-gc-note-enhancer-open = Naklejki na karty
web-gc-note-enhancer-shut = Nikt tu jeszcze tego nie umie
web-gc-note-trainer = { $count ->
    [0] nikt nie czeka
    [one] jeden bohater może awansować
    [few] { $count } bohaterów może awansować
   *[many] { $count } bohaterów może awansować
 }
web-gc-note-record = { $count ->
    [0] wciąż zapieczętowana
    [one] przeczytano jeden rozdział
    [few] przeczytano { $count } rozdziały
   *[many] przeczytano { $count } rozdziałów
 }
web-gc-note-party = { $count ->
    [0] jeszcze bez bohaterów
    [one] jeden bohater
    [few] { $count } bohaterów
   *[many] { $count } bohaterów
 }
web-gc-status-present = z drużyną
web-gc-status-away = w domu
web-gc-status-retired = na emeryturze
web-gc-status-dead = nie żyje
web-gc-sheet = { $who }, poziom { $level }: doświadczenie { $xp }, złoto { $gold }.
web-gc-gold = Złoto
web-gc-hp = Punkty życia
web-gc-xp = doświadczenie { $now } z { $next }
web-gc-checks = Znaczniki do następnego atutu: { $now } z { $most }
web-gc-perks = Atuty
web-gc-pool = Karty: { $count }, na rękę bierze się { $hand }
web-gc-quest = Misja osobista
web-gc-no-items = brak przedmiotów
web-gc-sell-for = Sprzedaj za { $gold } złota.
web-gc-start-damage = obrażenia { $amount }
web-gc-start-discards = { $amount ->
    [one] jedna odrzucona karta
    [few] { $amount } odrzucone karty
   *[many] { $amount } odrzuconych kart
 }
web-gc-start-minus = { $amount ->
    [one] jedna karta −1
    [few] { $amount } karty −1
   *[many] { $amount } kart −1
 }
web-gc-act-level-up = Awansuj
web-gc-act-rise = Dorównaj miastu
web-gc-act-retire = Na emeryturę
web-gc-act-donate = Ofiaruj
web-gc-act-enhance = Ulepsz
web-gc-act-leave = Zostań w domu
web-gc-act-come = Chodź z nami
web-gc-act-chosen = Właśnie ten
web-gc-place-open = otwarte
web-gc-place-completed = ukończone
web-gc-place-blocked = zamknięte
web-gc-place-road = po drodze wydarzenie
web-gc-place-near = blisko, bez wydarzenia
web-gc-price = { $gold } złota
web-gc-stock = zostało { $count } z { $of }
web-gc-prices = Ceny { $change }
web-gc-prices-plain = Zwykłe ceny
web-gc-outside = Drużyny nie ma w mieście.
web-gc-sanctuary-text = Dziesięć sztuk złota dla wielkiego dębu, raz na wizytę. Kto da, zacznie następny scenariusz z dwoma błogosławieństwami.
web-gc-offerings = { $gold } z { $next } złota do kolejnego znaku wdzięczności
web-gc-offerings-all = Wszystkie znaki wdzięczności już dano
web-gc-enhancer-text = Naklejka zostaje na karcie na zawsze, także dla każdego, kto zagra tą klasą później. Wybierz, kto płaci.
web-gc-enhanced = Ulepszono dotąd
web-gc-enhanced-count = { $who }: naklejki może mieć kart: { $most }, ma: { $count }
web-gc-enhanced-none = na razie żadna karta
web-gc-learn = { $who }: nowa karta
web-gc-purse = złoto: { $gold }
web-gc-recruit = Nowi bohaterowie
web-gc-nobody = Nikt jeszcze nie dołączył do drużyny.
web-gc-decks = Pozostałe karty:
web-gc-record-shut = Kronika miasta jest wciąż zapieczętowana. Otworzy się, gdy pierwszy bohater odejdzie na emeryturę.
web-gc-world-achievements = Osiągnięcia świata
web-gc-party-achievements = Osiągnięcia drużyny
web-gc-boxes = Otwarte pudełka
web-gc-retired-list = Na emeryturze
web-gc-none-yet = na razie nic
web-gc-others = Inne drużyny
web-gc-other-party = { $party }: { $place }
web-gc-prosperity = Dobrobyt
web-gc-reputation = Reputacja
web-gc-event-city = Wydarzenie w mieście
web-gc-event-road = Wydarzenie w drodze
web-gc-tale-event = Co z tego wynikło
web-gc-tale-farewell = Pożegnanie
web-gc-tale-box = Odpieczętowane
web-gc-tale-record = Kronika miasta
web-gc-tale-home = Powrót ze scenariusza
web-gc-home-text = Czego drużyna się nauczyła i co znalazła, jest na jej kartach.
web-gc-retired = { $who } odchodzi na emeryturę
web-gc-read = Dalej
web-gc-ready = gotowe
web-gc-set-out-text = Brama zamyka się za drużyną. Co kupiła, czego się nauczyła i co obiecała, idzie razem z nią.
