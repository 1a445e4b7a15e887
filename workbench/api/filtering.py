"""Shared parts of filters: the columns they act on, and names for new columns."""

from __future__ import annotations

import csv
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from workbench.api.columns import names_in
from workbench.api.data import Attribute, FloatArray, IntArray, numeric_attributes
from workbench.api.did_you_mean import instead_of
from workbench.api.params import Param, check_params, text
from workbench.api.plugin import Plugin
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


class ColumnFilter(NamedColumns):
    """A filter of numbers and codes: its checks of parameters, rows and columns.

    Stands before scikit-learn's bases among those of a plugin class. ``fit`` begins with
    `_training_rows`, ``transform`` with `_asked_rows`.
    """

    plugin: Plugin
    get_params: Callable[..., dict[str, Any]]

    def _training_rows(
        self, X: npt.ArrayLike, attributes: Sequence[Attribute] | None
    ) -> tuple[FloatArray, tuple[Attribute, ...]]:
        """Check the parameters and the rows `fit` was given.

        Returns
        -------
        rows : ndarray of float64, shape (n, d)
        before : tuple of Attribute
            One for each column.

        Raises
        ------
        Problem
            When a parameter is wrong, or the attributes are not as many as the columns.
        """
        from sklearn.utils.validation import validate_data

        check_params(self.plugin.params, self.get_params(deep=False))
        rows = validate_data(self, X, dtype=np.float64, ensure_all_finite="allow-nan")
        return rows, self._described(rows, attributes)

    def _asked_rows(self, X: npt.ArrayLike, *, copy: bool = False) -> FloatArray:
        """Check that there was a fit, and the rows to change; a copy is free to edit."""
        from sklearn.utils.validation import check_is_fitted, validate_data

        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False,
            copy=copy,
        )  # fmt: skip
        return cast("FloatArray", rows)

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn whether missing values are welcome."""
        tags = cast("Any", super()).__sklearn_tags__()
        tags.input_tags.allow_nan = "missing" in self.plugin.reads
        return tags


def columns_param(kind: str = "") -> Param:
    """Declare ``attributes``: the names of the columns a filter acts on.

    Parameters
    ----------
    kind : str
        Which attributes can be named, ``numeric``; any if empty.
    """
    which = f"{kind} attributes" if kind else "attributes"
    return text(
        "attributes",
        "",
        help=f"Names of {which} separated by commas; empty means all.",
    )


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


def joined_texts(codes: FloatArray, values: Sequence[Sequence[str]]) -> list[str]:
    """Return the texts of each row as one; a missing text is empty.

    Parameters
    ----------
    codes : ndarray of float64, shape (n, m)
        Positions in the texts of each of m string attributes.
    values : sequence of sequence of str
        Those texts.
    """
    return [
        "\n".join(
            texts[int(code)]
            for texts, code in zip(values, cells, strict=True)
            if 0 <= code < len(texts)  # neither NaN nor unknown
        )
        for cells in codes.tolist()
    ]
