"""Positions: defaults, problems that are reported, and positions that are written and read again."""

from __future__ import annotations

import copy
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monsterlands import BadPosition, Game, NotStable, Options, SeededDealer, load
from monsterlands.game import positions
from monsterlands.game.names import names_of
from monsterlands.game.options import fit_options
from monsterlands.rules.state import State
from monsterlands.rules.tables import tables_of
from support.positions import EDITION, as_toml, canonical, position
from support.random_positions import random_state
from support.whole_games import options_for

STANDARD = load(EDITION)
TABLES = tables_of(STANDARD)
NAMES = names_of(STANDARD)

WHOLE = """
edition = "standard@1"
[options]
difficulty = "hard"
confirm = [1]
[table]
round = 3
phase = "deployment"
turn = 0
first = 1
tavern = ["Fandor", "Vaidala"]
lodge = ["magic-3", "", "magic-3"]
bazaar = ["Noxx"]
loot = ["trophies", "brews"]
missions = ["mission-8"]
land_a = { land = "Kyzhul", header = "header-3b", monster = "Abysur" }
entrance = "Snagnus"
panic = ["mine"]
spaces = { lodge = ["P5", "S"], alchemist = ["", "M"] }
used = ["Nuduru"]
equipment_used = { Shandee = ["Turzoks"], "" = ["Turzoks"] }
[table.discards]
mercenaries = ["Guster"]
equipment = ["Turzoks"]
[table.decks]
monsters = ["Dogor", "Gator"]
[[clan]]
affinity = "fire"
glory = 20
gold = 12
mercenaries = ["Nuduru", "Frunks", "Shandee"]
novices = 2
novices_used = 1
pool = "SSMP5"
traps = ["initial", "strength-2"]
wounded = ["Frunks"]
equipment = { Shandee = ["Pugnor", "Turzoks"] }
lands = ["Skyehn", "Rynia"]
settled = { Skyehn = "Shandee" }
trophies = ["Moldo"]
loot = ["gold-12"]
[[clan.path]]
path = "a2"
mercenary = "Frunks"
dice = "SSMM"
traps = ["magic-1"]
defense = 1
[[clan]]
affinity = "air"
mercenaries = []
novices = 1
out = true
"""


def a_state(seed: int, dealer: SeededDealer, phase: str = "deployment") -> State:
    """Make a random state of any number of players, with any options and of any scenario."""
    return random_state(fit_options(options_for(seed), STANDARD), dealer, TABLES, phase)


def problems_of(text: str) -> list[str]:
    with pytest.raises(BadPosition) as refused:
        Game.from_position(text)
    return list(refused.value.problems)


# --- what is written ---------------------------------------------------------------------------------------


def test_a_position_is_read_as_it_is_written() -> None:
    game = Game.from_position(WHOLE)
    view = game.open_view()
    clan = view.clan(0)
    assert game.options == Options(players=2, difficulty="hard", first=1, confirm=(1,))
    assert (view.round, view.phase, view.first, game.seat) == (3, "deployment", 1, 0)
    assert view.tavern[:2] == ("Fandor", "Vaidala")
    assert view.entrance == "Snagnus"
    assert view.panic == ("mine",)
    assert view.spaces("lodge") == ("P5", "S", "", "")
    assert view.spaces("alchemist") == ("", "M")
    assert (clan.affinity, clan.leader, clan.glory, clan.gold, clan.pool) == (
        "fire",
        "Nuduru",
        20,
        12,
        "SSMP5",
    )
    assert clan.mercenaries == ("Nuduru", "Frunks", "Shandee")
    assert (clan.novices, clan.novices_used, clan.wounded) == (2, 1, ("Frunks",))
    assert clan.equipment == {"Shandee": ("Pugnor", "Turzoks")}
    assert (clan.lands, clan.settled) == (("Skyehn", "Rynia"), {"Skyehn": "Shandee"})
    assert (clan.trophies, clan.loot, clan.used_talents) == (("Moldo",), ("gold-12",), ("Nuduru",))
    assert clan.traps == ("initial", "strength-2")
    assert clan.owned_traps == ("initial", "strength-2", "magic-1")
    path = view.path("a2")
    assert (path.seat, path.mercenary, path.dice, path.traps, path.defense) == (
        0, "Frunks", "SSMM", ("magic-1",), 1,
    )  # fmt: skip


def test_reputation_is_the_sum_over_the_members() -> None:
    game = position('[[clan]]\nmercenaries = ["Nuduru", "Frunks", "Fandor"]\nnovices = 2\n[[clan]]')
    assert game.open_view().clan(0).reputation == 0 + 1 + 5 + 2


def test_a_position_before_preparation_begins_a_round() -> None:
    game = position(phase="preparation", round=4)
    assert game.node.question == "roll-pool"
    game.play("persuasion 2", "persuasion 5")
    view = game.open_view()
    assert (view.round, view.clan(0).pool, view.clan(1).pool) == (4, "SSMP2", "SSMP5")


def test_a_clan_without_members_is_rescued_before_preparation() -> None:
    game = position("[[clan]]\nmercenaries = []\ngold = 1\n[[clan]]", phase="preparation")
    clan = game.open_view().clan(0)
    assert (clan.leader, clan.novices, clan.gold) == ("novice", 1, 5)


