"""What the frame answers when asked what it shows: plain data for lessons and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.ui.window.main_window import MainWindow

Probes = dict[str, Callable[[], dict[str, Any]]]


class FrameProbe:
    """The topics of the window's `probe`.

    Parameters
    ----------
    window : MainWindow
    """

    def __init__(self, window: MainWindow) -> None:
        self._window, self._context = window, window.context
        self.topics: Probes = {
            "scene": self._scene, "data": self._data, "room": self._room,
            "message": self._message, "result": self._result,
            "selection": self._selection, "runs": self._runs, "task": self._task,
            "metric": self._metric,
        }  # fmt: skip

    def _scene(self) -> dict[str, Any]:
        return asdict(self._context.session.scene)

    def _data(self) -> dict[str, Any]:
        session = self._context.session
        open_now, data = list(session.datasets), session.data
        if data is None:
            return {"open": open_now, "name": "", "source": "", "rows": 0}
        return {
            "open": open_now,
            "name": data.name,
            "source": data.source,
            "rows": data.n_rows,
            "attributes": [a.name for a in data.attributes],
            "classes": list(data.classes),
        }

    def _room(self) -> dict[str, Any]:
        return {
            "id": self._window.room.room_id,
            "ids": [entry.id for entry in self._window.entries],
        }

    def _message(self) -> dict[str, Any]:
        bar = self._window.message_bar
        return {"text": bar.text, "level": bar.level if bar.text else ""}

    def _result(self) -> dict[str, Any]:
        return {"text": self._window.status.result}

    def _selection(self) -> dict[str, Any]:
        return {"rows": sorted(self._context.session.selection)}

    def _runs(self) -> dict[str, Any]:
        return {
            "runs": [
                {
                    "number": run.number,
                    "plugin": run.plugin,
                    "data": run.data,
                    "badge": run.badge,
                    "optimistic": run.optimistic,
                    "accuracy": run.accuracy,
                }
                for run in self._context.session.runs
            ]
        }

    def _task(self) -> dict[str, Any]:
        return {
            "tasks": [
                {"title": t.title, "lane": t.lane, "fraction": t.fraction}
                for t in self._context.jobs.tasks
            ]
        }

    def _metric(self) -> dict[str, Any]:
        metric = self._context.session.metric
        if metric is None:
            return {"learned": False}
        return {"learned": True, "plugin": metric.plugin, "data": metric.data}
