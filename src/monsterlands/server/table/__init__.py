"""The table as one seat may see it: structs for the wire, each beside the function that fills it."""
