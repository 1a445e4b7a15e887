"""The sheets of a handout: one without pictures, whole steps on several."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPdfWriter

from workbench.core.lessons.handout import handout_html
from workbench.core.lessons.lesson_file import lessons
from workbench.ui.lessons import print_handout

LESSONS = {lesson.id: lesson for lesson in lessons()}
other = pytest.mark.lane("whole", "other languages lay out the same way")


@pytest.fixture
def writer(qapp):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QPdfWriter(buffer)
    made.buffer = buffer  # it outlives the writer
    made.setResolution(print_handout.DPI)
    made.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margin = print_handout.MARGIN
    margins = QMarginsF(margin, margin, margin, margin)
    made.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    return made


def split(page):
    """The steps that begin on one sheet and end on another, by number."""
    layout, high = page.documentLayout(), page.pageSize().height()
    starts = print_handout.step_blocks(page)
    ends = [*(block.previous() for block in starts[1:]), page.lastBlock()]
    found = []
    for number, (first, last) in enumerate(zip(starts, ends, strict=True), 1):
        top = layout.blockBoundingRect(first).top()
        bottom = layout.blockBoundingRect(last).bottom()
        if top // high != (bottom - 1) // high:
            found.append(number)
    return found


@pytest.mark.parametrize("lang", ["en", pytest.param("ru", marks=other)])
@pytest.mark.parametrize("name", LESSONS)
def test_a_sheet_to_write_on_is_one(writer, name, lang):
    html = handout_html(LESSONS[name], lang)
    page = print_handout.lay_out(html, "DejaVu Sans", writer)
    assert page.pageCount() == 1
    assert len(print_handout.step_blocks(page)) == len(LESSONS[name].steps)


@pytest.fixture
def pictures():
    """A picture of each step."""
    pictures = {}
    for number in range(len(LESSONS["the-right-k"].steps)):
        image = QImage(900, 600, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.red)
        image.setPixel(number, 0, 0)  # no two are the same
        png = QBuffer()
        png.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(png, "PNG")
        pictures[number] = png.data().data()
    return pictures


def test_no_step_is_split_between_sheets_with_pictures(writer, pictures):
    html = handout_html(LESSONS["the-right-k"], "en", True, pictures)
    assert 'width="480" height="320"' in html
    plain = print_handout.set_page(html, "DejaVu Sans", 11.0, writer)
    assert split(plain), "else nothing is tested"
    page = print_handout.lay_out(html, "DejaVu Sans", writer)
    assert split(page) == []
    assert page.pageCount() <= 8
    assert len(print_handout.step_blocks(page)) == len(pictures)


def test_all_sheets_are_printed(writer, pictures):
    """What comes after a break was once beyond the end of the document."""
    html = handout_html(LESSONS["the-right-k"], "en", True, pictures)
    page = print_handout.lay_out(html, "DejaVu Sans", writer)
    page.print_(writer)
    page.markContentsDirty(0, page.characterCount())  # it is laid out again, as a whole
    sheets = page.pageCount()
    last = page.documentLayout().blockBoundingRect(page.lastBlock())
    assert sheets == int((last.bottom() - 1) // page.pageSize().height()) + 1
    printed = bytes(writer.buffer.data())
    assert sheets >= 4
    assert printed.count(b"/Type /Page\n") == sheets
