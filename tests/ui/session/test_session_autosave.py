"""The session and the settings are saved in time, in one place, and failures are told."""

from __future__ import annotations

import errno
import os

import numpy as np
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from support.rooms import only
from support.saving import Clock, kept

from workbench.api import Attribute, Dataset
from workbench.core.program.settings import Settings, load_settings
from workbench.core.session import autosave, session_owner
from workbench.core.session.session import Session
from workbench.core.session.session_owner import path_of
from workbench.jobs.inline import InlineEngine
from workbench.ui import app as app_module
from workbench.ui.services.job_signals import JobBridge
from workbench.ui.session.session_autosave import SessionAutosave
from workbench.ui.session.settings_autosave import SettingsAutosave

PATIENCE = 60_000


def table(name="painted", rows=4):
    X = np.arange(2.0 * rows).reshape(rows, 2)
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(
        X, np.arange(rows) % 2, (Attribute("x"), Attribute("y")), label, name
    )


def keep(path, *names, rows=4):
    session = Session()
    for name in names:
        session.open(table(name, rows))
    path.parent.mkdir(exist_ok=True)
    autosave.write(autosave.capture(session, "data"), path)
    session.close()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def make_keeper(styled_app, clock):
    """Make keepers of new sessions, with jobs run at once."""
    made = []
    owner = QWidget()

    def make(begin=True):
        session, jobs = Session(), JobBridge(InlineEngine, owner)
        keeper = SessionAutosave(session, jobs, owner, clock)
        made.append((keeper, session, jobs))
        if begin:
            keeper.begin(fresh=False)
        return keeper, session

    yield make
    for keeper, session, jobs in made:
        keeper.close()
        jobs.close()
        session.close()
    owner.deleteLater()


@pytest.fixture
def disk(monkeypatch):
    """A disk that can be full."""
    states = {"full": False}
    fsync = os.fsync

    def on_disk(descriptor):
        if states["full"]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", on_disk)
    return states


def saved(qtbot, keeper, session):
    """Let the keeper save what is open now, as its timer does."""
    keeper.save()
    qtbot.waitUntil(lambda: not keeper.is_writing, timeout=PATIENCE)
    return kept(keeper.path) == list(session.datasets)


# -- when ------------------------------------------------------------------------------


def test_a_change_every_second_and_a_half_does_not_starve_it(make_keeper, clock):
    keeper, session = make_keeper()
    assert keeper.remaining == -1
    session.open(table())
    waits = []
    for i in range(7):
        waits.append(keeper.remaining)
        clock.now += 1.5
        session.set_scene(k=i + 10)
    assert waits == [2000, 2000, 2000, 2000, 2000, 2000, 1000]
    assert keeper.remaining == 0, "10.5 s after the first change it is due"


def test_what_changes_while_it_is_written_is_written_next(make_keeper, clock, qtbot):
    keeper, session = make_keeper()
    session.open(table("first"))
    keeper.save()
    session.open(table("second"))
    clock.now += 60
    session.set_scene(k=9)
    qtbot.waitUntil(lambda: keeper.path.exists(), timeout=PATIENCE)
    qtbot.waitUntil(lambda: kept(keeper.path) == ["first", "second"], timeout=PATIENCE)
    qtbot.waitUntil(lambda: not keeper.is_writing, timeout=PATIENCE)
    assert keeper.remaining == -1


# -- failures --------------------------------------------------------------------------


def test_a_failed_save_is_told_once_tried_again_and_the_last_good_stays(
    make_keeper, qtbot, disk
):
    keeper, session = make_keeper()
    failures, recoveries = [], []
    keeper.failed.connect(failures.append)
    keeper.recovered.connect(lambda: recoveries.append(1))
    session.open(table("good"))
    assert saved(qtbot, keeper, session)
    good = keeper.path.read_bytes()
    disk["full"] = True
    session.open(table("more"))
    for _ in range(3):
        saved(qtbot, keeper, session)
        assert keeper.remaining == 10_000
    assert len(failures) == 1
    assert os.strerror(errno.ENOSPC) in failures[0]
    assert keeper.path.read_bytes() == good
    disk["full"] = False
    assert saved(qtbot, keeper, session)
    assert recoveries == [1]
    assert keeper.remaining == -1


def test_at_quit_a_failed_save_is_a_line(make_keeper, disk):
    keeper, session = make_keeper()
    session.open(table())
    disk["full"] = True
    line = keeper.close()
    assert os.strerror(errno.ENOSPC) in line
    assert "\n" not in line
    assert str(keeper.path) in line


def test_the_window_tells_it_and_says_it_on_standard_error(
    make_window, qtbot, disk, capsys
):
    window = make_window()
    disk["full"] = True
    window.context.session.open(table())
    keeper = window.findChild(SessionAutosave)
    keeper.save()
    qtbot.waitUntil(
        lambda: "cannot be saved" in window.message_bar.text, timeout=PATIENCE
    )
    window.close()
    lines = capsys.readouterr().err.splitlines()
    assert len([line for line in lines if "session was not saved" in line]) == 1


