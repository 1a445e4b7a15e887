"""The settings sheet: what is set holds at once and is kept."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from workbench.core.program.catalogue import CatalogueState, plugin_folders
from workbench.ui.panels.settings_panel import SettingsWindow
from workbench.ui.services.colour_vision import VISIONS, seen_colour
from workbench.ui.services.language import LANGUAGES, system_language
from workbench.ui.services.theme import PALETTES


@pytest.fixture
def sheet(window):
    window.acts["edit_settings"].trigger()
    return window.findChild(SettingsWindow)


def choose(combo, data):
    combo.setFocus()
    combo.setCurrentIndex(combo.findData(data))
    combo.activated.emit(combo.currentIndex())


def test_it_is_not_modal_and_comes_by_its_key(window, sheet):
    assert not sheet.isModal()
    assert window.acts["edit_settings"].shortcut().toString() == "Ctrl+,"


def test_language_and_theme_hold_at_once(window, sheet, qtbot):
    choose(sheet.language, "es")
    try:
        assert window.context.settings.language == "es"
        qtbot.waitUntil(lambda: sheet.windowTitle() == "Ajustes")
        choose(sheet.theme, "dark")
        assert window.context.theme.is_dark
        window.acts["view_lightTheme"].trigger()
        assert sheet.theme.currentData() == "light"
    finally:
        choose(sheet.language, "en")


def test_palette_colours_the_classes(window, sheet):
    theme = window.context.theme
    choose(sheet.palette_choice, "tol-bright")
    assert theme.class_colour(0) == QColor(PALETTES["tol-bright"][0])
    assert window.context.settings.palette == "tol-bright"
    choose(sheet.palette_choice, "okabe-ito")


def test_text_size_by_keyboard(window, sheet):
    sheet.text_size.setFocus()
    QTest.keyClick(sheet.text_size, Qt.Key.Key_Up)
    try:
        assert window.context.theme.font_scale == pytest.approx(1.1)
    finally:
        window.acts["view_zoomOut"].trigger()
    assert sheet.text_size.value() == 100


def test_motion_processes_and_memory_are_kept(window, sheet):
    settings = window.context.settings
    sheet.motion.setChecked(True)
    sheet.processes.setValue(3)
    sheet.memory.setValue(4)
    assert (settings.reduce_motion, settings.processes, settings.plugin_memory) == (
        True, 3, 4,
    )  # fmt: skip


def test_folders_of_plugins(window, sheet, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_HOME", str(tmp_path / "home"))
    moved = []
    window.plugins_moved.connect(lambda: moved.append(1))
    sheet.add_plugin_folder(str(tmp_path))
    assert CatalogueState.load().folders == [str(tmp_path)]
    assert tmp_path in plugin_folders()
    assert moved == [1]
    sheet.folders.item(0).setSelected(True)
    sheet.remove_folder.click()
    assert tmp_path not in plugin_folders()


def test_grey_looks_grey_to_everybody():
    for vision in VISIONS:
        for level in (0, 60, 128, 200, 255):
            seen = seen_colour(QColor(level, level, level), vision)
            assert max(np.abs(np.array(seen.getRgb()[:3]) - level)) <= 1, vision


def test_red_and_green_meet_without_green_cones():
    """A pair that only the red-green axis tells apart comes much nearer."""
    red, green = QColor(200, 80, 60), QColor(90, 140, 60)

    def apart(vision):
        a, b = (np.array(seen_colour(c, vision).getRgb()[:3]) for c in (red, green))
        return np.linalg.norm(a - b)

    assert apart("deuteranopia") < 0.4 * apart("full")
    assert apart("tritanopia") > 0.8 * apart("full")


def test_the_first_start_speaks_the_language_of_the_system(monkeypatch):
    class System:
        def __init__(self, names):
            self.names = names

        def uiLanguages(self):
            return self.names

    for names, code in (
        (["ru-RU", "ru"], "ru"), (["es_MX"], "es"), (["fr-FR", "es-ES"], "es"),
        (["de-DE"], "en"), ([], "en"),
    ):  # fmt: skip
        monkeypatch.setattr(QLocale, "system", lambda n=names: System(n))
        assert system_language() == code
        assert code in LANGUAGES
