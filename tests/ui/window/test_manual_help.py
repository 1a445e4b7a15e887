"""F1: the manual at the parameter, the method, the tab or the room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QWidget
from support.rooms import child, press_keys

from workbench.core.manual.manual_pages import Manual, headings, room_page, slug
from workbench.ui.help.manual_help import ManualHelp
from workbench.ui.help.manual_window import ManualWindow
from workbench.ui.panels.generator_panel import GeneratePanel
from workbench.ui.rooms import ROOMS
from workbench.ui.rooms.classify import page_list as classify_pages
from workbench.ui.rooms.compare import page_list as compare_pages
from workbench.ui.rooms.distances import page_list as distances_pages
from workbench.ui.rooms.explore import page_list as explore_pages
from workbench.ui.rooms.metric import page_list as metric_pages
from workbench.ui.rooms.prototypes import page_list as prototypes_pages
from workbench.ui.rooms.search import page_list as search_pages
from workbench.ui.rooms.visualize import page_list as visualize_pages
from workbench.ui.services.language import Language

PAGES = {
    "classify": classify_pages.PAGES, "compare": compare_pages.PAGES,
    "dist": distances_pages.PAGES, "explore": explore_pages.PAGES,
    "metric": metric_pages.ENTRIES, "proto": prototypes_pages.PAGES,
    "search": search_pages.PAGES, "visualize": visualize_pages.PAGES,
}  # fmt: skip


@pytest.fixture
def language(qapp):
    """Speak another language until the test is over."""
    language = Language(qapp)
    yield language
    language.choose("en")
    language.deleteLater()


@pytest.mark.parametrize("code", ["en", "es", "ru"])
def test_every_room_has_its_page_and_every_tab_its_heading(code, language):
    language.choose(code)
    manual = Manual(tuple)
    for room in ROOMS:
        told = headings(manual.text(room_page(room.id, code)))
        assert told[0] == room.title()
        anchors = [slug(heading) for heading in told]
        for entry in PAGES.get(room.id, ()):
            assert slug(entry.title()) in anchors, (room.id, entry.title())


def help_of(window) -> ManualHelp:
    (found,) = window.findChildren(ManualHelp)
    return found


@pytest.mark.lane("whole", "every room is made")
def test_f1_goes_to_the_page_of_each_room(window):
    for room in ROOMS:
        window.show_room(room.id)
        assert help_of(window).meant(None) == (f"en/rooms/{room.id}", "")


def test_f1_goes_to_the_tab_the_method_and_the_parameter(strips, qtbot):
    help_ = help_of(strips)
    strips.show_room("dist")
    strips.room.open_page("balls")
    inside = child(strips.room, "dist_balls_page")
    assert help_.meant(inside) == ("en/rooms/dist", "unit-balls")
    strips.show_room("classify")
    name = "classify_params_n_neighbors_Spin"
    qtbot.waitUntil(lambda: strips.room.findChild(QWidget, name) is not None)
    spin = child(strips.room, name)
    assert help_.meant(spin) == ("en/methods/knn", "n_neighbors")
    tree = child(strips.room, "classify_plugin_tree")
    assert help_.meant(tree) == ("en/methods/knn", "")
    # in a window beside, too
    strips.acts["data_generate"].trigger()
    generate = strips.findChild(GeneratePanel)
    qtbot.waitUntil(lambda: generate.choose("moons"))
    field = child(generate, "generate_noise_Edit")
    assert help_.meant(field) == ("en/methods/moons", "noise")
    generate.window().close()


def test_the_manual_beside_the_window(window, qtbot, language, monkeypatch):
    window.show_room("metric")
    press_keys("F1", window)
    manual = window.findChild(ManualWindow)
    assert manual.isVisible()
    assert not manual.isModal()
    assert manual.probe()["page"] == "en/rooms/metric"
    assert "Metric lab" in manual.view.toPlainText()
    # links, back and forward
    manual.view.followed.emit("../methods/kissnn.md#covariance")
    probe = manual.probe()
    assert (probe["page"], probe["heading"]) == ("en/methods/kissnn", "covariance")
    assert probe["back"]
    manual.go_back()
    assert manual.probe()["page"] == "en/rooms/metric"
    assert manual.probe()["forward"]
    manual.go_forward()
    assert manual.probe()["page"] == "en/methods/kissnn"
    # a search, and what it leads to
    edit = child(manual, "dlg_manual_findEdit", QLineEdit)
    edit.setText("tangent")
    edit.returnPressed.emit()
    assert "Distances" in manual.view.toPlainText()
    manual.view.followed.emit("../en/rooms/dist.md")
    assert manual.probe()["page"] == "en/rooms/dist"
    # another language shows the same page
    language.choose("es")
    qtbot.waitUntil(lambda: manual.probe()["page"] == "es/rooms/dist")
    assert "Dos filas" in manual.view.toPlainText()
    manual.open_page("es/methods/knn")
    assert "Parámetros" in manual.view.toPlainText()
    # the world is left to the browser
    asked: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", asked.append)
    manual.view.followed.emit("https://example.org/x")
    assert [url.host() for url in asked] == ["example.org"]
    manual.close()


def test_pictures_of_a_page_fit_and_follow_the_width(window, qtbot):
    window.show_room("home")
    press_keys("F1", window)
    manual = window.findChild(ManualWindow)

    def widest() -> float:
        return manual.view.document().idealWidth()

    manual.resize(700, 500)
    qtbot.waitUntil(lambda: widest() <= manual.view.viewport().width())
    manual.resize(460, 500)
    qtbot.waitUntil(lambda: widest() <= manual.view.viewport().width())
    manual.close()