def test_a_home_that_can_only_be_read_stops_nothing(
    make_window, qtbot, tmp_path, monkeypatch, capsys
):
    (tmp_path / "file").write_text("")
    home = tmp_path / "file" / "home"
    monkeypatch.setenv("WORKBENCH_HOME", str(home))
    window = make_window(settings_path=home / "settings.json")
    window.context.session.open(table())
    window.context.settings.theme = "dark"
    window.findChild(SessionAutosave).save()
    qtbot.waitUntil(
        lambda: "cannot be saved" in window.message_bar.text, timeout=PATIENCE
    )
    window.close()
    err = capsys.readouterr().err
    assert "Traceback" not in err
    assert len([line for line in err.splitlines() if "home" in line]) == 2


def test_a_wrong_session_that_cannot_be_set_aside_is_not_overwritten(
    make_keeper, qtbot, fresh_home, monkeypatch
):
    def read_only(_path):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    fresh_home.mkdir(exist_ok=True)
    path_of(1).write_bytes(b"PK rubbish")
    monkeypatch.setattr(autosave, "set_aside", read_only)
    keeper, session = make_keeper(begin=False)
    remarks = []
    keeper.restored.connect(remarks.append)
    keeper.begin(fresh=False)
    assert "stays as it is" in remarks[0]
    session.open(table())
    assert saved(qtbot, keeper, session)
    assert keeper.path == path_of(2)
    assert path_of(1).read_bytes() == b"PK rubbish"


# -- whose file ------------------------------------------------------------------------


def test_two_windows_never_overwrite_each_other(make_window, qtbot):
    first, second = make_window(), make_window()
    first.context.session.open(table("mine"))
    second.context.session.open(table("yours"))
    for window in (first, second, first):
        window.findChild(SessionAutosave).save()
    first.close()
    second.close()
    assert kept(path_of(1)) == ["mine"]
    assert kept(path_of(2)) == ["yours"]
    again = [make_window(), make_window()]
    for window, name in zip(again, ["mine", "yours"], strict=True):
        session = window.context.session
        qtbot.waitUntil(lambda s=session: bool(s.datasets), timeout=PATIENCE)
        assert list(session.datasets) == [name]


def test_a_session_that_a_killed_window_left_is_offered(
    make_window, qtbot, monkeypatch
):
    keep(path_of(1), "mine")
    keep(path_of(2), "yours")
    for number in (1, 2):
        path_of(number).with_name(path_of(number).name + ".lock").write_text("")
    started = []
    monkeypatch.setattr(
        app_module.QProcess, "startDetached", lambda *a: started.append(a) or True
    )
    window = make_window()
    qtbot.waitUntil(lambda: "last-2.session.zip" in window.message_bar.text)
    assert list(window.context.session.datasets) == ["mine"]
    window.message_bar.findChild(QWidget, "main_message_actionBtn").click()
    ((_program, arguments),) = started
    assert arguments[:4] == ["-P", "-m", "workbench", "gui"]
    assert session_owner.left_behind() == [path_of(2)], "it is that window's to take"


def test_a_window_closed_before_the_session_is_open_keeps_it(make_keeper):
    keep(path_of(1), "mine")
    before = path_of(1).read_bytes()
    keeper, _ = make_keeper(begin=False)
    assert keeper.close() == ""
    assert path_of(1).read_bytes() == before


def test_what_is_opened_before_the_session_is_open_goes_elsewhere(make_keeper):
    keep(path_of(1), "mine")
    before = path_of(1).read_bytes()
    keeper, session = make_keeper(begin=False)
    session.open(table("new"))
    assert keeper.close() == ""
    assert path_of(1).read_bytes() == before
    assert kept(path_of(2)) == ["new"]


# -- a large one -----------------------------------------------------------------------


@pytest.fixture
def large(monkeypatch):
    """Every session file counts as a large one."""
    monkeypatch.setattr(autosave, "is_small", lambda _path: False)


def test_a_large_session_is_checked_by_a_worker(make_window, qtbot, large, monkeypatch):
    asked = []
    submit = JobBridge.submit
    monkeypatch.setattr(
        JobBridge, "submit", lambda self, spec: asked.append(spec) or submit(self, spec)
    )
    keep(path_of(1), "mine")
    window = make_window()
    session = window.context.session
    qtbot.waitUntil(lambda: list(session.datasets) == ["mine"], timeout=PATIENCE)
    assert [spec.task for spec in asked].count("session") == 1
    assert window.room.room_id == "data"
    session.open(table("more"))
    window.close()
    assert kept(path_of(1)) == ["mine", "more"]


