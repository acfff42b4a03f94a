### Události ve městě, druhá část, česky: příběhy a jejich konce. Anglicky stojí v obsahu.

term-city-32-story = Na nábřeží stojí pod plachtou třicet beden bot, označených pro posádku a posádkou zapomenutých. Přitočí se k vám překupník. Vypadáte na vojáky, povídá; stačí váš podpis a on by armádu celé té starosti zbavil.
term-city-32-a-1 = Někdo z vás na tohle čekal celý rok. Značky křídou přečte jedním pohledem, podepíše trojmo a boty vypochodují do kopce v sevřeném šiku. Intendantura je těmi papíry tak dojata, že proplatí i dovoz.
term-city-32-a-2 = Obtěžujete hlídku, pak seržanta té hlídky a pak seržantova kapitána, až si pro boty někdo přijde. Celý ten podzim chodí hlídky kolem s nohama v suchu a salutují vám tak, že jednu zvednou.
term-city-32-b-1 = Vysuší inkoust a za bednami vám odpočítá podíl. Po několika týdnech si všimnete, že všechny ty boty jsou levé; to už není vaše věc a nebyla to, jak se zdá, nikdy věc nikoho.

term-city-33-story = V Učenecké kašně se vynořilo něco, co nikdo nezval. Má to pěknou řádku očí, sedí to tam od poledne a mrká to na dav. Vypadá to vyděšeně. Dav se začíná rozhlížet po kamenech.
term-city-33-a-1 = Prst nakreslí na mokrý kámen kruh, tak prostě, jako se kočce staví miska. Ta věc do něj vklouzne jako dopis do obálky a je doma. Davem projde povzdech; polovina kamenů padne na zem a ruce, které je držely, tleskají.
term-city-33-a-2 = Vy se cákáte, ono se to cáká. Nakonec to odejde přepadem a nikdo by nemohl tvrdit, že jste na tom měli velkou zásluhu; ale nikomu se nic nestalo a jste docela čistí.
term-city-33-b-1 = Kameny letí, voda je najednou prázdná a dav stojí trochu bezradně kolem kašny plné kamení. Studenti si z ní ještě celé týdny nabírají jen proti proudu.

term-city-34-story = Zvoník od Svatého Orrina má od včerejší noci dva stíny. Jeden dělá to, co on. Druhý celou tu dobu ukazuje nataženou paží do kopců. Zvoník by byl rád, kdyby ho někdo zarazil, a ještě radši, kdyby mu někdo řekl, co tam je.
term-city-34-a-1 = Ten z vás, kdo nosí kápi, nemluví se stínem poprvé. Podél zdi to šeptá, otázka a odpověď, a nakonec paže klesne a vy znáte cestu, každou její zatáčku, tak dobře, jako byste tam leželi pohřbení.
term-city-34-a-2 = Jdete do kopců, dokud se vám neprodlouží vlastní stíny, a najdete ovce. Když se vrátíte, ukazuje pořád, jenže teď už na opačnou stranu, a jako by se přitom otřásal.
term-city-34-b-1 = Dvanáct lamp kolem dokola a on mezi nimi spí jako světec ve výklenku. Za úsvitu je stín jeden. Ranní vyzvání tak, až strhne provaz, a každému vykládá, čí ty lampy byly.

term-city-35-story = Nájemník z podkroví u sebe chová něco, co bzučí, a domácí to chce mít do setmění z domu. Nabízí vám za tu práci jedinou minci, ze zásady. Za dveřmi podkroví se bzukot zarazí a hlas složený z malých hlásků povídá, že není třeba se obtěžovat, že to odejde samo, vždycky to odešlo samo.
term-city-35-a-1 = Vynesete dvě krabice a židli. Jste hotovi hned. Nájemník schází po schodech před vámi jako dým v kabátě, na každé podestě vám děkuje, a domácí zaplatí a je to přesně jedna mince.
term-city-35-b-1 = Slov není třeba: rozhrne se jeden rukáv a oba bzukoty, ten z podkroví a ten váš, si k sobě najdou cestu. Než skončí večer, je ujednáno, že roj dostane střechu, a střešní zahrady v Havraní ulici nesou to léto dvojnásob.
term-city-35-b-2 = Mluvíte vy, mluví domácí a nájemník, který nesnáší výstupy, zmizí světlíkem dřív, než kdo z vás domluví. Na parapetu zůstal med, pro každého mistička.

