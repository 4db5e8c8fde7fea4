"""A second, plain and slow reading of R7 to R10 and R14 for all games, solo ones too, made from the rule text alone."""
