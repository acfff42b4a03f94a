"""Views: what each seat sees of the table."""
