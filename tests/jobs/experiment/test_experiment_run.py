"""Runs of experiments: any order, any number of workers, any interruption, one table."""

from __future__ import annotations

import itertools
import json
import os
import queue
import signal
import threading

import numpy as np
import pytest

import workbench
from workbench.core.experiment.experiment import Experiment
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import view_of
from workbench.jobs.experiment.experiment_run import ExperimentRun
from workbench.jobs.experiment.run_events import News
from workbench.jobs.inline import InlineEngine
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Event, Failure

PATIENCE = 180.0  # far more than anything takes, for busy machines
SMALL = {
    "version": 1,
    "data": ["builtin:iris", "builtin:wine"],
    "classifiers": [
        {"id": "knn", "params": {"n_neighbors": 5}},
        {"id": "mlp", "params": {"max_iter": 20}},
    ],
    "protocol": {"kind": "cv", "folds": 3, "repeats": 2, "seed": 7},
    "scale": "min-max",
    "measures": ["accuracy", "log_loss"],
}


class Heard:
    """Takes news, and lets a test act at the moment of each."""

    def __init__(self, act=lambda run, news: None):
        self.news: list[News] = []
        self._act = act
        self.run: ExperimentRun | None = None

    def __call__(self, news: News) -> None:
        self.news.append(news)
        self._act(self.run, news)

    def of(self, kind: str) -> list[dict]:
        return [dict(one.data) for one in self.news if one.kind == kind]


def run(
    folder, document=SMALL, engine=InlineEngine, act=lambda run, news: None, **options
):
    """Run to the ending and return what was heard."""
    heard = Heard(act)
    experiment = Experiment.from_json(document)
    heard.run = ExperimentRun(experiment, folder, engine, heard, **options)
    heard.run.start()
    ended = heard.run.join(PATIENCE)
    assert ended, f"no ending after {PATIENCE:g} s; the last news: {heard.news[-1:]}"
    return heard


def with_(**changes):
    return {**SMALL, **changes}


def ending(heard):
    endings = [one for one in heard.news if one.is_ending]
    assert endings == heard.news[-1:]
    return endings[0]


