"""``python tests/tools/affected.py [PATH…]``: the test files to run after a change.

PATH are the changed files; without any, what git sees as changed or new. Printed, one
path a line, are the changed test files; those that import a changed module, or a module
that imports one; those named after it, where the tests' folders mirror its own; and those
about a changed resource. When more than half of all test files would be run so, a
foundation has changed: then the folders of the quick lane are printed, and who imports
the changed module itself.

It reads imports, and names of modules in strings (tasks and patches are named so). What
is found at run time only, plugins for instance, is covered by the tests about all of it.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from support.checkout import ROOT
from support.lanes import QUICK_FOLDERS

TESTS = "tests"
#: Folders of the sources, and the packages they are imported as.
PACKAGES = {"workbench": "workbench", "plugins": "workbench.bundled"}
#: What is run when nearly everything depends on what was changed.
QUICK = tuple(f"{TESTS}/{folder}" for folder in QUICK_FOLDERS)
#: Tests about files at the top, and those of every plugin there is.
ABOUT_THE_PROJECT, ABOUT_ALL_PLUGINS = "tests/packaging", "tests/plugins/test_contract*"
_IN_A_STRING = re.compile(r"workbench(\.\w+)+")


def module_of(path: str) -> str | None:
    """Return the name a source file or helper is imported by; None for other files."""
    parts = PurePosixPath(path).with_suffix("").parts
    if not path.endswith(".py") or len(parts) < 2:
        return None
    if parts[0] == "plugins":
        # folders by kind sort the files and are no part of a name
        name = ".".join((PACKAGES["plugins"], *(parts[2:] or parts[1:])))
    elif parts[0] in PACKAGES:
        name = ".".join((PACKAGES[parts[0]], *parts[1:]))
    elif parts[:2] == (TESTS, "support"):
        name = ".".join(parts[1:])
    else:
        return None
    return name.removesuffix(".__init__")


def package_of(path: str) -> str:
    """Return the package that relative imports of a source begin at; "" for none."""
    name = module_of(path) or ""
    return name if path.endswith("/__init__.py") else name.rpartition(".")[0]


def modules_of(path: str) -> set[str]:
    """Return the modules that change with a file: a part of a plugin is its plugin."""
    name = module_of(path)
    if name is None:
        return set()
    inside = name.startswith(f"{PACKAGES['plugins']}.")
    return {name, ".".join(name.split(".")[:3])} if inside else {name}


def is_test(path: str) -> bool:
    """Whether pytest collects a file."""
    name = PurePosixPath(path).name
    return path.startswith(f"{TESTS}/") and name.startswith("test_") and ".py" in name


def imported(text: str, package: str = "") -> Iterator[str]:
    """Yield the names a source imports, and those of modules in its strings.

    Of ``from a import b`` both ``a`` and ``a.b``: b may be a module. Relative names
    begin at the package that the source is in.
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            origin = ".".join((*above, *filter(None, (node.module,))))
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _IN_A_STRING.fullmatch(node.value)
        ):
            yield node.value
            yield node.value.rpartition(".")[0]


