"""Generators: a list, the form of the one chosen, and what its best error is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api import Dataset
from workbench.core.program.catalogue import PluginInfo
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.panels.generator_preview import GeneratorPreview
from workbench.ui.services.job_signals import Request
from workbench.ui.services.numbers import percent
from workbench.ui.services.plugin_words import trouble_words
from workbench.ui.widgets.params_form import ParamsForm
from workbench.ui.widgets.tone import set_tone

if TYPE_CHECKING:
    from workbench.core.results.describing.saved_data import GeneratedData

_ID = Qt.ItemDataRole.UserRole
_LIST_WIDTH = 176
#: Milliseconds after the last change of a form until its data are looked at.
_REST = 300


class GeneratePanel(QWidget):
    """Chooses a generator and its parameters, and has the data made.

    Signals
    -------
    generated(made)
        Who shows the panel opens the folder of these `GeneratedData`.
    """

    generated = Signal(object)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._values: dict[str, dict[str, Any]] = {}  # as left, by generator
        self._shown: PluginInfo | None = None
        self._request = Request(context.jobs, self)
        self._look_request = Request(context.jobs, self, policy="latest")
        self._soon = QTimer(self, singleShot=True, interval=_REST)
        self._soon.timeout.connect(self._look)
        self._build()
        self._lay_out()
        self._list.currentItemChanged.connect(self._on_list_current_item_changed)
        self._form.changed.connect(self._on_form_changed)
        self._make.clicked.connect(self.generate)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.idle.connect(self._show_state)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._look_request.done.connect(self.preview.show_preview)
        self._look_request.failed.connect(self._on_look_failed)
        self._look_request.idle.connect(self._show_state)
        self._cancel.clicked.connect(self.cancel)
        context.catalogue.changed.connect(self._fill)
        self.retranslate()
        self._fill()

    def _build(self) -> None:
        self._list = QListWidget()
        self._list.setObjectName("generate_list")
        self._list.setFixedWidth(_LIST_WIDTH)
        self._list.setSpacing(2)
        self._about = QLabel(wordWrap=True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._form = ParamsForm(name="generate")
        self._make = QPushButton()
        self._make.setObjectName("generate_makeBtn")
        self._make.setDefault(True)
        self._cancel = QPushButton()
        self._cancel.setObjectName("generate_cancelBtn")
        self.preview = GeneratorPreview(self._context.theme)
        self._bayes = QLabel(wordWrap=True)
        self._bayes.setObjectName("generate_bayesLabel")

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self._make)
        foot.addWidget(self._cancel)
        foot.addWidget(self._bayes, 1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._about)
        right.addWidget(self._form, 1)
        nest(right, foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addWidget(self._list)
        nest(row, right, 3)
        row.addWidget(self.preview, 4)

    # -- what is chosen -------------------------------------------------------------

    @property
    def current(self) -> PluginInfo | None:
        """The generator that would be run."""
        item = self._list.currentItem()
        return None if item is None else self._context.catalogue.get(item.data(_ID))

    def choose(self, plugin: str, params: dict[str, Any] | None = None) -> bool:
        """Show a generator with the given parameters; False if there is none."""
        for i in range(self._list.count()):
            if self._list.item(i).data(_ID) == plugin:
                self._list.setCurrentRow(i)
                if params:
                    self._form.set_values(params)
                return True
        return False

    @Slot()
    def generate(self) -> None:
        """Make the data set in a worker, with the parameters of the form."""
        plugin = self.current
        if plugin is None or self._form.problem or self._request.busy:
            return
        payload = {
            "id": plugin.id,
            "params": self._form.values(),
            "folder": str(self._context.session.new_folder()),
        }
        title = self.tr("Generating {}").format(plugin.title)
        self._request.start(
            "generate", payload, lane="interactive", title=title, plugins=(plugin.id,)
        )
        self._show_state()

    @Slot()
    def cancel(self) -> None:
        """Stop what is made or looked at; the data that are open stay."""
        self._soon.stop()
        self._look_request.cancel()
        self._request.cancel()
        self._show_state()

    @property
    def busy(self) -> bool:
        """Whether data are made or looked at."""
        return self._request.busy or self._look_request.busy or self._soon.isActive()

    def _look(self) -> None:
        """Have a small set made by the same rule, while the form is right."""
        plugin = self.current
        if plugin is None or self._form.problem or not self.isVisible():
            return
        payload = {"id": plugin.id, "params": self._form.values()}
        title = self.tr("Preview of {}").format(plugin.title)
        self._look_request.start(
            "generate_preview", payload, lane="interactive", title=title,
            plugins=(plugin.id,),
        )  # fmt: skip
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:
        """Look at what the form would make."""
        super().showEvent(event)
        self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop looking."""
        super().hideEvent(event)
        self._soon.stop()
        self._look_request.cancel()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._list.setAccessibleName(self.tr("Generators"))
        self._list.setToolTip(self.tr("Rules by which data can be made"))
        self._make.setText(self.tr("Generate"))
        self._make.setToolTip(self.tr("Make the data and open them (Enter)"))
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setToolTip(self.tr("Stop making data; what is open stays"))
        self.preview.retranslate()
        if self._shown is not None:  # not while this is built
            self._fill()

    # -- showing ----------------------------------------------------------------------

    @Slot()
    def _fill(self) -> None:
        chosen = self._shown
        plugins = [
            p for p in self._context.catalogue.plugins
            if p.kind == "generator" and p.usable
        ]  # fmt: skip
        self._list.clear()
        for plugin in sorted(plugins, key=lambda p: p.title):
            item = QListWidgetItem(plugin.title)
            item.setData(_ID, plugin.id)
            item.setToolTip(plugin.summary)
            self._list.addItem(item)
        for plugin in self._context.catalogue.broken("generator"):
            item = QListWidgetItem(plugin.title or plugin.id)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setToolTip(trouble_words(plugin))
            self._list.addItem(item)
        if plugins and not self.choose(chosen.id if chosen else "moons"):
            self._list.setCurrentRow(0)
        self._show_state()

    def _show_state(self) -> None:
        problem = self._form.problem
        ready = self.current is not None and not problem and not self._request.busy
        self._make.setEnabled(ready)
        self._cancel.setEnabled(self._request.busy or self._look_request.busy)
        if problem:
            self._tell(problem, wrong=True)

    def _tell(self, text: str, *, wrong: bool = False) -> None:
        set_tone(self._bayes, "error" if wrong else "plain")
        self._bayes.setText(text)

    @Slot()
    def _on_list_current_item_changed(self) -> None:
        plugin = self.current
        if plugin is None or plugin is self._shown:
            return
        if self._shown is not None and self._shown.id == plugin.id:  # reworded
            self._shown = plugin
            self._tell_about(plugin)
            return
        if self._shown is not None and not self._form.problem:
            self._values[self._shown.id] = dict(self._form.values())
        self._shown = plugin
        self._tell_about(plugin)
        self._form.show_plugin(plugin, self._values.get(plugin.id))
        self.preview.show_preview(None)
        self._soon.start()

    def _tell_about(self, plugin: PluginInfo) -> None:
        self._about.setText(f"<b>{plugin.title}</b><br>{plugin.summary}")
        self._about.setToolTip(plugin.reference)

    @Slot()
    def _on_form_changed(self) -> None:
        self._tell("")  # what was told is of other parameters
        self._soon.start()
        self._show_state()

    @Slot(object)
    def _on_request_done(self, made: GeneratedData) -> None:
        error, rows = made.generator.bayes_error, made.instances
        if error is None:
            text = self.tr("{0} rows; the best possible error is not known")
            self._tell(text.format(rows))
        else:
            text = self.tr("{0} rows; best possible (Bayes) error {1}")
            self._tell(text.format(rows, percent(error, 2)))
        self._context.commands.announced.emit(self._bayes.text())
        self.generated.emit(made)

    @Slot(object)
    def _on_request_failed(self, failure: Failure) -> None:
        self._tell(failure.text, wrong=True)

    @Slot(object)
    def _on_look_failed(self, failure: Failure) -> None:
        self.preview.show_preview(None)
        self._tell(failure.text, wrong=True)

    @Slot()
    def _on_request_cancelled(self) -> None:
        self._tell(self.tr("Cancelled; nothing was opened"))

    # -- what Qt asks of a widget -------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.generate()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class GenerateWindow(QDialog):
    """The panel as a window of its own, which stays while its data are looked at.

    Signals
    -------
    opened()
        The generated data set is current.
    """

    opened = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("generate_dialog")
        self._session = context.session
        self.panel = GeneratePanel(context, self)
        self.panel.generated.connect(self._on_panel_generated)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panel)
        self.resize(920, 480)
        self._retitle()

    @Slot(object)
    def _on_panel_generated(self, made: GeneratedData) -> None:
        self._session.open(Dataset.open(made.folder), folder=made.folder)
        self.opened.emit()

    def _retitle(self) -> None:
        self.setWindowTitle(self.tr("Generate data"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retitle()
