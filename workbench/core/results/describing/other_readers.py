"""Verdicts of other readers on an ARFF file: the document of ``check FILE.arff``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Verdict = Literal["reads", "refuses", "misreads", "too slow", "absent"]


@dataclass(frozen=True, slots=True)
class OtherReader:
    """One reader's verdict on a file.

    Attributes
    ----------
    reader, version : str
        The distribution, and which.
    verdict : str
        ``misreads`` where it reads other cells than ours does.
    line : int or None
        Of the file, from 1, where it is known.
    told : str
        The complaint, or the first cell that differs.
    rows : int or None
        How many differ, or could be read where none does.
    """

    reader: str
    version: str
    verdict: Verdict
    line: int | None = None
    told: str = ""
    rows: int | None = None


@dataclass(frozen=True, slots=True)
class OtherReaders:
    """The verdicts of all readers on one file; ours comes first."""

    file: str
    kind: str
    valid: bool
    readers: tuple[OtherReader, ...]
