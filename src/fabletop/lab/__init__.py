"""The lab: simulations, tournaments, benchmarks, RL environments, rule coverage."""
