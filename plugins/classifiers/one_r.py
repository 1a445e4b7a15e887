"""OneR: one rule on one attribute, a baseline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    check_params,
    class_names,
    declare,
    integer,
    matching_attributes,
    report,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)


@dataclass(frozen=True, eq=False)
class Rule:
    """Rule that predicts the class from the cells of one attribute.

    Attributes
    ----------
    attribute : int
        The column; -1 for the rule of no attribute.
    cuts : ndarray of float64, shape (intervals - 1,)
        Ascending; a value on a cut belongs above it. Empty for labels.
    answers : ndarray of int64, shape (intervals,) or (labels,)
        The class code of each interval or label.
    of_missing : int
        The class code of a missing value.
    correct : int
        Training rows it classifies rightly.
    """

    attribute: int
    cuts: FloatArray
    answers: IntArray
    of_missing: int
    correct: int

    def answer(self, cells: FloatArray, nominal: bool) -> IntArray:
        """Return the class code of each cell, shape (m,)."""
        missing = np.isnan(cells)
        known = np.where(missing, 0.0, cells)
        if nominal:
            place = known.astype(np.int64)
        else:
            place = np.searchsorted(self.cuts, known, side="right")
        return np.where(missing, self.of_missing, self.answers[place])


def nominal_rule(
    j: int, cells: FloatArray, codes: IntArray, n_labels: int, n_classes: int
) -> Rule:
    """Return for each label the class that most of its rows have."""
    missing = np.isnan(cells)
    place = np.where(missing, n_labels, cells).astype(np.int64)
    flat = np.bincount(place * n_classes + codes, minlength=(n_labels + 1) * n_classes)
    counts = flat.reshape(n_labels + 1, n_classes)
    answers = _majority(counts, codes, n_classes)
    correct = int(counts.max(axis=1).sum())
    return Rule(j, np.empty(0), answers[:-1], int(answers[-1]), correct)


def numeric_rule(
    j: int, cells: FloatArray, codes: IntArray, bucket: int, n_classes: int
) -> Rule:
    """Return the intervals that Holte's buckets make of the sorted values."""
    missing = np.isnan(cells)
    of_gaps = np.bincount(codes[missing], minlength=n_classes)
    values, place = np.unique(cells[~missing], return_inverse=True)
    flat = place * n_classes + codes[~missing]
    counts = np.bincount(flat, minlength=len(values) * n_classes)
    counts = counts.reshape(len(values), n_classes)
    cuts: list[float] = []
    answers: list[int] = []
    correct = int(of_gaps.max())
    for start, stop in _buckets(counts, bucket):
        inside = counts[start:stop].sum(axis=0)
        best = int(inside.argmax())
        correct += int(inside[best])
        if answers and answers[-1] == best:
            cuts.pop()  # neighbours that say the same are one interval
        else:
            answers.append(best)
        if stop < len(values):
            cuts.append(float((values[stop - 1] + values[stop]) / 2.0))
    everybody = np.bincount(codes, minlength=n_classes)
    of_missing = int((of_gaps if of_gaps.any() else everybody).argmax())
    said = np.array(answers or [of_missing])
    return Rule(j, np.array(cuts), said, of_missing, correct)


def _majority(counts: IntArray, codes: IntArray, n_classes: int) -> IntArray:
    """Return the commonest class of each row of counts; of all rows where it is empty."""
    everybody = int(np.bincount(codes, minlength=n_classes).argmax())
    return np.where(counts.any(axis=1), counts.argmax(axis=1), everybody)


def _buckets(counts: IntArray, bucket: int) -> list[tuple[int, int]]:
    """Cut the ascending values into buckets, each from a start up to a stop.

    A bucket takes value after value until one class has `bucket` rows in it, and then
    the values that follow whose commonest class is that of the bucket.

    Parameters
    ----------
    counts : ndarray of int, shape (values, n_classes)
        The rows of each class that have each value.
    """
    so_far = counts.cumsum(axis=0)
    majority = counts.argmax(axis=1)
    run_end = _last_of_run(majority)
    found, start, before = [], 0, np.zeros(counts.shape[1], dtype=np.int64)
    while start < len(counts):
        full = [
            int(np.searchsorted(column, least))
            for column, least in zip(so_far.T, before + bucket, strict=True)
        ]
        stop = min(min(full) + 1, len(counts))
        best = int((so_far[stop - 1] - before).argmax())
        if stop < len(counts) and majority[stop] == best:
            stop = int(run_end[stop]) + 1
        found.append((start, stop))
        start, before = stop, so_far[stop - 1]
    return found


