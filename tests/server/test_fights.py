"""A fight as the table shows it."""

from __future__ import annotations

import pytest

from monsterlands.server.showing.fights import show_fight
from monsterlands.words import Words
from support.adventures import adventure, clan, on

GATOR = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


@pytest.mark.parametrize(
    ("affinity", "member", "marks"),
    [
        ("water", "Tortock", {"capture": 8, "elimination": 13}),
        ("air", "Poissen", {"capture": 9, "elimination": 11}),
    ],
)
def test_marks_and_the_question_name_the_same_totals(
    affinity: str, member: str, marks: dict[str, int]
) -> None:
    game = adventure(clan(affinity, on("a1", member, dice="S", traps=["initial"])), land_a=GATOR)
    game.play("attack 1 1 1")
    words, view = Words.of("en"), game.view(0)
    fight = show_fight(words, view)
    assert fight is not None
    assert {mark.name: mark.value for mark in fight.marks} == marks
    assert f"captured at {marks['capture']}, eliminated at {marks['elimination']}." in words.question(view)


def test_loot_that_was_used_moves_the_mark() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS"), loot=["slayer"]), land_a=GATOR)
    game.play("attack 1 1 1", "loot slayer")
    fight = show_fight(Words.of("en"), game.view(0))
    assert fight is not None
    assert [mark.value for mark in fight.marks] == [9, 7]


def test_of_each_defense_it_is_told_how_many_hits_it_can_still_cancel() -> None:
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
