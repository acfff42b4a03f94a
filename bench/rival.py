"""boardgame.io's server under the same load, where npm is at hand: the same cores, the same paces.

Its game is the smallest there is (a move adds a number), its clients get a state of a few hundred
bytes and draw nothing; ours get a whole page. It needs no database and writes none.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent / "boardgameio"
PORT = 18231


def measure(
    tables: int, cores: list[int], paces: dict[str, tuple[float, int]]
) -> dict[str, object]:
    """Latency at each pace (name: seconds between choices, choices); empty without npm."""
    if shutil.which("npm") is None:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(HERE, folder, dirs_exist_ok=True)
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund"]
        if subprocess.run(install, cwd=folder, stdout=subprocess.DEVNULL).returncode:
            return {}
        serving = ["taskset", "-c", str(cores[0]), "node", "server.js", str(PORT)]
        server = subprocess.Popen(serving, cwd=folder, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            server.stdout.readline()
            return {
                name: _clients(folder, cores[-1], tables, pace, choices)
                for name, (pace, choices) in paces.items()
            }
        finally:
            server.terminate()
            server.wait(10)


def _clients(folder: str, core: int, tables: int, pace: float, choices: int) -> object:
    playing = ["taskset", "-c", str(core), "node", "clients.js"]
    playing += [str(PORT), str(tables), str(choices), str(pace)]
    done = subprocess.run(playing, cwd=folder, capture_output=True, text=True, timeout=300)
    return json.loads(done.stdout.splitlines()[-1])
