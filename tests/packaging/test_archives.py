"""What the source archive and the wheel hold: no tests, no pictures of the README."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from fnmatch import fnmatch

import pytest
from support.checkout import ROOT, tracked

SETUPTOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "tool"
]["setuptools"]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def pictures() -> list[str]:
    """Return the files that the README shows."""
    return re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)


def packaged_resources() -> list[str]:
    """Return the resources of a wheel, by the patterns of pyproject.toml."""
    left_out = SETUPTOOLS["exclude-package-data"]["workbench.resources"]
    folder = ROOT / "resources"
    found = [f"{p}" for p in tracked() if p.startswith("resources/")]
    names = [str((ROOT / p).relative_to(folder)) for p in found]
    return [n for n in names if not any(fnmatch(n, pattern) for pattern in left_out)]


def test_the_pictures_of_the_readme_are_in_the_checkout():
    assert pictures()
    assert set(pictures()) <= set(tracked())


def test_a_wheel_has_what_the_program_reads_and_no_more():
    names = packaged_resources()
    assert not [n for n in names if n.endswith((".ts", ".png"))]
    compiled = [n for n in names if n.endswith(".qm")]
    assert len(compiled) == len(list((ROOT / "resources").rglob("*.ts")))
    for folder in ("datasets", "icons", "lessons", "experiments", "docs/manual/en"):
        assert [n for n in names if n.startswith(folder)], folder


def test_the_source_archive_names_no_test():
    lines = (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
    assert "prune tests" in lines  # setuptools adds tests/test*.py by itself


@pytest.mark.lane("whole", "builds both archives, and fetches setuptools for that")
@pytest.mark.slow
def test_the_archives_themselves(tmp_path):
    source, out = tmp_path / "source", tmp_path / "dist"
    for name in tracked():
        if not name.startswith("tests/data/"):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, source / name)
    done = subprocess.run(
        [sys.executable, "-m", "build", "--outdir", str(out), str(source)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (sdist,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert not [name for name in inside if name.split("/")[0] == "tests"]
    assert set(pictures()) <= inside  # its README shows them, too
    assert {"README.md", "LICENSE", "resources/translations/workbench_es.ts"} <= inside
    with zipfile.ZipFile(wheel) as installed:
        names = installed.namelist()
    prefix = "workbench/resources/"
    held = {n.removeprefix(prefix) for n in names if n.startswith(prefix)}
    assert held == set(packaged_resources())
    assert not [name for name in names if name.startswith("tests/")]
