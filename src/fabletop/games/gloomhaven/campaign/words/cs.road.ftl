### Události na cestách, česky: co se stane a jak to dopadne. Anglicky stojí v obsahu.

term-road-01-story = Řeka si vzala most a nechala z něj dva konce, které ukazují jeden na druhý. Po proudu je brod, líný a zelený, se škraloupem jako stará polévka. Proti proudu by se dalo přeručkovat po útesu, nebude-li útes nic namítat.
term-road-01-a-1 = Voda je teplá, a to je první zlé znamení. Druhé je, že svědit začne přesně v té výšce, kam sahala. Navečer se už drbete všichni, a to do taktu.
term-road-01-b-1 = Zhruba v půli začne útes namítat, a to kamením. Na druhou stranu dorazíte se vším, s čím jste vyšli, a navíc s několika tvary, které na vás ráno ještě nebyly.

term-road-02-story = Kde vozová cesta odbočuje ze silnice, stojí kamenná světice a místo hlavy má střízlíčí hnízdo. Ostružiní už ji má po pás. U nohou jí stojí železný pohár a kdosi ho kdysi leštíval.
term-road-02-a-1 = Stojí vás to hodinu a trochu kůže. Když je hotovo, střízlík se vrátí a všechny si vás prohlédne, nejdřív jedním okem a pak druhým. Vykročíte zase po cestě, záda rovná, a proč, to byste říct neuměli.
term-road-02-b-1 = Kývnete jí na pozdrav, jak se sluší. O kus dál zjistíte, že jste přidali do kroku jako lidé, kteří odešli z kostela, než došlo na vybírání.

term-road-03-story = Od včerejška jste neměli v ústech nic než provaz, nebo co vám to prodali za sušené hovězí. A tady, v závětří úžlabiny, je celá stráň rybízu, černého, těžkého a lesklého. Nezpívá jediný pták.
term-road-03-a-1 = Chutná, jako když vám bylo sedm. Za hodinu pochopíte, jak to bylo s těmi ptáky, a zbytek denního pochodu urazíte po krátkých úsecích, od keře ke keři.
term-road-03-b-1 = Žvýkáte. Na vrcholku stráně sedí liška, docela tiše, fialová až po uši. Neutíká, a na druhý pohled je jasné, že už ani nebude.

term-road-04-story = V zatáčce leží na boku kupecký vůz a jeho kolo se vydalo po svých do údolí. Kupec sám je jen přiskřípnutý za kabát, nic horšího, a zdraví vás s náramně dobrou náladou. Kolem dokola leží žoky a on je na tolik zboží o hodně víc sám, než by měl být.
term-road-04-a-1 = Dokutálíte kolo zpátky do kopce, zaberete, zatlučete a podáte si s kupcem ruku. Rozdělí se s vámi o to, co má v hrsti, a jestli o vás slyšel písničku nebo dvě, podívá se i do té druhé.
term-road-04-b-1 = Vezmete, co se dobře nese. Jeho dobrá nálada dochází pomalu, jako nenatažené hodiny. Těsně před další zatáčkou se ohlédnete: pořád tam leží za kabát a dívá se, aby si byl vašimi tvářemi jistý.

term-road-05-story = Zemřel opřený zády o buk, s lukem přes kolena. Muselo to být minulou zimu. Za celou tu dobu se ho nic nedotklo: kožený oděv je netknutý, tvář téměř. Na hrudi mu leží amulet zelený jako list v červnu a mech je nejhustší tam, kde je mu nejblíž.
term-road-05-a-1 = Šňůrka povolí, aniž za ni zatáhnete. Než dojdete na cestu, slyšíte za sebou krkavce, nejdřív jednoho a potom mnoho, jak se snášejí do bučiny, jako by jim někdo otevřel dveře.
term-road-05-b-1 = Kopete hluboko a navrch dáte kameny. Celou tu noc slyšíte, jak někdo obchází váš oheň právě tam, kde končí světlo, ne v hněvu, jen si ne a ne lehnout. Když v nejbližší vsi vyprávíte o hrobě, jedna žena si náhle sedne a ptá se, pod kterým stromem.

term-road-06-story = Pláň před vámi přechází ze zelené do stříbrné: šavlová tráva, vysoká po ramena, a vítr v ní jezdí jako ruka po řadě nožů. Stezka vede kolem. Je vidět, jak vede kolem, celou cestu až na kraj nebe.
term-road-06-a-1 = Tři dny, o nichž není co hlásit. Po večerech jste chtěli cvičit. Po večerech ležíte, kde jste se zastavili, a díváte se na stříbrnou stranu pláně, kterou máte pořád ještě po levici.
term-road-06-b-1 = Podvážete si rukávy, skloníte hlavy a jdete na to. Dokud se to děje, nebolí to. Teprve na druhé straně, když stojíte a porovnáváte, si první z vás všimne, že má plné boty.

term-road-07-story = Poustevník na skále počítá hvězdy a dostal se k číslu, které by raději neříkal nahlas. Zrak mu slábne. Mít tak mladší oči, povídá, na jediný týden jasných nocí, dal by za ně všechno, nač kdy přišel.
term-road-07-a-1 = Přišel na ledacos. Mezi půlnocí a úsvitem mluví o úhlech, o trpělivosti, o tom, jak věc vypadá těsně předtím, než se pohne. Ze skály slezete moudřejší, se ztuhlým krkem a docela vyšlí ze cviku.
term-road-07-b-1 = Zamává, aniž se podívá dolů. Ještě dlouho poté, co se sami utáboříte, ho slyšíte, tence a vytrvale přes celé údolí, jak začíná znovu od jedné.

