"""Live updates: one event stream per seat, and the priority of requests over streams."""
