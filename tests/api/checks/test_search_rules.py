"""The contract test of search structures names what a class does wrong."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from sklearn.base import BaseEstimator

from workbench.api import Plugin, declare
from workbench.api.checks.plugin_check import check_plugin

PLUGIN = Plugin(
    id="sorted", title="Sorted", kind="search", family="Scans", summary="All rows.",
    reference="Nobody (2000). Nothing.",
)  # fmt: skip


@declare(PLUGIN)
class Good(BaseEstimator):
    exact = True
    nbytes_ = 0

    def fit(self, X, y=None):
        self.rows_, self.comparisons_ = X, SimpleNamespace(rows=0, centres=0)
        return self

    def kneighbors(self, X=None, n_neighbors=5, *, own=None, counts=None):
        asked = self.rows_ if X is None else X
        apart = np.sqrt(((asked[:, None] - self.rows_) ** 2).sum(axis=2))
        if X is None:
            np.fill_diagonal(apart, np.inf)
        self.comparisons_.rows += apart.size
        rows = np.argsort(apart, axis=1, kind="stable")[:, :n_neighbors]
        return np.take_along_axis(apart, rows, axis=1), rows


@declare(PLUGIN)
class FindsItself(Good):
    def kneighbors(self, X=None, n_neighbors=5, *, own=None, counts=None):
        return super().kneighbors(self.rows_ if X is None else X, n_neighbors)


@declare(PLUGIN)
class Misses(Good):
    def kneighbors(self, X=None, n_neighbors=5, *, own=None, counts=None):
        distances, rows = super().kneighbors(X, n_neighbors + 1)
        return distances[:, 1:], rows[:, 1:]


@declare(PLUGIN)
class Squares(Good):
    def kneighbors(self, X=None, n_neighbors=5, *, own=None, counts=None):
        distances, rows = super().kneighbors(X, n_neighbors)
        return distances**2, rows


@declare(PLUGIN)
class CountsNothing(Good):
    def fit(self, X, y=None):
        super().fit(X)
        self.comparisons_ = SimpleNamespace(rows=-np.inf, centres=0)
        return self


@declare(PLUGIN)
class Silent(Good):
    exact = None


@declare(PLUGIN)
class LeavesNobodyOut(Good):
    def kneighbors(self, X=None, n_neighbors=5):
        return super().kneighbors(X, n_neighbors)


def test_a_good_one_passes():
    assert check_plugin(Good) == []


@pytest.mark.parametrize(
    ("cls", "line"),
    [
        (FindsItself, "kneighbors: a row is its own neighbour"),
        (Misses, "exact: the rows are not those of brute force"),
        (Squares, "kneighbors: distances are not those of the rows"),
        (CountsNothing, "comparisons: comparisons_ counts nothing"),
        (Silent, "methods: exact is not said (expected True or False)"),
        (LeavesNobodyOut, "methods: kneighbors has no argument own"),
    ],
)
def test_what_is_wrong_is_named(cls, line):
    assert line in check_plugin(cls)
