"""What filters that cut, rank and choose attributes share, offered as small functions.

The work is done in `workbench.compute`, looked up by name at the first call (see
`workbench.api.maths`).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.problems import Problem

#: The measures of `attribute_scores`.
MEASURES = ("info-gain", "gain-ratio", "symmetric-uncertainty", "relieff", "f-ratio")


def _compute(module: str) -> Any:
    return import_module(f"workbench.compute.{module}")


def class_codes_needed(
    y: npt.ArrayLike | None, class_attribute: Attribute | None, what: str
) -> IntArray:
    """Return each row's class as a code from 0, -1 where it is missing.

    Parameters
    ----------
    y : array, shape (n,), or None
        Codes of the labels of `class_attribute`; without one, classes of any type.
    class_attribute : Attribute, optional
    what : str
        Who needs it, for the message.

    Raises
    ------
    Problem
        When there is no class or it is not nominal.
    """
    expected = "a nominal class"
    if y is None:
        raise Problem(f"{what} without a class", expected=expected)
    values = np.asarray(y)
    if class_attribute is not None:
        if not class_attribute.is_nominal:
            raise Problem(
                f"{what} with the {class_attribute.kind} class "
                f"{class_attribute.name!r}",
                expected=expected,
            )
        return values.astype(np.int64)
    if values.dtype.kind == "f" and np.any(values != np.floor(values)):
        raise Problem(f"{what} with a numeric class", expected=expected)
    return np.unique(values, return_inverse=True)[1].astype(np.int64)


def cut_points(
    values: FloatArray,
    method: str,
    *,
    bins: int = 10,
    codes: IntArray | None = None,
    better_encoding: bool = False,
    weights: FloatArray | None = None,
) -> FloatArray:
    """Return ascending cut points of one column; see `workbench.compute.discretise`.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        NaN where missing.
    method : str
        ``equal-width`` or ``equal-frequency`` (with `bins`), ``mdl`` (with `codes`).
    bins : int
        At least 1.
    codes : ndarray of int64, shape (n,)
        ``mdl``: classes from 0, -1 where missing.
    better_encoding : bool
        ``mdl``: as Weka's option ``-E``.
    weights : ndarray of float64, shape (n,), optional
        ``mdl``: what each row counts.
    """
    module = _compute("discretise")
    if method == "equal-width":
        return cast("FloatArray", module.equal_width_cuts(values, bins))
    if method == "equal-frequency":
        return cast("FloatArray", module.equal_frequency_cuts(values, bins))
    cuts = module.mdl_cuts(
        values, codes, better_encoding=better_encoding, weights=weights
    )
    return cast("FloatArray", cuts)


def intervals(values: FloatArray, cuts: FloatArray) -> FloatArray:
    """Return the interval of each value, 0 … len(cuts); a cut belongs to its left."""
    return cast("FloatArray", _compute("discretise").intervals(values, cuts))


def interval_labels(cuts: FloatArray, attribute: Attribute) -> tuple[str, ...]:
    """Name the intervals: ``(-inf, 2.45]``, ``(2.45, inf)``; ``all`` without a cut."""
    labels = _compute("discretise").interval_labels(cuts, attribute)
    return cast("tuple[str, ...]", labels)


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
    """Score every attribute by one of `MEASURES`, NaN where the measure does not apply.

    See `workbench.compute.ranking.attribute_scores` for the rules.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
    codes : ndarray of int64, shape (n,)
        Classes from 0, -1 where missing.
    attributes : sequence of Attribute
    method : str
    n_neighbors, n_sampled, random_state : int
        ``relieff`` only.

    Returns
    -------
    ndarray of float64, shape (d,)
        Larger is better.
    """
    return cast(
        "FloatArray",
        _compute("ranking").attribute_scores(
            X, codes, attributes, method, n_neighbors=n_neighbors,
            n_sampled=n_sampled, random_state=random_state,
        ),
    )  # fmt: skip


def best_first(scores: FloatArray) -> IntArray:
    """Return the columns that have a score, best first, equals in order of column."""
    return cast("IntArray", _compute("ranking").best_first(scores))


def greedy_choice(
    X: FloatArray,
    codes: IntArray,
    attributes: Sequence[Attribute],
    *,
    forward: bool,
    n_neighbors: int,
    limit: int | None = None,
) -> list[Any]:
    """Search attributes by exact leave-one-out k-NN; see `workbench.compute.wrapper`.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
    codes : ndarray of int64, shape (n,)
        Classes from 0, -1 where missing.
    attributes : sequence of Attribute
    forward : bool
        From none upwards, otherwise from all downwards.
    n_neighbors : int
    limit : int, optional
        At most (forward) or at least (backward) so many attributes.

    Returns
    -------
    list
        Stages with ``changed`` (a column or -1), ``chosen`` (columns), ``accuracy``.
    """
    search = _compute("wrapper").GreedySearch(X, codes, attributes, n_neighbors)
    stages = search.forward(limit) if forward else search.backward(limit)
    return cast("list[Any]", stages)