term-city-36-story = Za jatkami postavili klec a za měďák se můžete dívat, jak se inoxka v řetězech bije se vším, co k ní řezníci pustí. Má číslo. Hledí na vás skrz mříže, jako se hledí na počasí, jestli se náhodou nechystá změna.
term-city-36-a-1 = Slovo ještě nepadlo a ten nejhlučnější z vás už je za mřížemi; a pak jsou tam dva, stojí zády k sobě a řvou. Poznáte, jaké to je, stát vedle toho. Z celých jatek mohou řezníci použít ještě jednu zeď.
term-city-36-a-2 = Vy rozbijete zámek a dav všechno ostatní. Ona je při první ráně pryč po střechách. V paměti z toho zůstanou rozbité hlavy a kdo si začal.
term-city-36-b-1 = Řezníci se podívají na ni, pak na toho z vás, kdo se třese vzteky, a zvedají cenu, až to bolí. Zaplatíte. Řetěz si sundá sama, článek po článku, a pustí ho majiteli do dlaní.
term-city-36-b-2 = Držíte řezníkům o zákonu řeč tak dlouhou, že ji pustí, jen abyste už přestali. Zákon ve skutečnosti nic takového neříká. Ale kdo byl u toho, vypráví to, jako by říkal.

term-city-37-story = Od té horečky se v tkalcovské čtvrti nezpívá. Stavům to nesvědčí; odjakživa se na nich dělalo do písničky a plátno teď vychází křivé. Cechovní starší pověsili nade dveře cechovního domu věnec a prosí o cokoli, co by mohlo pomoci.
term-city-37-a-1 = Tři tóny ze schodů cechovního domu, zahrané někým, kdo se tím živí, pořád dokola, jako by hledaly čtvrtý. Pak ho dodá jeden stařec z okna. K večeru jedou všechny stavy a plátno je rovné a má v sobě vzor, o který se nikdo nepřičinil.
term-city-37-a-2 = Zazpíváte jim jedinou písničku, kterou umíte všichni. Je o koze a patří k ní posunky. Je na ni brzy, čtvrť není ta pravá a do ticha, které nastane, kdosi zavře okno.
term-city-37-b-1 = Sestaví se kapátko, kolečko, odměřené slovo; nejchytřejší z vás má ruce černé až po lokty a člunek se přidá. Zpěv to není. Ale plátno vychází rovné a dá se prodat a k podzimu si do toho jedno děvče začne broukat.
term-city-37-b-2 = Stojíte v cechovním domě a vyvoláváte takt, až chraptíte. Mají s vámi velikou trpělivost. Plátno vychází křivé na druhou stranu.

term-city-38-story = Loďaři potřebují ještě jeden stěžeň, dvě stě let vysoký, a na den cesty od města stojí takový strom už jen jediný. Kolem něj stojí také kruh kamenů a na spodní větve kdosi navěsil červené nitě. Předák by radši nebyl ten, kdo zatne první.
term-city-38-a-1 = Orchidej mezi vámi ho prosí o svolení, dlouho, s tváří na kůře, pak přikývne a odvrátí se. Strom se složí k zemi tak měkce, jak jen něco takového dovede. Loď pod tím stěžněm je pýchou přístavu a na kopci se mluví o těch, kdo zrazují vlastní krev.
term-city-38-a-2 = Trvá to celý den a nic se neděje, a nic se neděje dál, ani když strom padá. Loď spustí na jaře na vodu. Předák si jednu z těch červených nití nechal v kapse a neřekne proč.
term-city-38-b-1 = Někdo z vás vstoupí do kruhu a obrátí se tváří k sekerám, a tím je po řeči. Loďaři jdou domů bez stěžně. Mají ženy a bratry a ti všichni mají jazyk.
term-city-38-b-2 = Předákovi se tak uleví, že vám zaplatí pivo. Udělají ho ze dvou kusů, povídá, a stáhnou železnou obručí. To vydrží, skoro v každém větru.

