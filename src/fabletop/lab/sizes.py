"""Default sizes of the environments' spaces; importable without the lab's dependencies."""

from __future__ import annotations

DEFAULT_FEATURES = 1024
DEFAULT_ACTIONS = 512