term-road-08-story = Na břehu nad cestou jich stojí deset s deseti šípy na deseti tětivách a jedenáctý, který má slovo, si k té příležitosti učesal bradu. To není loupež, vysvětluje. To je předplatné.
term-road-08-a-1 = Zapíše to do knihy. Čestné slovo, do knihy; dokonce dostanete lístek pro příště. Příště bude, ujišťuje vás, neboť se jedná o trvalou instituci.
term-road-08-b-1 = Je to do kopce a deset je hodně. Jenže se ukáže, že šest těch luků jsou lískové pruty a že muž s bradou umí běhat. Čtyři pravé šípy ze sebe navzájem vytahujete při světle jeho ohně, nad jeho večeří.

term-road-09-story = Uprostřed cesty stojí sedlák s rozpaženýma rukama. Žena mu porodila a teď má horečku, nejbližší ranhojič je dva dny odtud a opilý. Viděl vaše opasky se všemi těmi lahvičkami. Zaplatit nemůže. Říká to hned, aby to měl za sebou.
term-road-09-a-1 = Sedíte u ní, dokud se nezačne potit. Dítě je žluté a vzteklé a bude v pořádku. Když odjíždíte, máte jedno poutko prázdné a sedlák jde celou míli vedle třmene a nemůže přijít na to, co by řekl.
term-road-09-b-1 = A třeba ano. Spustí ruce, nejdřív jednu a pak druhou. Cesta je rovná a vítr nefouká, takže ten dům slyšíte ještě hezky dlouho.

term-road-10-story = Na milníku sedí stařec, nohy přitažené pod sebe, a kolem něj v kruhu sedm vlků, jako by jim vyprávěl pohádku. Volá na vás, ať se neobtěžujete. Vtom se dva nejbližší vlci otočí a prohlížejí si pro změnu vás.
term-road-10-a-1 = Přijdou a zase odejdou a kousanců je dost pro všechny. Když se ohlédnete, milník je prázdný. Stařec využil přestávky a šel domů.
term-road-10-b-1 = Probijete se dovnitř a stojíte zády ke kameni, dokud i poslední vlk nemá dost. Vy jste pokousaní, on ne. Rád by věděl, jak se jmenujete a kde se na vás má ve městě ptát, a zapíše si to na manžetu.

term-road-11-story = Nejdřív se zastaví koně. Potom se zespoda ozve zvuk, nijak hlasitý, jako když se velké zvíře převalí ve slámě, a po celém hřebeni na sebe pokývají borovice. Na cestě poskakují kamínky. Kdesi vpředu vstává kus hory a má se k odchodu.
term-road-11-a-1 = Utíkáte, jak se to dělá, s rukama nad hlavou. Většina toho sjede za vašimi zády. Co ne, je velké asi jako bochníky.
term-road-11-b-1 = Máte s sebou někoho, kdo čte chvění země jako jiní stránku, dlaněmi položenými na cestě. Není to sesuv: něco tam dole drží rytmus a přichází to, velmi pomalu, od města. Hora vás mine zprava i zleva a ani vás neškrábne.
term-road-11-b-2 = Stojíte, nasloucháte a slyšíte horu. To by měl člověk slyšet jednou za život, a pokud možno z větší dálky. Když se navzájem vyhrabete, shodnete se na tom všichni.

term-road-12-story = Sedí u cesty, jednu nohu v botě a druhou obráceně. Čtyři míle, říká, nebo pět; je tam mlýn, má ho sestra. Zkoušel se už plazit. Na cestě za ním je hezky daleko vidět, kolik toho uplazil.
term-road-12-a-1 = A opravdu ji pošlete. Vyrazí s trakařem dřív, než domluvíte, a nezbývá než doufat, že to byly jen čtyři míle.
term-road-12-b-1 = Bylo jich šest. Je to kus chlapa, stydí se za to a u každého přelazu se omlouvá. Kdo z vás ho nesl poslední, pár dní nezvedne ruku nad rameno. Ale sestra vás všechny zlíbá, na obě tváře, a v tom údolí je ona někdo.

term-road-13-story = Na dubu je víc mincí než listů, zatlučených hranou do kůry od kořenů až tam, kam člověk dosáhne ze sedla. Některé jsou docela nové. Na prkénko někdo pečlivým písmem namaloval: VEZMI SI, KOLIK POTŘEBUJEŠ.
term-road-13-a-1 = Jdou ven snadno, jako by jen čekaly, až je někdo požádá. Nestane se nic. Nestane se vůbec nic a vy jdete dál s poněkud lehčím srdcem jako hosté, kterým bylo řečeno, ať si poslouží, a oni tomu uvěřili.
term-road-13-b-1 = Zatlučete ji, a strom, který od nikoho nic nebere, si teď vzal něco od vás. Listí se pohne. Teprve o míli dál vám dojde, že kdo hostiteli zaplatí, říká mu tím, zač jeho pohostinnost stála.

term-road-14-story = Vedle vašeho tábora se na noc uložilo procesí poutníků, dobrých čtyřicet, většinou starých. Než usnou, zpívají, bez knížky a bez valné melodie. Na straně k vašemu ohni nechali v kruhu mezeru.
term-road-14-a-1 = Slova neznáte, a po třetí sloce už ano. Sousedka je cítit kozami a drží vás za ruku, jako by ji dostala na hlídání. Probudíte se velmi brzy, všichni, a je vám dobře na duši.
term-road-14-b-1 = Usnete při tom. Ráno jsou pryč, na čtyřicet starých lidí odešli velice tiše, a vaše boty nechali na klacících podrážkami vzhůru, aby do nich nenapadla rosa.

