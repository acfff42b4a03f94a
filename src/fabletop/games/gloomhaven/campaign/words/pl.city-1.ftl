### Wydarzenia miejskie 1–31, po polsku: opowieści i ich rozwiązania. Po angielsku stoi w treści.

term-city-01-story = Tragarze z północnego nabrzeża przyszli pić do stołu tragarzy z południowego i pierwsza ława właśnie wyszła oknem. Ktoś ciska w waszą stronę nogę od stołka. Może to zaproszenie, a może zwykłe pudło.
term-city-01-a-1 = Poznajecie cztery nowe zastosowania stołka i jedno śledzia. O północy nikt już nie pamięta, o co poszło, a przed wami staje z listą karczmarz, jedyny w całym lokalu, który przez ten czas liczył. Możecie uregulować rachunek albo przypomnieć sobie o czymś niecierpiącym zwłoki, gdzie indziej.
term-city-01-b-1 = Trzeba do tego głosu jak targ bydlęcy, ale pięści opadają. Karczmarz opłakuje swoje lampy i polewa obu nabrzeżom, a nim przyjdzie pora zamykać, w opowieści stoicie już na stole z mieczem w każdej ręce.

term-city-02-story = Kobieta w trzech płaszczach sprzedaje pogodę na butelki: morską ciszę, wiatr w plecy, piękny ranek na wesele. Korki są zalane woskiem, a szkło ciepłe w dotyku. Skąd to bierze, nie powie, powie tylko, że dobrych lat prawie już nie ma.
term-city-02-a-1 = Wyciągacie korek o świcie, na murach miasta. Pachnie sianem i czyjąś kuchnią i przez jeden oddech nic na świecie nie jest waszą winą. A potem jest już tylko pusta butelka i zwyczajny wtorek.
term-city-02-a-2 = Wywracacie kieszenie nad jej tacą, a ona wywraca je wam z powrotem, łagodnie, jedną po drugiej. Przyjdźcie znowu, mówi, kiedy będziecie bogaci; pogoda się utrzyma albo nie.
term-city-02-b-1 = Kiwa głową, jakby i to było na sprzedaż. Za waszymi plecami jakiś klient otwiera nieduży szkwał i cała ulica puszcza się w pogoń za kapeluszami.

term-city-03-story = Antykwariusz przyjął pudło złomu z ruin i sprzedaje go na wagę. Między trybikami leży ptak z zielonego mosiądzu, nie dłuższy niż dłoń. Kiedy w sklepie robi się cicho, odwraca głowę tak, jak śpiący odwraca się od lampy.
term-city-03-a-1 = Waży ptaka razem z gwoździami i ani razu na niego nie spogląda. Na ulicy ptak wspina się jednemu z was na ramię i sadowi się tam z cichym szczęknięciem. Znaki pod skrzydłem nie należą do żadnego pisma, jakiego mógłby nauczyć ktoś z dziś żyjących, a obok nich zostawiono miejsce na dalsze.
term-city-03-a-2 = Antykwariusz wymienia cenę, a odpowiada mu wasze milczenie. Zamyka pudło. Przez wieko słychać skrzydła, raz wypróbowane, a potem złożone.
term-city-03-b-1 = Niektóre rzeczy śpią, bo ktoś położył je spać. Kupujecie zawias, który na nic wam się nie przyda, żeby nie wyjść z niczym.

term-city-04-story = Przed przytułkiem czeka na kozłach trumna z przypiętą kartką: nazwisko, żadnych dat i prośba o czterech do niesienia. Większość atramentu zabrał już deszcz. Grabarz patrzy na was, a potem na drogę, daleką, aż po cmentarz dla ubogich.
term-city-04-a-1 = Mijając ją, zdejmujecie kapelusze, wszyscy, choć nikt się z nikim nie umawiał. Wieczorem trumny już nie ma. Kogo by pytać, nikt nie wie, kto ją poniósł.
term-city-04-b-1 = Droga jest długa, a skrzynia lekka, i popołudnie przeznaczone na plac ćwiczeń spędzacie na kopaniu w glinie. Ludzie patrzą z progów. Potem jedno po drugim wychodzą i idą za wami, aż robi się z tego pogrzeb.

