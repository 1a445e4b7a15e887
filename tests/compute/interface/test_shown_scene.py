"""`wb.scene`: the page, its widget, and both made of the same files."""

import base64
import json
import re
import sys

import numpy as np
import pytest
from PySide6.QtQml import QJSEngine
from support.browser import browser, needs_browser
from support.html_check import Look

import workbench as wb
from workbench.api import Problem
from workbench.compute.interface import shown_scene
from workbench.compute.reports.scene_page import notebook_module
from workbench.core.program.resources import resource
from workbench.core.session.scene import Scene

IRIS = wb.read("builtin:iris")
PETALS = {"x": "petal-length", "y": "petal-width"}
QUERIES = ((1.2, 0.3), (4.9, 1.7), (6.0, 2.0))


def text(name):
    return resource("reports", name).read_text(encoding="utf-8")


@pytest.fixture
def widget():
    pytest.importorskip(
        "anywidget", reason="anywidget is not installed (extra notebook)"
    )
    made = []

    def make(*args, **options):
        made.append(wb.scene(*args, **options).widget())
        return made[-1]

    yield make
    for each in made:
        each.close()


def nearest(rows, point, k):
    """Return the k nearest rows by sorting all of them, and their distances."""
    far = np.sqrt(((rows - point) ** 2).sum(axis=1))
    order = np.lexsort((np.arange(len(far)), far))[:k]
    return order.tolist(), far[order]


def test_page_and_widget_are_made_of_the_same_files():
    page, module = wb.scene(IRIS).html, notebook_module()
    for name in ("scene_core.js", "scene_view.js"):
        assert text(name) in page
        assert text(name) in module
    assert "export default" in module
    assert "export" not in page.split("<script>")[1]


def test_the_module_asks_the_network_for_nothing():
    module = notebook_module()
    asking = r"https?:|\bfetch\b|XMLHttpRequest|WebSocket|\bimport\b|sendBeacon|\bsrc\b|url\("
    assert re.findall(asking, module) == []


def test_the_page_is_that_of_a_scene_file(tmp_path):
    scene = Scene(data="here.csv", k=3, scale="min-max", **PETALS)
    IRIS.to_frame().to_csv(tmp_path / "here.csv", index=False)
    file = tmp_path / "scene.json"
    file.write_text(scene.to_json())
    page = wb.scene(file, k=9)
    assert (
        repr(page)
        == "ScenePage('here': 150 rows on petal-length and petal-width, k = 9)"
    )
    written = page.save(tmp_path / "here.html").read_text(encoding="utf-8")
    assert written == page.html
    assert not Look(written).problems
    direct = wb.scene(tmp_path / "here.csv", k=9, scale="min-max", **PETALS)
    assert direct.html == page.html
    shown = page._repr_html_()
    assert shown.startswith("<iframe title=")
    assert "<script" not in shown  # all of it stands in one attribute


def test_records_in_json_are_data(tmp_path):
    file = tmp_path / "few.json"
    rows = [
        {"a": i, "b": i * i % 5, "class": "no" if i < 4 else "yes"} for i in range(8)
    ]
    file.write_text(json.dumps(rows))
    assert wb.scene(file, k=1).dataset.n_rows == 8


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"t": 2}, "t = 2 .expected 0 to 1"),
        ({"k": 0}, "k = 0"),
        ({"metric": "cosine"}, "on a page"),
        ({"metric": "manhattan", "t": 0.5}, "no metric was learned"),
        ({"metric": "manhattan", "M": np.eye(4)}, "beside the distance manhattan"),
        ({"metric": "chebyshev", "learner": "lmnn"}, "beside the distance chebyshev"),
        ({"x": "petals"}, "no numeric attribute 'petals'"),
        ({"M": [[1.0, 2.0]]}, "a symmetric matrix"),
        ({"M": [[1.0, 2.0], [0.0, 1.0]]}, "M is not symmetric"),
        ({"M": np.eye(2)}, "other attributes"),
        ({"params": {"v": 3}}, "params of no learner"),
        ({"language": "fr"}, "no language 'fr'"),
    ],
)
def test_what_no_page_shows_is_a_problem(options, wanted):
    with pytest.raises(Problem, match=wanted) as caught:
        wb.scene(IRIS, **options)
    assert "\n" not in str(caught.value)


def test_numbers_to_predict_have_no_regions():
    with pytest.raises(Problem, match="the class is numeric"):
        wb.scene(([[0.0, 1.0], [1.0, 0.0]], [0.5, 1.25]))


