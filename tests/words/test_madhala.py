"""Solo play in words (R13): Madhala's moves, a line each, and what questions say about her."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from monsterlands.game.events import WORDS as EVENT_WORDS
from monsterlands.words import Words
from support.adventures import clan, on
from support.positions import as_toml, position

WORDS = Words()
YUHA = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}  # a1 S, a2 SS, a3 M, a4 SM


def solo(own: dict[str, Any], scenario: int = 1, **table: Any) -> Game:
    """Return a solo game, on Tutorial where that is allowed."""
    difficulty = "normal" if scenario == 10 else "tutorial"
    options = {"scenario": scenario, "difficulty": difficulty, "confirm": [0]}
    return position(as_toml({"options": options, "clan": [own]}), **{"land_a": YUHA, **table})


def outside(own: dict[str, Any], scenario: int = 1, **table: Any) -> Game:
    """Return a solo game in its adventure phase."""
    return solo(own, scenario, phase="adventure", **table)


def told(game: Game, *steps: str) -> list[str]:
    """Play some steps, and return what the player reads."""
    events: list[Event] = []
    game.listen(lambda happening: events.append(happening.seen_by(0)))
    game.play(*steps)
    return WORDS.story(events, game.view(0))


def said(game: Game, spelling: str) -> str:
    view = game.view(0)
    choice = next(choice for choice in view.choices if choice.spelling == spelling)
    return WORDS.choice(choice, view, game.preview(choice))


# --- her moves, a line each ---------------------------------------------------------------------


LODGE = ["magic-1", "strength-1", "magic-2", "strength-2", "magic-3", "monster-plus-4"]


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        (
            ("madhala 2 1", "persuasion 5", "lodge strength-1", "lodge strength-2"),
            [
                "Madhala rolls red 2 and yellow 1, goes to the Hunter’s Lodge "
                "and rolls a persuasion die (5), discards magic-2 and strength-2.",
                "New at the Lodge: strength-1, strength-2.",
            ],
        ),
        (("madhala 1 2",), ["Madhala rolls red 1 and yellow 2, goes to the Alchemist and places M there."]),
        (
            ("madhala 4 3", "persuasion 1", "tavern fandor"),
            [
                "Madhala rolls red 4 and yellow 3, goes to the Tavern "
                "and rolls a persuasion die (1), discards Vishor.",
                "New at the Tavern: Fandor.",
            ],
        ),
        (
            ("madhala 3 4", "persuasion 6"),
            ["Madhala rolls red 3 and yellow 4, goes to the Armory and rolls a persuasion die (6)."],
        ),
        (("madhala 3 6",), ["Madhala rolls red 3 and yellow 6, goes to the Mine and places SS there."]),
        (("madhala 5 2",), ["Madhala rolls red 5 and yellow 2, takes path a2."]),
        (("madhala 6 5",), ["Madhala rolls red 6 and yellow 5, takes path m1."]),
    ],
)
def test_a_move_is_one_line(steps: tuple[str, ...], lines: list[str]) -> None:
    game = solo(clan("fire", pool="SS"), tavern=["Vishor", "Dalina", "Jaruna"], lodge=LODGE)
    game.play("pawn-shop S", "done")
    assert told(game, "end turn", *steps) == lines


def test_she_wins_a_mission_before_anything_else_happens() -> None:
    own = clan("fire", on("m2", "Nuduru", dice="SSS"))
    game = outside(own, missions=["mission-7", "mission-2"], madhala=["m1"])
    assert told(game)[0] == "Madhala wins mission-7 on path m1."


def test_she_drives_a_monster_away_and_takes_a_land_away() -> None:
    game = outside(clan("fire", on("a1", "Nuduru", dice="S")), madhala=["a2", "a4"])
    game.play("attack 1 1 1")
    assert told(game, "stop")[1:4] == [
        "You come to 0 in all against Gator (CV 9, EV 13), not enough.",
        "Madhala drives Gator away from path a2.",
        "Madhala takes the land Yuha from path a4.",
    ]


def test_her_tokens_and_tricks_are_named_with_their_path() -> None:
    game = outside(clan("fire", on("a1", "Nuduru", dice="SSM")), scenario=8, madhala=["a2"])
    assert told(game, "token divert-1", "token steal-any-2")[:2] == [
        "Madhala reveals divert-1 on path a2.",
        "Madhala reveals steal-any-2 on path a2, aims it at path a1, takes SM from path a1.",
    ]


def test_a_trick_of_hers_can_be_cancelled() -> None:
    game = outside(clan("fire", on("a1", "Nuduru", dice="SSM", defense=1)), scenario=8, madhala=["a2"])
    game.play("token steal-any-2")
    assert WORDS.question(game.view(0)) == (
        "steal-any-2 on path a2 (Madhala) is aimed at Nuduru on path a1 (dice SSM): it takes up to 2 "
        "strength or magic dice from a neighbouring path. Do you cancel it with a defense token?"
    )
    assert told(game, "yes")[0] == "You cancel the trick with a defense token from path a1."


@pytest.mark.parametrize(
    ("faces", "again", "line"),
    [
        ("attack 1 2 5", "attack 1 2", "The 2 dice that missed are rolled again: 1 2."),
        ("attack 1 2 2", "attack 1 2 2", "The 3 dice that missed are rolled again: 1 2 2, no hit."),
        ("attack 5 5 1", "attack 6", "The die that missed is rolled again: 6."),
    ],
)
def test_rerolled_misses_are_described(faces: str, again: str, line: str) -> None:
    game = outside(clan("fire", on("a1", "Nuduru", dice="S")), scenario=10)
    lines = told(game, faces, again)
    assert lines[:2] == [f"Gator attacks path a1 and rolls {faces.removeprefix('attack ')}.", line]


def test_the_reshuffle_of_her_pile_has_words() -> None:
    view = solo(clan("fire", pool="S"), scenario=8).view(0)
    shuffled = Event("reshuffled", None, (("offer", EVENT_WORDS["offer"][9]),))
    assert WORDS.event(shuffled, view) == "Madhala’s used tokens are shuffled into a new pile."


# --- paths --------------------------------------------------------------------------------------


def test_a_path_says_that_she_is_there() -> None:
    view = solo(clan("fire", pool="S"), madhala=["a2"]).view(0)
    assert WORDS.taken(view, "a2") == "Madhala"
    assert WORDS.path(view, "a2").text.endswith("still brings its clan 2 glory. Madhala is here.")


def test_her_tokens_lie_face_down_until_she_reveals_them() -> None:
    game = solo(clan("fire", pool="S"), scenario=8, madhala=["a2"])
    assert WORDS.taken(game.view(0), "a2") == "Madhala with 2 face-down tokens"
    assert WORDS.path(game.view(0), "a2").text.endswith("Madhala is here with 2 face-down tokens.")
    game = outside(clan("fire", on("a1", "Nuduru", dice="SSM")), scenario=8, madhala=["a2"])
    game.play("token shielded-magic-2")
    assert WORDS.taken(game.view(0), "a2") == "Madhala with MM, face-up shielded-magic-2, a face-down token"


def test_no_path_says_that_defense_cancels_hits_where_nothing_does() -> None:
    armed, bare = (solo(clan("water", pool="S"), scenario, entrance="Dogor").view(0) for scenario in (1, 4))
    assert WORDS.summary(armed, "a1").endswith("; cancels a hit")
    assert WORDS.summary(bare, "a1").endswith("; nothing")
    assert WORDS.summary(armed, "e2") == "cancels a hit, 5 gold if it comes home, before wages"
    assert WORDS.summary(bare, "e2") == "5 gold if it comes home, before wages"
    assert "cancels" not in WORDS.path(bare, "a1").text + WORDS.path(bare, "e1").text


# --- choices ------------------------------------------------------------------------------------


def test_the_end_of_a_turn_says_that_she_moves_while_there_are_dice() -> None:
    game = solo(clan("water", pool="SS"))
    game.play("pawn-shop S", "done")
    assert WORDS.question(game.view(0)) == "Your action is done: choose “end turn” to go on."
    assert said(game, "end turn") == "End your turn: Madhala moves"
    game = solo(clan("water", pool="S"))
    game.play("pawn-shop S")
    assert said(game, "end turn") == "End your turn: all your dice are used"


def test_stopping_says_that_she_comes_next() -> None:
    game = outside(clan("fire", on("a1", "Nuduru", dice="S")), madhala=["a2"])
    game.play("attack 1 1 1")
    assert said(game, "stop") == "Stop with 0: not enough, and Madhala drives Gator away next"
    bare = {"land": "Yuha", "header": "header-1a", "monster": ""}
    game = outside(clan("fire", on("a1", "Nuduru", dice="S")), madhala=["a2"], land_a=bare)
    assert said(game, "stop") == "Stop with 0: not enough, and Madhala takes Yuha away next"
    game = outside(clan("fire", on("a2", "Nuduru", dice="SS")), madhala=["a1"], land_a=YUHA)
    assert said(game, "stop") == "Stop with 0: not enough, Yuha stays as it is"


def test_attack_dice_that_are_diverted_to_her_are_lost() -> None:
    ginova = clan("water", on("a1", "Ginova", dice="S"), hired=("Ginova",))
    game = outside(ginova, madhala=["a2"])
    assert said(game, "right") == "To path a2 on the right: Madhala (what goes there is lost)"


def test_a_building_that_a_scenario_closes_is_refused_with_the_reason() -> None:
    why = solo(clan("water", pool="S"), scenario=4).why_not("armory S")
    assert why is not None
    assert WORDS.why(why, "deploy") == "The Armory is closed in this scenario. (rule R13.7)"


def test_the_reason_says_that_nothing_cancels_hits() -> None:
    krinx = {"land": "Yuha", "header": "header-1a", "monster": "Krinx"}
    game = outside(clan("water", on("a1", "Taron", dice="S", potions=1)), scenario=4, land_a=krinx)
    game.play("attack 1 1 1 6")
    for spelling, kind in (("defend talent", "defend-talent"), ("defend token", "defend-token")):
        why = game.why_not(spelling)
        assert why is not None
        assert WORDS.why(why, kind) == "In this scenario only potions cancel hits. (rule R13.7)"