def test_a_position_at_an_adventure_begins_it_with_everything_face_down() -> None:
    game = position(
        '[[clan]]\n[[clan.path]]\npath = "m2"\nmercenary = "Nuduru"\n'
        '[[clan.path]]\npath = "a1"\nmercenary = "Frunks"\ntraps = ["initial"]\n[[clan]]',
        phase="adventure",
    )
    view = game.open_view()
    assert (view.phase, game.node.question) == ("adventure", "roll")
    assert [clan.pool for clan in view.clans] == ["", ""]
    assert (view.path("a1").traps, view.path("a1").revealed) == (("initial",), (False,))


def test_a_position_at_a_clean_up_begins_it_with_everybody_at_home() -> None:
    game = position('[[clan]]\ntrophies = ["Gator"]\n[[clan]]', phase="clean-up", round=2)
    view = game.open_view()
    assert (view.phase, game.node.question, game.seat) == ("clean-up", "homecoming", 0)
    assert {*view.clan(0).unassigned} == {"Nuduru", "Frunks"}


def test_at_a_clean_up_a_clan_whose_leader_died_is_written_without_one() -> None:
    text = '[[clan]]\nmercenaries = ["Frunks", "Shandee"]\nleader = ""\ntrophies = ["Gator"]\n[[clan]]'
    game = position(text, phase="clean-up")
    assert game.open_view().clan(0).leader == ""
    game.play("done")
    assert game.open_view().clan(0).leader == "Shandee"


@pytest.mark.rule("R10.3")
def test_at_a_clean_up_the_first_leader_leads_if_it_lives() -> None:
    problems = problems_of('[table]\nphase = "clean-up"\n[[clan]]\nleader = ""\n[[clan]]')
    assert [problem.split(":")[0] for problem in problems] == ["clan 0.leader"]


# --- defaults ----------------------------------------------------------------------------------------------


def test_an_empty_position_is_the_first_turn_of_two_clans() -> None:
    game = Game.from_position("")
    view = game.open_view()
    assert game.options == Options(players=2, first=0)
    assert (view.round, view.phase, view.first, game.seat) == (1, "deployment", 0, 0)
    assert [clan.affinity for clan in view.clans] == ["fire", "water"]
    for clan, members in zip(view.clans, (("Nuduru", "Frunks"), ("Tortock", "Taron")), strict=True):
        assert sorted(clan.mercenaries) == sorted(members)
        assert clan.leader == members[0]
        assert (clan.glory, clan.gold, clan.pool, clan.traps) == (5, 7, "SSMP3", ("initial",))
    assert view.novices == 8
    assert (view.entrance, view.panic) == ("", ())


def test_offers_are_filled_in_the_order_of_the_edition() -> None:
    view = Game.from_position("").open_view()
    assert view.tavern == ("Dalina", "Drapis", "Taroa", "Puargh")
    assert view.lodge == ("strength-1",) * 4 + ("strength-2",) * 2
    assert view.bazaar == ("Krakhen", "Krakhen", "Pugnor")
    assert view.loot == ("conquest-glory", "elimination-glory", "capture-glory", "rerolls")
    assert view.missions == ("mission-1", "mission-2")
    assert [(land.land, land.header, land.monster) for land in view.lands] == [
        ("Negueria", "header-1a", "Snailer")
    ]


def test_offers_that_are_written_in_part_are_filled_up() -> None:
    view = position(tavern=["Fandor", "", "Dalina"]).open_view()
    assert view.tavern == ("Fandor", "", "Dalina", "Drapis")


def test_piles_have_everything_that_is_nowhere_else() -> None:
    view = position(tavern=["Fandor", "", "", ""], discards={"mercenaries": ["Zondu"]}).open_view()
    assert len(view.decks["mercenaries"]) == 28 - 2
    assert not {"Fandor", "Zondu", "Nuduru", "Purkas"} & set(view.decks["mercenaries"])
    assert len(view.decks["traps"]) == 36 - 6
    assert len(view.decks["equipment"]) == 18 - 3


def test_a_pile_that_is_written_holds_nothing_else() -> None:
    view = position(decks={"mercenaries": ["Zondu"], "equipment": [], "traps": []}).open_view()
    assert view.decks["mercenaries"] == ("Zondu",)
    assert view.tavern == ("Dalina", "Drapis", "Taroa", "Puargh")
    assert view.decks["traps"] == ()
    assert view.decks["equipment"] == ()
    assert len(view.discards["equipment"]) == 15, "equipment is not reshuffled, so it lies among the discards"


def test_dogor_is_never_laid_on_a_land() -> None:
    every = [name for name in NAMES.monsters if name not in ("Dogor", "Sandor")]
    view = position(discards={"monsters": every}).open_view()
    assert view.lands[0].monster == "Sandor"


def test_clans_that_are_not_written_take_the_affinities_that_are_left() -> None:
    game = position('[options]\nplayers = 4\n[[clan]]\naffinity = "water"')
    assert [clan.affinity for clan in game.open_view().clans] == ["water", "fire", "air", "jungle"]


