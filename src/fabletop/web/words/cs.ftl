### Webový stůl česky: úvod, pravidla, galerie a vše kolem hracího plánu.

## Všude
web-name = Fabletop
web-skip = Přejít k obsahu
web-menu = Hlavní nabídka
web-lobby = Úvod
web-rules = Pravidla
web-gallery = Karty
web-language = Jazyk
web-close = Zavřít
web-send = Odeslat
web-all = Vše
web-you = Ty

## Úvod: přivítání
web-lobby-title = Fabletop: fantasy dobrodružství u jednoho stolu
web-hero = Každé pravidlo. Každá karta. Tvůj tah.
web-hero-text = Velké fantasy deskovky u stolu, který zná pravidla, takže můžeš myslet na dobrodružství. O samotě proti botům, společně u jedné obrazovky, nebo s přáteli přes odkaz. Bez účtu a bez instalace.
web-play-now = Hrát hned
web-play-now-what = { $title }, ty proti dvěma botům
web-play-now-game = Hrát hned: { $title }
web-set-table = Připravit stůl
web-games = Hry
web-card-players = { $most ->
        [one] { $most } hráč
       *[other] { $least }–{ $most } hráčů
    }
web-card-length = { $least }–{ $most } min
web-card-authors = { $authors }
web-card-publisher = vydává { $publisher }
web-weight = Náročnost
web-weight-of = Náročnost { $weight } z 5: { $word }
web-weight-1 = nenáročná
web-weight-2 = mírná
web-weight-3 = střední
web-weight-4 = vysoká
web-weight-5 = velmi vysoká

## Úvod: příprava stolu
web-build-title = Připravit stůl
web-build-text = Vyber, kdo kde sedí. Přátelé dostanou ke každému volnému místu vlastní odkaz.
web-build-seats = Místa
web-build-name = Tvé jméno
web-build-name-hint = jak je uvidí ostatní
web-build-create = Otevřít stůl
web-build-empty = Někdo u stolu sedět musí.
web-build-count = { $count ->
        [one] { $count } hráč u stolu
        [few] { $count } hráči u stolu
       *[other] { $count } hráčů u stolu
    }
web-seat-number = Místo { $number }
web-seat-you = Ty
web-seat-open = Přítel, přes odkaz
web-seat-hot = Někdo u této obrazovky
web-seat-random = Bot: Tulák (hraje náhodně)
web-seat-greedy = Bot: Lovec (silný)
web-seat-mcts = Bot: Věštec (propočítává, nejsilnější)
web-seat-none = Prázdné
web-bot-random = Tulák
web-bot-greedy = Lovec
web-bot-mcts = Věštec

## Úvod: mé stoly, sledování, načtení
web-mine = Mé stoly
web-mine-none = Zatím žádný stůl. K prvnímu stačí jedno kliknutí.
web-mine-resume = Pokračovat
web-mine-look = Prohlédnout
web-mine-yours = Jsi na tahu
web-mine-theirs = Čeká se na ostatní
web-mine-over = Dohráno
web-mine-watching = sleduješ
web-mine-choices = { $count ->
        [one] { $count } volba
        [few] { $count } volby
       *[other] { $count } voleb
    }
web-watch = Sledovat
web-watch-text = Máš odkaz pro diváky? Otevři ho, nebo ho vlož sem.
web-watch-link = Odkaz pro diváky
web-watch-go = Sledovat
web-watch-wrong = Tohle není odkaz na žádný stůl.
web-watch-bots = Sledovat tři boty při hře
web-import = Načíst hru
web-import-text = Pokračuj ve hře z dříve uloženého souboru s deníkem.
web-import-file = Soubor s deníkem
web-import-go = Načíst
web-credits = Neoficiální nekomerční fanouškovské zpracování, vydavatelé je nepodporují. Doporučujeme hry vlastnit: skutečnou krabici nic nenahradí.
web-credits-authors = { $title }: { $authors }, vydává { $publisher }.
web-credits-marks = Všechny názvy patří svým majitelům.
web-credits-free = Kód pod licencí MIT, naše vlastní texty CC BY-SA 4.0, ikony z game-icons.net (CC BY 3.0).
web-differences = Čím se lišíme od krabice
web-api = API pro vlastní programy

## Usednutí ke stolu
web-join-title = Místo je volné
web-join-text = Máš pozvání ke hře { $title }. Zvol si jméno a posaď se.
web-join-name = Tvé jméno
web-join-sit = Posadit se
web-join-who = U stolu už sedí
web-invite-seat = Odkaz na místo { $number }
web-invite-watch = Odkaz pro diváky

