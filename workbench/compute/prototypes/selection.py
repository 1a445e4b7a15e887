"""A method that selects prototypes run on a data set, and what it keeps judged."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api import Dataset, IntArray, check_params, declared, make
from workbench.compute.fitting.prototype_choice import selector_class
from workbench.compute.prototypes.prepared_rows import PreparedRows
from workbench.core.results.describing.prototype_report import PrototypeReport
from workbench.numerics.neighbours.distance import PARAMS
from workbench.numerics.prototypes.prototype_ccv import prototype_ccv
from workbench.numerics.prototypes.row_table import RowTable
from workbench.numerics.prototypes.selector import Training

#: Prototypes set aside at once for `PrototypeReport.ccv`, unless the method says another.
CONTROL = 10
#: Cells of a block of distances.
_CELLS = 1 << 20


def select_prototypes(
    data: Dataset,
    method: str,
    params: Mapping[str, Any] | None = None,
    *,
    scale: str = "none",
) -> PrototypeReport:
    """Select prototypes among all rows of a data set, and judge 1-NN among them.

    Raises
    ------
    Problem
        For data without classes, with text or with fewer than two rows, an unknown method
        and parameters out of their limits; as the method.
    """
    cls = selector_class(method)
    plugin = declared(cls)
    assert plugin is not None
    given = check_params(plugin.params, params or {})
    rows = PreparedRows.of(data, scale, method)
    begun = time.perf_counter()
    selector = make(cls, given).fit(rows.X, rows.classes, attributes=rows.attributes)
    seconds = time.perf_counter() - begun
    distance: dict[str, Any] = {
        name: given[name] for name in ("metric", *PARAMS) if name in given
    }
    table = RowTable(
        rows.X, attributes=rows.attributes, classes=rows.classes, **distance
    )
    training = Training(table, rows.classes)
    told: Mapping[str, Any] = given
    control = int(told.get("control", CONTROL))
    kept = np.asarray(selector.kept_, np.int64)
    return PrototypeReport(
        data=data.name,
        instances=data.n_rows,
        method=method,
        params=given,
        scale=scale,
        kept=kept,
        dropped=np.asarray(selector.dropped_, np.int64),
        steps=int(selector.n_steps_),
        errors_on_training=int(
            (nearest_classes(training, kept) != training.codes).sum()
        ),
        loo=float(prototype_ccv(training, kept, 1).mean()),
        ccv=float(prototype_ccv(training, kept, control).mean()),
        control=control,
        seconds=seconds,
        note=str(selector.note_),
    )


def nearest_classes(training: Training, kept: IntArray) -> IntArray:
    """Return the class code of the nearest prototype of every row, shape (n,).

    A prototype is nearest to itself; else the lower row is of equal distances.
    """
    kept = np.sort(kept)
    nearest = np.empty(training.n, np.int64)
    step = max(1, _CELLS // len(kept))
    for start in range(0, training.n, step):
        some = np.arange(start, min(start + step, training.n))
        nearest[some] = kept[training.table.among(some, kept).argmin(axis=1)]
    nearest[kept] = kept
    return np.asarray(training.codes[nearest])
