### Události ve městě 1 až 31, česky: příběhy a co z nich vzejde. Anglicky stojí v obsahu.

term-city-01-story = Dokaři ze severního nábřeží přišli pít ke stolu dokařů z jižního nábřeží a první lavice právě odešla oknem. Někdo po vás hodí nohu od stoličky. Může to být pozvání, a taky se mohl jen netrefit.
term-city-01-a-1 = Poznáte čtyři nová využití stoličky a jedno slanečka. O půlnoci už si nikdo nepamatuje, oč vlastně šlo, a před vámi stojí hostinský se seznamem, jediný člověk v domě, který celou dobu počítal. Můžete to vyrovnat, nebo si vzpomenout na neodkladnou pochůzku jinde.
term-city-01-b-1 = Chce to hlas jako dobytčí trh, ale pěsti klesnou. Hostinský pláče nad lampami a nalévá oběma nábřežím, a než se zavře, stojíte už v tom vyprávění na stole a v každé ruce máte meč.

term-city-02-story = Žena ve třech kabátech prodává počasí na lahve: bezvětří, vítr do plachet, pěkné ráno na svatbu. Zátky jsou zalité voskem a sklo je na dotek teplé. Kde to bere, neprozradí; jenom to, že dobrá léta už docházejí.
term-city-02-a-1 = Zátku vytáhnete za svítání na hradbách. Zavoní to senem a něčí kuchyní a na jedno nadechnutí není nic na světě vaše vina. Pak je z toho prázdná láhev a obyčejné úterý.
term-city-02-a-2 = Obrátíte nad jejím podnosem kapsy naruby a ona vám je něžně, jednu po druhé, obrátí zpátky. Přijďte zas, až zbohatnete, řekne; počasí vydrží, anebo nevydrží.
term-city-02-b-1 = Přikývne, jako by i to měla na prodej. Za vašimi zády si zákazník otevře menší vichřici a celá ulice běží za svými klobouky.

term-city-03-story = Starožitník přijal krabici harampádí z rozvalin a prodává je na váhu. Mezi ozubenými kolečky leží pták ze zelené mosazi, ne delší než vaše dlaň. Když krám utichne, pootočí hlavu, jako když se spáč odvrací od lampy.
term-city-03-a-1 = Zváží ptáka i s hřebíky a ani se na něj nepodívá. Venku vám pták vyšplhá na rameno a s cvaknutím se tam usadí. Znaky pod jeho křídlem nepatří k žádnému písmu, jakému by kdo z živých učil, a vedle nich někdo nechal místo na další.
term-city-03-a-2 = Starožitník řekne cenu a vaše mlčení mu odpoví. Zavře krabici. Skrz víko slyšíte křídla: jednou se zkusmo rozevřela a zase složila.
term-city-03-b-1 = Některé věci spí, protože je někdo uložil. Koupíte pant, který nepotřebujete, abyste neodcházeli s prázdnou.

term-city-04-story = Před chudobincem čeká na kozách rakev a na ní je připíchnutý list papíru: jméno, žádná data a prosba o čtyři nosiče. Většinu inkoustu si už vzal déšť. Hrobník se podívá na vás a pak na to, jak dlouhá je cesta na pole chudých.
term-city-04-a-1 = Když jdete kolem, smeknete, všichni, a nikdo se s nikým nedomlouval. Večer už tam rakev není. Ať se ptáte koho chcete, nikdo neví, kdo ji odnesl.
term-city-04-b-1 = Cesta je dlouhá a bedna lehká a odpoledne, které mělo patřit cvičišti, strávíte kopáním v jílu. Lidé se dívají ze dveří. Jeden po druhém vycházejí a jdou za vámi, až je z toho pohřeb.

