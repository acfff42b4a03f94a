### Wydarzenia miejskie od 32, po polsku: opowieści i to, czym się kończą. Po angielsku stoi w treści.

term-city-32-story = Na nabrzeżu stoi pod plandeką trzydzieści skrzyń butów, oznaczonych dla garnizonu i przez garnizon zapomnianych. Podchodzi bokiem handlarz. Wyglądacie na wojskowych, powiada; jeden wasz podpis, a on zdejmie armii cały ten kłopot z głowy.
term-city-32-a-1 = Ktoś w waszej kompanii czekał na to cały rok. Znaki kredą odczytano jednym rzutem oka, pokwitowano w trzech egzemplarzach, a buty w równym szyku pomaszerowały pod górę. Kwatermistrzostwo jest papierami tak wzruszone, że płaci za przewóz.
term-city-32-a-2 = Męczycie wartownika, sierżanta wartownika i kapitana sierżanta, aż wreszcie ktoś się po nie zgłasza. Przez całą jesień patrole chodzą z suchymi nogami i na wasz widok salutują, podnosząc jedną.
term-city-32-b-1 = Osusza atrament i za skrzyniami odlicza wam waszą część. Po kilku tygodniach zauważacie, że buty są co do jednego lewe; to już nie wasza sprawa i, jak się okazuje, nigdy nie była niczyja.

term-city-33-story = W Fontannie Uczonych wynurzyło się coś, czego nikt nie zapraszał. Ma sporo oczu, siedzi tam od południa i mruga na tłum. Wygląda na wystraszone. Tłum zaczął się rozglądać za kamieniami.
term-city-33-a-1 = Palec kreśli na mokrym kamieniu krąg, tak po prostu, jak się stawia kotu spodek. Stwór wpływa w niego niczym list w kopertę i już jest w domu. Słychać westchnienie; połowa kamieni wypada z rąk, a ręce, które je trzymały, klaszczą.
term-city-33-a-2 = Wy chlapiecie, ono chlapie. W końcu odpływa przelewem i nikt by nie powiedział, że mieliście z tym wiele wspólnego; ale też nikt nie ucierpiał, a wy jesteście całkiem czyści.
term-city-33-b-1 = Kamienie lecą, woda jest nagle pusta, a tłum stoi wokół fontanny pełnej kamieni i nie bardzo wie, co dalej. Jeszcze tygodniami studenci zanurzają w niej kubki tylko od strony dopływu.

term-city-34-story = Od wczorajszej nocy dzwonnik od Świętego Orrina ma dwa cienie. Jeden robi to, co on. Drugi przez cały czas wyciąga rękę i wskazuje wzgórza. Dzwonnik byłby rad, gdyby ktoś kazał mu przestać, a jeszcze bardziej rad, gdyby ktoś powiedział, co tam jest.
term-city-34-a-1 = To z was, które nosi kaptur, nie pierwszy raz rozmawia z cieniem. Wzdłuż muru biegnie szept, pytanie i odpowiedź, a na koniec ręka opada i znacie drogę, każdy jej zakręt, tak dobrze, jakby was tam pochowano.
term-city-34-a-2 = Idziecie ku wzgórzom, aż wasze własne cienie robią się długie, i znajdujecie owce. Kiedy wracacie, on wciąż wskazuje, tyle że teraz w drugą stronę, i chyba się trzęsie.
term-city-34-b-1 = Dwanaście lamp dookoła, a on śpi pośrodku jak święty w niszy. O świcie cień jest jeden. Dzwonnik bije na poranek tak, że obrywa sznur, i opowiada każdemu, czyje to były lampy.

