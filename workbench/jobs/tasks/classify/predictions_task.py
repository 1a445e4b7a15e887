"""Task that writes the predictions of a run into a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api.problems import Problem
from workbench.compute.writing.write_predictions import write_predictions
from workbench.core.results.evaluating.predictions import Predictions


def run(payload: Mapping[str, Any]) -> str:
    """Write predictions as CSV and return the path.

    Parameters
    ----------
    payload : mapping
        ``rows``, ``folds``, ``repeats``, ``true``, ``predicted``, ``scores`` and
        ``classes`` as in `Predictions`; ``kind`` of the scores; ``path``.

    Raises
    ------
    Problem
        When the file cannot be written.
    """
    predictions = Predictions(
        payload["rows"],
        payload["folds"],
        payload["repeats"],
        payload["true"],
        payload["predicted"],
        payload["scores"],
        tuple(payload["classes"]),
    )
    path = Path(payload["path"])
    try:
        write_predictions(predictions, path, payload["kind"])
    except OSError as error:
        what = error.strerror or str(error)
        raise Problem(
            what, expected="a file that can be written", where=str(path)
        ) from None
    return str(path)
