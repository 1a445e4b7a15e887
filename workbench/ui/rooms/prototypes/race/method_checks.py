"""Check boxes of the methods that may race."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QScrollArea, QVBoxLayout, QWidget

from workbench.core.program.catalogue import PluginInfo
from workbench.ui.widgets.object_names import named

#: Ticked at first.
FIRST = ("stolp", "hart", "wilson", "delaunay")


def check_name(method: str) -> str:
    """Return the objectName of the box of a method: ``fris-stolp`` is frisStolp in it."""
    first, *others = method.replace("_", "-").split("-")
    words = "".join([first, *(word.title() for word in others)])
    return f"proto_method_{words}Check"


class MethodChecks(QScrollArea):
    """A column of boxes, one for each method.

    Signals
    -------
    ticked(method, on)
        A box was ticked, or its tick taken away.
    """

    ticked = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("proto_raceMethods_scroll")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.boxes: dict[str, QCheckBox] = {}
        self._wanted = set(FIRST)
        self._refused: dict[str, str] = {}
        self._summaries: dict[str, str] = {}

    def offer(self, plugins: Iterable[PluginInfo]) -> None:
        """Show a box for each method; what was ticked is ticked again."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(0)
        self.boxes.clear()
        for plugin in plugins:
            box = named(QCheckBox(plugin.title), check_name(plugin.id))
            box.setMinimumHeight(24)
            self._summaries[plugin.id] = plugin.summary
            box.setChecked(plugin.id in self._wanted)
            box.toggled.connect(
                lambda on, method=plugin.id: self._on_box_toggled(method, on)
            )
            column.addWidget(box)
            self.boxes[plugin.id] = box
        column.addStretch(1)
        self.setWidget(page)
        bar = self.verticalScrollBar().sizeHint().width()
        self.setFixedWidth(page.sizeHint().width() + bar + 4)
        self.refuse(self._refused)

    def refuse(self, reasons: dict[str, str]) -> None:
        """Grey the boxes of methods that cannot run, with the reason as a tip."""
        for method, box in self.boxes.items():
            box.setEnabled(method not in reasons)
            box.setToolTip(reasons.get(method, self._summaries[method]))
        self._refused = reasons

    @property
    def chosen(self) -> list[str]:
        """The methods that are ticked and can run, in the order of the list."""
        return [
            m for m, box in self.boxes.items() if box.isChecked() and box.isEnabled()
        ]

    def _on_box_toggled(self, method: str, on: bool) -> None:
        (self._wanted.add if on else self._wanted.discard)(method)
        self.ticked.emit(method, on)
