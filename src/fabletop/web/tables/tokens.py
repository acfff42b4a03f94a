"""Bearer tokens of seats: whoever holds the link sits there. The store keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets

from ...kernel.chance import SEED_BITS

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_token() -> str:
    """128 bits, fit for a link."""
    return secrets.token_urlsafe(16)


def new_idempotency_key() -> str:
    """For a command that came without one: it is taken as a new command."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """What is stored. A token is too long to be guessed, so a plain hash will do."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_table_id() -> str:
    """Short enough to be read out; it opens nothing by itself."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def seed_hash(seed: int) -> str:
    """Published when the game starts, so that nobody can change the seed afterwards."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
