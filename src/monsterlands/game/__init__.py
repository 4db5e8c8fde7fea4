"""Games: nodes, choices, records, positions and undo. The public interface of the engine."""

from ..rules.actions import ACTIONS
from ..rules.state import State
from .build import COMPILED
from .campaign import Campaign, Played, Stage
from .choices import Change, Node, Outcome, Preview
from .dealers import Dealer, EntropyDealer, SeededDealer
from .errors import (
    BadCampaign,
    BadOptions,
    BadPosition,
    CannotUndo,
    DamagedRecord,
    GameError,
    IllegalChoice,
    NotStable,
    UnknownChoice,
    UnreadableRecord,
    UnreadableState,
    WhyNot,
    WrongSeat,
)
from .events import Event, Happening
from .game import Game
from .names import Choice, choice_id, spelling
from .options import RULES_VERSION, Options
from .record import Record
from .results import Result, Score

__all__ = [
    "ACTIONS",
    "COMPILED",
    "RULES_VERSION",
    "BadCampaign",
    "BadOptions",
    "BadPosition",
    "Campaign",
    "CannotUndo",
    "Change",
    "Choice",
    "DamagedRecord",
    "Dealer",
    "EntropyDealer",
    "Event",
    "Game",
    "GameError",
    "Happening",
    "IllegalChoice",
    "Node",
    "NotStable",
    "Options",
    "Outcome",
    "Played",
    "Preview",
    "Record",
    "Result",
    "Score",
    "SeededDealer",
    "Stage",
    "State",
    "UnknownChoice",
    "UnreadableRecord",
    "UnreadableState",
    "WhyNot",
    "WrongSeat",
    "choice_id",
    "spelling",
]
