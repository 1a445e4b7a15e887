"""Filters that do harm on purpose: noise attributes and wrong labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self
from zlib import crc32

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
    choice,
    declare,
    integer,
    real,
    seed,
)
from workbench.api.filtering import ColumnFilter, fresh_names


@declare(
    Plugin(
        id="noise-attribute",
        title="Noise attributes",
        kind="filter",
        family="Filters",
        params=(
            integer(
                "n_attributes", 1, low=1, high=1000, help="How many columns to add."
            ),
            choice(
                "distribution",
                "uniform",
                ("uniform", "normal", "nominal"),
                help="uniform: from 0 to 1; normal: mean 0, standard deviation 1; "
                "nominal: equally likely labels.",
            ),
            integer("n_labels", 2, low=2, high=1000, help="Labels of nominal noise."),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Adds random attributes that know nothing of the class: the curse of "
        "dimensionality, to try out.",
        reference="Bellman, 1961, Adaptive Control Processes; Weka, AddNoise",
    )
)
class NoiseAttribute(ColumnFilter, TransformerMixin, BaseEstimator):
    """Adds columns of random numbers or labels behind the others.

    The same rows get the same noise for the same `random_state`. Other rows (a test
    set beside its training set) get noise of their own: were it drawn from one stream,
    the first test row would share the noise of the first training row.

    Parameters
    ----------
    distribution : str
        ``uniform``, ``normal`` or ``nominal``.
    n_labels : int
        For ``nominal``.

    Attributes
    ----------
    attributes_ : tuple of Attribute
        Those that went in, then ``noise1``, ``noise2``, ….

    Examples
    --------
    >>> from workbench.bundled.filter_noise import NoiseAttribute
    >>> NoiseAttribute().fit([[0.0], [1.0], [2.0]]).transform([[0.5]]).shape
    (1, 2)
    """

    plugin: Plugin

    def __init__(
        self,
        n_attributes: int = 1,
        distribution: str = "uniform",
        n_labels: int = 2,
        random_state: int = 1,
    ) -> None:
        self.n_attributes = n_attributes
        self.distribution = distribution
        self.n_labels = n_labels
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Name the new columns.

        Raises
        ------
        Problem
            When a parameter is wrong.
        """
        _, before = self._training_rows(X, attributes)
        wanted = (f"noise{i + 1}" for i in range(self.n_attributes))
        names = fresh_names(wanted, (a.name for a in before))
        labels = tuple(f"v{i + 1}" for i in range(self.n_labels))
        if self.distribution == "nominal":
            added = tuple(Attribute(name, "nominal", labels) for name in names)
        else:
            added = tuple(Attribute(name) for name in names)
        self.attributes_ = (*before, *added)
        return self

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the rows with noise behind them, shape (m, d + n_attributes)."""
        rows = self._asked_rows(X)
        fingerprint = crc32(np.ascontiguousarray(rows).data)
        random = np.random.RandomState([self.random_state, fingerprint])
        shape = (len(rows), self.n_attributes)
        if self.distribution == "uniform":
            noise = random.uniform(size=shape)
        elif self.distribution == "normal":
            noise = random.normal(size=shape)
        else:
            noise = random.randint(0, self.n_labels, shape).astype(np.float64)
        return np.hstack([rows, noise])


@declare(
    Plugin(
        id="label-noise",
        title="Label noise",
        kind="filter",
        family="Filters",
        params=(
            real(
                "percent",
                10.0,
                low=0.0,
                high=100.0,
                unit="%",
                help="Share of the training rows that get a wrong class.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Gives a share of the training rows another class, drawn evenly from "
        "the others. Test rows keep theirs, so that the truth is measured.",
        reference="Angluin and Laird, 1988, Learning from Noisy Examples; Weka, "
        "AddNoise",
    )
)
class LabelNoise(BaseEstimator):
    """Wrong classes for a share of the training rows.

    Parameters
    ----------
    percent : float
        Exactly this share of the rows with a known class, rounded, changes.

    Examples
    --------
    >>> import numpy as np
    >>> from workbench.api import Attribute
    >>> from workbench.bundled.filter_noise import LabelNoise
    >>> y, label = np.repeat([0, 1], 10), Attribute("class", "nominal", ("a", "b"))
    >>> filter_ = LabelNoise(percent=20.0).fit(np.zeros((20, 1)), y)
    >>> noisy = filter_.relabel_training(y, label)
    >>> int((noisy != y).sum())
    4
    """

    plugin: Plugin

    def __init__(self, percent: float = 10.0, random_state: int = 1) -> None:
        self.percent = percent
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Check the parameters; there is nothing to learn.

        Raises
        ------
        Problem
            When a parameter is wrong.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        return self

    def relabel_training(
        self, y: npt.ArrayLike, class_attribute: Attribute
    ) -> IntArray:
        """Return the codes with some of them changed, shape (n,).

        Parameters
        ----------
        y : array of int64, shape (n,)
            Codes; -1 for a missing class, which stays missing.
        class_attribute : Attribute
            Nominal.

        Raises
        ------
        Problem
            When the class is not nominal or has only one label.
        """
        n_classes = len(class_attribute.values)
        if not class_attribute.is_nominal or n_classes < 2:
            raise Problem(
                f"the class {class_attribute.name} is {class_attribute.kind} with "
                f"{n_classes} labels",
                expected="a nominal class of at least 2 labels",
            )
        noisy = np.array(y, np.int64)
        known = np.flatnonzero(noisy >= 0)
        random = np.random.RandomState(self.random_state)
        size = round(known.size * self.percent / 100.0)
        rows = random.permutation(known)[:size]
        # a step of 1 … c-1 around the circle of classes never comes back to its own
        steps = random.randint(1, n_classes, size)
        noisy[rows] = (noisy[rows] + steps) % n_classes
        return noisy