term-city-05-story = Řeka je nad třetím schodem a hrázní tlučou na dveře. U těch vašich stojí muž v suchých botách, který by rád ještě dnes v noci dostal jisté sudy z jednoho sklepa do druhého, dokud má každý strážný ve čtvrti v náručí pytel s pískem.
term-city-05-a-1 = Stojíte v řadě tak dlouho, až už nejste nikdo, jenom ruce. S prvním světlem voda opadne pod třetí schod. Půlka čtvrti, ze které mělo být bahno, smaží snídani a někdo před vás postaví pánev.
term-city-05-b-1 = Jsou těžké a vy máte tolik vychování, že nečicháte. Muž platí u dveří sklepa. Lidem s pověstí, jako je ta vaše, o něco lépe, protože ví, nač ho držení jazyka přijde jinde.

term-city-06-story = Ve Slévačské ulici hoří a vítr vane, odkud nemá. Starý mistr stojí venku v košili a nezachránil nic než kočku. Nejdřív vodu, prosí, celá řada je ze dřeva; a pak, docela tiše, že na půdě leží výkresy za čtyřicet let.
term-city-06-a-1 = Rychle se naučíte, co říká hořící střecha, než spadne. Dílna je ztracená, jedenáct domů za ní ne. Na jaře, když se staví znovu, staví se z kamene a vás se ptají, kam přijdou studny.
term-city-06-b-1 = Kouřem sejdete dolů s náručí ožehnutého papíru. Většina se přečíst nedá, jeden list je ale celý a kovář, který vám dluží laskavost, soudí, že to bude fungovat. Ti, kdo vás čekali v řetězu s vědry, neříkají nic, a i tak se to dá říct.

term-city-07-story = Muž s inkoustem na manžetách o vás napsal hru. Schází k ní jen váš souhlas, který už dal vybubnovat. Je v ní bitva, svatba a komický sluha a za jméno na plakátě by vám zaplatil.
term-city-07-a-1 = Každý večer je plno. Jednou se podíváte, odzadu, kde chlapec prodává pražené oříšky a nikdo vás od vidění nezná. Ctihodní lidé se ošívají, když slyší, jak se o vás zpívá; ti, kdo před vámi přecházejí na druhý chodník, zjišťují, že na jevišti milujete svou maminku.
term-city-07-b-1 = Hra se hraje i tak, s jiným názvem a týmž sluhou. Kdo o vás smýšlí dobře, tomu připadá, že vám mlčení sluší. Kdo ne, ten by hrozně rád věděl, co to je, že to nesmí být vidět.

term-city-08-story = Má kapitánský kabát, cop černý jako dehet a mapu překládanou tolikrát, že ostrov uprostřed je skoro prodřený. Ten ostrov existuje, říká; co na něm je, zakopala sama. Vrátit se nemůže. Bylo jich jedenáct a o těch deseti ostatních vám nic nepoví.
term-city-08-a-1 = Prohlédne si vás, někoho ve vás pozná a trochu sleví. Hloubek si nevšímejte, říká. Když mapu rozložíte u lampy, je mezi posádkou dvanácté jméno, čerstvější než ostatní a přeškrtnuté.
term-city-08-a-2 = Každou minci přepočítá dvakrát a do jedné kousne. Veslujte, co to dá, říká, a nespěte na břehu. Mapa páchne podpalubím a voní pomeranči; kotviště je označeno malou úhlednou lebkou a vedle ní stojí laskavě slovo voda.
term-city-08-a-3 = Složí mapu podle posledního dobrého přehybu. Škoda, říká. Chce to lidi, kteří nemají co ztratit, ale rozdávat ji lidem, kteří prostě nemají nic, tak daleko zase nezajde.
term-city-08-b-1 = Druhý den ji zahlédnete oknem jiné krčmy, jak mapu rozkládá před jinými. Ona vás také a pozvedne pohár, nijak ve zlém.

