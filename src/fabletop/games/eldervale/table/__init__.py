"""The page of this game: its picture, its templates and its style."""
