"""Hands on the Classify room: choose a method, run it, look at a page, choose runs."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot
from support.documents import evaluation
from support.rooms import child, settle

from workbench.compute.reading.readers import read
from workbench.core.results.evaluating.run import Run
from workbench.ui.context import Context
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.results import ResultPages
from workbench.ui.rooms.classify.room import ClassifyRoom
from workbench.ui.rooms.classify.setup.plugin_tree import PluginTree
from workbench.ui.widgets.params_form import ParamsForm

STRIPS = "builtin:thesis21-strips"


def open_room(context: Context, qtbot: QtBot, data: str = STRIPS) -> ClassifyRoom:
    """Open a data set and show the room, as large as in a window of 1280 x 800."""
    context.session.open(read(data))
    made = ClassifyRoom(context)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    return made


def tabs_of(room: ClassifyRoom) -> ResultPages:
    """Return the tabs of results."""
    return child(room, "classify_result_tabs", ResultPages)


def choose(room: ClassifyRoom, plugin_id: str, **params: Any) -> None:
    """Choose a method in the tree, and set parameters in its form."""
    tree = room.findChild(PluginTree)
    assert tree is not None
    assert tree.choose(plugin_id), plugin_id
    if params:
        form = room.findChild(ParamsForm)
        assert form is not None
        form.set_values(params)


def run(room: ClassifyRoom, qtbot: QtBot, plugin_id: str = "", **params: Any) -> Run:
    """Run what is chosen, or another method, and return the run; it went well."""
    if plugin_id:
        choose(room, plugin_id, **params)
    settle(room, qtbot, room.run)
    assert room.last_message is None, room.last_message
    return room.context.session.runs[-1]


def look_at(room: ClassifyRoom, page_id: str) -> ResultPage:
    """Bring a page to the front and return it, drawn."""
    page = tabs_of(room).open_page(page_id)
    room.probe(
        f"page:{page_id}"
    )  # draws first what waits for the next turn of the event loop
    return page


def choose_runs(room: ClassifyRoom, *numbers: int) -> None:
    """Choose rows in the list of runs, one after the other."""
    table = child(room, "classify_runs_table", QTableView)
    flag = QItemSelectionModel.SelectionFlag
    table.clearSelection()
    for number in numbers:
        index = table.model().index(table.model().row_of(number), 0)
        table.selectionModel().setCurrentIndex(index, flag.Select | flag.Rows)
    room.probe("tabs")  # draws what waits for the next turn of the event loop


def add_run(
    room: ClassifyRoom,
    title: str = "x",
    data: str = "thesis21-strips",
    badge: str = "CV10",
    plugin: str = "knn",
    **figures: Any,
) -> Run:
    """Record a run that was never computed."""
    classes = figures.pop("classes", ["1", "2"])
    summary = {"name": "thesis21-strips", "instances": 200, "attributes": 2}
    result = evaluation(**figures, data={**summary, "classes": classes})
    return room.context.session.add_run(
        plugin=plugin, title=title, data=data, badge=badge, result=result
    )
