"""The page of predictions: every row and score of the run, sorted, filtered, linked."""

from __future__ import annotations

import csv
import time

import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QCheckBox, QTableView
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.model_selection import StratifiedKFold, cross_val_predict
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from support.classify import add_run, choose_runs, look_at, open_room, run
from support.rooms import child, settle

from workbench.compute.writing.write_predictions import predictions_csv
from workbench.core.results.evaluating.predictions import Predictions
from workbench.ui.rooms.classify.pages.predictions_model import FIRST
from workbench.ui.rooms.classify.room import ClassifyRoom


@pytest.fixture
def room(context, qtbot) -> ClassifyRoom:
    """The room with iris, tested by 5-NN."""
    made = open_room(context, qtbot, "builtin:iris")
    run(made, qtbot, "knn")
    return made


@pytest.fixture
def page(room):
    return look_at(room, "predictions")


def table_of(page) -> QTableView:
    return child(page, "classify_predictions_table", QTableView)


def test_every_row_has_the_probabilities_of_every_class(context, qtbot):
    room = open_room(context, qtbot, "builtin:iris")
    made = run(room, qtbot, "naive-bayes")
    shown = look_at(room, "predictions").probe()
    data = context.session.data
    folds = StratifiedKFold(10, shuffle=True, random_state=1)
    expected = cross_val_predict(
        GaussianNB(), data.X, data.y, cv=folds, method="predict_proba"
    )
    assert shown["rows"] == list(range(150))
    assert np.allclose(np.sum(shown["scores"], axis=1), 1)
    said = [data.classes[c] for c in np.argmax(expected, axis=1)]
    agree = np.mean([a == b for a, b in zip(shown["predicted"], said, strict=True)])
    assert agree > 0.95  # the variances of the two differ a little
    assert shown["true"] == [data.classes[int(c)] for c in data.y]
    assert shown["wrong"] == made.result.n - made.result.of_classes.correct


@pytest.mark.parametrize(
    ("plugin", "params", "theirs"),
    [
        ("knn", {"n_neighbors": 7}, KNeighborsClassifier(7, algorithm="brute")),
        (
            "knn",
            {"n_neighbors": 4, "weights": "distance"},
            KNeighborsClassifier(4, weights="distance", algorithm="brute"),
        ),
        ("lda", {}, LinearDiscriminantAnalysis(solver="lsqr")),
    ],
    ids=["7-NN", "4-NN by 1/d", "LDA"],
)
def test_probabilities_are_those_of_scikit_learn_one_by_one(
    context, qtbot, plugin, params, theirs
):
    room = open_room(context, qtbot)
    run(room, qtbot, plugin, **params)
    page = look_at(room, "predictions")
    data = context.session.data
    folds = StratifiedKFold(10, shuffle=True, random_state=1)
    expected = cross_val_predict(
        theirs, data.X, data.y, cv=folds, method="predict_proba"
    )
    shown = page.probe()
    assert shown["rows"] == list(range(data.n_rows))
    np.testing.assert_allclose(shown["scores"], expected, rtol=0, atol=1e-9)
    assert shown["true"] == [data.classes[int(c)] for c in data.y]
    # and each cell says them, beside the true class
    model = table_of(page).model()
    assert model.headerData(FIRST.index("true"), Qt.Orientation.Horizontal) == "True"
    heads = [
        model.headerData(c, Qt.Orientation.Horizontal) for c in range(len(FIRST) + 2)
    ]
    places = [heads.index(f"p({name})") for name in data.classes]
    for row in range(data.n_rows):
        assert model.index(row, FIRST.index("true")).data() == shown["true"][row]
        for place, value in zip(places, expected[row], strict=True):
            assert float(model.index(row, place).data()) == pytest.approx(
                value, abs=0.00051
            )


def test_heads_sort_and_wrong_only_filters(page, room):
    found = room.context.session.runs[-1].result.predictions
    table = table_of(page)
    for c in range(3):
        table.sortByColumn(6 + c, Qt.SortOrder.DescendingOrder)
        scores = [row[c] for row in page.probe()["scores"]]
        assert scores == sorted(scores, reverse=True)
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert page.probe()["rows"] == list(range(149, -1, -1))
    child(page, "classify_predictions_wrongCheck", QCheckBox).setChecked(True)
    shown = page.probe()
    assert shown["rows"] == sorted(found.wrong.tolist(), reverse=True)
    assert all(a != b for a, b in zip(shown["true"], shown["predicted"], strict=True))
    model = table.model()
    assert {model.index(i, 3).data() for i in range(model.rowCount())} == {"wrong"}
    assert (
        f"{len(found.wrong)} wrong"
        in child(page, "classify_predictions_countLabel").text()
    )


