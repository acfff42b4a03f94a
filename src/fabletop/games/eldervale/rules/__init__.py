"""The rules of the game, one module per chapter."""
