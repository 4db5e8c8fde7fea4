"""Hints: which choice is best, and why, in typed values (see docs/hint.md)."""

from .hint import NoHint, hint

__all__ = ["NoHint", "hint"]
