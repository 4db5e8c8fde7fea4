"""R16: what becomes known in the adventure, and what stays secret until then."""

from __future__ import annotations

import json

import pytest

from monsterlands import Event, Game, Options, SeededDealer, View
from monsterlands.view import Part, Sum
from support.adventures import adventure, clan, clean_up, missed, on
from support.games import finished
from support.knowledge import Bystander, follow, told, without_history, world_of
from support.positions import as_toml, position

EVERYBODY = pytest.mark.parametrize("watcher", [0, 1, None])
OTHERS = pytest.mark.parametrize("watcher", [1, None])
"""All but the owner, seat 0; None is a spectator."""

LAND_A = {"land": "Kale", "header": "header-1a", "monster": "Krinx"}


def battle() -> Game:
    """Begin with Krinx on land A, and a path there and one at the entrance, both with traps."""
    fire = clan(
        "fire",
        on("a1", "Frunks", dice="SM", traps=["strength-1"]),
        on("e2", "Nuduru", dice="S", traps=["magic-2"]),
        traps=["initial"],
    )
    return adventure(fire, land_a=LAND_A, entrance="Snailer")


# --- public -----------------------------------------------------------------------------------------


@pytest.mark.rule("R16.1a")
@EVERYBODY
def test_everybody_sees_revealed_traps(watcher: int | None) -> None:
    path = battle().view(watcher).path("a1")
    assert (path.traps, path.revealed) == (("strength-1",), (True,))


@pytest.mark.rule("R16.1a")
@EVERYBODY
def test_everybody_is_told_what_is_revealed(watcher: int | None) -> None:
    fire = clan("fire", on("m1", "Nuduru", dice="SS"), on("a1", "Frunks", dice="S", traps=["strength-1"]))
    game = adventure(fire, land_a=LAND_A, missions=["mission-2", "mission-1"])
    events = told(game, watcher, "roll S4 S4")
    assert Event("trap-revealed", 0, (("path", "a1"), ("trap", "strength-1"))) in events


@pytest.mark.rule("R16.1b")
@EVERYBODY
def test_everybody_knows_who_fights_with_how_many_attack_dice(watcher: int | None) -> None:
    # Krinx has 4, and 1 more on Kale: both are of fire.
    view = battle().view(watcher)
    assert (view.foe, view.attack_dice) == ("Krinx", 5)


@pytest.mark.rule("R16.1b")
@EVERYBODY
def test_everybody_sees_the_dice_of_a_path_and_what_they_show(watcher: int | None) -> None:
    game = battle()
    game.play("done", "attack 1 1 1 1 1", "roll M", "roll M5")
    view = game.view(watcher)
    assert (view.path("a1").dice, view.path("a1").rolled) == ("SS", "M5")
    assert view.attack_total == 5 + 1  # Frunks adds 1 to each magic die
    assert view.rolled == (("M", 5, 6),)
    assert view.counts == {"S": (1, 2, 3, 4, 5, 6), "M": (2, 3, 4, 5, 6, 7), "P": (1, 2, 3, 4, 5, 6)}


@pytest.mark.rule("R16.1b")
@EVERYBODY
def test_a_view_shows_no_total_and_no_attack_dice_while_nobody_rolls(watcher: int | None) -> None:
    view = position().view(watcher)
    assert (view.foe, view.attack_total, view.attack_dice, view.result) == ("", None, None, None)
    assert view.rolled == ()
    assert view.counts == {}
    assert view.total is None


@pytest.mark.rule("R16.1b", "R8.4")
@EVERYBODY
def test_everybody_knows_what_counts_besides_the_total_of_the_rolling_path(watcher: int | None) -> None:
    game = adventure(clan("air", on("a1", "Poissen", dice="SS")), land_a=LAND_A)
    missed(game)
    battle = game.view(watcher).battle("a1")
    assert battle.success("capture").bonus == Sum()
    assert battle.success("elimination").bonus == Sum((Part("member", "Poissen", 2),))


@pytest.mark.rule("R16.1b", "R7.7")
@EVERYBODY
def test_everybody_knows_how_many_defense_talents_are_left_to_the_mercenary_who_is_hit(
    watcher: int | None,
) -> None:
    jungle = clan("jungle", on("a1", "Purkas", dice="SS", defense=1))
    game = adventure(jungle, land_a=LAND_A)
    assert game.view(watcher).defense_talents == 0  # nobody is hit yet
    game.play("attack 6 6 1 1 1")
    assert game.view(watcher).defense_talents == 2  # her own, and that of the path
    game.play("defend talent")
    assert game.view(watcher).defense_talents == 1