term-city-39-story = Chirurg v kožené zástěře shání mlčenlivé lidi, aby mu v noci přinesli z vězení balík dřív, než si pro něj přijde hrobník. Balík dnes ráno zemřel, na něco nového. Je to pro dobro živých, říká; je na něm znát, že to říkal už mnohokrát, a to lidem, kteří zavírali dveře.
term-city-39-a-1 = Nikdo vás nevidí vejít, nikdo vás nevidí vyjít a hrobník pochová pytel mouky. Chirurg pracuje do svítání. Dá vám vědět, říká, a podle toho, jak to říká, věříte, že bude co.
term-city-39-a-2 = Upustíte ho na schodech. Žalářník se vzbudí, zachová se nesmírně slušně a všechny vás s ním zamkne, dokud nepřijde hrobník. Chirurg už zase obchází domy.
term-city-39-b-1 = Kývne; ruku už měl zvednutou, aby nedostal dveřmi do nosu. Zdola z ulice slyšíte, jak o dům dál začíná znovu, dobrem živých.

term-city-40-story = Bouře prohnala Kaplí šesti oken trám. V sutinách leží třicet věřících, většina z nich sténá, a nad oltářem se všech šest barev skla začalo ve vzduchu slévat, pomalu, jako něco, co se teprve rozmýšlí.
term-city-40-a-1 = Řadou raněných jde někdo s dlahami, s čistým plátnem a s hlasem, který umírání nestrpí. Třicet jich přinesli a třicet jich odejde po svých. Budou ukazovat jizvy, a jehla byla vaše.
term-city-40-a-2 = Pod barvami se zvedly dvě ruce a třídí je, protože jednoho z vás to učili: červenou doleva, modrou doprava a bílou, se zalapáním po dechu, rovnou vzhůru. Co zbude, spadne jako déšť na šest polí, která nikdy nerodila, a teď rodí.
term-city-40-a-3 = Zvedáte trámy. Trámů je opravdu mnoho. Pod posledním je kočka, docela v pořádku, a o ostatní se zatím postarali jiní.
term-city-40-b-1 = Strhnete roucho z oltáře okamžik předtím, než si pro ně přijde strop. Kněz s rukou na pásce je nechce zpátky: kdo je odtamtud vynesl, říká, tomu je souzeno je nosit.

term-city-41-story = Mezi lékárníky si k jejich nelibosti otevřela stánek vermlingka. Má jeden trakař, jednoho medvěda a jeden kotlík. Co je v kotlíku, pije i medvěd; na medvěda se můžete podívat, stojí na ceduli. To tedy můžete. Žongluje.
term-city-41-a-1 = Zabručí ten z vás, kdo správně voní, zabručí medvěd a cena klesne na tu, jakou platí lidé, kteří sami drží medvěda. Láhev hřeje a už jen ty výpary by vás vynesly do schodů.
term-city-41-a-2 = Ukazuje na prstech, na všech svých a na pár medvědových. Zaplatíte. Po prvním doušku vám vstanou vlasy a na druhém konci trhu si všimnete, že běžíte.
term-city-41-a-3 = Na tolik prstů nemáte. Pokrčí rameny; medvěd pokrčí rameny. Zítra bude zas, stojí na ceduli zezadu.
term-city-41-b-1 = Medvěd se ukloní. Je to lepší poklona, než bývá zvykem, a vy zjistíte, že se klaníte taky, takže nějakou dobu nemůže nikdo odejít.

term-city-42-story = Starý druh, rohatý, rozložitý a teď bez zaměstnání, si najal dvůr u východní brány. Chce učit strážné z hradeb, jak zůstat stát, když je před nimi něco velkého. Kapitán stráží se směje, až si musí sednout. Rohy, povídá, na výplatní listině. Váš druh se podívá na vás.
term-city-42-a-1 = Kapitán svolí ke zkoušce a sám jako první letí přes plot. Za rok už není karavany, která by radši vjížděla jinou branou. Na plot pověsili tabuli: ZŮSTAŇ STÁT.
term-city-42-b-1 = Prohlížíte si boty. Kývne, a ne na kapitána, a začne sundávat provazy. Není to velké město a ať jdete kamkoli, jdete kolem toho dvora.

