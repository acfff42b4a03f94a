## Rozbor hry
analyse-bar = Místo { $seat }
