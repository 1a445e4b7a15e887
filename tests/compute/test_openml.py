"""Sets of OpenML: fetched once, read by our reader, and one line where that fails."""

from __future__ import annotations

import hashlib
import io
import json
import math
import socket
from urllib.error import HTTPError, URLError
from urllib.parse import urlparse

import numpy as np
import pytest

from workbench.api import Problem, report
from workbench.cli import BAD_INPUT, run
from workbench.compute import openml
from workbench.compute.readers import read
from workbench.jobs.tasks.read import run as read_task

ARFF = """% as OpenML serves it
@RELATION toys
@ATTRIBUTE id INTEGER
@ATTRIBUTE size REAL
@ATTRIBUTE colour {red,'dark green',never}
@ATTRIBUTE note STRING
@ATTRIBUTE day DATE 'yyyy-MM-dd'
@ATTRIBUTE class {yes,no}
@ATTRIBUTE weight REAL
@DATA
1,2.5,red,'a, b',1970-01-02,yes,10
2,?,'dark green',?,?,?,20
3,-1e3,?,plain,2024-02-29,yes,?
"""
FEATURES = [
    ("id", "numeric", {"is_row_identifier": "true"}),
    ("size", "numeric", {}),
    ("colour", "nominal", {}),
    ("note", "string", {}),
    ("day", "date", {}),
    ("class", "nominal", {"is_target": "true"}),
    ("weight", "numeric", {}),
]


class FakeOpenml:
    """Answers as the server does, and counts the questions."""

    def __init__(self, arff: str = ARFF) -> None:
        self.asked: list[str] = []
        self.online = True
        self.arff = arff.encode()
        no = dict.fromkeys(("is_target", "is_ignore", "is_row_identifier"), "false")
        features = [
            {
                "index": str(i),
                "name": name,
                "data_type": kind,
                "number_of_missing_values": "1",
                **no,
                **flags,
            }
            for i, (name, kind, flags) in enumerate(FEATURES)
        ]
        self.description = {
            "id": "7", "name": "toys", "version": "1", "format": "ARFF",
            "default_target_attribute": "class", "status": "active", "file_id": "99", "description": "Toys.",
            "md5_checksum": hashlib.md5(self.arff).hexdigest(),
            "url": "https://www.openml.org/data/v1/download/99/toys.arff",
        }  # fmt: skip
        found = {"did": 7, "name": "toys", "version": 1, "status": "active"}
        self.answers = {
            "/api/v1/json/data/list/data_name/toys/limit/2/status/active/": {
                "data": {"dataset": [found]}
            },
            "/api/v1/json/data/7": {"data_set_description": self.description},
            "/api/v1/json/data/features/7": {"data_features": {"feature": features}},
            "/api/v1/json/data/qualities/7": {
                "data_qualities": {
                    "quality": [{"name": "NumberOfInstances", "value": "3.0"}]
                }
            },
        }

    def __call__(self, request, timeout=None):
        url = request if isinstance(request, str) else request.full_url
        path = urlparse(url).path
        self.asked.append(path)
        if not self.online:
            raise URLError("no route to host")
        if path == "/data/v1/download/99/toys.arff":
            return self._answer(self.arff)
        if path == "":
            return self._answer(b"")
        if path in self.answers:
            return self._answer(json.dumps(self.answers[path]).encode())
        raise HTTPError(url, 412, "precondition failed", {}, io.BytesIO())

    @staticmethod
    def _answer(content: bytes):
        answer = io.BytesIO(content)
        answer.info = dict
        return answer


@pytest.fixture
def server(monkeypatch):
    fake = FakeOpenml()
    monkeypatch.setattr("sklearn.datasets._openml.urlopen", fake)
    monkeypatch.setattr(openml, "urlopen", fake)
    return fake


@pytest.mark.parametrize("source", ["openml:toys", "openml:7", "openml:Toys"])
def test_every_kind_of_column_is_that_of_the_arff_file(server, source):
    data = read(source)
    assert data.name == "toys"
    assert data.source == source
    kinds = [(a.name, a.kind) for a in data.attributes]
    assert kinds == [
        ("size", "numeric"), ("colour", "nominal"), ("note", "string"),
        ("day", "date"), ("weight", "numeric"),
    ]  # fmt: skip
    assert data.attributes[1].values == ("red", "dark green", "never")
    assert data.attributes[2].values == ("a, b", "plain")
    assert data.class_attribute.values == ("yes", "no")
    assert data.y.tolist() == [0, -1, 0]
    nan = math.nan
    expected = [
        [2.5, 0, 0, 86_400_000, 10],
        [nan, 1, nan, nan, 20],
        [-1000, nan, 1, 1_709_164_800_000, nan],
    ]
    np.testing.assert_array_equal(data.X, expected)
    assert "left out, as OpenML advises: id" in data.notes


