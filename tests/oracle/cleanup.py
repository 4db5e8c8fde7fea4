"""The clean-up, in its order (R10)."""

from oracle.box import NOVICE, band, slug
from oracle.free import do_free_action, home_options
from oracle.table import Clan, Table, in_order


def come_home(table: Table) -> None:
    """Bring survivors home with what they carry, then play each player's homecoming (R10.1)."""
    for spot in sorted(table.spots, key=lambda spot: ("abmce".index(spot.path[0]), spot.path)):
        table.clear_tokens(spot)
        if spot.alive and not spot.is_madhala():
            clan = table.clan(spot)
            clan.potions += spot.potions
            clan.venoms += spot.venoms
            clan.gold += spot.gold
    table.spots = []
    for clan in table.turn_order():
        table.moved = set()
        while True:
            answer = table.choose(clan.seat, "homecoming", [*home_options(table, clan), "done"])
            if answer == "done":
                break
            do_free_action(table, clan, answer)
        table.apply_limits(clan)


def panic(table: Table) -> None:
    """Move undefeated monsters and Sandor to the entrance; one stays and causes panic (R10.2)."""
    arriving: list[str] = []
    if table.entrance:
        arriving.append(table.entrance)
    for place in ["a", "b"]:
        if place in table.undefeated:
            arriving.append(table.places[place].monster)
            table.places[place].monster = ""
        if place in table.escaped:
            arriving.append(table.escaped[place])
    if not arriving:
        return
    strongest = arriving[0]  # of equals the first: the one that was there, then land A's
    for name in arriving:
        if strength(table, name) > strength(table, strongest):
            strongest = name
    table.entrance = strongest
    table.discards["monsters"].extend(name for name in arriving if name != strongest)
    for _ in range(1 + table.box.power(strongest).get("extra_panic", 0)):
        left = [building for building in table.box.panic if building not in table.panic]
        if left:
            table.panic.append(table.chance("panic", "panic", left))


def strength(table: Table, monster: str) -> tuple[int, int]:
    """Return the printed attack and the elimination value, by which monsters are compared (R10.2)."""
    card = table.box.monsters[monster]
    return card["attack"], card["ev"]


def rank(table: Table, member: str) -> tuple[int, int]:
    """Return reputation and cost, by which members are compared (R10.3, R10.4)."""
    return table.reputation_of(member), table.cost_of(member)


def highest(table: Table, members: list[str]) -> list[str]:
    """Return the members of highest rank, each kind once."""
    top = max(rank(table, member) for member in members)
    return [member for member in dict.fromkeys(members) if rank(table, member) == top]


def leaders(table: Table) -> None:
    """Let each clan whose leader died promote a member (R10.3)."""
    for clan in table.turn_order():
        if clan.leader:
            continue
        mercenaries = in_order(clan.mercenaries, table.box.mercenaries)
        unsettled = [name for name in mercenaries if name not in clan.settled.values()]
        if unsettled:
            clan.leader = table.choose_named(clan.seat, "promote", "member", highest(table, unsettled))
        elif clan.novices > 0:
            clan.leader = NOVICE
        elif mercenaries:
            clan.leader = table.choose_named(clan.seat, "promote", "member", highest(table, mercenaries))
            clan.settled = {land: name for land, name in clan.settled.items() if name != clan.leader}


def wages(table: Table) -> None:
    """Pay wages; a clan that cannot pay all pays what it has, and one member deserts (R10.4)."""
    for clan in table.turn_order():
        paid = [name for name in in_order(clan.mercenaries, table.box.mercenaries) if name != clan.leader]
        paid = [name for name in paid if name not in clan.settled.values()]
        paid += [NOVICE] * (clan.novices - (clan.leader == NOVICE))
        due = len(paid) * band(table.box.edition["wages"], clan.glory)
        if clan.gold >= due:
            clan.gold -= due
            continue
        clan.gold = 0
        desert(table, clan, table.choose_named(clan.seat, "desert", "member", highest(table, paid)))


