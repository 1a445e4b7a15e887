"""The plugins there are: from where, in which state, why not; switched, installed, removed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.api.problems import Problem
from workbench.core.program import plugin_place
from workbench.core.program.catalogue import CatalogueState, PluginInfo
from workbench.core.results.installed_plugin import InstalledPlugin
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.services.job_signals import Request
from workbench.ui.services.message_words import message_words
from workbench.ui.services.plugin_words import trouble_words
from workbench.ui.session.file_dialogs import ask_folder, ask_open
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import ONE_ROW, Table
from workbench.ui.widgets.table_model import Column, TableModel
from workbench.ui.widgets.tone import Tone, set_tone

#: Seconds that a plugin may take to be imported when it is installed.
INSTALL_LIMIT = 20.0


class PluginsWindow(QDialog):
    """A line for each plugin found; what one says of itself below.

    Parameters
    ----------
    context : Context
    parent : QWidget
        The window it belongs to.

    Signals
    -------
    plugins_changed()
        Plugins are to be looked for again; what was done is kept already.
    """

    plugins_changed = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("plugins_dialog")
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._context, self._window = context, parent
        self._before: set[str] = set()
        self._request = Request(context.jobs, self)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._build()
        self._connect()
        self.retranslate()

    # -- building -----------------------------------------------------------------

    def _build(self) -> None:
        self._foreign = named(QCheckBox(), "plugins_foreignCheck")
        self._count = QLabel()
        self._model = TableModel[PluginInfo](
            [
                Column(lambda: self.tr("Plugin"), lambda p: p.title),
                Column(lambda: self.tr("Id"), lambda p: p.id),
                Column(
                    lambda: self.tr("From"), self._origin, tip=lambda p: p.origin or None
                ),
                Column(lambda: self.tr("State"), self._state, tip=self._state),
            ]
        )  # fmt: skip
        self._table = Table(
            "plugins_table", self._model, selects=ONE_ROW, framed=True, marks_head=True
        )
        self._model.setParent(self._table)
        head = self._table.horizontalHeader()
        head.setStretchLastSection(True)
        head.setResizeContentsPrecision(-1)  # of all rows: they are few
        self._details = named(QPlainTextEdit(readOnly=True), "plugins_details_view")
        self._details.setTabChangesFocus(True)
        self._line = named(QLabel(wordWrap=True), "plugins_line_label")
        self._switch = named(QPushButton(), "plugins_switchBtn")
        self._remove = named(QPushButton(), "plugins_removeBtn")
        self._file = named(QPushButton(), "plugins_installFileBtn")
        self._folder = named(QPushButton(), "plugins_installFolderBtn")
        self._close = named(QPushButton(), "plugins_closeBtn")
        top = QHBoxLayout()
        top.addWidget(self._count, 1)
        top.addWidget(self._foreign)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self._table)
        split.addWidget(self._details)
        split.setSizes([280, 110])
        row = QHBoxLayout()
        for button in (self._switch, self._remove, self._file, self._folder):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        nest(layout, top)
        layout.addWidget(split, 1)
        layout.addWidget(self._line)
        nest(layout, row)
        self.resize(720, 500)

    def _connect(self) -> None:
        self._context.catalogue.changed.connect(self.refresh)
        self._table.selectionModel().selectionChanged.connect(self._show_chosen)
        self._foreign.toggled.connect(self.refresh)
        self._switch.clicked.connect(self._on_switch_clicked)
        self._remove.clicked.connect(self._on_remove_clicked)
        self._file.clicked.connect(self._on_file_clicked)
        self._folder.clicked.connect(self._on_folder_clicked)
        self._close.clicked.connect(self.close)

    # -- showing ------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a plugin is being installed."""
        return self._request.busy

    def ask(self) -> None:
        """Show the window."""
        self.refresh()
        self.show()
        self.raise_()
        self.activateWindow()

    def refresh(self) -> None:
        """Show what is found by now; what cannot be used comes first."""
        chosen = self.chosen
        plugins = self._context.catalogue.plugins
        foreign = [p for p in plugins if p.source != "bundled"]
        shown = foreign if self._foreign.isChecked() else list(plugins)
        shown.sort(key=lambda p: (p.usable, p.source == "bundled", p.title.casefold()))
        self._model.reset(shown)
        self._table.resizeColumnsToContents()
        count = self.tr(
            "{found} plugins found, {foreign} of others, {wrong} not usable"
        )
        wrong = sum(not p.usable for p in plugins)
        self._count.setText(
            count.format(found=len(plugins), foreign=len(foreign), wrong=wrong)
        )
        keys = [(p.id, p.origin) for p in shown]
        if chosen is not None and (chosen.id, chosen.origin) in keys:
            self._table.go_to(keys.index((chosen.id, chosen.origin)))
        self._show_chosen()

    @property
    def chosen(self) -> PluginInfo | None:
        """The plugin that is selected."""
        rows = self._table.selected_rows
        return self._model.row_at(rows[0]) if rows else None

    def choose(self, plugin: str) -> None:
        """Select a plugin by its id."""
        ids = [p.id for p in self._model.rows]
        self._table.go_to(ids.index(plugin))

    def probe(self) -> dict[str, Any]:
        """Return what is shown, as plain data."""
        return {
            "plugins": {p.id: p.status for p in self._model.rows},
            "details": self._details.toPlainText(),
            "line": self._line.text(),
        }

    def _show_chosen(self) -> None:
        plugin = self.chosen
        self._details.setPlainText("" if plugin is None else self._about(plugin))
        on = plugin is not None and plugin.status in ("disabled", "quarantined")
        self._switch.setText(self.tr("Switch &on") if on else self.tr("Switch &off"))
        self._switch.setToolTip(
            self.tr("Let it run again; dead workers are forgotten")
            if on
            else self.tr("Never run it, also on the command line")
        )
        usable = plugin is not None and (on or plugin.status == "loaded")
        self._switch.setEnabled(usable)
        self._remove.setEnabled(plugin is not None and self._place(plugin) is not None)

    def _about(self, plugin: PluginInfo) -> str:
        lines = [plugin.summary, plugin.reference, plugin.origin]
        if not plugin.usable:
            lines.insert(0, trouble_words(plugin))
        return "\n".join(line for line in (*lines, plugin.trace) if line)

    def _origin(self, plugin: PluginInfo) -> str:
        return {
            "bundled": self.tr("the program"),
            "entry-point": self.tr("an installed package"),
            "folder": self.tr("a folder"),
        }[plugin.source]

    def _state(self, plugin: PluginInfo) -> str:
        return self.tr("✓ usable") if plugin.usable else f"✗ {trouble_words(plugin)}"

    def _place(self, plugin: PluginInfo) -> str | None:
        """Return the name by which a plugin is removed, None where it lies elsewhere."""
        if plugin.source == "bundled":
            return None
        for name, path in plugin_place.installed().items():
            if plugin.source == "folder" and Path(plugin.origin).is_relative_to(path):
                return name
            top = plugin.origin.partition(":")[0].partition(".")[0]
            found = [path / top, path / f"{top}.py"]
            if plugin.source == "entry-point" and any(p.exists() for p in found):
                return name
        return None

    def _say(self, text: str, tone: Tone = "muted") -> None:
        self._line.setText(message_words(text))
        set_tone(self._line, tone)

    # -- doing --------------------------------------------------------------------

    def _on_switch_clicked(self) -> None:
        plugin = self.chosen
        if plugin is None:
            return
        state = CatalogueState.load()
        state.switch(plugin, on=plugin.status != "loaded")
        try:
            state.save()
        except OSError as error:
            text = self.tr("That cannot be kept: {reason}")
            self._say(text.format(reason=error.strerror or error), "error")
            return
        self._say("")
        self.plugins_changed.emit()

    def _on_remove_clicked(self) -> None:
        plugin = self.chosen
        name = None if plugin is None else self._place(plugin)
        if name is None:
            return
        try:
            place = plugin_place.remove(name)
        except Problem as problem:
            self._say(problem.text(), "error")
            return
        self._say(self.tr("{place} was removed").format(place=place))
        self.plugins_changed.emit()

    def _on_file_clicked(self) -> None:
        kinds = self.tr("Plugins (*.whl *.py *.zip)")
        path = ask_open(self._window, self.tr("Install a plugin"), kinds)
        if path:
            self.install(path)

    def _on_folder_clicked(self) -> None:
        path = ask_folder(self._window, self.tr("Folder of a plugin"))
        if path:
            self.install(path)

    def install(self, path: str) -> None:
        """Have a worker put a plugin into its place and import it."""
        self._before = set(plugin_place.installed())
        self._say(self.tr("{name} is being installed…").format(name=Path(path).name))
        self._request.start(
            "install_plugin",
            {"path": path},
            title=self.tr("Installing a plugin"),
            time_limit=INSTALL_LIMIT,
            charges="never",
        )

    def _on_request_done(self, done: InstalledPlugin) -> None:
        text = self.tr("{ids}: installed in {place}")
        self._say(text.format(ids=", ".join(done.ids), place=done.place))
        self.plugins_changed.emit()

    def _on_request_failed(self, failure: Failure) -> None:
        self._take_back()
        self._say(failure.text, "error")

    def _on_request_cancelled(self) -> None:
        self._take_back()
        self._say(self.tr("Cancelled"))

    def _take_back(self) -> None:
        """Remove what a worker that died has left in place."""
        for name in set(plugin_place.installed()) - self._before:
            try:
                plugin_place.remove(name)
            except Problem as problem:
                self._say(problem.text(), "error")

    # -- words ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Plugins"))
        self._foreign.setText(self.tr("&only those of others"))
        self._table.setAccessibleName(self.tr("Plugins found"))
        self._details.setAccessibleName(self.tr("What the plugin says of itself"))
        self._details.setPlaceholderText(
            self.tr("Choose a plugin to read where it lies and what is wrong with it.")
        )
        self._remove.setText(self.tr("&Remove"))
        self._remove.setToolTip(
            self.tr("Delete it from the program's own place; only there")
        )
        self._file.setText(self.tr("Install a &file…"))
        self._file.setToolTip(
            self.tr("A wheel, a .py file or a .zip; what it needs must be installed")
        )
        self._folder.setText(self.tr("Install a fol&der…"))
        self._folder.setToolTip(self.tr("Copy a folder with an __init__.py"))
        self._close.setText(self.tr("Close"))
        self._model.tell_changed()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
