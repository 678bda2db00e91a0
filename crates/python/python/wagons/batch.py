"""Thousands of games at once, with NumPy's arrays in and out.

    >>> batch = Batch(1000, seed=1)
    >>> while batch.going:
    ...     batch.step(batch.random_actions())
    >>> batch.margins().mean()

Every array that comes out was written once, by Rust, and is looked at where it lies. The games are played on one core;
other threads of Python run meanwhile.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ._wagons import ACTIONS, OBSERVATION, READINGS, Game, Games


class Candidates(NamedTuple):
    """Legal actions in rows: those of one game together, in the order of the notation."""

    #: How many rows each game has.
    counts: npt.NDArray[np.int32]
    #: Which game a row belongs to.
    game: npt.NDArray[np.intp]
    #: The action.
    action: npt.NDArray[np.int32]
    #: The lead of whoever makes it, after it.
    lead: npt.NDArray[np.int32]
    #: What can then be read off that player's town; `wagons.READINGS` names the columns.
    readings: npt.NDArray[np.uint8]

    def top(self, worth: npt.ArrayLike) -> npt.NDArray[np.intp]:
        """The row of the highest worth of each game that has rows; the first among equals, to within a thousandth."""
        worth = np.round(np.asarray(worth, np.float64), 3)
        counts = self.counts[self.counts > 0]
        if not len(counts):
            return np.empty(0, np.intp)
        starts = np.cumsum(counts) - counts
        highest = np.flatnonzero(worth == np.repeat(np.maximum.reduceat(worth, starts), counts))
        return highest[np.unique(self.game[highest], return_index=True)[1]]

    def best(self, worth: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """The action of the highest worth for every game of the batch; -1 where there was nothing to choose."""
        actions = np.full(len(self.counts), -1, np.int32)
        rows = self.top(worth)
        actions[self.game[rows]] = self.action[rows]
        return actions


_ROW = np.dtype([("action", np.int32), ("lead", np.int32), ("readings", np.uint8, len(READINGS))])


class Batch:
    """Many games of two that go on together. Game number i is row i of every array."""

    def __init__(self, games: int | Sequence[Game], seed: int = 0) -> None:
        """So many games with shuffled cards, or games as they stand."""
        self._games = Games(games, seed) if isinstance(games, int) else Games.of(list(games), seed)

    def __len__(self) -> int:
        return len(self._games)

    def __getitem__(self, number: int) -> Game:
        """One of the games, with all its moves."""
        return self._games.game(number)

    @property
    def going(self) -> bool:
        """Whether any game is not over."""
        return self._games.going

    def take(self, numbers: npt.ArrayLike) -> "Batch":
        """Copies of the games with these numbers, in this order; a number may occur again and again."""
        other = Batch.__new__(Batch)
        other._games = self._games.take(np.ascontiguousarray(numbers, np.int64))
        return other

    def step(self, actions: npt.ArrayLike) -> None:
        """Makes one move in every game: an action, or -1 where it waits or is over.

        If one of them is not legal, none is made, and `IllegalMoveError` names the game and the reason.
        """
        self._games.step(np.ascontiguousarray(actions, np.int32))

    def redeal(self) -> npt.NDArray[np.bool_]:
        """Deals new cards wherever a game is over, and says where that was."""
        return np.frombuffer(self._games.redeal(), np.bool_)

    def play_out(self) -> None:
        """Makes random moves in all games until they are over."""
        self._games.play_out()

    def random_actions(self) -> npt.NDArray[np.int32]:
        """A legal action for every game, each as likely as the other; -1 where it is over."""
        return np.frombuffer(self._games.random_actions(), np.int32)

    def choose(
        self, player: str, where: npt.ArrayLike | None = None, *, nodes: int | None = None, seed: int = 0
    ) -> npt.NDArray[np.int32]:
        """The action a computer player would choose in the games marked, or in all; -1 in others and where it is over."""
        return np.frombuffer(self._games.choose(player, _marks(where), nodes, seed), np.int32)

    def turns(self) -> npt.NDArray[np.int8]:
        """Who decides: 0 or 1, -1 where it is over."""
        return np.frombuffer(self._games.turns(), np.int8)

    def decisions(self) -> npt.NDArray[np.uint8]:
        """What is to be decided: 0 nothing, 1 the start card, 2 a draft, 3 a placement."""
        return np.frombuffer(self._games.decisions(), np.uint8)

    def margins(self) -> npt.NDArray[np.int32]:
        """By how many points the first player is ahead now."""
        return np.frombuffer(self._games.margins(), np.int32)

    def winners(self) -> npt.NDArray[np.int8]:
        """Who has won: 0 or 1, -1 where it goes on."""
        return np.frombuffer(self._games.winners(), np.int8)

    def scoring(self) -> npt.NDArray[np.uint8]:
        """The three scoring cards, as places in `CARDS`. Shape (games, 3)."""
        return np.frombuffer(self._games.scoring(), np.uint8).reshape(-1, 3)

    def cards_left(self) -> npt.NDArray[np.uint8]:
        """How many cards are still to be placed, in both hands and the circle."""
        return np.frombuffer(self._games.cards_left(), np.uint8)

    def observations(self) -> npt.NDArray[np.uint8]:
        """What whoever decides sees; see `wagons.encoding`. Shape (games, OBSERVATION)."""
        return np.frombuffer(self._games.observations(), np.uint8).reshape(-1, OBSERVATION)

    def masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal. Shape (games, ACTIONS)."""
        return np.frombuffer(self._games.masks(), np.bool_).reshape(-1, ACTIONS)

    def readings(self) -> npt.NDArray[np.uint8]:
        """What can be read off both towns; `wagons.READINGS` names the columns. Shape (games, 2, readings)."""
        return np.frombuffer(self._games.readings(), np.uint8).reshape(-1, 2, len(READINGS))

    def candidates(self, where: npt.ArrayLike | None = None) -> Candidates:
        """Every legal action of the games marked, or of all, and the mover's town after it."""
        marks = _marks(where)
        counts = np.frombuffer(self._games.choices(marks), np.int32)
        rows: npt.NDArray[Any] = np.frombuffer(self._games.candidates(marks), _ROW)
        return Candidates(
            counts,
            np.repeat(np.arange(len(counts)), counts),
            rows["action"],
            rows["lead"],
            rows["readings"],
        )


def _marks(where: npt.ArrayLike | None) -> npt.NDArray[np.uint8] | None:
    return None if where is None else np.ascontiguousarray(where, np.bool_).view(np.uint8)