def test_a_set_fetched_before_needs_no_network(server, fresh_home):
    first = read("openml:toys")
    asked = len(server.asked)
    server.online = False
    assert read("openml:toys").same_as(first)
    assert read("openml:7").same_as(first)
    assert len(server.asked) == asked
    kept = [p for p in fresh_home.rglob("*") if p.is_file()]
    assert kept
    assert all(p.read_bytes()[:2] == b"\x1f\x8b" for p in kept)  # gzip, no pickle
    with pytest.raises(Problem, match=r"a set fetched before: toys\)$"):
        read("openml:adult")


def test_the_class_can_be_chosen(server):
    data = read("openml:toys", class_name="colour")
    assert data.class_attribute.name == "colour"
    assert [a.name for a in data.attributes] == [
        "size",
        "note",
        "day",
        "class",
        "weight",
    ]


def test_a_set_that_does_not_exist_is_named(server):
    for source in ("openml:nothing", "openml:4711"):
        with pytest.raises(Problem, match="OpenML has no data set") as caught:
            read(source)
        assert caught.value.where == source


def test_a_changed_download_is_refused_and_not_kept(server):
    server.arff = server.arff.replace(b"-1e3", b"-1e4")
    with pytest.raises(Problem, match=r"OpenML's data cannot be used: .*checksum"):
        read("openml:7")


def test_a_broken_server_is_told(server, monkeypatch):
    def broken(request, timeout=None):
        raise HTTPError("https://www.openml.org", 503, "busy", {}, io.BytesIO())

    monkeypatch.setattr("sklearn.datasets._openml.urlopen", broken)
    monkeypatch.setattr("time.sleep", lambda _seconds: None)
    with pytest.raises(Problem, match="OpenML answers with error 503"):
        read("openml:7")


@pytest.mark.parametrize("name", ["", "../../etc/passwd", "a/b", "a b", "é", ".hidden"])
def test_what_cannot_be_a_name_is_not_asked_for(server, name):
    with pytest.raises(Problem, match="no name of a data set"):
        read(f"openml:{name}")
    assert server.asked == []


def test_the_task_reads_it_and_tells_its_progress(server, tmp_path):
    class Listener:
        def __init__(self):
            self.messages = []

        def progress(self, fraction, message):
            self.messages.append(message)

        def partial(self, data):
            raise AssertionError(data)

        def cancelled(self):
            return False

    listener = Listener()
    with report.reporting_to(listener):
        answer = read_task({"path": "openml:toys", "folder": str(tmp_path)})
    assert answer["show"]["relation"] == "toys"
    assert answer["show"]["instances"] == 3
    assert listener.messages[0] == "asking OpenML for toys"


# ---- without a network, for real ----------------------------------------------------


@pytest.fixture
def proxy(monkeypatch):
    """A port that all traffic goes to; it takes connections and never answers."""
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        for name in ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{silent.getsockname()[1]}")
        for name in ("no_proxy", "NO_PROXY"):
            monkeypatch.delenv(name, raising=False)
        # what urllib made of the variables it saw first would be used for ever
        monkeypatch.setattr("urllib.request._opener", None)
        yield silent


@pytest.mark.parametrize("source", ["openml:iris", "openml:61"])
def test_offline_is_one_line_at_once(proxy, source, capsys, monkeypatch):
    waits = []
    monkeypatch.setattr("time.sleep", waits.append)
    proxy.close()  # now connections are refused
    assert run(["show", source, "--json"]) == BAD_INPUT
    assert waits == []  # nor is it tried again and again
    out, err = capsys.readouterr()
    assert out == ""
    assert err == (
        f"workbench: {source}: OpenML cannot be reached "
        "(expected a network, or a set fetched before: none)\n"
    )


def test_silence_is_not_waited_for(proxy, monkeypatch):
    monkeypatch.setattr(openml, "TIMEOUT", 0.2)
    before = socket.getdefaulttimeout()
    with pytest.raises(Problem, match="OpenML cannot be reached"):
        read("openml:iris")
    proxy.setblocking(False)
    with proxy.accept()[0], pytest.raises(BlockingIOError):
        proxy.accept()  # it was tried once
    assert socket.getdefaulttimeout() == before
