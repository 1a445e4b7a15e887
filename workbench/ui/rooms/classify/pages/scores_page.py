"""The page of high scores: the best recipes for the data shown, and their replays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimeZone
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.run import Run
from workbench.core.results.high_scores import (
    CURABLE,
    Reached,
    Reason,
    Score,
    ScoreRecipe,
    State,
    reached_by,
    recipe_of,
    why_not,
)
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.score_desk import ScoreDesk
from workbench.ui.services.message_words import message_words
from workbench.ui.services.numbers import locale, percent
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, INTERACTIVE, ONE_ROW, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.window.messages import Level

#: So many, the best, are replayed together.
REPLAYED = 10
#: The column of the titles, and letters that it shows at least.
_TITLE, _LEAST_LETTERS = 1, 14
_SIGNS: Mapping[State, str] = {
    "confirmed": "✓",
    "not confirmed": "○",
    "differs": "≠",
}
#: Buttons in their order, and which of them are about the chosen score.
_BUTTONS = ("enter", "rule", "replay", "replayAll", "form", "recipe", "takeOff")
_OF_SCORE = ("replay", "form", "recipe", "takeOff")


class ScoresTable(Table):
    """The table; Enter puts a recipe into the form, Delete takes it off."""

    def __init__(self, model: TableModel[Score], page: ScoresPage) -> None:
        super().__init__(
            "classify_scores_table", model, page, selects=ONE_ROW, framed=True
        )
        self._page = page
        self.size_columns(CONTENTS, {_TITLE: INTERACTIVE})
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def fit_titles(self) -> None:
        """Give the titles what the other columns leave, but never too little to read."""
        head = self.horizontalHeader()
        others = sum(head.sectionSize(i) for i in range(head.count()) if i != _TITLE)
        least = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        head.resizeSection(_TITLE, max(self.viewport().width() - others, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_titles()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._page.put_into_form()
        elif event.key() == Qt.Key.Key_Delete:
            self._page.take_off()
        else:
            super().keyPressEvent(event)


class ScoresPage(ResultPage):
    """Enters runs, replays recipes, and says what a replay confirmed."""

    page_id: ClassVar[str] = "scores"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._desk = ScoreDesk(room)
        self._desk.changed.connect(self.refresh)
        self._legend = named(FittedText(), "classify_scores_legendLabel")
        self._why = named(QLabel(wordWrap=True), "classify_scores_whyLabel")
        self._told = named(QLabel(wordWrap=True), "classify_scores_toldLabel")
        for label in (self._why, self._told):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons = {
            name: named(QPushButton(autoDefault=False), f"classify_scores_{name}Btn")
            for name in _BUTTONS
        }
        self._model = TableModel[Score](self._columns(), self, row_tip=self._tip)
        self._table = ScoresTable(self._model, self)
        self._table.horizontalHeader().setMinimumSectionSize(32)
        self._empty = EmptyState("classify_scores_empty")
        self._stack = QStackedWidget()
        self._stack.addWidget(self._table)
        self._stack.addWidget(self._empty)
        self._lay_out()
        self._connect()

    def _columns(self) -> list[Column[Score]]:
        return [
            Column(
                lambda: self.tr("Place"),
                lambda score: locale().toString(self._place(score)),
                RIGHT,
            ),
            Column(lambda: self.tr("Run"), lambda score: score.title),
            Column(
                lambda: self.tr("Accuracy, 95 % interval"),
                lambda score: _accuracy(score.reached),
                RIGHT,
                about=lambda: self.tr("Accuracy with Wilson's interval"),
            ),
            Column(
                lambda: self.tr("Replayed"),
                self._state,
                bold=lambda score: score.state == "differs",
            ),
            Column(
                lambda: self.tr("Kappa"),
                lambda score: _figure(score.reached.kappa),
                RIGHT,
                about=lambda: self.tr("Agreement beyond chance (Cohen)"),
            ),
            Column(
                lambda: self.tr("Changed"),
                lambda score: locale().toString(self._desk.settings_changed(score)),
                RIGHT,
                about=lambda: self.tr(
                    "Settings unlike the usual: parameters, scaling, filters, options"
                ),
            ),
            Column(lambda: self.tr("Classifier"), self._desk.model),
            Column(lambda: self.tr("Entered"), _date),
        ]

    def _lay_out(self) -> None:
        row = FlowRow()
        for button in self._buttons.values():
            row.add(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 4)
        column.setSpacing(6)
        column.addWidget(self._legend)
        column.addWidget(row)
        column.addWidget(self._why)  # below: the buttons stay where they are
        column.addWidget(self._stack, 1)
        column.addWidget(self._told)

    def _connect(self) -> None:
        for name, act in (
            ("enter", self.enter), ("rule", self.run_by_rule),
            ("replay", self.replay), ("replayAll", self.replay_all),
            ("form", self.put_into_form), ("recipe", self.copy_recipe),
            ("takeOff", self.take_off),
        ):  # fmt: skip
            self._buttons[name].clicked.connect(act)
        self._table.doubleClicked.connect(self.put_into_form)
        self._table.selectionModel().selectionChanged.connect(self._show_chosen)
        self._empty.pressed.connect(self._on_empty_pressed)
        session = self.context.session
        session.data_changed.connect(self.refresh)
        self.context.catalogue.changed.connect(self.refresh)

    def retranslate(self) -> None:
        self._legend.setText(
            self.tr(
                "The rule: ten stratified folds, seed 1, once. Of the same accuracy comes "
                "first which changes fewer settings, then the older one. ○ is not "
                "confirmed, ✓ was replayed with the same figures, ≠ was replayed with "
                "others and comes last."
            )
        )
        for name, text, tip in (
            (
                "enter",
                self.tr("Enter this run"),
                self.tr("Put the run that is shown into the table"),
            ),
            (
                "rule",
                self.tr("Run it under the rule"),
                self.tr("Test the recipe of this run as all that compete are tested"),
            ),
            (
                "replay",
                self.tr("Replay"),
                self.tr("Run the chosen recipe on these data and compare its figures"),
            ),
            (
                "replayAll",
                self.tr("Replay all"),
                self.tr("Run the best ten recipes, one after the other"),
            ),
            (
                "form",
                self.tr("Put into the form"),
                self.tr("Put the chosen recipe into the form (Enter)"),
            ),
            (
                "recipe",
                self.tr("Copy recipe"),
                self.tr("Copy an experiment file that repeats the chosen score"),
            ),
            (
                "takeOff",
                self.tr("Take off"),
                self.tr(
                    "Take the chosen score off the table; Undo brings it back (Del)"
                ),
            ),
        ):
            self._buttons[name].setText(text)
            self._buttons[name].setToolTip(tip)
            self._buttons[name].setStatusTip(tip)
        self._table.setAccessibleName(self.tr("High scores of these data"))
        self._model.tell_changed()

    # -- filling -------------------------------------------------------------------------

    def fill(self) -> None:
        desk = self._desk
        desk.find_sum()
        chosen = self._chosen
        self._model.show(desk.scores())
        self._choose("" if chosen is None else chosen.recipe.key)
        self._table.fit_titles()
        self._why.setText(self._words())
        self._say_empty()
        self._stack.setCurrentIndex(0 if self._model.rows else 1)
        reason = self._reason()
        run, known = self.current, bool(desk.sum)
        enters = known and run is not None and reason is None
        self._buttons["enter"].setEnabled(enters and self._standing(run) is None)
        self._buttons["rule"].setEnabled(known and reason in CURABLE)
        self._buttons["replayAll"].setEnabled(bool(self._model.rows))
        self._show_chosen()

    def _reason(self) -> Reason | None:
        run = self.current
        return None if run is None else why_not(run, self._desk.sum)

    def _words(self) -> str:
        """Say in a line whether the run that is shown competes, and why not."""
        run, desk = self.current, self._desk
        if self.context.session.data is None:
            return ""
        if desk.data is None:
            return self.tr("The class is numeric: only runs that name classes compete.")
        if not desk.sum:
            return self.tr("Looking which data these are…")
        if run is None:
            return self.tr("No run is shown.")
        reason, name = self._reason(), f"#{run.number} {run.title}"
        if reason is not None:
            return self.tr("{run} does not compete: {why}.").format(
                run=name, why=self._reason_words(reason, run)
            )
        standing = self._standing(run)
        if standing is not None:
            return self.tr("{run}: this recipe stands at place {n}.").format(
                run=name, n=self._place(standing)
            )
        return self.tr("{run} competes: {accuracy}.").format(
            run=name, accuracy=percent(run.accuracy or 0.0)
        )

    def _reason_words(self, reason: Reason, run: Run) -> str:
        texts: dict[Reason, str] = {
            "numeric class": self.tr("its class is numeric"),
            "other data": self.tr("it is of other data, or they were edited since"),
            "unknown data": self.tr("it was not kept of which data it is"),
            "test set": self.tr("it was tested on a supplied test set"),
            "protocol": self.tr("it was tested by {badge}").format(badge=run.badge),
            "metric of all rows": self.tr("its metric was learned from all rows"),
            "failed folds": self.tr("a fold failed"),
        }
        return texts[reason]

    def _say_empty(self) -> None:
        if self.context.session.data is None:
            self._empty.say(
                self.tr("Each data set has a table of its own: open one."),
                self.tr("Open…"),
                self.tr("Choose a data file"),
            )
            return
        self._empty.say(
            self.tr(
                "No scores of these data yet. Test a classifier by ten stratified folds "
                "with seed 1, then enter the run."
            ),
            self.tr("Run (F5)"),
            self.tr("Test the classifier in the form"),
        )

    def _standing(self, run: Run | None) -> Score | None:
        if run is None:
            return None
        key = recipe_of(run).key
        return next((s for s in self._model.rows if s.recipe.key == key), None)

    def _place(self, score: Score) -> int:
        rows = list(self._model.rows)
        return rows.index(score) + 1 if score in rows else 0

    @property
    def _chosen(self) -> Score | None:
        chosen = self._table.selected_rows
        return self._model.row_at(chosen[0]) if chosen else None

    def _choose(self, key: str) -> None:
        rows = self._model.rows
        keys = [score.recipe.key for score in rows]
        place = keys.index(key) if key in keys else 0
        if rows:
            self._table.selectRow(place)

    def _show_chosen(self) -> None:
        score = self._chosen
        for name in _OF_SCORE:
            self._buttons[name].setEnabled(score is not None)
        lines = [self._state_words(score)] if score is not None else []
        told = " ".join(filter(None, [*lines, self._remark()]))
        self._told.setText(told or "\N{NO-BREAK SPACE}")

    def _remark(self) -> str:
        file = self._desk.file
        if not file.aside:
            return message_words(file.remark)
        return self.tr("{file} was damaged ({why}) and is set aside as {name}.").format(
            file=file.path.name, why=message_words(file.damage), name=file.aside
        )

    # -- words ---------------------------------------------------------------------------

    def _state(self, score: Score) -> str:
        texts: dict[State, str] = {
            "confirmed": self.tr("confirmed"),
            "not confirmed": self.tr("not confirmed"),
            "differs": self.tr("differs"),
        }
        words = f"{_SIGNS[score.state]} {texts[score.state]}"
        if score.state == "differs" and score.replayed is not None:
            words += f": {percent(score.replayed.accuracy)}"
        return words

    def _state_words(self, score: Score) -> str:
        """Say what the replay of a score gave, with both figures where they differ."""
        state, found = score.state, score.replayed
        if state == "not confirmed" or found is None:
            return self.tr("{title}: not confirmed by a replay.").format(
                title=score.title
            )
        if state == "confirmed":
            return self.tr("{title}: a replay gave the same, {accuracy}.").format(
                title=score.title, accuracy=percent(found.accuracy)
            )
        claimed, given = _both(score.reached, found)
        return self.tr(
            "{title}: differs, the table says {claimed}, a replay gave {given}."
        ).format(title=score.title, claimed=claimed, given=given)

    def _tip(self, score: Score) -> str:
        given = ", ".join(f"{k} = {v}" for k, v in score.recipe.params.items())
        return f"{self._state_words(score)}\n{given}".strip()

    # -- what the buttons do -------------------------------------------------------------

    def enter(self) -> None:
        """Put the run that is shown into the table, if it competes."""
        run = self.current
        if run is None or not self._desk.sum or self._reason() is not None:
            return
        reached = reached_by(run)
        if reached is not None and self._standing(run) is None:
            self._desk.enter(run, reached)
            self._choose(recipe_of(run).key)

    def run_by_rule(self) -> None:
        """Test the recipe of the run that is shown on these data, under the rule."""
        if self.current is not None and self._desk.data is not None:
            self._ask([(recipe_of(self.current), self.current.title)])

    def replay(self) -> None:
        """Run the chosen recipe."""
        if self._chosen is not None:
            self._ask([(self._chosen.recipe, self._chosen.title)])

    def replay_all(self) -> None:
        """Run the best recipes, one after the other."""
        best = self._model.rows[:REPLAYED]
        self._ask([(score.recipe, score.title) for score in best])

    def _ask(self, recipes: list[tuple[ScoreRecipe, str]]) -> None:
        if self._desk.data is None:
            return
        self.room.clear_message()
        made = [self._desk.asked(*recipe) for recipe in recipes]
        asked = [each for each in made if each is not None]
        if asked:
            self.runs_wanted.emit(asked)

    def put_into_form(self) -> None:
        """Put the chosen recipe into the form."""
        score = self._chosen
        if score is not None:
            self.recipe_wanted.emit(score.recipe, score.title)

    def copy_recipe(self) -> None:
        """Put the experiment file of the chosen score on the clipboard."""
        score, data = self._chosen, self.context.session.data
        if score is None or data is None:
            return
        document = plain(score.recipe.experiment(data.source or data.name))
        text = json.dumps(document, indent=1, ensure_ascii=False)
        QGuiApplication.clipboard().setText(text)
        self.room.message("info", lambda: self.tr("The recipe is on the clipboard."))

    def take_off(self) -> None:
        """Take the chosen score off the table."""
        if self._chosen is not None:
            self._desk.take_off(self._chosen)

    def take_made(self, run: Run) -> None:
        """Hold a run of a recipe in the table against its entry."""
        data = run.result.data.sha256
        reached = reached_by(run)
        if not data or reached is None or why_not(run, data) not in (
            None, "failed folds",
        ):  # fmt: skip
            return
        key = recipe_of(run).key
        score = next((s for s in self._desk.file.of(data) if s.recipe.key == key), None)
        if score is not None:
            replayed = score.replayed_with(reached)
            self._desk.note(data, replayed)
            level: Level = "warning" if replayed.state == "differs" else "info"
            self.room.message(level, lambda: self._state_words(replayed))

    def _on_empty_pressed(self) -> None:
        commands = self.context.commands
        if self.context.session.data is None:
            commands.open_dialog_requested.emit()
        else:
            commands.run_requested.emit()

    def probe(self) -> dict[str, Any]:
        """Return the data's sum, what is said of the run, and each line of the table."""
        chosen = self._chosen
        return {
            "sha256": self._desk.sum,
            "why": self._words(),
            "reason": (self._reason() or "") if self._desk.sum else "",
            "enters": self._buttons["enter"].isEnabled(),
            "offers_rule": self._buttons["rule"].isEnabled(),
            "chosen": 0 if chosen is None else self._place(chosen),
            "told": self._told.text().strip(),
            "remark": self._desk.file.remark,
            "scores": [
                {
                    "place": place,
                    "title": score.title,
                    "accuracy": score.reached.accuracy,
                    "interval": list(score.reached.interval),
                    "kappa": score.reached.kappa,
                    "mcc": score.reached.mcc,
                    "changed": self._desk.settings_changed(score),
                    "plugin": score.recipe.plugin,
                    "date": score.date,
                    "state": score.state,
                    "replayed": None
                    if score.replayed is None
                    else score.replayed.accuracy,
                    "cells": [column.text(score) for column in self._model.columns],
                }
                for place, score in enumerate(self._model.rows, 1)
            ],
        }


def _accuracy(reached: Reached) -> str:
    low, high = (locale().toString(100 * limit, "f", 1) for limit in reached.interval)
    return f"{percent(reached.accuracy)} ({low}–{high})"


def _both(claimed: Reached, given: Reached) -> tuple[str, str]:
    """Write two results so that what differs is seen."""
    texts = percent(claimed.accuracy), percent(given.accuracy)
    if texts[0] != texts[1]:
        return texts
    one, other = (
        f"{percent(each.accuracy, 3)}, {each.correct}/{each.n}, "
        f"κ {_figure(each.kappa)}, MCC {_figure(each.mcc)}"
        for each in (claimed, given)
    )
    return one, other


def _figure(value: float | None) -> str:
    return "–" if value is None else locale().toString(value, "f", 3)


def _date(score: Score) -> str:
    date = QDateTime.fromString(score.date, Qt.DateFormat.ISODate)
    date.setTimeZone(QTimeZone.utc())
    if not date.isValid():
        return score.date
    return QLocale().toString(date.toLocalTime().date(), QLocale.FormatType.ShortFormat)