term-city-05-story = Rzeka przekroczyła trzeci stopień i dozorcy wałów pukają do drzwi. Pod waszymi stoi człowiek w suchych butach, który chętnie widziałby pewne beczki w innej piwnicy, i to jeszcze tej nocy, póki każdy strażnik w dzielnicy trzyma w rękach worek z piaskiem.
term-city-05-a-1 = Stoicie w szeregu tak długo, aż przestajecie być kimś i zostają z was same ręce. O brzasku woda schodzi poniżej trzeciego stopnia. Pół dzielnicy, która miała być błotem, smaży śniadanie, i ktoś stawia przed wami patelnię.
term-city-05-b-1 = Są ciężkie, a wy macie dość ogłady, żeby nie wąchać. Człowiek płaci w drzwiach piwnicy. Ludziom waszej sławy płaci odrobinę lepiej, bo wie, ile gdzie indziej kosztuje go czyjeś milczenie.

term-city-06-story = Pali się na ulicy Odlewników, a wiatr wieje z najgorszej strony. Stary mistrz stoi na bruku w samej koszuli i nie uratował nic prócz kota. Najpierw woda, błaga, cały rząd jest z drewna; a potem, ledwo słyszalnie, że na strychu leży czterdzieści lat rysunków.
term-city-06-a-1 = Szybko się uczycie, co mówi płonący dach, zanim się zawali. Warsztat przepadł, jedenaście domów za nim nie. Wiosną, kiedy się odbudowują, budują z kamienia i pytają was, gdzie kopać studnie.
term-city-06-b-1 = Schodzicie przez dym z naręczem osmalonych papierów. Większości nikt już nie odczyta, ale jeden arkusz jest cały, a kowal, który ma u was dług wdzięczności, sądzi, że to będzie działać. Ci, którzy wypatrywali was przy wiadrach, nie mówią nic, a to też sposób, żeby coś powiedzieć.

term-city-07-story = Człowiek z atramentem na mankietach napisał o was sztukę. Brakuje jej jedynie waszej zgody, którą zdążył już rozplakatować. Jest w niej bitwa, wesele i zabawny służący, a za nazwisko na afiszu autor gotów jest zapłacić.
term-city-07-a-1 = Co wieczór pełna sala. Oglądacie raz, z samego tyłu, gdzie chłopiec sprzedaje prażone orzechy i nikt nie zna waszych twarzy. Porządni ludzie krzywią się, słysząc, jak was opiewają; ci, którzy na wasz widok przechodzą na drugą stronę ulicy, dowiadują się, że na scenie kochacie swoje matki.
term-city-07-b-1 = Sztukę i tak grają, pod innym tytułem i z tym samym służącym. Kto ma o was dobre zdanie, uważa, że z milczeniem wam do twarzy. Kto ma złe, dałby wiele, żeby wiedzieć, cóż to takiego wolicie zostawić za kurtyną.

term-city-08-story = Ma kapitański płaszcz, czarny jak smoła warkocz i mapę składaną tyle razy, że wyspa pośrodku prawie się przetarła. Istnieje naprawdę, mówi; to, co na niej leży, zakopała własnymi rękami. Wrócić tam nie może. Było ich jedenaścioro, a o pozostałych dziesięciorgu nie opowie.
term-city-08-a-1 = Mierzy was wzrokiem, kogoś rozpoznaje i trochę spuszcza z ceny. Głębokościom na mapie nie wierzcie, mówi. Kiedy rozkładacie ją przy lampie, w spisie załogi jest dwunaste nazwisko, świeższe od reszty i przekreślone.
term-city-08-a-2 = Każdą monetę liczy dwa razy, jedną nadgryza. Wiosłujcie, ile sił, mówi, i nie śpijcie na lądzie. Mapa pachnie zęzą i pomarańczami; kotwicowisko oznaczono małą, staranną czaszką, a obok ktoś życzliwie dopisał: woda.
term-city-08-a-3 = Składa mapę wzdłuż ostatniego dobrego zgięcia. Szkoda, mówi. Trzeba do niej kogoś, kto nie ma nic do stracenia, ale nie posunie się tak daleko, żeby dać ją komuś, kto po prostu nic nie ma.
term-city-08-b-1 = Nazajutrz widzicie ją przez okno innej tawerny, jak rozkłada mapę przed innymi ludźmi. Ona też was widzi i unosi kubek, bez urazy.

