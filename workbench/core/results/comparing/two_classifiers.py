"""Results of tests of two classifiers, on one data set and over several."""

from __future__ import annotations

from dataclasses import dataclass, field

from workbench.core.program.records import OMITTED
from workbench.core.results.comparing.comparison import SignTest
from workbench.core.results.evaluating.mcnemar import McNemar


@dataclass(frozen=True, slots=True)
class PairedTest:
    """A test of the differences that two classifiers show on parts of one data set.

    Attributes
    ----------
    statistic : float
        t or F; infinite when all differences are the same and not zero.
    p : float
        Two-sided for t.
    difference : float
        Mean difference.
    low, high : float
        Its confidence interval; NaN for F, which has none.
    n : int or None
        The differences, and `train_share` what was said of their rows, where the test
        was corrected for resampling.
    """

    statistic: float
    df: tuple[int, ...]
    p: float
    difference: float
    low: float
    high: float
    n: int | None = field(default=None, metadata={OMITTED: True})
    train_share: float | None = field(default=None, metadata={OMITTED: True})


@dataclass(frozen=True, slots=True)
class RowsTest(McNemar):
    """McNemar's test on the rows of one data set.

    Attributes
    ----------
    only_a, only_b : int
        Rows on which only the one was right.
    difference, low, high : float
        Accuracy of a minus that of b, with its interval.
    """

    only_a: int
    only_b: int
    n: int
    difference: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class PairPosterior:
    """The Bayesian signed-rank test of two classifiers.

    Attributes
    ----------
    n : int
        Data sets.
    a_better, alike, b_better : float
        Probabilities.
    error : float
        Their largest standard error from drawing.
    rope : float
        Differences of scores not larger are of no consequence.
    """

    a: str
    b: str
    n: int
    a_better: float
    alike: float
    b_better: float
    error: float
    rope: float


@dataclass(frozen=True, slots=True)
class TwoClassifiers:
    """All tests of two classifiers; None where the folds do not allow one.

    Attributes
    ----------
    data : str
        The data set of the tests over folds and rows.
    n : int
        Data sets of the tests over data sets.
    """

    a: str
    b: str
    data: str
    alpha: float
    n: int
    corrected_t: PairedTest | None
    five_by_two_t: PairedTest | None
    five_by_two_f: PairedTest | None
    mcnemar: RowsTest | None
    sign: SignTest
    bayes: PairPosterior | None
