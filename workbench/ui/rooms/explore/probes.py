"""Probes of the Explore room: plain data by topic, for scripts and tests."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np

from workbench.core.program.records import entries
from workbench.ui.room import Room
from workbench.ui.rooms.explore.accuracy.accuracy_display import AccuracyDisplay
from workbench.ui.rooms.explore.controls import Controls
from workbench.ui.rooms.explore.plane.background import BackgroundPictures
from workbench.ui.rooms.explore.query.query_control import QueryControl
from workbench.ui.rooms.explore.shared_state import PlaneState


class Probes:
    """The topics of the probe contract for the Explore room.

    Attributes
    ----------
    topics : dict
        What returns the data, by topic.
    """

    def __init__(
        self,
        room: Room,
        stage: PlaneState,
        asking: QueryControl,
        painting: BackgroundPictures,
        verdict: AccuracyDisplay,
        controls: Controls,
    ) -> None:
        self._room, self._stage, self._asking = room, stage, asking
        self._painting, self._verdict, self._controls = painting, verdict, controls
        self.topics: dict[str, Callable[[], dict[str, Any]]] = {
            "points": self.points,
            "regions": self.regions,
            "query": self.query,
            "selection": self.selection,
            "layers": self.layers,
            "latency": self.latency,
            "metric": self.metric,
            "judgement": self.judgement,
            "task": self.task,
            "ball": self.ball,
            "overlays": self.overlays,
            "microscope": self.microscope,
            "truth": self.truth,
        }

    def points(self) -> dict[str, Any]:
        """Count the rows and say where they stand."""
        data, places = self._stage.data, self._stage.canvas.positions
        if data is None:
            return {"n": 0, "counts": {}, "x": [], "y": []}
        counts = {}
        if data.has_nominal_class:
            counts = dict(zip(data.classes, data.class_counts().tolist(), strict=True))
        return {
            "n": data.n_rows,
            "counts": counts,
            "x": places[:, 0].tolist(),
            "y": places[:, 1].tolist(),
        }

    def regions(self) -> dict[str, Any]:
        """Describe the picture on screen."""
        picture = self._painting.picture
        if picture is None:
            return {"level": 0, "generation": 0, "counts": {}, "checksum": 0}
        labels, counts = np.unique(picture.labels, return_counts=True)
        return {
            "level": picture.level,
            "generation": picture.generation,
            "final": picture.final,
            "k": self._painting.k,
            "rectangle": list(picture.rectangle),
            "counts": dict(zip(labels.tolist(), counts.tolist(), strict=True)),
            "checksum": zlib.crc32(picture.labels.tobytes()),
            "history": list(self._painting.pictures.history),
        }

    def query(self) -> dict[str, Any]:
        """Return the neighbours of the query and their votes."""
        answer = self._asking.answer
        if answer is None:
            return {"place": [], "ids": [], "distances": [], "votes": [], "radius": 0.0}
        return {
            "place": list(answer.place),
            "row": answer.row,
            "pinned": self._asking.pinned,
            "ids": answer.rows.tolist(),
            "distances": answer.distances.tolist(),
            "weights": answer.weights.tolist(),
            "votes": answer.votes.tolist(),
            "outvoted": self._outvoted(),
            "holding": list(self._asking.holding),
            "radius": answer.radius,
            "margin": answer.margin,
            "winner": answer.winner,
            "tied": answer.tied,
        }

    def _outvoted(self) -> bool:
        """Whether the nearest row is of another class than the winner."""
        data, answer = self._stage.data, self._asking.answer
        if data is None or answer is None or not len(answer.rows):
            return False
        return bool(data.y[answer.rows[0]] != answer.winner)

    def selection(self) -> dict[str, Any]:
        """Return the selected rows."""
        return {"rows": sorted(self._stage.context.session.selection)}

    def layers(self) -> dict[str, Any]:
        """Tell which layers are shown."""
        return dict(self._stage.shown)

    def latency(self) -> dict[str, Any]:
        """Return the times of all interactions, in milliseconds."""
        return dict(self._stage.latency.probe())

    def metric(self) -> dict[str, Any]:
        """Return the linear map and its metric, as far as there is one."""
        plane, scene = self._stage.plane, self._stage.context.session.scene
        answer: dict[str, Any] = {"name": scene.metric}
        if plane is not None and plane.space.L is not None:
            metric = plane.space.L.T @ plane.space.L
            answer["L"] = plane.space.L.tolist()
            answer["M"] = metric.tolist()
            answer["eigenvalues"] = np.linalg.eigvalsh(metric)[::-1].tolist()
        return answer

    def ball(self) -> dict[str, Any]:
        """Return the balls round the query: half axes, ratio, radius."""
        pair = self._asking.pair
        if pair is None:
            return {}
        ghost = pair.ghost
        return {
            "axes": [pair.ball.long, pair.ball.short],
            "euclidean": None if ghost is None else [ghost.long, ghost.short],
            "ratio": pair.ratio,
            "radius": pair.radius,
            "rows": pair.neighbours.tolist(),
        }

    def truth(self) -> dict[str, Any]:
        """Return the boundary of the optimal rule that is drawn, and its error."""
        rule = self._painting.truth.rule
        lines = [] if rule.boundary is None else rule.boundary.tolist()
        return {"boundary": lines, "error": rule.bayes_error}

    def microscope(self) -> dict[str, Any]:
        """Return the votes of the query under every scheme, where they are shown."""
        return self._asking.schemes_probe()

    def overlays(self) -> dict[str, Any]:
        """Return what lies over the plane: lens, inset, legend."""
        return self._stage.canvas.overlays.probe()

    def judgement(self) -> dict[str, Any]:
        """Return how many rows are right and which are wrong; empty before Run."""
        judgement = self._verdict.judgement
        return {} if judgement is None else dict(entries(judgement))

    def task(self) -> dict[str, Any]:
        """Say what runs and what came out."""
        return {
            "busy": self._room.busy,
            "generation": self._room.generation,
            "displayed": self._painting.pictures.displayed,
            "accuracy": self._controls.accuracy.text(),
            "classifier": self._stage.plugin or "knn",
            "tool": self._stage.canvas.tool.name,
        }
