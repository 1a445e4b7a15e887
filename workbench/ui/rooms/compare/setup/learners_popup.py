"""Name, parameters, scale and values to try of one classifier, in a small window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from workbench.api.problems import Problem
from workbench.core.experiment.entries import Learner, combinations
from workbench.core.learner.filter_steps import SCALES
from workbench.core.program.catalogue import PluginInfo
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.rooms.compare.setup.learners_values import (
    COLUMNS,
    SELECT,
    ValuesLines,
)
from workbench.ui.services.message_words import message_words
from workbench.ui.widgets.form_popup import FormPopup
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.params_form import ParamsForm

#: Fields are scrolled where they would be higher, but not made lower, in pixels.
_HIGHEST_FIELDS, _LOWEST_FIELDS = 320, 200


class LearnerPopup(FormPopup):
    """Edits a classifier; Enter or OK takes it, Esc leaves it as it was.

    Signals
    -------
    edited(learners)
        What stands in its place: a list, with a column for each value to try.
    """

    edited = Signal(list)

    def __init__(self, context: Context, parent: QWidget) -> None:
        form = ParamsForm(None, "compare_learner", context.catalogue)
        super().__init__(
            "compare_learner", form, parent, width=440, highest=600, around=260
        )
        self.ok.setDefault(False)  # Enter takes the form, but the name is typed first
        self._learner = Learner("")
        self._theme = context.theme
        self.name = named(QLineEdit(), "compare_learner_nameEdit")
        self.scale = named(QComboBox(), "compare_learner_scaleCombo")
        for value in ("", *SCALES):
            self.scale.addItem(value, value)
        self.values = ValuesLines("compare_learner", self)
        self._problem = QLabel(wordWrap=True)
        self._lay_out()
        self.values.changed.connect(self.check)

    def _lay_out(self) -> None:
        top = QFormLayout()
        self._name_label, self._scale_label = QLabel(), QLabel()
        top.addRow(self._name_label, self.name)
        top.addRow(self._scale_label, self.scale)
        nest(self.column, top, at=1)  # below the words
        self.column.insertWidget(3, self.values)  # below the form
        self.column.insertWidget(4, self._problem)

    def edit(self, plugin: PluginInfo, learner: Learner, place: QPoint) -> None:
        """Show the parameters of a classifier with the left upper corner at `place`."""
        self._learner = learner
        self.name.setText(learner.name)
        self.name.setPlaceholderText(replace(learner, name="").title)
        self.scale.setCurrentIndex(self.scale.findData(learner.scale))
        self.values.show_params(plugin.parameters(), learner.select)
        self.ask(plugin, learner.params, place)

    @property
    def fields_height(self) -> int:
        return min(super().fields_height, _HIGHEST_FIELDS)

    def wanted_height(self) -> int:
        self.form.setMinimumHeight(min(self.fields_height, _LOWEST_FIELDS))
        return super().wanted_height()

    def first_field(self) -> QWidget:
        return self.name

    def result_of(self) -> list[Learner]:
        """Return the columns the form asks for.

        Raises
        ------
        Problem
            For a value that is not allowed.
        """
        assert self.plugin is not None
        defaults = {p.name: p.default for p in self.plugin.parameters()}
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
            self._problem.setText(message_words(problem))
            return
        self.close()
        self.edited.emit(learners)

    def check(self) -> None:
        problem = self.form.problem
        if not problem and self.plugin is not None:
            try:
                self.result_of()
            except Problem as found:
                problem = str(found)
        colour = self._theme.colours.error
        self._problem.setText(f'<span style="color: {colour}">{problem}</span>')
        self._problem.setVisible(bool(problem))
        self.ok.setEnabled(not problem)

    def retranslate(self) -> None:
        super().retranslate()
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
        self.values.retranslate()


def _column(learner: Learner, chosen: dict[str, object]) -> Learner:
    said = " ".join(f"{name}={value}" for name, value in chosen.items())
    name = f"{learner.name} {said}" if learner.name else ""
    return replace(learner, params={**learner.params, **chosen}, name=name)
