"""A session at the terminal: a person at one seat, and rivals at the others, or Madhala in solo play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from ..game import CannotUndo, Choice, Dealer, Game, GameError, UnknownChoice
from ..game.hints import Hint
from ..game.names import names_of
from ..view import View
from ..words import Words
from .choices import (
    exact_choice,
    is_number,
    matching_choices,
    numbered_choices,
    ordered_choices,
    show_choices,
)
from .compact import show_compact_table
from .files import NotSaved, keep_game, load_game, save_game
from .help import explain_choice, explain_thing, explain_unknown, suggest
from .hint import show_hint
from .journal import Journal
from .result import show_result
from .screen import FILE_NAME, Screen, shown
from .table import rival_words, show_outside, show_table

PERSON = ""
"""The name in a saved game for the seat of the person."""


class Rival(Protocol):
    """The player of another seat."""

    @property
    def name(self) -> str:
        """Return the name of the player."""
        ...

    def choose(self, view: View) -> int:
        """Answer the question of a view with the id of a legal choice."""
        ...


class NoRival(Exception):
    """A saved game names a player that is not available."""


Seating = Callable[[Game, Sequence[str]], Mapping[int, Rival]]
"""Returns the players of all seats but the person's.

It takes the game and the names by seat from a saved game, or none. It raises `NoRival` if a player is not
available.
"""


def person(game: Game) -> int:
    """Return the seat of the person: the one that confirms its turns, or seat 0."""
    return game.options.confirm[0] if game.options.confirm else 0


class Session:
    """Plays a game with a person at one seat.

    :param seating: finds the rivals, for this game and for every game that is loaded
    :param players: the names by seat from a saved game; empty for a new game
    :param hint: gives a hint for a view; None if there are no hints
    :param kept: if the caller stores the game, a function that says what its end means there; the player
        need not save it then and cannot load another
    :raises NoRival: if one of these players is not available
    """

    def __init__(
        self,
        game: Game,
        seating: Seating,
        dealer: Dealer,
        screen: Screen,
        words: Words,
        players: Sequence[str] = (),
        kept: Callable[[], str] | None = None,
        hint: Callable[[View], Hint] | None = None,
    ) -> None:
        self._seating = seating
        self._dealer = dealer
        self._screen = screen
        self._words = words
        self._rivals: Mapping[int, Rival] = {}
        self._left = False
        self._typed = ""
        self._saved_at = ""
        self._touched = False  # whether the person has chosen anything since the start or the last load
        self._warned = ""  # a command that would lose the game; typed a second time, it does
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "hint": self._give_hint,
            "table": self._table,
            "log": self._show_log,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
            "exit": self._quit,
        }
        self._kept = kept
        self._hint = hint
        self._sit_down(game, seating(game, players))

    def run(self) -> None:
        """Play until the person leaves.

        A game that is not saved is written to a file, unless the person has typed “quit” twice.

        :raises KeyboardInterrupt: after saying goodbye, if the person pressed Ctrl-C
        """
        try:
            self._welcome()
            while not self._left:
                self._answer(self._screen.ask(self._words.say("ui-prompt") + " "))
        except EOFError:
            self._screen.line()
            self._keep()
        except (KeyboardInterrupt, Exception):
            # Ctrl-C, or an error in a rival.
            self._screen.line()
            self._keep()
            raise

    def completions(self, text: str) -> list[str]:
        """Return the choices and commands that begin with this text, for Tab."""
        known = [choice.spelling for choice in ordered_choices(self._game.view(self._seat))]
        known += [command for command in self._commands if command != "?"]
        return [each for each in known if each.startswith(text.casefold().lstrip())]

    # --- the game goes on ---

    def _sit_down(self, game: Game, rivals: Mapping[int, Rival]) -> None:
        self._game = game
        self._seat = person(game)
        self._rivals = rivals
        self._saved_at = game.digest()
        self._touched = False
        self._journal = Journal(self._words, game, self._seat)

    def _welcome(self) -> None:
        words = self._words
        self._play_on()
        view = self._game.view(self._seat)
        if view.scenario is not None:
            self._welcome_alone(view)
        elif affinity := view.clan(self._seat).affinity:
            rivals = [
                words.say(
                    "table-rival-label",
                    who=words.clan(view, seat, inside=True),
                    player=rival_words(words, rival.name),
                )
                for seat, rival in self._rivals.items()
            ]
            self._screen.line(
                words.say(
                    "ui-welcome",
                    affinity=words.say(f"affinity-{affinity}"),
                    rivals=words.join(rivals, "list-and"),
                    rounds=view.rounds,
                )
            )
        self._screen.line(words.say("ui-welcome-help"))
        if view.clan(self._seat).affinity:
            self._screen.line()
        self._tell(table=True)

    def _welcome_alone(self, view: View) -> None:
        """Print what a solo game is about."""
        assert view.scenario is not None
        words = self._words
        welcome = words.say(
            "ui-welcome-solo",
            number=view.scenario_number,
            rounds=view.rounds,
            difficulty=words.say(f"difficulty-{view.difficulty}"),
        )
        about = (words.scenario_name(view.scenario), words.scenario(view.box, view.scenario))
        self._screen.line(welcome)
        self._screen.rows([about], ("bold", ""), indent=0)

    def _play_on(self) -> None:
        """Roll, draw and let rivals play until the person has to answer or the game is over."""
        game = self._game
        game.advance(self._dealer)
        while game.seat is not None and game.seat != self._seat:
            game.apply(self._rivals[game.seat].choose(game.view(game.seat)), seat=game.seat)
            game.advance(self._dealer)

    def _tell(self, table: bool = False) -> None:
        """Print what has happened, then the question."""
        view = self._game.view(self._seat)
        heard = [event.kind for event in self._journal.heard]
        my_turn = any(
            event.kind == "turn-began" and event.seat == self._seat for event in self._journal.heard
        )
        for line in self._journal.tell(view):
            self._screen.line(line)
        if (table or my_turn) and view.clan(self._seat).affinity and not self._game.over:
            self._screen.line()
            self._show_table(view)
        elif "deployment-ended" in heard and view.phase == "adventure":
            self._screen.line()
            show_outside(self._screen, self._words, view)
        self._ask(view)

    def _ask(self, view: View) -> None:
        self._screen.line()
        if not self._game.over:
            show_choices(self._screen, self._words, self._game, view)
            return
        if view.result is not None:
            show_result(self._screen, self._words, view, view.result)
            if self._kept:
                self._screen.line(self._kept())
        self._screen.line(self._words.say("ui-over-commands"))

    def _show_table(self, view: View, whole: bool = False) -> None:
        show = show_compact_table if self._screen.compact and not whole else show_table
        show(self._screen, self._words, view, lambda seat: rival_words(self._words, self._rivals[seat].name))

    # --- what was typed ---

    def _answer(self, text: str) -> None:
        words = self._words
        text = " ".join(text.split())
        self._typed = text.casefold().replace("exit", "quit")
        if self._typed != self._warned:
            self._warned = ""
        if not text:
            self._ask(self._game.view(self._seat))
            return
        choices = ordered_choices(self._game.view(self._seat))
        # Names of buildings and letters of dice may be those of the language.
        found = matching_choices(text, choices) or matching_choices(words.spelling(text), choices)
        if is_number(text) and not found:
            self._no_such_number(text, choices)
        elif len(found) == 1:
            self._choose(found[0])
        elif known := self._known(text):
            why = words.refusal(self._game, known)
            self._screen.line(words.say("ui-not-now", choice=text, why=why))
        elif found:
            spelled = words.join((choice.spelling for choice in found), "list-or")
            self._screen.line(words.say("ui-ambiguous", text=shown(text), choices=spelled))
        else:
            self._command(text)

    def _command(self, text: str) -> None:
        if text.startswith("?"):
            self._help(text[1:].strip())
            return
        command, _, rest = text.partition(" ")
        run = self._commands.get(command.casefold())
        if run is not None:
            run(rest)
        elif self._game.over:
            self._screen.line(self._words.say("ui-over-no-choices"))
        else:
            self._screen.line(explain_unknown(self._words, self._game, self._game.view(self._seat), text))

    def _known(self, text: str) -> str:
        """Return the spelling of the choice that was typed; empty if no choice is spelled like this."""
        names = names_of(self._game.box)
        spellings = (text, self._words.spelling(text))
        return next((spelling for spelling in spellings if names.choice(spelling) >= 0), "")

    def _no_such_number(self, text: str, choices: tuple[Choice, ...]) -> None:
        if choices:
            numbers = numbered_choices(choices)
            first, last = min(numbers), max(numbers)
            self._screen.line(self._words.say("ui-no-number", number=shown(text), first=first, last=last))
        else:
            self._screen.line(self._words.say("ui-over-no-choices"))

    def _choose(self, choice: Choice) -> None:
        before = self._game.clone()
        try:
            self._game.apply(choice, seat=self._seat)
            self._play_on()
        except (KeyboardInterrupt, Exception):
            # The interruption may have come at any point, so keep the game as it was before this answer.
            self._game = before
            raise
        self._journal.answer(choice.spelling)
        self._touched = True
        node = before.node
        if node.question == "load" and choice.kind != "done" and self._game.node.question != "load":
            self._screen.line(self._words.loaded(self._game.view(self._seat), str(dict(node.about)["path"])))
        self._tell()

    # --- commands ---

    def _help(self, text: str) -> None:
        words, view = self._words, self._game.view(self._seat)
        if not text:
            self._screen.verbatim(words.say("ui-help-general", rounds=view.rounds))
            if view.scenario is not None:
                self._screen.line()
                self._screen.verbatim(words.say("ui-help-solo"))
            return
        choices = ordered_choices(view)
        choice = exact_choice(text, choices) or exact_choice(words.spelling(text), choices)
        if choice is not None:
            explain_choice(self._screen, words, self._game, view, choice)
        elif is_number(text):
            self._no_such_number(text, view.choices)
        else:
            explain_thing(self._screen, words, view, text)

    def _why(self, text: str) -> None:
        words, view = self._words, self._game.view(self._seat)
        if not text:
            self._screen.line(words.say("ui-why-needs-choice"))
            return
        choice = exact_choice(text, ordered_choices(view))
        try:
            reason = words.refusal(self._game, choice.spelling if choice else self._known(text) or text)
        except UnknownChoice:
            reason = suggest(words, self._game, text)
        self._screen.line(reason)

    def _give_hint(self, _: str) -> None:
        if self._game.over:
            self._screen.line(self._words.say("ui-over-no-choices"))
        elif self._hint is None:
            self._screen.line(self._words.say("ui-no-hints"))
        else:
            view = self._game.view(self._seat)
            show_hint(self._screen, self._words, view, self._hint(view))

    def _table(self, text: str) -> None:
        view = self._game.view(self._seat)
        if view.clan(self._seat).affinity:
            self._show_table(view, whole=text.casefold() == "all")
        else:
            self._screen.line(self._words.say("ui-no-table"))
        self._ask(view)

    def _show_log(self, text: str) -> None:
        journal = self._journal
        whole = text.casefold() == "all" or journal.this_round == journal.lines
        lines = journal.lines if whole else journal.this_round
        if not lines:
            self._screen.line(self._words.say("ui-log-empty"))
            return
        self._screen.heading(self._words.say("ui-log-title" if whole else "ui-log-round"))
        for line in lines:
            self._screen.line(line)

    def _undo(self, _: str) -> None:
        words = self._words
        try:
            self._game.undo(self._seat)
        except CannotUndo:
            self._screen.line(words.say(f"barrier-{self._game.undo_barrier() or 'other-seat'}"))
            return
        self._screen.line(words.say("ui-undone", choice=self._journal.take_back()))
        self._ask(self._game.view(self._seat))

    def _save(self, file: str) -> None:
        words = self._words
        if not file:
            self._screen.line(words.say("ui-save-needs-file"))
            return
        try:
            save_game(self._game, self._players(), file)
        except NotSaved:
            self._screen.line(words.say("ui-save-refused", file=shown(file, FILE_NAME)))
        except (OSError, ValueError) as error:
            self._screen.line(words.say("ui-file-error", file=shown(file, FILE_NAME), error=_reason(error)))
        else:
            self._saved_at = self._game.digest()
            self._screen.line(words.say("ui-saved-copy" if self._kept else "ui-saved", file=file))

    def _load(self, file: str) -> None:
        words = self._words
        if not file:
            self._screen.line(words.say("ui-load-needs-file"))
            return
        if self._kept:
            self._screen.line(words.say("ui-load-kept"))
            return
        try:
            saved = load_game(file)
            rivals = self._seating(saved.game, saved.players)
        except (OSError, ValueError, GameError, NoRival) as error:
            self._screen.line(words.say("ui-load-error", file=shown(file, FILE_NAME), error=_reason(error)))
            return
        if self._would_lose("ui-load-unsaved", file=shown(file, FILE_NAME)):
            return
        self._sit_down(saved.game, rivals)
        self._play_on()
        self._screen.line(words.say("ui-loaded", file=file))
        self._tell(table=True)

    def _quit(self, _: str) -> None:
        if not self._would_lose("ui-quit-unsaved"):
            self._left = True
            self._goodbye()

    def _would_lose(self, warning: str, **values: str) -> bool:
        """Check whether a command would lose the game, and warn the first time it is typed."""
        if not self._unsaved() or self._warned:
            return False
        self._warned = self._typed
        self._screen.line(self._words.say(warning, **values))
        return True

    def _unsaved(self) -> bool:
        return not self._kept and self._touched and self._game.digest() != self._saved_at

    def _players(self) -> list[str]:
        """Return the names of the players by seat, for a saved game."""
        seats = range(self._game.options.players)
        return [PERSON if seat == self._seat else self._rivals[seat].name for seat in seats]

    def _keep(self) -> None:
        """Say goodbye to a person who left without “quit”; write an unsaved game to a file."""
        if not self._unsaved():
            self._goodbye()
            return
        try:
            file = keep_game(self._game, self._players())
        except OSError as error:
            self._screen.line(self._words.say("ui-bye-not-kept", error=_reason(error)))
        else:
            self._screen.line(self._words.say("ui-bye-kept", file=file))

    def _goodbye(self) -> None:
        self._screen.line(self._words.say("ui-bye-unsaved" if self._unsaved() else "ui-bye"))


def _reason(error: Exception) -> str:
    """Return the reason of an error, without its number and the file name."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text.rstrip(".")