@pytest.mark.rule("R16.1a", "R14.1")
@EVERYBODY
def test_everybody_can_count_what_a_clan_would_score(watcher: int | None) -> None:
    fire = clan("fire", hired=("Naiala",), glory=9, trophies=["Gator"], loot=["trophies"], lands=["Kale"])
    score = clean_up(fire).view(watcher).clan(0).score
    assert (score.glory, score.reputation, score.trophies) == (9, 1 + 4, 1 + 3)
    assert dict(score.affinities) == {"fire": 5, "water": 0, "air": 0, "jungle": 0}  # three members, one land
    assert score.total == 9 + 5 + 4 + 5


@pytest.mark.rule("R16.1a", "R10.4")
@EVERYBODY
def test_everybody_can_count_what_the_members_of_a_clan_cost(watcher: int | None) -> None:
    fire = clan("fire", hired=("Naiala", "Zondu"), novices=1, glory=11, trophies=["Gator"])
    assert clean_up(fire).view(watcher).clan(0).wages == 2 * 4


@pytest.mark.rule("R16.1a", "R11.5")
@EVERYBODY
def test_everybody_sees_where_a_revealed_trick_diverts_dice(watcher: int | None) -> None:
    fire = clan("fire", on("a1", "Frunks", dice="S", traps=["divert-1"]))
    water = clan("water", on("a2", "Taron", dice="SS"))
    game = adventure(fire, water, tricks=True)
    assert game.view(watcher).path("a1").targets == ("",)
    game.play("reveal")
    assert game.view(watcher).path("a1").targets == ("a2",)


# --- private ----------------------------------------------------------------------------------------


@pytest.mark.rule("R16.2c")
@OTHERS
def test_traps_elsewhere_are_hidden_while_those_of_a_land_are_revealed(watcher: int | None) -> None:
    view = battle().view(watcher)
    assert (view.path("e2").traps, view.path("e2").revealed) == ((None,), (False,))
    assert view.clan(0).traps is None


@pytest.mark.rule("R16.2d")
@EVERYBODY
def test_a_revealed_trap_leaves_the_set_whose_places_are_secret(watcher: int | None) -> None:
    assert sorted(battle().view(watcher).clan(0).owned_traps) == ["initial", "magic-2"]


@pytest.mark.rule("R16.2b")
@OTHERS
def test_when_the_last_trap_is_revealed_everybody_knows_what_is_held(watcher: int | None) -> None:
    game = battle()
    game.play("done", "attack 6 6 6 1 1", "take hits")
    view = game.view(watcher)
    assert view.path("e2").traps == ("magic-2",)
    assert view.clan(0).traps == ("initial",)


@pytest.mark.rule("R16.3", "R13.7")
@pytest.mark.parametrize("watcher", [0, None])
def test_nobody_knows_madhalas_tokens_before_she_turns_them_up(watcher: int | None) -> None:
    fire = clan("fire", on("a2", "Frunks", dice="SS"))
    text = as_toml({"options": {"scenario": 8}, "clan": [fire]})
    game = position(text, phase="adventure", madhala=["a1"])
    for view in (game.view(watcher), game.open_view()):
        assert (view.path("a1").traps, view.path("a1").revealed) == ((None, None), (False, False))
    game.play("token divert-2")
    view = game.view(watcher)
    assert (view.path("a1").traps, view.path("a1").revealed) == (("divert-2", None), (True, False))


@pytest.mark.rule("R16.2g")
@EVERYBODY
def test_what_is_paid_for_a_contract_is_shown(watcher: int | None) -> None:
    fire = clan("fire", on("c1", "Frunks", dice="S"), traps=["magic-1", "magic-2"], trophies=["Gator"])
    game = adventure(fire, missions=["mission-1", "mission-2"])
    assert game.node.question == "contract"
    events = told(game, watcher, "yes", "discard trap magic-2")
    assert Event("trap-discarded", 0, (("trap", "magic-2"),)) in events
    assert game.view(watcher).discards["traps"] == ("magic-2",)


@pytest.mark.rule("R16.2p")
@pytest.mark.parametrize("seed", range(4))
def test_after_the_end_everything_is_public(seed: int) -> None:
    game = finished(Options(players=2 + seed % 3), seed)
    everything = shown(game.open_view())
    for watcher in (*range(game.options.players), None):
        assert shown(game.view(watcher)) == everything
        assert game.view(watcher).result == game.result is not None
        assert [clan.traps for clan in game.view(watcher).clans] == [
            clan.traps for clan in game.open_view().clans
        ]


