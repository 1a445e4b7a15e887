"""`import workbench` is light; what it offers is what the contract names."""

import inspect
import subprocess
import sys

import numpy as np
import pytest

import workbench
from workbench.cli.main import application

HEAVY = ("sklearn", "scipy", "pandas", "arff", "numpy", "PySide6", "pyqtgraph", "typer")


def modules_after(code: str, *names: str) -> set[str]:
    script = f"import sys; {code}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = {module.split(".")[0] for module in done.stdout.split()}
    return loaded & set(names)


def test_import_workbench_is_light():
    assert modules_after("import workbench", *HEAVY) == set()


def test_main_module_imports_nothing():
    assert modules_after("import workbench.__main__", *HEAVY) == set()


def test_the_version_is_told_without_the_command_line():
    code = "sys.argv = ['workbench', '--version']; import workbench.__main__ as m"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}; m.main(); print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    version, modules = done.stdout.splitlines()
    assert version == f"workbench {workbench.__version__}"
    own = {name for name in modules.split() if name.startswith("workbench")}
    assert own == {"workbench", "workbench.__main__", "workbench._version"}
    assert not set(HEAVY) & set(modules.split())


def test_command_line_stays_light_until_a_command_needs_more():
    heavy = ("sklearn", "scipy", "pandas", "arff", "PySide6", "pyqtgraph", "rich")
    assert modules_after("import workbench.cli.main", *heavy) == set()


def test_a_command_line_imports_the_module_of_its_own_command_only():
    code = "from workbench.cli.main import run; run(['check', 'nothing.json'])"
    script = f"import sys; {code}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    modules = set(done.stdout.split())
    others = {name for name in modules if name.endswith(("_command", "_commands"))}
    assert "workbench.cli.main" in modules
    assert not others
    assert "workbench.core.experiment.store" not in modules


def test_each_command_stands_alone_as_among_all_of_them():
    every = application()
    for command in every.registered_commands:
        (alone,) = application(command.name).registered_commands
        assert alone.callback is command.callback
        assert alone.name == alone.callback.__name__ == command.name
    assert len(application("no-command").registered_commands) == 27


def test_the_list_of_plugins_imports_none():
    code = "from workbench.cli.main import run; import os; sys.stdout = open(os.devnull, 'w')"
    listed = (
        f"{code}; run(['plugins']); sys.stdout.close(); sys.stdout = sys.__stdout__"
    )
    assert modules_after(listed, "sklearn", "scipy", "pandas") == set()


@pytest.mark.lane("whole", "scikit-learn and pandas imported by a new process")
def test_what_learns_starts_without_pandas_and_takes_data_frames_all_the_same():
    script = """
import sys
from workbench.core.program.lean_imports import import_leanly
import_leanly()
from sklearn.preprocessing import StandardScaler
print("pandas" in sys.modules)
import pandas
frame = pandas.DataFrame({"a": [1.0, 3.0], "b": [2.0, 2.0]})
scaler = StandardScaler().set_output(transform="pandas").fit(frame)
print(scaler.transform(frame).to_dict("list"), *scaler.feature_names_in_)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    before, after = done.stdout.splitlines()
    assert before == "False"
    assert after == "{'a': [-1.0, 1.0], 'b': [0.0, 0.0]} a b"


def test_facade_has_the_names_of_the_contract():
    promised = {
        "read", "evaluate", "compare", "run", "fit", "predict", "save", "load", "figure",
        "profile", "prototypes", "distance", "search", "show", "methods", "generate",
        "make", "plugins", "__version__",
    }  # fmt: skip
    assert promised <= set(workbench.__all__) <= set(dir(workbench))
    for name in workbench.__all__:
        assert getattr(workbench, name)
    with pytest.raises(AttributeError, match="nothing"):
        _ = workbench.nothing


def test_reading_making_evaluating():
    iris = workbench.read("builtin:iris")
    assert iris.X.shape == (150, 4)
    assert iris.X.dtype == np.float64
    assert iris.y.dtype == np.int64
    assert iris.class_attribute.values == iris.classes
    knn = workbench.make("knn", n_neighbors=3)
    assert knn.fit(iris.X, iris.y).predict(iris.X[:2]).tolist() == [0, 0]
    by_id = workbench.evaluate(iris, "knn", cv=5, params={"n_neighbors": 3})
    by_estimator = workbench.evaluate(iris, knn, cv=5)
    for result in (by_id, by_estimator):
        del result["seconds"], result["meter"]
    assert by_id == by_estimator
    assert by_id["accuracy"] == pytest.approx(by_id["correct"] / 150)


def test_evaluating_takes_the_declared_options_by_name():
    known = inspect.signature(workbench.evaluate).parameters
    options = {"scale": "none", "filters": (), "costs": None,
               "class_weights": "none", "calibration": "none"}  # fmt: skip
    assert {name: known[name].default for name in options} == options
    iris = workbench.read("builtin:iris")
    found = workbench.evaluate(
        iris, "naive-bayes", scale="z-score", class_weights="balanced",
        filters=[{"id": "pca"}], costs=np.ones((3, 3)) - np.eye(3),
    )  # fmt: skip
    assert (found["scale"], found["class_weights"]) == ("z-score", "balanced")
    assert found["cost_matrix"] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert [step["id"] for step in found["filters"]] == ["pca"]
    with pytest.raises(TypeError, match=r"evaluate\(\) got an unexpected.*'scales'"):
        workbench.evaluate(iris, "knn", scales="z-score")


def test_plain_import_of_an_estimator():
    from workbench.bundled.kissnn import KISSNN

    wine = workbench.read("builtin:wine")
    predicted = KISSNN(n_neighbors=5).fit(wine.X, wine.y).predict(wine.X)
    assert (predicted == wine.y).mean() > 0.85


def test_plugins_are_listed():
    listed = {plugin["id"]: plugin for plugin in workbench.plugins()}
    assert {"knn", "kissnn", "naive-bayes", "svm", "mlp"} <= set(listed)
    assert listed["knn"]["source"] == "bundled"
    names = [param["name"] for param in listed["knn"]["params"]]
    assert names[:4] == ["n_neighbors", "metric", "p", "weights"]


@pytest.mark.parametrize(
    ("id_", "params"), [("nothing", {}), ("knn", {"k": 3}), ("knn", {"n_neighbors": 0})]
)
def test_bad_plugin_or_parameter_is_a_problem(id_, params):
    from workbench.api import Problem

    with pytest.raises(Problem):
        workbench.make(id_, **params)


def test_checking_an_experiment_imports_no_plugin_and_no_library():
    checked = (
        "from pathlib import Path; from workbench.cli.run_command import _checked, _file; "
        "_checked(_file('thesis-table-5'))"
    )
    heavy = ("sklearn", "scipy", "pandas", "arff")
    assert modules_after(checked, *heavy) == set()
