"""What time a group has: it runs for whoever is asked, and for nobody while no server runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from monsterlands.server.groups.attendance import Attendance
from monsterlands.server.groups.clock import GameTimes, Times, times
from monsterlands.server.groups.play import put_stand_in, take_seat_back
from monsterlands.server.groups.refusal import GroupRefusal
from monsterlands.server.groups.state import GroupSeat, GroupState, Pace
from monsterlands.server.groups.time_used import TimeUsed
from monsterlands.server.lived_clock import LivedClock
from monsterlands.store import Entry, Window
from support.databases import waited
from support.group_tables import group_table, let_pass
from support.groups import Person
from support.servers import Inside, inside, rooms_of
from support.stores import run_sql

DAY = 86400.0
NOVICE = {"bot": "novice"}
HERE = Attendance((Window("w0", "ada", True), Window("w1", "bob", True)))
BEGIN = Entry(1, "begin", None, "", 0, ("- first 0",), 1000.0)


def entry(seat: int, lived: float | None, kind: str = "answer", request: str = "r") -> Entry:
    """Make up an entry of a seat."""
    return Entry(2, kind, seat, request, 0, (f"{seat} pass",), lived)


def group(kind: str = "open", minutes: int = 0, days: int = 0) -> GroupState:
    """Make up a group of two people and a bot that plays."""
    seats = [GroupSeat(profile="ada", name="Ada"), GroupSeat(profile="bob", name="Bob"), GroupSeat("novice")]
    pace = Pace(kind, minutes, days)  # type: ignore[arg-type]
    return GroupState("ada", seats, pace=pace, phase="playing")


def stands(
    state: GroupState,
    now: float | None,
    asked: int | None,
    entries: Sequence[Entry] = (),
    attendance: Attendance = HERE,
) -> Times:
    """Return how the times stand after some entries; the game began at 1000."""
    used = TimeUsed([BEGIN, *entries])
    return times(state, attendance, now, GameTimes(1 + len(entries), asked, False, used))


# --- what each seat has used ---


def test_each_entry_is_charged_to_the_seat_that_made_it() -> None:
    used = TimeUsed([BEGIN, entry(0, 1010), entry(0, 1015), entry(1, 1045), entry(0, 1046)])
    assert (used.of(0), used.of(1), used.of(2)) == (16, 30, 0)
    assert (used.began, used.last) == (1000, 1046)


def test_steps_that_were_undone_have_taken_their_time_all_the_same() -> None:
    used = TimeUsed([BEGIN, entry(0, 1010), entry(0, 1030, "undo"), entry(0, 1031)])
    assert used.of(0) == 31


def test_entries_without_a_time_count_nothing() -> None:
    used = TimeUsed([BEGIN, entry(0, None), entry(0, 1050), entry(0, 1060)])
    assert used.of(0) == 10


def test_an_entry_of_a_process_whose_clock_is_a_little_behind_counts_nothing() -> None:
    assert TimeUsed([BEGIN, entry(0, 999.5)]).of(0) == 0


def test_the_answers_of_a_bot_are_charged_to_nobody() -> None:
    assert TimeUsed([BEGIN, entry(0, 1500, request=""), entry(0, 1510)]).of(0) == 10


def test_entries_that_come_later_are_added_to_a_copy() -> None:
    used = TimeUsed([BEGIN, entry(0, 1010)])
    later = used.after([entry(0, 1020)])
    assert (used.of(0), later.of(0)) == (10, 20)
    assert (used.last, later.last) == (1010, 1020)


# --- what is left ---


def test_without_a_limit_no_time_is_shown() -> None:
    now = stands(group(), 90000, 0)
    assert now.time_left == (None, None, None)
    assert (now.asked, now.asked_for, now.may_replace) == (0, 89000, ())


def test_a_bank_runs_for_the_seat_that_is_asked() -> None:
    moves = [entry(0, 1100), entry(1, 1160)]
    now = stands(group("bank", minutes=10), 1190, 0, moves)
    assert [*now.time_left] == [600 - 100 - 30, 600 - 60, None]
    assert now.asked_for == 30


def test_a_bank_never_goes_below_nothing() -> None:
    now = stands(group("bank", minutes=10), 9000, 1)
    assert [*now.time_left] == [600, 0, None]
    assert now.may_replace == (1,)
    assert now.may_end


def test_the_days_of_a_turn_begin_when_somebody_else_was_asked_before() -> None:
    turn = [entry(1, 2000), entry(0, 2000 + DAY), entry(0, 2000 + DAY + 60)]
    now = stands(group("days", days=2), 2000 + DAY + 100, 0, turn)
    assert now.time_left == (DAY - 100, None, None)
    assert now.asked_for == DAY + 100
    assert stands(group("days", days=2), 2000 + DAY + 100, 1, turn).time_left == (None, 2 * DAY - 40, None)


def test_when_the_days_are_up_a_bot_may_play_on() -> None:
    state = group("days", days=1)
    assert stands(state, 1000 + DAY - 1, 0).may_replace == ()
    assert stands(state, 1000 + DAY, 0).may_replace == (0,)


def test_a_bot_has_no_time() -> None:
    for pace in (group("bank", minutes=1), group("days", days=1)):
        now = stands(pace, 1000 + 2 * DAY, 2)
        assert now.time_left[2] is None
        assert now.may_replace == ()


def test_nobody_has_a_time_before_and_after_the_game() -> None:
    state = group("bank", minutes=1)
    used = TimeUsed([BEGIN])
    assert times(state, HERE, 5000, None) == Times((None, None, None))
    assert times(state, HERE, 5000, GameTimes(1, None, True, used)) == Times((None, None, None))
    state.phase = "ended"
    assert times(state, HERE, 5000, GameTimes(1, 0, False, used)) == Times((None, None, None))


def test_while_the_clock_is_not_known_nothing_is_used() -> None:
    assert stands(group("bank", minutes=1), None, 0).time_left == (60, 60, None)


# --- who is away ---


def test_who_has_no_window_for_five_minutes_is_away() -> None:
    away = Attendance((Window("w1", "bob", True),), {"ada": 1400.0, "bob": 1400.0})
    assert stands(group(), 1699, 0, attendance=away).may_replace == ()
    assert stands(group(), 1700, 0, attendance=away).may_replace == (0,)
    assert stands(group(), 1700, 1, attendance=away).may_replace == ()


def test_a_window_behind_others_is_enough_to_be_there() -> None:
    behind = Attendance((Window("w0", "ada", False),), {"ada": 1000.0})
    assert stands(group(), 9000, 0, attendance=behind).may_replace == ()


def test_who_never_had_a_window_is_away_five_minutes_after_the_beginning() -> None:
    assert stands(group(), 1299, 0, attendance=Attendance()).may_replace == ()
    assert stands(group(), 1300, 0, attendance=Attendance()).may_replace == (0,)


def test_where_a_turn_has_days_nobody_has_to_be_there() -> None:
    assert stands(group("days", days=1), 9000, 0, attendance=Attendance()).may_replace == ()


def test_who_has_left_may_be_replaced_before_it_is_their_turn() -> None:
    state = group()
    state.seats[1].left = True
    now = stands(state, 1001, 0)
    assert now.may_replace == (1,)
    assert now.may_end


# --- bots that play on ---


def test_a_bot_that_plays_on_uses_nothing_of_the_bank() -> None:
    state = group("bank", minutes=10)
    put_stand_in(state, "bob", 0, "hero", stands(state, 1600, 0))
    assert stands(state, 1700, 0).time_left == (0, 600, None)
    played = [entry(0, 1750, request=""), entry(1, 1760), entry(0, 1790, request="")]
    assert stands(state, 1800, 1, played).time_left == (0, 600 - 10 - 10, None)


def test_who_takes_the_seat_back_has_used_only_their_own_time() -> None:
    state = group("bank", minutes=60)
    state.seats[0].left = True
    put_stand_in(state, "bob", 0, "hero", stands(state, 1100, 0))  # after 100 seconds
    played = [entry(0, 1150, request="")]
    take_seat_back(state, "ada", 0, stands(state, 1200, 0, played), 1200)  # the bot has thought for 50
    assert stands(state, 1230, 0, played).time_left[0] == 3600 - 100 - 30
    assert stands(state, 1230, 1, [*played, entry(0, 1230)]).time_left[0] == 3600 - 100 - 30


def test_who_takes_the_seat_back_has_all_days_of_a_turn_again() -> None:
    state = group("days", days=1)
    put_stand_in(state, "bob", 0, "novice", stands(state, 1000 + DAY, 0))
    take_seat_back(state, "ada", 0, stands(state, 2000 + DAY, 0), 2000 + DAY)
    now = stands(state, 2060 + DAY, 0)
    assert now.time_left[0] == DAY - 60
    assert now.asked_for == 60


def test_no_bot_plays_on_for_somebody_who_still_has_time() -> None:
    state = group("bank", minutes=10)
    with pytest.raises(GroupRefusal, match="too-early"):
        put_stand_in(state, "bob", 0, "hero", stands(state, 1599, 0))
    assert state == group("bank", minutes=10)


# --- the clock of a server ---


def test_a_server_counts_by_itself_between_two_looks_at_the_store(near: Inside) -> None:
    ticks = [100.0]
    clock = LivedClock(rooms_of(near).store, lambda: ticks[0])
    assert clock.now() is None
    clock._read, clock._read_at = 5000.0, 100.0
    ticks[0] = 103.0
    assert clock.now() == 5003.0
    ticks[0] = 500.0  # the store has not answered for long, and will count no more than this
    assert clock.now() == 5015.0
    clock._read, clock._read_at = 5010.0, 500.0
    assert clock.now() == 5015.0  # never back


def test_entries_have_the_time_at_which_they_were_made(near: Inside) -> None:
    with near.enter(near.begin(scenario=1)) as guest:
        guest.settle()
        let_pass(near, 1000)
        guest.answer(guest.spelled()[0])
        game = guest.heard[0].game  # type: ignore[union-attr]
    before, after = (each.lived for each in near.store.entries(game)[:2])
    assert before is not None
    assert after is not None
    assert after - before >= 1000


def test_what_a_seat_has_used_is_shown_and_stays_after_a_restart(database: str, tmp_path: Path) -> None:
    del database
    folder, pace = tmp_path / "games", {"kind": "bank", "minutes": 60, "days": 0}
    with inside(folder) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        with group_table(server, ada, bob, pace=pace) as table:
            asked = table.asked
            let_pass(server, 1000)
            table.move_until(1 - asked)
            shown = table.windows[0].until_shown(lambda group: group.asked == 1 - asked)
            left = shown.seats[asked].time_left
            assert left is not None
            assert 2000 < left <= 2600
    with inside(folder) as server:
        run_sql(
            server.store, "UPDATE clock SET counted = counted - 86400"
        )  # as if it had been down for a day
    with inside(folder) as server, ada.at(server).open(table.group) as window:
        again = window.until_shown(lambda group: group.asked == 1 - asked)
        assert again.seats[asked].time_left == left
        other = again.seats[1 - asked].time_left
        assert other is not None
        assert other > 3600 - 1000


def test_a_bot_plays_on_for_somebody_who_has_no_window_for_five_minutes(near: Inside) -> None:
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    with group_table(near, ada, bob) as table:
        away, stays = table.asked, table.other
        table.windows[away].close()
        assert waited(lambda: len(near.store.windows(table.group)) == 1)
        let_pass(near, 200)
        assert table.refused(stays, "PUT", f"seats/{away}/stand-in", NOVICE)[0] == 409
        let_pass(near, 101)
        table.do(stays, "PUT", f"seats/{away}/stand-in", NOVICE)
        table.wait(stays)


def test_at_a_move_a_day_a_bot_plays_on_when_the_days_are_up(near: Inside) -> None:
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    with group_table(near, ada, bob, pace={"kind": "days", "minutes": 0, "days": 2}) as table:
        away, stays = table.asked, table.other
        table.close()
        assert waited(lambda: not near.store.windows(table.group))
        let_pass(near, 1.5 * DAY)
        assert table.refused(stays, "PUT", f"seats/{away}/stand-in", NOVICE)[0] == 409
        let_pass(near, 0.5 * DAY)
        table.do(stays, "PUT", f"seats/{away}/stand-in", NOVICE)
        table.wait(stays)
