"""Solo games, and a deck whose order nobody sees."""

from typing import Literal

import pytest
import wagons

RECORD = "s1:IP/ABCDEFGH/JKLMNOQR B B0,0"


def test_the_rival_makes_its_turn_at_once() -> None:
    game = wagons.SoloGame(RECORD)
    view = game.view
    assert (view.scenario.title, view.variant, view.round, view.rival_cards) == ("Long Drive", "classic", 1, "ACJ")
    (turn,) = view.rival_turns
    assert (turn.received, turn.took, turn.from_deck, turn.skipped, turn.motive) == ("A", "C", "J", "", "match")
    assert view.rival_sheet().lines[-1].title == "Plains, Snow, Forest"
    assert view.margin == view.sheet().total - view.rival_sheet().total
    assert str(game.pop()) == "B0,0"
    assert game.view.rival_cards == ""


def test_the_order_of_the_deck_is_not_in_the_view() -> None:
    one, other = (wagons.SoloGame(f"s1:IP/ABCDEFGH/{deck}") for deck in ("JKLMNOQR", "JRQONMLK"))
    assert one != other and one.view == other.view
    assert (one.view.top, one.view.unseen) == ("J", "KLMNOQR")
    assert "KLMNOQR" not in repr(one) + repr(one.view) + one.svg()
    assert one.view.sample(5) == other.view.sample(5)
    assert len({str(one.view.sample(seed)) for seed in range(10)}) > 5
    hard = wagons.Player("hard")
    assert hard.think(one).line == hard.think(other).line == hard.think(one.view).line


def test_what_the_rival_will_do_can_be_foreseen() -> None:
    game = wagons.SoloGame("s1:IP/ABCDEFGH/JKLMNOQR")
    foreseen = game.view.foresee("B")
    game.push("B")
    game.push("B0,0")
    assert foreseen == game.view.rival_turns[0]


@pytest.mark.parametrize("variant", ["classic", "newcomer", "local", "legend"])
def test_whole_games_of_every_scenario(variant: Literal["classic", "newcomer", "local", "legend"]) -> None:
    for scenario in wagons.SCENARIOS:
        game = wagons.SoloGame.shuffled(scenario, seed=1, variant=variant)
        while not game.is_over:
            game.push(wagons.Player("greedy").choose(game))
        assert game.view.outcome in ("won", "drawn", "lost")
        assert wagons.SoloGame(game.record) == game


def test_scenarios_of_ones_own() -> None:
    text = wagons.SCENARIOS[0].toml().replace('"1"', '"mine"').replace("Long Drive", "My Drive")
    mine = wagons.Scenario(text)
    game = wagons.SoloGame.shuffled(mine, seed=2)
    assert game.view.scenario == mine and game.view.scenario.title == "My Drive"
    assert wagons.SoloGame(game.record, [mine]) == game
    with pytest.raises(wagons.RecordError, match="there is no scenario `mine`"):
        wagons.SoloGame(game.record)
    with pytest.raises(wagons.ScenarioError, match="line 1"):
        wagons.Scenario("id = 5")
    with pytest.raises(wagons.WagonsError, match="there is no scenario `nine`"):
        wagons.SoloGame.shuffled("nine", 1)
    with pytest.raises(wagons.WagonsError, match="is not a variant"):
        wagons.SoloGame.shuffled("1", 1, "easy")  # type: ignore[arg-type]
