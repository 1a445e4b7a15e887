"""Post-hoc tests: mean ranks compared in pairs or against a control."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from scipy.special import ndtr

from workbench.api import FloatArray, IntArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.statistics import adjust
from workbench.compute.statistics.quantiles import (
    bonferroni_q,
    check_alpha,
    nemenyi_q,
    range_tail,
    standard_error,
)

Method = Literal["nemenyi", "bonferroni-dunn", "holm", "hochberg", "hommel", "shaffer"]
METHODS: tuple[str, ...] = get_args(Method)
#: These know all pairs only, this one a control only; the others do both.
ALL_PAIRS_ONLY = ("nemenyi", "shaffer")
CONTROL_ONLY = ("bonferroni-dunn",)


@dataclass(frozen=True, eq=False, slots=True)
class Comparisons:
    """Comparisons of mean ranks, those with the smallest p first.

    Attributes
    ----------
    method : str
    alpha : float
        Of the whole family of comparisons.
    control : int or None
        The classifier all others were compared with; None for all pairs.
    q : float
        The quantile the intervals are made of: the method's own for ``nemenyi`` and
        ``bonferroni-dunn``, Bonferroni's for the methods in steps, which have none and
        can find a difference whose interval still holds 0.
    cd : float or None
        The critical difference; None for the methods in steps.
    first, second : ndarray of int64, shape (m,)
        Which classifiers; `second` is the control if there is one.
    difference : ndarray of float64, shape (m,)
        Mean rank of the first minus that of the second: positive if the second is
        better.
    low, high : ndarray of float64, shape (m,)
        Simultaneous confidence interval of `difference`.
    z, p : ndarray of float64, shape (m,)
        Normal statistic and two-sided p, not adjusted.
    adjusted : ndarray of float64, shape (m,)
    threshold : ndarray of float64, shape (m,)
        What `p` is held against: for ``holm`` alpha / (m - i + 1) at step i.
    """

    method: str
    alpha: float
    control: int | None
    q: float
    cd: float | None
    first: IntArray
    second: IntArray
    difference: FloatArray
    low: FloatArray
    high: FloatArray
    z: FloatArray
    p: FloatArray
    adjusted: FloatArray
    threshold: FloatArray

    @property
    def significant(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Which differ: adjusted p not above alpha, shape (m,)."""
        found: np.ndarray[tuple[int], np.dtype[np.bool_]] = self.adjusted <= self.alpha
        return found


def compare_ranks(
    mean_ranks: FloatArray,
    n: int,
    method: str = "nemenyi",
    alpha: float = 0.05,
    control: int | None = None,
) -> Comparisons:
    """Compare mean ranks, all pairs or against a control.

    Parameters
    ----------
    mean_ranks : ndarray of float64, shape (k,)
    n : int
        Data sets.
    method : str
        One of `METHODS`.
    control : int, optional
        Compare with this classifier only.

    Raises
    ------
    Problem
        For an unknown method, an alpha out of range, fewer than two classifiers, or a
        method that does not do what is asked.

    Notes
    -----
    z = (R_i - R_j) / sqrt(k (k + 1) / (6 N)) (Demsar 2006, section 3.2.2).
    """
    _check(method, control)
    k = mean_ranks.size
    error = standard_error(k, n)
    first, second = _pairs(k, control)
    difference = mean_ranks[first] - mean_ranks[second]
    order = np.argsort(-np.round(np.abs(difference), 12), kind="stable")
    first, second, difference = first[order], second[order], difference[order]
    z = difference / error
    p = 2 * ndtr(-np.abs(z))
    q = nemenyi_q(alpha, k) if method == "nemenyi" else bonferroni_q(alpha, p.size)
    reach = q * error
    return Comparisons(
        method=method,
        alpha=check_alpha(alpha),
        control=control,
        q=q,
        cd=reach if method in ("nemenyi", "bonferroni-dunn") else None,
        first=first,
        second=second,
        difference=difference,
        low=difference - reach,
        high=difference + reach,
        z=z,
        p=p,
        adjusted=_adjusted(method, z, p, k),
        threshold=_thresholds(method, p, k, alpha, q),
    )


def groups_alike(mean_ranks: FloatArray, found: Comparisons) -> list[list[int]]:
    """Return the largest groups in which no two classifiers differ, best first.

    Groups of one are left out. Only for all pairs: against a control the others were
    not compared. All differences have the same standard error, so what is not found
    significant lies close together, and a group is a run of neighbours by mean rank.
    """
    if found.control is not None:
        return []
    order = np.argsort(mean_ranks, kind="stable")
    place = np.empty_like(order)
    place[order] = np.arange(order.size)
    differ = np.zeros((order.size, order.size), bool)
    rejected = found.significant
    one, other = place[found.first[rejected]], place[found.second[rejected]]
    differ[np.minimum(one, other), np.maximum(one, other)] = True
    groups: list[list[int]] = []
    reached = 0
    for start in range(order.size):
        far = np.flatnonzero(differ[start])
        end = int(far[0]) if far.size else order.size
        if end > max(reached, start + 1):
            groups.append([int(i) for i in order[start:end]])
        reached = max(reached, end)
    return groups


def _check(method: str, control: int | None) -> None:
    if method not in METHODS:
        raise Problem(
            f"no post-hoc test {method!r}", expected=instead_of(method, METHODS)
        )
    if control is not None and method in ALL_PAIRS_ONLY:
        raise Problem(f"{method} compares all pairs", expected="no control")
    if control is None and method in CONTROL_ONLY:
        raise Problem(f"{method} compares with a control", expected="a control")


def _pairs(k: int, control: int | None) -> tuple[IntArray, IntArray]:
    if control is None:
        first, second = np.triu_indices(k, 1)
        return first, second
    others = np.delete(np.arange(k), control)
    return others, np.full(k - 1, control)


def _adjusted(method: str, z: FloatArray, p: FloatArray, k: int) -> FloatArray:
    if method == "nemenyi":
        return range_tail(np.sqrt(2.0) * np.abs(z), k)
    if method == "shaffer":
        return adjust.shaffer(p, k)
    ways = {
        "bonferroni-dunn": adjust.bonferroni,
        "holm": adjust.holm,
        "hochberg": adjust.hochberg,
        "hommel": adjust.hommel,
    }
    return ways[method](p)


def _thresholds(
    method: str, p: FloatArray, k: int, alpha: float, q: float
) -> FloatArray:
    """Return what each p, the smallest first, is held against."""
    if method in ("holm", "hochberg"):
        return alpha / adjust.holm_factors(p.size)
    if method == "shaffer":
        return alpha / adjust.shaffer_factors(k)
    if method == "hommel":
        return np.full(p.size, adjust.hommel_level(p, alpha))
    return np.full(p.size, 2 * float(ndtr(-q)))
