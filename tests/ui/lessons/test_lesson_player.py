"""The first five minutes replayed (C22), and what the player promises."""

from __future__ import annotations

import json
import math
import shutil
from dataclasses import replace
from functools import partial
from itertools import cycle, product

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSlider,
    QTableView,
    QTextBrowser,
    QWidget,
)

from workbench.core.experiment.first_experiment import BUILTIN_8, first_experiment
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import PLAN, Plan
from workbench.core.lessons.lesson_file import lessons
from workbench.core.session import autosave
from workbench.jobs.experiment.experiment_run import ExperimentRun
from workbench.jobs.inline import InlineEngine
from workbench.jobs.pool import LocalPool
from workbench.ui.lessons import lesson_player
from workbench.ui.lessons.answer_cover import AnswerCover
from workbench.ui.lessons.guess import GuessScale
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.replay import Replay
from workbench.ui.rooms.compare.room import CompareRoom
from workbench.ui.rooms.compare.setup.setup_protocol import default_folder
from workbench.ui.rooms.metric.planes import morph_slider as morph

WAIT_MS = 30_000
LONG_MS = 120_000
FIRST_FIVE = next(lesson for lesson in lessons() if lesson.id == "first-five")

#: Measured by `workbench run` of the first experiment and ranked by scipy.
RANKS = {
    "5-NN": 3.5625, "KISSNN": 2.375, "Naive Bayes": 4.5625, "SVM": 2.875,
    "MLP": 2.125, "Tree": 5.5,
}  # fmt: skip
APART = [["MLP", "Tree"], ["KISSNN", "Tree"]]

#: What must be seen when a step is done: (who, topic, path, value). Written down here,
#: not read from the lesson file, so a wrong number in either is found.
SEEN = {
    "open": [
        ("main", "room", "id", "explore"),
        ("main", "data", "rows", 200),
        ("main", "scene", "metric", "euclidean"),
        ("explore", "points", "counts", {"a": 100, "b": 100}),
        ("explore", "judgement", "", {}),
    ],
    "guess": [("main", "lesson", "guess", 170)],
    "run": [
        ("explore", "task", "accuracy", "61.0 % [LOO]"),
        ("explore", "judgement", "right", 122),
        ("main", "lesson", "found", 122),
        ("main", "lesson", "guess", 170),
    ],
    "hover": [("explore", "query", "votes", [1.0, 4.0])],
    "k1": [("explore", "task", "accuracy", "72.0 % [LOO]")],
    "k15": [("explore", "task", "accuracy", "55.0 % [LOO]")],
    "guess-scale": [("main", "lesson", "guess", 190)],
    "scale": [
        ("explore", "task", "accuracy", "73.0 % [LOO]"),
        ("main", "lesson", "found", 146),
        ("main", "lesson", "guess", 190),
    ],
    "lab": [("main", "room", "id", "metric"), ("main", "scene", "scale", "none")],
    "learn": [
        ("metric", "metric", "M.0.0", 1578.7),
        ("metric", "metric", "M.0.1", 5575.3),
        ("metric", "metric", "M.1.1", 19788.3),
        ("metric", "metric", "eigenvalues.0", 21359.7),
        ("metric", "metric", "eigenvalues.1", 7.27),
        ("metric", "metric", "loo_before", 0.61),
        ("metric", "metric", "loo_after", 0.995),
    ],
    "morph": [("metric", "metric", "t", 1.0), ("metric", "metric", "loo", 0.995)],
    "badge": [
        ("metric", "metric", "honest.correct", 199),
        ("metric", "metric", "honest.wrong", [28]),
    ],
    "note": [("metric", "note", "open", True)],
    "compare": [
        ("main", "room", "id", "compare"),
        ("compare", "setup", "datasets", list(BUILTIN_8)),
        ("compare", "setup", "scale", "min-max"),
    ],
    "grid": [
        ("compare", "task", "done", 480),
        ("compare", "grid", "counts", [[10] * 6] * 8),
        ("compare", "grid", "values.0", [0.7, 0.995, 0.585, 0.585, 0.995, 0.56]),
    ],
    "ranks": [
        ("compare", "results", "statistics.mean_ranks", RANKS),
        ("compare", "results", "statistics.friedman.p", 8.8163e-4),
        ("compare", "results", "statistics.headline.p", 6.4809e-5),
        ("compare", "results", "pages.tests.ranks", RANKS),
    ],
    "best": [("main", "lesson", "guess", 4)],
    "cd": [
        ("compare", "results", "pages.cd.cd", 2.6657),
        ("compare", "results", "pages.cd.significant", APART),
        ("main", "lesson", "found", 1),
        ("main", "lesson", "guess", 4),
    ],
    "export": [("compare", "results", "taken_out", "copyLatex")],
    "end": [("main", "room", "id", "home")],
}


