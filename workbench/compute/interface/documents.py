"""Documents: results of commands as scripts and notebooks get them.

A document is the JSON object of its command, a dict of plain values, and answers to its
keys as attributes, too: ``result["accuracy"]`` and ``result.accuracy``. By attribute
arrays stay arrays and objects inside answer in the same two ways (`Part`). Behind it lies
the record (`Document.record`) that the program itself works with.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from workbench.api import Problem
from workbench.api.data import FloatArray, IntArray
from workbench.api.did_you_mean import instead_of
from workbench.api.html import html_note, html_table
from workbench.api.library import library
from workbench.compute.interface.drawn_picture import Picture
from workbench.core.program import records
from workbench.core.program.json_text import plain

if TYPE_CHECKING:
    from workbench.core.diagrams.diagram import Diagram
    from workbench.core.results.pictures.figure import Figure

#: Rows of a table, and entries of a list, that a notebook shows.
_MOST_ROWS, _MOST_ENTRIES = 60, 8
_ABSENT = object()


class Part:
    """An object inside a document: ``part["p"]`` and ``part.p``.

    Parameters
    ----------
    content : record or mapping
    """

    __slots__ = ("_content",)

    def __init__(self, content: Any) -> None:
        self._content = content

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "_content":
            raise AttributeError(name)
        found = _attribute(self._content, name)
        if found is _ABSENT:
            raise _no_attribute(self, name, self.keys())
        return found

    def __getitem__(self, key: str) -> Any:
        return self.to_dict()[key]

    def __contains__(self, key: object) -> bool:
        return key in self.to_dict()

    def __iter__(self) -> Iterator[str]:
        return iter(self.to_dict())

    def __len__(self) -> int:
        return len(self.to_dict())

    def __eq__(self, other: object) -> bool:
        return self.to_dict() == (other.to_dict() if isinstance(other, Part) else other)

    __hash__ = None  # type: ignore[assignment]

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.keys()})

    def keys(self) -> list[str]:
        """Return the keys, in the order of the JSON object."""
        return list(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        """Return the object as plain values."""
        return dict(plain(self._content))

    def to_frame(self) -> Any:
        """Return it as a pandas data frame of one row, or of one for each entry."""
        return _frame(self.to_dict())

    def __repr__(self) -> str:
        shown = (f"{k}={_short(v)}" for k, v in self.to_dict().items())
        return f"Part({', '.join(shown)})"

    def _repr_html_(self) -> str:
        return html_table(("", ""), _lines(self.to_dict()))


class Document(dict[str, Any]):
    """Result of a command: its JSON object, with attributes, tables and pictures.

    Attributes
    ----------
    record : record
        What the program itself works with, frozen.
    """

    #: What `to_frame` returns unless it is asked for another part.
    frame_part: ClassVar[str] = ""
    record: Any

    @classmethod
    def of(cls, record: Any) -> Self:
        """Make the document of a record."""
        document = cls(plain(record))
        document.__dict__["record"] = record
        return document

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("__") and name != "record":
            found = _attribute(self.__dict__.get("record"), name)
            if found is _ABSENT and name in self:
                found = _wrapped(self[name])
            if found is not _ABSENT:
                return found
        raise _no_attribute(self, name, self)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *(k for k in self if k.isidentifier())})

    def _headline(self) -> str:
        """Return what it says, in a few words."""
        return ", ".join(
            f"{key}={_short(value)}"
            for key, value in self.items()
            if isinstance(value, str | int | float) and value != ""
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._headline()})"

    def _repr_html_(self) -> str:
        return html_table(("", ""), _lines(self), self._headline())

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON object as an ordinary dict."""
        return dict(self)

    def to_frame(self, part: str = "") -> Any:
        """Return a part as a pandas data frame.

        Parameters
        ----------
        part : str
            A key, with points for keys inside it (``posthoc.pairs``); by default the
            table that says most.

        Raises
        ------
        Problem
            When there is no such part, or pandas is not installed.
        """
        asked = part or self.frame_part
        value: Any = dict(self)
        for key in asked.split(".") if asked else ():
            if not isinstance(value, Mapping) or key not in value:
                known = list(value) if isinstance(value, Mapping) else []
                raise Problem(f"no part {asked!r}", expected=instead_of(key, known))
            value = value[key]
        return self._named(asked, _frame(value, asked.rpartition(".")[2]))

    def _named(self, part: str, frame: Any) -> Any:
        return frame

    def figure(self, *, theme: str = "light") -> Picture:
        """Return its picture, where it has one.

        Raises
        ------
        Problem
            When it has none, or nothing here can draw.
        """
        return Picture(self.drawing(), theme)

    def drawing(self) -> Figure | Diagram:
        """Return its picture as marks.

        Raises
        ------
        Problem
            When it has none.
        """
        raise Problem(f"{type(self).__name__} has no picture", expected="to_frame()")


