"""Thoughts of bots: each is leased by one worker at a time, and none is lost when a worker dies."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

from monsterlands.store import Store, Thought, UnknownGame
from support.databases import POSTGRES, Place, waited
from support.stores import BEGIN, info


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """A store with the games g1, g2 and g3."""
    with place.open() as opened:
        for game in ("g1", "g2", "g3"):
            opened.create(info(game), BEGIN, "", ())
        yield opened


def leased(store: Store, worker: str = "w", seconds: float = 60.0) -> tuple[str, int] | None:
    found = store.lease_thought(worker, seconds)
    return None if found is None else (found.game, found.version)


def test_a_thought_is_asked_leased_and_answered(store: Store) -> None:
    assert store.lease_thought("w", 60) is None
    store.ask_thought("g1", 4, 2, "hero@think=1")
    store.ask_thought("g1", 4, 2, "hero@think=1")
    found = store.lease_thought("w", 60)
    assert found == store.thought("g1", 4)
    assert isinstance(found, Thought)
    assert (found.game, found.version, found.seat, found.bot) == ("g1", 4, 2, "hero@think=1")
    assert found.leased_by == "w"
    assert found.leased_until is not None
    assert 50 < found.leased_until - found.asked < 70
    assert store.lease_thought("another", 60) is None
    assert store.answer_thought("g1", 4, 17)
    answered = store.thought("g1", 4)
    assert answered is not None
    assert answered.choice == 17
    assert not store.answer_thought("g1", 4, 18)
    assert store.lease_thought("another", 60) is None


def test_a_lease_that_runs_out_is_taken_over(store: Store) -> None:
    store.ask_thought("g1", 4, 2, "hero")
    assert leased(store, "dies", 0.05) == ("g1", 4)
    assert waited(lambda: leased(store, "lives") == ("g1", 4))
    assert not store.renew_thought("g1", 4, "dies", 60)
    assert store.renew_thought("g1", 4, "lives", 60)


def test_a_lease_that_is_renewed_is_kept(store: Store) -> None:
    store.ask_thought("g1", 4, 2, "hero")
    assert leased(store, "w", 0.05) == ("g1", 4)
    assert store.renew_thought("g1", 4, "w", 60)
    with store._database.reading() as connection:
        connection.execute(text("SELECT 1"))
    assert leased(store, "another") is None


def test_people_take_turns(store: Store) -> None:
    for number, person in enumerate(["ada", "ada", "ada", "bob", "cleo"], start=1):
        store.create(info(f"p{number}"), BEGIN, "", ())
        store.ask_thought(f"p{number}", 1, 1, "hero", person)
    order = [leased(store) for _ in range(6)]
    assert order == [("p1", 1), ("p4", 1), ("p5", 1), ("p2", 1), ("p3", 1), None]


def test_a_new_question_of_a_game_replaces_its_old_ones(store: Store) -> None:
    store.ask_thought("g1", 4, 1, "hero")
    store.ask_thought("g2", 4, 1, "hero")
    store.ask_thought("g1", 6, 1, "hero")
    # They may have been asked in the same millisecond, so any of them may come first.
    assert {leased(store) for _ in range(2)} == {("g2", 4), ("g1", 6)}
    assert leased(store) is None


def test_a_bot_that_has_failed_is_asked_again(store: Store) -> None:
    store.ask_thought("g1", 4, 1, "hero")
    assert leased(store) == ("g1", 4)
    assert store.answer_thought("g1", 4, -1)
    assert leased(store) is None
    store.ask_thought("g1", 4, 1, "hero")
    assert leased(store) == ("g1", 4)
    assert store.answer_thought("g1", 4, 3)
    store.ask_thought("g1", 4, 1, "hero")
    assert leased(store) is None


def test_thoughts_that_are_not_needed_are_dropped(store: Store) -> None:
    store.ask_thought("g1", 4, 2, "hero")
    store.ask_thought("g2", 7, 1, "hero")
    store.drop_thoughts("g1")
    store.delete("g2")
    assert store.thought("g1", 4) is store.thought("g2", 7) is None
    assert not store.answer_thought("g1", 4, 1)
    assert not store.renew_thought("g2", 7, "w", 1)
    assert store.lease_thought("w", 1) is None


def test_a_thought_about_an_unknown_game_is_refused(store: Store) -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game g9\.$"):
        store.ask_thought("g9", 1, 0, "hero")


@pytest.mark.parametrize("workers", [4])
def test_many_workers_never_get_the_same_thought(store: Store, place: Place, workers: int) -> None:
    for number in range(60):
        store.create(info(f"m{number}"), BEGIN, "", ())
        store.ask_thought(f"m{number}", 1, 0, "hero")

    def work(number: int) -> list[tuple[str, int]]:
        with place.open() as own:
            return lease_all(own, f"w{number}")

    def lease_all(own: Store, worker: str) -> list[tuple[str, int]]:
        done: list[tuple[str, int]] = []
        while found := own.lease_thought(worker, 60):
            done.append((found.game, found.version))
        return done

    with ThreadPoolExecutor(workers) as threads:
        if place.kind == POSTGRES:
            done = list(threads.map(work, range(workers)))
        else:  # one process has the folder
            done = list(threads.map(lambda number: lease_all(store, f"w{number}"), range(workers)))
    every = [each for worker in done for each in worker]
    assert len(every) == len(set(every)) == 60


@pytest.mark.parametrize("place", [POSTGRES], indirect=True)  # only one process has a folder
def test_a_worker_does_not_wait_for_another(store: Store, place: Place) -> None:
    store.ask_thought("g1", 1, 0, "hero")
    store.ask_thought("g2", 1, 0, "hero")
    with place.open() as other, other._database.writing() as connection:
        connection.execute(text("SELECT * FROM thoughts WHERE game = 'g1' FOR UPDATE"))
        assert leased(store) == ("g2", 1)
        assert leased(store) is None
    assert leased(store) == ("g1", 1)
