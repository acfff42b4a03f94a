### Strona stołu: to, co stoi wokół planszy gry.

## Stół
web-tab-table = Stół
web-tab-you = Ty
web-tab-market = Targ
web-tab-players = Gracze
web-tab-log = Kronika
web-chat-empty = Jeszcze nikt nic nie powiedział.
web-rules-drawer = Zasada, o którą chodzi
web-number-answer = Liczba od { $least } do { $most }
web-choose-in-order = Twoja kolejność: wybieraj odpowiedzi jedną po drugiej.
web-history-slider = Pokazany wybór
web-map-help = Strzałki przesuwają mapę, plus i minus ją przybliżają.
web-pile-deck = Talia
web-pile-discard = Odrzucone
web-top-of = na wierzchu: { $card }
