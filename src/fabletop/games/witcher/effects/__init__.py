"""The vocabulary that content may use."""
