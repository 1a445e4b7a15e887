"""The pages about runs: compared, metered, of numeric classes; what the tabs offer."""

from __future__ import annotations

import math

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
)
from sklearn import metrics
from support.classify import (
    STRIPS,
    add_run,
    choose_runs,
    look_at,
    run,
    tabs_of,
)
from support.rooms import child, page_titles, press, settle

from workbench.compute.reading.readers import read
from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.mcnemar import mcnemar
from workbench.jobs.tasks.classify.evaluate_task import run as evaluate
from workbench.ui.drawing.plot import Plot
from workbench.ui.rooms.classify.page_list import PAGES
from workbench.ui.rooms.classify.pages.figures_table import (
    FiguresTable,
    log_shares,
)
from workbench.ui.services.job_signals import Request
from workbench.ui.widgets.bar_delegate import BAR

PER_CLASS = [{"class": "1", "precision": 1.0, "recall": 0.5, "f1": 0.67, "support": 2}]
NUMERIC = "@relation n\n@attribute a numeric\n@attribute t numeric\n@data\n"


def drawn(page, name, kind):
    """Return what is drawn in a plot, of one kind."""
    items = child(page, name, Plot).getPlotItem().items
    return [item for item in items if isinstance(item, kind)]


@pytest.fixture(scope="module")
def computed():
    """1-NN and 15-NN as the room has them computed, once for all; only read."""
    protocol = {"kind": "cv", "folds": 10, "seed": 1}
    asked = {"data": STRIPS, "plugin": "knn", "predictions": True, "protocol": protocol}
    return [evaluate({**asked, "params": {"n_neighbors": k}}) for k in (1, 15)]


ONE = [{"row": 0, "true": "1", "predicted": "1", "scores": None}]


# -- two runs ----------------------------------------------------------------------------


class TestCompare:
    @pytest.fixture
    def two(self, room, computed):
        return [
            room.context.session.add_run(
                plugin="knn", title=f"{result.params['n_neighbors']}-NN",
                data="thesis21-strips", badge="CV10", result=result,
            )
            for result in computed
        ]  # fmt: skip

    def test_two_real_runs_are_compared(self, room, qtbot):
        run(room, qtbot, "knn", n_neighbors=1)
        run(room, qtbot, "knn", n_neighbors=15)
        choose_runs(room, 1, 2)
        shown = room.probe("compare")
        assert shown["runs"] == [1, 2]
        assert shown["both"] + shown["neither"] <= 200
        assert shown["why"] == ""

    def test_counts_and_p_are_those_of_the_rows(self, room, two):
        a, b = (
            {p["row"]: p["predicted"] == p["true"] for p in plain(r.result.predictions)}
            for r in two
        )
        only_a = [row for row in a if a[row] and not b[row]]
        only_b = [row for row in a if b[row] and not a[row]]
        choose_runs(room, 1, 2)
        assert room.probe("tabs")["front"] == "compare"
        shown = room.probe("compare")
        assert shown["runs"] == [1, 2]
        assert shown["only_a"] == len(only_a)
        assert shown["only_b"] == len(only_b)
        assert shown["both"] + shown["neither"] == 200 - len(only_a) - len(only_b)
        assert shown["differing"] == sorted(only_a + only_b)  # of two classes
        assert shown["p"] == mcnemar(len(only_a), len(only_b)).p
        gain = two[1].accuracy - two[0].accuracy
        assert shown["difference"] == pytest.approx(gain)
        low, high = shown["interval"]
        assert low < gain < high

    def test_a_click_in_the_square_selects_its_rows(self, room, two):
        choose_runs(room, 2, 1)
        table = child(room, "classify_compare_square_table", QTableView)
        shown = room.probe("page:compare")
        table.clicked.emit(table.model().index(0, 1))
        assert len(room.context.session.selection) == shown["only_a"]
        table.clicked.emit(table.model().index(1, 1))
        assert len(room.context.session.selection) == shown["neither"]

    def test_a_chosen_difference_is_selected(self, room, two):
        choose_runs(room, 1, 2)
        table = child(room, "classify_compare_rows_table", QTableView)
        table.selectRow(2)
        row = room.probe("page:compare")["differing"][2]
        assert room.context.session.selection == {row}
        assert table.model().index(2, 0).data() == str(row + 1)

    def test_one_run_alone_brings_the_former_page_back(self, room, two):
        look_at(room, "confusion")
        choose_runs(room, 1, 2)
        choose_runs(room, 1)
        assert room.probe("tabs")["front"] == "confusion"
        look_at(room, "compare")
        assert "Ctrl" in room.probe("page:compare")["why"]

    def test_other_data_are_not_compared(self, room, two):
        add_run(room, data="iris", accuracy=0.5, predictions=ONE)
        choose_runs(room, 2, 3)
        assert "iris" in room.probe("page:compare")["why"]

    def test_other_rows_are_not_compared(self, room, two):
        fewer = plain(two[0].result.predictions)[:50]
        add_run(room, accuracy=0.5, predictions=fewer)
        choose_runs(room, 2, 3)
        assert "not tested on the same rows" in room.probe("page:compare")["why"]

    def test_numeric_predictions_are_not_compared(self, room, two):
        add_run(room, mae=1.0, rmse=1.0, r2=0.5, predictions=ONE)
        choose_runs(room, 2, 3)
        assert "without classes" in room.probe("page:compare")["why"]

    def test_ways_of_testing_that_differ_are_told(self, room, two):
        add_run(room, badge="LOO", accuracy=0.5,
                predictions=plain(two[0].result.predictions))  # fmt: skip
        choose_runs(room, 1, 3)
        page = look_at(room, "compare")
        texts = [label.text() for label in page.findChildren(QLabel)]
        assert any("LOO" in text and "different ways" in text for text in texts)


