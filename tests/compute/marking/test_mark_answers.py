"""A folder of answers: fifty made ones, ten of them tampered with, and what else comes."""

from __future__ import annotations

import copy
import csv
import json
import os
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from support.answer_files import LOO, STRIPS, handed_in, learner, stripes

from workbench.api import Problem
from workbench.api.report import Cancelled, reporting_to
from workbench.compute.marking.mark_answers import (
    Marker,
    known_exercises,
    write_marks,
)
from workbench.compute.marking.rerun import measure
from workbench.compute.reading.readers import read
from workbench.core.lessons.answer_file import recipe_sum, write_answers
from workbench.core.lessons.exercise import Task
from workbench.core.lessons.lesson import exercise_files

HERE = exercise_files()[0].parent
VERDICTS = {
    "argerich-hamming": "false",
    "famaf-ties": "conditional",
    "argerich-two-neighbours": "conditional",
    "thesis-minkowski": "false",
    "argerich-levenshtein": "false",
}


@pytest.fixture(scope="module")
def exercises():
    return known_exercises()


@pytest.fixture(scope="module")
def honest(exercises):
    """Four answer files, as documents: solved and missed ones of two exercises."""
    hunt, one = exercises["metric-hunt"].lesson, exercises["one-against-fifteen"].lesson
    few = {"verdicts": {**VERDICTS, "famaf-ties": "true"}}
    made = (
        (
            hunt,
            {"learned": learner("kissnn"), "by-hand": learner("knn", n_neighbors=1)},
        ),
        (hunt, {"by-hand": learner("knn", "z-score", n_neighbors=1)}),
        (one, {"paint": stripes(), "claims": {"verdicts": VERDICTS}}),
        (one, {"paint": stripes(gap=0.5), "claims": few}),
    )
    return [handed_in(lesson, recipes, HERE).to_json() for lesson, recipes in made]


def write(folder: Path, documents) -> Path:
    for i, document in enumerate(documents):
        text = document if isinstance(document, str) else json.dumps(document)
        (folder / f"{i:03}.answer.json").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def marker(exercises):
    """Shared, as it runs equal recipes once."""
    return Marker(exercises)


def marked(folder: Path, marker: Marker, documents):
    return list(marker.mark_folder(write(folder, documents)))


def tampered(document, change):
    found = copy.deepcopy(document)
    change(found, found["answers"][0])
    return found


def _invent(_, answer):
    answer["claimed"]["accuracy"] = 0.9


def _invent_rows(_, answer):
    answer["claimed"]["rows"] = 61


def _edit_params(_, answer):
    answer["recipe"]["params"] = {"n_neighbors": 3}


def _move_a_row(_, answer):
    answer["recipe"]["points"]["rows"][3][0] += 1e-9


def _swap_data_sum(_, answer):
    answer["sha256"]["data"] = "0" * 64


def _leave(_, answer):
    answer["recipe"]["data"] = "../../../etc/passwd"


def _leave_by_drive(_, answer):
    answer["recipe"]["data"] = "C:\\secrets.csv"


def _other_learner(_, answer):
    answer["recipe"]["learner"] = "svm"


def _train(_, answer):
    answer["recipe"]["protocol"] = {"kind": "train"}


def _flip_verdict(_, answer):
    answer["recipe"] = {"verdicts": {**VERDICTS}}


@pytest.mark.lane("whole", "forty recipes are run")
def test_fifty_files_ten_of_them_tampered(tmp_path, marker, honest):
    hunt, by_hand, one, poor = honest
    claims_first = {**poor, "answers": poor["answers"][::-1]}
    bad = [
        (tampered(hunt, _invent), "invented"),
        (tampered(one, _invent_rows), "invented"),
        (tampered(hunt, _edit_params), "changed"),
        (tampered(one, _move_a_row), "changed"),
        (tampered(by_hand, _swap_data_sum), "changed"),
        (tampered(hunt, _leave), "outside"),
        (tampered(hunt, _leave_by_drive), "outside"),
        (tampered(hunt, _other_learner), "refused"),
        (tampered(hunt, _train), "refused"),
        (tampered(claims_first, _flip_verdict), "changed"),
    ]
    good = [honest[i % 4] for i in range(40)]
    before = marker.runs
    found = marked(tmp_path, marker, [*good, *(d for d, _ in bad)])

    first = {}
    for mark in found:  # the tampered task is the first one answered
        first.setdefault(mark.file, []).append(mark)
    for i, (_, state) in enumerate(bad):
        states = [mark.state for mark in first[f"{40 + i:03}.answer.json"]]
        assert state in states, (i, states)
    honest_states = Counter(m.state for m in found if int(m.file[:3]) < 40)
    assert honest_states == {"solved": 40, "missed": 30, "unanswered": 10}
    points = Counter()
    for mark in found:
        points[int(mark.file[:3])] += mark.points
    # 4 + 0, 0 + 3, 5 + 5; of the poor one neither: its rows are crowded, a claim is wrong
    assert [points[i] for i in range(4)] == [4, 3, 10, 0]
    assert sum(points[i] for i in range(40)) == 10 * (4 + 3 + 10)
    assert marker.runs - before < 20, "equal recipes are run once"


