"""The demo without a window: the first lesson's numbers, pictures and tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

from workbench.api import Dataset, FloatArray, Problem, progress
from workbench.compute.evaluation.request import Request
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.experiments.experiment_outputs import write_outputs
from workbench.compute.folds.folds import Protocol
from workbench.compute.metric_lab.morph_accuracy import STOPS, morph_curve
from workbench.compute.models.model_description import fit_model
from workbench.compute.pictures.drawing import draw_apart
from workbench.compute.reading.readers import read
from workbench.compute.statistics.document import compare
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import view_of
from workbench.core.program.json_text import dumps

STRIPS, PRINTED = "builtin:thesis21-strips", "builtin:thesis21-printed"
#: What is made of the experiment, beside its table of scores.
FILES = ("cd.svg", "scores.tex")

#: What is tried in turn: id, data set, plugin, parameters, scale.
_TRIALS: tuple[tuple[str, str, str, Mapping[str, Any], str], ...] = (
    ("5-nn", STRIPS, "knn", {"n_neighbors": 5}, "none"),
    ("1-nn", STRIPS, "knn", {"n_neighbors": 1}, "none"),
    ("15-nn", STRIPS, "knn", {"n_neighbors": 15}, "none"),
    ("5-nn z-score", STRIPS, "knn", {"n_neighbors": 5}, "z-score"),
    ("kissnn", STRIPS, "kissnn", {"v": 5, "covariance": "ml"}, "none"),
    ("printed 5-nn", PRINTED, "knn", {"n_neighbors": 5}, "none"),
    ("printed kissnn", PRINTED, "kissnn", {"v": 5, "covariance": "ml"}, "none"),
)


def first_five_minutes(out: Path) -> dict[str, Any]:
    """Work the lesson through up to its experiment; write before.png and after.png.

    Parameters
    ----------
    out : Path
        An existing folder.

    Returns
    -------
    dict
        For demo.json: ``data, steps {id: {accuracy, correct, n, confusion,
        wrong_rows}}, model {M, eigenvalues, components, ball_ratio}, morph {t,
        accuracy}, pictures``.

    Raises
    ------
    Problem
        When the folder cannot be written, or Qt cannot draw here.
    """
    with threadpool_limits(1):
        document, strips = _numbers()
    document["pictures"] = ["before.png", "after.png"]
    write_numbers(document, out)  # they stay where there is no drawing
    progress(0.9, "pictures")
    pictures = _figures(document, strips)
    draw_apart("workbench.ui.drawing.demo_pictures", [str(out)], pictures, str(out))
    progress(1.0, "done")
    return document


def compared(out: Path) -> dict[str, Any]:
    """Rank the classifiers of a stored experiment; write cd.svg and scores.tex.

    Parameters
    ----------
    out : Path
        The folder of the results.

    Returns
    -------
    dict
        For demo.json: ``measure, datasets, classifiers, scores`` (data sets in rows),
        ``mean_ranks, headline, friedman, iman_davenport, posthoc {method, alpha, q, cd,
        pairs}, files``; the statistics as in the JSON of ``compare``.

    Raises
    ------
    Problem
        When the folder cannot be written, or Qt cannot draw here.
    """
    with Results(out) as results:
        table = view_of(results).table
        files = write_outputs(results, FILES, out)
    statistics = compare(table)
    keys = ("mean_ranks", "headline", "friedman", "iman_davenport", "posthoc")
    return {
        "measure": table.measure,
        "datasets": list(table.datasets),
        "classifiers": list(table.classifiers),
        "scores": table.values.tolist(),
        **{key: statistics[key] for key in keys},
        "files": files,
    }


def write_numbers(document: Mapping[str, Any], out: Path) -> None:
    """Write demo.json.

    Raises
    ------
    Problem
        When the folder cannot be written.
    """
    try:
        (out / "demo.json").write_text(dumps(document) + "\n", encoding="utf-8")
    except OSError as error:
        raise Problem(error.strerror or str(error), where=str(out)) from None


def _numbers() -> tuple[dict[str, Any], Dataset]:
    data = {name: read(name) for name in (STRIPS, PRINTED)}
    steps = {}
    for done, (step, name, plugin, params, scale) in enumerate(_TRIALS):
        progress(0.8 * done / len(_TRIALS), step)
        steps[step] = _leave_one_out(data[name], plugin, params, scale)
    strips = data[STRIPS]
    learner = next(trial for trial in _TRIALS if trial[0] == "kissnn")
    model = fit_model(strips, "kissnn", learner[3]).model
    large, small = model["eigenvalues"]
    metric = np.array(model["M"])
    return {
        "data": STRIPS,
        "steps": steps,
        "model": {
            "M": model["M"],
            "eigenvalues": model["eigenvalues"],
            "components": model["components"],
            # of the half axes of the unit ball
            "ball_ratio": float(np.sqrt(large / small)),
        },
        "morph": {
            "t": STOPS.tolist(),
            "accuracy": list(morph_curve(metric, strips.X, strips.y, k=5)),
        },
    }, strips


def _leave_one_out(
    dataset: Dataset, plugin: str, params: Mapping[str, Any], scale: str
) -> dict[str, Any]:
    request = Request(plugin, params, Protocol("loo"), scale, predictions=True)
    result = evaluate(dataset, request)
    figures, predictions = result.of_classes, result.predictions
    assert figures is not None
    assert predictions is not None
    return {
        "classifier": result.classifier,
        "params": result.params,
        "scale": result.scale,
        "n": result.n,
        "correct": figures.correct,
        "accuracy": figures.accuracy,
        "confusion": figures.confusion,
        "wrong_rows": predictions.wrong.tolist(),
    }


def _figures(document: Mapping[str, Any], strips: Dataset) -> list[dict[str, Any]]:
    components: FloatArray = np.array(document["model"]["components"])
    x, y = (attribute.name for attribute in strips.attributes)
    return [
        _figure("before.png", "Before: 5-NN", document["steps"]["5-nn"], strips)
        | {"points": strips.X, "axes": [x, y]},
        _figure("after.png", "After: KISSNN", document["steps"]["kissnn"], strips)
        | {"points": strips.X @ components.T, "axes": ["(Lx)1", "(Lx)2"]},
    ]


def _figure(
    file: str, title: str, step: Mapping[str, Any], strips: Dataset
) -> dict[str, Any]:
    return {
        "file": file,
        "title": f"{title}, {100 * step['accuracy']:.1f} % [LOO]",
        "labels": strips.y,
        "classes": strips.classes,
        "wrong_rows": step["wrong_rows"],
    }