term-city-43-story = Vaše stará přítelkyně s ožehlým obočím má konečně dílnu, daleko od všech ostatních domů. Už to skoro je, říká, chce to jenom trochu mědi, chvilku klidu a někoho jiného, kdo podrží tohle. Tou mědí myslí vaše peníze. To, co vám podává, tiká.
term-city-43-a-1 = Dveře se ještě nezavřely a už na vás zapomněla. Z ulice vidíte, jak okno zmodrá, pak zezelená, a slyšíte, jak tam na někoho křičí, ať je na sebe hrdý. Až to bude, dá vám vědět. Nejspíš to uslyšíte sami.
term-city-43-a-2 = Měšce máte tak splasklé, že se nad vámi slituje. Tak si vezměte aspoň tohle, říká, to je ta malá verze, a oběma rukama ukáže, proti čemu je malá.
term-city-43-b-1 = Přestane to tikat a ona to zjevně pokládá za dobré znamení. Můžete si to nechat, říká. Jen to házejte, až to budete házet, po někom, kdo je hodně daleko.

term-city-44-story = Akademie má prázdné křeslo vyššího tkaní a vaši někdejší souputnici požádali, aby promluvila před sborem. Ráno v den přednášky přijde o hlas. V sále sedí čtyři sta lidí. Kdokoli z vás, píše na tabulku, už toho přece musel pochytit dost.
term-city-44-a-1 = Je s vámi ještě někdo jejího řemesla; vystoupí k pultu, neřekne vůbec nic a pohledem zažehne lustr. Potom už si vyslechnou cokoli. Akademie vyplatí honorář třesoucíma se rukama a vaše přítelkyně má křeslo.
term-city-44-a-2 = Začnete tím, co si pamatujete, a u druhé věty už jste v té části, kterou vám zakázala říkat pod střechou. Nikomu se nic nestalo. Lustr bude potřeba sundat z děkana.
term-city-44-b-1 = Čtete pomalu a ukazujete, když do vás šťouchne. Je to k smrti nudné a naprosto správné a sbor, který se bál něčeho nového, je u vytržení. Křeslo, které dostane, má i područky.

term-city-45-story = Zámků už nechala. Má teď stánek s ovocem, vaše souputnice z tolika oken, a jediný, kdo tomu nevěří, je inspektor, který celé dny stojí přes ulici a jí její hrušky. Přesvědčila by ho jedna kniha, říká. Leží v jeho vlastním sejfu.
term-city-45-a-1 = Povíte mu, že ji znáte léta a ještě jste neviděli, že by za ovoce platila, takže to musí být vážné. Zasměje se. A ten smích to spraví; koupí si libru a od té doby stává před jiným stánkem.
term-city-45-b-1 = Naposledy, řekne, a je zpátky dřív, než stačíte zvážit hrušky. Kniha není jen o ní. Obrací stránky nasliněným palcem, čím dál pomaleji; budete si muset všichni rozmyslet, co s ní.

term-city-46-story = Váš kamenný přítel se vrátil domů do svého lomu, či spíš ho koupil, a každý, kdo tam kdy lámal skálu zadarmo, ji teď může lámat za mzdu. Bude hostina, jen peníze, přiznává, zatím nejsou ani na hostinu, ani na tu mzdu. Říká to, jako se mluví o počasí.
term-city-46-a-1 = Trvá to dva dny a zpívá se tak hluboko, že to slyšíte nohama. Probudíte se pod stolem se splasklými měšci. Jestli obchoduje tak, jak hostí, řekne si vám za rok znovu, a vy zase půjdete.
term-city-46-b-1 = Vyvěsí váš dopis na stěnu lomu mezi ostatní. Hostina se koná o chlebu a vodě, ale se stejnými písněmi, a je ji slyšet až do přístavu, když si lehnete na zem.

term-city-47-story = Co váš tichý souputník, ten s vousky, přestal naslouchat nepřátelům města, naslouchá jeho snům. Jeden sen má společný dvě stě lidí, říká. Je o jisté chuti. Ta stoupá ze studní v chudých čtvrtích a on ví, z čí kapsy se tam dostala.
term-city-47-a-1 = Do velmi váženého domu jdete přes zeď a ven branou, i s tím, co jste hledali, za bílého dne a se služebnictvem v patách. Nikdo jiný neví, co to znamená. Vám to říká, kde se to svinstvo vaří, a město vidělo vloupání.
term-city-47-b-1 = Znovu přiloží ucho k polštáři. Konec nitě se najde, říká, když se za ni netahá. V chudých čtvrtích zatím vodu převařují a trochu to pomáhá, nebo se jim to aspoň zdá.

