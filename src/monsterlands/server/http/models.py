"""The bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from ...bots import UnknownPlayer
from ..beginning import at_table

Difficulty = Literal["tutorial", "normal", "hard", "cutthroat"]
Affinity = Literal["fire", "water", "air", "jungle"]
PersonName = Annotated[str, Field(max_length=24, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]


def _fits(bot: str) -> str:
    try:
        fitting = at_table(bot)
    except UnknownPlayer as error:
        raise ValueError(str(error)) from None
    if fitting != bot:
        raise ValueError(f"{bot} is too slow; {fitting}, or {fitting}@think=10, can sit at a table")
    return bot


Bot = Annotated[str, Field(max_length=40), AfterValidator(_fits)]


class Model(BaseModel):
    """Written in camel case, and strict: nothing is guessed."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid", strict=True)


# --- the box ------------------------------------------------------------------------------------


class About(Model):
    """What runs here."""

    version: str
    compiled: bool
    languages: list[str]
    bots: list[str]
    edition: str
    keeper: bool
    """Whether whoever asks is at the machine itself, and so may open every game of the folder."""


class Card(Model):
    """A card, token or tile. A fact is what is counted, and how much."""

    name: str
    title: str
    kind: str
    affinity: str
    sort: str
    dice: str
    text: str
    does: str | None
    """What it does, without what its facts tell; None where the text tells both in one."""
    brief: str
    """A few words about what a person or equipment does, for a small card."""
    facts: list[tuple[str, int]]


class Term(Model):
    """A word of the game, explained."""

    title: str
    text: str


class Box(Model):
    """Everything that can be looked up."""

    edition: str
    cards: list[Card]
    terms: list[Term]


class Scenario(Model):
    """A scenario of solo play, and the best that was reached in it."""

    number: int
    name: str
    rules: str
    goals: list[str]
    """What each rank takes."""
    difficulties: list[str]
    affinity: str
    """The affinity that it prescribes, or empty."""
    best_rank: str
    best_points: int | None
    best_difficulty: str
    played: int


# --- games --------------------------------------------------------------------------------------


class NewGame(Model):
    """A game to begin: alone with a scenario, or with persons around one screen and bots.

    `persons` sit at the first seats; `bots` at the others.
    """

    scenario: Annotated[int | None, Field(ge=1, le=40)] = None
    affinity: Affinity | None = None
    persons: Annotated[list[PersonName], Field(min_length=1, max_length=4)] = [""]
    bots: Annotated[list[Bot], Field(max_length=3)] = []
    difficulty: Difficulty = "normal"
    tricks: bool = False
    queens_grant: bool = False
    more_monsters: bool = False
    chosen_affinities: bool = False


class Key(Model):
    """What opens the seats of a game: keep it secret."""

    game: str
    secret: str


class Standing(Model):
    """How a clan stands; `player` is a bot's name, or empty."""

    seat: int
    affinity: str
    points: int
    player: str
    name: str


class GameSummary(Model):
    """What a list of games shows."""

    id: str
    created: float
    changed: float
    players: int
    difficulty: str
    scenario: int | None
    scenario_name: str
    tricks: bool
    round: int
    rounds: int
    phase: str
    asked: int | None
    persons: int
    standings: list[Standing]
    campaign: str
    assisted: bool
    brought: bool
    """It came as a record."""
    over: bool
    rank: str
    points: int | None
    problem: str
    """Why it cannot be opened, or empty."""


# --- campaigns ----------------------------------------------------------------------------------


class NewCampaign(Model):
    """A campaign to begin."""

    difficulty: Difficulty = "normal"


class NextGame(Model):
    """The next game of a campaign to begin; the difficulty must be named where there is a choice."""

    difficulty: Difficulty | None = None
    affinity: Affinity | None = None


class CampaignGame(Model):
    """A game of a campaign."""

    game: str
    scenario: int
    difficulty: str
    over: bool
    rank: str
    points: int | None


class Campaign(Model):
    """Where a campaign stands: ``open``, ``won`` or ``lost``; or it is ``unreadable``."""

    id: str
    created: float
    status: str
    difficulty: str
    next_scenario: int | None
    next_difficulties: list[str]
    current: str
    """The game under way, or empty."""
    games: list[CampaignGame]
    problem: str
    """Why it cannot be read, or empty."""


class Problem(Model):
    """What was wrong, and what would be right."""

    detail: str
