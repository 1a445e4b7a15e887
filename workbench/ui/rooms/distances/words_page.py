"""The page of words and sets: the grid of the Levenshtein distance, Jaccard's overlap."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.api import FloatArray
from workbench.api.problems import Problem
from workbench.numerics.objects.sets import jaccard, read_set
from workbench.numerics.objects.words import Edit, EditCosts, edit_grid, edits
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.services.latency import Latency
from workbench.ui.services.message_words import message_words
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedDoubleSpin, FittedEdit
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CELLS, CONTENTS, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import SizedLabel, set_tone

#: Letters of a word: a grid that can be read.
_LONGEST = 24
_WORDS = ("pato", "palta")
_SETS = ("{1,3,4,7}", "{1,2,3,5}")


class WordsPage(LazyPage):
    """Two words with the costs of their edits, and two sets."""

    page_id = "words"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["words"] = 0.016
        self._path: tuple[tuple[int, int], ...] = ()
        self._steps: tuple[Edit, ...] = ()
        self._value = 0.0
        self._versions: tuple[float, ...] = ()
        self._jaccard: float | None = None
        self._make_widgets()
        self._lay_out()
        self._connect()

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.words = [FittedEdit(f"dist_word{k}Edit", "m" * 10) for k in "AB"]
        for edit, word in zip(self.words, _WORDS, strict=True):
            edit.setMaxLength(_LONGEST)
            edit.setText(word)
        names = ("insert", "delete", "substitute")
        self.costs = [FittedDoubleSpin(f"dist_{name}Spin") for name in names]
        for spin in self.costs:
            spin.setRange(0.0, 99.0)
            spin.setSingleStep(0.5)
            spin.setValue(1.0)
        self.allowed = named(QCheckBox(), "dist_substituteCheck")
        self.allowed.setChecked(True)
        self.example = named(QPushButton(), "dist_wordsBtn")
        theme = self.context.theme
        self.total = named(SizedLabel(theme, factor=1.3, bold=True), "dist_words_label")
        self.steps = named(QLabel(), "dist_steps_label")
        self.versions = named(QLabel(), "dist_versions_label")
        self.overlap = named(QLabel(), "dist_overlap_label")
        for label in (self.steps, self.versions, self.overlap):
            label.setWordWrap(True)
        self._model: TableModel[int] = TableModel()
        self.grid = Table("dist_string_grid", self._model, selects=CELLS, grid=True)
        self.sets = [FittedEdit(f"dist_set{k}Edit", "m" * 12) for k in "AB"]
        for edit, text in zip(self.sets, _SETS, strict=True):
            edit.setText(text)
        self._labels = [QLabel() for _ in range(6)]

    def _lay_out(self) -> None:
        first, second = FlowRow(), FlowRow()
        for label, edit in zip(self._labels, self.words, strict=False):
            first.add(label, edit)
        for label, spin in zip(self._labels[2:4], self.costs, strict=False):
            first.add(label, spin)
        first.add(self.allowed, self.costs[2])
        first.add(self.example)
        for label, edit in zip(self._labels[4:], self.sets, strict=True):
            second.add(label, edit)
        fields = (*self.words, *self.costs[:2], *self.sets)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (first, self.total, self.steps, self.versions):
            column.addWidget(widget)
        column.addWidget(self.grid, 1)
        column.addWidget(second)
        column.addWidget(self.overlap)

    def _connect(self) -> None:
        for edit in (*self.words, *self.sets):
            edit.textChanged.connect(self.refresh)
        for spin in self.costs:
            spin.valueChanged.connect(self.refresh)
        self.allowed.toggled.connect(self.refresh)
        self.example.clicked.connect(self._on_example_clicked)

    # -- what is shown ----------------------------------------------------------

    def fill(self) -> None:
        """Show the grid of the words and the overlap of the sets."""
        with self.latency.measure("words"):
            a, b = (edit.text() for edit in self.words)
            insert, delete, substitute = (spin.value() for spin in self.costs)
            self.costs[2].setEnabled(self.allowed.isChecked())
            costs = EditCosts(
                insert, delete, substitute if self.allowed.isChecked() else None
            )
            table = edit_grid(a, b, costs)
            self._value = float(table[-1, -1])
            self._steps = edits(a, b, costs)
            self._path = tuple(_places(self._steps))
            self._model.reset(range(len(a) + 1), self._columns(a, b, table))
            self.grid.size_columns(CONTENTS)
        self._show_words(a, b, insert, delete)
        self._show_sets()

    def _columns(self, a: str, b: str, table: FloatArray) -> list[Column[int]]:
        path = set(self._path)

        def column(j: int) -> Column[int]:
            def text(i: int) -> str:
                value = number(table[i, j], 4)
                return f"↘ {value}" if (i, j) in path else value

            title = b[j - 1] if j else "∅"
            return Column(title, text, align=RIGHT, bold=lambda i: (i, j) in path)

        heads: Column[int] = Column("", lambda i: a[i - 1] if i else "∅")
        return [heads, *(column(j) for j in range(len(b) + 1))]

    def _show_words(self, a: str, b: str, insert: float, delete: float) -> None:
        text = self.tr("Levenshtein distance: {value}")
        self.total.setText(text.format(value=number(self._value, 4)))
        verbs = {
            "keep": self.tr("keep {a}"), "substitute": self.tr("{a} becomes {b}"),
            "delete": self.tr("delete {a}"), "insert": self.tr("insert {b}"),
        }  # fmt: skip
        said = (verbs[s.operation].format(a=s.a, b=s.b) for s in self._steps)
        self.steps.setText(self.tr("Path (↘): {steps}").format(steps=", ".join(said)))
        self._versions = tuple(
            float(edit_grid(a, b, EditCosts(insert, delete, c))[-1, -1])
            for c in (None, 1.0, 2.0)
        )
        values = (number(value, 4) for value in self._versions)
        text = self.tr(
            "Versions: {0} without substitution, {1} if it costs 1, {2} if it costs 2"
        )
        self.versions.setText(text.format(*values))

    def _show_sets(self) -> None:
        self._jaccard = None
        try:
            one, other = (read_set(edit.text()) for edit in self.sets)
        except Problem as problem:
            set_tone(self.overlap, "error")
            self.overlap.setText(message_words(problem))
            return
        self._jaccard = jaccard(one, other)
        text = self.tr(
            "Jaccard distance: {value}. In both: {both}; only in the first: {first}; "
            "only in the second: {second}"
        )
        set_tone(self.overlap, "plain")
        self.overlap.setText(
            text.format(
                value=number(self._jaccard, 4), both=_listed(one & other),
                first=_listed(one - other), second=_listed(other - one),
            )
        )  # fmt: skip

    def _on_example_clicked(self) -> None:
        for edit, text in zip(
            (*self.words, *self.sets), (*_WORDS, *_SETS), strict=True
        ):
            edit.setText(text)
        for spin in self.costs:
            spin.setValue(1.0)
        self.allowed.setChecked(True)

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (
            self.tr("Word 1"), self.tr("Word 2"), self.tr("Insertion"),
            self.tr("Deletion"), self.tr("Set 1"), self.tr("Set 2"),
        )  # fmt: skip
        fields = (*self.words, *self.costs[:2], *self.sets)
        for label, field, title in zip(self._labels, fields, titles, strict=True):
            label.setText(title)
            field.setAccessibleName(title)
        for edit in self.words:
            edit.setToolTip(self.tr("At most {n} letters").format(n=_LONGEST))
        for edit in self.sets:
            edit.setToolTip(self.tr("In braces, apart by commas: {1,3,4,7}"))
        for spin in self.costs:
            spin.setToolTip(self.tr("What one such edit costs"))
        self.allowed.setText(self.tr("Substitution"))
        self.allowed.setToolTip(
            self.tr("Whether one letter may take the place of another")
        )
        self.costs[2].setAccessibleName(self.tr("Substitution"))
        self.example.setText(self.tr("Example: pato and palta"))
        self.example.setToolTip(
            self.tr("Show the words, the sets and costs of 1 again")
        )
        self.grid.setAccessibleName(
            self.tr("Distances of all beginnings of both words")
        )
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return the distance of the words with its grid and path, and of the sets."""
        return {
            "value": self._value,
            "cells": self._model.texts(),
            "path": [list(place) for place in self._path],
            "steps": [step.operation for step in self._steps],
            "versions": self.versions.text(),
            "by_version": list(self._versions),
            "jaccard": self._jaccard,
            "overlap": self.overlap.text(),
            "latency": self.latency.probe(),
        }


def _places(steps: tuple[Edit, ...]) -> Iterable[tuple[int, int]]:
    """Yield the cells of the grid that a path goes through."""
    i = j = 0
    yield i, j
    for step in steps:
        i, j = i + bool(step.a), j + bool(step.b)
        yield i, j


def _listed(members: frozenset[str]) -> str:
    return ", ".join(sorted(members)) or "–"
