"""Foreign plugins that do harm, against every command that meets one.

None of them may end a command with exit code 0 that gave no answer, print more than a
line, or keep the command from what is not theirs.
"""

from __future__ import annotations

import json
import os
import shutil
from contextlib import nullcontext

import pytest
from support.attacks import (
    AT_IMPORT,
    ATTACKS,
    write_chosen,
    write_hostile_texts,
    write_importing,
    write_killer_of_parents,
    write_running,
)
from support.command import child, one_line

import workbench
from workbench.cli import main, plugin_isolation

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
#: The others, which one worker outlives all; it leaves after the last.
POLITE = [*sorted({*HARMFUL} - {*DEADLY} - {"fit-eats-memory"}), "fit-eats-memory"]
#: What they change of the process stays, so their order: first who writes to what
#: others close, last who takes the plugin away.
BORNE = [
    "fit-prints", "fit-thread", "fit-forks", "fit-closes-1", "fit-stdout", "fit-cwd",
    "fit-own-class",
]  # fmt: skip
#: Of each kind what `run` meets.
IN_A_RUN = ["fit-huge-exception", "never-seen", "proba-nan", "fit-eats-memory"]
BORNE_IN_A_RUN = ["fit-forks"]
#: One of each kind for `fit`, which has the way of `evaluate` to the worker.
IN_A_FIT = ["fit-system-exit", "fit-control", "fit-eats-memory"]


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


#: What `doctor`, which imports anew what it knows, is to find once more: one that
#: dies once more, one that fails, and one that is loaded.
AGAIN = {"segfault": "failed", "control": "failed", "hostile-texts": "loaded"}


@pytest.mark.slow
def test_harmful_imports_are_listed_as_failed_and_all_else_is_loaded(
    importing, tmp_path
):
    """By `plugins` and then, at the same home, by `doctor`."""
    home, some = tmp_path / "home", tmp_path / "some"
    some.mkdir()
    for name in AGAIN:
        shutil.copy(importing / f"{name.replace('-', '_')}.py", some)
    plugins = listing(importing, home, "plugins")
    again = listing(some, home, "doctor")["plugins"]
    for listed, attacks in ((plugins, AT_IMPORT), (again, ("segfault", "control"))):
        entries = {entry["id"]: entry for entry in listed}
        for attack in attacks:
            entry = entries[attack.replace("-", "_")]
            assert entry["status"] in ("failed", "quarantined"), attack
            assert 0 < len(entry["error"]) < 800, attack
            assert entry["error"].isprintable(), attack
        loaded = {p["id"] for p in listed if p["status"] == "loaded"}
        assert {"knn", "j48", "kissnn", "hostile-texts"} <= loaded
    statuses = {entry["id"].replace("_", "-"): entry["status"] for entry in again}
    assert {name: statuses[name] for name in AGAIN} == AGAIN
    (entry,) = (p for p in plugins if p["id"] == "hostile-texts")
    assert entry["title"].startswith("a b [31mx")
    assert entry["title"].isprintable()
    assert len(entry["title"]) < 5000


@pytest.mark.parametrize("attack", ["exits-0", "loops", "segfault", "system-exit"])
def test_what_harms_at_import_is_named_by_evaluate(
    importing, monkeypatch, capfd, attack
):
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(importing))
    name = f"{attack.replace('-', '_')}.py"
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(importing / name))
    assert main.run(["evaluate", "builtin:iris", "-c", attack]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert attack in one_line(err)


def asked(running, monkeypatch, capfd, attack, *arguments):
    file = running / f"{attack.replace('-', '_')}.py"
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(file))
    code = main.run([*arguments, "-c", attack, "--json"])
    out, err = capfd.readouterr()
    return code, out, err


class OneWorker:
    """Commands that share a worker, in which one plugin does harm after harm.

    Parameters
    ----------
    folder : Path
        Empty; for the plugin.
    attacks : sequence of str
    monkeypatch, capfd
        The fixtures.
    """

    def __init__(self, folder, attacks, monkeypatch, capfd):
        self._capfd = capfd
        write_chosen(folder, attacks)
        monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(folder))
        monkeypatch.setattr(plugin_isolation, "command", nullcontext)

    def __call__(self, attack, *arguments):
        """Return exit code, standard output, standard error and the worker's id."""
        given = [*arguments, "-c", "chosen", "-p", f"attack={attack}", "--json"]
        code = main.run(given)
        out, err = self._capfd.readouterr()
        return code, out, err, plugin_isolation.isolated_worker().pids