term-city-35-story = Lokator z poddasza trzyma coś, co brzęczy, i gospodarz chce się tego pozbyć przed zmrokiem. Daje wam za to jedną monetę, dla zasady. Za drzwiami poddasza brzęczenie się urywa i głos złożony z małych głosów mówi, że to żaden kłopot, pójdzie sobie samo, zawsze szło sobie samo.
term-city-35-a-1 = Wynosicie dwa pudła i krzesło. Idzie to migiem. Lokator schodzi przed wami po schodach jak dym w płaszczu, dziękując na każdym podeście, a gospodarz płaci i jest to dokładnie jedna moneta.
term-city-35-b-1 = Słów nie trzeba: rozchyla się rękaw i dwa brzęczenia, to z poddasza i to wasze, odnajdują się nawzajem. Pod koniec wieczoru jest ustalone, że rój dostanie dach, a ogrody na dachach Gawroniej owocują tego lata podwójnie.
term-city-35-b-2 = Mówicie wy, mówi gospodarz, a lokator, który nie znosi scen, znika przez świetlik, zanim ktokolwiek skończy. Na parapecie został miód, po spodeczku dla każdego.

term-city-36-story = Za rzeźnią postawili klatkę i za miedziaka można popatrzeć, jak kobieta z inoksów, na łańcuchu, walczy z tym, co rzeźnicy do niej wpuszczą. Ma numer. Patrzy na was przez kraty, jak się patrzy na pogodę: czy aby się nie odmieni.
term-city-36-a-1 = Nie pada jeszcze ani słowo, a najgłośniejsze z was jest już po drugiej stronie krat i odtąd jest ich tam dwoje, plecami do siebie, i ryczą. Dowiadujecie się, jak to jest stać obok. Z rzeźni zostaje rzeźnikom do użytku jedna ściana.
term-city-36-a-2 = Wy rozbijacie zamek, tłum rozbija całą resztę. Ona przy pierwszym ciosie jest już na dachach. W pamięci zostają rozbite głowy i to, kto zaczął.
term-city-36-b-1 = Rzeźnicy patrzą to na nią, to na to z was, które trzęsie się z wściekłości, i podnoszą cenę, aż zaboli. Płacicie. Łańcuch zdejmuje sama, ogniwo po ogniwie, i upuszcza go właścicielowi w dłonie.
term-city-36-b-2 = Wygłaszacie rzeźnikom tak długą mowę o prawie, że ją wypuszczają, byleście przestali. Prawo, prawdę mówiąc, nie mówi nic podobnego. Ale ci, którzy przy tym byli, opowiadają, jakby mówiło.

term-city-37-story = Od czasu gorączki nikt w dzielnicy tkaczy nie śpiewa. Krosna bez tego się mylą; zawsze chodziły do pieśni, a teraz płótno wychodzi krzywe. Starsi zawiesili nad drzwiami cechu wieniec i proszą o cokolwiek, co mogłoby pomóc.
term-city-37-a-1 = Trzy nuty ze schodów cechu, grane przez kogoś, kto z tego żyje, w kółko, jakby w poszukiwaniu czwartej. Aż czwartą dorzuca z okna jakiś staruszek. Wieczorem chodzą wszystkie krosna, a płótno jest proste i ma wzór, którego nikt nie zadał.
term-city-37-a-2 = Śpiewacie im jedyną piosenkę, którą znacie wszyscy. Jest o kozie i są do niej gesty. Za wcześnie na to i nie ta dzielnica; w ciszy, która zapada, ktoś zamyka okno.
term-city-37-b-1 = Kapiąca woda, kółko, odmierzone słowo; najbystrzejsze z was jest czarne po łokcie, aż czółenko wpada w takt. To nie śpiew. Ale płótno wychodzi proste i da się sprzedać, a pod jesień jakaś dziewczyna zaczyna do tego nucić.
term-city-37-b-2 = Stoicie w sali cechu i wykrzykujecie takt, aż do chrypki. Mają do was wielką cierpliwość. Płótno wychodzi krzywe w drugą stronę.

