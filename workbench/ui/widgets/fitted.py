"""Widgets that fit their texts in any language and size, or say where they cut them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QStylePainter,
    QWidget,
)

#: What the frame and the margins of a line take, in pixels.
_FRAME = 16


class FittedCombo(QComboBox):
    """A box that never shortens its choices.

    Parameters
    ----------
    name : str
        The objectName.
    most : int, optional
        Letters that it is not wider than: names that users give have no end. What is
        shortened then is read whole in the open list.
    """

    def __init__(self, name: str, most: int = 0) -> None:
        super().__init__()
        self.setObjectName(name)
        self._most = most
        # also after its first showing: other languages have longer words
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self._most:
            widest = self._most * self.fontMetrics().averageCharWidth()
            hint.setWidth(min(hint.width(), widest))
        return hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()  # Qt's own stays that of a font before


class FittedSpin(QSpinBox):
    """A box as wide as numbers of some digits, or as its number where that is longer.

    Qt's is as wide as the largest number allowed, which often is one that nobody sets.

    Parameters
    ----------
    name : str
        The objectName.
    digits : int
    """

    def __init__(self, name: str, digits: int = 5) -> None:
        super().__init__()
        self.setObjectName(name)
        self._digits = digits
        self.textChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return _narrowed(self, super().sizeHint(), self._digits)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class FittedDoubleSpin(QDoubleSpinBox):
    """A `FittedSpin` for numbers with a fraction; the point counts as a digit."""

    def __init__(self, name: str, digits: int = 5) -> None:
        super().__init__()
        self.setObjectName(name)
        self._digits = digits
        self.textChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return _narrowed(self, super().sizeHint(), self._digits)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def _narrowed(spin: QSpinBox | QDoubleSpinBox, hint: QSize, digits: int) -> QSize:
    """Return Qt's size of a box, less what the largest number has beyond `digits`."""
    letters = spin.fontMetrics()
    ends = (spin.textFromValue(end) for end in (spin.minimum(), spin.maximum()))  # type: ignore[arg-type]
    allowed = max(letters.horizontalAdvance(text) for text in ends)
    shown = (spin.text(), spin.specialValueText(), "0" * digits)
    wanted = max(letters.horizontalAdvance(text) for text in shown)
    return hint - QSize(max(0, allowed - wanted), 0)


class FittedEdit(QLineEdit):
    """A line of text as wide as a sample of what is typed there.

    Parameters
    ----------
    name : str
        The objectName.
    sample : str
    """

    def __init__(self, name: str, sample: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._sample = sample
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self._sample) + _FRAME
        return QSize(wide, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class FittedLabel(QLabel):
    """A label whose neighbours stay where they are when its text changes.

    Parameters
    ----------
    longest : str
        It is always as wide as this, or as its text where that is wider.
    parent : QWidget, optional
    """

    def __init__(self, longest: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._longest = longest

    def sizeHint(self) -> QSize:
        return self._widened(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._widened(super().minimumSizeHint())

    def _widened(self, hint: QSize) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self._longest) + 2
        return hint.expandedTo(QSize(wide, 0))


class FittedText(QLabel):
    """Sentences on as many lines as they need, none of them cut.

    A plain label with word wrap is squeezed below what its width asks for where a
    splitter or an area that scrolls gives the height.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._heighten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._heighten()

    def _heighten(self) -> None:
        before = self.minimumHeight()
        self.setMinimumHeight(0)  # a label asks for no less than it was ever given
        high = max(0, self.heightForWidth(self.width()))
        if high or before:
            self.setMinimumHeight(high)


class ReservedLines(QObject):
    """Keeps a label as high as some lines of its text, whatever it says.

    What is below then stays where it is while the pointer moves.

    Parameters
    ----------
    label : QLabel
        With word wrap; its font may change.
    lines : int
    """

    def __init__(self, label: QLabel, lines: int) -> None:
        super().__init__(label)
        self._label, self._lines = label, lines
        label.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        return False

    def _fit(self) -> None:
        line = self._label.fontMetrics().lineSpacing()
        self._label.setFixedHeight(self._lines * line + 2)


class ElidedLabel(QLabel):
    """A line that is cut with an ellipsis rather than widening the room.

    Its tip has the whole text.

    Parameters
    ----------
    grows : bool
        Whether it takes all the width there is, or no more than its text.
    """

    def __init__(self, *, grows: bool = True) -> None:
        super().__init__()
        across = QSizePolicy.Policy.Ignored if grows else QSizePolicy.Policy.Maximum
        self.setSizePolicy(across, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth(), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.contentsRect()
        mode = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.text(), mode, box.width())
        painter = QStylePainter(self)
        align, role = self.alignment(), self.foregroundRole()
        painter.drawItemText(box, align, self.palette(), self.isEnabled(), text, role)
        painter.end()