def test_the_pool_is_what_the_members_bring() -> None:
    game = position(
        '[[clan]]\nglory = 21\nmercenaries = ["Nuduru", "Vaidala"]\nnovices = 1\n[[clan]]\nout = true'
    )
    view = game.open_view()
    assert view.clan(0).pool == "SSSS" + "MM" + "P3P3P3"
    assert view.clan(1).pool == ""


def test_the_first_turn_is_the_first_players() -> None:
    assert position(first=1).seat == 1


def test_a_path_gets_its_dice_and_its_benefit_from_the_header() -> None:
    game = position(
        '[[clan]]\n[[clan.path]]\npath = "a4"\nmercenary = "Frunks"\n'
        '[[clan.path]]\npath = "m1"\nmercenary = "Nuduru"\n[[clan]]'
    )
    view = game.open_view()
    assert (view.path("a4").dice, view.path("a4").gold) == ("SM", 3)
    assert (view.path("m1").dice, view.path("m1").gold) == ("SS", 0)


def test_the_initial_trap_is_held_unless_it_is_on_a_path() -> None:
    game = position(
        '[[clan]]\n[[clan.path]]\npath = "a1"\nmercenary = "Frunks"\ntraps = ["initial"]\n[[clan]]'
    )
    clan = game.open_view().clan(0)
    assert (clan.traps, clan.owned_traps) == ((), ("initial",))


def test_without_the_first_leader_the_highest_reputation_leads() -> None:
    game = position('[[clan]]\nmercenaries = ["Frunks", "Shandee", "Zondu"]\n[[clan]]')
    assert game.open_view().clan(0).leader == "Zondu"


# --- problems ----------------------------------------------------------------------------------------------

CLAN = "[[clan]]\n"
ON_PATH = '[[clan]]\n[[clan.path]]\npath = "{}"\nmercenary = "Frunks"\n{}\n[[clan]]'

