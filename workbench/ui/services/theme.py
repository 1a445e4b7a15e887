"""Colours, markers and fonts in one service; plots and widgets repaint when it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from workbench.core.diagrams import sign_colours
from workbench.ui.services.repaint_queue import Follower, RepaintQueue

CLASS_COLOURS = sign_colours.CLASS_COLOURS
CLASS_MARKERS = sign_colours.CLASS_MARKERS
#: Palettes of eight class colours to choose from, the first at first; all are made for
#: people who see fewer colours. Tol's are from P. Tol, Colour schemes (2021).
PALETTES = {
    "okabe-ito": CLASS_COLOURS,
    "tol-bright": (
        "#4477AA", "#EE6677", "#228833", "#CCBB44", "#66CCEE", "#AA3377", "#BBBBBB",
        "#777777",
    ),
    "tol-muted": (
        "#4A5FC1", "#DDCC77", "#117733", "#CC6677", "#88CCEE", "#AA4499", "#44AA99",
        "#999933",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one theme, as ``#rrggbb``."""

    window: str
    button: str
    base: str
    text: str
    muted: str
    line: str
    accent: str
    plot: str
    grid: str
    selection: str
    error: str
    warning: str
    info: str
    tint: float  # share of the class colour in a region


LIGHT = Colours(
    window="#f6f6f7", button="#ececf0", base="#ffffff", text="#1b1b1f", muted="#5c5c66",
    line="#c6c6ce", accent="#0b63b5", plot="#ffffff", grid="#e4e4ea",
    selection="#111111", error="#b3261e", warning="#8a5a00", info="#0b63b5",
    tint=0.22,
)  # fmt: skip
DARK = Colours(
    window="#2b2d32", button="#42454d", base="#1b1c1f", text="#ececf1", muted="#a4a4b0",
    line="#5a5c66", accent="#6db3f2", plot="#1b1c1f", grid="#303238",
    selection="#ffffff", error="#ff8a80", warning="#f2c14e", info="#6db3f2",
    tint=0.35,
)  # fmt: skip