# -- the list of runs --------------------------------------------------------------------


def test_delete_forgets_the_chosen_runs(room):
    for title in "abc":
        add_run(room, title, accuracy=0.5)
    choose_runs(room, 2, 3)
    table = child(room, "classify_runs_table", QTableView)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert [run.title for run in room.context.session.runs] == ["a"]
    assert room.probe("result")["number"] == 1


def test_the_number_of_a_forgotten_run_is_not_given_again(room):
    assert [add_run(room, accuracy=0.5).number for _ in range(2)] == [1, 2]
    room.context.session.remove_run(2)
    assert add_run(room, accuracy=0.5).number == 3


def test_a_run_that_is_forgotten_elsewhere_is_not_shown(room):
    add_run(room, "a", accuracy=0.5)
    choose_runs(room, 1)
    assert room.probe("result")["number"] == 1
    room.context.session.remove_run(1)
    assert room.probe("result") == {}


def test_runs_show_right_aligned_numbers_and_seconds(room):
    add_run(room, accuracy=0.875, seconds={"wall": 1.5})
    add_run(room, data="n", mae=1.0, r2=0.25, rmse=1.0, accuracy=None)
    model = child(room, "classify_runs_table", QTableView).model()
    texts = [[model.index(r, c).data() for c in range(6)] for r in range(2)]
    assert texts[1] == ["1", "x", "87.5", "CV10", "1.5", "thesis21-strips"]
    assert texts[0][2] == "R² 0.250"
    align = model.index(0, 4).data(Qt.ItemDataRole.TextAlignmentRole)
    assert align & Qt.AlignmentFlag.AlignRight


def test_the_data_set_is_named_only_where_there_are_several(room):
    table = child(room, "classify_runs_table", QTableView)
    add_run(room, accuracy=0.5)
    assert table.isColumnHidden(5)
    add_run(room, data="other", accuracy=0.5)
    assert not table.isColumnHidden(5)


# -- meter -------------------------------------------------------------------------------


