"""View of an experiment: a table for each measure, and the folds behind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from workbench.core.results.comparing.score_table import ScoreTable


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


@dataclass(frozen=True, eq=False, slots=True)
class PastedTable:
    """Result of reading a table that was pasted, or of a file.

    Attributes
    ----------
    text : str
        As pasted, or as the file has it.
    problem : str
        One line, where it is no table.
    view : ResultsView or None
    missing : int
        How many cells are empty.
    aside : tuple of str
        Rows below the data sets that were left out.
    """

    text: str
    problem: str = ""
    view: ResultsView | None = None
    missing: int = 0
    aside: tuple[str, ...] = ()
