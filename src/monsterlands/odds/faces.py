"""The faces of rolled dice of one kind as one number: only the lowest dice, as many as matter."""

from __future__ import annotations

from typing import Final

FACES: Final = 6
WIDTH: Final = 7
"""Columns of a table by face: column 0 is for no die."""
NOT_THERE: Final = -1


class Faces:
    """Numbers for rows of sorted faces, up to a number of places; number 0 is the empty row.

    :param places: how many dice are kept; of more dice, the lowest are
    """

    def __init__(self, places: int) -> None:
        rows: list[tuple[int, ...]] = [()]
        longest = rows
        for _ in range(places):
            longest = [(*row, face) for row in longest for face in range(row[-1] if row else 1, WIDTH)]
            rows = [*rows, *longest]
        self.rows: list[tuple[int, ...]] = rows
        numbers = {row: number for number, row in enumerate(rows)}
        # [number * WIDTH + face]: the row with this die added, and the row without it or NOT_THERE
        self.add: list[int] = [0] * (len(rows) * WIDTH)
        self.drop: list[int] = [NOT_THERE] * (len(rows) * WIDTH)
        for number, row in enumerate(rows):
            for face in range(1, WIDTH):
                self.add[number * WIDTH + face] = numbers[tuple(sorted((*row, face))[:places])]
                if face in row:
                    place = row.index(face)
                    self.drop[number * WIDTH + face] = numbers[row[:place] + row[place + 1 :]]

    def lowest(self, number: int) -> int:
        """Return the lowest face of a row, 0 if there is none."""
        row = self.rows[number]
        return row[0] if row else 0


def rows_of(places: int) -> int:
    """Return how many rows of sorted faces there are, up to a number of places."""
    found = 1
    for face in range(1, WIDTH):
        found = found * (places + face) // face
    return found


_made: Final[dict[int, Faces]] = {}


def faces_of(places: int) -> Faces:
    """Return the numbers for rows of up to `places` faces; they are made once."""
    found = _made.get(places)
    if found is None:
        found = Faces(places)
        _made[places] = found
    return found
