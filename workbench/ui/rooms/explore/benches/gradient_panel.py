"""Gradient descent on a local fit, step by step, beside the closed form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.api.data import FloatArray
from workbench.numerics.local_fit import descent
from workbench.ui.layouts import nest
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.object_names import named

#: The coefficients agree where their greatest difference is below this share of the
#: greatest of them.
_AGREE = 1e-6
#: Milliseconds between two frames, steps in the first one, and how they grow.
_FRAME, _GROWTH = 60, 1.25
#: Steps after which Play stops in any case.
_MOST = 100_000
_MOST_A_FRAME = 500


class GradientPanel(QWidget):
    """Rule 8.7 from w = 0 for one query.

    Signals
    -------
    stepped()
        The coefficients are other ones, or gone.
    """

    stepped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = named(QPushButton(), "explore_regStepBtn")
        self.play = named(QPushButton(), "explore_regPlayBtn")
        self.play.setCheckable(True)
        self.reset = named(QPushButton(), "explore_regResetBtn")
        self.title, self.text = (
            QLabel(),
            named(FittedText(), "explore_regGradient_label"),
        )
        self._timer = QTimer(self, interval=_FRAME)
        self._problem: tuple[FloatArray, FloatArray, FloatArray] | None = None
        self._steps: Iterator[tuple[FloatArray, float]] | None = None
        self.closed: FloatArray = np.empty(0)
        self.coefficients: FloatArray | None = None
        self.count, self.error = 0, 0.0
        self._pace = 1.0
        buttons = QHBoxLayout()
        for button in (self.step, self.play, self.reset):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        nest(column, buttons)
        column.addWidget(self.text)
        self.step.clicked.connect(self._on_step_clicked)
        self.play.toggled.connect(self._on_play_toggled)
        self.reset.clicked.connect(self.start_again)
        self._timer.timeout.connect(self._on_timer_timeout)

    # -- the fit it descends to -------------------------------------------------------

    def show_fit(
        self,
        design: FloatArray,
        weights: FloatArray,
        f: FloatArray,
        closed: FloatArray,
    ) -> None:
        """Begin again at w = 0 for another fit.

        Parameters
        ----------
        design : ndarray, shape (n, p)
        weights, f : ndarray, shape (n,)
        closed : ndarray, shape (p,)
            The coefficients of the closed form.
        """
        self._problem, self.closed = (design, weights, f), closed
        self.start_again()

    def hide_fit(self) -> None:
        """Have nothing to descend to."""
        self._problem, self.closed = None, np.empty(0)
        self.start_again()

    @property
    def playing(self) -> bool:
        """Whether steps are taken by themselves."""
        return self._timer.isActive()

    @property
    def agrees(self) -> bool:
        """Whether the steps have come to the closed form."""
        if self.coefficients is None:
            return False
        scale = max(float(np.abs(self.closed).max(initial=0.0)), 1e-300)
        return float(np.abs(self.coefficients - self.closed).max()) <= _AGREE * scale

    def start_again(self) -> None:
        """Go back to w = 0."""
        self.stop()
        self._steps, self.coefficients, self.count, self.error = None, None, 0, 0.0
        usable = self._problem is not None and bool(self._problem[1].any())
        for button in (self.step, self.play, self.reset):
            button.setEnabled(usable)
        self._say()
        self.stepped.emit()

    def stop(self) -> None:
        """Take no more steps by itself."""
        self.play.setChecked(False)

    def take(self, count: int) -> None:
        """Take so many steps, fewer where the closed form is reached."""
        if self._problem is None or not self._problem[1].any():
            return
        if self._steps is None:
            self._steps = descent(*self._problem)
        for _ in range(count):
            self.coefficients, self.error = next(self._steps)
            self.count += 1
            if self.agrees or self.count >= _MOST:
                self.stop()
                break
        self._say()
        self.stepped.emit()

    def _on_step_clicked(self) -> None:
        self.take(1)

    def _on_play_toggled(self, on: bool) -> None:
        if on and not self.agrees:
            self._pace = 1.0
            self._timer.start()
        else:
            self._timer.stop()
            self.play.setChecked(False)

    def _on_timer_timeout(self) -> None:
        self.take(round(self._pace))
        self._pace = min(self._pace * _GROWTH, _MOST_A_FRAME)

    # -- words ------------------------------------------------------------------------

    def _say(self) -> None:
        if self._problem is None:
            self.text.setText(self.tr("An RBF network is one fit for all queries."))
            return
        now = (
            np.zeros_like(self.closed)
            if self.coefficients is None
            else self.coefficients
        )
        text = self.tr("w after step {n}: {now}\nclosed form: {closed}\nE = {error}")
        error = self.tr("reached") if self.agrees else ""
        shown = number(self.error, 4) if self.coefficients is not None else "–"
        said = text.format(
            n=self.count, now=_vector(now), closed=_vector(self.closed), error=shown
        )
        self.text.setText(f"{said}  {error}".rstrip())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        title = self.tr("Gradient descent")
        self.title.setText(f"<b>{title}</b>")
        self.title.setToolTip(
            self.tr("Δw = η Σ K (f − f̂) a from w = 0 (Mitchell, rule 8.7)")
        )
        self.step.setText(self.tr("Step"))
        self.step.setToolTip(self.tr("One step of the gradient rule"))
        self.play.setText(self.tr("Play"))
        self.play.setToolTip(self.tr("Step until the closed form is reached"))
        self.reset.setText(self.tr("Reset"))
        self.reset.setToolTip(self.tr("Back to w = 0"))
        self._say()

    def probe(self) -> dict[str, Any]:
        """Return both vectors of coefficients and the number of steps."""
        now = self.coefficients
        return {
            "steps": self.count,
            "coefficients": [] if now is None else now.tolist(),
            "closed": self.closed.tolist(),
            "error": self.error,
            "agrees": self.agrees,
            "playing": self.playing,
            "text": self.text.text(),
        }


def _vector(values: FloatArray) -> str:
    return "(" + "; ".join(number(value, 4) for value in values) + ")"
