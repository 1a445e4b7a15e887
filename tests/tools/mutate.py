"""``python tests/tools/mutate.py [WORD…]``: which lane of the tests notices which fault.

Every fault of `mutations.txt` (or those whose line has one of the words) is put into a
copy of the checkout in a temporary folder; then its tests run there, lane by lane, until
one fails. A fault that no lane notices is a hole in the tests; the command ends with 1.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("workbench", "plugins", "resources", "tests")
#: From the cheapest on; `usual` is the command of the README.
LANES = ("quick", "usual", "rest")
#: What pytest ends with: a test failed; nothing of this lane is there.
FAILED, NO_TESTS = 1, 5


@dataclass(frozen=True)
class Mutation:
    """A fault: a text of a source that is replaced by a wrong one.

    Attributes
    ----------
    path : str
        The source, from the root of the checkout.
    right, wrong : str
        The text, there exactly once, and what is put in its place.
    tests : tuple of str
        Test files and folders that are to notice.
    """

    path: str
    right: str
    wrong: str
    tests: tuple[str, ...]


def mutations() -> list[Mutation]:
    """Read the list of faults."""
    found = []
    for line in (
        (Path(__file__).with_name("mutations.txt")).read_text("utf-8").split("\n")
    ):
        if line and not line.startswith("#"):
            path, right, wrong, tests = (part.strip() for part in line.split(" :: "))
            found.append(Mutation(path, right, wrong, tuple(tests.split())))
    return found


def copy_checkout(folder: Path) -> Path:
    """Copy what the tests need; the data beside the checkout are linked."""
    copy = folder / "checkout"
    for name in FOLDERS:
        copytree(ROOT / name, copy / name, ignore=ignore_patterns("__pycache__"))
    # an installed finder would take these from where they were installed
    for name, source in (("bundled", "plugins"), ("resources", "resources")):
        (copy / "workbench" / name).symlink_to(copy / source)
    for path in ROOT.iterdir():
        if path.is_file():
            (copy / path.name).write_bytes(path.read_bytes())
    shared = ROOT.parent / "shared"
    if shared.is_dir():
        (folder / "shared").symlink_to(shared.resolve())
    return copy


def lane_that_notices(mutation: Mutation, copy: Path) -> str:
    """Return the cheapest lane with a test that fails, empty for none."""
    source = copy / mutation.path
    before = source.read_text("utf-8")
    source.write_text(before.replace(mutation.right, mutation.wrong), "utf-8")
    # in front of the installed one; what is compiled may have the same second
    environment = {
        **os.environ,
        "PYTHONPATH": str(copy),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        for lane in LANES:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0"]
            done = subprocess.run(
                [*command, "--lane", lane, *mutation.tests],
                cwd=copy, env=environment, capture_output=True, text=True, check=False,
            )  # fmt: skip
            if done.returncode == FAILED:
                return lane
            if done.returncode not in (0, NO_TESTS):
                raise SystemExit(done.stdout + done.stderr)
    finally:
        source.write_text(before, "utf-8")
    return ""


def main(words: list[str]) -> int:
    """Try the faults one after the other; print a line for each."""
    counted: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_checkout(Path(folder))
        for mutation in mutations():
            if words and not any(word in str(mutation) for word in words):
                continue
            lane = lane_that_notices(mutation, copy) or "NONE"
            counted[lane] += 1
            fault = f"{mutation.path}: {mutation.right} -> {mutation.wrong}"
            print(f"{lane:5} {fault}", flush=True)
    print(", ".join(f"{lane}: {number}" for lane, number in counted.items()))
    return 1 if counted["NONE"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
