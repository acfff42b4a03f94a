### Wydarzenia, po polsku: nazwa i dwie odpowiedzi. Po angielsku są w treści.

term-city-01 = Połamana ława
term-city-01-a = Rzućcie się w bójkę
term-city-01-b = Zastawcie drzwi i krzyknijcie

term-city-02 = Pogoda w butelce
term-city-02-a = Kupcie pogodny ranek
term-city-02-b = Życzcie dobrego handlu

term-city-03 = Mosiężny ptak
term-city-03-a = Zapłaćcie za pudło
term-city-03-b = Zostawcie je, gdzie leży

term-city-04 = Czterech do niesienia
term-city-04-a = Idźcie dalej
term-city-04-b = Podnieście ją

term-city-05 = Wysoka woda
term-city-05-a = Noście worki z piaskiem
term-city-05-b = Przenieście beczki

term-city-06 = Ulica Odlewników
term-city-06-a = Ustawcie się w łańcuch z wiadrami
term-city-06-b = Wejdźcie po rysunki

term-city-07 = Sztuka w pięciu aktach
term-city-07-a = Sprzedajcie mu nazwisko
term-city-07-b = Odmówcie mu

term-city-08 = Mapa utopionej kapitan
term-city-08-a = Kupcie mapę
term-city-08-b = Dajcie spokój

term-city-09 = Odpływ
term-city-09-a = Zatrzymajcie ją
term-city-09-b = Zanieście ją do ratusza

term-city-10 = Nieodebrane bagaże
term-city-10-a = Licytujcie
term-city-10-b = Sprowadźcie sędzię

term-city-11 = Cena czeladnika
term-city-11-a = Weźcie wzór
term-city-11-b = Odeślijcie go do warsztatu

term-city-12 = Dziś bez latarni
term-city-12-a = Zostańcie przy ogniu
term-city-12-b = Weźcie tyczki

term-city-13 = Świeca dla każdego
term-city-13-a = Zamówcie świece
term-city-13-b = Zachowajcie włosy

term-city-14 = Ostatnia lekcja
term-city-14-a = Poproście o lekcję
term-city-14-b = Wprowadźcie dzieci

term-city-15 = Srebrna chochla
term-city-15-a = Dajcie słowo
term-city-15-b = Naprawcie szkodę

term-city-16 = Szkoła wieczorowa
term-city-16-a = Wyłóżcie pieniądze
term-city-16-b = Odmówcie

term-city-17 = Torba kuriera
term-city-17-a = Oddajcie torbę
term-city-17-b = Przeczytajcie mapę

term-city-18 = Coś w piwnicach
term-city-18-a = Wypędźcie to pochodniami
term-city-18-b = Czekajcie z wiadrem

term-city-19 = Stół wdów
term-city-19-a = Dajcie jak wielcy państwo
term-city-19-b = Dajcie przyzwoicie mało

term-city-20 = Trzeci skład
term-city-20-a = Czuwajcie w czwartym
term-city-20-b = Zostawcie to cechowi

term-city-21 = Wysoki i śpiewa
term-city-21-a = Poproście o zaliczkę
term-city-21-b = Obiecajcie się rozglądać

term-city-22 = Dzień podrzutków
term-city-22-a = Naprawcie furtkę i huśtawkę
term-city-22-b = Ćwiczcie z kompanią

term-city-23 = Święta z latarnią
term-city-23-a = Nieście świętą
term-city-23-b = Czuwajcie w świątyni

term-city-24 = Zbiórka dzielnic
term-city-24-a = Pokażcie im, jak walczyć
term-city-24-b = Wyprostujcie palisadę

term-city-25 = Królewski kciuk
term-city-25-a = Przyjmijcie zakład
term-city-25-b = Bawcie się na jarmarku

term-city-26 = Stanął na dziewiątej
term-city-26-a = Zaproponujcie naprawę
term-city-26-b = Zajmijcie się płaszczami

term-city-27 = Zielony gość
term-city-27-a = Ustalcie, czego chce
term-city-27-b = Niech sobie rośnie

term-city-28 = Dom bez psa
term-city-28-a = Użyjcie klucza
term-city-28-b = Oddajcie klucz

