"""Work in a whole window that leaves something to be read in each of its rooms."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit
from support.classify import choose, look_at
from support.rooms import LONG, child
from support.window_texts import settle

from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import Experiment


def speak(window, code: str, qtbot) -> None:
    window.acts[f"view_{code}Language"].trigger()
    settle(window, qtbot)


def open_data(window, qtbot, name: str) -> None:
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open(name)
    settle(window, qtbot)


def classify(window, qtbot, plugin: str) -> None:
    window.show_room("classify")
    choose(window.room, plugin)
    window.room.run()
    settle(window, qtbot)


def work_in_data_and_classify(window, qtbot) -> None:
    open_data(window, qtbot, "builtin:iris")
    classify(window, qtbot, "knn")
    classify(window, qtbot, "j48")


def find_and_filter(window, qtbot) -> None:
    window.show_room("data")
    window.context.session.set_scene(filters=({"id": "z-score", "params": {}},))
    settle(window, qtbot)
    room = window.room
    room.rows.find_bar.open()
    child(room, "data_rows_findEdit", QLineEdit).setText("setosa")
    room.rows.find_bar.find_next()
    settle(window, qtbot)


def predict_and_explain(window, qtbot, tmp_path) -> None:
    window.show_room("classify")
    room = window.room
    rows = tmp_path / "rows.csv"
    rows.write_text(
        "sepal-length,sepal-width,petal-length,petal-width\n5.1,3.5,1.4,0.2\n"
    )
    look_at(room, "predict").predict(str(rows))
    settle(window, qtbot)
    errors = look_at(room, "errors")
    settle(window, qtbot)
    errors.show_why(errors.probe()["wrong"][0])
    settle(window, qtbot)


def learn_a_metric(window, qtbot) -> None:
    window.show_room("metric")
    settle(window, qtbot)
    window.room.run()
    settle(window, qtbot)
    qtbot.wait(400)
    settle(window, qtbot)


def explore(window, qtbot) -> None:
    window.show_room("explore")
    settle(window, qtbot)
    window.room.pin(5.5, 3.0)
    window.room.run()
    settle(window, qtbot)
    window.context.session.select((3, 60))
    settle(window, qtbot)


def compare(window, qtbot, tmp_path) -> None:
    window.show_room("compare")
    names = ("iris", "wine")
    experiment = Experiment(
        tuple(DataEntry(f"builtin:{name}") for name in names),
        (Learner("knn", {}, "5-NN"), Learner("zero-r", {}, "ZeroR"),
         Learner("one-r", {}, "OneR")),
        {"kind": "cv", "folds": 3, "repeats": 1, "seed": 1},
    )  # fmt: skip
    window.room.setup.set_up(experiment, tmp_path / "results")
    settle(window, qtbot)
    window.room.run()
    settle(window, qtbot)