def step_number(name: str) -> int:
    """Return the place of a step in the first lesson, from 0."""
    return [step.id for step in FIRST_FIVE.steps].index(name)


@pytest.fixture(autouse=True)
def brisk(monkeypatch):
    """Look more often and play the morph faster: the order stays the same."""
    monkeypatch.setattr(lesson_player, "TICK_MS", 20)
    monkeypatch.setattr(morph, "PLAY_MS", 400)


@pytest.fixture(scope="module")
def computed(tmp_path_factory, remembered):
    """The folder of the lesson's experiment, its folds computed once in a run."""
    folder = tmp_path_factory.mktemp("computed") / "comparison"
    news = []
    run = ExperimentRun(first_experiment(), folder, remembered, news.append)
    run.start()
    assert run.join(300), f"the run did not end; its last news: {news[-1:]}"
    assert news[-1].kind == "done", news[-1]
    return folder


#: The data set whose 60 folds, of all six classifiers, worker processes compute.
LEFT = "iris"


@pytest.fixture
def mostly_stored(computed):
    """Results where the room looks for them, but for those of `LEFT`."""
    shutil.copytree(computed, default_folder())
    with Results(default_folder(), writes=True) as results:
        protocol = Plan.from_json(results.fact(PLAN)).protocol
        left = [key for key, (name, _) in results.datasets().items() if name == LEFT]
        for data, learner in product(left, results.learners()):
            results.forget_cell(protocol, data, learner)
        assert results.count() == 480 - 60


@pytest.fixture
def stored(computed, monkeypatch):
    """Results where the room looks for them: Run finds nothing left to compute."""
    shutil.copytree(computed, default_folder())

    def engine(listener, _workers):
        return InlineEngine(listener)

    monkeypatch.setattr(CompareRoom, "make_engine", staticmethod(engine))


def read(window, who, topic, path):
    probe = window.probe if who == "main" else window.built_rooms[who].probe
    found = probe(topic)
    for part in filter(None, path.split(".")):
        found = found[int(part) if part.isdigit() else part]
    return found


def assert_seen(window, step_id):
    for who, topic, path, value in SEEN[step_id]:
        found = read(window, who, topic, path)
        if isinstance(value, float) or path in ("values.0", "statistics.mean_ranks"):
            assert found == pytest.approx(value, rel=1e-3), (step_id, path)
        elif path == "accuracy":  # what is read, in the language shown
            mark = QLocale().decimalPoint()
            assert found == value.replace(".", mark), (step_id, path)
        else:
            assert found == value, (step_id, path)


def button(window, name) -> QAbstractButton:
    found = window.findChild(QAbstractButton, f"main_lesson_{name}Btn")
    assert found is not None
    return found


def text(window, name) -> str:
    return window.findChild(QLabel, f"main_lesson_{name}Label").text()


@pytest.fixture
def start(make_window, qtbot, remembered):
    """Open a window with the lesson begun."""

    def start(**options):
        options.setdefault("lesson", "first-five")
        options.setdefault("engine", remembered)
        window = make_window(fresh=True, **options)
        player = window.findChild(LessonPlayer)
        qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
        qtbot.waitUntil(lambda: not window.room.busy, timeout=WAIT_MS)
        return window, player

    return start


