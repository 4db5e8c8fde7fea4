"""What a host can measure: tables, guests, moves, thoughts and refusals, for Prometheus.

No number depends on what is hidden in a game, and none names a game, a player or an address.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable with the folder in which several processes of one machine keep their numbers together."""
MOVE_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
THOUGHT_SECONDS = (0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.tables = Gauge(
            "monsterlands_tables", "Open tables", registry=registry, multiprocess_mode="livesum"
        )
        self.guests = Gauge(
            "monsterlands_guests", "Clients at tables", registry=registry, multiprocess_mode="livesum"
        )
        self.groups = Gauge(
            "monsterlands_groups", "Open groups", registry=registry, multiprocess_mode="livesum"
        )
        self.talk = Counter("monsterlands_talk_lines", "Lines of talk", ["kind"], registry=registry)
        self.moves = Counter("monsterlands_moves", "Stored moves", ["by"], registry=registry)
        self.acknowledged = Histogram(
            "monsterlands_acknowledgement_seconds",
            "From a message of a player to its acknowledgement",
            buckets=MOVE_SECONDS,
            registry=registry,
        )
        self.thoughts = Histogram(
            "monsterlands_thought_seconds",
            "From the question of a bot or a hint to its answer, with waiting",
            ["of"],
            buckets=THOUGHT_SECONDS,
            registry=registry,
        )
        self.refusals = Counter("monsterlands_refusals", "Refused messages", ["code"], registry=registry)
        self.answers = Counter("monsterlands_http_answers", "Answers by status", ["code"], registry=registry)

    @contextmanager
    def thought(self, of: str) -> Generator[None]:
        """Measure a thought of a bot or a hint."""
        begun = perf_counter()
        try:
            yield
        finally:
            self.thoughts.labels(of).observe(perf_counter() - begun)

    def text(self) -> bytes:
        """Return all numbers as Prometheus reads them: of this process, or of all that share the folder."""
        if TOGETHER not in os.environ:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
