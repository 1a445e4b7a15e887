"""Headless Chromium over its debugging pipe: what a page asks for, says, and looks like.

Nothing is installed for it; where there is no browser, tests that want one are skipped.
"""

from __future__ import annotations

import base64
import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
#: Seconds after which a browser that says nothing has failed.
PATIENCE = 60.0


def find_browser() -> str | None:
    """Return the path of a browser on this machine, None if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


needs_browser = pytest.mark.skipif(
    find_browser() is None,
    reason="no Chromium on this machine (Debian: apt-get install chromium)",
)


class Browser:
    """A page in headless Chromium.

    Attributes
    ----------
    requests : list of str
        Addresses asked for, that of the page itself left out.
    messages : list of str
        What came on the console, exceptions among it.
    """

    def __init__(self, send: int, receive: int) -> None:
        self._send, self._receive = send, receive
        self._held, self._number = b"", 0
        self.requests: list[str] = []
        self.messages: list[str] = []
        self._loaded = False
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    _session = ""

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Ask the browser for something and wait for its answer."""
        self._number += 1
        asked: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if self._session:
            asked["sessionId"] = self._session
        os.write(self._send, json.dumps(asked).encode() + b"\0")
        while True:
            told = self._next()
            if told.get("id") == self._number:
                assert "error" not in told, told
                return dict(told.get("result", {}))

    def open(
        self, path: Path, width: int, *, dark: bool = False, height: int = 800
    ) -> None:
        """Open a file in a window of that width."""
        self.requests, self.messages, self._loaded = [], [], False
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=width < 600,
        )  # fmt: skip
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.call("Page.navigate", url=path.resolve().as_uri())
        while not self._loaded:
            self._next()
        self.run("0")  # what was on its way has come

    def run(self, script: str) -> Any:
        """Evaluate JavaScript on the page and return its value."""
        found = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def picture(self, path: Path, *, whole: bool = True) -> None:
        """Save what the page looks like as a PNG file."""
        found = self.call("Page.captureScreenshot", captureBeyondViewport=whole)
        path.write_bytes(base64.b64decode(found["data"]))

    def _next(self) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while b"\0" not in self._held:
            assert time.monotonic() < end, "the browser says nothing"
            self._held += os.read(self._receive, 1 << 16)
        line, _, self._held = self._held.partition(b"\0")
        told: dict[str, Any] = json.loads(line)
        self._note(told.get("method", ""), told.get("params", {}))
        return told

    def _note(self, method: str, told: dict[str, Any]) -> None:
        if method == "Page.loadEventFired":
            self._loaded = True
        elif method == "Network.requestWillBeSent":
            if told["type"] != "Document" and not told["request"]["url"].startswith(
                "data:"
            ):
                self.requests.append(told["request"]["url"])
        elif method == "Runtime.consoleAPICalled":
            self.messages.append(str([a.get("value") for a in told["args"]]))
        elif method == "Runtime.exceptionThrown":
            self.messages.append(str(told["exceptionDetails"]))
        elif method == "Log.entryAdded":
            self.messages.append(told["entry"]["text"])


@contextmanager
def browser() -> Iterator[Browser]:
    """Start headless Chromium with a profile of its own, and end it."""
    found = find_browser()
    assert found is not None
    to_browser, ours = os.pipe()
    theirs, from_browser = os.pipe()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        arguments = [
            found, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--disable-dev-shm-usage", f"--user-data-dir={profile}",
            "--remote-debugging-pipe", "about:blank",
        ]  # fmt: skip

        def place() -> None:  # the browser reads descriptor 3 and writes 4
            high = [
                fcntl.fcntl(fd, fcntl.F_DUPFD, 10) for fd in (to_browser, from_browser)
            ]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        process = subprocess.Popen(
            arguments,
            pass_fds=(3, 4),
            preexec_fn=place,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        try:
            yield Browser(ours, theirs)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            os.close(ours)
            os.close(theirs)