def replay_all(window, player, qtbot, language, interludes=None, themes=("light",)):
    """Replay the lesson with its Next button; return the steps that were done.

    Interludes are played, by the id of a step, before what the step asks for. Each step
    is played in the next of the themes, round and round.
    """
    done, replay, dress = [], Replay(window), cycle(themes)
    while player.walk is not None:
        step = player.walk.step
        window.acts[f"view_{next(dress)}Theme"].trigger()
        qtbot.wait(60)
        # a step may be done before all of its answer is drawn
        qtbot.waitUntil(lambda: not window.room.busy, timeout=LONG_MS)
        assert not player.walk.done, f"{step.id} was done before it was"
        assert not button(window, "next").isEnabled()
        assert button(window, "skip").isEnabled()
        assert text(window, "text")
        assert "[[" not in text(window, "text")
        if not any(mark in step.text[language] for mark in ("[[", "{")):
            assert text(window, "text") == step.text[language]
        if interludes and step.id in interludes:
            interludes[step.id]()
        replay.perform(step)
        qtbot.waitUntil(lambda: player.walk.done, timeout=LONG_MS)
        assert_seen(window, step.id)
        done.append(step.id)
        button(window, "next").click()
    return done


def assert_finished(window, lang):
    """The lesson is over, and the window keeps what it led to."""
    assert window.context.settings.lessons == {"first-five": len(SEEN)}
    assert FIRST_FIVE.title(lang) in window.probe("message")["text"]
    badges = window.built_rooms["metric"].probe("metric")["badges"]
    assert "[LOO]" in badges
    assert "METRIC:ALL" not in badges


#: The themes of the steps: what one language sees in light others see in dark.
THEMES = {"en": ("light", "dark"), "es": ("dark", "light"), "ru": ("light", "dark")}


@pytest.mark.usefixtures("stored")
def test_first_five_minutes(start, qtbot):
    window, player = start(lang="es", theme=THEMES["es"][0])
    played = replay_all(window, player, qtbot, "es", themes=THEMES["es"])
    assert played == list(SEEN)
    assert_finished(window, "es")


@pytest.mark.lane("whole", "60 folds in worker processes")
@pytest.mark.usefixtures("mostly_stored")
@pytest.mark.slow
def test_first_five_minutes_with_worker_processes(start, qtbot, monkeypatch, tmp_path):
    """What is left is computed by processes; the run is cancelled once and goes on."""
    window, player = start(engine=LocalPool, theme=THEMES["en"][0])
    window.resize(1280, 720)
    replay = Replay(window)

    def stop_halfway():
        replay.click("compare_runBtn")
        task = partial(read, window, "compare", "task", "")
        qtbot.waitUntil(lambda: task()["done"] >= 430, timeout=LONG_MS)
        replay.click("compare_cancelBtn")
        qtbot.waitUntil(lambda: not task()["busy"], timeout=LONG_MS)
        counts = read(window, "compare", "grid", "counts")
        assert 430 <= sum(map(sum, counts)) < 480
        assert not player.walk.done

    def save_figure():
        answer = (str(tmp_path / "cd.pdf"), "")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
        replay.click("compare_export_pdfAct")
        assert (tmp_path / "cd.pdf").read_bytes().startswith(b"%PDF")
        assert str(tmp_path / "cd.pdf") in window.probe("message")["text"]

    halfway, themes = {"grid": stop_halfway}, THEMES["en"]
    played = replay_all(window, player, qtbot, "en", halfway, themes)
    assert played == list(SEEN)
    assert_finished(window, "en")
    window.show_room("compare")
    save_figure()
    replay.click("compare_export_copyLatexAct")
    table = QGuiApplication.clipboard().text()
    assert (
        "Mean rank & 3.562 & 2.375 & 4.562 & 2.875 & \\textbf{2.125} & 5.500" in table
    )
    window.close()
    assert autosave.default_path().is_file(), "the lesson says: your session is saved"


