"""Words on the plane: the names of its axes, and the line above it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.rooms.explore.shared_state import PlaneState
from workbench.ui.services.numbers import percent

translate = QCoreApplication.translate


def axis_names(stage: PlaneState) -> tuple[str, str]:
    """Name the two axes: attributes, or principal axes with their shares."""
    axes, scene = stage.axes, stage.scene
    if axes is None:
        return scene.x, scene.y
    name = translate("ExplorePlane", "PC {0} ({1})")
    first, second = (percent(share, 0) for share in axes.shares)
    return name.format(1, first), name.format(2, second)


def caption(stage: PlaneState) -> str:
    """Say what is fixed, and how; empty where two attributes are all there is."""
    axes = stage.axes
    if axes is None:
        return "" if stage.principal else stage.strip.caption()
    text = translate(
        "ExplorePlane",
        "Regions over principal axes 1 and 2 ({0} of the variance); "
        "the other axes at their mean",
    ).format(percent(float(axes.shares.sum()), 0))
    if axes.labels_fixed:
        text += "<br>" + translate(
            "ExplorePlane", "Of the numbers only; labels at their commonest"
        )
    return text
