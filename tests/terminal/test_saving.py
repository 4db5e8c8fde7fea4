"""Saving and loading at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands import Game, Options, Record, SeededDealer
from support.talking import Talk


def test_a_saved_game_is_a_record_that_goes_on_in_the_same_way(new_talk: Talk) -> None:
    file = Path("game.toml")
    new_talk.type("1", f"save {file}")
    assert Game.replay(Record.from_text(file.read_text("utf-8"))).digest() == new_talk.game.digest()
    assert new_talk.after(f"save {file}").startswith(f"Saved to {file}. “load ")


def test_a_loaded_game_takes_the_place_of_the_one_before(new_talk: Talk, talk: Talk) -> None:
    file = Path("game.toml")
    new_talk.type("mine 1 S", f"save {file}")
    talk.type("mine 3 S", "save other.toml", f"load {file}", "end turn", "log")
    assert talk.after(f"load {file}").startswith(f"{file} goes on.")
    assert "Your action is done: “end turn” hands over." in talk.after(f"load {file}")
    assert "neither a choice" not in talk.text


def test_a_game_that_is_not_saved_is_given_up_only_when_load_is_typed_again(
    new_talk: Talk, talk: Talk
) -> None:
    new_talk.type("mine 1 S", "save game.toml")
    told = talk.type("mine 3 S", "load game.toml", "load game.toml")
    first, second = told.split("> load game.toml\n")[1:]
    assert first.startswith("The game under way is not saved. “save FILE” keeps it;")
    assert second.startswith("game.toml goes on.")


def test_the_warning_is_given_again_after_something_else_was_typed(new_talk: Talk, talk: Talk) -> None:
    new_talk.type("mine 1 S", "save game.toml")
    told = talk.type("mine 3 S", "load game.toml", "table", "load game.toml")
    assert told.count("The game under way is not saved.") == 2
    assert "game.toml goes on" not in told


def test_a_saved_game_names_who_plays_at_which_seat(talk: Talk) -> None:
    talk.game = Game.new(Options(players=3, first=0, confirm=(1,)))
    talk.type("save game.toml")
    assert Path("game.toml").read_text("utf-8").endswith('\nplayers = ["rival", "", "rival"]\n')


def test_a_loaded_game_goes_on_with_the_players_that_it_names(talk: Talk, new_talk: Talk) -> None:
    new_talk.type("save game.toml")
    talk.type("load game.toml")
    assert talk.remembered == ("", "rival")


def test_a_record_without_players_is_loaded_all_the_same(talk: Talk) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    Path("game.toml").write_text(game.record().to_text(), encoding="utf-8")
    talk.type("load game.toml")
    assert talk.after("load game.toml").startswith("game.toml goes on.")
    assert talk.remembered == ()


def test_a_game_of_solo_play_is_saved_and_loaded_at_any_table(talk: Talk) -> None:
    alone = Talk(Game.new(Options(players=1, scenario=3, affinity="water", confirm=(0,))))
    alone.type("mine 3 S", "save alone.toml")
    assert Path("alone.toml").read_text("utf-8").endswith('\nplayers = [""]\n')
    talk.type("load alone.toml", "end turn")
    assert "Scenario 3, Blitz" in talk.after("load alone.toml")
    assert talk.after("end turn").startswith("Madhala rolls red ")


@pytest.mark.parametrize("players", ['["", "a", "b"]', '"simple"', "[0, 1]"])
def test_players_that_do_not_fit_the_seats_are_no_saved_game(talk: Talk, players: str) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    Path("game.toml").write_text(f"{game.record().to_text()}players = {players}\n", encoding="utf-8")
    talk.type("load game.toml")
    assert talk.after("load game.toml") == (
        "game.toml cannot be loaded: players must be 2 names. Nothing has changed."
    )


def test_a_player_that_cannot_be_had_is_told_and_the_game_at_the_table_goes_on(talk: Talk) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    text = f'{game.record().to_text()}players = ["", "nobody"]\n'
    Path("game.toml").write_text(text, encoding="utf-8")
    talk.unknown = "nobody"
    talk.type("load game.toml", "mine 3 S")
    assert talk.after("load game.toml") == (
        "game.toml cannot be loaded: nobody is not here. Nothing has changed."
    )
    assert talk.after("mine 3 S").startswith("You put S on the Mine")


def test_a_game_can_be_saved_over_a_saved_game(talk: Talk) -> None:
    file = Path("game.toml")
    talk.game = Game.new(Options(players=2, first=0, confirm=(0,)))
    talk.type(f"save {file}", "mine 3 S", f"save {file}")
    assert Record.from_text(file.read_text("utf-8")).steps[-1] == "0 mine 3 S"


def test_another_file_is_never_written_over(new_talk: Talk) -> None:
    for name, content in (("notes.txt", b"my notes"), ("picture.png", b"\x89PNG\xff\x00")):
        file = Path(name)
        file.write_bytes(content)
        new_talk.type(f"save {file}")
        assert "is something else than a saved game, so it was left alone" in " ".join(new_talk.text.split())
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
def test_files_that_cannot_be_used_are_told_and_nothing_changes(talk: Talk, typed: str, answer: str) -> None:
    digest = talk.game.digest()
    talk.type(typed)
    assert talk.after(typed) == answer
    assert talk.game.digest() == digest


@pytest.mark.parametrize("damage", ["truncated", "edited", "binary", "empty"])
def test_a_damaged_game_is_not_loaded_and_the_one_at_the_table_goes_on(talk: Talk, damage: str) -> None:
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
    talk.type(f"load {file}", "mine 3 S")
    answer = talk.after(f"load {file}")
    assert answer.startswith(f"{file} cannot be loaded: ")
    assert answer.endswith("Nothing has changed.")
    assert talk.after("mine 3 S").startswith("You put S on the Mine")


def test_loading_a_path_is_no_command(talk: Talk) -> None:
    """Choices that begin with "load" win over the command."""
    talk.type("path a1", "taron", "load trap", "load")
    assert talk.after("load trap").startswith("You lay initial face down on path a1.")
    assert talk.after("load") == "Which file? For example: load mygame.toml"


@pytest.mark.parametrize("command", ["save", "load"])
def test_a_home_folder_that_does_not_exist_is_told_in_a_line(talk: Talk, command: str) -> None:
    digest = talk.game.digest()
    talk.type(f"{command} ~nobody-of-that-name/game.toml")
    assert "Nothing has changed." in " ".join(talk.text.split())
    assert talk.game.digest() == digest


def test_a_loaded_game_remembers_its_log_and_the_answers(new_talk: Talk, talk: Talk) -> None:
    new_talk.type("mine 3 S", "end turn", "lodge S", "log all", "save game.toml")
    talk.type("load game.toml", "log all", "undo", "log all ")
    log = new_talk.after("log all")
    assert log.startswith("So far: Round 1 begins. You take SSMP into the pool")
    assert log.endswith("You put S on the Hunter’s Lodge.")
    assert talk.after("log all") == log
    assert talk.after("undo").startswith("Taken back: lodge S.")
    assert talk.text.rsplit("So far:", 1)[1].count("Hunter’s Lodge") == 0


def test_the_log_of_a_loaded_game_hides_what_rivals_hide(talk: Talk) -> None:
    talk.game.play("mine 3 S", "end turn", "path a3", "member purkas", "load trap initial", "done")
    talk.game.play("pawn-shop S")
    again = Talk(Game.replay(talk.game.record()))
    again.type("log all")
    assert "sends Purkas to path a3, takes M along, lays a trap face down." in again.after("log all")


def test_the_log_of_a_loaded_game_begins_with_its_round(talk: Talk) -> None:
    clans = '[[clan]]\naffinity = "water"\npool = "S"\n[[clan]]\naffinity = "air"\nout = true\n'
    talk.game = Game.from_position(f"[options]\nconfirm = [0]\n[table]\nround = 1\n{clans}")
    talk.type("mine 3 S", "end turn", "save game.toml")
    again = Talk(Game.replay(Record.from_text(Path("game.toml").read_text("utf-8"))))
    again.type("log")
    assert again.after("log").startswith("In this round (“log all” tells everything): ")
    assert "Round 2 begins." in again.after("log")


def test_a_loaded_game_that_nobody_touched_is_left_without_a_question(talk: Talk) -> None:
    talk.game.play("mine 3 S")
    again = Talk(Game.replay(talk.game.record()))
    assert again.type("undo", "quit").endswith("> quit\nGoodbye.\n")