term-city-38-story = Szkutnikom brakuje jeszcze jednego masztu, wysokiego na dwieście lat, a w promieniu dnia od miasta stoi już tylko jedno takie drzewo. Stoi w kręgu kamieni, a dolne gałęzie ktoś obwiesił czerwoną nicią. Majster wolałby nie zamachnąć się pierwszy.
term-city-38-a-1 = Orchidea z waszego grona prosi je o pozwolenie, długo, z policzkiem przy korze, po czym kiwa głową i odwraca wzrok. Drzewo pada tak miękko, jak coś takiego w ogóle może paść. Statek, który na nim żegluje, jest dumą portu, a na wzgórzu mówi się o takich, co zdradzają swoich.
term-city-38-a-2 = Trwa to cały dzień i nic się nie dzieje, i owo nic dzieje się dalej, kiedy drzewo pada. Wiosną statek schodzi na wodę. Majster zachował w kieszeni jedną czerwoną nitkę i nie chce powiedzieć po co.
term-city-38-b-1 = Jedno z was wchodzi w krąg, odwraca się twarzą do siekier i na tym rozmowa się kończy. Szkutnicy wracają do domu bez masztu. Mają żony i braci, a ci wszyscy mają języki.
term-city-38-b-2 = Majster czuje taką ulgę, że stawia wam piwo. Zrobi się z dwóch kawałków, powiada, na żelazną obręcz. Wytrzyma, przy większości wiatrów.

term-city-39-story = Chirurg w skórzanym fartuchu szuka dyskretnych ludzi, którzy odebraliby z więzienia pakunek, nocą, przed grabarzem. Pakunek umarł dziś rano, na coś nowego. To dla dobra żywych, mówi; najwyraźniej mówił to już często, i to takim, co zamykali drzwi.
term-city-39-a-1 = Nikt nie widzi, jak wchodzicie, nikt nie widzi, jak wychodzicie, a grabarz grzebie worek mąki. Chirurg pracuje do świtu. Da wam znać, mówi, i mówi to tak, że wierzycie: będzie o czym.
term-city-39-a-2 = Upuszczacie go na schodach. Budzi się klucznik, zachowuje się nad wyraz przyzwoicie i zamyka was z pakunkiem do przyjścia grabarza. Chirurg znowu chodzi i pyta.
term-city-39-b-1 = Kiwa głową; rękę i tak trzymał już w górze, żeby nie dostać drzwiami w nos. Słyszycie z ulicy, jak o dom dalej zaczyna od nowa, od dobra żywych.

term-city-40-story = Nawałnica wbiła belkę w sam środek kaplicy Sześciu Okien. W gruzach leży trzydzieścioro wiernych, większość jęczy, a nad ołtarzem wszystkie sześć barw szkła zaczęło zlewać się w powietrzu, powoli, jak coś, co się właśnie namyśla.
term-city-40-a-1 = Wzdłuż szeregu idzie ktoś z łubkami, z czystym płótnem i z głosem, który nie pozwala umierać. Trzydzieścioro wniesiono i trzydzieścioro wyjdzie o własnych siłach. Będą pokazywać blizny, a igła była wasza.
term-city-40-a-2 = Pod barwami wznosi się para rąk i je rozdziela, bo jedno z was tego uczono: czerwień na lewo, błękit na prawo, a biel, aż dech zapiera, prosto w górę. Reszta spada deszczem na sześć pól, które nigdy nie rodziły, a teraz rodzą.
term-city-40-a-3 = Dźwigacie belki. Belek jest bardzo dużo. Pod ostatnią siedzi kot, cały i zdrowy, a resztą zajęli się tymczasem inni.
term-city-40-b-1 = Zrywacie szatę z ołtarza, o mgnienie oka szybsi od stropu. Kapłan, z ręką na temblaku, nie chce jej z powrotem: kto ją stamtąd wyniósł, powiada, temu pisane ją nosić.

term-city-41-story = Między aptekarzami, ku ich odrazie, pewna vermling rozstawiła kram. Ma jedną taczkę, jednego niedźwiedzia i jeden kocioł. To, co w kotle, pija też niedźwiedź; niedźwiedź do wglądu, głosi szyld. I rzeczywiście. Żongluje.
term-city-41-a-1 = Pomruk tego z was, które właściwie pachnie, pomruk niedźwiedzia i cena spada do tej dla swoich, co sami trzymają niedźwiedzia. Flaszka jest ciepła, a same opary wniosłyby was po schodach.
term-city-41-a-2 = Pokazuje na palcach, na wszystkich swoich i kilku niedźwiedzich. Płacicie. Po pierwszym łyku włosy stają wam dęba, a na drugim końcu targu zauważacie, że cały czas biegniecie.
term-city-41-a-3 = Na aż tyle palców was nie stać. Wzrusza ramionami; niedźwiedź wzrusza ramionami. Jutro będzie więcej, głosi szyld od tyłu.
term-city-41-b-1 = Niedźwiedź się kłania. Robi to lepiej niż większość i łapiecie się na tym, że się odkłaniacie, tak że przez dłuższą chwilę nikt nie może odejść.

