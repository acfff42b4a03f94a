"""Effects: what they are (`shapes`, `standing`, `uses`) and what they do (`run`)."""
