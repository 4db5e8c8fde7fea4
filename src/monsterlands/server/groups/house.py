"""What all groups of a server share."""

from __future__ import annotations

from dataclasses import dataclass

from ..lines import OpenLines
from ..lived_clock import LivedClock
from ..metrics import Metrics
from ..store_thread import StoreThread


@dataclass(frozen=True, slots=True)
class GroupHouse:
    """The server around the groups.

    :param clock: how long servers have run so far
    :param lines: all open connections, to groups and to tables
    :param talk: whether its host allows people to talk
    """

    store: StoreThread
    metrics: Metrics
    clock: LivedClock
    lines: OpenLines
    talk: bool = True
