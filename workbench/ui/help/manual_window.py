"""The manual beside the window: pages with links, back and forward, search."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api.problems import Problem
from workbench.core.manual.manual_pages import Manual, manual_folder, resolve
from workbench.core.manual.method_card import CardWords
from workbench.core.program.catalogue import PluginInfo
from workbench.ui.help.manual_view import ManualView
from workbench.ui.layouts import nest
from workbench.ui.services.language import shown_language
from workbench.ui.services.message_words import message_words
from workbench.ui.services.plugin_words import allowed_words, plugin_word
from workbench.ui.widgets.object_names import named

translate = QCoreApplication.translate


class ManualWindow(QDialog):
    """Shows a page of the manual in the language of the window.

    Parameters
    ----------
    plugins : callable
        Returns the plugins found; each has a card.
    parent : QWidget
        The window it stays beside.
    """

    def __init__(
        self, plugins: Callable[[], Iterable[PluginInfo]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("dlg_manual_form")
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._manual = Manual(plugins, _card_words)
        self._shown: list[tuple[str, str]] = []  # path and anchor
        self._at = -1
        self._back = named(QPushButton(), "dlg_manual_backBtn")
        self._forward = named(QPushButton(), "dlg_manual_forwardBtn")
        self._contents = named(QPushButton(), "dlg_manual_contentsBtn")
        self._find = named(QLineEdit(clearButtonEnabled=True), "dlg_manual_findEdit")
        self.view = named(ManualView(self._picture), "dlg_manual_view")
        self._lay_out()
        self._back.clicked.connect(self.go_back)
        self._forward.clicked.connect(self.go_forward)
        self._contents.clicked.connect(self.show_contents)
        self._find.returnPressed.connect(self._on_find_return_pressed)
        self.view.followed.connect(self._on_view_followed)
        for keys, slot in (
            ("Alt+Left", self.go_back), ("Alt+Right", self.go_forward),
            ("Ctrl+F", self._find.setFocus),
        ):  # fmt: skip
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.retranslate()
        self.resize(820, 680)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self._back, self._forward, self._contents):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addWidget(self._find, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        nest(layout, row)
        layout.addWidget(self.view, 1)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Manual"))
        self._back.setText(self.tr("Back"))
        self._forward.setText(self.tr("Forward"))
        self._contents.setText(self.tr("Contents"))
        self._find.setPlaceholderText(self.tr("Search the manual (Ctrl+F)"))
        self._find.setAccessibleName(self.tr("Search the manual"))
        self.view.setAccessibleName(self.tr("Page of the manual"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self._at >= 0:
                page, anchor = self._shown[self._at]
                _, _, name = page.partition("/")
                self._shown[self._at] = f"{shown_language()}/{name}", anchor
                self._show_page()

    def probe(self) -> dict[str, Any]:
        """Return what is shown as plain data."""
        page, anchor = self._shown[self._at] if self._at >= 0 else ("", "")
        return {
            "page": page, "anchor": anchor, "heading": self.view.heading(),
            "back": self._back.isEnabled(), "forward": self._forward.isEnabled(),
        }  # fmt: skip

    # -- pages --------------------------------------------------------------------------

    def open_page(self, page: str, anchor: str = "") -> None:
        """Show a page, at a heading if one is named, and bring the window up."""
        self.show()
        self.raise_()
        self.activateWindow()
        if self._at < 0 or self._shown[self._at] != (page, anchor):
            del self._shown[self._at + 1 :]
            self._shown.append((page, anchor))
            self._at += 1
        self._show_page()
        self.view.setFocus()

    @Slot()
    def go_back(self) -> None:
        """Show the page before."""
        self._step(-1)

    @Slot()
    def go_forward(self) -> None:
        """Show the page that Back left."""
        self._step(1)

    @Slot()
    def show_contents(self) -> None:
        """Show the first page."""
        self.open_page(f"{shown_language()}/index")

    def _step(self, by: int) -> None:
        if 0 <= self._at + by < len(self._shown):
            self._at += by
            self._show_page()

    def _show_page(self) -> None:
        page, anchor = self._shown[self._at]
        if page.startswith("search/"):
            text = self._found(page.removeprefix("search/"))
        else:
            try:
                text = self._manual.text(page)
            except Problem as problem:  # a plugin that is gone
                text = message_words(problem)
        self.view.show_page(text)
        if anchor:
            self.view.scroll_to(anchor)
        self._back.setEnabled(self._at > 0)
        self._forward.setEnabled(self._at + 1 < len(self._shown))

    def _picture(self, name: str) -> Path:
        page = self._manual.source(self._shown[self._at][0])
        path, _ = resolve(page, name)
        return manual_folder() / path

    @Slot(str)
    def _on_view_followed(self, link: str) -> None:
        if "://" in link or link.startswith("mailto:"):
            QDesktopServices.openUrl(QUrl(link))
            return
        shown = self._shown[self._at][0]
        page, anchor = resolve(self._manual.source(shown), link)
        # a card or a page of the language shown, also where the link is in English
        code = shown_language()
        if page.startswith("en/methods/") and code != "en":
            page = posixpath.join(code, page.removeprefix("en/"))
        self.open_page(page, anchor)

    @Slot()
    def _on_find_return_pressed(self) -> None:
        words = self._find.text().strip()
        if words:
            self.open_page(f"search/{words}")

    def _found(self, words: str) -> str:
        """Return a page with links to what a search found."""
        found = self._manual.find(words, shown_language())
        title = self.tr("Search: {}").format(words.replace("`", ""))
        lines = [f"- [{name}](../{page}.md)" for page, name in found]
        return "\n".join([f"# {title}", "", *lines]) if found else "\n\n".join(
            [f"# {title}", self.tr("Nothing was found.")]
        )  # fmt: skip


def _card_words(code: str) -> CardWords:
    """Return the words of cards in the language shown."""
    if code == "en":
        return CardWords()
    return CardWords(plugin_word, allowed_words, _heading, english=False)


def _heading(english: str) -> str:
    """Translate what a card says of its own."""
    known = {
        "How it works": translate("ManualCard", "How it works"),
        "Formula, cost, limits": translate("ManualCard", "Formula, cost, limits"),
        "Parameters": translate("ManualCard", "Parameters"),
        "What it learns": translate("ManualCard", "What it learns"),
        "In Python": translate("ManualCard", "In Python"),
        "Source": translate("ManualCard", "Source"),
        "Methods": translate("ManualCard", "Methods"),
        "Every method has a card, made from what it declares.": translate(
            "ManualCard", "Every method has a card, made from what it declares."
        ),
        "It has none.": translate("ManualCard", "It has none."),
        "default {}": translate("ManualCard", "default {}"),
        "Takes as it comes: {}.": translate("ManualCard", "Takes as it comes: {}."),
        "Classifiers": translate("ManualCard", "Classifiers"),
        "Regression": translate("ManualCard", "Regression"),
        "Learned metrics": translate("ManualCard", "Learned metrics"),
        "Selection of prototypes": translate("ManualCard", "Selection of prototypes"),
        "Search structures": translate("ManualCard", "Search structures"),
        "Filters": translate("ManualCard", "Filters"),
        "Generators": translate("ManualCard", "Generators"),
        "Distances": translate("ManualCard", "Distances"),
        "numbers": translate("ManualCard", "numbers"),
        "labels": translate("ManualCard", "labels"),
        "missing values": translate("ManualCard", "missing values"),
        "weights of rows": translate("ManualCard", "weights of rows"),
        "a numeric class": translate("ManualCard", "a numeric class"),
    }
    return known.get(english, english)
