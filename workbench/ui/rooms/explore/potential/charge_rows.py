"""Rows of a data set as charges on the two attributes shown."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from workbench.api import Dataset, FloatArray
from workbench.core.plane.charge_plane import ChargePlane
from workbench.core.plane.space import scaling
from workbench.core.session.scene import Scene

#: Rows of which a sweep, and all their charges, are seen within a frame.
MOST_ROWS = 500
#: Each class has a field of its own, and a sign that must be told from the others.
MOST_CLASSES = 20


@dataclass(frozen=True, eq=False, slots=True)
class ChargeRows:
    """The rows that have a place and a class.

    Attributes
    ----------
    plane : ChargePlane or None
        None where fewer than two rows can be charges.
    numbers : tuple of int
        Of the rows in the data set.
    left_out : int
        Rows without a place or a class.
    classes : tuple of str
    factor : ndarray, shape (2,)
        What the scale of the scene multiplies the two attributes with.
    """

    plane: ChargePlane | None = None
    numbers: tuple[int, ...] = ()
    left_out: int = 0
    classes: tuple[str, ...] = ()
    factor: FloatArray = field(default_factory=lambda: np.ones(2))


def charge_rows(data: Dataset | None, scene: Scene) -> ChargeRows:
    """Make charges of the rows of a scene; of too many, draw some by its seed."""
    if data is None or not data.has_nominal_class or len(data.classes) > MOST_CLASSES:
        return ChargeRows()
    numeric = {a.name for a in data.attributes if a.is_numeric}
    if not {scene.x, scene.y} <= numeric:
        return ChargeRows()
    columns = [data.index_of(name) for name in (scene.x, scene.y)]
    known, factor = data.y >= 0, np.ones(2)
    for column in columns:  # of a million rows, no copies where none is needed
        known &= ~np.isnan(data.X[:, column])
    if scene.scale != "none":
        factor = _factor(data.X[:, columns].T, scene.scale)
    rows = np.flatnonzero(known)
    left_out = data.n_rows - len(rows)
    if len(rows) > MOST_ROWS:
        random = np.random.default_rng(scene.seed)
        rows = np.sort(random.choice(rows, MOST_ROWS, replace=False))
    if len(rows) < 2:
        return ChargeRows(None, (), left_out, data.classes, factor)
    places = data.X[rows[:, None], columns] * factor
    if scene.x == scene.y:  # one attribute is not measured twice
        places[:, 1] = 0.0
    plane = ChargePlane(places, data.y[rows], len(data.classes))
    return ChargeRows(plane, tuple(rows.tolist()), left_out, data.classes, factor)


def _factor(values: FloatArray, scale: str) -> FloatArray:
    """Return what a scale of all rows multiplies two columns with, shape (2,).

    Parameters
    ----------
    values : ndarray, shape (2, n)
    scale : str
    """
    gaps = np.isnan(values)
    if gaps.any():  # filled by the mean, as the distances of the scene fill them
        known = np.maximum((~gaps).sum(axis=1, keepdims=True), 1)
        mean = np.where(gaps, 0.0, values).sum(axis=1, keepdims=True) / known
        values = np.where(gaps, mean, values)
    _, factor = scaling(values.T, np.ones(2, bool), scale)
    # all are in one place of a constant attribute, whatever its unit
    return np.where(factor > 0, factor, 1.0)
