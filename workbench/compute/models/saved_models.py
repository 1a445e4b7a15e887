"""Saved models: fit and save, open, predict new rows."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench._version import __version__
from workbench.api import Attribute, Dataset, IntArray, Problem
from workbench.api.filtering import fresh_names
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting.column_alignment import (
    OTHER_CLASS,
    aligned,
    has_class,
    named_by_place,
    read_rows,
)
from workbench.compute.fitting.fitted_model import FittedModel, Predicted
from workbench.compute.models import model_file
from workbench.compute.models.model_description import (
    Fitted,
    fit_request,
    model_report,
)
from workbench.compute.scoring.evaluation_report import data_summary
from workbench.compute.writing import writers
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.model_report import (
    FilePrediction,
    JudgedClasses,
    JudgedNumbers,
    ModelHeader,
    ModelReport,
    TrainedOn,
)

#: Distributions whose versions decide whether an old model still means the same.
LIBRARIES = ("numpy", "scipy", "scikit-learn", "skops")
#: So many rows of an answer are shown at once.
PREVIEW = 200


@dataclass(frozen=True, eq=False, slots=True)
class SavedModel:
    """A model read from a file.

    Attributes
    ----------
    header : ModelHeader
    model : FittedModel
    like : Dataset
        No rows; the columns the model was trained on.
    """

    header: ModelHeader
    model: FittedModel
    like: Dataset

    def predict(self, rows: Dataset) -> tuple[Dataset, Predicted]:
        """Predict the rows of any file that has the attributes.

        Returns
        -------
        Dataset
            The rows in the columns of the training data; a class that the file does
            not have is missing.
        Predicted

        Raises
        ------
        Problem
            When an attribute is missing or does not fit.
        """
        known = aligned(rows, self.like, class_needed=False)
        return known, self.model.predict(known)


def save_model(dataset: Dataset, request: Request, path: str | Path) -> ModelHeader:
    """Fit what a request asks for on all rows, and write it; see `write_fitted`."""
    return write_fitted(fit_request(dataset, request), path)


def write_fitted(fitted: Fitted, path: str | Path) -> ModelHeader:
    """Write a model fitted on all rows to a model file, and return its header.

    Raises
    ------
    Problem
        When the model or the file cannot be written.
    """
    header = header_of_fitted(fitted)
    types = model_file.write_model(path, plain(header), {"model": fitted.model})
    return replace(header, types=tuple(types), path=str(path))


def header_of_fitted(fitted: Fitted) -> ModelHeader:
    """Return what the file of a model fitted now would say of itself."""
    work = fitted.work
    return ModelHeader(
        learner=work.recipe.settings,
        prepared=tuple(work.prepared),
        attributes=tuple(a.describe() for a in work.dataset.attributes),
        class_attribute=work.dataset.class_attribute.describe(),
        class_index=work.dataset.class_index,
        classes=tuple(work.dataset.classes),
        trained_on=TrainedOn(data_summary(work.dataset), int(work.rows.size)),
        versions=_versions(),
        saved=datetime.now(UTC).isoformat(timespec="seconds"),
        seconds=fitted.seconds,
        warnings=tuple(fitted.warnings),
    )


def fitted_report(fitted: Fitted, path: str | Path | None = None) -> ModelReport:
    """Describe a fitted model, after writing it if asked to.

    Raises
    ------
    Problem
        When the model or the file cannot be written.
    """
    report = model_report(fitted)
    return replace(report, saved=write_fitted(fitted, path).path) if path else report


def header_of(path: str | Path) -> ModelHeader:
    """Return what a model file says of itself; no object is made.

    Raises
    ------
    Problem
        When it is no model file, or was changed.
    """
    name = Path(path).name
    header = _read(model_file.read_header(path), name)
    _template(header, name)
    return replace(header, path=str(path))


def open_model(path: str | Path) -> SavedModel:
    """Read a model file.

    Raises
    ------
    Problem
        When it is none, was changed, or holds types that are not allowed.
    """
    name = Path(path).name
    document, content = model_file.read_model(path)
    header = _read(document, name)
    like = _template(header, name)
    model = content.get("model") if isinstance(content, dict) else None
    if not isinstance(model, FittedModel):
        raise Problem("holds no model", expected="a fitted model", where=name)
    if tuple(model.classes) != like.classes:
        raise Problem(
            "its classes are not those of its header",
            expected=", ".join(like.classes) or "numbers",
            where=name,
        )
    return SavedModel(header, model, like)


def predict_file(
    model: str | Path,
    rows: Dataset | str | Path,
    out: str | Path = "",
    *,
    by_place: bool = False,
) -> FilePrediction:
    """Predict every row of a file, and write rows, classes and probabilities.

    Parameters
    ----------
    model : str or Path
        A model file.
    rows : Dataset, str or Path
        The columns in any order, with the class or without.
    out : str or Path
        Where to write, by suffix: .csv, .arff, .tsv, .dat; nothing if empty.
    by_place : bool
        Columns are known by their places, whatever they are called.

    Raises
    ------
    Problem
        As of `open_model`; and when the rows do not fit, or cannot be written.
    """
    return predict_rows(open_model(model), rows, out, by_place=by_place)[0]


def predict_rows(
    saved: SavedModel,
    rows: Dataset | str | Path,
    out: str | Path = "",
    *,
    by_place: bool = False,
) -> tuple[FilePrediction, Dataset, Predicted]:
    """Predict as `predict_file`; return the rows with the predictions, too."""
    dataset = rows if isinstance(rows, Dataset) else read_rows(rows, saved.like)
    remarks = [*(saved.header.remarks or ())]
    if by_place:
        dataset = named_by_place(dataset, saved.like)
        remarks += _other_labels(dataset, saved.like)
    known, predicted = saved.predict(dataset)
    answer = with_answers(known, predicted, has_class(dataset, saved.like))
    if out:
        writers.write(answer, out)
    note = writers.formula_note(answer, out) if out else ""
    told = FilePrediction(
        model=saved.header.learner.plugin,
        data=dataset.name,
        n=known.n_rows,
        judged=_judged(known, predicted),
        columns=tuple(a.name for a in answer.columns),
        preview=_texts(answer.take(np.arange(min(PREVIEW, answer.n_rows)))),
        remarks=(*remarks, *([note] if note else [])),
        path=str(out),
    )
    return told, answer, predicted


def _other_labels(rows: Dataset, like: Dataset) -> list[str]:
    """Say that the classes of the rows cannot be compared, if so."""
    for column in rows.columns:
        if column.name == OTHER_CLASS:
            found, known = (", ".join(v[:4]) for v in (column.values, like.classes))
            return [f"the class is taken as missing: {found} are not among {known}"]
    return []


def with_answers(rows: Dataset, predicted: Predicted, class_known: bool) -> Dataset:
    """Return the rows with the prediction, and each class' probability, beside them.

    The prediction takes the place of the class; a known class goes before it.
    """
    columns, attributes = [rows.X], [*rows.attributes]
    wanted = ["predicted"]
    if class_known:
        attributes.append(rows.class_attribute)
        columns.append(rows.column(rows.class_index)[:, None])
    if predicted.scores is not None:
        word = "p" if predicted.probabilities else "score"
        wanted += [f"{word}({label})" for label in rows.classes]
        columns.append(predicted.scores)
    name, *scores = fresh_names(wanted, [a.name for a in attributes])
    attributes += [Attribute(score) for score in scores]
    return Dataset(
        X=np.hstack(columns),
        y=predicted.values,
        attributes=tuple(attributes),
        class_attribute=replace(rows.class_attribute, name=name),
        name=rows.name,
        weights=rows.weights,
    )


def _judged(rows: Dataset, predicted: Predicted) -> JudgedClasses | JudgedNumbers:
    """Count what is right among the rows whose class is known."""
    if rows.class_attribute.is_numeric:
        known: npt.NDArray[np.bool_] = ~np.isnan(rows.y)
        errors = np.abs(rows.y[known] - predicted.values[known])
        mae = float(errors.mean()) if errors.size else None
        return JudgedNumbers(int(known.sum()), None, mae)
    known = rows.y >= 0
    right = int((rows.y[known] == predicted.values[known]).sum())
    codes: IntArray = predicted.values.astype(np.int64)
    counts = np.bincount(codes, minlength=len(rows.classes)).tolist()
    return JudgedClasses(
        class_known=int(known.sum()),
        correct=right,
        accuracy=right / int(known.sum()) if known.any() else None,
        counts=dict(zip(rows.classes, counts, strict=True)),
    )


def _texts(rows: Dataset) -> tuple[tuple[str, ...], ...]:
    """Return the cells as people read them, row by row."""
    texts = []
    for place, attribute in enumerate(rows.columns):
        column = rows.column(place)
        if attribute.is_numeric:
            texts.append(["?" if np.isnan(v) else f"{v:.6g}" for v in column])
        else:
            labels = attribute.values
            texts.append(["?" if np.isnan(v) else labels[int(v)] for v in column])
    return tuple(zip(*texts, strict=True))


def _read(document: Mapping[str, Any], name: str) -> ModelHeader:
    """Read a header from a file's JSON, and compare the versions of the libraries."""
    try:
        header = from_json(ModelHeader, document)
    except Problem as problem:
        raise _no_columns(problem, name) from None
    return replace(header, remarks=tuple(_remarks(header)))


