## Kampaně
campaign-new = Nová kampaň leží v { $folder }. Hraj ji příkazem: fabletop campaign play { $folder }
campaign-none = V { $folder } žádná kampaň není.
campaign-no-party = Družina { $number } v této kampani není.
campaign-no-hero = { $who } v této družině není nebo už nežije.
campaign-named = { $who } se od teď jmenuje { $name }.
campaign-branched = { $folder } pokračuje od místa před kapitolou { $chapter }.
campaign-chapter = Kapitola { $chapter } je zapsána.
campaign-left = Sezení skončilo předčasně; nic se nezapsalo.
campaign-scenario = { $number }. { $what }: { $outcome } po { $rounds } kolech. Úrovně { $levels }, zlato { $gold }.
campaign-sum = Vyhráno { $won } z { $scenarios } scénářů, získáno úrovní { $levels }, koupeno věcí { $bought }, událostí { $events }.
campaign-retired = Na odpočinku: { $list }. Prosperita { $prosperity }, pověst { $reputation }.
campaign-end = Rozhodnutí: { $decisions } za { $seconds } s. Otisk { $digest }.
campaign-nobody = nikdo
