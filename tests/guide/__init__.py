"""The guides are true: their code is the code that is tested here."""
