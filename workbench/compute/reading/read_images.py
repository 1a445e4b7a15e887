"""Reader of pictures in folders by class, each scaled to a grid of grey values."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, Problem, report
from workbench.api.library import library
from workbench.core.program.data_suffixes import COARSEST, FINEST, GRID, IMAGES

_MOST_FILES = 100_000


def read_images(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: str | None = None,
    grid: int | None = None,
) -> Dataset:
    """Read a folder whose folders hold the pictures of one class each.

    Each picture becomes `grid` x `grid` means of its grey values (0 black, 255 white;
    what is transparent is white), whatever its sides are: rows first, ``r0c0``, ``r0c1``,
    …. Time is that of opening the files, in the order of their names.

    Parameters
    ----------
    path : str or Path
    class_name, class_type : optional
        Refused: the class is the folder's name.
    grid : int, optional
        From 2 to 128; 16 if None.

    Raises
    ------
    Problem
        Where Pillow is missing, no folder holds a picture, or one cannot be read.
    """
    if class_name is not None or class_type is not None:
        what, expected = "another class", "none: the folders are the classes"
        raise Problem(what, expected=expected, where=str(path))
    return first_images(path, grid)


def first_images(
    path: str | Path, grid: int | None = None, most: int | None = None
) -> Dataset:
    """Read as many pictures of a folder as `read_images`, or the first of them.

    The classes and the note are those of all.

    Raises
    ------
    Problem
        As `read_images`.
    """
    where = str(path)
    size = GRID if grid is None else grid
    if type(size) is not int or not COARSEST <= size <= FINEST:
        expected = f"a whole number from {COARSEST} to {FINEST}"
        raise Problem(f"grid {size!r}", expected=expected, where=where)
    pillow = library("PIL.Image", "pillow", "images")
    files = list(_files(Path(path), where))
    labels = tuple(dict.fromkeys(folder for folder, _ in files))
    opened = files[:most]
    X = np.empty((len(opened), size * size))
    for i, (_, file) in enumerate(opened):
        if i % 16 == 0:
            report.progress(i / len(opened))
        X[i] = _grey(pillow, file, size)
    y = np.array([labels.index(folder) for folder, _ in opened], dtype=np.int64)
    names = tuple(Attribute(f"r{r}c{c}") for r in range(size) for c in range(size))
    notes: list[str] = []
    notes.append(
        f"{len(files)} pictures in {len(labels)} folders, {size} x {size} grey values"
    )
    return Dataset(
        X, y, names, Attribute("class", "nominal", labels), Path(path).resolve().name,
        source=where, notes=tuple(notes),
    )  # fmt: skip


def _files(folder: Path, where: str) -> Iterator[tuple[str, Path]]:
    """Yield the pictures with the names of their folders, both in order."""
    count = 0
    for inner in sorted(path for path in folder.iterdir() if path.is_dir()):
        for file in sorted(inner.iterdir()):
            if file.suffix.lower() in IMAGES and file.is_file():
                count += 1
                if count > _MOST_FILES:
                    expected = f"at most {_MOST_FILES}"
                    raise Problem("too many pictures", expected=expected, where=where)
                yield inner.name, file
    if not count:
        expected = "a folder of pictures for each class"
        raise Problem("no picture in its folders", expected=expected, where=where)


def _grey(pillow: Any, file: Path, size: int) -> FloatArray:
    """Return the means of a picture's grey values on a grid."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # a picture of more than 89 megapixels, too
            with pillow.open(file) as opened:
                picture = opened.convert("RGBA")
    except (OSError, ValueError, SyntaxError, Warning, pillow.DecompressionBombError) as error:  # fmt: skip
        told = " ".join(str(error).split())[:120]
        what = f"cannot be read: {told}"
        raise Problem(what, expected="a picture", where=str(file)) from None
    white = pillow.new("RGBA", picture.size, "white")
    grey = pillow.alpha_composite(white, picture).convert("L").convert("F")
    means = grey.resize((size, size), pillow.Resampling.BOX)
    return np.asarray(means, dtype=np.float64).ravel()
