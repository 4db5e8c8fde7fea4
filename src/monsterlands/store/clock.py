"""The clock that stands still while no server runs, and small values that the house keeps for ever."""

from __future__ import annotations

from sqlalchemy import select, text

from .database import StorePart
from .people_tables import clock, house

MOST = 15
"""Seconds that are counted at once at most: after a longer time, no server was running."""


class Clock(StorePart):
    """The part of a store that counts how long servers have run, and keeps values of the house."""

    def lived(self) -> float:
        """Return the seconds that servers have run, as counted last. They never become less."""
        with self._database.reading() as connection:
            return connection.execute(select(clock.c.lived)).scalar() or 0.0

    def live_on(self) -> None:
        """Count the time since this was last called, by any process; at most 15 seconds.

        A running server calls it every few seconds. If the clock of the machine is set back, nothing is
        counted this once.
        """
        with self._database.writing(lasting=False) as connection:
            connection.execute(text(LIVE_ON.format(now=self._database.clock)), {"most": MOST})

    def put_clock_forward(self, lived: float) -> None:
        """Let at least this many seconds have been counted, as after games were copied from another store."""
        with self._database.writing() as connection:
            connection.execute(text(FORWARD.format(now=self._database.clock)), {"lived": lived})

    def house_value(self, name: str) -> str | None:
        """Return a value that the house keeps, or None."""
        with self._database.reading() as connection:
            return connection.execute(select(house.c.value).where(house.c.name == name)).scalar()

    def house_values(self) -> dict[str, str]:
        """Return all values that the house keeps, by their names."""
        with self._database.reading() as connection:
            rows = connection.execute(select(house.c.name, house.c.value))
            return {row.name: row.value for row in rows}

    def keep_house_value(self, name: str, value: str) -> str:
        """Keep a value, unless somebody has stored one already; return the one that is kept."""
        with self._database.writing() as connection:
            connection.execute(KEEP, {"name": name, "value": value})
            kept = connection.execute(select(house.c.value).where(house.c.name == name))
            return str(kept.scalar_one())


LIVE_ON = """
INSERT INTO clock (name, lived, counted) VALUES ('games', 0, {now})
ON CONFLICT (name) DO UPDATE SET counted = {now}, lived = clock.lived + CASE
    WHEN {now} < clock.counted THEN 0
    WHEN {now} - clock.counted > :most THEN :most
    ELSE {now} - clock.counted
END
"""
FORWARD = """
INSERT INTO clock (name, lived, counted) VALUES ('games', :lived, {now})
ON CONFLICT (name) DO UPDATE SET lived = excluded.lived WHERE excluded.lived > clock.lived
"""
KEEP = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