term-city-42-story = Dawny towarzysz broni, rogaty, szeroki w barach, a teraz bez zajęcia, wynajął podwórze przy wschodniej bramie. Chce uczyć strażników z murów, jak stać bez ruchu przed czymś dużym. Kapitan straży śmieje się tak, że musi usiąść. Rogi, powiada, na liście płac. Wasz towarzysz patrzy na was.
term-city-42-a-1 = Kapitan zgadza się na próbę i sam pierwszy przelatuje przez płot. Mija rok i nie ma karawany, która wolałaby wjechać inną bramą. Na płocie powiesili tablicę: STAĆ BEZ RUCHU.
term-city-42-b-1 = Oglądacie swoje buty. On kiwa głową, nie do kapitana, i zaczyna zdejmować liny. Miasto nie jest duże, a podwórze leży po drodze do wszystkiego.

term-city-43-story = Wasza dawna towarzyszka z osmalonymi brwiami znalazła wreszcie warsztat, daleko od wszelkich domów. Prawie gotowe, mówi, brakuje już tylko trochę miedzi, odrobiny spokoju i kogoś innego, kto to potrzyma. Przez miedź rozumie wasze pieniądze. To, co do was wyciąga, tyka.
term-city-43-a-1 = Zapomina o was, zanim zamkną się drzwi. Z ulicy widzicie, jak okno robi się niebieskie, potem zielone, i słyszycie, jak krzyczy tam na kogoś, że ma być z siebie dumny. Da znać. Najpewniej usłyszycie to sami.
term-city-43-a-2 = Sakiewki macie tak płaskie, że się nad wami lituje. No to macie, mówi, weźcie chociaż to, to ta mała wersja, i pokazuje obiema rękami, w porównaniu z czym mała.
term-city-43-b-1 = To przestaje tykać, co ona uważa chyba za dobry znak. Możecie zatrzymać, mówi. Tylko jak już będziecie rzucać, to w kogoś, kto jest bardzo daleko.

term-city-44-story = Akademia ma wolną katedrę tkactwa wyższego, a waszą dawną towarzyszkę poproszono o wykład przed gronem profesorskim. W dniu wykładu budzi się bez głosu. Na sali siedzi czterysta osób. Każde z was, pisze na tabliczce, musiało już przecież dosyć tego podłapać.
term-city-44-a-1 = Jest z wami druga taka tkaczka: wchodzi na mównicę, nie mówi nic a nic i zapala żyrandol samym spojrzeniem. Po czymś takim wysłuchają wszystkiego. Akademia wypłaca honorarium drżącymi rękami, a katedrę dostaje wasza przyjaciółka.
term-city-44-a-2 = Zaczynacie od tego, co pamiętacie, i już w drugim zdaniu jesteście przy tym, czego kazała wam nigdy nie mówić pod dachem. Nikomu nic się nie stało. Żyrandol trzeba będzie zdjąć z dziekana.
term-city-44-b-1 = Czytacie powoli i pokazujecie palcem, kiedy was szturcha. Jest śmiertelnie nudno i całkowicie poprawnie, a profesorowie, którzy bali się czegoś nowego, są oczarowani. Jej katedra ma nawet poręcze.

term-city-45-story = Z zamkami skończyła. Ma teraz stragan z owocami, wasza towarzyszka od tylu okien, a jedyny, kto w to nie wierzy, to inspektor, który całymi dniami stoi po drugiej stronie ulicy i je jej gruszki. Jest księga, która by go przekonała, mówi. Leży w jego własnym sejfie.
term-city-45-a-1 = Mówicie mu, że znacie ją od lat i pierwszy raz widzicie, żeby za owoce płaciła, więc sprawa musi być poważna. Śmieje się. I ten śmiech przesądza; kupuje funt, a odtąd stoi przed jakimś innym straganem.
term-city-45-b-1 = Ostatni raz, mówi, i jest z powrotem, zanim gruszki zejdą z wagi. Księga jest nie tylko o niej. Przewraca kartki poślinionym kciukiem, coraz wolniej; będziecie musieli razem pomyśleć, co z tym zrobić.