WRONG = [
    ("round = ", "position: Invalid value (at end of document); a TOML file"),
    (
        'edition = "standrd@1"',
        'edition: "standrd@1" is not a shipped edition; did you mean standard@1 or standard?',
    ),
    ("clans = 3", "clans: is not a known key; did you mean clan?"),
    ("clan = 3", "clan: is 3; tables that are each headed [[clan]]"),
    (CLAN * 5, "clan: there are 5; 1 to 4 clans (R2.1)"),
    (
        "[options]\nplayers = 1\n" + CLAN * 2,
        "options.players: is 1; players is a whole number from 2 to 4 (R2.1)",
    ),
    (
        '[options]\ndifficulty = "norml"',
        'options.difficulty: "norml" is not a difficulty; did you mean normal? (R15.1)',
    ),
    ("[options]\ntricks = 1", "options.tricks: is 1; true or false"),
    (
        "[options]\ntricks = true\nplayers = 1",
        "options.tricks: is true with one clan; solo play has no trick module (R13.1)",
    ),
    (
        "[options]\nqueens_grant = true\nplayers = 1",
        "options.queens_grant: is true with one clan; solo play has no Queen's Grant (R13.1)",
    ),
    ("[options]\nqueens_grant = 1", "options.queens_grant: is 1; true or false"),
    ("[options]\nmore_monsters = 0", "options.more_monsters: is 0; true or false"),
    (
        "[options]\nconfirm = [2]",
        "options.confirm: has an entry that is 2; a list of whole numbers from 0 to 1",
    ),
    # the table
    ("[table]\nround = 7", "table.round: is 7; round is a whole number from 1 to 6 (R3.1)"),
    ("[table]\nround = true", "table.round: is true; round is a whole number from 1 to 6 (R3.1)"),
    ("[table]\nfirst = 2", "table.first: is 2; the first player is a whole number from 0 to 1 (R2.1)"),
    (
        '[table]\nphase = "setup"',
        'table.phase: "setup" is not a phase that a position can begin with; '
        "one of preparation, deployment, adventure, clean-up (R3.1)",
    ),
    ('[table]\ntavern = ["Fandr"]', 'table.tavern: "Fandr" is not a mercenary; did you mean Fandor? (R2.3)'),
    ("[table]\ntavern = [3]", "table.tavern: has an entry that is 3; a list of names (R2.3)"),
    ('[table]\ntavern = "Fandor"', 'table.tavern: is "Fandor"; a list of names'),
    (
        '[table]\ntavern = ["Fandor"]\n[[clan]]\nmercenaries = ["Nuduru", "Fandor"]\n[[clan]]',
        "table.tavern: Fandor is also in clan 0.mercenaries; every card is in one place (R2.3)",
    ),
    (
        '[table]\ntavern = ["Fandor", "Fandor"]',
        "table.tavern: Fandor is there twice; every card is in one place (R2.3)",
    ),
    ("[table]\ntavern = ['', '', '', '', '']", "table.tavern: has 5 places; there are 4 (R2.3)"),
    (
        '[table]\ntavern = ["Purkas"]',
        "table.tavern: Purkas is an initial member; it is in its clan, or has left the game (R2.2)",
    ),
    (
        '[table]\nlodge = ["initial"]',
        "table.lodge: initial is there; an initial trap is in a clan, or has left the game (R1.7)",
    ),
    (
        '[table]\nlodge = ["divert-1"]',
        "table.lodge: divert-1 is there; it is in play only with the trick module, options.tricks (R2.5)",
    ),
    (
        '[table]\nlodge = ["strength-3", "strength-3"]\ndiscards = { traps = ["strength-3"] }',
        "table.discards.traps: strength-3 is written 3 times (table.lodge, table.discards.traps); "
        "the box has 2 (R2.5)",
    ),
    (
        '[table]\nbazaar = ["Slham", "Slham"]',
        "table.bazaar: Slham is written 2 times (table.bazaar); the box has 1 (R2.6)",
    ),
    (
        '[table]\nloot = ["brews"]\ndecks = { loot = ["brews"] }',
        "table.decks.loot: brews is also in table.loot; every card is in one place (R2.8)",
    ),
    (
        '[table]\nland_a = { monster = "Dogor" }',
        "table.land_a.monster: Dogor is on a land; it goes to the entrance instead (R10.6)",
    ),
    (
        '[table]\nland_b = { land = "Kale" }',
        "table.land_b: is written with 2 clans; the second land is in play with 3 or more clans (R2.7)",
    ),
    (
        '[table]\nland_a = { headr = "header-1a" }',
        "table.land_a.headr: is not a known key; did you mean header?",
    ),
    (
        "[options]\nplayers = 3\n"
        '[table]\nland_a = { header = "header-1a" }\nland_b = { header = "header-1b" }',
        "table.land_b: header-1 is also in table.land_a; every card is in one place (R2.7)",
    ),
    ('[table]\npanic = ["mina"]', 'table.panic: "mina" is not a building; did you mean mine? (R2.10)'),
    ('[table]\npanic = ["mine", "mine"]', "table.panic: names mine 2 times; each once (R2.10)"),
    (
        '[table]\npanic = ["mine"]\nspaces = { mine = ["S"] }',
        "table.spaces.mine: has dice; a building with a panic token is closed (R5.6)",
    ),
    (
        '[table]\nspaces = { lodge = ["", "S"] }',
        "table.spaces.lodge: space 2 has a die and space 1 has none; spaces fill from left to right (R5.6)",
    ),
    (
        '[table]\nspaces = { tavern = ["S", "S", "S", "P2"] }',
        "table.spaces.tavern: space 4 has a die; it is open with 3 or more clans (R2.12)",
    ),
    (
        '[table]\nspaces = { bazaar = ["M"] }',
        "table.spaces.bazaar: M is there; the building accepts S or P (R5.6)",
    ),
    (
        '[table]\nspaces = { pawn_shop = ["S"] }',
        "table.spaces.pawn_shop: has 1 spaces; the building has 0 (R5.6)",
    ),
    (
        '[table]\nspaces = { mine = ["P7"] }',
        'table.spaces.mine: "P7" is not a die; one of S, M, P1, P2, P3, P4, P5, P6 (R5.6)',
    ),
    ("[table]\nnovices = 9", "table.novices: there are 9 novices in all; the box has 8 (R2.4)"),
    (
        '[table]\nused = ["Fandor"]',
        "table.used: Fandor is in no clan; only members use their talents (R12.1)",
    ),
    (
        '[table]\nequipment_used = { Frunks = ["Noxx"] }',
        "table.equipment_used.Frunks: Noxx is not there; "
        "cards are marked under who carries them, discarded ones under an empty name (R12.1)",
    ),
    (
        "[table]\nturn = 1\n[[clan]]\n[[clan]]\nout = true",
        "table.turn: it is the turn of clan 1, which is out; the phase has ended for that clan (R5.1)",
    ),
    (
        '[table]\nphase = "preparation"\nturn = 0',
        "table.turn: is written at the start of a round; "
        "pools and turns belong to the deployment phase (R5.1)",
    ),
    (
        '[table]\nphase = "preparation"\n[[clan]]\npool = "S"\n[[clan]]',
        "clan 0.pool: is written at the start of a round; "
        "pools and turns belong to the deployment phase (R5.1)",
    ),
    (
        '[table]\nphase = "adventure"\n[[clan]]\npool = "S"\n[[clan]]',
        "clan 0.pool: is written at the start of an adventure; "
        "pools and turns belong to the deployment phase (R5.1)",
    ),
    (
        '[table]\nphase = "clean-up"\nspaces = { lodge = ["S"] }',
        "table.spaces: is written at the start of a clean-up; nothing is deployed or used there (R10.6)",
    ),
    (
        '[table]\nphase = "clean-up"\n' + ON_PATH.format("a1", ""),
        "clan 0.path: is written at the start of a clean-up; nothing is deployed or used there (R10.6)",
    ),
    (
        '[table]\nphase = "adventure"\n[[clan]]\nmercenaries = ["Zondu"]\nleader = ""',
        "clan 0.leader: is empty; one of the members leads (R10.3)",
    ),
    (
        '[table]\nphase = "clean-up"\n[[clan]]\naffinity = "fire"\nleader = ""',
        "clan 0.leader: is empty, but Nuduru is in the clan if mercenaries is not written; "
        "write mercenaries without the leader that is missing (R10.3)",
    ),
    # clans
    (
        '[[clan]]\naffinity = "fire"\n[[clan]]\naffinity = "fire"',
        "clan: two clans of affinity fire; every clan has a different affinity (R2.2)",
    ),
    (
        '[[clan]]\naffinity = "fir"',
        'clan 0.affinity: "fir" is not an affinity; did you mean fire? (R2.2)',
    ),
    ("[[clan]]\n[[clan]]\ngold = -3", "clan 1.gold: is -3; gold cannot be negative (R1.1)"),
    ("[[clan]]\ngold = 7.5", "clan 0.gold: is 7.5; gold is a whole number from 0 to 999 (R1.1)"),
    ("[[clan]]\nglory = -1", "clan 0.glory: is -1; glory cannot be negative (R1.3)"),
    ("[[clan]]\npotions = 4", "clan 0.potions: there are 4; the limit is 3 (R1.7)"),
    ("[[clan]]\nvenoms = 4", "clan 0.venoms: there are 4; the limit is 3 (R1.7)"),
    ("[[clan]]\ndefense = 6", "clan 0.defense: there are 6; the limit is 5 (R1.7)"),
    (
        '[[clan]]\ntraps = ["magic-1", "magic-1", "magic-1", "magic-2", "magic-2", "magic-2"]',
        "clan 0.traps: there are 6; the limit is 5 (R1.7)",
    ),
    (
        '[[clan]]\ntraps = ["initial", "initial"]',
        "clan 0.traps: the clan has 2 initial traps; it has one at most (R2.2)",
    ),
    (
        '[[clan]]\npool = "SP"',
        'clan 0.pool: is "SP"; dice such as "SSMP5": S, M, and P with its value (R4.2)',
    ),
    (
        '[[clan]]\n[[clan]]\nout = true\npool = "S"',
        "clan 1.pool: has dice although the clan is out; "
        "the phase ends for a clan when its pool is empty (R5.1)",
    ),
    (
        "[[clan]]\nmercenaries = []",
        "clan 0.mercenaries: nobody is in the clan; "
        "a clan without any member has got a novice before preparation (R3.2)",
    ),
    (
        '[[clan]]\nmercenaries = ["Nuduru", "novice"]',
        "clan 0.mercenaries: names a novice; novices are counted: novices = 1, and are no mercenaries (R1.2)",
    ),
    (
        '[[clan]]\nmercenaries = ["Tortock"]',
        "clan 0.mercenaries: Tortock is an initial member of another clan; "
        "one of affinity fire, or a card of the deck (R2.2)",
    ),
    (
        '[[clan]]\nleader = "Fandor"',
        "clan 0.leader: Fandor is not in the clan; one of the members leads (R10.3)",
    ),
    (
        '[[clan]]\nmercenaries = ["Zondu"]\nleader = ""',
        "clan 0.leader: is empty; one of the members leads (R10.3)",
    ),
    (
        '[[clan]]\nmercenaries = ["Zondu"]\nleader = "novice"',
        "clan 0.leader: is a novice; the clan has none (R10.3)",
    ),
    (
        '[[clan]]\nleader = "Frunks"',
        "clan 0.leader: is Frunks although Nuduru is in the clan; "
        "the first leader leads until it dies (R10.3)",
    ),
    ("[[clan]]\nnovices = 9", "clan: there are 9 novices in all; the box has 8 (R2.4)"),
    ("[[clan]]\nnovices_used = 1", "clan 0.novices_used: is 1 with 0 novices; it is 0 at most (R5.13)"),
    (
        '[[clan]]\nwounded = ["Fandor"]',
        "clan 0.wounded: Fandor is not in the clan; wounded are members of the clan (R7.8)",
    ),
    (
        '[[clan]]\nequipment = { novice = ["Noxx"] }',
        "clan 0.equipment.novice: is a novice; novices carry no equipment (R5.12)",
    ),
    (
        '[[clan]]\nequipment = { Fandor = ["Noxx"] }',
        "clan 0.equipment.Fandor: is not in the clan; members carry the equipment of a clan (R5.12)",
    ),
    (
        '[[clan]]\nequipment = { Frunks = ["Pugnor", "Slyzor"] }',
        "clan 0.equipment.Frunks: carries Pugnor and Slyzor; one weapon each (R5.12)",
    ),
    (
        '[[clan]]\nequipment = { Frunk = ["Noxx"] }',
        'clan 0.equipment: "Frunk" is not a mercenary; did you mean Frunks? (R5.12)',
    ),
    (
        '[[clan]]\nlands = ["Kale"]\nsettled = { Kale = "Taron" }',
        "clan 0.settled.Kale: Taron is not in the clan; a member settles (R9.5)",
    ),
    (
        '[[clan]]\nlands = ["Rynia"]\nsettled = { Rynia = "Frunks" }',
        "clan 0.settled.Rynia: Frunks is of fire; a mercenary of water settles there (R9.5)",
    ),
    (
        '[[clan]]\nlands = ["Kale"]\nsettled = { Kale = "Nuduru" }',
        "clan 0.settled.Kale: Nuduru is the leader; a leader does not settle (R9.5)",
    ),
    (
        '[[clan]]\nlands = ["Kale"]\nsettled = { Kale = "novice" }',
        "clan 0.settled.Kale: is settled by a novice; a novice cannot settle (R5.13)",
    ),
    (
        '[[clan]]\nsettled = { Kale = "Frunks" }',
        "clan 0.settled.Kale: is not among the clan's lands; only own lands are settled (R9.5)",
    ),
    (
        '[[clan]]\nlands = ["Kale", "Ghadik"]\nsettled = { Kale = "Frunks", Ghadik = "Frunks" }',
        "clan 0.settled: names Frunks 2 times; each once (R9.5)",
    ),
    (
        '[[clan]]\nlands = ["Kale"]\nlands_used = ["Kale"]',
        "clan 0.lands_used: Kale is not settled by the clan; only settled lands are used (R5.14)",
    ),
    # paths; by default header-1a requires S, SS, M, SM, and the missions are 2 of SM and 1 of SM
    (
        ON_PATH.format("a5", ""),
        'clan 0.path 0.path: "a5" is not a path; '
        "one of a1, a2, a3, a4, b1, b2, b3, b4, m1, m2, c1, c2, e1, e2 (R1.6)",
    ),
    (
        '[[clan]]\n[[clan.path]]\npath = "a1"\n[[clan]]',
        "clan 0.path a1.mercenary: is missing; who is on the path (R6.1)",
    ),
    (
        '[[clan]]\n[[clan.path]]\npath = "a1"\nmercenary = "novice"\n[[clan]]',
        "clan 0.path a1.mercenary: is a novice; a novice cannot be assigned (R5.13)",
    ),
    (
        '[[clan]]\n[[clan.path]]\npath = "a1"\nmercenary = "Taron"\n[[clan]]',
        "clan 0.path a1.mercenary: Taron is not in the clan; a clan assigns its own mercenaries (R6.1)",
    ),
    (
        ON_PATH.format("a1", '[[clan.path]]\npath = "m1"\nmercenary = "Frunks"'),
        "clan 0.path m1.mercenary: Frunks is also on clan 0.path a1; "
        "a mercenary is assigned to one path (R6.1)",
    ),
    (
        ON_PATH.format("a1", '[[clan.path]]\npath = "a1"\nmercenary = "Nuduru"'),
        "path a1: has 2 mercenaries; a path takes one (R6.1)",
    ),
    (
        ON_PATH.format("b1", ""),
        "clan 0.path b1: land B is not in play; it is in play with 3 or more clans (R2.7)",
    ),
    (
        ON_PATH.format("e1", "defense = 1"),
        "clan 0.path e1: there is no monster at the entrance; write table.entrance (R6.6)",
    ),
    (
        '[table]\nentrance = "Gator"\n' + ON_PATH.format("e1", ""),
        "clan 0.path e1: nothing lies on the path; at least one die, trap or defense token (R6.6)",
    ),
    (
        '[table]\nentrance = "Gator"\n' + ON_PATH.format("e1", 'dice = "SSSSS"\ndefense = 2'),
        "clan 0.path e1: 5 dice and 2 tokens do not fit; "
        "the path has 8 dice spaces, and a token takes 2 (R6.6)",
    ),
    (
        '[table]\nmissions = ["", ""]\n' + ON_PATH.format("m1", ""),
        "clan 0.path m1: there is no mission; write table.missions (R6.2)",
    ),
    (
        ON_PATH.format("a2", 'dice = "SM"'),
        'clan 0.path a2.dice: is "SM"; the header requires "SS" and takes up to 2 more of M (R6.3)',
    ),
    (
        ON_PATH.format("a2", 'dice = "SSS"'),
        'clan 0.path a2.dice: is "SSS"; the header requires "SS" and takes up to 2 more of M (R6.3)',
    ),
    (
        ON_PATH.format("a2", 'dice = "SSMMM"'),
        'clan 0.path a2.dice: is "SSMMM"; the header requires "SS" and takes up to 2 more of M (R6.3)',
    ),
    (
        ON_PATH.format("a1", 'dice = "SP"'),
        "clan 0.path a1.dice: has P dice; persuasion dice never go there (R6.3)",
    ),
    (
        ON_PATH.format("a1", 'dice = "SX"'),
        'clan 0.path a1.dice: is "SX"; dice such as "SSM": S, M and P (R6.1)',
    ),
    (
        ON_PATH.format("a1", 'dice = "SSMM"\ndefense = 4'),
        "clan 0.path a1: 4 dice and 4 tokens do not fit; with 4 dice 3 tokens fit (R6.3)",
    ),
    (
        ON_PATH.format("m1", 'dice = "SP"'),
        'clan 0.path m1.dice: is "SP"; the mission takes exactly 2 of SM (R6.2)',
    ),
    (
        '[table]\nmissions = ["mission-2"]\n' + ON_PATH.format("m1", 'dice = "S"'),
        'clan 0.path m1.dice: is "S"; the mission takes exactly "SS" (R6.2)',
    ),
    (
        ON_PATH.format("m1", "defense = 1"),
        "clan 0.path m1.defense: is on a mission path; only dice go there (R6.2)",
    ),
    (
        ON_PATH.format("a2", "potions = 0"),
        "clan 0.path a2.potions: is 0; 1 from the path and 1 at most from the play area (R6.4)",
    ),
    (
        ON_PATH.format("a1", "venoms = 2"),
        "clan 0.path a1.venoms: is 2; 0 from the path and 1 at most from the play area (R6.4)",
    ),
    (ON_PATH.format("a4", "gold = 5"), "clan 0.path a4.gold: is 5; the benefit of the path is 3 gold (R6.5)"),
    (
        ON_PATH.format("a1", "order = 2"),
        "clan 0.path a1.order: is 2; the 1 loads of the round are numbered from 1 (R16.2)",
    ),
    (
        ON_PATH.format("a1", 'traps = ["magic-1"]\nowned = []'),
        "clan 0.path a1.owned: has magic-1 0 times; "
        "1 to 1, by what the clan has and what lies on paths (R16.2)",
    ),
]


