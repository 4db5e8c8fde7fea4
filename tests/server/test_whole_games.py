"""Whole games over the connection, from the first question to the last."""

from __future__ import annotations

import random

import pytest

from monsterlands.server.log import WireLine
from monsterlands.server.server_messages import Update
from support.servers import Guest, Inside, Program
from support.stores import run_sql


def randomly(seed: int) -> random.Random:
    """Return a generator."""
    return random.Random(seed)


def test_a_solo_game_is_played_from_the_first_question_to_the_last(server: Program) -> None:
    with server.enter(server.begin(scenario=1, difficulty="normal")) as guest:
        assert guest.play(randomly(1).randrange) >= 6  # one answer a round at least
        ending = guest.table.ending
        assert ending is not None
        assert ending.rank
        assert guest.table.round == guest.table.rounds


def test_a_solo_game_tells_what_each_rank_takes(server: Program) -> None:
    with server.enter(server.begin(scenario=2, difficulty="normal")) as guest:
        assert guest.table.solo is not None
        assert guest.table.solo.goals == (
            ("Trainee", "25 victory points and 15 gold"),
            ("Veteran", "25 victory points and 35 gold"),
            ("Hero", "25 victory points and 55 gold"),
        )


@pytest.mark.parametrize("bots", [["novice"], ["random", "simple", "greedy"]])
def test_a_game_against_bots_is_played_to_its_end(server: Program, bots: list[str]) -> None:
    key = server.begin(persons=["Ada"], bots=bots, tricks=True)
    with server.enter(key) as guest:
        assert guest.play(randomly(2).randrange) > 0
        assert guest.table.ending is not None
        assert len(guest.table.ending.scores) == 1 + len(bots)
        versions = [message.version for message in guest.heard if isinstance(message, Update)]
        assert versions == list(range(1, len(versions) + 1))
        assert guest.log == _whole_log(server.enter(key))
    summary = server.http.get(f"api/games/{key.game}").json()
    assert summary["over"] is True
    assert [clan["name"] for clan in summary["standings"]] == ["Ada"] + [""] * len(bots)


def test_a_finished_game_keeps_its_last_snapshot_and_its_last_summary(near: Inside) -> None:
    key = near.begin(scenario=1)
    with near.enter(key) as guest:
        guest.play(randomly(3).randrange)
        guest.refused("undo", version=0)  # waits for its turn: everything is stored then
        kept = near.store.latest_snapshot(key.game)
        assert kept is not None
        assert kept[0] == guest.version
        wanted = "SELECT version FROM entries WHERE game = :game AND summary <> ''"
        assert run_sql(near.store, wanted, game=key.game) == [(guest.version,)]
    with near.enter(key) as again:
        assert (again.table, again.log) == (guest.table, guest.log)


def test_the_table_says_where_more_glory_costs_more_and_ends_the_game(server: Program) -> None:
    with server.enter(server.begin(scenario=1, difficulty="normal")) as guest:
        assert (guest.table.dearer_from, guest.table.wages) == ((11, 21), (1, 2, 3))
        assert guest.table.glory_to_end == 30


def _whole_log(guest: Guest) -> list[WireLine]:
    with guest:
        return guest.log