term-road-15-story = Mlha je tak hustá, že jste se k sobě přivázali. A tam vpředu a o něco níž je lucerna a pohupuje se, jako by ji nesl někdo, kdo zná cestu. Když se zastavíte, zastaví se také. Je nesmírně zdvořilá.
term-road-15-a-1 = Hodinu vás vede z kopce, pak se ukloní a zhasne. Lom najdete tak, že do něj spadnete. Ve tmě se kdosi tence a spokojeně zasměje a vám všem zvoní hlavy jako hrnce.
term-road-15-b-1 = Sedíte na rancích a držíte se provazu. Lucerna čeká s vámi skoro do svítání a občas se zahoupe, aby vám dodala odvahy. Když se mlha zvedne, je to od špiček vašich bot k okraji devět kroků.

term-road-16-story = Doprostřed lávky si sedla prastará žena a dojí kozu. Koza nemá náladu. Lávka je úzká, žena je hluchá, nebo by ráda byla, a za vámi se dalo do deště.
term-road-16-a-1 = Jste v půli, když koza zaujme k věci stanovisko. Spadnete tam všichni, jeden na druhého. Když se vynoříte, stařena na vás hledí přes zábradlí, pohybuje rty a na prstech počítá, kolik vás je.
term-road-16-b-1 = Hrnec je malý a vystačí přesně na celý ten déšť. Konečně stařena vstane, uvidí vás stát v řadě jako zmoklé slepice, a než uhne, dá každému lok, ještě teplý. Rozejde se vám až do konečků prstů.

term-road-17-story = Stan, vyhaslý oheň, mosazný přístroj na třech nohách; kolíky s červenými hadříky, které v dokonale rovné řadě pochodují přes blata a pak přestanou. Po zeměměřičích ani stopy. Jedna jejich bota je tady, zašněrovaná.
term-road-17-a-1 = Slušně za něj zaplatí muž, který se jím chce dívat na měsíc. Zeptá se ovšem, komu patřil. Lidem z blat, řeknete, a to už teď může být svatá pravda.
term-road-17-b-1 = Zbývala jen poslední míle a obejít močál. U silnice zarazíte poslední kolík, stojíte tam a díváte se po té řadě zpátky, sami pěkně v řadě. Napřesrok zjara po ní jezdí vozy a v nejhorším místě někdo postavil hospodu.

term-road-18-story = Na křižovatce stojí šibenice a na šibenici sedí soudce. Už je nějaký čas mrtvý. Natočí k vám paruku a docela úředním tónem se táže, zda si někdo z přítomných přeje přiznat vinu.
term-road-18-a-1 = Povíte mu, co jste provedli, jeden po druhém, a chvíli to trvá. Poslouchá s bradou v dlani. Vážení kolegové, řekne nakonec dojatě a zvedne trám šibenice jako závoru.
term-road-18-a-2 = Řeknete, že se nemáte k čemu přiznávat, a ono je to i víceméně pravda. Pohrdání soudem, praví soudce a zapíše to. Pero nenechá na papíře žádnou stopu, ale každý z vás cítí, kudy šlo.
term-road-18-b-1 = Trám jde dolů. Je z poctivého dubu a má praxi. Na druhé straně křižovatky se posbíráte a soudce za vámi odročí jednání.

term-road-19-story = Kramářova mula si sedla v brodu i s celým krámem na hřbetě. On táhne, mula ne. Na té mule jsou všechny jeho lahve, volá na vás, jeho dům, jeho stáří: kdyby tak každý vzal za jeden roh?
term-road-19-a-1 = Dívá se, jak se k němu brodíte, a vidí, kdo jste. Ještě nikdy jste neviděli člověka postavit mulu na nohy tak rychle. Poslední, co z nich slyšíte, je sklo, hodně daleko na cestě.
term-road-19-a-2 = Každý za jeden roh a na tři. Mula vstane s velkou důstojností, jako někdo, kdo se jen zamyslel. Ještě celé týdny přicházíte do hospod, kde byl kramář před vámi, a v každé ten brod prohloubil.
term-road-19-b-1 = Chopíte se každý svého rohu a jdete dál. Jsou to většinou stuhy. Jste-li tak tvrdí, jak se povídá, víte, kde lidé jako on mívají tu dobrou láhev: zašitou v chomoutu, mule rovnou pod bradou.

term-road-20-story = Na římse nad cestou jsou kameny živé: zmije, několik set, na slunci spletené jedna do druhé. Cesta vede pod ní, sotva na dlaň daleko. Co si o vás mají myslet, zatím nerozhodly.
term-road-20-a-1 = Opouštějí římsu směrem, kde je nejméně kouře, což je dolů, což je k vám. Nějakou chvíli to trvá. Potom najdete jednu v toulci, jednu v kotlíku a jednu v rukávu, a prázdný z toho byl jenom kotlík.
term-road-20-b-1 = Díváte se, jak klubko dýchá a povoluje, jak každá hlava kryje sousedce záda, jak žádná neudeří první a žádná není nikdy sama. Když na římsu dojde stín, vychladnou a usnou a vy pod nimi projdete a máte o čem přemýšlet.

term-road-21-story = Někdo vzal z mostu každé druhé prkno a potom, snad na topení, každé druhé z těch, co zbyla. Rokle je tak hluboká, že v ní řeka není slyšet. Na této straně vede pěšina dolů a na druhé pěšina nahoru a obě vypadají jako práce.
term-road-21-a-1 = Poslední z vás je uprostřed, když se provaz rozhodne. Visíte, houpete se, seznámíte se se stěnou. Nikdo nechybí. Ale co jste se tak pečlivě naučili o rovnováze, to jako by spadlo dolů bez vás.
term-road-21-b-1 = Dolů to trvá do poledne a nahoru do roztřesených kolen. Ležíte pak vedle druhého konce mostu a v krátkých větách rozebíráte, kdo vlastně krade prkna.

