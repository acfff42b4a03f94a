"""Effects: the records (`vocabulary`, `standing`, `uses`), their registry, their runs (`run_*`)."""
