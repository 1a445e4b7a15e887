"""The few parameters of a method that stand in the bar; the rest is in its popup."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from workbench.api.params import Param, Value
from workbench.api.problems import Problem
from workbench.ui.layouts import take_all
from workbench.ui.services.numbers import locale
from workbench.ui.services.plugin_words import choice_word, param_tip, plugin_word
from workbench.ui.widgets.fitted import FittedEdit, FittedSpin
from workbench.ui.widgets.tone import mark_wrong

#: So many parameters stand in the bar.
MOST_FIELDS = 3
#: The scene sets the one, hardly anybody the other.
ELSEWHERE = ("n_neighbors", "random_state")
#: Names of fields that scripts and lessons know.
_NAMES = {
    "v": "metric_vSpin",
    "covariance": "metric_covCombo",
    "shrinkage": "metric_shrinkageDSpin",
}
_INT_MAX = 2**31 - 1
_SPACE = 8
#: What frame and arrow of a combo box take, in pixels.
_FRAME = 44


@dataclass(slots=True, eq=False)
class Field:
    """One parameter: its label, its widget, how to read and how to set it."""

    param: Param
    label: QLabel
    widget: QWidget
    read: Callable[[], Value]
    write: Callable[[Value], None]

    @property
    def width(self) -> int:
        """What it takes in the bar, in pixels."""
        low, high = self.widget.minimumWidth(), self.widget.maximumWidth()
        field = min(max(self.widget.sizeHint().width(), low), high)
        return self.label.sizeHint().width() + field


def quick_params(params: Sequence[Param]) -> list[Param]:
    """Return the parameters that stand in the bar: the first that are not advanced."""
    usual = [
        p
        for p in params
        if not p.advanced
        and p.name not in ELSEWHERE
        and p.type in ("int", "float", "choice", "bool")
    ]
    return usual[:MOST_FIELDS]


class QuickFields(QWidget):
    """Small fields side by side; those that do not fit are hidden, the last first.

    Signals
    -------
    changed()
        A field holds another allowed value.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: dict[str, Field] = {}
        self._kept: set[QWidget] = set()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    # -- fields -------------------------------------------------------------------------

    def show_params(self, params: Sequence[Param], values: Mapping[str, Any]) -> None:
        """Make the fields of other parameters."""
        for field in self._fields.values():
            for widget in (field.label, field.widget):
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self._fields = {}
        self._kept.clear()
        take_all(self._row)
        for param in quick_params(params):
            field = self._fields[param.name] = self._make(param)
            # a margin goes when its label is hidden, a spacer would stay
            field.label.setContentsMargins(_SPACE, 0, _SPACE // 2, 0)
            self._row.addWidget(field.label)
            self._row.addWidget(field.widget)
        self._row.addStretch(1)
        self.set_values(values)
        self.retranslate()

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Show these values; nothing is announced."""
        for name, field in self._fields.items():
            if name in values:
                field.widget.blockSignals(True)
                field.write(values[name])
                field.widget.blockSignals(False)
        self._mark()
        self._fit()

    def values(self) -> dict[str, Value]:
        """Return the values of the fields that hold an allowed one."""
        found = {}
        for name, field in self._fields.items():
            try:
                found[name] = field.read()
            except Problem:
                continue
        return found

    @property
    def widgets(self) -> list[QWidget]:
        """The fields in their order, for Tab."""
        return [field.widget for field in self._fields.values()]

    def field(self, name: str) -> QWidget | None:
        """Return the field of a parameter, None if it stands elsewhere."""
        field = self._fields.get(name)
        return None if field is None else field.widget

    # -- making -------------------------------------------------------------------------

    def _make(self, param: Param) -> Field:
        bounded = param.low is not None and param.high is not None
        if param.type == "int":
            field = self._spin(param)
        elif param.type == "choice":
            field = self._combo(param)
        elif param.type == "bool":
            field = self._check(param)
        else:
            field = self._real(param) if bounded else self._edit(param)
        field.label.setBuddy(field.widget)
        for widget in (field.label, field.widget):
            widget.ensurePolished()  # a font set later would be wider
            widget.hide()  # until it is known to fit
        return field

    def _name(self, param: Param, kind: str) -> str:
        return _NAMES.get(param.name, f"metric_quick_{param.name}_{kind}")

    def _spin(self, param: Param) -> Field:
        spin = FittedSpin(self._name(param, "Spin"))
        spin.setParent(self)
        low = int(param.low) if param.low is not None else -_INT_MAX
        high = int(param.high) if param.high is not None else _INT_MAX
        if param.optional:  # the step below the lowest value stands for None
            low -= 1
        spin.setRange(low, high)
        spin.valueChanged.connect(self._on_field_edited)

        def read() -> Value:
            none = param.optional and spin.value() == spin.minimum()
            return None if none else spin.value()

        def write(value: Value) -> None:
            spin.setValue(spin.minimum() if value is None else int(value))

        return Field(param, QLabel(self), spin, read, write)

    def _real(self, param: Param) -> Field:
        spin = QDoubleSpinBox(self)
        spin.setObjectName(self._name(param, "DSpin"))
        low, high = float(param.low or 0.0), float(param.high or 0.0)
        spin.setDecimals(2 if high - low >= 0.5 else 4)
        spin.setSingleStep((high - low) / 20)
        spin.setRange(low, high)
        spin.valueChanged.connect(self._on_field_edited)
        return Field(
            param,
            QLabel(self),
            spin,
            lambda: param.check(round(spin.value(), spin.decimals())),
            lambda value: spin.setValue(float(value or 0.0)),
        )

    def _edit(self, param: Param) -> Field:
        edit = FittedEdit(self._name(param, "Edit"), "0.000000")
        edit.setParent(self)
        edit.textChanged.connect(self._on_field_edited)

        def read() -> Value:
            return param.parse(
                edit.text().strip().replace(locale().decimalPoint(), ".")
            )

        def write(value: Value) -> None:
            text = "auto" if value is None else f"{float(value):g}"
            edit.setText(text.replace(".", locale().decimalPoint()))

        return Field(param, QLabel(self), edit, read, write)

    def _combo(self, param: Param) -> Field:
        combo = QComboBox(self)
        combo.setObjectName(self._name(param, "Combo"))
        for choice in param.choices:
            combo.addItem(choice, choice)
        combo.currentIndexChanged.connect(self._on_field_edited)
        return Field(
            param,
            QLabel(self),
            combo,
            lambda: str(combo.currentData()),
            lambda value: combo.setCurrentIndex(combo.findData(value)),
        )

    def _check(self, param: Param) -> Field:
        box = QCheckBox(self)
        box.setObjectName(self._name(param, "Check"))
        box.toggled.connect(self._on_field_edited)
        return Field(
            param,
            QLabel(self),
            box,
            box.isChecked,
            lambda value: box.setChecked(bool(value)),
        )

    # -- texts --------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        known = self._known_texts()
        for name, field in self._fields.items():
            words = plugin_word(field.param.title)
            label, spoken, tip = known.get(name, (words, words, param_tip(field.param)))
            field.label.setText(label)
            field.label.setToolTip(tip)
            field.widget.setAccessibleName(spoken)
            field.widget.setToolTip(tip)
            field.widget.setLocale(QLocale())
            if isinstance(field.widget, QSpinBox) and field.param.optional:
                field.widget.setSpecialValueText(self.tr("auto"))
            if isinstance(field.widget, QComboBox):
                for i, word in enumerate(field.param.choices):
                    field.widget.setItemText(i, choice_word(field.param, word))
                if name == "covariance":
                    self._name_estimators(field.widget)
        self._mark()
        self.updateGeometry()
        self._fit()

    def _known_texts(self) -> dict[str, tuple[str, str, str]]:
        return {
            "v": (
                self.tr("V"),
                self.tr("Neighbours V of each kind"),
                self.tr(
                    "Neighbours of the same class and of other classes, for each row"
                ),
            ),
            "covariance": (
                self.tr("Covariance"),
                self.tr("Covariance estimator"),
                self.tr("How the covariances of the differences are estimated"),
            ),
            "shrinkage": (
                "",
                self.tr("Shrinkage"),
                self.tr("Weight of the round ball the covariance is drawn towards"),
            ),
        }

    def _name_estimators(self, combo: QComboBox) -> None:
        names = {
            "auto": self.tr("automatic"),
            "ml": self.tr("maximum likelihood"),
            "ledoit-wolf": self.tr("Ledoit-Wolf"),
            "diagonal": self.tr("diagonal"),
            "shrunk": self.tr("free shrinkage"),
        }
        for index in range(combo.count()):
            choice = combo.itemData(index)
            combo.setItemText(index, names.get(choice, choice))

    # -- room ---------------------------------------------------------------------------

    def _narrow(self) -> None:
        """Make every choice as wide as what is chosen: a bar is short."""
        for field in self._fields.values():
            if isinstance(field.widget, QComboBox):
                fit_choice(field.widget)

    def _wanted(self) -> list[Field]:
        """Return the fields that mean something with the values shown."""
        estimator = self._fields.get("covariance")
        free = estimator is None or estimator.read() == "shrunk"
        return [f for f in self._fields.values() if free or f.param.name != "shrinkage"]

    def sizeHint(self) -> QSize:
        self._narrow()
        height = max((w.sizeHint().height() for w in self.widgets), default=0)
        return QSize(sum(field.width for field in self._wanted()), height)

    def minimumSizeHint(self) -> QSize:
        kept = (f.width for f in self._wanted() if f.widget in self._kept)
        return QSize(sum(kept), self.sizeHint().height())

    def keep(self, widget: QWidget) -> None:
        """Let others give way before this field does: somebody asks for it."""
        if any(field.widget is widget for field in self._fields.values()):
            self._kept.add(widget)
            self.updateGeometry()
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the first fields, as many as there is room for."""
        self._narrow()
        wanted, width = self._wanted(), self.width()
        left = width - sum(f.width for f in wanted if f.widget in self._kept)
        for field in self._fields.values():
            kept = field.widget in self._kept
            left -= field.width if field in wanted and not kept else 0
            fits = field in wanted and (kept or left >= 0)
            for widget in (field.label, field.widget):
                widget.setVisible(fits)
        if self.width() != width:  # showing a field made the layout think again
            self._fit()

    # -- editing ------------------------------------------------------------------------

    def _mark(self) -> None:
        """Frame the fields that hold no allowed value."""
        good = self.values()
        for name, field in self._fields.items():
            if isinstance(field.widget, QLineEdit):
                mark_wrong(field.widget, name not in good)

    def _on_field_edited(self) -> None:
        self._mark()
        self.updateGeometry()
        self._fit()
        self.changed.emit()


def fit_choice(combo: QComboBox, narrowest: int = 64) -> None:
    """Make a combo box as wide as the text chosen; its list shows all texts whole."""
    metrics = combo.fontMetrics()
    width = max(metrics.horizontalAdvance(combo.currentText()) + _FRAME, narrowest)
    if combo.minimumWidth() != width:
        combo.setFixedWidth(width)
    combo.view().setMinimumWidth(combo.view().sizeHintForColumn(0) + _FRAME // 2)