def test_the_lesson_has_its_place_beside_the_grid(start, qtbot):
    """What the lesson hides leaves before the room is shown: nothing gets wider."""
    window, player = start()
    window.resize(1280, 720)
    qtbot.wait(50)
    width = window.docks["lesson"].width()
    window.show_room("compare")
    qtbot.wait(50)
    assert window.width() == 1280
    assert window.docks["lesson"].width() >= width
    shown = window.findChild(QWidget, "compare_importBtn")
    assert not shown.isVisible()
    player.close()
    assert shown.isVisible()


@pytest.mark.lane("whole", "the whole lesson by real clicks once more")
@pytest.mark.usefixtures("stored")
def test_first_five_minutes_at_one_and_a_half_on_a_small_screen(start, qtbot):
    """In the language of the longest words."""
    window, player = start(lang="ru", theme=THEMES["ru"][0])
    window.resize(1280, 720)
    window.context.theme.scale_fonts(1.5)
    played = replay_all(window, player, qtbot, "ru", themes=THEMES["ru"])
    assert played == list(SEEN)
    assert_finished(window, "ru")
    window.context.theme.scale_fonts(1.0)


def test_the_ball_is_told_as_the_lesson_tells_it(start, qtbot):
    window, player = start()
    replay = Replay(window)
    for step in FIRST_FIVE.steps[: step_number("learn") + 1]:
        qtbot.waitUntil(lambda: not window.room.busy, timeout=WAIT_MS)
        replay.perform(step)
        qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
        player.next()
    low, high = sorted(read(window, "metric", "metric", "eigenvalues"))
    assert round(math.sqrt(high / low)) == 54
    assert "54" in FIRST_FIVE.find("learn").then["en"]
    told = window.findChild(QLabel, "metric_ballLabel")
    # the numbers are there first, the ball and its words are drawn in a later turn
    qtbot.waitUntil(lambda: "54" in told.text(), timeout=WAIT_MS)


# -- the page ----------------------------------------------------------------------------


def test_the_scale_is_drawn_for_news_alone(context, qtbot):
    """A step that waits is looked at several times a second."""
    painted = []

    class Watched(GuessScale):
        def paintEvent(self, event):
            painted.append(event)
            super().paintEvent(event)

    scale = Watched(context.theme)
    qtbot.addWidget(scale)
    scale.show()
    qtbot.waitExposed(scale)
    scale.show_guess(0, 200, 170, None)
    qtbot.waitUntil(lambda: bool(painted))
    qtbot.wait(50)
    painted.clear()
    for _ in range(3):
        scale.show_guess(0, 200, 170, None)
        qtbot.wait(20)
    assert painted == []
    scale.show_guess(0, 200, 170, 122.0)
    qtbot.waitUntil(lambda: bool(painted))
    assert scale.accessibleName() == "your guess 170, found 122"


def test_skip_back_and_restart(start, qtbot):
    window, player = start()
    assert not button(window, "back").isEnabled()
    button(window, "next").click()
    assert player.walk.index == 0, "Next waits for the conditions"
    button(window, "skip").click()
    button(window, "skip").click()
    assert window.probe("lesson")["step"] == "run"
    button(window, "back").click()
    assert window.probe("lesson")["step"] == "guess"
    assert window.context.settings.lessons == {"first-five": 1}
    button(window, "restart").click()
    assert window.probe("lesson")["index"] == 0


def shown_texts(window):
    """What tables and texts say that are on screen and not under a cover."""
    for table in window.findChildren(QTableView):
        if table.isVisible() and not covered(table):
            model = table.model()
            for i in range(model.rowCount()):
                for j in range(model.columnCount()):
                    yield str(model.index(i, j).data())
    for view in window.findChildren(QTextBrowser):
        if view.isVisible() and not covered(view):
            yield view.toPlainText()


def covered(widget):
    """Whether all of it lies under a cover, which takes the pointer and the keyboard."""
    middle = widget.mapTo(widget.window(), widget.rect().center())
    on_top = widget.window().childAt(middle)
    over = (
        isinstance(on_top, AnswerCover)
        and on_top.size() == on_top.parentWidget().size()
    )
    return over and not widget.isEnabled()


