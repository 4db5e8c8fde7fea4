"""The report of an arena: one HTML file that needs no other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from .arena import Arena, Standing

SOURCES = ("glory", "reputation", "trophies", "affinities")
SOURCE_COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7")
BOT_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f")

WIDTH = 760
LEFT, RIGHT = 140, 120
"""Room beside a plot: for the names of the bots, and for numbers."""
ROW = 34
TALL = 300
MOST_POINTS = 300
"""The most points of a line, so that the file stays small."""

STYLE = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { max-width: 800px; margin: 2rem auto; padding: 0 1rem; line-height: 1.45; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
div { overflow-x: auto; }
svg { width: 100%; height: auto; font-size: 13px; }
svg text { fill: currentColor; }
.axis { stroke: currentColor; stroke-opacity: .2; }
.even { stroke: currentColor; stroke-width: 2; stroke-dasharray: 3 3; }
.note { opacity: .75; font-size: .9rem; }
"""


def html_report(arena: Arena, standings: Sequence[Standing], history: Mapping[str, Sequence[float]]) -> str:
    """Return the report.

    :param standings: the results of all bots, in the order in which they are shown
    :param history: the rating of each bot at the beginning and after each game
    """
    title = f"Arena: {', '.join(arena.bots)}"
    colours = {standing.bot: BOT_COLOURS[n % len(BOT_COLOURS)] for n, standing in enumerate(standings)}
    parts = (
        "<!doctype html>",
        '<html lang="en">',
        f'<head><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style></head>',
        "<body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(told(arena))}</p>",
        _table(standings),
        "<h2>Wins</h2>",
        "".join(_wins(standings, colours)),
        '<p class="note">The share of its games that each bot won, with its 95 % confidence interval '
        "(Wilson). A shared victory counts in equal parts. The dashed line is the share that it would have "
        "if all were equally good.</p>",
        "<h2>Points</h2>",
        "".join(_points(standings)),
        '<p class="note">Mean victory points of a clan, by source.</p>',
        "<h2>Ratings</h2>",
        "".join(_ratings(standings, history, colours)),
        '<p class="note">OpenSkill (Plackett and Luce), game by game; all begin with 25.</p>',
        "</body></html>",
    )
    return "\n".join(parts) + "\n"


def told(arena: Arena) -> str:
    """Describe in a line what was played."""
    options = arena.options
    more = {
        "tricks": options.tricks,
        "Queen's Grant": options.queens_grant,
        "More monster action": options.more_monsters,
    }
    told = [f"{arena.games} games of {options.players} clans ({', '.join(arena.bots)})", options.difficulty]
    told += [name for name, on in more.items() if on]
    told += [f"{name} {value:g}" for name, value in arena.settings.items()]
    return ", ".join((*told, f"seed {arena.seed}"))