term-city-09-story = Odliv nechal v přístavním bahně truhlu s pečetí samotného města na víku: přístavní poplatky z minulé zimy, o nichž se všichni shodli, že se ztratily na moři. Kromě racků tu není živé duše a moře se začíná vracet.
term-city-09-a-1 = Za kůlnou na sítě zlomíte pečeť a rozdělíte si mince ještě mokré. Koho z vás v dolním městě znají, ten tam zná člověka, který mění značené stříbro a neptá se, jak přišlo k té vlhkosti.
term-city-09-b-1 = Je na to potřeba vás všech a jedněch vypůjčených dveří. Písař obsah před svědky přepočítá, shledá správným a neví, co si počít s vlastním obličejem. Do letního slunovratu má vlnolam novou lampu, tu, na kterou ty poplatky měly být.

term-city-10-story = Cech povozníků draží kufry, pro které se nikdo nevrátil, neotevřené a tak, jak jsou. Ten, který je právě na řadě, chrastí nanejvýš příjemně. Licitátor má krásný hlas a v davu se pokaždé přeplácejí titíž tři muži.
term-city-10-a-1 = Vyhrajete, samozřejmě. Jinak to ani dopadnout nemohlo. Uvnitř leží ve slámě říční kameny, s opravdovou péčí roztříděné podle velikosti, a než zvednete oči, je hlas i s těmi třemi na cestě do dalšího města.
term-city-10-a-2 = V půlce vašeho příhozu licitátor spatří, kdo přihazuje. Hlas se mu zlomí. Prohlásí kufr za váš, jako pozornost podniku, a přidá k němu ještě druhý, u kterého dbá, abyste neviděli, jak ho plní z pokladny.
term-city-10-b-1 = Soudkyni stačí jediný pohled a kameny poznává; loni takový kufr koupila sama a nikomu to neřekla. Dav si v dlouhé trpělivé frontě bere peníze zpátky a mnozí vám tisknou ruku, i když to byla jen malá procházka.

term-city-11-story = Učedník z cechu zbrojířů vás v uličce chytí za rukáv. Zná vzor, který mistři drží pod dvěma zámky, překreslil si ho při svíčce a nechce za něj víc než místo v zítřejším dostavníku. Je mu tak patnáct a pořád se ohlíží.
term-city-11-a-1 = On běží k dostavníku s rancem pod paží a vy máte pod paží výkres. Je dobrý. Cech ovšem není hloupý, a jestli se vaše jméno dosud lesklo, budou na něm teď otisky palců.
term-city-11-a-2 = Výkres už držíte v rukou, ale na jízdné to nemůžete dát dohromady. Chlapec po něm hrábne, vy nepustíte, list se přetrhne a on v čirém zoufalství zavolá stráž sám na sebe. Odvedou ho. Proč, to viděla celá ulička.
term-city-11-b-1 = Dovedete ho k cechovním dveřím a počkáte, až se otevřou. Jestli o vás město dosud mnoho dobrého neříkalo, je pro mistry zvláštní, že k tomu teď musí něco připsat; ale připíšou to.

term-city-12-story = Lampáři odložili tyče, dokud jim někdo nezaplatí za loňský rok. Ve městě je dnes tma jako v pytli. Správce lamp, hubený muž s tlustou účetní knihou, chodí od hostince k hostinci a shání lidi, kteří se nebojí žebříků.
term-city-12-a-1 = Oheň je to příjemný. Ráno se sečtou tři uříznuté měšce, jedna zlomená noha a okenice vyvrácená z pantů a u pumpy se mluví o tom, koho žádali a kdo zůstal v teple.
term-city-12-b-1 = Devět nocí lezete po žebřících, místo abyste cvičili, a domů chodíte načichlí lojem. Desátou noc dostanou lampáři zaplaceno, zčásti ze studu, a správce vám odpočítá váš díl do dlaně pod lampou, kterou jste rozsvítili sami.

