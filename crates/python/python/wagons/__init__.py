"""Circle the Wagons for Python.

    >>> import wagons
    >>> game = wagons.Game("FKQ/RJAPODGLNMHBICE *B")
    >>> game.push(wagons.Player("greedy").choose(game))
    >>> print(game)
    FKQ/RJAPODGLNMHBICE *B B

Cards are letters from A to R, so the circle is a word. Seats are 0 (`FIRST`) and 1 (`SECOND`). A move is a word of the
notation, or a `Move`. A game that ends a notebook's cell is shown as a picture.

`wagons.batch` plays thousands of games at once on NumPy's arrays, `wagons.pettingzoo` is an environment for
reinforcement learning, and `python -m wagons.benchmark` says how fast both are here.
"""

from ._wagons import (
    ACTIONS,
    CARDS,
    FIRST,
    OBSERVATION,
    PLAYERS,
    READINGS,
    SCENARIOS,
    SECOND,
    Card,
    Game,
    Hint,
    IllegalMoveError,
    Judged,
    Line,
    Move,
    Player,
    RecordError,
    Review,
    RivalTurn,
    Scenario,
    ScenarioError,
    Sheet,
    SoloGame,
    SoloView,
    Solution,
    Thought,
    Town,
    WagonsError,
    hint,
    review,
    solve,
)

__all__ = [
    "ACTIONS",
    "CARDS",
    "FIRST",
    "OBSERVATION",
    "PLAYERS",
    "READINGS",
    "SCENARIOS",
    "SECOND",
    "Card",
    "Game",
    "Hint",
    "IllegalMoveError",
    "Judged",
    "Line",
    "Move",
    "Player",
    "RecordError",
    "Review",
    "RivalTurn",
    "Scenario",
    "ScenarioError",
    "Sheet",
    "SoloGame",
    "SoloView",
    "Solution",
    "Thought",
    "Town",
    "WagonsError",
    "hint",
    "review",
    "solve",
]
