"""Tasks that write what repeats a result: a script, a notebook, a report, a scene page."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset
from workbench.compute.reports.recipe_report import recipe_report
from workbench.compute.reports.report_words import LANGUAGES, ReportWords
from workbench.compute.reports.results_report import results_report
from workbench.compute.reports.scene_page import scene_page
from workbench.compute.scripts.notebook_file import notebook_text, write_text
from workbench.compute.scripts.recipe_script import Recipe, recipe_script
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.evaluation import EvaluationResult


def script(payload: Mapping[str, Any]) -> str:
    """Write the script of a recipe.

    Parameters
    ----------
    payload : mapping
        ``recipe``, and optionally ``data`` (the folder of the data set that is shown:
        the script must read the very same), ``base`` (where relative paths start),
        ``folders`` (of ``keel:NAME``) and ``path``: a .ipynb or .py file to write.

    Returns
    -------
    str
        The script, or the path that was written.

    Raises
    ------
    Problem
        When there is no script of it, or its data are not there.
    """
    path = payload.get("path")
    made = recipe_script(
        _recipe(payload),
        beside=Path(path).parent if path else None,
        folders=[Path(folder) for folder in payload.get("folders") or ()],
        shown=_shown(payload),
    )
    if not path:
        return made.text()
    is_notebook = Path(path).suffix.lower() == ".ipynb"
    write_text(Path(path), notebook_text(made) if is_notebook else made.text())
    return str(path)


def report(payload: Mapping[str, Any]) -> str:
    """Write a report and return its path.

    Parameters
    ----------
    payload : mapping
        As of `script`, with ``path`` and ``language``; ``result`` (an evaluation that
        was made already, as plain values) or ``results`` (a folder) are not computed
        again.

    Raises
    ------
    Problem
        As of `script`, and where there is no report of its kind.
    """
    asked = payload.get("language")
    words = ReportWords(asked if asked in LANGUAGES else "en")
    if payload.get("results"):
        page = results_report(Path(payload["results"]), words)
    else:
        given = payload.get("result")
        result = from_json(EvaluationResult, given) if given else None
        page = recipe_report(
            _recipe(payload), words, shown=_shown(payload), result=result
        )
    write_text(Path(payload["path"]), page)
    return str(payload["path"])


def page_of_scene(payload: Mapping[str, Any]) -> str:
    """Write a scene as one page and return its path.

    Parameters
    ----------
    payload : mapping
        ``scene`` (as plain values), ``data`` (the folder of the data set that is
        shown), ``path``, ``language``, and optionally ``M``, the metric.

    Raises
    ------
    Problem
        When the scene is none a page can show.
    """
    asked, M = payload.get("language"), payload.get("M")
    words = ReportWords(asked if asked in LANGUAGES else "en", "scene")
    page = scene_page(
        {"scene": payload["scene"]}, Path(), words, shown=_shown(payload),
        M=None if M is None else np.asarray(M, np.float64),
    )  # fmt: skip
    write_text(Path(payload["path"]), page)
    return str(payload["path"])


def _recipe(payload: Mapping[str, Any]) -> Recipe:
    return Recipe(payload["recipe"], Path(payload.get("base") or ""))


def _shown(payload: Mapping[str, Any]) -> Dataset | None:
    folder = payload.get("data")
    return Dataset.open(Path(folder)) if folder else None
