"""The task of exercises: a recipe is measured by the rules of its task."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.compute.marking.rerun import measure
from workbench.core.lessons.exercise import task_from
from workbench.core.results.marks import Measured


def run(payload: Mapping[str, Any]) -> Measured:
    """Measure a recipe as ``workbench mark`` will.

    Parameters
    ----------
    payload : mapping
        ``task`` (`Task.describe`), ``recipe``, and ``folder``, where the exercise lies.
    """
    task = task_from(payload["task"])
    return measure(task, payload["recipe"], Path(payload["folder"]))
