"""What guests are shown of one version of a game; guests with the same view share it."""

from __future__ import annotations

import logging
from collections.abc import Container
from functools import cached_property

from ..words import Words
from .events import WireHappened, wire_event
from .groups.company import Company
from .guest import Guest
from .history import ROUND
from .live import Draft, LiveGame, seen
from .log import WireLine
from .server_messages import Update
from .table.changes import Changes, changes_between
from .table.public import PublicParts, show_public
from .table.table import WireTable, show_table

log = logging.getLogger(__name__)

View = tuple[int | None, str]
"""The seat that looks, or None, and its language: all that a table depends on."""


class ShownVersion:
    """The tables, lines and events of a version, each made when the first guest with that view needs it."""

    def __init__(self, live: LiveGame, draft: Draft | None = None, company: Company | None = None) -> None:
        """Show a game as it is now.

        :param draft: what has just been done, if something was
        :param company: the group that plays, if it is the game of one
        """
        self._live = live
        self._company = company
        self._draft = draft
        self._public: dict[str, PublicParts] = {}
        self._tables: dict[View, WireTable] = {}
        self._changes: dict[View, tuple[WireTable, Changes]] = {}
        """With the table before: guests who were shown the same one share the changes."""
        self._lines: dict[View, tuple[WireLine, ...]] = {}
        self._events: dict[int | None, tuple[WireHappened, ...]] = {}

    def update(self, guest: Guest, with_lines: bool = True) -> Update:
        """Return the update for a guest: only what changed, if it has been shown that view before.

        :param with_lines: False if the guest has got the whole log already
        """
        live, draft = self._live, self._draft
        asked = live.game.seat
        waits = len(guest.seats) > 1 and guest.sitting is None and asked in guest.seats
        before, table = guest.table, self._table_for(guest.words, guest.sitting)
        changes = None
        if before is not None and before.seat == table.seat:
            changes = self._changes_for(guest.words, before, table)
        guest.table = table
        return Update(
            version=live.version,
            lines=self._lines_for(guest.words, guest.sitting) if with_lines else (),
            dropped=draft.dropped if draft else (),
            undone_by=draft.entry.seat if draft and draft.dropped else None,
            events=self._events_for(guest.sitting),
            table=table if changes is None else None,
            changes=changes or {},
            handover=asked if waits else None,
            assisted=live.assisted,
        )

    def _lines_for(self, words: Words, seat: int | None) -> tuple[WireLine, ...]:
        if self._draft is None:
            return ()
        if seat not in self._concerned:
            seat = None
        key = (seat, words.language)
        if key not in self._lines:
            try:
                self._lines[key] = tuple(self._live.lines(self._draft, words, seat))
            except Exception:
                # The table is worth more than its log, which a client gets again when it reconnects.
                log.exception("game %s: the log cannot be written", self._live.id)
                return ()
        return self._lines[key]

    def _events_for(self, seat: int | None) -> tuple[WireHappened, ...]:
        if self._draft is None:
            return ()
        if seat not in self._concerned:
            seat = None
        if seat not in self._events:
            self._events[seat] = tuple(map(wire_event, seen(self._draft.heard, seat)))
        return self._events[seat]

    @cached_property
    def _concerned(self) -> Container[int | None]:
        """The seats that hear something else than a spectator: events are about them, or a round begins."""
        events = seen(self._draft.heard, None) if self._draft else []
        if any(event.kind == ROUND for event in events):
            return range(len(self._live.seats))
        return {event.seat for event in events}

    def _changes_for(self, words: Words, before: WireTable, table: WireTable) -> Changes:
        key = (table.seat, words.language)
        if key not in self._changes or self._changes[key][0] is not before:
            self._changes[key] = (before, changes_between(before, table))
        return self._changes[key][1]

    def _table_for(self, words: Words, seat: int | None) -> WireTable:
        key = (seat, words.language)
        if key not in self._tables:
            self._tables[key] = self._table(words, seat)
        return self._tables[key]

    def _table(self, words: Words, seat: int | None) -> WireTable:
        live = self._live
        if words.language not in self._public:
            self._public[words.language] = show_public(
                words, live.game.view(None), live.players, self._dice, live.kept_parts[words.language]
            )
        return show_table(
            words,
            live.game,
            seat,
            live.players,
            undo="other-seat" if seat is None else (self._company or live).barrier(seat),
            across=live.across,
            together=self._company is not None,
            ending=live.ending(words, seat),
            public=self._public[words.language],
        )

    @cached_property
    def _dice(self) -> dict[str, int | None]:
        return self._live.dice
