"""The view of diagrams: real fonts, widths, themes, exports, the table twin."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QByteArray, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget
from support.rooms import LONG

from workbench.compute.statistics.compare_table import compare
from workbench.core.diagrams.cd_diagram import cd_diagram
from workbench.core.diagrams.diagram import Diagram, text
from workbench.core.experiment.figure_kinds import STEMS, figure_of
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.ui.drawing import draw_figure, figure_export
from workbench.ui.drawing.diagram_painter import colour_of
from workbench.ui.drawing.diagram_view import DiagramView
from workbench.ui.services.theme import Theme


@cache
def results(k=6, long=False, n=12):
    rng = np.random.default_rng(k)
    name = "knn of {} neighbours, metric mahalanobis" if long else "method {}"
    learners = tuple(name.format(i) for i in range(k))
    datasets = tuple(f"set {i}" for i in range(n))
    values = rng.random((n, k)).round(2) + np.linspace(0, 1, k)
    table = ScoreTable(datasets, learners, values)
    seconds = replace(table, measure="fit_seconds", higher_is_better=False)
    ask = replace(seconds, measure="predict_seconds")
    tables = {"accuracy": table, "fit_seconds": seconds, "predict_seconds": ask}
    return ResultsView("x", tables, {d: 50 * 2**i for i, d in enumerate(datasets)})


@cache
def documents(k=6, long=False):
    """Return what the figures of some results are drawn from; computed once."""
    view = results(k, long)
    dunn = {"posthoc": "bonferroni-dunn", "control": view.table.classifiers[0]}
    return {
        "all": compare(view.table),
        "control": compare(view.table, **dunn),
        "time": compare(view.tables["fit_seconds"], **dunn),
    }


def maker(k=6, long=False):
    document = documents(k, long)["all"]
    return lambda width: cd_diagram(document, width)


@pytest.fixture
def view(styled_app, qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    made = DiagramView(Theme("light", owner), "compare_cd_plot", owner)
    owner.resize(900, 400)
    made.resize(900, 400)
    owner.show()
    yield made
    owner.hide()


def real_box(mark, font):
    """Where Qt puts a text, by the metrics of the font."""
    font.setPixelSize(round(mark["size"]))
    font.setBold(mark["bold"])
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(mark["words"]), metrics.height()
    left = {"start": 0, "middle": -width / 2, "end": -width}[mark["anchor"]]
    x, y = mark["x"], mark["y"]
    if mark["angle"] == -90:
        return QRectF(x - height / 2, y - left - width, height, width)
    assert mark["angle"] == 0
    return QRectF(x + left, y - height / 2, width, height)


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize(("k", "long"), [(2, False), (12, True), (20, False)])
def test_no_texts_meet_in_the_real_font(styled_app, stem, k, long):
    shown = results(k, long)
    for width in (520, 1000):
        diagram = figure_of(stem, documents(k, long), shown, width)
        texts = [m for m in diagram.marks if m["kind"] == "text"]
        boxes = [real_box(mark, QApplication.font()) for mark in texts]
        whole = QRectF(0, 0, diagram.width, diagram.height)
        assert all(whole.contains(box) for box in boxes)
        assert not [1 for a, b in combinations(boxes, 2) if a.intersects(b)]


def test_it_is_laid_out_anew_for_another_width(view):
    view.show_diagram(maker())
    assert view.diagram.width == 900
    view.resize(600, 400)
    assert view.diagram.width == 600
    view.resize(3000, 400)
    assert view.diagram.width < 1500  # not across a whole projector


def test_what_is_higher_than_the_view_scrolls(view, qtbot):
    view.resize(500, 130)
    view.show_diagram(maker(20, long=True))
    bar = view.verticalScrollBar()
    assert bar.isVisible()
    assert view.diagram.width <= view.viewport().width()
    assert bar.maximum() + view.viewport().height() >= view.diagram.height
    view.resize(500, 1600)
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=LONG)
    assert view.diagram.width == 500


def test_a_diagram_that_is_too_wide_is_drawn_smaller(view):
    made = maker()(1000)
    view.show_diagram(made)
    view.resize(500, 400)
    assert view.diagram is made
    image = figure_export.image(view, 1.0)
    assert (image.width(), image.height()) == (500, 400)
    used = [y for y in range(400) if _inked(image, y)]
    assert max(used) < made.height / 2 + 2


def _inked(image, y):
    ground = image.pixelColor(0, 0)
    return any(image.pixelColor(x, y) != ground for x in range(0, image.width(), 2))


def test_name_and_description_say_what_it_is(view):
    view.show_diagram(maker())
    assert view.accessibleName() == "Critical differences, all pairs"
    assert "N = 12" in view.accessibleDescription()


def test_the_twin_has_the_rows_of_the_diagram(view):
    view.show_diagram(maker())
    table = view.table()
    assert table.headers == view.diagram.header
    rows = [tuple(c[i] for c in table.columns) for i in range(table.n_rows)]
    assert rows == list(view.diagram.rows)
    view.show_diagram(None)
    assert view.table().n_rows == 0
    assert view.probe() == {}


def test_it_is_painted_in_the_colours_of_the_theme(view):
    view.show_diagram(maker())
    for name in ("light", "dark"):
        view.theme.choose(name)
        image = figure_export.image(view, 1.0)
        ground = QColor(view.theme.colours.plot)
        assert image.pixelColor(2, 2) == ground
        accent = colour_of("accent", view.theme)
        places = ((x, y) for x in range(0, 900, 2) for y in range(0, 150))
        assert any(image.pixelColor(*place) == accent for place in places)


def test_every_role_has_a_colour_that_can_be_seen(styled_app):
    for name in ("light", "dark"):
        theme = Theme(name)
        ground = QColor(theme.colours.plot)
        for role in ("text", "muted", "accent", "good", "bad"):
            assert _contrast(colour_of(role, theme), ground) >= 4.5


def _contrast(a, b):
    """WCAG's ratio."""

    def light(colour):
        parts = [colour.redF(), colour.greenF(), colour.blueF()]
        r, g, b = (
            v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts
        )
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    low, high = sorted((light(a), light(b)))
    return (high + 0.05) / (low + 0.05)