def desert(table: Table, clan: Clan, member: str) -> None:
    """Let a member desert; its equipment may stay with mercenaries of the clan."""
    if member == NOVICE:
        clan.novices -= 1
        in_clans = sum(each.novices for each in table.clans)
        if table.novices + in_clans < int(table.box.edition["novice"]["count"]):  # R3.2
            table.novices += 1
        return
    cards = table.leave(clan, member)
    table.check_trap_limit_without(clan, member)
    for card in cards:
        inherit(table, clan, card)


def inherit(table: Table, clan: Clan, card: str) -> None:
    """Hand on a card of a deserter, and then the card that it replaces (R10.4, R5.12)."""
    kind = table.box.equipment[card]["type"]
    heirs = in_order(clan.mercenaries, table.box.mercenaries)
    replaced = give(table, clan, "inherit", card, heirs)
    if replaced:
        without = [name for name in heirs if clan.card(name, kind) == ""]
        give(table, clan, "hand-on", replaced, without)


def give(table: Table, clan: Clan, question: str, card: str, heirs: list[str]) -> str:
    """Give a card to one of the heirs or discard it; return the card that it replaces, if any."""
    kind = table.box.equipment[card]["type"]
    spelled = {f"member {slug(name)}": name for name in heirs}
    answer = table.choose(clan.seat, question, [*spelled, "discard equipment"])
    if answer == "discard equipment":
        table.discards["equipment"].append(card)
        return ""
    heir = spelled[answer]
    replaced = clan.card(heir, kind)
    clan.equipment.setdefault(heir, {})[kind] = card
    return replaced


def game_ends(table: Table) -> bool:
    """Return whether the game ends (R10.5); glory does not end a solo game (R13.6)."""
    edition = table.box.edition
    if table.round >= (table.special("rounds") or edition["rounds"]):
        if table.special("rounds"):
            table.note("R13.7 a shorter game ends")
        return True
    enough = any(clan.glory >= edition["glory_to_end"] for clan in table.clans)
    if enough and table.scenario:
        table.note("R13.6 glory does not end a solo game")
    return enough and not table.scenario


def reset(table: Table) -> None:
    """Draw new missions, then monsters, then lands with their headers (R10.6)."""
    for side in range(2):
        table.missions[side] = ""
        deck = table.decks["missions"]
        if deck:
            drawn = table.chance("refill", "mission", in_order(deck, table.box.missions))
            table.missions[side] = drawn
            deck.remove(drawn)
    active = ["a", "b"] if table.players >= table.box.constants["two_lands_from"] else ["a"]
    for place in active:
        if table.places[place].monster == "":
            table.places[place].monster = draw_monster(table)
    for place in active:
        if table.places[place].land == "":
            table.places[place].land = table.draw("lands", "land")
            if table.places[place].land:
                table.places[place].header = ""
                table.places[place].header = draw_header(table)


def draw_monster(table: Table) -> str:
    """Draw a monster for a land; Dogor goes to the entrance instead, and another is drawn (R10.6)."""
    while True:
        name = table.draw("monsters", "monster")
        if "storms_entrance" not in table.box.power(name):
            return name
        if table.entrance:
            table.discards["monsters"].append(table.entrance)
        table.entrance = name


def draw_header(table: Table) -> str:
    """Draw a header tile and its side; if all are used, reshuffle those that are not on the table (R10.6)."""
    deck = table.decks["headers"]
    if not deck:
        lying = [place.header[:-1] for place in table.places.values() if place.header]
        deck.extend(tile for tile in table.box.headers if tile not in lying)
    sides = [f"{tile}{side}" for tile in in_order(deck, table.box.headers) for side in "ab"]
    header = table.chance("refill", "header", sides)
    deck.remove(header[:-1])
    return header


def next_first_player(table: Table) -> None:
    """Make the player of least reputation first player; of tied ones the first counter-clockwise (R10.7)."""
    least = min(table.reputation(clan) for clan in table.clans)
    for step in range(1, table.players + 1):
        seat = (table.first - step) % table.players
        if table.reputation(table.clans[seat]) == least:
            table.first = seat
            return
