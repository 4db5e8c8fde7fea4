"""The table on one screen: the Citadel, Outside, the player's clan and its rivals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..view import ClanView, View
from ..words import Words
from .screen import Row, Screen

FREE = "·"
ORDER = ("tavern", "lodge", "bazaar", "armory", "alchemist", "mine", "pawn_shop")
"""Buildings with offers first."""
CHOSEN_SPACES = ("alchemist", "mine")
"""Buildings whose spaces differ, so that they are listed one by one."""

RivalName = Callable[[int], str]


def rival_words(words: Words, name: str) -> str:
    """Return the name of the player of a rival as it is shown: bots of ours have one in each language."""
    bot, at, settings = name.partition("@")
    return words.say(f"rival-{bot}") + at + settings if words.has(f"rival-{bot}") else name


def show_table(screen: Screen, words: Words, view: View, rival_name: RivalName) -> None:
    """Print everything on the table."""
    seat = view.seat or 0
    screen.title(title(words, view))
    variants = list(_variants(words, view))
    if variants:
        screen.line(words.say("table-variants", variants=words.join(variants, "list-and")), "dim")
    screen.rows(_solo(words, view), indent=0)
    screen.heading(words.say("table-citadel"), words.say("table-citadel-key"))
    screen.rows(_buildings(words, view))
    screen.heading(words.say("table-outside"), words.say("table-outside-key"))
    screen.rows(_outside(words, view))
    clan = view.clan(seat)
    screen.heading(words.say("table-clan", affinity=words.say(f"affinity-{clan.affinity}")))
    screen.rows(_own_clan(words, view, clan))
    rivals = [
        (
            words.say("table-rival-label", who=words.clan(view, each.seat), player=rival_name(each.seat)),
            _rival(words, view, each),
        )
        for each in view.clans
        if each.seat != seat
    ]
    if rivals:
        screen.heading(words.say("table-rivals"))
        screen.rows(rivals)


def show_outside(screen: Screen, words: Words, view: View) -> None:
    """Print who is where outside, for the adventure; leave out places where nobody is."""
    screen.title(title(words, view))
    screen.heading(words.say("table-outside"), words.say("table-outside-taken"))
    screen.rows(_outside(words, view, taken=True))


def title(words: Words, view: View) -> str:
    """Say which round and phase it is, and who goes first."""
    title = words.say(
        "table-title",
        round=view.round,
        rounds=view.rounds,
        phase=words.say(f"phase-{view.phase}"),
        difficulty=words.say(f"difficulty-{view.difficulty}"),
    )
    if view.scenario is not None:
        return title
    return words.say("table-first", title=title, who=words.clan(view, view.first, inside=True))


def _variants(words: Words, view: View) -> Iterator[str]:
    """Name the variants that are played (R15.2, R15.3, R15.4)."""
    for message, played in (
        ("table-variant-tricks", view.tricks and view.scenario is None),
        ("table-variant-queens-grant", view.queens_grant),
        ("table-variant-more-monsters", view.more_monsters),
    ):
        if played:
            yield words.say(message)


def _solo(words: Words, view: View) -> Iterator[Row]:
    """List what matters in a solo game: the scenario, the rank and the goal of the next one, and Madhala."""
    scenario = view.scenario
    if scenario is None:
        return
    number, name = view.scenario_number, words.scenario_name(scenario)
    yield words.say("table-scenario-label"), words.say("table-scenario", number=number, name=name)
    yield words.say("table-rank-label"), words.standing(view)
    paths = view.madhala
    left = view.box.constants.madhala_tokens - len(paths)
    where = words.join(paths, "list-and") if paths else "none"
    yield words.say("table-madhala-label"), words.say("table-madhala", paths=where, left=left)


# --- the Citadel --------------------------------------------------------------------------------


def _buildings(words: Words, view: View) -> Iterator[Row]:
    for name in ORDER:
        building = view.box.buildings[name]
        label = words.say(
            "table-building",
            name=words.say(f"building-{name}"),
            accepts="/".join(words.letters(building.accepts)),
        )
        if name in view.closed:
            yield label, "", words.say("table-closed-by-scenario")
        elif name in view.panic:
            yield label, "", words.say("table-closed")
        elif name in CHOSEN_SPACES:
            yield label, "", words.join(_chosen_spaces(words, view, name))
        else:
            yield label, _spaces(words, view, name), words.join(_offers(words, view, name))


def _spaces(words: Words, view: View, name: str) -> str:
    shown: list[str] = []
    spaces, open_spaces = view.box.buildings[name].spaces, view.open_spaces(name)
    for number, (space, die) in enumerate(zip(spaces, view.spaces(name), strict=True), start=1):
        if die or number in open_spaces:
            shown.append(words.letters(die) if die else FREE)
        else:
            shown.append(words.say("table-players", players=space.from_players))
    return " ".join(shown)


def _chosen_spaces(words: Words, view: View, name: str) -> Iterator[str]:
    building = view.box.buildings[name]
    for number, (space, die) in enumerate(zip(building.spaces, view.spaces(name), strict=True), start=1):
        if die:
            yield words.say("table-space-taken", space=number)
        elif number not in view.open_spaces(name):
            yield words.say("table-space-players", space=number, players=space.from_players)
        elif name == "mine":
            dice = words.letters(building.accepts[0] * space.dice)
            yield words.say("table-mine-space", space=number, dice=dice, gold=space.gold)
        else:
            yield words.say("table-alchemist-space", space=number, tokens=space.tokens)


def _offers(words: Words, view: View, name: str) -> Iterator[str]:
    box = view.box
    building = box.buildings[name]
    if name == "tavern":
        for card in (box.mercenary(docked) for docked in view.tavern if docked):
            yield words.say(
                "table-mercenary",
                name=card.name,
                cost=card.cost,
                reputation=card.reputation,
                dice=words.letters(card.dice),
            )
        yield words.say("table-novice", cost=box.novice.cost, left=view.novices)
        yield words.say("table-beer", beer=view.beer)
    elif name == "lodge":
        for trap in (box.trap(docked) for docked in view.lodge if docked):
            yield words.say("table-offer", name=trap.id, cost=trap.cost)
    elif name == "bazaar":
        for thing in (box.equipment_card(docked) for docked in view.bazaar if docked):
            yield words.say("table-offer", name=thing.name, cost=thing.cost)
    elif name == "armory":
        yield words.say("table-armory", most=building.most, price=building.price)
    else:
        yield words.say("table-pawn-shop", gold=building.gold)


# --- Outside ------------------------------------------------------------------------------------


def _outside(words: Words, view: View, taken: bool = False) -> Iterator[Row]:
    """List all places outside with their paths; with `taken`, only those where somebody is."""
    for place in _places(view):
        paths = list(_paths(words, view, place, taken))
        if paths or not taken:
            yield _place(words, view, place)
            yield from paths
    yield words.say("table-loot-label"), words.join(token for token in view.loot if token)


def _places(view: View) -> Iterator[str]:
    """Yield the places in play, each as the letter of its paths."""
    yield from "ab"[: len(view.lands)]
    yield from (place for place, tile in zip("mc", view.missions, strict=True) if tile)
    if view.entrance:
        yield "e"


def _place(words: Words, view: View, place: str) -> Row:
    if place in "ab":
        land = _land(words, view, view.place(place).land)
        parts = [land, words.foe(view, place)]
        return words.say("table-land-label", place=place.upper()), words.join(parts, "list-semicolon")
    if place == "m":
        return words.say("table-mission-label"), _mission(words, view, view.missions[0])
    if place == "c":
        return words.say("table-contract-label"), _contract(words, view, view.missions[1])
    return words.say("table-entrance-label"), words.foe(view, "e")


def _paths(words: Words, view: View, place: str, taken: bool) -> Iterator[Row]:
    """List the paths of a place; free paths of a mission share one line."""
    shown = [path for path in view.paths.values() if path.name[0] == place and path.open]
    if taken:
        shown = [path for path in shown if path.mercenary is not None]
    bare = place in "mc" and bool(shown)
    if bare and all(path.mercenary is None for path in shown):
        yield "  " + words.join(path.name for path in shown), words.say("table-free")
        return
    for path in shown:
        what = words.say("table-free") if bare else words.summary(view, path.name)
        yield f"  {path.name}", what if path.mercenary is None else words.taken(view, path.name)


def _land(words: Words, view: View, name: str) -> str:
    if not name:
        return words.say("table-no-land")
    land = view.box.land(name)
    affinity = words.say(f"affinity-{land.affinity}")
    return words.say("table-land", land=name, affinity=affinity, conquest=land.conquest, glory=land.glory)


def _mission(words: Words, view: View, name: str) -> str:
    side = view.box.mission(name).a
    return words.say(
        "table-mission",
        mission=name,
        dice=words.dice(side.dice),
        objective=side.objective,
        reward=words.gain(side.reward),
        penalty=side.penalty,
    )


def _contract(words: Words, view: View, name: str) -> str:
    side = view.box.mission(name).b
    return words.say(
        "table-contract",
        mission=name,
        dice=words.dice(side.dice),
        pay=words.gain(side.pay),
        left=words.gain(side.left),
        right=words.gain(side.right),
    )


# --- clans --------------------------------------------------------------------------------------


def _own_clan(words: Words, view: View, clan: ClanView) -> Iterator[Row]:
    yield words.say("table-wealth-label"), _wealth(words, clan)
    yield words.say("table-dice-label"), words.letters(clan.pool) or words.say("none")
    yield words.say("table-tokens-label"), _tokens(words, clan, _traps(words, clan))
    for name in clan.mercenaries:
        notes = list(_notes(words, view, clan, name))
        effect = words.effect(view.box.mercenary(name).effect)
        yield (
            name,
            words.say("table-member-line", notes=words.join(notes), effect=effect) if notes else effect,
        )
    if clan.novices:
        yield words.say("table-novices", count=clan.novices), words.effect(view.box.novice.effect)
    for label, names in (
        ("table-lands-label", clan.lands),
        ("table-trophies-label", clan.trophies),
        ("table-loot-label", clan.loot),
    ):
        if names:
            yield words.say(label), words.join(names)


def members_of(words: Words, view: View, clan: ClanView) -> str:
    """Name the members of a clan, each with what is to be known."""
    members = [_member(words, view, clan, name) for name in clan.mercenaries]
    if clan.novices:
        members.append(words.say("table-novices", count=clan.novices))
    return words.join(members)


def _rival(words: Words, view: View, clan: ClanView) -> str:
    parts = [
        _wealth(words, clan),
        words.say("table-out")
        if clan.out
        else words.say("table-dice", pool=words.letters(clan.pool) or words.say("none")),
        _tokens(words, clan, words.say("table-traps", count=clan.trap_count)),
        members_of(words, view, clan),
        *(words.join(names) for names in (clan.lands, clan.trophies, clan.loot) if names),
    ]
    return " · ".join(parts)


def _wealth(words: Words, clan: ClanView) -> str:
    return words.say(
        "table-wealth",
        gold=clan.gold,
        glory=clan.glory,
        reputation=clan.reputation,
        excess=clan.excess_glory,
        wages=clan.wages,
        score=clan.score.total,
    )


def _tokens(words: Words, clan: ClanView, traps: str) -> str:
    return words.say(
        "table-tokens", defense=clan.defense, potions=clan.potions, venoms=clan.venoms, traps=traps
    )


def _traps(words: Words, clan: ClanView) -> str:
    if not clan.traps:
        return words.say("table-traps", count=clan.trap_count)
    return words.say("table-traps-known", traps=words.join(clan.traps))


def _member(words: Words, view: View, clan: ClanView, name: str) -> str:
    notes = list(_notes(words, view, clan, name))
    return words.say("table-member", name=name, notes=words.join(notes)) if notes else name


def _notes(words: Words, view: View, clan: ClanView, name: str) -> Iterable[str]:
    if name == clan.leader:
        yield words.say("table-leader")
    for path in view.paths.values():
        if path.mercenary == name:
            yield words.say("table-on-path", path=path.name)
    if name in clan.wounded:
        yield words.say("table-wounded")
    for land, settler in clan.settled.items():
        if settler == name:
            yield words.say("table-settled-land", land=land)
    if name in clan.used_talents:
        yield words.say("table-talent-used")
    if name in clan.equipment:
        yield words.say("table-carries", equipment=words.join(clan.equipment[name]))
