"""``python -m workbench.ui.lessons.print_handout FILE``: print the page that comes as JSON on stdin.

The command ``handout`` runs it in a process of its own on Qt's offscreen platform.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QApplication

#: Dots per inch; of a PDF they say how fine its measures are.
DPI = 300
#: Millimetres around the page.
MARGIN = 18


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
    page = QTextDocument()
    page.setDefaultFont(QFont(app.font().family(), 11))  # type: ignore[attr-defined]
    page.documentLayout().setPaintDevice(writer)
    page.setHtml(document["html"])
    page.setPageSize(writer.pageLayout().paintRectPixels(DPI).size().toSizeF())
    page.setDocumentMargin(0)
    with open(target, "ab") as probe:  # QPdfWriter says nothing of what it cannot write
        probe.flush()
    page.print_(writer)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except OSError as error:
        sys.stderr.write(f"{error.strerror or error}\n")
        sys.exit(2)
