"""Saved models: fit and save, open, predict new rows."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import version
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
    model_document,
)
from workbench.compute.scoring.evaluation_report import describe_data
from workbench.compute.writing import writers
from workbench.core.program.json_text import plain

#: Distributions whose versions decide whether an old model still means the same.
LIBRARIES = ("numpy", "scipy", "scikit-learn", "skops")
#: So many rows of an answer are shown at once.
PREVIEW = 200


@dataclass(frozen=True, eq=False, slots=True)
class SavedModel:
    """A model read from a file.

    Attributes
    ----------
    header : dict
        See `header_of`.
    model : FittedModel
    like : Dataset
        No rows; the columns the model was trained on.
    """

    header: dict[str, Any]
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


def save_model(dataset: Dataset, request: Request, path: str | Path) -> dict[str, Any]:
    """Fit what a request asks for on all rows, and write it; see `write_fitted`."""
    return write_fitted(fit_request(dataset, request), path)


def write_fitted(fitted: Fitted, path: str | Path) -> dict[str, Any]:
    """Write a model fitted on all rows to a model file.

    Returns
    -------
    dict
        The header as written, with ``types`` and ``path``.

    Raises
    ------
    Problem
        When the model or the file cannot be written.
    """
    work = fitted.work
    header = {
        **plain(work.recipe.settings),
        "prepared": work.prepared,
        "attributes": [a.describe() for a in work.dataset.attributes],
        "class": work.dataset.class_attribute.describe(),
        "class_index": work.dataset.class_index,
        "classes": list(work.dataset.classes),
        "trained_on": {**describe_data(work.dataset), "rows": int(work.rows.size)},
        "versions": _versions(),
        "saved": datetime.now(UTC).isoformat(timespec="seconds"),
        "seconds": fitted.seconds,
        "warnings": fitted.warnings,
    }
    header = plain(header)
    types = model_file.write_model(path, header, {"model": fitted.model})
    return {**header, "types": types, "path": str(path)}


def fitted_document(fitted: Fitted, path: str | Path | None = None) -> dict[str, Any]:
    """Return the document of the command ``fit``, after writing the model if asked to.

    Raises
    ------
    Problem
        When the model or the file cannot be written.
    """
    document = model_document(fitted)
    if path:
        document["saved"] = write_fitted(fitted, path)["path"]
    return document


def header_of(path: str | Path) -> dict[str, Any]:
    """Return what a model file says of itself; no object is made.

    Returns
    -------
    dict
        ``plugin, params, filters, scale, attributes, class, classes, trained_on,
        versions, saved, types, remarks`` and more; ``remarks`` says which libraries
        have other versions now.

    Raises
    ------
    Problem
        When it is no model file, or was changed.
    """
    header = model_file.read_header(path)
    _template(header, Path(path).name)
    return {**header, "remarks": _remarks(header), "path": str(path)}


def open_model(path: str | Path) -> SavedModel:
    """Read a model file.

    Raises
    ------
    Problem
        When it is none, was changed, or holds types that are not allowed.
    """
    name = Path(path).name
    header, content = model_file.read_model(path)
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
    return SavedModel({**header, "remarks": _remarks(header)}, model, like)


def predict_file(
    model: str | Path,
    rows: Dataset | str | Path,
    out: str | Path = "",
    *,
    by_place: bool = False,
) -> dict[str, Any]:
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

    Returns
    -------
    dict
        ``model`` (plugin), ``data``, ``n``, ``class_known`` (rows), ``correct`` of them
        and ``accuracy`` (``mae`` for numbers), ``columns``, ``preview`` (the first
        rows as texts), ``counts`` of each predicted class, ``remarks`` and ``path``.

    Raises
    ------
    Problem
        As of `open_model`; and when the rows do not fit, or cannot be written.
    """
    saved = open_model(model)
    dataset = rows if isinstance(rows, Dataset) else read_rows(rows, saved.like)
    remarks = [*saved.header["remarks"]]
    if by_place:
        dataset = named_by_place(dataset, saved.like)
        remarks += _other_labels(dataset, saved.like)
    known, predicted = saved.predict(dataset)
    answer = with_answers(known, predicted, has_class(dataset, saved.like))
    if out:
        writers.write(answer, out)
    note = writers.formula_note(answer, out) if out else ""
    return {
        "model": saved.header["plugin"],
        "data": dataset.name,
        "n": known.n_rows,
        **_judged(known, predicted),
        "columns": [a.name for a in answer.columns],
        "preview": _texts(answer.take(np.arange(min(PREVIEW, answer.n_rows)))),
        "remarks": [*remarks, *([note] if note else [])],
        "path": str(out),
    }


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


def _judged(rows: Dataset, predicted: Predicted) -> dict[str, Any]:
    """Count what is right among the rows whose class is known."""
    if rows.class_attribute.is_numeric:
        known: npt.NDArray[np.bool_] = ~np.isnan(rows.y)
        errors = np.abs(rows.y[known] - predicted.values[known])
        return {
            "class_known": int(known.sum()),
            "correct": None,
            "mae": float(errors.mean()) if errors.size else None,
        }
    known = rows.y >= 0
    right = int((rows.y[known] == predicted.values[known]).sum())
    codes: IntArray = predicted.values.astype(np.int64)
    counts = np.bincount(codes, minlength=len(rows.classes)).tolist()
    return {
        "class_known": int(known.sum()),
        "correct": right,
        "accuracy": right / int(known.sum()) if known.any() else None,
        "counts": dict(zip(rows.classes, counts, strict=True)),
    }


def _texts(rows: Dataset) -> list[list[str]]:
    """Return the cells as people read them, row by row."""
    texts = []
    for place, attribute in enumerate(rows.columns):
        column = rows.column(place)
        if attribute.is_numeric:
            texts.append(["?" if np.isnan(v) else f"{v:.6g}" for v in column])
        else:
            labels = attribute.values
            texts.append(["?" if np.isnan(v) else labels[int(v)] for v in column])
    return [list(row) for row in zip(*texts, strict=True)]


def _template(header: Mapping[str, Any], name: str) -> Dataset:
    """Return a data set without rows that has the columns of the header."""
    try:
        attributes = tuple(Attribute.from_description(a) for a in header["attributes"])
        class_attribute = Attribute.from_description(header["class"])
        return Dataset(
            X=np.empty((0, len(attributes))),
            y=np.empty(0),
            attributes=attributes,
            class_attribute=class_attribute,
            name=str(header["trained_on"]["name"]),
            class_index=int(header["class_index"]),
        )
    except (KeyError, TypeError, ValueError, Problem) as error:
        raise Problem(
            f"its header does not describe columns ({type(error).__name__}: {error})",
            expected="a model file as it was written",
            where=name,
        ) from None


def _versions() -> dict[str, str]:
    return {
        "workbench": __version__,
        "python": platform.python_version(),
        **{name: version(name) for name in LIBRARIES},
    }


def _remarks(header: Mapping[str, Any]) -> list[str]:
    """Say which libraries are not those the model was saved with."""
    saved, now = header.get("versions") or {}, _versions()
    return [
        f"saved with {name} {saved[name]}, opened with {now[name]}"
        for name in now
        if name in saved and saved[name] != now[name]
    ]
