"""Writer of the predictions of an evaluation as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import numpy as np

from workbench.core.program.home import write_atomically
from workbench.core.results.evaluating.predictions import Predictions
from workbench.core.results.spreadsheet_formulas import guarded_row


def predictions_csv(predictions: Predictions, kind: str = "score") -> str:
    """Return a line for each tested row: where it was tested, its classes, its scores.

    Parameters
    ----------
    predictions : Predictions
        Of classes, in the order of the lines.
    kind : str
        What the scores are: ``p`` for probabilities, else ``score``.

    Returns
    -------
    str
        Rows, folds and repeats are counted from 1. A missing score is an empty cell.
    """
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    heads = ["row", "fold", "repeat", "true", "predicted", "wrong"]
    scores = predictions.scores
    if scores is not None:
        heads += [f"{kind}({name})" for name in predictions.classes]
    writer.writerow(guarded_row(heads))
    true, said = (
        ["" if name is None else name for name in predictions.named(codes)]
        for codes in (predictions.true, predictions.predicted)
    )
    wrong = predictions.true != predictions.predicted
    for i in range(len(predictions)):
        places = (predictions.rows[i], predictions.folds[i], predictions.repeats[i])
        cells = [str(int(place) + 1) for place in places]
        cells += [true[i], said[i], "wrong" if wrong[i] else ""]
        if scores is not None:
            cells += ["" if np.isnan(s) else repr(float(s)) for s in scores[i]]
        writer.writerow(guarded_row(cells))
    return file.getvalue()


def write_predictions(predictions: Predictions, path: Path, kind: str) -> None:
    """Write what `predictions_csv` returns; nothing is left half written."""
    write_atomically(path, predictions_csv(predictions, kind))
