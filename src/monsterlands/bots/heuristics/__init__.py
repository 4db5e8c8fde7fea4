"""Rules of thumb for every question: good enough for a player, fast enough for the playouts of a search."""

from .rules import answer
from .style import GREEDY, QUICK, Style

__all__ = ["GREEDY", "QUICK", "Style", "answer"]
