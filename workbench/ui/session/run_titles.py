"""Titles of runs follow the language, as far as they are the title of the method."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from workbench.ui.context import Context


class RunTitles(QObject):
    """Names the runs anew when the window changes its language.

    Of a title that begins with the method's in the language of before this beginning is
    put into the new one; what somebody typed stays.

    Parameters
    ----------
    window : QWidget
        Whose language it is.
    context : Context
    """

    def __init__(self, window: QWidget, context: Context) -> None:
        super().__init__(window)
        self._context = context
        self._titles: dict[str, str] = {}
        context.catalogue.changed.connect(self._take_titles)
        self._take_titles()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Rename before the rooms write their texts anew."""
        if event.type() == QEvent.Type.LanguageChange:
            before = self._titles
            self._take_titles()
            self._rename(before)
        return super().eventFilter(watched, event)

    def _take_titles(self) -> None:
        self._titles = {p.id: p.title for p in self._context.catalogue.plugins}

    def _rename(self, before: dict[str, str]) -> None:
        titles = {}
        for run in self._context.session.runs:
            old, new = before.get(run.plugin, ""), self._titles.get(run.plugin, "")
            if old and new and old != new and run.title.startswith(old):
                titles[run.number] = new + run.title.removeprefix(old)
        if titles:
            self._context.session.rename_runs(titles)
