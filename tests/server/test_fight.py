"""A fight as the table shows it."""

from __future__ import annotations

import pytest

from monsterlands import Game
from monsterlands.server.table.fight import show_fight
from monsterlands.server.table.question import show_question
from monsterlands.words import Words
from support.adventures import adventure, clan, on

GATOR = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


@pytest.mark.parametrize(
    ("affinity", "member", "marks", "lowered"),
    [
        (
            "water",
            "Tortock",
            {"capture": 8, "elimination": 13},
            ["9 on the card, 1 less thanks to Tortock.", ""],
        ),
        (
            "air",
            "Poissen",
            {"capture": 9, "elimination": 11},
            ["", "13 on the card, 2 less thanks to Poissen."],
        ),
    ],
)
def test_marks_and_question_have_the_same_totals_and_explain_lower_ones(
    affinity: str, member: str, marks: dict[str, int], lowered: list[str]
) -> None:
    game = adventure(clan(affinity, on("a1", member, dice="S", traps=["initial"])), land_a=GATOR)
    game.play("attack 1 1 1")
    words, view = Words.of("en"), game.view(0)
    fight = show_fight(words, view)
    assert fight is not None
    assert {mark.name: mark.value for mark in fight.marks} == marks
    assert [mark.lowered for mark in fight.marks] == lowered
    assert f"captured at {marks['capture']}, eliminated at {marks['elimination']}." in words.question(view)


def test_used_loot_moves_the_mark() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS"), loot=["slayer"]), land_a=GATOR)
    game.play("attack 1 1 1", "loot slayer")
    fight = show_fight(Words.of("en"), game.view(0))
    assert fight is not None
    assert [mark.value for mark in fight.marks] == [9, 7]
    assert [mark.lowered for mark in fight.marks] == ["", "13 on the card, 6 less thanks to loot."]


def test_each_defense_shows_how_many_hits_it_can_cancel() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S", defense=2)), land_a={**GATOR, "monster": "Turfus"}
    )
    game.play("attack 6 6 6 6 6")
    fight = show_fight(Words.of("en"), game.view(0))
    assert fight is not None
    assert fight.defenses == {"defend-talent": 1, "defend-token": 2}
    game.play("defend talent")
    fight = show_fight(Words.of("en"), game.view(0))
    assert fight is not None
    assert fight.defenses == {"defend-token": 2}


def marks(game: Game, seat: int | None) -> dict[str, tuple[int, str, float | None]]:
    """The marks of a fight: their values, their prizes and their chances."""
    fight = show_fight(Words.of("en"), game.view(seat))
    assert fight is not None
    return {
        mark.name: (mark.value, mark.brings, mark.chance if mark.chance is None else round(mark.chance, 6))
        for mark in fight.marks
    }


def before_snailer(*steps: str) -> Game:
    """Snailer: captured at 10 for 3 glory and 6 gold, eliminated at 13 for 4 glory."""
    there = {"land": "Kale", "header": "header-5b", "monster": "Snailer"}
    game = adventure(clan("fire", on("a2", "Nuduru", dice="SSM", traps=["magic-plus-1"])), land_a=there)
    game.play(*steps)
    return game


ROLLED = ("done", "attack 1 1 1", "roll S", "roll S4", "roll S", "roll S4")


def test_each_mark_shows_its_prize_and_its_chance_for_the_rolling_seat() -> None:
    # From 8, and with 1 more for the magic die: 1 to 3 capture, 4 to 6 eliminate.
    assert marks(before_snailer(*ROLLED), 0) == {
        "capture": (10, "3 glory and 6 gold", 0.5),
        "elimination": (13, "4 glory and the trophy", 0.5),
    }


def test_each_mark_says_whether_the_total_reaches_it() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SSS", traps=["initial"])), land_a=GATOR)
    game.play("attack 1 1 1", "roll S", "roll S4")
    for step, reached in [("roll S4", [False, False]), ("roll S5", [True, False])]:
        again = game.clone()
        again.play("roll S", step)
        for seat in (0, 1, None):
            fight = show_fight(Words.of("en"), again.view(seat))
            assert fight is not None
            assert [mark.reached for mark in fight.marks] == reached


def test_a_seat_that_is_not_asked_sees_no_chances() -> None:
    game = before_snailer(*ROLLED)
    assert {chance for _, _, chance in marks(game, 1).values()} == {None}
    assert {chance for _, _, chance in marks(game, None).values()} == {None}


def test_giving_up_magic_shows_the_chances_of_both_choices() -> None:
    game = before_snailer()
    question = show_question(Words.of("en"), game, game.view(0), "start", False)
    # At most one hit of two dice: 5 of 9; of three: 7 of 27.
    assert [choice.changes.split(",")[0] for choice in question.choices] == ["survives 56 %", "survives 26 %"]


@pytest.mark.rule("R8.8")
def test_a_beaten_monster_that_lashes_out_has_no_marks_and_says_so() -> None:
    strong = on("a2", "Nuduru", dice="SS", traps=["monster-plus-8", "monster-plus-4"], defense=1)
    there = {"land": "Yuha", "header": "header-5b", "monster": "Korcko"}
    game = adventure(clan("fire", strong), land_a=there)
    game.play("attack 1 1 1 1", "roll all", "roll S6 S6")
    assert game.node.question == "defend"
    fight = show_fight(Words.of("en"), game.view(0))
    assert fight is not None
    assert (fight.beaten, fight.marks, fight.can_capture, fight.hits) == (True, (), False, 1)
    assert fight.note.startswith("Korcko is beaten; this is its last lash. Each talent")