def test_what_is_claimed_counts_for_nothing(tmp_path, marker, honest):
    document = copy.deepcopy(honest[0])
    document["answers"][1]["claimed"]["accuracy"] = 0.99  # it was 0.72
    found = marked(tmp_path, marker, [document])
    mark = next(m for m in found if m.task == "by-hand")
    assert (mark.state, mark.points) == ("invented", 0)
    assert "0.99 is claimed, 0.72 measured" in mark.note
    assert (mark.claimed, mark.measured) == (
        "accuracy 0.99; parameters 1", "accuracy 0.72; parameters 1",
    )  # fmt: skip


def test_a_result_as_close_as_another_processor_rounds_is_no_invention(
    tmp_path, marker, honest
):
    document = copy.deepcopy(honest[1])
    document["answers"][0]["claimed"]["accuracy"] += 0.005  # one row of 200
    found = marked(tmp_path, marker, [document])
    assert found[1].state == "solved"


def test_limits_of_tries_and_time(tmp_path, marker, honest):
    many, late = copy.deepcopy(honest[1]), copy.deepcopy(honest[1])
    many["answers"][0]["tries"] = 11
    late["answers"][0]["seconds"] = 1201.0
    found = marked(tmp_path, marker, [many, late])
    states = [(m.state, m.points) for m in found if m.task == "by-hand"]
    assert states == [("too many tries", 0), ("late", 0)]


def test_files_that_are_none(tmp_path, marker, honest):
    good = honest[1]
    other = {**good, "exercise": "another"}
    older = {**good, "tasks_sha256": "0" * 64}
    later = {**good, "version": 2}
    deep = "[" * 5000 + "]" * 5000
    cut = json.dumps(good)[:-20]
    documents = [other, older, later, deep, cut, "", "[]", {**good, "answers": 7}]
    found = marked(tmp_path, marker, documents)
    by_file = {mark.file[:3]: mark for mark in found if mark.state != "unanswered"}
    assert [by_file[f"{i:03}"].state for i in range(8)] == [
        "other exercise", "other version", "later version",
        "damaged", "damaged", "damaged", "damaged", "damaged",
    ]  # fmt: skip
    assert all(mark.note and "\n" not in mark.note for mark in by_file.values())
    assert not any(str(tmp_path) in mark.note for mark in found)


def test_a_link_that_leaves_the_folder_is_not_read(tmp_path, marker, honest):
    secret = tmp_path / "secret.json"
    secret.write_text(json.dumps(honest[0]))
    folder = tmp_path / "answers"
    folder.mkdir()
    os.symlink(secret, folder / "link.answer.json")
    (mark,) = marker.mark_folder(folder)
    assert (mark.state, mark.measured) == ("outside", "")


@pytest.mark.lane("whole", "five hundred files are written and read")
def test_five_hundred_files(tmp_path, marker, honest):
    before = marker.runs
    found = marked(tmp_path, marker, [honest[1 + i % 2] for i in range(500)])
    assert len({mark.file for mark in found}) == 500
    assert Counter(m.state for m in found) == {"solved": 750, "unanswered": 250}
    assert marker.runs - before <= 3


class Stop:
    """A listener that cancels after some files."""

    def __init__(self, after: int) -> None:
        self.told: list[str] = []
        self._after = after

    def progress(self, fraction, message):
        self.told.append(message)

    def partial(self, data):
        pass

    def cancelled(self):
        return len(self.told) >= self._after


def test_progress_is_told_and_it_can_be_cancelled(tmp_path, marker, honest):
    stop = Stop(3)
    with pytest.raises(Cancelled), reporting_to(stop):
        marked(tmp_path, marker, [honest[1]] * 9)
    assert stop.told == [f"{i} of 9 answer files" for i in (1, 2, 3)]


