"""Answers to questions that change nothing: why not, what is this, a hint, how the table looked before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..game import Game, Happening
from ..game.hints import Advice, GainReason, LossReason
from ..game.names import Names, names_of
from ..view import View
from ..words import Words
from .client_messages import Advise, Explain, LookBack, Why
from .events import wire_event
from .history import GameHistory
from .live import LiveGame, seen
from .room import GameRoom, Refusal
from .server_messages import Advised, Explained, LookedBack, WireAdvice
from .table.clans import split_dice
from .table.table import show_table

HINT_SECONDS = 1.5
ALIKE_WIN = 0.02
ALIKE_POINTS = 1.0
"""A choice that is worse than the best one by at most this much counts as equally good."""
SAYS_LITTLE = ("not-asked", "not-there")
"""Reasons that say little, if another choice about the same thing has another reason."""


def explain_why(words: Words, live: LiveGame, seat: int | None, message: Why) -> Explained:
    """Explain why nothing can be done with a thing now.

    :raises Refusal: if no choice is ever about it
    """
    game = live.game
    if seat is None or game.seat != seat:
        return Explained(message.request, "", words.question(game.view(seat)))
    names = names_of(game.box)
    about = _about(names, message.thing, split_dice(game.view(seat).clan(seat).pool))
    if not about:
        raise Refusal("unknown-thing", words.say("server-unknown-thing"))
    refused = [choice for choice in about if choice not in game.legal]
    if len(refused) < len(about) and (reason := _why_not_that_space(words, game.view(seat), message.thing)):
        return Explained(message.request, "", words.say("why-line", reason=reason, rule="R5.6"))
    if not refused:
        return Explained(message.request, "", words.say("why-legal"))
    if _is_at_hand(game.view(seat), seat, message.thing):
        own = words.say("why-own-trap")
        return Explained(message.request, "", words.say("why-line", reason=own, rule="R6.3"))
    best = min(refused, key=lambda choice: _says_little(game, choice))
    return Explained(message.request, "", words.refusal(game, names.spelling(best)))


def _about(names: Names, thing: str, pool: Sequence[str]) -> list[int]:
    """Return the choices about a thing, only those with dice that the clan has, if there are any."""
    kind, _, name = thing.partition(":")
    about = names.about(kind, name)
    if kind == "space" and not about:
        about = names.about("building", name.partition(" ")[0])
    own = [choice for choice in about if dict(names.subjects(choice)).get("die", "") in pool]
    return own or about


def _why_not_that_space(words: Words, view: View, thing: str) -> str:
    """Say why a space is not the next one, in a building whose spaces are filled from the left (R5.6)."""
    kind, _, space = thing.partition(":")
    name, _, number = space.partition(" ")
    if kind != "space" or names_of(view.box).about(kind, space):
        return ""
    spaces, dice = view.box.buildings[name].spaces, view.spaces(name)
    place = int(number) - 1 if number in map(str, range(1, len(spaces) + 1)) else 0
    if dice[place]:
        return words.say("why-next-space", next=dice.index("") + 1)
    if place + 1 not in view.open_spaces(name):
        return words.say("why-space-closed", players=spaces[place].from_players)
    return words.say("why-from-left") if "" in dice[:place] else ""


def _is_at_hand(view: View, seat: int, thing: str) -> bool:
    """Return whether a thing is a trap that the clan holds and the Lodge does not sell."""
    kind, _, name = thing.partition(":")
    return kind == "trap" and name in (view.clan(seat).traps or ()) and name not in view.lodge


def _says_little(game: Game, choice: int) -> bool:
    why = game.why_not(choice)
    return why is not None and why.code in SAYS_LITTLE


def explain_thing(words: Words, live: LiveGame, seat: int | None, message: Explain) -> Explained:
    """Explain what something is.

    :raises Refusal: if the name is not known
    """
    found = words.help(live.game.view(seat), message.name)
    if not found:
        raise Refusal("unknown-thing", words.say("server-unknown-thing"))
    return Explained(message.request, found[0].title, "\n".join(each.text for each in found))


async def advise(words: Words, room: GameRoom, seat: int | None, message: Advise) -> Advised:
    """Return a hint.

    :raises NoHint: if the seat is not asked
    """
    room.check_version(words, message.version)
    view = room.live.game.view(seat)
    hint = await room.bots.hint(view, HINT_SECONDS)
    room.check_version(words, message.version)
    return Advised(message.request, message.version, weighed_advice(words, view, hint.weighed))


def weighed_advice(words: Words, view: View, weighed: Sequence[Advice]) -> tuple[WireAdvice, ...]:
    """Return the evaluated choices, the best first, and which are about as good as it."""
    alike = [_alike(each, weighed[0]) for each in weighed]
    return tuple(
        WireAdvice.of(
            each,
            choice=each.choice.id,
            spelling=each.choice.spelling,
            label=words.choice(each.choice, view),
            text=words.advice(view, _reason_alone(each)),
            alike=same,
        )
        for each, same in zip(weighed, alike, strict=True)
    )


def _alike(each: Advice, best: Advice) -> bool:
    if each is best:
        return True
    if each.win is None or each.points is None or best.win is None or best.points is None:
        return False
    return best.win - each.win <= ALIKE_WIN and best.points - each.points <= ALIKE_POINTS


def _reason_alone(advice: Advice) -> Advice:
    """Leave out the figures and comparisons, because the client shows all choices side by side."""
    reasons = (advice.reason, *advice.others)
    reason = next((each for each in reasons if not isinstance(each, GainReason | LossReason)), None)
    return replace(advice, win=None, points=None, reason=reason)


def look_back(words: Words, live: LiveGame, seat: int | None, message: LookBack) -> LookedBack:
    """Return the table of a finished game after a number of steps, with all information.

    :raises Refusal: if the game is not over, or has fewer steps
    """
    if not live.game.over:
        raise Refusal("not-over", words.say("server-not-over"))
    record = live.record()
    if message.step > len(record.steps):
        raise Refusal("no-step", words.say("server-no-step", steps=len(record.steps)))
    heard: list[Happening] = []
    history = GameHistory()
    past = Game.replay(record, 0)
    if message.step:
        past.listen(heard.append)  # the first step also has the events of the setup
    for number, step in enumerate(record.steps[: message.step], start=1):
        past.play(step.partition(" ")[2])
        history.note(number, seen(heard, None), past.view(None))
        if number < message.step:
            heard.clear()
    past.listen(None)
    events = seen(heard, seat)
    ending = live.ending(words, seat) if message.step == len(record.steps) else None
    return LookedBack(
        request=message.request,
        step=message.step,
        steps=len(record.steps),
        lines=tuple(line for line in words.story(events, past.view(seat)) if line),
        events=tuple(map(wire_event, events)),
        table=show_table(
            words, past, seat, live.players, ending=ending, dice=history.dice(range(1, message.step + 1))
        ),
    )
