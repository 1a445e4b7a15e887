"""Moving the focus by F6 from pane to pane, and finding the plot that is meant."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget


def focusable(pane: QWidget) -> list[QWidget]:
    """List what Tab can reach inside a pane, in the order of Tab."""
    found = [pane] if _takes_tab(pane) else []
    # asked of those inside only: the chain goes through the whole window
    left = {w for w in pane.findChildren(QWidget) if _takes_tab(w)}
    seen: set[QWidget] = set()
    widget = pane.nextInFocusChain()
    # a tab widget in the middle of an explicit order can close the chain too early,
    # so that it never comes back to the pane
    while left and widget is not None and widget is not pane and widget not in seen:
        seen.add(widget)
        seen.add(widget)
        if widget in left and pane.isAncestorOf(widget):
            found.append(widget)
            left.discard(widget)
        widget = widget.nextInFocusChain()
    return found


def step_widget(panes: list[QWidget], step: int) -> bool:
    """Give the focus to what comes after (or before) the focused widget.

    Returns
    -------
    bool
        False when the focus is in none of the panes; nothing has happened then.
    """
    chain = [widget for pane in panes for widget in focusable(pane)]
    focus = QApplication.focusWidget()
    if focus not in chain:
        return False
    _focus(chain[(chain.index(focus) + step) % len(chain)], step)
    return True


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
            _focus(widgets[0], step)
            return


def meant_plot(room: QWidget, last: QGraphicsView | None) -> QGraphicsView | None:
    """Return the plot that "the figure" means in a room.

    It is the one with the focus, else the one that had it last, else the largest
    (by its shorter side: a long flat curve below the plots is not it).
    """
    focus = QApplication.focusWidget()
    if isinstance(focus, QGraphicsView) and room.isAncestorOf(focus):
        return focus
    plots = [p for p in room.findChildren(QGraphicsView) if p.isVisible()]
    if last in plots:
        return last
    return max(plots, key=lambda p: min(p.width(), p.height()), default=None)


def _focus(widget: QWidget, step: int) -> None:
    reasons = Qt.FocusReason
    widget.setFocus(reasons.TabFocusReason if step > 0 else reasons.BacktabFocusReason)


def _takes_tab(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
    # a proxy stands for another widget that is found by itself
    return (
        bool(by_tab)
        and widget.isEnabled()
        and widget.isVisible()
        and widget.focusProxy() is None
    )
