"""Audit of printed critical differences: q against alpha and k, CD against q."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import numpy as np

from workbench.api import FloatArray
from workbench.compute.statistics.audit.audit_printed import Critical, Printed, Quoted
from workbench.compute.statistics.audit.audit_ranks import OtherTable
from workbench.compute.statistics.audit.audit_truth import (
    ALPHAS,
    FAMILIES,
    Truth,
    quantile,
)
from workbench.compute.statistics.quantiles import standard_error
from workbench.core.results.comparing.audit import (
    Explanation,
    Finding,
    PrintedQuantile,
    RankDecision,
)

#: Published tables of q err by one in the third digit.
_TABLE = 6e-4
_MOST_CLASSIFIERS = 20


def audit_critical(
    printed: Printed, truth: Truth, other: OtherTable | None
) -> Iterator[Finding]:
    """Check every printed critical difference and what it decides."""
    for given in printed.critical:
        family = given.family or _family_of(given, truth)
        alpha = given.alpha.value if given.alpha else _alpha_of(given, family, truth)
        q = quantile(family, alpha, truth.k)
        yield from _counts(given, truth, other)
        if given.q is not None and not _close(given.q, q):
            yield Finding(
                "q", "error", given.q.value, q, alpha=alpha, k=truth.k, family=family,
                explains=_owner(given.q, family, alpha, truth.k),
            )  # fmt: skip
        yield from _difference(given, printed, truth, family, alpha)


def _close(quote: Quoted, exact: float, error: float = 1.0) -> bool:
    return abs(quote.value - exact) <= quote.quantum / 2 * (1 + 1e-9) + _TABLE * error


def _family_of(given: Critical, truth: Truth) -> str:
    """Guess for which comparisons it was made: the ones whose q or CD fits."""
    alphas = (given.alpha.value,) if given.alpha else ALPHAS
    for family in FAMILIES:
        for alpha in alphas:
            if _fits(given, quantile(family, alpha, truth.k), truth):
                return family
    return FAMILIES[0]


def _alpha_of(given: Critical, family: str, truth: Truth) -> float:
    for alpha in ALPHAS:
        if _fits(given, quantile(family, alpha, truth.k), truth):
            return alpha
    return 0.05


def _fits(given: Critical, q: float, truth: Truth) -> bool:
    error = standard_error(truth.k, truth.n)
    if given.q is not None:
        return _close(given.q, q)
    return given.cd is not None and _close(given.cd, q * error, error)


def _counts(
    given: Critical, truth: Truth, other: OtherTable | None
) -> Iterator[Finding]:
    if given.k is not None and given.k.value != truth.k:
        yield Finding("k", "error", given.k.value, truth.k)
    if given.n is not None and given.n.value != truth.n:
        fits = other is not None and other.n == given.n.value
        explains = Explanation(mean_ranks=True if fits else None)
        yield Finding("N", "error", given.n.value, truth.n, explains=explains)


@cache
def _known() -> tuple[tuple[str, float, int, float], ...]:
    """Return (family, alpha, k, q) of every q that tables list."""
    return tuple(
        (family, alpha, k, quantile(family, alpha, k))
        for family in FAMILIES
        for alpha in ALPHAS
        for k in range(2, _MOST_CLASSIFIERS + 1)
    )


def _owner(quote: Quoted, family: str, alpha: float, k: int) -> Explanation:
    """Find what a q belongs to: the same family and level, then the nearest k, first."""
    fitting = [known for known in _known() if _close(quote, known[3])]
    if not fitting:
        return Explanation()

    def distance(known: tuple[str, float, int, float]) -> tuple[bool, int, bool]:
        return known[0] != family, abs(known[2] - k), known[1] != alpha

    name, level, classifiers, q = min(fitting, key=distance)
    return Explanation(family=name, alpha=level, k=classifiers, q=q)


def _difference(
    given: Critical, printed: Printed, truth: Truth, family: str, alpha: float
) -> Iterator[Finding]:
    if given.cd is None:
        return
    error = standard_error(truth.k, truth.n)
    exact = quantile(family, alpha, truth.k) * error
    if not _close(given.cd, exact, error):
        yield Finding(
            "cd", "error", given.cd.value, exact, alpha=alpha, k=truth.k, n=truth.n,
            family=family, explains=_origin(given, given.cd, family, alpha, truth),
        )  # fmt: skip
        yield from _decisions(given.cd.value, exact, printed, truth, family)


def _origin(
    given: Critical, cd: Quoted, family: str, alpha: float, truth: Truth
) -> PrintedQuantile | Explanation:
    """Find from which q, k and N a critical difference was computed."""
    error = standard_error(truth.k, truth.n)
    if given.q is not None and _close(cd, given.q.value * error, error):
        return PrintedQuantile(given.q.value, truth.k, truth.n)
    for name, level, k, q in _known():
        if k == truth.k and _close(cd, q * error, error):
            return Explanation(family=name, alpha=level, q=q)
    q = quantile(family, alpha, truth.k)
    for n in sorted(range(2, 3 * truth.n + 10), key=lambda n: abs(n - truth.n)):
        other = standard_error(truth.k, n)
        if _close(cd, q * other, other):
            return Explanation(n=n, q=q)
    return Explanation()


def _decisions(
    cd: float, exact: float, printed: Printed, truth: Truth, family: str
) -> Iterator[Finding]:
    """Find the pairs about which the right critical difference decides otherwise."""
    right = truth.ranks.means
    given: FloatArray = printed.rank_array(truth.names) if printed.ranks else right
    pairs = (
        combinations(range(truth.k), 2)
        if family == "nemenyi"
        else ((j, truth.control) for j in range(truth.k) if j != truth.control)
    )
    for a, b in pairs:
        before, after = float(given[a] - given[b]), float(right[a] - right[b])
        was, now = bool(np.abs(before) > cd), bool(np.abs(after) > exact)
        if was != now:
            yield Finding(
                "cd_decision", "error",
                RankDecision(before, cd, was),
                RankDecision(after, exact, now),
                a=truth.names[a], b=truth.names[b],
            )  # fmt: skip