@pytest.mark.parametrize(("text", "problem"), WRONG, ids=[problem.split(":")[0] for _, problem in WRONG])
def test_a_problem_is_reported_with_its_place_and_its_rule(text: str, problem: str) -> None:
    assert problem in problems_of(text)


def test_all_problems_are_found_at_once() -> None:
    assert problems_of(
        """
        [table]
        round = 0
        tavern = ["Fandr"]
        [[clan]]
        affinity = "fire"
        gold = -3
        [[clan]]
        affinity = "fire"
        potions = 9
        """
    ) == [
        "table.round: is 0; round is a whole number from 1 to 6 (R3.1)",
        'table.tavern: "Fandr" is not a mercenary; did you mean Fandor? (R2.3)',
        "clan 0.gold: is -3; gold cannot be negative (R1.1)",
        "clan: two clans of affinity fire; every clan has a different affinity (R2.2)",
        "clan 1.potions: there are 9; the limit is 3 (R1.7)",
    ]


def test_a_clan_with_dalina_may_hold_eight_traps() -> None:
    traps = '["magic-1", "magic-1", "magic-1", "magic-2", "magic-2", "magic-2", "magic-3", "magic-3"]'
    game = position(f'[[clan]]\nmercenaries = ["Nuduru", "Dalina"]\ntraps = {traps}\n[[clan]]')
    assert game.open_view().clan(0).trap_count == 8


