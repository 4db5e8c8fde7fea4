"""R12.1 and R12.2: what equipment does on the turn, card by card."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

OUTSIDE = {
    "Krakhen": "weapon", "Pugnor": "weapon", "Slyzor": "weapon", "Noxx": "attire", "Slham": "attire",
    "Mortis": "spell", "Kedavra": "spell", "Tergeo": "spell",
}  # fmt: skip
ASSIGNED = ', path = [{ path = "a1", mercenary = "Nuduru" }]'


def carrying(equipment: str, more: str = "", **table: object) -> Game:
    """Begin a turn of the fire clan, Nuduru and Frunks."""
    clan = f'pool = "SSS", gold = 30, equipment = {{ {equipment} }}{more}'
    return position(
        f'clan = [{{ affinity = "fire", {clan} }}, {{ affinity = "air" }}]',
        lodge=["magic-3", "magic-3"],
        **table,
    )


def price_of_magic_3(game: Game, *discounts: str) -> int:
    game.play("lodge S", *discounts, "buy magic-3", "done")
    return 30 - game.view(0).clan(0).gold


def gold_of_the_mine(game: Game) -> int:
    game.play("mine 1 S")
    return game.view(0).clan(0).gold - 30


@pytest.mark.rule("R12.2", "R5.7h")
def test_turzoks_takes_4_off_at_the_lodge() -> None:
    assert price_of_magic_3(carrying("")) == 9
    assert price_of_magic_3(carrying('Nuduru = ["Turzoks"]'), "discount attire nuduru") == 5


@pytest.mark.rule("R12.2", "R5.7k")
def test_two_turzoks_take_8_off() -> None:
    game = carrying('Nuduru = ["Turzoks"], Frunks = ["Turzoks"]')
    assert price_of_magic_3(game, "discount attire nuduru", "discount attire frunks") == 1


@pytest.mark.rule("R12.1b", "R12.2")
def test_turzoks_works_once_per_round() -> None:
    game = carrying('Nuduru = ["Turzoks"]', equipment_used={"Nuduru": ["Turzoks"]})
    game.play("lodge S")
    refused(game, "discount attire nuduru", "R12.1", "already-used")


@pytest.mark.rule("R12.2")
def test_turzoks_takes_nothing_off_elsewhere() -> None:
    game = carrying('Nuduru = ["Turzoks"]')
    for place in ("tavern S", "armory S", "bazaar S"):
        elsewhere = game.clone()
        elsewhere.play(place)
        assert offered(elsewhere, "discount-card") == []


@pytest.mark.rule("R12.1d", "R12.2")
def test_turzoks_works_while_its_bearer_is_assigned() -> None:
    game = carrying('Nuduru = ["Turzoks"]', ASSIGNED)
    assert price_of_magic_3(game, "discount attire nuduru") == 5


@pytest.mark.rule("R12.2", "R12.3a")
def test_rajhnek_adds_2_gold_at_the_mine() -> None:
    assert gold_of_the_mine(carrying("")) == 6
    assert gold_of_the_mine(carrying('Frunks = ["Rajhnek"]')) == 8


@pytest.mark.rule("R12.1b", "R12.3b")
def test_rajhnek_works_once_per_round() -> None:
    game = carrying('Frunks = ["Rajhnek"]', equipment_used={"Frunks": ["Rajhnek"]})
    assert gold_of_the_mine(game) == 6


@pytest.mark.rule("R12.1d", "R12.3a")
def test_rajhnek_works_while_its_bearer_is_assigned() -> None:
    assert gold_of_the_mine(carrying('Nuduru = ["Rajhnek"]', ASSIGNED)) == 8


@pytest.mark.rule("R12.1c", "R12.2")
@pytest.mark.parametrize(("card", "kind"), OUTSIDE.items())
def test_an_outside_card_gives_no_discount(card: str, kind: str) -> None:
    game = carrying(f'Nuduru = ["{card}"]')
    game.play("lodge S")
    refused(game, f"discount {kind} nuduru", "R5.7", "no-use")
    game.play("buy magic-3", "done")
    assert game.view(0).clan(0).gold == 21


@pytest.mark.rule("R12.1c", "R12.2")
@pytest.mark.parametrize("card", OUTSIDE)
def test_an_outside_card_adds_no_gold_at_the_mine(card: str) -> None:
    assert gold_of_the_mine(carrying(f'Nuduru = ["{card}"]')) == 6


@pytest.mark.rule("R12.1c", "R12.2")
@pytest.mark.parametrize(("card", "kind"), OUTSIDE.items())
def test_an_outside_card_brings_only_the_choice_to_move_it(card: str, kind: str) -> None:
    with_card, without = offered(carrying(f'Nuduru = ["{card}"]')), offered(carrying(""))
    assert [choice for choice in with_card if choice not in without] == [f"move {kind} nuduru"]
