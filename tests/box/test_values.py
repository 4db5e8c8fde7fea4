"""A wrong value, word, key, name, table of thresholds or building is reported."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.overlays import equipment, fandor, monster, trap

CASES = [
    # types and ranges
    ('rounds = "six"', "rounds", 'is "six"', "a whole number from 3 to 8"),
    ("rounds = true", "rounds", "is true", "a whole number"),
    ("rounds = 6.0", "rounds", "is 6.0", "a whole number"),
    ("rounds = 2", "rounds", "is 2", "from 3 to 8"),
    ("rounds = 1979-05-27", "rounds", "is a date or time", "a whole number"),
    ("glory_to_end = 0xffffffffffffffffffffffff", "glory_to_end", "far too large", "from 1 to 999"),
    (fandor("cost = -1"), "mercenary.Fandor.cost", "is -1", "from 0 to 99"),
    (fandor("cost = 100"), "mercenary.Fandor.cost", "is 100", "from 0 to 99"),
    (fandor("reputation = [5]"), "mercenary.Fandor.reputation", "is a list", "a whole number"),
    (fandor("dice = 2"), "mercenary.Fandor.dice", "is 2", "letters S M P"),
    (fandor('dice = ""'), "mercenary.Fandor.dice", "is empty", "1 to 6 of the letters S M P"),
    (fandor('dice = "SSSSSSS"'), "mercenary.Fandor.dice", 'is "SSSSSSS"', "1 to 6"),
    (fandor('dice = "SX"'), "mercenary.Fandor.dice", "X is not a die", "S M P"),
    (fandor('dice = "s"'), "mercenary.Fandor.dice", "s is not a die", "S M P"),
    (fandor('outside = "yes"'), "mercenary.Fandor.outside", 'is "yes"', "true or false"),
    (fandor("effect = 3"), "mercenary.Fandor.effect", "is 3", "a table"),
    ("novice.count = -1", "novice.count", "is -1", "from 0 to 15"),
    ("novice.count = 16", "novice.count", "is 16", "from 0 to 15"),
    (equipment("count = -2"), "equipment.Pugnor.count", "is -2", "from 0 to 24"),
    (trap("count = -2"), "tokens.traps.magic-1.count", "is -2", "from 0 to 99"),
    ("clan = 3", "clan", "is 3", "a table"),
    ("clan.limit.traps = 0", "clan.limit.traps", "is 0", "from 1 to 20"),
    ("constants.hit_from = 7", "constants.hit_from", "is 7", "from 1 to 6"),
    ("constants.token_spaces = 0", "constants.token_spaces", "is 0", "from 1"),
    ("constants.path_dice = 13", "constants.path_dice", "is 13", "from 1 to 12"),
    ("constants.loot_shown = 7", "constants.loot_shown", "is 7", "from 1 to 6"),
    ("constants.two_lands_from = 1", "constants.two_lands_from", "is 1", "from 2 to 5"),
    ("constants.monster_rounds = [2, 2]", "constants.monster_rounds", "is [2, 2]", "ascending"),
    ("constants.monster_rounds = [2, 0]", "constants.monster_rounds.1", "is 0", "from 1"),
    ("constants.monster_rounds = 2", "constants.monster_rounds", "is 2", "a list of numbers"),
    (monster("capture = [3]"), "monster.Gator.capture", "has 1 entries", "a list of 2 numbers"),
    (monster("eliminate = [3, -1]"), "monster.Gator.eliminate.1", "is -1", "from 0"),
    (monster("cv = 14"), "monster.Gator.cv", "is 14, more than the ev 13", "cv at most ev"),
    (monster("cv = 0"), "monster.Gator.cv", "is 0", "from 1 to 99"),
    ("paths.land_death_glory = [3, 2, 2]", "paths.land_death_glory", "has 3 entries", "4 numbers"),
    ("paths.entrance_capacity = 13", "paths.entrance_capacity", "is 13", "from 1 to 12"),
    # words
    (fandor('affinity = "jungel"'), "mercenary.Fandor.affinity", 'is "jungel"', "did you mean jungle?"),
    (fandor('affinity = "Fire"'), "mercenary.Fandor.affinity", 'is "Fire"', "did you mean fire?"),
    (fandor('affinity = "ice"'), "mercenary.Fandor.affinity", 'is "ice"', "one of fire, water, air, jungle"),
    (fandor('role = "boss"'), "mercenary.Fandor.role", 'is "boss"', "one of leader, initial"),
    (monster('level = "C"'), "monster.Gator.level", 'is "C"', "one of A, B"),
    (equipment('type = "wepon"'), "equipment.Pugnor.type", 'is "wepon"', "did you mean weapon?"),
    (trap('kind = "tricks"'), "tokens.traps.magic-1.kind", 'is "tricks"', "did you mean trick?"),
    # keys
    ("round = 6", "round", "is not a known key", "did you mean rounds?"),
    (fandor("costs = 9"), "mercenary.Fandor.costs", "is not a known key", "did you mean cost?"),
    (fandor("zzz = 9"), "mercenary.Fandor.zzz", "is not a known key", "one of outside, role"),
    ("clan.limit.trap = 6", "clan.limit.trap", "is not a known key", "did you mean traps?"),
    ("constants.grant.coins = 1", "constants.grant.coins", "is not a known key", "nothing more goes here"),
    ("tokens.trap = []", "tokens.trap", "is not a known key", "did you mean traps?"),
    ("[buildings.tavrn]\ndocks = 4", "buildings.tavrn", "is not a known key", "did you mean tavern?"),
    ("buildings.armory.beer = 2", "buildings.armory.beer", "is not a known key", "nothing more goes here"),
    ("[round_track]\neasy = [0]", "round_track.easy", "is not a known key", "nothing more goes here"),
    ("[mercenary]\nname = 'Fandor'", "mercenary", "is a table", "each headed [[mercenary]]"),
    ("mercenary = [3]", "mercenary.0", "has no name", "the name of what it changes"),
    ("[[mercenary]]\ncost = 3", "mercenary.0", "has no name", "the name of what it changes"),
    ("[[header]]\na = []", "header.0", "has no id", "the id of what it changes"),
    # names
    ("[[mercenary]]\nname = 'Fando'", "mercenary.Fando", "is not in the base edition", "mean Fandor?"),
    ("[[mercenary]]\nname = 'fandor'", "mercenary.fandor", "is not in the base", "did you mean Fandor?"),
    ("[[mercenary]]\nname = 'Wishor'", "mercenary.Wishor", "is not in the base", "did you mean Vishor?"),
    ("[[land]]\nname = 'Khyzul'", "land.Khyzul", "is not in the base edition", "did you mean Kyzhul?"),
    ("[[land]]\nname = 'Qqq'", "land.Qqq", "is not in the base edition", "needs a complete edition"),
    ("[[tokens.loot]]\nid = 'gold'", "tokens.loot.gold", "is not in the base", "gold-12 or gold-10?"),
    (fandor("") + "\n" + fandor("cost = 3"), "mercenary.Fandor", "is here twice", "each once"),
    ('name = "My Edition"', "name", 'is "My Edition"', "lower-case letters"),
    ('name = "standard"', "name", "the name of a shipped edition", "a name of its own"),
    ("version = 0", "version", "is 0", "from 1"),
    ('base = "standard@9"', "base", 'is "standard@9"', "one of standard@1"),
    ('rounds = "six\\nor seven"', "rounds", 'is "six\\nor seven"', "a whole number"),
    ('"odd\\nkey" = 1', "odd?key", "is not a known key", "one of"),
    (f'rounds = "{"x" * 99}"', "rounds", "x…", "a whole number"),
    ("rounds = nan", "rounds", "is nan", "a whole number"),
    ("base = 1", "base", "is 1", "one of standard@1"),
    ("[provenance]\nbook = []", "provenance", "is in an overlay", "lacks rounds, glory_to_end, clan"),
    # thresholds and tracks
    ("[wages]\n1 = 1", "wages", "starts at 1", "the first threshold is 0"),
    ("[affinity_points]\n2 = 1", "affinity_points", "starts at 2", "the first threshold is 0"),
    ("[wages]\n0 = 1\n20 = 2\n10 = 3", "wages.10", "comes after 20", "ascending"),
    ("[wages]\n0 = 1\nten = 3", "wages.ten", "is not a threshold", "a whole number"),
    ("[wages]\n0 = 1\n-1 = 3", "wages.-1", "is not a threshold", "a whole number"),
    ("[wages]\n0 = 1\n01 = 3", "wages.01", "is not a threshold", "a whole number"),
    ("[wages]\n0 = '1'", "wages.0", 'is "1"', "a whole number"),
    ("glory_bonus = {}", "glory_bonus", "has no row", "at least one"),
    ("[glory_bonus]\n1 = 'Q'", "glory_bonus.1", "Q is not a die", "S M P"),
    ("round_track.hard = [0, 0]", "round_track.hard", "has 2 numbers", "each of the 6 rounds"),
    ("round_track.hard = [0, 0, 0, 0, 0, -1]", "round_track.hard.5", "is -1", "from 0"),
    ("rounds = 5", "round_track.normal", "has 6 numbers", "each of the 5 rounds"),
    ("rounds = 7", "mission", "has 12", "two for each of the 7 rounds"),
    ("clan.glory = 30", "clan.glory", "is 30", "less than glory_to_end, 30"),
    # buildings
    ('buildings.mine.accepts = ""', "buildings.mine.accepts", "is empty", "S M P"),
    ('buildings.lodge.accepts = "SS"', "buildings.lodge.accepts", 'is "SS"', "each colour once"),
    ('buildings.lodge.accepts = "red"', "buildings.lodge.accepts", "r is not a die", "S M P"),
    ("buildings.lodge.docks = 7", "buildings.lodge.docks", "is 7", "from 1 to 6"),
    ("buildings.tavern.docks = 3", "buildings.tavern.docks", "is 3", "from 4 to 6"),
    ("buildings.tavern.solo_docks = 5", "buildings.tavern.solo_docks", "is 5", "at most the docks, 4"),
    ("buildings.armory.spaces = []", "buildings.armory.spaces", "has 0 entries", "1 to 6 spaces"),
    ("buildings.armory.spaces = [3]", "buildings.armory.spaces.0", "is 3", "a table"),
    (
        "buildings.armory.spaces = [{}, {}, {}, {}, {}, {}, {}]",
        "buildings.armory.spaces",
        "has 7 entries",
        "1 to 6 spaces",
    ),
    (
        "buildings.armory.spaces = [{ from_players = 3 }, {}]",
        "buildings.armory.spaces",
        "more players before",
        "from_players ascending",
    ),
    (
        "buildings.armory.spaces = [{ from_players = 5 }]",
        "buildings.armory.spaces.0.from_players",
        "is 5",
        "4",
    ),
    (
        "buildings.armory.spaces = [{ dice = 2 }]",
        "buildings.armory.spaces.0.dice",
        "is not a known key",
        "from_",
    ),
    ("buildings.alchemist.spaces = [{}]", "buildings.alchemist.spaces.0.tokens", "is missing", "from 1 to 9"),
    (
        "buildings.mine.spaces = [{ gold = 1, dice = 0 }]",
        "buildings.mine.spaces.0.dice",
        "is 0",
        "from 1 to 6",
    ),
    ('buildings.mine.accepts = "SM"', "buildings.mine.spaces.0.dice", "is 2 where SM is", "S or M alone"),
    ("buildings.pawn_shop.spaces = []", "buildings.pawn_shop.spaces", "is not a known key", "nothing more"),
]


@pytest.mark.parametrize(("text", "place", "what", "right"), CASES, ids=[case[0][-60:] for case in CASES])
def test_a_wrong_value_is_reported(
    assert_reported: Callable[[str, str, str, str], None], text: str, place: str, what: str, right: str
) -> None:
    assert_reported(text, place, what, right)
