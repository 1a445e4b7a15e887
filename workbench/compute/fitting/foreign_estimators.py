"""Adapter for estimators without a declaration, such as scikit-learn's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sklearn.base import clone, is_classifier, is_regressor

from workbench.api import Plugin, Problem, declare


def as_declared(estimator: Any, params: Mapping[str, Any] | None = None) -> type:
    """Return a declared class that makes unfitted copies of an estimator.

    Labels, missing values and scales are prepared for it as for any plugin that reads
    numbers only.

    Parameters
    ----------
    estimator : classifier or regressor
        With its parameters set; a Pipeline or a search will do.
    params : mapping, optional
        Parameters to change in the copies.

    Returns
    -------
    type
        A subclass of the estimator's class, whose ``plugin`` bears that class' name.

    Raises
    ------
    Problem
        For anything that is no unfitted-copy-making classifier or regressor, and for
        parameters it does not have.
    """
    base = type(estimator)
    if isinstance(estimator, type) or not hasattr(estimator, "get_params"):
        raise Problem(
            f"the estimator {estimator!r}", expected="a plugin id or an estimator"
        )
    if not (is_classifier(estimator) or is_regressor(estimator)):
        raise Problem(
            f"{base.__name__} is neither classifier nor regressor",
            expected="an estimator that predicts",
        )
    try:
        pattern = clone(estimator).set_params(**(params or {}))
    except ValueError as error:
        raise Problem(str(error), where=base.__name__) from None
    plugin = Plugin(
        id=base.__name__,
        title=base.__name__,
        kind="classifier" if is_classifier(estimator) else "regressor",
        family="Foreign",
    )
    # calling the class gives a copy of the pattern, not an instance of the subclass,
    # so the constructor of the base is never called a second time
    made = {"__new__": staticmethod(lambda _cls: clone(pattern))}
    return declare(plugin)(type(base.__name__, (base,), made))