term-city-29 = Dziura na Rymarskiej
term-city-29-a = Zejdźcie i podeprzyjcie
term-city-29-b = Pogódźcie cechy

term-city-30 = Małe rączki
term-city-30-a = Stańcie pomiędzy
term-city-30-b = Wskażcie je straży

term-city-31 = Fałszywa waga
term-city-31-a = Weźcie sakiewkę i adres
term-city-31-b = Odeślijcie go do straży

term-city-32 = Demobil
term-city-32-a = Dopilnujcie, by dostał je garnizon
term-city-32-b = Podpiszcie handlarzowi

term-city-33 = To w fontannie
term-city-33-a = Wejdźcie do tego
term-city-33-b = Nie mieszajcie się

term-city-34 = Dwa cienie
term-city-34-a = Idźcie, gdzie wskazuje
term-city-34-b = Ustawcie lampy z obu stron

term-city-35 = Pszczelarz z Gawroniej
term-city-35-a = Zaróbcie tę monetę
term-city-35-b = Wstawcie się za lokatorem

term-city-36 = Walka w klatce
term-city-36-a = Rozerwijcie klatkę
term-city-36-b = Wykupcie ją

term-city-37 = Czas ciszy
term-city-37-a = Zagrajcie coś
term-city-37-b = Nadajcie krosnom takt

term-city-38 = Drewno
term-city-38-a = Zamachnijcie się pierwsi
term-city-38-b = Nic nie rozwiązujcie, niczego nie tykajcie

term-city-39 = Zlecenie chirurga
term-city-39-a = Przynieście pakunek
term-city-39-b = Zamknijcie drzwi

term-city-40 = Kaplica sześciu okien
term-city-40-a = Pomóżcie, gdzie umiecie
term-city-40-b = Ratujcie szaty

term-city-41 = Niedźwiedzi tonik
term-city-41-a = Poproście o flaszkę
term-city-41-b = Oklaskujcie niedźwiedzia

term-city-42 = Podwórze Byka
term-city-42-a = Poręczcie za niego
term-city-42-b = Milczcie

term-city-43 = Faza druga
term-city-43-a = Zapłaćcie za miedź
term-city-43-b = Potrzymajcie to

term-city-44 = Katedra w akademii
term-city-44-a = Wygłoście wykład za nią
term-city-44-b = Odczytajcie jej notatki

term-city-45 = Uczciwa kobieta
term-city-45-a = Pomówcie z inspektorem
term-city-45-b = Niech otworzy sejf

term-city-46 = Pieśni z kamieniołomu
term-city-46-a = Zapłaćcie za ucztę
term-city-46-b = Wyślijcie życzenia

term-city-47 = Co kto myśli
term-city-47-a = Włamcie się od razu
term-city-47-b = Czekajcie, aż będzie pewny

term-city-60 = Zielony gość urósł
term-city-60-a = Zapytajcie przed zbieraniem
term-city-60-b = Zbierzcie dla cukiernika

term-city-61 = Faza trzecia
term-city-61-a = Nieście to
term-city-61-b = Sprzedajcie saperom

term-city-62 = Księga inspektora
term-city-62-a = Wymieńcie stronę za płaszcz
term-city-62-b = Zanieście ją drukarzowi

term-city-63 = Koniec nici
term-city-63-a = Idźcie w górę doliny
term-city-63-b = Zasypcie studnie

term-city-65 = Wynik chirurga
term-city-65-a = Posypcie słomę
term-city-65-b = Niech przemówi w ratuszu

term-city-70 = Egzamin szkoły wieczorowej
term-city-70-a = Wstańcie i przemówcie
term-city-70-b = Zostańcie na miejscach

term-city-71 = Nazwisko na mankiecie
term-city-71-a = Wysłuchajcie go
term-city-71-b = Powiedzcie, że nie macie czasu

term-city-72 = Drugi mankiet
term-city-72-a = Przerysujcie linie
term-city-72-b = Oddajcie mu to

term-city-73 = Rytm z głębi
term-city-73-a = Zapłaćcie za pręty
term-city-73-b = Niech samo się uspokoi

