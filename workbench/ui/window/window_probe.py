"""Probe of the window: what it shows as plain data, for lessons and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from PySide6.QtWidgets import QStackedWidget

from workbench.ui.context import Context
from workbench.ui.room import Room
from workbench.ui.rooms import ROOMS
from workbench.ui.window.messages import MessageBar
from workbench.ui.window.status_bar import StatusBar

Probes = dict[str, Callable[[], dict[str, Any]]]


class WindowProbe:
    """The topics of the window's `probe`.

    Parameters
    ----------
    context : Context
    rooms : QStackedWidget
        The room on top is the one that is shown.
    message_bar : MessageBar
    status : StatusBar
    """

    def __init__(
        self,
        context: Context,
        rooms: QStackedWidget,
        message_bar: MessageBar,
        status: StatusBar,
    ) -> None:
        self._context, self._rooms = context, rooms
        self._message_bar, self._status = message_bar, status
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
        room = self._rooms.currentWidget()
        assert isinstance(room, Room)
        return {"id": room.room_id, "ids": [entry.id for entry in ROOMS]}

    def _message(self) -> dict[str, Any]:
        bar = self._message_bar
        return {"text": bar.text, "level": bar.level if bar.text else ""}

    def _result(self) -> dict[str, Any]:
        return {"text": self._status.result}

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
