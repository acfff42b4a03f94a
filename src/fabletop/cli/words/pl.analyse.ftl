## Analiza gry
analyse-bar = Miejsce { $seat }
