"""Saving and loading at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands import Game, Options, Record, SeededDealer
from support.terminals import Typist


def test_a_saved_game_is_a_record_that_can_be_continued(new_typist: Typist) -> None:
    file = Path("game.toml")
    new_typist.type("1", f"save {file}")
    assert Game.replay(Record.from_text(file.read_text("utf-8"))).digest() == new_typist.game.digest()
    assert new_typist.after(f"save {file}").startswith(f"Saved to {file}. “load ")


def test_a_loaded_game_replaces_the_current_one(new_typist: Typist, typist: Typist) -> None:
    file = Path("game.toml")
    new_typist.type("mine 1 S", f"save {file}")
    typist.type("mine 3 S", "save other.toml", f"load {file}", "end turn", "log")
    assert typist.after(f"load {file}").startswith(f"Going on with {file}.")
    assert "Your action is done: choose “end turn” to hand over." in typist.after(f"load {file}")
    assert "neither a choice" not in typist.text


def test_an_unsaved_game_is_given_up_only_when_load_is_typed_again(
    new_typist: Typist, typist: Typist
) -> None:
    new_typist.type("mine 1 S", "save game.toml")
    told = typist.type("mine 3 S", "load game.toml", "load game.toml")
    first, second = told.split("> load game.toml\n")[1:]
    assert first.startswith("The game under way is not saved. “save FILE” keeps it;")
    assert second.startswith("Going on with game.toml.")


def test_the_warning_is_repeated_after_something_else_was_typed(new_typist: Typist, typist: Typist) -> None:
    new_typist.type("mine 1 S", "save game.toml")
    told = typist.type("mine 3 S", "load game.toml", "table", "load game.toml")
    assert told.count("The game under way is not saved.") == 2
    assert "game.toml goes on" not in told


def test_a_file_that_cannot_be_loaded_is_an_error_before_any_warning(typist: Typist) -> None:
    typist.type("mine 3 S", "load nix.toml")
    assert typist.after("load nix.toml").startswith("nix.toml cannot be loaded:")


def test_a_saved_game_names_who_plays_at_which_seat(typist: Typist) -> None:
    typist.game = Game.new(Options(players=3, first=0, confirm=(1,)))
    typist.type("save game.toml")
    assert Path("game.toml").read_text("utf-8").endswith('\nplayers = ["rival", "", "rival"]\n')


def test_a_loaded_game_goes_on_with_the_players_that_it_names(typist: Typist, new_typist: Typist) -> None:
    new_typist.type("save game.toml")
    typist.type("load game.toml")
    assert typist.remembered == ("", "rival")


def test_a_record_without_players_can_be_loaded(typist: Typist) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    Path("game.toml").write_text(game.record().to_text(), encoding="utf-8")
    typist.type("load game.toml")
    assert typist.after("load game.toml").startswith("Going on with game.toml.")
    assert typist.remembered == ()


def test_a_solo_game_can_be_loaded_from_any_game(typist: Typist) -> None:
    alone = Typist(Game.new(Options(players=1, scenario=3, affinity="water", confirm=(0,))))
    alone.type("mine 3 S", "save alone.toml")
    assert Path("alone.toml").read_text("utf-8").endswith('\nplayers = [""]\n')
    typist.type("load alone.toml", "end turn")
    assert "Scenario 3, Blitz" in typist.after("load alone.toml")
    assert typist.after("end turn").startswith("Madhala rolls red ")


@pytest.mark.parametrize("players", ['["", "a", "b"]', '"simple"', "[0, 1]"])
def test_players_that_do_not_fit_the_seats_are_no_saved_game(typist: Typist, players: str) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    Path("game.toml").write_text(f"{game.record().to_text()}players = {players}\n", encoding="utf-8")
    typist.type("load game.toml")
    assert typist.after("load game.toml") == (
        "game.toml cannot be loaded: players must be 2 names. Nothing has changed."
    )


def test_a_player_that_is_missing_is_an_error_and_the_current_game_goes_on(
    typist: Typist,
) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    text = f'{game.record().to_text()}players = ["", "nobody"]\n'
    Path("game.toml").write_text(text, encoding="utf-8")
    typist.unknown = "nobody"
    typist.type("load game.toml", "mine 3 S")
    assert typist.after("load game.toml") == (
        "game.toml cannot be loaded: nobody is not here. Nothing has changed."
    )
    assert typist.after("mine 3 S").startswith("You place S at the Mine")


def test_a_game_can_be_saved_over_a_saved_game(typist: Typist) -> None:
    file = Path("game.toml")
    typist.game = Game.new(Options(players=2, first=0, confirm=(0,)))
    typist.type(f"save {file}", "mine 3 S", f"save {file}")
    assert Record.from_text(file.read_text("utf-8")).steps[-1] == "0 mine 3 S"


def test_other_files_are_never_overwritten(new_typist: Typist) -> None:
    for name, content in (("notes.txt", b"my notes"), ("picture.png", b"\x89PNG\xff\x00")):
        file = Path(name)
        file.write_bytes(content)
        new_typist.type(f"save {file}")
        assert "is not a saved game, so it was not overwritten" in " ".join(new_typist.text.split())
        assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("save", "Where to? For example: save mygame.toml"),
        ("load", "Which file? For example: load mygame.toml"),
        ("save no/such/folder/x", "no/such/folder/x: No such file or directory. Nothing has changed."),
        (
            "load no-such-file",
            "no-such-file cannot be loaded: No such file or directory. Nothing has changed.",
        ),
        ("load .", ". cannot be loaded: Is a directory. Nothing has changed."),
        ("save .", ".: Is a directory. Nothing has changed."),
        ("load \x00", "� cannot be loaded: embedded null byte. Nothing has changed."),
    ],
)
def test_files_that_cannot_be_used_get_an_error_and_change_nothing(
    typist: Typist, typed: str, answer: str
) -> None:
    digest = typist.game.digest()
    typist.type(typed)
    assert typist.after(typed) == answer
    assert typist.game.digest() == digest


@pytest.mark.parametrize("damage", ["truncated", "edited", "binary", "empty"])
def test_a_damaged_game_is_not_loaded_and_the_current_game_goes_on(typist: Typist, damage: str) -> None:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    text = game.record().to_text()
    file = Path("game.toml")
    content = {
        "truncated": text[: len(text) // 2].encode(),
        "edited": text.replace("persuasion", "tavern", 1).encode(),
        "binary": b"\xff\xfe\x00",
        "empty": b"",
    }[damage]
    file.write_bytes(content)
    typist.type(f"load {file}", "mine 3 S")
    answer = typist.after(f"load {file}")
    assert answer.startswith(f"{file} cannot be loaded: ")
    assert answer.endswith("Nothing has changed.")
    assert typist.after("mine 3 S").startswith("You place S at the Mine")


def test_loading_a_path_is_not_the_load_command(typist: Typist) -> None:
    """Choices that begin with "load" win over the command."""
    typist.type("path a1", "taron", "load trap", "load")
    assert typist.after("load trap").startswith("You lay initial face down on path a1.")
    assert typist.after("load") == "Which file? For example: load mygame.toml"


@pytest.mark.parametrize("command", ["save", "load"])
def test_a_home_folder_that_does_not_exist_gets_a_one_line_error(typist: Typist, command: str) -> None:
    digest = typist.game.digest()
    typist.type(f"{command} ~nobody-of-that-name/game.toml")
    assert "Nothing has changed." in " ".join(typist.text.split())
    assert typist.game.digest() == digest


def test_a_loaded_game_keeps_its_log_and_can_be_undone(new_typist: Typist, typist: Typist) -> None:
    new_typist.type("mine 3 S", "end turn", "lodge S", "log all", "save game.toml")
    typist.type("load game.toml", "log all", "undo", "log all ")
    log = new_typist.after("log all")
    assert log.startswith("So far: Round 1 begins. You fill your pool with SSMP")
    assert log.endswith("You place S at the Hunter’s Lodge.")
    assert typist.after("log all") == log
    assert typist.after("undo").startswith("Taken back: lodge S.")
    assert typist.text.rsplit("So far:", 1)[1].count("Hunter’s Lodge") == 0


def test_the_log_of_a_loaded_game_does_not_show_hidden_traps(typist: Typist) -> None:
    typist.game.play("mine 3 S", "end turn", "path a3", "member purkas", "load trap initial", "done")
    typist.game.play("pawn-shop S")
    again = Typist(Game.replay(typist.game.record()))
    again.type("log all")
    assert "sends Purkas to path a3, takes M along, lays a trap face down." in again.after("log all")


def test_the_log_of_a_loaded_game_begins_with_its_round(typist: Typist) -> None:
    clans = '[[clan]]\naffinity = "water"\npool = "S"\n[[clan]]\naffinity = "air"\nout = true\n'
    typist.game = Game.from_position(f"[options]\nconfirm = [0]\n[table]\nround = 1\n{clans}")
    typist.type("mine 3 S", "end turn", "save game.toml")
    again = Typist(Game.replay(Record.from_text(Path("game.toml").read_text("utf-8"))))
    again.type("log")
    assert again.after("log").startswith("In this round (“log all” shows the whole game): ")
    assert "Round 2 begins." in again.after("log")


def test_leaving_an_unchanged_loaded_game_asks_no_question(typist: Typist) -> None:
    typist.game.play("mine 3 S")
    again = Typist(Game.replay(typist.game.record()))
    assert again.type("undo", "quit").endswith("> quit\nGoodbye.\n")
