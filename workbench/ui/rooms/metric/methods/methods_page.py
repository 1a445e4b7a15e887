"""Methods side by side: up to four metrics of the same rows, and a table of all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.api import IntArray
from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.metric_result import NONE, MetricResult
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.methods.methods_board import MethodsBoard
from workbench.ui.rooms.metric.methods.methods_drawing import SlotDrawing
from workbench.ui.rooms.metric.methods.methods_known import (
    LOCAL,
    MethodAnswers,
    MethodQuestion,
    MethodsSetting,
)
from workbench.ui.rooms.metric.methods.methods_pictures import Pictures
from workbench.ui.rooms.metric.methods.methods_slot import MethodSlot
from workbench.ui.rooms.metric.methods.methods_trial import MethodsTrial
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.planes.picture import axes_of
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import Badge, set_tone

#: What stands in the slots at first; an empty one stays empty.
FIRST = (NONE, "kissnn", "lmnn", "nca")
#: From this height on there is room for planes and table together.
TALL = 400
#: On so few rows a method is learned as soon as it is chosen.
FEW_ROWS = 1000


class MethodsPage(LabPage):
    """Four slots with a method each; learns them, all of them, or every one there is."""

    page_id = "methods"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.known = MethodAnswers()
        self._pictures = Pictures()
        self._built = False
        self._key = ""  # of the data set drawn
        self._drawing = SlotDrawing(
            self, self._show_slot, lambda: self.context.session.selected_rows
        )
        self._offered: list[tuple[str, str, str]] = []

    def build(self) -> Iterator[None]:
        """Make tools and table, then one slot after the other."""
        self.learn = named(QPushButton(), "metric_methods_learnBtn")
        self.every = named(QPushButton(), "metric_methods_tryBtn")
        self.flip = named(QPushButton(), "metric_methods_tableBtn")
        self.flip.setCheckable(True)
        self._state = named(QLabel(), "metric_methods_stateLabel")
        set_tone(self._state, "muted")
        badge = Badge("LOO METRIC:ALL", tone="warning")
        self._badge = named(badge, "metric_methods_badgeLabel")
        theme, session = self.context.theme, self.context.session
        self.board = MethodsBoard(theme, self._title, self)
        self._trial = MethodsTrial(self.context.jobs, session, self.known, self)
        self._key = session.scene.data
        self.slots: list[MethodSlot] = []
        for number in range(1, 5):
            yield
            slot = MethodSlot(theme, number, self.room.request(), self)
            slot.hide()  # until it has a place
            self.slots.append(slot)
        yield
        self._lay_out()
        self._connect()
        self._built = True
        self.retranslate()

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(self.learn)
        tools.addWidget(self.every)
        tools.addWidget(self._state)
        tools.addStretch(1)
        tools.addWidget(self._badge)
        tools.addWidget(self.flip)
        self._planes = QWidget(self)
        row = QHBoxLayout(self._planes)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        for slot in self.slots:
            row.addWidget(slot, 1)
            slot.show()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        nest(column, tools)
        column.addWidget(self._planes, 3)
        column.addWidget(self.board, 2)
        self._share_height()

    def _connect(self) -> None:
        self.learn.clicked.connect(self._on_learn_clicked)
        self.every.clicked.connect(self._on_every_clicked)
        self.flip.toggled.connect(self._share_height)
        self.board.chosen.connect(self._use)
        self._drawing.left_undone.connect(self._on_drawing_left_undone)
        self._trial.answered.connect(self._show_answers)
        self._trial.moved.connect(self._on_trial_moved)
        self.context.catalogue.changed.connect(self.refresh)
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        for slot in self.slots:
            slot.chosen.connect(partial(self._on_slot_chosen, slot))
            slot.learn_wanted.connect(partial(self._ask, slot))
            slot.use_wanted.connect(partial(self._on_slot_use_wanted, slot))
            slot.row_picked.connect(partial(self._on_slot_row_picked, slot))
            slot.learned.connect(self._on_slot_learned)
            slot.refused.connect(self.known.refuse)

    # -- the page -----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self._built:
            return
        self.learn.setText(self.tr("Learn all"))
        self.learn.setToolTip(
            self.tr("Learn the methods shown that are not up to date")
        )
        self.flip.setText(self.tr("Table"))
        self.flip.setToolTip(self.tr("Every method tried, the best first"))
        self._badge.setToolTip(
            self.tr(
                "Leave-one-out; the metric has seen every row, so this is optimistic"
            )
        )
        self.board.retranslate()
        for slot in self.slots:
            slot.retranslate()
        self._show_buttons()
        self.refresh()

    def fill(self) -> None:
        """Draw every slot, one after the other."""
        self._offer()
        for slot in self.slots:
            self._drawing.draw(slot)
        self._show_board()

    def mark(self) -> None:
        """Ring the selected rows in every slot."""
        self._drawing.mark(self.slots)

    def stop(self) -> None:
        """Nothing moves by itself; what learns goes on."""

    def probe(self) -> dict[str, Any]:
        """Return slots and table."""
        if not self._built:
            return {"slots": [], "board": [], "trying": False, "drawn": False}
        return {
            "slots": [slot.probe() for slot in self.slots],
            "board": self.board.texts(),
            "trying": self._trial.busy,
            "drawn": not (self._stale or self._drawing.busy),
        }

    # -- methods ------------------------------------------------------------------------

    def _learners(self) -> list[PluginInfo]:
        plugins = self.context.catalogue.plugins
        usable = [
            p for p in plugins if p.usable and (p.kind == "metric" or p.id == LOCAL)
        ]
        return sorted(usable, key=lambda p: p.title.casefold())

    def _title(self, plugin: str) -> str:
        info = self.context.catalogue.get(plugin)
        if plugin == NONE:
            return self.tr("None (Euclidean)")
        return plugin if info is None else info.title

    def _offer(self) -> None:
        """Fill the lists of methods, the first time with those to begin with."""
        plain = self.tr("The rows as they are: nothing is learned")
        methods = [("", "-", ""), (NONE, self._title(NONE), plain)]
        methods += [(p.id, p.title, p.summary) for p in self._learners()]
        if methods == self._offered:
            return
        new = len(self._offered) <= 2
        self._offered = methods
        for slot, first in zip(self.slots, FIRST, strict=True):
            slot.show_methods(methods, first if new else slot.plugin)

    def _question(self, plugin: str) -> MethodQuestion | None:
        """Return what learning a method now would ask, None where it cannot be."""
        ground = MethodsSetting.of(self.context.session)
        info = self.context.catalogue.get(plugin)
        if ground is None or not plugin or (info is None and plugin != NONE):
            return None
        return MethodQuestion.ask(ground, info, self.history.params.get(plugin, {}))

    def _on_slot_chosen(self, slot: MethodSlot) -> None:
        data = self.context.session.data
        question = self._question(slot.plugin)
        self._drawing.draw(slot)
        few = data is not None and data.n_rows <= FEW_ROWS
        if few and question is not None and self.known.get(question) is None:
            self._ask(slot)

    # -- learning -----------------------------------------------------------------------

    def _can_learn(self) -> bool:
        return self.room.can_draw() and self.room.can_classify()

    def _ask(self, slot: MethodSlot) -> None:
        question = self._question(slot.plugin)
        if question is not None and self._can_learn():
            slot.learn(question, str(self.context.session.folder()))
        self._show_buttons()

    def _on_learn_clicked(self) -> None:
        busy = [slot for slot in self.slots if slot.busy]
        for slot in busy:
            slot.cancel()
        if not busy:
            for slot in self.slots:
                if not slot.fresh:
                    self._ask(slot)
        self._show_buttons()

    def _on_slot_learned(self, question: MethodQuestion, result: MetricResult) -> None:
        self.known.put(question, result)
        self._show_answers(question.plugin)

    def _show_answers(self, plugin: str) -> None:
        """Show a new answer wherever its method stands."""
        for slot in self.slots:
            if slot.plugin == plugin:
                self._drawing.draw(slot)
        self._show_board()

    def _on_slot_use_wanted(self, slot: MethodSlot) -> None:
        self._use(slot.plugin)

    def _use(self, plugin: str) -> None:
        question = self._question(plugin)
        if question is not None and plugin not in (NONE, LOCAL):
            self.learn_wanted.emit(plugin, question.settings())

    # -- every method -------------------------------------------------------------------

    def _on_every_clicked(self) -> None:
        if self._trial.busy:
            self._trial.cancel()
        elif self.context.session.data is not None and self._can_learn():
            self.flip.setChecked(True)
            self._trial.start(self._learners())

    def _on_trial_moved(self) -> None:
        self._show_board()
        self._show_buttons()

    # -- drawing ------------------------------------------------------------------------

    def _on_drawing_left_undone(self) -> None:
        self._stale = True

    def _show_slot(self, slot: MethodSlot) -> None:
        """Show what is known of a slot's method, or what was."""
        question = self._question(slot.plugin)
        result = None if question is None else self.known.get(question)
        fresh, same_rows = result is not None, True
        if result is None and question is not None:
            result = self.known.latest(question)
        if result is None:  # before an edit it was known
            result, same_rows = self._drawn(slot), False
        picture = None
        if result is not None:
            axes = self._axes(result)
            picture = self._pictures.of(slot.number, result, axes, self.picture)
        slot.show_metric(picture, fresh, same_rows)
        self._show_buttons()

    def _drawn(self, slot: MethodSlot) -> MetricResult | None:
        """Return what is drawn of a slot's method, if it is of the same data set."""
        picture = slot.picture
        if picture is None or picture.result.request.plugin != slot.plugin:
            return None
        same = self._key == self.context.session.scene.data
        return picture.result if same else None

    def _axes(self, result: MetricResult) -> tuple[int, int]:
        return axes_of(self.context.session.scene, result.data.attributes)

    def _show_board(self) -> None:
        ground = MethodsSetting.of(self.context.session)
        if self.isVisible():
            self.board.show_answers({} if ground is None else self.known.on(ground))

    def _share_height(self) -> None:
        """Show planes and table, or one of them where the page is low."""
        tall, table = self.height() >= TALL, self.flip.isChecked()
        self.flip.setVisible(not tall)
        self._planes.setVisible(tall or not table)
        self.board.setVisible(tall or table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._built:
            self._share_height()
            self._drawing.paint_in_turn(self.slots)

    def showEvent(self, event: QShowEvent) -> None:
        if self._built:
            self._drawing.paint_in_turn(self.slots)
        super().showEvent(event)

    def _show_buttons(self) -> None:
        busy = any(slot.busy for slot in self.slots)
        self.learn.setText(self.tr("Cancel all") if busy else self.tr("Learn all"))
        trying = self._trial.busy
        self.every.setText(self.tr("Cancel") if trying else self.tr("Try all methods"))
        self.every.setToolTip(
            self.tr("Learn with every method there is, with default parameters")
        )
        text = ""
        if trying:
            done, total, plugin = self._trial.place
            text = self.tr("{done} of {total}: {method}").format(
                done=done, total=total, method=self._title(plugin)
            )
        self._state.setText(text)

    # -- what else changes --------------------------------------------------------------

    def _on_session_data_changed(self) -> None:
        key = self.context.session.scene.data
        if key != self._key:
            self._key = key
            self._pictures.clear()
            for slot in self.slots:
                slot.show_metric(None, fresh=False)
        self._break_off()

    def _break_off(self) -> None:
        """Stop learning what nobody asks any more, and mark what is stale."""
        for slot in self.slots:
            slot.cancel()
        self._trial.cancel()
        self.refresh()

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        if names & {"scale", "k", "weights"}:
            self._break_off()
        elif names & {"x", "y"}:
            self.refresh()

    def _on_slot_row_picked(
        self, slot: MethodSlot, position: int, modifiers: Qt.KeyboardModifier
    ) -> None:
        picture, chosen = slot.picture, self.context.session.selected_rows
        if picture is None or not slot.same_rows:
            return
        row: IntArray = (
            picture.rows[position : position + 1] if position >= 0 else _NO_ROWS
        )
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self.rows_chosen.emit(np.setdiff1d(chosen, row))
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.rows_chosen.emit(np.union1d(chosen, row))
        else:
            self.rows_chosen.emit(row)


_NO_ROWS: IntArray = np.empty(0, np.int64)
