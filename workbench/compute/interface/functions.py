"""Functions of `import workbench` beside reading, making and evaluating.

Each takes data as `workbench.read` does and returns the document of its command.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, Problem, check_params
from workbench.compute.facade import read
from workbench.compute.interface.documents import (
    Axioms,
    ComparedScores,
    Distance,
    Document,
    Predicted,
    Profile,
    Prototypes,
    RunSummary,
    SearchCosts,
)
from workbench.compute.interface.drawn_picture import Picture
from workbench.compute.interface.trained_model import Model
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable

if TYPE_CHECKING:
    from workbench.compute.interface.shown_scene import ScenePage

_AGAINST_ONE = "bonferroni-dunn"


# -- comparing -------------------------------------------------------------------------


def compare(
    results: Any,
    *,
    measure: str | None = None,
    posthoc: str | None = None,
    alpha: float = 0.05,
    control: str = "",
    ties: bool = True,
    lower_is_better: bool = False,
    tolerance: float = 0.0,
) -> ComparedScores:
    """Rank classifiers over data sets, test whether they differ, and which.

    Parameters
    ----------
    results : str, Path, DataFrame, mapping or RunSummary
        A folder of results or a table in a file; a data frame with data sets in rows
        (its index, or a first column of texts) and classifiers in columns; a mapping of
        classifier to its scores, in one order of the data sets; what `run` returned.
    measure : str, optional
        What is compared; of a table, what it holds (accuracy).
    posthoc : str, optional
        ``nemenyi`` (default), with a control ``bonferroni-dunn`` (default), ``holm``,
        ``hochberg``, ``hommel``; ``shaffer``.
    alpha : float
        Of all comparisons together.
    control : str
        Compare with this classifier; ``best``: the one of the best mean rank.
    ties : bool
        Whether Friedman's test is corrected for ties.
    lower_is_better : bool
        Of errors, losses and seconds.
    tolerance : float
        Differences up to it count as ties of two.

    Returns
    -------
    ComparedScores

    Raises
    ------
    Problem
        For fewer than two data sets or classifiers, and what is no table of scores.

    Notes
    -----
    Friedman (1937), Iman and Davenport (1980), Demšar (2006). O(N k log k) for N data
    sets and k classifiers, and O(k²) for the pairs.

    Examples
    --------
    >>> import workbench as wb
    >>> scores = {"knn": [0.9, 0.8, 0.7, 0.9], "kissnn": [0.95, 0.85, 0.8, 0.92]}
    >>> found = wb.compare(scores)
    >>> found.mean_ranks["kissnn"], found["friedman"]["p"] < 0.05
    (1.0, True)
    """
    from workbench.compute.statistics.compare_table import compare as compare_table
    from workbench.core.results.comparing.audit import ComparedResults

    view = _view(results, measure, lower_is_better)
    found = compare_table(
        view.table,
        posthoc=posthoc or (_AGAINST_ONE if control not in ("", "*") else "nemenyi"),
        alpha=alpha,
        control=control,
        ties=ties,
        tolerance=tolerance,
    )
    return ComparedScores.of(ComparedResults(view.title, found, view.notes))


def _view(results: Any, measure: str | None, lower_is_better: bool) -> ResultsView:
    from workbench.core.experiment.results_reading import DIRECTION, read_results

    if isinstance(results, RunSummary):
        results = results["folder"]
    if isinstance(results, str | Path):
        return read_results(Path(results), measure, lower_is_better)[0]
    if isinstance(results, ScoreTable):
        return ResultsView("scores", {results.measure: results})
    name = measure or "accuracy"
    datasets, classifiers, values = _cells(results)
    higher = DIRECTION.get(name, True) and not lower_is_better
    table = ScoreTable(datasets, classifiers, values, name, higher)
    return ResultsView("scores", {name: table})


def _cells(results: Any) -> tuple[tuple[str, ...], tuple[str, ...], Any]:
    if hasattr(results, "iloc"):
        frame = results
        if len(frame.columns) and frame.dtypes.iloc[0].kind not in "iuf":
            frame = frame.set_index(frame.columns[0])
        columns = {str(name): frame[name].tolist() for name in frame.columns}
        datasets = tuple(map(str, frame.index))
    elif isinstance(results, Mapping):
        columns = {
            str(name): list(scores.values() if isinstance(scores, Mapping) else scores)
            for name, scores in results.items()
        }
        rows = max(map(len, columns.values()), default=0)
        named = next((s for s in results.values() if isinstance(s, Mapping)), None)
        datasets = tuple(map(str, named or range(1, rows + 1)))
        for name, scores in columns.items():
            if len(scores) != len(datasets):
                what = f"{len(scores)} scores of {name}"
                raise Problem(what, expected=f"{len(datasets)}, one for each data set")
    else:
        expected = "a folder, a file, a DataFrame or {classifier: scores}"
        raise Problem(
            f"results of the type {type(results).__name__}", expected=expected
        )
    try:
        values = (
            np.array(list(columns.values()), np.float64).reshape(len(columns), -1).T
        )
    except (TypeError, ValueError):
        raise Problem("scores that are no numbers", expected="numbers") from None
    return datasets, tuple(columns), values


# -- models ----------------------------------------------------------------------------


def save(model: Any, path: str | Path) -> Path:
    """Write a model that `fit` returned into a model file (.skops); no pickle is in it.

    Raises
    ------
    Problem
        When it is none, or cannot be written.

    Examples
    --------
    >>> import tempfile, workbench as wb
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = wb.save(wb.fit("builtin:iris", "knn"), f"{folder}/knn.skops")
    ...     wb.load(path)
    Model(knn fitted on 150 rows of iris)
    """
    if not isinstance(model, Model):
        what = f"a model of the type {type(model).__name__}"
        raise Problem(what, expected="what workbench.fit returns")
    return model.save(path)


def load(path: str | Path) -> Model:
    """Read a model file; its types are checked before any object is made.

    Raises
    ------
    Problem
        When it is none, was changed, or holds types that are not allowed.
    """
    return Model.opened(path)


def predict(
    model: Model | str | Path,
    rows: Any,
    out: str | Path = "",
    *,
    by_place: bool = False,
) -> Predicted:
    """Predict rows by a model.

    Parameters
    ----------
    model : Model, str or Path
        What `fit` or `load` returned, or a model file.
    rows : path, DataFrame, array or Dataset
        The columns by name in any order, with the class or without; an array has them
        in the order of training, shape (m, d).
    out : str or Path
        Where to write rows and predictions, too, by suffix.
    by_place : bool
        Columns are known by their places, whatever they are called.

    Returns
    -------
    Predicted
        ``labels`` (m,), ``probabilities`` (m, c), ``dataset``, ``to_frame()``.

    Raises
    ------
    Problem
        When a column is missing or does not fit.

    Examples
    --------
    >>> import workbench as wb
    >>> model = wb.fit("builtin:iris", "naive-bayes")
    >>> found = wb.predict(model, [[5.0, 3.4, 1.5, 0.2], [6.5, 3.0, 5.5, 2.0]])
    >>> found.labels.tolist()
    ['setosa', 'virginica']
    """
    opened = model if isinstance(model, Model) else load(model)
    return opened.predict(rows, out, by_place=by_place)


# -- rows and their neighbours ---------------------------------------------------------


def profile(
    data: Any,
    *,
    control: int | Iterable[int] = (),
    k: int = 1,
    nearest: int | None = None,
    metric: str = "euclidean",
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
    weights: str = "uniform",
    cuts: Sequence[float] | None = None,
) -> Profile:
    """Describe how compact the classes of a data set are.

    Parameters
    ----------
    data : Dataset, or whatever `workbench.read` takes
    control : int or several
        Numbers of control rows of the complete cross-validation; all if none is given.
    k : int
        Neighbours that vote.
    nearest : int, optional
        Rows of each class that make the similarity; `k`.
    metric, params : str, mapping
        A distance, and its parameters.
    scale : {"none", "min-max", "z-score"}
    weights : str
        Of the votes that ``margins`` are of.
    cuts : sequence of float, optional
        Between the five types of rows.

    Returns
    -------
    Profile
        ``profile`` (n - 1,), ``ccv``, ``reliability``, ``margins``, ``types``. O(n² d)
        and O(n²) memory.

    Raises
    ------
    Problem
        For data without classes or with text, and a value out of its limits.

    Examples
    --------
    >>> import workbench as wb
    >>> found = wb.profile("builtin:iris", control=[30])
    >>> found.instances, len(found.profile), found.ccv[0].control
    (150, 149, 30)
    """
    from workbench.compute.prototypes.compactness_profile import profile_report
    from workbench.numerics.neighbours.distances import declared_distance
    from workbench.numerics.prototypes.rival_similarity import CUTS

    controls = (control,) if isinstance(control, int) else tuple(control)
    given = dict(params or {})
    if given:
        checked = check_params(declared_distance(metric).params, given)
        given = {name: checked[name] for name in given}
    return Profile.of(
        profile_report(
            read(data),
            controls=controls,
            n_neighbors=k,
            n_nearest=nearest,
            metric=metric,
            params=given,
            scale=scale,
            weights=weights,
            cuts=CUTS if cuts is None else cuts,
        )
    )


def prototypes(
    data: Any,
    method: str,
    *,
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
) -> Prototypes:
    """Select prototypes among the rows, and judge 1-NN among them.

    Parameters
    ----------
    data : Dataset, or whatever `workbench.read` takes
    method : str
        An id, as ``hart``, ``stolp`` or ``wilson``.
    params : mapping, optional
        Its parameters.
    scale : {"none", "min-max", "z-score"}

    Returns
    -------
    Prototypes
        ``kept`` (row numbers in order of choice), ``dropped``, ``steps``,
        ``errors_on_training``, ``loo``, ``ccv``, ``seconds``. O(n² d) at least.

    Raises
    ------
    Problem
        For data without classes or with text, an unknown method or parameter.

    Examples
    --------
    >>> import workbench as wb
    >>> found = wb.prototypes("builtin:iris", "hart")
    >>> len(found.kept) + len(found.dropped), found.errors_on_training
    (150, 0)
    """
    from workbench.compute.prototypes.selection import select_prototypes

    return Prototypes.of(select_prototypes(read(data), method, params, scale=scale))


def distance(
    metric: str,
    a: Any = None,
    b: Any = None,
    *,
    data: Any = None,
    axioms: bool = False,
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
    seed: int = 1,
) -> Distance | Axioms:
    """Measure two things, and show what the distance is made of.

    Parameters
    ----------
    metric : str
        The id of a distance.
    a, b : vector, text, set, or row numbers of `data` from 0
    data : optional
        Rows to be measured, as `workbench.read` takes them.
    axioms : bool
        Test the axioms of a metric among the rows of `data`: O(m³) of at most m rows
        drawn by `seed`.
    params : mapping, optional
        Of the distance.
    scale : {"none", "min-max", "z-score"}
        How the numbers of `data` are scaled.

    Returns
    -------
    Distance or Axioms
        ``value`` and ``parts``; or ``axioms``.

    Raises
    ------
    Problem
        For an unknown distance, and things it does not compare.

    Examples
    --------
    >>> import workbench as wb
    >>> wb.distance("euclidean", [0, 3], [4, 0]).value
    5.0
    >>> wb.distance("levenshtein", "gato", "pato")["value"]
    1.0
    """
    from workbench.compute.distances.measured import Measured

    asked = Measured.of(metric, [f"{k}={_text(v)}" for k, v in (params or {}).items()])
    rows = None if data is None else _scaled(read(data), scale)
    if axioms:
        if rows is None or a is not None:
            raise Problem("axioms=True", expected="data, and no a and b")
        return Axioms.of(asked.axioms(rows, seed))
    if a is None or b is None:
        raise Problem(f"distance {metric} of one thing", expected="two, a and b")
    first, second = _text(a), _text(b)
    if rows is None:
        return Distance.of(asked.of_texts(first, second))
    return Distance.of(asked.of_rows(rows, first, second))


def _scaled(dataset: Dataset, scale: str) -> Dataset:
    if scale == "none" or not any(a.is_numeric for a in dataset.attributes):
        return dataset
    from workbench.compute.fitting.pipeline import apply_steps
    from workbench.core.learner.filter_steps import Step

    return apply_steps(dataset, (Step(scale),))


def _text(value: Any) -> str:
    """Write a thing as the command line takes it."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool | np.bool_):
        return str(bool(value)).lower()
    if isinstance(value, set | frozenset):
        return "{" + ",".join(map(str, sorted(value, key=str))) + "}"
    if isinstance(value, Iterable):
        return ",".join(map(_text, value))
    return str(value)


