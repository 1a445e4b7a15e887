"""The Classify room: forms, runs, results; C8 and C9 of the acceptance checks."""

from __future__ import annotations

import json

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTableView,
    QTreeWidget,
)
from support.classify import choose, look_at, open_room, tabs_of
from support.rooms import child, press, settle

from workbench.api.params import choice, flag, integer, real
from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.json_text import plain
from workbench.ui.widgets.params_form import ParamsForm


def plugin(plugin_id, **fields):
    return PluginInfo(
        id=plugin_id, title="", kind="classifier", family="", source="folder", **fields
    )


def run(room, qtbot):
    """Run what is chosen by a click on the button."""
    settle(room, qtbot, lambda: press(room, "classify_runBtn"))


def test_c8_five_nearest_neighbours_leave_one_out(room, qtbot):
    choose(room, "knn")
    child(room, "classify_test_looRadio", QRadioButton).setChecked(True)
    run(room, qtbot)
    result = room.probe("result")
    assert result["correct"] == 122
    assert result["n"] == 200
    assert result["badge"] == "LOO"
    assert result["confusion"] == [[57, 43], [35, 65]]
    assert child(room, "classify_accLabel", object).text() == "61.0 %"


def test_c9_kissnn_leave_one_out(room, qtbot):
    choose(room, "kissnn")
    child(room, "classify_params_covariance_Combo", QComboBox).setCurrentText("ml")
    assert child(room, "classify_params_v_Spin", QSpinBox).value() == 5
    child(room, "classify_test_looRadio", QRadioButton).setChecked(True)
    run(room, qtbot)
    result = room.probe("result")
    assert result["correct"] == 199
    assert result["confusion"] == [[99, 1], [0, 100]]
    assert result["wrong"] == [28]  # the 29th row

    child(room, "classify_params_covariance_Combo", QComboBox).setCurrentText(
        "ledoit-wolf"
    )
    run(room, qtbot)
    assert room.probe("result")["accuracy"] < 0.97


def test_learning_the_metric_once_adds_the_badge(room, qtbot):
    once = child(room, "classify_test_onceCheck", QCheckBox)
    choose(room, "knn")
    assert once.isHidden()
    choose(room, "kissnn")
    assert not once.isHidden()
    once.setChecked(True)
    run(room, qtbot)
    assert room.context.session.runs[-1].optimistic
    assert "METRIC:ALL" in child(room, "classify_badgeLabel", object).text()


def test_a_double_click_on_run_is_one_run(room, qtbot):
    choose(room, "knn")
    button = child(room, "classify_runBtn", QPushButton)
    left = Qt.MouseButton.LeftButton
    settle(room, qtbot, lambda: QTest.mouseClick(button, left))
    before = room.generation
    QTest.mouseDClick(button, left)
    assert room.generation == before  # nothing was asked of the workers
    assert len(room.context.session.runs) == 1
    run(room, qtbot)
    assert len(room.context.session.runs) == 2


def test_confusion_cell_selects_its_rows(room, qtbot):
    choose(room, "knn")
    child(room, "classify_test_looRadio", QRadioButton).setChecked(True)
    run(room, qtbot)
    table = child(look_at(room, "confusion"), "classify_confusion_table", QTableView)
    cell = table.model().index(0, 1)
    assert cell.data() == "43"
    table.clicked.emit(cell)
    rows = np.array(sorted(room.context.session.selection))
    assert len(rows) == 43
    assert (room.context.session.data.y[rows] == 0).all()


def test_an_invalid_value_blocks_the_run_and_says_why(room):
    choose(room, "knn")
    edit = child(room, "classify_params_p_Edit", QLineEdit)
    button = child(room, "classify_runBtn", QPushButton)
    assert button.isEnabled()
    edit.setText("-1")
    assert not button.isEnabled()
    assert "above 0" in button.toolTip()
    room.run()
    assert room.last_message.level == "warning"
    edit.setText("1.5")
    assert button.isEnabled()


def test_model_and_text_pages(room, qtbot):
    choose(room, "j48")
    run(room, qtbot)
    tabs = tabs_of(room)
    settle(room, qtbot, lambda: tabs.open("model"))
    assert (
        "Number of Leaves"
        in child(room, "classify_model_view", QPlainTextEdit).toPlainText()
    )
    tabs.open("text")
    text = child(room, "classify_text_view", QPlainTextEdit).toPlainText()
    assert "Correctly Classified" in text
    child(room, "classify_copyTextBtn", QPushButton).click()
    assert QGuiApplication.clipboard().text() == text


def test_runs_newest_first_and_switching_back(room, qtbot):
    choose(room, "knn")
    run(room, qtbot)
    choose(room, "naive-bayes")
    run(room, qtbot)
    table = child(room, "classify_runs_table", QTableView)
    numbers = [table.model().index(r, 0).data() for r in range(2)]
    assert numbers == ["2", "1"]
    table.selectRow(1)
    assert room.probe("result")["number"] == 1


