"""Shared parts of ensembles: member learners, their probabilities, resampled rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self, cast

import numpy as np
import numpy.typing as npt

from workbench.api import learner_lookup
from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.learner_text import read_learners
from workbench.api.problems import Problem

#: Seeds of members are below this.
_SEEDS = 2**31 - 1
#: With fewer rows no inner fold would leave two to train on.
_LEAST = 4


class Learner(Protocol):
    """A plugin that prepares for itself what it cannot read."""

    classes_: npt.NDArray[Any]

    @property
    def text(self) -> str:
        """The plugin with its parameters, as it was written."""

    @property
    def honours_weights(self) -> bool:
        """Whether weights of rows make a difference to it."""

    def fit(
        self,
        X: FloatArray,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: FloatArray | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Fit the preparation, then the plugin; weights only where it honours them."""

    def predict(self, X: FloatArray) -> npt.NDArray[Any]:
        """Return a class for each row, shape (m,)."""

    def predict_proba(self, X: FloatArray) -> FloatArray:
        """Return probabilities in the order of `classes_`, shape (m, n_classes)."""

    def left_out_answers(
        self,
        X: FloatArray,
        y: IntArray,
        tested: IntArray,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: FloatArray | None = None,
    ) -> npt.NDArray[Any] | None:
        """Return the class of each tested row by all others; None: fit for each."""

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the model of the plugin as plain JSON values."""


@dataclass(frozen=True)
class TrainingRows:
    """Rows that members learn: their classes are positions in the ensemble's classes.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
        Nominal cells are codes, missing cells NaN.
    codes : ndarray of int64, shape (n,)
    attributes : tuple of Attribute
        One for each column.
    class_attribute : Attribute
        What the codes stand for: a sample may lack one of the classes.
    weights : ndarray of float64, shape (n,), optional
        For members that honour them; None where all rows weigh the same.
    """

    X: FloatArray
    codes: IntArray
    attributes: tuple[Attribute, ...]
    class_attribute: Attribute
    weights: FloatArray | None = None

    def __len__(self) -> int:
        return len(self.X)

    @property
    def n_classes(self) -> int:
        """The number of classes, whether or not a row has each."""
        return len(self.class_attribute.values)

    def sample(self, rows: npt.NDArray[Any]) -> TrainingRows:
        """Return the rows of these numbers, or of this mask, with their weights."""
        weights = None if self.weights is None else self.weights[rows]
        return replace(self, X=self.X[rows], codes=self.codes[rows], weights=weights)

    def weighing(self, weights: FloatArray | None) -> TrainingRows:
        """Return the same rows with other weights, or without."""
        return replace(self, weights=weights)

    def fit(self, member: Learner) -> Learner:
        """Train a member on these rows."""
        return member.fit(
            self.X, self.codes, self.attributes, self.weights, self.class_attribute
        )


def make_learner(text: str, random_state: int | None = None) -> Learner:
    """Make the plugin a text describes, not yet fitted.

    Parameters
    ----------
    text : str
        ``j48 confidence=0.1``.
    random_state : int, optional
        The seed of a plugin that takes one, unless the text says which.

    Raises
    ------
    Problem
        When the plugin is unknown, predicts no classes, or a parameter is wrong.

    Examples
    --------
    >>> import numpy as np
    >>> near = make_learner("knn n_neighbors=1")
    >>> near.fit(np.array([[0.0], [1.0]]), np.array([0, 1])).predict(np.array([[0.9]]))
    array([1])
    """
    return cast("Learner", learner_lookup.make_learner(text, random_state))


def make_learners(
    text: str, random: np.random.Generator | None = None
) -> list[Learner]:
    """Make all plugins of a text separated by semicolons, each with a seed drawn."""
    return [
        make_learner(str(written), None if random is None else drawn_seed(random))
        for written in read_learners(text)
    ]


def drawn_seed(random: np.random.Generator) -> int:
    """Draw the seed of one member."""
    return int(random.integers(_SEEDS))


def drawn_rows(random: np.random.Generator, weights: FloatArray, size: int) -> IntArray:
    """Draw rows with replacement, each as probable as its weight says.

    Parameters
    ----------
    weights : ndarray of float64, shape (n,)
        At least 0, one above.
    size : int
        How many are drawn.

    Returns
    -------
    ndarray of int64, shape (size,)
        Ascending.
    """
    edges = np.cumsum(weights)
    drawn = np.searchsorted(edges, random.random(size) * edges[-1], side="right")
    return np.sort(np.minimum(drawn, len(weights) - 1)).astype(np.int64)


def dealt_folds(codes: IntArray, n_folds: int, random: np.random.Generator) -> IntArray:
    """Deal shuffled rows out to folds class by class, each the same share of a class.

    Returns
    -------
    ndarray of int64, shape (n,)
        The fold of each row, at most one for each row; all 0 for fewer than 4 rows.
    """
    folds = np.zeros(len(codes), np.int64)
    if len(codes) >= _LEAST:
        shuffled = random.permutation(len(codes))
        order = shuffled[np.argsort(codes[shuffled], kind="stable")]
        folds[order] = np.arange(len(codes)) % min(n_folds, len(codes))
    return folds


def coded_class(classes: npt.NDArray[Any]) -> Attribute:
    """Describe the class whose codes members learn: a sample may lack one of them."""
    return Attribute("class", "nominal", tuple(str(c) for c in classes))


def class_probabilities(member: Learner, X: FloatArray, n_classes: int) -> FloatArray:
    """Ask a member that learned class codes; a class it never saw has probability 0.

    Returns
    -------
    ndarray of float64, shape (m, n_classes)
    """
    found = member.predict_proba(X)
    if found.shape[1] == n_classes:
        return found
    wide = np.zeros((len(X), n_classes))
    wide[:, np.asarray(member.classes_, np.int64)] = found
    return wide


def all_probabilities(
    members: Iterable[Learner], X: FloatArray, n_classes: int
) -> FloatArray:
    """Ask every member, shape (n_members, m, n_classes)."""
    return np.stack([class_probabilities(m, X, n_classes) for m in members])


def member_models(
    members: Iterable[Learner], labels: Sequence[str]
) -> list[dict[str, Any]]:
    """Describe each member: its text, and its model as plain JSON values."""
    return [
        {"learner": m.text, "model": m.describe_model(None, labels)} for m in members
    ]


def row_weights(sample_weight: npt.ArrayLike | None, X: FloatArray) -> FloatArray:
    """Return a weight for each row, shape (n,): 1 where none is given.

    Raises
    ------
    Problem
        When their number is wrong, one is negative or not finite, or all are 0.
    """
    if sample_weight is None:
        return np.ones(len(X))
    weights = np.array(sample_weight, np.float64)  # the caller's stay as they are
    if weights.shape != (len(X),):
        raise Problem(f"weights of shape {weights.shape}", expected=f"({len(X)},)")
    if not np.isfinite(weights).all() or (weights < 0).any():
        raise Problem("a weight is negative or no number", expected="numbers from 0")
    if not weights.any():
        raise Problem("every weight is zero", expected="one above")
    return weights
