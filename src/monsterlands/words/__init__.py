"""Turn codes and values of the engine into sentences, with one message catalogue per language."""

from __future__ import annotations

import copy
from functools import cache

from ..box import Box, load
from . import happenings
from .cards import contract_words, mission_words, named_card_words, things_of, titles_of
from .catalogue import ENGLISH, LANGUAGES, Catalogue, MissingMessage, TextPart, UnknownLanguage, parts_of
from .changes import at_once_words, changes_words
from .choices import choice_words, loaded_words, purse_words, why_words
from .clans import clan_words
from .effects import benefit_words, dice_words, effect_words, gain_words
from .endings import headline_words, how_words
from .foes import attack_told, foe_words, power_words
from .help import Help, building_help, find_help, icons_words, is_known, near_names, path_help, term_names
from .hints import advice_words
from .notes import ahead_words, bracing_words, fight_words, lowered_words, prize_words
from .offers import Offer, offer_words, refusal_words
from .paths import path_summary, path_title, taken_words
from .payday import income_words
from .questions import question_words
from .reasons import reason_sentences
from .scenarios import (
    goals_words,
    rank_words,
    reached_words,
    scenario_name,
    scenario_rules,
    scenario_words,
    standing_words,
)
from .tongues import accepted_language, known_language
from .typed import spelling_of

MOST_BOXES = 8
"""For how many boxes the words that mark names are kept; nearly all games have the same box."""

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Help",
    "MissingMessage",
    "Offer",
    "TextPart",
    "UnknownLanguage",
    "Words",
    "accepted_language",
    "known_language",
    "parts_of",
]


class Words(Catalogue):
    """Everything the game can say, in one language.

    >>> from monsterlands import load
    >>> words = Words("en")
    >>> words.effect(load("standard").monsters[2].power)
    'when eliminated, not when captured, it hits everybody on its paths once more'
    """

    def __init__(self, language: str = ENGLISH, titled: bool = False) -> None:
        """Read a catalogue.

        :param titled: name tokens and tiles by a title (“Strength +1”) instead of the id that is typed
        :raises UnknownLanguage: if there is no catalogue of this language
        """
        super().__init__(language, titles_of(Catalogue(language), load()) if titled else {})
        self._marking: dict[str, Words] = {}
        """The words that mark names, by box: they keep their own messages, and games share them."""

    @classmethod
    @cache
    def of(cls, language: str) -> Words:
        """Return the words of a language for the browser: with titles, and cached.

        :raises UnknownLanguage: if there is no catalogue of this language
        """
        return cls(language, titled=True)

    def marking(self, box: Box) -> Words:
        """Return words that mark the names of things in their sentences; `parts_of` splits these."""
        found = self._marking.get(box.hash)
        if found is None:
            if len(self._marking) >= MOST_BOXES:
                self._marking.clear()
            found = self._marking[box.hash] = copy.copy(self)
            found.things = things_of(self, box)
            found._kept = {}
        return found

    # What happens
    event = happenings.event_words
    story = happenings.story
    story_by_clans = happenings.story_by_clans
    clan = clan_words

    # What is asked
    question = question_words
    choice = choice_words
    offer = offer_words
    refusal = refusal_words
    why = why_words
    changes = changes_words
    at_once = at_once_words
    purse = purse_words
    income = income_words
    advice = advice_words
    reasons = reason_sentences
    loaded = loaded_words

    # What things are
    effect = effect_words
    benefit = benefit_words
    gain = gain_words
    dice = dice_words
    card = named_card_words
    mission = mission_words
    contract = contract_words
    building = building_help
    path = path_help
    path_title = path_title
    summary = path_summary
    taken = taken_words
    foe = foe_words
    attack = attack_told
    power = power_words
    help = find_help
    knows = is_known
    near = near_names
    icons = icons_words
    terms = property(term_names)

    # Fights
    ahead = ahead_words
    fight_note = fight_words
    prize = prize_words
    lowered = lowered_words
    bracing = bracing_words

    # Solo play, and the end
    scenario = scenario_words
    scenario_name = scenario_name
    scenario_rules = scenario_rules
    goals = goals_words
    rank = rank_words
    standing = standing_words
    reached = reached_words
    headline = headline_words
    how_it_ended = how_words

    # What a person types
    spelling = spelling_of
