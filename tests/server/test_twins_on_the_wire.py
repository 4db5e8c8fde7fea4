"""Twin games over the connection: to the other seats they are equal, byte by byte (R16.2).

So are the numbers and the logs of their servers.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from monsterlands import SeededDealer
from monsterlands.server.logs import PlainLines
from monsterlands.server.server_messages import Taken
from monsterlands.store import Changes, Entry, StoreError
from support.adventures import clan, on
from support.knowledge import rich
from support.positions import as_toml, position
from support.servers import Guest, Inside, Key, inside
from support.wire_twins import answers_for, ask_around

pytestmark = pytest.mark.rule("R16.2")

OWNER, WATCHERS = 0, (1, 2, None)
LANDS: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-1a", "monster": "Snailer"},
    "land_b": {"land": "Yuha", "header": "header-2a", "monster": "Gator"},
    "entrance": "Krinx",
}
SEED = 7


@pytest.fixture(scope="module")
def fair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that deals every game the same, and lets everybody ask as fast as they like."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("monsterlands.server.room.EntropyDealer", lambda: SeededDealer(SEED))
        patch.setattr("monsterlands.server.messaging.BURST", 1_000_000)
        with inside(tmp_path_factory.mktemp("fair") / "games") as running:
            yield running


class Wire:
    """Two games side by side, each with a guest at every seat and one who looks on."""

    def __init__(
        self, server: Inside, one: str, two: str, stack: ExitStack, other: Inside | None = None
    ) -> None:
        """Begin both games; the second one at the other server, if there is one."""
        servers = (server, other or server)
        self.keys = [at.take_in(record) for at, record in zip(servers, (one, two), strict=True)]
        self.both = [self._seated(at, key, stack) for at, key in zip(servers, self.keys, strict=True)]
        self.apart = 0
        """How often the watchers looked while the owner's view was different."""
        self.look()

    def _seated(self, server: Inside, key: Key, stack: ExitStack) -> dict[int | None, Guest]:
        guests: dict[int | None, Guest] = {}
        for seat in (OWNER, *WATCHERS):
            own = Key(key.game, f"{key.secret}{seat}")
            server.store.grant(key.game, own.secret, () if seat is None else (seat,))
            guests[seat] = stack.enter_context(server.enter(own))
        return guests

    @property
    def asked(self) -> int | None:
        """The seat that is asked, as everybody sees it."""
        return self.both[0][None].question.seat

    def answer(self, *spellings: str) -> None:
        """Answer in both games."""
        asked = self.asked
        for guests, spelling in zip(self.both, spellings, strict=True):
            guest = guests[asked]
            assert isinstance(guest.answer(spelling, request=f"to-{guest.version}"), Taken)
            self._catch_up(guests, guest.version)

    def undo(self) -> None:
        """Take a step back in both games."""
        asked = self.asked
        for guests in self.both:
            guest = guests[asked]
            assert isinstance(guest.undo(request=f"to-{guest.version}"), Taken)
            self._catch_up(guests, guest.version)

    def _catch_up(self, guests: dict[int | None, Guest], version: int) -> None:
        for guest in guests.values():
            guest.up_to(version)

    def look(self) -> None:
        """Let every watcher ask for everything, and compare all that was ever said to them."""
        one, two = (guests[OWNER] for guests in self.both)
        self.apart += one.table != two.table
        for seat in WATCHERS:
            for guests in self.both:
                ask_around(guests[seat])
            said = [
                [text.replace(key.game, "GAME") for text in guests[seat].raw]
                for key, guests in zip(self.keys, self.both, strict=True)
            ]
            assert said[0] == said[1]
            for guests in self.both:
                guests[seat].raw.clear()


def walk(wire: Wire, pick: random.Random, steps: int) -> set[str]:
    """Play at random, the owner's secret choices apart; return the questions that were met while apart."""
    met: set[str] = set()
    for number in range(steps):
        one, two = (guests[wire.asked] for guests in wire.both)
        if one.table.ending is not None:
            break
        if wire.apart:
            met.add(one.question.kind)
        if pick.random() < 0.08 and one.question.undo == "":
            wire.undo()
        else:
            answers = answers_for(one, two, pick, secretly=wire.asked == OWNER)
            if answers is None:
                break
            wire.answer(*answers)
        events = [to_builtins(event) for guests in wire.both for event in guests[None].update.events]
        if any(event["kind"] == "trap-revealed" and event["seat"] == OWNER for event in events):
            break  # from here on everybody may tell them apart
        if number % 8 == 0:
            wire.look()
    else:
        wire.look()
    return met


@pytest.mark.parametrize("tricks", ["false", "true"])
def test_on_the_wire_the_others_cannot_tell_what_was_loaded(fair: Inside, tricks: str) -> None:
    record = rich(tricks).record().to_text()
    met: set[str] = set()
    apart = 0
    for seed in range(12):
        with ExitStack() as stack:
            wire = Wire(fair, record, record, stack)
            met |= walk(wire, random.Random(seed), 30)
            apart += wire.apart
        if seed and apart > 2 and met >= {"turn", "load"}:
            return
    raise AssertionError(f"the twins were apart {apart} times, and met {met}")