def search(
    data: Any,
    structure: str,
    *,
    k: int = 5,
    queries: int = 100,
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
    seed: int = 1,
) -> SearchCosts:
    """Search the nearest rows by a structure; count what it compares.

    Parameters
    ----------
    data : Dataset, or whatever `workbench.read` takes
    structure : str
        An id, as ``kd-tree``, ``vp-tree`` or ``hnsw``.
    k, queries : int
        Neighbours of each query, and rows asked about, each without itself.
    params : mapping, optional
        Of the structure.
    scale : {"none", "min-max", "z-score"}
    seed : int
        Of the rows drawn.

    Returns
    -------
    SearchCosts
        ``exact``, ``recall``, ``comparisons``, ``share`` of those of brute force,
        ``seconds``, ``bytes``.

    Raises
    ------
    Problem
        For an unknown structure or parameter, and rows it cannot search.

    Examples
    --------
    >>> import workbench as wb
    >>> found = wb.search("builtin:iris", "kd-tree", k=3, queries=20)
    >>> found.exact, found.recall
    (True, 1.0)
    """
    from workbench.compute.searching.measure_search import (
        Asked,
        measure_search,
        search_class,
    )

    search_class(structure)  # before the data are read
    asked = Asked(structure, dict(params or {}), k, queries, scale, seed)
    return SearchCosts.of(measure_search(read(data), asked))


# -- pictures and windows --------------------------------------------------------------


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