term-city-09-story = Odpływ zostawił w portowym mule skrzynię z pieczęcią miasta na wieku: to zeszłozimowe opłaty portowe, o których wszyscy zgodnie orzekli, że przepadły na morzu. Na mieliźnie nie ma nikogo prócz mew, a woda zaczyna wracać.
term-city-09-a-1 = Łamiecie pieczęć za szopą na sieci i dzielicie się monetami, póki jeszcze mokre. Ci z was, których znają w dolnym mieście, znają tam człowieka, który wymienia stemplowane srebro i nie pyta, skąd ta wilgoć.
term-city-09-b-1 = Potrzeba do tego was wszystkich i pożyczonych drzwi. Urzędnik przelicza przy świadkach, stwierdza, że się zgadza, i nie wie, co zrobić z twarzą. W środku lata na falochronie świeci nowa latarnia, ta, na którą te opłaty miały pójść.

term-city-10-story = Cech przewoźników wystawił na licytację kufry, po które nikt nie wrócił, nieotwierane, w takim stanie, w jakim stoją. Ten na podeście grzechocze nader obiecująco. Licytator ma piękny głos, a w tłumie za każdym razem ci sami trzej panowie podbijają sobie nawzajem cenę.
term-city-10-a-1 = Wygrywacie, oczywiście. Nie mogło być inaczej. W środku leżą w słomie rzeczne kamienie, z prawdziwą pieczołowitością ułożone według wielkości, a nim podniesiecie wzrok, głos i trzej panowie są już w drodze do następnego miasta.
term-city-10-a-2 = W połowie waszej oferty licytator spostrzega, kto licytuje. Głos mu się załamuje. Ogłasza, że kufer jest wasz, z wyrazami szacunku, i dokłada drugi, pilnując, żebyście nie widzieli, jak napełnia go z kasy.
term-city-10-b-1 = Sędzi wystarcza jeden rzut oka na kamienie; sama kupiła taki kufer rok temu i nikomu nie pisnęła słowa. Tłum odbiera swoje pieniądze w długiej, cierpliwej kolejce i wielu ściska wam dłonie, choć był to tylko mały spacer.

term-city-11-story = W zaułku łapie was za rękaw czeladnik cechu płatnerzy. Zna wzór, który mistrzowie trzymają pod dwoma zamkami, przerysował go przy świecy i nie chce za to nic więcej jak miejsce w jutrzejszym dyliżansie. Ma może piętnaście lat i wciąż ogląda się za siebie.
term-city-11-a-1 = On biegnie do dyliżansu z tobołkiem pod pachą, a wy pod pachą macie arkusz. Rysunek jest dobry. Tyle że cech nie jest głupi i jeśli wasze imię dotąd lśniło, odtąd będzie nosić ślady palców.
term-city-11-a-2 = Arkusz macie już w rękach, tylko pieniędzy na przejazd jakoś w żadnej kieszeni. Chłopak szarpie, wy nie puszczacie, papier się drze, a on z czystej rozpaczy sam wzywa na siebie straż. Zabierają go. Cały zaułek widział dlaczego.
term-city-11-b-1 = Odprowadzacie go pod drzwi cechu i czekacie, aż się otworzą. Jeśli miasto niewiele miało dotąd o was dobrego do powiedzenia, mistrzom dziwnie jest coś dorzucać; a jednak dorzucają.

term-city-12-story = Latarnicy odstawili tyczki i nie wezmą ich do ręki, póki ktoś nie zapłaci im za zeszły rok. Tej nocy w mieście jest ciemno jak w worku. Zarządca latarń, chudy człowiek z grubą księgą, chodzi od gospody do gospody i pyta o ludzi, którzy nie boją się drabin.
term-city-12-a-1 = Ogień jest bardzo przyjemny. Rano wychodzi na to, że odcięto trzy sakiewki, złamano jedną nogę i wyrwano z zawiasów okiennicę, a przy pompie mówi się o tym, kogo proszono i kto wolał posiedzieć w cieple.
term-city-12-b-1 = Przez dziewięć nocy zamiast ćwiczyć chodzicie po drabinach i wracacie cuchnący łojem. Dziesiątej miasto płaci latarnikom, po części ze wstydu, a zarządca odlicza wam wasz udział prosto do rąk, pod latarnią, którą sami zapaliliście.

