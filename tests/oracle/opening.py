"""The start of the next round, up to the roll of persuasion dice (R13.8, R3.2, R15.2, R15.3)."""

from oracle.box import NOVICE
from oracle.table import Table, in_order


def open_round(table: Table) -> None:
    """Resolve the scenario's monster, novices for empty clans, More monster action, the Queen's Grant."""
    if table.special("entrance") == "rounds" and table.entrance == "":
        level_a_monster(table)
    rescue(table)
    more_monsters(table)
    if table.queens_grant:
        grant(table)


def level_a_monster(table: Table) -> None:
    """Bring a random level A monster from the deck, or from the discards, if there is one (R13.8)."""
    for pile in (table.decks["monsters"], table.discards["monsters"]):
        names = [name for name in pile if table.box.monsters[name]["level"] == "A"]
        if names:
            table.note(f"R13.8 from the {'deck' if pile is table.decks['monsters'] else 'discards'}")
            table.entrance = table.chance("refill", "monster", in_order(names, table.box.monsters))
            pile.remove(table.entrance)
            return


def rescue(table: Table) -> None:
    """Give each clan without members a novice as its leader, and gold up to 5 (R3.2)."""
    for clan in table.clans:
        if not clan.has_members():
            clan.novices = 1
            clan.leader = NOVICE
            table.novices = max(0, table.novices - 1)
            clan.gold = max(clan.gold, table.box.constants["rescue_gold"])


def more_monsters(table: Table) -> None:
    """Draw a monster to an empty entrance in some rounds (R15.3)."""
    if table.more_monsters and table.round in table.box.constants["monster_rounds"] and table.entrance == "":
        table.note("R15.3 a monster comes")
        table.entrance = table.draw("monsters", "monster")


def grant(table: Table) -> None:
    """Let the first player take a die and one of the gifts (R15.2)."""
    clan = table.clans[table.first]
    gifts = table.box.constants["grant"]
    for _ in range(gifts["dice"]):
        die = table.choose(clan.seat, "grant-die", ["colour S", "colour M", "colour P"])
        table.tell("granted", colour=die[-1])
    gift = table.choose(
        clan.seat, "grant", [f"grant {what}" for what in ("potion", "venom", "defense", "gold")]
    )
    gains = {
        "grant potion": {"potions": gifts["potion_or_venom"]},
        "grant venom": {"venoms": gifts["potion_or_venom"]},
        "grant defense": {"defense": gifts["defense"]},
        "grant gold": {"gold": gifts["gold"]},
    }
    table.gain(clan, gains[gift])
    table.apply_limits(clan)
