"""View-model parts shared by the pages of all games: highlights, log, answers.

A game's ``table/picture.py`` turns a snapshot into its view-model with these parts; templates draw
that.
"""
