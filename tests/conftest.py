"""Settings for all tests."""

from __future__ import annotations

import signal

# A shell starts background jobs with Ctrl-C ignored, and programs that tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