term-city-13-story = Świecarka przy schodach świątyni robi świece z włosem kupującego wkręconym w knot. Dopóki taka płonie, mówi, coś patrzy w waszą stronę. Interes idzie jej dobrze, zwłaszcza wśród matek marynarzy, a co właściwie patrzy, tego nawet nie udaje, że wie.
term-city-13-a-1 = Ucina, skręca, zanurza i ustawia je rzędem w bocznej kaplicy, a każda ma swój własny, mały, przechylony płomyk. Przez całe schody w dół macie wrażenie, że idzie za wami ktoś, kto dobrze wam życzy.
term-city-13-b-1 = Nie jest urażona. Przedtem też nikt nie patrzył, mówi, a zaszliście aż tutaj.

term-city-14-story = Stara mistrzyni fechtunku z ulicy Bronnej zamyka szkołę. Sił starczy jej, mówi medyk, na jeszcze jednego ucznia albo na jeszcze jedno popołudnie z gromadą. Na podwórzu czeka z kijami tuzin dzieci z sąsiedztwa. Doniesiono jej, że jesteście w mieście, i kazała naoliwić klingę.
term-city-14-a-1 = Nie wstaje. Z krzesła, dwoma palcami i połową oddechu, pokazuje wam błąd, który popełniacie od dnia, gdy pierwszy raz wzięliście stal do ręki. Dzieci patrzą przez płot. Kiedy jest po wszystkim, mistrzyni śpi, a klinga leży wam na kolanach.
term-city-14-b-1 = Trzymacie kije, robicie, co wam każą, i na oczach wszystkich dostajecie po palcach. Ona śmieje się, aż zaczyna kaszleć. Będą to opowiadać jeszcze własnym dzieciom: o dniu, kiedy bohaterowie stanęli w szeregu razem z nami.

term-city-15-story = Ze stołu domu, w którym jedliście wczoraj kolację, zniknęła chochla, a pani domu przypomniała sobie, kto siedział najbliżej. Stoi w waszych drzwiach z komornikiem i dwojgiem sąsiadów. To chochla po jej babce. Widać, że płakała, i to jest jeszcze gorsze.
term-city-15-a-1 = Mówicie jej, że to nie wy, a ona patrzy na was przez chwilę i wam wierzy. Jeszcze przed kolacją chochla odnajduje się w koszu psa. Pani przysyła ją wam, wypolerowaną, do obejrzenia.
term-city-15-a-2 = Mówicie jej, że to nie wy, i słyszycie, jak to brzmi. Sąsiedzi wymieniają spojrzenie, które do południa obiegnie całą dzielnicę. Chochla odnajduje się później w koszu psa, ale tego już nikt nie uważa za warte powtarzania.
term-city-15-b-1 = Płacicie za chochlę, do niczego się nie przyznając, a ona bierze pieniądze, niczego nie wybaczając. Na tym powinno się skończyć. Jej pies odprowadza was przez całą ulicę, niezmiernie z siebie zadowolony.
term-city-15-b-2 = Nie stać was na chochlę, nawet jeśli złożycie się wszyscy, więc komornik znajduje wam zajęcie w jej kuchni, aż suma zostanie odrobiona. Obieracie, szorujecie, ze wszystkim innym zostajecie w tyle. Ostatniego dnia znajdujecie chochlę w koszu psa.

term-city-16-story = Młoda kobieta, która pisze marynarzom listy, chce ich nauczyć, żeby pisali je sami. Znalazła suche poddasze i jedenastu uczniów. Nie ma za to tabliczek, ław ani choćby jednego przyjaciela z pieniędzmi, i o to drugie oraz trzecie prosi was prosto z mostu, bez cienia rumieńca.
term-city-16-a-1 = Wystawia wam pokwitowanie pismem tak wyraźnym, że przeczytałoby je dziecko, i o to właśnie, mówi, chodzi. Poddasze się zapełnia. Jeszcze się do was odezwie: nie należy do osób, które przestają się odzywać.
term-city-16-a-2 = Dalibyście, gdyby było z czego; tłumaczycie, że nie ma. Dziękuje, poprawia błędy w waszym pozwoleniu na broń i idzie zapytać przy następnym stole.
term-city-16-b-1 = Kiwa głową i skreśla was z listy. Lista jest długa, a z waszego miejsca widać, że wszystkie nazwiska powyżej też są skreślone.