def test_the_missing_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "anywidget", None)  # as if it were not there
    shown_scene._widget_class.cache_clear()
    page = wb.scene("builtin:moons")
    assert "anywidget" not in page.html
    with pytest.raises(
        Problem, match=r"anywidget is not installed .*\[notebook\]"
    ) as caught:
        page.widget()
    assert "\n" not in str(caught.value)


def test_neighbours_follow_what_python_sets(widget):
    w = widget(IRIS, scale="min-max", k=4, **PETALS)
    low, high = IRIS.X.min(axis=0), IRIS.X.max(axis=0)
    scaled = (IRIS.X - low) / (high - low)
    middle = np.median(IRIS.X, axis=0)
    heard = []
    w.observe(lambda change: heard.append(change.new), "neighbours")
    for query in QUERIES:
        w.query = np.array(query)
        point = (np.array([middle[0], middle[1], *query]) - low) / (high - low)
        rows, far = nearest(scaled, point, 4)
        assert list(w.neighbours) == rows
        assert w.distances == pytest.approx(far)
        votes = np.bincount(IRIS.y[rows].astype(int), minlength=3)
        assert w.label == IRIS.classes[votes.argmax()]
    assert len(heard) == 3
    w.k = np.int64(7)
    assert len(w.neighbours) == 7
    assert w.dataset.take(w.neighbours).n_rows == 7


def test_the_way_to_a_matrix_of_ones_own(widget):
    M = np.diag([1.0, 9.0])
    X = np.array([[0.0, 0.0], [4.0, 0.0], [0.0, 3.0], [5.0, 5.0]])
    w = widget((X, ["a", "a", "b", "b"]), M=M, k=2)
    w.query = (0.4, 0.4)
    assert w.neighbours == (0, 2)  # 0.57, 2.63, 3.62
    w.t = 1
    assert w.neighbours == (0, 1)  # roots of 1.6, 14.4 and 61.0
    ratio = w.distances[1] / w.distances[0]
    assert ratio == pytest.approx(np.sqrt((3.6**2 + 9 * 0.16) / (0.16 + 9 * 0.16)))


def test_the_widget_answers_as_its_own_script_does(widget, qapp):
    w = widget("builtin:wine", scale="z-score", weights="distance", k=5)
    engine = QJSEngine()
    engine.evaluate(text("scene_core.js"))
    scene = json.dumps(w._page["scene"])
    engine.evaluate(f"var S = {scene}; S.scaled = Float64Array.from(S.scaled)")
    left, right, bottom, top = w._page["scene"]["extent"]
    for t in (0.0, 0.45, 1.0):
        for u, v in ((0.2, 0.3), (0.5, 0.8), (0.9, 0.1)):
            w.t, w.query = t, (left + u * (right - left), bottom + v * (top - bottom))
            found = engine.evaluate(
                f"P = prepared(S, {t}); "
                f"f = nearest(S, P, mapped(pointAt(S, {w.query[0]}, {w.query[1]}), P.d, P.A), 5, -1); "
                "JSON.stringify([f.rows, f.distances, S.classes[votes(S, f).winner]])"
            )
            rows, far, label = json.loads(found.toString())
            assert (list(w.neighbours), w.label) == (rows, label)
            assert w.distances == pytest.approx(far, rel=1e-12)


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("k", 0, "from 1 to 150"), ("k", 2.5, "a whole number"), ("t", -1, "0 to 1"),
        ("t", "a", "0 to 1"), ("query", (99, 1), "petal-length from"),
        ("query", "ab", "petal-length from"), ("query", (1.0, float("nan")), "from"),
    ],
)  # fmt: skip
def test_what_a_widget_refuses_changes_nothing(widget, name, value, wanted):
    w = widget(IRIS, **PETALS)
    before = w.t, w.k, w.query, w.neighbours
    with pytest.raises(Problem, match=wanted):
        setattr(w, name, value)
    assert (w.t, w.k, w.query, w.neighbours) == before


def test_traits_that_follow_are_not_set(widget):
    w = widget(IRIS)
    for name in ("neighbours", "distances", "label"):
        with pytest.raises(Exception, match="read-only"):
            setattr(w, name, ())
    assert {"t", "k", "query", "_page"} < set(w.get_state())
    json.dumps(w.get_state(["_page", "t", "k", "query"]), allow_nan=False)


