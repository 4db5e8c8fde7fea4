"""The greedy and the simple player with the trick module (R11) and the Queen's Grant (R15.2)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots import Player, SimplePlayer, play_out
from monsterlands.bots.greedy import GreedyPlayer
from support.adventures import clan, on
from support.positions import as_toml, position

KRINX = {"land": "Yuha", "header": "header-4b", "monster": "Krinx"}
"""CV 10, EV 14, 4 attack dice; a1 needs S, a2 M, a3 SM, a4 SS, with up to three dice more."""


def answer(game: Game, bot: Player | None = None) -> str:
    """Return the choice of the greedy player, or of another bot."""
    assert game.seat is not None
    chosen = (bot or GreedyPlayer()).choose(game.view(game.seat))
    return next(str(choice) for choice in game.choices if choice.id == chosen)


def clash(*clans: dict[str, Any], **table: Any) -> Game:
    """Return a battle with Krinx, with tricks, on Tutorial."""
    options = {"difficulty": "tutorial", "tricks": True}
    return position(
        as_toml({"options": options, "clan": [*clans]}), phase="adventure", **{"land_a": KRINX, **table}
    )


def between(token: str, left: dict[str, Any], right: dict[str, Any]) -> Game:
    """Return a clash about a token of the fire clan on a2, between a water clan on a1 and an air clan on a3.

    An initial trap lies below the token, so that the token is not needed as a trap.
    """
    return clash(
        clan("fire", on("a2", "Frunks", dice="M", traps=[token, "initial"])),
        clan("water", on("a1", "Taron", **left)),
        clan("air", on("a3", "Timbulu", **right)),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variants", [*product((False, True), repeat=3)])
@pytest.mark.parametrize("bot", [GreedyPlayer, SimplePlayer])
def test_whole_games_with_all_options_end(
    bot: type[Player], variants: tuple[bool, ...], players: int
) -> None:
    tricks, queens_grant, more_monsters = variants
    options = Options(players=players, tricks=tricks, queens_grant=queens_grant, more_monsters=more_monsters)
    game = Game.new(options)
    play_out(game, [bot() for _ in range(players)], SeededDealer(players))
    assert game.over


# --- revealing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("trap", ["initial", "strength-plus-1", "shielded-magic-1", "monster-plus-4"])
def test_it_reveals_its_traps(trap: str) -> None:
    game = clash(clan("fire", on("a1", "Frunks", dice="S", traps=[trap])), clan("water"))
    assert answer(game) == "reveal"


@pytest.mark.parametrize("trick", ["steal-strength-1", "steal-magic-1", "steal-any-2", "divert-1"])
def test_it_reveals_a_trick_against_a_rival(trick: str) -> None:
    game = between(trick, {"dice": "SS"}, {"dice": "SM"})
    assert answer(game) == "reveal"


def test_it_does_not_reveal_a_trick_that_has_nothing_to_steal() -> None:
    mine = clan("fire", on("a2", "Frunks", dice="M", traps=["steal-magic-1", "initial"]))
    assert answer(clash(mine, clan("water", on("a1", "Taron", dice="SSM")))) == "reveal"
    assert answer(clash(mine, clan("water", on("a1", "Taron", dice="SSS")))) == "keep"


@pytest.mark.parametrize("trick", ["steal-strength-1", "divert-1"])
def test_it_does_not_reveal_a_trick_next_to_its_own_paths(trick: str) -> None:
    mine = clan("fire", on("a1", "Frunks", dice="S", traps=[trick, "initial"]), on("a2", "Nuduru", dice="SM"))
    assert answer(clash(mine, clan("water"))) == "keep"


def test_it_does_not_reveal_a_trick_that_it_needs_as_a_trap() -> None:
    rival = clan("water", on("a2", "Taron", dice="SM"))
    alone = clan("fire", on("a1", "Frunks", dice="SM", traps=["steal-strength-1"]))
    assert answer(clash(alone, rival)) == "keep"
    with_another = clan("fire", on("a1", "Frunks", dice="SM", traps=["steal-strength-1", "initial"]))
    assert answer(clash(with_another, rival)) == "reveal"


def test_it_reveals_a_trick_if_it_needs_no_trap_to_eliminate_the_monster() -> None:
    mine = clan("fire", on("a1", "Frunks", dice="SSMM", traps=["steal-strength-1"]))
    assert answer(clash(mine, clan("water", on("a2", "Taron", dice="SM")))) == "reveal"


@pytest.mark.parametrize(("token", "then"), [("magic-plus-1", "stop"), ("steal-strength-1", "roll S")])
def test_it_knows_in_fights_that_a_revealed_trick_is_not_a_trap(token: str, then: str) -> None:
    mine = clan("fire", on("a1", "Nuduru", dice="SSS", traps=[token]), gold=0)
    game = clash(mine, clan("water", on("a2", "Taron", dice="M")))
    game.play("reveal", "attack 1 1 1 1", "roll S", "roll S6", "roll S", "roll S4")
    assert answer(game) == then


# --- aiming, stealing, diverting --------------------------------------------------------------------


def test_it_steals_from_the_path_with_more_to_steal() -> None:
    for left, right, side in (("S", "SSM", "right"), ("SS", "SM", "left"), ("SSS", "SSM", "left")):
        game = between("steal-strength-2", {"dice": left}, {"dice": right})
        game.play("reveal")
        assert (left, right, answer(game)) == (left, right, side)


def test_among_equal_targets_it_chooses_the_one_that_cannot_cancel_the_trick() -> None:
    game = between("steal-strength-1", {"dice": "S", "defense": 1}, {"dice": "SM"})
    game.play("reveal")
    assert answer(game) == "right"


@pytest.mark.parametrize("trick", ["steal-strength-2", "divert-1"])
def test_it_aims_at_a_rival_and_not_at_its_own_path(trick: str) -> None:
    mine = clan("fire", on("a1", "Nuduru", dice="SSS"), on("a2", "Frunks", dice="M", traps=[trick]))
    game = clash(mine, clan("water", on("a4", "Taron", dice="SS", defense=2)))
    game.play("reveal")
    assert answer(game) == "right"


def test_it_diverts_dice_to_the_rival_with_the_worst_defense() -> None:
    game = between("divert-2", {"dice": "SS", "defense": 2}, {"dice": "SM", "defense": 1})
    game.play("reveal")
    assert answer(game) == "right"


@pytest.mark.parametrize(
    ("mercenary", "colour"),
    [("Frunks", "M"), ("Nuduru", "M"), ("Taroa", "S")],
)
def test_it_steals_the_colour_that_counts_more_on_its_path(mercenary: str, colour: str) -> None:
    """Frunks adds 1 to each magic die, Taroa to each strength die, Nuduru to none."""
    mine = clan("fire", on("a2", mercenary, dice="M", traps=["steal-any-1", "initial"]), hired=("Taroa",))
    game = clash(mine, clan("water", on("a1", "Taron", dice="SM")))
    game.play("reveal")
    assert game.node.question == "steal"
    assert answer(game) == f"colour {colour}"


@pytest.mark.parametrize(("side", "amount"), [("left", 0), ("right", 2)])
def test_it_diverts_as_many_dice_as_it_can_to_a_rival_and_none_to_itself(side: str, amount: int) -> None:
    mine = clan("fire", on("a1", "Nuduru", dice="S"), on("a2", "Frunks", dice="M", traps=["divert-2"]))
    game = clash(mine, clan("water", on("a3", "Taron", dice="SM")))
    game.play("reveal", side, "attack 1 1 1 1", "stop")
    assert game.node.question == "deflect"
    assert answer(game) == f"amount {amount}"


# --- cancelling -------------------------------------------------------------------------------------


def aimed(trick: str, **load: Any) -> Game:
    """Return a clash in which a trick of the water clan aims at the fire clan's path."""
    game = clash(
        clan("fire", on("a1", "Nuduru", defense=1, **load)),
        clan("water", on("a2", "Taron", dice="M", traps=[trick])),
    )
    while game.node.question != "parry":
        game.play("reveal" if game.node.question == "reveal" else "left")
    return game


