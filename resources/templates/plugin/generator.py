"""MY_TITLE: replace this line with what the data show."""

from __future__ import annotations

import numpy as np
from scipy.special import ndtr
from sklearn.base import BaseEstimator

from workbench.api import Attribute, Plugin, declare, real, seed
from workbench.api.generator import (
    Generator,
    class_codes_drawn,
    label_noise,
    letters,
    rows,
)


@declare(
    Plugin(
        id="my-method",
        title="MY_TITLE",
        kind="generator",
        family="Generators",
        # one for each argument of the constructor, with the same default
        params=(
            rows(200),
            real("distance", 2.0, low=0.0, help="Between the two centres."),
            label_noise(),
            seed(),
        ),
        summary="Two round clouds.",
        reference="Author (year). Title.",
    )
)
class MyMethod(Generator, BaseEstimator):
    """Two normal clouds of unit variance.

    Parameters
    ----------
    n_rows : int
    distance : float
        Between the two centres.
    label_noise : float
        Share of labels changed.
    random_state : int
    """

    def __init__(self, n_rows=200, distance=2.0, label_noise=0.0, random_state=1):
        self.n_rows = n_rows
        self.distance = distance
        self.label_noise = label_noise
        self.random_state = random_state

    def attributes(self):
        """Return the columns."""
        return (Attribute("x"), Attribute("y"))

    def class_attribute(self):
        """Return the class and its labels."""
        return letters("cloud", "left right")

    def draw(self, random, n):
        """Return rows (n, 2) and class codes (n,)."""
        codes = class_codes_drawn(random, n, 2, balanced=False)
        centres = np.column_stack([(codes - 0.5) * self.distance, np.zeros(n)])
        return centres + random.standard_normal((n, 2)), codes

    def best_classes(self, X):
        """Return the codes that the best rule gives rows without noise of labels."""
        return (X[:, 0] > 0).astype(np.int64)

    def clean_error(self):
        """Return the error of the best rule: the mass of a cloud beyond the middle."""
        return float(ndtr(-self.distance / 2))
