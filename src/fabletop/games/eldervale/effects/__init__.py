"""Effects: their vocabulary, and what each of them does."""
