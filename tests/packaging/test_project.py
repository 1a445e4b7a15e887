"""The project's files agree with each other: packages, README, tasks, names."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest
from support.checkout import ROOT, TESTS, tracked

from workbench.jobs.registry import TASKS, resolve

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_package_is_packaged():
    found = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "workbench").rglob("__init__.py")
    }
    plugins = {
        ".".join(("workbench.bundled", *path.parent.relative_to(ROOT).parts[1:]))
        for path in (ROOT / "plugins").rglob("*.py")
    }
    listed = PROJECT["tool"]["setuptools"]["packages"]
    assert set(listed) == found | plugins | {"workbench.resources"}
    assert len(set(listed)) == len(listed)


def test_folders_of_tests_mirror_those_of_the_product():
    folders = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    about_no_module = {Path(), *map(Path, ("packaging", "support", "tools"))}
    lost = [
        folder.as_posix()
        for folder in folders - about_no_module
        if not any((top / folder).is_dir() for top in (ROOT / "workbench", ROOT))
    ]
    assert not lost


def readme_command(marker: str) -> str:
    return re.search(rf"<!-- {marker} -->\n```sh\n(.+)\n```", README).group(1)


def test_the_readme_has_one_command_to_run_and_one_to_test():
    assert readme_command("run command").endswith("/workbench")
    assert "-m pytest" in readme_command("test command")
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "<!-- test command -->" in script
    assert "pytest" not in script.replace("readme_test_command", "")


@pytest.mark.parametrize("task", sorted(TASKS))
def test_every_task_resolves(task):
    assert callable(resolve(task))


def test_every_named_task_exists():
    """Tasks are named by string: a typing mistake must not wait for a user."""
    named = set()
    for path in (ROOT / "workbench" / "ui").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r"\.start\(\s*\"([a-z_-]+)\"", text))
        named |= set(re.findall(r"JobSpec\(\s*\"([a-z_-]+)\"", text))
    assert named
    assert named <= set(TASKS)


def test_no_registry_host_and_no_path_of_one_machine():
    # written in pieces, so that this file does not find itself
    host = re.compile(
        "//[a-z.]*(py" + "pi|python-?hosted|npm" + "js)[a-z]*[.](org|com)"
    )
    place = re.compile("/(wo" + "rk|ro" + "ot)/")
    guilty = []
    for path in (ROOT / name for name in tracked()):
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if host.search(text) or place.search(text):
            guilty.append(str(path.relative_to(ROOT)))
    assert not guilty


def test_strings_people_see_are_literals():
    """`tr` with an f-string or a variable is never found by the extraction tool."""
    guilty = []
    for path in (ROOT / "workbench" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tr":
                first = node.args[0] if node.args else None
                literal = isinstance(first, ast.Constant) and isinstance(
                    first.value, str
                )
                if not literal:
                    guilty.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not guilty


def test_no_pickle_and_no_nested_event_loop():
    guilty = []
    for path in [
        *(ROOT / "workbench").rglob("*.py"),
        *(ROOT / "plugins").rglob("*.py"),
    ]:
        text = path.read_text(encoding="utf-8")
        if re.search(r"\bpickle\.loads?\(|processEvents\(|\beval\(", text):
            guilty.append(str(path.relative_to(ROOT)))
    assert not guilty


def test_the_changelog_and_the_version():
    from workbench import __version__

    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in cited
    assert "## Unreleased" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_plugin_of_the_manual_works(tmp_path, monkeypatch):
    """What the manual tells people to write passes the contract and classifies."""
    from sklearn.datasets import load_iris

    from workbench.api.checks.plugin_check import check_plugin

    page = ROOT / "resources" / "docs" / "manual" / "en" / "plugins.md"
    programs = re.findall(r"```python\n(.+?)```", page.read_text("utf-8"), re.S)
    code = next(program for program in programs if "@declare" in program)
    scope: dict[str, object] = {"__name__": "manual_plugin"}
    exec(compile(code, "plugins.md", "exec"), scope)
    cls = scope["MedianDistance"]
    assert check_plugin(cls) == []
    X, y = load_iris(return_X_y=True)
    assert (cls().fit(X[::2], y[::2]).predict(X[1::2]) == y[1::2]).mean() > 0.93