term-road-22-story = Vypadá to jako vztyčený kámen, dokud slunce nesejde nízko; pak vidíte, že je celý popsaný, písmeno v písmenu, drobně jako vši. Na text padají vaše stíny. Kam dopadnou, tam se písmena o kousek posunou, aby zůstala na světle.
term-road-22-a-1 = Pracujete, dokud vám text řádek po řádku nevezme soumrak. Nikdo z něj neřekne nahlas ani slovo. List leží naplocho v ranci mezi košilemi a každé ráno se dopracuje až navrch.
term-road-22-b-1 = Od druhého řádku už vás vaše hlasy nepotřebují. Je to pozoruhodný text: rozumíte tomu, co říká o hladu a o dveřích, a rozumět už nepřestanete. Když vás konečně nechá skončit, je noc a něco se dozvědělo, kde jste.

term-road-23-story = U vrat statku stojí stolek, na něm vejce, svazek ředkviček a pokladnička se štěrbinou. DVĚ VEJCE ZA MĚĎÁK, stojí tam. DUB SE DÍVÁ. Kromě něj, kam až dohlédnete, nikdo.
term-road-23-a-1 = Jsou to dobrá vejce. Když odcházíte, je za živým plotem slyšet, jak docela malá osůbka přestala zadržovat dech.
term-road-23-b-1 = Je to týden ředkviček, víc ne. Ujdete nějakých dvacet kroků a dětský hlásek za živým plotem vás začne popisovat, nahlas a pečlivě, aby se nic nezapomnělo, než se tatínek vrátí domů.

term-road-24-story = Ze závěje mává ruka v červeném palčáku. Patří k ní zlatokop a pod ním, jak se domnívá, je mula a pod mulou práce za celé léto. Náladu má skvělou. Nahoře na rameni hory šel kolem brány, povídá, s písmeny vysokými jako člověk, a sám se dovnitř neodvážil.
term-road-24-a-1 = Závěj je převeliká a mula spíš malá. Za tmy máte ruce z mokrého provazu. Zlatý prach s vámi rozdělí na zrnko přesně a cestu k bráně vám ohořelým klackem nakreslí na hřbet ruky.
term-road-24-b-1 = Vyletí jako zátka, sedne si na sníh a začne palčákem hrabat. Vy asi nemáte kdy, to on chápe; brána je tam nahoře, vlevo od těch dvou černých skal. Ještě při stoupání slyšíte, jak mluví s mulou.

term-road-25-story = Kde je řeka široká a mělká, postavil si stany býčí klan a každý, kdo přechází, platí, buď v mincích, nebo v zubech. Jejich mluvčí je rohatý, šedivý a náramně vysoký. Nastaví ruku jako lopatu, dlaní vzhůru.
term-road-25-a-1 = Váš vlastní pár rohů dojde k šedivému, přiloží čelo k čelu a zatlačí. Trvá to, co by se vejce uvařilo. Pak oba zabručí, šedivý vás mávnutím všechny propustí a pošle za vámi kluka se skopovou kýtou.
term-road-25-a-2 = Nabídnete polovinu. Zavře dlaň, zase ji otevře a podle kloubů soudě to byla protinabídka. Zaplatíte, co platí všichni.
term-road-25-b-1 = Níž je řeka hlubší a klanová mládež celé léto čeká, až bude někdo přecházet níž. Házejí dobře. Druhý den klan táhne dál, povyražení už měl.

term-road-26-story = Vůz se zlomenou nápravou a na voze sedm sester nějakého přísného řádu, zpříma na slunci, ruce složené v klíně. Složily slib, že nebudou o nic prosit. Ani teď neprosí. Vedle kozlíku stojí nezamčená truhla se sbírkou na novou střechu.
term-road-26-a-1 = Železná obruč, klín a dvě slova, která sestry neslyšely: vydrží to do kláštera a odtud až na konec světa. Neděkují. Zato zpívají, dokud jim nezmizíte z očí, a slyšíte to ještě déle.
term-road-26-a-2 = Uděláte, co se dá udělat provazem. Drží to, kam až dohlédnete. Sestry skloní hlavu, všech sedm, přesně o stejný kousek.
term-road-26-b-1 = Dívají se na vás beze slova, jak žádá slib. Jenže o zvonech ve slibu nic není a toho večera, od údolí k údolí, zvoní všechny.

term-road-27-story = Kolem tohoto buku už jste šli. Pro jistotu do něj uděláte zářez, jdete hodinu rovně za nosem, a tu stojí zas, i se zářezem, trochu zahojeným. Stranou roste trnkové houští, hotová zeď, a jen to bylo zatím pokaždé jiné.
term-road-27-a-1 = Kdo z vás čte ty tlusté knihy, obejde strom pozpátku a odřekne jedno slovo, a pěšina se narovná jako kočka, na kterou někdo promluvil. Byl to prý jednoduchý uzel, který tu nechal povalovat někdo nepořádný.
term-road-27-a-2 = Zkoušíte to s provázkem, zkoušíte to s kamínky, zkoušíte to se zavřenýma očima. Když vás les konečně pustí, nejspíš z nudy, je pozítří a spali byste vestoje.
term-road-27-b-1 = Přijdete o klobouky, o kůži a o jedno obočí. Zato na druhé straně stojí úplně nový buk a vy byste ho nejradši objali.

term-road-28-story = Kurýr uštval koně a sebe málem taky. Opírá se o milník, přes záda zapečetěné pouzdro, oči zavřené. Nemá někdo z vás, ptá se, něco, co člověka udrží na nohou, jen do příští stanice? Jsou to peníze posádky, dodává. Utrácet je smí.
term-road-28-a-1 = Vypije to, jako by to byl vzduch, na místě zaplatí a je pryč, ještě s pěnou na rtu. Mít tak mezi sebou někoho, kdo má cit pro okamžik, ten by si řekl o hodně víc; a pokud jste ho měli, řekl si.
term-road-28-a-2 = Prohledáte rance a nic takového v nich není, a on vaše mlčení slyšel dřív, než jste dohledali. Odstrčí se od kamene.
term-road-28-b-1 = Kývne a postaví jednu nohu před druhou. Když se ohlédnete z kopce, pořád to ještě dělá, malá svislá čárka na cestě, jaké se píšou, když člověk něco počítá.

