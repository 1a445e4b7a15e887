"""The strip above the plane: tools, classes, and the options of the current tool."""

from __future__ import annotations

from functools import lru_cache

from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.drawing.group_signs import repeated_signs
from workbench.ui.layouts import nest
from workbench.ui.rooms.explore.plane.tools import TOOLS
from workbench.ui.services.icons import Icons
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.fitted import ElidedLabel
from workbench.ui.widgets.flat_button import ChipDelegate, FlatToolButton
from workbench.ui.widgets.flow_row import FlowRow

translate = QCoreApplication.translate

#: The options of each tool that has some.
_OPTIONS = {
    "spray": ("count", "shape", "radius"), "line": ("count",),
    "ellipse": ("count", "shape"), "jitter": ("radius",), "magnet": ("radius",),
}  # fmt: skip
#: Tools shown by their sign alone: the row must fit beside the classes.
_SIGNS_ALONE = ("ellipse", "jitter", "magnet")
#: Classes that are to be seen beside the tools before these have words.
_SEEN_CLASSES = 3


class ToolBar(QWidget):
    """Chooses the tool and the class that is painted.

    Where it is too narrow for the words of the tools, these are signs alone.
    """

    tool_chosen = Signal(str)
    class_chosen = Signal(int)
    class_added = Signal()
    spray_changed = Signal(int, str, float)  # count, shape, radius
    generate_clicked = Signal()
    principal_chosen = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._buttons: dict[str, QToolButton] = {}
        self._icons = Icons(theme, self)
        self._group = QButtonGroup(self)
        self._labels: tuple[str, ...] = ()
        self._worded = True  # whether the tools have words
        self._words_width = 0  # of all words together, in pixels
        self.classes = self._class_list()
        self.signs = QLabel(self)
        self.signs.setObjectName("explore_signsLabel")
        self.signs.hide()
        self.add_class = FlatToolButton(self)
        self.add_class.setText("+")
        self.add_class.setObjectName("explore_addClassBtn")
        self.add_class.clicked.connect(self.class_added)
        self.generate = FlatToolButton(self)
        self.generate.setObjectName("explore_generateBtn")
        # the row keeps its height: the plane below must not shrink for a button
        self.generate.setSizePolicy(
            QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored
        )
        self.generate.clicked.connect(self.generate_clicked)
        self.principal = QCheckBox(self)
        self.principal.setObjectName("explore_principalCheck")
        self.principal.hide()
        self.principal.clicked.connect(self.principal_chosen)
        self.hint = ElidedLabel()
        self.errors = QLabel(self)
        self.errors.setObjectName("explore_errorsLabel")
        self._spray = self._spray_options()
        self._lay_out()
        theme.follow(self, self._on_theme_changed)
        self._on_theme_changed()

    # -- building -----------------------------------------------------------------

    def _class_list(self) -> QListWidget:
        classes = QListWidget(self)
        classes.setObjectName("explore_class_list")
        classes.setFlow(QListWidget.Flow.LeftToRight)
        # of hundreds only those that can be seen are placed at once
        classes.setLayoutMode(QListWidget.LayoutMode.Batched)
        classes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        classes.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        classes.setFrameShape(QListWidget.Shape.NoFrame)
        classes.setSpacing(1)
        ChipDelegate(classes, filled=False)
        classes.setIconSize(QSize(14, 14))
        classes.setFixedHeight(30)
        classes.viewport().setAutoFillBackground(False)
        classes.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        classes.currentRowChanged.connect(self._on_classes_current_row_changed)
        return classes

    def _spray_options(self) -> QWidget:
        box = QWidget(self)
        self.count = QSpinBox(box, minimum=1, maximum=500, value=20)
        self.count.setObjectName("explore_sprayCountSpin")
        self.shape = QComboBox(box)
        self.shape.setObjectName("explore_sprayShapeCombo")
        self.shape.addItem("", "normal")
        self.shape.addItem("", "uniform")
        self.radius = QDoubleSpinBox(box, decimals=3, minimum=0.001, maximum=1e6)
        self.radius.setObjectName("explore_sprayRadiusDSpin")
        self.radius.setValue(0.3)
        self.radius.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        self._count_label, self._radius_label = QLabel(box), QLabel(box)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (
            self._count_label, self.count, self.shape, self._radius_label, self.radius
        ):  # fmt: skip
            row.addWidget(widget)
        self.count.valueChanged.connect(self._on_spray_changed)
        self.shape.currentIndexChanged.connect(self._on_spray_changed)
        self.radius.valueChanged.connect(self._on_spray_changed)
        box.hide()
        return box

    def _lay_out(self) -> None:
        self.first = first = QHBoxLayout()
        first.setSpacing(2)
        for tool in TOOLS:
            button = FlatToolButton(self)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setObjectName(f"explore_tool_{tool.name}Btn")
            button.setMinimumHeight(28)
            button.setProperty("tool", tool.name)
            self._group.addButton(button)
            self._buttons[tool.name] = button
            self._icons.put(button, tool.name)
            first.addWidget(button)
        self._group.buttonClicked.connect(self._on_group_clicked)
        first.addSpacing(8)
        first.addWidget(self.classes, 1)
        first.addWidget(self.add_class)
        first.addWidget(self.signs)
        second = FlowRow(self, gap=12)
        # the options of a tool must not move the plane when they appear
        self.hint.setMinimumHeight(self.count.sizeHint().height())
        second.add(self._spray)
        second.add(self.hint, stretch=1, yields=True)
        switches = QWidget()
        self._switches = QHBoxLayout(switches)
        self._switches.setContentsMargins(0, 0, 0, 0)
        self._switches.addWidget(self.principal)
        second.add(switches)
        second.add(self.generate)
        second.add(self.errors)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 2)
        column.setSpacing(2)
        nest(column, first)
        column.addWidget(second)

    def add_switch(self, switch: QWidget) -> None:
        """Put a switch of the plane beside that of the principal axes."""
        self._switches.addWidget(switch)

    # -- state --------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Show a tool as the current one, and what it is for."""
        self._buttons[name].setChecked(True)
        self._spray.setVisible(name in _OPTIONS)
        shown = _OPTIONS.get(name, ())
        for part, widgets in (
            ("count", (self._count_label, self.count)), ("shape", (self.shape,)),
            ("radius", (self._radius_label, self.radius)),
        ):  # fmt: skip
            for widget in widgets:
                widget.setVisible(part in shown)
        self.hint.setText(self._hints()[name])

    def set_classes(self, labels: tuple[str, ...], current: int) -> None:
        """Show the class labels."""
        if labels != self._labels:
            self._labels = labels
            self.classes.blockSignals(True)
            self.classes.clear()
            for i, label in enumerate(labels):
                self.classes.addItem(QListWidgetItem(class_icon(self._theme, i), label))
            self._name_classes()
            self.classes.blockSignals(False)
        self.classes.blockSignals(True)
        self.classes.setCurrentRow(min(current, len(labels) - 1))
        self.classes.blockSignals(False)
        self.add_class.setEnabled(bool(labels) and len(labels) < 250)
        self._show_signs()
        self._fit_words()

    def _name_classes(self) -> None:
        text = self.tr("Paint class {0} (key {1})")
        for i, label in enumerate(self._labels):
            self.classes.item(i).setToolTip(text.format(label, i + 1))

    def _show_signs(self) -> None:
        """Say so where classes share a colour and a marker."""
        note = repeated_signs(len(self._labels))
        self.signs.setText(note)
        self.signs.setVisible(bool(note))

    def show_principal(self, offered: bool, shown: bool) -> None:
        """Offer the principal axes, and show whether they are drawn."""
        self.principal.setVisible(offered)
        self.principal.setChecked(shown)
        for tool in TOOLS:
            if tool.places:
                self._buttons[tool.name].setEnabled(not shown)
        self._describe_tools()

    def set_radius(self, radius: float) -> None:
        """Suggest a spray radius that suits the extent of the data."""
        self.radius.setValue(float(f"{radius:.2g}"))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._describe_tools()
        self.principal.setText(self.tr("principal axes"))
        self.principal.setToolTip(
            self.tr("Draw the plane of the first two principal axes of the numbers")
        )
        self.classes.setAccessibleName(self.tr("Class that is painted"))
        self._name_classes()
        self.add_class.setToolTip(self.tr("Add a class"))
        self.add_class.setAccessibleName(self.tr("Add a class"))
        self.generate.setText(self.tr("Generate..."))
        self.generate.setAccessibleName(self.tr("Generate data"))
        self.generate.setToolTip(
            self.tr("Make data by a rule whose best possible answer is known")
        )
        self._show_signs()
        self._count_label.setText(self.tr("points"))
        self._radius_label.setText(self.tr("radius"))
        self.count.setAccessibleName(self.tr("Number of points"))
        self.count.setToolTip(self.tr("How many points at once"))
        self.shape.setAccessibleName(self.tr("Shape of the cloud"))
        self.shape.setToolTip(self.tr("How the points of a cloud are spread"))
        self.radius.setAccessibleName(self.tr("Radius of the cloud"))
        self.radius.setToolTip(self.tr("In the units of the axes"))
        self.shape.setItemText(0, self.tr("normal"))
        self.shape.setItemText(1, self.tr("uniform"))
        checked = self._group.checkedButton()
        if checked is not None:
            self.choose(checked.property("tool"))

    def _describe_tools(self) -> None:
        names, hints = tool_names(), self._hints()
        for tool in TOOLS:
            key = tool.key.name[-1]
            button = self._buttons[tool.name]
            tip = f"{names[tool.name]}: {hints[tool.name]} ({key})"
            if not button.isEnabled():
                reason = self.tr("Not on principal axes: they move with every row")
                tip = f"{tip}\n{reason}"
            button.setToolTip(tip)
            button.setAccessibleName(names[tool.name])
        self._measure_words()

    # -- words where there is room for them -----------------------------------------

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return hint - QSize(self._words_width if self._worded else 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_words()  # signs came, or a button stands in the row
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_spray"):
            self._measure_words()

    def _measure_words(self) -> None:
        """Find how wide the words are, in this language and size of text."""
        signs = self._write_words(False)
        self._words_width = self._write_words(True) - signs
        self._worded = True
        self._fit_words()

    def _fit_words(self) -> None:
        """Write the words on the tools, or take them off where the row is too long."""
        layout = self.layout()
        if layout is None:
            return
        margins = layout.contentsMargins()
        free = self.width() - margins.left() - margins.right()
        chips = self._chips_width() - self.classes.minimumSizeHint().width()
        row = self.first.minimumSize().width() + max(0, chips)
        worded = row + (0 if self._worded else self._words_width) <= free
        if worded != self._worded:
            self._worded = worded
            self._write_words(worded)
            self.updateGeometry()

    def _write_words(self, worded: bool) -> int:
        """Name the tools or not, and return how wide they are together, in pixels."""
        for name, text in tool_names().items():
            shown = worded and name not in _SIGNS_ALONE
            self._buttons[name].setText(text if shown else "")
        self.first.invalidate()  # else a turn later, as what is inside of another
        return sum(button.sizeHint().width() for button in self._buttons.values())

    def _chips_width(self) -> int:
        """Return how wide the first classes are together, in pixels."""
        seen = range(min(self.classes.count(), _SEEN_CLASSES))
        model = self.classes.model()
        chips = (self.classes.sizeHintForIndex(model.index(i, 0)) for i in seen)
        return sum(chip.width() + 2 * self.classes.spacing() for chip in chips)

    def _hints(self) -> dict[str, str]:
        return {
            "select": self.tr(
                "Drag a rectangle: Shift adds, Ctrl removes, Alt intersects"
            ),
            "query": self.tr("Move to ask, click to pin; arrow keys move the query"),
            "point": self.tr("Click to add points, right-click for the second class"),
            "spray": self.tr(
                "Hold and move to spray points, right button: second class"
            ),
            "line": self.tr("Drag a line of points, right button: second class"),
            "drag": self.tr("Drag a point; all selected points move together"),
            "erase": self.tr("Hold and move over points to erase them"),
            "lasso": self.tr(
                "Draw around points: Shift adds, Ctrl removes, Alt intersects"
            ),
            "ellipse": self.tr(
                "Drag an ellipse to fill it with points, right button: second class"
            ),
            "jitter": self.tr("Hold and move to shake the points around"),
            "magnet": self.tr(
                "Hold and move to pull points together; Shift pushes them apart"
            ),
        }

    # -- slots ----------------------------------------------------------------------

    def _on_group_clicked(self, button: QToolButton) -> None:
        self.tool_chosen.emit(button.property("tool"))

    def _on_classes_current_row_changed(self, row: int) -> None:
        if row >= 0:
            self.class_chosen.emit(row)

    def _on_spray_changed(self) -> None:
        self.spray_changed.emit(
            self.count.value(), self.shape.currentData(), self.radius.value()
        )

    def _on_theme_changed(self) -> None:
        for i in range(self.classes.count()):
            self.classes.item(i).setIcon(class_icon(self._theme, i))


def class_icon(theme: Theme, index: int, size: int = 14, ratio: float = 2.0) -> QIcon:
    """Draw the marker of a class in its colour."""
    colour = theme.class_colour(index)
    return _icon(theme.class_marker(index), colour.rgba(), size, ratio)


@lru_cache(maxsize=256)  # a table under the pointer asks for dozens at every move
def _icon(marker: str, rgba: int, size: int, ratio: float) -> QIcon:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size * 0.8, size * 0.8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(rgba))
    painter.drawPath(Symbols[marker])
    painter.end()
    return QIcon(pixmap)


def tool_names() -> dict[str, str]:
    """Return what the tools are called, by name, in the current language."""
    return {
        "select": translate("ToolBar", "Select"),
        "query": translate("ToolBar", "Query"),
        "point": translate("ToolBar", "Point"),
        "spray": translate("ToolBar", "Spray"),
        "line": translate("ToolBar", "Line"),
        "drag": translate("ToolBar", "Drag"),
        "erase": translate("ToolBar", "Erase"),
        "lasso": translate("ToolBar", "Lasso"),
        "ellipse": translate("ToolBar", "Ellipse"),
        "jitter": translate("ToolBar", "Jitter"),
        "magnet": translate("ToolBar", "Magnet"),
    }
