"""The games as a PettingZoo environment: every seat is an agent, one acts at a time.

This module needs pettingzoo, gymnasium and numpy; import it within `extras.extra`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..kernel.ask import Request, Seat
from ..kernel.session import Session
from .action_space import ACTIONS, Asking
from .env_core import Desk, check_reward, rewards
from .features import FEATURES, HIGHEST, Features, Vector


class Observation(TypedDict):
    """What an agent gets: its features and which actions are open to it."""

    observation: Vector
    action_mask: NDArray[np.int8]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of one of our games. `reset(seed=7)` deals the game of seed 7."""

    metadata = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        features: int = FEATURES,
        actions: int = ACTIONS,
        most_steps: int | None = None,
        keep: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"fabletop_{game}"}
        self.render_mode = render_mode
        self._reward = check_reward(reward)
        self._desk = Desk(game, seats, options, actions, keep)
        self._features = Features(features)
        self._size = actions
        self._most_steps = most_steps
        self._steps = 0
        self._luck = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(features, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the next one that the last seed leads to. The game's
        options are those given when the environment was made; `options` is not used."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._desk.deal(int(self._luck.integers(1 << 62)) if seed is None else seed)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        """Take an action for `agent_selection`; `IllegalAction` changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._desk.act(int(action))  # type: ignore[arg-type]
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self._desk.result
        if result is not None:
            for other, gained in zip(self.agents, rewards(result, self._reward), strict=True):
                self.rewards[other] = gained
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn()

    def _turn(self) -> None:
        """Who acts next, and what about."""
        self.infos = {agent: {} for agent in self.agents}
        seat = self._desk.seat
        if seat is None:
            self.agent_selection = self.agents[0]
            self.infos = {agent: {"view": self.view(agent)} for agent in self.agents}
            return
        self.agent_selection = self.possible_agents[seat]
        request = self.request(self.agent_selection)
        assert request is not None
        self.infos[self.agent_selection] = {
            "rule": request.rule,
            "kind": request.kind,
            "about": request.about,
            "view": self.view(self.agent_selection),
        }

    def observe(self, agent: str) -> Observation:
        """The features and the action mask of any agent; all actions are closed to those whose
        turn it is not."""
        seat = self.seat(agent)
        asking = self._asking(agent)
        view = self.infos[agent].get("view") if agent in self.infos else None
        if view is None:
            view = self.view(agent)
        vector = self._features.vector(view, seat, self._desk.seats, asking)
        return {"observation": vector, "action_mask": mask(asking, self._size)}

    def _asking(self, agent: str) -> Asking | None:
        asking = self._desk.asking
        return asking if asking is not None and asking.request.seat == self.seat(agent) else None

    # Beyond numbers

    @property
    def session(self) -> Session:
        """The game itself. It knows all secrets: nothing for an honest agent."""
        return self._desk.session

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def view(self, agent: str) -> Any:
        """What an agent sees, as the game's own typed record."""
        return self._desk.session.view(self.seat(agent))

    def request(self, agent: str) -> Request | None:
        """The question open to an agent, if it is its turn."""
        asking = self._asking(agent)
        return None if asking is None else asking.request

    def legal(self, agent: str) -> dict[int, str]:
        """The actions open to an agent and the keys they stand for ("" for done and more)."""
        asking = self._asking(agent)
        return {} if asking is None else dict(asking.actions)

    def render(self) -> str | None:
        """The table in plain lines, as the acting agent sees it."""
        if self.render_mode is None:
            return None
        game = self._desk.session.game
        lines = game.face.describe(self._desk.session.view(self._desk.seat), game.voice())
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(features: int, actions: int) -> Dict:
    """The space of observations of this size."""
    return Dict(
        {
            "observation": Box(-HIGHEST, HIGHEST, (features,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def mask(asking: Asking | None, size: int) -> NDArray[np.int8]:
    """One for each action that is open."""
    found = np.zeros(size, dtype=np.int8)
    if asking is not None:
        found[list(asking.actions)] = 1
    return found
