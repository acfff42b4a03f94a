### Kampania Gloomhaven: jej strony i stół wizyty w mieście. Po polsku.

## Strony
web-campaign-title = Nowa kampania
web-campaign-text = Drużyna, miasto i mapa z jednym znakiem. Odwiedzasz miasto, wyruszasz, wracasz bogatszy albo biedniejszy, a za tydzień grasz dalej od tego samego miejsca.
web-campaign-party = Nazwa drużyny
web-campaign-party-hint = jak będzie ją znać miasto
web-campaign-who = Kto gra
web-campaign-who-text = Każdy gracz ma jeden link na całą kampanię. Jeden gracz może prowadzić kilku bohaterów.
web-campaign-variants = Warianty
web-campaign-create = Zacznij kampanię
web-campaign-own = Twoje kampanie
web-campaign-none-yet = Na razie żadnych.
web-campaign-chapters = { $count ->
    [0] właśnie rozpoczęta
    [one] jeden rozdział
    [few] { $count } rozdziały
   *[many] { $count } rozdziałów
 }
web-campaign-import = Graj dalej z pliku
web-campaign-import-text = Plik kampanii zawiera wszystko: świat, drużyny, bohaterów, talie.
web-campaign-import-file = Plik kampanii
web-campaign-import-go = Otwórz kampanię
web-campaign-prosperity = Dobrobyt miasta: { $level }
web-campaign-reputation = Reputacja { $amount }
web-campaign-recap = Co było dotąd
web-campaign-chapters-title = Rozdziały
web-campaign-visit = Wizyta w mieście
web-campaign-look = Obejrzyj stół
web-campaign-branch = Odgałęzienie przed tym rozdziałem
web-campaign-branch-now = Odgałęzienie stąd
web-campaign-branch-text = W tym punkcie zacznie się inna kampania; ta zostanie, jaka jest.
web-campaign-export = Zapisz kampanię do pliku
web-campaign-add = Kolejna drużyna
web-campaign-add-text = Dzieli ten świat: co otworzy jedna drużyna, inne zastaną otwarte.
web-campaign-add-go = Załóż drużynę
web-campaign-your-link = Twój link na inne urządzenie
web-campaign-their-link = Link dla: { $name }
web-campaign-rename = Twoje imię
web-campaign-rename-go = Zapisz
web-campaign-notes = Notatki drużyny
web-campaign-hero-name = Imię postaci: { $who }
web-campaign-world = Świat
web-campaign-achievements = Osiągnięcia
web-campaign-retired = Bohaterowie na emeryturze
web-campaign-files = Plik i odgałęzienia
web-campaign-nobody = Na razie nie ma bohaterów.
web-campaign-go-on = Graj dalej
web-campaign-state-begin = Brama miasta jest otwarta.
web-campaign-state-visit = Drużyna jest w mieście albo na rozdrożu.
web-campaign-state-scenario = Scenariusz trwa.
web-campaign-state-out = Drużyna wyruszyła.
web-campaign-state-back = Scenariusz skończony, drużyna wraca do domu.
web-campaign-go-begin = Wejdź do miasta
web-campaign-go-visit = Do miasta
web-campaign-go-scenario = Do scenariusza
web-campaign-go-out = Wyrusz
web-campaign-go-back = Wróć do domu
web-campaign-none = Nie ma takiej kampanii.
web-campaign-stranger = Ta przeglądarka nie ma linku do tej kampanii. Poproś o swój tego, kto ją zaczął.
web-campaign-nameless = Drużyna potrzebuje nazwy.
web-campaign-players = Drużyna ma od 1 do { $most } graczy, a jednym z nich jesteś ty.
web-campaign-file-none = Plik kampanii jest pusty.
web-campaign-file = Tego pliku kampanii nie da się użyć. { $why }
web-campaign-point = Ten punkt kampanii się nie zachował.
web-campaign-other-party = W tym świecie grasz w innej drużynie.