term-city-17-story = Koń kuriera wbiega przez bramę sam, biały od piany, z torbą wciąż przypiętą do siodła. Poczta zapłaci za nią tak, jak wisi. Ale rzemień pękł i spod klapy wystaje róg mapy, na której ktoś coś w pośpiechu narysował.
term-city-17-a-1 = Pocztmistrz liczy listy, stwierdza, że żadnego nie brakuje, i wypłaca wam należność z puszki. Nie zostaje już nic, co mogłoby was zastanawiać, oprócz jeźdźca, a to, mówi, zamykając puszkę, inny wydział.
term-city-17-b-1 = Przerysowujecie ją na odwrocie jadłospisu, zanim otworzą pocztę. Ostatnią linię kreślono w galopie i wybiega poza brzeg arkusza, a tam, dokąd biegnie, leży miejsce, które ma nazwę.

term-city-18-story = Coś o bardzo wielu nogach wprowadziło się do piwnic pod Targiem Bednarskim i zabrało się do zjadania beczek, dla samych obręczy. Bednarze puścili w obieg kapelusz. Niewiele w nim jest, a jeden z nich wrzucił guzik.
term-city-18-a-1 = Wychodzi na górę przez podłogę kramu z serami, a wy tuż za nim. Dalej droga wiedzie przez garnki, płótna i jedne zaręczyny. W końcu to łapiecie, owszem, a na miejscu jest mnóstwo ludzi, którzy wam powiedzą, dokąd możecie z tym iść.
term-city-18-b-1 = Dwie noce na zimnych schodach z wiadrem zardzewiałych gwoździ i oto jest, przybiega truchtem jak pies do miski. Wynosicie to na hałdy żużlu. Bednarze oddają wam, co jest w kapeluszu, i guzik też pozwalają zatrzymać.

term-city-19-story = Raz w roku bogacze ze wzgórza zasiadają w pełnej gali do kolacji na rzecz portowych wdów. Przy drzwiach stoi srebrna misa, a obok niej majordomus, który donośnym głosem ogłasza każdy dar. W zaproszeniu napisano, że drużyna jest oczekiwana, i ktoś to „oczekiwana” podkreślił.
term-city-19-a-1 = Majordomus ogłasza sumę i zapada cisza, po niej oklaski, a po oklaskach mały popłoch, bo wzgórze próbuje was przebić. Stara kobieta przy ostatnim stole wstaje i dyga przed wami. Nie wiedzieliście, że zaproszono też którąś z wdów.
term-city-19-a-2 = Majordomus ogłasza sumę. Głowy się odwracają, widzą, od kogo, i wracają do zupy. Wdowy będą miały tej zimy węgiel i nie wam za niego podziękują; może tak właśnie powinno być.
term-city-19-a-3 = Ręka trafia na dno sakiewki znacznie wcześniej niż na sumę, którą chcieliście dać, i do misy wpada to, co wpadłoby do niej tak czy owak.
term-city-19-b-1 = Majordomus ogłasza to dokładnie tak głośno, jak na to zasługuje. Z tej strony sali, gdzie nikt was nie lubi, dobiega jeden śmiech, a potem, bo się niesie, wszystkie pozostałe.
term-city-19-b-2 = Majordomus ogłasza to bez zapału i idziecie na zupę. Jak na te pieniądze jest rzadka, no ale dar też nie był gęsty.

term-city-20-story = W ciągu tygodnia opróżniono trzy składy na Solnym Nabrzeżu, a w trzecim znaleziono stróża poskładanego w skrzyni. Cech portowy mówi, że to szczury. Brat stróża mówi, że szczury nie składają, a do was przyszedł, bo z Solnego Nabrzeża nikt tam po zmroku nie wejdzie.
term-city-20-a-1 = Pozwalacie, żeby widziano, jak przychodzicie, i to wystarcza. Coś dużego nasłuchuje za workami, rozmyśla się i wychodzi dachem. Cech wam płaci, a to coś wróci, kiedy was nie będzie.
term-city-20-a-2 = Schodzi po łańcuchach głową w dół, szybciej niż światło lampy, i po ciemku uczycie się, z czego jest zrobione. O wschodzie słońca wiecie już sporo. Brat patrzy długo, a potem wypłaca wam pieniądze cechu i swoje własne.
term-city-20-b-1 = Cech wykłada trutkę na szczury. Siódmy skład jest spichlerzem, a po nim Solne Nabrzeże pustoszeje i statki cumują dwa miasta dalej wzdłuż wybrzeża.