def test_recipe_is_an_experiment_file(room):
    choose(room, "kissnn")
    child(room, "classify_recipeBtn", QPushButton).click()
    recipe = json.loads(QGuiApplication.clipboard().text())
    assert recipe["version"] == 1
    assert recipe["data"] == ["builtin:thesis21-strips"]
    assert recipe["classifiers"][0]["id"] == "kissnn"
    assert recipe["protocol"]["folds"] == 10


def test_a_numeric_class_is_learned_by_regression(context, qtbot, tmp_path):
    path = tmp_path / "n.arff"
    rows = "\n".join(f"{i},{2 * i + (i % 3)}" for i in range(30))
    path.write_text(
        f"@relation n\n@attribute a numeric\n@attribute t numeric\n@data\n{rows}\n"
    )
    room = open_room(context, qtbot, str(path))
    choose(room, "linear-regression")
    run(room, qtbot)
    result = plain(context.session.runs[-1].result)
    assert result["r2"] > 0.99
    shown = child(room, "classify_accLabel", object).text()
    assert shown == f"R² {result['r2']:.3f}"


def test_finding_hides_the_others_but_never_what_would_run(room):
    find = child(room, "classify_findEdit", QLineEdit)
    tree = child(room, "classify_plugin_tree", QTreeWidget)

    def shown():
        return [
            tree.topLevelItem(b).child(i).text(0)
            for b in range(tree.topLevelItemCount())
            for i in range(tree.topLevelItem(b).childCount())
            if not tree.topLevelItem(b).child(i).isHidden()
        ]

    choose(room, "j48")
    find.setText("naive")
    assert shown() == ["Naive Bayes", "Decision tree (J48)"]
    QTest.keyClick(find, Qt.Key.Key_Return)
    assert tree.currentItem().text(0) == "Naive Bayes"
    assert shown() == ["Naive Bayes"]
    find.clear()
    assert len(shown()) > 20


def test_a_failed_plugin_is_listed_grey_with_its_error(room):
    broken = plugin("broken", status="failed", error="line 3: invalid syntax")
    catalogue = room.context.catalogue
    catalogue.replace((*catalogue.plugins, broken))
    tree = child(room, "classify_plugin_tree", QTreeWidget)
    item = tree.topLevelItem(tree.topLevelItemCount() - 1).child(0)
    assert item.text(0) == "broken"
    assert not item.flags() & Qt.ItemFlag.ItemIsEnabled
    assert "invalid syntax" in item.toolTip(0)


class TestForm:
    """Values survive the way from form to specification."""

    PARAMS = (
        integer("n", 3, low=1, high=9),
        integer("anchors", None, low=10, optional=True),
        real("c", 1.0, low=0, low_open=True),
        flag("fast", True),
        choice("how", "one", ("one", "two")),
    )

    @pytest.fixture
    def form(self, context, qtbot) -> ParamsForm:
        made = ParamsForm()
        qtbot.addWidget(made)
        params = tuple(p.describe() for p in self.PARAMS)
        made.show_plugin(plugin("x", status="loaded", params=params))
        return made

    def test_defaults(self, form):
        assert form.values() == {p.name: p.default for p in self.PARAMS}

    def test_values_come_back(self, form):
        values = {"n": 7, "anchors": 50, "c": 0.125, "fast": False, "how": "two"}
        form.set_values(values)
        assert form.values() == values
        form.reset()
        assert form.values()["anchors"] is None

    def test_both_decimal_marks_are_read(self, form):
        before = QLocale()
        try:
            QLocale.setDefault(QLocale("es_ES"))
            form.set_values({"c": 0.5})
            edit = form.findChild(QLineEdit, "classify_params_c_Edit")
            assert edit.text() == "0,5"
            edit.setText("0.25")
            assert form.values()["c"] == 0.25
        finally:
            QLocale.setDefault(before)

    def test_a_hidden_form_takes_over_a_language_when_it_matters(self, form):
        """When it is shown, and before a value of it is set while it is not."""
        before, edit = QLocale(), form.findChild(QLineEdit, "classify_params_c_Edit")
        try:
            form.set_values({"c": 0.5})
            QLocale.setDefault(QLocale("es_ES"))
            QCoreApplication.sendEvent(form, QEvent(QEvent.Type.LanguageChange))
            form.follow({"n": 4})  # all fields are read again
            assert (form.problem, edit.text()) == ("", "0,5")
            assert (form.values()["n"], form.values()["c"]) == (4, 0.5)
            QLocale.setDefault(QLocale("en_US"))
            QCoreApplication.sendEvent(form, QEvent(QEvent.Type.LanguageChange))
            assert edit.text() == "0,5"
            form.show()
            assert edit.text() == "0.5"
            assert form.values()["c"] == 0.5
        finally:
            QLocale.setDefault(before)
