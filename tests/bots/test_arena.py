"""Matches of bots: each bot plays at each seat against each other bot. Statistics show which is best."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from monsterlands import BadOptions, Game, Options, Record
from monsterlands.bots import PlayedGame, Points, UnknownPlayer, play_game, player
from monsterlands.bots.arena import Arena, BadArena, Tally, kept_seed, play, seatings, wilson
from monsterlands.bots.ratings import Rating, Ratings
from monsterlands.bots.report import html_report
from monsterlands.box import load, overlay
from monsterlands.game import Result, Score

TWO, THREE, FOUR = Options(players=2), Options(players=3), Options(players=4)
NAMES = ("random", "simple", "greedy")

BOTS = """
from monsterlands.bots import RandomPlayer

class Searcher(RandomPlayer):
    MADE = []
    def __init__(self, seed, rollouts=5):
        super().__init__(seed)
        self.MADE.append(rollouts)
"""


@pytest.fixture
def searcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a bot with the setting `rollouts`."""
    name = "searching_bots_of_" + sha256(str(tmp_path).encode()).hexdigest()[:8]
    (tmp_path / f"{name}.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    return f"{name}:Searcher"


def seats_of(arena: Arena) -> list[tuple[str, ...]]:
    return [fixture.bots for fixture in arena.fixtures()]


# --- who sits where -----------------------------------------------------------------------------


def test_two_bots_swap_seats() -> None:
    arena = Arena.of(TWO, ["simple", "random"], 4, 7)
    assert seats_of(arena) == [("simple", "random"), ("random", "simple")] * 2
    assert [fixture.game for fixture in arena.fixtures()] == [1, 2, 3, 4]


@pytest.mark.parametrize(("options", "games"), [(TWO, 6), (TWO, 18), (THREE, 3), (THREE, 12)])
def test_every_bot_sits_at_every_seat_equally_often(options: Options, games: int) -> None:
    seats = seats_of(Arena.of(options, NAMES, games, 7))
    assert len(seats) == games
    for seat in range(options.players):
        assert Counter(bots[seat] for bots in seats) == dict.fromkeys(NAMES, games // 3)


def test_every_set_of_bots_meets_equally_often() -> None:
    seats = seats_of(Arena.of(TWO, NAMES, 12, 7))
    assert Counter(frozenset(bots) for bots in seats) == {
        frozenset({"random", "simple"}): 4,
        frozenset({"random", "greedy"}): 4,
        frozenset({"simple", "greedy"}): 4,
    }


def test_every_order_of_neighbours_occurs() -> None:
    order = seatings([("a", "b", "c", "d")])
    assert order[:4] == [
        ("a", "b", "c", "d"),
        ("d", "a", "b", "c"),
        ("c", "d", "a", "b"),
        ("b", "c", "d", "a"),
    ]
    assert len(order) == len(set(order)) == 24


def test_games_are_rounded_up_until_the_seats_are_even() -> None:
    assert Arena.of(TWO, NAMES, 1, 7).games == 6
    assert Arena.of(TWO, NAMES, 6, 7).games == 6
    assert Arena.of(TWO, NAMES, 7, 7).games == 12


def test_one_bot_can_meet_three() -> None:
    lineup = ("greedy", "simple", "simple", "simple")
    seats = seats_of(Arena.of(FOUR, ["greedy", "simple"], 4, 7, [lineup]))
    assert [bots.index("greedy") for bots in seats] == [0, 1, 2, 3]
    assert all(bots.count("simple") == 3 for bots in seats)


def test_several_lineups_meet_equally_often() -> None:
    lineups = [("greedy", "simple", "simple"), ("greedy", "greedy", "simple")]
    seats = seats_of(Arena.of(THREE, ["greedy", "simple"], 12, 7, lineups))
    assert Counter(bots.count("greedy") for bots in seats) == {1: 6, 2: 6}


@pytest.mark.parametrize(
    ("options", "bots", "lineups", "message"),
    [
        (TWO, ["random"], [], "an arena needs 2 bots at least, not 1"),
        (TWO, ["random", "simple", "random"], [], "'random' is named twice"),
        (FOUR, NAMES, [], "3 bots for 4 seats; name more, or put one at several with seats"),
        (THREE, ["random", "simple"], [["random", "simple"]], "seats is random,simple; it must name 3 bots"),
        (TWO, ["random", "simple"], [["random", "greedy"]], "seats names 'greedy', who is not among"),
        (TWO, NAMES, [["random", "simple"]], "seats never names 'greedy'"),
        (TWO, ["random", "nobody"], [], "no such player: nobody"),
    ],
)
def test_bots_that_do_not_fill_the_table_are_refused(
    options: Options, bots: list[str], lineups: list[list[str]], message: str
) -> None:
    with pytest.raises(UnknownPlayer, match=message):
        Arena.of(options, bots, 4, 7, lineups)


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(BadOptions, match="games is 0; it must be 1 or more"):
        Arena.of(TWO, NAMES, 0, 7)
    with pytest.raises(BadOptions, match="players is 1; in an arena it must be 2 to 4"):
        Arena.of(Options(players=1), NAMES, 1, 7)
    with pytest.raises(BadOptions, match="rollouts is 0; it must be a number above 0"):
        Arena.of(TWO, NAMES, 1, 7, settings={"rollouts": 0})


# --- settings -----------------------------------------------------------------------------------


def test_a_setting_is_passed_to_the_bots_that_accept_it(searcher: str) -> None:
    arena = Arena.of(TWO, ["random", searcher], 2, 7, settings={"rollouts": 40})
    made = __import__(searcher.partition(":")[0]).Searcher.MADE
    made.clear()
    assert len(list(play(arena))) == 2
    assert made == [40, 40]
    player(searcher, 1)
    assert made == [40, 40, 5]


def test_a_setting_that_no_bot_accepts_is_refused() -> None:
    with pytest.raises(BadOptions, match="think is given, but none of the bots takes it: random, simple"):
        Arena.of(TWO, ["random", "simple"], 2, 7, settings={"think": 0.5})


# --- the games, and the folder they are kept in --------------------------------------------------


def test_a_game_depends_only_on_the_seed_and_its_number() -> None:
    arena = Arena.of(TWO, NAMES, 6, 7)
    games = list(play(arena))
    assert [game.game for game in games] == [1, 2, 3, 4, 5, 6]
    assert games[3] == play_game(TWO, games[3].bots, 4, 7)
    assert list(play(arena, jobs=2)) == games


def test_a_game_is_read_as_it_was_written() -> None:
    for options in (Options(3, "hard", True, queens_grant=True), Options(1, scenario=2)):
        game = play_game(options, ["simple"] * options.players, 3, 11)
        assert PlayedGame.from_json(game.to_json()) == game
    for text in ("", "{", "5", "[]", "{}", '{"scores": 3}'):
        with pytest.raises(ValueError, match=r".+"):
            PlayedGame.from_json(text)


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arena = Arena.of(TWO, ["random", "simple"], 6, 7)
    whole = list(play(arena, folder=tmp_path / "whole"))
    begun = play(arena, folder=tmp_path / "begun")
    assert [next(begun) for _ in range(2)] == whole[:2]
    begun.close()
    kept = tmp_path / "begun" / "games.jsonl"
    assert kept.read_text() == "".join(game.to_json() + "\n" for game in whole[:2])
    assert list(play(arena, folder=tmp_path / "begun")) == whole
    assert kept.read_bytes() == (tmp_path / "whole" / "games.jsonl").read_bytes()


def test_a_game_whose_line_is_incomplete_is_played_again(tmp_path: Path) -> None:
    arena = Arena.of(TWO, ["random", "simple"], 4, 7)
    whole = list(play(arena, folder=tmp_path))
    kept = tmp_path / "games.jsonl"
    written = kept.read_bytes()
    kept.write_bytes(written[:-100])
    assert list(play(arena, folder=tmp_path)) == whole
    assert kept.read_bytes() == written


def test_games_in_the_folder_are_not_played_again(tmp_path: Path, searcher: str) -> None:
    arena = Arena.of(TWO, ["random", searcher], 2, 7)
    whole = list(play(arena, folder=tmp_path))
    made = __import__(searcher.partition(":")[0]).Searcher.MADE
    made.clear()
    assert list(play(arena, folder=tmp_path)) == whole
    assert made == []


def test_a_folder_remembers_its_seed(tmp_path: Path) -> None:
    assert kept_seed(tmp_path) is None
    next(play(Arena.of(TWO, ["random", "simple"], 2, 7), folder=tmp_path))
    assert kept_seed(tmp_path) == 7


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (Arena.of(TWO, ["random", "simple"], 4, 7), r"holds another arena \(games: 2, not 4\); go on with"),
        (Arena.of(TWO, ["random", "simple"], 2, 8), r"\(seed: 7, not 8\)"),
        (Arena.of(TWO, ["simple", "random"], 2, 7), r'\(bots: \["random", "simple"\], not \["simple", "ra'),
        (Arena.of(Options(tricks=True), ["random", "simple"], 2, 7), r"\(tricks: false, not true\)"),
        (Arena(TWO, ("random", "simple"), (("random", "simple"),), 2, 7, {"think": 1}), r"\(think: null, n"),
    ],
)
def test_a_folder_of_a_match_with_other_arguments_is_refused(
    tmp_path: Path, other: Arena, message: str
) -> None:
    next(play(Arena.of(TWO, ["random", "simple"], 2, 7), folder=tmp_path))
    with pytest.raises(BadArena, match=message):
        next(play(other, folder=tmp_path))


