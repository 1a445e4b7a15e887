"""What is set in the Classify room reaches the workers, the recipe and the titles."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QSplitter,
    QTabWidget,
    QToolButton,
    QTreeWidget,
)
from support.classify import (
    add_run,
    choose,
    choose_runs,
    look_at,
    run,
    tabs_of,
)
from support.metric_results import mapped_by
from support.rooms import child, page_titles, press, rest, settle, write_cell

from workbench.api.params import choice
from workbench.compute.reading.readers import read
from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.json_text import plain
from workbench.core.results.metric_result import LearnedMetric
from workbench.core.session.scene import HIGHEST_K
from workbench.ui.drawing.plot import Plot
from workbench.ui.rooms.classify.page_list import PAGES
from workbench.ui.rooms.classify.room import ClassifyRoom
from workbench.ui.rooms.classify.setup.advanced import AdvancedForm
from workbench.ui.rooms.classify.setup.test_options import ProtocolForm
from workbench.ui.rooms.classify.titles import run_title
from workbench.ui.services.job_signals import Request
from workbench.ui.services.language import Language
from workbench.ui.widgets.chain import ChainButton
from workbench.ui.widgets.table import Table

OPEN = "classify_predict_openBtn"
NUMERIC = "@relation n\n@attribute a numeric\n@attribute t numeric\n@data\n1,2\n3,4\n"


def info(plugin_id, **fields):
    given = {"title": plugin_id, "kind": "classifier", "family": "Lazy",
             "source": "bundled", "status": "loaded", **fields}  # fmt: skip
    return PluginInfo(id=plugin_id, **given)


@pytest.fixture
def started(monkeypatch):
    """What is asked of the workers, each as (payload, plugins); nothing is computed."""
    asked = []

    def start(_request, _task, payload, *, plugins=(), **_more):
        asked.append((payload, plugins))

    monkeypatch.setattr(Request, "start", start)
    return asked


def asked(room, started):
    """Press Run and return the payload, without running it."""
    room.run()
    return started[-1][0]


def recipe(room):
    press(room, "classify_recipeBtn")
    return json.loads(QGuiApplication.clipboard().text())


def set_advanced(room):
    """Return what is set on the tab Advanced."""
    known = ("costs", "class_weights", "calibration")
    return {k: v for k, v in room.probe("setup").items() if k in known}


# -- costs, weights, calibration ---------------------------------------------------------


class TestAdvanced:
    @pytest.fixture
    def costs(self, room) -> Table:
        child(room, "classify_advanced_costsCheck", QCheckBox).setChecked(True)
        return child(room, "classify_costs_table", Table)

    def test_nothing_is_set_at_first(self, room, started):
        payload = asked(room, started)
        assert not {"costs", "class_weights", "calibration"} & set(payload)
        assert child(room, "classify_advancedLabel", QLabel).isHidden()

    def test_what_is_set_goes_everywhere_and_can_be_seen(self, room, costs, started):
        write_cell(costs, 0, 1, "5")
        child(room, "classify_advanced_weightsCombo", QComboBox).setCurrentText(
            "balanced"
        )
        calibration = child(room, "classify_advanced_calibrationCombo", QComboBox)
        calibration.setCurrentText("isotonic")
        expected = {"costs": [[0, 5], [1, 0]], "class_weights": "balanced",
                    "calibration": "isotonic"}  # fmt: skip
        payload = asked(room, started)
        assert {key: payload[key] for key in expected} == expected
        written = recipe(room)
        assert {key: written[key] for key in expected} == expected
        assert room.probe("setup")["title"] == "5-NN balanced isotonic costs"
        label = child(room, "classify_advancedLabel", QLabel)
        assert label.text() == "Advanced: balanced, isotonic, costs"
        assert not label.isHidden()
        setup = child(room, "classify_setup_tabs", QTabWidget)
        assert setup.tabText(1) == "Advanced (3)"

    def test_tab_goes_from_the_check_to_the_costs_it_brings(self, room, costs):
        check = child(room, "classify_advanced_costsCheck", QCheckBox)
        assert check.nextInFocusChain() is costs

    def test_the_diagonal_is_nothing_and_stays(self, costs):
        assert costs.text(1, 1) == "0"
        assert not costs.model().index(1, 1).flags() & Qt.ItemFlag.ItemIsEditable
        assert costs.model().headerData(0, Qt.Orientation.Horizontal) == "a"

    @pytest.mark.parametrize("text", ["-1", "x", "", "nan", "inf"])
    def test_a_cost_that_is_none_blocks_the_run(self, room, costs, text):
        button = child(room, "classify_runBtn", QPushButton)
        assert button.isEnabled()
        write_cell(costs, 0, 1, text)
        assert not button.isEnabled()
        assert "from 0 on" in button.toolTip()
        write_cell(costs, 0, 1, "0.5")
        assert button.isEnabled()

    def test_both_decimal_marks_are_read(self, room, costs):
        before = QLocale()
        try:
            QLocale.setDefault(QLocale("es_ES"))
            write_cell(costs, 0, 1, "2,5")
            write_cell(costs, 1, 0, "0.25")
            assert set_advanced(room)["costs"] == [[0, 2.5], [0.25, 0]]
        finally:
            QLocale.setDefault(before)

    def test_values_come_back(self, room):
        values = {"class_weights": "balanced", "calibration": "sigmoid",
                  "costs": [[0.0, 2.5], [3.0, 0.0]]}  # fmt: skip
        form = room.findChild(AdvancedForm)
        form.set_values(values)
        assert set_advanced(room) == values
        form.set_values({})
        assert set_advanced(room) == {}

    def test_other_classes_start_again(self, room, costs):
        write_cell(costs, 0, 1, "7")
        room.context.session.open(read("builtin:iris"))
        assert set_advanced(room) == {}
        assert costs.model().rowCount() == 3
        assert costs.text(0, 1) == "1"

    def test_a_numeric_class_has_none_of_it(self, room, costs, tmp_path):
        child(room, "classify_advanced_weightsCombo", QComboBox).setCurrentIndex(1)
        path = tmp_path / "n.arff"
        path.write_text(NUMERIC)
        room.context.session.open(read(path))
        assert room.findChild(AdvancedForm).values() == {}
        assert not child(room, "classify_advanced_weightsCombo", QComboBox).isEnabled()


# -- folds of Weka -----------------------------------------------------------------------


def test_folds_of_weka(room, qtbot):
    check = child(room, "classify_test_wekaCheck", QCheckBox)
    check.setChecked(True)
    assert not child(room, "classify_test_repeatsSpin", QSpinBox).isEnabled()
    settle(room, qtbot, room.run)
    run = room.context.session.runs[-1]
    assert run.badge == "CV10 WEKA"
    assert run.result.protocol.kind == "weka"
    assert recipe(room)["protocol"] == {"kind": "weka", "folds": 10, "seed": 1}
    child(room, "classify_test_splitRadio", QRadioButton).setChecked(True)
    assert recipe(room)["protocol"]["kind"] == "weka-split"
    child(room, "classify_test_looRadio", QRadioButton).setChecked(True)
    assert not check.isEnabled()
    assert recipe(room)["protocol"]["kind"] == "loo"


# -- a test set --------------------------------------------------------------------------


def test_a_test_set_without_a_class_is_predicted(room, qtbot, tmp_path):
    path = tmp_path / "new.csv"
    names = [a.name for a in room.context.session.data.attributes]
    path.write_text(",".join(names[::-1]) + "\n0.5,1\n-0.5,2\n")
    room.findChild(ProtocolForm).set_test_file(str(path))
    settle(room, qtbot, room.run)
    result = plain(room.context.session.runs[-1].result)
    assert [p["true"] for p in result["predictions"]] == [None, None]
    assert child(room, "classify_accLabel", QLabel).text() == "Predicted, not judged"
    assert "2 rows predicted" in room.probe("page:summary")["line"]
    assert "regression" not in room.probe("tabs")["offered"]
    for entry in PAGES:  # none of them stumbles over what is not there
        look_at(room, entry.id)
        rest(room, qtbot)


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
        tree = child(room, "classify_plugin_tree", QTreeWidget)
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
        choose(room, "naive-bayes")
        names = room.context.session.scene.data
        room.context.session.open(numeric)
        assert room.probe("setup")["plugin"] == "knn-regression"
        assert child(room, "classify_runBtn", QPushButton).isEnabled()
        room.context.session.show(names)
        assert room.probe("setup")["plugin"] == "naive-bayes"

    def test_without_a_method_the_reason_is_told(self, room, numeric):
        catalogue = room.context.catalogue
        catalogue.replace(tuple(p for p in catalogue.plugins if p.kind != "regressor"))
        room.context.session.open(numeric)
        button = child(room, "classify_runBtn", QPushButton)
        assert not button.isEnabled()
        assert "not nominal" in button.toolTip()
        room.run()
        assert room.last_message.level == "warning"


# -- presets and titles ------------------------------------------------------------------


def test_fields_that_do_not_matter_with_the_words_chosen_are_hidden(room):
    choose(room, "knn")
    beta = child(room, "classify_params_beta_Edit", QLineEdit)
    p = child(room, "classify_params_p_Edit", QLineEdit)
    assert beta.isHidden()
    assert p.isHidden()
    child(room, "classify_params_weights_Combo", QComboBox).setCurrentText("power")
    assert not beta.isHidden()
    assert p.isHidden()
    child(room, "classify_params_metric_Combo", QComboBox).setCurrentText("minkowski")
    assert not p.isHidden()
    child(room, "classify_params_weights_Combo", QComboBox).setCurrentText("rank")
    assert beta.isHidden()


def test_numbers_typed_in_one_language_are_read_in_the_next(room, qtbot):
    choose(room, "lmnn")
    name = "classify_params_push_weight_Edit"
    field = child(room, name, QLineEdit)
    language = Language(room)
    try:
        language.choose("es")
        qtbot.waitUntil(lambda: "," in field.text())
        field.setText("0,123456789")
        language.choose("en")
        qtbot.waitUntil(lambda: field.text() == "0.123456789")
        form = room.probe("setup")
        assert form["params"]["push_weight"] == 0.123456789
        field.setText("much")
        language.choose("es")
        qtbot.wait(50)
        assert field.text() == "much", "what is wrong stays as it was typed"
    finally:
        language.choose("en")


def test_a_plane_without_rows_cannot_be_learned_from(room):
    data = room.context.session.data
    room.context.session.edit(data.take(np.arange(1)))
    button = child(room, "classify_runBtn", QPushButton)
    assert not button.isEnabled()
    assert "nothing to learn from" in button.toolTip()


class TestChain:
    """k of the form and of the scene are one value, until the chain is opened."""

    @pytest.fixture
    def k(self, room):
        choose(room, "knn")
        return lambda: child(room, "classify_params_n_neighbors_Spin", QSpinBox)

    @pytest.fixture
    def chain(self, room, k):
        return child(room, "classify_params_n_neighbors_chainBtn", ChainButton)

    def test_either_moves_the_other(self, room, k, chain):
        session = room.context.session
        assert chain.isChecked()
        k().setValue(9)
        assert session.scene.k == 9
        session.set_scene(k=4)
        assert k().value() == 4

    def test_an_open_chain_keeps_them_apart_and_a_closed_one_takes_the_scene_s(
        self, room, k, chain
    ):
        session = room.context.session
        session.set_scene(k=3)
        chain.click()
        k().setValue(11)
        assert session.scene.k == 3
        session.set_scene(k=7)
        assert k().value() == 11
        chain.click()
        assert (k().value(), session.scene.k) == (7, 7)

    def test_a_k_that_the_scene_cannot_have_opens_it(self, room, k, chain):
        session = room.context.session
        session.set_scene(k=5)
        k().setValue(HIGHEST_K + 1)
        assert not chain.isChecked()
        assert (k().value(), session.scene.k) == (HIGHEST_K + 1, 5)

    def test_it_says_what_it_does(self, chain):
        held = chain.toolTip()
        chain.click()
        assert chain.toolTip() != held
        assert chain.accessibleName()


def test_a_preset_says_what_it_fixes(room):
    preset = choice("preset", "default", ("default", "weka"), help="weka: fixes all.")
    made = info("made", title="Made", params=(preset.describe(),))
    catalogue = room.context.catalogue
    catalogue.replace((*catalogue.plugins, made))
    choose(room, "made")
    label = child(room, "classify_presetLabel", QLabel)
    assert label.isHidden()
    child(room, "classify_params_preset_Combo", QComboBox).setCurrentText("weka")
    assert not label.isHidden()
    assert label.text() == "weka: fixes all."
    assert room.probe("setup")["title"] == "Made (Weka)"


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


def test_the_setup_folds_after_run_and_run_stays_where_it_is(room, qtbot):
    tree = child(room, "classify_plugin_tree", QTreeWidget)
    button = child(room, "classify_setupBtn", QToolButton)
    line = child(room, "classify_setupLabel", QLabel)
    go = child(room, "classify_runBtn", QPushButton)
    choose(room, "knn", n_neighbors=7)
    place = go.geometry()
    assert tree.isVisible()
    assert not line.isVisible()
    settle(room, qtbot, lambda: QTest.mouseClick(go, Qt.MouseButton.LeftButton))
    assert not tree.isVisible()
    assert go.isVisible()
    assert go.geometry() == place
    assert "7-NN" in line.text()
    assert "10-fold cross-validation" in line.text()
    assert button.text() == "Change…"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert tree.isVisible()
    assert go.geometry() == place


def test_a_setup_kept_open_does_not_fold(room, qtbot):
    room.context.settings.fold_setup = False
    run(room, qtbot, "knn")
    assert child(room, "classify_plugin_tree", QTreeWidget).isVisible()


def test_a_run_that_cannot_start_folds_nothing(context, qtbot):
    room = ClassifyRoom(context)
    qtbot.addWidget(room)
    room.show()
    room.run()
    assert room.last_message.level == "warning"
    assert child(room, "classify_plugin_tree", QTreeWidget).isVisible()


def test_plugins_named_in_parameters_are_charged(room, started):
    outside = replace(info("foreign"), source="folder")
    catalogue = room.context.catalogue
    catalogue.replace((*catalogue.plugins, outside))
    choose(room, "bagging", base="foreign")
    room.run()
    assert [list(charged) for _, charged in started] == [["foreign"]]


# -- pages that nobody has looked at yet -------------------------------------------------


class TestPagesMadeLater:
    def test_a_page_is_made_when_it_is_first_looked_at(self, room, qtbot):
        ids = [entry.id for entry in PAGES]
        assert room.probe("tabs")["made"] == ["summary"]
        correct = run(room, qtbot, "knn").result.figures.correct
        assert room.probe("tabs")["made"] == ["summary"]
        QTest.keyClick(tabs_of(room).list, Qt.Key.Key_Down)
        told = room.probe("tabs")
        assert (told["front"], told["made"]) == ("confusion", ids[:2])
        assert tabs_of(room).page("confusion").isVisible()
        counts = np.array(room.probe("page:confusion")["confusion"])
        assert np.trace(counts) == correct
        look_at(room, "text")  # needs the page of the model, which nobody looked at
        assert room.probe("tabs")["made"] == [*ids[:2], "text", "model"]
        assert not room.busy
        assert [page.page_id for page in tabs_of(room).pages] == ids

    def test_a_probe_makes_the_page_and_leaves_the_one_in_front(self, room):
        assert room.probe("page:text") == {"text": ""}
        add_run(room, accuracy=0.5)
        choose_runs(room, 1)
        told = room.probe()
        assert "thesis21-strips" in told["page:text"]["text"]
        assert told["page:predict"]["n"] is None
        assert room.probe("tabs")["front"] == "summary"
        assert room.probe("tabs")["made"] == [entry.id for entry in PAGES]

    def test_it_knows_the_run_and_the_pair_that_came_before_it(self, room, qtbot):
        run(room, qtbot, "knn")
        last = run(room, qtbot, "knn")
        assert look_at(room, "meter").current is last
        choose_runs(room, 1, 2)
        assert room.probe("page:compare")["runs"] == [1, 2]

    def test_theme_and_language_are_those_of_now(self, room, context):
        context.theme.choose("dark")
        plot = look_at(room, "meter").findChild(Plot, "classify_meter_plot")
        brush = plot.backgroundBrush()
        assert brush.color().name() == context.theme.colours.plot
        language = Language(room)
        try:
            language.choose("es")
            room.retranslate()  # as the window's event makes it do
            tabs, titles = tabs_of(room), [entry.title() for entry in PAGES]
            assert "Residuos" in titles
            assert page_titles(tabs, hidden=True) == titles
            button = child(look_at(room, "predict"), OPEN, QPushButton)
            assert button.text() == "Abrir modelo…"
            assert room.probe("tabs")["made"] == ["summary", "predict", "meter"]
        finally:
            language.choose("en")


def test_a_metric_learned_from_all_rows_is_not_that_of_the_folds(room):
    session = room.context.session
    label = child(room, "classify_metricLabel", QLabel)
    choose(room, "knn")
    assert label.isHidden()
    learned = LearnedMetric("kissnn", session.scene.data, "none", mapped_by(np.eye(2)))
    session.set_metric(learned)
    session.set_scene(metric="learned")
    assert not label.isHidden()
    assert "KISSNN" in label.text()
    assert "each fold" in label.text()
    choose(room, "kissnn")
    assert label.isHidden(), "which learns it in each fold"
    choose(room, "knn")
    session.set_scene(metric="manhattan")
    assert label.isHidden()
