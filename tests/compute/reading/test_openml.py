"""Sets of OpenML: fetched once, read by our reader, and one line where that fails."""

from __future__ import annotations

import io
import math
import socket
from urllib.error import HTTPError

import numpy as np
import pytest
from support.learning import Listener
from support.openml import FakeOpenml, answer_instead

from workbench.api import Dataset, Problem, report
from workbench.cli.main import BAD_INPUT, run
from workbench.compute.reading import openml
from workbench.compute.reading.readers import read
from workbench.jobs.tasks.data.read_task import run as read_task


@pytest.fixture
def server(monkeypatch):
    fake = FakeOpenml()
    answer_instead(monkeypatch, fake)
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
    listener = Listener()
    with report.reporting_to(listener):
        answer = read_task({"path": "openml:toys", "folder": str(tmp_path)})
    assert answer == tmp_path
    assert (Dataset.open(answer).name, Dataset.open(answer).n_rows) == ("toys", 3)
    assert listener.told[0][1] == "asking OpenML for toys"
    assert not listener.parts


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
