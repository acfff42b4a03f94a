"""Effects: the records that content may use, and what they do."""
