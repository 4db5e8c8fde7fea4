"""Showing: what a seat may know of a game, as the messages of the wire, with every sentence ready to read."""

from .table import show_table

__all__ = ["show_table"]
