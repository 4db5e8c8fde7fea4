"""Proofs of the odds: an exhaustive search and simulations, both on the engine itself."""
