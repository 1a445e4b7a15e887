"""The accuracy of the classifier of the scene: k-curve, and leave-one-out on demand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Dataset
from workbench.core.plane.space import Space
from workbench.core.results.pictures.accuracy_curve import AccuracyCurve
from workbench.core.session.scene import Scene
from workbench.ui.services.job_signals import Request

KMAX = 50
_FOLD_SCALED = 4000  # rows up to which each is scaled by the others only
_CELLS = 200_000  # rows times classes above which the curve is shorter


class AccuracyRequests(QObject):
    """Asks for the k-curve of k-NN and for the accuracy of other classifiers.

    Signals
    -------
    curved(curve, badges)
        An `AccuracyCurve`, and what holds for it, such as ``LOO``.
    evaluated(result)
        The `EvaluationResult` of another classifier.
    """

    curved = Signal(object, str)
    evaluated = Signal(object)

    def __init__(
        self, make_request: Callable[..., Request], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._curve, self._evaluation = make_request("latest"), make_request()
        self._badges = ""
        self._curve.done.connect(self._on_curve_done)
        self._evaluation.done.connect(self.evaluated)

    def judge(self, data: Dataset, space: Space, scene: Scene) -> None:
        """Ask for the k-curve under the scene."""
        classes = max(1, len(data.classes))
        kmax = KMAX if data.n_rows * classes <= _CELLS else 15
        payload: dict[str, Any] = {
            "rows": space.rows,
            "p": space.p,
            "cosine": space.cosine,
            "y": data.y,
            "n_classes": classes,
            "weights": scene.weights,
            "k": scene.k,
            "kmax": kmax,
        }
        badges = ["LOO"]
        if space.L is not None:
            badges.append("METRIC:ALL")  # the map has seen the row left out
        if scene.scale != "none":
            if space.L is None and not space.cosine and data.n_rows <= _FOLD_SCALED:
                payload["columns"], payload["scale"] = space.columns, scene.scale
                payload["numeric"] = numeric_columns(space)
            else:
                badges.append("SCALE:ALL")
        self._badges = " ".join(badges)
        title = self.tr("Error for every k")
        self._curve.start("kcurve", payload, lane="interactive", title=title)

    def evaluate(self, folder: str, plugin: str, title: str, scene: Scene) -> None:
        """Ask for a ten-fold cross-validation of another classifier."""
        payload = {
            "data": folder,
            "plugin": plugin,
            "protocol": {"kind": "cv", "folds": 10, "seed": scene.seed},
            "scale": scene.scale,
            "predictions": True,
        }
        self._evaluation.start("evaluate", payload, title=title, plugins=(plugin,))

    def forget(self) -> None:
        """Drop what is under way."""
        self._curve.cancel()
        self._evaluation.cancel()

    @Slot(object)
    def _on_curve_done(self, curve: AccuracyCurve) -> None:
        self.curved.emit(curve, self._badges)


def numeric_columns(space: Space) -> npt.NDArray[np.bool_]:
    """Tell which columns of a space are numbers, shape (c,)."""
    numeric = np.zeros(space.columns.shape[1], bool)
    numeric[list(space.places.values())] = True
    return numeric
