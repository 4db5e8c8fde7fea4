"""What the opponents share: quick rules for every question, the worth of a table, a search over playouts."""
