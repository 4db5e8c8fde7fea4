"""Stories of tricks (R11), of the Queen's Grant (R15.2) and of More monster action (R15.3)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game, View
from monsterlands.words import Words
from support.adventures import clan, on
from support.positions import as_toml, position

WORDS = Words()
YUHA = {"land": "Yuha", "header": "header-4b", "monster": "Krinx"}  # a1 S, a2 M, a3 SM, a4 SS

Values = dict[str, int | str]


def clash(*clans: dict[str, Any]) -> Game:
    """Return a clash with Krinx on land A."""
    text = as_toml({"options": {"difficulty": "tutorial", "tricks": True}, "clan": [*clans]})
    return position(text, phase="adventure", land_a=YUHA)


def told(game: Game, *steps: str, to: int = 0) -> list[str]:
    """Play some steps, and return what a seat reads."""
    events: list[Event] = []
    game.listen(lambda happening: events.append(happening.seen_by(to)))
    game.play(*steps)
    return WORDS.story(events, game.view(to))


@pytest.fixture(scope="module")
def view() -> View:
    """What seat 0, fire, sees; seat 1 is water."""
    return clash(clan("fire", on("a1", "Nuduru", dice="S", traps=["initial"])), clan("water")).view(0)


@pytest.mark.parametrize(
    ("kind", "values", "own", "other"),
    [
        (
            "token-kept",
            {"path": "a1"},
            "keep a token on path a1 face down",
            "keeps a token on path a1 face down",
        ),
        (
            "trick-aimed",
            {"path": "a1", "target": "a2"},
            "aim it at path a2",
            "aims it at path a2",
        ),
        (
            "parried",
            {"path": "a2"},
            "cancel the trick with a defense token from path a2",
            "cancels the trick with a defense token from path a2",
        ),
        (
            "die-stolen",
            {"path": "a1", "target": "a2", "colour": "M"},
            "take M from path a2",
            "takes M from path a2",
        ),
        ("granted", {"colour": "P"}, "receive P from the Queen", "receives P from the Queen"),
    ],
)
def test_events_of_tricks_and_grants_read_like_this(
    view: View, kind: str, values: Values, own: str, other: str
) -> None:
    happened = tuple(values.items())
    assert WORDS.event(Event(kind, 0, happened), view) == f"You {own}."
    assert WORDS.event(Event(kind, 1, happened), view) == f"The water clan {other}."


def test_a_clash_is_described_owner_by_owner() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="S", traps=["magic-1", "initial"], defense=1))
    water = clan("water", on("a2", "Taron", dice="M", traps=["strength-1", "steal-magic-1", "steal-any-2"]))
    game = clash(fire, water)
    assert told(game, "reveal", "keep", "reveal", "reveal", "yes", "reveal", "colour S") == [
        "You reveal magic-1 on path a1, keep a token on path a1 face down.",
        "The water clan reveals strength-1 on path a2.",
        "The water clan reveals steal-magic-1 on path a2, aims it at path a1.",
        "You cancel the trick with a defense token from path a1.",
        "The water clan reveals steal-any-2 on path a2, aims it at path a1, takes SM from path a1.",
        "Krinx attacks path a1 with 4 attack dice.",
    ]


def test_tokens_that_are_not_revealed_are_counted_and_not_named() -> None:
    water = clan("water", on("a2", "Taron", dice="M", traps=["strength-1", "steal-magic-1"]))
    game = clash(clan("fire"), water)
    assert told(game, "keep", "keep")[0] == "The water clan keeps 2 tokens on path a2 face down."


def test_attack_dice_that_a_trick_diverts_are_mentioned() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="S", traps=["divert-2"]))
    game = clash(fire, clan("water", on("a2", "Taron", dice="SM")))
    game.play("reveal")
    assert told(game, "amount 2")[0] == "You send 2 attack dice on to path a2."


def test_the_grant_is_described_with_its_gift() -> None:
    game = position("[options]\nqueens_grant = true\n", phase="preparation", round=2)
    assert told(game, "colour M", "grant gold", to=1) == [
        "Round 2 begins.",
        "The fire clan receives M from the Queen, gains 2 gold.",
        "The fire clan fills its pool with SSMMP.",
    ]


def test_a_monster_that_comes_to_the_entrance_is_named() -> None:
    game = position("[options]\nmore_monsters = true\n", phase="preparation", round=2)
    assert "A monster comes to the entrance: Gator." in told(game, "monster gator")
