"""A fight as the table shows it."""

from __future__ import annotations

from monsterlands.server.showing.fights import show_fight
from monsterlands.words import Words
from support.adventures import adventure, clan, on

GATOR = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


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
