"""The kernel: questions, effects, content, chance, secrecy, words, sessions. It knows no game."""
