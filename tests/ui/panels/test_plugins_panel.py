"""The window of plugins: states as they are kept, switched, installed and removed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from support.rooms import LONG, press

from workbench.core.program.catalogue import CatalogueState
from workbench.core.program.plugin_place import installed
from workbench.core.program.plugin_template import new_plugin
from workbench.jobs.survey import Survey
from workbench.ui.panels.plugins_panel import PluginsWindow


@pytest.fixture
def panel(window, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_HOME", str(tmp_path / "home"))
    made = PluginsWindow(window.context, window)
    made.plugins_changed.connect(lambda: look_again(window.context))
    made.ask()
    yield made
    made.close()
    made.deleteLater()


def look_again(context):
    """Describe all plugins as workers do, at once."""
    from workbench.jobs.inline import InlineEngine

    survey = Survey()
    engine = InlineEngine(survey.take)
    for spec in survey.specs:
        engine.submit(spec)
    survey.remember()
    context.catalogue.replace(tuple(survey.plugins))


def test_a_plugin_is_switched_off_and_on(panel):
    panel.choose("kissnn")
    button = panel.findChild(QPushButton, "plugins_switchBtn")
    remove = panel.findChild(QPushButton, "plugins_removeBtn")
    assert not remove.isEnabled()
    button.click()
    assert CatalogueState.load().status("kissnn") == "disabled"
    assert panel.probe()["plugins"]["kissnn"] == "disabled"
    assert next(iter(panel.probe()["plugins"])) == "kissnn"  # what is wrong comes first
    panel.choose("kissnn")
    assert "disabled" in panel.probe()["details"]
    button.click()
    assert CatalogueState.load().status("kissnn") == "loaded"
    assert panel.probe()["plugins"]["kissnn"] == "loaded"


def test_one_is_installed_from_a_folder_and_removed(panel, qtbot, tmp_path):
    new_plugin("strange-one", "classifier", tmp_path)
    panel.install(str(tmp_path / "strange_one"))
    qtbot.waitUntil(lambda: not panel.busy, timeout=LONG)
    assert panel.probe()["plugins"]["strange-one"] == "loaded"
    assert "strange-one" in panel.probe()["line"]
    panel.choose("strange-one")
    press(panel, "plugins_removeBtn")
    assert installed() == {}
    assert "strange-one" not in panel.probe()["plugins"]


def test_a_bad_one_is_one_line_and_leaves_nothing(panel, qtbot, tmp_path):
    bad = tmp_path / "bad.py"
    bad.write_text("raise SystemExit(3)\n", encoding="utf-8")
    panel.install(str(bad))
    qtbot.waitUntil(lambda: not panel.busy, timeout=LONG)
    line = panel.probe()["line"]
    assert "bad.py" in line
    assert "\n" not in line
    assert installed() == {}
