"""The commands ``handout`` and ``pack``."""

from __future__ import annotations

import base64
import json
import re
import struct
import zipfile
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from support.command import CommandLine

from workbench.core.lessons.handout import handout_html
from workbench.core.lessons.lesson_file import exercises, lessons, parse_lesson


@pytest.fixture
def command(capsys):
    return CommandLine(capsys)


class Page(HTMLParser):
    """Reads a page: its texts, and every tag must be closed in its place."""

    def __init__(self, text):
        super().__init__()
        self.open, self.words, self.tags = [], [], []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)

    @property
    def text(self):
        return " ".join("".join(self.words).split())


@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_every_lesson_as_a_page_without_and_with_answers(lang):
    for lesson in (*lessons(), *exercises()):
        bare, full = (handout_html(lesson, lang, answers) for answers in (False, True))
        assert "[[" not in full
        assert "**" not in full
        assert not re.search(r"https?:|<script|<img|url\(", full)
        tags = {tag for tag, _ in Page(full).tags}
        assert tags <= {"html", "head", "meta", "title", "style", "body", "h1", "p", "b",
                        "i", "br", "div", "ul", "ol", "li", "span"}  # fmt: skip
        for step in lesson.steps:
            first = re.sub(r"\[\[.*?\]\]|[*]", "", step.then.get(lang, ""))
            sentence = " ".join(re.split(r"[.:\n(]", first)[0].split())
            if len(sentence) > 25 and "[[" not in step.then[lang].split(".")[0]:
                assert sentence in Page(full).text, (lesson.id, step.id)
                assert sentence not in Page(bare).text, (lesson.id, step.id)


def test_what_is_written_is_text_and_no_page():
    lesson = parse_lesson({
        "version": 1, "id": "x", "title": "<b>T</b> & Co",
        "steps": [{"text": '<script>alert("1")</script> **a<b**', "then": "1 < 2"}],
    })  # fmt: skip
    page = handout_html(lesson, "en", answers=True)
    assert "<script>" not in page
    assert "&lt;b&gt;T&lt;/b&gt; &amp; Co" in page
    assert "<b>a&lt;b</b>" in page


def test_a_picture_stands_at_its_step_and_once():
    lesson = lessons()[1]
    steps = lesson.steps[:4]
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    one, two = (head + struct.pack(">II", 900, high) + b"..." for high in (600, 450))
    page = Page(
        handout_html(replace(lesson, steps=steps), pictures={0: one, 1: one, 3: two})
    )
    told = [tag for tag, _ in page.tags]
    assert told.count("div") == 4
    sources = [attrs["src"] for tag, attrs in page.tags if tag == "img"]
    assert [base64.b64decode(s.partition(",")[2]) for s in sources] == [one, two]
    sizes = [attrs["height"] for tag, attrs in page.tags if tag == "img"]
    assert sizes == ["320", "240"]
    first = told.index("img")
    assert told[:first].count("div") == 1


@pytest.mark.lane("whole", "plays a lesson in a window of its own process")
def test_pictures_are_those_of_the_room(command, tmp_path):
    path, out = tmp_path / "two.lesson.json", tmp_path / "two.html"
    steps = [
        {"text": "Go.", "until": [["main", "room", "id", "is", room]],
         "do": [{"choose": "main_nav_list", "item": room}]}
        for room in ("dist", "home")
    ]  # fmt: skip
    lesson = {"version": 1, "id": "two", "title": "Two", "steps": steps}
    path.write_text(json.dumps(lesson))
    code, printed, _ = command(
        "handout", path, "--out", out, "--pictures", "--answers", "--json"
    )
    assert (code, json.loads(printed)["pictures"]) == (0, 2)
    page = Page(out.read_text(encoding="utf-8"))
    sources = [attrs["src"] for tag, attrs in page.tags if tag == "img"]
    found = [base64.b64decode(s.partition(",")[2]) for s in sources]
    assert len(set(found)) == 2
    assert all(picture.startswith(b"\x89PNG") for picture in found)


def test_html_and_pdf(command, tmp_path):
    page, print_ = tmp_path / "x.html", tmp_path / "x.pdf"
    code, out, _ = command("handout", "metric-hunt", "--out", page, "--lang", "es")
    assert (code, out.strip()) == (0, f"{page}: metric-hunt, 2 steps")
    assert "Objetivos" in page.read_text(encoding="utf-8")
    code, _, err = command("handout", "first-five", "--out", print_, "--answers")
    assert (code, err) == (0, "")
    data = print_.read_bytes()
    assert data.startswith(b"%PDF")
    assert 2 <= len(re.findall(rb"/Type /Page\b(?!s)", data)) <= 6


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["handout", "first-fife", "--out", "x.html"], "did you mean first-five?"),
        (["handout", "first-five", "--out", "x.doc"], "--out x.doc (expected a name"),
        (
            ["handout", "first-five", "--out", "x.pdf", "--lang", "fr"],
            "no language 'fr'",
        ),
        (["handout", "first-five", "--out", "no/x.html"], "no/x.html: No such file"),
        (["handout", "no.json", "--out", "x.html"], "no.json: No such file"),
        (["pack", "first-five", "--out", "x.zip"], "expected a name that ends in"),
        (["pack", "first-five", "--out", "no/x.lesson.zip"], "can be written"),
    ],
)
def test_bad_input_is_one_line(command, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_pack(command, tmp_path):
    out = tmp_path / "c.lesson.zip"
    code, told, _ = command("pack", "metric-hunt", "first-five", "--out", out)
    assert code == 0
    assert told.strip() == f"{out}: metric-hunt.json, first-five.json"
    assert zipfile.ZipFile(out).testzip() is None
