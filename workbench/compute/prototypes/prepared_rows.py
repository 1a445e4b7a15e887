"""The rows of a data set as distances, profiles and selections of prototypes read them."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api import Attribute, Dataset, FloatArray, IntArray, Problem
from workbench.compute.distances.row_pairs import class_codes
from workbench.compute.fitting.preparation import Preparation


@dataclass(frozen=True, eq=False, slots=True)
class PreparedRows:
    """All rows of a data set with their classes, scaled.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
        Numbers, codes of labels, NaN for missing.
    classes : ndarray of int64, shape (n,)
    attributes : tuple of Attribute
        One for each column.
    """

    X: FloatArray
    classes: IntArray
    attributes: tuple[Attribute, ...]

    @staticmethod
    def of(data: Dataset, scale: str, what: str) -> PreparedRows:
        """Scale the rows, learning from all of them.

        Parameters
        ----------
        scale : str
            ``none``, ``min-max`` or ``z-score``.
        what : str
            Who needs the rows, for a complaint.

        Raises
        ------
        Problem
            For attributes of text, a numeric class, a row without a class, one row.
        """
        for attribute in data.attributes:
            if not (attribute.is_numeric or attribute.is_nominal):
                raise Problem(
                    f"the attribute {attribute.name!r} is a {attribute.kind}",
                    expected="numbers or labels; leave it out or make columns of it",
                    where=data.name,
                )
        codes = class_codes(data, what)
        if data.n_rows < 2:
            raise Problem(
                f"{data.n_rows} {'row' if data.n_rows == 1 else 'rows'}",
                expected="at least 2",
                where=data.name,
            )
        kinds = ("numeric", "nominal", "missing")
        prepared = Preparation.fit(data.X, data.attributes, kinds, scale)
        return PreparedRows(prepared.transform(data.X), codes, prepared.attributes)