term-road-29-story = Noční déšť strhl stráň napříč průsmykem. Zespodu vytéká voda, takže to někde musí mít konec. Nahoře mezi sutí a skálou je škvíra toho druhu, jaký zajímá kočky.
term-road-29-a-1 = Jde o to najít ten jediný kámen, který drží ostatní, a říct mu prosím řečí kamenů, s níž se tu někdo narodil. Je to vlastně dost hlasité. Potom je tudy cesta, a dokonce zametená.
term-road-29-a-2 = Kopete, dokud se lopata nezlomí, a pak násadou. Než se první z vás propadne na druhou stranu, je večer a nikdo nemá sílu se smát.
term-road-29-b-1 = Je to škvíra pro kočky, a to pro kočky bez zavazadel. Skála je tu ostrá jako v den, kdy pukla. Necháte za sebou knoflík, rukáv a dlouhou červenou čáru, ať se ten, kdo půjde po vás, má čeho držet.

term-road-30-story = V mezi je nora a u nory sedí vermlingka s šedivými vousky, obě dlaně obrácené vzhůru. Za ní ve tmě je víc očí, než dokážete spočítat, a žádné nemrkají, jak by měly. Vedle pěšiny rozložili, co jim patří: kousky mědi, lžíci.
term-road-30-a-1 = Nejmenší z vás beze slova vleze dovnitř, začenichá, kýchne a vyleze s mrtvou vránou z jejich studny. To bylo všechno. Než se umyjete, oči začnou mrkat.
term-road-30-a-2 = Usadíte se v noře a rozdělujete kapku po kapce, dokud nejsou lahvičky suché. Vyjde to, tak tak. Stará přepočítává mladé, znovu a znovu, a pokaždé, když dojde na konec, podívá se na vás.
term-road-30-b-1 = Dáte jim za to chleba, a ten opravdu potřebují. Stará nesmlouvá. Když máte sbaleno, všimnete si, že k ostatnímu přidala i lžíci, aby to určitě bylo spravedlivé.

term-road-31-story = Celnice hoří a celníci ji brání proti nějakým třiceti lidem s vidlemi, kteří ji zapálili. Obě strany na vás volají o pomoc. Na parapetu stojí pokladna; a v horním okně je, pokud to nebyla kočka, dítě.
term-road-31-a-1 = Pro jistá ramena není řada vidlí nic víc než pšenice. Projdou skrz, vyjdou nahoru, sejdou dolů a drží dítě nad hlavami, dokud dav neztichne. Patří oběma stranám, jak se pak zjistí. Oheň uhasí společně.
term-road-31-a-2 = Byla to kočka. Dolů s ní jdete spíš skrz schody než po nich. Jeden celník vám mezi kašlem vnutí obsah pokladny, když už nikdo jiný dovnitř nepřišel.
term-road-31-b-1 = Je to rychlá práce, ožehnutý rukáv a plný klobouk. Nikdo vás nezastaví, protože každá strana má za to, že patříte k té druhé.

term-road-32-story = V příkopě sedí čtyřicet rekrutů ve zbrusu nových kabátech. Seržant se šel před třemi dny zeptat na cestu a mulu už snědli. Nevěděli byste náhodou, ptá se nejstarší, může mu být sedmnáct, kde je válka?
term-road-32-a-1 = Někdo z vás zkontroluje jeden límec a odkašle si způsobem, který se nedá naučit, a všech čtyřicet stojí ve dvou řadách, ani nevědí jak. V poledne umějí pochodovat. Předáte je posádce, která je už hledala, a oni vám provolají slávu, a to do kroku.
term-road-32-a-2 = Koupíte jim krávu a bochník sýra a zaplatíte za ně přívoz. Děkují vám jeden po druhém, hezky dlouho to trvá, a každý se zeptá, jak jste se stali hrdiny.
term-road-32-b-1 = Vstanou, opráší si kabáty a vydají se směrem, kam ukazuje váš prst. Seržanta potkáte druhý den ráno. Ptá se vás, jestli jste někoho neviděli.

term-road-33-story = Někdo tu byl neopatrný s kruhem. Kameny jsou ještě teplé, křída je na jedné straně rozmazaná, a ať už prošlo cokoli, usnulo to uprostřed cesty, přes celou její šíři. Místy je skrz to vidět. Od jeho dechu si tráva lehá.
term-road-33-a-1 = Klackem, zpaměti a s pískáním: ještě že máte s sebou někoho od řemesla. Luskne to, cesta je volná a v místě, kde to mělo hlavu, leží rozžvýkaný pantofel z nějakého jiného světa.
term-road-33-a-2 = Křídovou čáru dotáhnete skoro celou dokola. Skoro je slovo, které u kruhů nemá co dělat. Probudí se to, pořádně se mezi vámi protáhne a odejde a vy až do večera hledáte všechny kusy zavazadel.
term-road-33-b-1 = Hřbet to má široký jako vůz a porostlý štětinami, které jsou vidět jen proti slunci. Přecházíte v ponožkách. Nevzbudí se z toho nic než ocas.