def _last_of_run(values: npt.NDArray[Any]) -> IntArray:
    """Return for each place where the run of equal values that it is in ends."""
    ends = np.flatnonzero(np.append(values[1:] != values[:-1], True))
    return ends[np.searchsorted(ends, np.arange(len(values)))]


@declare(
    Plugin(
        id="one-r",
        title="OneR (one rule)",
        kind="classifier",
        family="Baseline",
        params=(
            integer(
                "min_bucket",
                6,
                low=1,
                high=1_000_000,
                help="Rows of one class that an interval of a numeric attribute needs.",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="The one attribute whose values, each with its commonest class, "
        "classify most training rows rightly.",
        reference="R. C. Holte (1993), Very simple classification rules perform well on "
        "most commonly used datasets, Machine Learning 11.",
    )
)
class OneR(ClassifierMixin, BaseEstimator):
    """Holte's one-attribute rules, as Weka's OneR makes them.

    Parameters
    ----------
    min_bucket : int
        Rows of one class in an interval of a numeric attribute (the last may have
        fewer).

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    attributes_ : tuple of Attribute
    rule_ : Rule
        Of equally good attributes the first's.

    Examples
    --------
    >>> import numpy as np
    >>> from workbench.bundled.one_r import OneR
    >>> rng = np.random.default_rng(0)
    >>> X = np.vstack([rng.normal(0, 1, (20, 2)), rng.normal(4, 1, (20, 2))])
    >>> y = np.repeat([0, 1], 20)
    >>> OneR().fit(X, y).predict([[0.0, 0.0], [4.0, 4.0]])
    array([0, 1])
    """

    #: `predict` is the likeliest class of `predict_proba`: one answer serves both.
    predicts_likeliest = True

    def __init__(self, min_bucket: int = 6) -> None:
        self.min_bucket = min_bucket

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Make a rule of every attribute and keep the best.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Codes for labels, NaN for missing.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            Which columns are nominal; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, codes = class_codes(labels)
        self._n_rows = len(rows)
        best: Rule | None = None
        for j, attribute in enumerate(self.attributes_):
            report.check()
            rule = self._rule(j, attribute, rows[:, j], codes)
            if best is None or rule.correct > best.correct:
                best = rule
        assert best is not None  # there is at least one column
        self.rule_ = best
        return self

    def _rule(
        self, j: int, attribute: Attribute, cells: FloatArray, codes: IntArray
    ) -> Rule:
        n_classes = len(self.classes_)
        if attribute.is_nominal:
            return nominal_rule(j, cells, codes, len(attribute.values), n_classes)
        return numeric_rule(j, cells, codes, self.min_bucket, n_classes)

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return 1 for the class the rule names, else 0, shape (m, n_classes)."""
        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, reset=False, ensure_all_finite="allow-nan"
        )
        j = self.rule_.attribute
        told = self.rule_.answer(rows[:, j], self.attributes_[j].is_nominal)
        return np.eye(len(self.classes_))[told]

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class the rule names, shape (m,)."""
        best = self.predict_proba(X).argmax(axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the attribute, its rule and the rows it fits as plain JSON values."""
        names = class_names(self.classes_, classes)
        rule, described = self.rule_, attributes or self.attributes_
        attribute = described[rule.attribute]
        if attribute.is_nominal:
            branches = [f"= {value}" for value in attribute.values]
        else:
            cuts = [f"{cut:.10g}" for cut in rule.cuts.tolist()]
            branches = [f"< {cut}" for cut in cuts] + [f">= {cuts[-1]}" if cuts else ""]
        return {
            "attribute": attribute.name,
            "rules": [
                {"branch": branch, "class": names[code]}
                for branch, code in zip(branches, rule.answers.tolist(), strict=True)
            ],
            "missing": names[rule.of_missing],
            "correct": rule.correct,
            "count": self._n_rows,
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        tags.classifier_tags.poor_score = True
        return tags
