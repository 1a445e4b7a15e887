"""Plain-text report of an evaluation and a model, to be pasted elsewhere."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.api.data import IntArray
from workbench.core.results.evaluating.evaluation import (
    ClassFigures,
    ClassScores,
    EvaluationResult,
    MeanScores,
    NumberFigures,
    TestedProtocol,
    WeightedClassFigures,
    WeightedNumberFigures,
)
from workbench.core.results.evaluating.model_report import ModelReport

Document = Mapping[str, Any]

_ERRORS = (
    ("mae", "Mean absolute error"),
    ("rmse", "Root mean squared error"),
    ("rae", "Relative absolute error"),
    ("rrse", "Root relative squared error"),
)
_RATES = (
    ("tp_rate", "TP Rate"),
    ("fp_rate", "FP Rate"),
    ("precision", "Precision"),
    ("recall", "Recall"),
    ("f1", "F-Measure"),
    ("mcc", "MCC"),
    ("auc", "ROC Area"),
    ("prc_area", "PRC Area"),
)
#: Those that the oldest sessions have.
_OLDEST_RATES = ("precision", "recall", "f1", "auc")
_MODES = {
    "cv": "{folds}-fold cross-validation, stratified",
    "weka": "{folds}-fold cross-validation, the folds of Weka",
    "loo": "leave-one-out",
    "split": "split {percent:g}% train, remainder test, stratified",
    "weka-split": "split {percent:g}% train, remainder test, as Weka",
    "train": "evaluate on training data",
    "test": "user supplied test set: {test_data}",
    "folds": "{folds} given folds",
}
#: The protocols whose rows are drawn by a seed.
_DRAWN = ("cv", "weka", "split", "weka-split")


def evaluation_text(
    result: EvaluationResult, badge: str = "", model: ModelReport | None = None
) -> str:
    """Write the answer of ``evaluate`` as text, in the layout that Weka users know.

    Parameters
    ----------
    badge : str
        How the accuracy was estimated, in the window's short words.
    model : ModelReport, optional
        Of the same classifier on all rows.
    """
    lines = [*_head(result, badge), ""]
    if model is not None:
        lines += ["=== Classifier model (full training set) ===", ""]
        lines += [model_text(model.model).rstrip(), "", _built(model), ""]
    lines += ["=== Summary ===", ""]
    lines += [f"{name:<35}{value}" for name, value in _figures(result)]
    figures = result.of_classes
    if figures is not None and figures.confusion is not None:
        classes = result.data.classes
        lines += ["", *_per_class(figures), "", *_confusion(figures.confusion, classes)]
    lines += [f"fold {f.fold} failed: {f.text}" for f in result.failed]
    lines += [f"warning ({w.folds} folds): {w.text}" for w in result.warnings]
    lines += [f"note: {note}" for note in result.notes]
    return "\n".join(lines) + "\n"


def model_text(model: Document) -> str:
    """Write what ``fit`` says of a model: a tree with indents, matrices in columns."""
    lines: list[str] = []
    if isinstance(model.get("root"), Mapping):
        lines += list(_tree(model["root"], 0))
        lines += ["", f"Number of Leaves  : {model.get('leaves')}", ""]
        lines += [f"Size of the tree : {model.get('size')}", ""]
    rest = {k: v for k, v in model.items() if k not in ("root", "leaves", "size")}
    lines += _values(rest, 0)
    return "\n".join(lines).strip() + "\n"


def _head(result: EvaluationResult, badge: str) -> list[str]:
    data = result.data
    given = " ".join(f"{k}={_plain(v)}" for k, v in result.params.items())
    marks = " ".join(f"[{b}]" for b in (badge, *result.badges) if b)
    lines = [
        "=== Run information ===",
        "",
        f"Scheme:       {result.classifier} {given}".rstrip(),
        f"Relation:     {data.name}",
        f"Instances:    {data.instances}",
        f"Attributes:   {data.attributes} and the class",
        f"Test mode:    {_mode(result.protocol)} {marks}".rstrip(),
    ]
    return lines + [f"Prepared:     {words}" for words in result.prepared]


def _mode(protocol: TestedProtocol) -> str:
    text = _MODES.get(protocol.kind, protocol.kind).format(
        folds="?" if protocol.folds is None else protocol.folds,
        percent=math.nan if protocol.percent is None else protocol.percent,
        test_data=protocol.test_data or "",
    )
    if protocol.repeats > 1:
        text += f", {protocol.repeats} times"
    if protocol.kind in _DRAWN and protocol.seed is not None:
        text += f", seed {protocol.seed}"
    return text


def _built(model: ModelReport) -> str:
    return f"Time taken to build model: {_decimals(model.seconds.fit, 2)} seconds"


def _figures(result: EvaluationResult) -> Iterator[tuple[str, str]]:
    figures = result.figures
    if isinstance(figures, ClassFigures):
        yield from _class_figures(figures, result.n)
    else:
        yield "R squared", _figure(figures.r2)
    yield from _error_figures(figures, result.n)
    if isinstance(figures, ClassFigures) and figures.costs is not None:
        yield "Total cost", _figure(figures.costs.total)
        yield "Average cost", _figure(figures.costs.average)
    yield "Total Number of Instances", f"{result.n:>9d}"
    if result.instance_weighted is not None:
        yield from _weighted_figures(result.instance_weighted)
    for name, seconds in (
        ("fit", result.seconds.fit),
        ("predict", result.seconds.predict),
    ):
        if seconds is not None:
            yield f"Seconds to {name}, all folds", f"{seconds:>14.3f}"


def _class_figures(figures: ClassFigures, n: int) -> Iterator[tuple[str, str]]:
    if figures.accuracy is None:
        return
    right, share = figures.correct, figures.accuracy
    yield "Correctly Classified Instances", _counted(right, share)
    yield "Incorrectly Classified Instances", _counted(n - right, 1.0 - share)
    if figures.accuracy_interval:
        low, high = figures.accuracy_interval
        yield "95 % interval", f"{100 * low:>26.4f} to {100 * high:.4f} %"
    yield "Kappa statistic", _figure(figures.kappa)


def _error_figures(
    figures: ClassFigures | NumberFigures, n: int
) -> Iterator[tuple[str, str]]:
    if n and figures.mae is None:
        return  # the oldest sessions have no errors of probabilities
    for key, name in _ERRORS:
        share = key in ("rae", "rrse")
        yield name, (_percent if share else _figure)(getattr(figures, key))


def _weighted_figures(
    found: WeightedClassFigures | WeightedNumberFigures,
) -> Iterator[tuple[str, str]]:
    """Name the figures in which each row counts by its weight, Weka's headline."""
    total = found.n
    if isinstance(found, WeightedNumberFigures):
        yield "R squared, by weight", _figure(found.r2)
    elif found.accuracy is not None:
        right, share = found.correct, found.accuracy
        wrong = total - right
        yield "Correct, by instance weight", _counted(right, share)
        yield "Incorrect, by instance weight", _counted(wrong, 1.0 - share)
        yield "Kappa statistic, by weight", _figure(found.kappa)
    yield "Mean absolute error, by weight", _figure(found.mae)
    yield "Root mean squared error, by weight", _figure(found.rmse)
    yield "Total weight of instances", f"{total:>9.6g}"


