"""Answers to questions that change nothing: why not, what is this, a hint, how the table looked before."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Game, Happening
from ..game.hints import Advice, Hint, LessReason
from ..game.names import Names
from ..odds import TooComplex
from ..view import View
from ..words import Words
from .bot_pool import BotFailed
from .client_messages import Advise, Estimate, Explain, LookBack, Why
from .events import wire_event
from .fair_queue import Client
from .guest import Guest, Refusal
from .history import GameHistory
from .live import LiveGame, seen
from .log import lines_of
from .room import GameRoom
from .server_messages import Advised, Estimated, Explained, LookedBack, WireAdvice, WireStep
from .table.clans import split_dice
from .table.odds import show_odds
from .table.table import show_table

HINT_SECONDS = 1.5
ALIKE_WIN = 0.02
ALIKE_POINTS = 1.0
"""A choice that is worse than the best one by at most this much counts as equally good."""
TRIED = 0.5
"""The share of the playouts of the best choice that a choice needs to count as equally good."""
SAYS_LITTLE = ("not-asked", "not-there")
"""Reasons that say little, if another choice about the same thing has another reason."""


def explain_why(words: Words, live: LiveGame, seat: int | None, message: Why) -> Explained:
    """Explain why nothing can be done with a thing now.

    :raises Refusal: if no choice is ever about it
    """
    game = live.game
    if seat is None or game.seat != seat:
        return Explained(message.request, "", words.question(game.view(seat)))
    thing, names = _spelled_as_ids(message.thing), game.names
    about = _about(names, thing, split_dice(game.view(seat).clan(seat).pool))
    if not about:
        raise Refusal("unknown-thing", words.say("server-unknown-thing"))
    refused = [choice for choice in about if choice not in game.legal]
    if len(refused) < len(about) and (reason := _why_not_that_space(words, game, seat, thing)):
        return Explained(message.request, "", words.say("why-line", reason=reason, rule="R5.6"))
    if not refused:
        return Explained(message.request, "", words.say("why-legal"))
    if _is_at_hand(game.view(seat), seat, thing):
        own = words.say("why-own-trap")
        return Explained(message.request, "", words.say("why-line", reason=own, rule="R6.3"))
    best = min(refused, key=lambda choice: _reason(game, choice) in SAYS_LITTLE)
    return Explained(message.request, "", words.refusal(game, names.spelling(best)), _reason(game, best))


def _spelled_as_ids(thing: str) -> str:
    """Return a thing as the choices name it: they call the `pawn-shop` of other places `pawn_shop`."""
    kind, colon, name = thing.partition(":")
    return f"{kind}{colon}{name.replace('-', '_')}" if kind in ("building", "space") else thing


def _about(names: Names, thing: str, pool: Sequence[str]) -> list[int]:
    """Return the choices about a thing, only those with dice that the clan has, if there are any."""
    kind, _, name = thing.partition(":")
    about = names.about(kind, name)
    if kind == "space" and not about:
        about = names.about("building", name.partition(" ")[0])
    own = [choice for choice in about if dict(names.subjects(choice)).get("die", "") in pool]
    return own or about


def _why_not_that_space(words: Words, game: Game, seat: int, thing: str) -> str:
    """Say why a space is not the next one, in a building whose spaces are filled from the left (R5.6)."""
    kind, _, space = thing.partition(":")
    name, _, number = space.partition(" ")
    if kind != "space" or name not in game.box.buildings or game.names.about(kind, space):
        return ""
    view = game.view(seat)
    spaces, dice = view.box.buildings[name].spaces, view.spaces(name)
    if not spaces or "" not in dice:
        return ""
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


def _reason(game: Game, choice: int) -> str | None:
    why = game.why_not(choice)
    return None if why is None else why.code


def explain_thing(words: Words, live: LiveGame, seat: int | None, message: Explain) -> Explained:
    """Explain what something is.

    :raises Refusal: if the name is not known
    """
    found = words.help(live.game.view(seat), message.name)
    if not found:
        raise Refusal("unknown-thing", words.say("server-unknown-thing"))
    return Explained(message.request, found[0].title, "\n".join(each.text for each in found))


async def estimate(guest: Guest, room: GameRoom, message: Estimate) -> Estimated:
    """Return the odds of a path; another process reckons them if they take long.

    :raises Refusal: if there are none, or too many possibilities
    """
    words = guest.words
    view = room.live.game.view(guest.sitting)
    try:
        try:
            found = show_odds(view, message.path)
        except TooComplex:
            found = await room.bots.odds(view, message.path, Client(guest.address, room.live.id))
    except TooComplex:
        raise Refusal("too-complex", words.say("server-odds-too-complex")) from None
    except BotFailed:
        raise Refusal("odds-lost", words.say("server-odds-lost")) from None
    if found is None:
        raise Refusal("no-odds", words.say("server-no-odds"))
    return Estimated(message.request, found)


async def advise(guest: Guest, room: GameRoom, message: Advise) -> Advised:
    """Return a hint.

    :raises NoHint: if the seat is not asked
    """
    words = guest.words
    room.check_version(words, message.version)
    view = room.live.game.view(guest.sitting)
    with room.metrics.thought("hint"):
        hint = await room.bots.hint(view, HINT_SECONDS, Client(guest.address, room.live.id))
    room.check_version(words, message.version)
    return Advised(message.request, message.version, weighed_advice(words, room.live.game, hint))


def weighed_advice(words: Words, game: Game, hint: Hint) -> tuple[WireAdvice, ...]:
    """Return the evaluated choices, the best first, with their plans, and which are about as good as it."""
    view = game.view(hint.seat)
    return tuple(
        WireAdvice.of(
            each,
            choice=each.choice.id,
            spelling=each.choice.spelling,
            label=words.choice(each.choice, view),
            text=" ".join(words.reasons(view, each)),
            plan=_plan(words, game, each),
            alike=_alike(each, hint.best),
        )
        for each in hint.weighed
    )


def _plan(words: Words, game: Game, advice: Advice) -> tuple[WireStep, ...]:
    """Return the steps after a choice, as far as nothing comes between: chance, or something hidden."""
    if not advice.plan:
        return ()
    ahead, seat = game.clone(), game.seat
    steps: list[WireStep] = []
    step = advice.choice
    for follower in advice.plan:
        if ahead.preview(step).final:
            break
        ahead.apply(step)
        if ahead.seat != seat or follower.id not in ahead.legal:
            break
        steps.append(WireStep(follower.spelling, words.choice(follower, ahead.view(seat))))
        step = follower
    return tuple(steps)


def _alike(each: Advice, best: Advice) -> bool:
    if each is best:
        return True
    if each.win is None or each.points is None or best.win is None or best.points is None:
        return False
    # One that was dropped early, or that gives less for the same, only looks as good.
    less = any(isinstance(reason, LessReason) for reason in (each.reason, *each.others))
    if less or each.playouts < TRIED * best.playouts:
        return False
    return best.win - each.win <= ALIKE_WIN and best.points - each.points <= ALIKE_POINTS


def look_back(
    words: Words, live: LiveGame, seat: int | None, message: LookBack, is_ended: bool = False
) -> LookedBack:
    """Return the table of a finished game after a number of steps, as a seat may know it.

    :param is_ended: whether its group has ended it as it stood
    :raises Refusal: if the game is not over, or has fewer steps
    """
    if not live.game.over and not is_ended:
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
    marking = words.marking(past.box)
    told = [(clan, text) for clan, text in marking.story_by_clans(events, past.view(seat)) if text]
    ending = live.ending(words, seat) if message.step == len(record.steps) else None
    return LookedBack(
        request=message.request,
        step=message.step,
        steps=len(record.steps),
        lines=tuple(lines_of(message.step, None, told, None)),
        events=tuple(map(wire_event, events)),
        table=show_table(
            words, past, seat, live.players, ending=ending, dice=history.dice(range(1, message.step + 1))
        ),
        stages=live.course().shown_stages(words) if message.step == 0 else (),
    )
