"""Results of the thesis' experiments as `run` stores them, without running anything."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from workbench.core.experiment.store import Cell, FoldRow, Results
from workbench.core.experiment.stored_experiment import PLAN, Plan
from workbench.core.thesis.thesis_tables import thesis


def store(folder: Path, accuracy: np.ndarray, seconds: np.ndarray, number: int) -> Path:
    """Store one fold for each score of a printed table; NaN is a failed fold."""
    table = thesis().tables[number].table
    datasets = tuple((f"d{i}", name, 1) for i, name in enumerate(table.datasets))
    learners = tuple((f"l{j}", name) for j, name in enumerate(table.classifiers))
    with Results(folder, writes=True) as results:
        run = results.begin(
            {"system": "box", "cores": 2, "host": "mine"}, {"numpy": "2"}
        )
        plan = Plan("p", datasets, learners, ("accuracy",), f"table {number}")
        results.note(PLAN, plan.to_json())
        for i, (data, _, _) in enumerate(datasets):
            for j, (learner, _) in enumerate(learners):
                cell = Cell("p", data, learner, 0, 0)
                if np.isnan(accuracy[i, j]):
                    failure = {"type": "Problem", "text": "too hard", "trace": ""}
                    results.add(FoldRow(cell, failure=failure), run)
                    continue
                values = {
                    "accuracy": accuracy[i, j],
                    "fit_seconds": seconds[i, j],
                    "fit_cpu": seconds[i, j],
                }
                results.add(FoldRow(cell, values, train_rows=9, test_rows=1), run)
    return folder
