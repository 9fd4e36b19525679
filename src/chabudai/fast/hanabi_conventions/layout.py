"""Where everything stands in a game: the open table, every hand, the deck and what each seat has noted.

All of it is one row of numbers, and the scratch that kernels work on follows in the same row, so that
a function needs one array and places in it. A set of cards is a number with one bit for each
`Card.number`; copies are counted in three such sets, as in `chabudai.fast.hanabi_search.layout`.
"""

from __future__ import annotations

from typing import Final

from chabudai.fast.hanabi.record import MAX_HAND, MOST_CARDS, RuleNumbers
from chabudai.fast.hanabi_search.layout import COPIES
from chabudai.games.hanabi.rules import MAX_PLAYERS

SLOTS: Final = MAX_PLAYERS * MAX_HAND
"""The places of cards in all hands."""

HANDS: Final = 0
"""For each seat and slot the card that is there, as a set; empty where nobody sees it."""
KNOWN: Final = HANDS + SLOTS
"""For each seat and slot the cards that clues alone leave possible."""
SIZES: Final = KNOWN + SLOTS
"""The number of cards in each hand."""
LEFT: Final = SIZES + MAX_PLAYERS
"""Three sets: copies that were neither discarded nor played."""
BUILT: Final = LEFT + COPIES
"""The cards in the fireworks."""
PLAYABLE: Final = BUILT + 1
LIVE: Final = PLAYABLE + 1
"""The cards that can still be added, now or later."""
CRITICAL: Final = LIVE + 1
"""The live cards of which one copy is left."""
TOKENS: Final = CRITICAL + 1
ERRORS: Final = TOKENS + 1
DECK_LEFT: Final = ERRORS + 1
FINAL: Final = DECK_LEFT + 1
"""Turns left after the last draw; -1 before it."""
SEAT: Final = FINAL + 1
TURN: Final = SEAT + 1
OVER: Final = TURN + 1
SWITCHES: Final = OVER + 1
"""For each seat: the conventions that it plays by, one bit for each; see `switches`."""

RULES: Final = SWITCHES + MAX_PLAYERS
"""The numbers of the twin's `RuleNumbers`, in its order."""
PLAYERS: Final = RULES + RuleNumbers._fields.index("players")
COLOURS: Final = RULES + RuleNumbers._fields.index("colours")
TOP_SCORE: Final = RULES + RuleNumbers._fields.index("top_score")
EMPTY_CLUES: Final = RULES + RuleNumbers._fields.index("empty_clues")
ALL_OR_NOTHING: Final = RULES + RuleNumbers._fields.index("all_or_nothing")
SYNCHRONISED: Final = RULES + RuleNumbers._fields.index("synchronised")
PLAYS_FROM: Final = RULES + RuleNumbers._fields.index("plays_from")
COLOURS_FROM: Final = RULES + RuleNumbers._fields.index("colours_from")
VALUES_FROM: Final = RULES + RuleNumbers._fields.index("values_from")
ANNOUNCED_FROM: Final = RULES + RuleNumbers._fields.index("announced_from")

DRAWN: Final = RULES + len(RuleNumbers._fields)
"""How many cards of the pile are out."""
PILE: Final = DRAWN + 1
"""The cards in drawing order, each as a set."""

BELIEF: Final = 0
"""In a note: the cards that conventions leave possible for whoever holds the card."""
EXEMPT: Final = BELIEF + 1
"""In a note: the cards in the giver's own hand when the card was touched."""
GIVER: Final = EXEMPT + 1
"""In a note: who gave the clue that the belief comes from; -1 is nobody."""
TOUCHED: Final = GIVER + 1
"""In a note: whether a clue has pointed at the card."""
ASKED: Final = TOUCHED + 1
"""In a note: the card that its holder was asked to play it as; 0 is none."""
WAITS: Final = ASKED + 1
"""In a note, for each seat: what waits for it, as a set of pairs (`pair_of`)."""
BLUFF_BY: Final = WAITS + MAX_PLAYERS
"""In a note: the seat that is bluffed, if anything waits for it."""
BLUFF_CARDS: Final = BLUFF_BY + 1
"""In a note: the cards of other colours, one of which that seat must play first."""
BLUFF_FACES: Final = BLUFF_CARDS + 1
"""In a note: what the card is then; 0 if there is no bluff."""
MOVED: Final = BLUFF_FACES + 1
"""In a note: whether the chop has moved past the card."""
FRESH: Final = MOVED + 1
"""In a note: whether the card was drawn during the game and not dealt."""
AHEAD: Final = FRESH + 1
"""In a note: whether of several 1s this one is played first, as the focus of their clue on the chop."""
RUNG: Final = AHEAD + 1
"""In a note: the level of the convention that the card was asked by; 0 if its holder may not have understood."""
NEEDS: Final = RUNG + 1
"""In a note: whether a clue was about the card that first asked somebody else for one."""
MISSED: Final = NEEDS + 1
"""In a note: what the card waited to be in vain."""
MISSED_BY: Final = MISSED + 1
"""In a note: for whom it waited in vain, one bit for each seat."""
NOTE: Final = MISSED_BY + 1

