"""The game's page: `picture.draw` makes the view-model that the templates here show."""
