"""Bots at web tables: their seats, the worker pool, hints and analysis."""

BOT_WORKERS = 2  # processes in which the bots of one server process think
