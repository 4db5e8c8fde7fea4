"""Searching for the best answer by playing on from it (see docs/players.md)."""

from .search import Search, Thought, check_budget

__all__ = ["Search", "Thought", "check_budget"]
