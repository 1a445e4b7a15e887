"""The setup: data sets, classifiers and protocol, together an experiment."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from workbench.core.experiment.entries import DataEntry
from workbench.core.experiment.experiment import Experiment
from workbench.core.experiment.first_experiment import first_experiment
from workbench.core.program.builtin import BUILTIN
from workbench.ui.context import Context
from workbench.ui.rooms.compare.setup.datasets import DatasetsPanel
from workbench.ui.rooms.compare.setup.datasets_model import DataItem
from workbench.ui.rooms.compare.setup.learner_list import LearnersPanel
from workbench.ui.rooms.compare.setup.setup_protocol import ExperimentForm
from workbench.ui.widgets.side_column import SideColumn

#: Pixels.
_NARROWEST = 232


class SetupColumn(SideColumn):
    """Puts an experiment together.

    Signals
    -------
    changed()
        `experiment` is another.
    """

    changed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(_NARROWEST, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setObjectName("compare_setup_strip")
        self.datasets = DatasetsPanel(context.session, context.theme, self)
        self.learners = LearnersPanel(context, self)
        self.form = ExperimentForm(self)
        self._given = first_experiment()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.datasets, 5)
        layout.addWidget(self.learners, 4)
        layout.addWidget(self.form)
        self.show_experiment(self._given)
        for part in (self.datasets, self.learners, self.form):
            part.changed.connect(self._on_part_changed)

    @property
    def experiment(self) -> Experiment:
        """What is set up; it may lack data sets or classifiers."""
        return replace(
            self._given,
            data=self.datasets.model.entries,
            learners=self.learners.model.items,
            protocol=self.form.protocol(),
            scale=self.form.scale.currentData(),
        )

    def show_experiment(self, experiment: Experiment, base: Path | None = None) -> None:
        """Set an experiment up; its relative paths start at `base`."""
        entries = [_placed(entry, base) for entry in experiment.data]
        self._given = experiment
        self.blockSignals(True)
        self.datasets.model.replace(DataItem(entry) for entry in entries)
        self.learners.model.replace(experiment.learners)
        self.form.show_protocol(experiment.protocol, experiment.scale)
        self.blockSignals(False)
        self._on_part_changed()

    def set_up(self, experiment: Experiment, folder: Path) -> None:
        """Set up an experiment whose results are, or will be, in a folder."""
        self.show_experiment(experiment)
        self.form.folder = folder

    def set_measure(self, measure: str) -> None:
        """Compare by another measure; what was computed stays as it is."""
        others = [name for name in self._given.measures if name != measure]
        self._given = replace(self._given, measures=(measure, *others))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for part in (self.datasets, self.learners, self.form):
            part.retranslate()

    def _on_part_changed(self) -> None:
        self.datasets.show_count()
        self.learners.show_count()
        self.changed.emit()


def _placed(entry: DataEntry, base: Path | None) -> DataEntry:
    """Return an entry whose file is named from the root, where it is a file."""
    if base is None or entry.source.startswith(BUILTIN):
        return entry
    path = base / entry.source
    found = replace(entry, source=str(path)) if path.exists() else entry
    folds = base / entry.folds
    if entry.folds and folds.is_file():
        found = replace(found, folds=str(folds))
    return found
