"""R9.3 and R9.4: who takes loot after a land battle, in which order, and when it can be used."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, happened, kinds, missed, on
from support.games import path, spelled

SHOWN = ["gold-10", "gold-12", "brews", "supplies"]
KALE = {"land": "Kale", "header": "header-3b", "monster": "Blandor"}


def stopped(game: Game) -> None:
    """Let all who are attacked do nothing, up to the next other question."""
    missed(game)
    while game.node.question == "fight":
        game.play("stop")
        missed(game)


def everybody_fails(*clans: dict[str, Any], **table: Any) -> Game:
    """Let everybody on Kale do nothing against Blandor (attack 3, CV 10, EV 14), or for the land."""
    table.setdefault("land_a", KALE)
    table.setdefault("loot", SHOWN)
    game = adventure(*clans, **table)
    stopped(game)
    return game


# --- R9.3: who ---


@pytest.mark.rule("R9.3a", "R9.3c")
def test_a_mercenary_who_failed_takes_a_face_up_token_though_the_monster_won() -> None:
    game = everybody_fails(clan("fire", on("a1", "Nuduru", dice="S")))
    assert sorted(spelled(game)) == ["take brews", "take gold-10", "take gold-12", "take supplies"]
    game.play("take gold-12")
    assert game.open_view().clan(0).loot == ("gold-12",)
    assert game.open_view().lands[0].monster == "Blandor"


@pytest.mark.rule("R9.3a")
def test_the_mercenary_who_captured_takes_no_loot() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="SSS", traps=["magic-plus-1"])),
        clan("jungle", on("a4", "Korgo")),
        land_a=KALE,
    )
    missed(game)
    game.play("roll all", "roll S6 S2 S2", "stop")
    assert (game.node.question, game.seat) == ("take-loot", 1)
    game.play("take rerolls")
    assert game.node.question == "refill"


@pytest.mark.rule("R9.3a")
def test_the_mercenary_who_eliminated_takes_no_loot() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="SSS")), clan("jungle", on("a4", "Korgo")), land_a=KALE
    )
    missed(game)
    game.play("roll all", "roll S6 S6 S2", "stop")
    assert (game.node.question, game.seat) == ("take-loot", 1)
    game.play("take rerolls")
    assert game.node.question == "refill"


@pytest.mark.rule("R9.3a")
def test_the_conqueror_takes_no_loot() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="SS")),
        clan("jungle", on("a4", "Korgo")),
        land_a={**KALE, "monster": ""},
    )
    game.play("roll all", "roll S6 S4")
    assert (game.node.question, game.seat) == ("take-loot", 1)
    game.play("take rerolls")
    assert game.node.question == "refill"


@pytest.mark.rule("R9.3a")
def test_a_mercenary_who_failed_to_conquer_takes_a_token() -> None:
    game = everybody_fails(clan("fire", on("a1", "Nuduru", dice="S")), land_a={**KALE, "monster": ""})
    game.play("take brews")
    assert game.open_view().clan(0).loot == ("brews",)


@pytest.mark.rule("R9.3a", "R6.3")
def test_where_neither_land_nor_monster_is_left_there_is_still_loot() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S")), land_a={**KALE, "land": "", "monster": ""}, loot=SHOWN
    )
    assert game.node.question == "take-loot"
    game.play("take brews")
    assert game.open_view().clan(0).loot == ("brews",)


@pytest.mark.rule("R9.3a")
def test_a_mercenary_who_had_nothing_left_to_do_takes_a_token() -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="SS"), on("a3", "Nuduru", dice="SS")),
        land_a={**KALE, "monster": ""},
        loot=SHOWN,
    )
    game.play("roll all", "roll S6 S4")
    assert path(game, "a3").rolled == ""
    game.play("take brews")
    assert game.open_view().clan(0).loot == ("brews",)


@pytest.mark.rule("R9.3a")
def test_each_mercenary_takes_one_for_its_clan() -> None:
    game = everybody_fails(clan("fire", on("a1", "Nuduru", dice="S"), on("a3", "Frunks", dice="SS")))
    game.play("take brews", "take gold-10")
    assert game.open_view().clan(0).loot == ("brews", "gold-10")
    assert game.node.question == "refill"


@pytest.mark.rule("R9.3a")
def test_the_dead_take_none() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S")), clan("jungle", on("a4", "Korgo")), land_a=KALE, loot=SHOWN
    )
    game.play("attack 6 6 1")
    stopped(game)
    assert (game.node.question, game.seat) == ("take-loot", 1)
    game.play("take gold-10")
    assert game.open_view().clan(0).loot == ()
    assert game.node.question == "refill"


@pytest.mark.rule("R9.3a")
def test_a_wounded_survivor_takes_one() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S")), land_a=KALE, loot=SHOWN)
    game.play("attack 6 1 1", "stop", "take gold-10")
    assert game.open_view().clan(0).wounded == ("Nuduru",)
    assert game.open_view().clan(0).loot == ("gold-10",)


@pytest.mark.rule("R9.3a")
def test_nobody_takes_loot_on_a_mission() -> None:
    game = adventure(
        clan("fire", on("m1", "Nuduru", dice="SS"), on("c1", "Frunks", dice="S"), gold=0),
        missions=["mission-2", "mission-1"],
    )
    events = happened(game, "roll S1 S1")
    assert "mission-failed" in kinds(events)
    assert "loot-taken" not in kinds(events)
    assert (game.node.question, dict(game.node.about)["offer"]) == ("refill", "missions")


# --- R9.3: in which order ---


@pytest.mark.rule("R9.3b")
def test_loot_is_taken_from_left_to_right() -> None:
    game = everybody_fails(
        clan("fire", on("a3", "Nuduru", dice="SS")),
        clan("jungle", on("a1", "Korgo", dice="S"), on("a4", "Purkas", dice="M")),
    )
    takers = []
    for token in ("gold-10", "brews", "gold-12"):
        takers.append(game.seat)
        game.play(f"take {token}")
    assert takers == [1, 0, 1]
    assert game.open_view().clan(0).loot == ("brews",)
    assert sorted(game.open_view().clan(1).loot) == ["gold-10", "gold-12"]


@pytest.mark.rule("R9.3b", "R9.3d")
def test_the_second_taker_chooses_from_what_is_left() -> None:
    game = everybody_fails(clan("fire", on("a1", "Nuduru", dice="S"), on("a3", "Frunks", dice="SS")))
    game.play("take gold-12")
    assert sorted(spelled(game)) == ["take brews", "take gold-10", "take supplies"]


@pytest.mark.rule("R9.3d")
def test_the_offer_is_refilled_to_four_when_all_have_taken() -> None:
    game = everybody_fails(clan("fire", on("a1", "Nuduru", dice="S"), on("a3", "Frunks", dice="SS")))
    game.play("take gold-12", "take brews")
    game.play("loot slayer", "loot recruit")
    assert sorted(game.open_view().loot) == ["gold-10", "recruit", "slayer", "supplies"]


@pytest.mark.rule("R9.3e")
def test_an_empty_pile_is_refilled_from_the_discards() -> None:
    game = everybody_fails(
        clan("fire", on("a1", "Nuduru", dice="S")),
        decks={"loot": []},
        discards={"loot": ["slayer", "recruit"]},
    )
    game.play("take gold-12")
    assert sorted(str(outcome) for outcome in game.outcomes) == ["loot recruit", "loot slayer"]
    game.play("loot slayer")
    assert sorted(game.open_view().loot) == ["brews", "gold-10", "slayer", "supplies"]
    assert game.open_view().decks["loot"] == ("recruit",)
    assert game.open_view().discards["loot"] == ()


@pytest.mark.rule("R9.3e")
def test_the_discards_wait_while_the_pile_lasts() -> None:
    game = everybody_fails(
        clan("fire", on("a1", "Nuduru", dice="S")),
        decks={"loot": ["slayer", "rerolls"]},
        discards={"loot": ["recruit"]},
    )
    game.play("take gold-12")
    assert sorted(str(outcome) for outcome in game.outcomes) == ["loot rerolls", "loot slayer"]


@pytest.mark.rule("R9.3f")
def test_with_pile_and_discards_empty_the_place_stays_empty() -> None:
    game = everybody_fails(clan("fire", on("a1", "Nuduru", dice="S")), decks={"loot": []})
    game.play("take gold-12")
    assert sorted(game.open_view().loot) == ["", "brews", "gold-10", "supplies"]


@pytest.mark.rule("R9.3f")
def test_a_mercenary_who_finds_no_token_takes_nothing() -> None:
    game = everybody_fails(
        clan("fire", on("a1", "Nuduru", dice="S")),
        clan("jungle", on("a4", "Korgo")),
        loot=["gold-12", "", "", ""],
        decks={"loot": []},
    )
    assert game.open_view().clan(0).loot == ("gold-12",)  # the only token is taken without a question
    assert game.open_view().clan(1).loot == ()
    assert game.node.question != "take-loot"


# --- R9.4: in a later battle ---


def two_lands(**values: Any) -> Game:
    """Let Nuduru fail on land A; then Frunks stands on land B, with two dice and a trap."""
    return everybody_fails(
        clan(
            "fire",
            on("a1", "Nuduru", dice="S"),
            on("b1", "Frunks", dice="SS", traps=["magic-plus-1"]),
            **values,
        ),
        clan("water"),
        clan("jungle"),
        land_a=KALE,
        land_b={"land": "Thaklan", "header": "header-1b", "monster": "Krinx"},
        loot=["slayer", "gold-12", "rerolls", "supplies"],
    )


@pytest.mark.rule("R9.4a")
def test_loot_from_land_a_is_used_on_land_b() -> None:
    game = two_lands()
    game.play("take slayer", "loot brews")
    missed(game)
    game.play("roll all", "roll S6 S2", "loot slayer")
    assert game.open_view().clan(0).trophies == ("Krinx",)


@pytest.mark.rule("R9.4a")
def test_loot_from_a_land_is_used_at_the_entrance() -> None:
    game = everybody_fails(
        clan("fire", on("a1", "Nuduru", dice="S"), on("e1", "Frunks", dice="SS")),
        entrance="Krinx",
        loot=["slayer", "gold-12", "rerolls", "supplies"],
    )
    game.play("take slayer", "loot brews")
    missed(game)
    game.play("loot slayer", "roll all", "roll S6 S2")
    assert game.open_view().clan(0).trophies == ("Krinx",)


@pytest.mark.rule("R9.3d", "R9.4a")
def test_the_offer_is_full_again_for_the_second_land() -> None:
    game = two_lands()
    game.play("take gold-12", "loot brews")
    stopped(game)
    assert sorted(spelled(game)) == ["take brews", "take rerolls", "take slayer", "take supplies"]
