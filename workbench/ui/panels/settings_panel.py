"""The settings sheet: beside the window, and what is set there holds at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.catalogue import CatalogueState
from workbench.core.program.home import home
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.panels.palette_preview import PalettePreview
from workbench.ui.services.plugin_words import trouble_words
from workbench.ui.services.theme import PALETTES
from workbench.ui.session.file_dialogs import ask_folder
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.object_names import named
from workbench.ui.window.actions import LANGUAGES, THEMES

#: Per cent of the system's size of text.
TEXT_SIZES = (70, 250)
MOST_PROCESSES, MOST_MEMORY = 64, 1024


class SettingsWindow(QDialog):
    """Settings in groups; each field is named, and reached by Tab.

    Parameters
    ----------
    context : Context
    parent : QWidget
        The window it belongs to.

    Signals
    -------
    language_chosen(code), theme_chosen(name), palette_chosen(name)
        Empty: as the system.
    text_scaled(factor)
    motion_reduced(on)
    folders_changed()
        The folders of plugins are others; they are saved already.
    """

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    palette_chosen = Signal(str)
    text_scaled = Signal(float)
    motion_reduced = Signal(bool)
    folders_changed = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("settings_dialog")
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._context, self._window = context, parent
        self._labels: dict[str, QLabel] = {}
        self._showing = False
        self._make_fields()
        self._lay_out()
        self._connect()
        context.catalogue.changed.connect(self._tell_plugins)
        self.retranslate()
        self.refresh()

    # -- building -----------------------------------------------------------------

    def _make_fields(self) -> None:
        self.language = FittedCombo("settings_languageCombo")
        self.language.addItem("", "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.theme = FittedCombo("settings_themeCombo")
        for name in THEMES:
            self.theme.addItem("", name)
        self.palette_choice = FittedCombo("settings_paletteCombo")
        for name in PALETTES:
            self.palette_choice.addItem("", name)
        self.preview = PalettePreview(self._context.theme)
        self.text_size = named(QSpinBox(), "settings_textSpin")
        self.text_size.setRange(*TEXT_SIZES)
        self.text_size.setSingleStep(10)
        self.text_size.setSuffix(" %")
        self.text_size.setKeyboardTracking(False)
        self.motion = named(QCheckBox(), "settings_motionCheck")
        self.folders = named(QListWidget(), "settings_folders_list")
        self.folders.setMaximumHeight(64)
        self.add_folder = named(QPushButton(), "settings_addFolderBtn")
        self.remove_folder = named(QPushButton(), "settings_removeFolderBtn")
        self.plugin_state = named(QLabel(wordWrap=True), "settings_pluginsLabel")
        self.processes = named(QSpinBox(), "settings_processesSpin")
        self.processes.setRange(0, MOST_PROCESSES)
        self.memory = named(QSpinBox(), "settings_memorySpin")
        self.memory.setRange(0, MOST_MEMORY)
        self._later = QLabel(wordWrap=True)
        self.close_button = named(QPushButton(), "settings_closeBtn")

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        self._looks, self._plugins, self._work = QGroupBox(), QGroupBox(), QGroupBox()
        looks = QFormLayout(self._looks)
        for key, field in (
            ("language", self.language), ("theme", self.theme),
            ("text", self.text_size), ("palette", self.palette_choice),
        ):  # fmt: skip
            self._row(looks, key, field)
        looks.addRow(self.preview)
        looks.addRow(self.motion)
        plugins = QVBoxLayout(self._plugins)
        plugins.addWidget(self.folders)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add_folder)
        buttons.addWidget(self.remove_folder)
        buttons.addStretch(1)
        nest(plugins, buttons)
        plugins.addWidget(self.plugin_state)
        work = QFormLayout(self._work)
        self._row(work, "processes", self.processes)
        self._row(work, "memory", self.memory)
        work.addRow(self._later)
        for group in (self._looks, self._plugins, self._work):
            column.addWidget(group)
        column.addStretch(1)
        scroll = named(QScrollArea(), "settings_scroll")
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addWidget(scroll, 1)
        nest(layout, foot)
        self.resize(520, 620)

    def _row(self, form: QFormLayout, key: str, field: QWidget) -> None:
        label = self._labels[key] = QLabel()
        label.setBuddy(field)
        form.addRow(label, field)

    def _connect(self) -> None:
        chosen: tuple[tuple[QComboBox, Callable[[str], None]], ...] = (
            (self.language, self.language_chosen.emit),
            (self.theme, self.theme_chosen.emit),
            (self.palette_choice, self.palette_chosen.emit),
        )
        for combo, tell in chosen:
            combo.activated.connect(
                lambda _i, c=combo, tell=tell: tell(str(c.currentData()))
            )
        self.text_size.valueChanged.connect(self._on_text_size_changed)
        self.motion.toggled.connect(self._on_motion_toggled)
        self.folders.itemSelectionChanged.connect(self._show_states)
        self.add_folder.clicked.connect(self._on_add_folder_clicked)
        self.remove_folder.clicked.connect(self._on_remove_folder_clicked)
        self.processes.valueChanged.connect(self._on_work_changed)
        self.memory.valueChanged.connect(self._on_work_changed)
        self.close_button.clicked.connect(self.close)

    # -- showing ------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what is set, wherever it was set."""
        settings, theme = self._context.settings, self._context.theme
        self._showing = True
        try:
            for combo, value in (
                (self.language, settings.language),
                (self.theme, theme.name),
                (self.palette_choice, theme.palette_name),
            ):
                combo.setCurrentIndex(max(combo.findData(value), 0))
            self.text_size.setValue(round(100 * theme.font_scale))
            self.motion.setChecked(settings.reduce_motion)
            self.processes.setValue(settings.processes)
            self.memory.setValue(settings.plugin_memory)
            self.folders.clear()
            self.folders.addItems(CatalogueState.load().folders)
        finally:
            self._showing = False
        self._tell_plugins()
        self._show_states()

    def _show_states(self) -> None:
        self.remove_folder.setEnabled(bool(self.folders.selectedItems()))

    def _tell_plugins(self) -> None:
        """Say how many plugins of others there are, and which cannot be used."""
        foreign = [p for p in self._context.catalogue.plugins if p.source != "bundled"]
        lines = [self.tr("%n plugin(s) of others found", "", len(foreign))]
        lines += [f"{p.title}: {trouble_words(p)}" for p in foreign if not p.usable]
        self.plugin_state.setText("\n".join(lines))

    # -- what is set ---------------------------------------------------------------

    def _on_text_size_changed(self, percent: int) -> None:
        if not self._showing:
            self.text_scaled.emit(percent / 100)

    def _on_motion_toggled(self, on: bool) -> None:
        if not self._showing:
            self.motion_reduced.emit(on)

    def _on_work_changed(self) -> None:
        if not self._showing:
            self._context.settings.processes = self.processes.value()
            self._context.settings.plugin_memory = self.memory.value()

    def _on_add_folder_clicked(self) -> None:
        folder = ask_folder(self._window, self.tr("Folder of plugins"))
        if folder:
            self.add_plugin_folder(folder)

    def add_plugin_folder(self, folder: str) -> None:
        """Look for plugins in a folder from now on."""
        state = CatalogueState.load()
        if folder not in state.folders:
            self._keep_folders(state, [*state.folders, folder])

    def _on_remove_folder_clicked(self) -> None:
        gone = {item.text() for item in self.folders.selectedItems()}
        state = CatalogueState.load()
        self._keep_folders(state, [f for f in state.folders if f not in gone])

    def _keep_folders(self, state: CatalogueState, folders: list[str]) -> None:
        state.folders = folders
        try:
            state.save()
        except OSError as error:
            text = self.tr("The folders cannot be saved: {reason}")
            self.plugin_state.setText(text.format(reason=error.strerror or error))
            return
        self.refresh()
        self.folders_changed.emit()

    # -- words ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Settings"))
        self._looks.setTitle(self.tr("Appearance"))
        self._plugins.setTitle(self.tr("Folders of plugins"))
        self._work.setTitle(self.tr("Work in the background"))
        texts = {
            "language": (self.language, self.tr("&Language")),
            "theme": (self.theme, self.tr("&Theme")),
            "text": (self.text_size, self.tr("Te&xt size")),
            "palette": (self.palette_choice, self.tr("&Colours of classes")),
            "processes": (self.processes, self.tr("Worker &processes")),
            "memory": (self.memory, self.tr("Memory for a &foreign plugin, GB")),
        }
        for key, (field, text) in texts.items():
            self._labels[key].setText(text)
            field.setAccessibleName(text.replace("&", ""))
        self.language.setItemText(0, self.tr("As the system"))
        themes = {
            "system": self.tr("As the system"), "light": self.tr("Light"),
            "dark": self.tr("Dark"),
        }  # fmt: skip
        for i in range(self.theme.count()):
            self.theme.setItemText(i, themes[self.theme.itemData(i)])
        palettes = {
            "okabe-ito": self.tr("Okabe and Ito"),
            "tol-bright": self.tr("Tol, bright"),
            "tol-muted": self.tr("Tol, muted"),
        }
        for i in range(self.palette_choice.count()):
            name = self.palette_choice.itemData(i)
            self.palette_choice.setItemText(i, palettes[name])
        self._retranslate_rest()

    def _retranslate_rest(self) -> None:
        self.preview.name_visions(
            {
                "full": self.tr("Full colour vision"),
                "protanopia": self.tr("Without red (protanopia)"),
                "deuteranopia": self.tr("Without green (deuteranopia)"),
                "tritanopia": self.tr("Without blue (tritanopia)"),
            }
        )
        self.preview.setAccessibleName(
            self.tr("Class colours as seen with four kinds of colour vision")
        )
        self.motion.setText(self.tr("Reduce &motion: stills instead of animations"))
        self.folders.setAccessibleName(self.tr("Folders of plugins"))
        where = self.tr("Plugins are also looked for in {folder}.")
        self.folders.setToolTip(where.format(folder=home() / "plugins"))
        self.add_folder.setText(self.tr("&Add…"))
        self.add_folder.setToolTip(self.tr("Choose a folder with plugins"))
        self.remove_folder.setText(self.tr("&Remove"))
        self.remove_folder.setToolTip(
            self.tr("Look there no longer; the folder itself stays")
        )
        for spin in (self.processes, self.memory):
            spin.setSpecialValueText(self.tr("automatic"))
        self._later.setText(
            self.tr("Processes and memory take effect at the next start.")
        )
        self.close_button.setText(self.tr("Close"))
        self._tell_plugins()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
