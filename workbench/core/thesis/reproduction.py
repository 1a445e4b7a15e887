"""Reproduction of the thesis: printed and measured scores, ranks and conclusions."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from workbench.api import FloatArray
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.program.resources import resource
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.reproduction import DatasetShape, Tests
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.thesis.thesis_tables import SHAPE, Claim, Thesis, thesis

#: Percent points from which on a difference of accuracies is named.
POINTS = 3.0
#: Accuracies are measured as shares and printed as percent.
_FACTORS = {"accuracy": 100.0}


@dataclass(frozen=True, slots=True)
class Measured:
    """Measurements for the tables of the thesis.

    Attributes
    ----------
    tables : mapping of int to ScoreTable
        By number, in the unit of the printed table and with its rows and columns.
    about : mapping
        How it was measured: machine, seconds, versions.
    """

    tables: Mapping[int, ScoreTable] = field(default_factory=dict)
    about: Mapping[str, Any] = field(default_factory=dict)

    def with_view(self, view: ResultsView) -> Measured:
        """Return it with what a view of results says instead; itself if nothing."""
        found = measured_tables(view)
        return Measured({**self.tables, **found}, self.about) if found else self

    def to_json(self) -> dict[str, Any]:
        """Return plain values; a missing score is None."""
        tables = {str(number): plain(table) for number, table in self.tables.items()}
        return {"about": dict(self.about), "tables": tables}

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> Measured:
        """Rebuild what `to_json` took apart."""
        tables = {
            int(number): from_json(ScoreTable, table)
            for number, table in document["tables"].items()
        }
        return Measured(tables, document["about"])


def shipped() -> Measured:
    """Return what was measured for this release; without tables if nothing was."""
    path = resource("experiments", "results", "measured.json")
    if not path.is_file():
        return Measured()
    return Measured.from_json(json.loads(path.read_text(encoding="utf-8")))


def measured_tables(view: ResultsView) -> dict[int, ScoreTable]:
    """Return the tables of the thesis that a view of results measures.

    A table is measured when the view has its measure, all its classifiers by name, and
    one of its data sets; what is missing is NaN.
    """
    found: dict[int, ScoreTable] = {}
    for number, printed in thesis().tables.items():
        measured = view.tables.get(printed.table.measure)
        if measured is None:
            continue
        columns = _places(printed.table.classifiers, measured.classifiers)
        rows = _places(printed.table.datasets, measured.datasets)
        if None in columns or all(row is None for row in rows):
            continue
        found[number] = _like(printed.table, measured, rows, columns)
    return found


def _places(wanted: Sequence[str], names: Sequence[str]) -> list[int | None]:
    place = {_key(name): i for i, name in enumerate(names)}
    return [place.get(_key(name)) for name in wanted]


def _key(name: str) -> str:
    return name.casefold().replace("_", "-")


def _like(
    printed: ScoreTable,
    measured: ScoreTable,
    rows: Sequence[int | None],
    columns: Sequence[int | None],
) -> ScoreTable:
    values = np.full(printed.values.shape, np.nan)
    factor = _FACTORS.get(printed.measure, 1.0)
    for i, row in enumerate(rows):
        if row is not None:
            values[i] = measured.values[row, [c for c in columns if c is not None]]
    return ScoreTable(
        printed.datasets,
        printed.classifiers,
        factor * values,
        printed.measure,
        printed.higher_is_better,
    )


# -- differences -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Far:
    """One score that is far from the printed one."""

    dataset: str
    classifier: str
    printed: float
    measured: float


@dataclass(frozen=True, slots=True, eq=False)
class Differences:
    """Differences between measured and printed scores.

    Attributes
    ----------
    values : ndarray of float64, shape (N, k)
        Measured minus printed; NaN where nothing was measured.
    n : int
        How many scores were compared.
    mean, mean_absolute : float
        Over those; NaN when there are none.
    by_classifier : mapping of str to float
        The mean difference of each column.
    far : tuple of Far
        Beyond `POINTS`, the farthest first.
    """

    values: FloatArray
    n: int
    mean: float
    mean_absolute: float
    by_classifier: Mapping[str, float]
    far: tuple[Far, ...]


def differences(
    printed: ScoreTable, measured: ScoreTable, points: float = POINTS
) -> Differences:
    """Compare two tables with the same rows and columns."""
    values = measured.values - printed.values
    known = values[~np.isnan(values)]
    spots = np.argwhere(np.abs(np.nan_to_num(values)) > points)
    order = np.argsort([-abs(values[i, j]) for i, j in spots], kind="stable")
    far = tuple(
        Far(
            printed.datasets[i],
            printed.classifiers[j],
            float(printed.values[i, j]),
            float(measured.values[i, j]),
        )
        for i, j in spots[order]
    )
    columns = zip(printed.classifiers, values.T, strict=True)
    return Differences(
        values=values,
        n=int(known.size),
        mean=_mean(known),
        mean_absolute=_mean(np.abs(known)),
        by_classifier={name: _mean(v[~np.isnan(v)]) for name, v in columns},
        far=far,
    )


def _mean(values: FloatArray) -> float:
    return float(values.mean()) if values.size else math.nan


def ratios(table: ScoreTable, classifier: str) -> dict[str, float]:
    """Return how many times the others take what one classifier takes.

    Parameters
    ----------
    table : ScoreTable
        Of times.

    Returns
    -------
    dict of str to float
        For each other classifier the geometric mean, over the data sets where both
        are above 0, of its time divided by that of `classifier`; NaN if there is none.
    """
    own = table.values[:, table.classifiers.index(classifier)]
    found: dict[str, float] = {}
    for name, other in zip(table.classifiers, table.values.T, strict=True):
        both = (own > 0) & (other > 0)  # also False where one is NaN
        if name != classifier:
            found[name] = math.exp(_mean(np.log(other[both] / own[both])))
    return found


@dataclass(frozen=True, slots=True)
class ShapeRow:
    """One data set of table 1.

    Attributes
    ----------
    dataset : str
    printed, found : tuple of int, or None
        The numbers of `SHAPE`; None where the row, or the file, is missing. A number
        that is not known is -1.
    differing : tuple of str
        The columns that differ.
    """

    dataset: str
    printed: tuple[int, ...] | None
    found: tuple[int, ...] | None
    differing: tuple[str, ...]


def shape_rows(found: Mapping[str, DatasetShape]) -> list[ShapeRow]:
    """Set table 1 beside what the reader found, by data set."""
    said, rows = thesis(), []
    for name in said.datasets:
        printed, values = said.shapes.get(name), found.get(name)
        numbers = None
        if values is not None:
            known = (getattr(values, column) for column in SHAPE)
            numbers = tuple(-1 if n is None else int(n) for n in known)
        differing: tuple[str, ...] = ()
        if printed is not None and numbers is not None:
            pairs = zip(SHAPE, printed, numbers, strict=True)
            differing = tuple(column for column, a, b in pairs if b not in (a, -1))
        rows.append(ShapeRow(name, printed, numbers, differing))
    return rows


# -- conclusions -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether something the thesis concludes follows from a table of scores.

    Attributes
    ----------
    claim : Claim
    holds : bool
    against : tuple of str
        The others for which it does not hold.
    ranks : mapping of str to float
        Mean ranks.
    p : mapping of str to float
        Of each of the others against the control, adjusted by the test.
    """

    claim: Claim
    holds: bool
    against: tuple[str, ...]
    ranks: Mapping[str, float]
    p: Mapping[str, float]