def adventure(traps: dict[str, list[str]]) -> str:
    """Write the record of an adventure in which the fire clan has laid tokens."""
    fire = clan(
        "fire",
        on("a1", "Frunks", traps=traps.get("a1", []), dice="SS"),
        on("b2", "Taroa", traps=traps.get("b2", []), dice="S"),
        hired=("Taroa",),
        traps=traps.get("held", []),
    )
    water = clan("water", on("a2", "Taron", dice="SS"))
    options = {"difficulty": "tutorial", "tricks": True}
    text = as_toml({"options": options, "clan": [fire, water, clan("air")]})
    return position(text, phase="adventure", **LANDS).record().to_text()


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"a1": ["steal-any-1"], "held": ["magic-1"]}, {"a1": ["magic-1"], "held": ["steal-any-1"]}),
        ({"a1": ["steal-any-1", "magic-1"]}, {"a1": ["magic-1", "steal-any-1"]}),
        (
            {"a1": ["strength-1"], "b2": ["magic-1"], "held": ["divert-1"]},
            {"a1": ["strength-1"], "b2": ["divert-1"], "held": ["magic-1"]},
        ),
    ],
)
def test_on_the_wire_the_others_cannot_tell_what_lies_face_down(
    fair: Inside, one: dict[str, list[str]], two: dict[str, list[str]]
) -> None:
    with ExitStack() as stack:
        wire = Wire(fair, adventure(one), adventure(two), stack)
        assert wire.apart == 1
        walk(wire, random.Random(1), 12)
        assert wire.apart > 1


# --- what the host sees -----------------------------------------------------------------------------

FULL, BROKEN = "full", "broken"
"""Requests that begin so cannot be stored, or make the server fail."""
TIMES = ("_sum", "_bucket", "_created")


class Faulty(Wire):
    """Two games, each at a server of its own; what is stored fails twice before it works."""

    def answer(self, *spellings: str) -> None:
        """Answer in both games."""
        asked = self.asked
        for guests, spelling in zip(self.both, spellings, strict=True):
            for request, code in ((FULL, "not-stored"), (BROKEN, "went-wrong")):
                guest = guests[asked]
                refused = guest.refused("answer", request=request, version=guest.version, choice=spelling)
                assert refused.code == code
        super().answer(*spellings)


def let_fail(server: Inside, patch: pytest.MonkeyPatch) -> None:
    """Let a server fail to store some requests."""
    append = server.store.append

    def sometimes(game: str, entry: Entry, changes: Changes) -> None:
        if entry.request == FULL:
            raise StoreError("The disk is full.")
        if entry.request == BROKEN:
            raise ValueError("it is broken")
        append(game, entry, changes)

    patch.setattr(server.store, "append", sometimes)


def numbers(server: Inside) -> list[str]:
    """Return the metrics of a server, without those that depend on time."""
    lines = server.http.get("metrics").text.splitlines()
    return [line for line in lines if not line.partition("{")[0].partition(" ")[0].endswith(TIMES)]


def written(records: list[logging.LogRecord], key: Key) -> list[str]:
    """Return what the log says about a game."""
    lines = [PlainLines().format(record) for record in records if key.game in record.getMessage()]
    return [line.replace(key.game, "GAME") for line in lines]


def test_numbers_and_logs_do_not_tell_what_is_hidden(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    held, laid = ["magic-1"], ["steal-any-1"]
    one, two = adventure({"a1": laid, "held": held}), adventure({"a1": held, "held": laid})
    loading = rich("false").record().to_text()
    wires: list[Wire] = []
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setattr("monsterlands.server.room.EntropyDealer", lambda: SeededDealer(SEED))
        patch.setattr("monsterlands.server.messaging.BURST", 1_000_000)
        caplog.set_level(logging.DEBUG, "monsterlands")
        servers = [stack.enter_context(inside(tmp_path / name)) for name in ("one", "two")]
        for server in servers:
            let_fail(server, patch)
        for seed in range(12):
            twins = (loading, loading) if seed % 2 else (one, two)
            wires.append(Faulty(servers[0], *twins, stack, servers[1]))
            walk(wires[-1], random.Random(seed), 10)
            if seed and sum(wire.apart for wire in wires[1::2]) and len(caplog.records) > 40:
                break
        told = [numbers(server) for server in servers]
        games = [wire.keys[0].game for wire in wires]
        moves = sum(len(servers[0].store.entries(game)) - 1 for game in games)
    assert all(wire.apart for wire in wires[::2])
    assert any(wire.apart for wire in wires[1::2])
    assert told[0] == told[1]
    assert f'monsterlands_moves_total{{by="person"}} {moves}.0' in told[0]
    assert 'monsterlands_refusals_total{code="wrong-seat"}' in "\n".join(told[0])
    logs = [[written(caplog.records, wire.keys[game]) for wire in wires] for game in (0, 1)]
    assert logs[0] == logs[1]
    assert sum(len(lines) for game in logs for lines in game) == len(caplog.records) > 40
    assert any("ValueError: it is broken" in line for lines in logs[0] for line in lines)