term-city-74 = Znowu ten list
term-city-74-a = Niech to zamknie
term-city-74-b = Przeczytajcie raz jeszcze

term-city-75 = Skrzydła nad targiem
term-city-75-a = Powiedzcie, że jest wasz
term-city-75-b = Powiedzcie, że go nie znacie

term-city-76 = Wyrazy od admirał
term-city-76-a = Przyjmijcie zlecenie
term-city-76-b = Wymówcie się

term-city-77 = Propozycja grabarza
term-city-77-a = Kopcie z nim
term-city-77-b = Niech pije sam

term-city-80 = Zapłacono w całości
term-city-80-a = Zakwestionujcie stronę
term-city-80-b = Wyrzućcie ich

term-road-01 = Krótsza droga naokoło
term-road-01-a = Przejdźcie zielonym brodem
term-road-01-b = Przejdźcie po skale

term-road-02 = Święta bez głowy
term-road-02-a = Wytnijcie jeżyny
term-road-02-b = Nie zwalniajcie

term-road-03 = Czarne porzeczki
term-road-03-a = Jedzcie
term-road-03-b = Żujcie sznur

term-road-04 = Bez koła
term-road-04-a = Przynieście koło
term-road-04-b = Odciążcie wóz

term-road-05 = Amulet łowcy
term-road-05-a = Weźcie amulet
term-road-05-b = Pochowajcie go z nim

term-road-06 = Szablista trawa
term-road-06-a = Idźcie ścieżką
term-road-06-b = Idźcie na przełaj

term-road-07 = Liczący pustelnik
term-road-07-a = Liczcie z nim
term-road-07-b = Życzcie mu jasnych nocy

term-road-08 = Dziesięć łuków
term-road-08-a = Zapiszcie się
term-road-08-b = Szturmujcie skarpę

term-road-09 = Gorączka mleczna
term-road-09-a = Otwórzcie buteleczkę
term-road-09-b = Powiedzcie, że sami potrzebujecie

term-road-10 = Wilki przy słupie
term-road-10-a = Trzymajcie drogę, niech przyjdą
term-road-10-b = Przełamcie krąg

term-road-11 = Ziemia odchrząknęła
term-road-11-a = Biegnijcie
term-road-11-b = Stójcie i słuchajcie

term-road-12 = Człowiek w jednym bucie
term-road-12-a = Obiecajcie posłać młynarkę
term-road-12-b = Zanieście go

term-road-13 = Groszowy dąb
term-road-13-a = Wyłuskajcie kilka monet
term-road-13-b = Dodajcie własną monetę

term-road-14 = Pielgrzymi
term-road-14-a = Usiądźcie w kręgu
term-road-14-b = Idźcie spać

term-road-15 = Latarnia we mgle
term-road-15-a = Idźcie za latarnią
term-road-15-b = Usiądźcie i czekajcie

term-road-16 = Koza na moście
term-road-16-a = Przeciśnijcie się
term-road-16-b = Czekajcie na pełen skopek

term-road-17 = Obóz mierniczych
term-road-17-a = Sprzedajcie przyrząd
term-road-17-b = Dokończcie rząd palików

term-road-18 = Sędzia na szubienicy
term-road-18-a = Odpowiedzcie mu
term-road-18-b = Przebiegnijcie pod belką

term-road-19 = Muł kramarza
term-road-19-a = Chwyćcie za róg
term-road-19-b = Ulżyjcie mułowi

term-road-20 = Ciepłe kamienie
term-road-20-a = Wykurzcie je
term-road-20-b = Popatrzcie chwilę

term-road-21 = Co druga deska
term-road-21-a = Po deskach
term-road-21-b = Ścieżkami

term-road-22 = Stojący list
term-road-22-a = Przepiszcie to
term-road-22-b = Przeczytajcie na głos

term-road-23 = Stragan na słowo
term-road-23-a = Zapłaćcie za jajka
term-road-23-b = Weźcie też skrzynkę

term-road-24 = Zasypany poszukiwacz
term-road-24-a = Odkopcie muła
term-road-24-b = Wyciągnijcie go i idźcie

