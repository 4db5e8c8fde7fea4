"""The whole table, as one seat may know it. Things are named ``path:a3``, ``member:Fandor`` …"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...game import Game
from ...view import View
from ...words import Words
from ..wire import WireStruct
from .citadel import WireBuilding
from .clans import WireClan
from .fight import WireFight, show_fight
from .odds import WireOdds, odds_of_load
from .outside import WireLand, WireMission, WirePath
from .payday import WirePayday, show_payday
from .public import PublicParts, show_public
from .question import WireQuestion, show_question
from .result import WireEnding


class WireSolo(WireStruct):
    scenario: int
    name: str
    text: str
    standing: str
    """The rank so far, and what the next one requires."""
    goals: tuple[tuple[str, str], ...]
    """The name of each rank and what it requires, the lowest first."""
    rank: str
    madhala: str
    """Where Madhala is."""


class WireTable(WireStruct):
    """Everything on the table."""

    seat: int | None
    """The seat whose view this is; None for a spectator."""
    round: int
    rounds: int
    phase: str
    phase_name: str
    difficulty: str
    difficulty_name: str
    players: int
    tricks: bool
    queens_grant: bool
    more_monsters: bool
    first: int | None
    hit_from: int
    """The lowest face of an attack die that hits."""
    equip_potions: int
    """How many potions a mercenary may be given for a path (R6.4)."""
    equip_venoms: int
    glory_to_end: int
    """The game ends when a clan has this much glory."""
    dearer_from: tuple[int, ...]
    """The amounts of glory from which wages are higher."""
    wages: tuple[int, ...]
    """The wage of a member below the first of those amounts, and from each of them on."""
    icons_told: str
    """What the icons of one affinity score together at the end, in words."""
    buildings: tuple[WireBuilding, ...]
    novices: int
    beer: int
    loot: tuple[str, ...]
    lands: tuple[WireLand, ...]
    """The active lands, and the citadel entrance last."""
    missions: tuple[WireMission, ...]
    paths: dict[str, WirePath]
    clans: tuple[WireClan, ...]
    decks: dict[str, int]
    solo: WireSolo | None
    payday: WirePayday | None
    """What the clan of the seat can pay its wages with."""
    fight: WireFight | None
    odds: WireOdds | None
    """The odds of the path that is being loaded."""
    question: WireQuestion
    ending: WireEnding | None


def show_table(
    words: Words,
    game: Game,
    seat: int | None,
    players: Sequence[str],
    undo: str = "start",
    across: bool = False,
    together: bool = False,
    ending: WireEnding | None = None,
    dice: Mapping[str, int | None] | None = None,
    public: PublicParts | None = None,
) -> WireTable:
    """Show what a seat may know; None is a spectator, who sees no hidden information.

    :param players: the bots' names by seat, empty for persons
    :param undo: the barrier that keeps the last step from being undone; empty if there is none
    :param across: whether steps may be undone across the barrier
    :param together: whether they may be if all people agree
    :param ending: how the game ended, if it is over
    :param dice: the seat that deployed the dice of each space, if known; None is Madhala
    :param public: what looks the same to every seat, if that is made already, with these `players` and `dice`
    """
    view = game.view(seat)
    if public is None:
        public = show_public(words, game.view(None), players, dice or {})
    return WireTable.of(
        view,
        phase_name=words.say(f"phase-{view.phase}"),
        difficulty_name=words.say(f"difficulty-{view.difficulty}"),
        hit_from=view.box.constants.hit_from,
        equip_potions=view.box.constants.equip_potions,
        equip_venoms=view.box.constants.equip_venoms,
        glory_to_end=view.box.glory_to_end,
        dearer_from=tuple(glory for glory, _ in view.box.wages[1:]),
        wages=tuple(gold for _, gold in view.box.wages),
        icons_told=words.icons(view.box),
        buildings=public.buildings,
        lands=public.lands,
        missions=public.missions,
        paths=public.paths_for(words, view),
        clans=public.clans_for(words, view, players),
        decks={name: len(cards) for name, cards in view.decks.items()},
        solo=_solo(words, view),
        payday=show_payday(words, view),
        fight=show_fight(words, view),
        odds=odds_of_load(view),
        question=show_question(words, game, view, undo, across, together),
        ending=ending,
    )


def _solo(words: Words, view: View) -> WireSolo | None:
    scenario = view.scenario
    if scenario is None:
        return None
    paths = view.madhala
    left = view.box.constants.madhala_tokens - len(paths)
    where = words.join(paths, "list-and") if paths else "none"
    return WireSolo(
        scenario=view.scenario_number,
        name=words.scenario_name(scenario),
        text=words.scenario(view.box, scenario),
        standing=words.standing(view),
        goals=tuple(words.goals(scenario)),
        rank=view.rank,
        madhala=words.say("table-madhala", paths=where, left=left),
    )