term-city-21-story = Przewoźniczka zamknęła przeprawę, żeby was odszukać. Jej syn Tam wyruszył wiosną z karawaną solną i karawana wróciła bez niego. Nie prosi, żebyście szukali. Prosi, żebyście, skoro i tak wciąż jesteście w drodze, znali jego imię: wysoki, mówi, i śpiewa, kiepsko.
term-city-21-a-1 = Słyszała o was i się nie targuje. Wkłada wam do rąk skrzyneczkę z opłatami za przewóz i wraca na przystań, usiąść tam, gdzie dochodzi droga. To ten rodzaj pieniędzy, na które trzeba zasłużyć.
term-city-21-a-2 = Patrzy na wyciągniętą ku niej dłoń. Myślałam, że jesteście kimś innym, mówi, i odchodzi, i nie podaje wam nazwy wsi, w której widziano go po raz ostatni.
term-city-21-b-1 = Powtarzacie za nią imię, a potem resztę: wysoki i śpiewa. Wmusza w was parę jego skarpet. Będą już na niego za małe, mówi, ale pozna po nich, że to ja was przysłałam.

term-city-22-story = Pierwszego dnia wiosny dom podrzutków otwiera podwórze i każdy, kto chce, może przyjść i dać po sobie łazić. Przełożona wywiesiła listę rzeczy zepsutych: furtka, huśtawka, pompa, dach, w tej kolejności. Po drugiej stronie ulicy ćwiczy kompania najemników, a jej kapitan na wasz widok salutuje i rzuca wam tępą klingę.
term-city-22-a-1 = I pompę, i tyle dachu, na ile starcza gwoździ. Nikt wam tego nie każe i nikt przez ten czas nie schodzi wam z ramion. Na wzgórzu słyszą o tym przy kolacji i złoszczą się, że sami na to nie wpadli.
term-city-22-b-1 = Są dobrzy i są znudzeni, i wieczorem każdy z was ma siniak, który go czegoś nauczył. Zza muru słychać huśtawkę. Wrzeszczy.

term-city-23-story = W najdłuższą noc Świętą z latarnią niesie się przez wszystkie ulice dolnego miasta, na ramionach każdego, kto ich użyczy. Procesji brakuje ramion. W świątyni tymczasem drzwi stoją otworem dla tych, którzy wolą czuwać, dwanaście godzin bez słowa i bez snu.
term-city-23-a-1 = Jest z ołowiu i bardzo stara, i każde okno chce zostać jej przedstawione. Kiedy o świcie ją stawiacie, na ramionach macie odciśnięty drąg, a pół miasta zdążyło wam powiedzieć, jak się nazywa.
term-city-23-b-1 = Gdzieś w dziewiątej godzinie, kiedy kolana przestały już do was należeć, lampa przed ołtarzem płonie prosto w górę, w przeciągu, który powinien był ją zgasić. Zdaje się, że nikt inny akurat wtedy nie podniósł wzroku.

term-city-24-story = Dzielnice zwołały na błonia pospolite ruszenie: w większości piekarzy, z pikami. Pani sierżant od musztry oddałaby emeryturę za kogoś, kto im pokaże, za który koniec się trzyma. Za nimi palisada, której mają bronić, chyli się na zewnątrz jak pijak, a cieślom brakuje czterech ludzi.
term-city-24-a-1 = Piekarze, jak się okazuje, wcześnie wstają i robią, co się im każe. Tłumacząc sześćdziesięciu ludziom, dlaczego robicie to, co robicie od zawsze, odkrywacie, że w dwóch przypadkach tego nie wiedzieliście, a w jednym robiliście to źle.
term-city-24-b-1 = Robota jest nudna, ciężka i przed kolacją skończona. Idziecie wzdłuż palisady, tu i ówdzie się o nią opieracie, a ona o was nie. Po drugiej stronie ktoś już odmierza krokami warzywnik.

