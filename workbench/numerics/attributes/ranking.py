"""Ranking of attributes by class separation, by five measures."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api import Problem, report
from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.did_you_mean import instead_of
from workbench.numerics.attributes.f_ratio import f_ratio
from workbench.numerics.attributes.information import information
from workbench.numerics.attributes.relieff import relieff

#: The measures of `attribute_scores`.
MEASURES = ("info-gain", "gain-ratio", "symmetric-uncertainty", "relieff", "f-ratio")


def attribute_scores(
    X: FloatArray,
    codes: IntArray,
    attributes: Sequence[Attribute],
    method: str,
    *,
    n_neighbors: int = 10,
    n_sampled: int | None = None,
    random_state: int = 1,
) -> FloatArray:
    """Score how well each attribute alone (ReliefF: beside the others) tells classes.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
        NaN where missing.
    codes : ndarray of int64, shape (n,)
        Classes from 0, -1 where missing.
    attributes : sequence of Attribute
        One for each column.
    method : str
        ``info-gain``, ``gain-ratio``, ``symmetric-uncertainty`` (bits; numbers are cut
        by MDL first), ``relieff`` or ``f-ratio`` (numbers only).
    n_neighbors : int
        ``relieff``: nearest hits, and misses of each class.
    n_sampled : int, optional
        ``relieff``: only so many rows, drawn without replacement with `random_state`.

    Returns
    -------
    ndarray of float64, shape (d,)
        Larger is better; infinity for the F ratio of an attribute that is constant in
        each class but not over all. NaN where the measure does not apply: texts and
        tables, labels for ``f-ratio``.

    Raises
    ------
    Problem
        When the method is unknown.
    """
    if method not in MEASURES:
        raise Problem(
            f"method = {method!r}",
            expected=instead_of(method, MEASURES),
            where="parameter",
        )
    scores = np.full(len(attributes), np.nan)
    readable = [
        j
        for j, a in enumerate(attributes)
        if a.is_numeric or (a.is_nominal and method != "f-ratio")
    ]
    if method == "relieff":
        rows = _sample(codes, n_sampled, random_state)
        scores[readable] = relieff(
            X[:, readable], codes, [attributes[j] for j in readable],
            n_neighbors=n_neighbors, rows=rows,
        )  # fmt: skip
        return scores
    for done, j in enumerate(readable):
        report.progress(done / len(readable), attributes[j].name)
        scores[j] = _score(X[:, j], codes, attributes[j], method)
    return scores


def best_first(scores: FloatArray) -> IntArray:
    """Return the columns that have a score, best first, equals in order of column."""
    order = np.argsort(-scores, kind="stable")
    return order[~np.isnan(scores[order])].astype(np.int64)


def _score(
    values: FloatArray, codes: IntArray, attribute: Attribute, method: str
) -> float:
    if method == "f-ratio":
        known = ~np.isnan(values) & (codes >= 0)
        return f_score(values[known], codes[known])
    about = information(values, codes, attribute)
    if method == "info-gain":
        return about.gain
    return about.ratio if method == "gain-ratio" else about.symmetric_uncertainty


def f_score(x: FloatArray, codes: IntArray) -> float:
    """Return the F ratio, infinity where classes differ and none of them varies.

    Parameters
    ----------
    x : ndarray of float64, shape (n,)
        No missing values.
    codes : ndarray of int, shape (n,)

    Returns
    -------
    float
        0 where there is nothing to compare.
    """
    ratio = f_ratio(x, codes)
    if ratio is not None:
        return ratio
    # no class varies (or there is nothing to compare): endless, or nothing
    classes = np.unique(codes)
    comparable = len(x) > len(classes) > 1
    return np.inf if comparable and x.min() < x.max() else 0.0


def _sample(codes: IntArray, n_sampled: int | None, seed: int) -> IntArray | None:
    known = np.flatnonzero(codes >= 0)
    if n_sampled is None or n_sampled >= len(known):
        return None
    chosen = np.random.default_rng(seed).choice(known, n_sampled, replace=False)
    return np.sort(chosen)
