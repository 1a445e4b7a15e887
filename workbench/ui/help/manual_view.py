"""A page of the manual: Markdown with pictures, tables and links, in the theme's colours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QImage,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from workbench.core.manual.manual_pages import slug

#: Pixels around the text.
_MARGIN = 16
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
#: How long a window has to keep its width before pictures are scaled anew.
_STILL_MS = 200


class ManualView(QTextBrowser):
    """Shows Markdown; pictures are no wider than the view.

    Parameters
    ----------
    picture : callable
        Returns the file of a picture by its name in the page.
    parent : QWidget, optional

    Signals
    -------
    followed(link)
        A link was clicked, or pressed with Enter.
    """

    followed = Signal(str)

    def __init__(
        self, picture: Callable[[str], Path], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._picture = picture
        self._text = ""
        self._width = 0
        self.setOpenLinks(False)
        # else pictures would be scaled to a width that the bar then takes away
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._on_anchor_clicked)
        self._still = QTimer(self, interval=_STILL_MS, singleShot=True)
        self._still.timeout.connect(self._on_still_timeout)

    def show_page(self, markdown: str) -> None:
        """Show a page from its beginning."""
        self._text = markdown
        self._width = self.viewport().width()
        document = self.document()
        document.clear()  # and with it the pictures of another width
        document.setMarkdown(
            markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub
        )
        self._dress()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def scroll_to(self, anchor: str) -> bool:
        """Bring a heading to the top; False when the page has no such heading."""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and slug(block.text()) == anchor:
                layout = self.document().documentLayout()
                top = int(layout.blockBoundingRect(block).top())
                self.setTextCursor(QTextCursor(block))
                self.verticalScrollBar().setValue(top - _MARGIN // 2)
                return True
            block = block.next()
        return False

    def heading(self) -> str:
        """Return the heading that the cursor is at or below; empty above the first."""
        block = self.textCursor().block()
        while block.isValid():
            if block.blockFormat().headingLevel():
                return block.text()
            block = block.previous()
        return ""

    # -- Qt -----------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture of the page, scaled to the view; nothing from elsewhere."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        text = name.toString() if isinstance(name, QUrl) else str(name)
        image = QImage(str(self._picture(text)))
        widest = max(120, self.viewport().width() - 2 * _MARGIN)
        ratio = self.devicePixelRatioF()
        if image.width() > widest * ratio:
            image = image.scaledToWidth(
                int(widest * ratio), Qt.TransformationMode.SmoothTransformation
            )
        image.setDevicePixelRatio(ratio if image.width() > widest else 1.0)
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._width:
            self._still.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._text:
            self._dress()

    def _on_still_timeout(self) -> None:
        if "![" in self._text and self.viewport().width() != self._width:
            bar = self.verticalScrollBar()
            share = bar.value() / max(1, bar.maximum())
            self.show_page(self._text)
            bar.setValue(round(share * bar.maximum()))

    def _on_anchor_clicked(self, url: QUrl) -> None:
        self.followed.emit(url.toString())

    # -- looks --------------------------------------------------------------------------

    def _dress(self) -> None:
        """Give tables lines and code a ground, in colours of the palette."""
        palette = self.palette()
        line = QBrush(palette.color(QPalette.ColorRole.Mid))
        ground = QBrush(palette.color(QPalette.ColorRole.AlternateBase))
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            made = QTextBlockFormat()
            if block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
                made.setBackground(ground)
                made.setLeftMargin(8)
                QTextCursor(block).mergeBlockFormat(made)
            elif block.blockFormat().headingLevel():
                made.setTopMargin(18 if block.blockFormat().headingLevel() > 1 else 0)
                made.setBottomMargin(6)
                QTextCursor(block).mergeBlockFormat(made)
            elif QTextCursor(block).currentTable() is None:
                made.setBottomMargin(2 if block.textList() is not None else 9)
                if "\ufffc" not in block.text():  # a picture is no line of text
                    made.setLineHeight(115, _PROPORTIONAL)
                QTextCursor(block).mergeBlockFormat(made)
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                look = QTextTableFormat(frame.format())
                look.setBorder(1)
                look.setBorderBrush(line)
                look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                look.setBorderCollapse(True)
                look.setCellPadding(4)
                look.setTopMargin(4)
                look.setBottomMargin(10)
                frame.setFormat(look)
        cursor.endEditBlock()
