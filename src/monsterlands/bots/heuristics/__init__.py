"""Rules of thumb for every question: good enough to play by, and fast enough to play on with in a search."""

from .rules import answer
from .style import GREEDY, QUICK, Style

__all__ = ["GREEDY", "QUICK", "Style", "answer"]