term-city-46-story = Wasz kamienny przyjaciel wrócił do swojego kamieniołomu, a raczej go kupił, i każdy, kto kiedykolwiek łupał tam skałę za darmo, może ją teraz łupać za zapłatą. Ma być uczta, tylko że na razie, przyznaje, nie ma pieniędzy ani na ucztę, ani na zapłatę. Wspomina o tym, jak się wspomina o pogodzie.
term-city-46-a-1 = Uczta trwa dwa dni, a śpiewają na niej tak nisko, że słyszycie to stopami. Budzicie się pod stołem z płaskimi sakiewkami. Jeśli taki z niego kupiec, jaki gospodarz, to za rok poprosi was znowu, a wy znowu pójdziecie.
term-city-46-b-1 = Wiesza wasz list na ścianie kamieniołomu, wśród innych. Ucztują o chlebie i wodzie, za to z tymi samymi pieśniami, i słychać to aż w porcie, jeśli się położyć.

term-city-47-story = Wasz cichy towarzysz, ten z wąsikami, odkąd przestał podsłuchiwać wrogów miasta, słucha jego snów. Jest jeden sen, mówi, który śni się dwustu ludziom naraz. O pewnym smaku. Smak bierze się ze studni w biednych dzielnicach, a on wie, z czyjej kieszeni się tam wziął.
term-city-47-a-1 = Wchodzicie przez mur bardzo szacownego domu, a wychodzicie bramą, z tym, czego szukaliście, w biały dzień, ścigani przez służbę. Nikt inny nie wie, co to znaczy. Wam to mówi, gdzie warzą to paskudztwo, a miasto widziało włamanie.
term-city-47-b-1 = Znów przykłada ucho do poduszki. Koniec nici się znajdzie, mówi, byle nie szarpać. W biednych dzielnicach gotują tymczasem wodę i trochę to pomaga, albo śni im się, że pomaga.

term-city-60-story = Drzewo w dzielnicy garbarzy dobudowało sobie piętro. Korzenie zapuściło w garbarskie doły, wzrostem dorównuje giełdzie, a jego nucenie czuje się w zębach. I wydało owoce, srebrne, wielkie jak pięści. Pewien cukiernik ze wzgórza dałby za nie każdą cenę.
term-city-60-a-1 = O to trzeba zapytać nuceniem, a wy macie do tego gardło. Drzewo przez chwilę nuci w odpowiedzi, po czym jedna jedyna gałąź schyla się nad najbiedniejsze podwórko na ulicy i puszcza. Knedle mają wszyscy. Takich knedli nie mieli jeszcze nigdy i wiedzą, komu dziękować.
term-city-60-a-2 = Pytacie. Nuci. Nikt z obecnych nie wie, czy to znaczy tak, więc nikt nie zrywa, a nocą srebrne owoce odtaczają się same, pod górę.
term-city-60-b-1 = Popołudnie jest lepkie i dobrze płatne. Nucenie ustaje, gdy za bramą znika ostatni kosz. Rano drzewo jest szarym kijem, a studnie śmierdzą jak zawsze, tyle że dawniej wszyscy byliście do tego przyzwyczajeni.

term-city-61-story = Warsztat na skraju miasta nie ma już dachu, wasza towarzyszka nie ma już w ogóle brwi i jest tak szczęśliwa, że ledwie może mówić. Skończone. Jest jedna sztuka. Albo poniesiecie ją wy, mówi, albo weźmie ją cech saperów, który położył na stole sumę, której ona boi się bardziej niż samej rzeczy.
term-city-61-a-1 = Dostajecie to w skrzynce z rączką, owinięte w dwie poduszki. Do tego kartkę z instrukcją. Spaliło się wszystko prócz ostatniej linijki, a ta brzmi: A POTEM W NOGI.
term-city-61-b-1 = Wywożą to z miasta na wozie, w mnóstwie słomy. Pieniądze są prawdziwe, dzielicie się nimi z nią w ruinach przy zimnym pasztecie, a wieczorem po zachodniej stronie dzwonią wszystkie szyby, uprzejmie i jeden raz.