term-city-13-story = Svíčkařka u chrámových schodů vyrábí svíčky, kterým do knotu zakroutí vlas kupujícího. Dokud hoří, říká, něco se dívá vaším směrem. Obchody jí jdou hlavně mezi matkami námořníků a sama netvrdí, že ví, co to je, co se dívá.
term-city-13-a-1 = Ustřihne, zakroutí, namočí a rozestaví je v boční kapli do řady, každou s jejím vlastním nakloněným plamínkem. Celou cestu ze schodů máte pocit, že za vámi jde někdo, kdo to s vámi myslí dobře.
term-city-13-b-1 = Neurazí se. Dosud se taky nikdo nedíval, říká, a došli jste až sem.

term-city-14-story = Stará učitelka šermu z Oráčské uličky zavírá školu. Sil má podle lékaře už jen na jednoho žáka, nebo na jedno odpoledne s mnoha. Na dvoře čeká s klacky tucet dětí z uličky. Řekli jí, že jste ve městě, a dala si naolejovat čepel.
term-city-14-a-1 = Nevstane. Z křesla vám dvěma prsty a půldechem ukáže chybu, kterou děláte ode dne, kdy jste poprvé vzali do ruky ocel. Děti se dívají skrz plot. Když je po všem, spí a čepel vám leží přes kolena.
term-city-14-b-1 = Držíte klacky, děláte, co se vám řekne, a před všemi dětmi dostáváte přes prsty. Stařena se směje, až se rozkašle. Ještě až z nich budou tátové, budou o tom vyprávět: o dni, kdy hrdinové stáli v řadě s námi ostatními.

term-city-15-story = V domě, kde jste včera večeřeli, se ztratila ze stolu naběračka a paní domu si vzpomněla, kdo seděl nejblíž. Stojí vám ve dveřích s biřicem a dvěma sousedy. Měla ji po babičce. Je vidět, že plakala, a to je na tom horší.
term-city-15-a-1 = Řeknete jí, že jste ji nevzali, a ona se na vás chvíli dívá a uvěří vám. Ještě před večeří se naběračka najde v psím košíku. Vyleštěnou vám ji pošle ukázat.
term-city-15-a-2 = Řeknete jí, že jste ji nevzali, a sami slyšíte, jak to zní. Sousedé si vymění pohled, který do poledne oběhne celou čtvrť. Naběračka se později najde v psím košíku, ale to už nikomu nestojí za řeč.
term-city-15-b-1 = Zaplatíte naběračku a nic nepřiznáte, ona vezme peníze a nic neodpustí. Tím by to mělo být odbyto. Její pes jde za vámi celou ulicí, nesmírně sám se sebou spokojený.
term-city-15-b-2 = Všichni dohromady nemáte ani na naběračku, a tak vám biřic najde práci v její kuchyni, dokud se částka nesejde. Škrábete, drhnete a se vším ostatním jste pozadu. Poslední den ji najdete v psím košíku.

term-city-16-story = Mladá žena, která píše námořníkům dopisy, je chce naučit psát si je sami. Našla suchou půdu a jedenáct žáků. Co nemá, jsou tabulky, lavice a jediný přítel s penězi, a o to druhé a třetí si vám říká rovnou a bez zardění.
term-city-16-a-1 = Napíše vám stvrzenku písmem tak čitelným, že by ji přečetlo i dítě, a o to prý právě jde. Půda se plní. Ještě se vám ozve: není z těch, kdo se přestávají ozývat.
term-city-16-a-2 = Rádi byste, kdybyste mohli; vysvětlíte jí, že nemůžete. Poděkuje, opraví vám pravopis ve zbrojním povolení a jde se zeptat k vedlejšímu stolu.
term-city-16-b-1 = Přikývne a škrtne si vás na seznamu. Je to dlouhý seznam a ze svého místa vidíte, že všechna jména nad vaším jsou škrtnutá také.

