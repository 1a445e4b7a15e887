"""Foreign plugins that do harm, against every command that meets one.

None of them may end a command with exit code 0 that gave no answer, print more than a
line, or keep the command from what is not theirs.
"""

from __future__ import annotations

import json
import os
import shutil

import pytest
from support.attacks import (
    AT_IMPORT,
    ATTACKS,
    write_hostile_texts,
    write_importing,
    write_killer_of_parents,
    write_running,
)
from support.command import child, one_line

import workbench

SOME_ANSWERS = ("answers-nan", "never-seen", "predict-exits-0", "proba-nan")
pytestmark = pytest.mark.lane("whole", "each command starts a worker: 2 s and more")
#: What must be complained of, and what must not. Wrong answers of every kind are in
#: tests/compute/fitting/test_answer_checks.py; here are some of them on their way through
#: a command.
HARMFUL = sorted(
    name
    for name, word in ATTACKS.items()
    if word and (name.startswith("fit-") or name in SOME_ANSWERS)
)
HARMLESS = sorted(name for name, word in ATTACKS.items() if not word)
#: Those under which the worker dies; others are failed folds.
DEADLY = ("fit-exits-0", "fit-segfault", "fit-kills-itself", "predict-exits-0")
#: Of each kind what `run` meets: every plugin is imported by a process of its own.
IN_A_RUN = [
    "fit-exits-0", "fit-eats-memory", "fit-huge-exception", "never-seen", "proba-nan"
]  # fmt: skip
BORNE_IN_A_RUN = ["fit-forks"]
#: One of each kind for `fit`, which has the way of `evaluate` to the worker.
IN_A_FIT = ["fit-exits-0", "fit-system-exit", "fit-eats-memory", "fit-control"]


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    folder = tmp_path_factory.mktemp("running")
    write_running(folder)
    return folder


@pytest.fixture(scope="module")
def importing(tmp_path_factory):
    folder = tmp_path_factory.mktemp("importing")
    write_importing(folder)
    write_hostile_texts(folder)
    return folder


def listing(folder, home, *arguments):
    env = {"WORKBENCH_PLUGIN_PATH": str(folder), "WORKBENCH_HOME": str(home)}
    done = child(*arguments, "--json", env=env, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_harmful_imports_are_listed_as_failed_and_all_else_is_loaded(
    importing, tmp_path
):
    """By `plugins` and then, at the same home, by `doctor`."""
    plugins = listing(importing, tmp_path, "plugins")
    for listed in (plugins, listing(importing, tmp_path, "doctor")["plugins"]):
        entries = {entry["id"]: entry for entry in listed}
        for attack in AT_IMPORT:
            entry = entries[attack.replace("-", "_")]
            assert entry["status"] in ("failed", "quarantined"), attack
            assert 0 < len(entry["error"]) < 800, attack
            assert entry["error"].isprintable(), attack
        loaded = {p["id"] for p in listed if p["status"] == "loaded"}
        assert {"knn", "j48", "kissnn", "hostile-texts"} <= loaded
    (entry,) = (p for p in plugins if p["id"] == "hostile-texts")
    assert entry["title"].startswith("a b [31mx")
    assert entry["title"].isprintable()
    assert len(entry["title"]) < 5000


@pytest.mark.parametrize("attack", ["exits-0", "loops", "segfault", "system-exit"])
def test_what_harms_at_import_is_named_by_evaluate(
    importing, monkeypatch, capfd, attack
):
    from workbench.cli import main

    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(importing))
    name = f"{attack.replace('-', '_')}.py"
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(importing / name))
    assert main.run(["evaluate", "builtin:iris", "-c", attack]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert attack in one_line(err)


def asked(running, monkeypatch, capfd, attack, *arguments):
    from workbench.cli import main

    file = running / f"{attack.replace('-', '_')}.py"
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(file))
    code = main.run([*arguments, "-c", attack, "--json"])
    out, err = capfd.readouterr()
    return code, out, err


