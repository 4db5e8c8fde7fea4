"""An update after a move has what changed on the table, for each seat what it may know (R16.2)."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from monsterlands import Game, Options, SeededDealer
from monsterlands.server.events import wire_event
from monsterlands.server.guest import Guest as ServerGuest
from monsterlands.server.live import LiveGame, seen
from monsterlands.server.new_games import new_game
from monsterlands.server.server_messages import Taken, Update
from monsterlands.server.shown_version import ShownVersion
from monsterlands.server.table.changes import changes_between
from monsterlands.server.table.table import WireTable, show_table
from monsterlands.store import Seat
from monsterlands.words import Words
from support.servers import Guest, Inside, Key, inside
from support.whole_games import BLOCKS, options_for, some_games

WORDS = Words.of("en")
SEATS = (0, 1, None)


def updates(guest: Guest) -> list[dict[str, Any]]:
    """Return all updates as they were sent."""
    return [message for message in map(json.loads, guest.raw) if message["type"] == "update"]


def with_keys(server: Inside, key: Key) -> dict[int | None, Key]:
    """Give each seat of a game a secret of its own, and one to whoever looks on."""
    keys: dict[int | None, Key] = {}
    for seat in SEATS:
        keys[seat] = Key(key.game, f"{key.secret}{seat}")
        server.store.grant(key.game, keys[seat].secret, () if seat is None else (seat,))
    return keys


# --- on the wire ------------------------------------------------------------------------------------


def test_the_first_table_is_whole_and_then_only_changes_are_sent(tmp_path: Path) -> None:
    with inside(tmp_path / "games") as server, server.enter(server.begin(scenario=1)) as guest:
        assert guest.play(random.Random(1).randrange, most=5) == 5
        first, *later = updates(guest)
        assert first["table"]["seat"] == 0
        assert first["changes"] == {}
        assert [update["table"] for update in later] == [None] * 5
        assert all(update["changes"] for update in later)


def test_every_window_sees_after_each_move_what_a_new_window_sees(tmp_path: Path) -> None:
    pick = random.Random(4)
    with inside(tmp_path / "games") as server, ExitStack() as stack:
        keys = with_keys(server, server.begin(persons=["", ""], tricks=True))
        windows = [stack.enter_context(server.enter(keys[seat])) for seat in (0, 0, 1, None)]
        for number in range(24):
            asked = next(window for window in windows if window.question.asked)
            if number % 6 == 5 and asked.question.undo == "":
                answer = asked.undo()
            else:
                answer = asked.answer(pick.choice(asked.spelled()))
            assert isinstance(answer, Taken)
            for window in windows:
                window.up_to(answer.version)
                with server.enter(keys[window.table.seat]) as fresh:
                    assert window.table == fresh.table
                    assert window.log == fresh.log
            if number == 9:  # somebody comes in between two versions
                windows.append(stack.enter_context(server.enter(keys[1])))


def test_an_update_after_a_deployed_die_is_a_small_part_of_the_table(tmp_path: Path) -> None:
    with inside(tmp_path / "games") as server, ExitStack() as stack:
        keys = with_keys(server, server.begin(persons=["", ""]))
        windows = {seat: stack.enter_context(server.enter(keys[seat])) for seat in SEATS}
        while windows[None].question.kind != "turn":
            asked = windows[windows[None].question.seat]
            asked.answer(asked.spelled()[0])
            for window in windows.values():
                window.up_to(asked.version)
        asked = windows[windows[None].question.seat]
        asked.answer(asked.spelled("mine")[0])
        looking = windows[None]
        looking.up_to(asked.version)
        places = set(updates(looking)[-1]["changes"])
        assert {place.split("/")[0] for place in places} <= {"buildings", "clans", "question"}
        assert len(looking.raw[-1]) < 2000 < 10_000 < len(json.dumps(updates(looking)[0]))


def test_whoever_looks_next_at_one_screen_gets_a_whole_table(tmp_path: Path) -> None:
    with inside(tmp_path / "games") as server:
        guest = server.enter(server.begin(persons=["", ""]))
        with guest:
            assert guest.update.handover is not None
            guest.sit(guest.update.handover)
            guest.sit(guest.update.handover or 0)
            assert [update["table"] is not None for update in updates(guest)] == [True, True, True]


# --- what changed -----------------------------------------------------------------------------------


@pytest.fixture
def table() -> WireTable:
    """The table of a game for two as a spectator sees it."""
    game = Game.new(Options(players=2))
    return show_table(WORDS, game, None, ("", ""))


def told(before: WireTable, after: WireTable) -> dict[str, Any]:
    """Return the changes as a client reads them."""
    return {place: json.loads(bytes(value)) for place, value in changes_between(before, after).items()}


@pytest.mark.once
def test_equal_tables_have_no_changes(table: WireTable) -> None:
    assert told(table, replace(table, clans=tuple(replace(clan) for clan in table.clans))) == {}


@pytest.mark.once
def test_a_change_is_named_by_its_place(table: WireTable) -> None:
    rich = (table.clans[0], replace(table.clans[1], gold=77, trap_count=2))
    assert told(table, replace(table, round=3, phase_name="Later", clans=rich)) == {
        "round": 3,
        "phaseName": "Later",
        "clans/1/gold": 77,
        "clans/1/trapCount": 2,
    }


@pytest.mark.once
def test_a_list_of_another_length_and_other_names_are_replaced_as_a_whole(table: WireTable) -> None:
    name, path = next(iter(table.paths.items()))
    after = replace(table, loot=("gold",), paths={name: path})
    assert set(told(table, after)) == {"loot", "paths"}
    assert told(table, after)["loot"] == ["gold"]
    assert list(told(table, after)["paths"]) == [name]


@pytest.mark.once
def test_a_part_that_has_changed_all_over_is_sent_as_a_whole(table: WireTable) -> None:
    choiceless = table.question
    after = replace(
        choiceless, kind="fight", seat=1, text="Roll?", asked=True, undo="x", across=True, about={"a": 1}
    )
    assert set(told(table, replace(table, question=after))) == {"question"}
    solved = replace(choiceless, seat=1)
    assert told(table, replace(table, question=solved)) == {"question/seat": 1}


# --- what guests share ------------------------------------------------------------------------------


@pytest.mark.once
@some_games
def test_in_whole_games_each_guest_gets_what_is_made_for_its_seat_alone(block: int) -> None:
    for seed in (block, block + BLOCKS):
        options, dealer, pick = options_for(seed), SeededDealer(seed), random.Random(seed)
        live = LiveGame(*_stored(options))
        guests = [ServerGuest(WORDS, () if seat is None else (seat,)) for seat in _seats(options)]
        for guest in guests:
            guest.sitting = guest.seats[0] if guest.seats else None
        while live.game.seat is not None:
            draft = live.answer(live.game.seat, pick.choice(live.game.legal), dealer)
            live.adopt(draft)
            shown = ShownVersion(live, draft)
            for guest in guests:
                update = shown.update(guest)
                assert isinstance(update, Update)
                assert update.lines == tuple(live.lines(draft, WORDS, guest.sitting))
                assert update.events == tuple(map(wire_event, seen(draft.heard, guest.sitting)))
                assert guest.table == table_alone(live, guest.sitting)


def table_alone(live: LiveGame, seat: int | None) -> WireTable:
    """Show the table of a seat without anything that others share."""
    return show_table(
        WORDS,
        live.game,
        seat,
        live.players,
        undo="other-seat" if seat is None else live.barrier(seat),
        across=live.across,
        ending=live.ending(WORDS, seat),
        dice=live.dice,
    )


def _seats(options: Options) -> tuple[int | None, ...]:
    return (*range(options.players), None)


def _stored(options: Options) -> tuple[Any, list[Any]]:
    info, entry = new_game(Game.new(options), [Seat()] * options.players)
    return info, [entry]