def test_the_focus_shows_on_the_screen_not_in_an_export(view, qtbot):
    view.show_diagram(maker())
    qtbot.waitExposed(view.window())
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus, timeout=LONG)
    accent = QColor(view.theme.colours.accent)
    assert view.grab().toImage().pixelColor(450, 1) == accent
    assert figure_export.image(view, 1.0).pixelColor(450, 1) != accent


# -- exports (C23) -------------------------------------------------------------------


def test_a_png_has_the_exact_size(view, tmp_path):
    view.show_diagram(maker())
    figure_export.export(view, tmp_path / "a.png")
    image = QImage(str(tmp_path / "a.png"))
    assert (image.width(), image.height()) == (2700, 1200)


def test_an_export_has_the_whole_diagram_although_the_view_scrolls(view, tmp_path):
    view.resize(500, 130)
    view.show_diagram(maker(20, long=True))
    figure_export.export(view, tmp_path / "a.png", 1.0)
    image = QImage(str(tmp_path / "a.png"))
    assert image.width() == 500
    assert image.height() == view.diagram.height
    assert any(_inked(image, y) for y in range(image.height() - 60, image.height()))


def test_an_svg_is_drawn_again_with_its_texts(view):
    view.show_diagram(maker())
    content = figure_export.svg(view)
    renderer = QSvgRenderer(QByteArray(content))
    assert renderer.isValid()
    assert renderer.viewBoxF() == QRectF(0, 0, 900, 400)
    words = content.decode()
    assert words.count("<text") >= 12
    for name in results().table.classifiers:
        assert f">{name}</text>" in words.replace("\n", "").replace("> ", ">")
    image = QImage(900, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    assert image.pixelColor(1, 1) == QColor(view.theme.colours.plot)


def test_a_pdf_has_one_page(view, tmp_path):
    view.show_diagram(maker())
    figure_export.export(view, tmp_path / "a.pdf")
    content = (tmp_path / "a.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 1


def test_the_clipboard_gets_a_picture(view):
    view.show_diagram(maker())
    figure_export.copy(view)
    image = QApplication.clipboard().image()
    assert (image.width(), image.height()) == (1800, 800)


# -- without a window ----------------------------------------------------------------


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_each_format_is_drawn_from_standard_input(
    styled_app, monkeypatch, tmp_path, suffix
):
    diagram = maker()(800)
    target = tmp_path / f"cd.{suffix}"
    monkeypatch.setattr(sys, "argv", ["draw", str(target), "light"])
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(diagram.to_plain())))
    assert draw_figure.main() == 0
    content = target.read_bytes()
    assert len(content) > 1000
    if suffix == "png":
        image = QImage(str(target))
        assert (image.width(), image.height()) == (1600, 2 * diagram.height)
    elif suffix == "svg":
        assert QSvgRenderer(QByteArray(content)).isValid()
    else:
        assert content.startswith(b"%PDF-")


def test_the_drawing_process_takes_a_diagram(tmp_path):
    diagram = maker()(800)
    target = tmp_path / "cd.png"
    done = subprocess.run(
        [sys.executable, "-m", "workbench.ui.drawing.draw_figure", str(target), "light"],
        input=json.dumps(diagram.to_plain()), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    image = QImage(str(target))
    assert (image.width(), image.height()) == (1600, 2 * diagram.height)
    assert target.stat().st_size > 1000


def draw_here(monkeypatch, target, theme) -> int:
    """Do what the drawing process does: another one would import all of it again."""
    monkeypatch.setattr(sys, "argv", ["draw_figure", str(target), theme])
    document = io.StringIO(json.dumps(maker()(800).to_plain()))
    monkeypatch.setattr(sys, "stdin", document)
    return draw_figure.main()


@pytest.mark.parametrize("suffix", ["svg", "pdf"])
def test_a_diagram_is_drawn_in_the_format_that_is_named(
    styled_app, tmp_path, monkeypatch, capsys, suffix
):
    target = tmp_path / f"cd.{suffix}"
    assert draw_here(monkeypatch, target, "light") == 0
    assert capsys.readouterr().err == ""
    assert target.stat().st_size > 1000


def test_who_draws_tells_why_it_cannot(styled_app, tmp_path, monkeypatch, capsys):
    assert draw_here(monkeypatch, tmp_path / "no" / "a.png", "dark") == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert "cannot be written" in told


def test_words_with_markup_stay_words(view):
    odd = Diagram("t", 300.0, 60.0, (text(10, 20, "<b>&amp; a</b>"),))
    view.show_diagram(odd)
    with io.BytesIO(figure_export.svg(view)) as stream:
        assert b"&lt;b&gt;&amp;amp; a&lt;/b&gt;" in stream.read()
    buffer = QBuffer()
    buffer.setData(figure_export.svg(view))
    assert QSvgRenderer(buffer.data()).isValid()
