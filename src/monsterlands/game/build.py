"""How this engine was built."""

from ..rules import engine

COMPILED = not (engine.__file__ or "").endswith(".py")
"""Whether the rules run as native code."""
