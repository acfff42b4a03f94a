"""What each seat sees: models, how they are built, and which cards are hidden from whom."""
