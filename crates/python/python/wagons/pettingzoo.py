"""The game as an environment for reinforcement learning, in PettingZoo's interface (AEC).

    >>> from wagons.pettingzoo import env
    >>> table = env()
    >>> table.reset(seed=1)
    >>> for agent in table.agent_iter():
    ...     observation, reward, termination, truncation, info = table.last()
    ...     action = None if termination else table.action_space(agent).sample(observation["action_mask"])
    ...     table.step(action)

`wagons.encoding` says what the numbers of observations and actions mean. Rewards come at the end: 1 for the winner and -1
for the loser, or with `reward="margin"` the points each is ahead.
"""

from typing import Any, Literal

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import encoding
from ._wagons import ACTIONS, OBSERVATION, Game

AGENTS = ["seat_0", "seat_1"]


def env(**options: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment, which ends a game for whoever makes an illegal move. The options are those of `RawEnv`."""
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class RawEnv(AECEnv[str, dict[str, Any], int | None]):
    """The environment by itself; an illegal move is an exception with its reason.

    `deal` is a record every game begins with, for instance `FKQ/RJAPODGLNMHBICE`; without it cards are shuffled. The option
    `deal` of `reset` counts for one game. With `render_mode="svg"` `render` draws the table, with `"ansi"` it is the record.
    """

    metadata = {"name": "wagons_v1", "render_modes": ["svg", "ansi"], "is_parallelizable": False}

    def __init__(
        self,
        deal: str | None = None,
        reward: Literal["win", "margin"] = "win",
        render_mode: Literal["svg", "ansi"] | None = None,
    ) -> None:
        super().__init__()
        self.deal = deal
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = AGENTS[:]
        self.observation_spaces = {agent: _observations() for agent in AGENTS}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in AGENTS}
        self._chance = np.random.default_rng()
        self.game = Game.shuffled(0)

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        deal = (options or {}).get("deal", self.deal)
        self.game = Game(deal) if deal else Game.shuffled(int(self._chance.integers(2**63)))
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, self.game.is_over)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.game.turn or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = AGENTS.index(agent)
        mask = encoding.mask(self.game) if self.game.turn == seat else np.zeros(ACTIONS, np.int8)
        return {"observation": encoding.observation(self.game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is missing: the game is not over")
        self.game.push(self.game.move_of(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            self.terminations = dict.fromkeys(AGENTS, True)
            first = self.game.margin if self.reward == "margin" else 1 - 2 * (self.game.winner or 0)
            self.rewards = dict(zip(AGENTS, (float(first), -float(first))))
        else:
            self.agent_selection = AGENTS[self.game.turn or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.game.svg() if self.render_mode == "svg" else self.game.record

    def close(self) -> None:
        """Nothing is held open."""


def _observations() -> gymnasium.spaces.Dict:
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 18, (OBSERVATION,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
