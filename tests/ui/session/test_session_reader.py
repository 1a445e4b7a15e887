"""A session file that cannot be taken over after it was checked."""

from __future__ import annotations

import errno

import pytest

from workbench.core.session import autosave
from workbench.ui.session.session_reader import SessionReader


@pytest.mark.parametrize("is_made", [False, True])
def test_a_disk_that_fails_is_told_before_and_after_the_room_is_made(
    context, tmp_path, monkeypatch, is_made
):
    path = tmp_path / "kept.session.zip"
    autosave.write(autosave.capture(context.session, "data"), path)
    later: list = []
    reader = SessionReader(
        context.session, context.jobs, None,
        lambda _room, then: is_made and not later.append(then),
    )  # fmt: skip
    told: list[tuple[str, bool]] = []
    reader.failed.connect(lambda line, wrong: told.append((line, wrong)))

    def adopt(*_: object) -> str:
        raise OSError(errno.EIO, "input/output error")

    monkeypatch.setattr(autosave, "adopt", adopt)
    reader.read(path)
    for then in later:
        then()
    assert told == [("kept.session.zip: input/output error", False)]
