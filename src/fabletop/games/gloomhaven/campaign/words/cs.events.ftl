### Události, česky: jméno a dvě odpovědi. Anglicky stojí v obsahu.

term-city-01 = Rozbitá lavice
term-city-01-a = Přidejte se do rvačky
term-city-01-b = Zataraste dveře a zakřičte

term-city-02 = Počasí v lahvi
term-city-02-a = Kupte pěkné ráno
term-city-02-b = Popřejte dobrý obchod

term-city-03 = Mosazný pták
term-city-03-a = Zaplaťte za krabici
term-city-03-b = Nechte ji ležet

term-city-04 = Čtyři nosiči
term-city-04-a = Jděte dál
term-city-04-b = Zvedněte ji

term-city-05 = Velká voda
term-city-05-a = Noste pytle s pískem
term-city-05-b = Přestěhujte sudy

term-city-06 = Slévačská ulice
term-city-06-a = Utvořte řetěz s vědry
term-city-06-b = Vylezte pro výkresy

term-city-07 = Hra o pěti jednáních
term-city-07-a = Prodejte mu své jméno
term-city-07-b = Odmítněte ho

term-city-08 = Mapa utopené kapitánky
term-city-08-a = Kupte mapu
term-city-08-b = Nechte to být

term-city-09 = Odliv
term-city-09-a = Nechte si ji
term-city-09-b = Odneste ji na radnici

term-city-10 = Nevyzvednutá zavazadla
term-city-10-a = Přihazujte
term-city-10-b = Dojděte pro soudkyni

term-city-11 = Učedníkova cena
term-city-11-a = Vezměte si výkres
term-city-11-b = Pošlete ho zpět k ponku

term-city-12 = Dnes se nesvítí
term-city-12-a = Zůstaňte u krbu
term-city-12-b = Vezměte tyče

term-city-13 = Svíčka pro každého
term-city-13-a = Dejte si odlít svíčky
term-city-13-b = Nechte si vlasy

term-city-14 = Poslední lekce
term-city-14-a = Požádejte o lekci
term-city-14-b = Přiveďte děti

term-city-15 = Stříbrná naběračka
term-city-15-a = Dejte své slovo
term-city-15-b = Nahraďte škodu

term-city-16 = Večerní škola
term-city-16-a = Dejte peníze
term-city-16-b = Řekněte ne

term-city-17 = Kurýrova brašna
term-city-17-a = Odevzdejte brašnu
term-city-17-b = Přečtěte si mapu

term-city-18 = Něco ve sklepích
term-city-18-a = Vyžeňte to pochodněmi
term-city-18-b = Počkejte na to s vědrem

term-city-19 = Vdovská hostina
term-city-19-a = Dejte jako velcí páni
term-city-19-b = Dejte slušné málo

term-city-20 = Třetí skladiště
term-city-20-a = Hlídejte ve čtvrtém
term-city-20-b = Nechte to cechu

term-city-21 = Vysoký a zpívá
term-city-21-a = Požádejte o zálohu
term-city-21-b = Slibte, že se rozhlédnete

term-city-22 = Den nalezenců
term-city-22-a = Spravte vrata a houpačku
term-city-22-b = Cvičte s oddílem

term-city-23 = Svatá s lucernou
term-city-23-a = Neste světici
term-city-23-b = Držte bdění

term-city-24 = Nástup čtvrtí
term-city-24-a = Ukažte jim, jak bojovat
term-city-24-b = Narovnejte palisádu

term-city-25 = Králův palec
term-city-25-a = Přijměte sázku
term-city-25-b = Užijte si pouť

term-city-26 = Stojí na devíti
term-city-26-a = Nabídněte opravu
term-city-26-b = Všímejte si kabátů

term-city-27 = Zelený host
term-city-27-a = Zjistěte, co chce
term-city-27-b = Nechte ho růst

