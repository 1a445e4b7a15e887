"""The panels beside the plane: layers to show, and what the query answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest
from workbench.ui.rooms.explore.plane.toolbar import class_icon
from workbench.ui.rooms.explore.query.precedent_cards import Card, CardList
from workbench.ui.rooms.explore.query.query import Answer
from workbench.ui.rooms.explore.query.schemes_view import SchemesView
from workbench.ui.services.numbers import number, percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import Column, Role, TableModel

#: The marker of a class in the table, in pixels.
_ICON = 12
#: The layers in the order of the panel, and which are shown at first.
LAYERS = {
    "regions": True,
    "boundary": True,
    "confidence": False,
    "voronoi": False,
    "margins": False,
    "rings": False,
    "ties": False,
    "density": False,
    "errors": True,
    "ghost": False,
    "truth": False,
    "euclidean": True,
    "inset": True,
    "lens": True,
    "legend": True,
}
#: Layers that lie over the plane, in pixels.
OVERLAYS = ("inset", "lens", "legend")


class LayerPanel(QWidget):
    """One check box for each layer."""

    changed = Signal(str, bool)
    density_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.checks: dict[str, QCheckBox] = {}
        self.title = QLabel(self)
        self.density = QComboBox(self)
        self.density.setObjectName("explore_densityCombo")
        self.density.addItem("", "neighbours")
        self.density.addItem("", "parzen")
        self.density.hide()
        self._bayes_error: float | None = None
        self.truth = QLabel(self)
        self.truth.setObjectName("explore_truthLabel")
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 4, 8, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.title, 0, 0, 1, 2)
        for i, (name, shown) in enumerate(LAYERS.items()):
            check = QCheckBox(self)
            check.setObjectName(f"explore_layer_{name}Check")
            check.setChecked(shown)
            check.setProperty("layer", name)
            check.toggled.connect(self._on_check_toggled)
            self.checks[name] = check
            grid.addWidget(check, 1 + i // 2, i % 2)
        last = 1 + len(LAYERS) // 2
        grid.addWidget(self.truth, last, len(LAYERS) % 2)
        grid.addWidget(self.density, last + 1, 0, 1, 2)
        self.density.activated.connect(self.density_changed)

    @property
    def shown(self) -> dict[str, bool]:
        """Which layers are ticked."""
        return {name: check.isChecked() for name, check in self.checks.items()}

    def reset(self) -> None:
        """Tick the layers shown at first."""
        for name, shown in LAYERS.items():
            self.checks[name].setChecked(shown)

    def show_truth(self, known: bool, error: float | None = None) -> None:
        """Offer the layer of the truth where there is one, and tell its error."""
        self.checks["truth"].setEnabled(known)
        self._bayes_error = error
        self._show_error()

    def _show_error(self) -> None:
        text, error = self.tr("Bayes error {}"), self._bayes_error
        self.truth.setText("" if error is None else text.format(percent(error, 2)))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.title.setText("<b>" + self.tr("Show") + "</b>")
        self._show_error()
        for name, (text, tip) in self._texts().items():
            self.checks[name].setText(text)
            self.checks[name].setToolTip(tip)
        self.density.setItemText(0, self.tr("k / nV: the window grows"))
        self.density.setItemText(1, self.tr("Parzen: the window stays"))
        self.density.setAccessibleName(self.tr("Kind of density"))
        self.density.setToolTip(self.tr("How the density is estimated"))

    def _texts(self) -> dict[str, tuple[str, str]]:
        return {
            "regions": (self.tr("regions"), self.tr("Tint of the winning class")),
            "boundary": (self.tr("boundary"), self.tr("Where the winner changes")),
            "confidence": (self.tr("confidence"), self.tr("Fades where votes are divided")),
            "voronoi": (self.tr("Voronoi"), self.tr("Cells of the nearest row")),
            "margins": (self.tr("margins"), self.tr("Fill by leave-one-out margin: noise, wrong, border, useless, reference")),
            "rings": (self.tr("rings"), self.tr("Places at equal distance from the query")),
            "ties": (self.tr("ties"), self.tr("Hatched where two classes have equal votes")),
            "density": (self.tr("density"), self.tr("How dense the rows lie")),
            "errors": (self.tr("errors"), self.tr("Wrong rows after Run: outline true, fill predicted class")),
            "ghost": (self.tr("ghost"), self.tr("The boundary before the last change, dashed")),
            "truth": (self.tr("truth"), self.tr("The best possible boundary, where a generator made the data and knows it")),
            "euclidean": (self.tr("Euclidean ball"), self.tr("The Euclidean ball through its own k-th neighbour, dashed")),
            "inset": (self.tr("axes to scale"), self.tr("Both balls in equal units, where one is more than ten times as long as wide")),
            "lens": (self.tr("lens"), self.tr("Magnifies three radii around the query as the metric sees them, where the ball is thinner than 40 pixels")),
            "legend": (self.tr("legend"), self.tr("Names what is drawn; click its title to fold it")),
        }  # fmt: skip

    def _on_check_toggled(self, on: bool) -> None:
        layer = self.sender().property("layer")
        if layer == "density":
            self.density.setVisible(on)
        self.changed.emit(layer, on)


class VoteBars(QWidget):
    """The share of every class in the votes of one query."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names: tuple[str, ...] = ()
        self._votes: list[float] = []
        self._shares: list[float] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_votes(self, names: tuple[str, ...], answer: Answer | None) -> None:
        """Show the votes of the classes, the strongest four of many."""
        self._names = names
        self._votes = [] if answer is None else answer.votes.tolist()
        self._shares = [] if answer is None else answer.shares.tolist()
        self.updateGeometry()
        self.update()

    def _order(self) -> list[int]:
        order = sorted(range(len(self._votes)), key=lambda c: -self._votes[c])
        return sorted(order[:4])

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height() + 4
        return QSize(120, line * max(2, min(4, len(self._names))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height() + 4
        left = 56
        room = self.width() - left - 92
        for i, c in enumerate(self._order()):
            y = i * line
            name = QRectF(0, y, left - 6, line)
            text = self.fontMetrics().elidedText(
                self._names[c], Qt.TextElideMode.ElideRight, left - 6
            )
            painter.setPen(QColor(self._theme.colours.text))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(name, right, text)
            bar = QRectF(left, y + 3, room * self._shares[c], line - 6)
            painter.fillRect(bar, self._theme.class_colour(c))
            painter.drawText(
                QRectF(left + room + 6, y, 86, line),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                f"{number(self._votes[c])}   {100 * self._shares[c]:.0f} %",
            )


@dataclass(frozen=True, slots=True)
class _Neighbour:
    """A line of the table of neighbours, and the class of the row."""

    texts: tuple[str, ...]
    label: int


class QueryPanel(QWidget):
    """The neighbours of the query as a table, their votes as bars, and the ball."""

    row_chosen = Signal(int)  # position among the neighbours
    cards_wanted = Signal()
    schemes_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._place: tuple[float, ...] = ()  # of the query, if there is one
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.RichText)
        self._model = TableModel(self._columns(), self)
        self._following = False  # the selection is being shown, not made
        self.table = Table(
            "explore_query_table", self._model, self, selects=ONE_ROW,
            row_height=self.fontMetrics().height() + 4, wraps=True,
        )  # fmt: skip
        self.cards = CardList(theme, self)
        self.cards.hide()
        self.as_cards = QToolButton(self)
        self.as_cards.setObjectName("explore_cardsBtn")
        self.as_cards.setCheckable(True)
        self.as_cards.setAutoRaise(True)
        self.as_cards.toggled.connect(self._on_as_cards_toggled)
        self.cards.neighbour_chosen.connect(self.row_chosen)
        self.schemes: SchemesView | None = None  # made when first wanted
        self.as_schemes = QToolButton(self)
        self.as_schemes.setObjectName("explore_schemesBtn")
        self.as_schemes.setCheckable(True)
        self.as_schemes.setAutoRaise(True)
        self.as_schemes.toggled.connect(self._on_as_schemes_toggled)
        self.bars = VoteBars(theme, self)
        self.bars.setObjectName("explore_votes_view")
        self.foot = FittedText(self)
        self.foot.setObjectName("explore_queryLabel")
        self._set_up_table()
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.as_schemes)
        head.addWidget(self.as_cards)
        nest(column, head)
        column.addWidget(self.table, 1)
        column.addWidget(self.cards, 1)
        column.addWidget(self.bars)
        column.addWidget(self.foot)

    def _set_up_table(self) -> None:
        table = self.table
        table.setIconSize(QSize(_ICON, _ICON))
        table.horizontalHeader().setMinimumSectionSize(20)
        table.size_columns(CONTENTS, {2: STRETCH})
        table.setMinimumHeight(56)  # a neighbour: what is below it stays in sight
        table.selectionModel().selectionChanged.connect(
            self._on_table_selection_changed
        )

    def _columns(self) -> tuple[Column[_Neighbour], ...]:
        def text(at: int) -> Callable[[_Neighbour], str]:
            return lambda neighbour: neighbour.texts[at]

        return (
            Column("", text(0)),
            Column(lambda: self.tr("row"), text(1)),
            Column(
                lambda: self.tr("class"),
                text(2),
                roles={Role.DecorationRole: self._icon},
            ),
            Column(lambda: self.tr("distance"), text(3)),
            Column(lambda: self.tr("vote"), text(4)),
        )

    def _icon(self, neighbour: _Neighbour) -> QIcon | None:
        if neighbour.label < 0:
            return None
        return class_icon(self._theme, neighbour.label, _ICON)

    def show_answer(
        self,
        answer: Answer | None,
        labels: list[int],
        names: tuple[str, ...],
        foot: str,
    ) -> None:
        """Show a query, or none.

        Parameters
        ----------
        answer : Answer or None
        labels : list of int
            The class of every neighbour.
        names : tuple of str
            All class labels.
        foot : str
            Radius, density and ties, as one text.
        """
        rows = 0 if answer is None else len(answer.rows)
        neighbours = []
        for i in range(rows):
            assert answer is not None
            label = labels[i]
            name = names[label] if label >= 0 else "?"
            texts = (
                str(i + 1), f"#{answer.rows[i] + 1}", name,
                number(answer.distances[i]), number(answer.weights[i]),
            )  # fmt: skip
            neighbours.append(_Neighbour(texts, label))
        self._following = True
        self._model.show(neighbours)
        self.table.clearSelection()
        self._following = False
        self.bars.show_votes(names, answer)
        self._place = () if answer is None else tuple(answer.place)
        self._show_title()
        self.foot.setText(foot)
        if answer is None:
            self.show_cards([])
            if self.schemes is not None:
                self.schemes.show_schemes(names, None, 0, 0.0)

    def _show_title(self) -> None:
        place = "({}; {})".format(*map(number, self._place)) if self._place else ""
        self.title.setText("<b>" + self.tr("Query") + f"</b>&nbsp;&nbsp;{place}")

    @property
    def shows_cards(self) -> bool:
        """Whether the neighbours are shown as cards, not as a table."""
        return self.as_cards.isChecked()

    @property
    def shown_schemes(self) -> SchemesView | None:
        """The votes under every weighting, if they are shown."""
        return self.schemes if self.as_schemes.isChecked() else None

    def show_cards(self, cards: list[Card]) -> None:
        """Show the query and its neighbours as cards."""
        self.cards.cards.show_cards(cards)

    def choose(self, position: int) -> None:
        """Mark one neighbour in the table without announcing it."""
        self._following = True
        self.table.selectRow(position)
        self._following = False
        self.cards.choose(position)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._model.tell_changed()
        self.table.setAccessibleName(self.tr("Neighbours of the query"))
        self.table.setToolTip(
            self.tr("In order of distance; keys , and . step through them")
        )
        self._show_title()
        self.as_cards.setText(self.tr("cards"))
        tip = self.tr(
            "The nearest rows as cards with their values; in bold what differs"
        )
        self.as_cards.setToolTip(tip)
        self.as_cards.setAccessibleName(self.tr("Neighbours as cards"))
        self.cards.setAccessibleName(self.tr("Cards of the neighbours"))
        self.as_schemes.setText(self.tr("votes"))
        tip = self.tr("The votes of the query under every weighting and window")
        self.as_schemes.setToolTip(tip)
        self.as_schemes.setAccessibleName(self.tr("Voting microscope"))
        if self.schemes is not None:
            self.schemes.retranslate()

    def _on_as_cards_toggled(self, on: bool) -> None:
        if on:
            self.as_schemes.setChecked(False)
        self._show_one()
        self.cards_wanted.emit()

    def _on_as_schemes_toggled(self, on: bool) -> None:
        if on:
            self.as_cards.setChecked(False)
            if self.schemes is None:
                self.schemes = SchemesView(self._theme, self)
                self.schemes.retranslate()
                self.schemes.radius_changed.connect(self.schemes_wanted)
                self._column.insertWidget(1, self.schemes, 1)
        self._show_one()
        self.schemes_wanted.emit()

    def _show_one(self) -> None:
        """Show the table, the cards or the microscope."""
        cards, schemes = self.as_cards.isChecked(), self.as_schemes.isChecked()
        self.table.setVisible(not cards and not schemes)
        self.cards.setVisible(cards)
        self.bars.setVisible(not schemes)
        self.foot.setVisible(not schemes)
        if self.schemes is not None:
            self.schemes.setVisible(schemes)

    def _on_table_selection_changed(self) -> None:
        rows = self.table.selected_rows
        if rows and not self._following:
            self.row_chosen.emit(rows[0])
