### Możliwości kart, które dają wybór, według brzmienia efektów (pilnuje ich test).

term-atlanteans-1 = Zawróć jedną swoją jednostkę z Zaświatów do obszaru gotowości.
term-atlanteans-2 = Zdobądź 1 miksturę.
term-comet-shrine-1 = Połóż kartę przygód z obszaru gry przeciwnika na spód jej talii; właściciel zdobywa 2 dowolne zasoby.
term-comet-shrine-2 = Możesz położyć kartę przygód ze swojego obszaru gry na spód jej talii, a wtedy zdobądź 4 PZ.
term-comet-shrine-3 = Zdobądź 1 PZ.
term-chamber-of-puppets-1 = Przejmij kontrolę nad potworem o sile najwyżej 3.
term-chamber-of-puppets-2 = Zdobądź 1 klejnot i 2 dowolne zasoby.
term-surveyors-office-1 = Zdobądź 2 narzędzia.
term-surveyors-office-2 = Zdobądź 2 miecze.
term-menagerie-of-bad-ideas-1 = Przemieść potwora do krainy odległej najwyżej o 3 kroki; zdobądź 1 dowolny zasób.
term-menagerie-of-bad-ideas-2 = Postaw pokonanego potwora z powrotem w jego leżu; zdobądź 2 PZ.
term-beast-tamers-ring-1 = Przejmij kontrolę nad potworem o sile najwyżej 5.
term-beast-tamers-ring-2 = Zdobądź 4 dowolne zasoby.
