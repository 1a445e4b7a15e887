"""Results of a comparison of classifiers over data sets.

What is of every pair of classifiers is kept in columns, which cross from a worker at
once; iterated, such a table yields a row for each pair.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    cast,
)

import numpy as np
from numpy.typing import NDArray

from workbench.api.data import FloatArray, IntArray
from workbench.core.program.records import FLAT, OMITTED, from_fields

Names = NDArray[np.str_]
Flags = NDArray[np.bool_]
#: Tests of all classifiers together. Iman and Davenport's is the less conservative
#: (Demsar 2006, section 3.2.2), so sentences and captions quote it.
TestOfAll = Literal["iman_davenport", "friedman"]

Row = TypeVar("Row")


class _Columns(Generic[Row]):
    """Base of tables kept in columns; JSON has an object for each row."""

    __slots__ = ()
    row: ClassVar[Any]
    a: Names

    def __len__(self) -> int:
        return self.a.size

    def __iter__(self) -> Iterator[Row]:
        columns = (getattr(self, each.name).tolist() for each in fields(self))  # type: ignore[arg-type]
        return map(self.row, *columns)

    def to_json(self) -> list[dict[str, Any]]:
        """Return an object for each row."""
        return [row._asdict() for row in cast("Iterator[Any]", iter(self))]

    @classmethod
    def from_json(cls, document: Sequence[Mapping[str, Any]]) -> Self:
        """Read what `to_json` wrote."""
        names = cls.row._fields
        return from_fields(cls, {n: [row[n] for row in document] for n in names})


# -- all classifiers together ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OmnibusTest:
    """One test of the hypothesis that all classifiers are alike.

    Attributes
    ----------
    statistic : float
        Infinite for Iman and Davenport's F when all data sets rank alike.
    df : int or (int, int)
        One number of degrees of freedom for chi-square, two for F.
    """

    statistic: float
    p: float
    df: int | tuple[int, int]
    ties_corrected: bool

    @property
    def degrees(self) -> str:
        """The degrees of freedom, as they are written."""
        df = self.df if isinstance(self.df, tuple) else (self.df,)
        return ", ".join(map(str, df))


@dataclass(frozen=True, slots=True)
class JudgedTest(OmnibusTest):
    """A test of all classifiers, held against alpha."""

    significant: bool


@dataclass(frozen=True, slots=True)
class Headline:
    """The test of all classifiers that sentences and captions quote."""

    test: TestOfAll
    result: JudgedTest = field(metadata={FLAT: True})


@dataclass(frozen=True, slots=True)
class Concordance:
    """Kendall's W, the size of the effect, with its confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class OmnibusTests:
    """Both tests of all classifiers and Kendall's W, ties corrected or not."""

    friedman: OmnibusTest
    iman_davenport: OmnibusTest
    w: float


@dataclass(frozen=True, slots=True)
class CriticalDifference:
    """A quantile, and the distance of mean ranks that follows from it."""

    q: float
    cd: float


# -- pairs -----------------------------------------------------------------------------


class RankPair(NamedTuple):
    """Two classifiers by their mean ranks; a row of `RankPairs`."""

    a: str
    b: str
    difference: float
    z: float
    p: float
    adjusted: float
    significant: bool
    low: float
    high: float
    threshold: float

    @property
    def better(self) -> str:
        """Which of the two has the smaller mean rank."""
        return self.b if self.difference > 0 else self.a


@dataclass(frozen=True, slots=True, eq=False)
class RankPairs(_Columns[RankPair]):
    """Comparisons of mean ranks, the smallest p first.

    Attributes
    ----------
    difference : ndarray
        The mean rank of a minus that of b: positive where b is better; `low` and `high`
        are its simultaneous confidence interval.
    z, p : ndarray
        Normal statistic and two-sided p, not adjusted.
    threshold : ndarray
        What `p` is held against.
    """

    row = RankPair
    a: Names
    b: Names
    difference: FloatArray
    z: FloatArray
    p: FloatArray
    adjusted: FloatArray
    significant: Flags
    low: FloatArray
    high: FloatArray
    threshold: FloatArray


