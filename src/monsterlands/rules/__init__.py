"""The whole game as data and pure functions, phase by phase."""
