"""The page of a visit to the city."""
