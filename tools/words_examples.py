"""Example values for the messages, by the name of the value: what translators see in the preview page.

A name that means the same nearly everywhere stands in `EXAMPLES` or `NUMBERS`; a message that means something
else by it stands in `ONLY`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter

from monsterlands.box import Gain, load
from monsterlands.words import Words

Value = int | str
Example = int | str | Callable[[Words], Value]
"""A value, or what makes it in a language."""

BOX = load("standard")
NUMBER = 3
SEVERAL = (0, 1, 2, 5)
"""The numbers that are shown where a language chooses between forms; the keys that are numbers are added."""
BUILDINGS = ("tavern", "bazaar", "alchemist")
"""The buildings that are shown: in most languages their names differ in gender, or begin with a vowel."""


def said(key: str, **values: Value) -> Callable[[Words], str]:
    """Return what says a message, or an attribute of one."""
    message, _, attribute = key.partition(".")
    if attribute:
        return lambda words: words.tell(message, attribute, **values)
    return lambda words: words.say(message, **values)


def titled(name: str) -> Callable[[Words], str]:
    """Return what names a token or tile."""
    return lambda words: words.title(name)


def joined(*examples: Example, how: str = "list-and") -> Callable[[Words], str]:
    """Return what joins examples."""
    return lambda words: words.join([str(made(words, each)) for each in examples], how)


def made(words: Words, example: Example) -> Value:
    """Return an example in a language."""
    return example(words) if callable(example) else example


def clan(words: Words) -> str:
    """Return a clan as it is called in the middle of a sentence."""
    return words.tell("clan-other", "inside", affinity=words.say("affinity-air"))


def dice(letters: str) -> Callable[[Words], str]:
    """Return what shows dice with the letters of a language."""
    return lambda words: words.letters(letters)


def gain(glory: int = 0, gold: int = 0, potions: int = 0, venoms: int = 0) -> Callable[[Words], str]:
    """Return what says a gain."""
    return lambda words: words.gain(Gain(glory=glory, gold=gold, potions=potions, venoms=venoms))


def effect(words: Words) -> str:
    """Return an effect in words."""
    return words.effect(BOX.mercenaries[3].effect)


def brings(words: Words) -> str:
    """Return what a mercenary brings."""
    return words.say("choice-brings", dice=words.letters("SM"), effect=effect(words))


ALMA, BRUNO, CLARA = "Alma", "Bruno", "Clara"
PEOPLE = (
    "client/ending.ftl",
    "client/friends.ftl",
    "client/home.ftl",
    "client/table.ftl",
    "client/together.ftl",
    "game/group_play.ftl",
    "game/groups.ftl",
    "game/push.ftl",
)
"""Files in which a name is that of a person."""
PLACE = "~/.local/share/monsterlands"
OPTION = "--players"
WHY = "line 12: “cost” must be 1 or more"
"""What is wrong with a file, as the engine says it: English in all languages."""
LONG = "2 h 10 min"

NUMBERS = frozenset(
    """
    affinity_points after amount attack beer before beside capacity carried changed conquest cost count
    cv damage days defenses difference discount docks doubtful due either elimination ev excess extra
    face few fewer found free full games glory glory_to_end gold grant_dice groups guesses have headers
    high hit_from hits hours icons lands least leftovers length less limit limit_defense limit_potions
    limit_traps limit_venoms low madhala_tokens marks mercenaries middle minutes missions monster_rounds
    more most need needed novices number objective other others outside over own paid penalty playouts
    points potions price printed processes raw red reputation room rounds said scenarios score seats
    second seed short space spaces start status step steps sure surplus taken terms think third times
    tokens total traps trophy trophy_gold two_lands_from used value variants venom venoms wage wages wins
    yellow
    """.split()
)
"""Values that are a number, unless a message chooses by words."""

AFFINITIES = tuple(said(f"affinity-{name}") for name in ("fire", "water", "air", "jungle"))
EXAMPLES: Mapping[str, Example | tuple[Example, ...]] = {
    # What is on the table. Of several, all are shown where a language chooses between them.
    "affinity": AFFINITIES,
    "affinities": joined(*AFFINITIES[:2], how="list-or"),
    "colour": tuple(said(f"colour-{letter}") for letter in "SMP"),
    "type": tuple(said(f"kind-{name}") for name in ("weapon", "attire", "spell")),
    "colours": joined(said("colour-S"), said("colour-M"), how="list-or"),
    "accepts": dice("SM"),
    "dice": dice("SSM"),
    "pool": dice("SSMP4"),
    "there": dice("SM"),
    "into": dice("M"),
    "die": dice("P4"),
    "faces": "3, 5, 6",
    "rolled": "3 + 5",
    "parts": joined("3 + 5", said("total-trap", amount=2), how="list-comma"),
    "member": "Fandor",
    "members": joined("Fandor", "Taroa"),
    "monster": "Gator",
    "monsters": joined("Gator", "Korcko"),
    "beaten": joined("Gator", "Korcko"),
    "foe": "Gator",
    "land": "Thaklan",
    "equipment": "Noxx",
    "card": "Noxx",
    "cards": joined("Gator", "Thaklan"),
    "trap": titled("strength-plus-1"),
    "trick": titled("strength-plus-1"),
    "loot": titled("rerolls"),
    "mission": titled("mission-3"),
    "clan": clan,
    "clans": joined(clan, said("clan-you.inside")),
    "who": lambda words: words.say("clan-other", affinity=words.say("affinity-air")),
    "path": "a1",
    "paths": joined("a1", "b2"),
    "target": "b2",
    "hers": "a2",
    "place": "A",
    "load": dice("SSM"),
    "odds": said("hint-surviving", chance=83),
    "chances": said("hint-surviving", chance=83),
    # Gains, effects and changes
    "gain": gain(gold=2, glory=1),
    "gains": gain(gold=2, glory=1),
    "gives": gain(gold=2),
    "reward": gain(glory=2, gold=2),
    "pay": gain(gold=3),
    "costs": gain(gold=3),
    "left": gain(glory=2),
    "right": gain(glory=1, potions=1),
    "capture": gain(glory=3, gold=2),
    "eliminate": gain(glory=4),
    "use": lambda words: words.say("card-land-use", dice=words.letters("S"), gain=words.gain(Gain(gold=2))),
    "effect": effect,
    "power": effect,
    "benefit": effect,
    "grant": dice("S"),
    "asks": lambda words: words.mission(BOX.missions[0]),
    "basket": titled("strength-plus-1"),
    "mix": gain(potions=2, venoms=1),
    "defense": 1,
    "signed": "+2",
    "change": "+2",
    "changes": "+2",
    "brings": gain(glory=3),
    "sources": joined("Fandor +2", "Taroa +1", how="list-comma"),
    "takes": dice("SM"),
    "rest": "",
    "off": "",
    "told": "",
    "about": "2+",
    "items": "2, 3, 5",
    "offer": said("offer-lodge"),
    "offers": "Noxx 3",
    # Games and people
    "name": "Fandor",
    "names": joined(ALMA, BRUNO),
    "rivals": joined(BRUNO, CLARA),
    "host": ALMA,
    "player": ALMA,
    "players": joined(BRUNO, CLARA),
    "bot": said("bot-novice"),
    "by": BRUNO,
    "missing": joined(BRUNO, CLARA),
    "text": "Fandor?",
    "thing": "Gator",
    "round": NUMBER,
    "phase": said("phase-adventure"),
    "difficulty": said("difficulty-hard"),
    "difficulties": joined(said("difficulty-normal"), said("difficulty-hard"), how="list-or"),
    "rank": said("rank-veteran"),
    "ranks": joined(said("rank-fodder"), said("rank-trainee"), said("rank-veteran"), said("rank-hero")),
    "next": said("rank-hero"),
    "goal": said("progress-points", have=12, need=20),
    "progress": said("progress-points", have=12, need=20),
    "scenario": said("scenario-blitz"),
    "kind": said("kind-monster"),
    "page": said("top-rules"),
    "title": said("scenario-blitz"),
    "label": "Gator",
    "notes": said("token-wound"),
    "numbers": "1, 2, 3",
    "level": "A",
    "state": said("difficulty-normal"),
    "has": "Noxx",
    "what": "Fandor",
    "choice": "Fandor",
    "choices": joined("Fandor", "Taroa", how="list-or"),
    "lines": "Fandor. Gator.",
    "near": "",
    "when": "12.3.2026",
    "added": "12.3.2026",
    "seen": "12.3.2026",
    "time": LONG,
    "share": "40 %",
    "win": 40,
    "percent": 60,
    "chance": 83,
    "surviving": 83,
    "beating": 40,
    "speed": 2,
    # The command line, files and the server
    "address": "http://127.0.0.1:8000/",
    "file": "game.json",
    "game": "3f2a",
    "edition": "standard",
    "language": "tlh",
    "known": "en, fr, es, it",
    "languages": joined("English", "Français", "Español", "Italiano"),
    "command": "monsterlands campaign",
    "option": "--scenario",
    "aim": "gold",
    "aims": "points, wins",
    "all": "all",
    "table": said("cli-table-scenario", number=3, difficulty="normal"),
    "digest": "9c0d…",
    "base": "standard",
    "summary": "standard",
    "error": WHY,
    "reason": WHY,
    "why": WHY,
    "message": WHY,
    "otherwise": WHY,
    "part": "moves",
    "rule": "R7.5",
    "question": "",
    "seat": 1,
    "last": 3,
    "first": 1,
    "where": lambda words: words.say(
        "cli-where", scenario=3, name=words.say("scenario-blitz"), difficulty=words.say("difficulty-normal")
    ),
    "jobs": 0,
    "named": 2,
}

LAND, MONSTER, EQUIPMENT = "Thaklan", "Gator", "Noxx"
BUILDING, SCENARIO = said("building-tavern"), said("scenario-blitz")
CLAN = said("clan-title", affinity="air")
CLAN_INSIDE = said("clan-title.inside", affinity="air")


def only(messages: str, **examples: Example) -> list[tuple[str, dict[str, Example]]]:
    """Return the examples of these messages, or of those that begin like this."""
    return [(message, examples) for message in messages.split()]


ONLY: Sequence[tuple[str, Mapping[str, Example]]] = (
    *only("battle-about-withstood battle-about-captured battle-about-eliminated", name=MONSTER),
    *only("battle-about-escaped battle-about-lashed battle-about-driven-away", name=MONSTER),
    *only("battle-about-conquered battle-about-unconquered battle-about-land-taken", name=LAND),
    *only("battle-hit-from outfit-hits", **{"from": 5}),
    *only("battle-told-diverts", **{"from": "Taroa"}),
    *only("battle-told-sets-out", foe=LAND),
    *only("battle-told-aimed", target=MONSTER),
    *only("battle-told-stolen", target="Taroa"),
    *only("game-bots-alike server-no-bot", name=said("bot-novice")),
    *only("campaign- game-campaign cli-rank cli-where cli-simulated-scenario end-scenario", name=SCENARIO),
    *only("card-header-path", path=said("dice-free", amount=2, colours="S/M")),
    *only("card-mission-contract", asks=lambda words: words.contract(BOX.missions[0])),
    *only("cli-bad-arena-players", players=9),
    *only("cli-bad-scenario", scenario=12),
    *only("cli-campaign-bad-otherwise", otherwise=said("usage-no-option", what="--solo")),
    *only("cli-campaign-choose", difficulties="normal, hard"),
    *only("cli-campaign-edition cli-campaign-after-over cli-campaign-over", games=said("cli-games", games=4)),
    *only("cli-campaign-fixed", name="--edition"),
    *only("cli-decided-by-", name="--players", by="--load"),
    *only("cli-edition-counts", equipment=20, loot=16, monsters=18, mercenaries=40),
    *only("cli-kept-in-campaign", after=said("cli-campaign-after-over", status="won", games="4")),
    *only("cli-no-step cli-no-steps", to=9),
    *only("cli-players-alone", players=3),
    *only("cli-serving", place="~/.local/share/monsterlands"),
    *only("cli-simulated", games=100),
    *only("guide-goal", scenario=SCENARIO),
    *only("cli-where", scenario=3),
    *only("clan-of rounds-first top-theirs", clan=CLAN),
    *only("path-held rival-open space-clan", clan=CLAN_INSIDE),
    *only("choice-affinity", members=joined("Purkas", "Korgo")),
    *only("choice-at-once", what=gain(gold=2)),
    *only("choice-deploy compact-building compact-closed table-building", name=BUILDING),
    *only("choice-hire choice-member", what=brings),
    *only("choice-path", what=gain(glory=2, gold=2)),
    *only("compact-offer table-offer label-priced", name=EQUIPMENT),
    *only("ear-beer", beer=said("label-beer", cost=2), how=said("beer-how")),
    *only("ear-fighter", health=said("battle-health", health="wounded")),
    *only("ear-foe", against=said("battle-versus", against="monster")),
    *only("ear-set", set=lambda words: words.say("outfit-set", dice=words.letters("SS"))),
    *only("ear-title", turn=said("top-yours")),
    *only("edition-goal end-goal special-goal table-rank", goal=said("goal-points", amount=20)),
    *only("edition-space attack-source help-room table-monster", dice=3),
    *only("edition-space why-space-closed table-space-players table-players", players=3),
    *only("effect-forbids", what=said("forbidden-potions")),
    *only("event-docked", cards=joined(MONSTER, "Korcko")),
    *only("event-line", what=said("event-hired", you="no", member="Fandor")),
    *only("file-other home-file-other", what=said("file-is", kind="edition")),
    *only("group-told-renamed", before="Al"),
    *only("group-too-many-people", players=4),
    *only("hand-raise", title=said("tab-table")),
    *only("income total-monster label-monster label-trophy", name=MONSTER),
    *only("label-land label-own-land", name=LAND),
    *only("label-loot member-carries", name=titled("rerolls")),
    *only("label-mercenary path-held table-mercenary table-member", name="Fandor"),
    *only("label-monster", capture=7),
    *only("label-own-trap", name=titled("strength-plus-1")),
    *only("languages-", language="Swedish (svenska)", name="Swedish", own="svenska"),
    *only("list-comma list-or list-and list-semicolon", first="Fandor", last="Taroa"),
    *only("load-traps-known load-traps-shown battle-turned-up", traps=titled("strength-plus-1")),
    *only("building-name", title=BUILDING),
    *only("mission-", title=titled("mission-3"), kind=said("kind-mission")),
    *only("mission-told", text=lambda words: words.mission(BOX.missions[2])),
    *only("notice-undo-", missing=joined(BRUNO, CLARA)),
    *only("odds-words", what=said("odds-surviving")),
    *only("outfit-take-out", what=said("token-potion", count=1)),
    *only("outside-", faces="1–4"),
    *only("path-land.help", room=said("help-room", dice=4, tokens=2, spaces=1)),
    *only("price-item reason-rival hint-rival", what="Fandor"),
    *only("qr-enlarge qr-of", what=said("invite-link")),
    *only("question-deploy-dice", target=BUILDING),
    *only("rules-tab-found", name=said("rules-book")),
    *only("source-points", what=said("token-glory")),
    *only("tab-lit", name=said("tab-table")),
    *only("table-first", title=said("table-title", round=2, rounds=6, phase="…", difficulty="…")),
    *only("token-counted token-limited token-over", name=said("token-potions", count=3)),
    *only("usage-", what="--seat"),
    *only("why-next-space", next=3),
    *only("why-not-asked", when=said("choice-colour.when")),
)


def examples_of(key: str, file: str, value: str) -> tuple[Example, ...]:
    """Return the examples of a value of a message; the first is the usual one."""
    found = [(len(message), each) for message, each in ONLY if key.startswith(message) and value in each]
    if found:
        return (max(found, key=itemgetter(0))[1][value],)
    if value == "name" and file in PEOPLE:
        return (ALMA,)
    if value in NUMBERS:
        return (NUMBER,)
    known = EXAMPLES.get(value, ())
    return known if isinstance(known, tuple) else (known,)
