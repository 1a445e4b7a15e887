"""Whether the statistics are of what the grid shows."""

from __future__ import annotations

import numpy as np

from workbench.core.tables.score_table import ScoreTable
from workbench.ui.rooms.compare.grid.grid_model import GridModel


def agrees(model: GridModel, table: ScoreTable) -> bool:
    """Whether a table of scores has the rows, columns and whole cells of the grid."""
    rows = {row.name: i for i, row in enumerate(model.rows) if not row.problem}
    columns = {column.name: j for j, column in enumerate(model.columns)}
    if set(table.datasets) != set(rows) or set(table.classifiers) != set(columns):
        return False
    shown = [
        [_whole(model, rows[data], columns[name]) for name in table.classifiers]
        for data in table.datasets
    ]
    return bool(np.allclose(shown, table.values, rtol=1e-9, atol=0, equal_nan=True))


def _whole(model: GridModel, row: int, column: int) -> float:
    cell = model.cell(row, column)
    if cell is None or cell.mean is None or cell.failures:
        return np.nan
    return cell.mean if cell.done >= model.rows[row].parts else np.nan