def test_a_novice_that_leads_may_have_come_from_an_empty_stack() -> None:
    game = position("[[clan]]\nnovices = 8\n[[clan]]\nmercenaries = []\nnovices = 1")
    assert game.open_view().novices == 0


def read_or_refused(text: str) -> tuple[Game | None, tuple[str, ...]]:
    try:
        return Game.from_position(text), ()
    except BadPosition as refused:
        return None, refused.problems


_JUNK: list[object] = [
    -1, 0, 3, 99, 10**30, 1.5, True, "", "novice", "Fandor", "Nuduru", "S", "P3", "a1", "b1", "\x7f", "Dogor",
    "header-1a", "initial", "divert-1", "madhala", [], [1], ["Fandor", "Fandor"], ["", ""], ["initial"] * 7,
    [[]], {}, {"a": 1},
]  # fmt: skip


def _spoil(value: object, draw: SeededDealer) -> object:
    """Change one value at random."""
    junk = copy.deepcopy(_JUNK[draw.below(len(_JUNK))])
    if isinstance(value, dict) and value:
        key = list(value)[draw.below(len(value))]
        how = draw.below(8)
        if how == 0:
            del value[key]
        elif how == 1:
            value[("foo", "novice", "pool", "leader")[draw.below(4)]] = junk
        else:
            value[key] = junk if how == 2 else _spoil(value[key], draw)
        return value
    if isinstance(value, list) and value:
        index = draw.below(len(value))
        value[index] = junk if draw.below(4) == 0 else _spoil(value[index], draw)
        return value
    return junk


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_spoilt_position_is_read_or_refused(seed: int) -> None:
    dealer = SeededDealer(seed)
    state = a_state(seed, dealer)
    document = tomllib.loads(positions.write(state, NAMES, STANDARD))
    for _ in range(1 + dealer.below(3)):
        _spoil(document, dealer)
    game, problems = read_or_refused(as_toml(document))
    assert all(": " in problem and "; " in problem for problem in problems)
    if game is not None:
        game.advance(dealer)


