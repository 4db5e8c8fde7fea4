"""Friends at the table of two processes: what one does, the other knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monsterlands.server.groups.messages import Said
from support.databases import POSTGRES, kept_in, waited
from support.group_tables import GroupTable, group_table, let_pass
from support.groups import Person, friends
from support.servers import Inside, inside

pytestmark = pytest.mark.once  # on PostgreSQL

NOVICE = {"bot": "novice"}
AGREE = {"agree": True}
Servers = tuple[Inside, Inside]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers on one database, as two processes are."""
    folder: Path = tmp_path_factory.mktemp("friends") / "games"
    with kept_in(POSTGRES), inside(folder) as one, inside(folder) as other:
        yield one, other


@pytest.fixture
def apart(both: Servers) -> Iterator[GroupTable]:
    """Two friends at a table, each at a process of their own."""
    with group_table(both[0], Person(both[0], "Ada"), Person(both[1], "Bob")) as table:
        yield table


def test_a_bot_that_one_process_was_told_of_plays_on_at_the_other(apart: GroupTable, both: Servers) -> None:
    gone, stays = apart.asked, apart.other
    apart.do(gone, "POST", "leave")
    apart.guests[gone].close()  # the process of whoever has left has nobody at this table
    apart.people[stays].at(both[gone]).do(
        "PUT", f"groups/{apart.group}/seats/{gone}/stand-in", NOVICE
    )  # told to the process of whoever has left
    apart.guests[stays].settle()
    assert apart.asked == stays
    assert any(entry.seat == gone and not entry.request for entry in apart.entries)
    while apart.asked == stays:
        apart.move()  # at the other process, whose bot plays on then
    apart.guests[stays].settle()
    assert apart.shown(stays).seats[gone].stand_in == "novice"


def test_a_seat_that_is_taken_back_at_one_process_is_free_of_the_bot_at_the_other(
    apart: GroupTable, both: Servers
) -> None:
    gone, stays = apart.asked, apart.other
    apart.do(gone, "POST", "leave")
    apart.do(stays, "PUT", f"seats/{gone}/stand-in", {"bot": "hero"})
    apart.people[gone].at(both[stays]).do("DELETE", f"groups/{apart.group}/seats/{gone}/stand-in")
    by_bot = len([entry for entry in apart.entries if entry.seat == gone and not entry.request])
    apart.shown(gone)  # its own process has heard of it
    apart.move_until(gone)
    apart.move()
    apart.move_until(stays)
    apart.move_until(gone)
    assert len([entry for entry in apart.entries if entry.seat == gone and not entry.request]) <= by_bot + 1


def test_people_at_two_processes_agree_on_an_undo(apart: GroupTable) -> None:
    seat = apart.play_until_barrier()
    version = apart.version
    for each in (seat, 1 - seat):
        apart.do(each, "POST", "undo", {"version": version, **AGREE})
    assert [entry.kind for entry in apart.entries].count("take-back") == 1
    assert apart.version == version + 1
    for guest in apart.guests:
        guest.up_to(version + 1)
        assert guest.update.assisted
    undone = ["your last step", f"the last step of {apart.people[seat].name}"]
    for reader, window in enumerate(apart.windows):
        window.until_said(f"Everybody agrees: {undone[reader != seat]} is undone.")
        window.until_shown(lambda group: group.undo is None)


def test_a_game_that_was_ended_at_one_process_is_closed_at_the_other(apart: GroupTable) -> None:
    asked, other = apart.asked, apart.other
    apart.do(asked, "POST", "leave")
    apart.do(other, "POST", "ending", AGREE)
    assert apart.shown(asked).phase == "ended"
    guest = apart.guests[asked]
    assert guest.refused("answer", version=guest.version, choice=guest.spelled()[0]).code == "ended"


def test_both_processes_know_what_time_is_left(both: Servers) -> None:
    pace = {"kind": "bank", "minutes": 30, "days": 0}
    with group_table(both[0], Person(both[0], "Ada"), Person(both[1], "Bob"), pace=pace) as table:
        asked = table.asked
        let_pass(both[0], 600, both[1])
        table.move_until(1 - asked)
        left = [
            window.until_shown(lambda group: group.asked == 1 - asked).seats[asked].time_left
            for window in table.windows
        ]
        assert left[0] == left[1]
        assert left[0] is not None
        assert left[0] <= 1200
        assert all(entry.lived is not None for entry in table.entries)


def test_what_is_sent_again_to_another_process_is_said_once(both: Servers) -> None:
    ada, bob = Person(both[0], "Ada"), Person(both[1], "Bob")
    with friends(ada, bob) as (group, (first, second)):
        hello = {"kind": "text", "body": "Hello", "request": "r1"}
        assert isinstance(first.ask("say", **hello), Said)
        with ada.at(both[1]).open(group) as again:  # as after a connection that was cut
            assert isinstance(again.ask("say", **hello), Said)
            assert isinstance(again.ask("say", **{**hello, "body": "and more"}), Said)
            second.ask("say", **hello)  # Bob's own message may have the same id
            for window in (first, second, again):
                window.until_said("and more")
                while window.texts.count("Hello") < 2:
                    window.next()
                window.settle()
                assert [(line.name, line.text) for line in window.talk if line.kind == "text"] == [
                    ("Ada", "Hello"),
                    ("Ada", "and more"),
                    ("Bob", "Hello"),
                ]


def test_the_windows_of_one_process_count_at_the_other(both: Servers) -> None:
    with group_table(both[0], Person(both[0], "Ada"), Person(both[1], "Bob")) as table:
        away, stays = table.asked, table.other
        path = f"seats/{away}/stand-in"
        let_pass(both[0], 400, both[1])
        assert table.refused(stays, "PUT", path, NOVICE)[0] == 409  # there is a window, at the other process
        table.windows[away].close()
        assert waited(lambda: len(table.store.windows(table.group)) == 1)
        let_pass(both[0], 400, both[1])
        table.do(stays, "PUT", path, NOVICE)
        table.wait(stays)
