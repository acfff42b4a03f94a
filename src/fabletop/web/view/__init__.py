"""What one seat is shown: the snapshot, its words, and the templates that render it."""
