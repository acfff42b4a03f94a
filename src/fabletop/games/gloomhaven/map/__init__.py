"""The dungeon as geometry: hexes, walls, range, line of sight, ways, areas (section 5)."""
