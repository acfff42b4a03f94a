"""The games as a Gymnasium environment: one seat learns, bots play the others.

This module needs gymnasium and numpy; import it within `extras.extra`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from .. import bots
from ..kernel.ask import Request, Seat
from ..kernel.gamedef import BadSetup
from ..kernel.session import Session
from .action_space import ACTIONS, IllegalAction
from .env import Observation, mask, observation_space
from .env_core import Desk, check_reward, rewards
from .features import FEATURES, Features

ILLEGAL = -0.1  # the reward of an action that is not open; nothing else happens


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat against bots. `reset(seed=7)` deals the game of seed 7.

    The reward comes at the end (see `desk.rewards`); an action that is not open changes nothing,
    costs `ILLEGAL` and is named in `info["illegal"]`. `seat=None` takes another seat each game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str],
        options: Mapping[str, str] | None = None,
        *,
        seat: Seat | None = 0,
        reward: str = "win",
        features: int = FEATURES,
        actions: int = ACTIONS,
        most_steps: int | None = None,
        keep: bool = False,
        render_mode: str | None = None,
    ) -> None:
        seats = len(opponents) + 1
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        self._opponents = tuple(opponents)
        self._looking = [bots.make(name, 0).looks_ahead for name in opponents]
        self._fixed = seat
        self._reward = check_reward(reward)
        self._desk = Desk(game, seats, options, actions, keep or any(self._looking))
        self._features = Features(features)
        self._size = actions
        self._most_steps = most_steps
        self._steps = 0
        self.seat: Seat = seat or 0
        self._bots: dict[Seat, bots.Bot] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space(features, actions)  # type: ignore[assignment]
        self.action_space = Discrete(actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play up to the first question."""
        super().reset(seed=seed)
        drawn = self._drawn()
        self._steps = 0
        seats = self._desk.seats
        if self._fixed is None:
            self.seat = int(self.np_random.integers(seats))
        others = [seat for seat in range(seats) if seat != self.seat]
        self._bots = {
            seat: bots.make(name, self._drawn())
            for seat, name in zip(others, self._opponents, strict=True)
        }
        self._desk.deal(drawn if seed is None else seed)
        self._others_play()
        info = self._info()
        return self._observed(info["view"]), info

    def _drawn(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, then let the bots play up to the next question or the end."""
        gained = 0.0
        illegal = ""
        if self._desk.result is None:
            self._steps += 1
            try:
                self._desk.act(int(action))
                self._others_play()
            except IllegalAction as error:
                gained, illegal = ILLEGAL, str(error)
        result = self._desk.result
        over = result is not None
        if result is not None:
            gained = rewards(result, self._reward)[self.seat]
        truncated = not over and self._most_steps is not None and self._steps >= self._most_steps
        info = self._info()
        if illegal:
            info["illegal"] = illegal
        return self._observed(info["view"]), gained, over, truncated, info

    def _others_play(self) -> None:
        while (asking := self._desk.asking) is not None and asking.request.seat != self.seat:
            request = asking.request
            self._desk.answer(self._bots[request.seat].choose(self._desk.session, request))

    def _observed(self, view: Any) -> Observation:
        asking = self._desk.asking
        vector = self._features.vector(view, self.seat, self._desk.seats, asking)
        return {"observation": vector, "action_mask": mask(asking, self._size)}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"view": self.view()}
        if self._desk.asking is not None:
            request = self._desk.asking.request
            info |= {"rule": request.rule, "kind": request.kind, "about": request.about}
        return info

    # Beyond numbers

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, under the name that maskable learners look for."""
        return mask(self._desk.asking, self._size).astype(np.bool_)

    @property
    def session(self) -> Session:
        """The game itself. It knows all secrets: nothing for an honest player."""
        return self._desk.session

    def view(self) -> Any:
        """What the seat sees, as the game's own typed record."""
        return self._desk.session.view(self.seat)

    def request(self) -> Request | None:
        """The open question."""
        return None if self._desk.asking is None else self._desk.asking.request

    def legal(self) -> dict[int, str]:
        """The open actions and the keys they stand for ("" for done and more)."""
        return {} if self._desk.asking is None else dict(self._desk.asking.actions)

    def render(self) -> str | None:
        """The table in plain lines, as the seat sees it."""
        if self.render_mode is None:
            return None
        game = self._desk.session.game
        return "\n".join(game.face.describe(self.view(), game.voice()))
