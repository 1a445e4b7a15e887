"""What is wrong with a window as it stands on the screen: cut, covered, out of reach."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from workbench.ui.widgets.fitted import ElidedLabel

CONTROLS = (
    QAbstractButton,
    QComboBox,
    QAbstractSpinBox,
    QLineEdit,
    QLabel,
    QAbstractSlider,
    QTabBar,
)
#: Least size of what is clicked, in pixels.
TARGET = 24


def faults(window: QWidget, screen: QSize) -> list[str]:
    """Return a line for each fault of a window that is shown.

    Parameters
    ----------
    window : QWidget
    screen : QSize
        Of the screen that it is on.
    """
    found = []
    if window.width() > screen.width() or window.height() > screen.height():
        found.append(f"window {window.width()} x {window.height()}")
    shown = [w for w in _visible(window) if _is_seen(w)]
    controls = [w for w in shown if isinstance(w, CONTROLS) and not _inside(w)]
    within: dict[QWidget, QRect] = {}
    for widget in controls:
        found += (f"{_name(widget)}: {what}" for what in _cut(widget, within))
    for widget in shown:
        if isinstance(widget, QHeaderView):
            found += (f"{_name(widget)}: {what}" for what in _heads(widget))
        elif isinstance(widget, QScrollArea):
            found += (f"{_name(widget)}: {what}" for what in _sideways(widget))
    return found + list(_overlaps(controls))


def _visible(window: QWidget) -> list[QWidget]:
    """Return what is below a window, in it, and visible."""
    found: list[QWidget] = []
    parents = [window]
    while parents:
        # below what is hidden nothing is visible, nor of this window below another one
        shown = [
            child
            for child in parents.pop().children()
            if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
        ]
        found += shown
        parents += shown
    return found


def _is_seen(widget: QWidget) -> bool:
    """Whether something of a widget is on the screen, itself or what fills it."""
    seen = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    return not seen.visibleRegion().isNull()


def _inside(widget: QWidget) -> bool:
    """Whether a control is a part of another one that is looked at itself."""
    parent = widget.parentWidget()
    parts = (QComboBox, QAbstractSpinBox, QTabBar, QLineEdit)
    return isinstance(parent, parts) or isinstance(widget.parent(), QHeaderView)


def _name(widget: QWidget) -> str:
    named: QWidget | None = widget
    while named is not None and not named.objectName():
        named = named.parentWidget()
    name = named.objectName() if named is not None else "?"
    text = (
        getattr(widget, "text", str)()
        if isinstance(widget, QAbstractButton | QLabel)
        else ""
    )
    return f"{name} ({type(widget).__name__}) {str(text)[:30]!r}"


def _scrolled(widget: QWidget, across: bool) -> bool:
    """Whether what is cut of a widget, at a side or below, can be scrolled into view."""
    parent = widget.parentWidget()
    while parent is not None:
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            bar = area.horizontalScrollBar() if across else area.verticalScrollBar()
            if bar.maximum() > bar.minimum():
                return True
        parent = area
    return False


def _sideways(area: QScrollArea) -> Iterator[str]:
    """A page that has to be scrolled to the side; tables and pictures may be wider."""
    bar = area.horizontalScrollBar()
    if bar.maximum() > bar.minimum():
        yield f"scrolls {bar.maximum() - bar.minimum()} pixels sideways"


def _clip(widget: QWidget, within: dict[QWidget, QRect]) -> QRect:
    """Return which part of a widget its parents leave, in its own coordinates.

    Parameters
    ----------
    within : dict
        Of the widgets asked about before, and their parents: siblings share them.
    """
    if widget not in within:
        clip = QRect(QPoint(0, 0), widget.size())
        parent = widget.parentWidget()
        if parent is not None and not widget.isWindow():
            clip &= _clip(parent, within).translated(-widget.pos())
        within[widget] = clip
    return within[widget]


def _cut(widget: QWidget, within: dict[QWidget, QRect]) -> Iterator[str]:
    seen = widget
    clip = _clip(widget, within)
    lost = QSize(widget.width() - clip.width(), widget.height() - clip.height())
    beside = lost.width() > 1 and not _scrolled(widget, across=True)
    below = lost.height() > 1 and not _scrolled(widget, across=False)
    if beside or below:
        yield f"{lost.width()} x {lost.height()} pixels outside"
    metrics = seen.fontMetrics()
    if isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
        yield from _cut_label(widget)
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            widget,
        )
        icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
        if metrics.horizontalAdvance(widget.currentText()) + icon > field.width() + 2:
            yield f"{widget.currentText()!r} is elided"
    elif isinstance(widget, QTabBar):
        arrows = [b for b in widget.findChildren(QToolButton) if b.isVisible()]
        if arrows:
            yield "tabs behind arrows"
        for tab in range(widget.count()):
            title = widget.tabText(tab).replace("&", "")
            if metrics.horizontalAdvance(title) > widget.tabRect(tab).width():
                yield f"{title!r} is elided"
    elif isinstance(widget, QLineEdit) and not widget.text():
        short = metrics.horizontalAdvance(widget.placeholderText()) - widget.width()
        if short > 0:
            yield f"{widget.placeholderText()!r} is cut"
    elif isinstance(widget, QAbstractButton) and widget.text():
        text = widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, widget.text())
        if isinstance(widget, QCheckBox | QRadioButton):
            need = widget.sizeHint().width()
        else:
            need = min(text.width() + 4, widget.sizeHint().width())
        if type(widget).__name__ != "Handle" and need > widget.width() + 1:
            yield f"needs {need}, has {widget.width()} pixels"
        if text.height() > widget.height() + 1:
            yield "lower than its text"
    elif isinstance(widget, QAbstractSpinBox):
        need = widget.minimumSizeHint().width()
        if need > widget.width() + 1:
            yield f"needs {need}, has {widget.width()}"


def _cut_label(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + 1:
            yield "lines are cut"
        plain = label.text() if "<" not in label.text() else ""
        words = [label.fontMetrics().horizontalAdvance(w) for w in plain.split()]
        if words and max(words) > label.width() + 1:
            yield "a word is broken in two"
    elif label.sizeHint().width() > label.width() + 1 and not _elides(label):
        yield f"needs {label.sizeHint().width()}, has {label.width()} pixels"
    elif label.sizeHint().height() > label.height() + 1:
        yield "lower than its text"


def _elides(label: QLabel) -> bool:
    """Whether a label is made to end in an ellipsis, and its tip has the whole text."""
    return isinstance(label, ElidedLabel) and label.text() in label.toolTip()


def _heads(head: QHeaderView) -> Iterator[str]:
    """Heads that are elided although the table has room to spare."""
    if head.orientation() != Qt.Orientation.Horizontal or head.model() is None:
        return
    spare = head.viewport().width() - head.length()
    for section in range(head.count()):
        if head.isSectionHidden(section):
            continue
        short = head.sectionSizeHint(section) - head.sectionSize(section)
        if 1 < short <= spare:
            title = head.model().headerData(section, Qt.Orientation.Horizontal)
            yield f"head {title!r} is elided, {spare} pixels are free"


def _overlaps(controls: list[QWidget]) -> Iterator[str]:
    """Controls of one parent that lie over each other."""
    families: dict[int, list[QWidget]] = {}
    for widget in controls:
        families.setdefault(id(widget.parentWidget()), []).append(widget)
    for family in families.values():
        for i, one in enumerate(family):
            for other in family[i + 1 :]:
                shared = one.geometry() & other.geometry()
                if shared.width() > 2 and shared.height() > 2:
                    yield f"{_name(one)} lies over {_name(other)}"
