"""Positions and moves as numbers, for learning programs.

**Actions** are the numbers from 0 to `ACTIONS` - 1. The first eighteen name a card, A to R: the start card or the card
drafted, whatever is to be decided. The others place the card that is to be placed now: 18 + 2 · (57 · (x + 28) + y + 28),
and one more upside down. A mask has a 1 for every action that is legal.

**Observations** are `OBSERVATION` bytes, as one player sees the game; nothing is hidden. `parts` gives them names and
shapes without copying them.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ._wagons import OBSERVATION, Game

Bytes: TypeAlias = npt.NDArray[np.uint8]

#: Columns and rows of a town in an observation; cell 0,0 has row and column `ORIGIN`.
SIDE = 58
ORIGIN = 28


class Parts(NamedTuple):
    """The parts of observations; the leading dimensions are those of the array they were taken from."""

    #: Own town, then the other; of each the terrains, then the icons; rows from the bottom. 0 is nothing, 1 to 6 are
    #: desert, forest, mountains, plains, snow, water and beer, cow, fort, gun, mine, wagon. Shape (…, 2, 2, 58, 58).
    towns: Bytes
    #: The scoring cards: A is 1, R is 18. Shape (…, 3).
    scoring: Bytes
    #: The circle, beginning where the next draft begins; 0 is no card. Shape (…, 15).
    circle: Bytes
    #: Own cards to be placed, the next first. Shape (…, 15).
    own: Bytes
    #: The other player's. Shape (…, 15).
    theirs: Bytes
    #: 0 nothing, 1 the start card, 2 a draft, 3 a placement. Shape (…,).
    decision: Bytes
    #: The player's seat. Shape (…,).
    seat: Bytes
    #: Whether that player decides. Shape (…,).
    to_move: Bytes


def parts(observations: Bytes) -> Parts:
    """Names the parts of one observation, or of an array of them, without copying anything."""
    towns = 4 * SIDE * SIDE
    shape = observations.shape[:-1]
    scoring, circle, own, theirs = (towns + start for start in (0, 3, 18, 33))
    return Parts(
        towns=observations[..., :towns].reshape(*shape, 2, 2, SIDE, SIDE),
        scoring=observations[..., scoring:circle],
        circle=observations[..., circle:own],
        own=observations[..., own:theirs],
        theirs=observations[..., theirs : theirs + 15],
        decision=observations[..., OBSERVATION - 3],
        seat=observations[..., OBSERVATION - 2],
        to_move=observations[..., OBSERVATION - 1],
    )


def observation(game: Game, seat: int) -> Bytes:
    """What a player sees of a game."""
    return np.frombuffer(game._observation(seat), np.uint8)


def mask(game: Game) -> npt.NDArray[np.int8]:
    """A 1 for every action that is legal in a game."""
    return np.frombuffer(game._mask(), np.int8)
