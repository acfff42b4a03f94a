from __future__ import annotations

import pytest

from .cases import Run, all_cases, run_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "run" in metafunc.fixturenames:
        cases = all_cases()
        metafunc.parametrize("run", cases, ids=[str(case) for case in cases], indirect=True)


@pytest.fixture
def run(request: pytest.FixtureRequest) -> Run:
    """A finished random game; played once per process."""
    return run_of(request.param)
