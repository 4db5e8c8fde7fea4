"""Tell people whose page is closed that something waits for them.

Whether and when somebody is told depends on what everybody at the table knows: who is asked, the pace, the
round and the windows that are open.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

from ...store import Group, Store, StoreError, UnknownGame, UnknownGroup
from ..groups.play import missing
from ..groups.state import GroupState, read_state
from ..limits import RateLimit
from ..store_thread import StoreThread
from ..summary import StoredSummary, decode
from .notice import Notice
from .push import Push

log = logging.getLogger(__name__)
PATIENCE = 60.0
"""Seconds that somebody may be asked until they are told; at a pace of days they are told at once."""
LIVE_LASTS = 3600
DAY = 24 * 3600
BURST, PER_SECOND = 3, 1 / 60
"""How often one person is told something about one group."""
MOST_LIMITS = 10_000


@dataclass(frozen=True, slots=True)
class _Table:
    """A game of a group, as everybody knows it."""

    game: str
    group: Group
    state: GroupState
    shown: StoredSummary
    version: int
    looking: frozenset[str]
    """The people who have a window of the group in front."""

    def waits_for(self, seat: int) -> bool:
        """Return whether a person is asked, and no bot plays for them."""
        if self.state.phase != "playing" or self.group.game != self.game or self.shown.asked != seat:
            return False  # the seats may be those of the next game
        return self.state.seats[seat].is_played


class Bell:
    """Hears what happens in groups, and tells those who do not look."""

    def __init__(
        self, push: Push, store: StoreThread, wait: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """Make a bell.

        :param wait: waits for some seconds; a test may have its own
        """
        self._push = push
        self._store = store
        self._wait = wait
        self._turns: dict[str, asyncio.Task[None]] = {}
        """By game, what waits until somebody has been asked for a while."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._limits: OrderedDict[tuple[str, str], RateLimit] = OrderedDict()

    # --- whose turn it is ---

    async def asked(self, state: GroupState, game: str, seat: int) -> None:
        """Hear that a seat is asked now, and that another one was asked before; see `TurnWatcher`."""
        if (before := self._turns.pop(game, None)) is not None:
            before.cancel()
        if self._push.public_key:
            turn = self._begin(self._tell_turn(state.seats[seat].profile, game, seat))
            self._turns[game] = turn
            turn.add_done_callback(lambda _: self._turns.get(game) is turn and self._turns.pop(game))

    async def _tell_turn(self, profile: str, game: str, seat: int) -> None:
        if not await self._store.read(lambda store: store.subscriptions(profile)):
            return
        table = await self._store.read(lambda store: _read_table(store, game))
        if table is None or not table.waits_for(seat):
            return
        if table.state.pace.kind != "days":
            await self._wait(PATIENCE)
            since = table.version
            table = await self._store.read(lambda store: _read_table(store, game))
            if table is None or not table.waits_for(seat):
                return
            later = await self._store.read(lambda store: store.entries(game, since))
            if any(entry.seat != seat for entry in later):
                return  # this is another turn of theirs, which has its own message
        if table.state.seats[seat].profile == profile and profile not in table.looking:
            shown = table.shown
            self._tell(
                profile, table.group, "push-turn", f"#/game/{game}", round=shown.round, rounds=shown.rounds
            )

    # --- what else happens ---

    async def changed(self, before: Group, after: Group) -> None:
        """Hear that a group has changed. The process that has stored it calls it, once."""
        if self._push.public_key:
            self._begin(self._tell_change(before, after))

    async def _tell_change(self, before: Group, after: Group) -> None:
        was, now = read_state(before), read_state(after)
        if was.phase == "lobby" and now.phase == "playing":
            others = [person for person in now.members if person != now.host]
            await self._tell_away(after, others, "push-begun", f"#/game/{after.game}")
        elif was.phase in ("over", "ended") and now.phase == "lobby":
            wanting = next((seat for seat in now.seats if seat.ready and seat.profile), None)
            if wanting is not None:
                others = [person for person in now.members if person != wanting.profile]
                await self._tell_away(after, others, "push-rematch", f"#/group/{after.id}", name=wanting.name)
        elif now.undo is not None and (was.undo is None or was.undo.version != now.undo.version):
            asking = now.seats[now.undo.seat]
            others = [now.seats[number].profile for number in missing(now, now.undo)]
            await self._tell_away(after, others, "push-undo", f"#/game/{after.game}", name=asking.name)

    async def _tell_away(
        self, group: Group, people: Iterable[str], message: str, address: str, **values: int | str
    ) -> None:
        windows = await self._store.read(lambda store: store.windows(group.id))
        looking = {window.profile for window in windows if window.looks}
        for person in dict.fromkeys(people):
            if person not in looking:
                self._tell(person, group, message, address, **values)

    # --- telling ---

    def _tell(self, person: str, group: Group, message: str, address: str, **values: int | str) -> None:
        if not self._limit(person, group.id).take():
            return  # they were told a moment ago
        state = read_state(group)
        is_slow = state.pace.kind == "days"
        names = [seat.name for seat in state.seats if seat.profile not in ("", person)]
        self._push.send(
            person,
            Notice(
                message,
                address,
                group.id,
                names,
                values,
                lasts=max(1, state.pace.days) * DAY if is_slow else LIVE_LASTS,
                urgency="normal" if is_slow else "high",
            ),
        )

    def _limit(self, person: str, group: str) -> RateLimit:
        key = (person, group)
        if key not in self._limits:
            self._limits[key] = RateLimit(BURST, PER_SECOND)
            if len(self._limits) > MOST_LIMITS:
                self._limits.popitem(last=False)
        self._limits.move_to_end(key)
        return self._limits[key]

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        """Forget whom it wanted to tell."""
        for task in self._tasks:
            task.cancel()


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    """Tell somebody; what goes wrong is logged, because the game goes on without it."""
    try:
        await work
    except (UnknownGame, UnknownGroup):
        pass  # it was deleted meanwhile
    except StoreError as error:
        log.warning("somebody was not told: %s", error)
    except Exception:
        log.exception("somebody was not told")


def _read_table(store: Store, game: str) -> _Table | None:
    """Read a game of a group; None if no group plays it."""
    of = store.group_of_game(game)
    if of is None:
        return None
    group, info = store.group(of), store.info(game)
    looking = frozenset(window.profile for window in store.windows(of) if window.looks)
    return _Table(game, group, read_state(group), decode(info.summary), info.version, looking)