# -- the documents of commands ---------------------------------------------------------


class Evaluation(Document):
    """What `workbench.evaluate` returns: the document of the command ``evaluate``.

    ``to_frame()`` has a row for each class, ``to_frame("folds")`` one for each fold,
    ``to_frame("predictions")`` one for each tested row where they were asked for, and
    ``to_frame("confusion")`` true classes in rows, predicted ones in columns.
    """

    frame_part = "per_class"
    classifier: str
    n: int
    accuracy: float | None
    accuracy_folds: FloatArray
    kappa: float | None
    confusion: IntArray

    def _headline(self) -> str:
        """Return learner, data and score."""
        name = self["data"].get("name", "")
        told = [
            f"{word} {self[word]:.4f}"
            for word in ("accuracy", "rmse")
            if isinstance(self.get(word), float)
            and (word == "accuracy" or "r2" in self)
        ]
        failed = f"{len(self['failed'])} failed" if self.get("failed") else ""
        rows = f"{self.get('n')} rows judged"
        return f"{self['classifier']} on {name}: " + ", ".join(
            part for part in (*told, rows, failed) if part
        )

    def to_frame(self, part: str = "") -> Any:
        """Return a part as a pandas data frame: see the class."""
        if part == "folds":
            return _frame({"accuracy": self["accuracy_folds"]}).rename_axis("fold")
        if not part and "per_class" not in self:
            figures = ("mae", "rmse", "r2", "rae", "rrse")
            return _frame({key: self[key] for key in figures if key in self})
        return super().to_frame(part)

    def _named(self, part: str, frame: Any) -> Any:
        if part == "confusion":
            labels = self["data"]["classes"]
            frame = frame.set_axis(labels).set_axis(labels, axis=1)
            return frame.rename_axis("true").rename_axis("predicted", axis=1)
        return frame.set_index("class") if part == "per_class" else frame

    def _repr_html_(self) -> str:
        rows = self.get("per_class")
        if not rows:
            return super()._repr_html_()
        names = ("class", "support", "precision", "recall", "f1", "auc")
        cells = [[_short(row.get(n)) if n == "class" else _cell(row.get(n)) for n in names]
                 for row in rows[:_MOST_ROWS]]  # fmt: skip
        notes = "".join(
            html_note(f"{f['type']}: {f['text']}") for f in self["failed"][:3]
        )
        return html_table(names, cells, self._headline()) + notes

    def drawing(self) -> Figure:
        """Return the accuracy of each fold, as dots with their mean."""
        from workbench.core.results.pictures import figure as draw

        folds = np.asarray(self.get("accuracy_folds") or [], np.float64)
        if folds.size < 2:
            raise Problem(
                "no folds to draw", expected="accuracies of two folds or more"
            )
        places = np.column_stack([np.arange(1, folds.size + 1), folds])
        ends = np.array([[1, folds.mean()], [folds.size, folds.mean()]])
        dots = draw.points(places, np.zeros(folds.size, np.int64), ("fold",))
        mean = draw.curve(ends, "accent", dashed=True)
        panel = draw.plane("", [dots, mean], "fold", "accuracy")
        return draw.document(self._headline(), [panel])