def verdict(claim: Claim, tests: Tests, said: Thesis | None = None) -> Verdict:
    """Judge a conclusion by the statistics of a table.

    Parameters
    ----------
    tests : mapping
        Against the control; see `alpha_key`.
    said : Thesis, optional
        Whose control is meant.
    """
    control = (said or thesis()).control
    comparison = tests[claim.test][alpha_key(claim.alpha)]
    ranks = comparison.mean_ranks
    pairs = {pair.a: pair for pair in comparison.posthoc.pairs}
    against = []
    for other in claim.others:
        ahead = ranks[control] < ranks[other]
        apart = pairs[other].significant
        holds = {"first": ahead, "better": ahead and apart, "alike": not apart}
        if not holds[claim.kind]:
            against.append(other)
    p = {other: pairs[other].adjusted for other in claim.others}
    return Verdict(claim, not against, tuple(against), dict(ranks), p)


def verdicts(tests: Mapping[int, Tests]) -> list[Verdict]:
    """Judge all conclusions about the tables there are statistics of."""
    return [verdict(c, tests[c.table]) for c in thesis().claims if c.table in tests]


def alpha_key(alpha: float) -> str:
    """Return how an alpha is written as a key: 0.05, 0.10."""
    return f"{alpha:.2f}"


# -- printed ---------------------------------------------------------------------------


def printed_comparison(number: int, tests: Tests) -> Comparison:
    """Return a comparison as the thesis prints it.

    It has the printed mean ranks, q, critical difference and Friedman p; significant is
    where a printed rank is a printed critical difference away.

    Parameters
    ----------
    number : int
        Of the table.
    tests : mapping
        Its statistics recomputed from the printed scores.
    """
    printed, control = thesis().tables[number], thesis().control
    again = tests["bonferroni-dunn"][alpha_key(printed.alpha)]
    ranks = printed.mean_ranks
    pairs = again.posthoc.pairs
    away = np.array([ranks[name] - ranks[control] for name in pairs.a.tolist()])
    pairs = replace(pairs, difference=away, significant=np.abs(away) >= printed.cd)
    return replace(
        again,
        mean_ranks=ranks,
        headline=None,
        # the thesis prints no statistic, so a picture cannot show the test
        friedman=replace(again.friedman, p=printed.friedman_p, statistic=math.nan),
        posthoc=replace(
            again.posthoc, q=printed.q, cd=printed.cd, alpha=printed.alpha, pairs=pairs
        ),
    )
