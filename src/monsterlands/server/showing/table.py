"""The whole table, as one seat may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...game import Game
from ...odds.odds import NoOdds, odds
from ...view import View
from ...words import Words
from ...words.paths import is_madhala
from ...words.scenarios import beer_price, scenario_number
from ..wire import table as wire
from .citadel import show_buildings
from .clans import show_clans
from .fights import show_fight
from .outside import show_lands, show_missions, show_paths
from .questions import show_question


def show_table(
    words: Words,
    game: Game,
    seat: int | None,
    players: Sequence[str],
    undo: str = "start",
    across: bool = False,
    ending: wire.Ending | None = None,
    dice: Mapping[str, int | None] | None = None,
) -> wire.Table:
    """Show what a seat may know; None is nobody, who sees no secrets.

    :param players: the bots' names by seat, empty for persons
    :param undo: the barrier that keeps the last step from being taken back; empty if there is none
    :param across: whether steps may be taken back across the barrier
    :param ending: how the game ended, if it has
    :param dice: by space whose dice were laid there, if that is known; None is Madhala
    """
    view = game.view(seat)
    return wire.Table(
        seat=seat,
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        phase_name=words.say(f"phase-{view.phase}"),
        difficulty=view.difficulty,
        difficulty_name=words.say(f"difficulty-{view.difficulty}"),
        players=view.players,
        tricks=view.tricks,
        queens_grant=view.queens_grant,
        more_monsters=view.more_monsters,
        first=view.first,
        hit_from=view.box.constants.hit_from,
        glory_to_end=view.box.glory_to_end,
        dearer_from=tuple(glory for glory, _ in view.box.wages[1:]),
        wages=tuple(gold for _, gold in view.box.wages),
        buildings=show_buildings(words, view, dice or {}),
        novices=view.novices,
        beer=beer_price(view),
        loot=view.loot,
        lands=show_lands(words, view),
        missions=show_missions(words, view),
        paths=show_paths(words, view),
        clans=show_clans(words, view, players),
        decks={name: len(cards) for name, cards in view.decks.items()},
        solo=_solo(words, view),
        fight=show_fight(words, view),
        odds=_odds_of_load(view),
        question=show_question(words, game, view, undo, across),
        ending=ending,
    )


def _odds_of_load(view: View) -> wire.Odds | None:
    """Show the odds of the path that the seat is loading."""
    if not view.asked or view.node.question != "load":
        return None
    return show_odds(view, str(dict(view.node.about)["path"]))


def show_odds(view: View, path: str) -> wire.Odds | None:
    """Show the odds of a path; None if there are none, as nobody stands there or the fight has begun."""
    try:
        found = odds(view, path)
    except NoOdds:
        return None
    return wire.Odds(
        path=path,
        surviving=found.surviving,
        wounded=found.wounded,
        dying=found.dying,
        capturing=found.capturing,
        eliminating=found.eliminating,
        conquering=found.conquering,
        looting=found.looting,
        fulfilling=found.fulfilling,
        glory=found.glory,
        death_glory=_death_glory(view, path),
    )


def _death_glory(view: View, path: str) -> int:
    """Return the glory of a death on a path (R7.8)."""
    paths = view.box.paths
    if path[0] == "e":
        return paths.entrance_death_glory
    return paths.land_death_glory[int(path[1]) - 1] if path[0] in "ab" else 0


def _solo(words: Words, view: View) -> wire.Solo | None:
    scenario = view.scenario
    if scenario is None:
        return None
    paths = [path.name for path in view.paths.values() if is_madhala(path)]
    left = view.box.constants.madhala_tokens - len(paths)
    where = words.join(paths, "list-and") if paths else "none"
    return wire.Solo(
        scenario=scenario_number(view.box, scenario),
        name=words.scenario_name(scenario),
        text=words.scenario(view.box, scenario),
        standing=words.standing(view),
        goals=tuple(words.goals(scenario)),
        rank=view.rank,
        madhala=words.say("table-madhala", paths=where, left=left),
    )