@settings(max_examples=200, deadline=None)
@given(text=st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    game, problems = read_or_refused(text)
    assert (game is None) == bool(problems)


# --- writing -----------------------------------------------------------------------------------------------


def test_a_written_position_is_the_same_game() -> None:
    game = Game.from_position(WHOLE)
    again = Game.from_position(game.position())
    assert again.digest() == game.digest()
    assert again.options == game.options
    assert again.position() == game.position()


def test_a_written_position_is_short() -> None:
    game = position(tavern=["Fandor"])
    assert game.position() == (
        'edition = "standard@1"\n'
        "\n"
        "[options]\n"
        'difficulty = "normal"\n'
        "confirm = [0, 1]\n"
        "\n"
        "[table]\n"
        "round = 1\n"
        'phase = "deployment"\n'
        "first = 0\n"
        "turn = 0\n"
        'tavern = ["Fandor", "Dalina", "Drapis", "Taroa"]\n'
        'lodge = ["strength-1", "strength-1", "strength-1", "strength-1", "strength-2", "strength-2"]\n'
        'bazaar = ["Krakhen", "Krakhen", "Pugnor"]\n'
        'loot = ["conquest-glory", "elimination-glory", "capture-glory", "rerolls"]\n'
        'missions = ["mission-1", "mission-2"]\n'
        'land_a = { land = "Negueria", header = "header-1a", monster = "Snailer" }\n'
        "\n"
        "[[clan]]\n"
        'affinity = "fire"\n'
        'mercenaries = ["Nuduru", "Frunks"]\n'
        "glory = 5\n"
        "gold = 7\n"
        'pool = "SSMP3"\n'
        'traps = ["initial"]\n'
        "\n"
        "[[clan]]\n"
        'affinity = "water"\n'
        'mercenaries = ["Tortock", "Taron"]\n'
        "glory = 5\n"
        "gold = 7\n"
        'pool = "SSMP3"\n'
        'traps = ["initial"]\n'
    )


@settings(max_examples=300, deadline=None)
@given(
    seed=st.integers(0, 10**9),
    phase=st.sampled_from(["preparation", "deployment", "adventure", "clean-up"]),
)
def test_reading_what_was_written_gives_the_same_state(seed: int, phase: str) -> None:
    state = a_state(seed, SeededDealer(seed), phase)
    text = positions.write(state, NAMES, STANDARD)
    _, _, again = positions.read(text, None)
    assert canonical(again) == canonical(state)
    assert positions.write(again, NAMES, STANDARD) == text


def test_every_turn_of_random_games_is_written_and_read_again() -> None:
    turns = 0
    for seed in range(24):
        dealer = SeededDealer(seed)
        game = Game.at(STANDARD, a_state(seed, dealer))
        while not game.over:
            if game.at_chance:
                game.advance(dealer)
                continue
            if game.node.question == "turn" and ("stage", "before") in game.node.about:
                again = Game.from_position(game.position())
                assert again.digest() == game.digest()
                assert list(again.legal) == list(game.legal)
                turns += 1
            game.apply(game.legal[dealer.below(len(game.legal))])
    assert turns > 200


def test_the_starts_of_adventures_and_clean_ups_are_written_and_read_again() -> None:
    for seed in range(60):
        for phase in ("adventure", "clean-up"):
            state = a_state(seed, SeededDealer(seed), phase)
            text = positions.write(state, NAMES, STANDARD)
            games = [Game.at(STANDARD, state), Game.from_position(text)]
            assert games[0].digest() == games[1].digest()
            assert (games[0].node, games[0].choices) == (games[1].node, games[1].choices)


def test_equipment_that_moved_before_the_action_is_written() -> None:
    game = position('[[clan]]\nequipment = { Frunks = ["Noxx"] }\n[[clan]]')
    game.play("move attire frunks")
    assert "move attire nuduru" not in [choice.spelling for choice in game.choices]
    again = Game.from_position(game.position())
    assert 'moved = { Nuduru = ["Noxx"] }' in game.position()
    assert again.digest() == game.digest()


def test_a_position_cannot_be_written_in_the_middle_of_something() -> None:
    game = position()
    game.apply("path a1")
    with pytest.raises(NotStable, match="only at the start of a round, the start of a turn, "):
        game.position()


def test_a_position_cannot_be_written_after_the_action() -> None:
    game = position()
    game.play("mine 1 S")
    with pytest.raises(NotStable):
        game.position()


def test_a_game_from_a_position_has_a_record_that_plays_again() -> None:
    game = Game.from_position(WHOLE)
    game.play("armory S", "amount 2", "end turn")
    record = game.record()
    assert Game.replay(record).digest() == game.digest()


def test_a_game_from_before_preparation_has_a_record_that_plays_again() -> None:
    game = position(phase="preparation")
    game.advance(SeededDealer(3))
    assert Game.replay(game.record()).digest() == game.digest()


# --- editions ----------------------------------------------------------------------------------------------

OVERRIDES = """
edition = "standard@1"
[overrides]
clan = { gold = 9 }
[[overrides.mercenary]]
name = "Fandor"
cost = 3
"""


def test_a_position_may_override_numbers_of_its_edition() -> None:
    game = Game.from_position(OVERRIDES)
    assert game.open_view().clan(0).gold == 9
    assert next(card.cost for card in game.box.mercenaries if card.name == "Fandor") == 3
    assert Game.from_position(game.position()).digest() == game.digest()


def test_a_position_may_have_whole_overlays() -> None:
    game = Game.from_position('overlay = ["[clan]\\ngold = 9", "[clan]\\nglory = 8"]')
    clan = game.open_view().clan(0)
    assert (clan.gold, clan.glory) == (9, 8)
    assert Game.from_position(game.position()).box.hash == game.box.hash


def test_problems_of_an_overlay_are_reported() -> None:
    assert problems_of("[overrides]\nclan = { gold = -1 }") == [
        "overlay.clan.gold: is -1; a whole number from 0 to 99"
    ]
    assert problems_of("overlay = 3") == ["overlay: is not a text; the text of an overlay, or a list of them"]


def test_another_edition_may_be_given_instead() -> None:
    box = Game.from_position(OVERRIDES).box
    assert Game.from_position("", box).open_view().clan(1).gold == 9


def test_a_position_reads_no_files() -> None:
    assert problems_of('edition = "/etc/hostname"')[0].startswith(
        'edition: "/etc/hostname" is not a shipped edition'
    )
