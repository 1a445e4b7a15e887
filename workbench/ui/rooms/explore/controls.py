"""The strip below the plane: k, weights, exponent, classifier, accuracy."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSlider, QWidget

from workbench.core.program.catalogue import PluginInfo
from workbench.core.session.scene import WEIGHTS, Scene
from workbench.numerics.neighbours.distance import SCENE_DISTANCES
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo, FittedLabel
from workbench.ui.widgets.flow_row import FlowRow

#: Eight steps of the slider double p; 1 and 2 lie on steps, the last one is infinity.
_STEPS_PER_OCTAVE = 8
_LOWEST = 0.25
_LAST = 6 * _STEPS_PER_OCTAVE + 1
#: The least widths of the sliders: one k of fifty is two pixels.
_K_WIDTH, _P_WIDTH = 100, 80
#: Names of classifiers are shortened beyond so many.
_CLASSIFIER_LETTERS = 24
#: The distance of each exponent that has a name of its own.
_NAMED = {
    distance.exponent: name
    for name, distance in SCENE_DISTANCES.items()
    if distance.ball == "norm" and distance.exponent is not None
}


def exponent_of(step: int) -> float:
    """Return the p of a step of the slider."""
    return float("inf") if step >= _LAST else _LOWEST * 2 ** (step / _STEPS_PER_OCTAVE)


def step_of(p: float) -> int:
    """Return the nearest step of an exponent."""
    steps = range(_LAST + 1)
    if p == float("inf"):
        return _LAST
    return min(steps[:-1], key=lambda step: abs(exponent_of(step) - p))


class Controls(FlowRow):
    """Changes the scene's k, weights and exponent, and the classifier shown."""

    scene_chosen = Signal(dict)  # fields of the scene
    classifier_chosen = Signal(str)  # empty for k-NN under the scene

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.k = QSlider(Qt.Orientation.Horizontal, self)
        self.k.setRange(1, 50)
        self.k.setObjectName("explore_kSlider")
        self.p = QSlider(Qt.Orientation.Horizontal, self)
        self.p.setRange(0, _LAST)
        self.p.setObjectName("explore_pSlider")
        self.weights = FittedCombo("explore_weightCombo")
        for name in WEIGHTS:
            self.weights.addItem("", name)
        self.classifier = FittedCombo("explore_classifierCombo", _CLASSIFIER_LETTERS)
        self.classifier.addItem("", "")
        self.accuracy = QLabel(self)
        self.accuracy.setObjectName("explore_accLabel")
        self._k_text, self._p_text = FittedLabel("k = 888"), FittedLabel("p = 16.00")
        self._lay_out()
        self.k.valueChanged.connect(self._on_k_changed)
        self.p.valueChanged.connect(self._on_p_changed)
        self.weights.activated.connect(self._on_weights_activated)
        self.classifier.activated.connect(self._on_classifier_activated)

    def _lay_out(self) -> None:
        font = self.accuracy.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.25)
        self.accuracy.setFont(font)
        self.setContentsMargins(8, 4, 8, 6)
        self.k.setMinimumWidth(_K_WIDTH)
        self.p.setMinimumWidth(_P_WIDTH)
        self.add(self._k_text, self.k, stretch=3)
        self.add(self.weights)
        self.add(self._p_text, self.p, stretch=2)
        self.add(self.classifier)
        self.add(self.accuracy)

    def show_scene(self, scene: Scene, n_rows: int) -> None:
        """Show the scene's values; nothing is announced."""
        for widget in (self.k, self.p, self.weights):
            widget.blockSignals(True)
        self.k.setMaximum(max(50, scene.k))
        self.k.setValue(scene.k)
        # a learned metric, Mahalanobis and cosine have no exponent to choose
        chosen = scene.distance.ball == "norm"
        p = scene.distance.exponent_for(scene.p) if chosen else scene.p
        self.p.setEnabled(chosen)
        self.p.setValue(step_of(p))
        self.weights.setCurrentIndex(self.weights.findData(scene.weights))
        for widget in (self.k, self.p, self.weights):
            widget.blockSignals(False)
        clipped = 0 < n_rows < scene.k
        text = "k = {0} → {1}" if clipped else "k = {0}"
        self._k_text.setText(text.format(scene.k, n_rows))
        self._p_text.setText("p = ∞" if p == float("inf") else f"p = {number(p)}")
        self._p_text.setEnabled(self.p.isEnabled())

    def set_classifiers(self, plugins: tuple[PluginInfo, ...]) -> None:
        """Offer all loaded classifiers beside k-NN under the scene."""
        current = self.classifier.currentData()
        while self.classifier.count() > 1:
            self.classifier.removeItem(1)
        for info in plugins:
            if (
                info.kind == "classifier"
                and info.status == "loaded"
                and info.id != "knn"
            ):
                self.classifier.addItem(info.title, info.id)
        self.classifier.setCurrentIndex(max(0, self.classifier.findData(current)))

    def choose_classifier(self, plugin: str) -> None:
        """Show a classifier as chosen; nothing is announced."""
        self.classifier.setCurrentIndex(max(0, self.classifier.findData(plugin)))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        names = {
            "uniform": self.tr("equal votes"),
            "distance": self.tr("votes 1/d"),
            "squared": self.tr("votes 1/d²"),
            "rank": self.tr("votes by rank"),
        }
        for i, name in enumerate(WEIGHTS):
            self.weights.setItemText(i, names[name])
        self.classifier.setItemText(0, self.tr("k-NN (scene)"))
        for widget, name, tip in (
            (self.k, self.tr("k"), self.tr("How many neighbours vote")),
            (self.p, self.tr("p"), self.tr("Exponent of the distance: 1 Manhattan, 2 Euclidean, ∞ Chebyshev")),
            (self.weights, self.tr("Votes"), self.tr("What the vote of a neighbour counts")),
            (self.classifier, self.tr("Classifier"), self.tr("Whose regions are drawn")),
        ):  # fmt: skip
            widget.setAccessibleName(name)
            widget.setToolTip(tip)
        self.accuracy.setToolTip(
            self.tr("Accuracy and how it was estimated; Run (F5) computes it")
        )

    def _on_k_changed(self, value: int) -> None:
        self.scene_chosen.emit({"k": value})

    def _on_p_changed(self, step: int) -> None:
        p = exponent_of(step)
        name = _NAMED.get(p)
        self.scene_chosen.emit(
            {"metric": name} if name else {"metric": "minkowski", "p": p}
        )

    def _on_weights_activated(self) -> None:
        self.scene_chosen.emit({"weights": self.weights.currentData()})

    def _on_classifier_activated(self) -> None:
        self.classifier_chosen.emit(self.classifier.currentData())
