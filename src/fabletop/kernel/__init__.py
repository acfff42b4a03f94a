"""The kernel: questions, chance, zones and eyes, journals, sessions. It knows no game."""
