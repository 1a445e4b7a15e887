"""Shared parts of the contract test: made-up data, and equality of values."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, FloatArray
from workbench.api.plugin import Plugin

#: Names what a plugin class does wrong in one respect, a line each.
Rule = Callable[[type, Plugin], Iterator[str]]


def blobs() -> tuple[FloatArray, npt.NDArray[np.int64]]:
    """Three separate classes of 12 rows on 3 attributes, classes interleaved."""
    random = np.random.default_rng(7)
    y = np.arange(36, dtype=np.int64) % 3
    centres = np.array([[0.0, 0.0, 1.0], [4.0, 0.0, -1.0], [0.0, 4.0, 2.0]])
    return centres[y] + random.normal(0.0, 0.7, (36, 3)), y


def mixed() -> tuple[FloatArray, npt.NDArray[np.int64], tuple[Attribute, ...]]:
    """Return the same rows beside a nominal attribute, one label of which is absent."""
    X, y = blobs()
    labels = Attribute("shape", "nominal", ("round", "square", "long", "unseen"))
    attributes = (Attribute("a"), Attribute("b"), Attribute("c"), labels)
    return np.column_stack([X, y.astype(np.float64)]), y, attributes


def same_value(a: object, b: object) -> bool:
    """Whether two values of a parameter are equal and of one type: 1 is not True."""
    return type(a) is type(b) and a == b
