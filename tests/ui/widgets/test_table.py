"""Tests of the table widget and its model."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QRect,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from workbench.ui.widgets.table import (
    CELLS,
    CONTENTS,
    MEASURED_ROWS,
    ONE_ROW,
    STRETCH,
    CopyTable,
    PlainDelegate,
    Table,
)
from workbench.ui.widgets.table_model import (
    RIGHT,
    Column,
    TableModel,
    texts_columns,
)

Role = Qt.ItemDataRole
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
LINES = [("a", "1"), ("b", "2"), ("c", "3")]


@dataclass
class Fruit:
    """A row."""

    name: str
    weight: float


@pytest.fixture
def words() -> dict[str, str]:
    """What heads say, in the language of now."""
    return {"name": "Name", "weight": "Weight"}


@pytest.fixture
def fruits(words: dict[str, str]) -> TableModel[Fruit]:
    """A model of two columns and two rows."""
    columns: tuple[Column[Fruit], ...] = (
        Column(lambda: words["name"], lambda fruit: fruit.name),
        Column(
            lambda: words["weight"],
            lambda fruit: f"{fruit.weight:g} g",
            RIGHT,
            tip=lambda fruit: f"{fruit.weight!r}",
            about="in grams",
            bold=lambda fruit: fruit.weight > 100,
            roles={Role.UserRole: lambda fruit: fruit.weight},
        ),
    )
    model = TableModel(
        columns,
        row_tip=lambda fruit: f"a {fruit.name}",
        row_title=lambda fruit: fruit.name[0],
    )
    model.reset([Fruit("apple", 150), Fruit("plum", 60.5)])
    return model


def cells(
    model: QAbstractItemModel, role: int = Role.DisplayRole
) -> list[list[object]]:
    """Return what Qt gets for every cell."""
    across = range(model.columnCount())
    return [
        [model.index(i, j).data(role) for j in across] for i in range(model.rowCount())
    ]


def test_a_column_says_what_a_cell_is(fruits):
    assert cells(fruits) == [["apple", "150 g"], ["plum", "60.5 g"]] == fruits.texts()
    assert cells(fruits, Role.TextAlignmentRole) == [[None, RIGHT]] * 2
    assert cells(fruits, Role.ToolTipRole) == [["a apple", "150"], ["a plum", "60.5"]]
    assert cells(fruits, Role.UserRole) == [[None, 150], [None, 60.5]]
    fonts = cells(fruits, Role.FontRole)
    assert fonts[0][1].bold()
    assert [fonts[0][0], *fonts[1]] == [None] * 3


def test_heads_follow_the_language(fruits, words):
    assert [fruits.headerData(j, ACROSS) for j in (0, 1)] == ["Name", "Weight"]
    words["name"] = "Nombre"
    assert fruits.headerData(0, ACROSS) == "Nombre"
    tips = [fruits.headerData(j, ACROSS, Role.ToolTipRole) for j in (0, 1)]
    assert tips == [None, "in grams"]
    assert [fruits.headerData(i, DOWN) for i in (0, 1)] == ["a", "p"]


@pytest.mark.parametrize("rows", [1, 2, 5, 0])
def test_rows_shown_in_place_leave_the_current_cell_where_it_is(fruits, qtbot, rows):
    checker = QAbstractItemModelTester(
        fruits, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    table = Table("test_table", fruits)
    qtbot.addWidget(table)
    table.go_to(0, 1)
    fruits.show([Fruit("pear", i) for i in range(rows)])
    assert cells(fruits) == [["pear", f"{i} g"] for i in range(rows)]
    here = table.currentIndex()
    assert (here.row(), here.column()) == ((0, 1) if rows else (-1, -1))
    fruits.reset([Fruit("nut", 2)])
    assert not table.currentIndex().isValid()
    assert cells(fruits) == [["nut", "2 g"]]
    assert checker.model() is fruits


def test_other_columns_are_shown():
    model = TableModel(texts_columns(["x", "y"]))
    model.show(LINES)
    assert cells(model) == [["a", "1"], ["b", "2"], ["c", "3"]]
    model.show(LINES, texts_columns(["only"], {0: RIGHT}))
    assert cells(model) == [["a"], ["b"], ["c"]]
    assert cells(model, Role.TextAlignmentRole) == [[RIGHT]] * 3
    assert model.row_at(1) == ("b", "2")
    assert model.row_at(3) is None


def test_ctrl_c_copies_the_chosen_cells_or_all(qtbot):
    model = TableModel(texts_columns(["x", "y"]))
    model.reset(LINES)

    def copied(rows, columns):
        return "\n".join(" ".join(LINES[i][j] for j in columns) for i in rows)

    table = CopyTable("test_table", model, selects=CELLS, copied=copied)
    qtbot.addWidget(table)
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "a 1\nb 2\nc 3"
    table.go_to(1, 1)
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "2"


def test_rows_are_selected_and_tab_leaves_the_table(qtbot):
    model = TableModel(texts_columns(["x", "y"]))
    model.reset(LINES)
    table = Table("test_table", model, selects=ONE_ROW)
    qtbot.addWidget(table)
    assert not table.tabKeyNavigation()
    assert table.current_row == -1
    table.go_to(1)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert (table.current_row, table.selected_rows) == (2, [2])
    assert table.texts() == [list(line) for line in LINES]


def test_each_column_finds_its_width(qtbot):
    table = Table("test_table", TableModel(texts_columns(["x", "y", "z"])))
    qtbot.addWidget(table)
    table.size_columns(CONTENTS, {1: STRETCH})
    modes = [table.horizontalHeader().sectionResizeMode(j) for j in range(3)]
    assert modes == [CONTENTS, STRETCH, QHeaderView.ResizeMode.ResizeToContents]


def test_columns_out_of_sight_are_measured_in_turns_of_their_own(qtbot, monkeypatch):
    """Each is as wide as its widest text; those that can be seen at once."""
    monkeypatch.setattr("workbench.ui.widgets.table._TURN", 0.0)
    names = [f"{'w' * (j % 7)}{j}" for j in range(60)]
    columns = [
        Column(name, lambda row, j=j: "m" * (row * j % 11))
        for j, name in enumerate(names)
    ]
    model = TableModel(columns)
    table = Table("test_table", model)
    qtbot.addWidget(table)
    table.resize(300, 150)
    table.show()
    model.show(tuple(range(40)))
    before = table.columnWidth(59)
    table.widen_columns()
    advance = table.fontMetrics().horizontalAdvance

    least = table.horizontalHeader().minimumSectionSize()

    def margin_of(j: int) -> int:
        widest = max(advance("m" * (row * j % 11)) for row in range(MEASURED_ROWS))
        return table.columnWidth(j) - max(widest, advance(names[j]))

    margin = margin_of(1)
    assert margin > 0

    def fits(j: int) -> bool:
        return margin_of(j) == margin or table.columnWidth(j) == least

    assert all(fits(j) for j in range(60) if table.columnViewportPosition(j) < 300)
    assert table.columnWidth(59) == before
    qtbot.waitUntil(lambda: all(map(fits, range(60))), timeout=60_000)
    table.widen_columns()
    model.reset((1,), columns[:2])  # fewer come while others wait
    qtbot.waitUntil(lambda: not table.is_widening, timeout=60_000)


def test_what_cells_raise_is_told_and_leaves_no_call_of_qt(qtbot):
    """Two errors that leave one call of Qt end the process (PySide6 6.10)."""
    letters = ["a", "b"]
    columns: tuple[Column[int], ...] = (
        Column("first", lambda row: letters[row]),
        Column("second", lambda row: letters[row]),
    )
    model: TableModel[int] = TableModel(columns)
    table = Table("letters", model, selects=ONE_ROW)
    qtbot.addWidget(table)
    table.size_columns(CONTENTS)
    model.show((0, 1))
    table.go_to(1)
    letters.clear()
    with qtbot.captureExceptions() as raised:
        assert model.data(model.index(0, 0)) is None
        model.show(())
    assert {kind for kind, *_ in raised} == {IndexError}
    assert model.rowCount() == 0


class Cells(QAbstractTableModel):
    """Some of all that a cell may look like; counts what is asked."""

    shown = (
        ("short", "a text that is much too long for its column"),
        ("1.5", ""),
        ("two\nlines", "slanted"),
    )
    asked = 0

    def rowCount(self, parent=None) -> int:
        return len(self.shown)

    def columnCount(self, parent=None) -> int:
        return 2

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        self.asked += 1
        text = self.shown[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.TextAlignmentRole and text == "1.5":
            return RIGHT
        if role == Qt.ItemDataRole.BackgroundRole and text == "short":
            return QColor("#336699")
        if role == Qt.ItemDataRole.ForegroundRole and text == "short":
            return QColor("#ffeedd")
        if role == Qt.ItemDataRole.FontRole and text == "slanted":
            font = QFont()
            font.setItalic(True)
            return font
        return None


class WordsAlone(Cells):
    """The same texts, without colours and fonts, which it says."""

    is_plain = True

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        text = super().data(index, role)
        paints = role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.TextAlignmentRole,
        )
        return text if paints else None


@pytest.mark.parametrize("chosen", [0, 1, 2])
@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("kind", [Cells, WordsAlone])
@pytest.mark.parametrize("proxied", [False, True])
def test_plain_cells_look_as_qt_paints_them(
    styled_app, qtbot, chosen, enabled, kind, proxied
):
    model = shown = kind()
    if proxied:
        shown = QSortFilterProxyModel()
        shown.setSourceModel(model)
    table = Table("test_table", shown)
    qtbot.addWidget(table)
    table.resize(240, 120)
    table.show()
    table.selectRow(chosen)
    table.setEnabled(enabled)
    delegates = QStyledItemDelegate(table), PlainDelegate(table)
    pictures, asked = [], []
    for delegate in delegates:
        table.setItemDelegate(delegate)
        table.grab()
        model.asked = 0
        pictures.append(table.grab().toImage())
        asked.append(model.asked)
    assert pictures[0] == pictures[1]
    assert asked[1] < 0.8 * asked[0]  # the one cell of two lines is Qt's own


@pytest.mark.parametrize("marked", [False, True])
def test_the_cell_with_the_keyboard_has_its_frame(styled_app, qtbot, marked):
    model = Cells()
    table = Table("test_table", model)
    qtbot.addWidget(table)
    plain = PlainDelegate(table)
    plain.is_marked = lambda _index: marked
    flags = QStyle.StateFlag
    state = flags.State_Enabled | flags.State_HasFocus | flags.State_KeyboardFocusChange
    pictures = []
    for delegate, chosen in (
        (QStyledItemDelegate(table), marked), (plain, False),
    ):  # fmt: skip
        option = QStyleOptionViewItem()
        table.initViewItemOption(option)
        option.rect = QRect(0, 0, 90, 24)
        option.state = state | flags.State_Selected if chosen else state
        picture = QImage(90, 24, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        delegate.paint(painter, option, model.index(0, 0))
        painter.end()
        pictures.append(picture)
    assert pictures[0] == pictures[1]
