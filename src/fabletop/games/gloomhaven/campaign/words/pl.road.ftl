### Wydarzenia drogowe, po polsku: opowieść i to, jak się potoczy. Po angielsku stoi w treści.

term-road-01-story = Rzeka zabrała most, a zostawiła dwa jego końce, które wskazują na siebie nawzajem. W dole bród jest leniwy i zielony, z kożuchem jak na starej zupie. W górze można by przejść po skale, ręka za ręką, o ile skała nie zgłosi sprzeciwu.
term-road-01-a-1 = Woda jest ciepła i to pierwszy zły znak. Drugi jest taki, że swędzenie zaczyna się dokładnie na tej wysokości, do której sięgała. Wieczorem drapiecie się już wszyscy do taktu.
term-road-01-b-1 = Mniej więcej w połowie skała zgłasza sprzeciw, kamieniami. Na drugą stronę docieracie ze wszystkim, z czym wyruszyliście, i z paroma wypukłościami, których rano na was nie było.

term-road-02-story = Tam, gdzie polna droga odbija od gościńca, stoi kamienna święta, a zamiast głowy ma gniazdo strzyżyka. Jeżyny sięgają jej po pas. U jej stóp stoi żelazny kubek i ktoś go kiedyś polerował.
term-road-02-a-1 = Kosztuje was to godzinę i trochę skóry. Gdy kończycie, strzyżyk wraca i ogląda was po kolei, najpierw jednym okiem, potem drugim. Ruszacie dalej wyprostowani i sami nie wiecie dlaczego.
term-road-02-b-1 = Kłaniacie się jej, jak wypada. Kawałek dalej spostrzegacie, że idziecie szybciej niż przedtem, jak ludzie, którzy wyszli tuż przed tacą.

term-road-03-story = Od wczoraj nie jedliście nic prócz sznura albo czegoś, co wam sprzedano jako suszoną wołowinę. A tu, w kotlince osłoniętej od wiatru, całe zbocze porzeczek, czarnych, ciężkich i lśniących. Nie śpiewa ani jeden ptak.
term-road-03-a-1 = Smakują siódmym rokiem życia. Godzinę później sprawa ptaków się wyjaśnia, a resztę dziennego marszu pokonujecie krótkimi etapami, od krzaka do krzaka.
term-road-03-b-1 = Żujecie. Na szczycie wzgórza siedzi lis, zupełnie nieruchomo, fioletowy po uszy. Nie ucieka, a gdy spojrzeć drugi raz, to już nie ucieknie.

term-road-04-story = Na zakręcie leży na boku kupiecki wóz, a jego koło zjeżdża w dolinę już na własną rękę. Sam kupiec jest przyszpilony tylko za płaszcz, nic gorszego, i wita was z ogromną wesołością. Dookoła leżą bele towaru, a on jest przy nich o wiele bardziej sam, niż wypada przy takim majątku.
term-road-04-a-1 = Wtaczacie je z powrotem, dźwigacie, stukacie młotkiem i podajecie mu rękę. Dzieli się tym, co ma w garści, a potem, jeśli słyszał o was jakąś piosenkę czy dwie, zagląda i do drugiej garści.
term-road-04-b-1 = Bierzecie, co łatwo unieść. Jego wesołość ustaje stopniowo, jak zegar. Tuż przed zakrętem oglądacie się: wciąż leży przyszpilony za płaszcz i patrzy, żeby dobrze zapamiętać wasze twarze.

term-road-05-story = Umarł oparty plecami o buk, z łukiem na kolanach. Musiało to być zeszłej zimy. Przez cały ten czas nic go nie tknęło: rzemienie całe, twarz prawie też. Na piersi leży amulet, zielony jak liść w czerwcu, a im bliżej niego, tym gęstszy mech.
term-road-05-a-1 = Rzemyk puszcza, zanim ktokolwiek pociągnie. Nim dojdziecie do drogi, słychać za wami kruki, najpierw jednego, potem wiele; zlatują się do buczyny, jakby ktoś otworzył drzwi.
term-road-05-b-1 = Kopiecie głęboko i przykładacie kamieniami. Przez całą noc słyszycie, jak ktoś chodzi wokół waszego ognia, tam gdzie kończy się światło, nie ze złości, tylko jakby nie mógł się położyć. W najbliższej wsi, gdy opowiadacie o grobie, jakaś kobieta nagle siada i pyta, pod którym drzewem.

term-road-06-story = Przed wami równina z zielonej robi się srebrna: szablista trawa, wysoka po ramiona, a wiatr przechodzi po niej jak dłoń po rzędzie noży. Ścieżka idzie naokoło. Widać, jak idzie naokoło, aż po sam skraj nieba.
term-road-06-a-1 = Trzy dni, o których nie ma co opowiadać. Wieczorami mieliście ćwiczyć. Wieczorami leżycie tam, gdzie stanęliście, i patrzycie na srebrną stronę równiny, wciąż tak samo po lewej.
term-road-06-b-1 = Podwiązujecie rękawy, schylacie głowy i wchodzicie. Dopóki to trwa, nie boli. Dopiero po drugiej stronie, gdy stoicie i porównujecie, pierwszy z was zauważa, że chlupie mu w butach.

term-road-07-story = Pustelnik na skale liczy gwiazdy i doszedł do liczby, której wolałby nie mówić na głos. Oczy odmawiają mu już posłuszeństwa. Gdyby tak młodsze, mówi, choćby na tydzień pogodnych nocy, oddałby za nie wszystko, czego się dowiedział.
term-road-07-a-1 = A dowiedział się niemało. Między północą a świtem mówi o kątach, o cierpliwości, o tym, jak rzecz wygląda na chwilę przed tym, nim się poruszy. Schodzicie ze skały mądrzejsi, zupełnie bez formy i ze sztywnymi karkami.
term-road-07-b-1 = Macha wam, nie patrząc w dół. Długo po tym, jak rozbiliście własny obóz, słychać go nad doliną, cienko i wytrwale, jak zaczyna od jednego.

