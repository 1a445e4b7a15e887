"""A stand-in for OpenML: it answers as the server does, and counts the questions."""

from __future__ import annotations

import hashlib
import io
import json
from urllib.error import HTTPError, URLError
from urllib.parse import urlparse

import pytest

from workbench import read
from workbench.compute.reading import openml

_FILE = "/data/v1/download/99/toys.arff"
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

    def __init__(self, arff: str = ARFF, name: str = "toys") -> None:
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
            "id": "7", "name": name, "version": "1", "format": "ARFF",
            "default_target_attribute": "class", "status": "active", "file_id": "99", "description": "Toys.",
            "md5_checksum": hashlib.md5(self.arff).hexdigest(),
            "url": "https://www.openml.org" + _FILE,
        }  # fmt: skip
        found = {"did": 7, "name": name, "version": 1, "status": "active"}
        self.answers = {
            f"/api/v1/json/data/list/data_name/{name}/limit/2/status/active/": {
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
        if path == _FILE:
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


def answer_instead(monkeypatch: pytest.MonkeyPatch, fake: FakeOpenml) -> None:
    """Let a stand-in answer whatever is asked of OpenML in this process."""
    monkeypatch.setattr("sklearn.datasets._openml.urlopen", fake)
    monkeypatch.setattr(openml, "urlopen", fake)


def fetch(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a small set of a name into the cache, as if it had been fetched."""
    with monkeypatch.context() as patch:
        answer_instead(patch, FakeOpenml(name=name))
        read(f"openml:{name}")