term-city-62-story = Księga z sejfu inspektora leży między gruszkami. Są w niej wszyscy: kto płacił, kto patrzył w inną stronę i za co. Siedzi tu pół Ratusza, mówi ona. Jest ktoś, kto za jedną stronę oddałby własny płaszcz, a to płaszcz, który warto mieć. I jest drukarz, naprzeciwko.
term-city-62-a-1 = Przychodzi osobiście, po zmroku, i pali stronę w piecyku owocarki. Płaszcz nic nie waży, a trzymany pod lampę nie oddaje światła. W podszewce znajdujecie kieszenie człowieka, który często musiał być gdzie indziej.
term-city-62-b-1 = Do południa nakład rozchodzi się trzy razy. Wieczorem dziewięć gabinetów w Ratuszu świeci pustkami i powyciąganymi szufladami, a inspektor przychodzi we własnej osobie kupić gruszkę i płaci za nią, i za wszystkie poprzednie.

term-city-63-story = Ma to, mówi wasz cichy towarzysz; nie spał od tygodnia. Smak w studniach bierze się z wioski w górze doliny, gdzie wszystkim śni się teraz jedno i nikt się już porządnie nie budzi. Można by pójść i zobaczyć. Albo można zasypać studnie tutaj, dzisiaj, i mieć spokój.
term-city-63-a-1 = Rysuje wam drogę w mące na blacie, śpiąc, z otwartymi oczami. Przerysowujecie, zanim zachrapie. Tak, jak on to rysuje, nie wygląda to na wioskę.
term-city-63-b-1 = Miastu na jakiś czas starcza. Biedne dzielnice noszą wodę z rzeki i przeklinają was na wiadra; a z tamtej doliny nie schodzi już nikt, ani z wełną, ani z niczym.

term-city-65-story = Chirurg w skórzanym fartuchu znalazł to nowe, na co się umiera w więzieniu. Siedzi w słomie. Jest na to proszek, prawie za darmo, a jest i druga możliwość, spalić więzienie; takie głosy też już słyszał.
term-city-65-a-1 = Idziecie cela po celi, ze szmatami na twarzach i proszkiem w sicie. Po miesiącu umiera się tam znowu na to, co dawniej. Więźniowie wydrapali wasze imiona na ścianie, jedynej ścianie w mieście, z której nie znikną.
term-city-65-b-1 = Stajecie mu po lewej i po prawej, żeby nie mógł wyjść. Mówi przez godzinę, zaczyna od wątroby, a na koniec uchwalają mu szpital. Jeśli przypadkiem i jedno z was jest z fachu, to jego imię chcą mieć nad drzwiami.

term-city-70-story = Znowu ta młoda kobieta z tabliczkami. Ma już dziewięćdziesięciu uczniów, a Ratusz odkrył, że umieją czytać, co znaczy, że czytają obwieszczenia samego Ratusza. Ma się odbyć rozprawa o zamknięcie szkoły. Potrzeba jej kogoś z nazwiskiem, kto wstanie i powie za szkołą słowo.
term-city-70-a-1 = Mówicie tylko kilka słów, skoro to wy je mówicie. Sala wstaje. Szkoła dostaje stary spichlerz, z piecem, i przez całe pokolenie nie ma w tym porcie marynarza, który podpisywałby się krzyżykiem.
term-city-70-a-2 = Wstajecie i mówicie, a z tylnych ław ktoś miłym tonem pyta, jakim prawem. Dalej idzie już samo. Szkoła na razie zostaje, na strychu; tylko wasze nazwisko wychodzi z tego krótsze.
term-city-70-b-1 = Broni jej sama, pewnym głosem, przez godzinę, i rzecz zostaje odroczona. Zbierając tabliczki, rzuca wam spojrzenie, bez wyrzutu, raczej jak ktoś, kto zaznacza sobie stronę.