term-road-08-story = Na skarpie nad drogą stoi ich dziesięciu, dziesięć strzał na dziesięciu cięciwach, a jedenasty, ten od mówienia, uczesał na tę okazję brodę. To nie rozbój, wyjaśnia. To abonament.
term-road-08-a-1 = Wpisuje was do księgi. Naprawdę wpisuje; dostajecie nawet kwitek na następny raz. Następny raz będzie, zapewnia, gdyż jest to instytucja stała.
term-road-08-b-1 = Jest stromo, a dziesięciu to sporo. Okazuje się jednak, że sześć łuków to leszczynowe witki, a ten z brodą umie biegać. Cztery prawdziwe strzały wyciągacie z siebie nawzajem przy świetle jego ogniska, nad jego kolacją.

term-road-09-story = Na środku drogi stoi chłop z rozłożonymi ramionami. Żona urodziła, a teraz ma gorączkę, najbliższy zaś cyrulik jest dwa dni drogi stąd i pijany. Widział wasze pasy, z tymi wszystkimi buteleczkami. Zapłacić nie może. Mówi to od razu, żeby mieć za sobą.
term-road-09-a-1 = Siedzicie przy niej, aż przyjdą poty. Dziecko jest żółte, wściekłe i nic mu nie będzie. Gdy odchodzicie, jedna pętelka na pasie jest pusta, a chłop przez całą milę idzie przy waszym strzemieniu i nie znajduje słów.
term-road-09-b-1 = Całkiem możliwe. Opuszcza ramiona, najpierw jedno, potem drugie. Droga jest prosta, wiatru nie ma, więc ten dom słychać jeszcze dość długo.

term-road-10-story = Na słupie milowym siedzi z podkurczonymi nogami staruszek, a wokół niego w kręgu siedem wilków, jakby opowiadał im bajkę. Woła do was, żebyście się nie fatygowali. Na to dwa najbliższe wilki odwracają się i dla odmiany oglądają was.
term-road-10-a-1 = Przychodzą, potem odchodzą, a ugryzień starcza dla wszystkich. Gdy się rozglądacie, słup jest pusty. Staruszek wykorzystał przerwę, żeby pójść do domu.
term-road-10-b-1 = Przebijacie się do środka i stoicie plecami do słupa, aż ostatni wilk będzie miał dość. Wy jesteście pogryzieni; on nie. Chciałby znać wasze nazwiska i wiedzieć, gdzie w mieście o was pytać, i zapisuje to sobie na mankiecie.

term-road-11-story = Najpierw stają konie. Potem z dołu dobiega dźwięk, niegłośny, jakby duże zwierzę przewracało się na słomie, i na całej grani sosny kłaniają się sobie nawzajem. Kamyki podskakują na drodze. Gdzieś przed wami kawałek góry wstaje, żeby wyjść.
term-road-11-a-1 = Biegniecie tak, jak się wtedy biega, z rękami nad głową. Większość przechodzi za wami. To, co nie za wami, jest mniej więcej wielkości bochenków.
term-road-11-b-1 = Jest z wami ktoś, kto umie czytać drżenie tak, jak inni czytają książkę, z dłońmi płasko na drodze. To nie lawina: coś tam w głębi trzyma rytm, a dochodzi on, bardzo powoli, od strony miasta. Góra mija was z obu stron i nikt nie ma nawet draśnięcia.
term-road-11-b-2 = Stoicie i słuchacie, i słyszycie górę. Raz w życiu trzeba to usłyszeć, najlepiej z większej odległości. Gdy już się nawzajem odkopaliście, wszyscy są co do tego zgodni.

term-road-12-story = Siedzi przy drodze, jedną nogę ma w bucie, a stopę drugiej obróconą w niewłaściwą stronę. Cztery mile, mówi, może pięć; jest tam młyn, siostra go prowadzi. Czołgać się już próbował. Po śladzie na drodze widać dokładnie, ile uszedł.
term-road-12-a-1 = I rzeczywiście ją posyłacie. Rusza drogą z taczką, zanim skończycie mówić, i miejmy nadzieję, że to były tylko cztery mile.
term-road-12-b-1 = Było sześć. Kawał z niego chłopa, wstydzi się tego i przeprasza przy każdym przełazie. Kto z was niósł go ostatni, przez kilka dni nie podniesie ręki powyżej barku. Ale siostra całuje was wszystkich, w oba policzki, a w tej dolinie ona coś znaczy.

term-road-13-story = Dąb ma w sobie więcej monet niż liści; powbijano je kantem w korę, od korzeni aż tak wysoko, jak sięgnie człowiek na koniu. Niektóre są całkiem nowe. Na tabliczce ktoś starannie wymalował: WEŹ, ILE CI TRZEBA.
term-road-13-a-1 = Wychodzą lekko, jakby tylko czekały, aż ktoś poprosi. Nic się nie dzieje. Nie dzieje się zupełnie nic i idziecie dalej z nieco lżejszym sercem, jak goście, którym kazano się częstować, a oni w to uwierzyli.
term-road-13-b-1 = Wbijacie ją i oto drzewo, które od nikogo nic nie bierze, wzięło coś od was. Liście drgnęły. Dopiero milę dalej dociera do was, że kto płaci gospodarzowi, ten mu mówi, ile była warta jego gościna.

term-road-14-story = Obok waszego obozu stanęła na noc gromada pielgrzymów, ze czterdzieścioro, przeważnie starych. Przed snem śpiewają, bez śpiewnika i bez większej melodii. W kręgu zostawili lukę od strony waszego ognia.
term-road-14-a-1 = Słów nie znacie, a po trzeciej zwrotce już znacie. Sąsiadka pachnie kozami i trzyma was za rękę, jakby dostała ją na przechowanie. Budzicie się bardzo wcześnie, wszyscy, i z otuchą w sercu.
term-road-14-b-1 = Zasypiacie przy tym śpiewie. Rano już ich nie ma, poszli cicho jak na czterdzieścioro starych ludzi, a wasze buty ponasadzali na patyki podeszwami do góry, żeby nie nabrały rosy.

