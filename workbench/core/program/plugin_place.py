"""The program's own place for plugins of others: put there from a file, taken away.

A plugin file, or the folder of a plugin, is copied to ``plugins`` in the home folder. A
wheel with entry points of the group ``workbench.plugins`` is unpacked to a folder of its
own in ``packages`` there; nothing is fetched and no installer runs, so it needs what is
installed already. What is there of names that the program has wins.
"""

from __future__ import annotations

import glob
import re
import shutil
import stat
import zipfile
from configparser import ConfigParser, Error
from contextlib import suppress
from dataclasses import dataclass
from email.parser import BytesHeaderParser
from importlib.machinery import PathFinder
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.program.catalogue import (
    GROUP,
    PluginSource,
    entry_points_in,
    file_name,
)
from workbench.core.program.home import home
from workbench.core.program.plugin_packages import package_folders, packages_folder

#: Bytes and files that a wheel or an archive may unpack to.
MOST_BYTES, MOST_FILES = 200 << 20, 5_000
_WHAT = "a wheel (.whl), a plugin file (.py), or the folder of a plugin or a .zip of it"
_REQUIREMENT = re.compile(r"\s*([A-Za-z0-9][A-Za-z0-9._-]*)")
#: Left behind when a folder is copied.
_IDLE = shutil.ignore_patterns("__pycache__", "*.pyc", ".*", "*.egg-info")


@dataclass(frozen=True, slots=True)
class Placed:
    """What was put into the program's place.

    Attributes
    ----------
    name : str
        It is removed by this name.
    place : str
        The file or folder that holds it.
    sources : tuple of PluginSource
        Where its plugins are found.
    """

    name: str
    place: str
    sources: tuple[PluginSource, ...]


def plugins_folder() -> Path:
    """Return the folder of plugin files and folders; it may not exist yet."""
    return home() / "plugins"


def place(path: Path) -> Placed:
    """Copy or unpack a plugin into the program's place; it is not imported.

    Parameters
    ----------
    path : Path
        A wheel, a ``.py`` file, the folder of a plugin (with an ``__init__.py``), or a
        ``.zip`` that holds one of the two.

    Raises
    ------
    Problem
        In one line, for what is none of these, a wheel without plugins or for another
        system, one that lacks a library, members that lie outside, something of that
        name that is there already, or a home folder that cannot be written.
    """
    where = str(path)
    if not path.exists():
        raise Problem("no such file or folder", expected=_WHAT, where=where)
    suffix = path.suffix.lower()
    try:
        if path.is_file() and suffix == ".whl":
            return _unpacked_wheel(path)
        if path.is_file() and suffix == ".zip":
            with TemporaryDirectory() as folder:
                _unpack(path, Path(folder))
                return _copied(_only_plugin(Path(folder), where), where)
        return _copied(path, where)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(f"cannot be installed: {reason}", where=where) from None


def installed() -> dict[str, Path]:
    """Return what is in the program's place, by the name it is removed by."""
    found = {folder.name: folder for folder in package_folders()}
    with suppress(OSError):
        for path in sorted(plugins_folder().iterdir()):
            name = path.stem if path.is_file() else path.name
            if path.name[0] not in "_." and (path.is_dir() or path.suffix == ".py"):
                found.setdefault(name, path)
    return found


def remove(name: str) -> Path:
    """Take a plugin out of the program's place; return where it was.

    Raises
    ------
    Problem
        When nothing of that name is there, or it cannot be removed.
    """
    there = installed()
    key = name if name in there else name.replace("-", "_")
    if key not in there:
        expected = instead_of(name, list(there), "nothing: none is installed there")
        raise Problem(f"no installed plugin {name!r}", expected=expected)
    path = there[key]
    try:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(f"cannot be removed: {reason}", where=str(path)) from None
    _forget_compiled(path)
    return path


def _forget_compiled(module: Path) -> None:
    """Take away what Python compiled of a module, and the folder of it once empty."""
    compiled = module.parent / "__pycache__"
    with suppress(OSError):  # left over, it is of no harm
        for file in compiled.glob(f"{glob.escape(module.stem)}.*.pyc"):
            file.unlink()
        compiled.rmdir()


# -- files and folders -----------------------------------------------------------------


def _copied(path: Path, where: str) -> Placed:
    if path.is_dir():
        file = path / "__init__.py"
        if not file.is_file():
            what = "a folder without __init__.py"
            raise Problem(what, expected=_WHAT, where=where)
    elif path.suffix.lower() == ".py":
        file = path
    else:
        raise Problem("no plugin", expected=_WHAT, where=where)
    name = file_name(file.resolve())
    if not name.isidentifier() or name.startswith("_"):
        expected = "letters, digits and _, as in my_method"
        raise Problem(f"the name {name!r}", expected=expected, where=where)
    _refuse_taken(name, where)
    target = plugins_folder() / (name if path.is_dir() else f"{name}.py")
    target.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        size = sum(f.lstat().st_size for f in path.rglob("*") if f.is_file())
        if size > MOST_BYTES:
            raise _too_large(where)
        shutil.copytree(path, target, ignore=_IDLE)
        file = target / "__init__.py"
    else:
        shutil.copyfile(path, target)
        file = target
    source = PluginSource("folder", name, str(file))
    return Placed(name, str(target), (source,))


