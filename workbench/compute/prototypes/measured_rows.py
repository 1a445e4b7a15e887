"""The rows of a data set under the metric of the scene, for methods and for pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, IntArray
from workbench.compute.prototypes.prepared_rows import PreparedRows
from workbench.core.plane.space import make_space
from workbench.numerics.neighbours.distance import DISTANCES, LEARNED
from workbench.numerics.prototypes.row_table import RowTable


@dataclass(frozen=True, eq=False, slots=True)
class MeasuredRows:
    """Rows, and the parameters of the distance that measures them.

    Attributes
    ----------
    X : ndarray, shape (n, d)
    classes : ndarray of int64, shape (n,)
    attributes : tuple of Attribute or None
        One for each column; None where they are mapped and all numeric.
    distance : mapping
        ``metric``, and ``p`` where it has one.
    """

    X: FloatArray
    classes: IntArray
    attributes: tuple[Attribute, ...] | None
    distance: Mapping[str, Any]

    @staticmethod
    def of(
        data: Dataset,
        what: str,
        *,
        metric: str = "euclidean",
        p: float = 2.0,
        scale: str = "none",
        components: FloatArray | None = None,
    ) -> MeasuredRows:
        """Prepare the rows for one metric; a learned one is a map before the Euclidean.

        Raises
        ------
        Problem
            As `PreparedRows.of`, and where no learned metric fits the columns.
        """
        rows = PreparedRows.of(data, scale, what)
        if metric == LEARNED.id:
            space = make_space(data, metric, scale=scale, components=components)
            plain = {"metric": "euclidean"}
            return MeasuredRows(space.rows, rows.classes, None, plain)
        distance: dict[str, Any] = {"metric": metric}
        if any(param.name == "p" for param in DISTANCES[metric].params):
            distance["p"] = p
        return MeasuredRows(
            np.asarray(rows.X, np.float64), rows.classes, rows.attributes, distance
        )

    def table(self) -> RowTable:
        """Return the distances among the rows."""
        return RowTable(
            self.X, attributes=self.attributes, classes=self.classes, **self.distance
        )
