"""Which attributes are shown: a button with a list of boxes to tick."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from workbench.api.data import Dataset
from workbench.ui.layouts import nest

_PLACE = Qt.ItemDataRole.UserRole


class AttributeChooser(QToolButton):
    """Ticks attributes, a limited number of them.

    Signals
    -------
    chosen(columns)
        A tuple of positions, in the order of the file or of what was ranked.
    ranking_requested()
        Those that tell the groups apart best are wanted.
    """

    chosen = Signal(object)
    ranking_requested = Signal()

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("visualize_attrsBtn")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._most, self._total = most, 0
        self.columns: tuple[int, ...] = ()
        self.list = QListWidget()
        self.list.setObjectName("visualize_attrs_list")
        self.list.setMinimumWidth(220)
        self.first, self.best = QPushButton(), QPushButton()
        self.first.setObjectName("visualize_attrsFirstBtn")
        self.best.setObjectName("visualize_attrsBestBtn")
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.list)
        buttons = QHBoxLayout()
        buttons.addWidget(self.first)
        buttons.addWidget(self.best)
        nest(column, buttons)
        self._menu = QMenu(self)
        action = QWidgetAction(self._menu)
        action.setDefaultWidget(panel)
        self._menu.addAction(action)
        self.setMenu(self._menu)
        self._menu.aboutToShow.connect(self.list.setFocus)
        self.list.itemChanged.connect(self._on_list_item_changed)
        self.first.clicked.connect(self._on_first_clicked)
        self.best.clicked.connect(self.ranking_requested)

    def show_data(
        self, data: Dataset | None, offered: list[int], columns: tuple[int, ...]
    ) -> None:
        """Offer these columns of a data set, some of them ticked."""
        self.list.blockSignals(True)
        self.list.clear()
        self._total = len(offered)
        for j in offered:
            assert data is not None
            item = QListWidgetItem(data.attributes[j].name, self.list)
            item.setData(_PLACE, j)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled
                          | Qt.ItemFlag.ItemIsSelectable)  # fmt: skip
            item.setCheckState(Qt.CheckState.Unchecked)
        self.list.blockSignals(False)
        self.tick(columns)

    def tick(self, columns: tuple[int, ...]) -> None:
        """Tick these columns and no others, without telling."""
        self.columns = columns[: self._most]
        self.list.blockSignals(True)
        for k in range(self.list.count()):
            item = self.list.item(k)
            on = item.data(_PLACE) in self.columns
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.list.blockSignals(False)
        self._show_count()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setToolTip(
            self.tr("Which attributes are shown, up to {}").format(self._most)
        )
        self.list.setAccessibleName(self.tr("Attributes shown"))
        self.first.setText(self.tr("First 4"))
        self.first.setToolTip(self.tr("The first four attributes of the file"))
        self.best.setText(self.tr("Best 4 by F"))
        self.best.setToolTip(
            self.tr(
                "The numbers whose class means differ most (F of an analysis of variance)"
            )
        )
        self._show_count()

    def _show_count(self) -> None:
        text = self.tr("{} of {} attributes").format(len(self.columns), self._total)
        self.setText(text)
        self.setAccessibleName(text)

    def _choose(self, columns: tuple[int, ...]) -> None:
        self.tick(columns)
        self.chosen.emit(self.columns)

    def _on_first_clicked(self) -> None:
        count = min(4, self.list.count())
        self._choose(tuple(self.list.item(k).data(_PLACE) for k in range(count)))

    def choose_ranked(self, order: list[int]) -> None:
        """Tick the first four of a ranking; what has no rank follows."""
        offered = [self.list.item(k).data(_PLACE) for k in range(self.list.count())]
        ranked = [j for j in order if j in offered]
        others = [j for j in offered if j not in ranked]
        self._choose(tuple([*ranked, *others][:4]))

    def _on_list_item_changed(self, item: QListWidgetItem) -> None:
        place = int(item.data(_PLACE))
        if item.checkState() == Qt.CheckState.Checked:
            columns = tuple(sorted({*self.columns, place}))
            if len(columns) > self._most:  # the oldest choice gives way
                columns = tuple(c for c in columns if c != self.columns[-1])
        else:
            columns = tuple(c for c in self.columns if c != place)
        self._choose(columns)
