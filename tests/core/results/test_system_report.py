"""The document of the command ``doctor`` is one flat object with Qt's own names."""

from __future__ import annotations

from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.system_report import (
    Display,
    DoctorReport,
    Folders,
    MissingLibrary,
    PluginState,
    SystemReport,
    WindowState,
)


def test_the_document_is_flat_and_reads_back():
    report = DoctorReport(
        SystemReport(
            version="1", python="3.11", system="Linux", packages={"numpy": "2", "x": None},
            display=Display(None, ":0", None, "offscreen"),
            missing=(MissingLibrary("libEGL.so.1", "libegl1", "libglvnd-egl"),),
            install=None, window=WindowState(possible=True, reason=None),
            folders=Folders("/h", ("/h/plugins",), "/c"),
        ),
        (PluginState("knn", "bundled", "loaded", ""),),
    )  # fmt: skip
    document = plain(report)
    assert list(document) == [
        "version", "python", "system", "packages", "display", "missing", "install",
        "window", "folders", "plugins",
    ]  # fmt: skip
    assert document["display"] == {
        "platform": None, "DISPLAY": ":0", "WAYLAND_DISPLAY": None,
        "QT_QPA_PLATFORM": "offscreen",
    }  # fmt: skip
    assert document["plugins"] == [
        {"id": "knn", "source": "bundled", "status": "loaded", "error": ""}
    ]
    assert from_json(DoctorReport, document) == report
