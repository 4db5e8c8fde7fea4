"""``monsterlands copy-store``, ``prune`` and ``backup``, and games in a database."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from monsterlands import Game, Record
from monsterlands.cli.main import main
from monsterlands.store import CampaignInfo, Entry, GameInfo, Group, Seat, Store, start_record
from support.commands import begun, wrong
from support.databases import Place, cluster, new_place
from support.stored_people import SECRETS, group, line, with_people
from support.stores import run_sql, with_game

Captured = pytest.CaptureFixture[str]
DAY = 86_400


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, with a data folder below it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path


def printed(capsys: Captured, *arguments: str) -> str:
    """Run the command, assert that it succeeds without errors, and return what it printed."""
    code = main(arguments)
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


def options(place: Place) -> tuple[str, str]:
    return ("--database" if place.kind == "postgres" else "--data", place.where)


def keep(store: Store, game: str, days: float, over: bool = False, campaign: str = "") -> None:
    """Store a game that was changed some days ago."""
    begin, changed = begun(), time.time() - days * DAY
    info = GameInfo(game, 0.0, changed, start_record(begin), (Seat(), Seat("hero")), campaign, over=over)
    store.create(info, Entry(1, "begin", steps=begin.record().steps), "", ())


def with_games(place: Place) -> None:
    with place.open() as store:
        keep(store, "new", 1)
        keep(store, "older", 40)
        keep(store, "finished", 50, over=True)
        store.new_campaign(CampaignInfo("c1", 0.0, "normal", "text"))
        keep(store, "first", 90, True, "c1")
        keep(store, "second", 3, False, "c1")
        store.new_campaign(CampaignInfo("c2", 0.0, "normal", "text"))
        keep(store, "begun", 90, True, "c2")
        keep(store, "ended", 80, True, "c2")


def ids(place: Place) -> set[str]:
    with place.read() as store:
        return set(store.ids())


# --- prune --------------------------------------------------------------------------------------


def test_old_games_are_listed_before_they_are_deleted(place: Place, capsys: Captured) -> None:
    with_games(place)
    every = ids(place)
    told = printed(capsys, "prune", "--older-than", "30", *options(place))
    assert told.endswith("4 games were found. Add --yes to delete what is listed.\n")
    assert {line.split()[0] for line in told.splitlines()[1:-1]} == {"older", "finished", "begun", "ended"}
    assert ids(place) == every
    told = printed(capsys, "prune", "--older-than", "30", "--yes", *options(place))
    assert told.endswith("4 games were deleted.\n")
    # The first game of a campaign stays, because its campaign goes on from it.
    assert ids(place) == {"new", "first", "second"}
    assert (
        printed(capsys, "prune", "--older-than", "30", "--yes", *options(place)) == "No game is that old.\n"
    )


@pytest.mark.parametrize(
    ("choice", "gone"), [("--finished", {"finished", "begun", "ended"}), ("--unfinished", {"older"})]
)
def test_only_finished_or_unfinished_games_are_deleted(
    place: Place, choice: str, gone: set[str], capsys: Captured
) -> None:
    with_games(place)
    every = ids(place)
    printed(capsys, "prune", "--older-than", "30", choice, "--yes", *options(place))
    assert every - ids(place) == gone


def test_nothing_is_deleted_where_nobody_has_played(capsys: Captured) -> None:
    assert printed(capsys, "prune", "--older-than", "1", "--yes") == "There are no games yet.\n"
    assert "should be greater than or equal to 0" in wrong(capsys, "prune", "--older-than", "-1")
    assert "--older-than" in wrong(capsys, "prune")


def test_groups_without_games_are_deleted_with_the_games(place: Place, capsys: Captured) -> None:
    with place.open() as store:
        for id in ("playing", "lobby", "new"):
            with_group(store, id)
        keep(store, "new game", 1)
        run_sql(store, "UPDATE groups SET changed = 1000 WHERE id <> 'new'")
    command = ("prune", "--older-than", "30", *options(place))
    told = printed(capsys, *command)
    assert told.endswith(
        "1 game was found, and 2 groups of friends without a game. Add --yes to delete what is listed.\n"
    )
    assert len(groups(place)) == 3
    told = printed(capsys, *command, "--yes")
    assert told.endswith("1 game was deleted, and 2 groups of friends without a game.\n")
    assert groups(place) == ["new"]
    assert ids(place) == {"new game"}
    assert printed(capsys, *command, "--yes") == "No game is that old.\n"


def test_a_group_stays_as_long_as_one_of_its_games(place: Place, capsys: Captured) -> None:
    with place.open() as store:
        with_group(store, "playing", days=1)
        with_group(store, "lobby")
        run_sql(store, "UPDATE groups SET changed = 1000")
    told = printed(capsys, "prune", "--older-than", "30", "--yes", *options(place))
    assert told == "0 games were deleted, and 1 group of friends without a game.\n"
    assert groups(place) == ["playing"]


def with_group(store: Store, id: str, days: float = 50) -> None:
    """Store a group; the one that is playing has a game, which was changed some days ago."""
    store.new_group(Group(id, 1, "{}", ()))
    if id == "playing":
        begin, changed = begun(), time.time() - days * DAY
        info = GameInfo("g1", 0.0, changed, start_record(begin), (Seat(), Seat("hero")))
        entry = Entry(1, "begin", steps=begin.record().steps)
        store.begin_game(Group(id, 2, "{}", (), "g1"), info, entry, {})


def groups(place: Place) -> list[str]:
    with place.read() as store:
        return store.group_ids()


# --- backup -------------------------------------------------------------------------------------


def test_a_backup_is_written_while_the_games_are_in_use(folder: Path, capsys: Captured) -> None:
    with with_game(folder / "data") as store:
        with_people(store).own("g1", {0: "ada"})
        store.new_group(group())
        store.say("friends", line())
        friends = store.group("friends"), store.talk("friends")
        told = printed(capsys, "backup", "copy.sqlite", "--data", "data")
        assert told == "The games are copied to copy.sqlite.\n"
        assert "copy.sqlite exists. Choose another name." in wrong(
            capsys, "backup", "copy.sqlite", "--data", "data"
        )
        before = store.whole("g1")
        assert before.owners == [{"game": "g1", "seat": 0, "profile": "ada"}]
    assert (folder / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    (folder / "again").mkdir()
    (folder / "copy.sqlite").rename(folder / "again" / "games.sqlite")
    with Store.open(folder / "again") as store:
        assert store.whole("g1") == before
        assert (store.group("friends"), store.talk("friends")) == friends
        assert store.seats_of("g1", SECRETS["ada"]) == (0,)
    assert "no/where.sqlite cannot be opened." in wrong(capsys, "backup", "no/where.sqlite", "--data", "data")
    assert sorted(file.name for file in folder.iterdir()) == ["again", "data"]


def test_a_database_is_backed_up_by_its_own_program(tmp_path: Path, capsys: Captured) -> None:
    with new_place("postgres", tmp_path) as place:
        assert "pg_dump" in wrong(capsys, "backup", "copy", *options(place))


# --- copy-store ---------------------------------------------------------------------------------


def test_games_are_copied_to_a_database_and_back(tmp_path: Path, capsys: Captured) -> None:
    with_game(tmp_path / "data").close()
    with new_place("postgres", tmp_path) as place:
        assert printed(capsys, "copy-store", "data", place.where) == "1 game was copied.\n"
        told = printed(capsys, "copy-store", "data", place.where)
        assert told == "0 games were copied; 1 game was there already.\n"
        assert printed(capsys, "copy-store", place.where, "back") == "1 game was copied.\n"
    with Store.open(tmp_path / "back") as back, Store.open(tmp_path / "data") as data:
        assert back.whole("g1") == data.whole("g1")


def test_what_cannot_be_copied_is_told(tmp_path: Path, capsys: Captured) -> None:
    assert "holds no games" in wrong(capsys, "copy-store", "nowhere", "target")
    with_game(tmp_path / "data").close()
    assert "has no database nowhere" in wrong(capsys, "copy-store", "data", cluster().address("nowhere"))
    assert "is not the address" in wrong(capsys, "copy-store", "data", "mysql://host/name")
    (tmp_path / "data" / "games.sqlite").touch()
    with Store.open(tmp_path / "data") as store, store._database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM entries")
    assert main(["copy-store", "data", "target"]) == 1
    assert capsys.readouterr() == (
        "0 games were copied.\n", "monsterlands: game g1 is damaged and was not copied\n",
    )  # fmt: skip


# --- export and import --------------------------------------------------------------------------


def test_records_go_to_a_database_and_come_back(tmp_path: Path, capsys: Captured) -> None:
    Path("one.toml").write_text(begun().record().to_text())
    with new_place("postgres", tmp_path) as place:
        assert "is game" in printed(capsys, "import", "one.toml", *options(place))
        assert "under way" in printed(capsys, "export", *options(place))
        printed(capsys, "export", "--all", "--out", "records", *options(place))
        assert "choose one of them" in wrong(capsys, "export", "--data", "data", *options(place))
    (file,) = Path("records").iterdir()
    assert Game.replay(Record.from_text(file.read_text())).digest() == begun().digest()


def test_a_database_that_cannot_be_used_is_told(capsys: Captured) -> None:
    for command in (["export"], ["import", "one.toml"], ["serve", "--port", "0", "--no-browser"]):
        Path("one.toml").write_text(begun().record().to_text())
        told = wrong(capsys, *command, "--database", "postgresql://ada:open-sesame@127.0.0.1:1/games")
        assert told.startswith("monsterlands: The database games at 127.0.0.1:1 does not answer.")
        assert "open-sesame" not in told
