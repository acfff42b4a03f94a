"""The page of the game: `picture.draw` makes the view model that the templates here render."""
