"""What lies on the table, as one seat may know it. Things are named ``path:a3``, ``member:Fandor`` …"""

from __future__ import annotations

from msgspec import Struct


class Shown(Struct, rename="camel"):
    """Something that is shown."""


# --- the Citadel and Outside --------------------------------------------------------------------


class Space(Shown):
    """A space of a building: ``space:tavern 2``."""

    thing: str
    die: str
    """The die that lies there, or empty."""
    dice: int
    """How many of them lie there; 0 if none."""
    seat: int | None
    """Whose they are, if that is a clan and known."""
    madhala: bool
    """Whether they are those of Madhala."""
    open: bool
    """Whether it is used with so many players."""
    gives: str
    """What the space gives, in short, where the spaces of a building differ; else empty."""
    label: str
    """What it is called in full: “Tavern, second space, free, takes S or P”."""


class Building(Shown):
    name: str
    title: str
    accepts: str
    spaces: tuple[Space, ...]
    panic: bool
    closed: bool
    """Closed by the scenario."""
    offers: tuple[str, ...]
    """The cards or tokens at its docks, empty where there is none."""
    deal: str
    """What is bought or sold there at which price, in short, where it has no docks; else empty."""
    persuasion: str
    """How the last persuasion die there changes the prices, in words; else empty."""
    help: str


class Path(Shown):
    name: str
    title: str
    summary: str
    """What it asks and gives, in short."""
    required: str
    """The dice that whoever goes there brings, as far as they are fixed: ``"SS"``."""
    up_to: int
    """How many more dice may be added; 0 where that is not limited by a header."""
    colours: str
    """Which those may be."""
    benefit: str
    open: bool
    seat: int | None
    mercenary: str | None
    madhala: bool
    wounded: bool
    dice: str
    rolled: str
    """``"S1S4M3"``"""
    traps: tuple[str | None, ...]
    """None is face down and not known."""
    revealed: tuple[bool, ...]
    targets: tuple[str, ...]
    defense: int
    potions: int
    venoms: int
    gold: int
    room: int
    """So many spaces for dice and tokens; 0 on missions."""
    room_taken: int
    load: str
    """What lies there, in words; empty if nobody is there."""
    ahead: str
    """What happens before its turn in the adventure and matters for it, in words; mostly empty."""


class Land(Shown):
    place: str
    """``a``, ``b``, or ``e`` for the citadel entrance."""
    land: str
    header: str
    monster: str
    attack_dice: int
    """How many the monster rolls here this round."""
    attack_told: str
    """The same in words, with where they come from; empty without a monster."""
    power: str
    """What else the monster does, in words; mostly empty."""
    paths: tuple[str, ...]


class Mission(Shown):
    place: str
    """``m`` or ``c``."""
    mission: str
    text: str
    paths: tuple[str, ...]


# --- clans --------------------------------------------------------------------------------------


class Member(Shown):
    name: str
    leader: bool
    wounded: bool
    path: str
    """Where it stands, or empty."""
    land: str
    """Which land it has settled, or empty."""
    talent_used: bool
    equipment: tuple[str, ...]


class Icons(Shown):
    """The icons of one affinity on the mercenaries and lands of a clan."""

    affinity: str
    count: int
    points: int
    """What they count together at the end."""


class Clan(Shown):
    seat: int
    name: str
    """What it is called inside of a sentence: “you”, “the Air clan”."""
    title: str
    player: str
    """A bot's name, or empty for a person."""
    affinity: str
    members: tuple[Member, ...]
    novices: int
    novices_used: int
    glory: int
    reputation: int
    excess_glory: int
    gold: int
    wages: int
    """What its members would be paid if the round ended now."""
    wage: int
    """What each of those who are paid costs."""
    defense: int
    potions: int
    venoms: int
    pool: tuple[str, ...]
    """``("S", "M", "P5")``"""
    glory_dice: str
    """The dice that its glory adds to the pool each round: ``"SM"``."""
    traps: tuple[str, ...] | None
    """What it holds, or None if that is not known."""
    trap_count: int
    owned_traps: tuple[str, ...]
    trap_limit: int
    defense_limit: int
    potion_limit: int
    venom_limit: int
    lands: tuple[str, ...]
    lands_used: tuple[str, ...]
    trophies: tuple[str, ...]
    loot: tuple[str, ...]
    points: int
    """What it would score now: glory, reputation, and the points of trophies and icons."""
    trophy_points: int
    icons: tuple[Icons, ...]
    """Of the affinities that it has."""
    out: bool
    """Whether its deployment has ended."""