@pytest.mark.parametrize("attack", HARMFUL)
def test_evaluate_names_what_harms(running, monkeypatch, capfd, attack):
    given = ("evaluate", "builtin:iris", "--split", "66")
    code, out, err = asked(running, monkeypatch, capfd, attack, *given)
    assert code == (2 if attack in DEADLY else 1)
    assert ATTACKS[attack] in one_line(err)
    assert len(err) < 800
    if attack in DEADLY:
        assert attack in err
        assert out == ""
    else:  # the one document says the same
        failed = json.loads(out)["failed"][0]
        assert ATTACKS[attack] in f"{failed['type']}: {failed['text']}"


@pytest.mark.parametrize("attack", HARMLESS)
def test_evaluate_bears_what_does_not_matter(running, monkeypatch, capfd, attack):
    given = ("evaluate", "builtin:iris", "--split", "66")
    code, out, err = asked(running, monkeypatch, capfd, attack, *given)
    assert (code, err) == (0, "")
    assert json.loads(out)["n"] == 51


@pytest.mark.parametrize("attack", IN_A_FIT)
def test_fit_names_what_harms(running, monkeypatch, capfd, attack):
    code, out, err = asked(running, monkeypatch, capfd, attack, "fit", "builtin:iris")
    assert (code, out) == (2, "")
    assert ATTACKS[attack] in one_line(err)


def test_run_stores_what_harms_as_a_failure_and_goes_on(running, tmp_path):
    """One run, as Compare runs it; a plugin that killed two workers is spared a third."""
    plugins = tmp_path / "plugins"
    plugins.mkdir()
    wanted = [*IN_A_RUN, *BORNE_IN_A_RUN]
    for name in wanted:
        shutil.copy(running / f"{name.replace('-', '_')}.py", plugins)
    document = {
        "version": 1,
        "data": ["builtin:iris"],
        "classifiers": [{"id": name} for name in [*wanted, "knn"]],
        "protocol": {"kind": "split", "percent": 66},
    }
    file = tmp_path / "attacks.json"
    file.write_text(json.dumps(document))
    env = {
        "WORKBENCH_PLUGIN_PATH": str(plugins), "WORKBENCH_HOME": str(tmp_path / "home"),
    }  # fmt: skip
    out = tmp_path / "out"
    done = child("run", file, "--out", out, "--json", env=env, timeout=300)
    failed = {f["learner"]: f["text"] for f in json.loads(done.stdout)["failed"]}
    assert done.returncode == 1
    assert set(failed) == set(IN_A_RUN)
    for attack, text in failed.items():
        assert ATTACKS[attack] in text or "quarantined" in text, attack


def test_a_killer_of_its_parent_leaves_no_success_behind(tmp_path):
    write_killer_of_parents(tmp_path)
    env = {"WORKBENCH_PLUGIN_PATH": str(tmp_path)}
    done = child("evaluate", "builtin:iris", "-c", "fit-kills-parent", env=env)
    assert done.returncode != 0
    assert done.stdout == ""


def test_the_commands_process_imports_nothing_foreign(tmp_path, monkeypatch, capfd):
    from workbench.cli import main

    pids = tmp_path / "pids"
    code = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    write_running(tmp_path)
    file = tmp_path / "fit_cwd.py"
    file.write_text(code + file.read_text().replace("os.chdir('/')", "pass"))
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(file))
    model, out = tmp_path / "model.skops", tmp_path / "out.csv"
    assert main.run(["evaluate", "builtin:iris", "-c", "fit-cwd", "--split", "50"]) == 0
    main.run(["fit", "builtin:iris", "-c", "fit-cwd", "--out", str(model)])
    main.run(["predict", str(model), "builtin:iris", "--out", str(out)])
    assert main.run(["plugins"]) == 0
    assert workbench.plugins()
    capfd.readouterr()
    assert str(os.getpid()) not in pids.read_text().split()
    assert len(set(pids.read_text().split())) >= 3
