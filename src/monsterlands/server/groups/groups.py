"""The groups that are open in this process, and how a group is changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from ...store import Change, Group, StoreError, UnknownGroup
from ..turns import NobodyWatches, TurnWatcher
from .farewell import leave_for_good
from .house import GroupHouse
from .refusal import GroupRefusal
from .room import GroupRoom, load_room
from .state import GroupState, read_state, write_state
from .talk import Told, told_line

log = logging.getLogger(__name__)
MOST_TRIES = 20
"""How often a change is tried again because another process was faster."""
GOODBYE = 1.0
"""Seconds that the server waits until its windows are stored as closed."""

Work = Callable[[GroupState, Group], GroupState | tuple[GroupState, Group]]
"""Changes a state and returns it; with the group, if its game, its invitation or its link change, too.

It may be called several times, each time with what is stored then. It raises `GroupRefusal`.
"""


class Groups:
    """The groups of this process; others are opened from the store on demand."""

    def __init__(self, house: GroupHouse) -> None:
        self.house = house
        self.watcher: TurnWatcher = NobodyWatches()
        """Hears what changes about groups."""
        self._store = house.store
        self._open: dict[str, GroupRoom] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By group, held while it is opened or changed in this process."""

    # --- rooms ---

    async def room(self, group: str) -> GroupRoom:
        """Return the room of a group.

        :raises GroupRefusal: if there is no such group
        :raises StoreError: if it cannot be read
        """
        async with self._lock(group):
            if group not in self._open:
                try:
                    found, attendance = await self._store.read(lambda store: load_room(store, group))
                except UnknownGroup:
                    raise GroupRefusal("unknown") from None
                self._open[group] = GroupRoom(found, attendance, self.house, self._forget)
                self.house.metrics.groups.inc()
            return self._open[group]

    async def of_game(self, game: str) -> GroupRoom | None:
        """Return the room of the group that plays a game; None if no group does.

        Whoever keeps it adds itself to its `tables` at once, so that it stays open, and later removes itself
        and calls `close_if_idle`.

        :raises StoreError: if it cannot be read
        """
        group = await self._store.read(lambda store: store.group_of_game(game))
        if group is None:
            return None
        with contextlib.suppress(GroupRefusal):  # it was deleted just now
            return await self.room(group)
        return None

    def _lock(self, group: str) -> asyncio.Lock:
        return self._locks.setdefault(group, asyncio.Lock())

    def _forget(self, room: GroupRoom) -> None:
        if self._open.get(room.id) is room:
            del self._open[room.id]
            self.house.metrics.groups.dec()

    # --- changes ---

    async def read(self, group: str) -> tuple[GroupState, Group]:
        """Return a group as it is stored.

        :raises GroupRefusal: if there is no such group
        """
        try:
            found = await self._store.read(lambda store: store.group(group))
        except UnknownGroup:
            raise GroupRefusal("unknown") from None
        return read_state(found), found

    async def change(self, group: str, work: Work) -> GroupState:
        """Change a group, store it and show it; return its state. If another process is faster, try again.

        A group that nobody belongs to any more is gone for everybody; it is kept only for its games.

        :raises GroupRefusal: if the change is refused; nothing has changed then
        :raises StoreError: if it cannot be stored
        """
        async with self._lock(group):
            for _ in range(MOST_TRIES):
                state, before = await self.read(group)
                changed = _changed(before, work(state, before))
                if changed is before:
                    return read_state(before)
                if await self.save(changed):
                    await self.watcher.changed(before, changed)
                    return await self._told_of_host(before, changed)
        raise GroupRefusal("busy")

    async def _told_of_host(self, before: Group, group: Group) -> GroupState:
        """Tell who is the host if that has changed; return the state."""
        state = read_state(group)
        if state.host and state.host != read_state(before).host:
            await self.tell(group.id, "host", name=state.seats[state.seats_of(state.host)[0]].name)
        return state

    async def forget(self, profile: str) -> None:
        """Let somebody leave all their groups for good, before their profile is deleted.

        :raises StoreError: if that cannot be stored
        """
        for group in await self._store.read(lambda store: store.groups_of(profile)):
            seats = read_state(group).seats_of(profile)
            with contextlib.suppress(GroupRefusal):  # they left at this moment
                await self.change(group.id, lambda state, _: leave_for_good(state, profile))
                for seat in seats[:1]:
                    await self.tell(group.id, "left", name=read_state(group).seats[seat].name)

    async def save(self, group: Group) -> bool:
        """Store the next version of a group, and show it; return False if another process was faster.

        :raises GroupRefusal: if there is no such group any more
        """
        try:
            if not await self._store.write(lambda store: store.save_group(group)):
                return False
        except UnknownGroup:
            raise GroupRefusal("unknown") from None
        self.adopt(group)
        return True

    def adopt(self, group: Group) -> None:
        """Show a version of a group that is stored."""
        if (room := self._open.get(group.id)) is not None:
            room.adopt(group)

    async def tell(
        self, group: str, code: Told, seat: int | None = None, profile: str = "", **values: int | str
    ) -> None:
        """Tell a group what has happened; an error of the store is logged, because it has happened.

        :param seat: the seat that it is about
        :param profile: whom it is about, if they are told it in other words
        """
        line = told_line(code, seat, profile, **values)
        try:
            await self._store.write(lambda store: store.say(group, line))
        except UnknownGroup:
            return  # the last one has left
        except StoreError as error:
            log.warning("group %s is not told: %s", group, error)
            return
        room = self._open.get(group)
        if room is not None and not self._store.is_shared:
            await room.read_talk()

    # --- other processes ---

    def hear(self, change: Change | None) -> None:
        """Hear what a process has changed; None if that can be anything."""
        if change is None:
            for each in list(self._open.values()):
                each.begin(each.read_again())
                each.begin(each.read_talk())
                each.begin(each.look_around())
                each.begin(each.read_game())
            return
        if change.kind == "moved":
            for each in self._open.values():
                if each.group.game == change.game:
                    each.begin(each.read_game())
            return
        room = self._open.get(change.game)
        if room is None:
            return
        if change.kind == "windows":
            room.begin(room.look_around())
        elif change.kind == "talk" and not room.has_heard(change.version):
            room.begin(room.read_talk())
        elif change.kind == "group" and change.version == 0:
            room.close("deleted")
        elif change.kind == "group" and change.version > room.group.version:
            room.begin(room.read_again())

    async def close(self) -> None:
        """Disconnect all windows, and wait a moment until they are stored as closed."""
        rooms = list(self._open.values())
        for room in rooms:
            room.close("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(room.is_busy for room in rooms):
                    await asyncio.sleep(0.01)


def _changed(before: Group, done: GroupState | tuple[GroupState, Group]) -> Group:
    """Return the next version of a group; the same object if nothing has changed."""
    state, group = done if isinstance(done, tuple) else (done, before)
    text = write_state(state)
    if group == before and text == before.state:
        return before
    if not state.members:  # nobody comes in any more, and nobody looks on
        group = replace(group, invitation="", watching="")
    return replace(group, version=before.version + 1, state=text, members=state.members, changed=time.time())