def test_it_cancels_the_theft_of_dice_it_needs() -> None:
    assert answer(aimed("steal-strength-2", dice="SSSS")) == "yes"


def test_it_does_not_cancel_the_theft_of_dice_that_would_not_be_enough_anyway() -> None:
    assert answer(aimed("steal-strength-2", dice="SS")) == "no"


def test_it_does_not_cancel_a_theft_with_nothing_to_steal() -> None:
    assert answer(aimed("steal-magic-2", dice="SSSS")) == "no"
    assert answer(aimed("steal-magic-2", dice="S", traps=["shielded-magic-2"])) == "no"


def test_it_cancels_a_diversion_of_more_hits_than_its_token_could_cancel() -> None:
    assert answer(aimed("divert-2", dice="S")) == "yes"
    assert answer(aimed("divert-1", dice="S")) == "no"


# --- the Queen's Grant ------------------------------------------------------------------------------


def granted(*choices: str, **values: Any) -> Game:
    """Return the second round of a fire clan with the Queen's Grant."""
    written: dict[str, object] = {
        "options": {"queens_grant": True},
        "clan": [clan("fire", **values), clan("water")],
    }
    game = position(as_toml(written), phase="preparation", round=2)
    game.play(*choices)
    return game


@pytest.mark.parametrize(
    ("crew", "colour"),
    [(["Frunks", "Shandee"], "P"), (["Nuduru", "Shandee"], "M"), (["Nuduru", "Frunks"], "S")],
)
def test_it_takes_a_die_that_its_members_do_not_bring(crew: list[str], colour: str) -> None:
    """Nuduru brings S and P, Frunks M, Shandee S."""
    assert answer(granted(mercenaries=crew)) == f"colour {colour}"


