"""Scenes as scripts and notebooks hold them: a page, and a widget that Python listens to."""

from __future__ import annotations

import json
import operator
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, Problem
from workbench.api.library import library
from workbench.compute.pictures.scene_figure import labelled
from workbench.compute.reading.given_data import read_given
from workbench.compute.reports.report_words import ReportWords
from workbench.compute.reports.scene_page import (
    in_notebook,
    notebook_module,
    page_data,
    page_of,
)
from workbench.compute.scripts.notebook_file import write_text
from workbench.core.plane.morph import MorphPath
from workbench.core.program.json_text import load_json
from workbench.core.session.scene import Scene
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.votes import vote_weights

_EXPONENTS = {0: np.inf, 1: 1.0, 2: 2.0}
#: Pixels that the page is high among the outputs of a notebook.
_HIGH = 980


class ScenePage:
    """What `workbench.scene` returns: a notebook shows it, `save` writes it.

    Attributes
    ----------
    dataset : Dataset
        Its rows are those of the page, in their order.
    """

    def __init__(
        self, document: Mapping[str, Any], dataset: Dataset, language: str
    ) -> None:
        self.dataset = dataset
        self._document, self._words = document, ReportWords(language, "scene")

    @staticmethod
    def of(
        given: Any,
        *,
        fields: Mapping[str, Any],
        learner: Mapping[str, Any] | None,
        M: FloatArray | None,
        t: float | None,
        language: str,
    ) -> ScenePage:
        """Return the page of data or of a scene; see `workbench.scene`."""
        content, folder = _scene_document(given)
        if content is None:
            dataset = read_given(given)
            content = {"scene": {"data": dataset.name}}
        else:
            named = dict(content["scene"]).get("data")
            if not isinstance(named, str) or not named:
                expected = "a file, or builtin:NAME"
                raise Problem("the scene names no data", expected=expected)
            builtin = named.startswith("builtin:")
            dataset = read_given(named if builtin else folder / named)
        scene = Scene.from_dict({**content["scene"], **fields})
        if learner is not None:
            content = {**content, "learner": learner}
        if scene.metric in ("manhattan", "chebyshev") and (M is not None or learner):
            what = f"a learned metric beside the distance {scene.metric}"
            raise Problem(what, expected="the Euclidean distance")
        document = page_data(content, scene, labelled(dataset, dataset.name), M)
        if t is not None:
            document["t"] = PageSearch(document).place_on_the_way(t)
        return ScenePage(document, dataset, language)

    @property
    def html(self) -> str:
        """The page: one HTML text that asks for nothing else."""
        return page_of(self._document, self._words)

    def save(self, path: str | Path) -> Path:
        """Write the page as an .html file.

        Raises
        ------
        Problem
            When its folder is not there, or cannot be written.
        """
        target = Path(path)
        write_text(target, self.html)
        return target

    def widget(self) -> Any:
        """Return the page as a widget of notebooks, whose state Python reads and sets.

        Returns
        -------
        anywidget.AnyWidget
            Traits that both sides change: ``t`` (0 Euclidean to 1 learned), ``k``, and
            ``query``, the pair (x, y). Traits that follow from these, to be read and
            observed: ``neighbours``, the numbers of the k nearest rows from 0, the
            nearest first; their ``distances``; ``label``, the class they vote for.
            ``dataset`` holds the rows: ``w.dataset.take(w.neighbours)``.

        Raises
        ------
        Problem
            Where anywidget is not installed (the extra ``notebook``); in one line for a
            value that the page cannot show.
        """
        return _widget_class()(self._document, self._words, self.dataset)

    def _repr_html_(self) -> str:
        # a document of its own: neither side's styles and ids meet the other's
        held = escape(self.html, quote=True)
        title = escape(self._words("title", data=self.dataset.name), quote=True)
        return (
            f'<iframe title="{title}" srcdoc="{held}" '
            f'style="width:100%;height:{_HIGH}px;border:0"></iframe>'
        )

    def __repr__(self) -> str:
        x, y = self._document["names"]
        k, rows = self._document["k"], self.dataset.n_rows
        return f"ScenePage({self.dataset.name!r}: {rows} rows on {x} and {y}, k = {k})"


def _scene_document(given: Any) -> tuple[dict[str, Any] | None, Path]:
    """Return the scene document that was given, with the folder of its data."""
    folder = Path()
    if isinstance(given, str | Path) and Path(given).suffix.lower() == ".json":
        # a list of records is data
        path = Path(given)
        content = load_json(path, "a scene file") if path.is_file() else None
        given, folder = content, path.parent
    if isinstance(given, Mapping) and isinstance(given.get("scene"), Mapping):
        return dict(given), folder
    return None, folder


