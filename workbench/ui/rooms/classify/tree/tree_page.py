"""The page with the picture of a decision tree."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import IntArray
from workbench.api.problems import Problem
from workbench.core.results.evaluating.model_report import ModelReport
from workbench.core.results.evaluating.report_text import model_text
from workbench.core.results.evaluating.row_views import NodeRows
from workbench.core.results.evaluating.run import Run
from workbench.core.trees.tree_model import Test, Tree, rows_reaching
from workbench.ui.room import DRAWN_ROWS, Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.pages.fitted_page import cancelled_words
from workbench.ui.rooms.classify.tree.tree_view import MOST_OPEN, OPEN_DEPTH, TreeView
from workbench.ui.session.file_dialogs import data_name

#: The trees of so many runs are kept.
_KEPT = 20
#: The marks of a larger selection, or of a wider tree, are left out.
_MARKED_ROWS, _MARKED_NODES = 20_000, 400


class TreePage(ResultPage):
    """The tree that all rows make, to be folded, walked, selected from and exported."""

    page_id: ClassVar[str] = "tree"
    hides: ClassVar[bool] = True

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName("classify_tree_page")
        self._reports: dict[int, ModelReport] = {}
        self._asked = self._shown = 0
        self._tests: list[Test] = []
        self._left_out = 0  # rows with missing values, at the last selection
        self.view = TreeView(self.context.theme, "classify_tree_view")
        self._note = QLabel(wordWrap=True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rule = QLineEdit(readOnly=True)
        self._rule.setObjectName("classify_tree_ruleEdit")
        self._rule.setFrame(False)
        self._build_controls()
        self._lay_out()
        self._request, self._finding = room.request(), room.request()
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._finding.done.connect(self._on_finding_done)
        self.view.chosen.connect(self._on_view_chosen)
        self.view.folded_changed.connect(self._on_view_folded_changed)
        self.context.session.selection_changed.connect(self._show_shares)

    # -- building -----------------------------------------------------------------------

    def _build_controls(self) -> None:
        self._expand = self._button("expand", self._on_expand_clicked)
        self._levels = QSpinBox()
        self._levels.setObjectName("classify_tree_levelsSpin")
        self._levels.setMinimum(1)
        self._levels.valueChanged.connect(self._on_levels_value_changed)
        self._levels_label = QLabel()
        self._levels_label.setBuddy(self._levels)
        self._turn = self._button("turn", self._on_turn_clicked)
        self._fit = self._button("fit", self.view.fit)
        self._text = self._button("copyText", self._on_text_clicked)
        self._export = self._button("export", self._on_export_clicked)
        self._copy_rule = self._button("copyRule", self._on_copy_rule_clicked)

    def _button(self, name: str, slot: Any) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"classify_tree_{name}Btn")
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        self._controls = QWidget()
        row = _row(
            self._expand, self._levels_label, self._levels, self._turn, self._fit,
            None, self._text, self._export,
        )  # fmt: skip
        self._controls.setLayout(row)
        self._below = QWidget()
        below = _row(self._copy_rule)
        below.insertWidget(0, self._rule, 1)
        self._below.setLayout(below)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._controls)
        layout.addWidget(self._note, 1)
        layout.addWidget(self.view, 1)
        layout.addWidget(self._below)

    def retranslate(self) -> None:
        texts = (
            (self._expand, self.tr("Expand all"), self.tr("Unfold every node")),
            (self._turn, self.tr("Turn"), self.tr("Let the tree grow down, or right")),
            (self._fit, self.tr("Fit"), self.tr("Show the whole tree (0)")),
            (
                self._text,
                self.tr("Copy as text"),
                self.tr("Copy the tree with indents, as Weka writes it"),
            ),
            (
                self._export,
                self.tr("Export..."),
                self.tr("Save what is unfolded as PNG, SVG or PDF"),
            ),
            (self._copy_rule, self.tr("Copy"), self.tr("Copy this rule")),
        )
        for button, text, tip in texts:
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self._levels_label.setText(self.tr("Levels"))
        tip = self.tr("Unfold the nodes down to this depth, fold the others")
        self._levels.setToolTip(tip)
        self._levels.setAccessibleName(tip)
        self._rule.setAccessibleName(self.tr("The way to the node, as a rule"))
        self.view.setAccessibleName(self.tr("Decision tree"))
        self.view.setToolTip(
            self.tr(
                "Click a node to select its rows, its handle or Space to fold; "
                "arrow keys move, + and - zoom, 0 shows all"
            )
        )

    # -- showing ------------------------------------------------------------------------

    def fits(self, run: Run) -> bool:
        """Whether the model is a tree: as fitted, else as its family says."""
        if run.number in self._reports:
            return self._reports[run.number].root is not None
        return super().fits(run)

    def fill(self) -> None:
        run = self.current
        if run is None:
            self._say(self.tr("Run a tree to see it here."))
        elif run.number in self._reports:
            self._show_report(run.number)
        elif not self.has_data(run):
            self._say(self.tr("Show the data set of this run to fit its tree."))
        elif self._asked != run.number or not self._request.busy:
            self._say(self.tr("Fitting on all rows …"))
            self._asked = run.number
            title = self.tr("Tree of {title}").format(title=run.title)
            self._request.start(
                "fit", self.payload(run), title=title, plugins=self.charged(run)
            )

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._set_shown(False)

    def _set_shown(self, shown: bool) -> None:
        self._note.setVisible(not shown)
        for part in (self.view, self._controls, self._below):
            part.setVisible(shown)

    def _show_report(self, number: int) -> None:
        report = self._reports[number]
        root = report.root
        if root is None:
            self._say(self.tr("The model of this run is no tree."))
            return
        self._set_shown(True)
        self._note.clear()
        if self._shown == number:  # only colours or words changed
            self.view.viewport().update()
            self._describe()
            self._set_rule(self.view.picture.current, self._left_out)
            return
        self._shown = number
        tree = Tree.from_root(root)
        self._levels.blockSignals(True)
        self._levels.setMaximum(max(tree.depth, 1))
        large = len(tree.nodes) > MOST_OPEN
        self._levels.setValue(OPEN_DEPTH if large else max(tree.depth, 1))
        self._levels.blockSignals(False)
        self.view.show_tree(tree, report.data.classes)
        self._describe()
        self._set_rule(0)
        self._show_shares()

    def _describe(self) -> None:
        tree = self._tree()
        leaves = sum(1 for node in tree.nodes if not node.children)
        self.view.setAccessibleDescription(
            self.tr("{nodes} nodes, {leaves} leaves, {depth} levels").format(
                nodes=len(tree.nodes), leaves=leaves, depth=tree.depth
            )
        )

    def _set_rule(self, node: int, left_out: int = 0) -> None:
        self._left_out = left_out
        self._rule.setText(self.view.rule(node))
        self._rule.setCursorPosition(0)
        tip = self.view.text_of(node)
        if left_out:
            tip = f"{tip}\n{self._left_out_text()}"
        self._rule.setToolTip(tip)

    def _left_out_text(self) -> str:
        return self.tr("%n row(s) with missing values left out", "", self._left_out)

    def _tree(self) -> Tree:
        return self.view.picture.tree

    # -- rows ---------------------------------------------------------------------------

    def _obstacle(self) -> str:
        """Say why the tests cannot be asked of the rows shown; empty if they can."""
        run = self.current
        if run is None or not self.has_data(run):
            return self.tr("The data set of this run is not the one shown.")
        if run.result.scale != "none":
            return self.tr("The tests are about scaled values: no rows are selected.")
        return ""

    def _select_rows(self, node: int) -> None:
        why = self._obstacle()
        data = self.context.session.data
        if why or data is None:
            self.room.message("info", lambda: self._obstacle() or why)
            return
        self._tests = self._tree().tests(node)
        if data.n_rows > DRAWN_ROWS:
            tests = [(t.attribute, t.sign, t.value) for t in self._tests]
            payload = {"data": str(self.context.session.folder()), "tests": tests}
            title = self.tr("Rows of a node")
            self._finding.start("tree_rows", payload, lane="interactive", title=title)
            return
        try:
            rows, missing = rows_reaching(data, self._tests)
        except Problem as problem:
            self._tell_changed(problem)
            return
        self._take_rows(node, rows, missing)

    def _tell_changed(self, problem: Problem) -> None:
        self.room.message(
            "info",
            lambda: self.tr(
                "The filters changed what the tests are about: {why}"
            ).format(why=problem),
        )

    def _take_rows(self, node: int, rows: IntArray, missing: int) -> None:
        run, count = self.current, self._tree().nodes[node].count
        filtered = bool(run is not None and run.recipe.get("filters"))
        if filtered and not missing and abs(len(rows) - count) > 0.5:
            self.room.message(
                "info",
                lambda: self.tr(
                    "The filters changed the values: no rows are selected."
                ),
            )
            return
        self.room.clear_message()
        self.rows_chosen.emit(rows)
        text = self.tr("%n row(s) selected", "", len(rows))
        if missing:
            self._set_rule(node, missing)
            text = f"{text}, {self._left_out_text()}"
        self.context.commands.announced.emit(f"{self.view.rule(node)}. {text}")

    def _on_finding_done(self, found: NodeRows) -> None:
        self._take_rows(self.view.picture.current, found.rows, found.missing)

    def _show_shares(self) -> None:
        """Mark which share of the visible nodes' rows is selected."""
        if not self.isVisible() or not self.view.picture.visible:
            return
        self.view.show_shares(self._shares())

    def _shares(self) -> dict[int, float]:
        session, picture = self.context.session, self.view.picture
        data, rows = session.data, session.selected_rows
        few = 0 < rows.size <= _MARKED_ROWS and len(picture.visible) <= _MARKED_NODES
        filtered = self.current is not None and self.current.recipe.get("filters")
        if data is None or not few or filtered or self._obstacle():
            return {}
        part, found = data.take(rows), {0: np.arange(rows.size)}
        places = {a.name: j for j, a in enumerate(data.attributes)}
        for i in picture.visible[1:]:  # parents come before their children
            node = picture.tree.nodes[i]
            above, test = found[node.parent], node.test
            if test is None or test.attribute not in places:
                return {}
            j = places[test.attribute]
            try:
                passed = test.passed(part.X[above, j], data.attributes[j])
            except Problem:
                return {}
            found[i] = above[passed]
        nodes = picture.tree.nodes
        return {i: len(r) / (nodes[i].count or 1) for i, r in found.items() if len(r)}

    # -- slots --------------------------------------------------------------------------

    def _on_request_done(self, report: ModelReport) -> None:
        self._reports[self._asked] = report
        while len(self._reports) > _KEPT:
            del self._reports[next(iter(self._reports))]
        if self.current is not None and self.current.number == self._asked:
            self._show_report(self._asked)

    def _on_request_failed(self) -> None:
        if self.current is not None and self.current.number == self._asked:
            self._say(self.tr("The tree could not be fitted; the message says why."))

    def _on_request_cancelled(self) -> None:
        if self.current is not None and self.current.number == self._asked:
            self._say(cancelled_words())

    def _on_view_chosen(self, node: int) -> None:
        self._set_rule(node)
        self.context.commands.inspected.emit(self.view.text_of(node))
        self._select_rows(node)

    def _on_view_folded_changed(self) -> None:
        self._set_rule(self.view.picture.current)
        self._show_shares()

    def _on_expand_clicked(self) -> None:
        self._levels.setValue(self._levels.maximum())
        self.view.expand_to(self._levels.maximum())

    def _on_levels_value_changed(self, depth: int) -> None:
        self.view.expand_to(depth)

    def _on_turn_clicked(self) -> None:
        self.view.turn(not self.view.picture.down)

    def _on_text_clicked(self) -> None:
        QGuiApplication.clipboard().setText(
            model_text(self._reports[self._shown].model)
        )
        self.context.commands.announced.emit(self.tr("The tree is on the clipboard"))

    def _on_copy_rule_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._rule.text())

    def _on_export_clicked(self) -> None:
        title = self.tr("Export tree")
        path = self.ask_figure_file(title, data_name(self), "tree")
        if path:
            self.export(path)

    def export(self, path: str | Path) -> None:
        """Write all that is unfolded to a PNG, SVG or PDF file."""
        view = self.view.whole()
        try:
            self.save_figure(view, path)
        finally:
            view.setScene(None)
            view.deleteLater()

    def probe(self) -> dict[str, Any]:
        """Return what is visible, folded, current; empty while no tree is shown."""
        if self.view.isHidden():
            return {"note": self._note.text()}
        return {**self.view.probe("tree"), "text": self._rule.text()}


def _row(*widgets: QWidget | None) -> QHBoxLayout:
    """Put thin controls beside each other; None is a stretch."""
    row = QHBoxLayout()
    row.setContentsMargins(4, 2, 4, 2)
    row.setSpacing(4)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget)
    return row
