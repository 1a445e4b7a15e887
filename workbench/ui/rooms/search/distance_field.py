"""The distance of a page: that of the scene where the page can use it, or another one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from workbench.core.session.session import Session
from workbench.numerics.neighbours.distance import SCENE_DISTANCES, Distance
from workbench.ui.services.metric_names import distance_title
from workbench.ui.widgets.fitted import FittedCombo

translate = QCoreApplication.translate

#: Without anything to set or learn.
_FIXED = {
    name: distance
    for name, distance in SCENE_DISTANCES.items()
    if not distance.params
    and distance.exponent is not None
    and distance.ball != "ellipse"
}
#: Under which structures of the open rows are measured.
MEASURED: tuple[Distance, ...] = tuple(_FIXED.values())
#: Norms, under which trees cut the plane; each has an exponent.
NORMS: tuple[Distance, ...] = tuple(d for d in MEASURED if d.ball == "norm")
#: The choice that follows the scene.
SCENE = "scene"


def exponent(name: str) -> float:
    """Return the exponent of one of `NORMS` by its id."""
    found = _FIXED[name].exponent
    assert found is not None
    return found


class DistanceField(FittedCombo):
    """Distances to choose from; the first choice follows the scene.

    Parameters
    ----------
    name : str
        The objectName.
    offered : sequence of Distance
        What the page can use; the first stands for what it cannot.
    session : Session
        Of the scene.
    """

    def __init__(
        self, name: str, offered: Sequence[Distance], session: Session
    ) -> None:
        super().__init__(name)
        self._offered = {distance.id: distance for distance in offered}
        self._session = session
        self.addItem("", SCENE)
        for distance in offered:
            self.addItem("", distance.id)

    @property
    def follows_scene(self) -> bool:
        """Whether no distance was chosen here."""
        return bool(self.currentData() == SCENE)

    @property
    def distance(self) -> Distance:
        """What rows are compared by."""
        chosen = (
            self._session.scene.metric if self.follows_scene else self.currentData()
        )
        return self._offered.get(chosen, next(iter(self._offered.values())))

    def why_not_scene(self) -> str:
        """Say what stands for a metric of the scene that cannot be used; else nothing."""
        scene = self._session.scene.distance
        if not self.follows_scene or scene.id in self._offered:
            return ""
        text = translate(
            "DistanceField",
            "The metric of the scene ({metric}) is not offered here; rows are compared by "
            "{other}.",
        )
        return text.format(
            metric=distance_title(scene), other=distance_title(self.distance)
        )

    def name_choices(self) -> None:
        """Set the texts of the choices in the current language."""
        scene = translate("DistanceField", "Scene: {metric}")
        used = self._session.scene.metric
        titled = self._offered.get(used, next(iter(self._offered.values())))
        self.setItemText(0, scene.format(metric=distance_title(titled)))
        for place, distance in enumerate(self._offered.values(), start=1):
            self.setItemText(place, distance_title(distance))
