"""`wb.save`, `wb.load` and `wb.predict`: models in files, and what they predict."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.compute.interface.documents import (
    Predicted,
)
from workbench.compute.interface.trained_model import Model


def save(model: Any, path: str | Path) -> Path:
    """Write a model that `fit` returned into a model file (.skops); no pickle is in it.

    Raises
    ------
    Problem
        When it is none, or cannot be written.

    Examples
    --------
    >>> import tempfile, workbench as wb
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = wb.save(wb.fit("builtin:iris", "knn"), f"{folder}/knn.skops")
    ...     wb.load(path)
    Model(knn fitted on 150 rows of iris)
    """
    if not isinstance(model, Model):
        what = f"a model of the type {type(model).__name__}"
        raise Problem(what, expected="what workbench.fit returns")
    return model.save(path)


def load(path: str | Path) -> Model:
    """Read a model file; its types are checked before any object is made.

    Raises
    ------
    Problem
        When it is none, was changed, or holds types that are not allowed.
    """
    return Model.opened(path)


def predict(
    model: Model | str | Path,
    rows: Any,
    out: str | Path = "",
    *,
    by_place: bool = False,
) -> Predicted:
    """Predict rows by a model.

    Parameters
    ----------
    model : Model, str or Path
        What `fit` or `load` returned, or a model file.
    rows : path, DataFrame, array or Dataset
        The columns by name in any order, with the class or without; an array has them
        in the order of training, shape (m, d).
    out : str or Path
        Where to write rows and predictions, too, by suffix.
    by_place : bool
        Columns are known by their places, whatever they are called.

    Returns
    -------
    Predicted
        ``labels`` (m,), ``probabilities`` (m, c), ``dataset``, ``to_frame()``.

    Raises
    ------
    Problem
        When a column is missing or does not fit.

    Examples
    --------
    >>> import workbench as wb
    >>> model = wb.fit("builtin:iris", "naive-bayes")
    >>> found = wb.predict(model, [[5.0, 3.4, 1.5, 0.2], [6.5, 3.0, 5.5, 2.0]])
    >>> found.labels.tolist()
    ['setosa', 'virginica']
    """
    opened = model if isinstance(model, Model) else load(model)
    return opened.predict(rows, out, by_place=by_place)