term-city-71-story = Staruszek ze słupa milowego, ten od wilków, stoi przed waszą kwaterą z waszymi nazwiskami na mankiecie. Ma wam coś do pokazania, mówi. Nie tutaj. Jest bardzo stare i nieco wilgotne, a on od czterdziestu lat czeka na ludzi, którzy wchodzą w krąg.
term-city-71-a-1 = Patrzy w górę ulicy, patrzy w dół i z powrotem zamyka usta. A więc nie dziś; ale będzie to dla was miał gotowe. Na świeżym mankiecie pisze jedno słowo, odrywa go i podaje wam, i jest mokry.
term-city-71-b-1 = Może poczekać, mówi. Czeka na waszym progu i śpiewa sobie pod nosem. Po tygodniu nie umiecie już powiedzieć, kiedy ostatnio przespaliście całą noc ani co to takiego chcieliście tak pilnie ćwiczyć.

term-city-72-story = Ma to gotowe. To kafel albo łuska, wielka jak taca, a kiedy leży w misie z wodą, widać na niej linie: wybrzeże, ścieżkę, jakieś schody w dół. Niczego za to nie chce. Ktoś powinien tam być przed nimi, mówi, a co to za oni, nie da z siebie wyciągnąć.
term-city-72-a-1 = Przerysowujecie to przy świecy, zanurzając na nowo, ilekroć zblednie. Na końcu ścieżki jest miejsce, które mają i zwykłe mapy, tylko pod inną nazwą. Gdy podnosicie wzrok, jego krzesło jest puste, a przed krzesłem jest kałuża.
term-city-72-b-1 = Bez słowa chowa to pod płaszcz. Dwa dni później dzieci z portu mają nową zabawę, coś z kręgiem i słupem milowym, siedmioro jest wilkami i żadne nie umie powiedzieć, kto je tego nauczył.

term-city-73-story = Dotarło tutaj. W dolnym mieście kubki co noc, od drugiego dzwonu do trzeciego, wędrują po półkach, w takt, a stare domy zaczęły się o siebie opierać. Ten rytm już kiedyś czuliście, w drodze. Jest kobieta, która takie rzeczy mierzy i zeszłaby na dół z prętami, gdyby ktoś za pręty zapłacił.
term-city-73-a-1 = Nasłuchuje w dziewięciu piwnicach i kreśli dziewięć linii, a wszystkie przecinają się w jednym punkcie, daleko stąd, pod wzgórzami. To oddycha, mówi i pakuje pręty. Po czym to poznaje, wolałaby nie dodawać. Ale punkt możecie sobie wziąć.
term-city-73-b-1 = Uspokaja się. Zabiera ze sobą targ rybny i kawał morskiego muru i odtąd kubki stoją. Ludzie z dolnego miasta przenoszą się wyżej na wzgórze albo w ogóle z miasta, razem z półkami.

term-city-74-story = List ze stojącego kamienia leży odtąd co rano na samym wierzchu plecaka. Teraz pyta o niego uczona o dziąsłach czarnych jak atrament, i to pierwszym wersem, którego nie zdradziliście nikomu. Zamknie go, mówi. Mówi to z oczami wbitymi w plecak. Można by też najpierw zajrzeć do niego jeszcze raz.
term-city-74-a-1 = Wynosi go w szczypcach, w pudle, w drugim pudle. Gdzieś głęboko pod biblioteką coś szczęka i tej nocy psy z całej dzielnicy, od tygodni niespokojne, kładą się i leżą.
term-city-74-b-1 = Za dnia nie jest nawet w połowie taki zły i doprawdy sporo w nim jest. Dowiadujecie się czegoś o drzwiach od drugiej strony. Kiedy jej go oddajecie, kartka jest pusta, a ona patrzy na nią, potem na was, na każde z osobna, bardzo smutno.