term-city-17-story = Branou přijde kurýrův kůň, sám a bílý pěnou, s brašnou dosud připnutou k sedlu. Na poštovní stanici za ni zaplatí tak, jak je. Jenže řemen praskl a zpod klopy vyčuhuje roh mapy, na které je cosi načrtnuto ve spěchu.
term-city-17-a-1 = Poštmistr přepočítá dopisy, žádný nechybí, a vyplatí vás z plechovky. Nezbývá nic, nad čím byste si lámali hlavu, leda ten jezdec, a to už je, říká a plechovku zaklapne, jiné oddělení.
term-city-17-b-1 = Než na poště otevřou, překreslíte si ji na rub jídelního lístku. Poslední čára je vedená v trysku a vybíhá přes okraj listu, a tam, kam míří, je místo, které má jméno.

term-city-18-story = Do sklepů pod Bednářským trhem se nastěhovalo něco s velkým počtem nohou a pustilo se to do sudů, kvůli obručím. Bednáři nechali kolovat klobouk. Mnoho v něm není a jeden z nich tam hodil knoflík.
term-city-18-a-1 = Vyrazí to nahoru podlahou sýrařského krámku a vy za tím. Vezme to přes nádobí, přes plátno a přes jedny zásnuby. Nakonec to přece jen chytíte a kolem stojí velmi mnoho lidí, kteří vám umějí přesně říct, kudy jste běželi.
term-city-18-b-1 = Dvě noci na studeném schodišti s vědrem rezavých hřebíků a už je to tu, přiťape to nahoru jako pes k misce. Odnesete to na haldy strusky. Bednáři vám dají, co je v klobouku, a knoflík vám nechají.

term-city-19-story = Jednou do roka večeří bohatí z kopce v plné parádě ve prospěch přístavních vdov. U dveří stojí stříbrná mísa a vedle ní hofmistr, který každý dar ohlašuje zvučným hlasem. Ve vaší pozvánce se píše, že družina je očekávána, a někdo slovo „očekávána“ podtrhl.
term-city-19-a-1 = Hofmistr vyvolá částku a nastane ticho, pak potlesk a pak menší tlačenice, jak se ji kopec snaží přebít. Stará žena u posledního stolu vstane a udělá vám pukrle. Nevěděli jste, že jednu z vdov také pozvali.
term-city-19-a-2 = Hofmistr vyvolá částku. Hlavy se otočí, podívají se, od koho je, a otočí se zpátky k polévce. Vdovy budou mít v zimě čím topit a děkovat za to nebudou vám; možná je to tak v pořádku.
term-city-19-a-3 = Vaše ruka najde dno měšce o hodně dřív než částku, kterou jste chtěli dát, a na mísu se dostane to, co by se na ni dostalo tak jako tak.
term-city-19-b-1 = Hofmistr to ohlásí přesně tak hlasitě, jak si to zaslouží. Z kouta, kde vás nikdo nemá rád, se někdo zasměje, a protože se to nese, zasmějí se i ostatní.
term-city-19-b-2 = Hofmistr to ohlásí bez nadšení a vy jdete dál, k polévce. Na ty peníze je řídká, ale to byl i ten dar.

term-city-20-story = Za jediný týden někdo vyprázdnil na solném nábřeží tři skladiště a ve třetím našli hlídače poskládaného do bedny. Přístavní cech říká, že jsou to krysy. Hlídačův bratr říká, že krysy neskládají, a přišel za vámi, protože po setmění tam z celého nábřeží nikdo nevkročí.
term-city-20-a-1 = Přijdete tak, aby vás bylo vidět, a víc není třeba. Něco velkého za pytli naslouchá, rozmyslí si to a odejde střechou. Cech vám zaplatí a to něco se vrátí, až tu nebudete.
term-city-20-a-2 = Sjede to po řetězech hlavou dolů, rychleji než světlo lampy, a vy potmě zjišťujete, z čeho to je. Do svítání toho víte hodně. Bratr se dlouho dívá a pak vám vyplatí peníze od cechu i svoje.
term-city-20-b-1 = Cech nasype jed na krysy. Sedmé skladiště je obilnice a potom už solné nábřeží zeje prázdnotou a lodě se uvazují o dvě města dál po pobřeží.

