"""Pages that are looked at: lobby, table, rulebook, gallery."""
