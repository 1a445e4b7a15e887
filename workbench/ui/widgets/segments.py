"""A row of buttons of which one is down: which picture of several is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from workbench.ui.widgets.flat_button import SegmentButton
from workbench.ui.widgets.flow_row import FlowRow


class Segments(FlowRow):
    """Buttons side by side; the arrow keys move among them.

    Parameters
    ----------
    prefix : str
        What their objectNames begin with: ``PREFIX_<key>Btn``.
    keys : sequence of str

    Signals
    -------
    chosen(key)
    """

    chosen = Signal(str)

    def __init__(
        self, prefix: str, keys: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, gap=0)
        self.keys = tuple(keys)
        self._group = QButtonGroup(self)
        for i, key in enumerate(keys):
            button = SegmentButton()
            button.setObjectName(f"{prefix}_{key}Btn")
            button.setCheckable(True)
            self._group.addButton(button, i)
            self.add(button, stretch=1)
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._on_group_id_toggled)

    @property
    def current(self) -> str:
        """The key of the button that is down."""
        return self.keys[self._group.checkedId()]

    def choose(self, key: str) -> None:
        """Press a button."""
        self._group.button(self.keys.index(key)).setChecked(True)

    def set_texts(self, texts: Mapping[str, tuple[str, str]]) -> None:
        """Set the caption and the tooltip of each button."""
        for i, key in enumerate(self.keys):
            caption, tip = texts[key]
            button = self._group.button(i)
            button.setText(caption)
            button.setToolTip(tip)
            button.setAccessibleName(tip)

    def allow(self, key: str, why_not: str, tip: str) -> None:
        """Grey a button, with the reason as its tooltip, unless that is empty."""
        button = self._group.button(self.keys.index(key))
        button.setEnabled(not why_not)
        button.setToolTip(why_not or tip)

    def _on_group_id_toggled(self, number: int, down: bool) -> None:
        if down:
            self.chosen.emit(self.keys[number])
