"""Shared parts of filters: the columns they act on, and names for new columns."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api.columns import names_in
from workbench.api.data import Attribute, FloatArray, IntArray, numeric_attributes
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem


class NamedColumns:
    """The names of a column filter's output, as scikit-learn asks for them.

    Stands first among the bases of a filter whose ``fit`` sets `attributes_` and calls
    `_described`. With ``get_feature_names_out`` scikit-learn's ``set_output`` is there
    as well.

    Attributes
    ----------
    attributes_ : tuple of Attribute
        One for each column that ``transform`` returns.
    """

    attributes_: tuple[Attribute, ...]
    _names_before: tuple[str, ...] = ()

    def _described(
        self, X: FloatArray, attributes: Sequence[Attribute] | None
    ) -> tuple[Attribute, ...]:
        """Return one attribute for each column of X; see `described`.

        Without attributes the columns have the names of the data frame `fit` was
        given, if it was one.
        """
        names = getattr(self, "feature_names_in_", None)
        if attributes is None and names is not None:
            attributes = [Attribute(str(name)) for name in names]
        before = described(X, attributes)
        self._names_before = tuple(a.name for a in before)
        return before

    def get_feature_names_out(
        self, input_features: Sequence[str] | None = None
    ) -> npt.NDArray[Any]:
        """Return the names of the columns of ``transform``.

        Parameters
        ----------
        input_features : sequence of str, optional
            Names for the columns `fit` was given; those it knows, if None.

        Raises
        ------
        ValueError
            When they are not as many as the columns, or differ from those of the data
            frame that `fit` was given.
        """
        from sklearn.utils.validation import check_is_fitted

        check_is_fitted(self)
        names = [a.name for a in self.attributes_]
        if input_features is not None:
            given = names_in(self, input_features)
            renamed = dict(zip(self._names_before, given, strict=True))
            names = [renamed.get(name, name) for name in names]
        return np.asarray(names, dtype=object)


def described(
    X: FloatArray, attributes: Sequence[Attribute] | None
) -> tuple[Attribute, ...]:
    """Return one attribute for each column of X, of any kind.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
    attributes : sequence of Attribute, or None
        None stands for d numeric attributes.

    Raises
    ------
    Problem
        When their number differs from d.
    """
    if attributes is None:
        return numeric_attributes(X.shape[1])
    if len(attributes) != X.shape[1]:
        raise Problem(
            f"{len(attributes)} attributes for {X.shape[1]} columns",
            expected="one attribute for each column",
        )
    return tuple(attributes)


def listed_names(text: str) -> list[str]:
    """Split ``a, b, "c, d"`` into names; double quotes protect a comma."""
    rows = csv.reader(text.splitlines(), skipinitialspace=True)
    return [name.strip() for row in rows for name in row if name.strip()]


def chosen_columns(
    text: str, attributes: Sequence[Attribute], kinds: Collection[str]
) -> IntArray:
    """Return the columns that a parameter ``attributes`` names, ascending.

    Parameters
    ----------
    text : str
        Names separated by commas; empty for all suitable ones.
    attributes : sequence of Attribute
    kinds : collection of str
        The kinds that are suitable.

    Raises
    ------
    Problem
        For a name that no attribute has, or an attribute of another kind.
    """
    if not isinstance(text, str):
        raise Problem(f"attributes = {text!r}", expected="names separated by commas")
    wanted = listed_names(text)
    if not wanted:
        found = [j for j, a in enumerate(attributes) if a.kind in kinds]
        return np.array(found, np.int64)
    place = {a.name: j for j, a in enumerate(attributes)}
    for name in wanted:
        if name not in place:
            raise Problem(f"no attribute {name!r}", expected=instead_of(name, place))
        kind = attributes[place[name]].kind
        if kind not in kinds:
            raise Problem(
                f"attribute {name!r} is {kind}", expected=" or ".join(sorted(kinds))
            )
    return np.array(sorted({place[name] for name in wanted}), np.int64)


def fresh_names(wanted: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Return the wanted names, with a number behind those that are not unique.

    >>> fresh_names(["pc1", "pc1"], ["pc1"])
    ['pc1_2', 'pc1_3']
    """
    used = set(taken)
    names = []
    for name in wanted:
        unique, n = name, 2
        while unique in used:
            unique, n = f"{name}_{n}", n + 1
        used.add(unique)
        names.append(unique)
    return names