class PageSearch:
    """The neighbours that a page shows, found by the program's own search.

    Parameters
    ----------
    document : mapping
        What `page_data` returned.
    """

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._document = document
        self._base = np.array(document["base"], np.float64)
        self._shift, self._factor = map(
            np.array, (document["shift"], document["factor"])
        )
        self._rows = np.reshape(document["scaled"], (-1, len(self._base)))
        self._codes = np.array(document["codes"], np.int64)
        self._path = None
        if document["values"]:
            parts = (np.array(document[n]) for n in ("values", "vectors", "spread"))
            self._path = MorphPath(*parts)

    def place_on_the_way(self, t: Any) -> float:
        """Return t, from 0 to 1; a page without a learned metric has 0 alone."""
        last = 0 if self._path is None else 1
        if not isinstance(t, int | float | np.number) or not 0 <= t <= last:
            why = "0 to 1" if last else "0: no metric was learned"
            raise Problem(f"t = {t!r}", expected=why)
        return float(t)

    def count(self, k: Any) -> int:
        """Return k, from 1 to the number of rows."""
        expected = f"a whole number from 1 to {len(self._codes)}"
        try:
            found = operator.index(k)
        except TypeError:
            raise Problem(f"k = {k!r}", expected=expected) from None
        if not 1 <= found <= len(self._codes):
            raise Problem(f"k = {k!r}", expected=expected)
        return found

    def place(self, query: Any) -> tuple[float, float]:
        """Return the query, a point of the plane that is drawn."""
        left, right, bottom, top = self._document["extent"]
        x, y = self._document["names"]
        expected = (
            f"{x} from {left:.4g} to {right:.4g}, {y} from {bottom:.4g} to {top:.4g}"
        )
        try:
            u, v = map(float, query)
        except (TypeError, ValueError):
            raise Problem(f"query = {query!r}", expected=expected) from None
        if not (left <= u <= right and bottom <= v <= top):
            raise Problem(f"query = ({u:.4g}, {v:.4g})", expected=expected)
        return u, v

    def answer(
        self, t: float, k: int, query: tuple[float, float]
    ) -> tuple[tuple[int, ...], tuple[float, ...], str]:
        """Return the k nearest rows, their distances, and the class they vote for."""
        document = self._document
        point = self._base.copy()
        for axis, value in zip(document["axes"][::-1], query[::-1], strict=True):
            point[axis] = value  # of one attribute on both axes the first counts
        point = (point - self._shift) * self._factor
        rows = self._rows
        if t > 0 and self._path is not None:
            A = self._path.map_at(t)
            rows, point = rows @ A, point @ A
        far, near = neighbours(
            rows, point[None], k, metric="minkowski", p=_EXPONENTS[document["p"]]
        )
        shares = vote_weights(far, document["weights"])[0]
        codes = self._codes[near[0]]
        votes = np.zeros(len(document["classes"]))
        np.add.at(votes, codes[codes >= 0], shares[codes >= 0])
        label = document["classes"][votes.argmax()] if votes.any() else ""
        return tuple(near[0].tolist()), tuple(far[0].tolist()), label


@cache
def _widget_class() -> Any:
    """Return the class of widgets; its library is imported when one is wanted."""
    base: Any = library("anywidget", extra="notebook").AnyWidget
    traits = library("traitlets", extra="notebook")

    class SceneWidget(base):  # type: ignore[misc]
        """A scene in a notebook; `ScenePage.widget` says what its traits are."""

        _esm = notebook_module()
        _page = traits.Dict().tag(sync=True)
        t = traits.Any(0.0).tag(sync=True)
        k = traits.Any(1).tag(sync=True)
        query = traits.Any((0.0, 0.0)).tag(sync=True)
        neighbours = traits.Any((), read_only=True)
        distances = traits.Any((), read_only=True)
        label = traits.Unicode(read_only=True)

        def __init__(
            self, document: Mapping[str, Any], words: ReportWords, dataset: Dataset
        ) -> None:
            self.dataset = dataset
            self._search = PageSearch(document)
            # no gap may be in it: browsers refuse NaN in JSON
            page = in_notebook(document, words)
            json.dumps(page, allow_nan=False)
            place = {"k": document["k"], "query": tuple(document["query"])}
            super().__init__(_page=page, t=document["t"], **place)
            self.observe(self._on_moved, ["t", "k", "query"])
            self._on_moved()

        def _on_moved(self, _change: object = None) -> None:
            found = self._search.answer(self.t, self.k, self.query)
            with self.hold_trait_notifications():
                for name, value in zip(
                    ("neighbours", "distances", "label"), found, strict=True
                ):
                    self.set_trait(name, value)

        @traits.validate("t")  # type: ignore[untyped-decorator]
        def _validate_t(self, proposal: Mapping[str, Any]) -> float:
            return self._search.place_on_the_way(proposal["value"])

        @traits.validate("k")  # type: ignore[untyped-decorator]
        def _validate_k(self, proposal: Mapping[str, Any]) -> int:
            return self._search.count(proposal["value"])

        @traits.validate("query")  # type: ignore[untyped-decorator]
        def _validate_query(self, proposal: Mapping[str, Any]) -> tuple[float, float]:
            return self._search.place(proposal["value"])

    return SceneWidget
