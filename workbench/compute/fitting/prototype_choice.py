"""Prototypes chosen among the training rows of a fold, by a method written as a text."""

from __future__ import annotations

from typing import Any

from workbench.api import Attribute, Dataset, FloatArray, Problem, declared, make
from workbench.api.learner_text import read_learner
from workbench.api.params import parse_params
from workbench.compute.plugins.loader import plugin_class


def selector_class(id: str) -> type:  # noqa: A002 - the word scripts and files use
    """Return the class of a method's id.

    Raises
    ------
    Problem
        When no plugin has that id, or the one that has it selects no prototypes.
    """
    cls: type = plugin_class(id)
    plugin = declared(cls)
    if plugin is None or plugin.kind != "prototypes":
        kind = "nothing declared" if plugin is None else f"a {plugin.kind}"
        raise Problem(f"{id} is {kind}", expected="a method that selects prototypes")
    return cls


def make_selector(text: str) -> Any:
    """Make the method of a text ``ID name=value …``, not yet fitted.

    Raises
    ------
    Problem
        For an unknown method or parameter, and a value outside its limits.
    """
    written = read_learner(text)
    cls = selector_class(written.id)
    plugin = declared(cls)
    assert plugin is not None  # `selector_class` refuses what declares nothing
    try:
        return make(cls, parse_params(plugin.params, written.params))
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=f"prototypes {written.id}"
        ) from None


def with_prototypes(
    text: str, X: FloatArray, train: Dataset, attributes: tuple[Attribute, ...]
) -> tuple[FloatArray, Dataset]:
    """Return the prototypes among prepared training rows, and the same of the data set.

    Parameters
    ----------
    text : str
        ``ID name=value …``.
    X : ndarray of float64, shape (n, d)
        The prepared rows of `train`.
    attributes : tuple of Attribute
        One for each column of X.

    Raises
    ------
    Problem
        When the method refuses the rows, or keeps none.
    """
    selector = make_selector(text)
    try:
        rows = selector.choose_rows(X, train.y, attributes=attributes)
    except Problem as problem:
        where = f"prototypes {read_learner(text).id}"
        raise Problem(problem.what, expected=problem.expected, where=where) from None
    return X[rows], train.take(rows)
