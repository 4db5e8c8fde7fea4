"""The end of a game on the screen: places, and victory points by source."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands import Game, Record
from support.terminals import Typist

LAST = """
[options]
confirm = [0]
[table]
round = 6
[[clan]]
affinity = "water"
glory = 12
gold = 9
pool = "S"
trophies = ["Gator", "Korcko"]
lands = ["Yuha"]
[[clan]]
affinity = "jungle"
glory = 20
gold = 9
out = true
"""
"""The last turn of seat 0, water; seat 1, jungle, has finished."""


def end(position: str = LAST) -> Typist:
    """Play the last turn, and return the typist."""
    typist = Typist(Game.from_position(position))
    typist.type("mine 3 S", "end turn", "done")
    return typist


def test_the_points_of_all_clans_are_shown_by_source_the_best_first() -> None:
    lines = end().text.split("> done\n", 1)[1].splitlines()
    start = lines.index("The jungle clan wins with 22 victory points.")
    assert lines[start + 1] == "The game ended after round 6, the last one."
    assert lines[start + 2 : start + 12] == [
        "                     jungle     You",
        "  place                   1       2",
        "  glory                  20      12",
        "  reputation              1       1",
        "  trophies                0       3",
        "  points for fire         0       0",
        "  points for water        0       1",
        "  points for air          0       1",
        "  points for jungle       1       0",
        "  victory points         22      18",
    ]


def test_the_players_own_victory_is_celebrated() -> None:
    assert "\nYou win with " in end(LAST.replace("glory = 20", "glory = 2")).text


def test_an_end_by_glory_is_explained() -> None:
    early = LAST.replace("round = 6", "round = 4").replace("glory = 20", "glory = 31")
    assert "The game ended after round 4: a clan reached 30 glory." in end(early).text


CLAN = '[[clan]]\naffinity = "{}"\nglory = 12\ngold = 9\ntraps = []\n'
EQUAL = (
    "[options]\nconfirm = [0]\n[table]\nround = 6\n"
    + CLAN.format("water")
    + 'pool = "M"\n'
    + CLAN.format("jungle")
    + "out = true\n"
)


def test_a_shared_victory_is_announced() -> None:
    typist = Typist(Game.from_position(EQUAL.replace("gold = 9", "gold = 8", 1)))
    typist.type("pawn-shop M", "end turn")
    assert "You and the jungle clan share the victory with " in typist.text


def test_a_tie_is_shown_with_the_tiebreaker() -> None:
    typist = Typist(Game.from_position(EQUAL))
    typist.type("pawn-shop M", "end turn")
    assert "\nYou win with " in typist.text
    ties = "Ties are broken by the leader’s reputation, then trophies, then gold."
    assert ties in " ".join(typist.text.split())
    assert ties not in " ".join(end().text.split())


def test_the_end_says_how_to_keep_the_record_and_that_works() -> None:
    typist = end()
    assert "“save FILE” keeps the record of the whole game" in typist.text
    typist.type("save whole.toml", "quit")
    assert typist.text.endswith("> quit\nGoodbye.\n")
    record = Record.from_text(Path("whole.toml").read_text("utf-8"))
    assert Game.replay(record).over


def test_a_finished_game_can_be_loaded_and_viewed() -> None:
    typist = end()
    typist.type("save whole.toml")
    again = Typist(Game.from_position(LAST))
    again.type("load whole.toml", "table")
    assert "The jungle clan wins with " in again.after("load whole.toml")
    assert "Your clan: water" in again.after("table")


@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_points_fit_on_any_screen(width: int) -> None:
    typist = Typist(Game.from_position(LAST), width=width)
    typist.type("mine 3 S", "end turn", "done")
    assert max(len(line) for line in typist.text.split("\n")) <= width
    assert "victory points" in typist.text.rsplit("points for", 1)[1]
