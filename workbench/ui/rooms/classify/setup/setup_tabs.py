"""Settings of the classifier: its parameters, what goes beyond, and those kept to run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.catalogue import PluginInfo
from workbench.ui.context import Context
from workbench.ui.rooms.classify.setup.advanced import AdvancedForm
from workbench.ui.rooms.classify.setup.batch_list import BatchList
from workbench.ui.services.plugin_words import plugin_word
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.params_form import ParamsForm

#: What three tabs and the button in the corner need beside their texts, in pixels.
_TAB_PADDING = 128
#: As far as the title of the first tab is shortened, in pixels.
_SHORTEST_TITLE = 80


class SetupTabs(QTabWidget):
    """The form of parameters with its buttons, the advanced options, and the kept ones.

    Attributes
    ----------
    form : ParamsForm
    advanced : AdvancedForm
    batch : BatchList

    Signals
    -------
    changed()
        Something was set.
    recipe_wanted()
        The experiment file of this run is wanted.
    """

    changed = Signal()
    recipe_wanted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_setup_tabs")
        self.setDocumentMode(True)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self._catalogue = context.catalogue
        self._plugin: PluginInfo | None = None
        self.form = ParamsForm(catalogue=context.catalogue)
        self.advanced = AdvancedForm()
        self.batch = BatchList(context)
        self._add = QToolButton()
        self._add.setObjectName("classify_batch_addBtn")
        self._add.setText("+")
        self._add.setAutoRaise(True)
        self._add.setMinimumSize(28, 24)
        self._add.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._about = QLabel(wordWrap=True)
        self._about.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self._about.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._about.hide()
        self._preset = QLabel(wordWrap=True)
        self._preset.setObjectName("classify_presetLabel")
        self._reset, self._recipe, self._what = (
            QPushButton(),
            QPushButton(),
            QPushButton(),
        )
        self._reset.setObjectName("classify_resetBtn")
        self._recipe.setObjectName("classify_recipeBtn")
        self._what.setObjectName("classify_whatBtn")
        self._what.setCheckable(True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        tools = FlowRow()
        for button in (self._reset, self._recipe, self._what):
            tools.add(button)
        page = QWidget()
        column = QVBoxLayout(page)
        for part in (self._about, self._preset, self.form):
            column.addWidget(part)
        column.addWidget(tools)
        self.addTab(page, "")
        self.addTab(self.advanced, "")
        self.addTab(self.batch, "")
        self.setCornerWidget(self._add, Qt.Corner.TopRightCorner)

    def _connect(self) -> None:
        for form in (self.form, self.advanced):
            form.changed.connect(self.changed)
        self.batch.changed.connect(self.changed)
        self._add.clicked.connect(self._on_add_clicked)
        self._reset.clicked.connect(self.form.reset)
        self._recipe.clicked.connect(self.recipe_wanted)
        self._what.toggled.connect(self._about.setVisible)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._reset.setText(self.tr("Reset"))
        self._reset.setToolTip(self.tr("Set every parameter to its default"))
        self._recipe.setText(self.tr("Copy recipe"))
        self._recipe.setToolTip(
            self.tr("Copy an experiment file that repeats this run")
        )
        self._what.setText(self.tr("What is this?"))
        self._what.setToolTip(
            self.tr("Say what the method does and where it comes from")
        )
        text = self.tr(
            "Keep this classifier with its parameters, to be run with others"
        )
        self._add.setToolTip(text)
        self._add.setAccessibleName(text)
        self.advanced.retranslate()
        if self._plugin is not None:  # its texts in the language of now
            self._plugin = self._catalogue.get(self._plugin.id) or self._plugin
            self._tell_about()
        self.batch.retranslate()

    def show_plugin(self, plugin: PluginInfo, given: Mapping[str, Any]) -> None:
        """Offer the parameters of another classifier, some with a value given."""
        self._plugin = plugin
        self.form.show_plugin(plugin, dict(given), chained=("n_neighbors",))
        self._tell_about()

    def _tell_about(self) -> None:
        if self._plugin is not None:
            words = f"{self._plugin.summary}\n{self._plugin.reference}"
            self._about.setText(words.strip())

    @property
    def problem(self) -> str:
        """What is wrong with what was typed; empty when nothing is."""
        return self.form.problem or self.advanced.problem

    def refresh(self) -> None:
        """Say what a preset fixes, and how much of the advanced is set."""
        count = len(self.advanced.marks())
        title = self.tr("Advanced")
        self.setTabText(1, f"{title} ({count})" if count else title)
        ticked = len(self.batch.ticked)
        title = self.tr("Several")
        self.setTabText(2, f"{title} ({ticked})" if ticked else title)
        self.setTabToolTip(2, self.tr("Classifiers that Run tests together"))
        self._add.setEnabled(self._plugin is not None and not self.form.problem)
        self._retitle()
        text = self._preset_text()
        self._preset.setText(text)
        self._preset.setVisible(bool(text))

    def _preset_text(self) -> str:
        """Return the help of a preset that is chosen: the form cannot know it."""
        if self._plugin is None:
            return ""
        chosen = self.form.value("preset")
        for param in self._plugin.parameters():
            if param.name == "preset" and chosen not in (None, param.default):
                return plugin_word(param.help)
        return ""

    def _retitle(self) -> None:
        """Name the classifier on the tab, as far as the other tab's name allows."""
        title = self._plugin.title if self._plugin else ""
        text = self.tr("Parameters: {title}").format(title=title)
        metrics = self.tabBar().fontMetrics()
        room = max(self.width() - self._others_width(), _SHORTEST_TITLE)
        self.setTabText(0, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room))
        self.setTabToolTip(0, text)

    def _on_add_clicked(self) -> None:
        if self._plugin is not None:
            self.batch.add(self._plugin.id, self.form.values())

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(self._others_width() + _SHORTEST_TITLE, 0))

    def _others_width(self) -> int:
        """Return what the tabs need beside the title of the first one, in pixels."""
        metrics = self.tabBar().fontMetrics()
        words = (metrics.horizontalAdvance(self.tabText(i)) for i in (1, 2))
        return sum(words) + _TAB_PADDING

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._retitle()
