"""``python -m workbench.ui.lessons.print_handout FILE``: print the page that comes as JSON on stdin.

The command ``handout`` runs it in a process of its own on Qt's offscreen platform.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import (
    QFont,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QApplication

#: Dots per inch; of a PDF they say how fine its measures are.
DPI = 300
#: Millimetres around the page.
MARGIN = 18
#: How close paragraphs stand on paper.
_CLOSE = "p { margin-top: 4px; margin-bottom: 4px; }"
#: Points of the text: the largest at which a page without pictures holds all of it.
SIZES = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5)


def main() -> int:
    """Print the HTML page of standard input on A4; 2 if it cannot be written."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    target, document = sys.argv[1], json.load(sys.stdin)
    writer = QPdfWriter(target)
    writer.setResolution(DPI)
    writer.setTitle(document["title"])
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    family = app.font().family()  # type: ignore[attr-defined]
    page = lay_out(document["html"], family, writer)
    with open(target, "ab") as probe:  # QPdfWriter says nothing of what it cannot write
        probe.flush()
    page.print_(writer)
    return 0


def lay_out(html: str, family: str, writer: QPdfWriter) -> QTextDocument:
    """Return the page laid out for a writer, on one sheet where that can be read.

    What takes several, as pictures do, is printed in the largest size, and no step goes
    on over the end of a sheet.
    """
    sizes = SIZES[:1] if "<img" in html else SIZES
    pages = (set_page(html, family, size, writer) for size in sizes)
    single = next((page for page in pages if page.pageCount() == 1), None)
    if single is not None:
        return single
    page = set_page(html, family, SIZES[0], writer)
    # asked for its pages Qt lays all of it out; else only so far as is asked for below,
    # and what comes after a break put in there would not be printed
    page.pageCount()
    keep_steps_whole(page)
    return page


def set_page(html: str, family: str, size: float, writer: QPdfWriter) -> QTextDocument:
    """Return the page with its text in so many points."""
    page = QTextDocument()
    page.setDefaultFont(QFont(family, round(size)))
    page.documentLayout().setPaintDevice(writer)
    # the page's own style says a size for browsers
    sized = html.replace("font-size: 11pt", f"font-size: {size}pt")
    page.setHtml(sized.replace("<style>", f"<style>{_CLOSE}", 1))
    page.setPageSize(writer.pageLayout().paintRectPixels(DPI).size().toSizeF())
    page.setDocumentMargin(0)
    return page


def keep_steps_whole(page: QTextDocument) -> None:
    """Begin a new sheet before each step that would go on over the end of one."""
    high, layout = page.pageSize().height(), page.documentLayout()
    starts = step_blocks(page)
    for number, block in enumerate(starts):
        following = starts[number + 1] if number + 1 < len(starts) else None
        top = layout.blockBoundingRect(block).top()
        last = page.lastBlock() if following is None else following.previous()
        bottom = layout.blockBoundingRect(last).bottom()
        if top // high != (bottom - 1) // high and bottom - top <= high:
            form = block.blockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(form)


def step_blocks(page: QTextDocument) -> list[QTextBlock]:
    """Return the block that each step begins with: its number and a full stop."""
    found: list[QTextBlock] = []
    block = page.begin()
    while block.isValid():
        if block.text().startswith(f"{len(found) + 1}. "):
            found.append(block)
        block = block.next()
    return found


if __name__ == "__main__":
    try:
        sys.exit(main())
    except OSError as error:
        sys.stderr.write(f"{error.strerror or error}\n")
        sys.exit(2)
