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
from workbench.compute.statistics.compare_table import compare
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import view_of
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.program.json_text import dumps
from workbench.core.results.comparing.demo_comparison import DemoComparison
from workbench.core.results.pictures.demo_picture import DemoPicture

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
    pictures = _pictures(document, strips)
    draw_apart("workbench.ui.drawing.demo_pictures", [str(out)], pictures, str(out))
    progress(1.0, "done")
    return document


def compared(out: Path) -> DemoComparison:
    """Rank the classifiers of a stored experiment; write cd.svg and scores.tex.

    Parameters
    ----------
    out : Path
        The folder of the results.

    Raises
    ------
    Problem
        When the folder cannot be written, or Qt cannot draw here.
    """
    with Results(out) as results:
        table = view_of(results).table
        files = write_outputs(results, FILES, out)
    found = compare(table)
    return DemoComparison(
        measure=table.measure,
        datasets=table.datasets,
        classifiers=table.classifiers,
        scores=table.values,
        mean_ranks=found.mean_ranks,
        headline=found.headline,
        friedman=found.friedman,
        iman_davenport=found.iman_davenport,
        posthoc=found.posthoc,
        files=tuple(files),
    )


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
    learner = LearnerSettings(plugin, params, scale=scale)
    request = Request(learner, Protocol("loo"), predictions=True)
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


def _pictures(document: Mapping[str, Any], strips: Dataset) -> list[DemoPicture]:
    components: FloatArray = np.array(document["model"]["components"])
    x, y = (attribute.name for attribute in strips.attributes)
    before, after = document["steps"]["5-nn"], document["steps"]["kissnn"]
    mapped = strips.X @ components.T
    return [
        _picture("before.png", "Before: 5-NN", before, strips, strips.X, (x, y)),
        _picture(
            "after.png", "After: KISSNN", after, strips, mapped, ("(Lx)1", "(Lx)2")
        ),
    ]


def _picture(
    file: str,
    title: str,
    step: Mapping[str, Any],
    strips: Dataset,
    points: FloatArray,
    axes: tuple[str, str],
) -> DemoPicture:
    return DemoPicture(
        file=file,
        title=f"{title}, {100 * step['accuracy']:.1f} % [LOO]",
        points=points,
        axes=axes,
        labels=strips.y,
        classes=strips.classes,
        wrong_rows=np.asarray(step["wrong_rows"], np.int64),
    )