## U stolu: místa a tahy
web-table-of = stůl { $table }
web-round = Kolo { $round }
web-seats = Hráči
web-seat-bot = Bot
web-seat-free = volné místo
web-seat-away = pryč
web-seat-here = u stolu
web-playing = na tahu
web-thinking = přemýšlí …
web-thinking-who = { $name } přemýšlí …
web-waiting = Čeká se
web-waiting-for = Čeká se: { $names }
web-your-move-name = { $name }, jsi na tahu
web-watching = Sleduješ hru
web-curtain = Předej obrazovku: { $name }
web-curtain-text = Ostatní se prosím nedívají.
web-curtain-ready = Tady { $name }

## U stolu: otázka
web-question = Otázka
web-answers = Odpovědi
web-confirm = Potvrdit
web-pick-some = { $least ->
        [0] { $most ->
            [one] Vyber nejvýše { $most } možnost
            [few] Vyber nejvýše { $most } možnosti
           *[other] Vyber nejvýše { $most } možností
        }
       *[other] Vyber { $least } až { $most }
    }
web-pick-exactly = { $count ->
        [one] Vyber { $count } možnost
        [few] Vyber { $count } možnosti
       *[other] Vyber { $count } možností
    }
web-keys-text = Čísla a písmena volí odpověď, Enter potvrzuje, U bere zpět, R vrací, H radí, W zkouší nanečisto, otazník otevře pravidlo.

## U stolu: braní zpět
web-undo = Zpět
web-undo-ask = Požádat o vrácení
web-redo = Znovu
web-vote = Hlasování
web-vote-ask = { $name } žádá o vrácení volby. Mezitím se něco odhalilo. Souhlasíš?
web-vote-yes = Souhlasím
web-vote-no = Nesouhlasím
web-vote-waiting = { $count ->
        [one] Čeká se na { $count } hlas
        [few] Čeká se na { $count } hlasy
       *[other] Čeká se na { $count } hlasů
    }

## U stolu: pomoc
web-hint = Rada
web-analysis = Ohlédnout se za hrou
web-analysis-wait = Ohlížím se: tvá rozhodnutí se váží proti všemu, co šlo udělat jinak …
web-analysis-title = Tvá nejdražší rozhodnutí
web-analysis-none = Žádné rozhodnutí nebylo zřetelně horší než jiné.
web-analysis-show = Ukázat
web-analysis-early = Ohlédnout se lze jen za dohranou hrou.
web-analysis-scale = Čísla jsou ta, kterými bot oceňuje pozici.
web-analysis-old = Za hrou začatou podle jiných pravidel se ohlédnout nelze.
web-whatif = Co kdyby
web-whatif-start = Vyzkoušet
web-whatif-text = Zkoušíš svůj tah v soukromí. Nikdo ho neuvidí, dokud si ho neponecháš.
web-whatif-stop = Odtud rozhoduje náhoda nebo něco skrytého. Volby si ponech, nebo zahoď.
web-keep = Ponechat
web-drop = Zahodit

## U stolu: kronika, historie, chat
web-chronicle = Kronika
web-chronicle-empty = Zatím se nic nestalo.
web-history-at = Volba { $at } z { $count }
web-history-now = Zpět do přítomnosti
web-history-text = Díváš se na dřívější okamžik. Hra mezitím běží dál a ty do ní nezasahuješ.
web-history-earlier = Dříve
web-history-later = Později
web-undone = vráceno
web-chat = Chat
web-chat-say = Řekni něco
web-hand = Ruka
web-own = Tvá oblast
web-board = Plán
web-export = Uložit deník
web-zoom-in = Blíž
web-zoom-out = Dál
web-zoom-fit = Celý plán
web-zoom-how = kolečkem přiblížíš, tažením posuneš
web-leave = Odejít od stolu

## Konec
web-over = Konec hry
web-won = Vítězí { $name }
web-won-you = Vítězství je tvé!
web-again = Hrát znovu
web-seed = Semínko této hry: { $seed }
web-seed-hash = Zapečetěné semínko: { $hash }
web-seed-text = Pečeť byla zveřejněna na začátku, semínko na konci: kdo chce, ověří si, že náhodě nikdo nepomáhal.

## Živě
web-offline = Spojení se přerušilo. Zkouším to znovu …
web-stale = Stůl se mezitím posunul; takhle vypadá teď. Nic nebylo zvoleno.
web-repeated = To už se stalo; podruhé se neudálo nic.