@dataclass
class Sources:
    """The Python files of a checkout, and what each imports.

    Attributes
    ----------
    root : Path
    texts : dict
        By path below the root, with forward slashes.
    imports : dict
        The names that each file imports.
    """

    root: Path
    texts: dict[str, str] = field(default_factory=dict)
    imports: dict[str, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for folder in (*PACKAGES, TESTS):
            for file in sorted((self.root / folder).rglob("*.py")):
                path = file.relative_to(self.root).as_posix()
                self.texts[path] = file.read_text(encoding="utf-8")
                try:
                    package = package_of(path)
                    self.imports[path] = set(imported(self.texts[path], package))
                except SyntaxError:  # the tests that use it will say so
                    self.imports[path] = set()

    @property
    def tests(self) -> list[str]:
        """All test files."""
        return [path for path in self.texts if is_test(path)]

    def importers(self, modules: set[str]) -> set[str]:
        """Return the files that import one of these modules."""
        return {path for path, names in self.imports.items() if names & modules}

    def below(self, folder: str) -> set[str]:
        """Return the test files of a folder."""
        return {path for path in self.tests if path.startswith(f"{folder}/")}


def affected(changed: Iterable[str], root: Path = ROOT) -> tuple[list[str], bool]:
    """Return the test files, or folders, to run after a change.

    Parameters
    ----------
    changed : iterable of str
        Paths below the root, of deleted files too.
    root : Path
        A checkout.

    Returns
    -------
    paths : list of str
        Sorted; of what is there.
    foundation : bool
        Whether more than half of all test files depend on the change.
    """
    changed, sources = list(changed), Sources(root)
    modules = {name for path in changed for name in modules_of(path)}
    direct = sources.importers(modules)
    between = {name for path in direct for name in modules_of(path)}
    near = direct | sources.importers(between)
    sure = {path for path in changed if is_test(path) and path in sources.texts}
    for path in changed:
        sure |= _about(path, sources)
    near = {path for path in near | _below_conftests(near, sources) if is_test(path)}
    if len(near | sure) * 2 <= len(sources.tests):
        return sorted(near | sure), False
    quick = {folder for folder in QUICK if (root / folder).is_dir()}
    few = direct | sure
    if len([path for path in few if is_test(path)]) * 2 > len(sources.tests):
        few = sure if len(sure) * 2 <= len(sources.tests) else set()
    below_quick = tuple(f"{folder}/" for folder in quick)
    rest = {p for p in few if is_test(p) and not p.startswith(below_quick)}
    return sorted(quick | rest), True


def _about(path: str, sources: Sources) -> set[str]:
    """Return the test files whose name or place says that they are about a file."""
    place = PurePosixPath(path)
    first, *folders = place.parts[:-1] or ("",)
    if place.name == "conftest.py":
        return sources.below(place.parent.as_posix())
    if first in PACKAGES and place.suffix == ".py":
        named = _named_after(place, sources)
        if first == "plugins":
            named |= {p for p in sources.tests if Path(p).match(ABOUT_ALL_PLUGINS)}
        return named
    if first == "resources" or (first == TESTS and folders[:1] == ["data"]):
        subject = folders[-1] if folders else place.stem
        names = rf"\b({re.escape(place.name)}|{re.escape(place.stem)})\b"
        mentioned = re.compile(names if len(place.stem) > 3 else re.escape(place.name))
        return {
            test
            for test in sources.tests
            if subject.rstrip("s") in test or mentioned.search(sources.texts[test])
        }
    if first == TESTS:
        beside = place.with_name(f"test_{place.name}").as_posix()
        return {beside} & set(sources.tests)
    return sources.below(ABOUT_THE_PROJECT) if not first else set()


def _named_after(source: PurePosixPath, sources: Sources) -> set[str]:
    """Return the tests with the name of a module, or of the plugin it is a part of.

    Many rooms have a ``room.py``: a test is about the one whose folder its own mirrors,
    or lies above.
    """
    place = source.parent if source.stem == "__init__" else source.with_suffix("")
    parts = place.parts if place.parts[0] == "plugins" else place.parts[1:]
    names = {parts[-1].lstrip("_")} if parts else set()
    if parts and parts[0] == "plugins":
        names |= set(parts[2:3])
    folders = {PurePosixPath(TESTS, *parts[:n]).as_posix() for n in range(len(parts))}
    return {
        path
        for path in sources.tests
        if PurePosixPath(path).parent.as_posix() in folders and _stem(path) in names
    }


def _stem(test: str) -> str:
    """Return what the name of a test file says it is about."""
    return PurePosixPath(test).stem.removeprefix("test_")


def _below_conftests(paths: set[str], sources: Sources) -> set[str]:
    """Return the tests that use the conftest files among these."""
    found = [PurePosixPath(p) for p in paths if PurePosixPath(p).name == "conftest.py"]
    return {t for place in found for t in sources.below(place.parent.as_posix())}


def changed_in_git(root: Path = ROOT) -> list[str]:
    """Return the files that differ from the last commit, and new ones."""
    found: list[str] = []
    for words in (
        ("diff", "--name-only", "HEAD"),
        ("ls-files", "--others", "--exclude-standard"),
    ):
        done = subprocess.run(
            ["git", *words], cwd=root, capture_output=True, text=True, check=True
        )
        found += done.stdout.splitlines()
    return found


def main(arguments: list[str]) -> int:
    """Print the test files to run."""
    given = []
    for argument in arguments:
        place = Path(argument).resolve()
        inside = place.is_relative_to(ROOT)
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        given += [f.relative_to(ROOT).as_posix() for f in files if inside]
    paths, foundation = affected(given if arguments else changed_in_git(ROOT), ROOT)
    if foundation:
        print("most tests depend on it: the quick folders", file=sys.stderr)
    for path in paths:
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
