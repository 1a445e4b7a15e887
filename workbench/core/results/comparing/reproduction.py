"""Results of the audit of the thesis: what does not follow from its printed tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from workbench.core.program.records import OMITTED
from workbench.core.results.comparing.comparison import Comparison

#: Statistics of one table: comparisons by test, then by alpha.
Tests = Mapping[str, Mapping[str, Comparison]]


@dataclass(frozen=True, slots=True)
class OtherP:
    """The printed p of Friedman's test is not the one corrected for ties.

    Attributes
    ----------
    code : str
        ``ties`` where the printed p is the one without correction, ``friedman`` where
        it is neither.
    """

    table: int
    code: Literal["ties", "friedman"]
    printed: float
    corrected: float
    uncorrected: float


@dataclass(frozen=True, slots=True)
class OtherRanks:
    """The printed mean ranks are not those of the scores.

    Attributes
    ----------
    printed : float
        p of Friedman's test.
    n : int or None
        Where the printed ranks are those of one data set more: how many these are, its
        `ranks`, and the p that follows from all of them. The code is ``missing-row``
        then, else ``mean-ranks``.
    """

    table: int
    code: Literal["mean-ranks", "missing-row"]
    printed_ranks: Mapping[str, float]
    mean_ranks: Mapping[str, float]
    printed: float
    n: int | None = field(default=None, metadata={OMITTED: True})
    ranks: Mapping[str, float] | None = field(default=None, metadata={OMITTED: True})
    friedman: float | None = field(default=None, metadata={OMITTED: True})


@dataclass(frozen=True, slots=True)
class Fitting:
    """Classifiers and alpha to which a printed quantile belongs."""

    k: int
    alpha: float


@dataclass(frozen=True, slots=True)
class OtherQuantile:
    """The printed q is that of other classifiers or another alpha, if of any."""

    table: int
    code: Literal["quantile"]
    n: int
    k: int
    alpha: float
    printed: float
    printed_cd: float
    q: float
    cd: float
    fitting: Fitting | None


@dataclass(frozen=True, slots=True)
class OnlyPrintedApart:
    """A classifier is a critical difference away only as printed."""

    table: int
    code: Literal["outside"]
    classifier: str
    printed: float
    printed_cd: float
    difference: float
    cd: float


@dataclass(frozen=True, slots=True)
class OtherThresholds:
    """Holm's thresholds are those of another alpha than the caption says.

    Attributes
    ----------
    same : bool
        Whether the same hypotheses are rejected with the right ones.
    """

    table: int
    code: Literal["thresholds"]
    caption: float
    alpha: float | None
    thresholds: tuple[float, ...]
    right: tuple[float, ...]
    same: bool


@dataclass(frozen=True, slots=True)
class OtherDecision:
    """Holm's procedure decides otherwise on the printed scores."""

    table: int
    code: Literal["decision"]
    classifier: str
    printed_z: float
    printed: float
    alpha: float
    z: float
    p: float
    threshold: float


@dataclass(frozen=True, slots=True)
class MissingShapes:
    """Data sets whose row table 1 does not have."""

    table: int
    code: Literal["table-1"]
    absent: tuple[str, ...]
    rows: int
    n: int


Remark = (
    OtherP
    | OtherRanks
    | OtherQuantile
    | OnlyPrintedApart
    | OtherThresholds
    | OtherDecision
    | MissingShapes
)


@dataclass(frozen=True, slots=True)
class ThesisAudit:
    """All statistics of the thesis computed again.

    Attributes
    ----------
    printed, measured : mapping of int to Tests
        By table, of the printed and of the measured scores.
    """

    printed: Mapping[int, Tests]
    measured: Mapping[int, Tests]
    remarks: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class DatasetShape:
    """What table 1 of the thesis says of a data set.

    Attributes
    ----------
    numeric, ordinal : int or None
        Real and integer attributes, as KEEL's header says; None for a file without one.
    classes, declared : int
        Those that occur, and those in the header.
    """

    attributes: int
    numeric: int | None
    ordinal: int | None
    nominal: int
    instances: int
    classes: int
    declared: int


@dataclass(frozen=True, slots=True)
class FoundData:
    """Where a data set of the thesis is.

    Attributes
    ----------
    source, how : str
        Empty where it is nowhere.
    note : str
        One line, or why it was not found.
    shape : DatasetShape or None
        None where it cannot be read.
    """

    name: str
    source: str = ""
    how: str = ""
    shape: DatasetShape | None = None
    note: str = ""
