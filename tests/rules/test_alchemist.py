"""R5.9 and R1.7: the Alchemist, and healing."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused


def clan(written: str, **table: object) -> Game:
    """Begin a turn of the fire clan, Nuduru and Frunks."""
    return position(f'clan = [{{ affinity = "fire", {written} }}, {{ affinity = "water" }}]', **table)


@pytest.mark.rule("R5.9a")
@pytest.mark.parametrize(("space", "tokens"), [(1, 3), (2, 2)])
def test_the_upper_space_gives_three_tokens_and_the_lower_one_two(space: int, tokens: int) -> None:
    game = clan('pool = "M"')
    game.play(f"alchemist {space} M", f"amount {tokens}")
    assert game.view(0).clan(0).potions == tokens


@pytest.mark.rule("R5.9b")
@pytest.mark.parametrize(
    ("space", "potions", "venoms"),
    [(1, 0, 3), (1, 1, 2), (1, 2, 1), (1, 3, 0), (2, 0, 2), (2, 1, 1), (2, 2, 0)],
)
def test_potions_and_venoms_come_in_any_mix(space: int, potions: int, venoms: int) -> None:
    game = clan('pool = "M"')
    game.play(f"alchemist {space} M", f"amount {potions}")
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).venoms) == (potions, venoms)


@pytest.mark.rule("R5.9a")
@pytest.mark.parametrize(("space", "tokens"), [(1, 3), (2, 2)])
def test_there_are_no_more_potions_than_tokens(space: int, tokens: int) -> None:
    game = clan('pool = "M"')
    game.play(f"alchemist {space} M")
    assert offered(game) == [f"amount {potions}" for potions in range(tokens + 1)]
    refused(game, f"amount {tokens + 1}", "R5.9", "too-many", most=tokens)


@pytest.mark.rule("R5.9a")
def test_the_alchemist_costs_no_gold() -> None:
    game = clan('pool = "M", gold = 0')
    game.play("alchemist 1 M", "amount 1")
    assert game.view(0).clan(0).gold == 0


@pytest.mark.rule("R1.7")
def test_potions_and_venoms_beyond_three_are_discarded() -> None:
    game = clan('pool = "MM", potions = 2, venoms = 3')
    game.play("alchemist 1 M", "amount 2")
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).venoms) == (3, 3)


@pytest.mark.rule("R5.9c")
def test_a_potion_heals_a_wounded_mercenary_and_is_spent() -> None:
    game = clan('potions = 2, wounded = ["Frunks"]')
    game.play("heal frunks")
    assert game.view(0).clan(0).wounded == ()
    assert game.view(0).clan(0).potions == 1


@pytest.mark.rule("R5.9c")
def test_healing_is_not_an_action() -> None:
    game = clan('potions = 2, wounded = ["Frunks", "Nuduru"], pool = "S"')
    game.play("heal frunks", "heal nuduru")
    assert game.node.about == (("stage", "before"),)
    assert game.view(0).clan(0).pool == "S"


@pytest.mark.rule("R5.9c")
def test_a_potion_brewed_by_this_action_heals_after_it() -> None:
    game = clan('pool = "M", wounded = ["Frunks"]')
    refused(game, "heal frunks", "R5.9", "no-potion")
    game.play("alchemist 2 M", "amount 1", "heal frunks")
    assert game.view(0).clan(0).wounded == ()
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).venoms) == (0, 1)


@pytest.mark.rule("R5.9c")
def test_only_the_wounded_can_be_healed() -> None:
    refused(clan("potions = 1"), "heal frunks", "R5.9", "not-wounded")


@pytest.mark.rule("R5.9c")
def test_an_assigned_mercenary_cannot_be_healed() -> None:
    game = clan('potions = 1, wounded = ["Frunks"], path = [{ path = "a1", mercenary = "Frunks" }]')
    refused(game, "heal frunks", "R1.8", "is-assigned")


@pytest.mark.rule("R5.9c")
def test_a_potion_on_an_assigned_mercenary_heals_nobody() -> None:
    game = clan('wounded = ["Frunks"], path = [{ path = "a1", mercenary = "Nuduru", potions = 1 }]')
    refused(game, "heal frunks", "R5.9", "no-potion")


@pytest.mark.rule("R5.9c")
def test_another_clans_mercenary_cannot_be_healed() -> None:
    game = position(
        'clan = [{ affinity = "fire", potions = 1 }, { affinity = "water", wounded = ["Taron"] }]'
    )
    refused(game, "heal taron", "R5.3", "not-yours")


@pytest.mark.rule("R5.9c")
def test_a_venom_heals_nobody() -> None:
    refused(clan('venoms = 1, wounded = ["Frunks"]'), "heal frunks", "R5.9", "no-potion")
