"""Fields for what was printed beside a table: ranks, tests, critical difference, Holm."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest
from workbench.ui.rooms.compare.statistic_names import method_title
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CELLS, CONTENTS, FIXED, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, TableModel

_NUMBER = r"[-+−]?(\d+[.,]?\d*|[.,]\d+)([eE][-+−]?\d+)?"
_ROW_HEIGHT = 24
_RANK, _Z, _P, _THRESHOLD = range(1, 5)
_FAMILIES = ("nemenyi", "bonferroni-dunn")
#: Keys of `audit_printed.read_statistics`, beside those of the critical difference.
_TESTS = ("friedman_p", "iman_davenport_p")
_CRITICAL = ("alpha", "q", "k", "N", "cd")
_UNIT = ("alpha", "holm_alpha")
#: Names of classifiers are shortened beyond so many.
_LETTERS = 16


class _RanksModel(TableModel[str]):
    """Classifiers by their names, which are read only and not selected."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) if index.column() else Qt.ItemFlag.ItemIsEnabled


class AuditForm(QWidget):
    """A row for each classifier, and single numbers below.

    Signals
    -------
    edited()
        Something was typed or chosen.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compare_audit_form")
        self._names: tuple[str, ...] = ()
        #: What is printed in each column, by the name of the classifier.
        self._texts: dict[int, dict[str, str]] = {
            column: {} for column in (_RANK, _Z, _P, _THRESHOLD)
        }
        self._pattern = QRegularExpression(f"^({_NUMBER})?$")
        self.table = self._make_table()
        self.fields = {
            key: self._make_edit(key) for key in (*_TESTS, *_CRITICAL, "holm_alpha")
        }
        self.family = FittedCombo("compare_audit_familyCombo")
        for family in _FAMILIES:
            self.family.addItem("", family)
        self.control = FittedCombo("compare_audit_controlCombo", _LETTERS)
        self._labels = {
            key: QLabel() for key in (*self.fields, "family", "control", "head")
        }
        self._lay_out()
        self._model.edited.connect(self.edited)
        self.family.activated.connect(self.edited)
        self.control.activated.connect(self.edited)

    def _make_table(self) -> Table:
        columns: tuple[Column[str], ...] = (
            Column(
                lambda: self.tr("Classifier"), lambda name: name, tip=lambda name: name
            ),
            self._printed_column(_RANK, lambda: self.tr("mean rank")),
            self._printed_column(_Z, "z"),
            self._printed_column(_P, "p"),
            self._printed_column(
                _THRESHOLD,
                lambda: self.tr("Holm"),
                lambda: self.tr("The threshold that p is held against, row by row"),
            ),
        )
        self._model = _RanksModel(columns, self)
        table = Table(
            "compare_audit_ranks_table", self._model, selects=CELLS,
            row_height=_ROW_HEIGHT, grid=True, wraps=True,
        )  # fmt: skip
        table.verticalHeader().setSectionResizeMode(FIXED)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.size_columns(STRETCH, {0: CONTENTS})
        return table

    def _printed_column(
        self,
        column: int,
        title: str | Callable[[], str],
        about: Callable[[], str] = str,
    ) -> Column[str]:
        def write(name: str, text: str) -> None:
            self._texts[column][name] = text

        return Column(
            title,
            lambda name: self._texts[column].get(name, ""),
            RIGHT,
            about=about,
            write=write,
        )

    def _make_edit(self, key: str) -> QLineEdit:
        words = key.split("_")
        camel = words[0] + "".join(word.capitalize() for word in words[1:])
        edit = named(QLineEdit(), f"compare_audit_{camel}Edit")
        edit.setValidator(QRegularExpressionValidator(_typing(), edit))
        edit.setMinimumWidth(48)
        edit.textEdited.connect(self.edited)
        return edit

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        left = ("friedman_p", "iman_davenport_p", "control", "holm_alpha")
        right = ("family", "alpha", "q", "cd", "k", "N")
        for at, keys in ((0, left), (2, right)):
            for row, key in enumerate(keys):
                label, widget = self._labels[key], self._widget(key)
                label.setBuddy(widget)
                grid.addWidget(label, row, at)
                grid.addWidget(widget, row, at + 1)
            grid.setColumnStretch(at + 1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        column.addWidget(self._labels["head"])
        column.addWidget(self.table)
        nest(column, grid)
        column.addStretch(1)
        order = [self.table, *(self._widget(key) for key in (*left, *right))]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _widget(self, key: str) -> QWidget:
        if key in self.fields:
            return self.fields[key]
        return self.family if key == "family" else self.control

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for i in range(self.family.count()):
            self.family.setItemText(i, method_title(self.family.itemData(i)))
        texts = {
            "head": self.tr("What was printed; what was not stays empty"),
            "friedman_p": self.tr("Friedman p"),
            "iman_davenport_p": self.tr("Iman-Davenport p"),
            "holm_alpha": self.tr("α of Holm’s steps"),
            "control": self.tr("Control"),
            "family": self.tr("CD by"),
            "alpha": "α",
            "q": "q",
            "cd": "CD",
            "k": "k",
            "N": "N",
        }
        for key, text in texts.items():
            self._labels[key].setText(text)
            if key != "head":
                self._widget(key).setAccessibleName(text)
        self.family.setToolTip(self.tr("The test the critical difference is of"))
        self.fields["k"].setToolTip(self.tr("How many classifiers, as printed"))
        self.fields["N"].setToolTip(self.tr("How many data sets, as printed"))
        self.table.setAccessibleName(self.tr("Numbers printed for each classifier"))
        self._model.tell_changed()
        if self.control.count():
            self.control.setItemText(0, self.tr("best rank"))

    # -- values -----------------------------------------------------------------------

    def show_names(
        self, names: tuple[str, ...], ranks: Mapping[str, float] | None = None
    ) -> None:
        """Begin with other classifiers; the same ones keep what was typed.

        Parameters
        ----------
        names : tuple of str
        ranks : mapping of str to float, optional
            Mean ranks that stood below the table.
        """
        if names != self._names:
            self._names = names
            self._fill_names()
        if ranks:
            # as many digits as were printed: more would be taken for printed too
            self.set_column(_RANK, {name: number(r, 12) for name, r in ranks.items()})

    def _fill_names(self) -> None:
        self._texts = {column: {} for column in self._texts}
        self._model.reset(self._names)
        header = max(self.table.horizontalHeader().sizeHint().height(), _ROW_HEIGHT)
        self.table.setFixedHeight(header + _ROW_HEIGHT * len(self._names) + 2)
        self.control.clear()
        self.control.addItem(self.tr("best rank"), "")
        for name in self._names:
            self.control.addItem(name, name)
        for edit in self.fields.values():
            edit.clear()

    def set_column(self, column: int, texts: Mapping[str, str]) -> None:
        """Write a column of the table by names."""
        self._texts[column] |= {n: texts[n] for n in self._names if n in texts}
        self._model.tell_changed()

    def fill(self, printed: Mapping[str, Any]) -> None:
        """Write statistics as `printed` gives them into the fields."""
        ranks, holm = printed.get("mean_ranks", {}), printed.get("holm", {})
        self.set_column(_RANK, {name: str(rank) for name, rank in ranks.items()})
        for column, key in ((_Z, "z"), (_P, "p"), (_THRESHOLD, "threshold")):
            rows = {
                r["classifier"]: str(r[key]) for r in holm.get("rows", ()) if key in r
            }
            self.set_column(column, rows)
        single = {**printed, "holm_alpha": holm.get("alpha", "")}
        for key, edit in self.fields.items():
            edit.setText(str(single.get(key, "")))
        for combo, key in ((self.family, "method"), (self.control, "control")):
            combo.setCurrentIndex(max(combo.findData(printed.get(key, "")), 0))
        self.edited.emit()

    def printed(self) -> tuple[dict[str, Any], list[str]]:
        """Return what was entered, and the texts that are no numbers."""
        wrong: list[str] = []
        found: dict[str, Any] = {}
        for key in _TESTS + _CRITICAL:
            text = self._number(self.fields[key].text(), wrong, unit=key in _UNIT)
            if text:
                found[key] = text
        if "q" in found or "cd" in found:
            found["method"] = self.family.currentData()
        if self.control.currentData():
            found["control"] = self.control.currentData()
        ranks = self._column(_RANK, wrong)
        if len(ranks) == len(self._names):
            found["mean_ranks"] = ranks
        holm = self._holm(wrong)
        if holm["rows"]:
            found["holm"] = holm
        return found, wrong

    def _number(self, text: str, wrong: list[str], *, unit: bool = False) -> str:
        """Return a text that is a number; note any other that is not empty."""
        text = text.strip().replace("−", "-")
        if not text:
            return ""
        good = self._pattern.match(text).hasMatch()
        if good and unit:
            good = 0 < float(text.replace(",", ".")) < 1
        if not good:
            wrong.append(text)
        return text if good else ""

    def _column(self, column: int, wrong: list[str]) -> dict[str, str]:
        texts = {
            name: self._number(self._texts[column].get(name, ""), wrong)
            for name in self._names
        }
        return {name: text for name, text in texts.items() if text}

    def _holm(self, wrong: list[str]) -> dict[str, Any]:
        columns = {
            key: self._column(column, wrong)
            for column, key in ((_Z, "z"), (_P, "p"), (_THRESHOLD, "threshold"))
        }
        rows = []
        for name in self._names:
            numbers = {k: texts[name] for k, texts in columns.items() if name in texts}
            if numbers:
                rows.append({"classifier": name, **numbers})
        alpha = self._number(self.fields["holm_alpha"].text(), wrong, unit=True)
        return {"rows": rows, **({"alpha": alpha} if alpha else {})}


def _typing() -> QRegularExpression:
    """Return what a number may look like while it is typed."""
    return QRegularExpression(r"[-+−]?\d*[.,]?\d*([eE][-+−]?\d*)?")
