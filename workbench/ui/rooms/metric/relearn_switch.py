"""The switch "learn inside each fold": the honest figure, asked for when wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.metric_views import HonestEstimate
from workbench.core.session.session import Session
from workbench.jobs.spec import Failure
from workbench.ui.services.job_signals import Request
from workbench.ui.services.numbers import percent


class FoldsSwitch(QObject):
    """Keeps the honest leave-one-out result of the metric shown.

    Parameters
    ----------
    button : QPushButton
        Checkable; its text tells how far the folds are.
    request : Request
        The slot of the job.

    Signals
    -------
    changed()
        The figure to show is another one.
    asked()
        The figure is wanted and not known: answer with `start`.
    finished(HonestEstimate)
    """

    changed = Signal()
    asked = Signal()
    finished = Signal(object)

    def __init__(
        self,
        button: QPushButton,
        request: Request,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._button, self._request = button, request
        self._result: HonestEstimate | None = None
        self._fraction: float | None = None
        button.toggled.connect(self._on_button_toggled)
        request.done.connect(self._on_request_done)
        request.failed.connect(self._on_request_failed)
        request.progressed.connect(self._on_request_progressed)

    @property
    def result(self) -> HonestEstimate | None:
        """The honest result while the switch is on, else None."""
        return self._result if self._button.isChecked() else None

    def start(self, payload: Mapping[str, Any]) -> None:
        """Run the task ``metric_loo``."""
        self._show_progress(0.0)
        self._request.start(
            "metric_loo",
            payload,
            title=self.tr("Re-learn in each fold"),
            plugins=(payload["plugin"],),
        )

    def forget(self) -> None:
        """Another metric was learned: switch off."""
        self._result = None
        self._request.cancel()
        self._show_progress(None)
        self._button.setChecked(False)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._button.setToolTip(
            self.tr("Leave one out with the metric learned anew without each row")
        )
        self._show_progress(self._fraction)

    def _show_progress(self, fraction: float | None) -> None:
        self._fraction = fraction
        text = self.tr("Re-learn in each fold")
        self._button.setText(
            text if fraction is None else f"{text}  {percent(fraction)}"
        )

    def _on_button_toggled(self, on: bool) -> None:
        if not on:
            self._request.cancel()
            self._show_progress(None)
        elif self._result is None:
            self.asked.emit()
        self.changed.emit()

    def _on_request_progressed(self, fraction: float, text: str) -> None:
        self._show_progress(fraction)

    def _on_request_done(self, result: HonestEstimate) -> None:
        self._result = result
        self._show_progress(None)
        self.changed.emit()
        self.finished.emit(result)

    def _on_request_failed(self, failure: Failure) -> None:
        self._show_progress(None)
        self._button.setChecked(False)


def record(session: Session, result: EvaluationResult, title: str, badge: str) -> None:
    """List an honest figure among the runs, with what repeats it."""
    source = session.data.source if session.data else ""
    name = result.data.name
    recipe = {
        "version": 1,
        "data": [source or name],
        "classifiers": [{"id": result.classifier, "params": result.params}],
        "protocol": plain(result.protocol),
        "scale": session.scene.scale,
    }
    session.add_run(
        plugin=result.classifier, title=title, data=name, badge=badge,
        result=result, recipe=recipe,
    )  # fmt: skip
