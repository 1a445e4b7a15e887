"""Wilson's editing and Tomek links beside imbalanced-learn, where distances differ."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

import workbench
from workbench.compute.plugins.loader import plugin_class

peers = pytest.importorskip("imblearn", reason="imbalanced-learn is not installed")
METHODS = {
    "wilson": ("EditedNearestNeighbours", {"kind_sel": "mode", "n_neighbors": 3}),
    "tomek": ("TomekLinks", {}),
}


def overlapping(n, d, classes, seed):
    """Return clouds of rows none of which is as far from another as a third one."""
    random = np.random.default_rng(seed)
    y = random.integers(0, classes, n)
    return random.normal(size=(n, d)) + y[:, None], y


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", range(4))
def test_the_same_rows_stay(method, seed):
    sets = [
        overlapping(60 + 100 * seed, d, classes, seed)
        for d, classes in ((2, 2), (6, 3), (12, 4))
    ]
    if seed == 0:
        wdbc = workbench.read("builtin:wdbc")
        sets.append((wdbc.X, wdbc.y))
    name, params = METHODS[method]
    peer = getattr(importlib.import_module("imblearn.under_sampling"), name)
    for X, y in sets:
        theirs = peer(sampling_strategy="all", **params)
        theirs.fit_resample(X, y)
        kept = np.sort(plugin_class(method)().fit(X, y).kept_)
        assert np.array_equal(kept, np.sort(theirs.sample_indices_))
