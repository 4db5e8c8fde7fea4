"""A second, plain and slow implementation of R7 to R11 and R13 to R15, made from the rule text alone."""
