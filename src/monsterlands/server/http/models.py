"""The base of the bodies of requests and answers, and what several of them share."""

from __future__ import annotations

from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel

Difficulty = Literal["tutorial", "normal", "hard", "cutthroat"]
Affinity = Literal["fire", "water", "air", "jungle"]


class HttpModel(BaseModel):
    """A body, written in camel case and strict.

    Answers are called ``HttpBox``, ``HttpCard`` …; the types of the client leave the prefix out.
    """

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid", strict=True)

    @classmethod
    def of(cls, *sources: object, **others: Any) -> Self:
        """Fill the model: `others` by name, each other field from the first source that has it."""
        fields = [name for name in cls.model_fields if name not in others]
        same = {name: next(getattr(each, name) for each in sources if hasattr(each, name)) for name in fields}
        return cls(**same, **others)


class HttpProblem(HttpModel):
    """What was wrong, and what would be right."""

    detail: str
