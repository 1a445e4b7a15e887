"""The page of errors: the plane, the list of mistakes, and the precedent card."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QTableView,
    QToolButton,
    QWidget,
)
from support.documents import evaluation
from support.rooms import LONG, ClassifyBench, child

from workbench.api.data import Attribute, Dataset
from workbench.compute.pictures.projection import principal_components
from workbench.compute.reading.readers import read
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.explanation import Explanation
from workbench.core.results.evaluating.mistakes import Collector
from workbench.jobs.tasks.classify.evaluate_task import run as evaluate
from workbench.ui.drawing import figure_export
from workbench.ui.rooms.classify.errors.errors_page import ErrorsPage
from workbench.ui.rooms.classify.errors.errors_spots import (
    LARGEST,
    SMALLEST,
    spot_sizes,
)
from workbench.ui.rooms.classify.errors.why_card import WhyCard
from workbench.ui.rooms.classify.errors.why_parts import differing
from workbench.ui.widgets.table import Table

CASES = "classify_why_cases_table"
CARD = from_json(Explanation, {
    "row": 0, "fold": 0, "true": "a", "predicted": "b", "scores": [0.2, 0.8], "k": 3,
    "metric": "euclidean", "attributes": ["x", "colour"], "values": ["1", "red"],
    "neighbours": [
        {"row": 3, "distance": 0.5, "class": "b", "share": 0.5, "values": ["1.1", "red"]},
        {"row": 5, "distance": 1.5, "class": "b", "share": 0.3, "values": ["3", "red"]},
        {"row": 7, "distance": 2.5, "class": "a", "share": 0.2, "values": ["?", "blue"]},
    ],
    "votes": {"a": 0.2, "b": 0.8},
    "flip": {"text": "", "class": "a", "removed_rows": [3, 5]},
})  # fmt: skip


@pytest.fixture(scope="session")
def five_neighbours():
    """10-fold 5-NN of each data set asked for, computed once; only read."""

    @cache
    def result(data):
        return evaluate(
            {"data": data, "plugin": "knn", "predictions": True,
             "params": {"n_neighbors": 5}, "protocol": {"kind": "cv", "folds": 10}}
        )  # fmt: skip

    return result


@pytest.fixture
def make_page(context, qtbot, five_neighbours):
    """Make a page that shows 10-fold 5-NN of a data set, wired as the tabs wire it."""

    kept = []  # a window that Python forgets is deleted, even while it paints

    def make(data="builtin:iris", result=None, shown=True):
        dataset = read(data) if isinstance(data, str) else data
        context.session.open(dataset)
        result = result or five_neighbours(data)
        room = ClassifyBench(context)
        kept.append(room)
        qtbot.addWidget(room)
        page = ErrorsPage(room, room)
        page.retranslate()
        page.rows_chosen.connect(context.session.select)
        room.resize(900, 500)
        page.resize(900, 500)
        run = context.session.add_run(
            plugin="knn", title="5-NN", data=dataset.name, badge="CV10",
            result=result, recipe={"protocol": {"kind": "cv", "folds": 10, "seed": 1}},
        )  # fmt: skip
        page.show_run(run)
        if shown:
            room.show()
            qtbot.waitUntil(
                lambda: not room.busy and page.plot.spots.count > 0, timeout=LONG
            )
        return page

    yield make
    kept.clear()


def spots_of(page):
    """Return the places drawn, shape (n, 2), and the rows there: those of the twin."""
    row, x, y, *_ = page.plot.table().columns
    return np.column_stack([x, y]), np.asarray(row) - 1


def mistakes(page):
    return [
        p["row"]
        for p in plain(page.current.result.predictions)
        if p["true"] != p["predicted"]
    ]


def click_row(page, gestures, row):
    places, rows = spots_of(page)
    x, y = places[rows.tolist().index(row)]
    gestures.click(page.plot, x, y)


def test_the_mistakes_are_listed_the_surest_first(make_page):
    page = make_page()
    wrong = page.probe()["wrong"]
    assert sorted(wrong) == sorted(mistakes(page))
    table = child(page, "classify_errors_table", QTableView).model()
    margins = [float(table.index(i, 3).data()) for i in range(len(wrong))]
    assert margins == sorted(margins, reverse=True)
    answers = {p["row"]: p for p in plain(page.current.result.predictions)}
    for i, row in enumerate(wrong):
        assert table.index(i, 0).data() == str(row + 1)
        assert table.index(i, 1).data() == answers[row]["true"]
        assert table.index(i, 2).data() == answers[row]["predicted"]


def test_the_plane_is_that_of_the_principal_axes(make_page):
    page = make_page()
    assert page.probe()["drawn"] == 150
    places, rows = spots_of(page)
    expected = principal_components(read("builtin:iris")).scores[rows, :2]
    assert np.allclose(places, expected)


def test_attributes_can_be_drawn_instead(make_page):
    page = make_page()
    for name, j in (("x", 2), ("y", 0)):
        combo = child(page, f"classify_errors_{name}Combo", QComboBox)
        combo.setCurrentIndex(combo.findData(j))
        combo.activated.emit(combo.currentIndex())
    data = read("builtin:iris")
    places, rows = spots_of(page)
    assert np.array_equal(places, data.X[rows][:, [2, 0]])
    names = [data.attributes[j].name for j in (2, 0)]
    assert page.plot.table().headers[1:3] == tuple(names)


def test_two_attributes_are_drawn_as_they_are(make_page):
    page = make_page("builtin:thesis21-strips")
    names = [a.name for a in page.context.session.data.attributes]
    assert page.probe()["axes"] == names


def test_only_errors(make_page):
    page = make_page()
    child(page, "classify_errors_onlyCheck", QCheckBox).setChecked(True)
    _, rows = spots_of(page)
    assert sorted(rows.tolist()) == sorted(mistakes(page))


def test_a_click_selects_the_row_and_explains_it(make_page, gestures, context, qtbot):
    page = make_page()
    row = page.probe()["wrong"][0]
    click_row(page, gestures, row)
    assert context.session.selected_rows.tolist() == [row]
    qtbot.waitUntil(lambda: "row" in page.probe()["why"], timeout=LONG)
    why = page.probe()["why"]
    assert why["row"] == row
    assert len(why["neighbours"]) == 5
    fold = {p["row"]: p["fold"] for p in plain(page.current.result.predictions)}
    assert all(fold[other] != fold[row] for other in why["neighbours"])
    assert sum(why["votes"].values()) == pytest.approx(5)
    child(page, "classify_why_selectBtn", QToolButton).click()
    assert set(context.session.selected_rows) == set(why["neighbours"])


def test_the_card_steps_through_the_list_and_escape_closes_it(make_page, qtbot):
    page = make_page()
    wrong = page.probe()["wrong"]
    table = child(page, "classify_errors_table", QTableView)
    page.show_why(wrong[0])
    qtbot.waitUntil(lambda: page.probe()["why"].get("row") == wrong[0], timeout=LONG)
    child(page, "classify_why_nextBtn", QToolButton).click()
    qtbot.waitUntil(lambda: page.probe()["why"].get("row") == wrong[1], timeout=LONG)
    assert table.currentIndex().row() == 1
    QTest.keyClick(page.card, Qt.Key.Key_PageUp)
    qtbot.waitUntil(lambda: page.probe()["why"].get("row") == wrong[0], timeout=LONG)
    child(page, "classify_why_previousBtn", QToolButton).click()  # there is none
    assert page.probe()["why"]["row"] == wrong[0]
    QTest.keyClick(child(page.card, CASES, Table), Qt.Key.Key_Escape)
    assert page.card.isHidden()
    assert not table.isHidden()


def test_enter_in_the_list_explains(make_page, qtbot):
    page = make_page()
    table = child(page, "classify_errors_table", QTableView)
    table.setFocus()
    table.selectRow(2)
    QTest.keyClick(table, Qt.Key.Key_Return)
    expected = page.probe()["wrong"][2]
    qtbot.waitUntil(lambda: page.probe()["why"].get("row") == expected, timeout=LONG)


def test_arrows_walk_through_the_mistakes_of_the_plane(make_page, context):
    page = make_page()
    seen = []
    page.plot.row_picked.connect(seen.append)
    for _ in range(3):
        QTest.keyClick(page.plot, Qt.Key.Key_Right)
    places, rows = spots_of(page)
    wrong = page.probe()["wrong"]
    x = {int(r): places[i, 0] for i, r in enumerate(rows)}
    assert seen == sorted(wrong, key=lambda row: x[row])[:3]


def test_a_run_of_other_data_says_so(make_page, context):
    page = make_page()
    context.session.open(read("builtin:thesis21-strips"))
    page.refresh()
    assert "data set of this run" in page.probe()["note"]


def test_rows_deleted_since_the_run_are_not_asked_for(make_page, context):
    page = make_page()
    data = context.session.data
    context.session.edit(data.take(np.arange(data.n_rows - 1)))
    page.refresh()
    assert "run again" in page.probe()["note"]
    assert page.tested is None


def test_runs_without_rows_do_not_fit(make_page):
    page = make_page()
    result = page.current.result
    assert page.fits(page.current)
    for other in (
        replace(result, predictions=None),
        replace(result, figures=replace(result.figures, confusion=None)),
        replace(result, protocol=replace(result.protocol, kind="test")),
    ):
        assert not page.fits(replace(page.current, result=other))


def test_many_predictions_are_read_between_two_frames(make_page, qtbot, monkeypatch):
    n = 30_000
    rng = np.random.default_rng(0)
    data = Dataset(
        rng.normal(size=(n, 3)), rng.integers(0, 2, n),
        tuple(Attribute(f"x{j}") for j in range(3)),
        Attribute("class", "nominal", ("a", "b")), "many",
    )  # fmt: skip
    predictions = [
        {"row": i, "fold": 0, "repeat": 0, "true": "ab"[data.y[i]],
         "predicted": "b" if i % 3 == 0 else "a", "scores": [0.4, 0.6]}
        for i in range(n)
    ]  # fmt: skip
    classes = {"classes": ["a", "b"]}
    counts = [[1, 1], [1, 1]]
    result = evaluation(data=classes, confusion=counts, predictions=predictions)
    steps = []
    step = Collector.step
    monkeypatch.setattr(
        Collector, "step", lambda self, n=2_000: steps.append(n) or step(self, n)
    )
    page = make_page(data, result, shown=True)
    assert len(steps) == 15
    wrong = sum(p["true"] != p["predicted"] for p in predictions)
    assert page.probe()["drawn"] == wrong + 5_000
    assert page.plot.table().n_rows == wrong + 5_000


def test_spots_grow_with_doubt():
    sizes = spot_sizes(np.array([1.0, 0.5, 0.0, -0.5, -1.0]))
    assert (np.diff(sizes) > 0).all()
    assert sizes[0] == SMALLEST
    assert sizes[-1] == LARGEST


def test_outline_true_fill_predicted(make_page, context):
    page = make_page()
    row = page.probe()["wrong"][0]
    answer = {p["row"]: p for p in plain(page.current.result.predictions)}[row]
    classes = page.current.result.data.classes
    outline, fill = (
        context.theme.class_colour(classes.index(answer[k]))
        for k in ("true", "predicted")
    )
    child(page, "classify_errors_onlyCheck", QCheckBox).setChecked(True)
    # spots far from each other: nothing lies above this one
    page.plot.show_range((-40.0, 40.0), (-20.0, 20.0))
    spots = page.plot.spots
    spots.set_spots(
        np.zeros((1, 2)),
        *(np.array([classes.index(answer[k])]) for k in ("true", "predicted")),
        np.array([LARGEST]),
    )
    image = page.plot.grab().toImage()
    box = page.plot.getPlotItem().getViewBox()
    middle = page.plot.mapFromScene(box.mapViewToScene(QPointF(0.0, 0.0)))
    assert image.pixelColor(middle).hue() == pytest.approx(fill.hue(), abs=4)
    across = [image.pixelColor(middle.x() + i, middle.y()) for i in range(14)]
    hues = [colour.hue() for colour in across if colour.saturation() > 100]
    assert hues[-1] == pytest.approx(outline.hue(), abs=6)


def test_figures_show_the_same_spots(make_page, tmp_path):
    page = make_page()
    figure_export.export(page.plot, tmp_path / "errors.svg")
    text = (tmp_path / "errors.svg").read_text()
    assert text.count("<image") == 0
    assert text.count("<path") + text.count("<polygon") + text.count("<circle") >= 150


def is_bold(table, row, column):
    font = table.model().index(row, column).data(Qt.ItemDataRole.FontRole)
    return font is not None and font.bold()


def test_a_card_shows_what_it_is_given(context, qtbot):
    room = ClassifyBench(context)
    qtbot.addWidget(room)
    card = WhyCard(room, room)
    card.retranslate()
    card.show_explanation(CARD, ("a", "b"))
    cases = child(card, CASES, Table)
    texts = [line[:6] for line in cases.texts()[:4]]
    assert texts[0] == ["1", "", "?", "", "1", "red"]
    assert texts[1][:3] == ["4", "0.5", "b"]
    bold = [[is_bold(cases, i, j) for j in (4, 5)] for i in range(1, 4)]
    assert bold == [[False, False], [True, False], [False, True]]
    assert card.probe()["flip"] == "Without rows 4, 6 the vote would be a."
    assert "b 80 %" in child(card, "classify_why_votesBar", QWidget).accessibleName()
    heard = []
    card.rows_chosen.connect(heard.append)
    cases.activated.emit(cases.model().index(2, 0))
    assert heard == [[5]]
    card.show_explanation(replace(CARD, flip=None), ("a", "b"))
    assert child(card, "classify_why_flipLabel", QLabel).isHidden()


def test_what_differs():
    assert differing(["1", "red"], [["1", "blue"], ["5", "red"]]) == [
        [False, True], [True, False],
    ]  # fmt: skip
    assert differing(["3"], [["3"], ["3"]]) == [[False], [False]]
    assert differing(["?"], [["?"]]) == [[False]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_themes_draw(make_page, context, theme):
    page = make_page()
    context.theme.choose(theme)
    page.show_why(page.probe()["wrong"][0])
    image = page.grab().toImage()
    assert not image.isNull()
    assert page.probe()["drawn"] == 150
