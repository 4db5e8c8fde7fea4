"""Events in words."""

from __future__ import annotations

import pytest

from monsterlands import Event, Game, Options, SeededDealer, View
from monsterlands.box import AFFINITIES, BUILDINGS, COLOURS
from monsterlands.game.events import WORDS as EVENT_WORDS
from monsterlands.rules.events import EVENTS, EventKind
from monsterlands.words import Words

WORDS = Words()
OFFERS, RESOURCES = EVENT_WORDS["offer"], EVENT_WORDS["resource"]

EXAMPLES: dict[str, int | str] = {
    "number": 2, "space": 1, "building": "tavern", "die": "P4", "colour": COLOURS[0], "path": "a1",
    "resource": RESOURCES[0], "land": "Yuha", "trap": "magic-1", "loot": "brews", "outcome": "captured",
    "monster": "Gator", "equipment": "Noxx", "member": "Fandor", "offer": OFFERS[3], "offered": "Fandor",
    "affinity": AFFINITIES[0], "mission": "mission-7", "defense": "token", "against": "monster",
    "foe": "Gator",
}  # fmt: skip
OF_NOBODY = (
    "round-began", "docked", "reshuffled", "deployment-ended", "monster-attacked", "sprayed", "attack-rolled",
    "escaped", "last-lash", "panic-lifted", "clean-up-began", "stormed", "driven-off", "panic-spread",
    "game-ended", "madhala-rolled", "madhala-deployed", "madhala-sent", "madhala-took", "madhala-won",
    "monster-removed", "land-removed", "misses-rerolled",
)  # fmt: skip


@pytest.fixture(scope="module")
def view() -> View:
    """What seat 0 sees after setup; it leads the water clan, seat 1 the jungle clan."""
    game = Game.new(Options(players=2, first=0))
    game.play("clan water", "clan jungle")
    game.advance(SeededDealer(1))
    return game.view(0)


def event(kind: str, seat: int | None, **values: int | str) -> Event:
    return Event(kind, seat, tuple(values.items()))


@pytest.mark.parametrize("kind", EVENTS, ids=[kind.name for kind in EVENTS])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_has_words(view: View, kind: EventKind, seat: int) -> None:
    values = {value.name: EXAMPLES[value.kind] for value in kind.values}
    if kind.private and seat == 1:
        values[kind.private] = "?"  # only the owner sees it
    told = WORDS.event(event(kind.name, None if kind.name in OF_NOBODY else seat, **values), view)
    assert told.endswith(".")
    assert "?" not in told


@pytest.mark.parametrize("kind", ["trap-revealed", "trick-aimed", "die-stolen"])
def test_an_event_of_no_clan_is_by_madhala(view: View, kind: str) -> None:
    row = next(row for row in EVENTS if row.name == kind)
    values = {value.name: EXAMPLES[value.kind] for value in row.values}
    assert WORDS.event(event(kind, None, **values), view).startswith("Madhala ")


@pytest.mark.parametrize("offer", OFFERS)
def test_the_reshuffle_of_every_offer_has_words(view: View, offer: str) -> None:
    assert "shuffled into a new" in WORDS.event(event("reshuffled", None, offer=offer), view)


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_gain_of_every_resource_has_words(view: View, resource: str) -> None:
    told = WORDS.event(event("gained", 0, resource=resource, amount=7, surplus=0), view)
    assert told.startswith("You gain 7 ")


@pytest.mark.parametrize("building", BUILDINGS)
def test_dice_at_every_building_have_words(view: View, building: str) -> None:
    told = WORDS.event(event("die-deployed", 1, building=building, space=1, die="S", dice=1), view)
    assert told.startswith("The jungle clan places S")


@pytest.mark.parametrize("offer", [offer for offer in OFFERS if offer != "mission"])
def test_something_new_at_every_offer_has_words(view: View, offer: str) -> None:
    assert "Thing" in WORDS.event(event("docked", None, offer=offer, place=1, card="Thing"), view)


def test_new_missions_say_what_they_need_and_give(view: View) -> None:
    events = [
        event("docked", None, offer="mission", place=1, card="mission-7"),
        event("docked", None, offer="mission", place=2, card="mission-8"),
    ]
    assert Words.of("en").story(events, view) == [
        "New missions: Mission 7 (roll 11 or more for 4 glory), "
        "Mission 8 (hand over 2 potions for 4 glory or 3 glory)."
    ]
    assert WORDS.event(events[0], view) == "A new mission: mission-7 (roll 11 or more for 4 glory)."


