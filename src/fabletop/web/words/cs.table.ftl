### Stránka stolu: co stojí kolem desky hry.

## Stůl
web-tab-table = Stůl
web-tab-you = Ty
web-tab-market = Trh
web-tab-players = Hráči
web-tab-log = Záznam
web-chat-empty = Zatím nikdo nic neřekl.
web-rules-drawer = Pravidlo, o které jde
web-number-answer = Číslo od { $least } do { $most }
web-choose-in-order = Tvoje pořadí: ťukej na odpovědi jednu po druhé.
web-history-slider = Zobrazená volba
web-map-help = Šipky posouvají mapu, plus a minus ji přibližují.
web-pile-deck = Balíček
web-pile-discard = Odhoz
web-top-of = navrchu: { $card }