@dataclass(frozen=True, slots=True)
class PostHoc:
    """Comparisons of mean ranks, all pairs or against a control.

    Attributes
    ----------
    q : float
        The quantile the intervals are made of.
    cd : float or None
        The critical difference; None for methods in steps.
    control : str or None
        The classifier the others were compared with, as `RankPair.b`; None for all
        pairs.
    """

    method: str
    alpha: float
    q: float
    cd: float | None
    control: str | None
    pairs: RankPairs


@dataclass(frozen=True, slots=True)
class SignTest:
    """Wins, ties and losses of a against b.

    Attributes
    ----------
    p : float
        Two-sided exact binomial p, ties shared evenly between the two; of an odd
        number one is left out (Demsar 2006, section 3.1.4).
    p_without_ties : float
        The same, ties left out.
    share, low, high : float
        Share of wins, half of the ties among them, with the exact interval of Clopper
        and Pearson (1934) that goes with `p`.
    """

    wins: int
    ties: int
    losses: int
    p: float
    p_without_ties: float
    share: float
    low: float
    high: float


class SignPair(NamedTuple):
    """Two classifiers by who wins; a row of `SignPairs`."""

    a: str
    b: str
    wins: int
    ties: int
    losses: int
    p: float
    p_without_ties: float
    share: float
    low: float
    high: float
    adjusted: float
    significant: bool

    def reversed(self) -> SignPair:
        """Return the test of b against a."""
        return self._replace(
            a=self.b,
            b=self.a,
            wins=self.losses,
            losses=self.wins,
            share=1 - self.share,
            low=1 - self.high,
            high=1 - self.low,
        )


@dataclass(frozen=True, slots=True, eq=False)
class SignPairs(_Columns[SignPair]):
    """Sign tests of all pairs as in `SignTest`, `adjusted` by Holm."""

    row = SignPair
    a: Names
    b: Names
    wins: IntArray
    ties: IntArray
    losses: IntArray
    p: FloatArray
    p_without_ties: FloatArray
    share: FloatArray
    low: FloatArray
    high: FloatArray
    adjusted: FloatArray
    significant: Flags


@dataclass(frozen=True, slots=True)
class SignedRank:
    """Wilcoxon's test of n differences.

    Attributes
    ----------
    n : int
        Differences, the zero ones among them.
    zeros, tied : int
        How many are zero; how many others share their size with another.
    r_plus, r_minus : float
        Sums of the ranks of positive and of negative differences.
    z, p : float
        Normal statistic, corrected for ties, not for continuity; p is two-sided.
    exact : bool
        Whether `p` counts all signs instead of coming from `z`.
    effect : float
        Matched-pairs rank-biserial correlation, -1 to 1 (Kerby 2014).
    estimate, low, high : float
        Hodges and Lehmann's estimate of the difference with its confidence interval;
        infinite where so few differences allow none.
    """

    n: int
    zeros: int
    tied: int
    zero_method: str
    r_plus: float
    r_minus: float
    z: float
    p: float
    exact: bool
    effect: float
    estimate: float
    low: float
    high: float


class SignedRankPair(NamedTuple):
    """Two classifiers by how large their differences are; a row of `SignedRankPairs`."""

    a: str
    b: str
    n: int
    zeros: int
    tied: int
    zero_method: str
    r_plus: float
    r_minus: float
    z: float
    p: float
    exact: bool
    effect: float
    estimate: float
    low: float
    high: float
    adjusted: float
    significant: bool


@dataclass(frozen=True, slots=True, eq=False)
class SignedRankPairs(_Columns[SignedRankPair]):
    """Wilcoxon's tests of all pairs as in `SignedRank`, `adjusted` by Holm."""

    row = SignedRankPair
    a: Names
    b: Names
    n: IntArray
    zeros: IntArray
    tied: IntArray
    zero_method: Names
    r_plus: FloatArray
    r_minus: FloatArray
    z: FloatArray
    p: FloatArray
    exact: Flags
    effect: FloatArray
    estimate: FloatArray
    low: FloatArray
    high: FloatArray
    adjusted: FloatArray
    significant: Flags


