"""Data sets that were filtered, generated or written: where they lie and what to say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.api.data import Dataset
from workbench.core.program.records import FLAT, KEY


@dataclass(frozen=True, slots=True)
class FilteredData:
    """A folder with the data that came out of filters, and a line for each step."""

    folder: Path
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Generator:
    """The parameters of a generator and the Bayes error of its data, where known."""

    params: Mapping[str, Any]
    bayes_error: float | None


@dataclass(frozen=True, slots=True)
class GeneratedData:
    """A folder with generated data, and what made them."""

    folder: Path
    instances: int
    generator: Generator


@dataclass(frozen=True, slots=True)
class SavedFile:
    """A file of data, and how many of its cells a spreadsheet would run as formulas."""

    path: str
    formulas: int


@dataclass(frozen=True, slots=True)
class WrittenData:
    """What the command ``convert`` wrote."""

    written: str
    relation: str
    instances: int
    attributes: int
    class_name: str = field(metadata={KEY: "class"})

    @staticmethod
    def of(dataset: Dataset, out: Path) -> WrittenData:
        """Describe a data set that was written to a file."""
        return WrittenData(
            str(out),
            dataset.name,
            dataset.n_rows,
            len(dataset.columns),
            dataset.class_attribute.name,
        )


@dataclass(frozen=True, slots=True)
class WrittenByGenerator:
    """What the command ``generate`` made and wrote."""

    data: WrittenData = field(metadata={FLAT: True})
    generator: str
    made: Generator = field(metadata={FLAT: True})