@pytest.mark.parametrize(
    ("values", "gift"),
    [
        ({"gold": 0, "wounded": ["Frunks"]}, "gold"),
        ({"wounded": ["Frunks"]}, "potion"),
        ({"wounded": ["Frunks"], "potions": 1}, "defense"),
        ({}, "defense"),
        ({"defense": 2}, "venom"),
        ({"defense": 2, "venoms": 1}, "defense"),
        ({"defense": 5, "venoms": 1}, "gold"),
    ],
)
def test_it_takes_the_gift_that_it_needs_most(values: dict[str, Any], gift: str) -> None:
    assert answer(granted("colour S", **values)) == f"grant {gift}"


# --- the simple player ------------------------------------------------------------------------------


def test_the_simple_player_reveals_traps_and_aims_tricks_at_rivals_only() -> None:
    mine = clan(
        "fire", on("a1", "Nuduru", dice="S"), on("a2", "Frunks", dice="M", traps=["initial", "divert-2"])
    )
    game = clash(mine, clan("water"))
    assert answer(game, SimplePlayer()) == "reveal"
    game.play("reveal")
    assert answer(game, SimplePlayer()) == "keep"
    game = clash(mine, clan("water", on("a3", "Taron", dice="SM")))
    game.play("reveal")
    assert answer(game, SimplePlayer()) == "reveal"
    game.play("reveal")
    assert answer(game, SimplePlayer()) == "right"


@pytest.mark.parametrize(("side", "amount"), [("left", 0), ("right", 2)])
def test_the_simple_player_diverts_nothing_to_itself(side: str, amount: int) -> None:
    mine = clan("fire", on("a1", "Nuduru", dice="S"), on("a2", "Frunks", dice="M", traps=["divert-2"]))
    game = clash(mine, clan("water", on("a3", "Taron", dice="SM")))
    game.play("reveal", side, "attack 1 1 1 1", "stop")
    assert answer(game, SimplePlayer()) == f"amount {amount}"


@pytest.mark.parametrize(
    ("values", "gift"), [({"wounded": ["Frunks"]}, "potion"), ({}, "defense"), ({"defense": 2}, "gold")]
)
def test_the_simple_player_takes_a_gift_that_it_can_use(values: dict[str, Any], gift: str) -> None:
    assert answer(granted("colour S", **values), SimplePlayer()) == f"grant {gift}"