term-road-15-story = Mgła jest tak gęsta, że powiązaliście się sznurem. A tam, z przodu i trochę niżej, widać latarnię, która się kołysze, zupełnie jak w ręku kogoś, kto zna drogę. Gdy stajecie, ona też staje. Jest bardzo uprzejma.
term-road-15-a-1 = Przez godzinę prowadzi was w dół, potem kłania się i gaśnie. Kamieniołom znajdujecie w ten sposób, że do niego wpadacie. W ciemności ktoś śmieje się cichutko, z zadowoleniem, a wam wszystkim dzwoni w głowach jak w rondlach.
term-road-15-b-1 = Siedzicie na tobołach i trzymacie sznur. Latarnia czeka z wami prawie do świtu i od czasu do czasu kołysze się dla zachęty. Gdy mgła się podnosi, od czubków waszych butów do krawędzi jest dziewięć kroków.

term-road-16-story = Pośrodku kładki usiadła bardzo stara kobieta, żeby wydoić kozę. Koza nie jest w nastroju. Kładka jest wąska, kobieta głucha albo chciałaby taka być, a za wami zaczęło padać.
term-road-16-a-1 = Jesteście w połowie, gdy koza zajmuje w tej sprawie stanowisko. Wpadacie wszyscy, jedno na drugie. Gdy się wynurzacie, staruszka patrzy na was przez poręcz, porusza ustami i liczy na palcach, ilu was jest.
term-road-16-b-1 = Skopek jest mały, a starcza go na cały deszcz. W końcu kobieta wstaje, spostrzega, że stoicie rzędem jak zmokłe kury, i zanim ustąpi wam drogi, daje każdemu po łyku, jeszcze ciepłego. Czuje się to aż po końce palców.

term-road-17-story = Namiot, zimne ognisko, mosiężny przyrząd na trzech nogach; paliki z czerwonymi szmatkami maszerują przez torfowisko w idealnie prostej linii, a potem się urywają. Po mierniczych ani śladu. Jeden ich but jest tutaj, zasznurowany.
term-road-17-a-1 = Niezłą sumę daje za niego człowiek, który chce przez niego oglądać księżyc. Pyta nawet, czyj był. Ludzi z torfowiska, mówicie, i do tej pory może to już być prawda.
term-road-17-b-1 = Została tylko ostatnia mila i trzęsawisko do obejścia. Wbijacie ostatni palik przy samym gościńcu i stajecie przy nim, też w rzędzie, żeby spojrzeć za siebie. Na wiosnę jeżdżą tą linią wozy, a w najgorszym miejscu ktoś postawił gospodę.

term-road-18-story = Na rozstajach stoi szubienica, a na szubienicy siedzi sędzia. Nie żyje już od pewnego czasu. Obraca ku wam perukę i pyta, tonem jak najbardziej służbowym, czy jest wśród obecnych ktoś, kto chciałby przyznać się do winy.
term-road-18-a-1 = Opowiadacie mu po kolei, coście zrobili, i trochę to trwa. Słucha z brodą wspartą na dłoni. Moi uczeni koledzy, mówi na koniec, wzruszony, i podnosi belkę szubienicy jak szlaban.
term-road-18-a-2 = Mówicie, że nie macie nic do wyznania, i jest to nawet mniej więcej prawda. Obraza sądu, mówi sędzia i zapisuje. Pióro nie zostawia na papierze śladu, ale każdy z was czuje, którędy przeszło.
term-road-18-b-1 = Belka opada. To dobry dąb i ma wprawę. Zbieracie się po drugiej stronie rozstajów, a za wami sędzia odracza posiedzenie.

term-road-19-story = Muł kramarza usiadł w brodzie z całym kramem na grzbiecie. Kramarz ciągnie, muł nie. Ma na tym mule wszystkie butelki, woła do was, dom, starość: może byście tak chwycili każdy za róg?
term-road-19-a-1 = Patrzy, jak brniecie ku niemu, i widzi, kto idzie. Nigdy nie widzieliście, żeby ktoś tak szybko postawił muła na nogi. Ostatnie, co po nich słychać, to szkło, daleko na drodze.
term-road-19-a-2 = Każdy za swój róg i na trzy. Muł wstaje z wielką godnością, jak ktoś, kto się tylko zamyślił. Przez całe tygodnie trafiacie do gospód, w których kramarz był przed wami, i w każdej bród zrobił się głębszy.
term-road-19-b-1 = Chwytacie każdy za swój róg i idziecie dalej. To głównie wstążki. Jeśli jesteście tak twardzi, jak mówią, to wiecie, gdzie tacy jak on trzymają tę dobrą butelkę: wszytą w chomąto, mułowi tuż pod brodą.

term-road-20-story = Na półce skalnej nad drogą kamienie żyją: żmije, kilkaset, splecione w słońcu. Droga biegnie pod nimi o szerokość dłoni. Jeszcze nie wyrobiły sobie o was zdania.
term-road-20-a-1 = Opuszczają półkę tam, gdzie dymu jest najmniej, czyli w dół, czyli tam, gdzie jesteście wy. Trochę to trwa. Potem znajdujecie jedną w kołczanie, jedną w kociołku i jedną w rękawie, a pusty był tylko kociołek.
term-road-20-b-1 = Patrzycie, jak ten węzeł oddycha i wiotczeje, jak każda głowa osłania grzbiet sąsiadki, jak żadna nie uderza pierwsza i żadna nigdy nie jest sama. Gdy na półkę wchodzi cień, żmije stygną i zasypiają, a wy przechodzicie dołem i macie o czym myśleć.

term-road-21-story = Ktoś wyjął z mostu co drugą deskę, a potem, może na opał, co drugą z pozostałych. Wąwóz jest tak głęboki, że rzeki w nim nie słychać. Po tej stronie jest ścieżka w dół, po tamtej ścieżka w górę i obie wyglądają na robotę.
term-road-21-a-1 = Ostatni z was jest w połowie, gdy lina podejmuje decyzję. Wisicie, huśtacie się, zawieracie znajomość ze ścianą. Nikt nie przepadł. Ale to, czego tak starannie uczyliście się o równowadze, poleciało chyba w dół bez was.
term-road-21-b-1 = W dół idzie się do południa, a w górę do drżenia nóg. Leżycie na szczycie przy drugim końcu mostu i roztrząsacie, w krótkich zdaniach, kto właściwie kradnie deski.