term-city-28 = Dům bez psa
term-city-28-a = Použijte klíč
term-city-28-b = Vraťte klíč

term-city-29 = Díra v Sedlářské
term-city-29-a = Slezte dolů a podepřete ji
term-city-29-b = Smiřte cechy

term-city-30 = Malé ruce
term-city-30-a = Postavte se mezi ně
term-city-30-b = Ukažte je stráži

term-city-31 = Falešná váha
term-city-31-a = Vezměte měšec i adresu
term-city-31-b = Pošlete ho za stráží

term-city-32 = Vojenské přebytky
term-city-32-a = Postarejte se, ať je posádka dostane
term-city-32-b = Podepište je překupníkovi

term-city-33 = To v kašně
term-city-33-a = Vlezte k tomu
term-city-33-b = Nepleťte se do toho

term-city-34 = Dva stíny
term-city-34-a = Jděte, kam ukazuje
term-city-34-b = Rozsviťte lampy z obou stran

term-city-35 = Včelař z Havraní ulice
term-city-35-a = Vydělejte si tu minci
term-city-35-b = Přimluvte se za nájemníka

term-city-36 = Zápas v kleci
term-city-36-a = Rozervěte klec
term-city-36-b = Vykupte ji

term-city-37 = Tichý čas
term-city-37-a = Zahrajte jim
term-city-37-b = Dejte stavům takt

term-city-38 = Dříví
term-city-38-a = Zatněte jako první
term-city-38-b = Nic nerozvazujte, ničeho se nedotýkejte

term-city-39 = Chirurgova pochůzka
term-city-39-a = Přineste balík
term-city-39-b = Zavřete dveře

term-city-40 = Kaple šesti oken
term-city-40-a = Pomáhejte, kde umíte
term-city-40-b = Zachraňte roucha

term-city-41 = Medvědí tonikum
term-city-41-a = Řekněte si o láhev
term-city-41-b = Zatleskejte medvědovi

term-city-42 = Býkův dvůr
term-city-42-a = Zaručte se za něj
term-city-42-b = Neříkejte nic

term-city-43 = Druhá fáze
term-city-43-a = Zaplaťte měď
term-city-43-b = Podržte to

term-city-44 = Křeslo na akademii
term-city-44-a = Přednášejte za ni
term-city-44-b = Přečtěte její poznámky

term-city-45 = Počestná žena
term-city-45-a = Promluvte s inspektorem
term-city-45-b = Nechte ji otevřít sejf

term-city-46 = Písně z lomu
term-city-46-a = Zaplaťte hostinu
term-city-46-b = Pošlete přání

term-city-47 = Co si kdo myslí
term-city-47-a = Vloupejte se tam hned
term-city-47-b = Počkejte, až bude mít jistotu

term-city-60 = Zelený host vyrostl
term-city-60-a = Zeptejte se, než budete trhat
term-city-60-b = Natrhejte pro cukráře

term-city-61 = Třetí fáze
term-city-61-a = Neste to
term-city-61-b = Prodejte to zákopníkům

term-city-62 = Inspektorova kniha
term-city-62-a = Vyměňte stránku za plášť
term-city-62-b = Odneste ji tiskaři

term-city-63 = Konec nitě
term-city-63-a = Vydejte se údolím vzhůru
term-city-63-b = Zasypte studny

term-city-65 = Chirurgův nález
term-city-65-a = Poprašte slámu
term-city-65-b = Ať promluví na radnici

term-city-70 = Zkouška večerní školy
term-city-70-a = Vstaňte a promluvte
term-city-70-b = Zůstaňte sedět

term-city-71 = Jméno na manžetě
term-city-71-a = Vyslechněte ho
term-city-71-b = Řekněte, že nemáte čas

term-city-72 = Druhá manžeta
term-city-72-a = Obkreslete čáry
term-city-72-b = Vraťte mu to