term-road-34-story = V poledne se setmí, během hodiny, od krajů dovnitř. Mraky to nejsou. Napravo v šeru je slyšet velké množství měkkých kroků, které nikam nespěchají; a nalevo je mezi balvany mezera, kde by se člověk mohl opřít zády o skálu.
term-road-34-a-1 = Pusťte světlo, řekne ten, kdo ho má z vás nejmíň rád, pusťte všechno; a vezme dalšího za ruku. Projdete jim rovnou středem. Je to jako jít davem po bohoslužbě, samé rukávy.
term-road-34-a-2 = Cestu ven najdete tak, že do ní vrazíte, několikrát, a to, do čeho vrážíte, má drápy. Když se slunce vrátí, stojíte o hezký kus dál v poli tuřínu a točíte se dokola.
term-road-34-b-1 = Jeden z vás mezeru vyplní od kraje ke kraji a zapře se oběma nohama. Ozývají se rány; jsou zvenčí. Když se zase rozední, vede po cestě až k tomu místu vyšlapaná brázda a za ním už žádná.
term-road-34-b-2 = Držíte mezeru na střídačku, každý hodinu, a bijete po zvucích. Na světle se ukáže, že to bylo po celou dobu jen jedno, zato s mnoha nohama. Na to, abyste se styděli, jste moc unavení.

term-road-35-story = Z dálky to vypadá jako kouř. Zblízka je to vesnice se zatlučenými okenicemi, dokola a dokola kolem ní krouží mračno něčeho s žihadly a cesta vede prostředkem. U prvního domu stojí kuřák s měchem a říká si cenu za doprovod.
term-road-35-a-1 = Váš podivný přítel se vydá napřed, zvolna a s rozpaženýma rukama, a mračno se rozestoupí, zase zavře a cosi zašustí. Odnesete si jen těch pár žihadel, co neposlouchala.
term-road-35-a-2 = Běžíte s plášti přes hlavu, což znamená, že to mračno máte pod plášti. Na druhé straně stojíte všichni po bradu v napajedle pro koně a nedíváte se jeden na druhého.
term-road-35-b-1 = On bafá, vy kašlete, je to důstojný průvod. U posledního domu vám ukáže předloktí jako z chlebového těsta a radí vám najít si nějakou jinou živnost. Shodnete se s ním, že by si ji někdo najít měl.
term-road-35-b-2 = Levněji to nejde; měch se tím opotřebovává. Podíváte se na prostředek cesty. Je tak laskav a podrží vám vrátka.

term-road-36-story = Všechny stromy podél cesty jsou podrápané, výš, než by dosáhl jezdec. V trusu je přilba. Pak to uvidíte, na svahu nad cestou: hraje si to s kládou jako kotě s cívkou, a už to uvidělo i vás, přitisklo se k zemi a vrtí zadkem.
term-road-36-a-1 = Vystoupí nejdivočejší z vás, stojí, dýchá, jak dýchá ono, a zavrčí krátkou poznámku. Týká se zřejmě matek. Šelma se posadí, umyje si tlapu a s odvráceným zrakem vás všechny nechá projít.
term-road-36-a-2 = Nemyslí to zle, a to je na tom snad nejsmutnější. Hraje si s vámi, dokud se neunaví. Drápy si nečistilo, co je živo.
term-road-36-b-1 = Strávíte noc na třech stromech a ono vám nosí kládu, znovu a znovu, a pokládá ji pod kmen. K ránu odejde trucovat a vy slézáte jako staří lidé.

term-road-37-story = U mostu hraje pištec a všichni na mostě tančí: dráteník, dvě jeptišky, vůl. Vypadají, že tančí už delší dobu. Kývne na vás s píšťalou v ústech. Jiný most tu není.
term-road-37-a-1 = Z vašich zavazadel se ozve druhý nástroj a přidá se o tercii výš, potom o něco rychleji, potom o mnoho, a v jednu chvíli se pištci zakulatí oči. Nápěv se zlomí. Vůl si sedne. Než pištec popadne dech, jste na druhé straně.
term-road-37-a-2 = Broukáte si proti tomu něco svého a dupete. Vydrží to šest kroků. Je večer, když se pištec musí napít, a vy zjistíte, že jste na druhé straně, necítíte nohy a objímáte vola.
term-road-37-b-1 = Funguje to. Abyste mohli nést svíčku, vosk a ruce těch druhých, uklidili jste všechno ostatní do rance zavázaného na uzel, na kterém jste se shodli všichni; a na druhé straně si nikdo nevzpomíná, jak se vázal.

term-road-38-story = Tábor dotlačil mýtinu až ke kruhu starých dubů a dnes v noci duby zatlačily zpátky: palisáda leží, ubytovnou prorazily kořeny a čtyřicet dřevorubců se tiskne na jediném pařezu, který drží. V lese se hýbe ledacos, co nemá rádo sekery.
term-road-38-a-1 = Jsou lidé, kterým les naslouchá, a jak se zdá, s jedním takovým cestujete. Dohoda je tvrdá a naprosto spravedlivá: tahle strana potoka sekerám, tamta nikdy. Napřesrok zjara je z toho vesnice se školou a na potoce stojí mlýn.
term-road-38-a-2 = Chodíte sem a tam po kraji lesa a voláte rozumné věci. Do rozednění ztratíte cestu, hlas i to, čím jste si byli jistí. Dřevorubci mezitím odešli domů.
term-road-38-b-1 = Čtyřicet dřevorubců, ruku v ruce, v nočních košilích. Delší zástup tou cestou nikdy nešel a ani jeden z nich si nebere sekeru.

