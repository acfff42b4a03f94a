### Miejsca i krainy na mapie, po polsku: co się o nich mówi. Po angielsku stoi w treści.

term-place-1-rumour = Pasterze od trzech nocy widują lampę na starym wzgórzu. Owce już przepędzili.
term-place-2-rumour = Pod kurhanem jest drugi kurhan. I ktoś tam na dole czeka na dostawę.
term-place-3-rumour = Dym inoksów nad Lasem Sztyletów, gdzie rok temu go nie było. Kupcy proszą, żeby kogoś ukarać dla przykładu.
term-place-4-rumour = Krypta, którą kapłani zamurowali, ma nową dziurę, akurat na wysokość człowieka, który coś niesie.
term-place-5-rumour = Kto pracuje na polach przy tej ruinie, skarży się, że narzędzia wypadają mu z rąk, a nocą okna płoną trzema barwami.
term-place-6-rumour = Czuć to, gdy wieje od wschodu. Woźnice jeżdżą naokoło i przestali już mówić dlaczego.
term-place-7-rumour = Jaskinia, w której wieczorem jest jasno. Za to, co tam kwitnie, zaklinaczka płaci, jeśli przyniesie się to w całości.
term-place-8-rumour = Magazyn nad rzeką, wynajęty na samo nazwisko. Szczury wyprowadziły się wiosną, z rodzinami.
term-place-9-rumour = Stąd pochodziły najlepsze diamenty wybrzeża. Teraz kopią tu vermlingi i nikt nie widział, żeby któryś przestał.
term-place-10-rumour = Nie tyle miejsce, ile jego druga strona. Drzwi stoją w pewnej krypcie i są ciepłe w dotyku.
term-place-11-rumour = Plac przed Ratuszem tej nocy, gdy umarli przychodzą na targ. Tak to się toczy, jeśli pójdziecie z nimi.
term-place-12-rumour = Plac przed Ratuszem tej nocy, gdy umarli przychodzą na targ. Tak to się toczy, jeśli staniecie im na drodze.
term-place-13-rumour = Świątynia nie ma kapłana ani dachu, a jednak ludzie się do niej wspinają, o coś pytają i schodzą bez chęci do rozmowy.
term-place-14-rumour = Za monetę traperzy pokażą wam rozpadlinę. Za dwie opowiedzą o kobiecie w lodzie, która pisze.
term-place-15-rumour = Brama w górze z literami wysokimi jak człowiek. Podobno wpuszcza tylko tych, którzy przyprowadzili siebie nawzajem.
term-place-16-rumour = Jedyna droga przez góry Copperneck, zanim spadnie śnieg. Od żniw nikt, kto nią poszedł, nie przysłał listu.
term-place-17-rumour = Wyspa, która jest tylko na jednej mapie. Jej ostatni właściciel bardzo chciał się tej mapy pozbyć.
term-place-18-rumour = W trzech dzielnicach woda ma smak miedzi. Krata jest w zaułku Łojowym; ktoś oliwi jej zawiasy.
term-place-19-rumour = Staruszek o imieniu Hail chce, by go tam zaprowadzić, w głąb bagien. Nie mówi po co ani jak zamierza wrócić.
term-place-20-rumour = Tam zaszyła się handlarka. Księga, którą znaleźliście, podaje adres, a na marginesie godziny przyjęć.

term-gloomhaven-story = Ostatnie miasto, zanim mapy się poddadzą: od lądu mury, od morza maszty, a pomiędzy czterdzieści tysięcy ludzi, którzy przyszli tylko na jeden sezon.
term-dagger-forest-story = Sosny tak proste, że nazwano je od tego, co się robi sztyletem. Żyją tu inoksi, a drzewa ścięte, by zrobić miejsce innym, liczy się tu co noc, na głos.
term-copperneck-mountains-story = Wieczorem czerwone, w deszczu zielone i puste od końca do końca. Kto budował tu drogi, budował je dla czegoś o dłuższych nogach.
term-watcher-mountains-story = Dwanaście szczytów o twarzach albo jedenaście, zależy, kogo i przy jakiej pogodzie pytać. W dole kopalnie, w górze świątynie, a wszędzie kozy, którym jedynym jest tu dobrze.
term-lingering-swamp-story = Kraj, który nie umie się zdecydować. Co w nim utonie, nie ginie, tylko czeka; łowcy węgorzy znajdą to za sto lat i odłożą na miejsce.
term-misty-sea-story = Szara woda pod szarym powietrzem i żeglarze, którzy gwiżdżą, żeby słyszeć, gdzie jest brzeg. Podobno ma drugą stronę.
