"""All components of a box as tables, each number with its origin."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich import box as borders
from rich.console import Console, JustifyMethod
from rich.table import Table

from ..box import AFFINITIES, DIFFICULTIES, RANKS, Box, Building, Effect, Header, HeaderPath, Mission
from ..box.provenance import ORIGINS, Origins
from ..words.effects import Mark
from ..words.scenarios import goal_words, rules_words
from .speech import say, words

SIGNS = {"book": "ᵇ", "derived": "ᵈ", "set": "", "yours": "ʸ"}
PLAIN_SIGNS = {"book": "(b)", "derived": "(d)", "set": "", "yours": "(y)"}
STYLES = {"book": "green", "derived": "cyan", "set": "default", "yours": "bold magenta"}


def show(box: Box, console: Console) -> None:
    """Print everything in the box."""
    marks = Marks(box, PLAIN_SIGNS if console.options.ascii_only else SIGNS)
    with console.capture() as printed:
        console.print(f"[bold]{box.edition}[/]  {box.hash[:12]}", highlight=False)
        console.print(marks.legend(), highlight=False)
        for sheet in SHEETS:
            console.print()
            console.print(sheet(box, marks))
    console.file.write(printed.get())


class Marks:
    """Puts the sign and style of its origin on each value."""

    def __init__(self, box: Box, signs: dict[str, str]) -> None:
        self.origins = Origins(box)
        self.signs = signs

    def of(self, place: str, value: object, text: str = "") -> str:
        """Mark a value, or the text that stands for it."""
        origin = self.origins.of(place)
        return f"[{STYLES[origin]}]{text or value}{self.signs[origin]}[/]"

    def each(self, place: str, card: object, *keys: str) -> list[str]:
        """Mark some values of a card, by their names."""
        return [self.of(f"{place}.{key}", getattr(card, key)) for key in keys]

    def below(self, place: str) -> Mark:
        """Return a function that marks the parts of the effect, gain or scenario at a place."""
        return lambda key, value, text: self.of(f"{place}.{key}", value, text)

    def legend(self) -> str:
        parts = (
            f"[{STYLES[origin]}]7{self.signs[origin]}[/] {say(f'edition-origin-{origin}')}"
            for origin in ORIGINS
        )
        return ", ".join(parts)


Sheet = Callable[[Box, Marks], Table]


def _table(title: str, *columns: str) -> Table:
    """Begin a table; a column whose message begins with > is aligned to the right."""
    table = Table(
        title=say(f"edition-table-{title}"), title_justify="left", title_style="bold", box=borders.SIMPLE_HEAD
    )
    table.collapse_padding, table.pad_edge = True, False
    for column in columns:
        justify: JustifyMethod = "right" if column.startswith(">") else "left"
        heading = column.removeprefix(">")
        table.add_column(
            say(f"edition-column-{heading}") if heading else "", justify=justify, overflow="fold"
        )
    return table


# --- the board ----------------------------------------------------------------------------------


def constants(box: Box, marks: Marks) -> Table:
    table = _table("board-and-constants", "what", "value")

    def row(what: str, *values: tuple[str, object]) -> None:
        table.add_row(
            say(f"edition-row-{what}"), ", ".join(marks.of(place, value) for place, value in values)
        )

    limit, numbers, paths = box.clan.limit, box.constants, box.paths
    row("rounds", ("rounds", box.rounds))
    row("glory-that-ends-the-game", ("glory_to_end", box.glory_to_end))
    row("glory-at-the-start", ("clan.glory", box.clan.glory))
    row("gold-at-the-start", ("clan.gold", box.clan.gold))
    row("limit-of-traps-held", ("clan.limit.traps", limit.traps))
    row("limit-of-defense-tokens", ("clan.limit.defense", limit.defense))
    row("limit-of-potions", ("clan.limit.potions", limit.potions))
    row("limit-of-venoms", ("clan.limit.venoms", limit.venoms))
    row("an-attack-die-hits-from", ("constants.hit_from", numbers.hit_from))
    row("a-venom-adds", ("constants.venom", numbers.venom))
    row("gold-per-trophy-point", ("constants.trophy_gold", numbers.trophy_gold))
    row("loot-shown", ("constants.loot_shown", numbers.loot_shown))
    row("dice-on-a-land-path", ("constants.path_dice", numbers.path_dice))
    row("token-spaces-of-a-land-path", ("constants.path_tokens", numbers.path_tokens))
    row("dice-spaces-per-further-token", ("constants.token_spaces", numbers.token_spaces))
    row("attack-dice-for-a-shared-affinity", ("constants.affinity_dice", numbers.affinity_dice))
    row("potions-taken-along", ("constants.equip.potions", numbers.equip_potions))
    row("venoms-taken-along", ("constants.equip.venoms", numbers.equip_venoms))
    row("reputation-limit-at-setup", ("constants.setup_reputation", numbers.setup_reputation))
    row("gold-of-a-rescued-clan", ("constants.rescue_gold", numbers.rescue_gold))
    row("two-lands-from-players", ("constants.two_lands_from", numbers.two_lands_from))
    row("queens-grant-dice", ("constants.grant.dice", numbers.grant_dice))
    row(
        "queens-grant-potion-or-venom",
        ("constants.grant.potion_or_venom", numbers.grant_potion_or_venom),
    )
    row("queens-grant-or-defense-tokens", ("constants.grant.defense", numbers.grant_defense))
    row("queens-grant-or-gold", ("constants.grant.gold", numbers.grant_gold))
    row("rounds-of-more-monsters", *_listed("constants.monster_rounds", numbers.monster_rounds))
    row("madhalas-tokens", ("constants.madhala_tokens", numbers.madhala_tokens))
    row("glory-for-a-death-by-path", *_listed("paths.land_death_glory", paths.land_death_glory))
    row(
        "glory-for-a-death-at-the-entrance",
        ("paths.entrance_death_glory", paths.entrance_death_glory),
    )
    row("dice-spaces-of-an-entrance-path", ("paths.entrance_capacity", paths.entrance_capacity))
    row("gold-for-the-second-of-a-mission", ("paths.mission_leftovers", paths.mission_leftovers))
    for index, where in enumerate(("upper", "lower")):
        benefit = _benefit(paths.entrance[index], marks.below(f"paths.entrance.{index}"))
        table.add_row(say(f"edition-row-{where}-entrance-path"), benefit)
    return table


def _listed(place: str, numbers: Iterable[int]) -> list[tuple[str, object]]:
    return [(f"{place}.{index}", number) for index, number in enumerate(numbers)]


def buildings(box: Box, marks: Marks) -> Table:
    table = _table("buildings", "building", "dice", "spaces", "offers")
    for name, building in box.buildings.items():
        accepts = marks.of(f"buildings.{name}.accepts", building.accepts, _dice(building.accepts))
        spaces = "\n".join(_spaces(building, marks)) or say("edition-any-dice")
        table.add_row(words().say(f"building-{name}"), accepts, spaces, ", ".join(_offers(building, marks)))
    return table


def _spaces(building: Building, marks: Marks) -> list[str]:
    told: list[str] = []
    for index, space in enumerate(building.spaces):
        place = f"buildings.{building.name}.spaces.{index}"
        told.append(
            say(
                "edition-space",
                count=space.dice,
                dice=marks.of(f"{place}.dice", space.dice),
                gold=marks.of(f"{place}.gold", space.gold) if space.gold else "none",
                tokens=marks.of(f"{place}.tokens", space.tokens) if space.tokens else "none",
                players=marks.of(f"{place}.from_players", space.from_players)
                if space.from_players > 1
                else "none",
            )
        )
    return told


def _offers(building: Building, marks: Marks) -> list[str]:
    has = {
        "lodge": ("docks",),
        "tavern": ("docks", "solo_docks", "beer"),
        "armory": ("price", "most"),
        "pawn_shop": ("gold",),
        "bazaar": ("docks",),
    }
    return [
        say(
            f"edition-offer-{key}",
            value=marks.of(f"buildings.{building.name}.{key}", getattr(building, key)),
        )
        for key in has.get(building.name, ())
    ]


def thresholds(box: Box, marks: Marks) -> Table:
    table = _table("thresholds", "what", "from-value")

    def row(what: str, key: str, rows: tuple[tuple[int, int | str], ...]) -> None:
        steps = (f"{start}: {marks.of(f'{key}.{start}', value, _dice(value))}" for start, value in rows)
        table.add_row(say(f"edition-row-{what}"), ", ".join(steps))

    row("bonus-dice-by-glory", "glory_bonus", box.glory_bonus)
    row("wages-by-glory", "wages", box.wages)
    row("victory-points-by-affinity-icons", "affinity_points", box.affinity_points)
    for difficulty in DIFFICULTIES:
        track = enumerate(box.round_track[difficulty])
        numbers = (marks.of(f"round_track.{difficulty}.{index}", number) for index, number in track)
        track_of = say("edition-row-track", difficulty=say(f"difficulty-{difficulty}"))
        table.add_row(track_of, " ".join(numbers))
    return table


# --- cards --------------------------------------------------------------------------------------


def members(box: Box, marks: Marks) -> Table:
    table = _table("clan-members", "name", "affinity", "role", ">reputation", ">cost", "dice", "", "talent")
    for affinity in AFFINITIES:
        for card in box.mercenaries:
            if card.affinity == affinity:
                place = f"mercenary.{card.name}"
                table.add_row(
                    card.name,
                    marks.of(f"{place}.affinity", affinity, say(f"affinity-{affinity}")),
                    marks.of(f"{place}.role", card.role, say(f"edition-role-{card.role}"))
                    if card.role
                    else "",
                    *marks.each(place, card, "reputation", "cost"),
                    marks.of(f"{place}.dice", card.dice, _dice(card.dice)),
                    _outside(place, card.outside, marks),
                    words().effect(card.effect, mark=marks.below(f"{place}.effect")),
                )
        table.add_section()
    novice = box.novice
    table.add_row(
        say("edition-novices", count=marks.of("novice.count", novice.count)),
        "",
        "",
        *marks.each("novice", novice, "reputation", "cost"),
        marks.of("novice.dice", novice.dice, _dice(novice.dice)),
        "",
        words().effect(novice.effect, mark=marks.below("novice.effect")),
    )
    return table


def monsters(box: Box, marks: Marks) -> Table:
    table = _table(
        "monsters",
        *("name", "affinity", "level", ">attack"),
        *(">cv", ">glory", ">gold"),
        *(">ev", ">glory", ">trophy"),
        "power",
    )
    for card in box.monsters:
        place = f"monster.{card.name}"
        table.add_row(
            card.name,
            marks.of(f"{place}.affinity", card.affinity, say(f"affinity-{card.affinity}")),
            *marks.each(place, card, "level", "attack", "cv"),
            marks.of(f"{place}.capture.0", card.capture_glory),
            marks.of(f"{place}.capture.1", card.capture_gold),
            marks.of(f"{place}.ev", card.ev),
            marks.of(f"{place}.eliminate.0", card.eliminate_glory),
            marks.of(f"{place}.eliminate.1", card.trophy),
            words().effect(card.power, power=True, mark=marks.below(f"{place}.power")),
        )
    return table


def lands(box: Box, marks: Marks) -> Table:
    table = _table("lands", "name", "affinity", ">conquest", ">glory", "dice", "gives-its-settler")
    for card in box.lands:
        place = f"land.{card.name}"
        table.add_row(
            card.name,
            marks.of(f"{place}.affinity", card.affinity, say(f"affinity-{card.affinity}")),
            *marks.each(place, card, "conquest", "glory"),
            words().dice(card.dice, marks.below(f"{place}.ability")),
            words().gain(card.gain, marks.below(f"{place}.ability.gain")),
        )
    return table


def equipment(box: Box, marks: Marks) -> Table:
    table = _table("equipment", "name", "type", ">cards", ">cost", "", "effect")
    for card in box.equipment:
        place = f"equipment.{card.name}"
        table.add_row(
            card.name,
            marks.of(f"{place}.type", card.type, say(f"kind-{card.type}")),
            *marks.each(place, card, "count", "cost"),
            _outside(place, card.outside, marks),
            words().effect(card.effect, mark=marks.below(f"{place}.effect")),
        )
    return table


# --- tokens and tiles ---------------------------------------------------------------------------


def traps(box: Box, marks: Marks) -> Table:
    table = _table("traps", "id", "kind", ">tokens", ">cost", "effect")
    for token in box.traps:
        place = f"tokens.traps.{token.id}"
        table.add_row(
            token.id,
            marks.of(f"{place}.kind", token.kind, say(f"edition-kind-{token.kind}")),
            *marks.each(place, token, "count"),
            "" if token.kind == "initial" else marks.of(f"{place}.cost", token.cost),
            words().effect(token.effect, mark=marks.below(f"{place}.effect")),
        )
    return table


def loot(box: Box, marks: Marks) -> Table:
    table = _table("loot", "id", "", "effect")
    for token in box.loot:
        place = f"tokens.loot.{token.id}"
        effect = words().effect(token.effect, mark=marks.below(f"{place}.effect"))
        table.add_row(token.id, _outside(place, token.outside, marks), effect)
    return table


def panic(box: Box, marks: Marks) -> Table:
    table = _table("panic-tokens", "building")
    for index, building in enumerate(box.panic):
        table.add_row(marks.of(f"tokens.panic.{index}", words().say(f"building-{building}")))
    return table


def headers(box: Box, marks: Marks) -> Table:
    table = _table("headers", "id", "side", "path", "dice", "up-to", "benefit")
    for header in box.headers:
        _header_side(table, header, "a", marks)
        _header_side(table, header, "b", marks)
        table.add_section()
    return table


def _header_side(table: Table, header: Header, side: str, marks: Marks) -> None:
    for index, path in enumerate(header.a if side == "a" else header.b):
        place = f"header.{header.id}.{side}.{index}"
        table.add_row(
            header.id,
            side,
            str(index + 1),
            marks.of(f"{place}.dice", path.dice, _dice(path.dice)),
            _reinforcements(place, path, marks),
            _benefit(path.benefit, marks.below(f"{place}.benefit")),
        )


def _reinforcements(place: str, path: HeaderPath, marks: Marks) -> str:
    most = marks.of(f"{place}.up_to", path.up_to)
    return say("edition-up-to", most=most, colours=_dice(path.colours)) if path.up_to else most


def missions(box: Box, marks: Marks) -> Table:
    table = _table("missions", "id", "side", "dice", "task", "reward")
    for mission in box.missions:
        _mission(table, mission, marks)
    return table


def _mission(table: Table, mission: Mission, marks: Marks) -> None:
    place, rolled, contract = f"mission.{mission.id}", mission.a, mission.b
    objective = marks.of(f"{place}.a.objective", rolled.objective)
    penalty = marks.of(f"{place}.a.penalty", rolled.penalty)
    table.add_row(
        mission.id,
        "a",
        words().dice(rolled.dice, marks.below(f"{place}.a")),
        say("edition-roll", objective=objective, penalty=penalty),
        words().gain(rolled.reward, marks.below(f"{place}.a.reward")),
    )
    left = words().gain(contract.left, marks.below(f"{place}.b.left"))
    right = words().gain(contract.right, marks.below(f"{place}.b.right"))
    table.add_row(
        "",
        "b",
        words().dice(contract.dice, marks.below(f"{place}.b")),
        say("edition-pay", gain=words().gain(contract.pay, marks.below(f"{place}.b.pay"))),
        say("edition-sides", left=left, right=right),
    )


def scenarios(box: Box, marks: Marks) -> Table:
    table = _table("scenarios-of-the-solo-game", "id", "title-what-differs", "asked-for")
    for scenario in box.scenarios:
        place = f"scenario.{scenario.id}"
        goals = zip(RANKS[1:], scenario.goals, strict=True)
        name = words().scenario_name(scenario)
        table.add_row(
            scenario.id,
            "\n".join((f"[bold]{name}[/]", *rules_words(words(), box, scenario, marks.below(place)))),
            "\n".join(
                say(
                    "edition-goal",
                    rank=words().rank(rank).lower(),
                    goal=goal_words(words(), goal, marks.below(f"{place}.{rank}")),
                )
                for rank, goal in goals
            ),
        )
        table.add_section()
    return table


def _outside(place: str, outside: bool, marks: Marks) -> str:
    return marks.of(f"{place}.outside", outside, say("edition-outside")) if outside else ""


def _dice(value: object) -> str:
    """Return dice with the letters of the language; numbers stay."""
    return words().letters(str(value))


def _benefit(benefit: Effect, mark: Mark) -> str:
    """Return what a path gives; in the file, its gain is beside its other keys."""
    return words().effect(benefit, mark=lambda key, value, text: mark(key.removeprefix("gain."), value, text))


SHEETS: tuple[Sheet, ...] = (
    constants,
    buildings,
    thresholds,
    members,
    monsters,
    lands,
    equipment,
    traps,
    loot,
    panic,
    headers,
    missions,
    scenarios,
)
