"""The distances of the scene that the pages offer: those without anything to set or learn."""

from __future__ import annotations

from workbench.numerics.neighbours.distance import SCENE_DISTANCES, Distance

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


def exponent(name: str) -> float:
    """Return the exponent of one of `NORMS` by its id."""
    found = _FIXED[name].exponent
    assert found is not None
    return found
