"""A battle with tricks begins with questions: which token is revealed, and which not (R11.1, R15.4)."""

from __future__ import annotations

import pytest

from monsterlands import Game, WrongSeat
from support.adventures import adventure, asked, clan, clash, happened, kinds, on
from support.games import path, spelled

MOLDO = {"land": "Kale", "header": "header-1b", "monster": "Moldo"}  # 3 attack dice; b1 SS, b2 S, b3 MM, b4 S
MISSED = "attack 1 1 1 1"


def token(game: Game) -> str:
    """Return the seat that is asked, the path, and the number of the token from the top."""
    about = dict(game.node.about)
    return f"{game.seat} {about['path']} {about['slot']}" if game.node.question == "reveal" else asked(game)


def tokens(game: Game, *answers: str) -> list[str]:
    """Answer some questions, and list what was asked before each, and after the last."""
    met = []
    for answer in answers:
        met.append(token(game))
        game.play(answer)
    return [*met, token(game)]


def revealed(game: Game, *answers: str) -> list[object]:
    """Answer some questions, and list what turned face up."""
    return [event["trap"] for event in happened(game, *answers) if event.kind == "trap-revealed"]


# --- the order of the questions ---------------------------------------------------------------------------


@pytest.mark.rule("R11.1b")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_questions_about_tokens_start_at_the_leftmost_path(first: int) -> None:
    game = clash(
        clan("fire", on("a4", "Nuduru", traps=["initial"])),
        clan("water", on("a1", "Taron", traps=["strength-1"])),
        clan("jungle", on("a3", "Korgo", traps=["strength-2"])),
        first=first,
    )
    assert tokens(game, "keep", "keep", "keep") == ["1 a1 0", "2 a3 0", "0 a4 0", "attack a1 4"]


@pytest.mark.rule("R11.1b")
def test_four_clans_on_four_paths_are_asked_in_the_order_of_the_paths() -> None:
    game = clash(
        clan("fire", on("a3", "Nuduru", traps=["initial"])),
        clan("water", on("a2", "Taron", traps=["strength-1"])),
        clan("jungle", on("a4", "Korgo", traps=["strength-2"])),
        clan("air", on("a1", "Poissen", traps=["divert-1"])),
    )
    met = tokens(game, "reveal", "reveal", "reveal", "reveal")
    assert met == ["3 a1 0", "1 a2 0", "0 a3 0", "2 a4 0", "deflect a1"]


@pytest.mark.rule("R11.1b")
def test_the_tokens_of_a_path_are_asked_about_from_top_to_bottom() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["strength-2", "initial", "strength-plus-1"])), clan("water")
    )
    assert (token(game), revealed(game, "reveal")) == ("0 a1 0", ["strength-2"])
    assert (token(game), revealed(game, "reveal")) == ("0 a1 1", ["initial"])
    assert (token(game), revealed(game, "reveal")) == ("0 a1 2", ["strength-plus-1"])
    assert token(game) == "attack a1 4"


@pytest.mark.rule("R11.1b")
def test_all_tokens_of_a_path_come_before_those_of_the_next() -> None:
    game = clash(
        clan("fire", on("a2", "Nuduru", traps=["initial", "magic-1"])),
        clan("water", on("a1", "Taron", traps=["strength-1", "strength-2"])),
    )
    order = ["1 a1 0", "1 a1 1", "0 a2 0", "0 a2 1", "attack a1 4"]
    assert tokens(game, *["keep"] * 4) == order


@pytest.mark.rule("R11.1b")
def test_paths_of_the_same_clan_are_asked_about_in_path_order() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["initial"]), on("a4", "Frunks", traps=["strength-1"])),
        clan("water", on("a3", "Taron", traps=["strength-2"])),
    )
    assert tokens(game, *["keep"] * 3) == ["0 a1 0", "1 a3 0", "0 a4 0", "attack a1 4"]


@pytest.mark.rule("R11.1b", "R8.11")
def test_at_the_entrance_the_upper_path_comes_first() -> None:
    game = clash(
        clan("fire", on("e2", "Nuduru", dice="S", traps=["initial"])),
        clan("water", on("e1", "Taron", dice="S", traps=["strength-1", "magic-1"])),
        entrance="Sckon",
    )
    assert tokens(game, *["keep"] * 3) == ["1 e1 0", "1 e1 1", "0 e2 0", "attack e1 3"]


