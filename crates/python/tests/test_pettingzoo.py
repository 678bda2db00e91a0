"""PettingZoo's own tests of an environment."""

import random
from typing import Literal

import numpy as np
import pytest
import wagons
from pettingzoo.test import api_test, seed_test
from wagons.pettingzoo import RawEnv, env


def test_the_interface_is_kept() -> None:
    api_test(env(), num_cycles=100)


def test_seeds_decide_everything() -> None:
    seed_test(env, num_cycles=30)


def test_a_game_ends_with_a_reward_for_both() -> None:
    rewards: list[Literal["win", "margin"]] = ["win", "margin"]
    for reward in rewards:
        table = RawEnv(deal="FKQ/RJAPODGLNMHBICE", reward=reward, render_mode="ansi")
        table.reset(seed=1)
        assert table.agent_selection == "seat_1"
        chance = random.Random(1)
        for agent in table.agent_iter():
            observation, _, termination, _, _ = table.last()
            legal = np.flatnonzero(observation["action_mask"])
            if termination:
                assert not len(legal)
                first = table.game.margin if reward == "margin" else 1 - 2 * int(table.game.winner == 1)
                assert table.last()[1] == (first if agent == "seat_0" else -first) != 0
                table.step(None)
            else:
                table.step(int(chance.choice(legal)))
        assert wagons.Game(str(table.render())) == table.game
        assert table.game.is_over and table.game.deal == "FKQ/RJAPODGLNMHBICE"


def test_any_deal_can_be_played() -> None:
    table = env(render_mode="svg")
    table.reset(options={"deal": "FKQ/RJAPODGLNMHBICE *B"})
    assert table.agent_selection == "seat_0" and table.render().startswith("<svg")


def test_an_illegal_move_loses() -> None:
    table = env()
    table.reset(seed=1)
    table.step(wagons.ACTIONS - 1)
    assert table.rewards["seat_1"] == -1 and all(table.terminations.values())
    table = RawEnv()
    table.reset(seed=1)
    with pytest.raises(wagons.IllegalMoveError, match="the start card .* comes now"):
        table.step(wagons.ACTIONS - 1)
