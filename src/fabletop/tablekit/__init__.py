"""What the pages of all games are made of, before any template: lights, chronicle, answers.

A game's ``table/picture.py`` turns what a seat sees into its `Picture` with these parts.
"""
