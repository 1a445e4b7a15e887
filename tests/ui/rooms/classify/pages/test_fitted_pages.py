"""The pages of a search for parameters and of importances: pictures, tables, words."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.neighbors import NearestNeighbors
from support.classify import look_at, open_room, run
from support.documents import evaluation
from support.plots import curve_of
from support.rooms import ClassifyBench, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.bundled.rknn import RandomKNN
from workbench.compute.reading.readers import read
from workbench.ui.rooms.classify.page_list import PAGES
from workbench.ui.rooms.classify.pages.importance_page import ImportancePage
from workbench.ui.rooms.classify.pages.search_page import SearchPage, scores_on_axes


@pytest.fixture
def make_page(context, qtbot):
    """Make a page that shows a run of iris."""
    kept = []  # a window that Python forgets is deleted, even while it paints

    def make(kind, plugin, params, badge="CV10"):
        context.session.open(read("builtin:iris"))
        room = ClassifyBench(context)
        kept.append(room)
        qtbot.addWidget(room)
        page = kind(room, room)
        page.retranslate()
        room.resize(1000, 560)
        page.resize(1000, 560)
        run = context.session.add_run(
            plugin=plugin, title=plugin, data="iris", badge=badge,
            result=evaluation(params=params, accuracy=0.95),
        )  # fmt: skip
        page.show_run(run)
        room.show()
        rest(room, qtbot)
        return page

    yield make
    kept.clear()


SEARCH = {"grid": "weights=uniform,dudani; n_neighbors=1..5", "n_folds": 3}


def test_scores_are_drawn_and_listed_and_the_chosen_one_is_marked(make_page):
    page = make_page(SearchPage, "parameter-search", SEARCH)
    shown = page.probe()
    trials = shown["trials"]
    assert len(trials) == shown["rows"] == 10
    best = max(range(10), key=lambda i: (round(trials[i]["score"], 9), -i))
    assert trials[best]["params"]["n_neighbors"] in shown["chosen"]
    assert shown["badge"] == "Chosen inside the folds"
    assert "[CV10]" in shown["about"]
    # the longest axis goes to the right
    x, y = curve_of(page.map, "chosen")  # the first row stands at the top
    marked_row, marked_column = 2 - int(np.ceil(y.max())), int(np.floor(x.min()))
    row = SEARCH["grid"].split(";")[0].split("=")[1].split(",")[marked_row]
    assert trials[best]["params"] == {
        "weights": row,
        "n_neighbors": str(marked_column + 1),
    }
    twin = page.map.table()
    assert twin.headers[:2] == ("weights", "n_neighbors")
    assert twin.n_rows == 10
    np.testing.assert_allclose(twin.columns[2], [t["score"] for t in trials])


def test_a_choice_that_saw_the_test_rows_has_no_badge(make_page):
    page = make_page(SearchPage, "parameter-search", SEARCH, badge="TRAIN")
    shown = page.probe()
    assert shown["badge"] == ""
    assert "optimistic" in shown["about"]


def test_cells_that_were_not_tried_are_empty():
    axes = [
        {"name": "a", "values": ["1", "2", "3"]},
        {"name": "b", "values": ["x", "y"]},
    ]
    trials = [
        {"params": {"a": "3", "b": "y"}, "score": 0.5},
        {"params": {"a": "1", "b": "x"}, "score": None},
    ]
    cells, rows, columns = scores_on_axes(axes, trials)
    assert (rows, columns) == (["x", "y"], ["1", "2", "3"])
    assert np.argwhere(~np.isnan(cells)).tolist() == [[1, 2]]


def test_importances_are_bars_and_a_table(make_page):
    params = {"n_members": 12, "n_attributes": 2, "n_selected": 2}
    page = make_page(ImportancePage, "rknn", params)
    lines = page.probe()["lines"]
    assert [line[3] for line in lines] == [True, True, False, False]
    assert sum(line[2] for line in lines) == 24
    worth = [line[1] for line in lines]
    assert worth == sorted(worth, reverse=True)
    assert lines[0][0] in ("petal-length", "petal-width")
    twin = page.bars.table()
    assert list(twin.columns[1]) == worth


def test_importances_are_means_over_the_members_that_have_the_attribute(context, qtbot):
    random, y = np.random.default_rng(3), np.arange(60) % 2
    X = random.normal(size=(60, 4)) + y[:, None] * [2.0, 1.0, 0.0, 0.0]
    kind = Attribute("class", "nominal", ("a", "b"))
    data = Dataset(X, y, numeric_attributes(4), kind)
    room = open_room(context, qtbot)
    context.session.open(data)
    params = {"n_members": 12, "n_attributes": 2, "n_selected": 2}
    run(room, qtbot, "rknn", **params)
    page = look_at(room, "importance")
    rest(room, qtbot)
    found = {line[0]: line[1:] for line in page.probe()["lines"]}
    # the members drawn; each row is judged by its five nearest others of scikit-learn
    members, right = RandomKNN(12, 2).fit(X, y).members_, []
    for member in members:
        search = NearestNeighbors(n_neighbors=5).fit(X[:, member])
        near = search.kneighbors(return_distance=False)
        right.append(np.mean((y[near].mean(axis=1) > 0.5) == y))
    for j, attribute in enumerate(data.attributes):
        inside = [a for a, m in zip(right, members, strict=True) if j in m]
        worth, count, _ = found[attribute.name]
        assert worth == pytest.approx(np.mean(inside))
        assert count == len(inside)
    kept = sorted(found, key=lambda name: -found[name][0])[:2]
    assert {name for name, line in found.items() if line[2]} == set(kept)


@pytest.mark.parametrize("name", ["search", "importance"])
def test_other_runs_do_not_have_these_pages(context, name):
    entry = next(entry for entry in PAGES if entry.id == name)
    run = context.session.add_run(
        plugin="knn", title="k-NN", data="iris", badge="CV10", result=evaluation()
    )
    assert entry.hides
    assert not entry.fits(run, context)
