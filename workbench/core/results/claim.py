"""A sentence of lecture notes, what was computed about it, and the verdict."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Verdict = Literal["true", "false", "conditional"]
Figures = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Claim:
    """One entry of the document of the command ``claims``.

    Attributes
    ----------
    id : str
    source : str
        Which notes, and where in them.
    title : str
        A few words.
    claim : str
        The sentence, in our words.
    experiment : str
        What is computed.
    verdict : str
        ``true``, ``false`` or ``conditional``: it depends on what the figures name.
    figures : mapping
        What the verdict was made from, plain values by name.
    finding : str
        What the figures say, in a sentence or two.
    """

    id: str
    source: str
    title: str
    claim: str
    experiment: str
    verdict: Verdict
    figures: Figures
    finding: str