## Pravidla
web-rules-title = Pravidla: { $title }
web-rules-text = { $count ->
        [one] { $count } číslované pravidlo, přesně jak je stůl hlídá.
        [few] { $count } číslovaná pravidla, přesně jak je stůl hlídá.
       *[other] { $count } číslovaných pravidel, přesně jak je stůl hlídá.
    }
web-rules-english = Pravidla jsou psána anglicky.
web-rules-search = Hledat v pravidlech
web-rules-chapters = Kapitoly
web-rules-found = { $count ->
        [0] Žádné pravidlo nenalezeno
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
web-rules-link = Odkaz na pravidlo { $rule }
web-rules-whole = Celá pravidla
web-rules-withdrawn = zrušeno

## Galerie
web-gallery-title = Všechny karty: { $title }
web-gallery-text = Co je na nich vytištěno, nikdy k čemu dobrodružství vede.
web-gallery-search = Hledat v kartách
web-gallery-kinds = Druhy
web-gallery-found = { $count ->
        [0] Žádná karta nenalezena
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-gallery-link = Odkaz: { $name }
web-gallery-reset = Ukázat vše
web-facet-colour = Barva
web-facet-terrain = Terén
web-facet-cost = Cena
web-facet-level = Úroveň
web-facet-school = Škola
web-facet-attribute = Vlastnost
web-facet-shared = Pro všechny
web-facet-any = jakýkoli

## Co se nepovedlo
web-error = Něco se nepovedlo
web-error-lost = Tady cesta končí
web-error-home = Na úvod
web-error-table = Takový stůl není. Odkaz možná není celý.
web-error-page = Taková stránka není.
web-error-seat = Tento odkaz neotvírá žádné místo. Možná není celý.
web-error-not-yours = Toto místo patří někomu jinému.
web-error-not-seated = U tohoto stolu nemáš místo.
web-error-watching = Diváci nevolí.
web-error-game = Hra „{ $game }“ tu není.
web-error-rule = Pravidlo „{ $rule }“ neexistuje.
web-error-kind = Karty druhu „{ $kind }“ nejsou.
web-error-language = V jazyce „{ $lang }“ nemáme slova; máme: { $known }.
web-error-setup = Takový stůl připravit nejde: { $why }
web-error-seats = { $title } je pro { $least } až { $most } hráčů.
web-error-seat-kind = Na místě sedíš ty, přítel, někdo u této obrazovky nebo bot, nikoli „{ $kind }“.
web-error-option = Možnost „{ $name }“ s hodnotou „{ $value }“ neexistuje.
web-error-name = Jméno má 1 až { $most } znaků.
web-error-chat = Zpráva má 1 až { $most } znaků.
web-error-journal-shape = Tento soubor není deník hry.
web-error-journal-entry = Volba číslo { $number } v tomto souboru do hry nepasuje: byla změněna, nebo zapsána podle jiných pravidel.
web-error-journal-other-rules = Tahle hra se hrála podle jiných pravidel nebo s jinými kartami, než má tento server, a soubor neobsahuje postavení, ze kterého by šlo pokračovat.
web-error-journal-other-game = Hru v tomto souboru tento server nezná.
web-error-journal-position = K postavení v tomto souboru hra nemohla dojít: soubor byl změněn, nebo je poškozený.
web-error-journal-limits = Načtení tohoto souboru by serveru zabralo příliš mnoho času nebo paměti.
web-error-journal-none = Vyber prosím soubor s deníkem.
web-error-big = To je najednou příliš.
web-error-form = Formulář dorazil neúplný.
web-error-origin = Požadavek přišel z jiné stránky a byl odmítnut.
web-error-often = { $seconds ->
        [one] Příliš rychle. Počkej prosím { $seconds } sekundu.
        [few] Příliš rychle. Počkej prosím { $seconds } sekundy.
       *[other] Příliš rychle. Počkej prosím { $seconds } sekund.
    }
web-error-method = Tohle tu nejde.
web-error-server = Stůl klopýtl. Tvé volby jsou v bezpečí; zkus to prosím znovu.

## What happens, told at one's own pace

web-replay = Přehrát
web-turn-quiet = nic zvláštního
web-chronicle-whole = Celá kronika
web-since = Od vašeho posledního tahu
web-tell-pause = Pozastavit
web-tell-go = Dál
web-tell-step = Další krok
web-tell-back = Od začátku
web-tell-skip = Přeskočit
web-tell-pace = Tempo
web-telling = Co se děje
web-tell-of = { $at } z { $count }
web-pace-step = po krocích
web-pace-slow = pomalu
web-pace-normal = běžně
web-pace-fast = rychle
web-pace-off = vypnuto
