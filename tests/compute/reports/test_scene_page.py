"""Scene pages: the JavaScript of the page colours every cell as the program does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtQml import QJSEngine
from support.browser import browser, needs_browser
from support.html_check import Look

import workbench
from workbench.api import Dataset, Problem
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.pictures.regions import Grid, NeighbourGrid, vote
from workbench.compute.reports.report_words import LANGUAGES, ReportWords
from workbench.compute.reports.scene_page import page_data, scene_page
from workbench.core.plane.morph import MorphPath
from workbench.core.plane.space import Plane, Space, make_space
from workbench.core.program.resources import resource
from workbench.core.session.scene import Scene

#: Cells along each side in tests.
SIDE = 20


class Core:
    """The arithmetic of the page, run by the JavaScript engine of Qt."""

    def __init__(self, document: dict[str, Any], qapp: object) -> None:
        self.engine = QJSEngine()
        code = resource("reports", "scene_core.js").read_text(encoding="utf-8")
        self.run(code)
        self.run(
            f"var S = {json.dumps(document)}; S.scaled = Float64Array.from(S.scaled)"
        )

    def run(self, code: str) -> Any:
        found = self.engine.evaluate(code)
        assert not found.isError(), found.toString()
        return found

    def values(self, code: str) -> list[float]:
        text = self.run(f"JSON.stringify(Array.from({code}))").toString()
        return json.loads(text)

    def labels(self, t: float, k: int, n: int = SIDE) -> np.ndarray:
        found = self.values(f"regions(S, prepared(S, {t}), {k}, {n}, 0, {n})")
        return np.array(found, np.uint8).reshape(n, n)


def ours(scene: Scene, data: Dataset, t: float, path: MorphPath | None) -> tuple:
    """Return the program's regions on the same cells, and its leave-one-out count."""
    metric = "euclidean" if scene.is_learned else scene.metric
    space = make_space(data, metric, p=scene.p, scale=scene.scale)
    plane = space.plane(scene.x, scene.y)
    if t > 0 and path is not None:
        A = path.map_at(t)
        seen = Space(
            space.columns, space.shift, space.factor, A.T, space.p, False,
            space.places, np.ascontiguousarray(space.rows @ A),
        )  # fmt: skip
        plane = Plane(seen, plane.base, plane.span, plane.axes)
    grid = Grid(*page_data({}, scene, data)["extent"], SIDE, SIDE)
    found = NeighbourGrid.search(plane, grid, scene.k)
    codes = np.asarray(data.y, np.int64)
    regions = vote(found, codes, len(data.classes), scene.k, scene.weights)
    return regions.labels, plane.space.rows


CASES = [
    ("moons", {}, 5),
    ("iris", {"scale": "z-score", "x": "petallength", "y": "petalwidth"}, 7),
    ("wine", {"scale": "min-max", "weights": "distance"}, 5),
    ("thesis21-strips", {"weights": "squared"}, 3),
    ("circles", {"weights": "rank"}, 9),
    ("xor", {}, 1),
]


@pytest.mark.parametrize(("name", "said", "k"), CASES, ids=[c[0] for c in CASES])
def test_every_cell_is_that_of_the_program(
    name: str, said: dict, k: int, qapp: object
) -> None:
    data = workbench.read(f"builtin:{name}")
    numeric = [a.name for a in data.attributes if a.is_numeric]
    axes = {"x": numeric[0], "y": numeric[1], **said}
    axes = {k: v if k not in "xy" or v in numeric else numeric["xy".index(k)]
            for k, v in axes.items()}  # fmt: skip
    scene = Scene(data=f"builtin:{name}", k=k, **axes)
    document = page_data({}, scene, data)
    core = Core(document, qapp)
    values = (np.array(document[n]) for n in ("values", "vectors", "spread"))
    path = MorphPath(*values)
    for t in (0.0, 0.35, 1.0):
        labels, rows = ours(scene, data, t, path)
        np.testing.assert_array_equal(core.labels(t, k), labels)
        right, known = core.values(f"leaveOneOut(S, prepared(S, {t}), {k})")
        assert known == data.n_rows
        if scene.weights == "uniform":
            assert right == leave_one_out(rows, np.asarray(data.y), k)


@pytest.mark.parametrize("metric", ["manhattan", "chebyshev"])
def test_other_distances(metric: str, qapp: object) -> None:
    data = workbench.read("builtin:moons")
    x, y = (a.name for a in data.attributes[:2])
    scene = Scene(data="builtin:moons", metric=metric, k=4, x=x, y=y)
    document = page_data({}, scene, data)
    assert document["values"] == []
    core = Core(document, qapp)
    np.testing.assert_array_equal(core.labels(0.0, 4), ours(scene, data, 0.0, None)[0])