term-road-22-story = Dopóki słońce nie zejdzie nisko, wygląda to na głaz ustawiony na sztorc; potem widać, że od góry do dołu pokrywa go pismo, litera w literze, drobne jak wszy. Wasze cienie padają na tekst. Gdzie padną, tam litery podsuwają się trochę wyżej, żeby zostać w świetle.
term-road-22-a-1 = Pracujecie, aż zmierzch zabierze wam wszystko, wiersz po wierszu. Nikt nie mówi z tego na głos ani słowa. Arkusz leży płasko w plecaku między koszulami i każdego ranka okazuje się, że wywędrował na sam wierzch.
term-road-22-b-1 = Od drugiego wiersza wasze głosy już was nie potrzebują. To niezwykły tekst: rozumiecie, co mówi o głodzie i o drzwiach, i już tak zostanie. Gdy wreszcie pozwala wam przestać, jest noc i coś zostało powiadomione, gdzie jesteście.

term-road-23-story = Przy bramie gospodarstwa stoi stół, a na nim jajka, pęczek rzodkiewek i skrzynka ze szparą. JAJKA DWA ZA MIEDZIAKA, głosi napis. DĄB PATRZY. Poza nim, jak okiem sięgnąć, nie patrzy nikt.
term-road-23-a-1 = To dobre jajka. Gdy odchodzicie, słychać zza żywopłotu, jak jakaś całkiem mała osoba nareszcie wypuszcza powietrze.
term-road-23-b-1 = Tydzień rzodkiewek, nie więcej. Odeszliście ze dwadzieścia kroków, gdy za żywopłotem dziewczynka zaczyna was opisywać, głośno i starannie, żeby niczego nie zapomnieć, zanim tata wróci do domu.

term-road-24-story = Z zaspy macha ręka w czerwonej rękawicy. Doczepiony jest do niej poszukiwacz, pod nim, jak przypuszcza, muł, a pod mułem urobek całego lata. Jest w znakomitym humorze. Tam wyżej, na ramieniu góry, mijał bramę, mówi, z literami wysokimi jak człowiek, i nie śmiał wejść sam.
term-road-24-a-1 = Zaspa jest bardzo duża, a muł raczej mały. O zmroku ręce macie z mokrego sznura. Poszukiwacz dzieli się z wami złotym piaskiem co do ziarnka i osmalonym patykiem rysuje wam na wierzchu dłoni drogę do bramy.
term-road-24-b-1 = Wyskakuje jak korek, siada na śniegu i zaczyna kopać, rękawicą. Wy pewnie nie macie czasu, on to rozumie; brama jest tam, na lewo od dwóch czarnych skał. Wspinacie się i słyszycie, jak rozmawia z mułem.

term-road-25-story = Tam, gdzie rzeka jest szeroka i płytka, klan Byka rozbił namioty, a kto przechodzi, ten płaci, monetą albo zębami. Ich mówca jest rogaty, siwy i niezmiernie wysoki. Wyciąga rękę jak łopatę, dłonią do góry.
term-road-25-a-1 = Wasza własna para rogów podchodzi do siwego, przykłada czoło do czoła i napiera. Trwa to tyle, ile gotuje się jajko. Potem słychać dwa stęknięcia, siwy macha, żebyście przechodzili, wszyscy, i posyła za wami chłopaka z baranim udźcem.
term-road-25-a-2 = Proponujecie połowę. Zamyka dłoń i znów ją otwiera, a sądząc po kłykciach, była to kontrpropozycja. Płacicie tyle, co wszyscy.
term-road-25-b-1 = Niżej jest głębiej, a młodzież klanu całe lato czekała, aż ktoś pójdzie niżej. Rzucają celnie. Po tym dniu klan rusza dalej, bo rozrywkę już miał.

term-road-26-story = Wóz ze złamaną osią, a na wozie siedem sióstr jakiegoś surowego zakonu, wyprostowanych w słońcu, z rękami złożonymi na kolanach. Ślubowały o nic nie prosić. Teraz też nie proszą. Obok kozła, niezamknięty, stoi kufer ze zbiórką na nowy dach.
term-road-26-a-1 = Żelazna obręcz, klin i dwa słowa, których siostry nie słyszały: wytrzyma do klasztoru, a stamtąd na koniec świata. Nie dziękują. Śpiewają za to, dopóki was widać, a słychać je jeszcze dłużej.
term-road-26-a-2 = Robicie, co się da zrobić sznurem. Trzyma, jak okiem sięgnąć. Siostry skłaniają głowy, wszystkie siedem, dokładnie o tyle samo.
term-road-26-b-1 = Patrzą na was bez słowa, jak każe ślub. Ale o dzwonach w ślubach nie ma nic i tego wieczoru, od doliny do doliny, biją wszystkie.

term-road-27-story = Ten buk już mijaliście. Dla pewności robicie na nim nacięcie, idziecie godzinę prosto przed siebie i oto on, z nacięciem, nieco zabliźnionym. Z boku rośnie tarnina, zwarta ściana, i tylko ona była jak dotąd za każdym razem inna.
term-road-27-a-1 = Kto z was czyta te grube księgi, obchodzi drzewo tyłem i bierze jedno słowo z powrotem, a ścieżka prostuje się jak kot, do którego ktoś się odezwał. Zwykły węzeł, jak się okazuje; ktoś nieporządny zostawił go byle gdzie.
term-road-27-a-2 = Próbujecie ze sznurkiem, próbujecie z kamykami, próbujecie z zamkniętymi oczami. Gdy las was w końcu wypuszcza, najpewniej z nudów, jest pojutrze, a wy moglibyście spać na stojąco.
term-road-27-b-1 = Ciernie zabierają kapelusze, skórę i jedną brew. Ale po drugiej stronie stoi buk całkiem nowy i macie ochotę go uściskać.

term-road-28-story = Kurier zajeździł na śmierć konia, a siebie prawie. Opiera się o słup milowy, z zapieczętowaną tubą na plecach i zamkniętymi oczami. Czy ktoś z was, pyta, nie ma czegoś, co utrzyma człowieka na nogach, byle do następnej poczty? To pieniądze garnizonu, dodaje. Wolno mu je wydawać.
term-road-28-a-1 = Pije, jakby to było powietrze, płaci od ręki i już go nie ma, z pianą jeszcze na wargach. Gdyby był wśród was ktoś z wyczuciem chwili, zażądałoby się nieco więcej; a jeśli był, to się zażądało.
term-road-28-a-2 = Przetrząsacie plecaki i nic takiego w nich nie ma, a on usłyszał wasze milczenie, zanim skończyliście. Odpycha się od słupa.
term-road-28-b-1 = Kiwa głową i stawia nogę za nogą. Gdy oglądacie się ze wzgórza, wciąż to robi, mała pionowa kreska na drodze, z tych, jakie się stawia, żeby się nie pomylić w liczeniu.

