"""The bar of the Metric lab: which method, with which parameters, and the button."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from workbench.core.catalogue import PluginInfo
from workbench.ui.named import named

COVARIANCES = ("auto", "ml", "ledoit-wolf", "diagonal", "shrunk")


class LearnBar(QWidget):
    """Method, V, covariance estimator, clipping, [Learn metric].

    Signals
    -------
    learn_requested()
        The button was pressed.
    params_changed()
        A parameter changed; several quick changes count as one.
    clip_changed(on)
    """

    learn_requested = Signal()
    params_changed = Signal()
    clip_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plugins: dict[str, PluginInfo] = {}
        self.method = named(QComboBox(), "metric_methodCombo")
        self.v = named(QSpinBox(), "metric_vSpin")
        self.v.setRange(1, 999)
        self.v.setValue(5)
        self.covariance = named(QComboBox(), "metric_covCombo")
        self.shrinkage = named(QDoubleSpinBox(), "metric_shrinkageDSpin")
        self.shrinkage.setRange(0.0, 1.0)
        self.shrinkage.setSingleStep(0.05)
        self.shrinkage.setValue(0.1)
        self.clip = named(QCheckBox(), "metric_clipCheck")
        self.clip.setChecked(True)
        self.learn = named(QPushButton(), "metric_learnBtn")
        self.learn.setDefault(True)
        for combo in (self.method, self.covariance):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.method.setMinimumContentsLength(10)
        self._labels = {name: QLabel() for name in ("method", "v", "covariance")}
        for name in COVARIANCES:
            self.covariance.addItem(name, name)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(120)
        self._lay_out()
        self._connect()
        self._show_fields()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for name in ("method", "v", "covariance"):
            label, field = self._labels[name], getattr(self, name)
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
            if name != "covariance":
                row.addSpacing(8)
        row.addWidget(self.shrinkage)
        row.addSpacing(8)
        row.addWidget(self.clip)
        row.addStretch(1)
        row.addWidget(self.learn)

    def _connect(self) -> None:
        self.learn.clicked.connect(self.learn_requested)
        self.method.currentIndexChanged.connect(self._on_method_changed)
        self.covariance.currentIndexChanged.connect(self._on_field_changed)
        self.v.valueChanged.connect(self._on_field_changed)
        self.shrinkage.valueChanged.connect(self._on_field_changed)
        self.clip.toggled.connect(self.clip_changed)
        self._pause.timeout.connect(self.params_changed)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._labels["method"].setText(self.tr("Method"))
        self._labels["v"].setText(self.tr("V"))
        self._labels["covariance"].setText(self.tr("Covariance"))
        self.method.setAccessibleName(self.tr("Method"))
        self.method.setToolTip(self.tr("Which plugin learns the metric"))
        self.v.setAccessibleName(self.tr("Neighbours V of each kind"))
        self.v.setToolTip(
            self.tr("Neighbours of the same class and of other classes, for each row")
        )
        self.covariance.setAccessibleName(self.tr("Covariance estimator"))
        self.covariance.setToolTip(
            self.tr("How the covariances of the differences are estimated")
        )
        self.shrinkage.setAccessibleName(self.tr("Shrinkage"))
        self.shrinkage.setToolTip(
            self.tr("Weight of the round ball the covariance is drawn towards")
        )
        self.clip.setText(self.tr("Clip"))
        self.clip.setToolTip(
            self.tr("Off: show the matrix before negative eigenvalues are cut to zero")
        )
        self.learn.setText(self.tr("Learn metric"))
        self.learn.setToolTip(self.tr("Learn the metric on all rows (F5)"))
        names = {
            "auto": self.tr("automatic"),
            "ml": self.tr("maximum likelihood"),
            "ledoit-wolf": self.tr("Ledoit-Wolf"),
            "diagonal": self.tr("diagonal"),
            "shrunk": self.tr("free shrinkage"),
        }
        for index in range(self.covariance.count()):
            self.covariance.setItemText(index, names[self.covariance.itemData(index)])
        self.shrinkage.setLocale(QLocale())

    # -- plugins and parameters -------------------------------------------------------

    def show_plugins(self, plugins: tuple[PluginInfo, ...]) -> None:
        """Offer every loaded metric learner."""
        chosen = self.plugin
        learners = {p.id: p for p in plugins if p.kind == "metric" and p.usable}
        if learners == self._plugins:
            return
        self._plugins = learners
        self.method.blockSignals(True)
        self.method.clear()
        for plugin in learners.values():
            self.method.addItem(plugin.title, plugin.id)
        self.method.setCurrentIndex(max(self.method.findData(chosen), 0))
        self.method.blockSignals(False)
        self._show_fields()

    @property
    def plugin(self) -> str:
        """The id of the chosen method, empty when there is none."""
        return str(self.method.currentData() or "")

    @property
    def title(self) -> str:
        """The name people read of the chosen method."""
        return self.method.currentText()

    def covariance_name(self, covariance: str | None) -> str:
        """Return what people read for an estimator, or the method without one."""
        index = self.covariance.findData(covariance)
        return self.covariance.itemText(index) if index >= 0 else self.title

    def params(self) -> dict[str, Any]:
        """Return the parameters shown that the method declares."""
        values = {
            "v": self.v.value(),
            "covariance": self.covariance.currentData(),
            "shrinkage": self.shrinkage.value(),
        }
        declared = self.declared()
        return {name: value for name, value in values.items() if name in declared}

    def declared(self) -> set[str]:
        """Return the names of the parameters the method declares."""
        info = self._plugins.get(self.plugin)
        return {p["name"] for p in info.params} if info else set()

    def choose_method(self, plugin: str) -> bool:
        """Choose a method by its id; False when it is not loaded."""
        index = self.method.findData(plugin)
        if index >= 0:
            self.method.setCurrentIndex(index)
        return index >= 0

    def choose(self, params: dict[str, Any]) -> None:
        """Show these parameters, announcing the change once."""
        if "v" in params:
            self.v.setValue(params["v"])
        if "shrinkage" in params:
            self.shrinkage.setValue(params["shrinkage"])
        if "covariance" in params:
            self.covariance.setCurrentIndex(
                self.covariance.findData(params["covariance"])
            )

    def _show_fields(self) -> None:
        declared = self.declared() or {"v", "covariance"}
        for name in ("v", "covariance"):
            getattr(self, name).setVisible(name in declared)
            self._labels[name].setVisible(name in declared)
        free = self.covariance.currentData() == "shrunk"
        self.shrinkage.setVisible("covariance" in declared and free)
        self.learn.setEnabled(bool(self._plugins))

    def _on_method_changed(self) -> None:
        self._show_fields()
        self._pause.start()

    def _on_field_changed(self) -> None:
        self._show_fields()
        self._pause.start()