def test_the_map_is_that_of_the_morph(qapp: object) -> None:
    data = workbench.read("builtin:wine")
    scene = Scene(data="builtin:wine", scale="z-score")
    document = page_data({}, scene, data)
    core = Core(document, qapp)
    path = MorphPath(*(np.array(document[n]) for n in ("values", "vectors", "spread")))
    for t in (0.2, 0.9, 1.0):
        found = np.array(core.values(f"mapAt(S, {t})")).reshape(13, 13)
        np.testing.assert_allclose(found, path.map_at(t), rtol=0, atol=1e-12)


def test_the_page_is_one_file_and_small() -> None:
    content = {"scene": {"data": "builtin:iris"}}
    for language in LANGUAGES:
        page = scene_page(content, Path(), ReportWords(language, "scene"))
        look = Look(page)
        assert not look.problems
        assert f'<html lang="{language}">' in page
    code = sum(
        resource("reports", name).stat().st_size
        for name in ("scene_core.js", "scene_page.js")
    )
    assert code < 150_000 / 5


def test_a_name_cannot_end_the_script() -> None:
    iris = workbench.read("builtin:iris")
    from dataclasses import replace

    label = replace(iris.class_attribute, values=("</script><b>", "<!--", "c"))
    evil = replace(iris, class_attribute=label)
    page = scene_page(
        {"scene": {"data": "x"}}, Path(), ReportWords("en", "scene"), shown=evil
    )
    look = Look(page)
    assert not look.problems
    assert "b" not in look.tags


@pytest.mark.parametrize(
    ("scene", "wanted"),
    [
        ({"data": "builtin:iris", "metric": "cosine"}, "on a page"),
        ({"data": "builtin:iris", "weights": "gaussian"}, "weights"),
        ({"data": "gone.arff"}, "gone.arff"),
        ({"data": ""}, "names no data"),
    ],
)
def test_what_a_page_cannot_bear_is_said(scene: dict, wanted: str) -> None:
    with pytest.raises(Problem, match=wanted):
        scene_page({"scene": scene}, Path(), ReportWords("en", "scene"))


def test_a_sample_is_asked_for_where_there_are_too_many_rows() -> None:
    X = np.zeros((3001, 2))
    X[:, 0] = np.arange(3001)
    moons = workbench.read("builtin:moons")
    many = Dataset(X, np.arange(3001) % 2, moons.attributes, moons.class_attribute)
    with pytest.raises(Problem, match="3001 rows of 2 columns"):
        page_data({}, Scene(data="x"), many)


@needs_browser
@pytest.mark.lane("whole", "starts a browser")
def test_one_neighbour_speaks_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "s.html"
    with browser() as page:
        for k, wanted in (
            (1, "The nearest neighbour says: "),
            (5, "5 nearest neighbours"),
        ):
            content = {"scene": {"data": "builtin:iris", "k": k}}
            path.write_text(scene_page(content, Path(), ReportWords("en", "scene")))
            page.open(path, 800)
            assert page.run("says.textContent").startswith(wanted)


@needs_browser
@pytest.mark.lane("whole", "starts a browser")
def test_keys_and_fingers_move_the_query(tmp_path: Path) -> None:
    path = tmp_path / "s.html"
    content = {"scene": {"data": "builtin:iris", "scale": "z-score", "k": 5}}
    path.write_text(scene_page(content, Path(), ReportWords("en", "scene")))
    with browser() as page:
        for width in (360, 1280):
            page.open(path, width)
            assert page.run("document.documentElement.scrollWidth") <= width
            before = page.run("sceneState()")
            page.run("document.getElementById('plane').focus()")
            for key, code in (("ArrowRight", 39), ("+", 187), ("]", 221)):
                text = {} if len(key) > 1 else {"text": key}
                page.call(
                    "Input.dispatchKeyEvent", type="keyDown", key=key,
                    windowsVirtualKeyCode=code, **text,
                )  # fmt: skip
            after = page.run("sceneState()")
            assert after["query"][0] > before["query"][0]
            assert after["k"] == before["k"] + 1
            assert after["t"] == pytest.approx(before["t"] + 0.05)
            box = page.run("(b => [b.x, b.y, b.width])(plane.getBoundingClientRect())")
            point = {"x": box[0] + box[2] * 0.8, "y": box[1] + box[2] * 0.3}
            page.call(
                "Input.dispatchTouchEvent", type="touchStart", touchPoints=[point]
            )
            page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            touched = page.run("sceneState()")
            assert touched["query"] != after["query"]
            assert len(touched["rows"]) == 6
            assert page.requests == []
            assert page.messages == []
