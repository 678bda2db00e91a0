"""How many whole random games a second, on one core: `python -m wagons.benchmark`.

The same loop in five ways: every move is any legal one, and every game is scored in the end. Measured is the time of the
processor, so that other programs do not matter much.
"""

import random
import time
from collections.abc import Callable

from . import Game
from .batch import Batch

#: A few hundred games stay in the processor's cache.
SIZE = 256


def environment(seed: int) -> int:
    """One call a move in PettingZoo's interface, with observations and masks."""
    from .pettingzoo import RawEnv

    table = RawEnv()
    table.reset(seed=seed)
    while not table.game.is_over:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(table.action_space(table.agent_selection).sample(mask)))
    assert sum(table.rewards.values()) == 0 != table.rewards["seat_0"]
    return 1


def one_by_one(seed: int) -> int:
    """One game, move by move."""
    game = Game.shuffled(seed)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
    assert game.margin is not None
    return 1


def batch_of_one(seed: int) -> int:
    """The loop of the batch with a single game."""
    return _stepped(_SINGLE)


def batch(seed: int) -> int:
    """A batch, one move of all games a call."""
    return _stepped(_MANY)


def played_out(seed: int) -> int:
    """A batch, all moves of all games in one call."""
    _MANY.redeal()
    _MANY.play_out()
    assert _MANY.margins().any() and not _MANY.going
    return SIZE


#: Played again and again, with other cards.
_SINGLE, _MANY = Batch(1), Batch(SIZE)


def _stepped(games: Batch) -> int:
    games.redeal()
    while games.going:
        games.step(games.random_actions())
    assert len(games.margins()) == len(games)
    return len(games)


LOOPS: dict[str, Callable[[int], int]] = {
    "PettingZoo, one call a move": environment,
    "Game, one call a move": one_by_one,
    "Batch of 1, one call a move": batch_of_one,
    f"Batch of {SIZE}, one call a move of all": batch,
    f"Batch of {SIZE}, one call for all games": played_out,
}


def rate(loop: Callable[[int], int], seconds: float = 1.0) -> float:
    """Games a second of processor time."""
    loop(0)
    games, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        games += loop(games)
    return games / (time.process_time() - start)


def measure(seconds: float = 1.0) -> dict[str, float]:
    """The rate of every loop."""
    return {name: rate(loop, seconds) for name, loop in LOOPS.items()}


def main() -> None:
    rates = measure(seconds=0.5)
    slowest, single, *_ = rates.values()
    print(f"{'whole random games on one core':<36} {'a second':>10}  × PettingZoo  × Game")
    for name, games in rates.items():
        print(f"{name:<36} {games:>10,.0f} {games / slowest:>13,.1f} {games / single:>7,.1f}")


if __name__ == "__main__":
    main()