term-city-25-story = Odkąd istnieje jarmark, nikt jeszcze nie podniósł Królewskiego Kciuka. To głaz w żelaznym łożu pośrodku błoni, wyślizgany przez pokolenia dłoni. Człowiek, który go dogląda, przyjmuje każdy zakład i nosi, jak zauważacie, bardzo dobre buty.
term-city-25-a-1 = Idzie w górę ze stękaniem, na cal, na dłoń, na wysokość piersi, spod spodu sypie się ziemia, a całe błonia zamilkły. Człowiek wypłaca drobnymi, powoli, ze wzrokiem wbitym w buty. Nikt go jeszcze nigdy nie pytał, co jest pod kamieniem. Mniejszy kamień.
term-city-25-a-2 = Dźwigacie, aż robi się wam przed oczami kolorowo. Królewski Kciuk ani drgnie, a człowiek pociesza was głosem, w którym słychać wieloletnią wprawę, gdy tymczasem jego chłopak obchodzi ludzi z puszką.
term-city-25-b-1 = Jecie coś na patyku i patrzycie, jak lepsi od was robią się purpurowi. Pod wieczór chłopak tamtego człowieka siada na kamieniu, żeby policzyć utarg, i macha nogami.

term-city-26-story = Wielki zegar na giełdzie stanął na dziewiątej, a z nim wszystkie umowy, których termin upływał o dziesiątej. Na placu tłoczą się kupcy zapatrzeni w górę, z rozdziawionymi ustami i rozchylonymi płaszczami. Opiekun zegara stoi we łzach pośród wielkiej liczby kółek.
term-city-26-a-1 = Nadchodzi chwila straszliwej ciszy, tam na górze, wśród kół, ze sprężyną w czyichś zębach. Potem bije dziesiąta, i jedenasta, zegar dogania sam siebie i po wieży niesie się w górę wiwat. Na dole jeszcze przez lata będą nastawiać zegarki według was.
term-city-26-a-2 = Wy patrzycie na koła, opiekun patrzy na koła. Po godzinie ustalacie wspólnie, co im nie dolega. Jest wdzięczny za towarzystwo, a przed wieczorem zjawia się ze wzgórza prawdziwy zegarmistrz.
term-city-26-b-1 = Nigdy w dziejach giełdy tak wielu nie stało tak długo tak nieruchomo. Przechodzicie przez plac jak grzebień przez włosy i siedzicie już przy kolacji, kiedy wreszcie bije dziesiąta.
term-city-26-b-2 = Czyjś zegarek jest już w połowie drogi z czyjejś kieszeni, gdy nad waszymi głowami bije zegar. Wszyscy naraz spuszczają wzrok, żeby nastawić zegarki. Ten ktoś też chętnie nastawiłby swój.

term-city-27-story = W środku dzielnicy garbarzy, gdzie nic nie urosło, odkąd rozwieszono pierwszą skórę, przez noc stanęło drzewo. Ma srebrną korę i nuci. Garbarze przyszli z siekierami, a żony garbarzy stoją wokół niego z założonymi rękami.
term-city-27-a-1 = Czyjaś dłoń spoczywa na korze i jakiś głos spośród was nuci o tercję niżej. Drzewo milknie, zastanawia się i nuci dalej na dwa głosy; potem podciąga korzeń za korzeniem, aż mieści się schludnie między dwoma podwórzami. Jesienią woda w studniach całej dzielnicy jest czysta.
term-city-27-a-2 = Rozmawiacie z garbarzami, rozmawiacie z żonami i jeszcze rozmawiacie, kiedy siekiery idą w ruch. Drzewo pali się trzy dni i cuchnie przypalonym włosem. Na nikogo żony nie patrzą tak jak na was.
term-city-27-b-1 = Namawiacie obie strony, żeby zaczekały, aż drzewo coś zrobi. Nikt nie może powiedzieć, że nic nie robi. Macie wrażenie, że zapamiętało, kto prosił o czas.

term-city-28-story = Jegomość, który nie podaje nazwiska, podaje wam za to klucz. Dom na rogu Jałmużniczej do piątku stoi pusty, pies nie żyje, a w gabinecie jest sekretarzyk z fałszywą ścianką. Wyświadczylibyście spadkobiercom przysługę, mówi. On sam, mówi, jest jednym ze spadkobierców.
term-city-28-a-1 = Wejście nad komórką z węglem, wyjście przez spiżarnię i ani jedna deska nie zrobiła o was żadnej uwagi. Za fałszywą ścianką jest druga fałszywa ścianka. To, co było za pierwszą, oddajecie; o drugą nikt nie pytał.
term-city-28-a-2 = Pies żyje. Żyje też właściciel, który jest sędzią, źle sypia i stoi na schodach w nocnej koszuli, unosząc lampę tak, żeby każdemu z was po kolei się przyjrzeć i każdego zapamiętać.
term-city-28-b-1 = Odbiera go bez zdziwienia. W piątek, jak słyszycie, jakichś innych ludzi powitał na schodach tego domu pies.