def _template(header: ModelHeader, name: str) -> Dataset:
    """Return a data set without rows that has the columns of the header."""
    try:
        attributes = tuple(
            Attribute.from_description(dict(a)) for a in header.attributes
        )
        class_attribute = Attribute.from_description(dict(header.class_attribute))
        return Dataset(
            X=np.empty((0, len(attributes))),
            y=np.empty(0),
            attributes=attributes,
            class_attribute=class_attribute,
            name=header.trained_on.data.name,
            class_index=header.class_index,
        )
    except (KeyError, TypeError, ValueError, Problem) as error:
        raise _no_columns(error, name) from None


def _no_columns(error: Exception, name: str) -> Problem:
    return Problem(
        f"its header does not describe columns ({type(error).__name__}: {error})",
        expected="a model file as it was written",
        where=name,
    )


def _versions() -> dict[str, str]:
    return {
        "workbench": __version__,
        "python": platform.python_version(),
        **{name: found for name in LIBRARIES if (found := _version(name))},
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _remarks(header: ModelHeader) -> list[str]:
    """Say which libraries are not those the model was saved with."""
    saved, now = header.versions, _versions()
    return [
        f"saved with {name} {saved[name]}, opened with {now[name]}"
        for name in now
        if name in saved and saved[name] != now[name]
    ]