term-road-39-story = Nad osadou visí žlutý prapor a provaz u studny je uříznutý. Potřebují lék, volá zpoza zdi stařec; u přívozu ho stojí celý vůz, jen zaplatit mýto, a někdo by jim ho musel donést dovnitř. Že odtamtud zatím nikdo nevyšel, to neříká.
term-road-39-a-1 = Než přívoz přistane, má váš doktor spočítané dávky a ví, co se má vařit, co pálit a kdy si mýt ruce. Přežijí všichni. Nakonec stařec prapor sundá, složí a věnuje vám ho.
term-road-39-a-2 = Zaplatíte mýto, nanosíte dovnitř bedny, sedíte u nemocných a držíte hrnky. Většina zase vstane. Vy nakonec taky; jenom voda vám ještě několik dní chutná po měďácích.
term-road-39-b-1 = Uříznete jim nový provaz, konec hodíte přes zeď a jdete dál, proti větru. Prapor je vidět z nejbližšího kopce a z toho za ním taky.

term-road-40-story = Krupobití stojí nad jediným polem, velké asi jako dům, a otáčí se. Pod ním sedí v jámě savvasské dítě a objímá si kolena. Něco přivolalo a teď si nemůže vzpomenout, jak se to posílá pryč. Vaše cesta vede rovnou po kraji.
term-road-40-a-1 = Bouře má volný konec, pro toho, kdo ho vidí. Chytí se a namotá, přes dlaň a loket, jako vlna. Klubko dostane dítě s sebou domů. Matce se bude hodit na ječmen.
term-road-40-a-2 = Sáhnete dovnitř a už vás má za rukáv. Když vás zase postaví, na jiném konci pole, zvoní vám v uších a boty máte přimrzlé ke strništi. Dítě mezitím doběhlo pro matku a teď se náramně omlouvají, dvojhlasně.
term-road-40-b-1 = Bouři se líbíte. Většinu dne jde s vámi po levé ruce a dívá se, co děláte, a vy nosíte rance od balvanu k balvanu pod štíty.

term-road-41-story = Medvídě na cestě je velké jako bochník a uvízla mu hlava ve džbánu. Naráží vám do holení a pláče. To by musel být člověk z kamene. Z houští, po obou stranách, se ozývá, jako by někdo trhal podlahu.
term-road-41-a-1 = Jediný z vás, kdo to umí, něco pronese nosem, jednou doleva, jednou doprava, a houští zatají dech. Mlaskne to. Medvídě se rozhlédne, kýchne a odklusá a po obou bocích s ním jde něco velmi velkého.
term-road-41-a-2 = Džbán je dole cobydup a vy vítězoslavně zvednete medvídě do výšky. Takhle vás medvědice uvidí poprvé: její dítě držíte ve vzduchu. Má sestru.
term-road-41-b-1 = Pomalu couváte a ono jde po zvuku za vámi, džbánem napřed a s pláčem. I když už běžíte, skoro vám stačí. Medvědice vás dohoní u potoka a zpohlavkuje vás, jako se pohlavkují vlastní.

term-road-42-story = Na balvanu nad cestou sedí mladá inoxka se sekerou přes kolena. Byl z našeho údolí nejsilnější, říká, ten, co odešel s vámi; a teď bydlí v domě. Chci vědět, co ho tak utahalo. Vstane. Hodlá vám nést rance, nebo rozbít hlavy, ještě se nerozhodla.
term-road-42-a-1 = Nese všechny rance, poklusem, do kopce, a zpívá. Abyste si sebe mohli ještě vážit, běžíte taky. Do večera prý viděla, co to bylo, poděkuje a otočí se k domovu, ani trochu zadýchaná.
term-road-42-b-1 = Rozmýšlí se. Jak dlouho? Dokud nezvedneš tohle, řeknete a ukážete na balvan, na kterém seděla. Se zájmem si ho prohlédne. Dá vám vědět.

term-road-43-story = Vozka veze bednu do dílny vaší staré přítelkyně, na všech šesti stranách označenou TOUTO STRANOU NAHORU, a na svém voze už ji nechce ani míli. Promluvila, říká. Zaplatil by, kdyby ji někdo nesl. Musela by se nést vodorovně a nést by ji musel jediný člověk, soudí, a ten nesmí klopýtnout.
term-road-43-a-1 = Je velká jako úl a těžká jako dospělý chlap, a kdykoli ten, kdo ji nese, klopýtne, řekne au. Ke konci se jeden z vás pohybuje jako věšák na klobouky. V hospodě bednu převezme proti podpisu kluk z dílny, vyplatí peníze od vozky a poděkuje vám jejím jménem.
term-road-43-b-1 = Přikývne. Myslel si to. Když se ze zatáčky ohlédnete, sedí vedle ní na mezi a podle všeho se jí na něco ptá.

term-road-44-story = V lese, kterým jste prošli už desetkrát, stojí dnes ráno dveře, zpříma a beze zdi. Je na nich jméno vaší staré družky, tkadleny kouzel, a slova PŘIJDU HNED. Panty nikdo nekoval, ty vyrostly. Za dveřmi si někdo pobrukuje, a ona to není.
term-road-44-a-1 = Síň uvnitř je delší než les. Po celé délce visí obrazy míst, ještě vlhké, a z jednoho je na podlaze písek. Sundáte ho a vynesete ven, abyste si ho na denním světle lépe prohlédli, a na denním světle je to mapa.
term-road-44-b-1 = Napíšete, že jste tu byli a že tam něco brouká. Za minutu se vzkaz vysune zpátky. DĚKUJI, stojí na něm, TO JE JEN KONVICE.

term-road-45-story = Zpoza seníku vystoupí šest mužů a láhev. Hledají dámu, která s vámi jezdívala, hbité prsty, tmavé vlasy. Má něco jejich: úspory. Protože k mání není, usnesli se nad lahví, že postačíte vy.
term-road-45-a-1 = Neumějí to, je jich šest a jeden si namazal nůž něčím, o čem mu řekli, že je to na krysy. Necháte je v seně. Sedlák chce vědět, kdo zaplatí tu láhev.
term-road-45-b-1 = Řeknete jim číslo stánku a popřejete hodně štěstí. Budou ho potřebovat. Když jste příště ve městě, čtyři z nich jí nosí bedýnky a vypadají docela spokojeně.

