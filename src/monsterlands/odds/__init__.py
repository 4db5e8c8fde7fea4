"""Exact odds of missions, land paths and the entrance, and the policy behind them."""

from .odds import AIMS, NoOdds, Odds, odds, planned

__all__ = ["AIMS", "NoOdds", "Odds", "odds", "planned"]
