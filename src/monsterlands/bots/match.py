"""Play games: ask the players, and check every answer."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Choice, Dealer, Game
from ..game.names import names_of
from ..view import View
from .player import Player


class IllegalAnswer(Exception):
    """A player answered with something that is not legal."""


def _id_of(view: View, answer: object) -> int | None:
    """Return the id of an answer, be it a choice, an id or a spelling; None if it is none of these."""
    if isinstance(answer, Choice):
        return answer.id
    if isinstance(answer, str):
        answer = names_of(view.box).choice(answer)
    return answer if type(answer) is int else None


class CarefulPlayer:
    """A player whose answers are checked, so that a mistake is reported with its name."""

    def __init__(self, player: Player, name: str) -> None:
        self.name = name
        self._player = player

    def choose(self, view: View) -> int:
        """Have the player choose; return the id of the choice.

        :raises IllegalAnswer: if the answer is not one of the view's legal choices
        """
        try:
            answer: object = self._player.choose(view)
        except Exception as error:
            error.add_note(f"while {self._who(view)} was choosing")
            raise
        choice = _id_of(view, answer)
        if choice is None or choice not in view.legal:
            legal = ", ".join(f"{choice.id} ({choice})" for choice in view.choices[:5])
            raise IllegalAnswer(
                f"{self._who(view)} answered {answer!r} to the question {view.node.question!r}; "
                f"legal are {legal}{' …' if len(view.legal) > 5 else ''}"
            )
        return choice

    def _who(self, view: View) -> str:
        return f"player {self.name!r} at seat {view.seat}"


def play_out(game: Game, players: Sequence[Player], dealer: Dealer) -> None:
    """Play a game to its end, one player per seat.

    :raises ValueError: if there are not as many players as seats
    :raises IllegalAnswer: if a player answers illegally; the game stays at that question
    """
    if len(players) != game.options.players:
        raise ValueError(f"{len(players)} players for {game.options.players} seats")
    careful = [
        player if isinstance(player, CarefulPlayer) else CarefulPlayer(player, type(player).__name__)
        for player in players
    ]
    game.advance(dealer)
    while game.seat is not None:
        seat = game.seat
        game.apply(careful[seat].choose(game.view(seat)), seat=seat)
        game.advance(dealer)