def test_a_folder_of_another_edition_is_refused(tmp_path: Path) -> None:
    own = overlay(load("standard@1"), 'name = "own"\n[clan]\ngold = 12')
    next(play(Arena.of(TWO, ["random", "simple"], 2, 7), folder=tmp_path))
    with pytest.raises(BadArena, match=r'holds another arena \(edition: null, not "own@1 '):
        next(play(Arena.of(TWO, ["random", "simple"], 2, 7, edition=own), folder=tmp_path))


def test_every_game_that_is_played_gets_a_record(tmp_path: Path) -> None:
    own = overlay(load("standard@1"), 'name = "own"\n[clan]\ngold = 12')
    arena = Arena.of(TWO, ["random", "simple"], 2, 7, edition=own)
    played = list(play(arena, records=tmp_path / "records"))
    records = [Record.from_text(file.read_text()) for file in sorted((tmp_path / "records").iterdir())]
    assert [record.edition for record in records] == ["own@1", "own@1"]
    assert [Game.replay(record).result for record in records] == [game.result for game in played]


def test_a_folder_with_other_files_in_it_is_refused(tmp_path: Path) -> None:
    arena = Arena.of(TWO, ["random", "simple"], 2, 7)
    games, arguments = tmp_path / "games.jsonl", tmp_path / "arena.json"
    games.write_text("")
    with pytest.raises(
        BadArena, match=r"games.jsonl exists, but without arena.json, which says what was played"
    ):
        next(play(arena, folder=tmp_path))
    arguments.write_text("[]")
    with pytest.raises(BadArena, match=r"arena.json does not hold the arguments of an arena"):
        next(play(arena, folder=tmp_path))
    arguments.write_text(json.dumps(arena.arguments()))
    written = [game.to_json() + "\n" for game in play(arena)]
    for lines, number in (([written[1]], 1), ([written[0], "nonsense\n"], 2), ([*written, written[0]], 3)):
        games.write_text("".join(lines))
        with pytest.raises(BadArena, match=rf"games.jsonl, line {number}: not game {number} of this arena"):
            list(play(arena, folder=tmp_path))