class ComparedScores(Document):
    """What `workbench.compare` returns: the document of the command ``compare``.

    ``to_frame()`` has the mean ranks, the best first; ``to_frame("posthoc.pairs")``,
    ``"win_tie_loss"`` and ``"wilcoxon"`` a row for each pair.
    """

    frame_part = "mean_ranks"
    classifiers: tuple[str, ...]
    mean_ranks: Mapping[str, float]
    friedman: Part
    iman_davenport: Part
    posthoc: Part

    def _headline(self) -> str:
        """Return how many were compared, and what Friedman's test says."""
        return (
            f"{self['k']} classifiers over {self['n']} data sets: Friedman p = "
            f"{self['friedman']['p']:.3g}"
        )

    def to_frame(self, part: str = "") -> Any:
        """Return a part as a pandas data frame: see the class."""
        if part in ("", "mean_ranks"):
            ranked = sorted(self["mean_ranks"].items(), key=lambda item: item[1])
            frame = _frame([{"classifier": n, "mean_rank": r} for n, r in ranked])
            return frame.set_index("classifier")
        return super().to_frame(part)

    def _repr_html_(self) -> str:
        ranked = sorted(self["mean_ranks"].items(), key=lambda item: item[1])
        note = html_note(
            f"{self['posthoc']['method']}, alpha {self['posthoc']['alpha']}"
        )
        return html_table(("classifier", "mean rank"), ranked, self._headline()) + note

    def drawing(self) -> Diagram:
        """Return the diagram of critical differences, or of the control."""
        from workbench.core.diagrams.cd_diagram import cd_diagram
        from workbench.core.diagrams.control_diagram import control_diagram

        comparison = self.record.comparison
        make = cd_diagram if comparison.posthoc.control is None else control_diagram
        return make(comparison, 900.0)


class RunSummary(Document):
    """What `workbench.run` returns: the document of the command ``run``.

    ``to_frame()`` has the scores, data sets in rows; ``to_frame("folds")`` a row for each
    fold, and ``to_frame("failed")`` those that failed.
    """

    folder: str

    def _headline(self) -> str:
        """Return the folds done, and where they are."""
        done = f"{self['done']} of {self['total']} folds"
        return f"{done}, {len(self['failed'])} failed, in {self['folder']}"

    def to_frame(self, part: str = "") -> Any:
        """Return a part as a pandas data frame: see the class."""
        if part not in ("", "scores", "folds"):
            return super().to_frame(part)
        file = Path(self["folder"]) / f"{part or 'scores'}.csv"
        if not file.is_file():
            raise Problem("no such file", expected="results that are still there",
                          where=str(file))  # fmt: skip
        return library("pandas").read_csv(
            file, index_col=0 if part != "folds" else None
        )


class Profile(Document):
    """What `workbench.profile` returns: the document of the command ``profile``.

    ``to_frame()`` has the complete cross-validation of each number of control rows,
    ``to_frame("profile")`` K(m).
    """

    frame_part = "ccv"
    profile: IntArray

    def _headline(self) -> str:
        """Return data, distance and the first share."""
        share = self["profile"][0] / self["instances"]
        return f"{self['data']}, {self['metric']}: K(1)/n = {share:.4f}"

    def _named(self, part: str, frame: Any) -> Any:
        if part == "profile":
            frame.index = frame.index + 1
            return frame.rename_axis("m")
        return frame

    def drawing(self) -> Figure:
        """Return the compactness profile K(m)/n over m."""
        from workbench.core.results.pictures import figure as draw

        shares = np.asarray(self["profile"], np.float64) / self["instances"]
        places = np.column_stack([np.arange(1, shares.size + 1), shares])
        line = draw.curve(places, "accent", width=2.0)
        panel = draw.plane("", [line], "m", "K(m)/n")
        return draw.document(self._headline(), [panel])


class Prototypes(Document):
    """What `workbench.prototypes` returns: the document of the command ``prototypes``.

    ``to_frame()`` has the rows that are kept, in the order of choice.
    """

    frame_part = "kept"
    kept: IntArray
    dropped: IntArray

    def _headline(self) -> str:
        """Return method, rows kept and their error."""
        kept = f"{len(self['kept'])} of {self['instances']} rows"
        return f"{self['method']} keeps {kept} of {self['data']}, LOO {self['loo']:.4f}"


class Distance(Document):
    """What `workbench.distance` returns: the document of the command ``distance``.

    ``to_frame()`` has what the distance is made of.
    """

    frame_part = "parts"
    value: float

    def _headline(self) -> str:
        """Return the distance and its value."""
        return f"{self['distance']}: {self['value']:.6g}"

    def __float__(self) -> float:
        return float(self["value"])