term-road-29-story = Nocny deszcz zwalił zbocze na przełęcz. Spod spodu płynie woda, więc gdzieś to musi mieć koniec. U góry, między gruzem a skałą, jest szczelina z tych, którym przyglądają się koty.
term-road-29-a-1 = Rzecz w tym, żeby znaleźć ten jeden kamień, który trzyma resztę, i powiedzieć mu „proszę” w mowie kamieni, z którą ktoś się tu urodził. Jest to w gruncie rzeczy dość głośne. A potem jest przejście, i to nawet zamiecione.
term-road-29-a-2 = Kopiecie, aż złamie się łopata, a potem trzonkiem. Jest już wieczór, gdy pierwszy z was wpada na drugą stronę, i nikt nie ma siły się śmiać.
term-road-29-b-1 = To szczelina dla kotów, i to dla kotów bez plecaków. Skała jest tam ostra jak w dniu, w którym pękła. Zostawiacie guzik, rękaw i długą czerwoną kreskę, żeby następni wiedzieli, którędy.

term-road-30-story = W skarpie jest nora, a przy norze siedzi stara vermling o siwych wąsach, z obiema dłońmi odwróconymi do góry. Za nią, w mroku, jest więcej oczu, niż zdołacie policzyć, i żadne nie mruga tak, jak trzeba. Przy ścieżce leży rozłożone wszystko, co posiadają: trochę miedzi, łyżka.
term-road-30-a-1 = Kto z was najmniejszy, ten wpełza bez słowa, węszy, kicha i wychodzi z martwą wroną z ich studni. To było wszystko. Zanim zdążycie się umyć, oczy zaczynają mrugać.
term-road-30-a-2 = Siadacie w norze i rozdzielacie kropla po kropli, aż flaszki są suche. Starcza, ledwo. Stara liczy małe, raz po raz, i za każdym razem, gdy dojdzie do końca, patrzy na was.
term-road-30-b-1 = Dajecie w zamian chleb, którego naprawdę potrzebują. Stara się nie targuje. Gdy wszystko już spakowane, widzicie, że dołożyła łyżkę, żeby na pewno było uczciwie.

term-road-31-story = Rogatka płonie, a poborcy bronią jej przed jakąś trzydziestką ludzi z widłami, którzy ją podpalili. Obie strony wołają was na pomoc. Na parapecie stoi kasetka; jest też, jeśli to nie był kot, dziecko w oknie na piętrze.
term-road-31-a-1 = Dla pewnych barków rząd wideł to tyle, co łan pszenicy. Przechodzą, wchodzą na górę, schodzą na dół i trzymają dziecko nad tłumem, aż tłum ucichnie. Należy ono, jak się wtedy ustala, do obu stron. Ogień gaszą wspólnie.
term-road-31-a-2 = To był kot. Schodzicie z nim raczej przez schody niż po schodach. Poborca, kaszląc, wciska wam zawartość kasetki, skoro nikt inny nie wszedł.
term-road-31-b-1 = Szybka robota, przypalony rękaw i pełny kapelusz. Nikt was nie zatrzymuje, bo każda ze stron sądzi, że jesteście od tamtych.

term-road-32-story = W rowie siedzi czterdziestu rekrutów w nowiutkich płaszczach. Sierżant trzy dni temu poszedł zapytać o drogę, a oni zjedli muła. Czy nie wiecie przypadkiem, pyta najstarszy, może siedemnastoletni, gdzie jest wojna?
term-road-32-a-1 = Jeden rzut oka na kołnierz, jedno chrząknięcie, takie, jakiego nie można się nauczyć, i cała czterdziestka stoi w dwuszeregu, nim się obejrzy. W południe umieją maszerować. Oddajecie ich garnizonowi, który już ich szukał, a oni krzyczą wam „hurra”, równo z krokiem.
term-road-32-a-2 = Kupujecie im krowę i ser, i płacicie za prom. Dziękują jeden po drugim, trwa to dobrą chwilę, i każdy pyta, jak się zostaje bohaterem.
term-road-32-b-1 = Wstają, otrzepują płaszcze i ruszają tam, gdzie wskazuje wasz palec. Nazajutrz rano spotykacie sierżanta. Pyta, czy kogoś nie widzieliście.

term-road-33-story = Ktoś obszedł się tu niedbale z kręgiem. Kamienie są jeszcze ciepłe, kreda z jednej strony rozmazana, a to, co przeszło, zasnęło na środku drogi, na całej jej szerokości. Miejscami jest przezroczyste. Od jego oddechu kładzie się trawa.
term-road-33-a-1 = Patykiem, z pamięci i pogwizdując: dobrze mieć ze sobą kogoś z tego fachu. Słychać pyknięcie, droga jest wolna, a tam, gdzie przed chwilą był łeb, leży pogryziony kapeć z jakiegoś innego świata.
term-road-33-a-2 = Kredową linię udaje się wam zamknąć prawie całkiem. „Prawie” nie jest słowem do kręgów. Stworzenie budzi się, porządnie się wśród was przeciąga i odchodzi, a wam do końca dnia schodzi na szukaniu wszystkich kawałków bagażu.
term-road-33-b-1 = Grzbiet ma szeroki jak wóz i pokryty szczeciną, którą widać tylko pod słońce. Robicie to w skarpetkach. Nie budzi się w nim nic prócz ogona.

