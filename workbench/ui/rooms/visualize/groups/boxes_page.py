"""The page of boxes and violins: which attribute, which shape."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.group_pictures import BoxPicture
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.groups.boxes_plot import KINDS, BoxesPlot
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View
from workbench.ui.widgets.fitted import FittedCombo

#: Boxes drawn at once; so many attributes at most.
MOST_BOXES, MOST_COLUMNS = 240, 40
_ALL = -1
_LETTERS = 30


class BoxesPage(VisualizePage):
    """Box and violin plots by group, of one numeric attribute or of all."""

    page_id = "boxes"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.plot = BoxesPlot(self.context.theme, self)
        self.attribute = FittedCombo("visualize_boxAttributeCombo", _LETTERS)
        self.kind = FittedCombo("visualize_boxKindCombo")
        for kind in KINDS:
            self.kind.addItem(kind, kind)
        self._labels = [self.add_control(w) for w in (self.attribute, self.kind)]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self.request.done.connect(self._on_request_done)
        self.plot.part_chosen.connect(self._on_plot_part_chosen)
        self.plot.picked.connect(self._on_plot_picked)
        self.attribute.activated.connect(self._on_attribute_activated)
        self.kind.currentIndexChanged.connect(self._on_kind_changed)
        self.probes["boxes"] = lambda: {**self.plot.probe("boxes"), "note": self.note}

    # -- showing ------------------------------------------------------------------------

    def show_view(self, view: View | None) -> None:
        """Draw the boxes of other rows, or of the same in other groups."""
        if self.take_view(view):
            self.plot.clear_rows()
            self._fill()
        columns = self._columns() if view is not None else []
        if view is None or not columns:
            self.request.cancel()
            self.plot.clear_rows()
            if view is not None:
                self.tell(self.tr("No numeric attribute"))
            return
        self.request.start(
            "boxes", {**view.payload, "columns": columns},
            lane="batch" if view.is_large else "interactive",
            title=self.tr("Box and violin plots"),
        )  # fmt: skip

    def _numeric(self) -> list[int]:
        view = self.view
        if view is None:
            return []
        return [j for j, a in enumerate(view.data.attributes) if a.kind == "numeric"]

    def _columns(self) -> list[int]:
        chosen = self.attribute.currentData()
        numeric = self._numeric()
        if chosen is None or chosen == _ALL:
            groups = self._n_groups()
            return numeric[: max(1, min(MOST_COLUMNS, MOST_BOXES // groups))]
        return [int(chosen)]

    def _n_groups(self) -> int:
        """Return how many groups there are at most, before they are counted."""
        view = self.view
        assert view is not None
        if view.names:
            return len(view.names)
        data = view.data
        if view.colour >= 0:
            return len(data.attributes[view.colour].values) + 1
        by_class = view.colour == -1 and data.has_nominal_class
        return min(len(data.classes) + 1, 66) if by_class else 1

    def _fill(self) -> None:
        self.attribute.clear()
        self.attribute.addItem(self.tr("all numeric"), _ALL)
        view = self.view
        for column in self._numeric():
            assert view is not None
            self.attribute.addItem(view.attribute(column).name, column)

    def _on_request_done(self, result: BoxPicture) -> None:
        view = self.view
        if view is None:
            return
        view.names = result.names
        self.plot.show_result(view, result)
        self.plot.mark(self.context.session.selected_rows)
        self.named.emit(result.names)
        self._show_words()

    def _show_words(self) -> None:
        result, view = self.plot.result, self.view
        name = self.tr("Box and violin plots")
        if result is None or view is None:
            self.plot.describe(name)
            return
        parts = []
        numeric = len(self._numeric())
        if self.attribute.currentData() == _ALL and len(result.columns) < numeric:
            text = self.tr("the first {} of {} numeric attributes")
            parts.append(text.format(len(result.columns), numeric))
        listed, beyond = len(result.far_row), int(result.far_counts.sum())
        if listed < beyond:
            text = self.tr("{} of {} rows beyond the whiskers drawn")
            parts.append(text.format(listed, beyond))
        self.tell(" · ".join(parts))
        rows = self.tr("%n row(s)", "", result.n)
        self.plot.describe(name, ". ".join([rows, *parts]))

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        self.plot.mark(rows)

    # -- what happened ------------------------------------------------------------------

    def _on_attribute_activated(self) -> None:
        if self.view is not None:
            self.show_view(self.view)

    def _on_kind_changed(self) -> None:
        self.plot.set_kind(str(self.kind.currentData()))

    def _on_plot_part_chosen(
        self, column: int, group: int, low: float, high: float, modifiers: Any
    ) -> None:
        if self.view is not None:
            wanted = {"group": group, "range": [column, low, high]}
            self.selecting.having(self.view, wanted, modifiers)

    def _on_plot_picked(self, row: int, modifiers: Any) -> None:
        self.selecting.pick(row, modifiers)
        self.selecting.tell_row(self.view, row)

    # -- words --------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for label, text in zip(
            self._labels, (self.tr("Attribute"), self.tr("Shape")), strict=True
        ):
            label.setText(text)
        if self.attribute.count():
            self.attribute.setItemText(0, self.tr("all numeric"))
        self.attribute.setAccessibleName(self.tr("Attribute"))
        self.attribute.setToolTip(
            self.tr("One attribute in its own units, or all from least to greatest")
        )
        names = self.tr("box in violin"), self.tr("box"), self.tr("violin")
        for k, text in enumerate(names):
            self.kind.setItemText(k, text)
        self.kind.setAccessibleName(self.tr("Shape"))
        self.kind.setToolTip(
            self.tr(
                "Box: quartiles as numpy.quantile (linear), whiskers to the farthest row "
                "within 1.5 interquartile ranges (Tukey), the marker at the median.\n"
                "Violin: Gaussian kernel of Scott's width, each as wide as the others.\n"
                "A click selects the rows of the box, or those below or above it; "
                "arrows step, Enter, Home and End select."
            )
        )
        self._show_words()
