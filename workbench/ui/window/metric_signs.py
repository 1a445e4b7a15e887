"""The signs of the metrics in the scene bar: unit balls in the plane of x and y."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QIcon

from workbench.api import Dataset, FloatArray
from workbench.core.session.session import Session
from workbench.numerics.neighbours.distance import (
    LEARNED,
    SCENE_DISTANCES,
    Distance,
)
from workbench.ui.drawing.metric_glyph import draw_sign, sign_outline

#: Pixels of a sign, each way.
SIGN_SIZE = 24
#: So many drawn signs are kept.
MOST_SIGNS = 64
#: Rows enough for the sign of a covariance.
_ROWS = 20_000


class MetricSigns:
    """Draws the unit ball of a metric, once: most changes leave most signs alone."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._drawn: dict[tuple[object, ...], QIcon] = {}

    def sign(self, metric: str, colour: str, ratio: float) -> QIcon:
        """Return the sign of a metric for the data and axes of the session.

        Parameters
        ----------
        metric : str
            One of `workbench.core.session.scene.METRICS`.
        colour : str
        ratio : float
            Pixels of the screen for one of the sign.
        """
        distance, matrix = SCENE_DISTANCES[metric], self._matrix(metric)
        p = distance.exponent_for(self._session.scene.p)
        shape = b"" if matrix is None else matrix.tobytes()
        key = (metric, p, shape, colour, ratio)
        if key not in self._drawn:
            if len(self._drawn) > MOST_SIGNS:
                self._drawn.clear()
            outline = sign_outline(distance, p, matrix)
            self._drawn[key] = draw_sign(outline, colour, SIGN_SIZE, ratio)
        return self._drawn[key]

    def _matrix(self, metric: str) -> FloatArray | None:
        """Return the metric of the two axes, shape (2, 2); None without a matrix."""
        data, scene = self._session.data, self._session.scene
        if data is None or not {scene.x, scene.y} <= {a.name for a in data.attributes}:
            return None
        columns = [data.index_of(scene.x), data.index_of(scene.y)]
        distance = SCENE_DISTANCES[metric]
        if distance.linear is not None:
            return _matrix_of_rows(distance, data, columns)
        learned = self._session.metric
        if metric == LEARNED.id and learned is not None:
            M = learned.result.metric.M
            if M.ndim == 2 and len(M) > max(columns):
                return np.asarray(M[np.ix_(columns, columns)])
        return None


def _matrix_of_rows(
    distance: Distance, data: Dataset, columns: list[int]
) -> FloatArray | None:
    """Return the metric that a distance learns of two columns; None of too few rows."""
    step = max(1, data.n_rows // _ROWS)
    rows = data.X[::step, columns]
    rows = rows[np.isfinite(rows).all(axis=1)]
    if len(rows) < 3 or columns[0] == columns[1]:
        return None
    if distance.takes_matrix:
        return _inverse_covariance(rows)
    L = None if distance.linear is None else distance.linear(rows)
    return None if L is None else np.asarray(L.T @ L)


def _inverse_covariance(rows: FloatArray) -> FloatArray | None:
    covariance = np.cov(rows, rowvar=False)
    ridge = 1e-9 * np.trace(covariance) * np.eye(2)
    if not np.trace(covariance) > 0:
        return None
    return np.asarray(np.linalg.inv(covariance + ridge), dtype=np.float64)