def files(folder):
    names = ("scores.csv", "folds.csv", "scores-log_loss.csv")
    return {name: (folder / name).read_bytes() for name in names}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The folder of an uninterrupted run."""
    folder = tmp_path_factory.mktemp("whole")
    assert ending(run(folder)).kind == "done"
    return folder


def test_folds_are_those_of_evaluate(whole):
    heard = workbench.evaluate(
        workbench.read("builtin:wine"), "knn", cv=3, seed=7, repeats=2, scale="min-max",
        params={"n_neighbors": 5},
    )  # fmt: skip
    with Results(whole) as results:
        view = view_of(results)
    assert view.folds["wine", "knn"] == tuple(heard["accuracy_folds"])
    assert view.table.values[1, 0] == pytest.approx(np.mean(heard["accuracy_folds"]))


def test_news_come_in_order_and_count(tmp_path):
    heard = run(tmp_path)
    planned, *_ = heard.of("planned")
    assert (planned["total"], planned["done"]) == (24, 0)
    assert [d["name"] for d in planned["datasets"]] == ["iris", "wine"]
    assert [d["parts"] for d in planned["datasets"]] == [6, 6]
    assert [fold["done"] for fold in heard.of("fold")] == list(range(1, 25))
    assert heard.of("fold")[-1]["seconds_left"] == pytest.approx(0.0, abs=1e-6)
    for fold in heard.of("fold"):
        assert 0 <= fold["value"] <= 1
        assert fold["failure"] is None


def test_nothing_is_computed_twice(whole, tmp_path):
    run(tmp_path)
    again = run(tmp_path)
    assert again.of("fold") == []
    assert again.of("planned")[0]["done"] == 24
    assert files(tmp_path) == files(whole)


def test_order_of_entries_and_names_change_no_fold(whole, tmp_path):
    turned = with_(data=SMALL["data"][::-1], classifiers=SMALL["classifiers"][::-1])
    run(tmp_path, turned)
    with Results(whole) as one, Results(tmp_path) as two:
        assert view_of(one).folds == view_of(two).folds


@pytest.mark.parametrize("stop", [1, 7, 23])
def test_cancelled_and_resumed_is_the_uninterrupted_table(whole, tmp_path, stop):
    def act(running, news):
        if news.kind == "fold" and news.data["done"] == stop:
            running.cancel()

    first = run(tmp_path, act=act)
    assert ending(first).kind == "cancelled"
    with Results(tmp_path) as results:
        kept = results.count()
    assert stop <= kept < 24
    second = run(tmp_path)
    assert len(second.of("fold")) == 24 - kept
    assert files(tmp_path) == files(whole)
    with Results(tmp_path) as results:
        assert results.count() == 24
        assert [len(r["versions"]) > 3 for r in results.runs()] == [True, True]


@pytest.mark.parametrize(
    "workers",
    [pytest.param(1, marks=pytest.mark.lane("whole", "two processes do more")), 2],
)
def test_any_number_of_workers_gives_the_same_table(whole, tmp_path, workers):
    heard = run(
        tmp_path,
        engine=lambda listen: LocalPool(listen, workers=workers),
        width=workers,
    )
    assert ending(heard).kind == "done"
    assert files(tmp_path) == files(whole)


@pytest.mark.lane("whole", "five workers import every library")
def test_killed_workers_lose_nothing(whole, tmp_path):
    pools = []

    def engine(listener):
        pools.append(LocalPool(listener, workers=2))
        return pools[-1]

    def act(_running, news):
        if news.kind == "fold" and news.data["done"] in (3, 9, 15):
            os.kill(pools[0].pids[0], signal.SIGKILL)

    heard = run(tmp_path, engine=engine, act=act, width=2)
    assert ending(heard).kind == "done"
    assert ending(heard).data["failed"] == []
    assert files(tmp_path) == files(whole)


class Dying:
    """An engine whose workers die under every fold of one learner."""

    def __init__(self, listener):
        self.attempts = []
        self._listener = listener
        self._inner = InlineEngine(listener)
        self.close = self._inner.close

    def submit(self, spec):
        learner = spec.payload.get("learner", {})
        if learner.get("id") != "mlp":
            return self._inner.submit(spec)
        self.attempts.append((spec.payload["data"], spec.payload["fold"]))
        failure = Failure("Crash", "the worker was ended by SIGKILL")
        self._listener(Event(spec.id, "crashed", failure))
        return spec.id


def test_a_fold_that_kills_its_workers_fails_after_three_and_the_rest_goes_on(tmp_path):
    engines = []

    def engine(listener):
        engines.append(Dying(listener))
        return engines[0]

    heard = run(tmp_path, engine=engine)
    failed = ending(heard).data["failed"]
    assert len(failed) == 12
    assert {one["learner"] for one in failed} == {"mlp"}
    assert len(engines[0].attempts) == 3 * 12
    with Results(tmp_path) as results:
        table = view_of(results).table
        assert np.isnan(table.values[:, 1]).all()
        assert not np.isnan(table.values[:, 0]).any()
    healed = run(tmp_path)
    assert ending(healed).data["failed"] == []
    assert len(healed.of("fold")) == 12


def test_more_columns_and_rows_compute_only_the_new_cells(tmp_path):
    run(tmp_path)
    more = with_(
        data=[*SMALL["data"], "builtin:moons"],
        classifiers=[*SMALL["classifiers"], {"id": "j48"}],
    )
    second = run(tmp_path, more)
    assert len(second.of("fold")) == 6 * (3 + 2)
    less = run(tmp_path)
    assert less.of("fold") == []
    assert (tmp_path / "scores.csv").read_text().splitlines()[0] == "dataset,knn,mlp"


def test_another_protocol_is_computed_beside_the_first(tmp_path):
    run(tmp_path)
    other = run(tmp_path, with_(protocol={"kind": "cv", "folds": 2, "seed": 7}))
    assert len(other.of("fold")) == 8
    assert run(tmp_path).of("fold") == []


def test_changed_data_are_noticed_and_computed_anew(tmp_path):
    path = tmp_path / "d.csv"
    rows = [f"{i},{i % 7},{'ab'[i % 2]}" for i in range(40)]
    path.write_text("\n".join(["x,y,class", *rows]) + "\n")
    document = with_(data=["d.csv"], classifiers=[{"id": "knn"}])
    out = tmp_path / "out"
    run(out, document, base=tmp_path)
    assert run(out, document, base=tmp_path).of("warning") == []
    path.write_text("\n".join(["x,y,class", "9,9,b", *rows[1:]]) + "\n")
    again = run(out, document, base=tmp_path)
    assert len(again.of("fold")) == 6
    assert "has changed" in again.of("warning")[0]["text"]


def test_a_checksum_in_the_file_is_checked(tmp_path):
    entry = {"source": "builtin:iris", "sha256": "0" * 64}
    heard = run(tmp_path, with_(data=[entry], classifiers=[{"id": "knn"}]))
    assert "not the bytes" in heard.of("warning")[0]["text"]
    assert heard.of("planned")[0]["datasets"][0]["changed"] is True


def test_pause_begins_no_more_folds_and_resume_goes_on(tmp_path):
    paused = threading.Event()
    seen = queue.SimpleQueue()

    def act(running, news):
        if news.kind == "fold" and news.data["done"] == 4:
            running.pause()
        if news.kind == "paused":
            paused.set()
        if news.kind == "fold" and paused.is_set():
            seen.put(news.data["done"])

    heard = Heard(act)
    heard.run = ExperimentRun(
        Experiment.from_json(SMALL), tmp_path, InlineEngine, heard, width=1
    )
    heard.run.start()
    assert paused.wait(PATIENCE)
    assert not heard.run.join(0.3)
    underway = seen.qsize()
    assert underway <= 2
    heard.run.resume()
    assert heard.run.join(PATIENCE)
    assert [one.kind for one in heard.news].count("resumed") == 1
    assert ending(heard).kind == "done"
    assert len(heard.of("fold")) == 24


def test_a_failing_cell_is_stored_and_the_rest_goes_on(tmp_path):
    document = with_(
        classifiers=[{"id": "knn"}, {"id": "linear-regression"}], data=["builtin:iris"]
    )
    heard = run(tmp_path, document)
    failed = ending(heard).data["failed"]
    assert len(failed) == 6
    assert "nominal" in failed[0]["text"]
    text = (tmp_path / "folds.csv").read_text()
    assert text.count("Problem: ") == 6


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (["builtin:iris", "nowhere.arff"], "nowhere.arff"),
        (["builtin:nothing"], "nothing"),
    ],
)
def test_data_that_cannot_be_read_stop_a_strict_run(tmp_path, data, word):
    heard = run(tmp_path, with_(data=data))
    assert ending(heard).kind == "failed"
    assert word in ending(heard).data["problem"]
    assert heard.of("fold") == []


def test_a_lenient_run_leaves_out_what_cannot_be_read(tmp_path):
    document = with_(data=["builtin:iris", "nowhere.arff"])
    heard = run(tmp_path, document, lenient=True)
    assert ending(heard).kind == "done"
    assert len(heard.of("fold")) == 12
    assert "nowhere.arff" in heard.of("warning")[0]["text"]


def test_only_the_named_data_sets_are_run(tmp_path):
    heard = run(tmp_path, only=["wine"])
    assert {fold["data"] for fold in heard.of("fold")} == {
        heard.of("planned")[0]["datasets"][1]["key"]
    }
    wrong = run(tmp_path, only=["vine"])
    assert "vine" in ending(wrong).data["problem"]


def test_a_file_in_the_place_of_the_folder_is_one_line(tmp_path):
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file", tmp_path / "file" / "out"):
        told = ending(run(place))
        assert told.kind == "failed"
        assert "can be written" in told.data["problem"]
        assert "\n" not in told.data["problem"]


def test_restart_computes_everything_again(tmp_path):
    run(tmp_path)
    assert len(run(tmp_path, restart=True).of("fold")) == 24


def test_a_grid_is_columns_and_a_selection_one_that_chooses_inside(tmp_path):
    values = [1, 9, 60]
    document = with_(
        data=["builtin:iris"],
        classifiers=[
            {"id": "knn", "grid": {"n_neighbors": values}},
            {"id": "knn", "name": "chosen", "select": {"n_neighbors": values}},
        ],
    )
    run(tmp_path, document)
    with Results(tmp_path) as results:
        view = view_of(results)
        plan = results.fact("plan")
        key = dict(map(reversed, plan["learners"]))["chosen"]
        chosen = [
            r["chosen"]["n_neighbors"]
            for r in results.folds(plan["protocol"], learner=key)
        ]
    columns = dict(zip(values, view.table.classifiers[:3], strict=True))
    assert set(chosen) <= set(values)
    for fold, k in enumerate(chosen):
        mine = view.folds["iris", "chosen"][fold]
        assert mine == view.folds["iris", columns[k]][fold]


def test_leave_one_out_is_one_row_over_all_rows(tmp_path):
    document = with_(
        data=["builtin:thesis21-strips"], scale="none", protocol={"kind": "loo"},
        classifiers=[{"id": "knn", "params": {"n_neighbors": 5}}],
    )  # fmt: skip
    heard = run(tmp_path, document)
    assert [fold["value"] for fold in heard.of("fold")] == [0.61]
    with Results(tmp_path) as results:
        (record,) = results.folds(results.fact("plan")["protocol"])
    assert (record["correct"], record["test_rows"]) == (122, 200)


def test_seeds_of_folds_differ_and_a_given_one_is_kept(tmp_path):
    run(tmp_path)
    with Results(tmp_path) as results:
        records = results.folds(results.fact("plan")["protocol"])
    places = itertools.product(("iris", "wine"), range(2), range(3))
    assert len({record["seed"] for record in records}) == len(list(places))
    fixed = with_(
        classifiers=[{"id": "mlp", "params": {"max_iter": 5, "random_state": 3}}]
    )
    one, two = (run(tmp_path / name, fixed) for name in ("a", "b"))
    assert [f["value"] for f in one.of("fold")] == [f["value"] for f in two.of("fold")]


def test_the_folder_keeps_the_experiment_and_no_copies_of_the_data(whole):
    assert json.loads((whole / "experiment.json").read_text())["version"] == 1
    assert not (whole / ".data").exists()
    assert {p.suffix for p in whole.iterdir()} <= {".sqlite", ".csv", ".json", ".lock"}