term-road-34-story = Ciemno robi się w południe, w ciągu godziny, od brzegów do środka. To nie chmury. Z mroku po prawej dochodzi odgłos bardzo wielu miękkich kroków, którym się nie spieszy; a po lewej jest przejście między głazami, gdzie można by stanąć plecami do skały.
term-road-34-a-1 = Puśćcie światło, mówi ktoś, kto z was wszystkich lubi je najmniej, całe puśćcie; i bierze następnego za rękę. Przechodzicie przez sam ich środek. To tak, jakby się szło przez tłum po nabożeństwie, same rękawy.
term-road-34-a-2 = Wyjście znajdujecie, wpadając na nie, kilkakrotnie, a to, na co wpadacie, ma pazury. Gdy słońce wraca, stoicie w polu rzepy, dobry kawał dalej, i kręcicie się w kółko.
term-road-34-b-1 = Ktoś z was wypełnia je od ściany do ściany i wbija obie stopy w ziemię. Słychać łupnięcia; z zewnątrz. Gdy znów robi się jasno, do tego miejsca biegnie po drodze wyżłobiona bruzda, a dalej już nie.
term-road-34-b-2 = Trzymacie je na zmianę, po godzinie, i bijecie w odgłosy. W świetle wychodzi na jaw, że przez cały czas był to tylko jeden, za to o wielu nogach. Jesteście zbyt zmęczeni, żeby się wstydzić.

term-road-35-story = Z daleka wygląda to na dym. Z bliska to wieś z okiennicami zabitymi na głucho, a wokół niej krąży i krąży chmura żądlących stworzeń, droga zaś prowadzi środkiem. Przy pierwszym domu stoi dymiarz z miechem i podaje cenę za eskortę.
term-road-35-a-1 = Wasz osobliwy towarzysz idzie przodem, spacerkiem, z rozłożonymi ramionami, a chmura rozstępuje się, zamyka i coś szeleści w odpowiedzi. Dostaje się wam tylko od tych kilku, które nie słuchały.
term-road-35-a-2 = Biegniecie z płaszczami nad głową, co oznacza, że one są pod płaszczami. Po drugiej stronie stoicie po brodę w końskim poidle, wszyscy, i nie patrzycie na siebie.
term-road-35-b-1 = On dmucha, wy kaszlecie, jest to pochód pełen godności. Przy ostatnim domu pokazuje wam przedramiona, które wyglądają jak ciasto na chleb, i radzi zająć się czymś innym. Zgadzacie się, że ktoś powinien.
term-road-35-b-2 = Taniej nie może; miech się zużywa. Patrzycie na środek drogi. Jest na tyle uprzejmy, że przytrzymuje wam furtkę.

term-road-36-story = Wszystkie drzewa przy drodze są podrapane, wyżej, niż sięgnąłby jeździec. W odchodach jest hełm. Potem widzicie zwierza: na zboczu nad drogą bawi się kłodą jak kociak szpulką, a i on was zobaczył, przypada płasko do ziemi i kręci zadem.
term-road-36-a-1 = Kto z was najdzikszy, ten występuje naprzód, staje, oddycha tak jak on i warczy krótką uwagę. Zdaje się, że o matkach. Zwierz siada, myje łapę i przepuszcza was wszystkich, odwracając wzrok.
term-road-36-a-2 = Nie chce nic złego i to jest chyba najsmutniejsze. Bawi się z wami, aż się zmęczy. Nigdy w życiu nie czyścił pazurów.
term-road-36-b-1 = Spędzacie noc na trzech drzewach, a on przynosi wam kłodę, raz po raz, i upuszcza ją pod pniem. Nad ranem odchodzi obrażony, a wy złazicie jak starcy.

term-road-37-story = Przy moście gra dudziarz, a na moście tańczą wszyscy: druciarz, dwie mniszki, wół. Wyglądają, jakby tańczyli już dłuższy czas. Grajek kiwa wam głową, nie wyjmując piszczałki z ust. Innego mostu nie ma.
term-road-37-a-1 = Z waszych bagaży wyłania się drugi instrument i włącza się o tercję wyżej, potem trochę szybciej, potem o wiele szybciej, i przychodzi chwila, gdy dudziarzowi robią się okrągłe oczy. Melodia się rwie. Wół siada. Jesteście na drugim brzegu, zanim grajek złapie oddech.
term-road-37-a-2 = Nucicie coś na przekór, przytupując. Starcza na sześć kroków. Jest wieczór, gdy on przerywa, żeby się napić, a wy stwierdzacie, że jesteście po drugiej stronie, bez czucia w nogach i z rękami na szyi wołu.
term-road-37-b-1 = Działa. Żeby mieć ręce wolne na świecę, na wosk i na siebie nawzajem, wszystko inne schowaliście do tobołka, zawiązanego na węzeł, na który zgodzili się wszyscy; a po drugiej stronie nikt nie pamięta, jak on szedł.

term-road-38-story = Obóz podepchnął porębę aż pod krąg starych dębów, a tej nocy dęby ją odepchnęły: palisada leży, przez barak przebiły się korzenie, a czterdziestu drwali tłoczy się na jedynym pniaku, który stoi spokojnie. Po lesie chodzi coś, co nie przepada za siekierami.
term-road-38-a-1 = Są tacy, których las słucha, i okazuje się, że z kimś takim podróżujecie. Ugoda jest twarda i całkiem sprawiedliwa: po tę stronę strumienia siekiery, po tamtą nigdy. Na wiosnę stoi tu wieś ze szkołą, a nad strumieniem młyn.
term-road-38-a-2 = Chodzicie tam i z powrotem skrajem lasu i wołacie rozsądne rzeczy. O świcie nie macie już ani drogi, ani głosu, ani niczego, czego byliście pewni. Drwale poszli tymczasem do domu.
term-road-38-b-1 = Czterdziestu drwali, ręka w rękę, w nocnych koszulach. To najdłuższy rząd, jaki kiedykolwiek szedł tą drogą, i żaden nie bierze ze sobą siekiery.

term-road-39-story = Nad przysiółkiem wisi żółta flaga, a sznur u studni jest przecięty. Potrzebują lekarstw, woła zza muru staruszek; cały ich wóz utknął przy promie, trzeba zapłacić myto, no i ktoś musiałby im je wnieść do środka. Nie mówi, że na zewnątrz nikt jeszcze nie wyszedł.
term-road-39-a-1 = Zanim prom przybije, wasz medyk ma wyliczone dawki i wie, co gotować, co palić i kiedy myć ręce. Przeżyją wszyscy. Na koniec staruszek zdejmuje flagę, składa ją i daje wam w prezencie.
term-road-39-a-2 = Płacicie myto, wnosicie skrzynie, siedzicie przy chorych i trzymacie im kubki. Większość wstaje. Wy w końcu też; ale woda jeszcze przez wiele dni smakuje wam miedziakami.
term-road-39-b-1 = Przycinacie im nowy sznur, przerzucacie koniec przez mur i idziecie dalej, pod wiatr. Flagę widać z następnego wzgórza i z tego za nim.

