"""``monsterlands export`` and ``monsterlands import``: stored games and files."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from monsterlands import Game, Options, Record, SeededDealer
from monsterlands.bots import play_out, player
from monsterlands.cli.main import main
from monsterlands.server.summary import decode, summary_of
from monsterlands.store import Changes, Entry, GameInfo, Seat, Store, game_of, start_record
from monsterlands.terminal import load_game, save_game
from support.campaigns import play
from support.commands import begun as begun_game
from support.commands import wrong

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, with a data folder below it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path


@cache
def whole_game() -> Game:
    """Return a game of two clans, played to its end."""
    game = Game.new(Options(players=2, confirm=(1,)))
    play_out(game, [player("random", 1), player("random", 2)], SeededDealer(5))
    return game


@cache
def solo_game() -> Game:
    return play(Game.new(Options(players=1, scenario=2, confirm=(0,))))


def written(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def record_file(name: str, game: Game) -> str:
    return written(name, game.record().to_text())


def printed(capsys: Captured, *arguments: str) -> str:
    """Run the command, assert that it succeeds without errors, and return what it printed."""
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def taken_in(capsys: Captured, *arguments: str) -> list[str]:
    """Import files and return the ids of the games."""
    told = printed(capsys, "import", *arguments)
    return re.findall(r" is game ([0-9a-f]{32}), (?:over|under way)\.\n", told)


def stored(folder: str, game: str) -> tuple[GameInfo, Game]:
    with Store.open(Path(folder)) as store:
        info = store.info(game)
        return info, game_of(info, store.entries(game))


def keep(folder: str, game: str, *entries: Entry) -> None:
    """Store a game that `begun_game` begins, with these entries."""
    start = start_record(begun_game())
    with Store.open(Path(folder)) as store:
        store.create(GameInfo(game, 0.0, 0.0, start, (Seat("", "Ada"), Seat("hero"))), entries[0], "", ())
        for entry in entries[1:]:
            store.append(game, entry, Changes(""))


# --- importing ----------------------------------------------------------------------------------


def test_a_finished_game_is_stored_with_its_result(capsys: Captured) -> None:
    (game,) = taken_in(capsys, record_file("solo", solo_game()), "--data", "data")
    info, again = stored("data", game)
    assert solo_game().result is not None
    assert again.record() == solo_game().record()
    assert (info.over, info.rank) == (True, solo_game().result.rank)  # type: ignore[union-attr]
    assert info.points == solo_game().result.scores[0].total  # type: ignore[union-attr]
    assert info.seats == (Seat(),)
    assert Record.from_text(info.record).steps == ()


def test_seats_that_end_their_turns_are_persons_and_the_others_trainees(capsys: Captured) -> None:
    (game,) = taken_in(capsys, record_file("whole", whole_game()), "--data", "data")
    info, _ = stored("data", game)
    assert info.seats == (Seat("trainee"), Seat(""))
    assert (info.over, info.rank) == (True, "")
    assert info.points == whole_game().result.scores[1].total  # type: ignore[union-attr]


def test_all_seats_are_persons_if_no_seat_ends_its_turns(capsys: Captured) -> None:
    (game,) = taken_in(capsys, record_file("new", Game.new(Options(players=3))), "--data", "data")
    assert stored("data", game)[0].seats == (Seat(), Seat(), Seat())


def test_an_imported_game_is_listed_as_imported(capsys: Captured) -> None:
    (game,) = taken_in(capsys, record_file("one", begun_game()), "--data", "data")
    assert decode(stored("data", game)[0].summary) == summary_of(begun_game(), brought=True)


def test_a_saved_game_goes_on_with_the_players_that_it_names(capsys: Captured) -> None:
    save_game(begun_game(), ["", "hero@think=0.5"], "saved")
    (game,) = taken_in(capsys, "saved", "--data", "data")
    info, again = stored("data", game)
    assert info.seats == (Seat(""), Seat("hero@think=0.5"))
    assert info.over is False
    assert again.digest() == begun_game().digest()


def test_games_go_to_the_default_data_folder(capsys: Captured, folder: Path) -> None:
    files = [record_file("one", begun_game()), record_file("two", whole_game())]
    games = taken_in(capsys, *files)
    assert len(set(games)) == 2
    with Store.open(folder / "home" / "monsterlands") as store:
        assert {info.id for info in store.games()} == set(games)


def test_nobody_has_a_seat_of_an_imported_game(capsys: Captured) -> None:
    (game,) = taken_in(capsys, record_file("one", begun_game()), "--data", "data")
    with Store.open(Path("data")) as store:
        assert store.seats_of(game, "") is None


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("prose", "prose is not a record that can be stored: not a record, or truncated: "),
        ("edited", "edited is not a record that can be stored: step 27, '0 mine 9 S': "),
        ("other", "other is not a record that can be stored: it does not end as its digest says"),
        ("binary", "binary is not a record that can be stored: it is not a text file"),
        ("rules", "rules is not a record that can be stored: rules version 99 is unknown"),
        ("stranger", "stranger is not a record that can be stored: there is no player stranger"),
        (
            "code",
            "code is not a record that can be stored: there is no player os:system",
        ),
        ("no-such", "no-such: No such file or directory"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_and_nothing_is_stored(
    capsys: Captured, folder: Path, name: str, message: str
) -> None:
    text = begun_game().record().to_text()
    good = record_file("good", begun_game())
    written("prose", "Once upon a time.\n")
    written("edited", text.replace("0 mine 1 S", "0 mine 9 S"))
    written("other", text.replace("0 mine 1 S", "0 mine 2 S"))
    written("rules", re.sub(r"(?m)^rules = \d+", "rules = 99", text))
    written("stranger", text + 'players = ["", "stranger"]\n')
    written("code", text + 'players = ["", "os:system"]\n')
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    told = wrong(capsys, "import", good, name, "--data", "data")
    assert told.startswith(f"monsterlands: {message}")
    assert told.count("\n") == 1
    assert not Path("data").exists()


# --- listing ------------------------------------------------------------------------------------


def test_games_are_listed_with_their_ids(capsys: Captured) -> None:
    keep("data", "g1", Entry(1, "begin", steps=begun_game().record().steps))
    (solo,) = taken_in(capsys, record_file("solo", solo_game()), "--data", "data")
    head, *lines = printed(capsys, "export", "--data", "data").splitlines()
    assert head.split() == ["game", "changed", "table", "players"]
    assert re.fullmatch(rf"{solo}  [-\d]+ \d\d:\d\d  scenario 2, normal  a person +over *", lines[0])
    assert re.fullmatch(r"g1 +19(69|70)-\d\d-\d\d \d\d:\d\d  normal +Ada, hero  under way *", lines[1])
    assert len(lines) == 2


def test_games_that_cannot_be_read_are_listed_with_the_reason(capsys: Captured) -> None:
    for game in ("g1", "g2", "g3"):
        keep("data", game, Entry(1, "begin", steps=begun_game().record().steps))
    with closing(sqlite3.connect("data/games.sqlite")) as file, file:
        change = "UPDATE games SET record = replace(record, ?, ?), checksum = NULL WHERE id = ?"
        file.execute(change, ("rules = ", "rules = 9", "g1"))
        file.execute(change, ("players = ", "persons = ", "g2"))
    told = " ".join(printed(capsys, "export", "--data", "data").split())
    assert re.search(r" g3 \S+ \S+ normal Ada, hero under way ", told)
    assert re.search(r" g2 \S+ \S+ unreadable Ada, hero options: ", told)
    assert re.search(r" g1 \S+ \S+ unreadable Ada, hero rules version 9\d+ is unknown", told)


def test_an_empty_list_is_no_error(capsys: Captured) -> None:
    Path("empty").mkdir()
    for arguments in ((), ("--all",), ("--data", "empty")):
        assert printed(capsys, "export", *arguments) == "There are no games yet.\n"
    assert printed(capsys, "export", "--json") == "[]\n"


def test_games_are_listed_as_json_with_their_whole_ids(capsys: Captured) -> None:
    (game,) = taken_in(capsys, record_file("whole", whole_game()))
    (listed,) = json.loads(printed(capsys, "export", "--json"))
    assert (listed["game"], listed["over"], listed["problem"]) == (game, True, "")
    assert wrong(capsys, "export", "--all", "--json") == (
        "monsterlands: --json is for the list of games: leave the game and --all out\n"
    )


def test_a_folder_without_games_lists_nothing(capsys: Captured) -> None:
    Store.open(Path("data")).close()
    assert printed(capsys, "export", "--data", "data") == "There are no games yet.\n"
    assert (
        wrong(capsys, "export", "--data", "nowhere") == "monsterlands: The folder nowhere holds no games.\n"
    )
    assert not Path("nowhere").exists()


# --- exporting ----------------------------------------------------------------------------------


def test_a_game_is_written_with_its_players_and_without_undone_steps(capsys: Captured) -> None:
    steps = begun_game().record().steps
    keep(
        "data",
        "g1",
        Entry(1, "begin", steps=steps[:-1]),
        Entry(2, "answer", 0, steps=("0 mine 1 M",)),
        Entry(3, "undo", 0, dropped=1),
        Entry(4, "answer", 0, steps=steps[-1:]),
    )
    assert printed(capsys, "export", "g1", "--data", "data") == "Game g1 is in monsterlands-g1.toml.\n"
    saved = load_game("monsterlands-g1.toml")
    assert saved.game.record() == begun_game().record()
    assert saved.players == ("", "hero")
    printed(capsys, "replay", "--verify", "monsterlands-g1.toml")


def test_a_game_is_written_to_the_given_file_or_folder(capsys: Captured, folder: Path) -> None:
    keep("data", "g1", Entry(1, "begin", steps=begun_game().record().steps))
    (folder / "there").mkdir()
    assert printed(capsys, "export", "g1", "--data", "data", "--out", "there").endswith(
        "monsterlands-g1.toml.\n"
    )
    assert printed(capsys, "export", "g1", "--data", "data", "--out", "file") == "Game g1 is in file.\n"
    assert Path("file").read_bytes() == Path("there/monsterlands-g1.toml").read_bytes()


def test_the_beginning_of_an_id_is_enough(capsys: Captured) -> None:
    for game in ("abc1", "abd2"):
        keep("data", game, Entry(1, "begin", steps=begun_game().record().steps))
    told = printed(capsys, "export", "abd", "--data", "data")
    assert told == "Game abd2 is in monsterlands-abd2.toml.\n"
    told = wrong(capsys, "export", "ab", "--data", "data")
    assert told == "monsterlands: the ids of 2 games begin with ab: type more of it\n"


def test_all_games_are_written_and_can_be_imported_again(capsys: Captured) -> None:
    games = taken_in(
        capsys, record_file("one", solo_game()), record_file("two", whole_game()), "--data", "data"
    )
    told = printed(capsys, "export", "--all", "--data", "data", "--out", "a/folder")
    assert told.count("\n") == 2
    files = [f"a/folder/monsterlands-{game}.toml" for game in games]
    again = taken_in(capsys, *files, "--data", "other")
    assert [stored("other", game)[1].record() for game in again] == [
        solo_game().record(),
        whole_game().record(),
    ]


def test_a_game_that_cannot_be_replayed_does_not_stop_the_others(capsys: Captured) -> None:
    keep("data", "g1", Entry(1, "begin", steps=begun_game().record().steps))
    keep("data", "g2", Entry(1, "begin", steps=("0 mine 1 S",)))
    assert main(["export", "--all", "--data", "data"]) == 1
    out, err = capsys.readouterr()
    assert out == "Game g1 is in monsterlands-g1.toml.\n"
    assert err.startswith("monsterlands: game g2 cannot be replayed: step 1, '0 mine 1 S': ")
    assert not Path("monsterlands-g2.toml").exists()
    assert wrong(capsys, "export", "g2", "--data", "data") == err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("export g9", "There is no game g9."),
        ("export g1 --all", "--all and a game cannot be given together: choose one of them"),
        ("export --out file", "--out needs a game, or --all"),
        ("export g1 --out prose", "prose exists and is not a record: it was not overwritten"),
        ("export g1 --out no/where", "no/where.part: No such file or directory"),
        ("export --all --out prose", "prose: File exists"),
        ("import", "Missing argument 'FILE...'."),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: Captured, arguments: str, message: str) -> None:
    keep("data", "g1", Entry(1, "begin", steps=begun_game().record().steps))
    written("prose", "Once upon a time.\n")
    assert wrong(capsys, *arguments.split(), "--data", "data") == f"monsterlands: {message}\n"
    assert Path("prose").read_text() == "Once upon a time.\n"


# --- beside a server ----------------------------------------------------------------------------


def test_games_are_exported_but_not_imported_while_a_server_runs(capsys: Captured) -> None:
    keep("data", "g1", Entry(1, "begin", steps=begun_game().record().steps))
    record_file("one", begun_game())
    with Store.open(Path("data")) as server:
        told = wrong(capsys, "import", "one", "--data", "data")
        assert told.startswith("monsterlands: The folder data is already in use by this process.")
        assert [info.id for info in server.games()] == ["g1"]
        printed(capsys, "export", "g1", "--data", "data", "--out", "file")
    assert load_game("file").game.digest() == begun_game().digest()
