"""The table as a drawing, for notebooks and documents: what one seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING

from . import text
from .text import Row

if TYPE_CHECKING:
    from ..view import View

WIDTH = 960
GAP = 12
LINE = 18
DIE = 15
LETTER = 6.6
"""A width that is enough for most letters."""
TABLE, CARD, INK, EMPTY = "#2a1a0f", "#eddcb6", "#2a1a0f", "#dfc999"
DICE = {"S": ("#b3261e", "#fff3ea"), "M": ("#67368f", "#f7efff"), "P": ("#f2c230", "#2d2002")}
AFFINITIES = {"fire": "#832a0c", "water": "#174871", "air": "#63480a", "jungle": "#26521f"}


def table_svg(view: View) -> str:
    """Draw the table as the seat of a view sees it: the Citadel, outside, the clans and the question."""
    colours = [AFFINITIES.get(clan.affinity, INK) for clan in view.clans]
    half = (WIDTH - 3 * GAP) // 2
    top = GAP + LINE + GAP
    citadel = _panel("Citadel", text.citadel(view), GAP, top, half, colours)
    outside = _panel("Outside", text.outside(view), 2 * GAP + half, top, half, colours)
    top += max(citadel[1], outside[1]) + GAP
    clans = _panel("Clans", text.clans(view), GAP, top, WIDTH - 2 * GAP, colours)
    top += clans[1] + GAP
    asked = _panel("Question", [Row("", (), text.question(view))], GAP, top, WIDTH - 2 * GAP, colours)
    height = top + asked[1] + GAP
    parts = [citadel[0], outside[0], clans[0], asked[0]]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{height}" fill="{TABLE}"/>'
        f"{_words(GAP, GAP + LINE, text.title(view), CARD, bold=True)}{''.join(parts)}</svg>"
    )


def _panel(
    heading: str, rows: Iterable[Row], left: int, top: int, width: int, colours: list[str]
) -> tuple[str, int]:
    """Draw rows on a card under a heading; return the drawing and its height."""
    drawn = [_words(left + GAP, top + LINE, heading, INK, bold=True)]
    down = top + LINE
    for row in rows:
        colour = INK if row.seat is None else colours[row.seat]
        right = left + GAP
        if row.label:
            drawn.append(_words(right, down + LINE, row.label, colour, bold=True))
            right += 70
        for die in row.dice:
            drawn.append(_die(right, down + LINE - DIE + 3, die))
            right += DIE + 3
        right += 6 if row.dice else 0
        room = int((left + width - GAP - right) / LETTER)
        lines = wrap(row.text, max(room, 20), break_on_hyphens=False) or [""]
        for line in lines:
            down += LINE
            drawn.append(_words(right, down, line, colour))
    height = down - top + GAP
    card = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="6" fill="{CARD}"/>'
    return card + "".join(drawn), height


def _words(left: int, base: int, words: str, colour: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{left}" y="{base}" fill="{colour}"{weight}>{escape(words)}</text>'


def _die(left: int, top: int, die: str) -> str:
    """Draw a die with its letter or value, or a free space."""
    fill, ink = DICE.get(die[0], (EMPTY, INK))
    return (
        f'<rect x="{left}" y="{top}" width="{DIE}" height="{DIE}" rx="3" fill="{fill}"/>'
        f'<text x="{left + DIE / 2}" y="{top + 11.5}" fill="{ink}" font-size="10" text-anchor="middle">'
        f"{escape(die[-1])}</text>"
    )