term-city-21-story = Převoznice nechala člun uvázaný, aby vás našla. Její chlapec, Tam se jmenuje, odešel na jaře se solnou karavanou a karavana se vrátila bez něho. Nechce, abyste ho hledali. Chce jen, když už jste pořád na cestách, abyste znali jeho jméno: vysoký, říká, a zpívá, špatně.
term-city-21-a-1 = Už o vás slyšela a nesmlouvá. Vloží vám do rukou pokladničku s převozným a jde si zase sednout k přívozu, kam ústí cesta. Jsou to peníze toho druhu, které si člověk musí zasloužit.
term-city-21-a-2 = Podívá se na vaši nataženou ruku. Myslela jsem, že jste někdo jiný, řekne a odejde, a jméno vesnice, kde ho viděli naposled, vám nepoví.
term-city-21-b-1 = Zopakujete jí to jméno a pak i zbytek: vysoký a zpívá. Vnutí vám pár jeho ponožek. Už mu budou malé, říká, ale pozná podle nich, že vás posílám já.

term-city-22-story = Prvního jarního dne otevírá nalezinec dvůr a kdo chce, smí přijít a nechat po sobě lézt. Představená vyvěsila seznam, co je rozbité: vrata, houpačka, pumpa, střecha, v tomto pořadí. Naproti přes ulici cvičí oddíl žoldnéřů, a když vás jejich kapitán uvidí, zasalutuje a hodí vám cvičnou čepel.
term-city-22-a-1 = A pumpu a ze střechy tolik, nač stačí hřebíky. Nikdo vám to neporoučí a nikdo vám přitom neslézá z ramen. Na kopci se o tom dozvědí u večeře a zlobí se, že to nenapadlo je.
term-city-22-b-1 = Jsou dobří a nudí se a večer má každý z vás modřinu, která ho něčemu naučila. Přes zeď je slyšet houpačku. Vříská.

term-city-23-story = Za nejdelší noci se Svatá s lucernou nosí všemi ulicemi dolního města na ramenou každého, kdo je ochoten. Průvodu se ramen nedostává. Chrám má zatím dveře dokořán pro ty, kdo raději drží bdění, dvanáct hodin beze slova a beze spánku.
term-city-23-a-1 = Je z olova a prastará a každé okno se jí chce ukázat. Když ji za úsvitu postavíte na zem, máte tyč otištěnou v ramenou a půl města vám řeklo své jméno.
term-city-23-b-1 = Někdy v deváté hodině bdění, když vám už kolena přestala patřit, hoří lampa před oltářem rovně vzhůru v průvanu, který ji měl zhasnout. Nikdo jiný zrovna v tu chvíli, zdá se, nezvedl oči.

term-city-24-story = Čtvrti svolaly na obecní louku svou domobranu: většinou pekaře, s píkami. Seržantka by dala penzi za někoho, kdo by jim ukázal, za který konec se to drží. Za nimi se palisáda, kterou mají bránit, naklání ven jako opilec a tesařům chybějí čtyři lidé.
term-city-24-a-1 = Pekaři, jak se ukáže, vstávají brzy a dělají, co se jim řekne. A když šedesáti lidem vysvětlujete, proč děláte to, co děláte odjakživa, zjistíte, že ve dvou případech jste to nevěděli a v jednom jste to měli špatně.
term-city-24-b-1 = Je to nuda, je to dřina a do večeře je to hotové. Procházíte podél nové hradby, tu a tam se o ni opřete a ona o vás ne. Za ní už si někdo krokuje zelinářskou zahradu.

