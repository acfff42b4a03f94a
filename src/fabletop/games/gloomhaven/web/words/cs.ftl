### Kampaň Gloomhavenu: její stránky a stůl návštěvy města. Česky.

## Stránky
web-campaign-title = Nová kampaň
web-campaign-text = Družina, město a mapa s jedinou značkou. Navštívíš město, vyrazíš, vrátíš se bohatší nebo chudší a příští týden pokračuješ tam, kde to skončilo.
web-campaign-party = Jméno družiny
web-campaign-party-hint = jak ji bude znát město
web-campaign-who = Kdo hraje
web-campaign-who-text = Každý hráč má jeden odkaz po celou kampaň. Jeden hráč může vést několik hrdinů.
web-campaign-variants = Varianty
web-campaign-create = Začít kampaň
web-campaign-own = Tvoje kampaně
web-campaign-none-yet = Zatím žádné.
web-campaign-chapters = { $count ->
    [0] právě začala
    [one] jedna kapitola
    [few] { $count } kapitoly
   *[other] { $count } kapitol
 }
web-campaign-import = Pokračovat ze souboru
web-campaign-import-text = V souboru kampaně je všechno: svět, družiny, hrdinové, balíčky.
web-campaign-import-file = Soubor kampaně
web-campaign-import-go = Otevřít kampaň
web-campaign-prosperity = Blahobyt města: { $level }
web-campaign-reputation = Reputace { $amount }
web-campaign-recap = Co se zatím stalo
web-campaign-chapters-title = Kapitoly
web-campaign-visit = Návštěva města
web-campaign-look = Podívat se na stůl
web-campaign-branch = Odbočit před touto kapitolou
web-campaign-branch-now = Odbočit odsud
web-campaign-branch-text = V tomto bodě začne jiná kampaň; tahle zůstane, jak je.
web-campaign-export = Uložit kampaň do souboru
web-campaign-add = Další družina
web-campaign-add-text = Sdílí tento svět: co jedna družina otevře, druhá najde otevřené.
web-campaign-add-go = Založit družinu
web-campaign-your-link = Tvůj odkaz pro jiné zařízení
web-campaign-their-link = Odkaz pro: { $name }
web-campaign-rename = Tvoje jméno
web-campaign-rename-go = Uložit
web-campaign-notes = Poznámky družiny
web-campaign-hero-name = Jméno postavy: { $who }
web-campaign-world = Svět
web-campaign-achievements = Úspěchy
web-campaign-retired = Hrdinové na odpočinku
web-campaign-files = Soubor a odbočky
web-campaign-nobody = Zatím žádní hrdinové.
web-campaign-go-on = Pokračovat
web-campaign-state-begin = Městská brána je otevřená.
web-campaign-state-visit = Družina je ve městě nebo na rozcestí.
web-campaign-state-scenario = Scénář právě běží.
web-campaign-state-out = Družina vyrazila.
web-campaign-state-back = Scénář skončil, družina se vrací domů.
web-campaign-go-begin = Vstoupit do města
web-campaign-go-visit = Do města
web-campaign-go-scenario = Ke scénáři
web-campaign-go-out = Vyrazit
web-campaign-go-back = Vrátit se domů
web-campaign-none = Taková kampaň tu není.
web-campaign-stranger = Tento prohlížeč nemá odkaz do této kampaně. Řekni si o něj tomu, kdo ji začal.
web-campaign-nameless = Družina potřebuje jméno.
web-campaign-players = Družina má 1 až { $most } hráče a jeden z nich jsi ty.
web-campaign-file-none = Soubor kampaně je prázdný.
web-campaign-file = Tento soubor kampaně nejde použít. { $why }
web-campaign-point = Tento bod kampaně se nezachoval.
web-campaign-other-party = V tomto světě hraješ v jiné družině.