def _table(standings: Sequence[Standing]) -> str:
    heads = ("", "games", "wins", "95 %", "even", "rating", "points", *SOURCES)
    rows = [
        (
            escape(standing.bot),
            str(standing.games),
            f"{standing.share:.1%}",
            "{:.1%} – {:.1%}".format(*standing.interval),
            f"{standing.even:.1%}",
            f"{standing.rating.mean:.2f} ± {standing.rating.deviation:.2f}",
            f"{standing.points.total:.2f}",
            *(f"{getattr(standing.points, source):.2f}" for source in SOURCES),
        )
        for standing in standings
    ]
    head = "".join(f"<th>{cell}</th>" for cell in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div><table>\n<tr>{head}</tr>\n{body}\n</table></div>"


# --- the plots ----------------------------------------------------------------------------------


def _wins(standings: Sequence[Standing], colours: Mapping[str, str]) -> Iterator[str]:
    height = ROW * len(standings)
    yield _begin("Win shares", height + 24)
    for percent in range(0, 101, 25):
        x = _across(percent, 100)
        yield _line(x, 0, x, height, "axis")
        yield _text(x, height + 18, f"{percent} %", "middle")
    for row, standing in enumerate(standings):
        y = ROW * (row + 0.5)
        low, high = (_across(share, 1) for share in standing.interval)
        even = _across(standing.even, 1)
        colour = colours[standing.bot]
        yield _name(y, standing.bot)
        yield _line(even, y - 12, even, y + 12, "even")
        yield f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{colour}" stroke-width="3"/>'
        yield f'<circle cx="{_across(standing.share, 1):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'
        yield _text(WIDTH - RIGHT + 14, y + 5, f"{standing.share:.1%}")
    yield "</svg>"


def _points(standings: Sequence[Standing]) -> Iterator[str]:
    most = max(standing.points.total for standing in standings) or 1
    height = ROW * len(standings)
    yield _begin("Mean points by source", height + 30)
    for row, standing in enumerate(standings):
        y, x = ROW * row + 5, float(LEFT)
        yield _name(ROW * (row + 0.5), standing.bot)
        for source, colour in zip(SOURCES, SOURCE_COLOURS, strict=True):
            points = getattr(standing.points, source)
            width = points / most * (WIDTH - LEFT - RIGHT)
            yield (
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{ROW - 10}" fill="{colour}">'
                f"<title>{source} {points:.2f}</title></rect>"
            )
            x += width
        yield _text(x + 8, y + 17, f"{standing.points.total:.2f}")
    for number, (source, colour) in enumerate(zip(SOURCES, SOURCE_COLOURS, strict=True)):
        x = LEFT + number * 110
        yield f'<rect x="{x}" y="{height + 8}" width="12" height="12" fill="{colour}"/>'
        yield _text(x + 18, height + 19, source)
    yield "</svg>"


def _ratings(
    standings: Sequence[Standing], history: Mapping[str, Sequence[float]], colours: Mapping[str, str]
) -> Iterator[str]:
    games = len(history[standings[0].bot]) - 1
    low = min(min(history[standing.bot]) for standing in standings)
    high = max(max(history[standing.bot]) for standing in standings)
    reach = high - low or 1

    def down(rating: float) -> float:
        return 10 + (high - rating) / reach * (TALL - 20)

    yield _begin("Ratings, game by game", TALL + 24)
    for rating in _marks(low, high):
        yield _line(LEFT, down(rating), WIDTH - RIGHT, down(rating), "axis")
        yield _text(LEFT - 10, down(rating) + 5, str(rating), "end")
    for game in (0, games):
        yield _text(_across(game, games), TALL + 18, f"{game} games", "middle")
    step = max(1, games // MOST_POINTS)
    for standing in standings:
        means = history[standing.bot]
        numbers = sorted({*range(0, games + 1, step), games})
        line = " ".join(f"{_across(number, games):.1f},{down(means[number]):.1f}" for number in numbers)
        yield f'<polyline points="{line}" fill="none" stroke="{colours[standing.bot]}" stroke-width="2"/>'
    ends = _apart(down(history[standing.bot][-1]) for standing in standings)
    for standing, y in zip(standings, ends, strict=True):
        yield (
            f'<text x="{WIDTH - RIGHT + 8}" y="{y + 5:.1f}" style="fill: {colours[standing.bot]}">'
            f"{escape(_short(standing.bot))}</text>"
        )
    yield "</svg>"


def _begin(label: str, height: float) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{label}">'


def _across(value: float, most: float) -> float:
    return LEFT + value / most * (WIDTH - LEFT - RIGHT)


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _name(y: float, bot: str) -> str:
    return _text(LEFT - 10, y + 5, _short(bot), "end")


def _short(bot: str) -> str:
    """Return a short name: only the class of ``package.module:Class``."""
    name = bot.rpartition(":")[2]
    return name if len(name) <= 16 else f"{name[:15]}…"


def _marks(low: float, high: float) -> range:
    """Return a few round numbers in a range."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if (high - low) / step <= 8)
    return range(-int(-low // step) * step, int(high) + 1, step)


def _apart(heights: Iterable[float]) -> list[float]:
    """Move labels apart so that none covers another and all are on the plot; they are sorted from the top."""
    placed: list[float] = []
    free = 0.0
    for height in heights:
        placed.append(max(height, free))
        free = placed[-1] + 16
    free = TALL
    for index in reversed(range(len(placed))):
        placed[index] = min(placed[index], free)
        free = placed[index] - 16
    return placed
