"""Statistics recomputed from a table of scores, the reference of the audit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.compute.statistics.friedman import (
    Omnibus,
    concordance,
    friedman,
    iman_davenport,
)
from workbench.compute.statistics.posthoc import Comparisons, compare_ranks
from workbench.compute.statistics.quantiles import (
    bonferroni_dunn_q,
    nemenyi_q,
    standard_error,
)
from workbench.compute.statistics.ranks import Ranks, rank
from workbench.core.results.comparing.audit import (
    BothWays,
    Recomputed,
    Step,
    Steps,
    TestFigures,
)
from workbench.core.results.comparing.comparison import CriticalDifference
from workbench.core.results.comparing.score_table import ScoreTable

#: Levels that papers use.
ALPHAS = (0.01, 0.05, 0.10)
FAMILIES = ("nemenyi", "bonferroni-dunn")
STEPS = ("holm", "hochberg", "hommel")


def quantile(family: str, alpha: float, k: int) -> float:
    """Return q of a critical difference for all pairs or against a control."""
    return (nemenyi_q if family == "nemenyi" else bonferroni_dunn_q)(alpha, k)


@dataclass(frozen=True)
class Truth:
    """The statistics of the data sets on which every classifier has a score.

    Attributes
    ----------
    table : ScoreTable
        Without rows that have a gap.
    left_out : int
        How many rows have one.
    control : int
        The classifier others are compared with.
    """

    table: ScoreTable
    left_out: int
    control: int

    @staticmethod
    def of(table: ScoreTable, control: str | None) -> Truth:
        """Recompute; the classifier with the best mean rank is the control by default.

        Raises
        ------
        Problem
            With fewer than two complete data sets.
        """
        complete = table.complete()
        if complete.n_datasets < 2:
            raise Problem(
                f"{complete.n_datasets} data sets with a score of every classifier",
                expected="two or more",
            )
        best = int(rank(complete.values, table.higher_is_better).sums.argmin())
        place = best if control is None else table.classifiers.index(control)
        return Truth(complete, table.n_datasets - complete.n_datasets, place)

    @property
    def n(self) -> int:
        """Complete data sets."""
        return self.table.n_datasets

    @property
    def k(self) -> int:
        """Classifiers."""
        return self.table.n_classifiers

    @property
    def names(self) -> tuple[str, ...]:
        """Classifiers by name."""
        return self.table.classifiers

    @cached_property
    def ranks(self) -> Ranks:
        """Ranks of the complete rows."""
        return rank(self.table.values, self.table.higher_is_better)

    def friedman(self, corrected: bool) -> Omnibus:
        """Friedman's test, corrected for ties or not."""
        return friedman(self._w(corrected), self.n, self.k)

    def iman_davenport(self, corrected: bool) -> Omnibus:
        """Iman and Davenport's test, corrected for ties or not."""
        return iman_davenport(self._w(corrected), self.n, self.k)

    def _w(self, corrected: bool) -> float:
        share = self.ranks.tie_share if corrected else 0.0
        return concordance(self.ranks.means, share)

    def steps(self, method: str, alpha: float) -> Comparisons:
        """Compare with the control in steps, as Holm does."""
        return compare_ranks(self.ranks.means, self.n, method, alpha, self.control)

    def recomputed(self) -> Recomputed:
        """Return all that could be printed."""
        return Recomputed(
            mean_ranks=self.by_name(self.ranks.means),
            rank_sums=self.by_name(self.ranks.sums),
            friedman=_both_ways(self.friedman),
            iman_davenport=_both_ways(self.iman_davenport),
            cd={family: self._critical(family) for family in FAMILIES},
            **{method: self._stepwise(method) for method in STEPS},
        )

    def by_name(self, values: FloatArray) -> dict[str, float]:
        """Return one number for each classifier."""
        return dict(zip(self.names, np.asarray(values).tolist(), strict=True))

    def _critical(self, family: str) -> dict[str, CriticalDifference]:
        error = standard_error(self.k, self.n)
        found = {}
        for alpha in ALPHAS:
            q = quantile(family, alpha, self.k)
            found[f"{alpha:.2f}"] = CriticalDifference(q, q * error)
        return found

    def _stepwise(self, method: str) -> dict[str, Steps]:
        return {
            f"{alpha:.2f}": step_rows(self.steps(method, alpha), self.names)
            for alpha in ALPHAS
        }


def _both_ways(test: Callable[[bool], Omnibus]) -> BothWays:
    figures = (test(corrected) for corrected in (True, False))
    return BothWays(*(TestFigures(one.statistic, one.p) for one in figures))


def step_rows(found: Comparisons, names: tuple[str, ...]) -> Steps:
    """Return comparisons with a control, the smallest p first."""
    return tuple(
        Step(
            classifier=names[int(found.first[i])],
            z=float(found.z[i]),
            p=float(found.p[i]),
            threshold=float(found.threshold[i]),
            adjusted=float(found.adjusted[i]),
            significant=bool(found.significant[i]),
        )
        for i in range(found.p.size)
    )