term-road-40-story = Gradowa burza stoi nad jednym jedynym polem, wielka mniej więcej jak dom, i się obraca. Pod nią, w dołku, siedzi dziecko savvasów i obejmuje kolana. Coś przywołało i teraz nie może sobie przypomnieć, jak się to odsyła. Wasza droga biegnie samym skrajem.
term-road-40-a-1 = Burza ma luźny koniec, jeśli ktoś umie go zobaczyć. Trzeba go złapać i zwijać, przez dłoń i łokieć, jak wełnę. Kłębek dostaje dziecko, niech zaniesie do domu. Matce przyda się na jęczmień.
term-road-40-a-2 = Sięgacie, a ona już was ma za rękaw. Gdy was odstawia, w innej części pola, dzwoni wam w uszach, a buty przymarzły do ścierniska. Dziecko pobiegło po matkę i oboje ogromnie przepraszają.
term-road-40-b-1 = Burza was polubiła. Przez większość dnia idzie z wami po lewej ręce i przygląda się, co robicie, a wy nosicie plecaki pod tarczami, od głazu do głazu.

term-road-41-story = Niedźwiadek na drodze jest wielkości bochenka, a głowa utkwiła mu w dzbanie. Wpada wam na golenie i płacze. Trzeba by być z kamienia. Z gęstwiny, po obu stronach, dobiega dźwięk, jakby ktoś zrywał podłogę.
term-road-41-a-1 = Jedyna osoba wśród was, która to umie, mówi coś przez nos, raz w lewo, raz w prawo, i gęstwina wstrzymuje oddech. Słychać cmoknięcie. Niedźwiadek rozgląda się, kicha i odchodzi truchcikiem, a po obu jego stronach idzie coś bardzo dużego.
term-road-41-a-2 = W mgnieniu oka zdejmujecie dzban i triumfalnie podnosicie niedźwiadka. I tak właśnie po raz pierwszy widzi was matka: z jej dzieckiem w powietrzu. Matka ma siostrę.
term-road-41-b-1 = Cofacie się powoli, a on idzie za odgłosem, dzbanem naprzód, łkając. Gdy już biegniecie, wciąż prawie nadąża. Matka dopada was przy strumieniu i daje wam po uchu, jak się daje własnym.

term-road-42-story = Na głazie nad ścieżką siedzi młoda inoks z toporem na kolanach. Był najsilniejszy w naszej dolinie, mówi, ten, co poszedł z wami; a teraz mieszka w domu. Chcę wiedzieć, co go tak zmęczyło. Wstaje. Zamierza nieść wasze plecaki albo porozbijać wam głowy, jeszcze się nie zdecydowała.
term-road-42-a-1 = Niesie wszystkie plecaki, biegiem, pod górę, i śpiewa. Z szacunku dla samych siebie też biegniecie. Pod wieczór już wie, co to było, mówi, dziękuje i zawraca do domu, ani trochę niezdyszana.
term-road-42-b-1 = Zastanawia się. Jak długo? Aż podniesiesz to, mówicie i wskazujecie głaz, na którym siedziała. Przygląda mu się z zainteresowaniem. Da wam znać.

term-road-43-story = Woźnica ma skrzynię do warsztatu waszej dawnej przyjaciółki, z napisem TĄ STRONĄ DO GÓRY na wszystkich sześciu ścianach, i nie chce jej mieć na wozie ani mili dłużej. Odezwała się, mówi. Zapłaci, byle ktoś ją zaniósł. Trzeba by nieść równo i w pojedynkę, jak sądzi, a potykać się nie wolno.
term-road-43-a-1 = Jest wielka jak ul, ciężka jak dorosły człowiek i przy każdym potknięciu mówi „au”. Pod koniec jedno z was porusza się jak wieszak na kapelusze. W gospodzie chłopak z warsztatu kwituje odbiór, wypłaca wam pieniądze od woźnicy i dziękuje w imieniu skrzyni.
term-road-43-b-1 = Kiwa głową. Tak myślał. Gdy oglądacie się na zakręcie, siedzi obok niej na poboczu i zdaje się ją o coś pytać.

term-road-44-story = W lesie, który przeszliście dziesięć razy, stoją dziś rano drzwi, pionowo, bez ściany. Jest na nich imię waszej dawnej towarzyszki, tkaczki zaklęć, i słowa ZARAZ WRACAM. Zawiasy wyrosły, nikt ich nie kuł. Za drzwiami ktoś nuci i nie jest to ona.
term-road-44-a-1 = Sień w środku jest dłuższa niż las. Wzdłuż całej wiszą obrazy różnych miejsc, jeszcze mokre, a z jednego nasypało się na podłogę piasku. Ten zdejmujecie i wynosicie, żeby mu się lepiej przyjrzeć w świetle dnia, a w świetle dnia jest to mapa.
term-road-44-b-1 = Piszecie, że tu byliście i że coś nuci. Po minucie karteczka wysuwa się z powrotem. DZIĘKUJĘ, stoi na niej, TO TYLKO CZAJNIK.

term-road-45-story = Zza stodoły z sianem wychodzi sześciu mężczyzn i butelka. Szukają pewnej pani, która kiedyś z wami podróżowała, lepkie palce, ciemne włosy. Ma coś, co należy do nich: oszczędności. Ponieważ jej nie ma, doszli przy butelce do wniosku, że wy też się nadacie.
term-road-45-a-1 = Nie umieją się bić, ale jest ich sześciu, a jeden posmarował nóż czymś, co sprzedano mu na szczury. Zostawiacie ich w sianie. Gospodarz chce wiedzieć, kto zapłaci za butelkę.
term-road-45-b-1 = Podajecie im numer straganu i życzycie szczęścia. Przyda się. Gdy następnym razem jesteście w mieście, czterech nosi jej skrzynki i wygląda na całkiem zadowolonych.