# --- statistics ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [
        (50, 100, (0.4038, 0.5962)),
        (8, 10, (0.4902, 0.9433)),
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (2.5, 4, (0.2194, 0.9081)),
        (550, 1000, (0.5190, 0.5806)),
    ],
)
def test_intervals_are_wilson_score_intervals(wins: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=5e-5)


def played(number: int, bots: tuple[str, ...], places: tuple[int, ...]) -> PlayedGame:
    """Return a game in which seat n has 10 n glory, n reputation, 2 trophies and 3 points for affinities."""
    scores = [Score(seat, place, 10 * seat, seat, 2, (("fire", 3),)) for seat, place in enumerate(places)]
    return PlayedGame(number, 7, bots, Options(len(bots)), Result(6, tuple(scores)), (), 0, 40, 50)


def test_a_shared_win_counts_half() -> None:
    tally = Tally(["a", "b"])
    tally.add(played(1, ("a", "b"), (1, 2)))
    tally.add(played(2, ("b", "a"), (1, 1)))
    first, second = tally.standings()
    assert (first.bot, first.games, first.wins, first.share, first.even) == ("a", 2, 1.5, 0.75, 0.5)
    assert (second.bot, second.games, second.wins, second.share) == ("b", 2, 0.5, 0.25)
    assert first.interval == wilson(1.5, 2)


