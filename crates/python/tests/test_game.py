"""Games of two: records, moves, points with their evidence, pictures and refusals."""

import copy
import pickle
import subprocess
import sys
import xml.etree.ElementTree as xml

import pytest
import wagons

RECORD = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1"


def test_a_game_is_its_record() -> None:
    game = wagons.Game(RECORD)
    assert str(game) == game.record == RECORD
    assert [str(move) for move in game.moves] == RECORD.split()[1:]
    assert (game.deal, game.scoring, game.circle) == ("FKQ/RJAPODGLNMHBICE", "FKQ", "ODGLNMH")
    assert (game.turn, game.decision, game.card) == (wagons.SECOND, "place", "C")
    assert game.waiting(1) == "CERJA"


def test_moves_are_pushed_and_popped() -> None:
    game = wagons.Game(RECORD)
    before = game.copy()
    for move in game.legal_moves[:5]:
        game.push(move)
        assert game != before
        assert game.pop() == move
        assert game == before
    with pytest.raises(IndexError, match="no move was made"):
        wagons.Game.shuffled(1).pop()


def test_every_legal_move_can_be_made_and_has_a_number_of_its_own() -> None:
    game = wagons.Game.shuffled(3)
    game.play_out(5)
    while game.moves:
        game.pop()
        legal = game.legal_moves
        assert len({move.action for move in legal}) == len(legal)
        assert [game.move_of(move.action) for move in legal] == legal
        assert all(game.is_legal(move) for move in legal)


def test_seeds_mean_the_same_deal_as_everywhere() -> None:
    assert wagons.Game.shuffled(1).deal == "AIN/BLQEDHCFRJOGPMK"


def test_the_end_has_a_winner() -> None:
    game = wagons.Game.shuffled(8)
    assert game.winner is None
    game.play_out(8)
    assert game.is_over and game.turn is None and game.decision is None and not game.legal_moves
    margin = game.sheet(wagons.FIRST).total - game.sheet(wagons.SECOND).total
    assert game.margin == margin
    assert margin == 0 or game.winner == int(margin < 0)


def test_points_come_with_the_cells_that_make_them() -> None:
    town = wagons.Town("Dw Dg Df\nDc Mf Mc")
    sheet = town.sheet("A")
    assert sheet.total == 4 + 2 + 4
    assert [line.title for line in sheet.lines][-1] == "Badlands"
    badlands = sheet["Badlands"]
    assert (badlands.points, badlands.counted, badlands.because) == (4, [(1, 1)], [(0, 1), (2, 1)])
    assert str(sheet).splitlines()[-2:] == ["Badlands     4", "total       10"]
    with pytest.raises(KeyError):
        sheet["Fortified"]


def test_a_change_is_told_before_it_is_made() -> None:
    game = wagons.Game("FKM/RJAPODGLNQHBICE *B B")
    own, theirs = game.change("B0,0")
    assert (sum(own.values()), theirs) == (4, {"Smalltown Charm": 4})
    assert not game.town(0).territories


def test_towns_grow_card_by_card() -> None:
    town = wagons.Town()
    assert (town.cards, town.bounds, [str(move) for move in town.placements("P")]) == (0, None, ["P0,0", "P'0,0"])
    town = town.after("P0,0")
    assert town.territories == {(0, 0): "Pm", (1, 0): "Sm", (0, 1): "Wm", (1, 1): "Mg"}
    assert (town.bounds, len(town.placements("A"))) == ((0, 1, 0, 1), 42)
    with pytest.raises(wagons.IllegalMoveError, match="the nearest legal cell is 1,2"):
        town.after("A2,2")


def test_cards_know_their_sides() -> None:
    herd = wagons.Card("P")
    assert wagons.CARDS[15] == herd and len(set(wagons.CARDS)) == 18
    assert (herd.letter, herd.title, herd.territories) == ("P", "The Herd", ["Wm", "Mg", "Pm", "Sm"])


@pytest.mark.parametrize(
    "thing",
    [wagons.Game(RECORD), wagons.Town("Dw Dg"), wagons.Card("P"), wagons.SoloGame("s1:IP/ABCDEFGH/JKLMNOQR B")],
    ids=repr,
)
def test_pictures_are_documents(thing: wagons.Game | wagons.Town | wagons.Card | wagons.SoloGame) -> None:
    assert xml.fromstring(thing._repr_svg_()).tag == "{http://www.w3.org/2000/svg}svg"
    assert thing.svg(night=True) != thing.svg(letters=True) != thing._repr_svg_()


def test_a_line_of_the_sheet_is_lit_in_the_picture() -> None:
    game = wagons.Game(RECORD)
    town = game.town(1)
    assert town.svg(game.sheet(1)["Mountains"]) != town.svg()


def test_everything_can_be_copied_and_pickled() -> None:
    solo = wagons.SoloGame("s1:IP/ABCDEFGH/JKLMNOQR B B0,0")
    things = [wagons.Game(RECORD), wagons.Move("I'2,-1"), wagons.Card("A"), wagons.SCENARIOS[2], wagons.Player("hard"), solo]
    for thing in things:
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.deepcopy(thing) == thing
        assert copy.copy(thing) == thing


def test_refusals_say_why() -> None:
    with pytest.raises(wagons.RecordError, match="token 5, `B7,0`, at column 32") as refused:
        wagons.Game("FKQ/RJAPODGLNMHBICE *B P P'0,0 B7,0")
    error = refused.value
    assert (error.token, error.place, error.column) == ("B7,0", 5, 32)
    assert error.reason == "the first card of a town lies at 0,0"

    game = wagons.Game(RECORD)
    with pytest.raises(wagons.IllegalMoveError, match="the placement of C .* comes now"):
        game.push("O")
    assert str(game) == RECORD
    for text, reason in [("?", "is not a card"), ("B0;0", "a move is"), ("B99,0", "no town reaches that far")]:
        with pytest.raises(wagons.WagonsError, match=reason):
            game.push(text)
    with pytest.raises(ValueError, match="there is no seat 2"):
        game.sheet(2)
    with pytest.raises(ValueError, match="is not a card"):
        wagons.Card("S")
    with pytest.raises(ValueError, match="row 1"):
        wagons.Town("XX")
    with pytest.raises(wagons.IllegalMoveError, match="99999 is not an action"):
        game.move_of(99999)


def test_games_need_no_numpy() -> None:
    code = "import sys, wagons; wagons.Game.shuffled(1).play_out(1); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
