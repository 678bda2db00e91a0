"""Many games at once are the same games as one by one."""

import numpy as np
import pytest
import wagons
from wagons import benchmark, encoding
from wagons.batch import Batch


def some_games(count: int, seed: int) -> list[wagons.Game]:
    """Games broken off anywhere."""
    games = [wagons.Game.shuffled(seed + number) for number in range(count)]
    for number, game in enumerate(games):
        game.play_out(number)
    return [game.prefix(number * len(game.moves) // (count - 1)) for number, game in enumerate(games)]


def test_arrays_say_what_the_games_say() -> None:
    games = some_games(40, seed=7)
    batch = Batch(games)
    assert [str(batch[number]) for number in range(len(batch))] == [str(game) for game in games]
    assert batch.turns().tolist() == [-1 if game.turn is None else game.turn for game in games]
    assert batch.winners().tolist() == [-1 if game.winner is None else game.winner for game in games]
    assert batch.margins().tolist() == [game.margin for game in games]
    names = [None, "start", "draft", "place"]
    assert [names[decision] for decision in batch.decisions()] == [game.decision for game in games]
    assert [wagons.CARDS[card].letter for card in batch.scoring().ravel()] == list("".join(g.scoring for g in games))
    assert batch.cards_left().tolist() == [15 - game.town(0).cards - game.town(1).cards for game in games]
    for game, mask, seen in zip(games, batch.masks(), batch.observations()):
        assert np.flatnonzero(mask).tolist() == sorted(move.action for move in game.legal_moves)
        assert (mask == encoding.mask(game)).all()
        assert (seen == encoding.observation(game, game.turn or 0)).all()


def test_an_observation_holds_everything() -> None:
    game = wagons.Game("FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1")
    batch = Batch([game, game])
    for seat, parts in ((1, encoding.parts(batch.observations())), (0, encoding.parts(encoding.observation(game, 0)[None]))):
        own, other = parts.towns[0]
        for town, (terrains, icons) in ((game.town(seat), own), (game.town(1 - seat), other)):
            cells = {(x, y): f"{'.DFMPSW'[terrains[y + 28, x + 28]]}{'.bcfgmw'[icons[y + 28, x + 28]]}" for x, y in town.territories}
            assert cells == town.territories
            assert np.count_nonzero(terrains) == np.count_nonzero(icons) == len(cells)
        words = ["".join(" ABCDEFGHIJKLMNOPQR"[card] for card in part[0]).strip() for part in parts[1:5]]
        assert words == [game.scoring, game.circle, game.waiting(seat), game.waiting(1 - seat)]
        assert (parts.decision[0], parts.seat[0], parts.to_move[0]) == (3, seat, seat == 1)


def test_nothing_is_copied() -> None:
    batch = Batch(3)
    observations = batch.observations()
    memory: object = observations
    while isinstance(memory, np.ndarray):
        memory = memory.base
    assert isinstance(memory.obj if isinstance(memory, memoryview) else memory, bytearray)
    assert np.shares_memory(encoding.parts(observations).towns, observations)
    assert observations.flags.writeable


def test_readings_and_candidates_follow_the_towns() -> None:
    games = some_games(40, seed=99)
    batch = Batch(games)
    place = {name: column for column, name in enumerate(wagons.READINGS)}
    for game, both in zip(games, batch.readings()):
        for seat, row in enumerate(both):
            shown = list(game.town(seat).territories.values())
            assert row[place["territories"]] == len(shown)
            assert row[place["all Water"]] == sum(territory[0] == "W" for territory in shown)
            assert row[place["all Wagon"]] == sum(territory[1] == "w" for territory in shown)
            pairs = game.town(seat).territories
            beside = [pairs[x, y][1] == "w" == pairs.get(near, "..")[1] for x, y in pairs for near in ((x + 1, y), (x, y + 1))]
            assert row[place["pairs Wagon"]] == sum(beside)
    rows = batch.candidates()
    after = batch.take(rows.game)
    seats = after.turns()
    after.step(rows.action)
    assert (rows.lead == after.margins() * (1 - 2 * seats)).all()
    assert (rows.readings == after.readings()[np.arange(len(seats)), seats]).all()
    assert rows.action.tolist() == [move.action for game in games for move in game.legal_moves]


def test_the_best_candidate_of_zero_weights_is_greedy() -> None:
    batch = Batch(20, seed=4)
    while batch.going:
        placing = batch.decisions() == 3
        rows = batch.candidates(placing)
        chosen = batch.choose("greedy")
        assert (rows.best(rows.lead)[placing] == chosen[placing]).all()
        assert (rows.best(rows.lead)[~placing] == -1).all()
        batch.step(chosen)


def test_games_wait_and_are_dealt_again() -> None:
    batch = Batch(5, seed=1)
    actions = batch.random_actions().copy()
    actions[2] = -1
    batch.step(actions)
    assert [len(batch[number].moves) for number in range(5)] == [1, 1, 0, 1, 1]
    assert not batch.redeal().any()
    batch.play_out()
    before = [batch[number].deal for number in range(5)]
    assert not batch.going and batch.redeal().all() and batch.going
    assert before != [batch[number].deal for number in range(5)]


def test_the_same_seed_is_the_same_batch() -> None:
    def margins(seed: int) -> list[int]:
        batch = Batch(50, seed)
        while batch.going:
            batch.step(batch.random_actions())
        return [int(margin) for margin in batch.margins()]

    assert margins(1) == margins(1) != margins(2)


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(4, seed=1)
    before = [str(batch[number]) for number in range(4)]
    actions = batch.random_actions().copy()
    for wrong, reason in ((6000, "game 3: .* comes now"), (7000, "game 3: 7000 is not an action")):
        actions[3] = wrong
        with pytest.raises(wagons.IllegalMoveError, match=reason):
            batch.step(actions)
        assert [str(batch[number]) for number in range(4)] == before
    with pytest.raises(wagons.WagonsError, match="3 actions for 4 games"):
        batch.step(actions[:3])
    with pytest.raises(IndexError):
        batch.take([4])


def test_batches_are_fast() -> None:
    # Processor time; the bounds leave room for a busy machine. `python -m wagons.benchmark` says the figures.
    rates = benchmark.measure(seconds=0.1)
    environment, single, _, stepped, played_out = rates.values()
    assert stepped > 100 * environment
    assert played_out > 20 * single
