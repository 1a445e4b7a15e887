"""A rehearsal in this process: a step that asks for what is not there is told."""

from __future__ import annotations

import json

import pytest

from workbench.core.lessons.lesson import lesson_files
from workbench.ui import app
from workbench.ui.lessons.rehearse import rehearse


@pytest.mark.lane("whole", "five steps of a lesson in a window of its own")
def test_a_step_that_uses_what_is_not_there_is_named(
    make_window, remembered, monkeypatch, tmp_path
):
    """As a command, with a step that does not end: `test_passable.py`."""
    (first,) = (path for path in lesson_files() if path.stem == "first-five")
    document = json.loads(first.read_text(encoding="utf-8"))
    document["steps"] = document["steps"][:5]
    text = json.dumps(document)
    path = tmp_path / "five.lesson.json"
    path.write_text(
        text.replace('"set": "main_scene_kSpin"', '"set": "main_scene_k2Spin"')
    )

    def create_window(**options):
        return make_window(engine=remembered, show=False, **options)

    monkeypatch.setattr(app, "create_window", create_window)
    said = rehearse(str(path), 20)
    assert said.startswith("steps[4]: the step 'k1' cannot be done: ")
    assert "no widget" in said
    assert "main_scene_k2Spin" in said
