"""Somebody who sends requests."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """An identity and the name it goes by."""

    id: str
    name: str = ""
    program: bool = False
    """Whether it is a program with a token."""
