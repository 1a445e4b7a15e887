"""Everywhere the learned metric is called by the method that learned it."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QPushButton
from support.metric_results import mapped_by
from support.rooms import rest

from workbench.compute.reading.readers import read
from workbench.core.results.metric_result import LearnedMetric
from workbench.core.session.scene import METRICS
from workbench.ui.rooms.visualize.room import VisualizeRoom
from workbench.ui.services.metric_names import learned_name


def learned(session, plugin):
    return LearnedMetric(plugin, session.scene.data, "none", mapped_by(np.eye(2)))


@pytest.mark.parametrize(
    ("plugin", "name"),
    [("itml", "ITML"), ("", "by hand"), ("my-own", "my-own"), ("kissnn", "KISSNN")],
)
def test_names(context, plugin, name):
    metric = learned(context.session, plugin)
    assert learned_name(metric, context.catalogue) == name
    assert learned_name(None, context.catalogue) == ""


def test_scene_bar_names_the_method(window):
    session = window.context.session
    session.open(read("builtin:thesis21-strips"))
    action = window.findChild(QAction, "main_scene_kissnnAct")
    button = window.findChild(QPushButton, "main_scene_metricBtn")
    assert (action.text(), action.isEnabled()) == ("Learned", False)
    session.set_metric(learned(session, "itml"))
    assert (action.text(), action.isEnabled()) == ("Learned: ITML", True)
    session.set_scene(metric="learned")
    assert button.text() == "Learned: ITML"
    session.set_metric(learned(session, ""))
    assert button.text() == "Learned: by hand"
    session.set_metric(learned(session, "whitening"))
    assert action.text().startswith("Learned: Whitening (Maha")
    assert len(button.text()) <= 20


def test_distances_name_the_method(context, qtbot):
    room = VisualizeRoom(context)
    qtbot.addWidget(room)
    room.resize(1000, 560)
    room.show()
    session = context.session
    session.open(read("builtin:thesis21-strips"))
    room.open_page("distmat")
    combo = room.findChild(QComboBox, "visualize_metricCombo")
    place = METRICS.index("learned")
    assert combo.itemText(place) == "learned"
    session.set_metric(learned(session, "lmnn"))
    session.set_scene(metric="learned")
    rest(room, qtbot)
    assert combo.currentText() == combo.itemText(place) == "learned: LMNN"
    room.close()
