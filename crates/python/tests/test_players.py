"""Players, solver and analysis: what they say, and that Python stays alive meanwhile."""

import _thread
import signal
import threading
import time

import pytest
import wagons

ENDGAME = (
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 G'-1,-3 L0,-2 "
    "N3,-2 H"
)


@pytest.mark.parametrize("name", wagons.PLAYERS)
def test_every_player_makes_a_legal_move_in_both_games(name: str) -> None:
    player = wagons.Player(name)
    for game in (wagons.Game.shuffled(1), wagons.SoloGame.shuffled("4", 1)):
        assert game.is_legal(player.choose(game, nodes=500))


def test_the_same_nodes_give_the_same_thought() -> None:
    game = wagons.Game("FKQ/RJAPODGLNMHBICE *B")
    thoughts = [wagons.Player("expert").think(game, nodes=20_000, seed=3) for _ in range(2)]
    assert thoughts[0].line == thoughts[1].line and thoughts[0].lead == thoughts[1].lead
    assert thoughts[0].nodes >= 20_000
    thought = wagons.Player("hard").think(game)
    assert thought.ranking[0] == (thought.best, thought.lead)


def test_a_time_limit_is_kept() -> None:
    start = time.monotonic()
    wagons.Player("master").think(wagons.Game.shuffled(1), seconds=0.2)
    assert 0.2 <= time.monotonic() - start < 2


def test_proofs_of_an_endgame() -> None:
    game = wagons.Game(ENDGAME)
    solution = wagons.solve(game)
    assert (str(solution.best), solution.margin, solution.bounds) == ("H-2,-2", -2, (-2, -2))
    assert wagons.Player("master").think(game).exact
    untried = wagons.solve(wagons.Game.shuffled(1), seconds=0.1)
    assert (untried.margin, untried.best, untried.nodes) == (None, None, 0)


def test_hints_say_why() -> None:
    hint = wagons.hint(wagons.Game(ENDGAME))
    assert (str(hint.best), hint.expected, hint.exact) == ("H-2,-2", -2.0, True)
    assert hint.changes and not hint.gives
    hint = wagons.hint(wagons.Game("FKQ/RJAPODGLNMHBICE *B"), nodes=2_000)
    assert hint.gives == "BICERJAPODGLNMH"[: "BICERJAPODGLNMH".index(hint.best.card)]


def test_a_review_finds_the_mistake() -> None:
    told: list[tuple[int, int]] = []
    review = wagons.review(wagons.Game(f"{ENDGAME} H'1,-3"), nodes=500, progress=lambda *done: told.append(done))
    last = review.decisions[-1]
    assert (last.verdict, last.exact, last.loss, str(last.best)) == ("mistake", True, 4.0, "H-2,-2")
    assert len(review.graph) == len(review.decisions) == 19 == told[-1][0]
    assert {judged.number for judged in review.turning_points} <= set(range(1, 20))
    assert review.lost(last.seat) >= 4


def test_other_threads_run_while_somebody_thinks() -> None:
    counted, stop = 0, threading.Event()

    def count() -> None:
        nonlocal counted
        while not stop.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    wagons.Player("master").think(wagons.Game.shuffled(1), seconds=0.3)
    stop.set()
    thread.join()
    assert counted > 10


@pytest.mark.parametrize("work", ["think", "solve", "review", "batch"])
def test_ctrl_c_ends_a_thought(work: str) -> None:
    hard = wagons.Game.shuffled(1)
    hard.play_out(1)
    endgame = hard.prefix(len(hard.moves) - 9)
    # Whoever runs this in the background of a shell ignores Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Timer(0.2, _thread.interrupt_main).start()
    start = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        if work == "think":
            wagons.Player("master").think(wagons.Game.shuffled(1), seconds=60)
        elif work == "solve":
            wagons.solve(endgame, seconds=60)
        elif work == "review":
            wagons.review(hard, nodes=10_000_000)
        else:
            from wagons.batch import Batch

            Batch(1_000, seed=1).choose("master")
    assert time.monotonic() - start < 10


def test_refusals_say_why() -> None:
    with pytest.raises(wagons.WagonsError, match="there is no player `grandmaster`: there are random, greedy"):
        wagons.Player("grandmaster")
    game = wagons.Game.shuffled(1)
    with pytest.raises(wagons.WagonsError, match="no move was made yet"):
        wagons.review(game)
    with pytest.raises(ValueError, match="negative"):
        wagons.Player("easy").choose(game, seconds=-1)
    game.play_out(1)
    for ask in (wagons.Player("easy").choose, wagons.hint, wagons.solve):
        with pytest.raises(wagons.WagonsError, match="the game is over"):
            ask(game)