@dataclass(frozen=True, slots=True)
class Reconciliation:
    """Post-hoc and Wilcoxon's tests side by side.

    Attributes
    ----------
    code : str
        ``same``; ``out-of-reach`` when no scores over so few data sets could make an
        adjusted p of Wilcoxon's test significant; ``differ``.
    pairs : int
        How many the post-hoc test compared.
    posthoc, wilcoxon : int
        How many of these each separates.
    adjusted_for : int
        The pairs Holm's correction is for.
    least_p, least_adjusted : float
        No p of Wilcoxon's test can be smaller.
    """

    code: Literal["same", "out-of-reach", "differ"]
    method: str
    alpha: float
    pairs: int
    posthoc: int
    wilcoxon: int
    adjusted_for: int
    least_p: float
    least_adjusted: float


# -- the whole -------------------------------------------------------------------------

_OMITTED: Mapping[str, bool] = {OMITTED: True}


@dataclass(frozen=True, slots=True, kw_only=True)
class Caution:
    """Something to be said of a comparison: a code, and what belongs to it."""

    code: str
    n: int | None = field(default=None, metadata=_OMITTED)
    k: int | None = field(default=None, metadata=_OMITTED)
    least: int | None = field(default=None, metadata=_OMITTED)
    n_above: int | None = field(default=None, metadata=_OMITTED)
    k_above: int | None = field(default=None, metadata=_OMITTED)
    decimals: int | None = field(default=None, metadata=_OMITTED)
    rows: int | None = field(default=None, metadata=_OMITTED)
    share: float | None = field(default=None, metadata=_OMITTED)
    datasets: tuple[str, ...] | None = field(default=None, metadata=_OMITTED)
    test: TestOfAll | None = field(default=None, metadata=_OMITTED)
    p: float | None = field(default=None, metadata=_OMITTED)
    alpha: float | None = field(default=None, metadata=_OMITTED)
    control: str | None = field(default=None, metadata=_OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Comparison:
    """Ranks and tests of classifiers over data sets.

    Attributes
    ----------
    datasets, dropped : tuple of str
        Those compared over, and those left out for a missing score.
    n, k : int
        Data sets and classifiers.
    decimals : int or None
        Of the scores, where they were read from a text.
    ranks : ndarray of float64, shape (n, k)
    tie_share : float
        Part of the variance of ranks that ties take away.
    headline : Headline or None
        None where nothing was computed, as of printed numbers.
    friedman, iman_davenport : JudgedTest
        Corrected for ties or not, as asked.
    groups : tuple of tuple of str
        Largest groups of classifiers none of which differ; empty against a control.
    critical_differences : mapping of str to CriticalDifference
        Of the two methods that have one.
    tolerance : float
        Differences of scores not larger are ties in `win_tie_loss`.
    win_tie_loss, wilcoxon
        All pairs in the order of the table; what is positive speaks for a.
    """

    measure: str
    higher_is_better: bool
    datasets: tuple[str, ...]
    dropped: tuple[str, ...]
    classifiers: tuple[str, ...]
    n: int
    k: int
    decimals: int | None
    ranks: FloatArray
    mean_ranks: Mapping[str, float]
    rank_sums: Mapping[str, float]
    tie_share: float
    rows_with_ties: int
    headline: Headline | None
    friedman: JudgedTest
    iman_davenport: JudgedTest
    kendall_w: Concordance
    corrected: OmnibusTests
    uncorrected: OmnibusTests
    posthoc: PostHoc
    groups: tuple[tuple[str, ...], ...]
    critical_differences: Mapping[str, CriticalDifference]
    tolerance: float
    win_tie_loss: SignPairs
    wilcoxon: SignedRankPairs
    reconciliation: Reconciliation
    cautions: tuple[Caution, ...]

    @property
    def by_rank(self) -> list[tuple[str, float]]:
        """The classifiers with their mean ranks, the best first."""
        return sorted(self.mean_ranks.items(), key=lambda item: item[1])

    @property
    def separated(self) -> list[RankPair]:
        """The pairs that the post-hoc test found to differ."""
        return [pair for pair in self.posthoc.pairs if pair.significant]
