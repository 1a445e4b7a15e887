"""The setup of an experiment: lists put in order by hand, columns made of values."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from support.rooms import child

from workbench.api.params import Param
from workbench.api.problems import Problem
from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.results.comparing.stored_grid import fold_id
from workbench.ui.rooms.compare.grid.grid_cells import Cell, GridCells, best_of
from workbench.ui.rooms.compare.grid.grid_dots import places
from workbench.ui.rooms.compare.grid.grid_words import duration, figure
from workbench.ui.rooms.compare.setup.datasets_model import files_in, short_name
from workbench.ui.rooms.compare.setup.learners_popup import LearnerPopup
from workbench.ui.rooms.compare.setup.learners_values import parse_values
from workbench.ui.rooms.compare.setup.setup_panel import SetupColumn


@pytest.fixture
def setup(context, qtbot):
    column = SetupColumn(context)
    qtbot.addWidget(column)
    return column


def names(setup: SetupColumn) -> list[str]:
    return [item.name for item in setup.datasets.model.items]


def test_alt_arrows_order_and_delete_removes(setup):
    view = setup.datasets.list
    view.setCurrentIndex(setup.datasets.model.index(2))
    before = names(setup)
    QTest.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(setup)[:3] == [before[0], before[2], before[1]]
    for _ in range(9):
        QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(setup)[-1] == before[2]
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert before[2] not in names(setup)
    assert len(names(setup)) == 7
    assert setup.experiment.data[1].source == "builtin:thesis21-printed"


def test_rows_move_as_a_drag_moves_them(setup):
    model = setup.learners.model
    titles = [one.title for one in model.items]
    assert model.moveRows(model.index(-1), 0, 1, model.index(-1), 3)
    moved = [one.title for one in model.items]
    assert moved == [*titles[1:3], titles[0], *titles[3:]]


def test_a_data_set_stands_once(setup):
    setup.datasets.add_builtin()
    assert len(names(setup)) == 8
    setup.datasets.model.add_entries([DataEntry("a.arff"), DataEntry("a.arff")])
    assert names(setup)[-1] == "a"
    assert len(names(setup)) == 9


def test_a_folder_stands_for_its_data_files(tmp_path):
    for name in ("b.arff", "a.dat", "notes.md", "C.csv"):
        (tmp_path / name).write_text("", encoding="utf-8")
    found = files_in([str(tmp_path), "x.arff"])
    assert [short_name(path) for path in found] == ["a", "b", "C", "x"]


def test_values_to_try_become_columns_or_are_selected(setup, context):
    panel = setup.learners
    assert panel.findChild(LearnerPopup) is None  # made when it is first asked for
    plugin = context.catalogue.get("knn")
    first = Learner("knn", {"n_neighbors": 5}, "NN")
    panel.popup.edit(plugin, first, QPoint(0, 0))
    param = child(panel.popup, "compare_learner_param0Combo", QComboBox)
    values = child(panel.popup, "compare_learner_values0Edit", QLineEdit)
    mode = child(panel.popup, "compare_learner_mode0Combo", QComboBox)
    param.setCurrentIndex(param.findData("n_neighbors"))
    values.setText("1, 3,5")
    made = panel.popup.result_of()
    assert [one.params["n_neighbors"] for one in made] == [1, 3, 5]
    assert [one.title for one in made] == [f"NN n_neighbors={k}" for k in (1, 3, 5)]
    mode.setCurrentIndex(1)
    (one,) = panel.popup.result_of()
    assert dict(one.select) == {"n_neighbors": (1, 3, 5)}
    assert "n_neighbors" not in one.params
    values.setText("1, x")
    assert not panel.popup.ok.isEnabled()
    panel.popup.close()


def test_an_edited_classifier_is_another_column(setup):
    key = setup.experiment.column_key(setup.experiment.learners[0])
    setup.learners.edit(0)
    popup = setup.learners.popup
    popup.form.set_values({**popup.form.values(), "n_neighbors": 7})
    popup.take()
    learner = setup.experiment.learners[0]
    assert learner.params == {"n_neighbors": 7}
    assert setup.experiment.column_key(learner) != key
    setup.learners.list.setCurrentIndex(setup.learners.model.index(0))
    setup.learners.duplicate()
    assert setup.experiment.learners[1].title == "5-NN (2)"
    same = {setup.experiment.column_key(one) for one in setup.experiment.learners[:2]}
    assert len(same) == 1


def test_values_are_read_with_the_parameters_own_rules():
    param = Param("k", "int", 5, low=1)
    assert parse_values(param, "3; 1; 3") == [3, 1]
    with pytest.raises(Problem):
        parse_values(param, "0, 1")


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("cv", {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1}),
        ("keel", {"kind": "keel", "seed": 1}),
        ("split", {"kind": "split", "percent": 66.0, "repeats": 1, "seed": 1}),
        ("loo", {"kind": "loo", "seed": 1}),
    ],
)
def test_each_protocol_says_what_it_takes(setup, kind, expected):
    form = setup.form
    form.kind.setCurrentIndex(form.kind.findData(kind))
    assert setup.experiment.protocol == expected


def fold(number: int, value: float | None, failure: dict | None = None) -> dict:
    return {
        "data": "d", "learner": "c", "repeat": 0, "fold": number, "value": value,
        "failure": failure, "warnings": [],
    }  # fmt: skip


def test_a_fold_counts_once_however_often_it_is_heard_of():
    cells = GridCells()
    cells.begin(("d", "c"))
    for number, value in ((0, 0.5), (1, 1.0), (1, 1.0)):
        cells.take(fold(number, value), with_value=True)
    cell = cells.get(("d", "c"))
    assert (cell.done, cell.mean, cell.running) == (2, 0.75, 0)
    assert cell.deviation == pytest.approx(0.125**0.5)
    cells.take(fold(2, None, {"type": "E", "text": "t"}), with_value=True)
    assert cell.state(3) == "failed"
    assert cell.failure[:2] == (0, 2)
    cells.forget_failures()
    assert cell.state(3) == "waiting"
    assert cell.done == 2


def test_the_best_are_all_that_are_equal():
    assert best_of({0: 0.9, 1: 0.95, 3: 0.95}, True) == {1, 3}
    assert best_of({0: 0.9, 1: 0.95}, False) == {0}
    assert best_of({0: 0.9}, True) == frozenset()


def test_words_of_numbers(styled_app):
    assert figure("accuracy", 0.99512) == "99.5"
    assert figure("kappa", -0.25) == "-0.250"
    assert figure("model_bytes", 1536.0) == "1.54 kB"
    assert [duration(s) for s in (9, 130, 3900)] == ["0:09", "2:10", "1 h 05"]


def test_dots_stack_where_they_would_cover_each_other():
    found = places([0.0, 1.0, 0.0, 0.0], 100)
    assert found == [(0.0, 0), (0.0, 1), (0.0, 2), (100.0, 0)]
    assert fold_id(2, 3) != fold_id(3, 2)
    assert Cell().mean is None