class TestMeter:
    @pytest.fixture
    def page(self, room):
        lazy = {"fit_seconds": 0.001, "predict_ms_per_row": 10.0, "distances": 3000,
                "model_bytes": 2048}  # fmt: skip
        eager = {"fit_seconds": 10.0, "predict_ms_per_row": 0.01, "distances": None,
                 "model_bytes": 512}  # fmt: skip
        add_run(room, "lazy", accuracy=0.5, meter=lazy)
        add_run(room, "eager", accuracy=0.5, meter=eager)
        add_run(room, "elsewhere", data="iris", accuracy=0.5, meter=eager)
        choose_runs(room, 2)
        return look_at(room, "meter")

    def test_all_runs_of_the_data_set_stand_side_by_side(self, room, page):
        shown = room.probe("meter")
        assert shown["marked"] == 2
        assert [r["title"] for r in shown["runs"]] == ["eager", "lazy"]
        assert [r["fit"] for r in shown["runs"]] == [10.0, 0.001]
        assert [r["row"] for r in shown["runs"]] == [1e-5, 1e-2]
        table = child(room, "classify_meter_table", FiguresTable)
        assert [table.model().index(1, c).data() for c in range(4)] == [
            "0.001", "10.0", "2.00", "3000",
        ]  # fmt: skip
        bars = [table.model().index(r, 0).data(BAR) for r in range(2)]
        assert bars == [1.0, pytest.approx(1 / 5)]  # four decades and the one below

    def test_lazy_pays_to_the_right_and_eager_to_the_left(self, page):
        ends = [
            (float(end), float(y))
            for bars in drawn(page, "classify_meter_plot", pg.BarGraphItem)
            for end, y in zip(bars.opts["x1"], bars.opts["y"], strict=True)
        ]
        left = {y: -end for end, y in ends if end < 0}
        right = {y: end for end, y in ends if end > 0}
        assert left[1] - left[0] == pytest.approx(4)  # decades; the newest on top
        assert right[0] - right[1] == pytest.approx(3)

    def test_its_twin_holds_the_same(self, page):
        twin = child(page, "classify_meter_plot", Plot).table()
        assert twin.n_rows == 2
        assert twin.columns[1].tolist() == [10.0, 0.001]
        assert math.isnan(twin.columns[4][0])

    def test_a_run_without_meter_is_read_from_its_seconds(self, room):
        add_run(room, accuracy=0.5, seconds={"fit": 2.0, "predict": 0.4, "wall": 3.0})
        choose_runs(room, 1)
        one = look_at(room, "meter").probe()["runs"][0]
        assert one["fit"] == 2.0
        assert one["row"] == pytest.approx(0.1)
        assert one["bytes"] is None

    def test_a_real_run_has_a_meter(self, room, qtbot):
        run(room, qtbot, "knn")
        one = look_at(room, "meter").probe()["runs"][0]
        assert one["fit"] >= 0
        assert one["row"] > 0


def test_bars_by_the_logarithm():
    assert log_shares([1.0, 100.0, None, 0.0]) == [
        pytest.approx(1 / 3), 1.0, None, 0.0,
    ]  # fmt: skip
    assert log_shares([None, 0.0]) == [None, 0.0]


# -- numeric classes ---------------------------------------------------------------------


