"""Moving the focus by F6 from pane to pane, and finding the plot that is meant."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget


def focusable(pane: QWidget) -> list[QWidget]:
    """List what Tab can reach inside a pane, in the order of Tab."""
    found = [pane] if _takes_tab(pane) else []
    widget = pane.nextInFocusChain()
    while widget is not pane and widget is not None:
        if pane.isAncestorOf(widget) and _takes_tab(widget):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def step_pane(panes: list[QWidget], step: int) -> None:
    """Give the focus to the first widget of the next (or previous) pane that has one."""
    focus = QApplication.focusWidget()
    here = next(
        (
            i
            for i, p in enumerate(panes)
            if focus and (p is focus or p.isAncestorOf(focus))
        ),
        -1 if step > 0 else 0,
    )
    for distance in range(1, len(panes) + 1):
        pane = panes[(here + step * distance) % len(panes)]
        widgets = focusable(pane)
        if widgets:
            reason = Qt.FocusReason
            widgets[0].setFocus(
                reason.TabFocusReason if step > 0 else reason.BacktabFocusReason
            )
            return


def meant_plot(room: QWidget, last: QGraphicsView | None) -> QGraphicsView | None:
    """Return the plot that "the figure" means in a room.

    It is the one with the focus, else the one that had it last, else the largest.
    """
    focus = QApplication.focusWidget()
    if isinstance(focus, QGraphicsView) and room.isAncestorOf(focus):
        return focus
    plots = [p for p in room.findChildren(QGraphicsView) if p.isVisible()]
    if last in plots:
        return last
    return max(plots, key=lambda p: p.width() * p.height(), default=None)


def _takes_tab(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
    # a proxy stands for another widget that is found by itself
    return (
        bool(by_tab)
        and widget.isEnabled()
        and widget.isVisible()
        and widget.focusProxy() is None
    )
