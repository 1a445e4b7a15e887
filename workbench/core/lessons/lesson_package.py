"""Lessons with their data in one file (``.lesson.zip``), packed and unpacked safely.

A package holds lesson and exercise files and the data sets they name (``data`` of a lesson,
``data`` of a task), all side by side or in folders below. One lesson is a lesson to hand
on; several are a course, taken in the order of their places, then of their names.
"""

from __future__ import annotations

import re
import shutil
import stat
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from workbench.api.problems import Problem
from workbench.core.lessons.exercise import data_beside
from workbench.core.lessons.lesson import Lesson
from workbench.core.lessons.lesson_file import load_lesson
from workbench.core.program.builtin import BUILTIN
from workbench.core.program.json_text import load_json

PACKAGE_SUFFIX = ".lesson.zip"
#: Of one package: files, bytes of all when unpacked, times that one may be packed.
MOST_FILES, MOST_BYTES, MOST_PACKED = 200, 64 * 2**20, 200
_SUFFIXES = (".json", ".arff", ".csv", ".tsv", ".dat")
#: One part of a path: no device of Windows, no blank or point at its ends.
_PART = re.compile(r"(?!(?i:con|prn|aux|nul|com\d|lpt\d)(\.|$))\w[\w .()-]{0,80}")
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError,
    ValueError, OSError,
)  # fmt: skip
_BLOCK = 1 << 16


def unpack(package: Path, folder: Path) -> list[Path]:
    """Unpack a package into an empty folder and return its lessons, in their order.

    Every name, count and size is checked before the first byte is written, and sizes
    once more while they are read.

    Raises
    ------
    Problem
        For what is no package or holds too much; the folder is empty then.
    """
    where = str(package)
    try:
        with zipfile.ZipFile(package) as archive:
            members = _checked(archive, where)
            left = MOST_BYTES
            for member in members:
                left -= _extract(archive, member, folder, left, where)
        return _lessons_in(folder, where)
    except Problem:
        _empty(folder)
        raise
    except _DAMAGED as error:
        _empty(folder)
        told = str(getattr(error, "strerror", None) or error)
        raise Problem(f"damaged: {told:.80}", expected=f"a {PACKAGE_SUFFIX} file",
                      where=where) from None  # fmt: skip


def course(folder: Path) -> list[Path]:
    """Return the lessons in a folder and in those below it, in their order.

    Raises
    ------
    Problem
        When there is none, or one of them is damaged.
    """
    return _lessons_in(folder, str(folder))


def pack(lessons: Sequence[Path], package: Path) -> list[str]:
    """Write lesson files with the data they name into a package.

    Returns
    -------
    list of str
        The names inside.

    Raises
    ------
    Problem
        For a damaged lesson, data that are not there, two files of one name, too much.
    """
    found: dict[str, Path] = {}
    for path in lessons:
        lesson = load_lesson(path)
        name = path.name if path.name.endswith(".json") else path.name + ".json"
        for inside, outside in [(name, path), *_data_of(lesson, path.parent)]:
            if found.setdefault(inside, outside).resolve() != outside.resolve():
                raise Problem(f"two files {inside}", expected="names of their own",
                              where=str(package))  # fmt: skip
    total = sum(outside.stat().st_size for outside in found.values())
    if len(found) > MOST_FILES or total > MOST_BYTES:
        most = f"at most {MOST_FILES} files of {MOST_BYTES >> 20} MB together"
        raise Problem(f"{len(found)} files, {total >> 20} MB", expected=most,
                      where=str(package))  # fmt: skip
    try:
        with zipfile.ZipFile(package, "w", zipfile.ZIP_DEFLATED) as archive:
            for inside, outside in found.items():
                archive.write(outside, inside)
    except OSError as error:
        raise Problem(str(error.strerror or error), expected="a file that can be written",
                      where=str(package)) from None  # fmt: skip
    return list(found)


