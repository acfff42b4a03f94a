"""What battle goals count (2.13): per scenario and hero."""

from __future__ import annotations

from ..state import Figure, GloomhavenState, Hero

XP_FOUND = "xp-found"  # in treasures


def count(hero: Hero, feat: str, amount: int = 1) -> None:
    hero.feats[feat] = hero.feats.get(feat, 0) + amount


def note_health(state: GloomhavenState, figure: Figure) -> None:
    """Was it ever below half of its maximum, rounded up?"""
    if figure.hp < (figure.most + 1) // 2:
        state.heroes[figure.owner].feats["below-half"] = 1
