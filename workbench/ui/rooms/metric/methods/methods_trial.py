"""Every method tried in turn on the data shown, each with its default parameters."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.metric_result import NONE, MetricResult
from workbench.core.session.session import Session
from workbench.jobs.spec import Failure
from workbench.ui.rooms.metric.methods.methods_known import (
    MethodAnswers,
    MethodQuestion,
    MethodsSetting,
)
from workbench.ui.services.job_signals import JobBridge, Request


class MethodsTrial(QObject):
    """A queue of methods; what is known already is not learned again.

    Parameters
    ----------
    jobs : JobBridge
        Failures go to `known`, not to the message bar: some methods always fail.
    session : Session
    known : MethodAnswers
        Where answers are kept.

    Signals
    -------
    answered(plugin)
        A method was learned, or refused.
    moved()
        Another method is under way, or none.
    """

    answered = Signal(str)
    moved = Signal()

    def __init__(
        self, jobs: JobBridge, session: Session, known: MethodAnswers, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._known = session, known
        self._request = Request(jobs, self)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._left: deque[PluginInfo | None] = deque()
        self._asked: MethodQuestion | None = None
        self._total = 0

    @property
    def busy(self) -> bool:
        """Whether a method learns."""
        return self._request.busy

    @property
    def place(self) -> tuple[int, int, str]:
        """How many were begun, of how many, and the id of the one under way."""
        plugin = self._asked.plugin if self._asked is not None else ""
        return self._total - len(self._left), self._total, plugin

    def start(self, methods: Iterable[PluginInfo]) -> None:
        """Try the rows as they are, then each method."""
        self._left = deque([None, *methods])
        self._total = len(self._left)
        self._go_on()

    def cancel(self) -> None:
        """Try no more."""
        self._left.clear()
        self._request.cancel()
        self.moved.emit()

    def _go_on(self) -> None:
        ground = MethodsSetting.of(self._session)
        while self._left and ground is not None:
            info = self._left.popleft()
            question = MethodQuestion.ask(ground, info, {})
            if self._known.get(question) is None:
                self._ask(question, info)
                break
        self.moved.emit()

    def _ask(self, question: MethodQuestion, info: PluginInfo | None) -> None:
        self._asked = question
        self._request.start(
            question.task,
            question.payload(str(self._session.folder())),
            lane="batch",
            title=NONE if info is None else info.title,
            plugins=() if info is None else (info.id,),
        )

    def _on_request_done(self, result: MetricResult) -> None:
        if self._asked is not None:
            self._known.put(self._asked, result)
            self.answered.emit(self._asked.plugin)
        self._go_on()

    def _on_request_failed(self, failure: Failure) -> None:
        if self._asked is not None:
            self._known.refuse(self._asked, failure.text)
            self.answered.emit(self._asked.plugin)
        self._go_on()
