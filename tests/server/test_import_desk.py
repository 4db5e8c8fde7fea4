"""Records from outside: what is taken, what is refused, and that none of them can go on for ever."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from monsterlands import Game, Record
from monsterlands.server import import_desk
from monsterlands.server.fair_queue import Client
from monsterlands.server.import_desk import CannotImport, ImportDesk, ImportsBusy
from monsterlands.words import ENGLISH, Words
from support.attacks import a_pool_of_dice, many_dice, record_of, written_state
from support.servers import PATIENCE, Inside

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.record"))


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def reading(text: str, **given: Any) -> object:
    """Read a record at a desk; return what comes, or the reason of the refusal."""

    async def read() -> object:
        desk = ImportDesk(**given)
        try:
            return await desk.read(text, "here")
        except CannotImport as error:
            return Words.of(ENGLISH).say(error.message, **error.values)
        finally:
            desk.close()

    return asyncio.run(read())


@pytest.mark.parametrize(
    "change", [lambda state: None, a_pool_of_dice], ids=["as it was", "400 million dice"]
)
def test_a_record_that_begins_at_a_written_state_is_refused(
    change: Callable[[dict[str, Any]], None],
) -> None:
    reason = reading(written_state(change))
    assert reason == (
        "This record begins in the middle of a game, at a state that nobody can check, so this server does "
        "not take it. A record may begin at a new game or at a position."
    )


def test_records_of_new_games_and_of_positions_are_taken() -> None:
    async def test() -> None:
        desk = ImportDesk()
        try:
            for text in [*(file.read_text() for file in GOLDEN), record_of(many_dice())]:
                info, entry = await desk.read(text, "here")
                assert info.record
                assert entry.version == 1
        finally:
            desk.close()

    run(test())


def mutated(text: str, pick: random.Random) -> str:
    """End a record anywhere, make up to three random mistakes in it, and correct the number of steps."""
    record = Record.from_text(text)
    text = Game.replay(record, to=pick.randrange(len(record.steps) + 1)).record().to_text()
    for _ in range(pick.randrange(4)):
        lines = text.split("\n")
        at, other = pick.randrange(len(lines)), pick.randrange(len(lines))
        words = lines[at].split(" ")
        match pick.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[other])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                words[pick.randrange(len(words))] = pick.choice(WORDS)
                lines[at] = " ".join(words)
            case 4:
                place = pick.randrange(len(lines[at]) + 1)
                lines[at] = (
                    lines[at][:place] + pick.choice("0179-\"'=[]{}\\# aZ\u00e4\x00") + lines[at][place + 1 :]
                )
            case _:
                del lines[at : at + pick.randrange(9)]
        text = "\n".join(lines)
    steps = text.partition('steps = """\n')[2].partition('"""')[0].count("\n")
    return re.sub(r"^count = \d+$", f"count = {steps}", text, flags=re.MULTILINE)


WORDS = "0 1 -1 7 99999999999 1e9 true [] {} '' \"\" S M P4 done mine pass fire Snailer inf nan".split()


@pytest.mark.once
@pytest.mark.parametrize("records", [60, pytest.param(5000, marks=pytest.mark.long)])
def test_a_broken_record_is_played_or_refused_in_a_sentence(records: int) -> None:
    texts = [*(file.read_text() for file in GOLDEN), record_of(many_dice())]

    async def test() -> None:
        desk = ImportDesk()
        refusals: list[str] = []
        try:
            for seed in range(records):
                pick = random.Random(seed)
                text = mutated(pick.choice(texts), pick)
                try:
                    await desk.read(text, "here")
                except CannotImport as error:
                    refusals.append(Words.of(ENGLISH).say(error.message, **error.values))
        finally:
            desk.close()
        assert records / 2 < len(refusals) < records * 9 / 10
        assert [reason for reason in refusals if ": ." in reason or "log of the server" in reason] == []

    run(test())


HUGE = "9" * 100_000
LONG_NUMBERS = [
    f"record = {HUGE}",
    f"record = 0x{HUGE}",
    f"record = 1\nrules = 0x{HUGE}",
    f"record = 1\nrules = [{{ a = 0b{'1' * 100_000} }}]",
]


@pytest.mark.parametrize("start", LONG_NUMBERS, ids=range(len(LONG_NUMBERS)))
def test_a_number_with_very_many_digits_is_refused(start: str) -> None:
    text = GOLDEN[0].read_text()
    for key in ("record", "rules"):
        if f"{key} =" in start:
            text = "\n".join(line for line in text.split("\n") if not line.startswith(f"{key} ="))
    with pytest.raises(Exception, match="a number is far too large"):
        import_desk.read_record(f"{start}\n{text}")


def test_a_long_number_in_a_position_or_an_edition_is_refused() -> None:
    for key in ("gold", "pool", "order"):
        text = GOLDEN[0].read_text().replace('position = ""', f'position = "[[clan]]\\n{key} = 0x{HUGE}"')
        with pytest.raises(Exception, match="a number is far too large"):
            import_desk.read_record(text)
    text = GOLDEN[0].read_text().replace("overlays = []", f'overlays = ["clan.gold = 0x{HUGE}"]')
    with pytest.raises(Exception, match="a number is far too large"):
        import_desk.read_record(text)


def test_a_record_that_takes_too_long_is_given_up_and_the_next_one_is_read() -> None:
    async def test() -> None:
        desk = ImportDesk()
        try:
            await desk.read(GOLDEN[0].read_text(), "here")
            desk.lane.limit = 0.01
            with pytest.raises(CannotImport, match="server-record-too-much"):
                await desk.read(record_of(many_dice()), "here")
            desk.lane.limit = 30
            await desk.read(GOLDEN[0].read_text(), "here")
        finally:
            desk.close()

    run(test())


def test_a_record_that_takes_too_much_memory_is_given_up() -> None:
    async def test() -> None:
        desk = ImportDesk()
        try:
            with pytest.raises(MemoryError):
                await desk.lane.run(Client("x", "x"), bytearray, 2 * import_desk.MEMORY)
            await desk.read(GOLDEN[0].read_text(), "here")
        finally:
            desk.close()

    run(test())


def test_if_too_many_records_wait_the_next_ones_of_that_address_are_refused() -> None:
    async def test() -> None:
        desk = ImportDesk()
        text = GOLDEN[0].read_text()
        try:
            jobs = [asyncio.create_task(desk.read(text, "there")) for _ in range(12)]
            await asyncio.sleep(0)
            other = asyncio.create_task(desk.read(text, "here"))
            found = await asyncio.gather(*jobs, return_exceptions=True)
            busy = [each for each in found if isinstance(each, ImportsBusy)]
            assert 0 < len(busy) < len(found)
            said = Words.of(ENGLISH).say(busy[0].message, **busy[0].values)
            assert said == "Too many records are being read. Wait a moment and try again."
            await other
        finally:
            desk.close()

    run(test())


def test_the_process_ends_soon_when_nobody_waits_for_its_record() -> None:
    async def test() -> None:
        desk = ImportDesk()
        try:
            text = GOLDEN[0].read_text()
            await desk.read(text, "here")
            before = {process.pid for worker in desk.lane.processes for process in worker.processes}
            endless = asyncio.create_task(desk.lane.run(Client("x", "x"), time.sleep, 600))
            await asyncio.sleep(0.1)
            endless.cancel()
            await asyncio.gather(endless, return_exceptions=True)
            await asyncio.gather(*desk.lane._settling)
            after = {process.pid for worker in desk.lane.processes for process in worker.processes}
            assert not before & after
            await desk.read(text, "here")
        finally:
            desk.close()

    run(test())


def test_reading_is_cancelled_when_the_sender_disconnects(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, cancelled = threading.Event(), threading.Event()

    async def endless(*_: object) -> None:
        begun.set()
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            cancelled.set()
            raise

    monkeypatch.setattr(near.server.config.app.state.desk, "read", endless)  # type: ignore[union-attr]
    head = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", near.port)) as leaving:
        leaving.sendall(f'{head}Content-Length: 3\r\n\r\n"x"'.encode())
        assert begun.wait(PATIENCE)
        assert not cancelled.is_set()
    assert cancelled.wait(PATIENCE)


AGAIN = " Save the game once more, and open that file."


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text[: len(text) // 2], "This record is damaged, or its end is missing."),
        (
            lambda text: re.sub("(?m)^count = .*$", "", text),
            "This record is damaged: “count” is missing in it, or is not a whole number.",
        ),
        (
            lambda text: re.sub("(?m)^count = .*$", 'count = "six"', text),
            "This record is damaged: “count” is missing in it, or is not a whole number.",
        ),
        (
            lambda text: re.sub("(?m)^digest = .*$", "digest = 5", text),
            "This record is damaged: “digest” is missing in it, or is not a text.",
        ),
        (
            lambda text: re.sub("(?m)^count = .*$", "count = 1", text),
            "This record was changed, or a part of it is missing: it should hold 1 step, but holds {steps}.",
        ),
    ],
    ids=["half of it", "a part missing", "a part of another kind", "no text", "steps missing"],
)
def test_a_damaged_record_is_refused_in_words_of_the_game_not_of_a_parser(
    change: Callable[[str], str], said: str
) -> None:
    text = GOLDEN[0].read_text()
    assert reading(change(text)) == said.format(steps=len(Record.from_text(text).steps)) + AGAIN


def test_a_file_that_is_no_record_is_refused_with_what_would_be_right() -> None:
    assert reading(re.sub("(?m)^record = .*$", "record = 99", GOLDEN[0].read_text())) == (
        "This is not the record of a game, or one that another version of the game has saved. "
        "Open a file that this version has saved."
    )


@pytest.mark.parametrize(
    ("line", "changed", "said"),
    [
        ("rules = .*", "rules = 99", "it was saved by a version of Monster Lands with other rules"),
        (
            "edition_hash = .*",
            'edition_hash = "0"',
            "the edition “standard@1” has changed since it was begun",
        ),
        (
            "digest = .*",
            'digest = "0"',
            "its moves do not fit together: it was changed, or made with other rules",
        ),
        (
            "0 end turn",
            "0 nothing",
            "its moves do not fit together: it was changed, or made with other rules",
        ),
    ],
)
def test_a_record_of_another_version_or_with_other_moves_is_refused_in_words_of_the_game(
    line: str, changed: str, said: str
) -> None:
    text = re.sub(f"(?m)^{line}$", changed, GOLDEN[0].read_text(), count=1)
    assert reading(text) == f"This record cannot be opened: {said}."


def test_whatever_else_is_wrong_with_a_record_is_told_in_a_sentence() -> None:
    text = re.sub("(?m)^base = .*$", 'base = "other@1"', GOLDEN[0].read_text())
    assert str(reading(text)).startswith(
        "This record cannot be opened: edition 'standard@1' cannot be loaded"
    )
