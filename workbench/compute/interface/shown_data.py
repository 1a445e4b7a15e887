"""`wb.figure`, `wb.scene` and `wb.show`: data as a picture, as a page, in the window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, Problem
from workbench.compute.facade import read
from workbench.compute.interface.documents import (
    Document,
)
from workbench.compute.interface.drawn_picture import Picture

if TYPE_CHECKING:
    from workbench.compute.interface.shown_scene import ScenePage


def figure(
    what: Any, out: str | Path | None = None, *, theme: str = "light"
) -> Picture:
    """Draw a scene, a figure of the thesis, or the picture of a result.

    Parameters
    ----------
    what : str, Path, mapping or result
        A scene file or its document; ``thesis-1`` to ``thesis-8``; what `evaluate`,
        `compare` or `profile` returned.
    out : str or Path, optional
        Where to write it: .svg, .pdf, .png; .apng plays a morph.
    theme : {"light", "dark"}

    Returns
    -------
    Picture
        Notebooks show it; ``save(path)`` writes it. A process of its own draws.

    Raises
    ------
    Problem
        For what has no picture, and where nothing can draw.

    Examples
    --------
    >>> import workbench as wb
    >>> wb.figure({"figure": "thesis-1"})
    Picture('The cone of matrices [[α, β], [β, γ]] ≥ 0', light)
    """
    from workbench.compute.pictures.scene_figure import figure_of, read_figure

    if isinstance(what, Document):
        drawing: Any = what.drawing()
    elif isinstance(what, Mapping):
        drawing = figure_of(what, Path())
    elif isinstance(what, str | Path):
        named = str(what).startswith("thesis-") and not Path(what).exists()
        drawing = (
            figure_of({"figure": what}, Path()) if named else read_figure(Path(what))
        )
    else:
        expected = "a scene, thesis-1 to thesis-8, or a result"
        raise Problem(f"a figure of {type(what).__name__}", expected=expected)
    picture = Picture(drawing, theme)
    if out is not None:
        picture.save(out)
    return picture


def scene(
    data: Any,
    *,
    x: str | None = None,
    y: str | None = None,
    k: int | None = None,
    metric: str | None = None,
    scale: str | None = None,
    weights: str | None = None,
    learner: str | None = None,
    params: Mapping[str, Any] | None = None,
    M: npt.ArrayLike | None = None,
    t: float | None = None,
    language: str = "en",
) -> ScenePage:
    """Show the plane of two attributes with its k-NN regions, to be played with.

    The query and its neighbours, k, and the way from the Euclidean distance to a learned
    one follow mouse, finger and keys, on one HTML page or in a notebook.

    Parameters
    ----------
    data : path, DataFrame, (X, y), mapping or Dataset
        As `workbench.read` takes them; or a scene file (.json), or its document.
    x, y : str, optional
        The numeric attributes drawn; the first two.
    k : int, optional
        Neighbours that vote; 5.
    metric : {"euclidean", "manhattan", "chebyshev", "learned"}, optional
        ``learned`` begins at the learned end of the way.
    scale : {"none", "min-max", "z-score"}, optional
    weights : {"uniform", "distance", "squared", "rank"}, optional
        Of the votes.
    learner : str, optional
        The id of what learns the metric; ``kissnn``.
    params : mapping, optional
        Its parameters.
    M : array, shape (d, d), optional
        The metric, instead of one that is learned; of the columns scaled as said.
    t : float, optional
        Where on the way the page begins, 0 to 1.
    language : {"en", "es", "ru"}

    Returns
    -------
    ScenePage
        A notebook shows it; ``save(path)`` writes the page; ``widget()`` is the same
        page as an anywidget (extra ``notebook``), from which Python reads ``query``,
        ``neighbours``, ``k`` and ``t`` after they were moved, and sets them.

    Raises
    ------
    Problem
        For data without labels or two numeric attributes, for more than 3000 rows, and
        for distances that a page does not compute; ``widget()`` where anywidget is
        missing.

    Notes
    -----
    Learning costs what its method costs; the browser takes O(n d) a cell.

    Examples
    --------
    >>> import tempfile, workbench as wb
    >>> page = wb.scene("builtin:iris", x="petal-length", y="petal-width", k=7)
    >>> page
    ScenePage('iris': 150 rows on petal-length and petal-width, k = 7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     page.save(f"{folder}/iris.html").name
    'iris.html'

    In a notebook, with anywidget::

        w = wb.scene("builtin:iris").widget()
        w  # drag the query, then in another cell:
        w.dataset.take(w.neighbours).to_frame()
    """
    from workbench.compute.interface.shown_scene import ScenePage

    given = {
        "x": x,
        "y": y,
        "k": k,
        "metric": metric,
        "scale": scale,
        "weights": weights,
    }
    fields = {name: value for name, value in given.items() if value is not None}
    if params is not None and learner is None:
        raise Problem("params of no learner", expected="a learner")
    named = None if learner is None else {"id": learner, "params": dict(params or {})}
    matrix = None if M is None else _square(M)
    return ScenePage.of(
        data, fields=fields, learner=named, M=matrix, t=t, language=language
    )


def _square(M: npt.ArrayLike) -> FloatArray:
    matrix = np.asarray(M)
    if matrix.dtype.kind not in "iuf" or matrix.ndim != 2 or len(set(matrix.shape)) > 1:
        what = f"M of the shape {matrix.shape}"
        raise Problem(what, expected="a symmetric matrix of numbers")
    if not np.isfinite(matrix).all() or not np.allclose(matrix, matrix.T):
        raise Problem("M is not symmetric", expected="a symmetric matrix of numbers")
    return matrix.astype(np.float64)


def show(data: Any = None, *, language: str | None = None) -> subprocess.Popen[bytes]:
    """Open the window on data, in a process of its own.

    Parameters
    ----------
    data : path, DataFrame, (X, y), mapping or Dataset, optional
        What is no file is written as one into the folder of temporary files.
    language : {"en", "es", "ru"}, optional

    Returns
    -------
    subprocess.Popen
        ``wait()`` waits until the window is closed.

    Raises
    ------
    Problem
        Where no window can open, and for data that cannot be read.
    """
    from workbench.core.program.doctor import why_no_window

    files = [] if data is None else [_file_of(data)]
    trouble = why_no_window()
    if trouble is not None:
        raise trouble
    wanted = [] if language is None else ["--lang", language]
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "workbench", "gui", *wanted, "--", *files],
        env={**os.environ, "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        start_new_session=True,  # an interrupted notebook keeps its window
    )


def _file_of(data: Any) -> str:
    if isinstance(data, str | Path):
        text = str(data)
        named = text.startswith(("builtin:", "openml:"))
        if not named and not Path(text).exists():
            raise Problem("no such file", expected="one that exists", where=text)
        return text
    from workbench.compute.writing.writers import write

    dataset = read(data)
    folder = Path(tempfile.mkdtemp(prefix="workbench-"))
    safe = "".join(c if c.isalnum() or c in "-_" else "_" for c in dataset.name)[:60]
    path = folder / f"{safe or 'data'}.arff"
    write(dataset, path)
    return str(path)