term-city-29-story = Na Rymarskiej jest dziura, szeroka na jakieś dwanaście stóp i nie wiadomo jak głęboka. W poniedziałek miała sześć. Cech brukarzy mówi, że dziura to sprawa kanalarzy, kanalarze mówią, że brukarzy, a płot postawili jedni i drudzy.
term-city-29-a-1 = Wasz kamieniarz, jeśli tak nazwać kogoś, kto sam jest z kamienia, słucha skały dłonią i mówi, gdzie ją boli. Potem to już tylko kwestia klinów. Kamień leży jak trzeba, koła wozów przejeżdżają po nim bezgłośnie, a dwa cechy przysyłają rachunki za płot.
term-city-29-a-2 = Schodzicie po linach i trafiacie na stary strumień, który ma własne zdanie. Cokolwiek zaklinujecie, zabiera to i niesie pokazać morzu. Wychodzicie mokrzy, a płot przesuwa się o kolejny krok.
term-city-29-b-1 = Słówko do jednego ucha, inne słówko do drugiego, obiad, o którym każdy myśli, że wydaje go ten drugi: przed północą podpisy stoją, a żaden nie jest pewien, jak do tego doszło. Z końcem tygodnia dziura jest zasypana i ma tablicę pamiątkową.
term-city-29-b-2 = Sadzacie ich przy jednym stole. Przy zupie omawiają dziurę; przy rybie pewną kwestię pierwszeństwa z czasów swoich dziadków. Wychodzicie kuchnią, a dziura jest teraz sprawą honoru.

term-city-30-story = Coś pociąga za jeden z waszych pasów, a potem za wszystkie. Kiedy się oglądacie, cztery bardzo małe vermlingi w najwyższym skupieniu patrzą gdzie indziej. Jeden ma za policzkiem waszą osełkę. Po drugiej stronie placu jakaś pani podnosi krzyk o broszkę i wskazuje na nie palcem, a patrol odwraca głowę.
term-city-30-a-1 = Jedno z was rzuca słowo w ich własnej mowie, ostre jak capnięcie zębami w ucho, i cztery pary rąk opróżniają się u waszych stóp. Jest tego mnóstwo i nie wszystko było wasze. Najmniejszy zdejmuje płaszcz, w którym to trzymały, i wręcza go wam, razem z kieszeniami.
term-city-30-a-2 = Posyłacie patrol w niewłaściwą stronę i odwracacie się, żeby odbyć z dziećmi poważną rozmowę. Dzieci nie ma. Nie ma też, jak się zastanowić, sakiewki.
term-city-30-b-1 = Patrol bierze je za kołnierze i wiszą tak, bez jednego dźwięku. Nic nie ważą. Broszka była na drugim szalu tej pani. Jeszcze przez parę dni zauważacie, że ludzie, mówiąc do was, stoją nie całkiem przodem.

term-city-31-story = Urzędnik celny z obandażowaną dłonią przesuwa ku wam po stole sakiewkę. Każda waga w porcie kłamie o kciuk, szepcze, a ci, którzy na tym zarabiają, spotykają się w pewnym miejscu za murami. On raz zważył worek jak należy. Pokazuje wam tę dłoń.
term-city-31-a-1 = Monety są pełnej wagi; tego dopilnował. Adres okazuje się nie ulicą, tylko kierunkiem, a na jego końcu, pod kamieniem, leży drugi komplet odważników.
term-city-31-b-1 = Tak mu mówicie, lecz jedno z was, to w lśniącej zbroi, jest już z adresem w drodze do drzwi, bo usłyszało tylko to o dłoni. Takich nikt nie zatrzyma, więc idziecie za nim.
term-city-31-b-2 = Straż waży sprawę na portowej wadze. Nazajutrz wasz własny bagaż zostaje na cle do czasu wniesienia opłaty, a urzędnik, który wypisuje rachunek, nie ma bandaża.
