"""Bots at web tables: their seats, the worker pool, hints and analysis."""

BOT_WORKERS = 2  # processes in which the bots of one server process think
BOT_DELAY_S = 0.4  # before a bot answers: enough to see who does what