@pytest.fixture
def one_worker(tmp_path, monkeypatch, capfd):
    with plugin_isolation.command():
        yield lambda attacks: OneWorker(tmp_path, attacks, monkeypatch, capfd)


SPLIT = ("evaluate", "builtin:iris", "--split", "66")


def check_named(attack, code, out, err):
    assert code == (2 if attack in DEADLY else 1), attack
    assert ATTACKS[attack] in one_line(err), attack
    assert len(err) < 800, attack
    if attack in DEADLY:
        assert attack in err
        assert out == ""
    else:  # the one document says the same
        failed = json.loads(out)["failed"][0]
        assert ATTACKS[attack] in f"{failed['type']}: {failed['text']}", attack


@pytest.mark.parametrize("attack", DEADLY)
def test_evaluate_names_what_kills(running, monkeypatch, capfd, attack):
    check_named(attack, *asked(running, monkeypatch, capfd, attack, *SPLIT))


def test_evaluate_names_what_harms(one_worker):
    ask = one_worker(POLITE)
    workers = set()
    for attack in POLITE:
        *told, pids = ask(attack, *SPLIT)
        check_named(attack, *told)
        workers.add(pids)
    assert len(workers - {()}) == 1, "one worker outlives them all"


def test_evaluate_bears_what_does_not_matter(one_worker):
    assert sorted(BORNE) == HARMLESS
    ask = one_worker(BORNE)
    workers = set()
    for attack in BORNE:
        code, out, err, pids = ask(attack, *SPLIT)
        assert (code, err) == (0, ""), attack
        assert json.loads(out)["n"] == 51
        workers.add(pids)
    assert len(workers) == 1


def test_fit_names_what_kills(running, monkeypatch, capfd):
    given = ("fit", "builtin:iris")
    code, out, err = asked(running, monkeypatch, capfd, "fit-exits-0", *given)
    assert (code, out) == (2, "")
    assert ATTACKS["fit-exits-0"] in one_line(err)


def test_fit_names_what_harms(one_worker):
    ask = one_worker(IN_A_FIT)
    for attack in IN_A_FIT:
        code, out, err, _ = ask(attack, "fit", "builtin:iris")
        assert (code, out) == (2, ""), attack
        assert ATTACKS[attack] in one_line(err), attack


@pytest.mark.slow
def test_run_stores_what_harms_as_a_failure_and_goes_on(running, tmp_path):
    """One run, as Compare runs it; a plugin that killed two workers is spared a third."""
    plugins = tmp_path / "plugins"
    plugins.mkdir()
    shutil.copy(running / "fit_exits_0.py", plugins)
    chosen = [*IN_A_RUN, *BORNE_IN_A_RUN]
    write_chosen(plugins, chosen)
    learners = [
        {"id": "chosen", "params": {"attack": name}, "name": name} for name in chosen
    ]
    document = {
        "version": 1,
        "data": ["builtin:iris"],
        "classifiers": [{"id": "fit-exits-0"}, *learners, {"id": "knn"}],
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
    assert set(failed) == {"fit-exits-0", *IN_A_RUN}
    for attack, text in failed.items():
        assert ATTACKS[attack] in text or "quarantined" in text, attack


def test_a_killer_of_its_parent_leaves_no_success_behind(tmp_path):
    write_killer_of_parents(tmp_path)
    env = {"WORKBENCH_PLUGIN_PATH": str(tmp_path)}
    done = child("evaluate", "builtin:iris", "-c", "fit-kills-parent", env=env)
    assert done.returncode != 0
    assert done.stdout == ""


def test_the_commands_process_imports_nothing_foreign(tmp_path, monkeypatch, capfd):
    pids = tmp_path / "pids"
    code = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    write_running(tmp_path)
    file = tmp_path / "fit_cwd.py"
    file.write_text(code + file.read_text().replace("os.chdir('/')", "pass"))
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(file))
    model, out = tmp_path / "model.skops", tmp_path / "out.csv"
    with plugin_isolation.command(), monkeypatch.context() as patch:
        patch.setattr(plugin_isolation, "command", nullcontext)  # one worker for three
        given = ("builtin:iris", "-c", "fit-cwd")
        assert main.run(["evaluate", *given, "--split", "50"]) == 0
        main.run(["fit", *given, "--out", str(model)])
        main.run(["predict", str(model), "builtin:iris", "--out", str(out)])
    assert main.run(["plugins"]) == 0
    assert workbench.plugins()
    capfd.readouterr()
    assert str(os.getpid()) not in pids.read_text().split()
    assert len(pids.read_text().split()) >= 2