HOST = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<title>t</title><style>#help{display:none} canvas{border:9px solid red}</style></head>
<body style="background:%s;margin:1rem"><div id="one"></div><div id="two"></div>
<script type="module">
class Model {
  constructor(state) { this.state = state; this.heard = {}; this.waiting = {}; this.saved = []; }
  get(name) { return this.state[name]; }
  set(name, value) {
    if (JSON.stringify(this.state[name]) === JSON.stringify(value)) return;
    this.state[name] = this.waiting[name] = value;
    this.tell(name);
  }
  tell(name) { for (const f of this.heard["change:" + name] || []) f(); }
  on(name, f) { (this.heard[name] ||= []).push(f); }
  off(name, f) { this.heard[name] = (this.heard[name] || []).filter(g => g !== f); }
  save_changes() { this.saved.push(this.waiting); this.waiting = {}; }
}
const module = (await import("data:text/javascript;base64,%s")).default;
window.model = new Model(%s);
window.ends = ["one", "two"].map(id => module.render({model, el: document.getElementById(id)}));
window.views = ["one", "two"].map(id => document.getElementById(id).firstChild);
window.fromPython = change => {
  Object.assign(model.state, change);
  Object.keys(change).forEach(name => model.tell(name));
};
</script></body></html>"""


def host(w, ground="white"):
    """Return a page that holds two views of a widget, as a notebook may."""
    code = base64.b64encode(notebook_module().encode()).decode()
    state = json.dumps(w.get_state(["_page", "t", "k", "query"])).replace(
        "<", "\\u003c"
    )
    return HOST % (ground, code, state)


@needs_browser
@pytest.mark.lane("whole", "starts a browser")
def test_python_hears_of_a_drag_and_the_page_of_python(widget, tmp_path):
    w = widget(IRIS, scale="z-score", k=5, **PETALS)
    path = tmp_path / "host.html"
    path.write_text(host(w, "#1e1f22"), encoding="utf-8")

    def heard():
        for change in page.run("model.saved.splice(0)"):
            w.set_state(change)
        return page.run("views[0].sceneState()")

    def same(state):
        assert (state["t"], state["k"], tuple(state["query"])) == (w.t, w.k, w.query)
        assert list(w.neighbours) == state["rows"]
        assert w.label == IRIS.classes[state["winner"]]
        other = page.run("views[1].sceneState()")
        assert (other["query"], other["rows"]) == (state["query"], state["rows"])

    with browser() as page:
        page.open(path, 800)
        same(heard())
        assert page.run("views[0].classList.contains('dark')")
        find = "(b => [b.x, b.y, b.width])(views[0].shadowRoot.getElementById('plane').getBoundingClientRect())"
        x, y, wide = page.run(find)
        before = w.query
        for kind, u, v in (
            ("mousePressed", 0.3, 0.7), ("mouseMoved", 0.6, 0.4), ("mouseReleased", 0.6, 0.4),
        ):  # fmt: skip
            page.call(
                "Input.dispatchMouseEvent", type=kind, x=x + u * wide, y=y + v * wide,
                button="left", buttons=int(kind != "mouseReleased"), clickCount=1,
            )  # fmt: skip
        same(heard())
        assert w.query != before
        for key, code in (("ArrowLeft", 37), ("-", 189), ("]", 221)):
            more = {} if len(key) > 1 else {"text": key}
            page.call(
                "Input.dispatchKeyEvent", type="keyDown", key=key,
                windowsVirtualKeyCode=code, **more,
            )  # fmt: skip
        same(heard())
        assert (w.k, w.t) == (4, 0.05)
        w.t, w.k, w.query = 0.355, 9, (6.0, 2.0)
        state = {"t": w.t, "k": w.k, "query": list(w.query)}
        page.run(f"fromPython({json.dumps(state)})")
        assert page.run("model.saved") == []  # what Python says is not told again
        same(heard())
        page.run("ends.forEach(end => end())")
        page.run("fromPython({k: 2})")
        assert page.run("views[0].sceneState().k") == 9
        assert page.run("Object.values(model.heard).flat().length") == 0
        assert page.requests == []
        assert page.messages == []


@needs_browser
@pytest.mark.lane("whole", "starts a browser")
def test_a_notebook_shows_the_page_without_the_extra(tmp_path):
    path = tmp_path / "cell.html"
    page_text = wb.scene("builtin:moons")._repr_html_()
    path.write_text(
        f'<!DOCTYPE html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">'
        f"<title>t</title><body>{page_text}</body></html>",
        encoding="utf-8",
    )
    with browser() as page:
        page.open(path, 900)
        state = page.run("frames[0].sceneState()")
        assert len(state["rows"]) == 5
        high = page.run("document.querySelector('iframe').clientHeight")
        bottom = (
            "frames[0].document.getElementById('plane').getBoundingClientRect().bottom"
        )
        assert page.run(bottom) <= high
        assert page.run("frames[0].document.documentElement.scrollWidth") <= 900
        assert page.messages == []