def _counted(n: float, share: float) -> str:
    return f"{n:>9.10g} {100 * share:>16.4f} %"


def _figure(value: float | None) -> str:
    return f"{_decimals(value, 4):>14}"


def _percent(value: float | None) -> str:
    return f"{_decimals(None if value is None else 100 * value, 4):>14} %"


def _per_class(figures: ClassFigures) -> list[str]:
    weighted = figures.weighted
    has_all = weighted is not None
    shown = [rate for rate in _RATES if has_all or rate[0] in _OLDEST_RATES]
    width = len("Weighted Avg.") + 2
    head = "".join(f"{name:<11}" for _key, name in shown)
    lines = ["=== Detailed Accuracy By Class ===", "", f"{'':{width}}{head}Class"]
    for row in figures.per_class:
        lines.append(f"{'':{width}}{_rates(row, shown)}{row.label}")
    if weighted is not None:
        rates = _rates(weighted, shown).rstrip()
        lines.append(f"{'Weighted Avg.':{width}}{rates}")
    return lines


def _rates(row: ClassScores | MeanScores, shown: Sequence[tuple[str, str]]) -> str:
    values = [getattr(row, key) for key, _name in shown]
    if None in values:
        return "".join(f"{_decimals(value, 3):<11}" for value in values)
    return "%-11.3f" * len(values) % tuple(values)  # one format: classes may be many