term-city-60-story = Strom v koželužské čtvrti přistavěl druhé patro. Kořeny sáhl až do koželužských jam a je vysoký jako burza; to jeho broukání je cítit v zubech. A má ovoce, stříbrné, velké jako pěst. Cukrář z kopce by za ně dal cokoli.
term-city-60-a-1 = Taková otázka se musí zabroukat a vy na to máte hrdlo. Strom chvíli brouká nazpátek a pak se jediná větev skloní nad nejchudší dvůr v ulici a pustí, co nese. Mají knedlíky, všichni. Takové knedlíky ještě neměli, a vědí, komu poděkovat.
term-city-60-a-2 = Zeptáte se. Brouká. Nikdo z přítomných nepozná, jestli je to ano, a tak nikdo netrhá a v noci se stříbrné ovoce odkutálí samo, do kopce.
term-city-60-b-1 = Je to lepkavé odpoledne a dobře placené. Broukání ustane, když z vrat vynesou poslední koš. Ráno je ze stromu šedá hůl a studny páchnou jako odjakživa, jen jste tomu všichni stačili odvyknout.

term-city-61-story = Dílna na kraji města už nemá střechu, vaše přítelkyně už nemá vůbec žádné obočí a je tak šťastná, že sotva mluví. Je hotovo. Je jeden kus. Buď ho ponesete vy, říká, nebo ho dostane cech zákopníků, a ti položili na stůl sumu, která ji děsí víc než ta věc sama.
term-city-61-a-1 = Dostanete to v krabici s držadlem, zabalené do dvou polštářů. K tomu list s návodem. Až na poslední řádek ohořel a ten zní: A PAK UTÍKEJTE.
term-city-61-b-1 = Vyvezou to z města na voze se spoustou slámy. Peníze jsou pravé, rozdělíte se o ně s přítelkyní v troskách nad studeným koláčem a večer na západní straně zadrnčí všechna okna, zdvořile a jen jednou.

term-city-62-story = Kniha z inspektorova sejfu leží mezi hruškami. Je v ní každý: kdo platil, kdo se díval jinam a za co. Máme tu půlku radnice, říká ovocnářka. Někdo by za jednu jedinou stránku dal vlastní plášť, a je to plášť, který stojí za to mít. A přes ulici je tiskař.
term-city-62-a-1 = Přijde osobně, po setmění, a spálí stránku v ovocnářčiných kamnech. Plášť nic neváží a podržen proti lampě nevrací žádné světlo. V podšívce najdete kapsy člověka, který musel být často jinde.
term-city-62-b-1 = Do poledne se třikrát vyprodá. K večeru zeje na radnici devět kanceláří prázdnotou, se zásuvkami dokořán, a inspektor si osobně přijde pro hrušku a zaplatí ji, a všechny ty předtím taky.

term-city-63-story = Má to, říká váš tichý souputník; týden nespal. Ta chuť ve studních přichází shora z údolí, z vesnice, kde se teď všem zdá jedno a totéž a pořádně už se nikdo neprobudí. Mohlo by se tam zajít podívat. Nebo by se daly zasypat studny tady, ještě dnes, a byl by pokoj.
term-city-63-a-1 = Nakreslí vám cestu do mouky na stole, ve spánku a s oběma očima otevřenýma. Máte ji obkreslenou, než začne chrápat. Jak to tak kreslí, na vesnici to nevypadá.
term-city-63-b-1 = Město má pokoj, na čas. Chudé čtvrti nosí vodu z řeky a proklínají vás po vědrech; a z toho údolí už nikdo nepřichází, ani s vlnou, ani s ničím.

term-city-65-story = Chirurg v kožené zástěře to našel, to nové, na co se ve vězení umírá. Je to ve slámě. Je proti tomu prášek, k mání skoro zadarmo, a pak je tu druhá možnost, kterou prý také slyšel navrhovat: vězení vypálit.
term-city-65-a-1 = Projdete to celu po cele s hadry přes obličej a s práškem v sítu. Za měsíc se tam umírá zase na to staré. Vězni vyškrábali vaše jména do zdi, jediné zdi ve městě, na které vydrží.
term-city-65-b-1 = Stojíte mu po levici a po pravici, aby nemohl odejít. Mluví hodinu, začíná játry, a když skončí, odhlasují mu špitál. A je-li někdo z vás náhodou téhož řemesla, chtějí nade dveřmi jeho jméno.