def rgb(colour: QColor | str) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255."""
    made = QColor(colour)
    return made.red(), made.green(), made.blue()


class Theme(QObject):
    """The current colours; `changed` is emitted after the palette was set."""

    changed = Signal()

    def __init__(self, name: str = "system", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.font_scale = 1.0
        self.palette_name = next(iter(PALETTES))
        self._queue = RepaintQueue(self)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_hints_color_scheme_changed)

    @property
    def name(self) -> str:
        """``system``, ``light`` or ``dark``, as chosen."""
        return self._name

    @property
    def is_dark(self) -> bool:
        """Whether dark colours are shown now."""
        if self._name == "system":
            scheme = QGuiApplication.styleHints().colorScheme()
            return scheme == Qt.ColorScheme.Dark
        return self._name == "dark"

    @property
    def colours(self) -> Colours:
        """The colours shown now."""
        return DARK if self.is_dark else LIGHT

    def choose(self, name: str) -> None:
        """Switch to ``system``, ``light`` or ``dark`` and repaint everything."""
        self._name = name
        self.apply()

    def choose_palette(self, name: str) -> None:
        """Switch to another of the `PALETTES`; an unknown name is the first."""
        self.palette_name = name if name in PALETTES else next(iter(PALETTES))
        self.apply()

    def scale_fonts(self, factor: float) -> None:
        """Scale the application's font; 1.0 is the size it started with."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            font = app.font()
            base = font.pointSizeF() / self.font_scale
            self.font_scale = factor
            font.setPointSizeF(base * factor)
            with self._queue.change():
                app.setFont(font)
                # by now, not in the next turn: who is told may measure
                app.sendPostedEvents(None, QEvent.Type.ApplicationFontChange.value)
                self.changed.emit()

    def apply(self) -> None:
        """Set the application's palette and tell everybody."""
        with self._queue.change():
            app = QApplication.instance()
            if isinstance(app, QApplication):
                palette = self._palette()
                app.setPalette(palette)
                app.sendPostedEvents(None, QEvent.Type.ApplicationPaletteChange.value)
                QToolTip.setPalette(palette)
            self.changed.emit()

    def spread(self) -> None:
        """Let what is deferred in this turn of the event loop be called after it."""
        self._queue.spread()

    @property
    def changing(self) -> bool:
        """Whether something that is seen has not taken over a change yet."""
        return self._queue.waits

    def finish(self) -> None:
        """Have all that is seen take over a change now."""
        self._queue.finish()

    def forget(self) -> None:
        """Leave undone what waits to be taken over."""
        self._queue.forget()

    def later(self, job: Callable[[], object]) -> None:
        """Do a small job of a change: at once as far as the time reaches, or soon."""
        self._queue.add(job)

    def next(self, job: Callable[[], object]) -> None:
        """Do a job in the next turn of the event loop, before all that waits."""
        self._queue.put_first(job)

    def deferred(
        self, widget: QWidget, slot: Callable[[], object], *, at_once: bool = False
    ) -> Follower:
        """Return what calls a slot of a widget when that can be seen.

        Parameters
        ----------
        widget : QWidget
            While it is hidden, the call waits until it is shown.
        slot : callable
            A bound method without arguments. Widgets that are seen share the time of a
            change: some are called at once, others in later turns of the event loop.
        at_once : bool
            Whether a hidden widget's call is part of its being shown: what is asked for
            then is known to be under way.
        """
        return Follower(self._queue, widget, slot, at_once=at_once)

    def follow(self, widget: QWidget, slot: Callable[[], object]) -> Follower:
        """Call a slot of a widget at each change, when the widget can be seen.

        Takes and returns what `deferred` does.
        """
        follower = self.deferred(widget, slot)
        self.changed.connect(follower.refresh)
        return follower

    # -- colours of classes -----------------------------------------------------

    def class_colour(self, index: int) -> QColor:
        """Return the colour of a class; after eight they repeat with other markers."""
        colours = PALETTES[self.palette_name]
        return QColor(colours[index % len(colours)])

    def class_marker(self, index: int) -> str:
        """Return pyqtgraph's symbol of a class: 64 pairs of colour and marker."""
        n = len(CLASS_MARKERS)
        return CLASS_MARKERS[(index + index // n) % n]

    def tint(self, index: int) -> QColor:
        """Return the background of a class's region: opaque, mixed for this theme."""
        colour, ground = self.class_colour(index), QColor(self.colours.plot)
        share = self.colours.tint
        mixed = [
            round(share * a + (1 - share) * b)
            for a, b in (
                (colour.red(), ground.red()),
                (colour.green(), ground.green()),
                (colour.blue(), ground.blue()),
            )
        ]
        return QColor(*mixed)

    def region_table(self) -> npt.NDArray[np.uint8]:
        """Return the look-up table of region labels, shape (256, 4), RGBA."""
        tints = [self.tint(i).getRgb() for i in range(len(CLASS_COLOURS))]
        return np.array(
            [tints[i % len(tints)] for i in range(255)] + [(0, 0, 0, 0)],
            dtype=np.uint8,
        )

    # -- Qt ---------------------------------------------------------------------

    def _on_hints_color_scheme_changed(self) -> None:
        if self._name == "system":
            self.apply()

    def _palette(self) -> QPalette:
        c, role = self.colours, QPalette.ColorRole
        # derives the bevels of buttons and boxes from these two
        palette = QPalette(QColor(c.button), QColor(c.window))
        pairs = {
            role.Window: c.window, role.Base: c.base, role.AlternateBase: c.window,
            role.WindowText: c.text, role.Text: c.text, role.ButtonText: c.text,
            role.Button: c.button, role.ToolTipBase: c.base, role.ToolTipText: c.text,
            role.Highlight: c.accent, role.Mid: c.line, role.PlaceholderText: c.muted,
            # what `workbench.ui.widgets.tone` takes for its tones
            role.Link: c.info, role.LinkVisited: c.warning, role.BrightText: c.error,
            role.HighlightedText: "#ffffff" if not self.is_dark else "#111111",
            role.Accent: c.accent,
        }  # fmt: skip
        for key, value in pairs.items():
            palette.setColor(key, QColor(value))
        faint = QColor(c.muted)
        for key in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, key, faint)
        return palette
