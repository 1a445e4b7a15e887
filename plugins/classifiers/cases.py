"""Reasoning from cases: an identical case answers, else the most similar one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    check,
    check_params,
    choice,
    declare,
    matching_attributes,
    progress,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.neighbours.distance import PLAIN_DISTANCES, params_of
from workbench.numerics.neighbours.neighbours import NeighbourSearch

_PARAMS = (
    choice(
        "retain", "all", ("all", "new", "misclassified"),
        help="Which training rows become cases, in the order of the file: all, those "
        "that are not there yet, or those that the cases so far get wrong.",
    ),
    choice(
        "forget", "nothing", ("nothing", "redundant"),
        help="Whether cases are forgotten at the end that the others answer correctly.",
    ),
    choice(
        "metric", "euclidean", tuple(PLAIN_DISTANCES),
        help="How far two rows are from each other.",
    ),
    *params_of(PLAIN_DISTANCES.values()),
)  # fmt: skip


@declare(
    Plugin(
        id="cases",
        title="Case base",
        kind="classifier",
        family="Lazy",
        params=_PARAMS,
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="A case with the very same values answers, else the most similar one; "
        "new cases are retained, redundant ones can be forgotten.",
        reference="J. Kolodner (1992). An introduction to case-based reasoning. "
        "Artificial Intelligence Review 6, 3-34; D. W. Aha et al. (1991). Instance-based "
        "learning algorithms. Machine Learning 6, 37-66.",
    )
)
class Cases(ClassifierMixin, BaseEstimator):
    """Answer from the identical cases, else from the most similar one.

    Cases are identical when every value is the same, missing values included. The class
    most of them have answers, of equals the one that sorts first. Else the class of the
    nearest case answers, of equally near ones the first retained.

    Parameters
    ----------
    retain : str
        ``all``; ``new``: rows with no identical case of their class;
        ``misclassified``: rows that the cases retained before get wrong (the first row
        always).
    forget : str
        ``redundant``: one pass over the cases, oldest first, drops each that the
        others answer correctly; the last case of a class stays.
    metric, p
        As of `knn`.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    kept_ : ndarray of int64
        The rows that are cases: training rows, then those retained later, numbered on.
    forgotten_ : int
        How many cases were forgotten.
    attributes_ : tuple of Attribute
    n_features_in_ : int

    Examples
    --------
    >>> from workbench.bundled.cases import Cases
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Cases().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        retain: str = "all",
        forget: str = "nothing",
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.retain = retain
        self.forget = forget
        self.metric = metric
        self.p = p

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Retain cases in the order of the rows, and forget redundant ones.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Numbers, codes of labels, NaN for missing.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        check_params(_PARAMS, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, order="C", ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, self._codes = class_codes(labels)
        self._rows = rows + 0.0  # -0 and 0 are the same value
        self.kept_: IntArray = np.arange(len(rows))
        self.forgotten_ = 0
        if self.retain != "all":
            self.kept_ = self._retained()
        if self.forget == "redundant":
            self.forget_redundant()
        return self

    def retain_case(self, x: npt.ArrayLike, y: object) -> bool:
        """Retain one new case by the rule of `retain`.

        Parameters
        ----------
        x : array-like, shape (d,)
        y : object
            Its class, one of `classes_`.

        Returns
        -------
        bool
            Whether it was retained.

        Raises
        ------
        Problem
            For a class that no training row had.
        """
        check_is_fitted(self)
        row = self._asked(np.asarray(x, np.float64)[None, :])[0]
        found = np.flatnonzero(self.classes_ == y)
        if not found.size:
            raise Problem(
                f"the class {y!r}",
                expected="one of " + ", ".join(str(c) for c in self.classes_),
                where="cases",
            )
        code = int(found[0])
        if not self._is_wanted(row, code, self.kept_):
            return False
        self.kept_ = np.append(self.kept_, len(self._rows))
        self._rows = np.vstack([self._rows, row])
        self._codes = np.append(self._codes, code)
        return True

    def forget_redundant(self) -> IntArray:
        """Forget the cases that the others answer correctly, oldest first.

        Returns
        -------
        ndarray of int64
            The rows forgotten.
        """
        check_is_fitted(self)
        kept, gone = self.kept_, []
        counts = np.bincount(self._codes[kept], minlength=len(self.classes_))
        for done, row in enumerate(self.kept_):
            progress(done / len(self.kept_), "forgetting")
            others = kept[kept != row]
            code = self._codes[row]
            if counts[code] > 1 and self._answer(self._rows[row], others) == code:
                kept = others
                counts[code] -= 1
                gone.append(int(row))
        self.kept_ = kept
        self.forgotten_ += len(gone)
        return np.array(gone, np.int64)

    def similar(self, X: npt.ArrayLike, k: int = 5) -> tuple[FloatArray, IntArray]:
        """Return distances and cases of the k most similar to each row, both (m, k)."""
        rows = self._asked(X)
        distances, places = self._search(self.kept_).nearest(rows, k)
        return distances, self.kept_[places]

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the shares of the classes among the cases that answer, (m, n_classes)."""
        rows = self._asked(X)
        shares = np.zeros((len(rows), len(self.classes_)))
        _, nearest = self._search(self.kept_).nearest(rows, 1)
        shares[np.arange(len(rows)), self._codes[self.kept_[nearest[:, 0]]]] = 1.0
        same: dict[bytes, list[int]] = {}
        for case in self.kept_:
            same.setdefault(_key(self._rows[case]), []).append(int(self._codes[case]))
        for i, row in enumerate(rows):
            answers = same.get(_key(row))
            if answers:
                counts = np.bincount(answers, minlength=len(self.classes_))
                shares[i] = counts / counts.sum()
        return shares

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class of the case that answers, shape (m,)."""
        winners = self.predict_proba(X).argmax(axis=1)
        return cast("npt.NDArray[Any]", self.classes_[winners])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the cases kept, as plain JSON values; nothing is named in them."""
        del attributes, classes
        check_is_fitted(self)
        return {
            "cases": len(self.kept_),
            "instances": len(self._rows),
            "forgotten": self.forgotten_,
            "kept": self.kept_.tolist(),
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def _asked(self, X: npt.ArrayLike) -> FloatArray:
        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        return cast("FloatArray", rows + 0.0)

    def _search(self, cases: IntArray) -> NeighbourSearch:
        return NeighbourSearch(
            np.ascontiguousarray(self._rows[cases]),
            metric=self.metric,
            p=self.p,
            attributes=self.attributes_,
        )

    def _answer(self, row: FloatArray, cases: IntArray) -> int:
        """Return the code that some cases answer for one row."""
        same = cases[_identical(self._rows[cases], row)]
        if same.size:
            return int(np.bincount(self._codes[same]).argmax())
        _, nearest = self._search(cases).nearest(row[None, :], 1)
        return int(self._codes[cases[nearest[0, 0]]])

    def _is_wanted(self, row: FloatArray, code: int, cases: IntArray) -> bool:
        if self.retain == "all" or not cases.size:
            return True
        if self.retain == "new":
            same = cases[_identical(self._rows[cases], row)]
            return not (self._codes[same] == code).any()
        return self._answer(row, cases) != code

    def _retained(self) -> IntArray:
        kept: list[int] = []
        for i, row in enumerate(self._rows):
            check()
            if self._is_wanted(row, int(self._codes[i]), np.array(kept, np.int64)):
                kept.append(i)
        return np.array(kept, np.int64)


def _identical(rows: FloatArray, row: FloatArray) -> npt.NDArray[np.bool_]:
    """Tell which rows have every value of another one, missing ones included."""
    alike = (rows == row) | (np.isnan(rows) & np.isnan(row))
    return np.asarray(alike.all(axis=1))


def _key(row: FloatArray) -> bytes:
    """Return the same bytes for identical rows."""
    return np.where(np.isnan(row), np.nan, row).tobytes()