term-city-70-story = Zase ta mladá žena s tabulkami. Má teď devadesát žáků a radnice zjistila, že umějí číst, což znamená, že čtou její vlastní vyhlášky. Má se jednat o tom, že se škola zavře. Učitelka potřebuje někoho se jménem, kdo vstane a za školu se přimluví.
term-city-70-a-1 = Řeknete jen pár slov, vždyť je říkáte vy. Sál povstane. Škola dostane starou sýpku, i s kamny, a po celé jedno pokolení není v tom přístavu námořník, který by se podepisoval křížkem.
term-city-70-a-2 = Vstanete a promluvíte a ze zadních lavic se kdosi příjemným tónem otáže, jakým právem. Odtud už to jde samo. Škola prozatím přežije, na půdě; zkrácené z toho vyjde jen vaše vlastní jméno.
term-city-70-b-1 = Promluví za ni sama, pevným hlasem, celou hodinu, a věc se odročí. Když sbírá tabulky, podívá se na vás, ne vyčítavě, spíš jako někdo, kdo si zakládá stránku.

term-city-71-story = Stařec od milníku, ten s vlky, stojí před domem, kde bydlíte, a na manžetě má vaše jména. Něco by vám rád ukázal, říká. Tady ne. Je to velmi staré a dost vlhké a on už čtyřicet let čeká, až najde lidi, kteří vkročí do kruhu.
term-city-71-a-1 = Podívá se ulicí nahoru, podívá se ulicí dolů a zase zavře ústa. Dnes tedy ne; ale bude to pro vás mít nachystané. Na čistou manžetu napíše jedno slovo, utrhne ji a podá vám ji, a je mokrá.
term-city-71-b-1 = Počká, řekne. Čeká vám na prahu a prozpěvuje si. Po týdnu už nevíte, kdy jste naposledy spali celou noc ani co jste to vlastně chtěli tak nutně cvičit.

term-city-72-story = Má to nachystané. Je to dlaždice, nebo šupina, velká jako podnos, a když se položí do mísy s vodou, objeví se na ní čáry, pobřeží, stezka, nějaké schody dolů. Nic za to nechce. Někdo by tam měl být dřív než oni, říká, a kdo jsou oni, to z něj nedostanete.
term-city-72-a-1 = Obkreslujete ji při svíčce a pokaždé, když začne blednout, ji znovu namočíte. Na konci stezky je místo, které mají i obyčejné mapy, jenže pod jiným jménem. Když zvednete oči, je jeho židle prázdná a před ní stojí louže.
term-city-72-b-1 = Beze slova si ji strčí pod kabát. Za dva dny mají děti v přístavu novou hru, je v ní kruh a milník a sedm z nich dělá vlky, a ani jedno neví, kdo je ji naučil.

term-city-73-story = Už je to tady. V dolním městě každou noc od druhého zvonu do třetího pochodují hrnky po policích, do taktu, a staré domy se začaly opírat jeden o druhý. Ten rytmus už znáte, zvenčí, z cesty. Je tu žena, která takové věci měří a šla by s tyčemi dolů, kdyby jí někdo ty tyče zaplatil.
term-city-73-a-1 = Poslouchá v devíti sklepích a nakreslí devět čar, a všechny se protnou v jednom bodě, daleko odtud, pod kopci. Dýchá to, řekne a balí tyče. Podle čeho tak soudí, by radši nerozváděla. Ale ten bod vám dá.
term-city-73-b-1 = Usadí se to. Vezme to s sebou rybí trh a kus hráze a od té doby hrnky stojí. Lidé z dolního města se stěhují na kopec nebo rovnou pryč, i s policemi.

