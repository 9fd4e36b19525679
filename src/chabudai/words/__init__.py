"""The words that players read, in four languages, from catalogues that the browser shares."""

from chabudai.words.catalogue import LANGUAGES, PARTS, Words, preferred, words_for

__all__ = ["LANGUAGES", "PARTS", "Words", "preferred", "words_for"]
