"""An evaluation and a model as plain text: what people paste into a mail or a thesis."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Document = Mapping[str, Any]

_NUMERIC_FIGURES = {
    "mae": "Mean absolute error",
    "rmse": "Root mean squared error",
    "r2": "R squared",
}


def evaluation_text(result: Document, badge: str = "") -> str:
    """Write the answer of ``evaluate`` as text with aligned columns.

    Parameters
    ----------
    result : mapping
        The JSON document of the command ``evaluate``.
    badge : str
        How the accuracy was estimated, in the window's short words.
    """
    lines = [*_head(result, badge), "", *_figures(result)]
    if result.get("confusion"):
        lines += ["", *_per_class(result), "", *_confusion(result)]
    for failure in result.get("failed") or []:
        lines.append(f"fold {failure.get('fold')} failed: {failure.get('text')}")
    for warning in result.get("warnings") or []:
        lines.append(f"warning ({warning['folds']} folds): {warning['text']}")
    lines += [f"note: {note}" for note in result.get("notes") or []]
    return "\n".join(lines) + "\n"


def model_text(document: Document) -> str:
    """Write the ``fit`` document's model: a tree with indents, matrices in columns."""
    model = document.get("model") or {}
    lines: list[str] = []
    if isinstance(model.get("root"), Mapping):
        lines += list(_tree(model["root"], 0))
        lines += ["", f"Number of leaves: {model.get('leaves')}"]
        lines += [f"Size of the tree: {model.get('size')}", ""]
    rest = {k: v for k, v in model.items() if k not in ("root", "leaves", "size")}
    lines += _values(rest, 0)
    return "\n".join(lines).strip() + "\n"


def _head(result: Document, badge: str) -> list[str]:
    data, params = result["data"], result.get("params") or {}
    given = " ".join(f"{k}={_plain(v)}" for k, v in params.items())
    prepared = result.get("prepared") or []
    protocol = result.get("protocol") or {}
    how = " ".join(f"{k}={v}" for k, v in protocol.items())
    marks = " ".join(f"[{b}]" for b in (badge, *(result.get("badges") or [])) if b)
    return [
        "=== Run ===",
        "",
        f"Scheme:     {result['classifier']} {given}".rstrip(),
        f"Relation:   {data['name']}",
        f"Instances:  {data['instances']}",
        f"Attributes: {data['attributes']} and the class",
        f"Scale:      {result.get('scale', 'none')}",
        f"Prepared:   {'; '.join(prepared) if prepared else 'nothing'}",
        f"Test mode:  {how} {marks}".rstrip(),
    ]


def _figures(result: Document) -> list[str]:
    seconds = result.get("seconds") or {}
    rows = list(_class_figures(result))
    for key, name in _NUMERIC_FIGURES.items():
        if key in result:
            rows.append((name, f"{_number(result[key]):>8}"))
    rows.append(("Rows tested", f"{result['n']:>8d}"))
    for key in ("fit", "predict"):
        if key in seconds:
            rows.append((f"Seconds to {key}", f"{seconds[key]:>8.3f}"))
    return ["=== Summary ===", ""] + [f"{name:<26}{value}" for name, value in rows]


def _class_figures(result: Document) -> Iterator[tuple[str, str]]:
    accuracy = result.get("accuracy")
    if accuracy is None:
        return
    right, wrong = result["correct"], result["n"] - result["correct"]
    yield "Correctly classified", f"{right:>8d} {100 * accuracy:>9.4f} %"
    yield "Incorrectly classified", f"{wrong:>8d} {100 - 100 * accuracy:>9.4f} %"
    if result.get("accuracy_interval"):
        low, high = result["accuracy_interval"]
        yield "95 % interval", f"{100 * low:>18.4f} to {100 * high:.4f} %"
    yield "Kappa statistic", f"{_number(result.get('kappa')):>8}"


def _per_class(result: Document) -> list[str]:
    keys = ("precision", "recall", "f1", "auc")
    head = "".join(f"{k:>11}" for k in keys) + f"{'support':>9}  class"
    lines = ["=== By class ===", "", head]
    for row in result["per_class"]:
        cells = "".join(f"{_number(row.get(k)):>11}" for k in keys)
        lines.append(f"{cells}{row['support']:>9}  {row['class']}")
    return lines


def _confusion(result: Document) -> list[str]:
    classes, matrix = result["data"]["classes"], result["confusion"]
    letters = [_letter(i) for i in range(len(classes))]
    width = max(len(str(cell)) for row in matrix for cell in row) + 2
    width = max(width, max(map(len, letters)) + 2)
    lines = ["=== Confusion: true class in rows ===", ""]
    lines.append(
        "".join(f"{letter:>{width}}" for letter in letters) + "   predicted as"
    )
    for letter, name, row in zip(letters, classes, matrix, strict=True):
        lines.append("".join(f"{c:>{width}}" for c in row) + f" | {letter} = {name}")
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
        return f"{name} {'<=' if index == 0 else '>'} {threshold:g}"
    return f"{name} = {child.get('value', index)}"


def _leaf(node: Document) -> str:
    errors = node.get("errors") or 0
    count = node.get("count") or 0
    tail = f"/{errors:.4g}" if errors else ""
    return f"{node.get('class')} ({count:.4g}{tail})"


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


def _number(value: object) -> str:
    return "?" if value is None else f"{value:.4f}"


def _plain(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.6g}"
    return "auto" if value is None else str(value)
