"""Where tables are kept: SQLite in a file, or PostgreSQL for several processes."""

from .entries import Entry, EntryKind, StoredTable
from .store import Behind, Holder, Store

__all__ = ["Behind", "Entry", "EntryKind", "Holder", "Store", "StoredTable"]
