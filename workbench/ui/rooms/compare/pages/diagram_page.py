"""The base of pages with one diagram."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.core.diagrams.diagram import Diagram
from workbench.core.results.comparing.comparison import Comparison
from workbench.ui.drawing.diagram_view import DiagramView, Maker
from workbench.ui.room import Room
from workbench.ui.rooms.compare.notice_line import NoticeLine
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.pages.diagram_page_words import DiagramWords
from workbench.ui.rooms.compare.statistic_names import method_title


class DiagramPage(ComparePage):
    """One diagram below a line that may say why there is none.

    Subclasses say how the diagram is made in `maker`, and the line in `say`.
    """

    #: The diagram's objectName.
    plot_name: ClassVar[str] = ""
    #: The post-hoc tests offered where this page has nothing to show.
    offered: ClassVar[tuple[str, ...]] = ()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._words = DiagramWords(self)
        self.comparison: Comparison | None = None
        self.notice = NoticeLine(self.page_id, self.offered)
        self.plot = DiagramView(room.context.theme, self.plot_name, self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.column.addWidget(self.notice)
        self.column.addWidget(self.plot, 1)
        self.column.addStretch()
        self.notice.chosen.connect(self._on_notice_chosen)

    def maker(self, words: Mapping[str, str]) -> Maker | None:
        """Return what draws `view` or `comparison` at a width; None for nothing."""
        raise NotImplementedError

    def say(self) -> str:
        """Return the sentence above the diagram; empty for none."""
        return ""

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for choice, button in self.notice.buttons.items():
            button.setText(self.tr("Use {method}").format(method=method_title(choice)))
            button.setToolTip(self.tr("Choose this post-hoc test"))
        self.fill()

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take the statistics of the view."""
        self.comparison = comparison
        self.fill()

    def fill(self) -> None:
        """Draw anew."""
        maker = self.maker(self._words.words())
        self.plot.show_diagram(maker)
        self.plot.setVisible(maker is not None)
        if maker is None:
            self.plot.describe(self.title())
        self.notice.say(self.say())

    @property
    def diagram(self) -> Diagram | None:
        """What is drawn."""
        return self.plot.diagram

    def figure(self) -> QWidget | None:
        """Return the diagram, where there is one."""
        return self.plot if self.diagram is not None else None

    def probe(self) -> dict[str, Any]:
        """Return the numbers of the diagram."""
        diagram, notice = self.diagram, self.notice.text.text()
        if diagram is None:
            return {"shown": False, "notice": notice}
        return {
            "shown": True,
            "notice": notice,
            "caption": diagram.caption,
            "header": list(diagram.header),
            "rows": [list(row) for row in diagram.rows],
        }

    def _on_notice_chosen(self, choice: str) -> None:
        self.option_wanted.emit("posthoc", choice)
