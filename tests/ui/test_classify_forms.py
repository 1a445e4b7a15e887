"""What is set in the Classify room reaches the workers, the recipe and the titles."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QSplitter,
    QTableWidget,
    QTabWidget,
    QToolButton,
    QTreeWidget,
)

from workbench.api.params import choice
from workbench.compute.readers import read
from workbench.core.catalogue import PluginInfo
from workbench.ui.rooms.classify import ClassifyRoom
from workbench.ui.rooms.classify.results import PAGES
from workbench.ui.rooms.classify.titles import run_title

NUMERIC = "@relation n\n@attribute a numeric\n@attribute t numeric\n@data\n1,2\n3,4\n"


@pytest.fixture
def room(context, qtbot) -> ClassifyRoom:
    context.session.open(read("builtin:thesis21-strips"))
    made = ClassifyRoom(context)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    qtbot.waitUntil(lambda: made._results.count() == len(PAGES))
    return made


def child(room, kind, name):
    found = room.findChild(kind, name)
    assert found is not None, name
    return found


def info(plugin_id, **fields):
    given = {"title": plugin_id, "kind": "classifier", "family": "Lazy",
             "source": "bundled", "status": "loaded", **fields}  # fmt: skip
    return PluginInfo(id=plugin_id, **given)


def asked(room, monkeypatch):
    """Press Run and return the payload, without running it."""
    payloads = []
    start = lambda task, payload, **more: payloads.append(payload)  # noqa: E731
    monkeypatch.setattr(room._evaluation, "start", start)
    room.run()
    return payloads[-1]


def recipe(room):
    child(room, QPushButton, "classify_recipeBtn").click()
    return json.loads(QGuiApplication.clipboard().text())


# -- costs, weights, calibration ---------------------------------------------------------


class TestAdvanced:
    @pytest.fixture
    def costs(self, room) -> QTableWidget:
        child(room, QCheckBox, "classify_advanced_costsCheck").setChecked(True)
        return child(room, QTableWidget, "classify_costs_table")

    def test_nothing_is_set_at_first(self, room, monkeypatch):
        payload = asked(room, monkeypatch)
        assert not {"costs", "class_weights", "calibration"} & set(payload)
        assert child(room, QLabel, "classify_advancedLabel").isHidden()

    def test_what_is_set_goes_everywhere_and_can_be_seen(
        self, room, costs, monkeypatch
    ):
        costs.item(0, 1).setText("5")
        child(room, QComboBox, "classify_advanced_weightsCombo").setCurrentText(
            "balanced"
        )
        calibration = child(room, QComboBox, "classify_advanced_calibrationCombo")
        calibration.setCurrentText("isotonic")
        expected = {"costs": [[0, 5], [1, 0]], "class_weights": "balanced",
                    "calibration": "isotonic"}  # fmt: skip
        payload = asked(room, monkeypatch)
        assert {key: payload[key] for key in expected} == expected
        written = recipe(room)
        assert {key: written[key] for key in expected} == expected
        assert room._asked["title"] == "5-NN balanced isotonic costs"
        label = child(room, QLabel, "classify_advancedLabel")
        assert label.text() == "Advanced: balanced, isotonic, costs"
        assert not label.isHidden()
        setup = child(room, QTabWidget, "classify_setup_tabs")
        assert setup.tabText(1) == "Advanced (3)"

    def test_the_diagonal_is_nothing_and_stays(self, costs):
        assert costs.item(1, 1).text() == "0"
        assert not costs.item(1, 1).flags() & Qt.ItemFlag.ItemIsEditable
        assert costs.horizontalHeaderItem(0).text() == "a"

    @pytest.mark.parametrize("text", ["-1", "x", "", "nan", "inf"])
    def test_a_cost_that_is_none_blocks_the_run(self, room, costs, text):
        button = child(room, QPushButton, "classify_runBtn")
        assert button.isEnabled()
        costs.item(0, 1).setText(text)
        assert not button.isEnabled()
        assert "from 0 on" in button.toolTip()
        costs.item(0, 1).setText("0.5")
        assert button.isEnabled()

    def test_both_decimal_marks_are_read(self, room, costs):
        before = QLocale()
        try:
            QLocale.setDefault(QLocale("es_ES"))
            costs.item(0, 1).setText("2,5")
            costs.item(1, 0).setText("0.25")
            assert room._advanced.values()["costs"] == [[0, 2.5], [0.25, 0]]
        finally:
            QLocale.setDefault(before)

    def test_values_come_back(self, room):
        values = {"class_weights": "balanced", "calibration": "sigmoid",
                  "costs": [[0.0, 2.5], [3.0, 0.0]]}  # fmt: skip
        room._advanced.set_values(values)
        assert room._advanced.values() == values
        room._advanced.set_values({})
        assert room._advanced.values() == {}

    def test_other_classes_start_again(self, room, costs):
        costs.item(0, 1).setText("7")
        room.context.session.open(read("builtin:iris"))
        assert room._advanced.values() == {}
        assert costs.rowCount() == 3
        assert costs.item(0, 1).text() == "1"

    def test_a_numeric_class_has_none_of_it(self, room, costs, tmp_path):
        child(room, QComboBox, "classify_advanced_weightsCombo").setCurrentIndex(1)
        path = tmp_path / "n.arff"
        path.write_text(NUMERIC)
        room.context.session.open(read(path))
        assert room._advanced.values() == {}
        assert not child(room, QComboBox, "classify_advanced_weightsCombo").isEnabled()


# -- folds of Weka -----------------------------------------------------------------------


def test_folds_of_weka(room, qtbot):
    check = child(room, QCheckBox, "classify_test_wekaCheck")
    check.setChecked(True)
    assert not child(room, QSpinBox, "classify_test_repeatsSpin").isEnabled()
    with qtbot.waitSignal(room.settled, timeout=60_000):
        room.run()
    run = room.context.session.runs[-1]
    assert run.badge == "CV10 WEKA"
    assert run.result["protocol"]["kind"] == "weka"
    assert recipe(room)["protocol"] == {"kind": "weka", "folds": 10, "seed": 1}
    child(room, QRadioButton, "classify_test_splitRadio").setChecked(True)
    assert recipe(room)["protocol"]["kind"] == "weka-split"
    child(room, QRadioButton, "classify_test_looRadio").setChecked(True)
    assert not check.isEnabled()
    assert recipe(room)["protocol"]["kind"] == "loo"


# -- a test set --------------------------------------------------------------------------


def test_a_test_set_without_a_class_is_predicted(room, qtbot, tmp_path):
    path = tmp_path / "new.csv"
    names = [a.name for a in room.context.session.data.attributes]
    path.write_text(",".join(names[::-1]) + "\n0.5,1\n-0.5,2\n")
    room._protocol.set_test_file(str(path))
    with qtbot.waitSignal(room.settled, timeout=60_000):
        room.run()
    result = room.context.session.runs[-1].result
    assert [p["true"] for p in result["predictions"]] == [None, None]
    assert child(room, QLabel, "classify_accLabel").text() == "Predicted, not judged"
    assert "2 rows predicted" in room.probe("page:summary")["line"]
    regression = room._results.page("regression")
    assert not room._results.isTabVisible(room._results.indexOf(regression))
    for page in room._results.pages:  # none of them stumbles over what is not there
        room._results.setCurrentWidget(page)
        qtbot.waitUntil(lambda: not room.busy, timeout=30_000)


# -- numeric classes ---------------------------------------------------------------------


class TestNumericClass:
    @pytest.fixture
    def numeric(self, room, tmp_path):
        others = tuple(
            p for p in room.context.catalogue.plugins if p.kind != "regressor"
        )
        made = info("knn-regression", title="k-NN for numbers", kind="regressor")
        room.context.catalogue.replace((*others, made))
        path = tmp_path / "n.arff"
        path.write_text(NUMERIC)
        return read(path)

    def items(self, room):
        tree = child(room, QTreeWidget, "classify_plugin_tree")
        branches = [tree.topLevelItem(b) for b in range(tree.topLevelItemCount())]
        return {
            b.child(i).text(0): b.child(i)
            for b in branches
            for i in range(b.childCount())
        }

    def test_what_does_not_suit_is_grey_and_says_why(self, room, numeric):
        enabled = Qt.ItemFlag.ItemIsEnabled
        item = self.items(room)["k-NN for numbers"]
        assert not item.flags() & enabled
        assert "numeric class" in item.toolTip(0)
        room.context.session.open(numeric)
        assert self.items(room)["k-NN for numbers"].flags() & enabled
        other = self.items(room)["Naive Bayes"]
        assert not other.flags() & enabled
        assert "class of names" in other.toolTip(0)

    def test_each_kind_of_class_keeps_its_choice(self, room, numeric):
        assert room._tree.choose("naive-bayes")
        names = room.context.session.scene.data
        room.context.session.open(numeric)
        assert room._tree.current.id == "knn-regression"
        assert child(room, QPushButton, "classify_runBtn").isEnabled()
        room.context.session.show(names)
        assert room._tree.current.id == "naive-bayes"

    def test_without_a_method_the_reason_is_told(self, room, numeric):
        catalogue = room.context.catalogue
        catalogue.replace(tuple(p for p in catalogue.plugins if p.kind != "regressor"))
        room.context.session.open(numeric)
        button = child(room, QPushButton, "classify_runBtn")
        assert not button.isEnabled()
        assert "not nominal" in button.toolTip()
        room.run()
        assert room.last_message.level == "warning"


# -- presets and titles ------------------------------------------------------------------


def test_a_preset_says_what_it_fixes(room):
    preset = choice("preset", "default", ("default", "weka"), help="weka: fixes all.")
    made = info("made", title="Made", params=(preset.describe(),))
    catalogue = room.context.catalogue
    catalogue.replace((*catalogue.plugins, made))
    assert room._tree.choose("made")
    label = child(room, QLabel, "classify_presetLabel")
    assert label.isHidden()
    child(room, QComboBox, "classify_params_preset_Combo").setCurrentText("weka")
    assert not label.isHidden()
    assert label.text() == "weka: fixes all."
    assert room._title_of(made) == "Made (Weka)"


@pytest.mark.parametrize(
    ("plugin_id", "values", "scale", "marks", "expected"),
    [
        ("knn", {"n_neighbors": 5, "metric": "euclidean"}, "none", [], "5-NN"),
        ("knn", {"n_neighbors": 5, "preset": "weka"}, "none", [], "5-NN (Weka)"),
        ("knn", {"n_neighbors": 1, "metric": "manhattan"}, "z-score", [], "1-NN manhattan z"),
        ("j48", {"preset": "default"}, "min-max", ["costs"], "J48 01 costs"),
    ],
)  # fmt: skip
def test_titles(plugin_id, values, scale, marks, expected):
    plugin = info(plugin_id, title="J48")
    assert run_title(plugin, values, scale, marks) == expected


# -- space -------------------------------------------------------------------------------


def test_sizes_are_remembered(room, context, qtbot):
    whole = next(
        s
        for s in room.findChildren(QSplitter)
        if s.orientation() == Qt.Orientation.Vertical
    )
    whole.moveSplitter(340, 1)
    sizes = whole.sizes()
    assert context.settings.rooms["classify"]["whole"] == sizes
    again = ClassifyRoom(context)
    qtbot.addWidget(again)
    again.resize(room.size())
    again.show()
    other = next(
        s
        for s in again.findChildren(QSplitter)
        if s.orientation() == Qt.Orientation.Vertical
    )
    assert other.sizes() == pytest.approx(sizes, abs=3)


@pytest.mark.parametrize(
    "damaged", ["x", {"whole": "x"}, {"whole": [1]}, {"upper": [0, 1, 2]}]
)
def test_damaged_sizes_are_ignored(context, qtbot, damaged):
    context.settings.rooms["classify"] = damaged
    made = ClassifyRoom(context)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    assert min(size for s in made.findChildren(QSplitter) for size in s.sizes()) > 0


def test_results_take_the_whole_height(room):
    tree = child(room, QTreeWidget, "classify_plugin_tree")
    button = child(room, QToolButton, "classify_wideBtn")
    assert tree.isVisible()
    button.click()
    assert not tree.isVisible()
    button.click()
    assert tree.isVisible()


def test_plugins_named_in_parameters_are_charged(room, monkeypatch):
    outside = replace(info("foreign"), source="folder")
    catalogue = room.context.catalogue
    catalogue.replace((*catalogue.plugins, outside))
    assert room._tree.choose("bagging")
    room._form.set_values({"base": "foreign"})
    charged = []
    start = lambda task, payload, plugins, **more: charged.extend(plugins)  # noqa: E731
    monkeypatch.setattr(room._evaluation, "start", start)
    room.run()
    assert charged == ["foreign"]


def test_pages_are_made_one_by_one_or_when_asked_for(context, qtbot):
    context.session.open(read("builtin:thesis21-strips"))
    made = ClassifyRoom(context)
    qtbot.addWidget(made)
    tabs = made._results
    assert tabs.count() == 1  # entering the room waits for the summary alone
    assert tabs.page("tree").page_id == "tree"
    assert [page.page_id for page in tabs.pages] == list(PAGES)
    assert tabs.count() == len(PAGES)
    assert made.probes["page:text"]() == {"text": ""}
