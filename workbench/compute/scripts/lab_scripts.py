"""Scripts of what is no evaluation: a metric, filters, prototypes, a table, a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from workbench.api import Dataset, Problem, check_params, declared
from workbench.compute.evaluation.request import declaration, find_class
from workbench.compute.fitting.pipeline import completed, filter_class
from workbench.compute.fitting.prototype_choice import selector_class
from workbench.compute.folds.folds import usable_rows
from workbench.compute.scripts.evaluation_script import data_cell
from workbench.compute.scripts.learner_code import filter_calls, made_call
from workbench.compute.scripts.script_text import (
    Imports,
    Script,
    made_by,
    python,
    wrapped,
)
from workbench.core.learner.filter_steps import Step
from workbench.core.results.metric_result import MetricRequest


def metric_script(
    dataset: Dataset,
    request: MetricRequest,
    source: str,
    *,
    class_name: str = "",
    class_type: str = "",
) -> Script:
    """Write the script of a learned metric: M, and k-NN before and after it.

    Raises
    ------
    Problem
        For a plugin that learns no metric, or a wrong parameter.
    """
    cls = find_class(request.plugin)
    plugin = declaration(cls)
    params = check_params(plugin.params, request.params)
    imports = Imports()
    imports.module("numpy", "np")
    imports.module("workbench")
    imports.door("Preparation", "leave_one_out")
    reads = sorted(plugin.reads_for(params))
    known = "{" + ", ".join(python(word) for word in reads) + "}"
    X = "data.X"
    lines = []
    if usable_rows(dataset).size < dataset.n_rows:
        imports.door("usable_rows")
        lines.append("data = data.take(usable_rows(data))  # rows with a class")
    given = [X, "data.attributes", known]
    given += [python(request.scale)] if request.scale != "none" else []
    lines += [
        wrapped("prepare = Preparation.fit(", given, ")"),
        "X, y = np.ascontiguousarray(prepare.transform(data.X)), data.y",
    ]
    made = made_call(cls, plugin, request.params, imports)
    learned = "\n".join(
        [
            f"metric = {made}.fit(X, y)",
            "L = metric.components_",
            'M = getattr(metric, "M_", L.T @ L)',
            "mapped = X @ L.T",
        ]
    )
    judged = f"{request.k}, {python(request.weights)}"
    printed = "\n".join(
        [
            "np.set_printoptions(precision=6, suppress=True)",
            'print("M =")',
            "print(M)",
            'print("eigenvalues", np.linalg.eigvalsh(M)[::-1])',
            f'print("loo before", leave_one_out(X, y, {judged}) / len(X))',
            f'print("loo after", leave_one_out(mapped, y, {judged}) / len(X))',
        ]
    )
    return Script(
        f"{plugin.title} learned on {dataset.name}.",
        f"The metric sees all rows, so {request.k}-NN under it, leave-one-out, is "
        f"optimistic. {made_by()}",
        imports,
        (data_cell(source, class_name, class_type), "\n".join(lines), learned, printed),
    )


def filter_script(
    dataset: Dataset,
    steps: Sequence[Step],
    source: str,
    *,
    class_name: str = "",
    class_type: str = "",
) -> Script:
    """Write the script that applies filters to a whole data set, as the window does.

    Raises
    ------
    Problem
        When there is no step, or one cannot be made.
    """
    if not steps:
        raise Problem("no filter", expected="one at least, for a script of them")
    steps = completed(steps)
    imports = Imports()
    imports.module("workbench")
    imports.door("apply_filters")
    calls = filter_calls(steps, imports)
    lines = [
        wrapped("filtered = apply_filters(", [wrapped("[", calls, "]"), "data"], ")")
    ]
    shown = "\n".join(
        [
            'print(filtered.n_rows, "rows,", filtered.n_attributes, "attributes")',
            "for note in filtered.notes:",
            '    print("-", note)',
            "X, y = filtered.X, filtered.y  # ready for any estimator",
            "print(X[:5])",
        ]
    )
    titles = ", ".join(declaration(filter_class(step.id)).title for step in steps)
    return Script(
        f"{titles} applied to {dataset.name}.",
        "All rows take part: inside a cross-validation filters are to be fitted on the "
        f"training rows of each fold. {made_by()}",
        imports,
        (data_cell(source, class_name, class_type), "\n".join(lines), shown),
    )


def prototype_script(
    dataset: Dataset,
    method: str,
    params: Mapping[str, Any],
    source: str,
    *,
    scale: str = "none",
    class_name: str = "",
    class_type: str = "",
) -> Script:
    """Write the script that selects prototypes among all rows.

    Raises
    ------
    Problem
        For an unknown method or parameter.
    """
    cls = selector_class(method)
    plugin = declared(cls)
    assert plugin is not None  # `selector_class` refuses what declares nothing
    imports = Imports()
    imports.module("workbench")
    imports.door("PreparedRows")
    made = made_call(cls, plugin, params, imports)
    lines = [
        f"rows = PreparedRows.of(data, {python(scale)}, {python(method)})",
        wrapped(
            f"method = {made}.fit(",
            ["rows.X", "rows.classes", "attributes=rows.attributes"],
            ")",
        ),
        'print("kept", len(method.kept_), "of", data.n_rows)',
        "print(*method.kept_)",
    ]
    return Script(
        f"Prototypes of {dataset.name} by {plugin.title}.",
        f"Row numbers count from 0, in the order of choice. {made_by()}",
        imports,
        (data_cell(source, class_name, class_type), "\n".join(lines)),
    )


def comparison_script(
    table: str,
    *,
    measure: str = "accuracy",
    higher_is_better: bool = True,
    posthoc: str = "nemenyi",
    alpha: float = 0.05,
    control: str = "",
    ties: bool = True,
    title: str = "",
) -> Script:
    """Write the script that tests a table of scores: data sets x classifiers.

    Parameters
    ----------
    table : str
        A CSV file of scores, as the script names it.
    """
    imports = Imports()
    imports.name("pathlib", "Path")
    imports.door("compare", "read_printed")
    read = [f'Path({python(table)}).read_text(encoding="utf-8")']
    read.append(python(table))
    read += [f"measure={python(measure)}"] if measure != "accuracy" else []
    read += ["higher_is_better=False"] if not higher_is_better else []
    given = ["scores"]
    usual = {"posthoc": "nemenyi", "alpha": 0.05, "control": "", "ties": True}
    asked = {"posthoc": posthoc, "alpha": alpha, "control": control, "ties": ties}
    given += [f"{k}={python(v)}" for k, v in asked.items() if v != usual[k]]
    shown = "\n".join(
        [
            "for name, mean_rank in found.mean_ranks.items():",
            '    print(f"{name}  mean rank {mean_rank:.4f}")',
            "for test in (found.friedman, found.iman_davenport):",
            '    print(f"statistic {test.statistic:.6g}, p = {test.p:.4g}")',
            'print("critical difference", found.posthoc.cd)',
            "for pair in found.posthoc.pairs:",
            "    print(pair)",
        ]
    )
    return Script(
        f"{title or 'Classifiers'} compared over data sets.",
        made_by(),
        imports,
        (
            wrapped("scores = read_printed(", read, ").table"),
            wrapped("found = compare(", given, ")"),
            shown,
        ),
    )


def figure_script(scene: str, out: str, title: str) -> Script:
    """Write the script that draws the picture of a scene file."""
    imports = Imports()
    imports.door("draw_figure")
    cell = wrapped("print(draw_figure(", [python(scene), python(out)], "))")
    return Script(f"The picture of {title}.", made_by(), imports, (cell,))
