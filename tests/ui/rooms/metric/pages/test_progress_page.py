"""The page of progress: objective and eigenvalues, live and when done."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from support.metric_results import news_of
from support.plots import curve_of, ticks_at
from support.rooms import LONG, only, rest

from workbench.compute.reading.readers import read
from workbench.core.results.metric_result import MetricProgress
from workbench.ui.rooms.metric.pages.progress_page import _powers
from workbench.ui.rooms.metric.requests import MetricRequests


@pytest.fixture
def room(room):
    room.context.session.open(read("builtin:iris"))
    return room


@pytest.fixture
def page(room):
    return room.widgets.tabs.page("progress")


@pytest.fixture
def learn(room, qtbot):
    def do(plugin, **params):
        bar = room.widgets.bar
        assert bar.choose_method(plugin)
        bar.choose(params)
        with qtbot.waitSignal(room.settled, timeout=LONG):
            bar.learn.click()
        rest(room, qtbot)
        return room.picture.result

    return do


def show(page, qtbot):
    page.room.widgets.tabs.open_page("progress")
    qtbot.waitUntil(lambda: page.is_drawn)


def wait(page, qtbot):
    """Let a burst of news be drawn."""
    qtbot.waitUntil(lambda: not page.is_waiting, timeout=LONG)


def news(iteration, scale=1.0):
    path = 100.0 / np.arange(1, iteration + 1)
    return MetricProgress(iteration, path, scale * np.eye(4), "loss")


def first_news(result):
    return replace(news(5), request=result.request, data=result.data)


def test_nothing_learned_yet(room, page, qtbot):
    show(page, qtbot)
    assert page.probe()["path"] == []
    assert "Nothing" in page.probe()["text"]
    assert page.objective.isHidden()


def test_a_method_in_closed_form_says_so(room, page, learn, qtbot):
    show(page, qtbot)
    learn("kissnn")
    assert page.probe()["text"] == "KISSNN: in closed form, no iterations."
    assert page.probe()["badge"] == ""
    assert page.objective.isHidden()


@pytest.mark.parametrize(("plugin", "name"), [("itml", "loss"), ("nca", "gain")])
def test_the_whole_path_is_drawn_at_the_end(room, page, learn, plugin, name, qtbot):
    show(page, qtbot)
    result = learn(plugin)
    told = page.probe()
    path = result.fit.objective.path
    assert len(path) > 2
    assert told["path"] == path.tolist()
    assert told["name"] == name == result.fit.objective.name
    x, y = curve_of(page.objective)
    assert x.tolist() == list(range(1, len(path) + 1))
    logarithmic = path.min() > 0 and path.max() > 50 * path.min()
    assert y == pytest.approx(np.log10(path) if logarithmic else path)
    assert page.objective.getPlotItem().getAxis("left").labelText == name
    assert f"iteration {len(path)}" in told["text"]
    assert told["badge"] == ("converged" if result.fit.converged else "not converged")
    table = page.objective.table()
    assert table.headers == ("iteration", name)
    assert list(table.columns[1]) == path.tolist()


def test_who_did_not_converge_is_badged_with_the_note(room, page, learn, qtbot):
    show(page, qtbot)
    result = learn("lmnn", max_iter=2)
    assert not result.fit.converged
    told = page.probe()
    assert told["badge"] == "not converged"
    assert told["note"] == result.note != ""


def test_news_are_drawn_while_learning(room, page, learn, qtbot):
    show(page, qtbot)
    result = learn("itml")
    only(room, MetricRequests).went_on.emit(first_news(result))
    only(room, MetricRequests).went_on.emit(news(10, 2.0))
    wait(page, qtbot)
    told = page.probe()
    assert told["live"]
    assert (told["badge"], told["name"]) == ("learning", "loss")
    assert "ITML" in told["text"]
    assert "iteration 10" in told["text"]
    x, y = curve_of(page.objective)
    assert (x[-1], y[-1]) == (10, pytest.approx(10.0))
    assert [i for i, _ in told["spectrum"]] == [5, 10]
    assert told["spectrum"][1][1] == pytest.approx([4.0] * 4)
    assert not page.spectrum.isHidden()
    table = page.spectrum.table()
    assert table.headers == ("iteration", "λ1", "λ2", "λ3", "λ4")
    assert np.array(table.columns[1]).tolist() == [1.0, 4.0]
    learn("kissnn")
    assert not page.probe()["live"]
    assert page.probe()["spectrum"] == []


def test_news_of_a_hidden_page_are_kept(room, page, learn, qtbot):
    result = learn("itml")
    only(room, MetricRequests).went_on.emit(first_news(result))
    assert page.objective is None  # no plot is made for nobody
    show(page, qtbot)
    assert page.probe()["badge"] == "learning"
    assert curve_of(page.objective)[0].tolist() == [1, 2, 3, 4, 5]


def test_news_are_kept_for_a_page_nobody_has_looked_at(room, learn, open_page):
    result = learn("itml")
    for iteration, scale in ((5, 1.0), (10, 2.0)):
        told = first_news(result) if iteration == 5 else news(iteration, scale)
        only(room, MetricRequests).went_on.emit(told)
    assert room.widgets.tabs.pages == {}
    told = open_page("progress").probe()
    assert told["live"]
    assert (told["badge"], told["name"]) == ("learning", "loss")
    assert "ITML" in told["text"]
    assert told["path"] == news(10).objective.tolist()
    assert told["spectrum"] == [(5, [1.0] * 4), (10, pytest.approx([4.0] * 4))]


def test_eigenvalues_belong_to_the_path(room, page, learn, qtbot):
    show(page, qtbot)
    result = learn("nca")
    told = page.probe()
    last, values = told["spectrum"][-1]
    assert last == len(result.fit.objective.path)
    expected = np.sort(np.linalg.eigvalsh(result.metric.M))[::-1]
    assert values == pytest.approx(expected[: len(values)], rel=1e-6)
    # the next metric has a path of its own
    learn("itml")
    assert page.probe()["spectrum"][0][0] <= len(page.probe()["path"])
    assert page.probe()["spectrum"] != told["spectrum"]


def test_wide_objectives_get_a_logarithmic_axis(room, page, learn, qtbot):
    show(page, qtbot)
    result = learn("itml")
    path = 10.0 ** -np.arange(7)
    only(room, MetricRequests).went_on.emit(news_of(result, 7, path, np.eye(4)))
    wait(page, qtbot)
    assert curve_of(page.objective)[1] == pytest.approx(np.log10(path))
    ticks = ticks_at(page.objective, "left")
    for place, text in ticks:
        assert float(text) == pytest.approx(10.0**place, rel=1e-2)
    assert 3 <= len(ticks) <= 6


@pytest.mark.parametrize("span", [(0.0, 0.1), (0.0, 1.0), (-3.0, 4.0), (2.2, 2.2)])
def test_ticks_are_few_and_inside(span):
    (ticks,) = _powers(np.array(span))
    assert len(ticks) <= 6
    assert all(span[0] - 0.2 <= place <= span[1] + 0.2 for place, _ in ticks)