@pytest.mark.rule("R11.1b")
def test_a_path_without_tokens_is_not_asked_about() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", defense=2)),
        clan("water", on("a4", "Taron", traps=["initial"])),
    )
    assert tokens(game, "keep") == ["1 a4 0", "attack a1 4"]


@pytest.mark.rule("R11.1b")
def test_without_any_token_the_battle_begins_at_once() -> None:
    game = clash(clan("fire", on("a1", "Nuduru")), clan("water"))
    assert token(game) == "attack a1 4"


@pytest.mark.rule("R11.1b")
def test_tokens_in_the_play_area_are_not_asked_about() -> None:
    game = clash(clan("fire", on("a1", "Nuduru"), traps=["initial", "steal-any-2"]), clan("water"))
    assert token(game) == "attack a1 4"


# --- reveal or keep ---------------------------------------------------------------------------------------


@pytest.mark.rule("R11.1c")
def test_the_owner_may_reveal_a_token_or_keep_it() -> None:
    game = clash(
        clan("fire"), clan("water", on("a1", "Taron", traps=["initial"])), clan("jungle", on("a2", "Korgo"))
    )
    assert (game.seat, spelled(game)) == (1, ["reveal", "keep"])


@pytest.mark.rule("R11.1c")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_else_may_decide(seat: int) -> None:
    game = clash(clan("fire"), clan("water", on("a1", "Taron", traps=["initial"])), clan("jungle"))
    with pytest.raises(WrongSeat):
        game.apply("reveal", seat=seat)
    game.apply("reveal", seat=1)
    assert path(game, "a1").revealed == (True,)


@pytest.mark.rule("R11.1c")
@pytest.mark.parametrize(
    ("answers", "up", "dice"),
    [
        (("keep", "keep", "keep"), (False, False, False), "S"),
        (("keep", "keep", "reveal"), (False, False, True), "SSSS"),
        (("keep", "reveal", "keep"), (False, True, False), "SSS"),
        (("reveal", "keep", "keep"), (True, False, False), "SS"),
        (("reveal", "keep", "reveal"), (True, False, True), "SSSSS"),
        (("reveal", "reveal", "reveal"), (True, True, True), "SSSSSSS"),
    ],
)
def test_one_token_may_be_skipped_and_a_later_one_revealed(
    answers: tuple[str, ...], up: tuple[bool, ...], dice: str
) -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["strength-1", "strength-2", "strength-3"])), clan("water")
    )
    game.play(*answers)
    assert (path(game, "a1").revealed, path(game, "a1").dice) == (up, dice)
    assert path(game, "a1").traps == ("strength-1", "strength-2", "strength-3")


@pytest.mark.rule("R11.1c")
def test_a_token_that_was_kept_is_not_asked_about_again() -> None:
    game = clash(clan("fire", on("a1", "Nuduru", traps=["strength-1"])), clan("water", on("a2", "Taron")))
    met = tokens(game, "keep", MISSED, "stop", "done", MISSED, "stop")
    assert met[:6] == ["0 a1 0", "attack a1 4", "fight a1", "remove-magic a2", "attack a2 4", "fight a2"]
    assert game.node.question == "take-loot"


@pytest.mark.rule("R11.1c")
def test_what_a_revealed_trap_brings_is_there_before_the_next_question() -> None:
    game = clash(clan("fire", on("a1", "Nuduru", traps=["strength-2", "magic-1"])), clan("water"))
    game.play("reveal")
    assert (token(game), path(game, "a1").dice) == ("0 a1 1", "SSS")


# --- what comes when --------------------------------------------------------------------------------------


@pytest.mark.rule("R11.1a")
def test_all_questions_come_before_the_first_attack() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["strength-1"])),
        clan("water", on("a4", "Taron", traps=["strength-2"])),
    )
    told = kinds(happened(game, "reveal", "reveal", MISSED))
    assert told[:3] == ["trap-revealed", "trap-revealed", "monster-attacked"]


@pytest.mark.rule("R11.1a", "R7.6")
def test_the_questions_come_before_the_die_that_hits_everybody_too() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["strength-1"])),
        clan("water", on("a2", "Taron", traps=["strength-2"])),
        monster="Sporus",
    )
    assert tokens(game, "keep", "keep") == ["0 a1 0", "1 a2 0", "attack 1"]