term-city-25-story = Co je pouť poutí, Králův palec nikdo nezvedl. Je to balvan v železné kolébce na louce, vyhlazený dlaněmi celých pokolení. Muž, který ho má na starosti, přijme každou sázku a nosí, jak si všimnete, velmi dobré boty.
term-city-25-a-1 = Jde to vzhůru se skřípěním, o coul, o píď, po prsa, zespodu prší hlína a celá louka oněměla. Muž vyplácí v drobných, pomalu, a dívá se na své boty. Ještě nikdy se ho nikdo nezeptal, co je pod tím kamenem. Je tam menší kámen.
term-city-25-a-2 = Zabíráte, až se vám dělají barevná kola před očima. Králův palec se ani nezachvěje a muž vás utěšuje hlasem dlouhého zvyku, zatímco jeho kluk obchází s pokladničkou.
term-city-25-b-1 = Sníte něco na špejli a díváte se, jak fialovějí lepší, než jste vy. Kvečeru si mužův kluk na ten kámen sedne, počítá tržbu a klátí nohama.

term-city-26-story = Velké hodiny na burze se zastavily na devíti a s nimi každá smlouva, která měla být splatná v deset. Náměstí je plné kupců, kteří hledí vzhůru, ústa otevřená a kabáty rozepnuté. Správce hodin stojí v slzách uprostřed velkého množství koleček.
term-city-26-a-1 = Nahoře mezi kolečky nastane chvíle strašného ticha a někdo drží v zubech pružinu. Pak odbije deset, odbije jedenáct, hodiny doženou samy sebe a věží stoupá jásot. Dole si podle vás budou ještě léta řídit hodinky.
term-city-26-a-2 = Díváte se na kolečka vy, dívá se na kolečka správce. Po hodině jste společně přišli na to, čím to není. Je vděčný za společnost a do večera dorazí z kopce opravdový hodinář.
term-city-26-b-1 = V celých dějinách burzy nestálo nikdy tolik lidí tak dlouho tak klidně. Projdete náměstím jako hřeben vlasy a k večeři už sedíte, než odbije deset.
term-city-26-b-2 = Máte něčí hodinky napůl venku z něčí kapsy, když nad vámi začnou bít hodiny. Všichni naráz sklopí oči, aby si nařídili čas. Ten před vámi by si ho taky rád nařídil.

term-city-27-story = Uprostřed koželužské čtvrti, kde od pověšení první kůže nevyrostlo nic, vstal přes noc ze země strom. Má stříbrnou kůru a brouká si. Koželuzi přišli se sekerami a jejich ženy stojí kolem stromu se založenýma rukama.
term-city-27-a-1 = Někdo z vás položí dlaň na kůru a zabrouká o tercii níž. Strom ustane, uváží to a pokračuje dvojhlasně; pak vtahuje kořen za kořenem, až se úhledně vejde mezi dva dvory. Na podzim mají ve čtvrti ve studních čistou vodu.
term-city-27-a-2 = Mluvíte s koželuhy, mluvíte s jejich ženami, a když se sekery zatnou, ještě pořád mluvíte. Hoří to tři dny a smrdí to jako spálené vlasy. Na nikoho se ty ženy nedívají tak jako na vás.
term-city-27-b-1 = Přemluvíte obě strany, aby počkaly, až strom něco udělá. Že by nic nedělal, to nikdo říct nemůže. Máte pocit, že si všiml, kdo poprosil o čas.

term-city-28-story = Jistý pán, který vám nedá své jméno, vám místo něho dá klíč. Dům na rohu Almužnické ulice je do pátku prázdný, pes je po smrti a v pracovně stojí psací stůl s falešnou zadní stěnou. Dědicům byste prokázali laskavost, říká. On sám je prý jedním z dědiců.
term-city-28-a-1 = Dovnitř přes uhelnu, ven spíží a ani jedno prkno k vám nemělo poznámky. Falešná stěna má falešnou stěnu. Co bylo za první, odevzdáte; na druhou se vás nikdo neptal.
term-city-28-a-2 = Pes po smrti není. Majitel také ne: je to soudce, špatně spí a stojí v noční košili na schodech se zdviženou lampou, aby si každého z vás po řadě prohlédl a zapamatoval.
term-city-28-b-1 = Nepřekvapí ho to a klíč si vezme. V pátek prý na schodech toho domu jakési jiné lidi přivítal pes.

