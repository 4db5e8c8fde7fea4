"""How often somebody may do something: rates of messages, and quotas of an address and of a profile."""

from __future__ import annotations

import hashlib
import re
import time
from collections import OrderedDict

from .crowd import party_of

MOST_PARTIES = 10_000
"""How many addresses are remembered; then those are forgotten that asked for nothing longest."""
READING, CHANGING, BEGINNING, ARRIVING = "reading", "changing", "beginning", "arriving"
RATES = {READING: (300, 20.0), CHANGING: (30, 1.0), BEGINNING: (20, 1 / 120), ARRIVING: (20, 1 / 60)}
"""What an address may ask at once, and then each second: read, change, begin games, make profiles."""
READS = ("GET", "HEAD")
GUESSES, ALL_GUESSES = (10, 1 / 60), (500, 2.0)
"""How many wrong words or codes are borne at once, and then each second: of an address, and in all."""
BEGINS = re.compile(
    r"/api/(records|campaigns|groups|games(/[^/]+/again)?|campaigns/[^/]+/games|groups/[^/]+/begin)/?"
)
"""The routes that begin a game, a campaign or a group, which takes room on the disk."""
PROBLEMS = {
    READING: "http-too-many",
    CHANGING: "http-too-many",
    BEGINNING: "http-too-many-games",
    ARRIVING: "http-too-many-profiles",
}


class RateLimit:
    """A token bucket: `most` messages at once, and then `per_second`."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Count a message; return False if it is one too many."""
        if not self.has_room():
            return False
        self._left -= 1
        return True

    def has_room(self) -> bool:
        """Return whether another message may come, without counting one."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left >= 1


class Quotas:
    """How much each address and each profile may still ask."""

    def __init__(self) -> None:
        self._limits: OrderedDict[tuple[str, str], RateLimit] = OrderedDict()

    def problem(self, address: str, method: str, path: str, secret: str = "") -> str:
        """Count a request; return why it is refused, or empty.

        :param secret: what the request says who it comes from, or empty; one person may have many addresses
        """
        kinds = _kinds(method, path)
        refused = next((kind for kind in kinds if not self.take(address, kind)), "")
        if not refused and secret and method not in READS:
            person = hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
            refused = next((kind for kind in kinds if not self._limit(person, kind).take()), "")
        return PROBLEMS[refused] if refused else ""

    def take(self, address: str, kind: str) -> bool:
        """Count something of a kind that an address does; return False if it is one too many."""
        return self._limit(party_of(address), kind).take()

    def _limit(self, party: str, kind: str) -> RateLimit:
        key = (party, kind)
        if key not in self._limits:
            self._limits[key] = RateLimit(*RATES[kind])
            if len(self._limits) > MOST_PARTIES * len(RATES):
                self._limits.popitem(last=False)
        self._limits.move_to_end(key)
        return self._limits[key]


class Guesses:
    """How often somebody may still be wrong about a secret that is short: of an address, and all together."""

    def __init__(self) -> None:
        self._parties: OrderedDict[str, RateLimit] = OrderedDict()
        self._all = RateLimit(*ALL_GUESSES)

    def allowed(self, address: str) -> bool:
        """Return whether an address may try; ask before the secret is looked up.

        One that was never wrong may always try, so that nobody can keep all others out by being wrong.
        """
        limit = self._parties.get(party_of(address))
        return limit is None or (limit.has_room() and self._all.has_room())

    def wrong(self, address: str) -> None:
        """Count a wrong guess of an address."""
        party = party_of(address)
        if party not in self._parties:
            self._parties[party] = RateLimit(*GUESSES)
            if len(self._parties) > MOST_PARTIES:
                self._parties.popitem(last=False)
        self._parties.move_to_end(party)
        self._parties[party].take()
        self._all.take()


def _kinds(method: str, path: str) -> tuple[str, ...]:
    if method in READS:
        return (READING,)
    return (CHANGING, BEGINNING) if method == "POST" and BEGINS.fullmatch(path) else (CHANGING,)
