"""What the room tells scripts and tests about itself: plain data by topic."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from workbench.ui.rooms.explore.room import ExploreRoom


class Probes:
    """Answers the topics of the probe contract for the Explore room."""

    def __init__(self, room: ExploreRoom) -> None:
        self._room = room

    def register(self) -> None:
        """Offer the topics on the room and on its plane."""
        topics = {
            "points": self.points,
            "regions": self.regions,
            "query": self.query,
            "selection": self.selection,
            "layers": self.layers,
            "latency": self.latency,
            "metric": self.metric,
            "judgement": self.judgement,
            "task": self.task,
            "units": self._room.units.probe,
        }
        self._room.probes.update(topics)
        self._room.canvas.probes.update(topics)

    def points(self) -> dict[str, Any]:
        """Count the rows and say where they stand."""
        data, places = self._room.stage.data, self._room.canvas.positions
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
        picture = self._room.painting.picture
        if not picture:
            return {"level": 0, "generation": 0, "counts": {}, "checksum": 0}
        labels, counts = np.unique(picture["labels"], return_counts=True)
        return {
            "level": picture["level"],
            "generation": picture["generation"],
            "final": picture["final"],
            "k": picture["k"],
            "rectangle": list(picture["rectangle"]),
            "counts": dict(zip(labels.tolist(), counts.tolist(), strict=True)),
            "checksum": zlib.crc32(picture["labels"].tobytes()),
            "history": list(self._room.painting.pictures.history),
        }

    def query(self) -> dict[str, Any]:
        """Return the neighbours of the query and their votes."""
        answer = self._room.asking.answer
        if answer is None:
            return {"place": [], "ids": [], "distances": [], "votes": [], "radius": 0.0}
        return {
            "place": list(answer.place),
            "row": answer.row,
            "pinned": self._room.asking.pinned,
            "ids": answer.rows.tolist(),
            "distances": answer.distances.tolist(),
            "weights": answer.weights.tolist(),
            "votes": answer.votes.tolist(),
            "outvoted": self._outvoted(),
            "holding": list(self._room.asking.holding),
            "radius": answer.radius,
            "margin": answer.margin,
            "winner": answer.winner,
            "tied": answer.tied,
        }

    def _outvoted(self) -> bool:
        """Whether the nearest row is of another class than the winner."""
        data, answer = self._room.stage.data, self._room.asking.answer
        if data is None or answer is None or not len(answer.rows):
            return False
        return bool(data.y[answer.rows[0]] != answer.winner)

    def selection(self) -> dict[str, Any]:
        """Return the selected rows."""
        return {"rows": sorted(self._room.context.session.selection)}

    def layers(self) -> dict[str, Any]:
        """Tell which layers are shown."""
        return dict(self._room.layers.shown)

    def latency(self) -> dict[str, Any]:
        """Return the times of all interactions, in milliseconds."""
        return dict(self._room.latency.probe())

    def metric(self) -> dict[str, Any]:
        """Return the linear map and its metric, as far as there is one."""
        plane, scene = self._room.stage.plane, self._room.context.session.scene
        answer: dict[str, Any] = {"name": scene.metric}
        if plane is not None and plane.space.L is not None:
            metric = plane.space.L.T @ plane.space.L
            answer["L"] = plane.space.L.tolist()
            answer["M"] = metric.tolist()
            answer["eigenvalues"] = np.linalg.eigvalsh(metric)[::-1].tolist()
        return answer

    def judgement(self) -> dict[str, Any]:
        """Return how many rows are right and which are wrong; empty before Run."""
        return dict(self._room.verdict.judgement)

    def task(self) -> dict[str, Any]:
        """Say what runs and what came out."""
        room = self._room
        return {
            "busy": room.busy,
            "generation": room.generation,
            "displayed": room.painting.pictures.displayed,
            "accuracy": room.controls.accuracy.text(),
            "classifier": room.stage.plugin or "knn",
            "tool": room.canvas.tool.name,
        }