def test_lines_select_rows_and_rows_choose_lines(page, room):
    session, table = room.context.session, table_of(page)
    table.sortByColumn(6, Qt.SortOrder.AscendingOrder)
    flag = QItemSelectionModel.SelectionFlag
    for line in (3, 7):
        index = table.model().index(line, 0)
        table.selectionModel().select(index, flag.Select | flag.Rows)
    rows = page.probe()["rows"]
    assert session.selection == {rows[3], rows[7]}
    session.select([5, 6, 120])
    assert sorted(page.probe()["chosen"]) == [5, 6, 120]
    child(page, "classify_predictions_wrongCheck", QCheckBox).setChecked(True)
    assert session.selection == {5, 6, 120}  # hiding lines selects nothing
    child(page, "classify_predictions_wrongCheck", QCheckBox).setChecked(False)
    assert sorted(page.probe()["chosen"]) == [5, 6, 120]


def test_what_is_shown_is_saved(page, room, qtbot, monkeypatch, tmp_path):
    child(page, "classify_predictions_wrongCheck", QCheckBox).setChecked(True)
    path = tmp_path / "wrong"
    monkeypatch.setattr(
        "workbench.ui.rooms.classify.pages.predictions_page.ask_save",
        lambda *_: (str(path), ""),
    )
    settle(room, qtbot, child(page, "classify_predictions_saveBtn").click)
    lines = list(csv.DictReader((tmp_path / "wrong.csv").read_text().splitlines()))
    shown = page.probe()
    assert [int(line["row"]) - 1 for line in lines] == shown["rows"]
    assert [line["true"] for line in lines] == shown["true"]
    assert {line["wrong"] for line in lines} == {"wrong"}
    scores = [[float(line[f"p({c})"]) for c in room.context.session.data.classes]
              for line in lines]  # fmt: skip
    assert scores == shown["scores"]


def test_a_file_that_cannot_be_written_is_one_line(page, room, qtbot, tmp_path):
    (tmp_path / "no").write_text("a file, no folder")
    settle(room, qtbot, lambda: page.save(str(tmp_path / "no" / "x.csv")))
    assert room.last_message.level == "error"
    assert "x.csv" in room.last_message.text


def test_cells_that_a_spreadsheet_would_run_are_guarded():
    one = np.zeros(1, np.int64)
    found = Predictions(
        one, one, one, one, one + 1, np.array([[0.25, np.nan]]), ("=1+1", "b")
    )
    head, line = csv.reader(predictions_csv(found, "p").splitlines())
    assert head[-2:] == ["p(=1+1)", "p(b)"]
    assert line == ["1", "1", "1", "'=1+1", "b", "wrong", "0.25", ""]


def test_rows_of_a_test_file_select_nothing(room):
    records = [{"row": i, "fold": 0, "repeat": 0, "true": "1", "predicted": p,
                "scores": [0.5, 0.5]} for i, p in enumerate("12")]  # fmt: skip
    made = add_run(
        room, data="iris", badge="TEST", accuracy=0.5, n=2, predictions=records,
        protocol={"kind": "test", "test_data": "t.csv"},
    )  # fmt: skip
    choose_runs(room, made.number)
    page = look_at(room, "predictions")
    table_of(page).selectRow(1)
    assert room.context.session.selection == frozenset()
    assert "select nothing" in page.probe()["note"]


def test_a_hundred_thousand_lines_come_and_are_sorted_at_once(room, page):
    n = 100_000
    random = np.random.default_rng(1)
    said, zeros = random.integers(0, 3, n), np.zeros(n, np.int64)
    model = table_of(page).model()
    found = Predictions(
        np.arange(n), zeros, zeros, random.integers(0, 3, n), said,
        random.dirichlet(np.ones(3), n), tuple("abc"),
    )  # fmt: skip
    seconds = []
    for act in (
        lambda: model.show_predictions(found, tuple("abc"), shares=True),
        lambda: model.sort(7, Qt.SortOrder.DescendingOrder),
        lambda: model.show_wrong(True),
    ):
        before = time.process_time()
        act()
        seconds.append(time.process_time() - before)
    assert max(seconds) < 0.5, (
        seconds
    )  # of a slow machine under load; the plain way takes 2
    assert model.rowCount() == found.wrong.size


def test_no_run_says_so(context, qtbot):
    room = open_room(context, qtbot)
    assert "Run a classifier" in look_at(room, "predictions").probe()["note"]