term-city-75-story = Odkąd przysłużyliście się w górach pewnemu drakowi, ten zlatuje w dni targowe na dół, dla towarzystwa. Siada na giełdzie. Dla wszystkich jest uprzejmy, zjadł nie więcej, niż mu podano, i cztery kozy, a Ratusz życzy sobie wiedzieć, czyj to gość.
term-city-75-a-1 = Stoicie i tłumaczycie się z kóz. Drak, który wszystko rozumie, robi urażoną minę i wraca do siebie. Na następny targ znów przylatuje; wybaczył wam. Koziarze nie.
term-city-75-b-1 = Na to spuszcza łeb z dachu i wita się z każdym z was, po imieniu, głosem, który niesie się aż do portu. Ludzie długo nie mogą przestać się śmiać, a potem zaczynają się zastanawiać i to jest gorsze.

term-city-76-story = Nie możecie już przejść przez ulicę, żeby ktoś nie podniósł dziecka, by was zobaczyło. Dziś podchodzi sama pani admirał. Ma zlecenie delikatnej natury, daleko od portu, i dałaby je tylko ludziom, którym ufa całe wybrzeże. A w kajucie ma model czegoś, co też by wam pokazała.
term-city-76-a-1 = Rozwija mapę, na jednym rogu stawia filiżankę, na drugim kładzie pistolet i mówi wam wszystko. Schodzi jej do porannej wachty. Model jest wasz, razem z planami, bo jeśli wy go nie ustrzeżecie, mówi, to nikt.
term-city-76-a-2 = Ma mapę w połowie rozwiniętą, kiedy do ucha nachyla się jej porucznik. Ostatnio, zdaje się, to i owo się słyszy. Zwija ją z powrotem, z wielkim wdziękiem, a wy pijecie jej bardzo dobrą kawę.
term-city-76-b-1 = Przyjmuje to dobrze. Uczciwi ludzie wiedzą, kiedy są zmęczeni, mówi i każe was odwieźć na brzeg łodzią, pod flagami.

term-city-77-story = W każdej karczmie ława wokół was zostaje teraz wolna, więc bez trudu znajduje sobie miejsce. Kopie, mówi, nocami i nie po to, żeby coś wkładać. Jest jedno miejsce, do którego sam by nie poszedł, za nic w świecie. Ale potem usłyszał, że w mieście jest ktoś, o kim na pewno opowiadano nawet umarłym.
term-city-77-a-1 = Pokazuje wam drogę cybuchem fajki. Co ostatnim razem wyniósł, zanim uciekł, możecie sobie wziąć; to rysunek pewnej rzeczy, a kto ją rysował, trzymał ją w drugiej ręce. Prosi, żebyście się przed wyjściem umyli.
term-city-77-a-2 = Przygląda się jeszcze raz, z uniesioną lampą. Nie, mówi, złagodnieliście; widać to koło oczu. Przykro mu. Spodziewał się tych drugich.
term-city-77-b-1 = Wzrusza ramionami i przesiada się na inną ławę, która pustoszeje. Dziwnie jest oglądać to z zewnątrz.

term-city-80-story = Przy waszym stole czeka bardzo stary człowiek z bardzo młodym prawnikiem. Miał niegdyś udział w założeniu takiej kompanii jak wasza, a ktoś czytał ostatnio stare księgi i znalazł tę stronę. Nie chodzi o pieniądze, mówi prawnik. Stary mówi, że chodzi.
term-city-80-a-1 = Jedno z was, które to i owo już w życiu podrobiło, unosi kartkę pod światło, ślini palec i zauważa, że atrament jest mniej więcej w wieku prawnika. Ten czerwieni się po kołnierz. Stary śmieje się, aż trzeba go walić w plecy, i stawia kolejkę.
term-city-80-a-2 = Rzecz trafia przed sąd, a strona jest prawdziwa. Czytają ją na głos, ze wszystkim, coście wtedy przysięgali każdemu, kto tylko chciał wam pożyczyć. Byliście bardzo młodzi. Cała galeria świetnie się bawi.
term-city-80-b-1 = Prawnik nic nie waży. Stary idzie sam, powoli, o lasce, przytrzymując się po drodze każdego stołu, a przy każdym przystaje i się przedstawia.
