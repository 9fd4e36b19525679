"""Digests of the rulebooks' word sequences: `python -m tests.words.shingles DOCUMENT ...` makes them again.

They tell whether a text shares eight words in a row with a rulebook, without holding a word of one.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "rulebooks.digests"
LENGTH: Final = 8
"""Words in a sequence."""
LETTERS: Final = 5
"""How many of them must have letters: how often each value is in a box is a fact, and anybody writes it alike."""
BYTES: Final = 5
"""So much of a digest is kept that two of our texts in ten thousand would match by chance."""


def plain(text: str) -> list[str]:
    """Return the words of a text without case, accents and signs."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    return re.findall(r"[^\W_]+", bare)


def shingles(text: str) -> Iterator[str]:
    """Yield each sequence of words in a text."""
    words = plain(text)
    for start in range(len(words) - LENGTH + 1):
        sequence = words[start : start + LENGTH]
        if sum(not word.isdigit() for word in sequence) >= LETTERS:
            yield " ".join(sequence)


def digest(sequence: str) -> bytes:
    """Return the digest of a sequence of words, cut short."""
    return blake2b(sequence.encode(), digest_size=BYTES).digest()


def digests(texts: Iterable[str]) -> frozenset[bytes]:
    """Return the digests of all sequences of words in *texts*."""
    return frozenset(digest(sequence) for text in texts for sequence in shingles(text))


def stored() -> frozenset[bytes]:
    """Return the digests of the rulebooks."""
    whole = FILE.read_bytes()
    return frozenset(whole[start : start + BYTES] for start in range(0, len(whole), BYTES))


def copied(text: str, known: frozenset[bytes]) -> list[str]:
    """Return the sequences of words that a text shares with what *known* was made of."""
    return [sequence for sequence in shingles(text) if digest(sequence) in known]


def main() -> None:
    """Write the digests of the documents that are named."""
    texts = [Path(name).read_text("utf-8") for name in sys.argv[1:]]
    FILE.write_bytes(b"".join(sorted(digests(texts))))


if __name__ == "__main__":
    main()
