"""Pages of Gloomhaven's own: campaigns and the monster solver."""