def test_a_bot_at_several_seats_wins_if_one_of_them_wins() -> None:
    tally = Tally(["a", "b"])
    tally.add(played(1, ("b", "a", "b", "b"), (1, 2, 1, 1)))
    tally.add(played(2, ("b", "b", "a", "b"), (1, 3, 1, 4)))
    fared = {standing.bot: standing for standing in tally.standings()}
    assert (fared["a"].games, fared["a"].wins, fared["a"].even) == (2, 0.5, 0.25)
    assert (fared["b"].games, fared["b"].wins, fared["b"].even) == (2, 1.5, 0.75)


def test_points_are_averaged_by_source() -> None:
    tally = Tally(["a", "b", "c"])
    tally.add(played(1, ("a", "b", "c"), (3, 2, 1)))
    tally.add(played(2, ("c", "a", "b"), (3, 2, 1)))
    fared = {standing.bot: standing.points for standing in tally.standings()}
    assert fared["a"] == Points(5.0, 0.5, 2.0, 3.0)
    assert fared["b"] == Points(15.0, 1.5, 2.0, 3.0)


def test_ratings_agree_with_openskill() -> None:
    ratings = Ratings(["a", "b"])
    assert ratings.now["a"] == Rating(25.0, 25 / 3)
    ratings.add(("b", "a"), (2, 1))
    assert ratings.now["a"] == pytest.approx((27.63523, 8.06551), abs=5e-6)
    assert ratings.now["b"] == pytest.approx((22.36477, 8.06551), abs=5e-6)
    assert ratings.history["a"] == [25.0, ratings.now["a"].mean]


def test_equal_bots_keep_equal_ratings_that_become_more_certain() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(("a", "b", "b"), (1, 1, 1))
    assert ratings.now["a"].mean == pytest.approx(25.0)
    assert ratings.now["b"].mean == pytest.approx(25.0)
    assert ratings.now["b"].deviation < 25 / 3


def test_the_bot_with_the_best_rating_comes_first() -> None:
    tally = Tally(["a", "b", "c"])
    tally.add(played(1, ("a", "b", "c"), (3, 1, 2)))
    assert [standing.bot for standing in tally.standings()] == ["b", "c", "a"]


# --- the report ---------------------------------------------------------------------------------


def test_the_report_names_every_bot_and_loads_no_other_files() -> None:
    bots = ("a", "b", "my_bots:<Best>")
    arena = Arena(THREE, bots, (bots,), 3, 7, {"rollouts": 40})
    tally = Tally(bots)
    for number, fixture in enumerate(arena.fixtures(), start=1):
        tally.add(played(number, fixture.bots, (3, 1, 1)))
    report = html_report(arena, tally.standings(), tally.ratings.history)
    for cell in ("a", "b", "my_bots:&lt;Best&gt;", "33.3%", "6.1% – 79.2%", "16.00"):
        assert f"<td>{cell}</td>" in report
    assert "3 games of 3 clans (a, b, my_bots:&lt;Best&gt;), normal, rollouts 40, seed 7" in report
    assert report.count("<svg ") == report.count("</svg>") == 3
    assert report.count("<circle ") == report.count("<polyline ") == 3
    for outside in ("//", "href", "src=", "url(", "@import", "<script", "<Best>"):
        assert outside not in report


def test_only_one_arena_at_a_time_can_use_a_folder(tmp_path: Path) -> None:
    arena = Arena.of(TWO, ["simple", "random"], 4, 7)
    first = play(arena, folder=tmp_path)
    next(first)
    with pytest.raises(BadArena, match="is in use: another arena is being played there"):
        next(play(arena, folder=tmp_path))
    assert [game.game for game in first] == [2, 3, 4]
    assert [game.game for game in play(arena, folder=tmp_path)] == [1, 2, 3, 4]


def test_a_bot_that_runs_out_of_time_ends_an_arena_of_several_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "late_bots_of_" + sha256(str(tmp_path).encode()).hexdigest()[:8]
    (tmp_path / f"{name}.py").write_text(
        "class Late:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view): raise TimeoutError('my server is slow')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(TimeoutError, match="my server is slow"):
        list(play(Arena.of(TWO, [f"{name}:Late", "random"], 2, 7), jobs=2))
