"""A token that was kept is a trap without effect, and is shown when it is discarded (R11.6, R8.5, R16.2)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import asked, clan, clash, happened, on
from support.games import path
from support.knowledge import told

MISSED = "attack 1 1 1"
ANY_TOKEN = pytest.mark.parametrize(
    "token",
    [
        "initial",
        "strength-3",
        "magic-plus-2",
        "monster-plus-8",
        "shielded-strength-2",
        "steal-any-2",
        "steal-magic-1",
        "divert-2",
    ],
)


def gator(*clans: dict[str, Any], **table: Any) -> Game:
    """Begin with Gator: 3 attack dice, CV 9 and EV 13."""
    return clash(*clans, monster="Gator", **table)


def nine(*tokens: str, reveal: str = "", who: str = "Nuduru", defense: int = 0) -> Game:
    """Reach 9 against Gator with two dice of seat 0 on a1, beside seat 1 on a4.

    :param reveal: the numbers of the tokens that are revealed, from the top
    """
    affinity = "air" if who == "Jaruna" else "fire"
    hired = () if who == "Nuduru" else (who,)
    game = gator(
        clan(affinity, on("a1", who, dice="SS", traps=[*tokens]), hired=hired),
        clan("water", on("a4", "Taron", dice="SS", defense=defense)),
    )
    for number in range(len(tokens)):
        game.play("reveal" if str(number) in reveal else "keep")
        if game.node.question == "parry":
            game.play("yes")
    if game.node.question == "deflect":
        game.play("amount 0")
    game.play(MISSED, "roll S", "roll S5", "roll S", "roll S4")
    return game


def captured(game: Game) -> bool:
    """Return whether seat 0 got the 3 glory for capturing Gator; it had 5."""
    return game.open_view().clan(0).glory == 8


# --- a trap for a capture ---------------------------------------------------------------------------------


@pytest.mark.rule("R11.6b", "R8.5")
@ANY_TOKEN
def test_a_kept_token_of_any_kind_is_a_trap_for_a_capture(token: str) -> None:
    assert captured(nine(token))


@pytest.mark.rule("R11.6b", "R8.5")
def test_without_a_token_the_same_total_captures_nothing() -> None:
    game = nine()
    assert not captured(game)
    assert asked(game) == "attack a4 3", "the battle goes on"


@pytest.mark.rule("R11.6a", "R8.5")
@pytest.mark.parametrize("trick", ["steal-magic-1", "steal-magic-2", "divert-1", "divert-2"])
def test_a_revealed_trick_is_not_a_trap(trick: str) -> None:
    assert not captured(nine(trick, reveal="0"))


@pytest.mark.rule("R11.6a", "R8.5")
def test_a_revealed_trap_is_a_trap_for_a_capture() -> None:
    assert captured(nine("magic-plus-1", reveal="0"))


@pytest.mark.rule("R11.6", "R8.5")
@pytest.mark.parametrize(
    ("tokens", "reveal", "enough"),
    [
        (("steal-magic-1", "divert-1"), "0", True),
        (("steal-magic-1", "divert-1"), "1", True),
        (("steal-magic-1", "divert-1"), "01", False),
        (("steal-magic-1", "magic-plus-1"), "01", True),
    ],
)
def test_beside_a_revealed_trick_another_token_may_be_the_trap(
    tokens: tuple[str, ...], reveal: str, enough: bool
) -> None:
    assert captured(nine(*tokens, reveal=reveal)) is enough


@pytest.mark.rule("R11.6", "R11.3")
def test_a_cancelled_trick_is_not_a_trap_either() -> None:
    assert not captured(nine("steal-any-1", reveal="0", defense=1))


@pytest.mark.rule("R8.5", "R11.6a")
def test_jaruna_captures_with_a_revealed_trick_only() -> None:
    assert captured(nine("steal-magic-1", reveal="0", who="Jaruna"))


@pytest.mark.rule("R8.5", "R11.6b")
def test_a_kept_token_on_another_path_does_not_help() -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="SS"), on("a2", "Frunks", traps=["initial"])), clan("water")
    )
    game.play("keep", MISSED, "roll all", "roll S5 S4")
    assert not captured(game)


@pytest.mark.rule("R8.5", "R11.6b")
def test_at_the_entrance_a_kept_token_is_a_trap_too() -> None:
    game = clash(
        clan("fire", on("e1", "Nuduru", dice="SS", traps=["divert-1"])),
        clan("water"),
        monster="Krinx",
        entrance="Gator",
    )
    game.play("keep", MISSED, "roll all", "roll S5 S4")
    assert captured(game)


@pytest.mark.rule("R8.5", "R7.10", "R11.6")
@pytest.mark.parametrize(
    ("tokens", "answers", "glory"),
    [
        (["divert-1"], ["keep"], 5),
        (["divert-1", "steal-magic-1"], ["keep", "keep"], 11),
        (["divert-1", "magic-plus-1"], ["keep", "reveal"], 11),
        (["steal-magic-1", "magic-plus-1"], ["reveal", "reveal"], 5),
        (["steal-magic-1", "magic-plus-1"], ["reveal", "keep"], 5),
        (["steal-magic-1", "initial", "divert-1"], ["reveal", "keep", "keep"], 11),
        (["magic-plus-1", "magic-plus-2"], ["reveal", "reveal"], 11),
    ],
)
def test_turfus_needs_two_traps_kept_or_revealed(tokens: list[str], answers: list[str], glory: int) -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", dice="SSS", traps=tokens)),
        clan("water", on("a4", "Taron", dice="SS")),
        monster="Turfus",
    )
    game.play(*answers, "attack 1 1 1 1 1", "roll all", "roll S5 S5 S5", "stop")
    assert game.open_view().clan(0).glory == glory


# --- no effect --------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.6b")
@ANY_TOKEN
def test_a_kept_token_has_no_effect_in_the_battle(token: str) -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="SM", traps=[token])),
        clan("water", on("a4", "Taron", dice="SS")),
    )
    game.play("keep")
    assert [path(game, name).dice for name in ("a1", "a4")] == ["SM", "SS"]
    assert asked(game) == "remove-magic a1", "nothing is diverted"
    events = happened(game, "done", MISSED, "roll all", "roll S2 M2")
    assert [event["damage"] for event in events if event.kind == "damaged"] == [4]


@pytest.mark.rule("R11.6b", "R9.1")
@pytest.mark.parametrize("token", ["strength-3", "strength-plus-3", "shielded-strength-2"])
def test_a_kept_token_has_no_effect_in_the_conquest_either(token: str) -> None:
    game = gator(
        clan("fire", on("a4", "Nuduru", dice="SS", traps=[token])),
        clan("water", on("a1", "Taron", dice="SSS", traps=["initial"])),
    )
    game.play("keep", "keep", MISSED, "roll all", "roll S3 S3 S3")
    assert (asked(game), game.seat) == ("fight a4", 0)
    events = happened(game, "roll all", "roll S1 S1")
    assert [event["total"] for event in events if event.kind == "conquest-tried"] == [2]


# --- shown when it is discarded ---------------------------------------------------------------------------


def shown(events: list[Event]) -> list[tuple[int | None, object, object]]:
    """List whose token on which path was shown."""
    return [(event.seat, event["path"], event["trap"]) for event in events if event.kind == "trap-revealed"]


@pytest.mark.rule("R16.2", "R8.10")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_after_a_success_the_kept_tokens_of_all_who_fought_are_shown(watcher: int | None) -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="S", traps=["divert-1", "magic-1"])),
        clan("water", on("a2", "Taron", dice="MMM", traps=["steal-any-2"])),
        clan("jungle", on("a4", "Korgo", dice="SS", traps=["strength-2"])),
    )
    game.play(*["keep"] * 4, MISSED, "stop", "done", MISSED)
    events = told(game, watcher, "roll all", "roll M3 M3 M3")
    assert shown(events) == [(0, "a1", "divert-1"), (0, "a1", "magic-1"), (1, "a2", "steal-any-2")]
    view = game.view(watcher)
    assert sorted(view.discards["traps"]) == ["divert-1", "magic-1", "steal-any-2"]
    assert [view.path(name).traps for name in ("a1", "a2")] == [(), ()]


@pytest.mark.rule("R16.2", "R8.10")
@pytest.mark.parametrize(("watcher", "sees"), [(0, None), (1, "strength-2"), (None, None)])
def test_the_kept_tokens_of_mercenaries_who_have_not_fought_stay_hidden(
    watcher: int | None, sees: str | None
) -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"])),
        clan("water", on("a4", "Taron", dice="SS", traps=["strength-2"])),
    )
    game.play("keep", "keep", MISSED, "roll all", "roll S5 S4")
    assert (asked(game), game.view(watcher).path("a4").traps) == ("fight a4", (sees,))


@pytest.mark.rule("R16.2", "R10.1")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_in_the_clean_up_the_kept_tokens_that_are_left_are_shown(watcher: int | None) -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="S", traps=["divert-1"])),
        clan("water", on("a4", "Taron", dice="SS", traps=["steal-any-2", "strength-1"])),
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    game.play("keep", "keep", "keep", MISSED, "stop", MISSED)
    events = told(game, watcher, "stop")
    assert shown(events) == [(0, "a1", "divert-1"), (1, "a4", "steal-any-2"), (1, "a4", "strength-1")]
    assert sorted(game.view(watcher).discards["traps"]) == ["divert-1", "steal-any-2", "strength-1"]


@pytest.mark.rule("R16.2", "R7.9")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_when_a_mercenary_dies_its_kept_tokens_are_shown(watcher: int | None) -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="S", traps=["divert-1", "strength-1"]), wounded=["Nuduru"]),
        clan("water", on("a4", "Taron", dice="SS")),
    )
    game.play("keep", "keep")
    events = told(game, watcher, "attack 3 1 1")
    assert shown(events) == [(0, "a1", "divert-1"), (0, "a1", "strength-1")]
    view = game.view(watcher)
    assert (view.path("a1").traps, sorted(view.discards["traps"])) == ((), ["divert-1", "strength-1"])


@pytest.mark.rule("R11.6b", "R7.9", "R16.2")
def test_when_a_mercenary_dies_after_its_attack_its_revealed_traps_stay_and_its_kept_tokens_go() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", dice="S", traps=["strength-1", "magic-2"]), wounded=["Nuduru"]),
        clan("water", on("a4", "Taron", dice="SS")),
        monster="Sporus",
    )
    game.play("reveal", "keep", "attack 1", "attack 1 1 1 1", "roll all", "roll S1 S1", "stop")
    events = happened(game, "attack 3", "take hits")
    assert shown(events) == [(0, "a1", "magic-2")]
    there = path(game, "a1")
    assert (there.mercenary, there.traps, there.rolled, there.dice) == (None, ("strength-1",), "S1S1", "")


@pytest.mark.rule("R16.2", "R1.7")
@pytest.mark.parametrize("answer", ["keep", "reveal"])
def test_an_initial_trap_leaves_the_game_kept_or_revealed(answer: str) -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"])),
        clan("water", on("a4", "Taron", dice="SS")),
    )
    game.play(answer, MISSED, "roll S", "roll S5", "roll S", "roll S4")
    if answer == "reveal":
        game.play("stop")
    assert captured(game)
    view = game.open_view()
    assert (view.discards["traps"], view.clan(0).owned_traps) == ((), ())
    assert "initial" not in view.decks["traps"]
    assert view.clan(0).traps == ()


@pytest.mark.rule("R16.2", "R1.7", "R7.9")
def test_when_a_mercenary_dies_its_kept_initial_trap_is_shown_and_leaves_the_game() -> None:
    game = gator(
        clan("fire", on("a1", "Nuduru", dice="S", traps=["initial"]), wounded=["Nuduru"]),
        clan("water", on("a4", "Taron", dice="SS")),
    )
    game.play("keep")
    assert shown(told(game, 1, "attack 3 1 1")) == [(0, "a1", "initial")]
    view = game.open_view()
    assert (view.discards["traps"], view.clan(0).owned_traps) == ((), ())