def test_the_k_curve_is_covered_until_the_guess(start, qtbot):
    window, player = start()
    replay = Replay(window)
    replay.perform(FIRST_FIVE.steps[0])
    qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
    curve = window.findChild(QWidget, "explore_kcurve_plot")
    label = window.findChild(QWidget, "explore_accLabel")
    # a step before the question it is on screen already, laid out in the next turn
    qtbot.waitUntil(lambda: covered(curve))
    player.next()
    assert covered(curve)
    replay.press("F5")  # whoever runs before guessing is not told either
    qtbot.waitUntil(label.isVisible, timeout=WAIT_MS)
    assert covered(label)
    player.skip()
    player.back()
    assert covered(curve)
    replay.perform(FIRST_FIVE.find("guess"))
    assert not covered(curve)
    assert not covered(label)
    assert curve.isEnabled()


@pytest.mark.usefixtures("stored")
@pytest.mark.slow
def test_verdicts_are_covered_until_the_guess(start, qtbot):
    """On every page, also one that is made only now, before it is painted."""
    window, player = start()
    index = [step.id for step in FIRST_FIVE.steps].index("best")
    while player.walk.index < index:
        player.skip()
    window.show_room("compare")
    room, replay = window.room, Replay(window)
    room.setup.set_up(first_experiment(), default_folder())
    panel = room.results
    qtbot.waitUntil(lambda: panel.comparison is not None, timeout=LONG_MS)

    def told():
        for page_id in panel.tabs.list.offered:
            panel.open_page(page_id)
            qtbot.waitUntil(panel.page.isVisible, timeout=WAIT_MS)
            yield from shown_texts(window)

    def spoilers():
        marks = ("is better", "not told apart", "separates")
        return [text for text in told() if any(mark in text for mark in marks)]

    assert spoilers() == []
    for name in ("cd", "cdControl", "wtl", "wilcoxon", "pairs", "audit"):
        page = panel.open_page(name)
        qtbot.waitUntil(page.isVisible, timeout=WAIT_MS)
        assert covered(page)
    replay.perform(FIRST_FIVE.find("best"))
    assert window.probe("lesson")["covered"] == []
    assert any("KISSNN is better" in text for text in spoilers())


def test_closing_the_lesson_uncovers(start, qtbot):
    window, player = start()
    Replay(window).perform(FIRST_FIVE.steps[0])
    qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
    curve = window.findChild(QWidget, "explore_kcurve_plot")
    qtbot.waitUntil(lambda: covered(curve))
    player.close()
    assert not covered(curve)
    assert curve.isEnabled()


def test_the_guess_is_kept_beside_the_result(start, qtbot):
    window, player = start()
    replay = Replay(window)
    replay.perform(FIRST_FIVE.steps[0])
    qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
    player.next()
    slider = window.findChild(QSlider, "main_lesson_guessSlider")
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert window.probe("lesson")["guess"] is None, "moved, not yet kept"
    window.show_room("data")
    assert slider.value() == 101, "another room does not take it away"
    window.show_room("explore")
    replay.do({"answer": 101})
    assert not button(window, "guess").isEnabled()
    player.skip()
    view = window.findChild(QWidget, "main_lesson_guess_view")
    assert view.isVisible()
    assert view.accessibleName() == "your guess 101"
    replay.do({"key": "F5"})
    qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
    assert view.accessibleName() == "your guess 101, found 122"


def test_it_goes_on_where_it_was_left(start, make_window, qtbot, tmp_path):
    window, player = start()
    player.skip()
    player.skip()
    window.close()
    again = make_window(lesson="first-five", fresh=True)
    player = again.findChild(LessonPlayer)
    qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
    assert player.walk.index == 2
    saved = json.loads((tmp_path / "settings.json").read_text())
    assert saved["lessons"] == {"first-five": 2}


def test_a_finished_lesson_begins_anew(start):
    window, player = start()
    for _ in FIRST_FIVE.steps:
        button(window, "skip").click()
    assert player.walk is None
    assert window.docks.lesson.content is None
    assert window.context.settings.lessons == {"first-five": len(SEEN)}
    window.context.commands.lesson_requested.emit("first-five")
    assert player.walk.index == 0


