### Místa a kraje na mapě, česky: co se o nich povídá. Anglicky stojí v obsahu.

term-place-1-rumour = Pastýři vídají na starém kopci lampu, už třetí noc po sobě. Ovce odehnali jinam.
term-place-2-rumour = Pod mohylou je další mohyla. A někdo tam dole čeká zásilku.
term-place-3-rumour = Kouř inoxů nad Dýkovým lesem, kde loni žádný nebyl. Kupci chtějí, aby se stal příklad.
term-place-4-rumour = Krypta, kterou kněží zazdili, má novou díru, právě ve výši člověka, který něco nese.
term-place-5-rumour = Kdo dělá na polích u té zříceniny, stěžuje si, že mu nářadí padá z rukou a že v noci okna hoří trojí barvou.
term-place-6-rumour = Když fouká od východu, je to cítit. Vozkové jezdí oklikou a už ani neříkají proč.
term-place-7-rumour = Jeskyně, kde je večer světlo. Za to, co tam kvete, zaklínačka platí, když se to donese celé.
term-place-8-rumour = Skladiště u řeky, pronajaté na pouhé jméno. Krysy se odtud na jaře vystěhovaly i s rodinami.
term-place-9-rumour = Odtud bývaly nejlepší diamanty na celém pobřeží. Teď v dole kopou vermlingové a nikdo neviděl, že by některý přestal.
term-place-10-rumour = Ani ne tak místo, jako spíš jeho rub. Dveře tam stojí v jedné kryptě a na dotek hřejí.
term-place-11-rumour = Náměstí před Síní té noci, kdy přijdou na trh mrtví. Takhle to dopadne, když půjdete s nimi.
term-place-12-rumour = Náměstí před Síní té noci, kdy přijdou na trh mrtví. Takhle to dopadne, když se jim postavíte do cesty.
term-place-13-rumour = Chrám nemá kněze ani střechu, a přece k němu lidé stoupají, na něco se zeptají a dolů se vracejí beze slova.
term-place-14-rumour = Za minci vám lovci ukážou průrvu. Za dvě povědí o ženě v ledu, která píše.
term-place-15-rumour = Brána v hoře s písmeny vysokými jako člověk. Pustí prý jen ty, kdo přivedli jeden druhého.
term-place-16-rumour = Jediná cesta přes hory Copperneck, než napadne sníh. Od žní neposlal nikdo, kdo se jí vydal, ani řádek.
term-place-17-rumour = Ostrov, který je jen na jedné mapě. Její poslední majitel se jí chtěl za každou cenu zbavit.
term-place-18-rumour = Ve třech čtvrtích je ve vodě měď. Mříž je v Lojové uličce; někdo jí maže panty.
term-place-19-rumour = Stařec jménem Hail se tam chce nechat dovést, hluboko do bažin. Neříká proč ani jak se chce dostat zpátky.
term-place-20-rumour = Tam zalezla ta kupkyně. Kniha, kterou jste našli, uvádí adresu a na okraji i hodiny, kdy má otevřeno.

term-gloomhaven-story = Poslední město, než to mapy vzdají: od země hradby, od moře stěžně a mezi tím čtyřicet tisíc lidí, kteří všichni přišli jen na jednu sezónu.
term-dagger-forest-story = Borovice tak rovné, že dostaly jméno po tom, co se s dýkou dělá. Žijí tu inoxové a stromy, které padly, aby bylo místo pro jiné, se tu každou noc nahlas počítají.
term-copperneck-mountains-story = Večer rudé, v dešti zelené a od konce ke konci duté. Kdo tu stavěl cesty, stavěl je pro něco s delšíma nohama.
term-watcher-mountains-story = Dvanáct štítů s tváří, nebo jedenáct, podle toho, koho a za jakého počasí se ptáte. Dole doly, nahoře chrámy a všude kozy, kterým jediným je tu dobře.
term-lingering-swamp-story = Kraj, který se neumí rozhodnout. Co v něm zapadne, není ztracené, jen uložené; lovci úhořů to za sto let najdou a vrátí zpátky.
term-misty-sea-story = Šedá voda pod šedým vzduchem a námořníci, kteří si hvízdají, aby slyšeli, kde je břeh. Prý má i druhou stranu.
