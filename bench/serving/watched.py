"""Run the command line with a watch on the event loop: how long does one callback hold it?

Usage: python bench/serving/watched.py FILE serve …

SIGUSR1 writes to FILE, as JSON, the longest holds since the last time, in milliseconds of processor time.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import signal
import sys
import time
from pathlib import Path

from monsterlands.cli.main import main

KEPT = 1000
"""How many holds are kept: the longest."""


def watch(file: Path) -> None:
    """Measure every callback of event loops, and write the longest when asked."""
    longest: list[float] = []
    run = asyncio.Handle._run

    def measured(self: asyncio.Handle) -> None:
        # Processor time of this thread, because others may have the processor meanwhile.
        start = time.thread_time()
        run(self)
        held = time.thread_time() - start
        if len(longest) < KEPT:
            heapq.heappush(longest, held)
        elif held > longest[0]:
            heapq.heapreplace(longest, held)

    def write(*_: object) -> None:
        found = sorted((1000 * held for held in longest), reverse=True)
        longest.clear()
        made = file.with_suffix(".made")
        made.write_text(json.dumps(found))
        made.rename(file)

    asyncio.Handle._run = measured
    signal.signal(signal.SIGUSR1, write)


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
