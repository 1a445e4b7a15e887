"""The grid as plain data, for scripts and tests."""

from __future__ import annotations

from typing import Any

from workbench.ui.rooms.compare.grid.grid_model import GridModel


def probe_of(model: GridModel) -> dict[str, Any]:
    """Return names, and for every cell mean, folds, state, and whether it is best."""
    across = range(len(model.columns))
    cells = [[model.cell(i, j) for j in across] for i in range(len(model.rows))]
    shown = [[model.shown(i, j) for j in across] for i in range(len(model.rows))]
    return {
        "measure": model.measure,
        "datasets": [row.name for row in model.rows],
        "classifiers": [column.name for column in model.columns],
        "values": [[c.mean if c else None for c in row] for row in cells],
        "counts": [[c.done if c else 0 for c in row] for row in cells],
        "parts": [row.parts for row in model.rows],
        "states": [[s.state for s in row] for row in shown],
        "best": [[s.best for s in row] for row in shown],
        "texts": [[s.text for s in row] for row in shown],
    }