def test_a_wrong_large_session_is_set_aside_and_autosave_runs_on(
    make_window, qtbot, large
):
    keep(path_of(1), "mine")
    path_of(1).write_bytes(path_of(1).read_bytes()[:-40])
    wrong = path_of(1).read_bytes()
    window = make_window()
    aside = path_of(1).with_name("last.session.zip.bak")
    qtbot.waitUntil(lambda: aside.name in window.message_bar.text, timeout=PATIENCE)
    assert aside.read_bytes() == wrong
    window.context.session.open(table("new"))
    window.findChild(SessionAutosave).save()
    qtbot.waitUntil(path_of(1).exists, timeout=PATIENCE)
    window.close()
    assert kept(path_of(1)) == ["new"]


def test_a_large_session_that_a_person_opens(make_window, qtbot, large, tmp_path):
    path = tmp_path / "work.session.zip"
    keep(path, "theirs")
    window = make_window()
    window.opener.open(str(path))
    session = window.context.session
    qtbot.waitUntil(lambda: list(session.datasets) == ["theirs"], timeout=PATIENCE)
    path.write_bytes(b"PK rubbish")
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: "damaged" in window.message_bar.text, timeout=PATIENCE)
    assert path.exists(), "only the program's own file is set aside"


def test_small_and_large(tmp_path):
    keep(tmp_path / "small", "mine")
    keep(tmp_path / "large", "mine", rows=20_000)
    assert autosave.is_small(tmp_path / "small")
    assert not autosave.is_small(tmp_path / "large")


# -- settings --------------------------------------------------------------------------


@pytest.fixture
def make_settings(styled_app, tmp_path, clock):
    """Make keepers of the settings in one file, as windows do."""
    owner, made = QWidget(), []

    def make():
        settings, _ = load_settings(tmp_path / "settings.json")
        path, layout = tmp_path / "settings.json", {"version": 2}
        made.append(SettingsAutosave(settings, path, lambda: layout, owner, clock))
        return made[-1], settings, layout

    yield make
    owner.deleteLater()


def run(keeper, clock, seconds):
    """Let time pass as the timer does; return when it was saved."""
    path, times = keeper.path, []
    for _ in range(round(seconds / 0.5)):
        before = path.stat().st_mtime_ns if path.exists() else 0
        clock.now += 0.5
        keeper.look()
        if path.exists() and path.stat().st_mtime_ns != before:
            times.append(clock.now - 100.0)
    return times


def test_settings_are_saved_two_seconds_after_a_change(make_settings, clock, tmp_path):
    keeper, settings, _ = make_settings()
    run(keeper, clock, 5)
    clock.now = 100.0
    settings.language = "es"
    settings.remember("/data/a.arff", "data", "explore")
    assert run(keeper, clock, 10) == [2.0]
    settings.rooms["data"] = {"table": [1, 2]}  # inside, as splitters do
    assert run(keeper, clock, 10) == [12.0]
    again, _ = load_settings(tmp_path / "settings.json")
    assert (again.language, again.rooms) == ("es", settings.rooms)
    assert again.recent == settings.recent


def test_settings_that_change_all_the_time_are_saved_after_ten_seconds(
    make_settings, clock
):
    keeper, _settings, layout = make_settings()
    run(keeper, clock, 5)
    clock.now, saved = 100.0, []
    for i in range(40):  # somebody drags a dock about
        layout["state"] = str(i)
        saved += run(keeper, clock, 0.5)
    assert len(saved) == 2
    assert saved[0] <= 10.0


def test_two_windows_keep_each_other_s_settings(make_settings, clock, tmp_path):
    first, settings, _ = make_settings()
    second, others, _ = make_settings()
    settings.theme = "dark"
    run(first, clock, 5)
    others.language = "ru"
    run(second, clock, 5)
    assert second.close() == ""
    assert first.close() == ""
    both, _ = load_settings(tmp_path / "settings.json")
    assert (both.theme, both.language) == ("dark", "ru")


def test_settings_that_cannot_be_saved_are_told_once_and_tried_again(
    make_settings, clock, disk, tmp_path
):
    keeper, settings, _ = make_settings()
    told = []
    keeper.failed.connect(told.append)
    disk["full"] = True
    settings.theme = "dark"
    assert run(keeper, clock, 60) == []
    assert len(told) == 1
    disk["full"] = False
    assert len(run(keeper, clock, 15)) == 1
    assert load_settings(tmp_path / "settings.json")[0].theme == "dark"
    disk["full"] = True
    settings.theme = "light"
    assert os.strerror(errno.ENOSPC) in keeper.close()


def test_a_window_saves_its_settings_while_it_is_open(make_window, qtbot, tmp_path):
    window = make_window()
    window.acts["view_esLanguage"].trigger()
    keeper = window.findChild(SettingsAutosave)
    assert only(keeper, QTimer).isActive()
    keeper._clock = keeper._times._clock = clock = Clock()
    keeper.look()
    clock.now += 20
    keeper.look()
    assert load_settings(tmp_path / "settings.json")[0].language == "es"
    assert Settings().language == ""
    window.acts["view_enLanguage"].trigger()
