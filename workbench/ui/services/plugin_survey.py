"""Fills the catalogue of plugins: asks the workers, takes their answers."""

from __future__ import annotations

import logging
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from workbench.jobs.spec import Event
from workbench.jobs.survey import Survey
from workbench.ui.context import Context

log = logging.getLogger(__name__)


class PluginSurvey(QObject):
    """Describes all plugins once, and adds them to the catalogue as they answer.

    What is known from last time is there as soon as it starts.

    Signals
    -------
    done()
        The catalogue is complete.
    """

    done = Signal()

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._survey: Survey | None = None
        context.jobs.happened.connect(self._on_job_happened)

    def start(self, foreign: bool = True) -> None:
        """Ask the workers; a second start replaces the first.

        Parameters
        ----------
        foreign : bool
            Whether plugins of others are looked for.
        """
        survey = self._survey = Survey(foreign)
        if survey.plugins:
            self._context.catalogue.replace(tuple(survey.plugins))
        title = self.tr("Looking for plugins")
        for spec in survey.specs:
            self._context.jobs.submit(replace(spec, title=title))
        if not survey.specs:
            self._end(survey)

    @Slot(object)
    def _on_job_happened(self, event: Event) -> None:
        survey = self._survey
        if survey is None or not survey.concerns(event):
            return
        complete = survey.take(event)
        # what has answered is there at once: a plugin that hangs delays no other
        self._context.catalogue.replace(tuple(survey.plugins))
        if complete:
            self._end(survey)

    def _end(self, survey: Survey) -> None:
        self._survey = None
        problem = survey.remember()
        if problem:  # it costs a second look, nothing else
            log.warning("%s", problem)
        self.done.emit()