class TestResiduals:
    TRUE = (1.0, 2.0, 3.0, 4.0)
    PREDICTED = (1.1, 2.0, 5.0, 3.5)

    @pytest.fixture
    def page(self, room, tmp_path):
        path = tmp_path / "n.arff"
        path.write_text(NUMERIC + "\n".join(f"{t},{t}" for t in self.TRUE))
        room.context.session.open(read(path))
        records = [
            {"row": i, "fold": 0, "repeat": 0, "true": t, "predicted": p}
            for i, (t, p) in enumerate(zip(self.TRUE, self.PREDICTED, strict=True))
        ]
        add_run(room, data="n", mae=0.65, rmse=1.032, r2=0.148, rae=0.65, rrse=0.923,
                accuracy=None, predictions=records)  # fmt: skip
        choose_runs(room, 1)
        return look_at(room, "regression")

    def test_each_row_is_a_point(self, page):
        assert page.probe() == {
            "rows": [0, 1, 2, 3],
            "true": list(self.TRUE),
            "predicted": list(self.PREDICTED),
        }
        sizes = {
            float(x): item.opts["size"]
            for item in drawn(page, "classify_regression_plot", pg.ScatterPlotItem)
            for x in item.getData()[0]
        }
        assert sizes[3.0] == max(sizes.values()) > sizes[4.0] > sizes[2.0]

    def test_a_click_selects_the_row(self, room, page, gestures, qtbot):
        plot = child(page, "classify_regression_plot", Plot)
        qtbot.waitExposed(page)
        gestures.click(plot, 3.0, 5.0)
        assert room.context.session.selection == {2}
        *_, chosen = drawn(page, "classify_regression_plot", pg.ScatterPlotItem)
        assert chosen.getData()[0].tolist() == [3.0]

    def test_keys_walk_from_the_largest_residual(self, room, page):
        plot = child(page, "classify_regression_plot", Plot)
        chosen = []
        for _ in range(3):
            QTest.keyClick(plot, Qt.Key.Key_Right)
            chosen += sorted(room.context.session.selection)
        assert chosen == [2, 3, 0]

    def test_pages_of_classes_are_grey_and_residuals_come_and_go(self, room, page):
        offered = room.probe("tabs")["offered"]
        assert "confusion" not in offered
        assert "perclass" not in offered
        assert "regression" in offered
        add_run(room, accuracy=0.5, confusion=[[1, 1], [1, 1]], per_class=PER_CLASS)
        choose_runs(room, 2)
        told, titles = room.probe("tabs"), {e.id: e.title() for e in PAGES}
        assert told["front"] == "summary"
        assert {"confusion", "perclass"} < set(told["offered"])
        shown = set(page_titles(tabs_of(room)))
        other = {titles[name] for name in ("regression", "search", "importance")}
        assert shown == set(titles.values()) - other

    def test_the_summary_says_how_far_off(self, room, page):
        page = look_at(room, "summary")
        assert child(room, "classify_accLabel", QLabel).text() == "R² 0.148"
        assert "off by 0.6500 on average" in room.probe("page:summary")["line"]
        texts = [label.text() for label in page.findChildren(QLabel)]
        assert {"0.6500, relative 65.0 %", "1.032, relative 92.3 %"} <= set(texts)

    def test_no_predictions_are_no_points(self, room, page):
        add_run(room, data="n", mae=1.0, rmse=1.0, r2=0.1, accuracy=None)
        choose_runs(room, 2)
        assert page.probe()["rows"] == []


# -- figures of each class ---------------------------------------------------------------


def test_per_class_has_bars_and_the_weighted_mean(room):
    rows = [
        {"class": "1", "precision": 0.25, "recall": 1.0, "f1": 0.4, "auc": None,
         "support": 1, "tp_rate": 1.0, "fp_rate": 0.5, "mcc": -0.2, "prc_area": 0.7},
        {"class": "2", "precision": None, "recall": 0.0, "f1": 0.0, "auc": None,
         "support": 3, "tp_rate": 0.0, "fp_rate": 0.0, "mcc": 0.0, "prc_area": 0.2},
    ]  # fmt: skip
    weighted = {"precision": 0.25, "recall": 0.25, "f1": 0.1, "tp_rate": 0.25}
    add_run(room, accuracy=0.25, per_class=rows, weighted=weighted)
    choose_runs(room, 1)
    page = look_at(room, "perclass")
    model = child(page, "classify_perclass_table", FiguresTable).model()
    across = Qt.Orientation.Horizontal
    titles = [model.headerData(c, across) for c in range(model.columnCount())]
    assert titles == [
        "TP rate", "FP rate", "Precision", "Recall", "F1", "MCC", "AUC", "PRC", "Rows",
    ]  # fmt: skip
    assert model.rowCount() == 3
    column = titles.index("Precision")
    assert [model.index(r, column).data() for r in range(3)] == ["0.250", "–", "0.250"]
    assert [model.index(r, column).data(BAR) for r in range(3)] == [0.25, None, 0.25]
    assert model.index(0, titles.index("MCC")).data() == "-0.200"
    assert model.index(0, titles.index("MCC")).data(BAR) == 0.0
    assert model.index(2, 8).data() == "4"


#: Rows of class 1, 1 and 2 predicted as 1, 2 and 2, with weights 3, 1 and 2.
BY_WEIGHT = {
    "n": 6.0, "correct": 5.0, "accuracy": 5 / 6, "kappa": 2 / 3, "mae": 1 / 6,
    "rmse": 6**-0.5, "confusion": [[3.0, 1.0], [0.0, 2.0]],
    "per_class": [
        {"class": "1", "precision": 1.0, "recall": 0.75, "f1": 6 / 7, "support": 4.0},
        {"class": "2", "precision": 2 / 3, "recall": 1.0, "f1": 0.8, "support": 2.0},
    ],
}  # fmt: skip


