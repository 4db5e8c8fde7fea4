"""Solo play on the screen (R13): the scenario, the rank so far, Madhala, and the rank at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands import Game, Options, load
from monsterlands.box import overlay
from support.terminals import Typist

ALONE = """
[options]
players = 1
scenario = 1
confirm = [0]
[table]
madhala = ["a2", "m1"]
land_a = { land = "Yuha", header = "header-1a", monster = "Gator" }
missions = ["mission-7", "mission-2"]
spaces = { tavern = ["P5"], armory = ["P2", "P6"] }
[[clan]]
affinity = "water"
glory = 12
gold = 9
pool = "SS"
"""
"""A turn of a solo game: Madhala is on two paths and has three dice in the Citadel."""

LAST = """
[options]
players = 1
scenario = {scenario}
confirm = [0]
[table]
round = {round}
fulfilled = 4
[[clan]]
affinity = "{affinity}"
glory = {glory}
gold = 9
pool = "M"
trophies = ["Gator", "Korcko"]
"""
"""The last turn of a solo game."""


def shown(position: str, *typed: str, width: int = 80) -> str:
    """Return everything that is printed, in one line."""
    return " ".join(Typist(Game.from_position(position), width=width).type(*typed).split())


def ended(scenario: int, glory: int, round_: int = 6, affinity: str = "water") -> list[str]:
    """Play the last turn, and return the last lines that are printed."""
    text = LAST.format(scenario=scenario, round=round_, glory=glory, affinity=affinity)
    typist = Typist(Game.from_position(text))
    typist.type("pawn-shop M", "end turn", "done")
    lines = typist.text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Your rank: "))
    return lines[start : next(n for n, line in enumerate(lines) if line.startswith("“save FILE”"))]


# --- the beginning ------------------------------------------------------------------------------


def test_it_begins_with_the_scenario_and_what_the_ranks_need() -> None:
    typist = Typist(Game.new(Options(players=1, scenario=2, confirm=(0,))))
    lines = typist.type().splitlines()
    assert lines[:5] == [
        "Monster Lands, unofficial. Scenario 2 on normal: you against Madhala, 6 rounds.",
        "Money is king  You lead the jungle clan. Only mercenaries whose dice include P",
        "               come to the Tavern.",
        "               Trainee: 25 victory points and 15 gold.",
        "               Veteran: 25 victory points and 35 gold.",
    ]
    assert "Your clan: jungle" in typist.text


def test_the_affinity_is_asked_before_anything_is_laid_out() -> None:
    typist = Typist(Game.new(Options(players=1, confirm=(0,))))
    text = typist.type("table", "? madhala", "affinity air")
    assert "Which affinity will your clan have?" in text.split("> table")[0]
    assert typist.after("table").startswith("Nothing is laid out yet. Which affinity will your clan have?")
    assert typist.after("? madhala").startswith("Madhala Your rival in solo play")
    answer = typist.after("affinity air")
    assert answer.startswith("Round 1 begins. You fill your pool with SSMP, roll P")
    assert "Your clan: air" in answer


def test_a_custom_edition_brings_its_own_scenario() -> None:
    goals = "trainee = { points = 3 }\nveteran = { points = 4 }\nhero = { points = 99 }\n"
    box = overlay(load("standard@1"), f'name = "mine"\n[[scenario]]\nid = "mine"\nname = "My own"\n{goals}')
    typist = Typist(Game.new(Options(players=1, scenario=11, affinity="fire", confirm=(0,)), box))
    text = " ".join(typist.type().split())
    assert "My own The standard game, with no rules of its own. Trainee: 3 victory points." in text
    assert "Scenario 11, My own Rank Veteran so far; next Hero: points 7 of 99" in text


# --- the table ----------------------------------------------------------------------------------


def test_the_table_names_the_scenario_and_the_rank_so_far() -> None:
    text = shown(ALONE)
    assert "Round 1 of 6 · deployment · normal ─" in text, "a single player is always the first player"
    assert "Scenario 1, Business as usual" in text
    assert "Rank Monster Fodder so far; next Trainee: points 14 of 35" in text


@pytest.mark.parametrize(
    ("glory", "rank"),
    [
        (33, "Trainee so far; next Veteran: points 35 of 45"),
        (45, "Veteran so far; next Hero: points 47 of 60"),
        (58, "Hero so far, the highest; it takes 60 victory points"),
    ],
)
def test_the_table_says_what_the_next_rank_needs(glory: int, rank: str) -> None:
    assert f"Rank {rank} Madhala" in shown(ALONE.replace("glory = 12", f"glory = {glory}"))


def test_the_table_shows_the_progress_of_every_goal() -> None:
    text = shown(ALONE.replace("scenario = 1", "scenario = 9").replace("[table]", "[table]\nfulfilled = 3"))
    assert "Trainee: points 14 of 30, missions 3 of 4" in text


def test_the_table_shows_where_madhala_is() -> None:
    text = Typist(Game.from_position(ALONE)).type()
    assert "Madhala   on a2 and m1; can take 4 paths more this round" in text
    assert "    a2          Madhala\n" in text
    assert "    m1          Madhala\n" in text
    assert "  Tavern (S/P)          P5 · · 3+" in text
    assert "  Armory (S/P)          P2 P6 3+" in text
    nowhere = Typist(Game.from_position(ALONE.replace('"a2", "m1"', ""))).type()
    assert "Madhala   on no path yet; can take 6 paths this round" in nowhere


def test_her_face_down_tokens_are_shown_on_her_paths() -> None:
    assert "a2 Madhala with 2 face-down tokens" in shown(ALONE.replace("scenario = 1", "scenario = 8"))


def test_there_are_no_rivals() -> None:
    assert "Rivals" not in shown(ALONE)


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        (3, "Round 1 of 3 · deployment · normal"),
        (4, "Armory (S/P) closed in this scenario"),
        (7, "beer for 1"),
    ],
)
def test_the_table_shows_what_the_scenario_changes(scenario: int, words: str) -> None:
    position = ALONE.replace("scenario = 1", f"scenario = {scenario}").replace(', armory = ["P2", "P6"]', "")
    assert words in shown(position)


def test_more_monster_action_is_named() -> None:
    text = shown(ALONE.replace("[table]", "more_monsters = true\n[table]"))
    assert "Played with More monster action. Scenario 1" in text


def test_everything_named_on_the_table_can_be_explained() -> None:
    typist = Typist(Game.from_position(ALONE))
    table = typist.type()
    for name in ("Scenario", "Rank", "Madhala", "Business as usual", "Monster Fodder", "Trainee", "points"):
        assert name in table, name
        again = Typist(typist.game)
        again.type(f"? {name}")
        assert "Nothing here is called" not in again.text, name


def test_the_general_help_explains_solo_play() -> None:
    assert "Madhala moves (? madhala). The rank at the end is what counts" in shown(ALONE, "?")
    assert "Madhala" not in Typist(Game.new(Options(players=2, first=0, confirm=(0,)))).type("?")


# --- playing ------------------------------------------------------------------------------------


def test_after_a_turn_madhala_moves_and_the_log_says_so() -> None:
    typist = Typist(Game.from_position(ALONE))
    typist.type("pawn-shop S", "done", "end turn", "log", "undo")
    assert "1 end turn End your turn: Madhala moves; final" in typist.after("done")
    moved = typist.after("end turn").split(" Round ")[0]
    assert moved.startswith("Madhala rolls red ")
    assert typist.after("log").endswith(moved)
    assert typist.after("undo") == "That cannot be taken back: dice have been rolled or cards revealed since."


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_it_fits_on_any_screen(width: int) -> None:
    typist = Typist(Game.from_position(ALONE.replace("scenario = 1", "scenario = 5")), width=width)
    text = typist.type("? madhala", "? scenario", "pawn-shop S", "done", "end turn", "table")
    assert max(len(line) for line in text.split("\n")) <= width


# --- the end ------------------------------------------------------------------------------------


def test_the_end_shows_the_rank_the_goals_and_the_points() -> None:
    assert ended(1, 41) == [
        "Your rank: Veteran, with 46 victory points.",
        "The game ended after round 6, the last one.",
        "  Scenario  1, Business as usual, on normal",
        "  Trainee   reached: 35 victory points",
        "  Veteran   reached: 45 victory points",
        "  Hero      not reached: points 46 of 60",
        "  glory              41",
        "  reputation          1",
        "  trophies            3",
        "  points for fire     0",
        "  points for water    1",
        "  points for air      0",
        "  points for jungle   0",
        "  victory points     46",
    ]


@pytest.mark.parametrize(
    ("glory", "rank"), [(20, "Monster Fodder"), (30, "Trainee"), (40, "Veteran"), (60, "Hero")]
)
def test_the_end_names_every_rank(glory: int, rank: str) -> None:
    assert ended(1, glory)[0] == f"Your rank: {rank}, with {glory + 5} victory points."


def test_glory_does_not_end_a_solo_game_early() -> None:
    assert ended(3, 31, round_=3)[1] == "The game ended after round 3, the last one."


def test_the_end_lists_every_goal_that_was_missed() -> None:
    assert ended(9, 50)[3:6] == [
        "  Trainee   reached: 30 victory points and 4 fulfilled missions",
        "  Veteran   not reached: points 55 of 40, missions 4 of 6",
        "  Hero      not reached: points 55 of 55, missions 4 of 8",
    ]


def test_a_finished_game_can_be_loaded_and_viewed() -> None:
    typist = Typist(Game.from_position(LAST.format(scenario=1, round=6, glory=41, affinity="water")))
    typist.type("pawn-shop M", "end turn", "done", "save alone.toml")
    assert Path("alone.toml").exists()
    again = Typist(Game.from_position(ALONE))
    again.type("load alone.toml", "table")
    assert "Your rank: Veteran, with 46 victory points." in again.after("load alone.toml")
    assert "Rank Veteran so far; next Hero: points 46 of 60" in again.after("table")
