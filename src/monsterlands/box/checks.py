"""Checks of a whole box: values that are fine alone but together make a game impossible or endless."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from .board import PLAYERS_MOST
from .box import Box
from .cards import AFFINITIES, BUILDINGS, MAXIMUM, Mercenary
from .problems import Place, Problem, Problems

SOLO_DOCKED = 2
LANDS_LEAST = 2
LEVEL_A_LEAST = 3
"""Two lands, and the entrance of a scenario with a monster there (R13.8)."""


def check(box: Box, problems: Problems) -> None:
    """Note values that do not fit together. A check is skipped if a value that it needs is wrong."""
    _names_are_unique(box, problems)
    for places, look in CHECKS:
        if not problems.touch(places.split()):
            look(box, problems)


def warnings(box: Box) -> list[Problem]:
    """List where a box differs from the printed game in the number of components (R2)."""
    kinds: Counter[str] = Counter()
    for trap in box.traps:
        kinds[trap.kind] += trap.count
    levels = Counter(monster.level for monster in box.monsters)
    counts = (
        ("mercenary", "cards in the mercenary deck", len(_deck(box)), 28),
        ("novice.count", "novices", box.novice.count, 8),
        ("tokens.traps", "initial traps", kinds["initial"], 4),
        ("tokens.traps", "improved traps", kinds["improved"], 36),
        ("tokens.traps", "shielded traps", kinds["shielded"], 6),
        ("tokens.traps", "tricks", kinds["trick"], 18),
        ("equipment", "equipment cards", sum(card.count for card in box.equipment), 18),
        ("monster", "monsters of level A", levels["A"], 8),
        ("monster", "monsters of level B", levels["B"], 12),
        ("land", "lands", len(box.lands), 12),
        ("tokens.loot", "loot tokens", len(box.loot), 16),
        ("mission", "missions", len(box.missions), 12),
        ("header", "headers", len(box.headers), 6),
    )
    return [
        Problem(place, 0, f"{count} {things}", f"{printed} in the printed game, R2")
        for place, things, count, printed in counts
        if count != printed
    ]


def _names_are_unique(box: Box, problems: Problems) -> None:
    # Records, positions and choices know cards, tokens and tiles by these names alone, overlays scenarios.
    seen: dict[str, Place] = {}
    for place in _named(box):
        other = seen.setdefault(place[-1].casefold(), place)
        if place[-1] and other is not place:
            problems.add(place, f"has the name of {'.'.join(other)}", "a name of its own")


def _named(box: Box) -> Iterator[Place]:
    yield from (("mercenary", card.name) for card in box.mercenaries)
    yield from (("monster", card.name) for card in box.monsters)
    yield from (("land", card.name) for card in box.lands)
    yield from (("equipment", card.name) for card in box.equipment)
    yield from (("tokens", "traps", token.id) for token in box.traps)
    yield from (("tokens", "loot", token.id) for token in box.loot)
    yield from (("header", tile.id) for tile in box.headers)
    yield from (("mission", tile.id) for tile in box.missions)
    yield from (("scenario", scenario.id) for scenario in box.scenarios)


def _not_too_many(box: Box, problems: Problems) -> None:
    counts = (
        (("mercenary",), "cards", len(box.mercenaries), MAXIMUM.mercenaries),
        (("monster",), "cards", len(box.monsters), MAXIMUM.monsters),
        (("land",), "cards", len(box.lands), MAXIMUM.lands),
        (("equipment",), "kinds", len(box.equipment), MAXIMUM.equipment),
        (("equipment",), "cards", sum(card.count for card in box.equipment), MAXIMUM.equipment_cards),
        (("tokens", "traps"), "kinds", len(box.traps), MAXIMUM.traps),
        (("tokens", "loot"), "tokens", len(box.loot), MAXIMUM.loot),
        (("header",), "tiles", len(box.headers), MAXIMUM.headers),
        (("mission",), "tiles", len(box.missions), MAXIMUM.missions),
        (("scenario",), "scenarios", len(box.scenarios), MAXIMUM.scenarios),
    )
    for place, things, count, most in counts:
        if count > most:
            problems.add(place, f"has {count} {things}", f"at most {most}")


def _round_tracks_are_complete(box: Box, problems: Problems) -> None:
    for difficulty, track in box.round_track.items():
        if len(track) != box.rounds:
            place = ("round_track", difficulty)
            problems.add(place, f"has {len(track)} numbers", f"one for each of the {box.rounds} rounds")


def _start_is_not_the_end(box: Box, problems: Problems) -> None:
    if box.clan.glory >= box.glory_to_end:
        place = ("clan", "glory")
        problems.add(place, f"is {box.clan.glory}", f"less than glory_to_end, {box.glory_to_end} (R10.5)")


def _every_affinity_has_a_clan(box: Box, problems: Problems) -> None:
    members = Counter((card.role, card.affinity) for card in box.mercenaries)
    for role, title in (("leader", "leaders"), ("initial", "initial mercenaries")):
        for affinity in AFFINITIES:
            if (count := members[role, affinity]) != 1:
                problems.add(("mercenary",), f"has {count} {title} of {affinity}", "exactly one (R2.2)")


def _the_tavern_can_be_filled(box: Box, problems: Problems) -> None:
    # R2.3 replaces docked mercenaries until enough are of low reputation: enough must exist,
    # also in the smaller decks of scenarios (R13.7)
    low = [card for card in _deck(box) if card.reputation <= box.constants.setup_reputation]
    limit = f"of reputation {box.constants.setup_reputation} or less"
    if len(low) < PLAYERS_MOST:
        problems.add(
            ("mercenary",), f"has {len(low)} cards {limit} in the deck", f"{PLAYERS_MOST} or more (R2.3)"
        )
        return
    for scenario in box.scenarios:
        count = sum(set(scenario.deck_dice) <= set(card.dice) for card in low)
        if count < SOLO_DOCKED:
            place = ("scenario", scenario.id, "deck_dice")
            what = f'is "{scenario.deck_dice}": the deck has {count} such cards {limit}'
            problems.add(place, what, f"{SOLO_DOCKED} or more (R2.3, R13.7)")


def _there_is_a_scenario(box: Box, problems: Problems) -> None:
    if not box.scenarios:
        problems.add(("scenario",), "has none", "1 or more; the first is the plain solo game (R13.7)")


def _scenarios_end_in_time(box: Box, problems: Problems) -> None:
    for scenario in box.scenarios:
        if scenario.rounds is not None and scenario.rounds > box.rounds:
            place = ("scenario", scenario.id, "rounds")
            problems.add(place, f"is {scenario.rounds}", f"at most the edition's rounds, {box.rounds}")


def _monsters_find_places(box: Box, problems: Problems) -> None:
    # two that go to the entrance would drive each other out and be drawn again for ever (R10.6)
    storming = [card.name for card in box.monsters if card.power.storms_entrance]
    for name in storming[1:]:
        place = ("monster", name, "power", "storms_entrance")
        problems.add(place, f"is true, as for {storming[0]}", "at most one such monster (R10.6)")
    level_a = sum(card.level == "A" and not card.power.storms_entrance for card in box.monsters)
    if level_a < LEVEL_A_LEAST:
        right = f"{LEVEL_A_LEAST} or more that do not storm the entrance (R2.7, R13.8)"
        problems.add(("monster",), f"has {level_a} of level A", right)


def _lands_and_headers_suffice(box: Box, problems: Problems) -> None:
    for place, count in (("land", len(box.lands)), ("header", len(box.headers))):
        if count < LANDS_LEAST:
            problems.add((place,), f"has {count}", f"{LANDS_LEAST} or more (R2.7)")


def _missions_last(box: Box, problems: Problems) -> None:
    if len(box.missions) < 2 * box.rounds:
        place = ("mission",)
        problems.add(
            place, f"has {len(box.missions)}", f"two for each of the {box.rounds} rounds (R2.9, R10.6)"
        )


def _loot_suffices(box: Box, problems: Problems) -> None:
    if len(box.loot) < box.constants.loot_shown:
        place = ("tokens", "loot")
        problems.add(
            place, f"has {len(box.loot)}", f"{box.constants.loot_shown} or more, as many as are shown"
        )


def _every_clan_gets_an_initial_trap(box: Box, problems: Problems) -> None:
    initial = [trap for trap in box.traps if trap.kind == "initial"]
    if len(initial) != 1:
        problems.add(("tokens", "traps"), f"has {len(initial)} kinds of initial traps", "exactly one (R2.2)")
    elif initial[0].count < PLAYERS_MOST:
        place = ("tokens", "traps", initial[0].id, "count")
        problems.add(place, f"is {initial[0].count}", f"{PLAYERS_MOST} or more, one for each clan (R2.2)")


def _panic_names_each_building(box: Box, problems: Problems) -> None:
    if missing := [name for name in BUILDINGS if name not in box.panic]:
        problems.add(("tokens", "panic"), f"lacks {', '.join(missing)}", "each building once (R2.10)")


def _tokens_fit_on_paths(box: Box, problems: Problems) -> None:
    constants, most = box.constants, MAXIMUM.path_tokens
    on_land = constants.path_tokens + constants.path_dice // constants.token_spaces
    if on_land > most:
        place = ("constants", "path_tokens")
        problems.add(place, f"lets {on_land} tokens lie on a path without dice (R6.3)", f"at most {most}")
    at_entrance = box.paths.entrance_capacity // constants.token_spaces
    if at_entrance > most:
        place = ("paths", "entrance_capacity")
        problems.add(place, f"lets {at_entrance} tokens lie on a path (R6.6)", f"at most {most}")


def _headers_fit_on_paths(box: Box, problems: Problems) -> None:
    most = box.constants.path_dice
    for header in box.headers:
        for side, paths in (("a", header.a), ("b", header.b)):
            for index, path in enumerate(paths):
                if len(path.dice) > most:
                    place = ("header", header.id, side, str(index), "dice")
                    problems.add(place, f'is "{path.dice}"', f"at most path_dice, {most} (R6.3)")


def _deck(box: Box) -> list[Mercenary]:
    return [card for card in box.mercenaries if not card.role]


CHECKS: tuple[tuple[str, Callable[[Box, Problems], None]], ...] = (
    ("", _not_too_many),
    ("rounds round_track", _round_tracks_are_complete),
    ("clan.glory glory_to_end", _start_is_not_the_end),
    ("mercenary.*.role mercenary.*.affinity", _every_affinity_has_a_clan),
    (
        "mercenary.*.role mercenary.*.reputation mercenary.*.dice constants.setup_reputation "
        "scenario.*.deck_dice",
        _the_tavern_can_be_filled,
    ),
    ("scenario", _there_is_a_scenario),
    ("rounds scenario.*.rounds", _scenarios_end_in_time),
    ("monster.*.level monster.*.power", _monsters_find_places),
    ("land header", _lands_and_headers_suffice),
    ("rounds mission", _missions_last),
    ("constants.loot_shown tokens.loot", _loot_suffices),
    ("tokens.traps.*.kind tokens.traps.*.count", _every_clan_gets_an_initial_trap),
    ("tokens.panic", _panic_names_each_building),
    (
        "constants.path_tokens constants.path_dice constants.token_spaces paths.entrance_capacity",
        _tokens_fit_on_paths,
    ),
    ("constants.path_dice header", _headers_fit_on_paths),
)
"""Each check after the values that it needs: if one of them is wrong, the check is skipped."""