term-road-25 = Bród klanu Byka
term-road-25-a = Dogadajcie się
term-road-25-b = Przejdźcie niżej

term-road-26 = Wóz sióstr
term-road-26-a = Zajmijcie się osią
term-road-26-b = Zajmijcie się kufrem

term-road-27 = Dwa razy ten sam buk
term-road-27-a = Rozgryźcie to
term-road-27-b = Przebijcie się przez ciernie

term-road-28 = Ostatnia depesza
term-road-28-a = Dajcie mu łyk
term-road-28-b = Życzcie mu szczęścia

term-road-29 = Drzwi z gruzu
term-road-29-a = Kopcie
term-road-29-b = Przeciśnijcie się szczeliną

term-road-30 = Chora nora
term-road-30-a = Sprawdźcie, co im dolega
term-road-30-b = Wymieńcie się na miedź

term-road-31 = Płonąca rogatka
term-road-31-a = Do środka po dziecko
term-road-31-b = Do środka po kasetkę

term-road-32 = Maruderzy
term-road-32-a = Postawcie ich na nogi
term-road-32-b = Wskażcie gdzieś

term-road-33 = Kamienie wezwania
term-road-33-a = Narysujcie krąg od nowa
term-road-33-b = Przejdźcie nad tym, cicho

term-road-34 = Zgasły światła
term-road-34-a = Wymknijcie się w ciemność
term-road-34-b = Stańcie w przejściu

term-road-35 = Rój
term-road-35-a = Biegnijcie środkiem
term-road-35-b = Zapłaćcie za dymiarza

term-road-36 = Coś tu było
term-road-36-a = Stawcie mu czoła
term-road-36-b = Wejdźcie na drzewo i czekajcie

term-road-37 = Podatek dudziarza
term-road-37-a = Zagrajcie z nim
term-road-37-b = Zatkajcie uszy woskiem

term-road-38 = Obóz drwali
term-road-38-a = Pomówcie z lasem
term-road-38-b = Wyprowadźcie drwali

term-road-39 = Żółta flaga
term-road-39-a = Przynieście im lek
term-road-39-b = Niech flaga powiewa

term-road-40 = Pogoda na zamówienie
term-road-40-a = Sięgnijcie i pomóżcie
term-road-40-b = Naokoło, daleko naokoło

term-road-41 = Młode na drodze
term-road-41-a = Zdejmijcie mu dzban
term-road-41-b = Cofajcie się, powoli

term-road-42 = Wyzwanie
term-road-42-a = Niech idzie i zobaczy
term-road-42-b = Niech najpierw poćwiczy

term-road-43 = Skrzynia dla wynalazczyni
term-road-43-a = Nieście ją
term-road-43-b = Zostawcie ją woźnicy

term-road-44 = Jej stary adres
term-road-44-a = Otwórzcie je
term-road-44-b = Wsuńcie karteczkę

term-road-45 = Przyjaciele przyjaciółki
term-road-45-a = Bijcie się
term-road-45-b = Powiedzcie, gdzie sprzedaje gruszki

term-road-46 = Kamień, który był przyjacielem
term-road-46-a = Czekajcie na koniec dowcipu
term-road-46-b = Połóżcie na nim dłoń

term-road-47 = Co niosą szczury
term-road-47-a = Zaufajcie szczurowi
term-road-47-b = Idźcie za kiełbaskami

term-road-60 = Podniesiony głaz
term-road-60-a = Obietnica pilnowania przełęczy
term-road-60-b = Ten twój topór

term-road-65 = Wysoki i śpiewa
term-road-65-a = Zabierzcie go do niej
term-road-65-b = Weźcie pieniądze i milczcie

term-road-66 = Myto draka
term-road-66-a = Niech odłoży worek
term-road-66-b = Łapcie

term-road-67 = Cała droga macha
term-road-67-a = Zbudujcie im most
term-road-67-b = Przyjmijcie zbiórkę

term-road-68 = Wiedzą, kim jesteście
term-road-68-a = Weźcie, co dają
term-road-68-b = Zapukajcie i oddajcie
