"""Gymnasium environment: one seat learns, bots play the others.

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
from .action_space import IllegalAction
from .env import Observation, action_mask, observation_space
from .env_core import EnvCore, check_reward, rewards
from .features import Features
from .sizes import DEFAULT_ACTIONS, DEFAULT_FEATURES

ILLEGAL_REWARD = -0.1  # of an action outside the mask; nothing else happens


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat against bots. `reset(seed=7)` starts the game of seed 7.

    The reward comes at the end (see `env_core.rewards`); an action outside the mask changes
    nothing, costs `ILLEGAL_REWARD` and is explained in `info["illegal"]`. `seat=None` draws a seat
    for each game.
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
        features: int = DEFAULT_FEATURES,
        actions: int = DEFAULT_ACTIONS,
        most_steps: int | None = None,
        keep: bool = False,
        render_mode: str | None = None,
    ) -> None:
        seats = len(opponents) + 1
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        self._opponents = tuple(opponents)
        forking = [bots.make(name, 0).looks_ahead for name in opponents]
        self._fixed_seat = seat
        self._reward = check_reward(reward)
        self._core = EnvCore(game, seats, options, actions, keep or any(forking))
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
        """Start a new game and let the bots play up to the first question."""
        super().reset(seed=seed)
        next_seed = self._draw_seed()
        self._steps = 0
        seats = self._core.seats
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(seats))
        others = [seat for seat in range(seats) if seat != self.seat]
        self._bots = {
            seat: bots.make(name, self._draw_seed())
            for seat, name in zip(others, self._opponents, strict=True)
        }
        self._core.reset(next_seed if seed is None else seed)
        self._play_bots()
        info = self._info()
        return self._observe(info["view"]), info

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, then let the bots play up to the next question or the end."""
        gained = 0.0
        illegal = ""
        if self._core.result is None:
            self._steps += 1
            try:
                self._core.act(int(action))
                self._play_bots()
            except IllegalAction as error:
                gained, illegal = ILLEGAL_REWARD, str(error)
        result = self._core.result
        over = result is not None
        if result is not None:
            gained = rewards(result, self._reward)[self.seat]
        truncated = not over and self._most_steps is not None and self._steps >= self._most_steps
        info = self._info()
        if illegal:
            info["illegal"] = illegal
        return self._observe(info["view"]), gained, over, truncated, info

    def _play_bots(self) -> None:
        while (question := self._core.question) is not None and question.request.seat != self.seat:
            request = question.request
            self._core.answer(self._bots[request.seat].choose(self._core.session, request))

    def _observe(self, view: Any) -> Observation:
        question = self._core.question
        vector = self._features.vector(view, self.seat, self._core.seats, question)
        return {"observation": vector, "action_mask": action_mask(question, self._size)}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"view": self.view()}
        if self._core.question is not None:
            request = self._core.question.request
            info |= {"rule": request.rule, "kind": request.kind, "about": request.about}
        return info

    # Typed access

    def action_masks(self) -> NDArray[np.bool_]:
        """The action mask, under the name that maskable learners (sb3-contrib) look for."""
        return action_mask(self._core.question, self._size).astype(np.bool_)

    @property
    def session(self) -> Session:
        """The session itself, with all hidden information: not for fair agents."""
        return self._core.session

    def view(self) -> Any:
        """The view of the seat, as the game's typed record."""
        return self._core.session.view(self.seat)

    def request(self) -> Request | None:
        """The open question."""
        return None if self._core.question is None else self._core.question.request

    def legal(self) -> dict[int, str]:
        """The legal actions with their keys ("" for `DONE` and `NEXT_PAGE`)."""
        return {} if self._core.question is None else dict(self._core.question.actions)

    def render(self) -> str | None:
        """The position as plain text, as the seat sees it."""
        if self.render_mode is None:
            return None
        game = self._core.session.game
        return "\n".join(game.face.describe(self.view(), game.voice()))
