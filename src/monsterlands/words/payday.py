"""Gold that comes in before the wages are due, in words."""

from __future__ import annotations

from ..view import Income
from .catalogue import Catalogue


def income_words(words: Catalogue, income: Income) -> str:
    """Say where gold comes from."""
    return words.say("income", kind=income.kind, name=words.title(income.name), gold=income.gold)
