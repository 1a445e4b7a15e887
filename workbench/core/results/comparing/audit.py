"""Results of the audit of statistics printed beside a table of scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from workbench.core.program.records import FLAT, KEY, OMITTED
from workbench.core.results.comparing.comparison import Comparison, CriticalDifference

_OMITTED: Mapping[str, bool] = {OMITTED: True}


# -- recomputed ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TestFigures:
    """Statistic and p of a test."""

    statistic: float
    p: float


@dataclass(frozen=True, slots=True)
class BothWays:
    """A test with correction for ties and without."""

    corrected: TestFigures
    uncorrected: TestFigures


@dataclass(frozen=True, slots=True)
class Step:
    """A classifier compared with the control, one step of a procedure."""

    classifier: str
    z: float
    p: float
    threshold: float
    adjusted: float
    significant: bool


Steps = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Recomputed:
    """All that could be printed beside a table.

    Attributes
    ----------
    cd : mapping of str to mapping
        By method, then by alpha with two decimals.
    holm, hochberg, hommel : mapping of str to tuple of Step
        By alpha, the smallest p first.
    """

    mean_ranks: Mapping[str, float]
    rank_sums: Mapping[str, float]
    friedman: BothWays
    iman_davenport: BothWays
    cd: Mapping[str, Mapping[str, CriticalDifference]]
    holm: Mapping[str, Steps]
    hochberg: Mapping[str, Steps]
    hommel: Mapping[str, Steps]


# -- findings --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NumberBothWays:
    """One number of a test with correction for ties and without."""

    corrected: float
    uncorrected: float


@dataclass(frozen=True, slots=True)
class RankDecision:
    """Whether two classifiers are a critical difference apart."""

    difference: float
    cd: float
    significant: bool


@dataclass(frozen=True, slots=True)
class StepFigures:
    """z and p of a step; None where not printed."""

    z: float | None
    p: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StepDecision:
    """What a step decides, and by which numbers."""

    z: float | None = field(default=None, metadata=_OMITTED)
    p: float
    threshold: float
    significant: bool


#: What was printed, or what is right: numbers of whatever a finding is about.
Figures = (
    RankDecision
    | StepDecision
    | StepFigures
    | NumberBothWays
    | Mapping[str, float]
    | tuple[float, ...]
    | int
    | float
    | None
)


@dataclass(frozen=True, slots=True)
class PrintedQuantile:
    """The printed q, from which a critical difference follows for k and N."""

    q: float
    k: int
    n: int = field(metadata={KEY: "N"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """With what the printed number would be right; all None if nothing is known.

    Attributes
    ----------
    digits : str or None
        That further digits were cut off.
    direction : str or None
        Which end of the scale would have to be the best.
    ties : str or None
        What would have been done with equal scores.
    names : mapping or None
        Of each exchanged classifier, whose rank it has.
    least, most : float or None
        Between which a possible number lies.
    test, ties_corrected, statistic, p
        The other test whose number it is.
    datasets : int or None
        That many would fit, with `rank_sums`; `also` fit as well.
    absent_ranks, left_out : mapping, tuple of str or None
        The data set more, or the one of these less.
    mean_ranks : bool or None
        That the printed ranks fit as many data sets.
    sides : int or None
        1: that p is one-sided.
    z : float or None
        To which the p belongs.
    family, method, alpha, k, n, q
        To which quantile or level it belongs.
    """

    digits: str | None = field(default=None, metadata=_OMITTED)
    direction: Literal["lower", "higher"] | None = field(
        default=None, metadata=_OMITTED
    )
    ties: str | None = field(default=None, metadata=_OMITTED)
    names: Mapping[str, str] | None = field(default=None, metadata=_OMITTED)
    least: float | None = field(default=None, metadata=_OMITTED)
    most: float | None = field(default=None, metadata=_OMITTED)
    test: str | None = field(default=None, metadata=_OMITTED)
    ties_corrected: bool | None = field(default=None, metadata=_OMITTED)
    datasets: int | None = field(default=None, metadata=_OMITTED)
    rank_sums: Mapping[str, float] | None = field(default=None, metadata=_OMITTED)
    also: tuple[int, ...] | None = field(default=None, metadata=_OMITTED)
    absent_ranks: Mapping[str, float] | None = field(default=None, metadata=_OMITTED)
    left_out: tuple[str, ...] | None = field(default=None, metadata=_OMITTED)
    statistic: float | None = field(default=None, metadata=_OMITTED)
    p: float | None = field(default=None, metadata=_OMITTED)
    mean_ranks: bool | None = field(default=None, metadata=_OMITTED)
    sides: int | None = field(default=None, metadata=_OMITTED)
    z: float | None = field(default=None, metadata=_OMITTED)
    family: str | None = field(default=None, metadata=_OMITTED)
    alpha: float | None = field(default=None, metadata=_OMITTED)
    method: str | None = field(default=None, metadata=_OMITTED)
    k: int | None = field(default=None, metadata=_OMITTED)
    n: int | None = field(default=None, metadata={KEY: "N", OMITTED: True})
    q: float | None = field(default=None, metadata=_OMITTED)


@dataclass(frozen=True, slots=True)
class Finding:
    """One difference between what was printed and what is right.

    Attributes
    ----------
    level : str
        ``error`` for numbers that cannot both be right, ``note`` for another
        convention.
    number : str or None
        ``statistic`` or ``p``, of `test`.
    changed : tuple of str or None
        The classifiers about which other thresholds decide otherwise.
    """

    code: str
    level: Literal["error", "note"]
    printed: Figures
    recomputed: Figures
    explains: PrintedQuantile | Explanation = Explanation()
    classifier: str | None = field(default=None, metadata=_OMITTED)
    z: float | None = field(default=None, metadata=_OMITTED)
    test: str | None = field(default=None, metadata=_OMITTED)
    number: str | None = field(default=None, metadata=_OMITTED)
    alpha: float | None = field(default=None, metadata=_OMITTED)
    k: int | None = field(default=None, metadata=_OMITTED)
    n: int | None = field(default=None, metadata={KEY: "N", OMITTED: True})
    family: str | None = field(default=None, metadata=_OMITTED)
    a: str | None = field(default=None, metadata=_OMITTED)
    b: str | None = field(default=None, metadata=_OMITTED)
    changed: tuple[str, ...] | None = field(default=None, metadata=_OMITTED)
    datasets: int | None = field(default=None, metadata=_OMITTED)


@dataclass(frozen=True, slots=True)
class Audit:
    """Everything found about what was printed.

    Attributes
    ----------
    datasets, classifiers : int
        How many were compared.
    left_out : int
        Rows with a gap.
    checked : tuple of str
        What was printed.
    agrees : bool
        Whether no finding is an error.
    """

    measure: str
    higher_is_better: bool
    datasets: int
    classifiers: int
    left_out: int
    names: tuple[str, ...]
    control: str
    checked: tuple[str, ...]
    recomputed: Recomputed
    agrees: bool
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ComparedResults:
    """What the command ``compare`` answers: a comparison with what is known beside it.

    Attributes
    ----------
    notes : tuple of str
        What whoever reads the statistics must know.
    audit : Audit or None
        Of printed statistics, where there were any.
    """

    title: str
    comparison: Comparison = field(metadata={FLAT: True})
    notes: tuple[str, ...] = ()
    audit: Audit | None = field(default=None, metadata=_OMITTED)
