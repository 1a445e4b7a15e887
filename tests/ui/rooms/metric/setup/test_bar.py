"""The bar of the Metric lab: any method, any parameter, cancelling, what was tried."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSpinBox, QWidget
from support.metric_results import news_of
from support.rooms import LONG, child, only, rest, settle

from workbench.api import Attribute, Dataset, integer, real
from workbench.compute.reading.readers import read
from workbench.core.program.catalogue import PluginInfo
from workbench.ui.rooms.metric.requests import MetricRequests, payload_of
from workbench.ui.widgets.tone import is_wrong

NAME = re.compile(r"^metric(_[a-zA-Z0-9]+)+$")


@pytest.fixture
def bar(room):
    return room.widgets.bar


def choose(bar, plugin):
    bar.method.setCurrentIndex(bar.method.findData(plugin))
    assert bar.plugin == plugin


def drop_changes(bar):
    """Have nothing learned of what was set: as if it had been set by a program."""
    bar.choose(bar.params())
    assert not bar.is_waiting


def blobs(n):
    rng = np.random.default_rng(n)
    y = np.arange(n) % 2
    X = rng.normal(size=(n, 2)) + 2.0 * y[:, None]
    names = (Attribute("a"), Attribute("b"))
    return Dataset(X, y, names, Attribute("c", "nominal", ("p", "q")))


def fake(params, title="A method"):
    described = tuple(p.describe() for p in params)
    return PluginInfo(
        "fake",
        title,
        "metric",
        "Metric learning",
        "bundled",
        "loaded",
        params=described,
    )


def test_every_metric_plugin_is_offered_and_the_first_is_kissnn(bar, context):
    offered = [bar.method.itemData(i) for i in range(bar.method.count())]
    expected = {p.id for p in context.catalogue.plugins if p.kind == "metric"}
    assert set(offered) == expected
    assert offered[0] == bar.plugin == "kissnn"
    titles = [bar.method.itemText(i) for i in range(1, bar.method.count())]
    assert titles == sorted(titles, key=str.casefold)


def test_every_method_shows_its_defaults(bar, context):
    for plugin in context.catalogue.plugins:
        if plugin.kind == "metric":
            choose(bar, plugin.id)
            declared = {p.name: p.default for p in plugin.parameters()}
            assert bar.params() == declared
            shown = bar.quick.values()
            assert len(shown) <= 3
            assert shown == {name: declared[name] for name in shown}
            assert not {"n_neighbors", "random_state"} & shown.keys()
    drop_changes(bar)


def test_kissnn_keeps_its_fields(room, bar, qtbot):
    names = ("metric_vSpin", "metric_covCombo", "metric_shrinkageDSpin")
    fields = [bar.findChild(QWidget, name) for name in names]
    assert [f.isVisible() for f in fields] == [True, True, False]
    fields[1].setCurrentIndex(fields[1].findData("shrunk"))
    qtbot.waitUntil(fields[2].isVisible, timeout=LONG)
    fields[0].setValue(7)
    fields[2].setValue(0.3)
    params = bar.params()
    assert (params["v"], params["covariance"], params["shrinkage"]) == (
        7,
        "shrunk",
        0.3,
    )
    drop_changes(bar)


def test_values_survive_another_method_and_are_in_the_payload(room, bar, qtbot):
    room.context.session.open(read("builtin:iris"))
    bar.findChild(QSpinBox, "metric_vSpin").setValue(9)
    choose(bar, "kissme")
    assert bar.findChild(QSpinBox, "metric_vSpin") is None
    bar.findChild(QComboBox, "metric_covCombo").setCurrentIndex(3)
    choose(bar, "kissnn")
    assert bar.findChild(QSpinBox, "metric_vSpin").value() == 9
    assert bar.params()["covariance"] == "auto"
    choose(bar, "kissme")
    room.context.session.set_scene(k=3)
    payload = payload_of(room.context.session, bar, room.hand)
    assert payload["plugin"] == "kissme"
    assert payload["params"]["covariance"] == "diagonal"
    assert payload["params"]["n_neighbors"] == 3
    settle(room, qtbot, bar.learn.click)
    assert room.picture.result.request.plugin == "kissme"
    assert room.picture.result.covariance_used == "diagonal"


def test_the_popup_sets_every_parameter(room, bar, qtbot):
    room.context.session.open(read("builtin:thesis21-strips"))
    settle(room, qtbot, bar.learn.click)
    bar.more.click()
    popup = child(bar, "metric_params_popupView")
    assert popup.isVisible()
    names = {w.objectName() for w in popup.findChildren(QWidget)}
    declared = bar.declared() - {"n_neighbors"}
    assert {n for n in declared if any(f"params_{n}_" in name for name in names)} == (
        declared
    )
    assert not any("n_neighbors" in name for name in names)
    spin = popup.findChild(QSpinBox, "metric_params_v_Spin")
    settle(room, qtbot, lambda: spin.setValue(11))
    assert room.picture.result.request.params["v"] == 11
    assert bar.findChild(QSpinBox, "metric_vSpin").value() == 11
    learned = room.picture
    settle(room, qtbot, lambda: QTest.keyClick(popup, Qt.Key.Key_Return))
    assert not popup.isVisible()
    assert room.picture is not learned
    bar.more.click()
    popup.findChild(QAbstractButton, "metric_params_resetBtn").click()
    assert bar.params()["v"] == 5
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    drop_changes(bar)


def test_no_wrong_number_is_learned_with(bar):
    bar.show_plugins((fake([real("gamma", 1.5, low=0.0, low_open=True)]),))
    edit = bar.findChild(QWidget, "metric_quick_gamma_Edit")
    edit.setText("-3")
    assert bar.params()["gamma"] == 1.5
    assert is_wrong(edit)
    assert not bar.is_waiting
    edit.setText("2.5")
    assert bar.params()["gamma"] == 2.5
    assert not is_wrong(edit)
    assert bar.is_waiting
    drop_changes(bar)


def test_many_quick_changes_count_as_one(bar, qtbot):
    counted = []
    bar.params_changed.connect(lambda: counted.append(1))
    spin = bar.findChild(QSpinBox, "metric_vSpin")
    for v in range(6, 30):
        spin.setValue(v)
    qtbot.waitUntil(lambda: not bar.is_waiting, timeout=LONG)
    assert counted == [1]


def test_slow_methods_learn_by_the_button_only(room, bar, qtbot):
    room.context.session.open(blobs(1200))
    asked = []
    bar.params_changed.connect(lambda: asked.append(1))
    spin = bar.findChild(QSpinBox, "metric_vSpin")
    assert not bar.is_prompt  # nothing is known of its time on so many rows
    spin.setValue(6)
    qtbot.waitUntil(lambda: bar.learn.text().startswith("•"), timeout=LONG)
    assert not asked
    settle(room, qtbot, bar.learn.click)
    assert bar.learn.text() == "Learn metric"
    result = room.picture.result
    bar.show_learned(replace(result, seconds=0.1))
    assert bar.is_prompt
    bar.show_learned(replace(result, seconds=2.0))
    assert not bar.is_prompt
    before = room.picture
    room.context.session.set_scene(k=7)
    qtbot.waitUntil(lambda: bar.learn.text().startswith("•"), timeout=LONG)
    assert room.picture is before
    room.context.session.open(blobs(200))
    assert bar.learn.text() == "Learn metric"
    assert bar.is_prompt


def test_the_button_cancels_while_a_method_learns(bar, qtbot):
    asked = []
    bar.cancel_requested.connect(lambda: asked.append("cancel"))
    bar.learn_requested.connect(lambda: asked.append("learn"))
    width = bar.learn.width()
    bar.begin()
    assert bar.learn.text() == "Learn metric"  # most methods are through by now
    qtbot.waitUntil(lambda: bar.can_cancel, timeout=LONG)
    bar.show_progress(0.42)
    assert bar.learn.text() == "Cancel  42 %"
    assert bar.learn.width() == width
    bar.learn.click()
    QTest.keyClick(bar.learn, Qt.Key.Key_Escape)
    assert asked == ["cancel", "cancel"]
    bar.end()
    assert bar.learn.text() == "Learn metric"
    QTest.keyClick(bar.learn, Qt.Key.Key_Escape)
    assert len(asked) == 2


def test_cancelling_goes_back_to_the_last_metric(room, bar, qtbot):
    room.context.session.open(read("builtin:iris"))
    settle(room, qtbot, bar.learn.click)
    last, asking = room.picture.result, only(room, MetricRequests)
    asking.went_on.emit(news_of(last, 5, np.ones(5), np.eye(4) * 3))
    qtbot.waitUntil(lambda: room.picture.result is not last, timeout=LONG)
    assert pytest.approx(9 * np.eye(4)) == room.picture.result.metric.M
    asking.broken_off.emit(True)
    rest(room, qtbot)
    assert room.picture.result is last
    assert "cancelled" in room.last_message.text
    room.context.session.open(blobs(100))
    assert room.picture is None
    settle(room, qtbot, bar.learn.click)
    room.context.session.open(blobs(80))
    assert room.picture is None
    asking.went_on.emit(news_of(last, 5, np.ones(5), np.eye(4) * 3))
    qtbot.waitUntil(lambda: room.picture is not None, timeout=LONG)
    asking.broken_off.emit(True)
    assert room.picture is None
    assert "cancelled" in room.last_message.text


def test_fields_that_do_not_fit_are_hidden_not_cut(room, bar):
    many = [integer(f"n_long_parameter_name_{i}", 3, low=1) for i in range(3)]
    bar.show_plugins((fake(many, "A method with a rather long title"),))
    for width in (500, 640, 800, 960, 1400):
        bar.setFixedWidth(width)
        bar.layout().activate()
        bar.quick.layout().activate()
        shown = [w for w in bar.findChildren(QWidget) if w.isVisible()]
        for widget in shown:
            inside = isinstance(widget.parent(), QSpinBox | QComboBox)
            if not inside and widget is not bar.quick:
                needed = widget.minimumSizeHint().width()
                assert widget.width() >= min(needed, widget.maximumWidth()), widget
                right = widget.mapTo(bar, widget.rect().topRight()).x()
                assert right < max(width, bar.minimumSizeHint().width())
        fields = [w.isVisible() for w in bar.quick.widgets]
        assert fields == sorted(fields, reverse=True)  # the last go first
    assert all(fields)


def test_names_and_order_of_tab(bar, context):
    for plugin in context.catalogue.plugins:
        if plugin.kind == "metric":
            choose(bar, plugin.id)
            for widget in bar.chain:
                assert NAME.match(widget.objectName())
                assert widget.accessibleName() or widget.text()
                assert widget.toolTip()
            names = [w.objectName() for w in bar.findChildren(QWidget)]
            ours = [n for n in names if n.startswith("metric_")]
            assert len(ours) == len(set(ours))
    drop_changes(bar)


def test_tried_lists_every_method_and_learns_it_again(room, bar, qtbot):
    room.context.session.open(read("builtin:iris"))
    tried = room.widgets.tried
    settle(room, qtbot, bar.learn.click)
    first = room.picture.result.metric.M
    choose(bar, "itml")
    settle(room, qtbot, bar.learn.click)
    spin = bar.findChild(QSpinBox, "metric_quick_n_constraints_Spin")
    spin.setValue(77)
    settle(room, qtbot, bar.learn.click)
    lines = [
        [tried.text(row, column) for column in range(5)]
        for row in range(tried.model().rowCount())
    ]
    assert [line[0] for line in lines] == ["KISSNN", "ITML", "ITML"]
    assert lines[0][1] == "V 5, ML"
    assert lines[2][1].startswith("constraints 77")
    for line in lines:
        assert line[3].endswith("%")
        assert float(line[4]) >= 0
    assert "Gamma" in tried.model().index(2, 0).data(Qt.ItemDataRole.ToolTipRole)
    settle(room, qtbot, lambda: tried.clicked.emit(tried.model().index(0, 0)))
    assert room.picture.result.request.plugin == bar.plugin == "kissnn"
    assert pytest.approx(first) == room.picture.result.metric.M
    assert tried.model().rowCount() == 3
    settle(room, qtbot, lambda: tried.clicked.emit(tried.model().index(2, 1)))
    assert bar.params()["n_constraints"] == 77
    assert bar.findChild(QSpinBox, "metric_quick_n_constraints_Spin").value() == 77
    assert tried.current_row == 2


def test_a_plugin_that_changes_keeps_the_choice(bar, context):
    choose(bar, "itml")
    plugins = tuple(
        replace(p, title="ITML (Davis)") if p.id == "itml" else p
        for p in context.catalogue.plugins
    )
    bar.show_plugins(plugins)
    assert (bar.plugin, bar.title) == ("itml", "ITML (Davis)")
    drop_changes(bar)


@pytest.mark.parametrize("plugin", ["kissnn", "lmnn"])
def test_tab_goes_through_the_bar_as_one_reads(bar, plugin):
    bar.choose_method(plugin)
    chain, widget, order = bar.chain, bar.method, [bar.method]
    while widget is not chain[-1]:
        widget = widget.nextInFocusChain()
        assert len(order) < 50
        if widget in chain:
            order.append(widget)
    assert order == chain
