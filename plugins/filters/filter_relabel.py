"""The filter that renames and merges labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    check_params,
    declare,
    text,
)
from workbench.api.filtering import ColumnFilter, chosen_columns, listed_names


@declare(
    Plugin(
        id="relabel",
        title="Relabel",
        kind="filter",
        family="Filters",
        params=(
            text("attribute", "", help="A nominal attribute; empty means the class."),
            text(
                "mapping",
                "",
                help="old=new, old=new, …: labels that get one name become one label.",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Renames and merges labels of the class or of an attribute. The class "
        "is changed once, before any fold.",
        reference="Weka, RenameNominalValues and MergeManyValues",
    )
)
class Relabel(ColumnFilter, TransformerMixin, BaseEstimator):
    """Renames and merges labels; they stay in the order in which they were declared.

    Parameters
    ----------
    attribute : str
        The name of a nominal attribute; empty, or the class's name, for the class.
    mapping : str
        ``old=new, old=new``; quotes protect a comma: ``"a, b=c"``.

    Attributes
    ----------
    column_ : int
        The column that changes, -1 for none.
    codes_ : ndarray of float64
        The new code of each old one.
    attributes_ : tuple of Attribute

    Examples
    --------
    >>> from workbench.api import Attribute
    >>> from workbench.bundled.filter_relabel import Relabel
    >>> columns = (
    ...     Attribute("colour", "nominal", ("red", "green", "blue")),
    ...     Attribute("x"),
    ... )
    >>> merged = Relabel(attribute="colour", mapping="red=warm, green=cold, blue=cold")
    >>> merged.fit([[0, 1.5], [2, 0.5]], attributes=columns).transform([[2, 3.0]])
    array([[1., 3.]])
    """

    def __init__(self, attribute: str = "", mapping: str = "") -> None:
        self.attribute = attribute
        self.mapping = mapping

    def relabel(
        self, y: npt.ArrayLike, class_attribute: Attribute
    ) -> tuple[npt.NDArray[Any], Attribute]:
        """Return the new classes of all rows and their description.

        Parameters
        ----------
        y : array, shape (n,)
            Codes, -1 for a missing class.

        Raises
        ------
        Problem
            When the mapping cannot be read or names an unknown label, or the class is
            not nominal.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        if self.attribute not in ("", class_attribute.name):
            return np.asarray(y), class_attribute
        codes, changed = self._changed(class_attribute)
        old = np.asarray(y, np.int64)
        new = np.append(codes, -1)[old]  # -1 finds the last
        return new.astype(np.int64), changed

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Find the attribute to change, if it is not the class.

        Raises
        ------
        Problem
            When the mapping cannot be read or names an unknown label, or no nominal
            attribute has that name.
        """
        _, before = self._training_rows(X, attributes)
        after = list(before)
        for pair in listed_names(self.mapping):
            _demand_pair(pair)
        about_class = class_attribute is not None and class_attribute.name
        self.column_, self.codes_ = -1, np.empty(0)
        if self.attribute not in ("", about_class):
            quoted = '"' + self.attribute.replace('"', '""') + '"'
            self.column_ = int(chosen_columns(quoted, after, ("nominal",))[0])
            codes, after[self.column_] = self._changed(after[self.column_])
            self.codes_ = codes.astype(np.float64)
        self.attributes_ = tuple(after)
        return self

    def _changed(self, attribute: Attribute) -> tuple[IntArray, Attribute]:
        """Return the new code of each old one, and the attribute with new labels."""
        if not attribute.is_nominal:
            raise Problem(
                f"{attribute.name} is {attribute.kind}", expected="a nominal attribute"
            )
        names = {value: value for value in attribute.values}
        for pair in listed_names(self.mapping):
            names.update([_pair(pair, attribute)])
        values = tuple(dict.fromkeys(names.values()))
        codes = [values.index(names[old]) for old in attribute.values]
        return np.array(codes, np.int64), replace(attribute, values=values)

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the rows with new codes, shape (m, d); undeclared codes get lost."""
        result = self._asked_rows(X, copy=True)
        if self.column_ >= 0:
            column = result[:, self.column_]
            declared = (column >= 0) & (column < self.codes_.size)
            changed = np.full(len(column), np.nan)
            changed[declared] = self.codes_[column[declared].astype(np.int64)]
            result[:, self.column_] = changed
        return result


def _pair(text: str, attribute: Attribute) -> tuple[str, str]:
    """Split ``old=new`` where the left side is a label, as labels may hold ``=``."""
    pieces = text.split("=")
    for i in range(1, len(pieces)):
        old, new = "=".join(pieces[:i]).strip(), "=".join(pieces[i:]).strip()
        if old in attribute.values and new:
            return old, new
    _demand_pair(text)
    raise Problem(
        f"mapping {text!r}: no such label of {attribute.name}",
        expected="one of " + ", ".join(attribute.values[:20]),
    )


def _demand_pair(text: str) -> None:
    old, _, new = text.partition("=")
    if not (old.strip() and new.strip()):
        raise Problem(f"mapping {text!r}", expected="old=new", where="parameter")
