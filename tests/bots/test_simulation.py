"""Many games among bots: the same seed gives the same games, and everything is counted."""

from __future__ import annotations

import json
import multiprocessing
import pickle
from collections.abc import Sequence
from dataclasses import FrozenInstanceError
from hashlib import sha256
from itertools import islice
from pathlib import Path

import pytest

from monsterlands import BadOptions, Game, Happening, Options, SeededDealer
from monsterlands.bots import (
    EVENT_KINDS,
    IllegalAnswer,
    PlayedGame,
    Points,
    Summary,
    UnknownPlayer,
    play_game,
    play_out,
    player,
    simulate,
)
from monsterlands.game import Result, Score

TWO = Options(players=2)

BOTS = """
SEEDS = []

class Teller:
    def __init__(self, seed):
        SEEDS.append(seed)
    def choose(self, view):
        return view.legal[0]

class Cheat:
    def __init__(self, seed):
        pass
    def choose(self, view):
        return -5

class Broken(Cheat):
    def choose(self, view):
        raise ZeroDivisionError("no plan")
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a module with bots."""
    name = "own_bots_of_" + sha256(str(tmp_path).encode()).hexdigest()[:8]
    (tmp_path / f"{name}.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    return name


def seed_of(use: str) -> int:
    """Return the documented seed: eight bytes of a SHA-256."""
    return int.from_bytes(sha256(use.encode()).digest()[:8], "big")


# --- the same seed, the same games --------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_and_another_seed_gives_others() -> None:
    games = [list(simulate(TWO, ["random"], 4, seed)) for seed in (7, 7, 8)]
    assert games[0] == games[1]
    assert [game.events for game in games[0]] != [game.events for game in games[2]]


def test_games_come_in_order_and_differ() -> None:
    games = list(simulate(TWO, ["random"], 5, 7))
    assert [game.game for game in games] == [1, 2, 3, 4, 5]
    assert len({game.events for game in games}) == 5


def test_a_game_depends_only_on_the_seed_and_its_number() -> None:
    [fourth] = islice(simulate(TWO, ["simple", "random"], 6, 7), 3, 4)
    assert play_game(TWO, ("simple", "random"), 4, 7) == fourth


def test_jobs_make_no_difference() -> None:
    alone = list(simulate(Options(players=3), ["random"], 7, 5))
    assert list(simulate(Options(players=3), ["random"], 7, 5, jobs=2)) == alone


def test_each_bot_of_each_game_has_its_own_seed_the_same_everywhere(own_bots: str) -> None:
    list(simulate(TWO, [f"{own_bots}:Teller"], 2, 7))
    module = __import__(own_bots)
    # The first one is created only to check that it can be.
    assert module.SEEDS[1:] == [seed_of(f"7/{game}/seat {seat}") for game in (1, 2) for seat in (0, 1)]
    assert module.SEEDS[1] == 7107449591587983126


def test_one_bot_plays_all_seats_or_each_seat_has_its_own() -> None:
    three = Options(players=3)
    assert next(simulate(three, ["random"], 1, 7)).bots == ("random", "random", "random")
    assert next(simulate(three, ["random", "simple", "random"], 1, 7)).bots == ("random", "simple", "random")


def test_a_simulation_that_is_stopped_leaves_no_process_behind() -> None:
    games = simulate(TWO, ["random"], 10_000, 7, jobs=2)
    assert next(games).game == 1
    games.close()
    assert multiprocessing.active_children() == []


# --- results of a game --------------------------------------------------------------------------


def test_a_game_is_counted_as_it_was_played() -> None:
    options = Options(players=4, difficulty="hard")
    bots = ("simple", "random", "simple", "simple")
    played = play_game(options, bots, 3, 11)
    heard: list[Happening] = []
    game = Game.new(options)
    game.listen(heard.append)
    players = [player(bot, seed_of(f"11/3/seat {seat}")) for seat, bot in enumerate(bots)]
    play_out(game, players, SeededDealer(seed_of("11/3/dealer")))
    assert (played.game, played.seed, played.bots, played.options) == (3, 11, bots, options)
    assert played.result == game.result
    kinds = [happening.in_full().kind for happening in heard]
    assert dict(played.events) == {kind: kinds.count(kind) for kind in EVENT_KINDS}
    steps = game.record().steps
    assert played.decisions == len([step for step in steps if step[0] in "0123"])
    assert played.chances == len([step for step in steps if step[0] == "-"])


def test_a_battle_is_a_place_where_a_monster_attacked_in_a_round() -> None:
    """A monster is at one place in a round, so each battle is a different attacker of a round."""
    bots = ("simple", "simple", "simple")
    heard: list[Happening] = []
    game = Game.new(Options(players=3))
    game.listen(heard.append)
    players = [player(bot, seed_of(f"2/1/seat {seat}")) for seat, bot in enumerate(bots)]
    play_out(game, players, SeededDealer(seed_of("2/1/dealer")))
    attackers: list[set[str]] = []
    attacks = 0
    for happening in heard:
        event = happening.in_full()
        if event.kind == "round-began":
            attackers.append(set())
        elif event.kind == "monster-attacked":
            attackers[-1].add(str(event["monster"]))
            attacks += 1
    battles = sum(len(monsters) for monsters in attackers)
    assert play_game(Options(players=3), bots, 1, 2).battles == battles
    assert 0 < battles < attacks, "some monster fights more than one path"


def test_every_kind_of_event_is_counted_even_if_it_did_not_happen() -> None:
    events = dict(next(simulate(TWO, ["random"], 1, 7)).events)
    assert tuple(events) == EVENT_KINDS
    assert len(EVENT_KINDS) == len(set(EVENT_KINDS)) >= 78
    assert events["undone"] == 0
    assert events["game-ended"] == 1


def test_a_simulated_game_can_be_pickled_and_is_frozen() -> None:
    game = next(simulate(TWO, ["random"], 1, 7))
    assert pickle.loads(pickle.dumps(game)) == game
    with pytest.raises(FrozenInstanceError):
        game.battles = 0  # type: ignore[misc]


def test_a_game_as_json_is_one_line_with_everything_by_name() -> None:
    text = played(1, {0: (3, 0, 1), 1: (2, 1, 0)}, rounds=5, battles=2, captured=1).to_json()
    assert "\n" not in text
    written = json.loads(text)
    events = written.pop("events")
    assert {kind: count for kind, count in events.items() if count} == {"captured": 1}
    assert list(events) == list(EVENT_KINDS)
    assert written == {
        "game": 1,
        "seed": 7,
        "bots": ["random", "random"],
        "players": 2,
        "difficulty": "normal",
        "tricks": False,
        "queens_grant": False,
        "more_monsters": False,
        "scenario": None,
        "affinity": None,
        "rounds": 5,
        "rank": None,
        "places": [1, 2],
        "winners": [0],
        "scores": [
            {
                "seat": 0,
                "place": 1,
                "total": 9,
                "glory": 3,
                "reputation": 0,
                "trophies": 1,
                "affinities": {"fire": 2, "water": 3},
            },
            {
                "seat": 1,
                "place": 2,
                "total": 8,
                "glory": 2,
                "reputation": 1,
                "trophies": 0,
                "affinities": {"fire": 2, "water": 3},
            },
        ],
        "battles": 2,
        "decisions": 40,
        "chances": 50,
    }


# --- solo play and the variants -----------------------------------------------------------------


def test_solo_play_is_simulated_with_its_rank() -> None:
    [game] = simulate(Options(players=1, scenario=3), ["simple"], 1, 7)
    assert game.result.rank in ("fodder", "trainee", "veteran", "hero")
    assert game.result.round == 3
    written = json.loads(game.to_json())
    assert (written["players"], written["scenario"], written["rank"]) == (1, 3, game.result.rank)
    assert written["events"]["madhala-rolled"] > 0


def test_a_solo_game_uses_the_affinity_of_its_scenario() -> None:
    options = Options(players=1, scenario=2)
    [game] = simulate(options, ["random"], 1, 7)
    assert game.options.affinity == "jungle"
    assert play_game(options, ["random"], 1, 7) == game


def test_jobs_make_no_difference_in_solo_play() -> None:
    options = Options(players=1, scenario=8)
    alone = list(simulate(options, ["random"], 4, 5))
    assert list(simulate(options, ["random"], 4, 5, jobs=2)) == alone


def test_tricks_and_variants_are_simulated() -> None:
    options = Options(players=2, tricks=True, queens_grant=True, more_monsters=True)
    games = list(simulate(options, ["random"], 4, 7))
    assert sum(dict(game.events)["granted"] for game in games) == 4 * 5, (
        "one in each round from the second on"
    )
    assert sum(dict(game.events)["token-kept"] for game in games) > 0
    assert json.loads(games[0].to_json())["tricks"] is True


# --- mistakes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "bots", "games", "jobs", "message"),
    [
        (TWO, ["random"], 0, 1, "games is 0; it must be 1 or more"),
        (TWO, ["random"], -3, 1, "games is -3; it must be 1 or more"),
        (TWO, ["random"], 1, 0, "jobs is 0; it must be 1 or more"),
        (
            Options(players=1, scenario=11),
            ["random"],
            1,
            1,
            r"scenario is 11; standard@1 has scenarios 1 to 10 \(R13.7\)",
        ),
    ],
)
def test_numbers_out_of_range_are_refused_at_once(
    options: Options, bots: Sequence[str], games: int, jobs: int, message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        simulate(options, bots, games, 1, jobs)


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (["nobody"], "no such player: nobody; known are "),
        (["random", "nobody", "random"], "no such player: nobody"),
        (["random", "random"], "2 bots for 3 seats; name 1 for all, or one for each seat"),
        (["random"] * 4, "4 bots for 3 seats"),
        ([], "0 bots for 3 seats"),
    ],
)
def test_bots_that_cannot_play_are_refused_at_once(bots: Sequence[str], message: str) -> None:
    with pytest.raises(UnknownPlayer, match=message):
        simulate(Options(players=3), bots, 1, 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_cheats_is_named_with_its_game(own_bots: str, jobs: int) -> None:
    games = simulate(TWO, ["random", f"{own_bots}:Cheat"], 3, 7, jobs)
    message = rf"in game 1 of seed 7 player '{own_bots}:Cheat' at seat 1 answered -5 to the question"
    with pytest.raises(IllegalAnswer, match=message):
        next(games)


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_error_of_a_bot_is_raised_with_a_note_that_names_the_game(own_bots: str, jobs: int) -> None:
    with pytest.raises(ZeroDivisionError, match="no plan") as broken:
        next(simulate(TWO, [f"{own_bots}:Broken"], 2, 7, jobs))
    assert broken.value.__notes__[-1] == "in game 1 of seed 7"


# --- summaries ----------------------------------------------------------------------------------


def played(
    number: int,
    points: dict[int, tuple[int, int, int]],
    rounds: int = 6,
    battles: int = 0,
    places: tuple[int, ...] = (1, 2),
    rank: str = "",
    **events: int,
) -> PlayedGame:
    """Return a game with these points for glory, reputation and trophies, and 5 more for affinities."""
    scores = tuple(
        Score(seat, places[seat], *points[seat], affinities=(("fire", 2), ("water", 3))) for seat in points
    )
    counts = {kind: events.get(kind.replace("-", "_"), 0) for kind in EVENT_KINDS}
    bots = ("random",) * len(points)
    result = Result(rounds, scores, rank)
    options = Options(players=len(points), scenario=1 if rank else None)
    return PlayedGame(number, 7, bots, options, result, tuple(counts.items()), battles, 40, 50)


def test_a_summary_has_the_means_of_all_seats_and_of_the_winner() -> None:
    games = [
        played(1, {0: (8, 2, 1), 1: (4, 0, 0)}, rounds=6),
        played(2, {0: (3, 1, 0), 1: (9, 4, 3)}, rounds=5, places=(2, 1)),
    ]
    summary = Summary.of(iter(games))
    assert summary.games == 2
    assert summary.rounds == 5.5
    assert summary.wins == (0.5, 0.5)
    assert summary.by_seat == (Points(5.5, 1.5, 0.5, 5.0), Points(6.5, 2.0, 1.5, 5.0))
    assert summary.all_clans == Points(6.0, 1.75, 1.0, 5.0)
    assert summary.winner == Points(8.5, 3.0, 2.0, 5.0)
    assert summary.winner.total == 18.5


def test_a_shared_victory_counts_in_equal_parts() -> None:
    points = {0: (8, 0, 0), 1: (2, 6, 0), 2: (1, 0, 0)}
    games = [
        played(1, points, places=(1, 1, 3)),
        played(2, points, places=(1, 2, 3)),
    ]
    summary = Summary.of(games)
    assert summary.wins == (0.75, 0.25, 0.0)
    assert summary.winner == Points(6.5, 1.5, 0.0, 5.0)


def test_a_summary_adds_up_what_happened() -> None:
    points = {0: (1, 0, 0), 1: (0, 0, 0)}
    games = [
        played(1, points, battles=3, captured=1, conquered=2, monster_attacked=5),
        played(2, points, battles=2, captured=1, eliminated=1, last_lash=1),
        played(3, points, battles=1, conquered=1),
    ]
    summary = Summary.of(games)
    assert summary.battles == 6
    assert summary.beaten == 3
    assert summary.conquering == 2
    assert {kind: count for kind, count in summary.events.items() if count} == {
        "monster-attacked": 5,
        "captured": 2,
        "eliminated": 1,
        "last-lash": 1,
        "conquered": 3,
    }
    assert set(summary.events) == set(EVENT_KINDS)


def test_a_summary_has_the_share_of_each_rank() -> None:
    ranks = ("hero", "fodder", "fodder", "veteran")
    games = [played(number, {0: (number, 0, 0)}, rank=rank) for number, rank in enumerate(ranks, start=1)]
    summary = Summary.of(games)
    assert summary.ranks == {"fodder": 0.5, "trainee": 0.0, "veteran": 0.25, "hero": 0.25}
    assert summary.all_clans.total == 7.5


def test_games_of_several_clans_have_no_ranks() -> None:
    assert Summary.of([played(1, {0: (1, 0, 0), 1: (0, 0, 0)})]).ranks == {}


def test_a_summary_of_no_games_is_an_error() -> None:
    with pytest.raises(ValueError, match="no games to sum up"):
        Summary.of([])
