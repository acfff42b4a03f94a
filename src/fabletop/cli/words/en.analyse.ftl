## Analysis of a game
analyse-bar = Seat { $seat }
