"""Search for the best answer with playouts (see docs/players.md)."""

from .search import Search, Thought, check_budget

__all__ = ["Search", "Thought", "check_budget"]
