"""Tasks of lessons: a recipe is measured by the rules of its task, a package unpacked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.compute.marking.rerun import measure
from workbench.core.lessons.exercise import task_from
from workbench.core.lessons.lesson_package import course, unpack
from workbench.core.results.answer_marks import Measured


def run(payload: Mapping[str, Any]) -> Measured:
    """Measure a recipe as ``workbench mark`` will.

    Parameters
    ----------
    payload : mapping
        ``task`` (`Task.describe`), ``recipe``, and ``folder``, where the exercise lies.
    """
    task = task_from(payload["task"])
    return measure(task, payload["recipe"], Path(payload["folder"]))


def open_course(payload: Mapping[str, Any]) -> list[str]:
    """Unpack a package of lessons, or look into a folder; return the files of lessons.

    Parameters
    ----------
    payload : mapping
        ``path``, and ``folder``, an empty one for what is unpacked.
    """
    path = Path(payload["path"])
    found = course(path) if path.is_dir() else unpack(path, Path(payload["folder"]))
    return [str(lesson) for lesson in found]
