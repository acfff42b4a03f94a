### Kampania Gloomhaven: jej strony i stół wizyty w mieście. Po polsku.

## Strony
web-campaign = Kampania
web-campaign-title = Nowa kampania
web-campaign-text = Drużyna, miasto i mapa z jednym znakiem. Odwiedzasz miasto, wyruszasz, wracasz bogatszy albo biedniejszy, a za tydzień grasz dalej od tego samego miejsca.
web-campaign-party = Nazwa drużyny
web-campaign-party-hint = jak będzie ją znać miasto
web-campaign-who = Kto gra
web-campaign-who-text = Każdy gracz ma jeden link na całą kampanię. Jeden gracz może prowadzić kilku bohaterów.
web-campaign-variants = Warianty
web-campaign-create = Zacznij kampanię
web-campaign-own = Twoje kampanie
web-campaign-none-yet = Na razie żadnych.
web-campaign-chapters = { $count ->
    [0] właśnie rozpoczęta
    [one] jeden rozdział
    [few] { $count } rozdziały
   *[many] { $count } rozdziałów
 }
web-campaign-import = Graj dalej z pliku
web-campaign-import-text = Plik kampanii zawiera wszystko: świat, drużyny, bohaterów, talie.
web-campaign-import-file = Plik kampanii
web-campaign-import-go = Otwórz kampanię
web-campaign-prosperity = Dobrobyt miasta: { $level }
web-campaign-reputation = Reputacja { $amount }
web-campaign-recap = Co było dotąd
web-campaign-chapters-title = Rozdziały
web-campaign-visit = Wizyta w mieście
web-campaign-look = Obejrzyj stół
web-campaign-branch = Odgałęzienie przed tym rozdziałem
web-campaign-branch-now = Odgałęzienie stąd
web-campaign-branch-text = W tym punkcie zacznie się inna kampania; ta zostanie, jaka jest.
web-campaign-export = Zapisz kampanię do pliku
web-campaign-add = Kolejna drużyna
web-campaign-add-text = Dzieli ten świat: co otworzy jedna drużyna, inne zastaną otwarte.
web-campaign-add-go = Załóż drużynę
web-campaign-your-link = Twój link na inne urządzenie
web-campaign-their-link = Link dla: { $name }
web-campaign-rename = Twoje imię
web-campaign-rename-go = Zapisz
web-campaign-notes = Notatki drużyny
web-campaign-hero-name = Imię postaci: { $who }
web-campaign-world = Świat
web-campaign-achievements = Osiągnięcia
web-campaign-retired = Bohaterowie na emeryturze
web-campaign-files = Plik i odgałęzienia
web-campaign-nobody = Na razie nie ma bohaterów.
web-campaign-go-on = Graj dalej
web-campaign-state-begin = Brama miasta jest otwarta.
web-campaign-state-visit = Drużyna jest w mieście albo na rozdrożu.
web-campaign-state-scenario = Scenariusz trwa.
web-campaign-state-out = Drużyna wyruszyła.
web-campaign-state-back = Scenariusz skończony, drużyna wraca do domu.
web-campaign-go-begin = Wejdź do miasta
web-campaign-go-visit = Do miasta
web-campaign-go-scenario = Do scenariusza
web-campaign-go-out = Wyrusz
web-campaign-go-back = Wróć do domu
web-campaign-none = Nie ma takiej kampanii.
web-campaign-stranger = Ta przeglądarka nie ma linku do tej kampanii. Poproś o swój tego, kto ją zaczął.
web-campaign-nameless = Drużyna potrzebuje nazwy.
web-campaign-players = Drużyna ma od 1 do { $most } graczy, a jednym z nich jesteś ty.
web-campaign-file-none = Plik kampanii jest pusty.
web-campaign-file = Tego pliku kampanii nie da się użyć. { $why }
web-campaign-point = Ten punkt kampanii się nie zachował.
web-campaign-other-party = W tym świecie grasz w innej drużynie.

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