@pytest.mark.rule("R11.1a", "R7.1")
def test_every_battle_begins_with_its_own_questions() -> None:
    game = clash(
        clan(
            "fire", on("a1", "Nuduru", traps=["strength-1"]), on("e1", "Frunks", dice="S", traps=["magic-1"])
        ),
        clan("water", on("b2", "Taron", traps=["strength-2"])),
        clan("jungle"),
        land_b=MOLDO,
        entrance="Sckon",
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    assert tokens(game, "keep", MISSED, "stop") == ["0 a1 0", "attack a1 4", "fight a1", "1 b2 0"]
    assert tokens(game, "keep", "attack 1 1 1", "stop") == ["1 b2 0", "attack b2 3", "fight b2", "0 e1 0"]
    assert tokens(game, "keep") == ["0 e1 0", "attack e1 3"]


@pytest.mark.rule("R11.1a", "R15.4")
def test_without_the_trick_module_all_tokens_turn_face_up_without_a_question() -> None:
    krinx = {"land": "Yuha", "header": "header-4b", "monster": "Krinx"}
    game = adventure(clan("fire", on("a1", "Nuduru", traps=["strength-1", "strength-2"])), land_a=krinx)
    assert (token(game), path(game, "a1").revealed) == ("attack a1 4", (True, True))
    assert path(game, "a1").dice == "SSSS"


# --- a land without a monster -----------------------------------------------------------------------------


def deserted() -> Game:
    """Begin on a land without a monster, with tricks on two paths and traps beside them."""
    return clash(
        clan("fire", on("a1", "Nuduru", dice="SM", traps=["steal-any-2", "strength-2", "divert-2"])),
        clan("water", on("a3", "Taron", dice="SMM", traps=["shielded-magic-1", "steal-magic-1"], defense=1)),
        monster="",
        loot=["gold-10", "gold-12", "brews", "slayer"],
    )


@pytest.mark.rule("R11.1d", "R7.4b")
def test_on_a_land_without_a_monster_all_tokens_turn_face_up_without_a_question() -> None:
    game = deserted()
    assert (token(game), game.seat) == ("fight a1", 0)
    assert [path(game, name).revealed for name in ("a1", "a3")] == [(True, True, True), (True, True)]


@pytest.mark.rule("R11.1d")
def test_on_a_land_without_a_monster_traps_bring_their_dice_and_tricks_do_nothing() -> None:
    game = deserted()
    assert [path(game, name).dice for name in ("a1", "a3")] == ["SSSM", "SMMM"]
    assert path(game, "a1").targets == ("", "", "")
    assert path(game, "a3").defense == 1


@pytest.mark.rule("R11.1d", "R9.1")
def test_on_a_land_without_a_monster_the_traps_help_to_conquer() -> None:
    game = deserted()
    game.play("roll all", "roll S3 S3 S3 M2")
    assert game.open_view().clan(0).lands == ("Yuha",)


# --- hidden until it is revealed --------------------------------------------------------------------------


def hidden() -> Game:
    """Begin with two tokens of seat 0 on one path."""
    return clash(
        clan("fire", on("a1", "Nuduru", traps=["strength-2", "divert-1"])),
        clan("water", on("a2", "Taron", traps=["initial"])),
        clan("jungle"),
    )


@pytest.mark.rule("R11.1c", "R16.2")
@pytest.mark.parametrize(
    ("watcher", "sees"),
    [(0, ("strength-2", "divert-1")), (1, (None, None)), (2, (None, None)), (None, (None, None))],
)
def test_a_token_is_hidden_while_its_owner_is_asked(
    watcher: int | None, sees: tuple[str | None, str | None]
) -> None:
    there = hidden().view(watcher).path("a1")
    assert (there.traps, there.revealed) == (sees, (False, False))


@pytest.mark.rule("R11.1c", "R16.2")
@pytest.mark.parametrize(
    ("watcher", "sees"),
    [
        (0, ("strength-2", "divert-1")),
        (1, ("strength-2", None)),
        (2, ("strength-2", None)),
        (None, ("strength-2", None)),
    ],
)
def test_a_revealed_token_is_seen_by_all_and_a_kept_one_is_not(
    watcher: int | None, sees: tuple[str | None, str | None]
) -> None:
    game = hidden()
    game.play("reveal", "keep")
    there = game.view(watcher).path("a1")
    assert (there.traps, there.revealed) == (sees, (True, False))


@pytest.mark.rule("R11.1c", "R16.2")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_a_kept_token_stays_hidden_while_the_battle_goes_on(watcher: int | None) -> None:
    game = hidden()
    game.play("keep", "keep", "keep", "attack 3 1 1 1", "roll S", "roll S1", "stop")
    assert game.view(watcher).path("a1").traps == (None, None)
    assert asked(game) == "remove-magic a2"
