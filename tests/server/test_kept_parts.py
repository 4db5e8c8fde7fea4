"""A part of the table is made again if any one thing changes that it shows: each needs its place in a key."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.server.table.kept import KeptParts
from monsterlands.server.table.public import show_public
from monsterlands.words import Words
from support.adventures import clan, clean_up, on
from support.positions import as_toml, position

pytestmark = pytest.mark.once
WORDS = Words.of("en")
LAND = {"land": "Yuha", "header": "header-4b", "monster": "Krinx"}


def shown(game: Game, kept: KeptParts, seat: int | None) -> dict[str, Any]:
    """Return the parts of a table as a seat sees them."""
    players = [""] * game.options.players
    public = show_public(WORDS, game.view(None), players, {}, kept)
    view = game.view(seat)
    return {
        "buildings": public.buildings,
        "lands": public.lands,
        "missions": public.missions,
        "clans": public.clans_for(WORDS, view, players),
        "paths": public.paths_for(WORDS, view),
    }


def compare(before: Game, after: Game, changed: str, seat: int | None = None) -> None:
    """Check that a part looks different after a change, and that nothing of before is shown then."""
    kept = KeptParts()
    was = shown(before, kept, seat)[changed]
    now = shown(after, KeptParts(), seat)
    assert was != now[changed], "nothing has changed that is shown"
    assert shown(after, kept, seat) == now


def table(*clans: dict[str, Any], **others: Any) -> Game:
    """Make up a table; without a second clan, Water is there."""
    both = clans if len(clans) > 1 else (*clans, clan("water"))
    options = {"difficulty": others.pop("difficulty", "normal")}
    return position(as_toml({"options": options, "clan": list(both)}), **{"land_a": LAND, **others})


def of_affinity(affinity: str, *paths: dict[str, Any]) -> dict[str, Any]:
    """Write a clan that has the same members whatever its affinity is."""
    return clan(affinity, *paths, mercenaries=["Shandee", "Guster"], leader="Shandee")


# --- clans ------------------------------------------------------------------------------------------


def test_no_wages_are_due_at_the_end_though_a_clan_has_not_changed() -> None:
    def last_clean_up() -> Game:
        return clean_up(clan("fire"), clan("water", gold=0, hired=("Vaidala", "Lusara")), round=6)

    over = last_clean_up()
    over.play("member lusara")
    assert over.over
    compare(last_clean_up(), over, "clans")


def test_a_clan_shows_who_is_wounded_and_whose_talent_was_used() -> None:
    fresh = table(clan("fire", hired=("Shandee",)))
    compare(fresh, table(clan("fire", hired=("Shandee",), wounded=["Frunks"])), "clans")
    compare(fresh, table(clan("fire", hired=("Shandee",)), used=["Shandee"]), "clans")


def test_a_clan_shows_what_is_its_own() -> None:
    compare(table(clan("fire", gold=7)), table(clan("fire", gold=8)), "clans")


def test_everybody_sees_which_traps_a_clan_owns() -> None:
    # One of two lies face down on a path, and nobody else knows which.
    stands = on("a1", "Frunks", traps=["strength-1"])
    magic, strength = (table(clan("fire", stands, traps=[trap])) for trap in ("magic-1", "strength-2"))
    compare(magic, strength, "clans")


def test_a_clan_shows_who_carries_a_card_and_who_has_settled() -> None:
    hired = ("Shandee", "Guster")
    one, other = (table(clan("fire", hired=hired, equipment={name: ["Turzoks"]})) for name in hired)
    compare(one, other, "clans")
    lands: dict[str, Any] = {"hired": ("Shandee", "Zondu"), "lands": ["Skyehn"]}
    one, other = (table(clan("fire", **lands, settled={"Skyehn": name})) for name in lands["hired"])
    compare(one, other, "clans")


def test_a_clan_shows_on_which_path_each_mercenary_stands() -> None:
    def standing(one: str, other: str) -> Game:
        paths = on("e1", one, dice="S"), on("e2", other, dice="S")
        return table(clan("fire", *paths, hired=("Shandee", "Guster")), entrance="Gator")

    compare(standing("Shandee", "Guster"), standing("Guster", "Shandee"), "clans")


def test_a_clan_has_a_name_of_its_affinity() -> None:
    # In one game that happens if the choice is undone.
    compare(table(of_affinity("fire")), table(of_affinity("air")), "clans")


# --- paths ------------------------------------------------------------------------------------------


def test_a_path_tells_in_the_deployment_what_comes_before_it() -> None:
    fire = clan("fire", on("a1", "Frunks"))
    compare(table(fire), table(fire, phase="adventure"), "paths")


def test_a_path_shows_whether_its_mercenary_is_wounded() -> None:
    stands = on("a1", "Frunks")
    compare(table(clan("fire", stands)), table(clan("fire", stands, wounded=["Frunks"])), "paths")


def test_a_path_names_the_clan_that_stands_there() -> None:
    # In one game that happens if the choice of an affinity is undone.
    stands = on("a1", "Guster")
    compare(table(of_affinity("fire", stands)), table(of_affinity("air", stands)), "paths")


def test_a_path_tells_its_own_clan_what_loot_is_good_for_before_it() -> None:
    stands = on("a1", "Frunks")
    loot = table().view(None).decks["loot"][0]
    compare(table(clan("fire", stands)), table(clan("fire", stands, loot=[loot])), "paths", seat=0)


def test_a_path_shows_what_lies_there_and_what_it_asks() -> None:
    def loaded(dice: str) -> Game:
        return table(clan("fire", on("e1", "Frunks", dice=dice)), entrance="Gator")

    compare(loaded("S"), loaded("SS"), "paths")
    compare(table(clan("fire")), table(clan("fire"), land_a={**LAND, "header": "header-4a"}), "paths")
    compare(table(clan("fire")), table(clan("fire"), land_a={**LAND, "monster": ""}), "paths")
    before, after = (table(clan("fire"), missions=[tile, "mission-3"]) for tile in ("mission-1", "mission-2"))
    compare(before, after, "paths")


# --- places and the Citadel -------------------------------------------------------------------------


def test_a_monster_that_stays_attacks_with_more_dice_in_a_later_round() -> None:
    compare(table(clan("fire"), round=1), table(clan("fire"), round=5), "lands")


def test_places_show_their_cards() -> None:
    compare(table(clan("fire")), table(clan("fire"), land_a={**LAND, "land": "Skyehn"}), "lands")
    before, after = (table(clan("fire"), missions=[tile, "mission-3"]) for tile in ("mission-1", "mission-2"))
    compare(before, after, "missions")


def test_the_citadel_shows_its_offers_its_dice_and_its_closed_buildings() -> None:
    before = table(clan("fire"))
    compare(before, table(clan("fire"), panic=["mine"]), "buildings")
    compare(before, table(clan("fire"), spaces={"mine": ["S"]}), "buildings")
    for offer in ("tavern", "lodge", "bazaar"):
        cards = getattr(before.view(None), offer)
        compare(before, table(clan("fire"), **{offer: ["", *cards[1:]]}), "buildings")
