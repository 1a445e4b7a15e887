"""The Metric lab as tests compare it before and after."""

from __future__ import annotations

from workbench.ui.rooms.metric.room import MetricRoom


def state_of(room: MetricRoom) -> dict[str, object]:
    """Return all that a room shows and its session holds, to be compared."""
    session, tabs = room.context.session, room.widgets.tabs
    probed = {name: room.probe(name) for name in room.probes if name != "latency"}
    return probed | {
        "picture": room.picture,
        "scene": session.scene,
        "data": session.data,
        "runs": len(session.runs),
        "tab": tabs.front,
        "params": room.widgets.bar.params(),
        "plugin": room.widgets.bar.plugin,
        "motion": room.context.settings.reduce_motion,
        "theme": room.context.theme.name,
    }
