"""Published seeds of scenarios foretell nothing: they are hashes of what stays secret."""

from __future__ import annotations

import hashlib

from fabletop.games.gloomhaven.campaign.departure import SEED_BITS, scenario_seed
from fabletop.kernel.chance import Chance

from .scene import Visit, campaign


def test_a_scenario_seed_is_a_hash_of_secret_seed_and_draw() -> None:
    """Otherwise the first seed, published after its scenario, would give the whole stream away:
    SplitMix64 can be computed back from one output."""
    visit = Visit(campaign("brute", "tinkerer", seed=7))
    twin = Visit(campaign("brute", "tinkerer", seed=7))
    seeds = [scenario_seed(visit.session.state.chance) for _ in range(3)]
    luck: Chance = twin.session.state.chance
    drawn = [luck.below("scenario", 1 << SEED_BITS) for _ in range(3)]
    assert not set(seeds) & set(drawn), "the raw output of the generator is published"
    for seed, draw in zip(seeds, drawn, strict=True):
        secret = hashlib.sha256(f"{luck.seed}/{draw}".encode()).digest()
        assert seed == int.from_bytes(secret[:8], "big") >> (64 - SEED_BITS)


def test_campaigns_of_different_luck_have_different_seeds() -> None:
    visits = [Visit(campaign("brute", "tinkerer", seed=seed)) for seed in range(1, 6)]
    assert len({scenario_seed(one.session.state.chance) for one in visits}) == 5
