"""Words: codes and values of the engine become sentences, from one message catalogue per language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ..box import Box, Dice, Effect, Gain, Scenario, load
from ..game import Choice, Event, Game, Preview, Result, WhyNot
from ..game.hints import Advice
from ..odds import Bracing
from ..view import View
from . import (
    asking,
    changes,
    effects,
    endings,
    foes,
    happenings,
    helping,
    hints,
    notes,
    offers,
    paths,
    questions,
    scenarios,
)
from .cards import card_words, cards_of, titles_of
from .catalogue import ENGLISH, LANGUAGES, Catalogue, MissingMessage, UnknownLanguage, Value
from .clans import clan_words
from .helping import Help
from .offers import Offer

__all__ = ["ENGLISH", "LANGUAGES", "Help", "MissingMessage", "Offer", "UnknownLanguage", "Words"]


class Words:
    """Everything the game can say, in one language.

    >>> from monsterlands import load
    >>> words = Words("en")
    >>> words.effect(load("standard").monsters[2].power)
    'when eliminated, not when captured, it hits everybody on its paths once more'
    """

    def __init__(self, language: str = ENGLISH, titled: bool = False) -> None:
        """Read a catalogue.

        :param titled: call tokens and tiles by a title (“Strength +1”) instead of the id that is typed
        :raises UnknownLanguage: if there is none of this language
        """
        self._catalogue = Catalogue(language)
        if titled:
            self._catalogue.entitle(titles_of(self._catalogue, load()))

    @classmethod
    @cache
    def of(cls, language: str) -> Words:
        """Return the words of a language for a table, where nobody types: with titles, and read once.

        :raises UnknownLanguage: if there is no catalogue of this language
        """
        return cls(language, titled=True)

    @property
    def language(self) -> str:
        """The language: ``"en"``."""
        return self._catalogue.language

    def say(self, message: str, /, **values: Value) -> str:
        """Return a message by its id.

        :raises MissingMessage: if there is none, or a value that it needs is not given
        """
        return self._catalogue.say(message, **values)

    def join(self, parts: Iterable[str], how: str = "list-comma") -> str:
        """Join parts: ``list-comma``, ``list-semicolon``, ``list-and``, ``list-or``."""
        return self._catalogue.join(parts, how)

    # --- what happens ---

    def event(self, event: Event, view: View) -> str:
        """Tell an event to whoever the view belongs to."""
        return happenings.event_words(self._catalogue, event, view)

    def story(self, events: Iterable[Event], view: View) -> list[str]:
        """Tell events in few sentences; empty lines part the phases."""
        return happenings.story(self._catalogue, events, view)

    def story_by_clans(self, events: Iterable[Event], view: View) -> list[tuple[int | None, str]]:
        """Tell events in few sentences, each with the seat of the clan that it is about, if it is one."""
        return happenings.story_by_clans(self._catalogue, events, view)

    def clan(self, view: View, seat: int | None, inside: bool = False) -> str:
        """Name a clan to whoever the view belongs to; `inside`: not at the beginning of a sentence."""
        return clan_words(self._catalogue, view, seat, inside)

    # --- what is asked ---

    def question(self, view: View) -> str:
        """Say what the game waits for."""
        return questions.question_words(self._catalogue, view)

    def choice(
        self,
        choice: Choice,
        view: View,
        preview: Preview | None = None,
        followed: Sequence[tuple[Choice, Preview]] = (),
    ) -> str:
        """Say what a choice of the view's question is.

        :param preview: what it changes, if that is known
        :param followed: the choices that it leads to, each with its preview, to name their prices
        """
        return asking.choice_words(self._catalogue, choice, view, preview, followed)

    def offer(self, game: Game, view: View, choice: Choice) -> Offer:
        """Say what a choice of the view's question is, what it changes, and whether it is final."""
        return offers.offer_words(self._catalogue, game, view, choice)

    def refusal(self, game: Game, spelling: str) -> str:
        """Say why a choice is not offered, or that it is.

        :raises UnknownChoice: if no choice is spelled like this
        """
        return offers.refusal_words(self._catalogue, game, spelling)

    def changes(
        self, choice: Choice, preview: Preview, at_length: bool = False, view: View | None = None
    ) -> str:
        """Say what a choice costs and brings; empty if nothing changes yet."""
        return changes.changes_words(self._catalogue, choice, preview, at_length, view)

    def at_once(self, choice: Choice, preview: Preview) -> str:
        """Say what a choice brings at once because there is nothing else to choose; mostly empty."""
        return changes.at_once_words(self._catalogue, choice, preview)

    def purse(self, view: View) -> str:
        """Say what a player wants to know at every question: gold, dice, wages."""
        return asking.purse_words(self._catalogue, view)

    def advice(self, view: View, advice: Advice) -> str:
        """Say what a hint found out about a choice: its figures, and the main reason."""
        return hints.advice_words(self._catalogue, view, advice)

    def why(self, why: WhyNot, kind: str = "", effect: Effect | None = None) -> str:
        """Say why a choice, of this kind and about something with this effect, is not offered."""
        return asking.why_words(self._catalogue, why, kind, effect)

    # --- what things are ---

    def effect(self, effect: Effect, power: bool = False) -> str:
        """Say what an effect does; the power of a monster works against those who fight it."""
        return effects.effect_words(self._catalogue, effect, power)

    def benefit(self, effect: Effect) -> str:
        """Say shortly what a path gives to the mercenary on it."""
        return effects.benefit_words(self._catalogue, effect, short=True)

    def gain(self, gain: Gain) -> str:
        """Say what is gained or paid."""
        return effects.gain_words(self._catalogue, gain)

    def dice(self, dice: Dice) -> str:
        """Say which dice are asked for."""
        return effects.dice_words(self._catalogue, dice)

    def title(self, name: str) -> str:
        """Return what a card, token or tile is called: by a title where nobody types."""
        return self._catalogue.title(name)

    def card(self, box: Box, name: str) -> str:
        """Say what the card, token or tile of this name is and does.

        :raises KeyError: if the box has none
        """
        found = [card_words(self._catalogue, card) for known, card in cards_of(box) if known == name]
        if not found:
            raise KeyError(name)
        return "\n".join(found)

    def path(self, view: View, name: str) -> Help:
        """Say everything about a path."""
        return Help(*paths.path_words(self._catalogue, view, name))

    def path_title(self, name: str) -> str:
        """Return what a path is called in full."""
        return paths.path_title(self._catalogue, name)

    def summary(self, view: View, name: str) -> str:
        """Say shortly what a path asks and gives."""
        return paths.path_summary(self._catalogue, view, name)

    def foe(self, view: View, place: str) -> str:
        """Say which monster is on land ``"a"`` or ``"b"``, or at the entrance ``"e"``."""
        return foes.foe_words(self._catalogue, view, place)

    def attack(self, view: View, place: str) -> str:
        """Say how many attack dice the monster of a place rolls, and where they come from."""
        return foes.attack_told(self._catalogue, view, place)

    def power(self, view: View, place: str) -> str:
        """Say what the monster of a place does besides rolling its dice; mostly empty."""
        return foes.power_words(self._catalogue, view, place)

    def ahead(self, view: View, name: str) -> str:
        """Say what happens before a path's turn in the adventure that matters for it; mostly empty."""
        return notes.ahead_words(self._catalogue, view, name)

    def fight_note(self, view: View) -> str:
        """Say what is worth knowing for the question of a fight; else empty."""
        return notes.fight_words(self._catalogue, view)

    def prize(self, view: View, name: str, mark: str) -> str:
        """Say what it brings to a path to reach a mark of its fight."""
        return notes.prize_words(self._catalogue, view, name, mark)

    def lowered(self, view: View, name: str, mark: str) -> str:
        """Say why a mark of a path's fight stands lower than on the monster's card; mostly empty."""
        return notes.lowered_words(self._catalogue, view, name, mark)

    def bracing(self, found: Bracing) -> str:
        """Say how an attack may end after giving magic up, or keeping it."""
        return notes.bracing_words(self._catalogue, found)

    def taken(self, view: View, name: str) -> str:
        """Say shortly who is on a path, with what."""
        return paths.taken_words(self._catalogue, view, name)

    def loaded(self, view: View, name: str) -> str:
        """Say that a load has ended by itself, and whether because the path is full."""
        room = view.room(name)
        full = "no" if room.die_fits or room.token_fits else "yes"
        return self.say("load-ended", path=name, full=full)

    def scenario_name(self, scenario: Scenario) -> str:
        """Name a scenario of solo play."""
        return scenarios.scenario_name(self._catalogue, scenario)

    def scenario(self, box: Box, scenario: Scenario) -> str:
        """Say what differs in a scenario from the plain game, and what each rank takes."""
        return scenarios.scenario_words(self._catalogue, box, scenario)

    def goals(self, scenario: Scenario) -> list[tuple[str, str]]:
        """Name each rank of a scenario and say what it takes, the lowest first."""
        return list(scenarios.goals_words(self._catalogue, scenario))

    def rank(self, rank: str) -> str:
        """Name a rank of solo play."""
        return scenarios.rank_words(self._catalogue, rank)

    def standing(self, view: View) -> str:
        """Say which rank is reached so far in solo play, and what the next one takes."""
        return scenarios.standing_words(self._catalogue, view)

    def reached(self, view: View, rank: str) -> list[tuple[str, str]]:
        """Say of each rank, at the end of solo play, whether it is reached and what it takes."""
        return list(scenarios.reached_words(self._catalogue, view, rank))

    def headline(self, view: View, result: Result) -> str:
        """Say who has won, or which rank was reached."""
        return endings.headline_words(self._catalogue, view, result)

    def how_it_ended(self, view: View, result: Result) -> str:
        """Say what ended the game."""
        return endings.how_words(self._catalogue, view, result)

    def building(self, view: View, name: str) -> Help:
        """Explain a building with its numbers."""
        return helping.building_help(self._catalogue, view, name)

    def help(self, view: View, text: str) -> list[Help]:
        """Explain whatever has this name; empty if nothing has."""
        return helping.find_help(self._catalogue, view, text)

    def knows(self, view: View, text: str) -> bool:
        """Tell whether something has exactly this name."""
        return helping.is_known(self._catalogue, view, text)

    def near(self, view: View, text: str) -> list[str]:
        """Return a few names that look like this one."""
        return helping.near_names(self._catalogue, view, text)

    @property
    def terms(self) -> list[str]:
        """The words of the game that `help` explains, besides cards and places."""
        return helping.term_names(self._catalogue)
