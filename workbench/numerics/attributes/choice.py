"""Shared parts of filters that discretise, rank or select attributes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.problems import Problem
from workbench.numerics.attributes.discretise import (
    equal_frequency_cuts,
    equal_width_cuts,
    mdl_cuts,
)
from workbench.numerics.attributes.wrapper import GreedySearch, Stage


def class_codes_needed(
    y: npt.ArrayLike | None, class_attribute: Attribute | None, what: str
) -> IntArray:
    """Return each row's class as a code from 0, -1 where it is missing.

    Parameters
    ----------
    y : array, shape (n,), or None
        Codes of the labels of `class_attribute`; without one, classes of any type.
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
    """Return ascending cut points of one column.

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
    if method == "equal-width":
        return equal_width_cuts(values, bins)
    if method == "equal-frequency":
        return equal_frequency_cuts(values, bins)
    if codes is None:
        raise Problem("cuts by MDL without classes", expected="codes")
    return mdl_cuts(values, codes, better_encoding=better_encoding, weights=weights)


def greedy_choice(
    X: FloatArray,
    codes: IntArray,
    attributes: Sequence[Attribute],
    *,
    forward: bool,
    n_neighbors: int,
    limit: int | None = None,
) -> list[Stage]:
    """Search attributes by exact leave-one-out k-NN.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
    codes : ndarray of int64, shape (n,)
        Classes from 0, -1 where missing.
    forward : bool
        From none upwards, otherwise from all downwards.
    limit : int, optional
        At most (forward) or at least (backward) so many attributes.

    Returns
    -------
    list of Stage
    """
    search = GreedySearch(X, codes, attributes, n_neighbors)
    return search.forward(limit) if forward else search.backward(limit)
