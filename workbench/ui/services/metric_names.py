"""The names people read for distances and for the metric that was learned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from workbench.numerics.neighbours.distance import (
    DISTANCES,
    LEARNED,
    SCENE_DISTANCES,
    Distance,
)
from workbench.ui.context import Catalogue
from workbench.ui.services.message_words import message_words

if TYPE_CHECKING:
    from workbench.core.results.metric_result import LearnedMetric

translate = QCoreApplication.translate
_LEARNED_BY = "learned by "


def learned_name(metric: LearnedMetric | None, catalogue: Catalogue) -> str:
    """Return the name of a learned metric, empty when there is none.

    Parameters
    ----------
    metric : LearnedMetric or None
        Its plugin is empty when it was shaped by hand.
    catalogue : Catalogue
        Knows the titles; an unknown plugin is called by its id.
    """
    if metric is None:
        return ""
    if not metric.plugin:
        return translate("LearnedName", "by hand")
    info = catalogue.get(metric.plugin)
    return metric.plugin if info is None else info.title


def distance_title(distance: Distance) -> str:
    """Return the name of a distance in a menu."""
    return translate("Distance", distance.title)


def distance_names(
    learned: LearnedMetric | None, catalogue: Catalogue
) -> dict[str, str]:
    """Return what a line of text calls each metric of the scene, by id.

    Parameters
    ----------
    learned : LearnedMetric or None
        What is to be named as the learned one.
    catalogue : Catalogue
    """
    names = {
        name: translate("Distance", distance.noun or distance.title)
        for name, distance in SCENE_DISTANCES.items()
    }
    method = learned_name(learned, catalogue)
    if method:
        text = translate("LearnedName", "learned: {name}")
        names[LEARNED.id] = text.format(name=method)
    return names


def explained_metric(words: str, catalogue: Catalogue) -> str:
    """Return the metric of an `Explanation` in the current language.

    Parameters
    ----------
    words : str
        The id of a distance, ``learned by ID``, or what a worker calls it.
    catalogue : Catalogue
        Knows the titles of methods.
    """
    if words in DISTANCES:
        distance = DISTANCES[words]
        return translate("Distance", distance.noun or distance.title)
    if words.startswith(_LEARNED_BY):
        plugin_id = words.removeprefix(_LEARNED_BY)
        info = catalogue.get(plugin_id)
        text = translate("LearnedName", "learned by {name}")
        return text.format(name=plugin_id if info is None else info.title)
    return message_words(words)
