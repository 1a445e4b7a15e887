"""What workers tell: texts of every `Problem`, note and progress, with gaps for values.

``raise Problem(f"row {i + 1} has no class", expected=...)`` gives ``row {i} has no
class``. An alternative (``"row" if n == 1 else "rows"``) gives a text for each; a name is
looked up in its function, then in its module. What is composed otherwise is a gap. A
function of a module that puts its own parameters into a `Problem` tells what it is given:
``_demand(n > 1, f"{n} rows", "at least 2")``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("workbench", "plugins")
#: The command line speaks English; what only it says is not harvested.
_LEFT_OUT = ("workbench/cli", "workbench/compute/claims", "workbench/jobs/dask")
#: Alternatives of one text.
_MOST = 16
#: The calls that make something to be read, and the place of its text.
_CALLS = {
    "Problem": 0, "_problem": 0, "NothingLearned": 0, "Failure": 1, "progress": 1,
    "append": 0,
}  # fmt: skip
_ARGUMENTS = ("what", "expected")
_MAKES = re.compile("|".join(rf"\b{call}\(" for call in _CALLS))
#: What is given beside texts: a name, JSON, a name and its value.
_NO_WORDS = re.compile(r'^\S*$|"|^\w+ = \{\w+\}$')
_WORD = re.compile(r"[A-Za-z]{2,}")

#: Parts that functions put together, which no `Problem` shows as one text.
COMPOSED = (
    # workbench.api.params: `Param.limits`
    "an integer",
    "a number",
    "an integer at least {low}",
    "an integer above {low}",
    "an integer at most {high}",
    "a number at least {low}",
    "a number above {low}",
    "a number at most {high}",
    "an integer at least {low} and at most {high}",
    "an integer above {low} and at most {high}",
    "a number at least {low} and at most {high}",
    "a number above {low} and at most {high}",
    "true or false",
    "a text",
    "auto",
    "a plugin and its parameters, as in knn n_neighbors=3",
    "plugins and their parameters, as in knn n_neighbors=3; j48",
    "nearest {near}",
    # workbench.compute.fitting.preparation: `Preparation.steps`
    "left out, not readable: {names}",
    "missing values replaced by the training mean: {names}",
    "missing values replaced by the training mode: {names}",
    "one column for each label: {names}",
    "min-max scaling: {names}",
    "z-score scaling: {names}",
    "{names} and {n} more",
    # workbench.api.generator: the note of what a generator made
    "made by the generator {id}: {params}",
    # workbench.api.did_you_mean: `instead_of`
    "one of {names}",
    "one of {names}, … {n} in all",
    "one of {names}, … {n} in all; see {more}",
    "one of none: there is none",
    "did you mean {name}?",
    "did you mean {name} or {other}?",
    "did you mean {name} or {other} or {third}?",
    # workbench.core.program.catalogue: `REASONS`
    "switched off by the user",
    "a worker died under it twice",
    "the id {id} is taken by {origin}",
    # workbench.compute.thesis.thesis_figures: titles, legends, labels of axes
    "The cone of matrices [[α, β], [β, γ]] ≥ 0",
    "Euclidean: (x - x')ᵀ (x - x') = 1",
    "Mahalanobis: (x - x')ᵀ M (x - x') = 1",
    "Euclidean and Mahalanobis distance, M = LᵀL",
    "in the ball",
    "outside the ball",
    "Targets are pulled, impostors pushed out",
    "before: {targets} targets, {impostors} impostors",
    "after LMNN: {targets} targets, {impostors} impostors",
    "class {n}",
    "5-NN leave-one-out {share} %",
    "5-NN leave-one-out {share} % (metric from all rows)",
    "Artificial cases of section 2.1",
    "The cases in the space KISSNN found",
    "first direction of L",
    "second direction of L",
    "same class",
    "other class",
    "S: same class, {n} differences",
    "D: other class, {n} differences",
    "density in S",
    "density in D",
    "The space of differences",
    "similarity: normal density of xⱼ - xᵢ",
    "dissimilarity: normal density of xⱼ - xᵢ",
    "differences to 5 + 5 neighbours",
    "The idea of KISSNN",
    "rows in the ball",
    "no row of the ball is nearer than |x - c| - r",
    "Ball tree",
    # workbench.compute.evaluation.explain: the metric in words
    "Euclidean, after the preparation",
    # workbench.numerics.neighbours: too short for what is harvested
    "nothing",
    "0 or 1",
    # places
    "parameter",
    "line {n}",
)


@cache
def message_texts(root: Path = ROOT) -> tuple[str, ...]:
    """Return every text that the window may have to show, in order."""
    found: set[str] = set()
    for file in source_files(root):
        source = file.read_text(encoding="utf-8")
        if _MAKES.search(source):
            found.update(texts_of(ast.parse(source)))
    return tuple(sorted({*COMPOSED, *filter(_tells, found)}))


def source_files(root: Path = ROOT) -> Iterator[Path]:
    """Yield the modules whose texts the window may show."""
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*.py")):
            place = file.relative_to(root).as_posix()
            if not place.startswith(_LEFT_OUT):
                yield file


def _tells(text: str) -> bool:
    """Whether a text says something besides its values."""
    said = re.sub(r"\{\w+\}", " ", text)
    return bool(_WORD.search(said)) and len("".join(_WORD.findall(said))) >= 3


def texts_of(tree: ast.Module) -> Iterator[str]:
    """Yield the texts of a module that are told somebody."""
    module, makers = _assigned(tree.body), _makers(tree)
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        nodes = list(ast.walk(scope))
        calls = [node for node in nodes if isinstance(node, ast.Call)]
        told = [a for call in calls for a in _told(call)]
        given = [a for call in calls for a in _given(call, makers) if a not in told]
        known = module | _assigned(nodes) if told or given else {}
        for argument in told:
            yield from _texts(argument, known)
        for argument in given:
            texts = _texts(argument, known)
            yield from (text for text in texts if not _NO_WORDS.search(text))


def _told(call: ast.Call) -> Iterator[ast.expr]:
    name = _name(call.func)
    if name == "append" and not _of_notes(call.func):
        return
    if name in _CALLS:
        place = _CALLS[name]
        yield from call.args[place : place + 1]
        yield from (k.value for k in call.keywords if k.arg in _ARGUMENTS)


def _makers(tree: ast.Module) -> dict[str, dict[str, int]]:
    """Return the functions that tell what they are given: which parameters, at which place."""
    found: dict[str, dict[str, int]] = {}
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        names = [a.arg for a in scope.args.args if a.arg not in ("self", "cls")]
        calls = [node for node in ast.walk(scope) if isinstance(node, ast.Call)]
        told = [argument for call in calls for argument in _told(call)]
        used = {n.id for a in told for n in ast.walk(a) if isinstance(n, ast.Name)}
        places = {name: place for place, name in enumerate(names) if name in used}
        if places and scope.name not in _CALLS:
            found[scope.name] = places
    return found


def _given(call: ast.Call, makers: dict[str, dict[str, int]]) -> Iterator[ast.expr]:
    places = makers.get(_name(call.func), {})
    yield from (a for at, a in enumerate(call.args) if at in places.values())
    yield from (k.value for k in call.keywords if k.arg in places)


def _of_notes(method: ast.expr) -> bool:
    """Whether it is the ``append`` of a list of notes."""
    return isinstance(method, ast.Attribute) and "notes" in ast.unparse(method.value)


def _assigned(nodes: list[ast.stmt] | list[ast.AST]) -> dict[str, list[ast.expr]]:
    """Return what is assigned to each plain name."""
    found: dict[str, list[ast.expr]] = {}
    for node in nodes:
        if isinstance(node, ast.Assign) and node.value is not None:
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _texts(node: ast.expr, known: dict[str, list[ast.expr]]) -> Iterator[str]:
    """Yield each text an expression may be, with named gaps."""
    for parts in islice(_parts(node, known, 0), _MOST):
        yield _joined(parts)


#: A part is a text, or a gap with the name it should have.
_Part = tuple[str, str]


def _joined(parts: list[_Part]) -> str:
    names: dict[str, str] = {}  # by the expression
    text = ""
    for kind, value in parts:
        if kind == "text":
            text += value
            continue
        if value not in names:
            stem = _gap_name(value)
            taken = set(names.values())
            number = next(n for n in range(1, 99) if _numbered(stem, n) not in taken)
            names[value] = _numbered(stem, number)
        text += "{" + names[value] + "}"
    return " ".join(text.split())


def _numbered(stem: str, number: int) -> str:
    return stem if number == 1 else f"{stem}{number}"


def _gap_name(expression: str) -> str:
    words = [w for w in re.findall(r"[A-Za-z_]\w*", expression) if w != "self"]
    plain = [w for w in words if w not in ("len", "shorten", "str", "repr", "join")]
    return (plain or words or ["value"])[-1].strip("_").lower() or "value"


def _parts(
    node: ast.expr, known: dict[str, list[ast.expr]], depth: int
) -> Iterator[list[_Part]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield [("text", node.value.replace("{", "").replace("}", ""))]
    elif isinstance(node, ast.JoinedStr):
        every = [list(islice(_parts(v, known, depth), 4)) for v in node.values]
        for chosen in product(*every):
            yield [part for parts in chosen for part in parts]
    elif isinstance(node, ast.FormattedValue):
        worded = isinstance(node.value, ast.IfExp | ast.Name | ast.Constant)
        if worded and node.format_spec is None and node.conversion == -1:
            yield from _words_or_gap(node.value, known, depth)
        else:
            yield [("gap", ast.unparse(node.value))]
    elif isinstance(node, ast.BinOp) and _of_texts(node):
        for left in islice(_parts(node.left, known, depth), _MOST):
            for right in islice(_parts(node.right, known, depth), _MOST):
                yield left + right
    else:
        yield from _words_or_gap(node, known, depth)


def _of_texts(node: ast.expr) -> bool:
    """Whether it is a sum of texts, not of numbers."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _of_texts(node.left) or _of_texts(node.right)
    if isinstance(node, ast.IfExp):
        return _of_texts(node.body) or _of_texts(node.orelse)
    plain = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return plain or isinstance(node, ast.JoinedStr)


def _words_or_gap(
    node: ast.expr, known: dict[str, list[ast.expr]], depth: int
) -> Iterator[list[_Part]]:
    """Yield the texts of an alternative or of a name; else one gap."""
    if isinstance(node, ast.IfExp):
        yield from _parts(node.body, known, depth)
        yield from _parts(node.orelse, known, depth)
    elif isinstance(node, ast.Name) and node.id in known and depth < 3:
        gaps = False
        for value in known[node.id]:
            if _of_texts(value):
                yield from _parts(value, known, depth + 1)
            else:
                gaps = True
        if gaps:
            yield [("gap", node.id)]
    elif isinstance(node, ast.Constant):
        yield [("text", "" if node.value is None else str(node.value))]
    else:
        yield [("gap", ast.unparse(node))]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""
