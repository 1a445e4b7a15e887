"""Results about models: of ``fit``, the header of a model file, and of ``predict``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.program.records import FLAT, KEY, OMITTED
from workbench.core.results.evaluating.evaluation import DataSummary, Seconds

_OMITTED = {OMITTED: True}


@dataclass(frozen=True, slots=True)
class ModelReport:
    """Result of training on all rows: the document of the command ``fit``.

    Attributes
    ----------
    prepared : tuple of str
        The steps of the preparation pipeline.
    attributes : tuple of str
        Those the model reads, after the preparation.
    model : mapping
        What the plugin says of its model, as plain values: the keys are its own.
    saved : str or None
        The file the model was written to.
    """

    data: DataSummary
    classifier: str
    params: Mapping[str, Any]
    filters: tuple[Mapping[str, Any], ...]
    scale: str
    prepared: tuple[str, ...]
    attributes: tuple[str, ...]
    model: Mapping[str, Any]
    seconds: Seconds
    warnings: tuple[str, ...]
    saved: str | None = field(default=None, metadata=_OMITTED)

    @property
    def root(self) -> Mapping[str, Any] | None:
        """The root of a tree, None for any other model."""
        return self.model.get("root") or None


@dataclass(frozen=True, slots=True)
class TrainedOn:
    """Data set of a model, and how many of its rows have a class."""

    data: DataSummary = field(metadata={FLAT: True})
    rows: int = 0


@dataclass(frozen=True, slots=True)
class ModelHeader:
    """Header of a model file: what it says of itself.

    Attributes
    ----------
    format, digest : int, str or None
        None before the file is written.
    attributes, class_attribute : mappings
        See `Attribute.describe`.
    versions : mapping
        Of the libraries it was saved with.
    seconds : float
        Fitting took.
    types : tuple of str or None
        The types inside that skops does not know by itself.
    remarks : tuple of str or None
        Which libraries have other versions now; None before the file is read.
    path : str or None
        Where the file lies.
    """

    format: int | None = field(default=None, metadata=_OMITTED)
    learner: LearnerSettings = field(kw_only=True, metadata={FLAT: True})
    prepared: tuple[str, ...] = ()
    attributes: tuple[Mapping[str, Any], ...] = field(kw_only=True)
    class_attribute: Mapping[str, Any] = field(kw_only=True, metadata={KEY: "class"})
    class_index: int = field(kw_only=True)
    classes: tuple[str, ...] = ()
    trained_on: TrainedOn = field(kw_only=True)
    versions: Mapping[str, str] = field(default_factory=dict)
    saved: str = ""
    seconds: float = 0.0
    warnings: tuple[str, ...] = ()
    types: tuple[str, ...] | None = field(default=None, metadata=_OMITTED)
    digest: str | None = field(default=None, metadata=_OMITTED)
    remarks: tuple[str, ...] | None = field(default=None, metadata=_OMITTED)
    path: str | None = field(default=None, metadata=_OMITTED)


@dataclass(frozen=True, slots=True)
class JudgedClasses:
    """Share of right answers among rows whose class is known, and what was predicted."""

    class_known: int
    correct: int
    accuracy: float | None
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class JudgedNumbers:
    """Error of predicted numbers among rows whose class is known."""

    class_known: int
    correct: None
    mae: float | None


@dataclass(frozen=True, slots=True)
class FilePrediction:
    """Result of predicting the rows of a file by a model file.

    Attributes
    ----------
    model : str
        Id of the plugin.
    data : str
        Name of the rows.
    columns : tuple of str
    preview : tuple of rows
        The first rows as texts.
    path : str
        Where all rows were written; empty if nowhere.
    """

    model: str
    data: str
    n: int
    judged: JudgedClasses | JudgedNumbers = field(metadata={FLAT: True})
    columns: tuple[str, ...] = ()
    preview: tuple[tuple[str, ...], ...] = ()
    remarks: tuple[str, ...] = ()
    path: str = ""


@dataclass(frozen=True, slots=True)
class ColumnsComplaint:
    """Answer of ``predict`` for rows whose columns have other names than the model's."""

    differ: str
