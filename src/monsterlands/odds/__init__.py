"""Exact odds of missions, land paths and the entrance, and the policy behind them."""

from .midway import Bracing, bracing, reach
from .odds import AIMS, NoOdds, Odds, odds, planned

__all__ = ["AIMS", "Bracing", "NoOdds", "Odds", "bracing", "odds", "planned", "reach"]
