"""The history of a game: what rounds brought, and whose moves and whose dice are shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from msgspec import to_builtins

from monsterlands.server.log import WireLine
from monsterlands.server.server_messages import Update
from monsterlands.server.table.citadel import WireSpace
from monsterlands.server.table.table import WireTable
from support.servers import Guest, Key, Program, table_of, text_of


@pytest.fixture(scope="module")
def solo(server: Program) -> Iterator[tuple[Key, Guest]]:
    """A solo game that was played to its end."""
    key = server.begin(scenario=1, difficulty="normal")
    with server.enter(key) as guest:
        guest.play(random.Random(5).randrange)
        yield key, guest


def updates(guest: Guest) -> list[Update]:
    """All tables that were shown, the first one first."""
    return [message for message in guest.heard if isinstance(message, Update)]


def numbers(table: WireTable, seat: int = 0) -> dict[str, int]:
    """What a clan has."""
    clan = table.clans[seat]
    return {"glory": clan.glory, "gold": clan.gold, "points": clan.points}


def spaces(table: WireTable) -> dict[str, WireSpace]:
    """All spaces of the Citadel."""
    return {space.thing: space for building in table.buildings for space in building.spaces}


def brought(log: list[WireLine]) -> dict[int, dict[str, tuple[int, int]]]:
    """Return what each round brought, as the log says."""
    summed = [line.brought for line in log if line.brought]
    return {each.round: {what: (old, new) for what, old, new in each.changes} for each in summed}


def test_at_the_start_of_a_round_the_log_sums_up_the_round_before(solo: tuple[Key, Guest]) -> None:
    _, guest = solo
    began: dict[int, dict[str, int]] = {}
    for update in updates(guest):
        if table_of(update).phase != "setup":
            began.setdefault(table_of(update).round, numbers(table_of(update)))
    assert sorted(began) == [1, 2, 3, 4, 5, 6]
    wanted = {
        number: {
            what: (old, began[number + 1][what])
            for what, old in began[number].items()
            if old != began[number + 1][what]
        }
        for number in range(1, 6)
    }
    assert brought(guest.log) == {number: changes for number, changes in wanted.items() if changes}
    marked = [text_of(line) for line in guest.log if line.brought]
    assert marked == [f"Round {number + 1} begins." for number in brought(guest.log)]


def test_after_reconnecting_the_log_is_the_same(server: Program, solo: tuple[Key, Guest]) -> None:
    key, guest = solo
    with server.enter(key) as again:
        assert again.log == guest.log


def test_who_enters_while_others_move_misses_no_line(server: Program) -> None:
    key = server.begin(scenario=1, affinity="fire")
    with ExitStack() as stack, ThreadPoolExecutor(1) as thread:
        player = stack.enter_context(server.enter(key))
        playing = thread.submit(player.play, random.Random(3).randrange, 25)
        late: list[Guest] = []
        while not playing.done():
            if len(late) < 12:
                late.append(stack.enter_context(server.enter(key)))
        assert playing.result() == 25
        for guest in late:
            guest.up_to(player.version)
            assert guest.log == player.log


def test_on_a_shared_screen_each_seat_reads_its_own_summary_of_the_round(server: Program) -> None:
    with server.enter(server.begin(persons=["Ada", "Bo"])) as guest:
        luck = random.Random(3)
        while guest.table.round < 2:
            shown = guest.shown
            assert shown is not None
            if shown.handover is not None:
                guest.send(type="sit", seat=shown.handover)
                guest.until(Update)
            else:
                guest.answer(luck.choice(guest.table.question.choices).spelling)
        for seat in (0, 1):
            guest.send(type="sit", seat=seat)
            guest.until(Update)
            after = {what: new for what, (_, new) in brought(guest.log).get(1, {}).items()}
            assert after.items() <= numbers(guest.table, seat).items()


def test_the_moves_of_madhala_belong_to_no_seat(solo: tuple[Key, Guest]) -> None:
    _, guest = solo
    played = [line for line in guest.log if line.version > 1]
    assert {line.seat for line in played if text_of(line).startswith("Madhala rolls")} == {None}
    assert {line.seat for line in played if text_of(line).startswith("You ")} == {0}
    assert {line.seat for line in played if text_of(line).startswith("Round ")} == {0}


def test_the_table_shows_whose_dice_lie_in_the_citadel(solo: tuple[Key, Guest]) -> None:
    _, guest = solo
    seen: list[str] = []
    for update in updates(guest):
        for event in map(to_builtins, update.events):
            if event["kind"] not in ("die-deployed", "madhala-deployed"):
                continue
            space = spaces(table_of(update)).get(f"space:{event['building']} {event['space']}")
            if space is None or not space.die:
                continue  # it went to the Pawn Shop, or the round is over already
            hers = event["kind"] == "madhala-deployed"
            assert (space.seat, space.madhala) == ((None, True) if hers else (0, False))
            seen.append(event["kind"])
    assert set(seen) == {"die-deployed", "madhala-deployed"}


def test_an_undone_die_belongs_to_nobody(server: Program) -> None:
    with server.enter(server.begin(scenario=1, difficulty="normal")) as guest:
        while guest.table.question.kind != "turn":
            guest.answer(guest.table.question.choices[0].spelling)
        choice = next(each for each in guest.table.question.choices if each.kind == "deploy")
        thing = next(each for each in choice.things if each.startswith("space:"))
        guest.answer(choice.spelling)
        assert spaces(guest.table)[thing].seat == 0
        guest.undo()
        assert (spaces(guest.table)[thing].die, spaces(guest.table)[thing].seat) == ("", None)
