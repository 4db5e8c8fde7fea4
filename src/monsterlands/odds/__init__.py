"""Exact odds of missions, land paths and the entrance, and the policy behind them."""

from .errors import NoOdds, TooComplex
from .midway import Bracing, bracing, reach
from .odds import AIMS, Odds, odds, planned

__all__ = ["AIMS", "Bracing", "NoOdds", "Odds", "TooComplex", "bracing", "odds", "planned", "reach"]