def _data_of(lesson: Lesson, folder: Path) -> list[tuple[str, Path]]:
    names = [*lesson.data, *(task.data for task in lesson.tasks.values())]
    found = []
    for name in names:
        if name and not name.startswith(BUILTIN):
            path = data_beside(name, folder)
            if not path.is_file():
                raise Problem("no such file", expected="data beside the lesson",
                              where=str(path))  # fmt: skip
            found.append((name, path))
    return found


def _checked(archive: zipfile.ZipFile, where: str) -> list[zipfile.ZipInfo]:
    members = [m for m in archive.infolist() if not m.is_dir()]
    if len(archive.infolist()) > MOST_FILES:
        raise Problem(f"{len(archive.infolist())} files", expected=f"at most {MOST_FILES}",
                      where=where)  # fmt: skip
    seen: set[str] = set()
    total = 0
    for member in members:
        name = member.filename
        _check_name(member, where)
        if name.casefold() in seen:
            raise Problem(f"{name:.80} is there twice", expected="each file once",
                          where=where)  # fmt: skip
        seen.add(name.casefold())
        total += member.file_size
        if member.file_size > MOST_PACKED * max(member.compress_size, 1) + 2**20:
            raise Problem(f"{name:.80}: packed too densely",
                          expected=f"at most {MOST_PACKED} times", where=where)  # fmt: skip
    if total > MOST_BYTES:
        raise Problem(f"{total >> 20} MB unpacked",
                      expected=f"at most {MOST_BYTES >> 20} MB", where=where)  # fmt: skip
    return members


def _check_name(member: zipfile.ZipInfo, where: str) -> None:
    # as it stands in the file: ZipInfo makes slashes of what other systems write
    name = member.orig_filename
    parts = PurePosixPath(name).parts
    kind = stat.S_IFMT(member.external_attr >> 16)
    if (
        "\\" in name
        or "\0" in name
        or name.startswith("/")
        or len(parts) > 4
        or not all(_PART.fullmatch(part) for part in parts)
        or any(part[-1] in " ." for part in parts)
        or kind not in (0, stat.S_IFREG)
    ):
        shown = name.replace("\0", "?")
        raise Problem(f"{shown:.80} leaves the folder",
                      expected="names of files, in folders below", where=where)  # fmt: skip
    if not name.lower().endswith(_SUFFIXES):
        raise Problem(f"{name:.80}", expected="files that end in " + ", ".join(_SUFFIXES),
                      where=where)  # fmt: skip
    if member.flag_bits & 1:
        raise Problem(f"{name:.80} is encrypted", expected="a file without a password",
                      where=where)  # fmt: skip


def _extract(
    archive: zipfile.ZipFile,
    member: zipfile.ZipInfo,
    folder: Path,
    left: int,
    where: str,
) -> int:
    """Write one file and return its bytes; what a header says of them is not believed."""
    target = folder.joinpath(*PurePosixPath(member.filename).parts)
    target.parent.mkdir(parents=True, exist_ok=True)
    size = 0
    with archive.open(member) as source, target.open("xb") as file:
        while block := source.read(_BLOCK):
            size += len(block)
            if size > left:
                most = f"at most {MOST_BYTES >> 20} MB"
                raise Problem("too large when unpacked", expected=most, where=where)
            file.write(block)
    return size


def _lessons_in(folder: Path, where: str) -> list[Path]:
    found = []
    for path in sorted(folder.rglob("*.json"))[: MOST_FILES + 1]:
        if not path.resolve().is_relative_to(folder.resolve()):
            continue  # a link that leaves the folder
        document = load_json(path)
        if isinstance(document, dict) and "steps" in document:
            lesson = load_lesson(path)
            found.append((not lesson.place, lesson.place, path.name, path))
    if not found:
        raise Problem("no lesson in it", expected="a lesson file, .json", where=where)
    return [path for *_, path in sorted(found)]


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
