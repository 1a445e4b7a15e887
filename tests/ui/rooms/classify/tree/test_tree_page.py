"""The picture of a tree: folding, walking, zooming, selecting rows, exporting."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox, QToolButton
from support.documents import evaluation
from support.rooms import LONG, ClassifyBench, child, rest

from workbench.compute.reading.readers import read
from workbench.core.trees.tree_model import Tree, rows_reaching
from workbench.ui.rooms.classify.tree.tree_page import TreePage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def make_page(context, qtbot):
    """Make a page that shows a J48 of a data set, wired as the tabs wire it."""

    kept = []  # a window that Python forgets is deleted, even while it paints

    def make(data, plugin="j48", result=None, recipe=None):
        context.session.open(read(data) if isinstance(data, str) else data)
        room = ClassifyBench(context)
        kept.append(room)
        qtbot.addWidget(room)
        page = TreePage(room, room)
        page.retranslate()
        page.rows_chosen.connect(context.session.select)
        room.resize(900, 500)
        page.resize(900, 500)
        run = context.session.add_run(
            plugin=plugin, title="J48", data=context.session.data.name, badge="CV10",
            result=evaluation(**(result or {})), recipe=recipe or {},
        )  # fmt: skip
        page.show_run(run)
        room.show()
        rest(room, qtbot)
        return page

    yield make
    kept.clear()


@pytest.fixture
def page(make_page):
    return make_page("builtin:iris")


def node_of(page, **fields):
    nodes = page.view.picture.tree.nodes
    found = [
        i for i, n in enumerate(nodes)
        if all(getattr(n, k) == v for k, v in fields.items())
    ]  # fmt: skip
    return found[0]


def pixel(page, number):
    return page.view.mapFromScene(page.view.picture.box(number).center())


def click(page, at):
    QTest.mouseClick(page.view.viewport(), LEFT, pos=at)


def rows_of(page, number):
    data = page.context.session.data
    return rows_reaching(data, page.view.picture.tree.tests(number))[0].tolist()


def test_a_tree_is_drawn_when_it_is_looked_at(page):
    shown = page.probe()
    assert shown["nodes"] == len(shown["visible"]) >= 5
    assert shown["folded"] == []
    assert "leaves" in page.view.accessibleDescription()
    # the root says nothing of a way to it
    assert "→" not in shown["rule"]


def test_only_trees_fit(page, context):
    run = page.current
    assert page.fits(run)
    assert page.fits(replace(run, number=99))
    assert not page.fits(replace(run, number=99, plugin="knn"))


def test_a_click_selects_the_rows_of_the_node(page, context):
    for number in range(len(page.view.picture.tree.nodes)):
        click(page, pixel(page, number))
        assert page.probe()["current"] == number
        expected = rows_of(page, number)
        assert context.session.selected_rows.tolist() == expected
        count = page.view.picture.tree.nodes[number].count
        assert len(expected) == count  # the tree was grown on these rows


def test_the_rule_can_be_read_and_copied(page):
    number = node_of(page, label="setosa", children=())
    click(page, pixel(page, number))
    text = child(page, "classify_tree_ruleEdit", QLineEdit).text()
    test = page.view.picture.tree.nodes[number].test
    assert text.startswith(f"{test} → setosa (50 ")
    child(page, "classify_tree_copyRuleBtn", QToolButton).click()
    assert QGuiApplication.clipboard().text() == text
    child(page, "classify_tree_copyTextBtn", QToolButton).click()
    assert "Number of Leaves" in QGuiApplication.clipboard().text()


def test_the_handle_folds_and_unfolds(page):
    whole = page.probe()["visible"]
    root_before = pixel(page, 0)
    handle = page.view.mapFromScene(page.view.picture.handle(0))
    click(page, handle)
    assert page.probe()["visible"] == [0]
    assert (pixel(page, 0) - root_before).manhattanLength() <= 2
    click(page, page.view.mapFromScene(page.view.picture.handle(0)))
    assert page.probe()["visible"] == whole


def test_folding_over_the_current_node_moves_to_the_fold(page):
    page.view.choose(len(page.view.picture.tree.nodes) - 1)
    page.view.toggle(0)
    assert page.probe()["current"] == 0
    assert page.probe()["text"] == page.view.rule(0)


@pytest.mark.parametrize("down", [True, False])
def test_the_keyboard_walks_folds_and_zooms(page, context, down):
    view = page.view
    view.turn(down)
    keys = Qt.Key
    deeper, back, after = (
        (keys.Key_Down, keys.Key_Up, keys.Key_Right)
        if down
        else (keys.Key_Right, keys.Key_Left, keys.Key_Down)
    )
    tree = view.picture.tree
    first, second = tree.nodes[0].children[:2]
    QTest.keyClick(view, deeper)
    assert page.probe()["current"] == first
    assert context.session.selected_rows.tolist() == rows_of(page, first)
    QTest.keyClick(view, after)
    assert page.probe()["current"] == second
    QTest.keyClick(view, back)
    assert page.probe()["current"] == 0
    QTest.keyClick(view, keys.Key_Space)
    assert page.probe()["folded"] == [0]
    QTest.keyClick(view, deeper)  # unfolds first
    assert page.probe()["folded"] == []
    QTest.keyClick(view, keys.Key_Return)
    assert page.probe()["folded"] == [0]
    zoom = page.probe()["zoom"]
    QTest.keyClick(view, keys.Key_Plus)
    assert page.probe()["zoom"] == pytest.approx(1.25 * zoom)
    QTest.keyClick(view, keys.Key_Minus)
    QTest.keyClick(view, keys.Key_Minus)
    assert page.probe()["zoom"] == pytest.approx(zoom / 1.25)


def test_zero_shows_all_and_the_wheel_keeps_the_pointers_place(page):
    view = page.view
    for _ in range(5):
        view.zoom(1.25)
    at = QPoint(200, 120)
    there = view.mapToScene(at)
    event = QWheelEvent(
        QPointF(at), QPointF(view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    before = page.probe()["zoom"]
    QApplication.sendEvent(view.viewport(), event)
    assert page.probe()["zoom"] > before
    assert (view.mapFromScene(there) - at).manhattanLength() <= 3
    QTest.keyClick(view, Qt.Key.Key_0)
    inside = view.viewport().rect()
    for number in page.probe()["visible"]:
        box = view.mapFromScene(view.picture.box(number)).boundingRect()
        assert inside.contains(box)


def test_dragging_moves_the_tree_and_chooses_nothing(page):
    view = page.view
    start = pixel(page, 2)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(view.viewport(), start + QPoint(10 * step, 5 * step))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(40, 20))
    assert page.probe()["current"] == 0
    assert pixel(page, 2) == start + QPoint(40, 20)


def test_levels_fold_what_is_deeper(page):
    spin = child(page, "classify_tree_levelsSpin", QSpinBox)
    nodes = page.view.picture.tree.nodes
    spin.setValue(1)
    assert max(nodes[i].depth for i in page.probe()["visible"]) == 1
    child(page, "classify_tree_expandBtn", QToolButton).click()
    assert len(page.probe()["visible"]) == len(nodes)
    assert spin.value() == spin.maximum() == page.view.picture.tree.depth


def test_the_selection_marks_its_share_of_each_node(page, context):
    context.session.select(range(25))  # half of the setosas
    number = node_of(page, label="setosa", children=())
    shares = page.probe()["selected"]
    assert shares[str(number)] == pytest.approx(0.5)
    assert shares["0"] == pytest.approx(25 / 150)
    context.session.select([])
    assert page.probe()["selected"] == {}


def test_missing_values_are_left_out_and_that_is_said(make_page, context):
    iris = read("builtin:iris")
    X = iris.X.copy()
    X[:10] = np.nan
    page = make_page(replace(iris, X=X))
    heard = []
    context.commands.announced.connect(heard.append)
    page.view.choose(page.view.picture.tree.nodes[0].children[0])
    assert set(context.session.selected_rows) & set(range(10)) == set()
    assert "10 row(s) with missing values" in heard[-1]


def test_scaled_trees_select_nothing_and_say_why(make_page, context):
    page = make_page("builtin:iris", result={"params": {}, "scale": "z-score"})
    page.view.choose(1)
    assert context.session.selected_rows.size == 0
    assert "scaled" in page.room.last_message.text


def test_filters_that_change_values_select_nothing(make_page, context):
    steps = [{"id": "z-score", "params": {}}]
    page = make_page("builtin:iris", recipe={"filters": steps})
    assert page.view.picture.visible, page.probe()
    page.view.choose(page.view.picture.tree.nodes[0].children[0])
    assert context.session.selected_rows.size == 0
    assert "filters" in page.room.last_message.text


def test_another_data_set_says_so(make_page, context):
    page = make_page("builtin:iris")
    context.session.open(read("builtin:thesis21-strips"))
    page.view.choose(1)
    assert "not the one shown" in page.room.last_message.text


def test_nominal_branches(make_page, shared_data, context):
    page = make_page(str(shared_data / "arff" / "weather.nominal.arff"))
    nodes = page.view.picture.tree.nodes
    sunny = next(i for i, n in enumerate(nodes) if n.test and n.test.value == "sunny")
    page.view.choose(sunny)
    assert page.probe()["rule"].startswith("outlook = sunny → no")
    assert context.session.selected_rows.size == 5


def test_large_trees_open_folded(page, qtbot):
    def grown(depth):
        node = {"class": "a", "count": 2.0**depth, "errors": 0, "counts": [1, 2]}
        if depth:
            node |= {"attribute": "x", "threshold": float(depth)}
            node["children"] = [grown(depth - 1), grown(depth - 1)]
        return node

    tree = Tree.from_root(grown(10))
    page.view.show_tree(tree, ("a", "b"))
    assert len(tree.nodes) == 2047
    assert len(page.probe()["visible"]) == 15  # 1 + 2 + 4 + 8
    page.view.choose(2046)  # unfolds its way only
    assert len(page.probe()["visible"]) == 15 + 2 * 7
    page.view.expand_to(10)
    page.view.fit()
    assert not page.grab().toImage().isNull()


def test_numbers_instead_of_classes(page):
    root = {"value": 2.5, "count": 4, "attribute": "x", "threshold": 1.0,
            "children": [{"value": 1.0, "count": 2}, {"value": 4, "count": 2}]}  # fmt: skip
    page.view.show_tree(Tree.from_root(root), ())
    assert page.view.rule(1).startswith("x <= 1 → 1 (2 ")
    assert not page.grab().toImage().isNull()


def test_the_twin_lists_a_rule_for_each_leaf(page):
    table = page.view.table()
    leaves = [n for n in page.view.picture.tree.nodes if not n.children]
    assert table.n_rows == len(leaves)
    assert sum(table.columns[2]) == 150
    assert set(table.columns[1]) == {"setosa", "versicolor", "virginica"}


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_the_whole_tree_is_exported(page, tmp_path, suffix):
    page.view.zoom(3.0)  # what is seen now does not matter
    path = tmp_path / f"tree{suffix}"
    page.export(path)
    content = path.read_bytes()
    size = page.view.picture.boundingRect().size().toSize()
    if suffix == ".png":
        image = QImage(str(path))
        assert image.size() == 3 * size
        corners = {image.pixelColor(x, 5).name() for x in (5, image.width() - 5)}
        assert corners == {page.context.theme.colours.plot}
    elif suffix == ".svg":
        text = content.decode()
        assert "petal" in text
        assert text.count("setosa") >= 1
    else:
        assert content.startswith(b"%PDF")


def test_a_wrong_suffix_is_one_line(page, tmp_path):
    page.export(tmp_path / "tree.bmp")
    assert page.room.last_message.level == "error"


def test_every_theme_draws_something(page, context):
    for name in ("dark", "light"):
        context.theme.choose(name)
        assert page.probe()["nodes"] >= 5
        image = page.view.grab().toImage()
        colours = {
            image.pixelColor(x, y).name()
            for x in range(0, 900, 7)
            for y in range(0, 400, 7)
        }
        assert len(colours) > 5
        assert context.theme.colours.plot in colours


def test_rows_of_large_sets_are_found_by_a_worker(page, context, qtbot, monkeypatch):
    monkeypatch.setattr("workbench.ui.rooms.classify.tree.tree_page.DRAWN_ROWS", 100)
    number = node_of(page, label="setosa", children=())
    page.view.choose(number)
    qtbot.waitUntil(lambda: context.session.selected_rows.size > 0, timeout=LONG)
    assert context.session.selected_rows.tolist() == rows_of(page, number)
