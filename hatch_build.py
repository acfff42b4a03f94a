"""`FABLETOP_FAST=1 pip install .` puts compiled modules beside the source ones into the wheel."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Fast(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles with `tools/fast.py` if asked to; without the flag the wheel is pure Python."""

    def dependencies(self) -> list[str]:
        return self.metadata.core.optional_dependencies["fast"] if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not _wanted():
            return
        if version == "editable":
            raise SystemExit(
                "FABLETOP_FAST=1 makes a wheel; an editable install stays interpreted."
            )
        sys.path.insert(0, str(Path(self.root, "tools")))
        import fast

        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        for library in fast.build(folder, fast.games()):
            build_data["force_include"][str(folder / library)] = str(library)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _wanted() -> bool:
    return os.environ.get("FABLETOP_FAST", "") not in ("", "0")
