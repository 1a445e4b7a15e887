"""Name, parameters, scale and values to try of one classifier, in a small window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api.problems import Problem
from workbench.core.experiment.entries import Learner, combinations
from workbench.core.learner.learner_settings import SCALES
from workbench.core.program.catalogue import PluginInfo
from workbench.ui.context import Context
from workbench.ui.rooms.compare.setup.learners_values import (
    COLUMNS,
    SELECT,
    ValuesLines,
)
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.params_form import ParamsForm

_WIDTH, _HIGHEST = 440, 600


class LearnerPopup(QFrame):
    """Edits a classifier; Enter or OK takes it, Esc leaves it as it was.

    Signals
    -------
    taken(learners)
        What stands in its place: a list, with a column for each value to try.
    """

    taken = Signal(list)

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("compare_learner_popupView")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._learner = Learner("")
        self._plugin: PluginInfo | None = None
        self._theme = context.theme
        self._about = QLabel(wordWrap=True)
        self.name = named(QLineEdit(), "compare_learner_nameEdit")
        self.scale = named(QComboBox(), "compare_learner_scaleCombo")
        for value in ("", *SCALES):
            self.scale.addItem(value, value)
        self.form = ParamsForm(
            context.theme, self, "compare_learner", context.catalogue
        )
        self.values = ValuesLines("compare_learner", self)
        self._problem = QLabel(wordWrap=True)
        self.ok = named(QPushButton(), "compare_learner_okBtn")
        self.reset = named(QPushButton(), "compare_learner_resetBtn")
        self._lay_out()
        self.form.changed.connect(self._check)
        self.values.changed.connect(self._check)
        self.ok.clicked.connect(self.take)
        self.reset.clicked.connect(self.form.reset)

    def _lay_out(self) -> None:
        top = QFormLayout()
        self._name_label, self._scale_label = QLabel(), QLabel()
        top.addRow(self._name_label, self.name)
        top.addRow(self._scale_label, self.scale)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset)
        buttons.addStretch(1)
        buttons.addWidget(self.ok)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(8)
        layout.addWidget(self._about)
        layout.addLayout(top)
        layout.addWidget(self.form, 1)
        layout.addWidget(self.values)
        layout.addWidget(self._problem)
        layout.addLayout(buttons)

    def ask(self, plugin: PluginInfo, learner: Learner, place: QPoint) -> None:
        """Show the parameters of a classifier with the left upper corner at `place`."""
        self._plugin, self._learner = plugin, learner
        self.retranslate()
        self._about.setText(f"<b>{plugin.title}</b><br>{plugin.summary}")
        self.name.setText(learner.name)
        self.name.setPlaceholderText(replace(learner, name="").title)
        self.scale.setCurrentIndex(self.scale.findData(learner.scale))
        self.form.blockSignals(True)
        self.form.show_plugin(plugin, learner.params)
        self.form.blockSignals(False)
        self.values.show_params(plugin.parameters(), learner.select)
        self._check()
        page = self.form.widget()
        fields = min(page.sizeHint().height() if page is not None else 0, 320)
        screen = self.screen().availableGeometry()
        self.form.setMinimumHeight(min(fields, 200))
        about = self._about.heightForWidth(_WIDTH - 32)
        height = min(fields + about + 260, screen.height() - 32, _HIGHEST)
        self.resize(_WIDTH, height)
        top = max(min(place.y(), screen.bottom() - height), screen.top())
        self.move(max(min(place.x(), screen.right() - _WIDTH), screen.left()), top)
        self.show()
        self.name.setFocus()

    def result_of(self) -> list[Learner]:
        """Return the columns the form asks for.

        Raises
        ------
        Problem
            For a value that is not allowed.
        """
        assert self._plugin is not None
        defaults = {p.name: p.default for p in self._plugin.parameters()}
        given = self._learner.params
        # what was said stays said, what is as it was by default need not be said
        params = {
            name: value
            for name, value in self.form.values().items()
            if name in given or value != defaults.get(name)
        }
        grid, select = self.values.chosen(COLUMNS), self.values.chosen(SELECT)
        name = self.name.text().strip()
        one = replace(
            self._learner.saying(scale=self.scale.currentData()),
            params={k: v for k, v in params.items() if k not in {*grid, *select}},
            select=select,
            name=name,
        )
        if not grid:
            return [one]
        return [_column(one, chosen) for chosen in combinations(grid)]

    def take(self) -> None:
        """Take what the form says and close."""
        try:
            learners = self.result_of()
        except Problem as problem:
            self._problem.setText(str(problem))
            return
        self.close()
        self.taken.emit(learners)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take()
        else:
            super().keyPressEvent(event)

    def _check(self) -> None:
        problem = self.form.problem
        if not problem and self._plugin is not None:
            try:
                self.result_of()
            except Problem as found:
                problem = str(found)
        colour = self._theme.colours.error
        self._problem.setText(f'<span style="color: {colour}">{problem}</span>')
        self._problem.setVisible(bool(problem))
        self.ok.setEnabled(not problem)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._name_label.setText(self.tr("Name"))
        self._scale_label.setText(self.tr("Scale"))
        self.name.setAccessibleName(self.tr("Name of the column"))
        self.scale.setAccessibleName(self.tr("Scale for this classifier"))
        texts = {
            "": self.tr("as the experiment"),
            "none": self.tr("none"),
            "min-max": self.tr("min-max"),
            "z-score": self.tr("z-score"),
        }
        for i in range(self.scale.count()):
            self.scale.setItemText(i, texts[self.scale.itemData(i)])
        self.ok.setText(self.tr("OK"))
        self.reset.setText(self.tr("Defaults"))
        self.values.retranslate()


def _column(learner: Learner, chosen: dict[str, object]) -> Learner:
    said = " ".join(f"{name}={value}" for name, value in chosen.items())
    name = f"{learner.name} {said}" if learner.name else ""
    return replace(learner, params={**learner.params, **chosen}, name=name)
