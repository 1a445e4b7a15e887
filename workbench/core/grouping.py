"""What colours the rows of a picture: the class, a nominal attribute, or nothing."""

from __future__ import annotations

import numpy as np

from workbench.api.data import Dataset, IntArray

BY_CLASS, BY_NOTHING = -1, -2


def groups(dataset: Dataset, by: int = BY_CLASS) -> tuple[IntArray, tuple[str, ...]]:
    """Give each row the number of its group.

    Parameters
    ----------
    dataset : Dataset
    by : int
        `BY_CLASS`, `BY_NOTHING`, or the position of a nominal attribute. A class that
        is a number groups nothing.

    Returns
    -------
    codes : ndarray of int, shape (n,)
        Rows without a label have the number after the last label.
    names : tuple of str
        Of the groups; ``?`` is added when a label is missing, and there is one empty
        name when nothing groups the rows.
    """
    nothing = by == BY_CLASS and not dataset.has_nominal_class
    if by == BY_NOTHING or nothing:
        return np.zeros(dataset.n_rows, np.int64), ("",)
    if by == BY_CLASS:
        codes, names = dataset.y, dataset.classes
    else:
        values = dataset.X[:, by]
        codes = np.where(np.isnan(values), -1, values).astype(np.int64)
        names = dataset.attributes[by].values
    missing = codes < 0
    if not missing.any():
        return codes, names
    return np.where(missing, len(names), codes), (*names, "?")
