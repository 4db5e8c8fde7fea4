"""Games in the store: what is written can be read again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import text

from monsterlands.store import (
    AlreadyThere,
    CampaignInfo,
    Changes,
    Entry,
    GameInfo,
    Seat,
    Store,
    StoreError,
    UnknownGame,
    new_id,
)
from monsterlands.store.tables import metadata
from support.databases import Place
from support.stores import BEGIN, RECORD, SECRET, add, answer, info, with_game


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """A store with the game g1."""
    with with_game(place) as opened:
        yield opened


def asked(store: Store, query: str) -> list[tuple[Any, ...]]:
    """Ask the database itself."""
    with store._database.reading() as connection:
        return [tuple(row) for row in connection.execute(text(query))]


# --- games --------------------------------------------------------------------------------------


def test_a_game_is_read_as_it_was_created(store: Store) -> None:
    assert store.info("g1") == GameInfo(
        "g1", 100.0, 200.0, RECORD, (Seat("", "Ada"), Seat("hero@think=1", "")),
        "", False, False, "", None, 1, '{"round": 1}',
    )  # fmt: skip
    assert store.entries("g1") == [BEGIN]


def test_everything_is_there_after_reopening(place: Place) -> None:
    with with_game(place) as store:
        add(store, 2, "r2")
        before = store.info("g1"), store.entries("g1")
    with place.open() as store:
        assert (store.info("g1"), store.entries("g1")) == before
        assert store.seats_of("g1", SECRET) == (0,)
        add(store, 3)
        assert store.info("g1").version == 3


def test_an_answer_changes_the_game_and_nothing_else_of_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 321.5)
    store.append("g1", answer(2), Changes('{"round": 2}', True, "hero", 47, True))
    assert store.info("g1") == info(
        changed=321.5, version=2, summary='{"round": 2}', over=True, rank="hero", points=47, assisted=True
    )


def test_a_finished_game_goes_on_when_its_end_is_undone(store: Store) -> None:
    store.append("g1", answer(2), Changes("", True, "hero", 47))
    store.append("g1", Entry(3, "take-back", 0, dropped=1), Changes(""))
    game = store.info("g1")
    assert (game.over, game.rank, game.points) == (False, "", None)


def test_an_assisted_game_stays_assisted(store: Store) -> None:
    store.append("g1", answer(2), Changes("", assisted=True))
    store.append("g1", answer(3), Changes("", assisted=False))
    assert store.info("g1").assisted is True


def test_the_last_changed_game_comes_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.create(info("g2", changed=300.0), BEGIN, "", ())
    store.create(info("g3", changed=150.0), BEGIN, "", ())
    assert [game.id for game in store.games()] == ["g2", "g1", "g3"]
    monkeypatch.setattr(time, "time", lambda: 400.0)
    add(store, 2, game="g3")
    assert [game.id for game in store.games()] == ["g3", "g2", "g1"]


def test_games_come_in_pages(store: Store) -> None:
    store.delete("g1")
    changed = {f"g{number}": float(number % 7) for number in range(20)}
    for game, when in changed.items():
        store.create(info(game, changed=when), BEGIN, "", ())
    wanted = store.games()
    assert [game.changed for game in wanted] == sorted(changed.values(), reverse=True)
    pages: list[GameInfo] = []
    while page := store.games(6, (pages[-1].changed, pages[-1].id) if pages else None):
        assert len(page) <= 6
        pages += page
    assert pages == wanted
    assert store.games(0) == []
    assert store.games(before=(wanted[4].changed, wanted[4].id)) == wanted[5:]


def test_games_of_a_campaign_stay_in_order_if_the_clock_is_set_back(
    store: Store,
) -> None:
    store.new_campaign(CampaignInfo("c1", 0.0, "normal", "the file of a campaign"))
    for game, created in (("zulu", 900.0), ("mike", 300.0), ("alfa", 600.0)):
        store.create(info(game, created=created, campaign="c1"), BEGIN, "", ())
    assert [game.id for game in store.games_of("c1")] == ["zulu", "mike", "alfa"]


def test_a_second_game_with_an_id_is_refused_and_the_first_stays(store: Store) -> None:
    with pytest.raises(AlreadyThere, match=r"^There is a game g1 already\.$"):
        store.create(info(record="another"), BEGIN, "another secret", (1,))
    assert store.info("g1").record == RECORD
    assert store.seats_of("g1", "another secret") is None


def test_a_game_begins_with_version_1(store: Store) -> None:
    with pytest.raises(StoreError, match=r"^The first entry of a game must be version 1, not 2\.$"):
        store.create(info("g2"), answer(2), SECRET, (0,))
    assert [game.id for game in store.games()] == ["g1"]


def test_a_deleted_game_leaves_nothing_behind(store: Store) -> None:
    store.create(info("g2"), BEGIN, SECRET, (1,))
    store.snapshot("g1", 1, "state")
    store.delete("g1")
    assert [game.id for game in store.games()] == ["g2"]
    assert store.seats_of("g1", SECRET) is None
    assert store.latest_snapshot("g1") is None
    store.create(info("g1"), BEGIN, "", ())
    assert store.entries("g1") == [BEGIN]
    assert store.seats_of("g2", SECRET) == (1,)


@pytest.mark.parametrize("ask", ["info", "delete", "entries"])
def test_an_unknown_game_is_reported(store: Store, ask: str) -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game g9\.$"):
        getattr(store, ask)("g9")


def test_an_id_that_no_game_can_have_is_unknown(store: Store) -> None:
    for ask in (store.info, store.entries):
        with pytest.raises(UnknownGame):
            ask("g\0")


def test_nothing_is_added_to_an_unknown_game(store: Store) -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game g9\.$"):
        add(store, 2, game="g9")
    with pytest.raises(UnknownGame, match=r"^There is no game g9\.$"):
        store.grant("g9", SECRET, (0,))
    with pytest.raises(UnknownGame, match=r"^There is no game g9\.$"):
        store.snapshot("g9", 1, "state")
    assert store.seats_of("g9", SECRET) is None
    assert store.latest_snapshot("g9") is None


def test_ids_differ_and_cannot_be_guessed() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(each) for each in ids} == {32}


# --- entries ------------------------------------------------------------------------------------


def test_entries_are_read_as_they_were_written(store: Store) -> None:
    written = [
        Entry(2, "answer", 1, "request 2", 0, ("1 tavern P5", "- persuasion 1")),
        Entry(3, "undo", 0, "", 1, ()),
        Entry(4, "take-back", None, "request 4", 3, ("- attack 3 5", "0 “quoted” ’ 🎲")),
    ]
    for entry in written:
        store.append("g1", entry, Changes(""))
    assert store.entries("g1") == [BEGIN, *written]
    assert store.entries("g1", after=2) == written[1:]
    assert store.entries("g1", after=4) == []


@pytest.mark.parametrize("step", ["", "0 mine 1 S\n0 end"])
def test_a_step_is_one_line(step: str) -> None:
    with pytest.raises(ValueError, match="a step must be one line"):
        Entry(2, "answer", 0, steps=("0 mine 1 S", step))


def test_a_stored_version_is_refused_and_nothing_is_written(store: Store) -> None:
    add(store, 2)
    before = store.info("g1"), store.entries("g1")
    for version in (1, 2):
        with pytest.raises(
            AlreadyThere, match=rf"^Version {version} of game g1 is stored already; the last is 2"
        ):
            store.append("g1", answer(version, "r"), Changes("another"))
    assert (store.info("g1"), store.entries("g1")) == before


def test_versions_have_no_gaps(store: Store) -> None:
    with pytest.raises(StoreError, match=r"^Version 3 of game g1 cannot be stored: the last is 1\.$"):
        add(store, 3)
    assert store.info("g1").version == 1
    add(store, 2)
    add(store, 3)
    assert [entry.version for entry in store.entries("g1")] == [1, 2, 3]


# --- written states -----------------------------------------------------------------------------


def test_the_newest_snapshot_is_kept(store: Store) -> None:
    assert store.latest_snapshot("g1") is None
    store.snapshot("g1", 4, "four")
    assert store.latest_snapshot("g1") == (4, "four")
    store.snapshot("g1", 9, "nine")
    store.snapshot("g1", 7, "seven")
    assert store.latest_snapshot("g1") == (9, "nine")


def test_a_snapshot_keeps_only_the_last_summary_of_the_game(store: Store) -> None:
    store.create(info("g2"), BEGIN, "", ())
    for version in (2, 3, 4):
        add(store, version)
    before = store.info("g1"), store.entries("g1")
    store.snapshot("g1", 3, "state")
    assert (store.info("g1"), store.entries("g1")) == before
    kept = asked(store, "SELECT game, version, summary FROM entries WHERE summary <> '' ORDER BY game")
    assert kept == [("g1", 4, '{"version": 4}'), ("g2", 1, '{"round": 1}')]


# --- who may see a game -------------------------------------------------------------------------


def test_a_secret_opens_its_seats_only_in_its_game(store: Store) -> None:
    store.create(info("g2"), BEGIN, "another secret", (0, 2, 3))
    assert store.seats_of("g1", SECRET) == (0,)
    assert store.seats_of("g2", "another secret") == (0, 2, 3)
    assert store.seats_of("g2", SECRET) is None
    assert store.seats_of("g1", SECRET.upper()) is None
    assert store.seats_of("g1", "") is None


def test_secrets_can_be_added_and_changed(store: Store) -> None:
    store.grant("g1", "looking on", ())
    store.grant("g1", "second", (1,))
    store.grant("g1", SECRET, (0, 1))
    assert store.seats_of("g1", "looking on") == ()
    assert store.seats_of("g1", "second") == (1,)
    assert store.seats_of("g1", SECRET) == (0, 1)


def test_an_empty_secret_opens_nothing(store: Store) -> None:
    store.create(info("g2"), BEGIN, "", (0,))
    assert store.seats_of("g2", "") is None
    with pytest.raises(ValueError, match="a secret must not be empty"):
        store.grant("g2", "", (0,))


def test_no_secret_is_stored(store: Store) -> None:
    store.grant("g1", "the second secret", (1,))
    held = str([asked(store, f"SELECT * FROM {table}") for table in metadata.tables])
    assert RECORD in held
    assert SECRET not in held
    assert "the second secret" not in held


def test_no_secret_is_on_the_disk(tmp_path: Path) -> None:
    store = with_game(tmp_path)
    store.grant("g1", "the second secret", (1,))
    held = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert RECORD.encode() in held
    assert SECRET.encode() not in held
    assert b"the second secret" not in held
    store.close()
    assert SECRET.encode() not in (tmp_path / "games.sqlite").read_bytes()


# --- threads ------------------------------------------------------------------------------------


def test_a_read_does_not_wait_for_a_write(store: Store) -> None:
    writing, read = Event(), Event()

    def write() -> None:
        with store._database.writing() as connection:
            connection.execute(text("DELETE FROM games"))
            writing.set()
            assert read.wait(30)

    with ThreadPoolExecutor(1) as thread:
        written = thread.submit(write)
        assert writing.wait(30)
        assert [game.id for game in store.games()] == ["g1"]
        assert store.entries("g1") == [BEGIN]
        assert not written.done()
        read.set()
        written.result()
    assert store.games() == []


def test_another_thread_may_use_the_store(store: Store) -> None:
    with ThreadPoolExecutor(1) as other:
        other.submit(add, store, 2).result()
        assert other.submit(store.info, "g1").result().version == 2
    assert store.info("g1").version == 2


def test_threads_take_turns(store: Store) -> None:
    for number in range(2, 6):
        store.create(replace(info(), id=f"g{number}"), BEGIN, "", ())

    def play(game: str) -> None:
        for version in range(2, 22):
            add(store, version, f"r{version}", game)

    with ThreadPoolExecutor(4) as threads:
        for done in [threads.submit(play, f"g{number}") for number in range(2, 6)]:
            done.result()
    assert [store.info(f"g{number}").version for number in range(2, 6)] == [21, 21, 21, 21]


# --- several moves at once ------------------------------------------------------------------------


def moves(*games: tuple[str, int]) -> list[tuple[str, Entry, Changes]]:
    """Make up the next entries of several games."""
    return [(game, answer(version), Changes(f'{{"version": {version}}}')) for game, version in games]


def test_moves_of_several_games_are_stored_together(place: Place) -> None:
    with place.open() as store:
        for game in ("g3", "g1", "g2"):
            store.create(info(game), BEGIN, SECRET, (0,))
        assert store.append_all(moves(("g3", 2), ("g1", 2), ("g2", 2))) == [None] * 3
        assert store.append_all([]) == []
    with place.read() as store:
        assert [store.info(game).version for game in ("g1", "g2", "g3")] == [2, 2, 2]


def test_of_several_moves_one_that_is_not_the_next_is_refused_alone(place: Place) -> None:
    with place.open() as store:
        for game in ("g1", "g2", "g3"):
            store.create(info(game), BEGIN, SECRET, (0,))
        store.append("g2", answer(2, "another", "0 another"), Changes(""))
        problems = store.append_all(moves(("g1", 2), ("g2", 2), ("g3", 3), ("g9", 2)))
        assert problems[0] is None
        assert [type(problem) for problem in problems[1:]] == [AlreadyThere, StoreError, UnknownGame]
        assert [len(store.entries(game)) for game in ("g1", "g2", "g3")] == [2, 2, 1]


def test_a_move_that_is_stored_already_by_the_same_message_is_no_problem(place: Place) -> None:
    with place.open() as store:
        store.create(info("g1"), BEGIN, SECRET, (0,))
        assert store.append_all(moves(("g1", 2))) == [None]
        assert store.append_all(moves(("g1", 2))) == [None]
        assert len(store.entries("g1")) == 2
