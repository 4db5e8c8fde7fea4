"""Twin games over the connection: to the other seats they are equal, byte by byte (R16.2)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from msgspec import to_builtins

from monsterlands import SeededDealer
from monsterlands.server.server_messages import Taken
from monsterlands.server.table.question import WireChoice
from support.adventures import clan, on
from support.knowledge import rich
from support.positions import as_toml, position
from support.servers import Guest, Inside, Key, inside

pytestmark = pytest.mark.rule("R16.2")

OWNER, WATCHERS = 0, (1, 2, None)
LANDS: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-1a", "monster": "Snailer"},
    "land_b": {"land": "Yuha", "header": "header-2a", "monster": "Gator"},
    "entrance": "Krinx",
}
SEED = 7


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that deals every game the same, and lets everybody ask as fast as they like."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("monsterlands.server.room.EntropyDealer", lambda: SeededDealer(SEED))
        patch.setattr("monsterlands.server.socket.BURST", 1_000_000)
        with inside(tmp_path_factory.mktemp("fair") / "games") as running:
            yield running


class Wire:
    """Two games side by side, each with a guest at every seat and one who looks on."""

    def __init__(self, server: Inside, one: str, two: str, stack: ExitStack) -> None:
        self.keys = [server.take_in(record) for record in (one, two)]
        self.both = [self._seated(server, key, stack) for key in self.keys]
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


def ask_around(guest: Guest) -> None:
    """Ask for whatever may be asked, and try what may not be done."""
    if guest.table.seat is None or guest.table.seat != guest.question.seat:
        for choice in ("load trap initial", "reveal", "done", "nonsense"):
            guest.refused("answer", request="no", version=guest.version, choice=choice)
        guest.ask("undo", request="no", version=guest.version + 1)
    for thing in ("path:a1", "path:b2", "trap:initial", "trap:magic-1", "die:S", "space:mine 1"):
        guest.ask("why", request="why", thing=thing)
    for path in ("a1", "a2", "b1", "b2", "e1"):
        guest.ask("chances", request="odds", path=path)
    for name in ("magic-1", "path a1", "a1", "fire"):
        guest.ask("help", request="what", name=name)
    guest.ask("look-back", request="back", step=0)


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
            answers = _answers(one.question.choices, two.question.choices, wire.asked, pick)
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


def _answers(
    one: tuple[WireChoice, ...], two: tuple[WireChoice, ...], asked: int | None, pick: random.Random
) -> tuple[str, str] | None:
    loading = [choice for choice in one if choice.kind == "load-trap"]
    telling = loading or [choice for choice in one if choice.kind in ("path", "assign")]
    choice = pick.choice(telling if telling and pick.random() < 0.8 else one)
    if choice.kind == "load-trap" and asked == OWNER:
        loads = [other.spelling for other in two if other.kind == "load-trap"]
        return choice.spelling, pick.choice(loads)
    shared = sorted({each.spelling for each in one} & {each.spelling for each in two} - {"reveal"})
    if choice.spelling in shared:
        return choice.spelling, choice.spelling
    return (shared[0], shared[0]) if shared else None


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