STRANGE: Final = NOTE * SLOTS
"""In a memory, after the notes of all hands, for each seat: halves of strangeness."""
PROVED: Final = STRANGE + MAX_PLAYERS
LITERAL: Final = PROVED + MAX_PLAYERS
SPEAKS: Final = LITERAL + MAX_PLAYERS
"""In a memory, for each seat: the conventions that it is taken to play by, one bit for each; see `switches`."""
RUNGS: Final = 3
"""The levels above the first one."""
DOUBTS: Final = SPEAKS + MAX_PLAYERS
"""In a memory, for each seat: how doubtful each level above the first one is; below 0 it has been shown."""
IN_HAND: Final = DOUBTS + RUNGS * MAX_PLAYERS
"""In a memory: whether the last clue was about a card whose missing one was in the same hand."""
MEMORY: Final = IN_HAND + 1
"""What one seat has noted."""

MEMORIES: Final = PILE + MOST_CARDS
GAME: Final = MEMORIES + MAX_PLAYERS * MEMORY
"""A whole game; what follows is scratch."""

ME: Final = GAME
"""In a scene: whose it is."""
FACE: Final = ME + 1
"""In a scene: the hands as that seat sees them."""
HELD: Final = FACE + SLOTS
"""In a scene: what each holder believes each card to be."""
UNCOUNTED: Final = HELD + SLOTS
"""In a scene: three sets of the copies that this seat has not seen."""
UNSEEN: Final = UNCOUNTED + COPIES
"""In a scene: the cards that each seat can still hold, by what it sees."""
POINTED: Final = UNSEEN + MAX_PLAYERS
"""In a scene: the kept cards of each hand, as far as they are known."""
OTHERS: Final = POINTED + MAX_PLAYERS
"""In a scene: the kept cards of all hands but this one."""
UNKNOWN: Final = OTHERS + MAX_PLAYERS
"""In a scene: the cards of each hand that its holder does not know to be there."""
COMING: Final = UNKNOWN + MAX_PLAYERS
"""In a scene: the cards that somebody knows to hold, or is going to play."""
SPOKEN: Final = COMING + 1
"""The conventions that giver and target of the clue that was read last share, as far as `ME` can tell."""
READ_KNOWN: Final = SPOKEN + 1
"""What clues leave possible for the target's cards after the clue that is read."""
READ_HELD: Final = READ_KNOWN + MAX_HAND
"""What the target believes after it."""
READ_NOTES: Final = READ_HELD + MAX_HAND
"""The target's notes after it."""
READ_COMING: Final = READ_NOTES + NOTE * MAX_HAND
"""The cards that somebody knows to hold, the target by this clue too."""
AHEAD_PLAYABLE: Final = READ_COMING + 1
"""In an outlook: the cards that fit by then."""
AHEAD_TOKENS: Final = AHEAD_PLAYABLE + 1
AHEAD_ERRORS: Final = AHEAD_TOKENS + 1
AHEAD_GONE: Final = AHEAD_ERRORS + 1
"""In an outlook: the cards that have left the hands, one bit for each seat and slot."""
AHEAD_TOLD: Final = AHEAD_GONE + 1
"""In an outlook: the cards that somebody has told by then, one bit for each seat and slot."""
AHEAD_TARGET: Final = AHEAD_TOLD + 1
"""In an outlook: whose notes and beliefs are those of the clue that was read last; -1 is nobody's."""
AHEAD_ASKS: Final = AHEAD_TARGET + 1
"""In an outlook: how many cards a clue asks for, and these asks."""
AHEAD_READY: Final = AHEAD_ASKS + 3
"""In an outlook: the slots that a seat wants to play."""
OPTIONS: Final = AHEAD_READY + MAX_HAND + 2
"""The actions that were thought about last."""
MOST_OPTIONS: Final = 64
ROW: Final = OPTIONS + MOST_OPTIONS
"""A game with its scratch."""
