"""Tasks of lessons: recipes measured by the rules of a task, claims, packages unpacked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.compute.claims.claims_bench import chosen, examine
from workbench.compute.marking.rerun import measure
from workbench.core.lessons.exercise import task_from
from workbench.core.lessons.lesson_package import course, unpack
from workbench.core.results.answer_marks import Measured
from workbench.core.results.claim import Claim
from workbench.jobs.tasks.classify.evaluate_task import open_data


def run(payload: Mapping[str, Any]) -> Measured:
    """Measure a recipe as ``workbench mark`` will.

    Parameters
    ----------
    payload : mapping
        ``task`` (`Task.describe`), ``recipe``, and ``folder``, where the exercise lies.
    """
    task = task_from(payload["task"])
    return measure(task, payload["recipe"], Path(payload["folder"]))


def judge_claim(payload: Mapping[str, Any]) -> Claim:
    """Compute the figures of a claim and judge them.

    Parameters
    ----------
    payload : mapping
        ``claim`` (id), ``language``, and ``data``: folders of data sets that join those
        of the bench.
    """
    given = [open_data(folder) for folder in payload["data"]]
    return next(examine(chosen([payload["claim"]]), given, payload["language"]))


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