term-city-73 = Rytmus v hlubině
term-city-73-a = Zaplaťte tyče
term-city-73-b = Ať se to usadí samo

term-city-74 = Zase ten dopis
term-city-74-a = Ať to zamkne
term-city-74-b = Přečtěte to ještě jednou

term-city-75 = Křídla nad trhem
term-city-75-a = Řekněte, že je váš
term-city-75-b = Řekněte, že ho neznáte

term-city-76 = Poklona od admirálky
term-city-76-a = Přijměte pověření
term-city-76-b = Omluvte se

term-city-77 = Hrobníkova nabídka
term-city-77-a = Kopejte s ním
term-city-77-b = Ať si pije sám

term-city-80 = Splaceno
term-city-80-a = Popřete tu stránku
term-city-80-b = Vyhoďte je

term-road-01 = Zkratka oklikou
term-road-01-a = Přebroďte zelený brod
term-road-01-b = Přelezte po útesu

term-road-02 = Světice bez hlavy
term-road-02-a = Vytrhejte ostružiní
term-road-02-b = Držte krok

term-road-03 = Černý rybíz
term-road-03-a = Jezte
term-road-03-b = Žvýkejte provaz

term-road-04 = Ulomené kolo
term-road-04-a = Přineste kolo
term-road-04-b = Odlehčete vozu

term-road-05 = Lovcův amulet
term-road-05-a = Vezměte amulet
term-road-05-b = Pohřběte ho s ním

term-road-06 = Šavlová tráva
term-road-06-a = Jděte po stezce
term-road-06-b = Rovnou napříč

term-road-07 = Poustevník počítá
term-road-07-a = Počítejte s ním
term-road-07-b = Popřejte mu jasné noci

term-road-08 = Deset luků
term-road-08-a = Upište se
term-road-08-b = Zaútočte na břeh

term-road-09 = Mléčná horečka
term-road-09-a = Otevřete lahvičku
term-road-09-b = Řekněte, že je potřebujete

term-road-10 = Vlci u milníku
term-road-10-a = Držte cestu, ať přijdou
term-road-10-b = Prolomte kruh

term-road-11 = Zem si odkašlala
term-road-11-a = Utíkejte
term-road-11-b = Stůjte a naslouchejte

term-road-12 = Muž v jedné botě
term-road-12-a = Slibte, že pošlete mlynářku
term-road-12-b = Neste ho

term-road-13 = Grošový dub
term-road-13-a = Vypačte pár mincí
term-road-13-b = Přidejte vlastní minci

term-road-14 = Poutníci
term-road-14-a = Sedněte si do mezery
term-road-14-b = Jděte spát

term-road-15 = Lucerna v mlze
term-road-15-a = Jděte za lucernou
term-road-15-b = Sedněte si a čekejte

term-road-16 = Koza na mostě
term-road-16-a = Protáhněte se kolem
term-road-16-b = Počkejte na plný hrnec

term-road-17 = Tábor zeměměřičů
term-road-17-a = Prodejte přístroj
term-road-17-b = Dokončete řadu kolíků

term-road-18 = Soudce na šibenici
term-road-18-a = Odpovězte mu
term-road-18-b = Proběhněte pod trámem

term-road-19 = Kramářova mula
term-road-19-a = Chopte se rohu
term-road-19-b = Ulehčete mule

term-road-20 = Teplé kameny
term-road-20-a = Vykuřte je
term-road-20-b = Chvíli se dívejte

term-road-21 = Každé druhé prkno
term-road-21-a = Po prknech
term-road-21-b = Po pěšinách

term-road-22 = Stojící dopis
term-road-22-a = Opište to
term-road-22-b = Přečtěte to nahlas

term-road-23 = Stánek na čestné slovo
term-road-23-a = Zaplaťte za vejce
term-road-23-b = Vezměte i pokladničku

term-road-24 = Zapadlý zlatokop
term-road-24-a = Vyhrabte mulu
term-road-24-b = Vytáhněte ho a jděte dál

