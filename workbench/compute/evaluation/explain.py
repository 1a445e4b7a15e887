"""Explanation of one prediction by its nearest training rows and their vote."""

from __future__ import annotations

import copy
import warnings
from dataclasses import replace
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Problem
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting.fitted_model import FittedModel
from workbench.compute.folds.folds import Part
from workbench.core.results.evaluating.explanation import Explanation, Flip, Precedent
from workbench.core.results.evaluating.precedents import flip
from workbench.core.session.cell_values import cell_text
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.vote_params import ALL
from workbench.numerics.votes.votes import SCHEMES, Weighting, vote_weights

#: Neighbours looked at if neither the question nor the classifier says how many.
USUAL_K = 5


def explain(
    dataset: Dataset,
    request: Request,
    row: int,
    k: int | None = None,
    test: Dataset | None = None,
) -> Explanation:
    """Show what a classifier that never saw a row says of it, and its precedents.

    Parameters
    ----------
    request : Request
        The model is trained on the rows that train where the protocol tests this row
        first; the row itself is no neighbour of its own.
    row : int
        Of the data set, or of the test set.
    k : int, optional
        Neighbours; those of the classifier, or `USUAL_K`, if None.
    test : Dataset, optional
        The supplied test set of the protocol ``test``.

    Raises
    ------
    Problem
        When there is no such row, or the request does not fit the data.
    """
    work = Evaluation(dataset, request, test)
    tested = work.dataset if work.test is None else work.test
    if not 0 <= row < tested.n_rows:
        raise Problem(f"row {row}", expected=f"0 to {tested.n_rows - 1}")
    part = _part_of(work, row)
    rows = part.train(work.rows)
    if work.test is None:
        rows = rows[rows != row]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the evaluation counts them
        model = work.recipe.fit(work.dataset.take(rows), work.unlabelled(part))
    asked = tested.take([row])
    predicted = model.predict(asked)
    precedents = _Precedents(work, model, rows, asked, k)
    scores = predicted.scores
    neighbours, votes = precedents.neighbours()
    return Explanation(
        row=row,
        fold=part.fold,
        true=_class_text(asked, asked.y[0]),
        predicted=_class_text(asked, predicted.values[0]),
        scores=None if scores is None else tuple(scores[0].tolist()),
        attributes=tuple(a.name for a in dataset.attributes),
        values=_texts(asked, 0),
        k=precedents.k,
        metric=precedents.metric,
        neighbours=neighbours,
        votes=votes,
        flip=precedents.flip(),
    )


class _Precedents:
    """The training rows by their distance from one row."""

    def __init__(
        self,
        work: Evaluation,
        model: FittedModel,
        rows: IntArray,
        asked: Dataset,
        k: int | None,
    ) -> None:
        self._data = work.dataset
        # the steps that choose rows do not say which they chose: numbers in the place
        # of weights go with their rows
        tagged = replace(work.dataset.take(rows), weights=np.asarray(rows + 1.0))
        self._train = work.recipe.fit_filters(tagged).train
        weights = self._train.weights
        assert weights is not None
        self._rows = weights.astype(np.int64) - 1
        own: Any = work.params.get("n_neighbors")
        own = self._rows.size if own == ALL else own
        self.k = int(min(k or own or USUAL_K, self._rows.size))
        scheme = str(work.params.get("weights"))
        self._scheme = Weighting()
        if scheme in SCHEMES:
            estimator = model.estimator
            self._scheme = getattr(estimator, "weighting", None) or Weighting(scheme)
        self.metric, self._distances, self._order = _ranked(
            model, work, self._train, model.prepared(asked)
        )

    def neighbours(self) -> tuple[tuple[Precedent, ...], dict[str, float]]:
        """Return the rows that vote, nearest first, and the votes of the classes."""
        nearest = self._order[: self.k]
        weights = vote_weights(self._distances[None, : self.k], self._scheme)[0]
        shares = weights / weights.sum()
        found = tuple(
            Precedent(
                row=int(self._rows[i]),
                distance=float(self._distances[j]),
                label=_class_text(self._train, self._train.y[i]),
                share=float(shares[j]),
                values=_texts(self._data, int(self._rows[i])),
            )
            for j, i in enumerate(nearest)
        )
        if not self._data.has_nominal_class:
            return found, {}
        return found, self._votes(self._codes()[: self.k], weights)

    def flip(self) -> Flip | None:
        """Return the fewest rows without which the vote would be another, if any."""
        if not self._data.has_nominal_class:
            return None
        classes = self._data.classes
        n = len(classes)
        found = flip(self._codes(), self._distances, self.k, self._scheme, n)
        if found is None:
            return None
        winner, places = found
        removed = tuple(int(self._rows[self._order[place]]) for place in places)
        what = f"row {removed[0]}" if len(removed) == 1 else f"{len(removed)} rows"
        text = f"without {what} the vote would be {classes[winner]}"
        return Flip(text, classes[winner], removed)

    def _codes(self) -> IntArray:
        return np.asarray(self._train.y[self._order], np.int64)

    def _votes(self, codes: IntArray, weights: FloatArray) -> dict[str, float]:
        totals = np.bincount(codes, weights, len(self._data.classes))
        named = zip(self._data.classes, totals.tolist(), strict=True)
        return {name: total for name, total in named if total > 0}


def _ranked(
    model: FittedModel, work: Evaluation, train: Dataset, query: FloatArray
) -> tuple[str, FloatArray, IntArray]:
    """Return the metric in words, all distances ascending, and their rows."""
    estimator, n = model.estimator, train.n_rows
    if hasattr(estimator, "kneighbors") and hasattr(estimator, "n_neighbors"):
        everyone = copy.copy(estimator)
        everyone.n_neighbors = n
        distances, order = everyone.kneighbors(query)
        words = str(work.params.get("metric") or f"learned by {work.plugin.id}")
        return words, distances[0], order[0]
    X = model.preparation.transform(train.X)
    components = getattr(estimator, "components_", None)
    if components is not None and np.shape(components)[1] == X.shape[1]:
        L = np.asarray(components).T
        distances, order = neighbours(X @ L, query @ L, n)
        return f"learned by {work.plugin.id}", distances[0], order[0]
    distances, order = neighbours(X, query, n, attributes=model.preparation.attributes)
    return "Euclidean, after the preparation", distances[0], order[0]


def _part_of(work: Evaluation, row: int) -> Part:
    """Return the first part that tests the row; the first of all if none does."""
    for part in work.parts:
        if (part.test == row).any():
            return part
    return work.parts[0]


def _class_text(dataset: Dataset, value: Any) -> str | float:
    if dataset.has_nominal_class:
        return dataset.classes[int(value)] if value >= 0 else "?"
    return float(value)


def _texts(dataset: Dataset, row: int) -> tuple[str, ...]:
    cells = zip(dataset.attributes, dataset.X[row].tolist(), strict=True)
    return tuple(cell_text(attribute, value) for attribute, value in cells)
