"""The group at the table of one of its games, as the room of that game sees it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ...store import Entry, StoreError
from ...words import Words
from ..guest import Refusal
from ..live import LiveGame
from ..turns import TurnWatcher
from . import play
from .clock import GameTimes, Times, times
from .groups import Groups
from .refusal import GroupRefusal
from .room import GroupRoom
from .state import GroupState

log = logging.getLogger(__name__)
OTHER_ASKED = "other-asked"
"""The undo barrier of whoever has handed over to another person, who may be thinking already."""


class Company:
    """Who plays on for whom, whether the game goes on, and what a move changes about the group."""

    def __init__(
        self,
        groups: Groups,
        room: GroupRoom,
        live: LiveGame,
        watcher: TurnWatcher,
        changed: Callable[[], None],
    ) -> None:
        """Sit down.

        :param changed: called when the group has changed
        """
        self._groups = groups
        self._room = room
        self._live = live
        self._watcher = watcher
        self._changed = changed
        room.tables.append(self)

    @property
    def id(self) -> str:
        """The id of the game."""
        return self._live.id

    @property
    def group(self) -> str:
        """The id of the group."""
        return self._room.id

    @property
    def state(self) -> GroupState:
        """The group as it is now."""
        return self._room.state

    @property
    def times(self) -> GameTimes:
        """How the game stands."""
        live = self._live
        return GameTimes(live.version, live.game.seat, live.game.over, live.time_used)

    def regroup(self) -> None:
        """Hear that the group has changed."""
        self._changed()

    @property
    def goes_on(self) -> bool:
        """Whether the group plays this game, and has not ended it."""
        return play.is_open(self.state, self._room.group.game, self.id)

    @property
    def has_ended(self) -> bool:
        """Whether nobody can play on, although the game is not over."""
        return not self.goes_on and not self._live.game.over

    @property
    def waits_for_bots(self) -> bool:
        """Whether somebody will be asked again, even if nobody looks at the moment."""
        return self.goes_on and bool(play.voters(self.state))

    def stand_in(self, seat: int) -> str:
        """Return the bot that plays on for a person, or empty."""
        return self.state.seats[seat].stand_in

    def check(self, words: Words, seat: int | None) -> None:
        """Check that a person may act.

        :raises Refusal: if the game was ended, or a bot plays for them
        """
        if self.has_ended:
            raise Refusal("ended", words.say("group-ended"))
        if seat is not None and self.goes_on and self.stand_in(seat):
            raise Refusal("stand-in", words.say("group-stand-in"))

    def barrier(self, seat: int) -> str:
        """Return what keeps a seat from undoing its last step alone; empty if nothing does.

        Besides what `LiveGame.barrier` returns, it is ``"other-asked"`` if another person is asked now.
        """
        return self._live.barrier(seat) or (OTHER_ASKED if self._has_handed_over(seat) else "")

    def _has_handed_over(self, seat: int) -> bool:
        """Whether a person at another screen is asked; one person may have several seats."""
        asked, seats = self._live.game.seat, self.state.seats
        if asked is None or not self.goes_on:
            return False
        return seats[asked].is_played and seats[asked].profile != seats[seat].profile

    async def read_again(self) -> None:
        """Read the group, which another process may have changed; never raises an error of the store."""
        await self._room.read_again()

    async def look_around(self) -> None:
        """Read who is there; never raises an error of the store."""
        await self._room.look_around()

    def stands(self, state: GroupState) -> Times:
        """Return how the times of a state stand now."""
        return times(state, self._room.attendance, self.lived, self.times)

    @property
    def lived(self) -> float | None:
        """Now, by `Store.lived`; None if that is not known."""
        return self._groups.house.clock.now()

    # --- moves ---

    async def begin(self) -> None:
        """Put right what a server that died has left undone."""
        if self._live.game.over and self.goes_on:
            await self._logged(self._settle())

    def moved(self, before: int | None, stored: Entry | None) -> None:
        """Hear that the game has a new version.

        :param before: the seat that was asked before
        :param stored: its entry, if this process has stored it
        """
        asked = self._live.game.seat
        if asked != before or self._live.game.over:
            self._room.show()
        if stored is None or not self.goes_on:
            return
        if stored.request and stored.seat is not None and self.state.seats[stored.seat].left:
            self._begin(self._come_back(stored.seat))
        if self._live.game.over or self.state.undo is not None or self.state.ending:
            self._begin(self._settle())
        if asked is not None and asked != before and asked in play.voters(self.state):
            self._begin(self._watcher.asked(self.state, self.id, asked))

    async def _settle(self) -> None:
        """Change what a new version changes about the group."""
        version, over = self._live.version, self._live.game.over
        await self._groups.change(self.group, lambda state, _: play.after_move(state, version, over))

    async def _come_back(self, seat: int) -> None:
        profile, name = self.state.seats[seat].profile, self.state.seats[seat].name
        await self._groups.change(self.group, lambda state, _: play.come_back(state, profile))
        await self._groups.tell(self.group, "back", seat, name=name)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._room.begin(self._logged(work))

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for: the move is stored already."""
        try:
            await work
        except GroupRefusal as refusal:
            log.info("group %s: %s", self.group, refusal.code)
        except StoreError as error:
            log.warning("group %s: %s", self.group, error)
        except Exception:
            log.exception("group %s: something went wrong after a move", self.group)

    def close(self) -> None:
        """Rise. Calling it again does nothing."""
        if self in self._room.tables:
            self._room.tables.remove(self)
            self._room.close_if_idle()