def test_figures_by_weight_stand_beside_the_counts(room):
    counted = {"confusion": [[1, 1], [0, 1]], "n": 3, "correct": 2}
    rows = [
        {"class": "1", "precision": 1.0, "recall": 0.5, "f1": 2 / 3, "support": 2},
        {"class": "2", "precision": 0.5, "recall": 1.0, "f1": 2 / 3, "support": 1},
    ]
    figures = {"accuracy": 2 / 3, "per_class": rows, **counted}
    add_run(room, **figures, weighted={"precision": 0.8}, instance_weighted=BY_WEIGHT)
    choose_runs(room, 1)
    texts = [label.text() for label in look_at(room, "summary").findChildren(QLabel)]
    assert "5 of 6 right, 83.3 %" in texts
    assert "0.6667" in texts[texts.index("5 of 6 right, 83.3 %") :]
    page = look_at(room, "perclass")
    model = child(page, "classify_perclass_table", FiguresTable).model()
    shown = {
        model.headerData(j, Qt.Orientation.Horizontal): [
            model.index(i, j).data() for i in range(3)
        ]
        for j in range(model.columnCount())
    }
    assert shown["Precision, weight"] == ["1.000", "0.667", "–"]
    assert shown["Recall, weight"] == ["0.750", "1.000", "–"]
    assert shown["Weight"] == ["4", "2", "6"]
    add_run(room, **figures)
    choose_runs(room, 2)
    assert model.columnCount() == len(shown) - 4


def test_numbers_follow_the_locale(room):
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("es_ES"))
        rows = [
            {"class": "1", "precision": 0.25, "recall": 1.0, "f1": 0.4, "support": 1}
        ]
        add_run(room, accuracy=0.25, per_class=rows)
        choose_runs(room, 1)
        page = look_at(room, "perclass")
        model = child(page, "classify_perclass_table", FiguresTable).model()
        assert model.index(0, 0).data() == "0,250"
    finally:
        QLocale.setDefault(before)


def test_a_confusion_of_500_classes_is_there_at_once(room, qtbot):
    classes = [f"class {i}" for i in range(500)]
    counts = np.eye(500, dtype=int).tolist()
    add_run(room, accuracy=1.0, confusion=counts, per_class=PER_CLASS, classes=classes)
    choose_runs(room, 1)
    page = look_at(room, "confusion")
    table = child(page, "classify_confusion_table", QTableView)
    assert table.model().rowCount() == 501  # with the totals
    assert table.model().index(499, 499).data() == "1"
    assert table.model().index(500, 500).data() == "500"
    assert table.indexAt(QPoint(2, 2)).isValid()


def test_keys_reach_what_has_the_focus_while_500_classes_come(room, qtbot):
    edit = child(room, "classify_findEdit", QLineEdit)
    edit.setFocus()
    classes = [f"class {i}" for i in range(500)]
    rows = [{**PER_CLASS[0], "class": name} for name in classes]
    typed = ""
    for page in ("summary", "perclass", "confusion"):
        look_at(room, page)
        edit.setFocus()  # opening a page is a click elsewhere
        QTest.keyClick(room.focusWidget(), "k")
        add_run(room, accuracy=1.0, confusion=np.eye(500, dtype=int).tolist(),
                per_class=rows, classes=classes)  # fmt: skip
        choose_runs(room, len(room.context.session.runs))
        QTest.keyClick(room.focusWidget(), "n")
        typed += "kn"
        assert edit.text() == typed


def test_confusion_has_totals_and_shares(room, qtbot):
    made = run(room, qtbot, "naive-bayes")
    page = look_at(room, "confusion")
    found = made.result.predictions
    for shown, normalize in (("true", "true"), ("predicted", "pred")):
        press(page, f"classify_confusion_{shown}Btn")
        told = page.probe()
        expected = metrics.confusion_matrix(
            found.true, found.predicted, normalize=normalize
        )
        np.testing.assert_allclose(np.array(told["shares"])[:2, :2], expected)
        table = child(page, "classify_confusion_table", QTableView)
        assert table.model().index(0, 1).data() == f"{100 * expected[0, 1]:.1f} %"
    assert told["totals"] == {
        "true": np.bincount(found.true).tolist(),
        "predicted": np.bincount(found.predicted).tolist(),
        "all": 200,
    }
    press(page, "classify_confusion_countsBtn")
    cells = {
        (2, 1): found.rows[found.predicted == 1],
        (0, 2): found.rows[found.true == 0],
        (2, 2): found.rows,
    }
    for (i, j), rows in cells.items():
        cell = table.model().index(i, j)
        assert cell.data() == str(rows.size)
        table.clicked.emit(cell)
        assert room.context.session.selection == set(rows.tolist())


