"""What the opponents share: quick rules for every question, the worth of a table, and a search over playouts."""