def _only_plugin(folder: Path, where: str) -> Path:
    """Return the one file or folder of an unpacked archive."""
    if (folder / "__init__.py").is_file():
        what = "__init__.py lies outside any folder"
        raise Problem(what, expected="one folder, which names it", where=where)
    found = [path for path in folder.iterdir() if path.name[0] not in "_."]
    if len(found) != 1:
        what = f"{len(found)} files and folders at the top"
        raise Problem(what, expected="one plugin", where=where)
    return found[0]


def _refuse_taken(name: str, where: str) -> None:
    if name in installed():
        expected = f"it removed first: workbench plugin remove {name}"
        raise Problem(f"{name} is installed already", expected=expected, where=where)


# -- wheels ----------------------------------------------------------------------------


def _unpacked_wheel(path: Path) -> Placed:
    where = str(path)
    parts = path.stem.split("-")
    if len(parts) not in (5, 6):
        raise Problem("the name of no wheel", expected="NAME-VERSION-py3-none-any.whl", where=where)  # fmt: skip
    if parts[-2:] != ["none", "any"]:
        what = f"a wheel for {parts[-2]}-{parts[-1]}"
        raise Problem(what, expected="one for any system (none-any)", where=where)
    with TemporaryDirectory() as made:
        folder = Path(made)
        _unpack(path, folder)
        _check_wheel(folder, where)
        name = re.sub(r"[-_.]+", "_", parts[0]).lower()
        _refuse_taken(name, where)
        target = packages_folder() / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(folder, target)
    return Placed(name, str(target), tuple(entry_points_in(target)))


def _check_wheel(folder: Path, where: str) -> None:
    about = [path for path in folder.glob("*.dist-info") if path.is_dir()]
    if len(about) != 1 or not (about[0] / "METADATA").is_file():
        raise Problem("no wheel", expected="one folder .dist-info", where=where)
    if any(folder.glob("*.data")):
        what = "brings scripts or data for other places"
        raise Problem(what, expected="a wheel of modules only", where=where)
    points = ConfigParser(delimiters=("=",), interpolation=None)
    points.optionxform = str  # type: ignore[assignment, method-assign]
    with suppress(Error, OSError, UnicodeDecodeError):
        points.read(about[0] / "entry_points.txt", encoding="utf-8")
    if not points.has_section(GROUP) or not points.options(GROUP):
        what = f"no entry point of the group {GROUP}"
        raise Problem(what, expected="a wheel that brings a plugin", where=where)
    with (about[0] / "METADATA").open("rb") as file:
        wanted = BytesHeaderParser().parse(file).get_all("Requires-Dist", [])
    for requirement in map(str, wanted):
        found = _REQUIREMENT.match(requirement)
        if found and "extra ==" not in requirement and _is_missing(found[1]):
            what = f"needs {found[1]}, which is not installed"
            raise Problem(what, expected=f"pip install {found[1]} first", where=where)
    for path in folder.iterdir():
        if path == about[0]:
            continue
        if PathFinder.find_spec(path.stem if path.is_file() else path.name) is not None:
            what = f"brings the module {path.stem}, which is there already"
            raise Problem(what, expected="names of its own", where=where)


def _is_missing(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return re.sub(r"[-_.]+", "-", name).lower() != "vecino-workbench"
    return False


# -- archives --------------------------------------------------------------------------


def _unpack(path: Path, folder: Path) -> None:
    """Unpack an archive whose members all stay inside the folder."""
    where = str(path)
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
            if len(members) > MOST_FILES or sum(m.file_size for m in members) > MOST_BYTES:  # fmt: skip
                raise _too_large(where)
            for member in members:
                if _leaves(member):
                    what = f"the member {member.filename!r} leaves the folder"
                    expected = "names inside it"
                    raise Problem(what, expected=expected, where=where)
            archive.extractall(folder)
    except (zipfile.BadZipFile, NotImplementedError, EOFError, RuntimeError) as error:
        told = " ".join(str(error).split())[:120]
        raise Problem(f"no archive: {told}", expected="a .whl or .zip", where=where) from None  # fmt: skip


def _leaves(member: zipfile.ZipInfo) -> bool:
    name = PurePosixPath(member.filename.replace("\\", "/"))
    drive = re.match(r"[A-Za-z]:", member.filename) is not None
    link = stat.S_ISLNK(member.external_attr >> 16)
    return name.is_absolute() or ".." in name.parts or drive or link


def _too_large(where: str) -> Problem:
    return Problem(
        "is too large to be a plugin",
        expected=f"at most {MOST_BYTES >> 20} MB and {MOST_FILES} files",
        where=where,
    )