term-road-46-story = Váš savvasský přítel říkával, že pochází odtud. V sedle průsmyku stojí kámen a má jeho nos. Vítr ho s duněním obchází, a když se zaposloucháte, je v tom vtip, který rád vyprávěl, stokrát zpomalený.
term-road-46-a-1 = Trvá to do západu slunce. Je to ten o dvou oblázcích. Zapomněli jste, jak končí, a smějete se tak hlasitě, že na druhé straně údolí sjede malá lavina a zní jako potlesk.
term-road-46-b-1 = Je teplý, ačkoli slunce dnes nesvítilo. Někdy jindy, řeknete mu. Má čas.

term-road-47-story = Na milníku sedí vzpřímená krysa a drží kousíček papíru. Na dalším milníku taky jedna. Jsou to vzkazy od vašeho tichého přítele s vousky, psané drobounkým písmem. První zní: DOLEVA NE. Stojíte na rozcestí. Levá cesta vede z kopce a někdo tam smaží klobásy.
term-road-47-a-1 = Pravá cesta je strmá a bez klobás. Na čtvrtém kameni sedí krysa se vzkazem: DĚKUJI. DĚLÁM SI STAROSTI. Celou noc je zdálky zdola cítit, že se něco spálilo.
term-road-47-b-1 = Je tam pánev, jsou tam klobásy a u ohně vůbec nikdo. Každý z vás má v sobě dvě, než ho to zarazí. Pak se ti, komu pánev patří, vracejí, zezadu a velice potichu, podívat se, jak už jste daleko.

term-road-60-story = Přiběhla za vámi, ta mladá inoxka z údolí, a má na sobě prach z půlky hor. Už ten balvan zvedne. Už s ním i hodí. Chtěla, abyste to věděli; a ptá se, co je vám za tu radu dlužná, protože u nich v údolí není nic zadarmo.
term-road-60-a-1 = Vezme to docela doslova. Do zimy tam nahoře stojí chata, kouří se z ní a na dveřích je přitlučený seznam těch, kdo smějí projít. Těch, kdo nesmějí, je velmi málo a žádný z nich to nezkusil dvakrát.
term-road-60-b-1 = Podívá se na sekeru a beze slova vám ji podá, toporem napřed. Je dobře vyvážená a pro každého z vás o něco těžší, než by měla být. Inoxka jde domů s prázdnýma rukama a mává jimi, jako by patřily jí.

term-road-65-story = Slyšíte ho dřív, než ho uvidíte, a omyl je vyloučen. Sedí před pastýřskou boudou s nohou v dlaze, srostlou nakřivo, vysoký, a zpívá, špatně. Ponožky od matky by mu byly tak na palčáky. Má něco našetřeno a nechce, aby ho viděla kulhat.
term-road-65-a-1 = Poslední míli ho nesete na proutěné lísce a on zpívá. Ona stojí na přístavišti dávno předtím, než zahnete za ohyb, protože slyšela. Pak řekne jen, že je hubený. Celý ten rok si od vás žádný převozník v zemi nevezme ani groš.
term-road-65-b-1 = Odpočítá vám peníze do dlaně a poděkuje za pochopení. Neviděli jste ho, řeknete. Když jdete kolem přístaviště, ona sedí tam, kudy přichází cesta, a při zvuku vašich kroků zvedne hlavu.

term-road-66-story = Přeletí přes vás stín, obrátí se a dosedne na cestu. Je to drak z vrcholu, poněkud ztloustlý, a v drápech má pytel. Na laskavost on nezapomíná. Ten pytel je pro vás, říká, ale tak rád by viděl, jak umíte chytat.
term-road-66-a-1 = Pytel položí. Je trochu zklamaný a jedním drápem vás poplácá po hlavě, jednoho po druhém, nesmírně opatrně, jako se zachází s něčím, co by mohlo bouchnout. Mince jsou teplé.
term-road-66-b-1 = Je to obrovský pytel a padá z pořádné výšky. Ale chytíte ho. Drak zatleská křídly a odlétá se smíchem celým údolím dolů a vy vybíráte peníze z křoví a přezky jeden z druhého.

term-road-67-story = Přes cestu visí girlanda a pod girlandou stojí všichni: vesnice, sousední vesnice, dechovka. Uspořádali pro vás sbírku. Na lidi s takovými střechami je to hodně. Starosta má v ruce projev a ve tváři naději, kterou si netroufá vyslovit: nemají most.
term-road-67-a-1 = Svléknete kabáty. Za týden je hotovo, dechovka k tomu hraje a první vůz, který přejede, je plný jablek pro město. Na klenáku jste vytesaní všichni, o dost hezčí, a je tam ještě místo.
term-road-67-b-1 = Ukloníte se, oni jásají, až ochraptí, a starosta přečte projev. Je to těžký měšec. Na druhém konci vesnice se brodíte řekou a držíte ho nad hlavou.

term-road-68-story = Jak vás sedlák spatří, pustí pluh. Než dojdete k domu, leží na prahu měšec, na něm šunka a okenice jsou zavřené. Ani nečekali, až si řeknete. Uvnitř chce malé dítě nahlas vědět, jestli jsou to oni.
term-road-68-a-1 = Nevzít by bylo nezdvořilé. Šunka je výtečná. Sníte ji na nejbližším kopci s výhledem na dům a do setmění okenice ještě nikdo neotevřel.
term-road-68-b-1 = Trvá dlouho, než se dveře otevřou, a pak v nich stojí to dítě. Podáte mu šunku. Beze slova ji v náručí odnese a ze tmy se ozve ženský hlas, k nikomu, že tomu by v životě nevěřila.