def shown(view: View) -> dict[str, object]:
    """Return everything that a view shows, except its seat."""
    written: dict[str, object] = json.loads(view.to_json())
    del written["seat"]
    return written


# --- what fits a view -------------------------------------------------------------------------------


@pytest.mark.rule("R16.2j")
def test_what_was_bought_after_both_loads_does_not_lie_on_the_earlier_path() -> None:
    game = position(
        "[[clan]]\naffinity = 'fire'\ntraps = []\ngold = 9\npool = 'S'\n"
        "[[clan.path]]\npath = 'e1'\nmercenary = 'Nuduru'\ndice = 'S'\ntraps = ['initial']\n"
        "[[clan.path]]\npath = 'a1'\nmercenary = 'Frunks'\ntraps = ['magic-1']\n"
        "[[clan]]\naffinity = 'water'\nout = true\npool = ''",
        entrance="Snailer",
        lodge=["magic-1"],
    )
    game.play("lodge S", "buy magic-1", "done", "lodge strength-3", "end turn")
    view = game.view(1)
    assert view.path("a1").traps == ("magic-1",)
    dealt = {view.redeal(SeededDealer(seed)).open_view().path("e1").traps for seed in range(40)}
    assert dealt == {("initial",)}


def busy(held: list[str], laid: str, lodge: list[str], tricks: bool = False) -> Game:
    """Begin a round in which seat 0, with a token on b2 already, can buy and load many more."""
    fire = clan(
        "fire",
        on("b2", "Torko", traps=[laid]),
        hired=("Naiala", "Torko", "Taroa"),
        traps=held,
        gold=60,
        pool="SSSSSSSSMMMM",
    )
    clans = [fire, clan("water", pool="SSSS"), clan("air", pool="SS")]
    return position(
        as_toml({"options": {"tricks": tricks}, "clan": clans}),
        entrance="Snailer",
        land_a={"header": "header-1a", "monster": "Moldo"},
        land_b={"header": "header-2a", "monster": "Gator"},
        lodge=lodge,
    )


def assert_exact(game: Game, owned: tuple[str, ...], likes: tuple[str, ...], seeds: int) -> None:
    """Assert in some rounds that exactly what fits a view in the adventure is possible for a bystander."""
    ordered = game.options.tricks
    sizes: set[int] = set()
    between = 0
    for seed in range(seeds):
        here, dealer = without_history(game), SeededDealer(seed)
        bystander = Bystander(here, owned, ordered)
        bystander.hear(Event("path-trap", 0, (("path", "b2"), ("trap", "?"))))
        while not here.over and here.open_view().round == 1 and here.open_view().phase != "clean-up":
            here.advance(dealer)
            bystander.see(here)
            follow(here, dealer, likes)
            view = here.open_view()
            assert world_of(view, ordered) in bystander.worlds
            if view.phase == "adventure" and len(bystander.worlds) <= 12:
                redealt = {
                    world_of(here.view(None).redeal(SeededDealer(deal)).open_view(), ordered)
                    for deal in range(120)
                }
                assert redealt == bystander.worlds
                sizes.add(len(bystander.worlds))
                between += len(bystander.worlds) > 1
    assert between > 10, "some tokens were revealed while others lay face down"
    assert len(sizes) > 3


@pytest.mark.rule("R16.2o")
def test_what_fits_a_view_is_exactly_what_fits_all_public_events_and_reveals() -> None:
    game = busy(
        held=["initial", "magic-1", "magic-1"],
        laid="strength-1",
        lodge=["strength-1", "magic-1", "strength-1", "strength-2", "strength-2", "strength-1"],
    )
    likes = ("lodge", "path a", "path b", "path e", "load trap", "buy", "done", "yes", "take hits")
    assert_exact(game, ("initial", "magic-1", "magic-1", "strength-1"), likes, seeds=30)


@pytest.mark.rule("R16.2o", "R11.1")
def test_what_fits_a_view_is_exactly_what_fits_all_public_events_reveals_and_kept_tokens() -> None:
    game = busy(
        held=["steal-any-1", "divert-1", "divert-1"],
        laid="magic-1",
        lodge=["steal-any-1", "magic-1", "shielded-magic-1", "strength-2", "strength-2", "strength-1"],
        tricks=True,
    )
    likes = ("lodge", "path a", "path b", "load trap", "buy", "done", "reveal", "keep", "take hits")
    assert_exact(game, ("divert-1", "divert-1", "magic-1", "steal-any-1"), likes, seeds=20)