class Axioms(Document):
    """What `workbench.distance` returns with ``axioms=True``."""

    def to_frame(self, part: str = "") -> Any:
        """Return the worst violation of each axiom."""
        if part:
            return super().to_frame(part)
        rows = [{"axiom": name, **found} for name, found in self["axioms"].items()]
        return _frame(rows).set_index("axiom")


class SearchCosts(Document):
    """What `workbench.search` returns: the document of the command ``search``."""

    recall: float

    def _headline(self) -> str:
        """Return structure, recall and share of the comparisons."""
        return (
            f"{self['search']} on {self['data']}: recall {self['recall']:.4f}, "
            f"{self['share']:.4f} of brute force's comparisons"
        )


class Predicted(Document):
    """What `workbench.predict` returns: the document of the command ``predict``.

    Attributes
    ----------
    dataset : Dataset
        The rows with the prediction as their class, and a column for the probability
        (or score) of each class; ``to_frame()`` returns it.
    labels : ndarray, shape (n,)
        The predicted labels, or numbers.
    probabilities : ndarray of float64, shape (n, c), or None
    """

    def _headline(self) -> str:
        """Return learner, rows and how many are right."""
        known = self.get("class_known", 0)
        right = f", {self['correct']} of {known} right" if known and self["correct"] is not None else ""  # fmt: skip
        return f"{self['model']} on {self['data']}: {self['n']} rows{right}"

    def to_frame(self, part: str = "") -> Any:
        """Return the rows with their predictions as a pandas data frame."""
        return super().to_frame(part) if part else self.__dict__["dataset"].to_frame()


# -- what attributes are made of -------------------------------------------------------


def _attribute(content: Any, name: str) -> Any:
    """Return what a record or mapping holds under a name of JSON or of its own."""
    if isinstance(content, Mapping):
        return _wrapped(content[name]) if name in content else _ABSENT
    if content is None or not is_dataclass(content):
        return _ABSENT
    for key, value in records.entries(content):
        if key == name:
            return _wrapped(value)
    return _wrapped(getattr(content, name, _ABSENT))


def _wrapped(value: Any) -> Any:
    if value is _ABSENT or isinstance(value, np.ndarray | str | Part):
        return value
    if hasattr(value, "to_json"):
        return _wrapped(value.to_json())
    if isinstance(value, Mapping) or (
        is_dataclass(value) and not isinstance(value, type)
    ):
        return Part(value)
    if isinstance(value, list | tuple):
        return tuple(_wrapped(item) for item in value)
    return value


def _no_attribute(of: object, name: str, known: Any) -> AttributeError:
    about = f"{type(of).__name__} has no attribute {name!r}"
    return AttributeError(
        f"{about}: {instead_of(name, list(known))}", name=name, obj=None
    )


# -- tables ----------------------------------------------------------------------------


def _frame(value: Any, name: str = "value") -> Any:
    """Return plain values as a data frame: a row for each object, entry or row."""
    pandas = library("pandas")
    if isinstance(value, Mapping):
        cells = {k: v for k, v in value.items() if not isinstance(v, Mapping)}
        columns = [v for v in cells.values() if isinstance(v, list)]
        if columns and len(columns) == len(cells):
            return pandas.DataFrame(cells)
        flat = {k: v for k, v in cells.items() if not isinstance(v, list)}
        return pandas.DataFrame([flat])
    if isinstance(value, list):
        if value and isinstance(value[0], Mapping | list):
            return pandas.DataFrame(value)
        return pandas.DataFrame({name: value})
    return pandas.DataFrame({name: [value]})


def _lines(content: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(key, _short(value)) for key, value in content.items()][:_MOST_ROWS]


def _cell(value: Any) -> object:
    return "" if value is None else value


def _short(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.4g}" if math.isfinite(value) else str(value)
    if isinstance(value, Mapping):
        inner = ", ".join(
            f"{k} {_short(v)}" for k, v in list(value.items())[:_MOST_ENTRIES]
        )
        return inner + (", …" if len(value) > _MOST_ENTRIES else "")
    if isinstance(value, Sequence) and not isinstance(value, str):
        if value and isinstance(value[0], Mapping | list):
            return f"{len(value)} rows"
        inner = ", ".join(map(_short, value[:_MOST_ENTRIES]))
        return inner + (f", … ({len(value)})" if len(value) > _MOST_ENTRIES else "")
    text = str(value)
    return text if len(text) <= 200 else text[:199] + "…"