def _confusion(counts: IntArray, classes: Sequence[str]) -> list[str]:
    letters = [_letter(i) for i in range(len(classes))]
    largest = int(counts.max(initial=0))
    width = max(map(len, [str(largest), *letters])) + 1
    cells_of = f"%{width}d" * len(classes)  # one format: 500 x 500 cells are many
    lines = ["=== Confusion Matrix ===", ""]
    lines.append("".join(f"{x:>{width}}" for x in letters) + "   <-- classified as")
    for letter, name, row in zip(letters, classes, counts.tolist(), strict=True):
        cells = cells_of % tuple(row)
        lines.append(f"{cells} | {letter:>{width - 1}} = {name}")
    return lines


def _tree(node: Document, depth: int) -> Iterator[str]:
    children = node.get("children") or []
    if not children:
        yield "|   " * depth + ": " + _leaf(node)
        return
    for i, child in enumerate(children):
        test = _test(node, child, i)
        if child.get("children"):
            yield "|   " * depth + test
            yield from _tree(child, depth + 1)
        else:
            yield "|   " * depth + f"{test}: {_leaf(child)}"


def _test(node: Document, child: Document, index: int) -> str:
    name, threshold = node.get("attribute"), node.get("threshold")
    if threshold is not None:
        return f"{name} {'<=' if index == 0 else '>'} {_threshold(threshold)}"
    return f"{name} = {child.get('value', index)}"


def _leaf(node: Document) -> str:
    """Write class or number, weight and errors, decimals as J48 has them."""
    errors = round(float(node.get("errors") or 0.0), 2)
    count = round(float(node.get("count") or 0.0), 2)
    tail = f"/{errors}" if errors else ""
    said = f"{node['value']:.6g}" if node.get("class") is None else node["class"]
    return f"{said} ({count}{tail})"


def _threshold(value: float) -> str:
    """Write up to six decimals, more where the value would vanish."""
    if value and abs(value) < 1e-4:
        return f"{value:.6g}"
    return f"{value:.6f}".rstrip("0").rstrip(".")


def _values(values: Document, depth: int) -> list[str]:
    pad, lines = "    " * depth, []
    for key, value in values.items():
        if isinstance(value, Mapping):
            lines += [f"{pad}{key}", *_values(value, depth + 1)]
        elif _is_matrix(value):
            lines += [f"{pad}{key}", *_matrix(value, pad + "    ")]
        elif isinstance(value, Sequence) and not isinstance(value, str):
            lines += _list(key, value, depth)
        else:
            lines.append(f"{pad}{key}: {_plain(value)}")
    return lines


def _list(key: str, value: Sequence[Any], depth: int) -> list[str]:
    pad = "    " * depth
    if value and isinstance(value[0], Mapping):
        lines = [f"{pad}{key}"]
        for item in value:
            lines += [*_values(item, depth + 1), ""]
        return lines
    return [f"{pad}{key}: " + " ".join(_plain(v) for v in value)]


def _is_matrix(value: object) -> bool:
    return (
        isinstance(value, Sequence)
        and not isinstance(value, str)
        and bool(value)
        and all(isinstance(row, Sequence) and not isinstance(row, str) for row in value)
    )


def _matrix(rows: Sequence[Sequence[Any]], pad: str) -> list[str]:
    texts = [[_plain(cell) for cell in row] for row in rows]
    width = max((len(t) for row in texts for t in row), default=0) + 2
    return [pad + "".join(f"{t:>{width}}" for t in row) for row in texts]


def _letter(index: int) -> str:
    letters = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters


def _decimals(value: float | None, places: int) -> str:
    return "?" if value is None else f"{value:.{places}f}"


def _plain(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.6g}"
    return "auto" if value is None else str(value)
