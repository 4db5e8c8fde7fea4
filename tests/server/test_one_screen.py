"""People around one screen: no hidden traps are shown until the screen is handed over (R16.2)."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator

import pytest
from msgspec import to_builtins

from monsterlands.bots import hint
from monsterlands.game.hints import Hint
from monsterlands.server.server_messages import Advised, Entered, Refused, Update
from monsterlands.server.table.outside import WirePath
from monsterlands.server.table.table import WireTable
from monsterlands.view import View
from support.positions import position
from support.servers import PATIENCE, Guest, Inside, Program, rooms_of, table_of

pytestmark = pytest.mark.rule("R16.2")

TRAPS = """
[options]
tricks = true
confirm = {confirm}
[overrides.clan.limit]
traps = 4
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala", "Torko", "Taroa"]
traps = ["initial", "steal-any-1", "divert-2", "magic-1"]
gold = 60
pool = "SSSSSSMMMP2P5"
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Nimra"]
traps = ["initial", "magic-2", "magic-2"]
gold = 60
pool = "SSSMMP2"
[table]
entrance = "Snailer"
"""


def with_traps(confirm: str = "[0, 1]") -> str:
    """Write the record of a game in which both clans hold traps."""
    return position(TRAPS.format(confirm=confirm)).record().to_text()


def assert_secret(table: WireTable, seat: int | None) -> None:
    """See that of other seats only that is shown which everybody knows.

    What a clan holds is known as long as it has laid no token face down: all that it owns is public.
    """
    if table.ending is not None:
        return
    assert table.seat == seat
    hiding: set[int | None] = set()
    for path in table.paths.values():
        if path.seat != seat:
            assert [trap is None for trap in path.traps] == [not shown for shown in path.revealed]
            hiding |= {path.seat} if None in path.traps else set()
    for clan in table.clans:
        if clan.seat != seat:
            assert (clan.traps is None) == (clan.seat in hiding and clan.trap_count > 0)


def assert_no_secrets_before_sitting(guest: Guest) -> int:
    """Check all messages; return how often the screen was handed over."""
    seat: int | None = None
    handed = 0
    for message in guest.heard:
        if not isinstance(message, Update):
            continue
        if message.handover is not None:
            handed += 1
            seat = None
            assert table_of(message).question.choices == ()
            assert not table_of(message).question.asked
            assert message.lines == ()
        else:
            seat = table_of(message).seat
        assert_secret(table_of(message), seat)
        for event in map(to_builtins, message.events):
            if event["kind"] == "path-trap" and event["seat"] != seat:
                assert event["trap"] == "?"
    return handed


def hidden_paths(guest: Guest) -> Iterator[WirePath]:
    """Yield the paths of all tables that were shown to a spectator."""
    for message in guest.heard:
        if isinstance(message, Update) and message.handover is not None:
            yield from table_of(message).paths.values()


def test_with_traps_the_screen_is_handed_over_before_hidden_traps_are_shown(server: Program) -> None:
    with server.enter(server.take_in(with_traps())) as guest:
        assert guest.update.handover == 0
        assert guest.table.seat is None
        pick = random.Random(2)

        def often_paths(number: int) -> int:
            liked = [
                place
                for place, choice in enumerate(guest.question.choices)
                if choice.kind in ("path", "load-trap", "assign")
            ]
            return pick.choice(liked) if liked and pick.random() < 0.7 else pick.randrange(number)

        guest.play(often_paths, 90)
        assert assert_no_secrets_before_sitting(guest) > 3
        assert sum(None in path.traps for path in hidden_paths(guest)) > 0


def test_before_sitting_down_nothing_can_be_answered_or_undone(server: Program) -> None:
    with server.enter(server.take_in(with_traps())) as guest:
        for kind, fields in (
            ("answer", {"choice": "mine 1 S", "version": 1}),
            ("undo", {"version": 1}),
            ("advise", {"version": 1}),
        ):
            refused = guest.refused(kind, **fields)
            assert (refused.code, refused.text) == (
                "wrong-seat",
                "It is not your turn to answer. The table shows who is asked.",
            )


def test_sitting_down_shows_the_traps_and_the_log_of_the_seat(server: Program) -> None:
    with server.enter(server.take_in(with_traps())) as guest:
        guest.send(type="sit", seat=0)
        entered = guest.until(Entered)
        assert entered.since == 0
        guest.until(Update)
        assert guest.table.seat == 0
        assert guest.table.clans[0].traps == ("initial", "magic-1", "steal-any-1", "divert-2")
        guest.send(type="sit", seat=1)
        guest.until(Update)
        assert guest.table.seat == 1
        assert not guest.question.asked
        assert guest.refused("answer", version=1, choice="mine 1 S").code == "wrong-seat"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_can_sit_down_at_the_seat_of_a_bot(server: Program, seat: int) -> None:
    with server.enter(server.take_in(with_traps("[0]"))) as guest:
        assert guest.update.handover is None
        assert guest.table.seat == 0
        guest.send(type="sit", seat=seat)
        refused = guest.until(Refused)
        assert (refused.code, refused.text) == (
            "wrong-seat",
            "That is not your seat. Sit down at one of your own.",
        )
        guest.ask("ping")
        assert guest.table.seat == 0


@pytest.mark.parametrize("how", ["handed over", "sat down"])
def test_a_hint_is_not_shown_to_the_next_seat(
    near: Inside, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    thinks, may_answer = threading.Event(), threading.Event()

    async def slowly(view: View, *_: object) -> Hint:
        thinks.set()
        while not may_answer.is_set():
            await asyncio.sleep(0.01)
        return hint(view, think=0.01, seed=1)

    monkeypatch.setattr(rooms_of(near).bots, "hint", slowly)
    with near.enter(near.take_in(with_traps())) as guest:
        guest.settle()
        guest.answer("mine 1 S")
        guest.send(type="advise", request="hint", version=2)
        assert thinks.wait(PATIENCE)
        if how == "handed over":
            guest.answer("end turn")
            assert guest.update.handover == 1
        else:
            guest.send(type="sit", seat=1)
            guest.until(Update)
        may_answer.set()
        refused = guest.until(Refused)
        assert (refused.request, refused.code) == ("hint", "stale")
        guest.send(type="sit", seat=guest.question.seat)
        guest.until(Update)
        # The hint of the one before is not waited for.
        assert isinstance(guest.ask("advise", version=guest.version), Advised)
        assert not any(isinstance(message, Advised) for message in guest.heard[:-1])


def test_a_whole_game_around_one_screen_is_played_to_its_end(server: Program) -> None:
    with server.enter(server.begin(persons=["Ada", "Bob"], tricks=True)) as guest:
        guest.play(random.Random(9).randrange)
        assert guest.table.ending is not None
        assert assert_no_secrets_before_sitting(guest) > 10
        assert {table_of(update).seat for update in guest.heard if isinstance(update, Update)} >= {0, 1}


def test_after_reconnecting_a_shared_screen_asks_to_hand_over_again(server: Program) -> None:
    key = server.take_in(with_traps())
    with server.enter(key) as guest:
        guest.settle()
        guest.play(random.Random(3).randrange, 2)
        version = guest.version
    with server.enter(key, since=version) as guest:
        assert guest.table.seat is None
        assert guest.update.handover is not None
        entered = guest.heard[0]
        assert isinstance(entered, Entered)
        assert entered.since == 0
