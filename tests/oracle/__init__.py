"""A second, plain and slow reading of R7 to R10 and R14 for the base game, made from the rule text alone."""
