"""Tables being played: registry, event log, commands, undo, seats, and their routes."""
