"""The classifiers of an experiment, a column each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QBrush, QColor

from workbench.core.experiment.entries import Learner
from workbench.core.experiment.experiment import distinct
from workbench.ui.context import Catalogue
from workbench.ui.rooms.compare.setup.setup_list import ItemsModel

Role = Qt.ItemDataRole


class LearnersModel(ItemsModel[Learner]):
    """Names; one whose plugin is not there has a mark."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.error_colour = "#b3261e"

    def problem_of(self, learner: Learner) -> str:
        """Return why a classifier cannot be run; empty when it can, or nobody knows."""
        if not self._catalogue.plugins or self._catalogue.get(learner.plugin):
            return ""
        return self.tr("no plugin {id}").format(id=learner.plugin)

    def free_name(self, name: str) -> str:
        """Return the name, with a number behind when it is taken."""
        return distinct([*(item.title for item in self.items), name])[-1]

    def show(self, item: Learner, role: int) -> Any:
        problem = self.problem_of(item)
        if role == Role.DisplayRole:
            return f"! {item.title}" if problem else item.title
        if role == Role.EditRole:
            return item.title
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole):
            return "\n".join(filter(None, [described(item), problem]))
        if role == Role.ForegroundRole and problem:
            return QBrush(QColor(self.error_colour))
        if role == Role.UserRole:
            return item.plugin
        return None

    def rename(self, row: int, name: str) -> None:
        item = self._items[row]
        if name and name != item.title:
            self.put(row, replace(item, name=name))


def described(learner: Learner) -> str:
    """Return plugin, parameters and scale as a few lines."""
    lines = [learner.plugin]
    lines += [f"{name} = {value}" for name, value in learner.params.items()]
    for name, values in learner.select.items():
        lines.append(f"{name} ∈ {', '.join(map(str, values))}")
    if learner.scale:
        lines.append(f"scale = {learner.scale}")
    return "\n".join(lines)
