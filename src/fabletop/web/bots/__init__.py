"""Bots at web tables: their seats, the worker pool, hints and analysis."""