def test_language_changes_while_a_lesson_is_open(start, qtbot):
    window, player = start()
    player.skip()
    Replay(window).do({"answer": 150})
    for code in ("es", "ru", "en"):
        window.acts[f"view_{code}Language"].trigger()
        wanted = player.walk.step.text[code]
        qtbot.waitUntil(lambda w=wanted: text(window, "text") == w)
        assert window.probe("lesson")["guess"] == 150
        slider = window.findChild(QSlider, "main_lesson_guessSlider")
        assert slider.accessibleName() == player.walk.step.question.text[code]


def test_texts_name_widgets_as_they_are_named(start, qtbot):
    window, player = start()
    item = window.findChild(QWidget, "home_builtin_list").item(0)
    assert f"**{item.text()}**" in text(window, "text")
    for _ in range(step_number("learn")):
        player.skip()
    assert "**Learn metric**" in text(window, "text"), "the room was never shown"
    window.show_room("metric")
    learn = window.findChild(QAbstractButton, "metric_learnBtn")
    learn.setText("Lerne")
    window.show_room("home")
    assert "**Lerne**" in text(window, "text")


# -- the frame, the docks, what is hidden --------------------------------------------------


def test_the_frame_takes_no_clicks(start, qtbot):
    window, _ = start()
    target = window.findChild(QWidget, "home_builtin_list")
    assert window.probe("lesson")["highlighted"] == "home_builtin_list"
    frame = next(w for w in window.children() if type(w).__name__ == "Highlight")
    assert frame.isVisible()
    corner = target.mapTo(window, QPoint(0, 0))
    assert frame.geometry().contains(corner)
    # on the ring itself, the widget below is what a click finds
    ring = frame.geometry().topLeft() + QPoint(1, 1)
    assert window.childAt(ring) is not frame
    assert frame.focusPolicy() == Qt.FocusPolicy.NoFocus
    Replay(window).perform(FIRST_FIVE.steps[0])
    qtbot.waitUntil(lambda: window.room.room_id == "explore", timeout=WAIT_MS)


def points_at(window, qtbot, name):
    """Wait until the lesson frames the part of that name."""
    qtbot.waitUntil(
        lambda: window.probe("lesson")["highlighted"] == name, timeout=WAIT_MS
    )


def test_who_strays_is_shown_the_way_back(start, qtbot):
    window, _ = start()
    window.show_room("data")
    points_at(window, qtbot, "main_nav_list")
    window.show_room("home")
    points_at(window, qtbot, "home_builtin_list")


def test_what_was_told_at_a_step_goes_with_it_but_errors_stay(start):
    window, player = start()
    window.room.message("warning", "slow")
    window.tell_error("wrong")
    window.tell("done")
    shown = window.message_bar
    assert [each.text for each in shown.messages] == ["slow", "wrong", "done"]
    player.skip()
    assert [each.text for each in shown.messages] == ["wrong"]


def test_a_step_scrolls_to_what_it_points_at_once(start, qtbot):
    window, player = start()
    area, inside = QScrollArea(window.room), QWidget()
    inside.resize(80, 2000)
    field = QLineEdit(inside)
    field.setObjectName("home_farEdit")
    field.move(0, 1500)
    area.setWidget(inside)
    area.resize(100, 200)
    area.show()
    steps = list(FIRST_FIVE.steps)
    steps[1] = replace(steps[1], target=field.objectName())
    lesson = replace(FIRST_FIVE, steps=tuple(steps))
    player.walk.lesson = lesson
    bar = area.verticalScrollBar()
    assert bar.value() == 0
    player.skip()
    assert not field.visibleRegion().isEmpty()
    assert bar.value() > 1000
    bar.setValue(0)
    (tick,) = (t for t in player.findChildren(QTimer) if t.interval() == 20)
    with qtbot.waitSignals([tick.timeout, tick.timeout], timeout=WAIT_MS):
        pass
    assert bar.value() == 0, "who scrolls away is let go"


