"""Commands of Gloomhaven's own: campaign, monster solver, simulated campaigns."""
