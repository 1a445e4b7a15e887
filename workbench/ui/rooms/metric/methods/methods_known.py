"""Requests and answers of the page of methods, kept while they are true."""

from __future__ import annotations

import json
import weakref
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from workbench.api import Dataset
from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.records import entries
from workbench.core.results.metric_result import (
    NONE,
    Differences,
    MetricRequest,
    MetricResult,
)
from workbench.core.session.session import Session

#: A metric at every row: a classifier, so there is no one map to take into the room.
LOCAL = "local-lda"
#: So many answers are kept; each holds a metric, all on the same data share the rows.
MOST_ANSWERS = 64
#: Which task answers for those that are no methods of kind metric.
_TASKS = {NONE: "metric_none", LOCAL: "metric_local"}


@dataclass(frozen=True, slots=True)
class MethodsSetting:
    """What methods are compared on: the same data, scaling and vote.

    Attributes
    ----------
    dataset : weakref.ref
        An edit makes another data set.
    scale : str
    k : int
    weights : str
    """

    dataset: weakref.ref[Dataset]
    scale: str
    k: int
    weights: str

    @staticmethod
    def of(session: Session) -> MethodsSetting | None:
        """Return the ground as the session is now, None without data."""
        data, scene = session.data, session.scene
        if data is None:
            return None
        return MethodsSetting(weakref.ref(data), scene.scale, scene.k, scene.weights)


@dataclass(frozen=True, slots=True)
class MethodQuestion:
    """One method with its parameters (as JSON text) on a ground."""

    ground: MethodsSetting
    plugin: str
    params: str

    @staticmethod
    def ask(
        ground: MethodsSetting, info: PluginInfo | None, used: Mapping[str, Any]
    ) -> MethodQuestion:
        """Ask for a method with `used` parameters; the others take their defaults.

        Parameters
        ----------
        ground : MethodsSetting
        info : PluginInfo or None
            None for the rows as they are.
        used : mapping
        """
        if info is None:
            return MethodQuestion(ground, NONE, "{}")
        declared = {p.name: p.default for p in info.parameters()}
        params = declared | {n: v for n, v in used.items() if n in declared}
        if "n_neighbors" in params:
            params["n_neighbors"] = ground.k
        return MethodQuestion(ground, info.id, json.dumps(params, sort_keys=True))

    @property
    def task(self) -> str:
        """The task that answers."""
        return _TASKS.get(self.plugin, "metric")

    def settings(self) -> dict[str, Any]:
        """Return the parameters."""
        settings: dict[str, Any] = json.loads(self.params)
        return settings

    def payload(self, folder: str) -> dict[str, Any]:
        """Return what the task wants."""
        ground = self.ground
        request = MetricRequest(
            self.plugin, self.settings(), ground.scale, ground.k, ground.weights
        )
        return {"data": folder, **dict(entries(request))}


@dataclass(frozen=True, slots=True)
class MethodFailure:
    """Why a method gave no metric: one line."""

    text: str


class MethodAnswers:
    """Answers by question; the oldest are forgotten."""

    def __init__(self) -> None:
        self._answers: OrderedDict[MethodQuestion, MetricResult | MethodFailure] = (
            OrderedDict()
        )

    def get(self, question: MethodQuestion) -> MetricResult | None:
        """Return the result of a question, None if there is none."""
        answer = self._answers.get(question)
        return answer if isinstance(answer, MetricResult) else None

    def put(self, question: MethodQuestion, result: MetricResult) -> MetricResult:
        """Keep what is drawn and shown of a result, and return that."""
        data = result.data
        for other in self.on(question.ground).values():
            if isinstance(other, MetricResult) and np.array_equal(other.data.X, data.X):
                # one copy of the rows serves all
                data = replace(
                    data, X=other.data.X, y=other.data.y, rows=other.data.rows
                )
                break
        answer = replace(
            result,
            data=data,
            differences=Differences(),
            fit=replace(result.fit, constraints=None),
        )
        self._keep(question, answer)
        return answer

    def refuse(self, question: MethodQuestion, text: str) -> None:
        """Keep that a method gave no metric."""
        self._keep(question, MethodFailure(text))

    def _keep(
        self, question: MethodQuestion, answer: MetricResult | MethodFailure
    ) -> None:
        self._answers[question] = answer
        self._answers.move_to_end(question)
        while len(self._answers) > MOST_ANSWERS:
            self._answers.popitem(last=False)

    def on(
        self, ground: MethodsSetting
    ) -> dict[MethodQuestion, MetricResult | MethodFailure]:
        """Return everything known on a ground, in the order of asking."""
        return {q: a for q, a in self._answers.items() if q.ground == ground}

    def latest(self, question: MethodQuestion) -> MetricResult | None:
        """Return the last result of a method on the same rows, whatever the rest."""
        for known, answer in reversed(self._answers.items()):
            same = known.ground.dataset == question.ground.dataset
            if (
                same
                and known.plugin == question.plugin
                and isinstance(answer, MetricResult)
            ):
                return answer
        return None
