"""Automated figures: monsters, bosses, summons and allied tokens (section 6)."""
