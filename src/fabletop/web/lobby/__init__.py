"""The lobby: which games there are, the form that opens a table, and its settings."""