term-city-74-story = List od toho popsaného kamene leží od té doby každé ráno v batohu navrchu. Teď o něj žádá učená žena s dásněmi černými od inkoustu, a žádá o něj prvním řádkem, který jste nikomu neřekli. Zamkne ho, říká. Říká to s očima upřenýma na váš batoh. Taky by se na něj předtím dalo ještě jednou podívat.
term-city-74-a-1 = Odnáší ho v kleštích, v krabici a v další krabici. Kdesi hluboko pod knihovnou to cvakne a té noci si psi z celé čtvrti, už týdny neklidní, lehnou.
term-city-74-b-1 = Za denního světla to není ani zpola tak zlé a vážně na tom něco je. Dozvíte se leccos o dveřích z druhé strany. Když jí list podáváte, je prázdný a ona se podívá na něj, pak na vás, na jednoho po druhém, a velmi smutně.

term-city-75-story = Co jste v horách prokázali jistému drakovi službu, navykl si v trhové dny slétat dolů, za společností. Přistává na burze. Ke všem je zdvořilý, nesnědl víc, než kolik mu nabídli, a čtyři kozy, a radnice si přeje vědět, čí je to host.
term-city-75-a-1 = Stojíte tam a vysvětlujete ty kozy. Drak, který všemu rozumí, se zatváří dotčeně a letí domů. Na příští trh je zpátky; odpustil vám. Pasáci koz ne.
term-city-75-b-1 = Nato skloní hlavu ze střechy a každého z vás pozdraví jménem, hlasem, který dolehne až do přístavu. Dlouho trvá, než se lidé dosmějí, a pak o tom začnou přemýšlet, a to je horší.

term-city-76-story = Nemůžete už přejít ulici, aby někdo nezvedl dítě, ať se na vás podívá. Dnes je to admirálka. Má pro někoho pověření, choulostivé a daleko od přístavu, a svěřila by je jen lidem, kterým věří celé pobřeží. V kajutě má model čehosi a ten by vám ukázala také.
term-city-76-a-1 = Rozvine mapu, na jeden roh postaví šálek, na druhý položí pistoli a poví vám všechno. Trvá to do ranní hlídky. Model je váš, i s plány, protože když ho neuhlídáte vy, říká, pak už nikdo.
term-city-76-a-2 = Mapu má rozvinutou napůl, když se jí k uchu skloní poručík. Poslední dobou se prý ledacos povídá. Zase ji svine, je při tom okouzlující a vy dopíjíte její výtečnou kávu.
term-city-76-b-1 = Nese to dobře. Poctiví lidé poznají, kdy jsou unavení, říká, a dá vás odveslovat na břeh se vší vlajkovou slávou.

term-city-77-story = V kterékoli krčmě teď zůstává lavice kolem vás volná, takže on si místo najde snadno. Kope, říká, v noci, a ne proto, aby tam něco dával. Na jedno místo by sám nešel, za nic na světě. Jenže pak se doslechl, že je ve městě někdo, o kom už museli slyšet i mrtví.
term-city-77-a-1 = Ukáže vám cestu troubelí dýmky. Co posledně vynesl, než utekl, to si můžete nechat; je to nákres jedné věci a ten, kdo ho kreslil, ji držel v druhé ruce. Prosí vás, abyste se před odchodem umyli.
term-city-77-a-2 = Podívá se ještě jednou, se zdviženou lampou. Ne, povídá, vy jste změkli; je to vidět kolem očí. Lituje. Čekal ty druhé.
term-city-77-b-1 = Pokrčí rameny, přesedne si na jinou lavici a ta se vyprázdní. Je zvláštní vidět to zvenčí.

term-city-80-story = U vašeho stolu čeká velmi starý pán s velmi mladým advokátem. Měl kdysi dávno podíl na založení takové společnosti, jako je ta vaše, a někdo nedávno četl staré knihy a našel tu stránku. O peníze nejde, říká advokát. Starý pán říká, že jde.
term-city-80-a-1 = Někdo z vašich, kdo už pár věcí padělal, podrží list proti světlu, olízne si prst a poznamená, že ten inkoust je asi tak starý jako advokát. Ten zrudne až po límec. Starý pán se směje, až ho musejí bouchat do zad, a zaplatí rundu.
term-city-80-a-2 = Přijde to před soudce a stránka je pravá. Čte se nahlas, se vším, co jste tenkrát odpřisáhli každému, kdo by vám půjčil. Byli jste velmi mladí. Celá galerie se výborně baví.
term-city-80-b-1 = Advokát nic neváží. Starý pán jde sám, pomalu, o holi, přidržuje se každého stolu, který míjí, a u každého se zastaví a představí se.