term-road-25 = Brod býčího klanu
term-road-25-a = Dohodněte se
term-road-25-b = Přejděte níž po proudu

term-road-26 = Vůz sester
term-road-26-a = Podívejte se na nápravu
term-road-26-b = Podívejte se na truhlu

term-road-27 = Dvakrát týž buk
term-road-27-a = Rozlouskněte to
term-road-27-b = Prorazte trním

term-road-28 = Poslední depeše
term-road-28-a = Nabídněte mu doušek
term-road-28-b = Popřejte mu štěstí

term-road-29 = Dveře ze suti
term-road-29-a = Kopejte
term-road-29-b = Protáhněte se škvírou

term-road-30 = Nemocná nora
term-road-30-a = Zjistěte, co jim je
term-road-30-b = Směňte to za měď

term-road-31 = Hořící celnice
term-road-31-a = Dovnitř pro dítě
term-road-31-b = Dovnitř pro pokladnu

term-road-32 = Opozdilci
term-road-32-a = Postavte je na nohy
term-road-32-b = Ukažte někam

term-road-33 = Vyvolávací kameny
term-road-33-a = Obkreslete kolem kruh
term-road-33-b = Překročte to, potichu

term-road-34 = Zhasněte
term-road-34-a = Vyplížte se tmou
term-road-34-b = Postavte se do mezery

term-road-35 = Roj
term-road-35-a = Proběhněte středem
term-road-35-b = Zaplaťte kuřáka

term-road-36 = Něco tu bylo
term-road-36-a = Postavte se mu
term-road-36-b = Vylezte na strom a čekejte

term-road-37 = Píšťalkova daň
term-road-37-a = Hrajte s ním
term-road-37-b = Ucpěte si uši voskem

term-road-38 = Dřevorubecký tábor
term-road-38-a = Promluvte s lesem
term-road-38-b = Vyveďte dřevorubce

term-road-39 = Žlutý prapor
term-road-39-a = Přineste jim lék
term-road-39-b = Ať prapor vlaje

term-road-40 = Počasí na zakázku
term-road-40-a = Sáhněte dovnitř a pomozte
term-road-40-b = Oklikou, velkou oklikou

term-road-41 = Mládě na cestě
term-road-41-a = Sundejte mu džbán
term-road-41-b = Couvejte, pomalu

term-road-42 = Výzva
term-road-42-a = Ať jde s vámi a vidí
term-road-42-b = Ať nejdřív cvičí

term-road-43 = Bedna pro vynálezkyni
term-road-43-a = Neste ji
term-road-43-b = Nechte ji vozkovi

term-road-44 = Její stará adresa
term-road-44-a = Otevřete je
term-road-44-b = Podstrčte vzkaz

term-road-45 = Přátelé přítelkyně
term-road-45-a = Bijte se
term-road-45-b = Řekněte, kde prodává hrušky

term-road-46 = Kámen, který byl přítelem
term-road-46-a = Počkejte na konec vtipu
term-road-46-b = Položte na něj ruku

term-road-47 = Co nosí krysy
term-road-47-a = Věřte kryse
term-road-47-b = Jděte za klobásami

term-road-60 = Zvednutý balvan
term-road-60-a = Slib, že bude hlídat průsmyk
term-road-60-b = Tu tvoji sekeru

term-road-65 = Vysoký a zpívá
term-road-65-a = Odveďte ho k ní domů
term-road-65-b = Vezměte peníze a mlčte

term-road-66 = Drakovo mýto
term-road-66-a = Ať pytel položí
term-road-66-b = Chytejte

term-road-67 = Celá cesta mává
term-road-67-a = Postavte jim most
term-road-67-b = Přijměte sbírku

term-road-68 = Vědí, kdo jste
term-road-68-a = Vezměte, co dávají
term-road-68-b = Zaklepejte a vraťte to
