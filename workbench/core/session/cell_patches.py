"""Patches of single cells of a data set on disk, whose arrays are shared."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import numpy as np

from workbench.api.data import CELLS, Dataset, FloatArray

_SHARED = ("X.npy", "y.npy", "weights.npy", "meta.json")


def patch(base: Path, folder: Path, cells: FloatArray) -> Dataset:
    """Change cells of the data set in `base`; the result is in `folder`, and opened.

    However large the set is, this costs a page of memory and three numbers on disk for
    each changed cell: the arrays are linked, and mapped so that writing is private.

    Parameters
    ----------
    base, folder : Path
        Written by `Dataset.save` or by this function; an empty folder.
    cells : ndarray of float64, shape (m, 3)
        Row, position in `Dataset.columns`, new value (NaN for missing).
    """
    for name in _SHARED:
        if (base / name).exists():
            _share(base / name, folder / name)
    earlier = base / CELLS
    if earlier.exists():
        cells = np.vstack([np.load(earlier, allow_pickle=False), cells])
    # of several values for one cell the last one stays
    _, last = np.unique(cells[::-1, :2], axis=0, return_index=True)
    np.save(folder / CELLS, cells[::-1][last], allow_pickle=False)
    return Dataset.open(folder)


def _share(source: Path, target: Path) -> None:
    try:
        os.link(source, target)
    except OSError:  # another disk, or a system without links
        shutil.copy(source, target)
