"""Values to try of a parameter: a line of them, and what is done with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from workbench.api.params import Param
from workbench.api.problems import Problem
from workbench.ui.widgets.object_names import named

#: What becomes of the values: a column each, or one chosen inside each fold.
COLUMNS, SELECT = "columns", "select"
#: So many parameters may be varied at once.
LINES = 2


def parse_values(param: Param, text: str) -> list[Any]:
    """Read values separated by commas (semicolons where commas are decimal marks).

    Raises
    ------
    Problem
        For one that is not allowed; it names the parameter.
    """
    separator = ";" if ";" in text else ","
    values = [param.parse(word) for word in text.split(separator) if word.strip()]
    return list(dict.fromkeys(values))


class ValuesLines(QWidget):
    """Lines of parameter, values and mode; an empty line counts for nothing.

    Signals
    -------
    changed()
    """

    changed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._params: dict[str, Param] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.setColumnStretch(1, 1)
        self._title = QLabel()
        grid.addWidget(self._title, 0, 0, 1, 3)
        self._lines: list[tuple[QComboBox, QLineEdit, QComboBox]] = []
        for i in range(LINES):
            line = (
                named(QComboBox(), f"{name}_param{i}Combo"),
                named(QLineEdit(), f"{name}_values{i}Edit"),
                named(QComboBox(), f"{name}_mode{i}Combo"),
            )
            for column, widget in enumerate(line):
                grid.addWidget(widget, i + 1, column)
            param, values, mode = line
            mode.addItem("", COLUMNS)
            mode.addItem("", SELECT)
            param.currentIndexChanged.connect(self.changed)
            values.textChanged.connect(self.changed)
            mode.currentIndexChanged.connect(self.changed)
            self._lines.append(line)
        self.retranslate()

    def show_params(
        self, params: Sequence[Param], select: Mapping[str, Sequence[Any]]
    ) -> None:
        """Offer parameters; those selected inside each fold are filled in."""
        offered = [p for p in params if p.name != "random_state"]
        self._params = {p.name: p for p in offered}
        given = list(select.items())
        for i, (param, values, mode) in enumerate(self._lines):
            for widget in (param, values, mode):
                widget.blockSignals(True)
            param.clear()
            for p in offered:
                param.addItem(p.name.replace("_", " "), p.name)
            name, chosen = given[i] if i < len(given) else ("", ())
            place = param.findData(name) if name else min(i, param.count() - 1)
            param.setCurrentIndex(max(place, 0))
            values.setText(", ".join(map(str, chosen)))
            mode.setCurrentIndex(mode.findData(SELECT if chosen else COLUMNS))
            for widget in (param, values, mode):
                widget.blockSignals(False)
        self.setVisible(bool(offered))

    def chosen(self, mode: str) -> dict[str, tuple[Any, ...]]:
        """Return the values of a mode by parameter.

        Raises
        ------
        Problem
            For a value that is not allowed, or a parameter that stands twice.
        """
        found: dict[str, tuple[Any, ...]] = {}
        taken: set[str] = set()
        for param, values, kind in self._lines:
            name, text = param.currentData(), values.text()
            if not text.strip() or name is None:
                continue
            if name in taken:
                raise Problem(f"{name} stands twice", expected="different parameters")
            taken.add(name)
            parsed = parse_values(self._params[name], text)
            if kind.currentData() == mode and parsed:
                found[name] = tuple(parsed)
        return found

    def retranslate(self) -> None:
        """Set every text in the current language."""
        title = self.tr("Values to try")  # apart: lupdate does not see into f-strings
        self._title.setText(f"<b>{title}</b>")
        for param, values, mode in self._lines:
            values.setPlaceholderText("1, 3, 5")
            mode.setItemText(0, self.tr("a column each"))
            mode.setItemText(1, self.tr("best inside each fold"))
            param.setAccessibleName(self.tr("Parameter that is varied"))
            values.setAccessibleName(self.tr("Values, separated by commas"))
            mode.setAccessibleName(self.tr("What is done with the values"))
            values.setToolTip(self.tr("Values, separated by commas"))
            mode.setToolTip(
                self.tr(
                    "A column each, or one column whose value is chosen by an inner "
                    "cross-validation of the training rows of each fold"
                )
            )
