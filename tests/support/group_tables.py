"""Friends at the table of a game, and a clock in the test's hand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from monsterlands.server.groups.messages import WireGroup
from monsterlands.server.groups.state import GroupState, read_state
from monsterlands.server.summary import decode
from monsterlands.store import Entry, Store
from support.databases import waited
from support.groups import GroupWindow, Person
from support.servers import Guest, Inside, Line, rooms_of
from support.stores import run_sql


@dataclass(slots=True)
class GroupTable:
    """A game of a group: its people, their windows and their places at the table, by seat."""

    store: Store
    group: str
    game: str
    people: list[Person]
    windows: list[GroupWindow]
    guests: list[Guest]
    pick: random.Random = field(default_factory=lambda: random.Random(7))

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        asked = decode(self.store.info(self.game).summary).asked
        assert asked is not None
        return asked

    @property
    def other(self) -> int:
        """The seat of a person who is not asked."""
        asked = self.asked
        return next(seat for seat in range(len(self.people)) if seat != asked)

    @property
    def version(self) -> int:
        """The version of the game."""
        return self.store.info(self.game).version

    @property
    def state(self) -> GroupState:
        """The group as it is stored."""
        return read_state(self.store.group(self.group))

    @property
    def entries(self) -> list[Entry]:
        """The entries of the game."""
        return self.store.entries(self.game)

    def shown(self, seat: int) -> WireGroup:
        """Listen until the window of a seat shows the group as it is stored; return it."""
        version = self.store.group(self.group).version
        return self.windows[seat].until_shown(lambda group: group.version >= version)

    def move(self, times: int = 1) -> None:
        """Let whoever is asked answer at random."""
        for _ in range(times):
            guest = self.guests[self.asked]
            guest.up_to(self.version)
            assert guest.play(self.pick.randrange, 1) == 1

    def move_until(self, asked: int) -> None:
        """Play until somebody is asked."""
        while self.asked != asked:
            self.move()

    def play_until_barrier(self) -> int:
        """Play until somebody cannot undo their last step alone; return their seat."""
        while True:
            seat = self.asked
            self.move()
            if self.guests[seat].question.undo:
                return seat

    def hand_over(self) -> int:
        """Let whoever is asked end their turn, so that somebody else is asked; return their seat."""
        while True:
            seat = self.asked
            guest = self.guests[seat]
            guest.up_to(self.version)
            if "end turn" in guest.spelled():
                guest.answer("end turn")
                if self.asked != seat:
                    return seat
            else:
                self.move()

    def do(self, seat: int, method: str, path: str, body: Any = None) -> None:
        """Let the person of a seat do something with the group."""
        self.people[seat].do(method, f"groups/{self.group}/{path}", body)

    def refused(self, seat: int, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Let the person of a seat try something that is refused; return the status and the sentence."""
        return self.people[seat].refused(method, f"groups/{self.group}/{path}", body)

    def close(self) -> None:
        """Close all windows."""
        lines: tuple[Line[Any], ...] = (*self.windows, *self.guests)
        for line in lines:
            line.close()

    def wait(self, seat: int) -> None:
        """Wait until bots have played on, and a person is asked."""
        assert waited(lambda: decode(self.store.info(self.game).summary).asked == seat)


@contextmanager
def group_table(
    server: Inside, *people: Person, bots: Sequence[str] = (), **options: Any
) -> Generator[GroupTable, None, None]:
    """Let people begin a game; each has a seat, a window of the group and one of the table."""
    with ExitStack() as stack:
        host, *others = people
        group = host.new_group("me", *["friend" for _ in others], *bots, **options)
        windows = [stack.enter_context(host.open(group))]
        for seat, person in enumerate(people):
            if seat:
                person.join(windows[0].group.invitation)
                windows.append(stack.enter_context(person.open(group)))
            person.do("PATCH", f"groups/{group}/seats/{seat}", {"ready": True})
        game = host.begin(group).game
        guests = [stack.enter_context(person.sit(game)) for person in people]
        lines: tuple[Line[Any], ...] = (*windows, *guests)
        for line in lines:
            line.socket.close_timeout = 0.1  # some leave much unread, and do not wait for a goodbye
        yield GroupTable(server.store, group, game, list(people), windows, guests)


def let_pass(server: Inside, seconds: float, *others: Inside) -> None:
    """Let time pass for all games of a server, and of others on the same database."""
    run_sql(server.store, "UPDATE clock SET lived = lived + :seconds", seconds=seconds)
    for each in (server, *others):
        clock = rooms_of(each).clock
        asyncio.run_coroutine_threadsafe(clock.live_on(), clock._running.get_loop()).result(30)
