"""Short positions for tests, and a way to compare states."""

from __future__ import annotations

import tomllib

from monsterlands import Game
from monsterlands.game.positions.writer import toml, toml_key
from monsterlands.rules import layout
from monsterlands.rules.layout import NONE
from monsterlands.rules.state import State

EDITION = "standard@1"


def position(text: str = "", **table: object) -> Game:
    """Begin at a position of the standard edition; see docs/positions.md for its keys and defaults.

    Without a ``[[clan]]`` there are two clans, fire and water. All seats hand over their turns themselves,
    unless ``[options]`` names `confirm`, so a turn ends only with ``"end turn"``.

    :param table: values of ``[table]``, as a shorter way to write them
    """
    written = tomllib.loads(text)
    options = written.setdefault("options", {})
    default = [] if "players" in options else [{"affinity": "fire"}, {"affinity": "water"}]
    clans = written.setdefault("clan", default)
    written["table"] = {**written.get("table", {}), **table}
    options.setdefault("confirm", list(range(max(len(clans), options.get("players", 0)))))
    written.setdefault("edition", EDITION)
    return Game.from_position(as_toml(written))


def as_toml(document: dict[str, object]) -> str:
    """Write a document, one line for each key."""
    return "\n".join(f"{toml_key(key)} = {toml(value)}" for key, value in document.items())


def canonical(state: State) -> tuple[object, ...]:
    """Return all of a state, the same for states that differ only in where equal equipment cards are.

    It leaves out how often something hidden was shown, which matters only for undo within one game, and
    whether the options or the player chose the affinity in solo play.
    """
    table = state.table[:]
    if table[layout.SCENARIO]:
        table[layout.CHOSEN_AFFINITIES] = 1
    kinds = state.tables.card_kind
    cards = sorted(
        (
            kind,
            table[layout.EQUIPMENT + card],
            (table[layout.EQUIPMENT_USED] >> card) & 1,
            (table[layout.EQUIPMENT_MOVED] >> card) & 1,
        )
        for card, kind in enumerate(kinds)
    )
    docks = slice(layout.BAZAAR_DOCKS, layout.BAZAAR_DOCKS + layout.DOCKS)
    table[docks] = [NONE if card == NONE else kinds[card] for card in table[docks]]
    table[layout.EQUIPMENT : layout.EQUIPMENT + layout.EQUIPMENT_CARDS] = [0] * layout.EQUIPMENT_CARDS
    for field in (layout.EQUIPMENT_USED, layout.EQUIPMENT_MOVED, layout.REVEALS):
        table[field] = 0
    return table, cards, state.clans, state.paths, state.owned, state.known, state.stack
