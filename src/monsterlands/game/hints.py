"""Hints: the legal choices, the best first, with figures and reasons. Values only, no sentences.

`monsterlands.bots.hint` makes them; a terminal or a browser shows them.
"""

from __future__ import annotations

from dataclasses import dataclass

from .choices import Preview
from .names import Choice, Subject


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """It is the only legal choice."""


@dataclass(frozen=True, slots=True)
class RuleReason:
    """A rule of thumb recommends it, and no other choice was worth trying."""


@dataclass(frozen=True, slots=True)
class OddsReason:
    """The chances of a path, from 0 to 1, if it is loaded as the rules of thumb would load it.

    It rolls for the most glory; `docs/odds.md` says what is assumed.
    """

    path: str
    mercenary: str
    surviving: float
    dying: float
    capturing: float
    eliminating: float
    conquering: float
    fulfilling: float
    glory: float
    """The expected glory that the path brings or costs."""
    looting: float = 0.0
    """Coming home without a success, and so with loot (R9.3)."""


@dataclass(frozen=True, slots=True)
class CostReason:
    """What the choice costs and brings at once, with the answers that the rules of thumb give after it.

    It goes up to the next chance event, or to the end of the action.
    """

    preview: Preview
    then: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class WagesReason:
    """What the choice, and what follows it, does to the wages (R10.4): some gold is missing, or no more."""

    due: int
    gold: int
    """The gold at hand then."""
    sure: int
    """What is certain to come in besides."""

    @property
    def short(self) -> int:
        """How much is missing then; 0 if it is enough."""
        return max(0, self.due - self.gold - self.sure)


@dataclass(frozen=True, slots=True)
class DeathReason:
    """Somebody dies of the hits that are left (R7.9)."""

    member: str
    glory: int
    """What the sacrifice brings."""
    points: int | None
    """How many points that changes in all; None if the round ends with it."""


@dataclass(frozen=True, slots=True)
class DefenseReason:
    """What cancels a hit (R7.7), or that nothing does, and what is left of the attack."""

    kind: str
    """The kind of the choice."""
    member: str
    left: int
    """How many hits are left to cancel or to take."""
    wounded: bool
    """Whether they wound the member at once."""


@dataclass(frozen=True, slots=True)
class PoolReason:
    """How many dice of a colour the pool has with the die of the Queen's Grant (R15.2)."""

    colour: str
    dice: int


@dataclass(frozen=True, slots=True)
class KeepReason:
    """What a contract asks for is kept (R7.3)."""

    path: str
    payable: bool
    """Whether it could be handed over."""


@dataclass(frozen=True, slots=True)
class RivalReason:
    """What a rival would take if the clan does not.

    `kind` and `subjects` are those of a `Choice`: a path, the space of a building, a mercenary, a trap,
    an equipment card or loot.
    """

    seat: int | None
    """The rival's seat; None is Madhala."""
    kind: str
    subjects: tuple[Subject, ...]
    times: int
    """In how many of the guesses the rival takes it."""
    guesses: int


@dataclass(frozen=True, slots=True)
class GainReason:
    """How much better the choice did than the second best."""

    over: Choice
    win: float
    points: float


@dataclass(frozen=True, slots=True)
class LossReason:
    """How much worse the choice did than the best."""

    than: Choice
    win: float
    points: float


@dataclass(frozen=True, slots=True)
class LessReason:
    """Another choice, which stands above, costs the same and gives more."""

    than: Choice


Reason = (
    OnlyChoice
    | RuleReason
    | OddsReason
    | CostReason
    | WagesReason
    | DeathReason
    | DefenseReason
    | PoolReason
    | KeepReason
    | RivalReason
    | GainReason
    | LossReason
    | LessReason
)


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal choice and what is known about it."""

    choice: Choice
    playouts: int = 0
    """How often it was tried; with 0 there are no figures."""
    win: float | None = None
    """The chance to win, from 0 to 1; in solo play the expected rank as a share of the best one."""
    points: float | None = None
    """The victory points to expect at the end."""
    reason: Reason | None = None
    """The reason that carries most weight."""
    others: tuple[Reason, ...] = ()
    plan: tuple[Choice, ...] = ()
    """What comes after it, up to the next chance event or the end of the action: who goes, with what.

    Only the choices with all reasons have one."""
    like: Choice | None = None
    """A choice above that it equals: it buys another copy of the same card."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Every legal choice once: the recommended one first, then the others that were tried, then the rest."""

    seat: int
    question: str
    advice: tuple[Advice, ...]

    @property
    def best(self) -> Advice:
        """The recommended choice."""
        return self.advice[0]

    @property
    def weighed(self) -> tuple[Advice, ...]:
        """The recommended choice, and the others that were tried."""
        return tuple(each for place, each in enumerate(self.advice) if each.playouts or not place)

    @property
    def playouts(self) -> int:
        """How many playouts all choices had together."""
        return sum(each.playouts for each in self.advice)