def test_a_class_never_predicted_has_no_shares(room):
    add_run(room, accuracy=0.5, confusion=[[2, 0], [2, 0]], per_class=PER_CLASS)
    choose_runs(room, 1)
    page = look_at(room, "confusion")
    press(page, "classify_confusion_predictedBtn")
    model = child(page, "classify_confusion_table", QTableView).model()
    texts = [[model.index(i, j).data() for j in range(3)] for i in range(3)]
    assert texts == [
        ["50.0 %", "–", "50.0 %"], ["50.0 %", "–", "50.0 %"], ["100.0 %", "0.0 %", "100.0 %"],
    ]  # fmt: skip


def test_kappa_stands_beside_the_accuracy_of_each_fold(room, qtbot):
    made = run(room, qtbot, "naive-bayes")
    found, page = made.result.predictions, look_at(room, "summary")
    twin = child(page, "classify_folds_plot", Plot).table()
    expected = [
        metrics.cohen_kappa_score(
            found.true[found.folds == fold], found.predicted[found.folds == fold]
        )
        for fold in range(10)
    ]
    assert twin.n_rows == 10
    np.testing.assert_allclose(twin.columns[2], expected, atol=1e-12)
    texts = [label.text() for label in page.findChildren(QLabel)]
    mcc = metrics.matthews_corrcoef(found.true, found.predicted)
    assert f"{mcc:.3f}" in texts
    assert any(f"{min(expected):.3f} to {max(expected):.3f}" in t for t in texts)
    probe = child(page, "classify_folds_plot", Plot).probe("folds")
    np.testing.assert_allclose(probe["kappa"], expected, atol=1e-12)


# -- model and text ----------------------------------------------------------------------


def test_the_text_gains_the_model_once_it_was_looked_at(room, qtbot):
    run(room, qtbot, "naive-bayes")
    view = child(look_at(room, "text"), "classify_text_view", QPlainTextEdit)
    before = view.toPlainText()
    settle(room, qtbot, lambda: look_at(room, "model"))
    model = child(room, "classify_model_view", QPlainTextEdit).toPlainText()
    assert view.toPlainText().startswith(before)
    assert model.strip() in view.toPlainText()
    jobs = room.generation
    look_at(room, "summary")
    look_at(room, "model")  # is not fitted again
    assert not room.busy
    assert room.generation == jobs


def test_a_model_that_cannot_be_fitted_says_so(room, qtbot):
    """It goes on fitting in words only for as long as a worker does."""
    add_run(room, plugin="no-such-method", accuracy=0.5, n=2, confusion=[[1, 0], [1, 0]],
            per_class=PER_CLASS)  # fmt: skip
    choose_runs(room, 1)
    settle(room, qtbot, lambda: look_at(room, "model"))
    text = child(room, "classify_model_view", QPlainTextEdit).toPlainText()
    assert text == "The model could not be fitted; the message says why."
    assert "no-such-method" in room.last_message.text
    for request in room.findChildren(Request):
        request.cancelled.emit()
    text = child(room, "classify_model_view", QPlainTextEdit).toPlainText()
    assert text == "Cancelled."


def test_rows_of_a_test_file_are_not_selected_in_the_data(room):
    records = [{"row": 3, "fold": 0, "repeat": 0, "true": "1", "predicted": "2"}]
    add_run(room, badge="TEST", accuracy=0.0, n=1, confusion=[[0, 1], [0, 0]], per_class=PER_CLASS,
            predictions=records)  # fmt: skip
    choose_runs(room, 1)
    tabs_of(room).rows_chosen.emit([3])
    assert room.context.session.selection == frozenset()
    assert "test file" in room.last_message.text
