"""PettingZoo environment (AEC): every seat is an agent, one acts at a time.

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
from .action_space import QuestionActions
from .env_core import EnvCore, check_reward, rewards
from .features import MAX_VALUE, Features, Vector
from .sizes import DEFAULT_ACTIONS, DEFAULT_FEATURES


class Observation(TypedDict):
    """The observation of an agent: its feature vector and its action mask."""

    observation: Vector
    action_mask: NDArray[np.int8]


class TableEnv(AECEnv):  # type: ignore[misc]
    """An environment of one game. `reset(seed=7)` starts the game of seed 7."""

    metadata = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        features: int = DEFAULT_FEATURES,
        actions: int = DEFAULT_ACTIONS,
        most_steps: int | None = None,
        keep: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"fabletop_{game}"}
        self.render_mode = render_mode
        self._reward = check_reward(reward)
        self._core = EnvCore(game, seats, options, actions, keep)
        self._features = Features(features)
        self._size = actions
        self._most_steps = most_steps
        self._steps = 0
        self._rng = np.random.default_rng()
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
        """Start a new game; without a seed, with one drawn from the generator of the last seed. The
        game's options are those of the constructor; `options` is not used."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._core.reset(int(self._rng.integers(1 << 62)) if seed is None else seed)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Take an action for `agent_selection`. After `IllegalAction` nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._core.act(int(action))  # type: ignore[arg-type]
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self._core.result
        if result is not None:
            for other, gained in zip(self.agents, rewards(result, self._reward), strict=True):
                self.rewards[other] = gained
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select_agent()

    def _select_agent(self) -> None:
        """Select the agent that acts next and fill its info."""
        self.infos = {agent: {} for agent in self.agents}
        seat = self._core.seat
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
        """The features and the action mask of any agent; the mask is empty out of turn."""
        seat = self.seat(agent)
        question = self._question_of(agent)
        view = self.infos[agent].get("view") if agent in self.infos else None
        if view is None:
            view = self.view(agent)
        vector = self._features.vector(view, seat, self._core.seats, question)
        return {"observation": vector, "action_mask": action_mask(question, self._size)}

    def _question_of(self, agent: str) -> QuestionActions | None:
        question = self._core.question
        if question is None or question.request.seat != self.seat(agent):
            return None
        return question

    # Typed access

    @property
    def session(self) -> Session:
        """The session itself, with all hidden information: not for fair agents."""
        return self._core.session

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def view(self, agent: str) -> Any:
        """The view of an agent, as the game's typed record."""
        return self._core.session.view(self.seat(agent))

    def request(self, agent: str) -> Request | None:
        """The open question of an agent; None if it is not its turn."""
        question = self._question_of(agent)
        return None if question is None else question.request

    def legal(self, agent: str) -> dict[int, str]:
        """The legal actions of an agent with their keys ("" for `DONE` and `NEXT_PAGE`)."""
        question = self._question_of(agent)
        return {} if question is None else dict(question.actions)

    def render(self) -> str | None:
        """The position as plain text, as the acting agent sees it."""
        if self.render_mode is None:
            return None
        game = self._core.session.game
        lines = game.face.describe(self._core.session.view(self._core.seat), game.voice())
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to release."""


def observation_space(features: int, actions: int) -> Dict:
    """The observation space for these sizes."""
    return Dict(
        {
            "observation": Box(-MAX_VALUE, MAX_VALUE, (features,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def action_mask(question: QuestionActions | None, size: int) -> NDArray[np.int8]:
    """The action mask: 1 for each legal action."""
    found = np.zeros(size, dtype=np.int8)
    if question is not None:
        found[list(question.actions)] = 1
    return found