def test_a_new_header_has_a_name_only_where_it_can_be_typed(view: View) -> None:
    docked = event("docked", None, offer="header", place=1, card="header-5a")
    assert WORDS.event(docked, view) == "Its path header: header-5a."
    assert Words.of("en").event(docked, view) == "New paths lead there."


def test_something_added_to_a_path_names_the_path_unless_it_was_just_named(view: View) -> None:
    sent = event("assigned", 0, member="Taron", path="c1")
    dice = [event("path-die", 0, path="c1", colour=colour) for colour in "PS"]
    potion = event("path-potion", 0, path="c1")
    assert WORDS.story([sent, *dice], view) == ["You send Taron to path c1, take SP along."]
    assert WORDS.story(dice[1:], view) == ["You take S along to path c1."]
    assert WORDS.story([potion], view) == ["You take a potion along to path c1."]


def test_the_own_clan_is_addressed_and_others_are_named(view: View) -> None:
    hired = {"member": "Fandor"}
    assert WORDS.event(event("hired", 0, **hired), view) == "You hire Fandor."
    assert WORDS.event(event("hired", 1, **hired), view) == "The jungle clan hires Fandor."


def test_two_dice_lie_on_a_space_that_takes_two(view: View) -> None:
    told = WORDS.event(event("die-deployed", 0, building="mine", space=1, die="S", dice=2), view)
    assert told == "You place SS at the Mine."


def test_lost_glory_has_words(view: View) -> None:
    lost: dict[str, int | str] = {"resource": "glory", "amount": -2, "surplus": 0}
    assert WORDS.event(event("gained", 0, **lost), view) == "You lose 2 glory."
    assert WORDS.event(event("gained", 1, **lost), view) == "The jungle clan loses 2 glory."


def test_what_is_gained_together_is_one_list(view: View) -> None:
    events = [
        event("gained", 0, resource=resource, amount=amount, surplus=0)
        for resource, amount in (("glory", 2), ("gold", 4), ("venoms", 1))
    ]
    assert WORDS.story(events, view) == ["You gain 2 glory, 4 gold and 1 venom."]
    assert WORDS.story([*events, events[1]], view) == ["You gain 2 glory, 8 gold and 1 venom."]


def test_a_surplus_is_mentioned(view: View) -> None:
    told = WORDS.event(event("gained", 0, resource="potions", amount=3, surplus=1), view)
    assert told == "You gain 3 potions (1 over the limit, discarded)."


def test_what_a_clan_does_in_a_row_is_one_sentence(view: View) -> None:
    events = [
        event("turn-began", 1),
        event("assigned", 1, member="Purkas", path="a1"),
        event("path-die", 1, path="a1", colour="M"),
        event("path-die", 1, path="a1", colour="S"),
        event("path-trap", 1, path="a1", trap="?"),
        event("path-trap", 1, path="a1", trap="?"),
        event("path-potion", 1, path="a1"),
        event("turn-began", 0),
        event("trap-bought", 0, trap="magic-1"),
        event("trap-bought", 0, trap="magic-2"),
        event("docked", None, offer="lodge", place=1, card="magic-3"),
        event("docked", None, offer="lodge", place=2, card="divert-1"),
    ]
    assert WORDS.story(events, view) == [
        "The jungle clan sends Purkas to path a1, takes SM along, lays 2 traps face down, "
        "takes a potion along.",
        "You buy magic-1 and magic-2.",
        "New at the Lodge: magic-3, divert-1.",
    ]


def test_a_new_turn_of_the_same_clan_is_a_new_sentence(view: View) -> None:
    events = [event("hired", 1, member="novice"), event("turn-began", 1), event("beer-bought", 1)]
    assert WORDS.story(events, view) == [
        "The jungle clan hires a novice.",
        "The jungle clan buys a round of beer.",
    ]


def test_a_clans_own_traps_are_named(view: View) -> None:
    events = [
        event("path-trap", 0, path="a1", trap="magic-1"),
        event("path-trap", 0, path="a1", trap="initial"),
    ]
    assert WORDS.story(events, view) == ["You lay magic-1 and initial face down on path a1."]


def test_clans_are_named_by_seat_before_affinities_are_dealt() -> None:
    view = Game.new(Options(players=3)).view(0)
    assert WORDS.event(event("first-player", 2), view) == "Player 3 is the first player."
