"""The scene bar: what all rooms show, bound both ways to the session's scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
    QWidgetAction,
)

from workbench.core.learner.filter_steps import SCALES
from workbench.core.session.scene import HIGHEST_K, METRICS
from workbench.numerics.neighbours.distance import LEARNED, SCENE_DISTANCES
from workbench.ui.context import Context
from workbench.ui.services.icons import TintedBar
from workbench.ui.services.metric_names import distance_title, learned_name
from workbench.ui.widgets.object_names import add_action
from workbench.ui.window.metric_signs import SIGN_SIZE, MetricSigns
from workbench.ui.window.scene_snapshots import Snapshots

#: So many letters of the metric's name stand on its button.
LONGEST = 20
#: Lessons know the action of the learned metric by its first method.
_ACTIONS = {LEARNED.id: "kissnn"}


class SceneBar(TintedBar):
    """Data set, axes, scaling, metric, k and seed of the one scene.

    Every change goes to `Session.set_scene`; every announced change is shown.

    Parameters
    ----------
    context : Context
    snapshots : Snapshots
        The two scenes of the button at the right end.
    parent : QWidget, optional
    """

    def __init__(
        self, context: Context, snapshots: Snapshots, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_scene_bar")
        self.setMovable(False)
        self.toggleViewAction().setObjectName("main_view_sceneAct")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._context = context
        self._session = context.session
        self._labels: dict[str, QLabel] = {}
        self._obeyed: frozenset[str] | None = None  # None: all of it
        self._room = ""
        self._characters: dict[QComboBox, int] = {}
        self._data = self._combo("data", 16)
        self._rows = QLabel()
        self._x, self._y = self._combo("x", 8), self._combo("y", 8)
        self._scale = self._combo("scale", 8)
        self._metric_button = self._make_metric_button()
        self._p = self._make_p()
        self._k = self._spin("k", HIGHEST_K)
        self._seed = self._spin("seed", 999_999)
        self._snapshots = snapshots
        self._ab = self._make_ab_button()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.refresh()
        self._fit_text()  # text may be large from the start

    # -- building -----------------------------------------------------------------

    def _combo(self, name: str, characters: int) -> QComboBox:
        combo = QComboBox(self)
        combo.setObjectName(f"main_scene_{name}Combo")
        combo.setMinimumContentsLength(characters)
        self._characters[combo] = characters
        combo.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        combo.setMaxVisibleItems(20)
        return combo

    def _spin(self, name: str, high: int) -> QSpinBox:
        spin = QSpinBox(self)
        spin.setObjectName(f"main_scene_{name}Spin")
        spin.setRange(0 if name == "seed" else 1, high)
        spin.setAccelerated(True)
        spin.setKeyboardTracking(True)
        return spin

    def _make_p(self) -> QDoubleSpinBox:
        spin = QDoubleSpinBox(self)
        spin.setObjectName("main_scene_pDSpin")
        spin.setRange(0.1, 50.0)
        spin.setSingleStep(0.1)
        spin.setDecimals(2)
        return spin

    def _make_metric_button(self) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName("main_scene_metricBtn")
        button.setIconSize(QSize(SIGN_SIZE, SIGN_SIZE))
        menu = QMenu(button)
        menu.setObjectName("main_scene_metricMenu")
        group = QActionGroup(menu)
        self._metric_actions: dict[str, QAction] = {}
        self._signs = MetricSigns(self._session)
        for metric in METRICS:
            action = QAction(menu)
            action.setObjectName(f"main_scene_{_ACTIONS.get(metric, metric)}Act")
            action.setCheckable(True)
            action.setData(metric)
            group.addAction(action)
            menu.addAction(action)
            self._metric_actions[metric] = action
        button.setMenu(menu)
        return button

    def _make_ab_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("main_scene_abBtn")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        menu = QMenu(button)
        menu.setObjectName("main_scene_abMenu")
        self._level = add_action(
            menu, "main_scene_levelAct", self._snapshots.level, button
        )
        button.setMenu(menu)
        button.clicked.connect(self._snapshots.change_over)
        self._snapshots.changed.connect(self._show_ab)
        return button

    def _show_ab(self) -> None:
        shown = self._snapshots.shown
        both = self.tr("[A] | B") if shown == "A" else self.tr("A | [B]")
        self._ab.setText("A | B" if self._snapshots.other is None else both)
        self._ab.setAccessibleName(self.tr("Scene {} is shown").format(shown))

    def _lay_out(self) -> None:
        for name, widget in (
            ("data", self._data), ("rows", self._rows), ("x", self._x), ("y", self._y),
            ("scale", self._scale), ("metric", self._metric_button), ("p", self._p),
            ("k", self._k), ("seed", self._seed),
        ):  # fmt: skip
            if name != "rows":
                label = self._labels[name] = QLabel(self)
                label.setContentsMargins(10, 0, 4, 0)
                label.setBuddy(widget)
                label_action = self._add(label)
            else:
                widget.setContentsMargins(8, 0, 0, 0)
            action = self._add(widget)
            if name == "p":
                self._p_actions = (label_action, action)
        spacer = QWidget(self)
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._add(spacer)
        self._add(self._ab)

    def _add(self, widget: QWidget) -> QWidgetAction:
        # our own action: the one `addWidget` makes can vanish under its Python half
        action = QWidgetAction(self)
        action.setDefaultWidget(widget)
        self.addAction(action)
        return action

    def _connect(self) -> None:
        self._data.activated.connect(self._on_data_activated)
        self._x.activated.connect(self._on_axis_activated)
        self._y.activated.connect(self._on_axis_activated)
        self._scale.activated.connect(self._on_scale_activated)
        self._metric_button.menu().triggered.connect(self._on_metric_triggered)
        self._p.valueChanged.connect(self._on_p_changed)
        self._k.valueChanged.connect(self._on_k_changed)
        self._seed.valueChanged.connect(self._on_seed_changed)
        session = self._session
        session.scene_changed.connect(self._on_scene_changed)
        session.data_changed.connect(self.refresh)
        session.datasets_changed.connect(self.refresh)
        session.metric_changed.connect(self._on_session_metric_changed)
        self._context.catalogue.changed.connect(self._on_session_metric_changed)
        self._context.theme.changed.connect(self._fit_text)
        # the signs take their time: in a turn of their own
        self._context.theme.follow(self, self._show_metric)

    # -- from the widgets to the scene ----------------------------------------------

    @Slot(int)
    def _on_data_activated(self, index: int) -> None:
        key = self._data.itemData(index)
        if key and key != self._session.scene.data:
            self._session.show(key)

    @Slot(int)
    def _on_axis_activated(self, index: int) -> None:
        self._session.set_scene(x=self._x.currentText(), y=self._y.currentText())

    @Slot(int)
    def _on_scale_activated(self, index: int) -> None:
        self._session.set_scene(scale=self._scale.itemData(index))

    @Slot(QAction)
    def _on_metric_triggered(self, action: QAction) -> None:
        self._session.set_scene(metric=action.data())

    @Slot(float)
    def _on_p_changed(self, p: float) -> None:
        self._session.set_scene(p=p)

    @Slot(int)
    def _on_k_changed(self, k: int) -> None:
        self._session.set_scene(k=k)

    @Slot(int)
    def _on_seed_changed(self, seed: int) -> None:
        self._session.set_scene(seed=seed)

    # -- from the scene to the widgets ----------------------------------------------

    def _on_scene_changed(self, names: frozenset[str]) -> None:
        self._show_values()
        if names & {"metric", "p", "x", "y", "data"}:
            self._show_metric()

    def _fit_text(self) -> None:
        # larger text must not push k out of the bar: the combo boxes keep their width
        scale = max(1.0, self._context.theme.font_scale)
        for combo, characters in self._characters.items():
            combo.setMinimumContentsLength(round(characters / scale))

    def refresh(self) -> None:
        """Show the open data sets, the attributes and every value."""
        data = self._session.data
        keys = list(self._session.datasets)
        _fill(self._data, keys or [""], keys)
        names = [] if data is None else [a.name for a in data.attributes]
        for combo in (self._x, self._y):
            _fill(combo, names, names)
        self._show_obeyed()
        self._rows.setText(
            ""
            if data is None
            else self.tr("{} rows").format(QLocale().toString(data.n_rows))
        )
        self._show_values()
        self._show_metric()

    def follow(self, room: str, obeyed: frozenset[str]) -> None:
        """Dim what the room on top does not obey, and say so in its tip.

        Parameters
        ----------
        room : str
            Its title.
        obeyed : frozenset of str
            Names of values; see `Room.obeys`.
        """
        self._room, self._obeyed = room, obeyed
        self._show_obeyed()

    def _show_obeyed(self) -> None:
        there = self._session.data is not None
        reason = self.tr("{room} does not use this.").format(room=self._room)
        for name, (_, help_) in self._texts().items():
            obeyed = self._obeyed is None or name in self._obeyed
            label = self._labels[name]
            widget = label.buddy()
            enabled = obeyed and (there or name not in ("data", "x", "y"))
            for part in (label, widget):
                part.setEnabled(enabled)
                part.setToolTip(help_ if obeyed else f"{help_}\n{reason}")
            widget.setAccessibleDescription(help_ if obeyed else f"{help_}. {reason}")

    def _show_values(self) -> None:
        scene = self._session.scene
        for combo, value in (
            (self._data, scene.data), (self._x, scene.x), (self._y, scene.y),
            (self._scale, scene.scale),
        ):  # fmt: skip
            combo.setCurrentIndex(combo.findData(value))
        for spin, number in ((self._k, scene.k), (self._seed, scene.seed)):
            spin.blockSignals(True)
            spin.setValue(number)
            spin.blockSignals(False)
        self._p.blockSignals(True)
        self._p.setValue(scene.p)
        self._p.blockSignals(False)
        for action in self._p_actions:
            action.setVisible(scene.distance.exponent is None)

    def _name_learned(self) -> None:
        """Say in the menu which metric is the learned one."""
        name = learned_name(self._session.metric, self._context.catalogue)
        text = self.tr("Learned: {name}").format(name=name)
        title = text if name else distance_title(LEARNED)
        self._metric_actions[LEARNED.id].setText(title)

    def _on_session_metric_changed(self) -> None:
        self._name_learned()
        self._show_metric()

    def _show_metric(self) -> None:
        scene, colours = self._session.scene, self._context.theme.colours
        ratio = self.devicePixelRatioF()
        for metric, action in self._metric_actions.items():
            icon = self._signs.sign(metric, colours.accent, ratio)
            action.setIcon(icon)
            action.setChecked(metric == scene.metric)
            if metric == scene.metric:
                self._metric_button.setIcon(icon)
                self._metric_button.setText(_cut(action.text()))
        learned = self._session.metric is not None or scene.is_learned
        self._metric_actions[LEARNED.id].setEnabled(learned)

    # -- language -------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setWindowTitle(self.tr("Scene"))
        help_ = self.tr(
            "Two scenes to compare: change over to the other one. "
            "Hold \\ to see it for a moment"
        )
        self._ab.setToolTip(help_)
        self._ab.setAccessibleDescription(help_)
        self._level.setText(self.tr("Make both scenes the same"))
        self._level.setStatusTip(self.tr("The other scene becomes the one shown now"))
        self._show_ab()
        for name, (label, help_) in self._texts().items():
            self._labels[name].setText(label)
            self._labels[name].buddy().setAccessibleName(label or help_)
        self._show_obeyed()
        scales = (self.tr("none"), self.tr("min-max"), self.tr("z-score"))
        _fill(self._scale, list(scales), list(SCALES))
        for metric, action in self._metric_actions.items():
            action.setText(distance_title(SCENE_DISTANCES[metric]))
            action.setStatusTip(self.tr("Measure distances with this metric"))
        self._name_learned()

    def _texts(self) -> dict[str, tuple[str, str]]:
        return {
            "data": (self.tr("Data"), self.tr("The data set all rooms show")),
            "x": (self.tr("X"), self.tr("The attribute on the horizontal axis")),
            "y": (self.tr("Y"), self.tr("The attribute on the vertical axis")),
            "scale": (
                self.tr("Scale"),
                self.tr("Scaling before any distance; fitted inside each fold"),
            ),
            "metric": (
                self.tr("Metric"),
                self.tr("The distance; the sign is its unit ball"),
            ),
            "p": (self.tr("p"), self.tr("Exponent of the Minkowski distance")),
            "k": (self.tr("k"), self.tr("How many neighbours vote")),
            "seed": (self.tr("Seed"), self.tr("Seed of everything random")),
        }


def _cut(text: str) -> str:
    """Cut a name that would push what follows out of the bar; the menu has it whole."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def _fill(combo: QComboBox, texts: list[str], values: list[str]) -> None:
    current = combo.currentData()
    combo.blockSignals(True)
    combo.clear()
    for i, text in enumerate(texts):
        combo.addItem(text, values[i] if i < len(values) else "")
    combo.setCurrentIndex(combo.findData(current))
    combo.blockSignals(False)
