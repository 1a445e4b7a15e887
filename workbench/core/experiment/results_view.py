"""View of an experiment: a table for each measure, and the folds behind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from workbench.core.tables.score_table import ScoreTable


@dataclass(frozen=True, eq=False, slots=True)
class ResultsView:
    """Tables of scores with what statistics and pictures need beside them.

    Attributes
    ----------
    title : str
    tables : mapping of str to ScoreTable
        By measure, the compared one first; all with the same rows and columns.
    rows : mapping of str to int
        Rows of each data set, where they are known.
    folds : mapping of (data set, classifier) to tuple of float
        The compared measure of every fold, repeats one after the other.
    train_share : mapping of str to float
        Test rows divided by training rows of a fold, for each data set.
    repeats, folds_per_repeat : int
        0 for a table that was read from a text.
    notes : tuple of str
        What whoever reads the statistics must know: failed cells, classifiers that did
        not converge, changed data.
    printed_ranks : mapping of str to float
        Mean ranks by classifier, where they were printed below a table.
    """

    title: str
    tables: Mapping[str, ScoreTable]
    rows: Mapping[str, int] = field(default_factory=dict)
    folds: Mapping[tuple[str, str], tuple[float, ...]] = field(default_factory=dict)
    train_share: Mapping[str, float] = field(default_factory=dict)
    repeats: int = 0
    folds_per_repeat: int = 0
    notes: tuple[str, ...] = ()
    printed_ranks: Mapping[str, float] = field(default_factory=dict)

    @property
    def table(self) -> ScoreTable:
        """The table of the measure that is compared."""
        return next(iter(self.tables.values()))

    def to_plain(self) -> dict[str, Any]:
        """Return plain values and arrays, to cross from a worker; `from_plain` reads."""
        return {
            "title": self.title,
            "tables": [table_to_plain(table) for table in self.tables.values()],
            "rows": dict(self.rows),
            "folds": [[a, b, list(v)] for (a, b), v in self.folds.items()],
            "train_share": dict(self.train_share),
            "repeats": self.repeats,
            "folds_per_repeat": self.folds_per_repeat,
            "notes": list(self.notes),
            "printed_ranks": dict(self.printed_ranks),
        }

    @staticmethod
    def from_plain(values: Mapping[str, Any]) -> ResultsView:
        """Rebuild what `to_plain` took apart."""
        tables = [table_from_plain(table) for table in values["tables"]]
        return ResultsView(
            values["title"],
            {table.measure: table for table in tables},
            dict(values["rows"]),
            {(a, b): tuple(v) for a, b, v in values["folds"]},
            dict(values["train_share"]),
            values["repeats"],
            values["folds_per_repeat"],
            tuple(values["notes"]),
            dict(values.get("printed_ranks", {})),
        )


def table_to_plain(table: ScoreTable) -> dict[str, Any]:
    """Return a table as plain values and one array."""
    return {
        "datasets": list(table.datasets),
        "classifiers": list(table.classifiers),
        "values": table.values,
        "measure": table.measure,
        "higher_is_better": table.higher_is_better,
        "decimals": table.decimals,
    }


def table_from_plain(values: Mapping[str, Any]) -> ScoreTable:
    """Rebuild what `table_to_plain` took apart."""
    return ScoreTable(
        tuple(values["datasets"]),
        tuple(values["classifiers"]),
        np.asarray(values["values"], np.float64),
        values["measure"],
        values["higher_is_better"],
        values["decimals"],
    )
