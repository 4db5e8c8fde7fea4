"""Rolling the dice of a path as well as possible: an exact policy for what a total is worth (R8.1-R8.3).

Dice are rolled one by one, magic before strength before persuasion; the player may stop after each. When all
are rolled, rerolls are spent on the lowest dice. What a stop at a total is worth is given as a list, so the
same table serves captures, eliminations, glory, conquest and missions; totals from its last entry on are
worth the same. One table answers for every carried total and for every number of magic dice that were removed
before the roll.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 6
COLOURS: Final = 3
ORDER: Final = (1, 0, 2)  # magic first: what is removed before the roll is left out at the beginning
STOP: Final = -1


class Lowest:
    """The lowest faces among the rolled dice of one colour, as far as rerolls reach: sorted, 0 for no die.

    Codes number the possible rows; `add` and `drop` lead from one to the next.
    """

    def __init__(self, places: int) -> None:
        self.rows: list[list[int]] = [[]] if places == 0 else _rows(places)
        codes: dict[tuple[int, ...], int] = {tuple(row): code for code, row in enumerate(self.rows)}
        # [code * 7 + face]
        self.add: list[int] = [0] * (len(self.rows) * 7)
        # by code: without its lowest die
        self.drop: list[int] = [0] * len(self.rows)
        for code, row in enumerate(self.rows):
            dice = [face for face in row if face]
            for face in range(1, FACES + 1):
                kept = sorted([*dice, face])[:places]
                self.add[code * 7 + face] = codes[tuple(kept + [0] * (places - len(kept)))]
            left = dice[1:]
            self.drop[code] = codes[tuple(left + [0] * (places - len(left)))]

    def lowest(self, code: int) -> int:
        """Return the lowest face of a row, 0 if there is none."""
        return self.rows[code][0] if self.rows[code] else 0


def _rows(places: int) -> list[list[int]]:
    """List sorted rows of faces, filled up with zeros at the end."""
    rows: list[list[int]] = [[]]
    done: list[list[int]] = []
    for length in range(places + 1):
        done += [row + [0] * (places - length) for row in rows]
        rows = [[*row, face] for row in rows for face in range(row[-1] if row else 1, FACES + 1)]
    return done


def _kinds(per_die: list[int], rerolls: list[int]) -> list[int]:
    """By colour: the first colour with the same modifier and the same rerolls."""
    kinds: list[int] = []
    for colour in range(COLOURS):
        alike = colour
        for other in range(colour):
            same = all(((mask >> colour) ^ (mask >> other)) & 1 == 0 for mask in rerolls)
            if per_die[other] == per_die[colour] and same and kinds[other] == other:
                alike = other
                break
        kinds.append(alike)
    return kinds


class Rolling:
    """The best way to roll some dice.

    :param dice: how many of each colour
    :param per_die: what is added to each die of a colour; a die counts at least 0 (R8.3)
    :param rerolls: the sets of colours (masks) that each reroll may be used on, those of fewest colours first
    :param worth: what stopping at each total is worth; the last entry stands for all above
    """

    def __init__(self, dice: list[int], per_die: list[int], rerolls: list[int], worth: list[float]) -> None:
        kind = _kinds(per_die, rerolls)
        # Colours that cannot be told apart are one kind, named by its first colour.
        self.kind: list[int] = kind
        self.sequence: list[int] = [kind[colour] for colour in ORDER for _ in range(dice[colour])]
        counts = [self.sequence.count(colour) for colour in range(COLOURS)]
        # [colour * 7 + face]
        self.value: list[int] = [0] * (COLOURS * 7)
        for colour in range(COLOURS):
            for face in range(1, FACES + 1):
                self.value[colour * 7 + face] = max(0, face + per_die[colour])
        self.worth: list[float] = worth
        self.top: int = len(worth) - 1
        useful = [mask for mask in rerolls if any((mask >> colour) & 1 and dice[colour] for colour in range(3))]
        # the sets of colours that rerolls name, how many there are of each, and their places in a layer's number
        self.masks: list[int] = list(dict.fromkeys(useful))
        self.counts: list[int] = [useful.count(mask) for mask in self.masks]
        self.radix: list[int] = [1] * (len(self.masks) + 1)
        for index, count in enumerate(self.counts):
            self.radix[index + 1] = self.radix[index] * (count + 1)
        self.low: list[Lowest] = [
            Lowest(min(counts[colour], sum([1 for mask in useful if (mask >> colour) & 1])))
            for colour in range(COLOURS)
        ]
        sizes = [len(low.rows) for low in self.low]
        self.step: list[int] = [1, sizes[0], sizes[0] * sizes[1]]
        self.codes: int = sizes[0] * sizes[1] * sizes[2]
        # [how many dice are rolled][total * codes + code]: what is expected, and the kind that is rolled or STOP
        self.values: list[list[float]] = []
        self.choices: list[list[int]] = []
        # the same when all are rolled, by which rerolls are left
        self.again: list[list[float]] = []
        self.rerolled: list[list[int]] = []
        self._solve()

    # --- solving ---

    def _solve(self) -> None:
        plain: list[float] = [self.worth[total] for total in range(self.top + 1) for _ in range(self.codes)]
        for layer in range(self.radix[-1]):
            self._solve_rerolls(layer, plain)
        values, choices = [self.again[-1]], [self.rerolled[-1]]
        for kind in reversed(self.sequence):
            found, chosen = self._before_roll(values[-1], kind)
            values.append(found)
            choices.append(chosen)
        values.reverse()
        choices.reverse()
        self.values = values
        self.choices = choices

    def spent(self, layer: int, kind: int) -> int:
        """Return which rerolls are left after one on a kind of dice; STOP if there is none for it."""
        for index, mask in enumerate(self.masks):
            left = layer // self.radix[index] % (self.counts[index] + 1)
            if left and (mask >> kind) & 1:
                return layer - self.radix[index]
        return STOP

    def _solve_rerolls(self, layer: int, plain: list[float]) -> None:
        """Value the rerolls that are left: the lowest die of some kind, or none."""
        found = plain[:]
        chosen = [STOP] * len(plain)
        for kind in range(COLOURS):
            after = self.spent(layer, kind) if self.kind[kind] == kind else STOP
            if after != STOP:
                self._before_reroll(kind, self.again[after], found, chosen)
        self.again.append(found)
        self.rerolled.append(chosen)

    def _before_roll(self, after: list[float], colour: int) -> tuple[list[float], list[int]]:
        """Value a die that is about to be rolled, or not."""
        codes, top, step = self.codes, self.top, self.step[colour]
        low = self.low[colour]
        size = len(low.rows)
        values = [self.value[colour * 7 + face] for face in range(1, FACES + 1)]
        found: list[float] = [0.0] * len(after)
        chosen: list[int] = [STOP] * len(after)
        for code in range(codes):
            own = code // step % size
            ahead = [code + (low.add[own * 7 + face] - own) * step for face in range(1, FACES + 1)]
            for total in range(top + 1):
                expected = 0.0
                for index in range(FACES):
                    there = total + values[index]
                    if there > top:
                        there = top
                    expected += after[there * codes + ahead[index]]
                expected /= FACES
                place = total * codes + code
                stop = self.worth[total]
                if expected >= stop:
                    found[place] = expected
                    chosen[place] = colour
                else:
                    found[place] = stop
        return found, chosen

    def _before_reroll(self, kind: int, after: list[float], found: list[float], chosen: list[int]) -> None:
        """Better what is found so far by rerolling the lowest die of a kind."""
        codes, top = self.codes, self.top
        low, step = self.low[kind], self.step[kind]
        size = len(low.rows)
        for code in range(codes):
            own = code // step % size
            lowest = low.lowest(own)
            if lowest == 0:
                continue
            rest = low.drop[own]
            old = self.value[kind * 7 + lowest]
            ahead = [code + (low.add[rest * 7 + face] - own) * step for face in range(1, FACES + 1)]
            gains = [self.value[kind * 7 + face] - old for face in range(1, FACES + 1)]
            for total in range(top):
                expected = 0.0
                for index in range(FACES):
                    there = total + gains[index]
                    there = top if there > top else max(there, 0)
                    expected += after[there * codes + ahead[index]]
                expected /= FACES
                place = total * codes + code
                if expected > found[place] + 1e-12:
                    found[place] = expected
                    chosen[place] = kind

    # --- asking ---

    def best(self, carried: int, removed: int = 0) -> float:
        """Return what is expected from the first die on, with so many magic dice removed."""
        return self.values[removed][min(carried, self.top) * self.codes]

    def totals(self, carried: int, removed: int = 0) -> list[float]:
        """Return how likely the player stops at each total; the last entry stands for all above."""
        stopped = [0.0] * (self.top + 1)
        reached: dict[int, float] = {min(carried, self.top) * self.codes: 1.0}
        for number in range(removed, len(self.sequence)):
            reached = self._go_on(reached, self.choices[number], stopped, rolling=True)
        layers: list[dict[int, float]] = [{} for _ in range(self.radix[-1])]
        layers[-1] = reached
        for layer in range(len(layers) - 1, -1, -1):
            for kind in range(COLOURS):
                after = self.spent(layer, kind) if self.kind[kind] == kind else STOP
                chosen = self.rerolled[layer]
                again = {place: chance for place, chance in layers[layer].items() if chosen[place] == kind}
                if after != STOP and again:
                    for place, chance in self._go_on(again, chosen, stopped, rolling=False).items():
                        layers[after][place] = layers[after].get(place, 0.0) + chance
            for place, chance in layers[layer].items():
                if self.rerolled[layer][place] == STOP:
                    stopped[place // self.codes] += chance
        return stopped

    def _go_on(
        self, reached: dict[int, float], chosen: list[int], stopped: list[float], rolling: bool
    ) -> dict[int, float]:
        """Roll or reroll one die wherever the player does not stop."""
        ahead: dict[int, float] = {}
        for place, chance in reached.items():
            if chosen[place] == STOP:
                stopped[place // self.codes] += chance
            else:
                for there in self._next(place, chosen[place], rolling):
                    ahead[there] = ahead.get(there, 0.0) + chance / FACES
        return ahead

    def _next(self, place: int, colour: int, rolling: bool) -> list[int]:
        """List where a roll or a reroll of the lowest die of a colour leads, by face."""
        total, code = divmod(place, self.codes)
        low, step = self.low[colour], self.step[colour]
        own = code // step % len(low.rows)
        rest = own if rolling else low.drop[own]
        old = 0 if rolling else self.value[colour * 7 + low.lowest(own)]
        found: list[int] = []
        for face in range(1, FACES + 1):
            there = min(self.top, max(0, total + self.value[colour * 7 + face] - old))
            found.append(there * self.codes + code + (low.add[rest * 7 + face] - own) * step)
        return found