def test_a_recipe_that_takes_too_long_is_stopped(tmp_path, exercises, honest):
    found = marked(tmp_path, Marker(exercises, seconds=1e-9), [honest[0]])
    assert {mark.state for mark in found} == {"too long"}
    assert found[0].note.startswith("stopped after 1e-09 s")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"params": {"n_neighbors": 0}}, "n_neighbors"),
        ({"params": {"n_neighbors": 10**12}}, ""),
        ({"params": {"no_such": 1}}, "no_such"),
        ({"params": ["n_neighbors"]}, ""),
        ({"scale": "sideways"}, "sideways"),
        ({"learner": "__import__('os')"}, "learner"),
        ({"learner": ["knn"]}, "learner"),
        ({"costs": "/etc/passwd"}, "recipe.costs"),
        ({"data": None}, "data"),
    ],
)
def test_recipes_that_are_refused(tmp_path, marker, honest, change, said):
    document = copy.deepcopy(honest[1])
    document["answers"][0]["recipe"].update(change)
    found = marked(tmp_path, marker, [document])
    mark = found[1]
    assert mark.state in ("refused", "changed"), mark
    assert said in mark.note
    assert mark.points == 0 or mark.measured


@pytest.mark.parametrize(
    "row", [[0.0, 1.0], [0.0, 1.0, 2], [0.0, 1.0, 0.0], [1e200, 0.0, 1], [0.0, "1", 0]]
)
def test_painted_rows_that_are_none(tmp_path, marker, honest, row):
    document = copy.deepcopy(honest[2])
    document["answers"][0]["recipe"]["points"]["rows"][0] = row
    found = marked(tmp_path, marker, [document])
    assert found[0].state == "refused"
    assert "row 1" in found[0].note


def test_the_accuracy_is_that_of_brute_force():
    """1-NN and 15-NN, leave-one-out, by all distances; no code of the program's."""
    recipe = stripes(40, gap=0.7)
    rows = np.array(recipe["points"]["rows"])
    x, y = rows[:, :2], rows[:, 2].astype(int)
    far = ((x[:, None] - x[None]) ** 2).sum(axis=2)
    np.fill_diagonal(far, np.inf)
    right = []
    for k in (1, 15):
        near = np.argsort(far, axis=1, kind="stable")[:, :k]
        votes = (y[near] == 1).sum(axis=1)
        right.append(float(np.mean((2 * votes > k) == (y == 1))))
    task = Task("data", (), learners=(
        {"id": "knn", "params": {"n_neighbors": 1}},
        {"id": "knn", "params": {"n_neighbors": 15}},
    ))  # fmt: skip
    values = measure(task, recipe, HERE).values
    assert (values["accuracy_first"], values["accuracy_second"]) == tuple(right)
    assert values["difference"] == right[0] - right[1]


def test_the_sum_is_of_the_values_and_not_of_the_file(exercises):
    """SHA-256 written out by hand from the documentation of the format."""
    import hashlib

    strips = read(STRIPS)
    columns = [*strips.attributes, strips.class_attribute]
    head = json.dumps([column.describe() for column in columns], sort_keys=True)
    body = strips.X.astype("<f8").tobytes() + strips.y.astype("<i8").tobytes()
    data = hashlib.sha256(head.encode() + body).hexdigest()
    task = exercises["metric-hunt"].lesson.tasks["by-hand"]
    recipe = learner("knn", n_neighbors=1)
    found = measure(task, recipe, HERE).sha256
    assert found == {"data": data, "recipe": recipe_sum(recipe, data)}


def test_a_data_file_beside_the_exercise(tmp_path):
    (tmp_path / "two.csv").write_text("x,class\n0,a\n1,a\n5,b\n6,b\n")
    task = Task("learner", (), data="two.csv", among=("knn",))
    recipe = {"data": "two.csv", "learner": "knn", "params": {"n_neighbors": 1},
              "protocol": LOO}  # fmt: skip
    assert measure(task, recipe, tmp_path).values["accuracy"] == 1.0
    outside = tmp_path / "below"
    outside.mkdir()
    os.symlink(tmp_path / "two.csv", outside / "two.csv")
    with pytest.raises(Problem, match="leave the folder"):
        measure(task, recipe, outside)


def test_marks_as_csv_hold_no_formulas(tmp_path, marker, honest):
    write(tmp_path, [honest[0]])
    (tmp_path / "000.answer.json").rename(tmp_path / "=1+1.answer.json")
    marks = list(marker.mark_folder(tmp_path))
    write_marks(tmp_path / "marks.csv", marks)
    with (tmp_path / "marks.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["file"] for row in rows] == ["'=1+1.answer.json"] * 2
    assert [row["points"] for row in rows] == ["4", "0"]
    assert rows[0]["goal"] == "accuracy at least 0.95; parameters at most 3"


def test_written_answers_are_read_again(tmp_path, marker, exercises):
    lesson = exercises["one-against-fifteen"].lesson
    found = handed_in(lesson, {"claims": {"verdicts": VERDICTS}}, HERE)
    write_answers(tmp_path / "mine.answer.json", found)
    marks = list(marker.mark_folder(tmp_path))
    assert [(m.task, m.state) for m in marks] == [
        ("paint", "unanswered"), ("claims", "solved"),
    ]  # fmt: skip
