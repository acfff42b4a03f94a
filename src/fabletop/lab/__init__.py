"""The laboratory: many games at once, what they cost, and which rules are proven."""
