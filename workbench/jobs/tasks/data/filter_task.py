"""Tasks that apply filters to a whole data set, or show what they would do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset
from workbench.compute.describing.previews import compare
from workbench.compute.fitting.pipeline import apply_steps
from workbench.core.learner.filter_steps import steps_from
from workbench.core.results.describing.data_previews import FilterPreview
from workbench.core.results.describing.saved_data import FilteredData


def run(payload: Mapping[str, Any]) -> FilteredData:
    """Apply filters to a saved data set and save what comes out.

    Parameters
    ----------
    payload : mapping
        ``folder`` (written by `Dataset.save`), ``out`` (a folder that exists, empty)
        and ``steps``, a list of ``{"id": …, "params": {…}}``.

    Raises
    ------
    Problem
        For a step that cannot be made or cannot be fitted, naming it.
    """
    dataset = Dataset.open(Path(payload["folder"]))
    filtered = apply_steps(dataset, steps_from(payload["steps"]))
    filtered.save(Path(payload["out"]))
    words = filtered.notes[len(dataset.notes) :]
    return FilteredData(Path(payload["out"]), tuple(words))


def preview(payload: Mapping[str, Any]) -> FilterPreview:
    """Compare a data set before and after filters; nothing is saved.

    Parameters
    ----------
    payload : mapping
        ``folder`` and ``steps`` as of `run`.
    """
    dataset = Dataset.open(Path(payload["folder"]))
    filtered = apply_steps(dataset, steps_from(payload["steps"]))
    return compare(dataset, filtered, filtered.notes[len(dataset.notes) :])