term-city-29-story = V Sedlářské ulici je díra, dvanáct stop napříč a neznámo jak hluboká. V pondělí měla šest. Cech dlaždičů tvrdí, že díra je věc stokařů, cech stokařů tvrdí, že je věc dlaždičů, a plot kolem ní postavili jedni i druzí.
term-city-29-a-1 = Váš kameník, dá-li se tak říkat někomu, kdo je z kamene sám, poslouchá skálu dlaní a řekne, kde ji to bolí. Pak už je to jen otázka klínů. Kámen sedne, kola vozů po něm přejedou bez hlesu a dva cechy pošlou účet za plot.
term-city-29-a-2 = Spustíte se na lanech a najdete starý potok, který má své názory. Cokoli zaklínujete, to odnese ukázat moři. Vylezete mokří a plot se posune zas o krok dál.
term-city-29-b-1 = Slůvko do jednoho ucha, jiné do druhého a večeře, o které si každý myslí, že ji dává ten druhý: do půlnoci mají podepsáno a ani jeden si není jist, jak se to stalo. Koncem týdne je díra zasypaná a má pamětní desku.
term-city-29-b-2 = Posadíte je k jednomu stolu. U polévky proberou díru; u ryby to, kdo měl mít před kým přednost za časů jejich dědů. Odcházíte kuchyní a díra je od této chvíle otázkou cti.

term-city-30-story = Něco vás zatahá za opasek, pak za všechny opasky. Když se ohlédnete, čtyři velice malí vermlingové se velice soustředěně dívají jinam. Jeden z nich má za tváří váš brousek. Na druhé straně náměstí ječí jakási žena, že nemá brož, ukazuje na ně a hlídka otáčí hlavu.
term-city-30-a-1 = Někdo z vás utrousí slovo v jejich vlastní řeči, ostré jako štípnutí do ucha, a čtyři páry rukou se vám vyprázdní k nohám. Je toho spousta a ne všechno bylo vaše. Nejmenší svlékne kabát, ve kterém to schovávali, a věnuje vám ho i s kapsami.
term-city-30-a-2 = Pošlete hlídku špatným směrem a otočíte se, abyste si s dětmi vážně promluvili. Žádné děti tu nejsou. A když se nad tím zamyslíte, měšec taky ne.
term-city-30-b-1 = Hlídka je popadne za límce a oni v nich visí bez hlesu. Neváží nic. Brož byla na dámině druhém šálu. Ještě pár dní si všímáte, že když s vámi lidé mluví, nestojí k vám tak úplně čelem.

term-city-31-story = Celní písař s obvázanou rukou vám přes stůl přisune měšec. Každá váha v přístavu lže o palec, šeptá, a kdo z toho mají prospěch, scházejí se na jednom místě za hradbami. Jednou zvážil pytel poctivě. Ukáže vám tu ruku.
term-city-31-a-1 = Mince mají plnou váhu; na to dohlédl. Adresa, jak se ukáže, není ulice, ale směr, a na jeho konci leží pod kamenem druhá sada závaží.
term-city-31-b-1 = Řeknete mu to, jenže jeden z vás, ten v lesklém brnění, je už i s adresou na cestě ke dveřím, protože slyšel jen to o té ruce. Takové nezastavíte, a tak jdete za ním.
term-city-31-b-2 = Stráž tu věc zváží na přístavních vahách. Druhý den vám na celnici kvůli poplatku zadrží zavazadla a písař, který vystavuje účet, obvaz nemá.