term-road-46-story = Wasz przyjaciel savvas mawiał, że pochodzi stąd. Na siodle przełęczy stoi kamień, który ma jego nos. Wiatr obchodzi go z pomrukiem, a w pomruku, jeśli się wsłuchać, jest dowcip, który zwykł opowiadać, tylko sto razy wolniej.
term-road-46-a-1 = Trwa to do zachodu słońca. To ten o dwóch kamykach. Zapomnieliście, jak się kończy, i śmiejecie się tak głośno, że po drugiej stronie doliny schodzi mała lawina, która brzmi jak oklaski.
term-road-46-b-1 = Jest ciepły, choć słońca dziś nie było. Innym razem, mówicie mu. Ma czas.

term-road-47-story = Na słupie milowym siedzi wyprostowany szczur i trzyma okruch papieru. Na następnym słupie też. To wiadomości od waszego cichego przyjaciela z wąsami, pisane bardzo drobnym pismem. Pierwsza brzmi: NIE W LEWO. Stoicie na rozwidleniu. Lewa droga prowadzi w dół i ktoś tam smaży kiełbaski.
term-road-47-a-1 = Prawa droga jest stroma i bez kiełbasek. Na czwartym słupie siedzi szczur z karteczką: DZIĘKUJĘ. JA SIĘ MARTWIĘ. Przez całą noc czuć aż tutaj, że gdzieś w dole coś się przypaliło.
term-road-47-b-1 = Jest patelnia, są kiełbaski, a przy ogniu nie ma nikogo. Zjedliście już po dwie, zanim daje wam to do myślenia. Wtedy ci, do których należy patelnia, wracają zza waszych pleców, bardzo cicho, zobaczyć, czy jesteście już gotowi.

term-road-60-story = Przybiegła za wami, ta młoda inoks z doliny, a kurzu ma na sobie na pół góry. Potrafi już podnieść tamten głaz. Potrafi nim rzucić. Chciała, żebyście wiedzieli; i pyta, co jest wam winna za radę, bo w jej dolinie nic nie jest za nic.
term-road-60-a-1 = Bierze to całkiem dosłownie. Do zimy stoi tam w górze chata, z komina idzie dym, a do drzwi przybita jest lista tych, którym wolno przejść. Tych, którym nie wolno, jest bardzo niewielu i żaden nie próbował dwa razy.
term-road-60-b-1 = Patrzy na topór, potem oddaje go bez słowa, trzonkiem do przodu. Jest dobrze wyważony i dla was wszystkich trochę za ciężki. Dziewczyna wraca do domu z pustymi rękami i wymachuje nimi, jakby należały do niej.

term-road-65-story = Słychać go, zanim go widać, i pomylić się nie sposób. Siedzi przed pasterską chatą z nogą w łubkach, krzywo zrośniętą, wysoki, i śpiewa, źle. Skarpety od matki nosiłby jako rękawiczki. Ma trochę odłożonych pieniędzy i nie chce, żeby widziała, jak kuleje.
term-road-65-a-1 = Ostatnią milę niesiecie go na kawałku płotu, a on śpiewa. Ona stoi na przystani, na długo zanim wyjdziecie zza zakrętu, bo usłyszała. A potem mówi tylko, że schudł. Przez cały ten rok żaden prom w kraju nie bierze od was zapłaty.
term-road-65-b-1 = Odlicza wam do ręki i dziękuje za zrozumienie. Mówicie, że go nie widzieliście. Gdy mijacie przystań, ona siedzi tam, gdzie dochodzi droga, i na odgłos waszych kroków podnosi głowę.

term-road-66-story = Cień przechodzi nad wami, zawraca i siada na drodze. To drak ze szczytu, któremu się nieco przytyło, z workiem w szponach. Dobroci nie zapomina. Worek jest dla was, mówi, ale tak bardzo chciałby zobaczyć, jak łapiecie.
term-road-66-a-1 = Odkłada worek. Jest trochę zawiedziony i jednym pazurem klepie was po głowach, każdego z osobna, nadzwyczaj ostrożnie, jak się klepie coś, co mogłoby wybuchnąć. Monety są ciepłe.
term-road-66-b-1 = Worek jest ogromny i spada z całkiem wysoka. Owszem, łapiecie go. Drak klaszcze skrzydłami i odlatuje w dół doliny, zaśmiewając się, a wy wybieracie pieniądze z krzaków, a sprzączki z siebie nawzajem.

term-road-67-story = W poprzek drogi wisi girlanda, a pod girlandą stoją wszyscy: wieś, sąsiednia wieś, orkiestra dęta. Zrobili dla was zbiórkę. To niemało jak na ludzi z takimi dachami. Wójt ma w ręku mowę, a na twarzy nadzieję, o której nie śmie wspomnieć: nie mają mostu.
term-road-67-a-1 = Zdejmujecie płaszcze. W tydzień most jest gotowy, przy dźwiękach orkiestry, a pierwszy wóz, który nim przejeżdża, wiezie do miasta jabłka. Na zworniku wykuli was wszystkich, dość urodziwych, i jest jeszcze miejsce.
term-road-67-b-1 = Kłaniacie się, oni wiwatują, aż ochrypną, a wójt odczytuje mowę. Sakwa jest ciężka. Za wsią przechodzicie rzekę w bród i trzymacie ją nad głowami.

term-road-68-story = Na wasz widok chłop puszcza pług. Nim dojdziecie do domu, na progu leży sakiewka, na sakiewce szynka, a okiennice są zamknięte. Nie czekali nawet, aż ktoś poprosi. W środku małe dziecko chce wiedzieć, na głos, czy to oni.
term-road-68-a-1 = Nie wziąć byłoby nieuprzejmie. Szynka jest wyborna. Jecie ją na najbliższym wzgórzu, z widokiem na dom, i do zmroku okiennice wciąż się nie otwierają.
term-road-68-b-1 = Trwa długo, zanim drzwi się otworzą, a wtedy stoi w nich dziecko. Podajecie mu szynkę. Odnosi ją bez słowa, w objęciach, a w ciemności jakaś kobieta mówi, do nikogo, że nigdy by w to nie uwierzyła.