def test_next_gives_the_keyboard_to_the_step_and_not_to_the_window(start, qtbot):
    window, _ = start()
    window.activateWindow()
    Replay(window).perform(FIRST_FIVE.steps[0])
    following = button(window, "next")
    qtbot.waitUntil(following.isEnabled, timeout=WAIT_MS)
    following.setFocus()
    following.click()
    slider = window.findChild(QSlider, "main_lesson_guessSlider")
    assert window.focusWidget() is slider, "the step asks"
    QTest.keyClick(slider, Qt.Key.Key_Right)
    kept = button(window, "guess")
    kept.setFocus()
    kept.click()
    assert not kept.isEnabled()
    assert window.focusWidget() is slider
    qtbot.waitUntil(following.isEnabled, timeout=WAIT_MS)
    following.setFocus()
    following.click()
    assert window.focusWidget() is window.findChild(QWidget, "main_lesson_text_view")


def test_what_a_bar_has_no_place_for_is_pointed_at_by_its_button_for_more(start, qtbot):
    window, player = start()
    steps = list(FIRST_FIVE.steps)
    steps[1] = replace(steps[1], target="main_scene_kSpin")
    player.walk.lesson = replace(FIRST_FIVE, steps=tuple(steps))
    spin = window.findChild(QWidget, "main_scene_kSpin")
    window.resize(1280, 720)
    qtbot.waitUntil(spin.isVisible, timeout=WAIT_MS)
    player.skip()
    assert window.probe("lesson")["highlighted"] == "main_scene_kSpin"
    window.resize(800, 560)
    qtbot.waitUntil(lambda: not spin.isVisible(), timeout=WAIT_MS)
    points_at(window, qtbot, "qt_toolbar_ext_button")


def test_closing_puts_everything_back(start):
    window, player = start()
    docks = window.docks
    player.close()
    assert docks["lesson"].isHidden()  # the lesson had opened it
    docks["inspector"].show()
    docks["runs"].show()
    window.context.commands.lesson_requested.emit("first-five")
    assert docks["lesson"].isVisible()
    assert docks["inspector"].isHidden()
    window.show_room("explore")
    combo = window.findChild(QWidget, "explore_classifierCombo")
    assert combo.isHidden()
    button(window, "close").click()
    assert not combo.isHidden()
    assert not docks["inspector"].isHidden()
    assert not docks["runs"].isHidden()
    assert window.probe("lesson") == {
        "open": False,
        "id": "",
        "step": "",
        "done": False,
    }


# -- what can go wrong ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "no lesson 'nothing'"),
        ('{"version": 1, "steps": [', "not JSON"),
        ('{"version": 1, "id": "x", "title": "X", "steps": [{}]}', "steps[0].text"),
    ],
)
def test_a_lesson_that_is_none_is_one_line(window, tmp_path, content, complaint):
    name = "nothing"
    if content is not None:
        file = tmp_path / "broken.json"
        file.write_text(content)
        name = str(file)
    window.context.commands.lesson_requested.emit(name)
    message = window.probe("message")
    assert message["level"] == "error"
    assert "\n" not in message["text"]
    assert complaint in message["text"]
    assert name in message["text"]
    assert not window.probe("lesson")["open"]


def test_a_lesson_of_ones_own_is_opened_from_its_file(window, tmp_path):
    file = tmp_path / "mine.json"
    steps = [{"text": "Look."}, {"text": "See."}]
    document = {"version": 1, "id": "mine", "title": "Mine", "steps": steps}
    file.write_text(json.dumps(document))
    window.context.commands.lesson_requested.emit(str(file))
    assert window.probe("lesson")["id"] == "mine"
    assert window.probe("lesson")["steps"] == 2


def test_home_shows_how_far_a_lesson_is(start):
    window, player = start()
    for _ in range(3):
        player.skip()
    window.show_room("data")
    window.show_room("home")
    line = window.findChild(QWidget, "home_lessons_list").item(0).text()
    assert line.endswith(f"3/{len(SEEN)}")
