"""Models as scripts hold them: fitted now or read from a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, Problem
from workbench.compute.interface.documents import Document, Predicted
from workbench.compute.models.model_description import Fitted, model_report
from workbench.compute.models.saved_models import (
    SavedModel,
    header_of_fitted,
    open_model,
    predict_rows,
    write_fitted,
)
from workbench.compute.reading.data_frame import frame_names
from workbench.compute.reading.given_data import (
    is_frame,
    read_arrays,
    read_frame_rows,
    read_given,
)


class Model(Document):
    """A trained learner: the document of ``fit``, or of ``model`` for one from a file.

    Attributes
    ----------
    saved : SavedModel
        The header, the fitted model and the columns it was trained on.
    estimator : estimator
        Fitted on the prepared rows.
    """

    @classmethod
    def fitted(cls, fitted: Fitted) -> Model:
        """Return the model of a fit."""
        model = cls.of(model_report(fitted))
        work = fitted.work
        like = work.dataset.take(np.empty(0, np.int64))
        saved = SavedModel(header_of_fitted(fitted), fitted.model, like)
        model.__dict__ |= {"saved": saved, "_fitted": fitted}
        return model

    @classmethod
    def opened(cls, path: str | Path) -> Model:
        """Return the model of a file."""
        saved = open_model(path)
        model = cls.of(replace(saved.header, path=str(path)))
        model.__dict__["saved"] = saved
        return model

    @property
    def estimator(self) -> Any:
        """The fitted estimator."""
        return self.__dict__["saved"].model.estimator

    @property
    def classifier(self) -> str:
        """The id of the learner."""
        return str(self.__dict__["saved"].header.learner.plugin)

    def _headline(self) -> str:
        """Return learner and training data."""
        header = self.__dict__["saved"].header
        rows, name = header.trained_on.rows, header.trained_on.data.name
        return f"{header.learner.plugin} fitted on {rows} rows of {name}"

    def predict(
        self, rows: Any, out: str | Path = "", *, by_place: bool = False
    ) -> Predicted:
        """Predict rows; see `workbench.predict`."""
        saved: SavedModel = self.__dict__["saved"]
        found = predict_rows(saved, _rows(rows, saved.like), out, by_place=by_place)
        told, answer, predicted = found
        document = Predicted.of(told)
        labels: npt.NDArray[Any] = predicted.values
        if saved.like.classes:
            labels = np.array(saved.like.classes, object)[predicted.values].astype(str)
        scores: FloatArray | None = (
            predicted.scores if predicted.probabilities else None
        )
        document.__dict__ |= {"dataset": answer, "labels": labels, "probabilities": scores}  # fmt: skip
        return document

    def save(self, path: str | Path) -> Path:
        """Write it into a model file (.skops); no pickle is in it.

        Raises
        ------
        Problem
            When it came from a file, or cannot be written.
        """
        fitted = self.__dict__.get("_fitted")
        if fitted is None:
            where = self.get("path") or ""
            what = "this model was read from a file"
            raise Problem(what, expected="a copy of that file", where=str(where))
        write_fitted(fitted, path)
        return Path(path)


def _rows(given: Any, like: Dataset) -> Dataset | str | Path:
    """Return rows, which may lack the class, in the form that predictions start from."""
    if isinstance(given, str | Path | Dataset):
        return given
    target = like.class_attribute.name
    if is_frame(given):
        frame = given if hasattr(given, "iloc") else given.to_pandas()
        if target in frame_names(frame):
            return read_given(frame, class_name=target)
        return read_frame_rows(frame, target)
    if isinstance(given, tuple) and len(given) == 2 and not _is_row(given):
        dataset = read_arrays(*given, class_name=target)
    else:
        dataset = _bare_rows(given)
    if dataset.n_attributes != like.n_attributes:
        raise Problem(
            f"rows of {dataset.n_attributes} columns",
            expected=f"{like.n_attributes}: " + ", ".join(a.name for a in like.attributes[:12]),
        )  # fmt: skip
    for attribute in like.attributes:
        if not attribute.is_numeric:
            raise Problem(
                f"rows of bare numbers for the {attribute.kind} attribute {attribute.name!r}",
                expected="a DataFrame or a Dataset",
            )
    return replace(dataset, attributes=like.attributes)


def _is_row(given: Sequence[Any]) -> bool:
    return all(isinstance(value, int | float) for value in given)


def _bare_rows(given: Any) -> Dataset:
    array = np.asarray(given, dtype=None if hasattr(given, "dtype") else object)
    zeros = np.zeros(len(array) if array.ndim else 0)
    dataset = read_arrays(given, zeros, class_type="numeric")
    return replace(dataset, y=np.full(dataset.n_rows, np.nan))