# --- a fight, a question, the end ---------------------------------------------------------------


class Mark(Shown):
    """A mark on the track of a fight: ``capture``, ``elimination``, ``objective`` or ``conquest``."""

    name: str
    value: int
    reached: bool
    brings: str
    """What reaching it brings, in words."""
    chance: float | None
    """How likely it is still reached by rolling for it, from 0 to 1; None for whoever does not roll now."""
    lowered: str
    """Why it stands lower than on the monster's card, in words; mostly empty."""


class Fight(Shown):
    """The fight under way: what the battle stage shows."""

    place: str
    path: str
    """The path that is active."""
    against: str
    """``monster``, ``mission`` or ``land``."""
    foe: str
    attack_dice: int
    hits: int
    total: int | None
    carried: int
    """What earlier paths left."""
    marks: tuple[Mark, ...]
    can_capture: bool
    rolled: tuple[tuple[str, int, int], ...]
    """Colour, face and what it counts."""
    counts: dict[str, tuple[int, ...]]
    """By colour, what each of the six faces counts now; empty before the path rolls."""
    defenses: dict[str, int]
    """By kind of choice, how many hits it can still cancel; empty while nobody is hit."""
    note: str
    """What is worth knowing for the question, in words; else empty."""


class Odds(Shown):
    """Chances from 0 to 1 of a path, rolling for the most glory."""

    path: str
    surviving: float
    wounded: float
    dying: float
    capturing: float
    eliminating: float
    conquering: float
    looting: float
    """Coming home with a loot token, for lack of a success."""
    fulfilling: float
    glory: float
    death_glory: int
    """What a death there brings."""


class Choice(Shown):
    id: int
    spelling: str
    kind: str
    things: tuple[str, ...]
    label: str
    """What it is, in one sentence."""
    changes: str
    """What it costs and brings."""
    final: bool
    """Taking it closes undo."""
    group: str


class Question(Shown):
    kind: str
    seat: int | None
    text: str
    asked: bool
    """Whether the seat that looks has to answer."""
    about: dict[str, int | str]
    choices: tuple[Choice, ...]
    undo: str
    """Empty if the last step can be taken back; else why not, in words."""
    across: bool
    """Whether it may be taken back across the barrier."""


class Score(Shown):
    seat: int
    place: int
    glory: int
    reputation: int
    trophies: int
    affinities: dict[str, int]
    total: int


class Moment(Shown):
    """How a clan stood at the end of a round."""

    round: int
    seat: int
    glory: int
    reputation: int
    points: int


class Stage(Shown):
    """Where a phase begins: it is shown from this step on."""

    step: int
    round: int
    phase: str
    phase_name: str


class Ending(Shown):
    headline: str
    how: str
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    rank: str
    rank_name: str
    goals: tuple[tuple[str, str], ...]
    """Of each rank what it takes and whether it is reached."""
    history: tuple[Moment, ...]
    stages: tuple[Stage, ...]
    steps: int


class Solo(Shown):
    scenario: int
    name: str
    text: str
    standing: str
    """The rank so far, and what the next one takes."""
    goals: tuple[tuple[str, str], ...]
    """Of each rank its name and what it takes, the lowest first."""
    rank: str
    madhala: str
    """Where Madhala is."""


class Table(Shown):
    """Everything that lies on the table."""

    seat: int | None
    """Whose view this is; None is nobody's."""
    round: int
    rounds: int
    phase: str
    phase_name: str
    difficulty: str
    difficulty_name: str
    players: int
    tricks: bool
    queens_grant: bool
    more_monsters: bool
    first: int | None
    hit_from: int
    """An attack die hits with this or more."""
    glory_to_end: int
    """With this much glory of a clan the game ends."""
    dearer_from: tuple[int, ...]
    """From each of these amounts of glory on, members want higher wages."""
    wages: tuple[int, ...]
    """What a member wants at first, and from each of those amounts on."""
    buildings: tuple[Building, ...]
    novices: int
    beer: int
    loot: tuple[str, ...]
    lands: tuple[Land, ...]
    """The active lands, and the entrance last."""
    missions: tuple[Mission, ...]
    paths: dict[str, Path]
    clans: tuple[Clan, ...]
    decks: dict[str, int]
    solo: Solo | None
    fight: Fight | None
    odds: Odds | None
    """Of the path that is being loaded."""
    question: Question
    ending: Ending | None
