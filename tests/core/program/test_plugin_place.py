"""Installation of plugins into the program's own place: what is kept, what is refused."""

from __future__ import annotations

import stat
import sys
import zipfile

import pytest

from workbench.api import Problem
from workbench.compute.plugins.install_plugin import install
from workbench.compute.plugins.loader import load_all, plugin_class
from workbench.core.program.catalogue import CatalogueState, find_sources
from workbench.core.program.plugin_place import installed, place, remove
from workbench.core.program.plugin_template import new_plugin

WHEEL = "{name}-1.0-py3-none-any.whl"
POINTS = "[workbench.plugins]\n{id} = {name}:Method\n"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    place = tmp_path / "home"
    monkeypatch.setenv("WORKBENCH_HOME", str(place))
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield place
    sys.modules.pop("strange_wheel", None)


def plugin_text(name):
    return (
        "from workbench.api import Plugin, declare\n"
        "from sklearn.base import BaseEstimator, ClassifierMixin\n"
        f"@declare(Plugin({name!r}, 'Method', 'classifier', family='Other'))\n"
        "class Method(ClassifierMixin, BaseEstimator):\n"
        "    def fit(self, X, y):\n        self.classes_ = set(y)\n        return self\n"
        "    def predict(self, X):\n        return X[:, 0]\n"
    )


def wheel(
    folder,
    name,
    plugin,
    *,
    tag="py3-none-any",
    points=POINTS,
    needs=(),
    more=(),
    text=None,
):
    path = folder / WHEEL.format(name=name).replace("py3-none-any", tag)
    about = f"{name}-1.0.dist-info"
    lines = ["Metadata-Version: 2.1", f"Name: {name}", "Version: 1.0"]
    lines += [f"Requires-Dist: {need}" for need in needs]
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(f"{name}/__init__.py", text or plugin_text(plugin))
        file.writestr(f"{about}/METADATA", "\n".join(lines) + "\n")
        file.writestr(f"{about}/entry_points.txt", points.format(id=plugin, name=name))
        for member, content in more:
            file.writestr(member, content)
    return path


def told(path):
    """Return the one line of a refusal; nothing is left behind."""
    with pytest.raises(Problem) as caught:
        install(path)
    assert installed() == {}
    line = str(caught.value)
    assert str(path) in line
    assert "\n" not in line
    return line


def test_a_wheel_is_found_by_its_entry_point_and_removed(tmp_path, home):
    done = install(wheel(tmp_path, "strange_wheel", "strange", needs=["numpy>=1", "x; extra == 'a'"]))  # fmt: skip
    assert (done.name, done.ids) == ("strange_wheel", ("strange",))
    assert done.place == str(home / "packages" / "strange_wheel")
    source = next(s for s in find_sources() if s.name == "strange")
    assert (source.kind, source.target) == ("entry-point", "strange_wheel:Method")
    listed = {p.id: p for p in load_all()}  # by another road than the installation
    assert listed["strange"].status == "loaded"
    assert plugin_class("strange").__module__ == "strange_wheel"
    remove("strange-wheel")
    assert "strange" not in {s.name for s in find_sources()}


def test_a_folder_a_file_and_an_archive_are_copied(tmp_path, home):
    new_plugin("my-method", "classifier", tmp_path)
    assert install(tmp_path / "my_method").ids == ("my-method",)
    assert (home / "plugins" / "my_method" / "__init__.py").is_file()
    single = tmp_path / "lonely.py"
    single.write_text(plugin_text("lonely"), encoding="utf-8")
    assert install(single).place == str(home / "plugins" / "lonely.py")
    archive = tmp_path / "any.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("packed/__init__.py", plugin_text("packed"))
    assert install(archive).ids == ("packed",)
    assert set(installed()) == {"my_method", "lonely", "packed"}
    assert {"my-method", "lonely", "packed"} <= {p.id for p in load_all()}
    with pytest.raises(Problem, match=r"lonely is installed already .*plugin remove"):
        install(single)
    assert remove("my-method") == home / "plugins" / "my_method"
    with pytest.raises(
        Problem, match=r"no installed plugin 'lonly' .did you mean lonel"
    ):
        remove("lonly")


def test_wheels_that_are_none_of_ours(tmp_path):
    text = tmp_path / "x-1.0-py3-none-any.whl"
    text.write_text("no zip", encoding="utf-8")
    assert "no archive" in told(text)
    assert "the name of no wheel" in told(_renamed(text, "x.whl"))
    native = wheel(tmp_path, "a", "a", tag="cp311-cp311-linux_x86_64")
    assert "a wheel for cp311-linux_x86_64" in told(native)
    assert "no entry point" in told(wheel(tmp_path, "b", "b", points="[other]\na=b\n"))
    lacking = wheel(tmp_path, "c", "c", needs=["no-such-library-anywhere (>=2)"])
    assert "needs no-such-library-anywhere, which is not installed" in told(lacking)
    assert "brings the module sklearn" in told(wheel(tmp_path, "sklearn", "d"))
    scripts = wheel(tmp_path, "e", "e", more=[("e-1.0.data/scripts/run", "")])
    assert "brings scripts or data" in told(scripts)


def _renamed(path, name):
    other = path.with_name(name)
    other.write_bytes(path.read_bytes())
    return other


def test_archives_that_leave_their_folder(tmp_path):
    for i, name in enumerate(["../out.py", "/abs.py", "a/../../b.py", "C:/x.py", "..\\w.py"]):  # fmt: skip
        path = tmp_path / f"bad{i}.zip"
        with zipfile.ZipFile(path, "w") as file:
            file.writestr("good/__init__.py", plugin_text("good"))
            file.writestr(name, "")
        assert "leaves the folder" in told(path)
    link = zipfile.ZipInfo("good/link")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "link.zip", "w") as file:
        file.writestr(link, "/etc/passwd")
    assert "leaves the folder" in told(tmp_path / "link.zip")
    assert not list(tmp_path.parent.glob("out.py"))
    with zipfile.ZipFile(tmp_path / "two.zip", "w") as file:
        file.writestr("a/__init__.py", "")
        file.writestr("b/__init__.py", "")
    assert "2 files and folders at the top" in told(tmp_path / "two.zip")


def test_what_is_imported_is_looked_at_first(tmp_path):
    taken = tmp_path / "taken.py"
    taken.write_text(plugin_text("knn"), encoding="utf-8")
    assert "the id 'knn' is taken by the program itself" in told(taken)
    broken = tmp_path / "broken.py"
    broken.write_text("import no_such_module_anywhere\n", encoding="utf-8")
    assert "no_such_module_anywhere" in told(broken)
    empty = tmp_path / "empty.py"
    empty.write_text("x = 1\n", encoding="utf-8")
    assert "declares no plugin" in told(empty)
    assert "no such file" in told(tmp_path / "gone.whl")
    (tmp_path / "plain").mkdir()
    assert "without __init__.py" in told(tmp_path / "plain")
    assert "no plugin" in told(_renamed(empty, "notes.txt"))
    assert "the name 'bad-name'" in told(_renamed(empty, "bad-name.py"))


def test_a_home_that_cannot_be_written_is_one_line(tmp_path, home):
    single = tmp_path / "lonely.py"
    single.write_text(plugin_text("lonely"), encoding="utf-8")
    home.write_text("a file", encoding="utf-8")
    with pytest.raises(Problem, match="cannot be installed"):
        place(single)


def test_switching_on_lifts_a_quarantine_of_plugin_and_source(tmp_path):
    single = tmp_path / "lonely.py"
    single.write_text(plugin_text("lonely"), encoding="utf-8")
    install(single)
    state = CatalogueState(
        strikes={"folder:lonely": 2, "lonely": 2}, homes={"lonely": "folder:lonely"}
    )
    state.save()
    found = {p.id: p for p in load_all()}["lonely"]
    assert found.status == "quarantined"
    state.switch(found, on=True)
    state.save()
    assert {p.id: p for p in load_all()}["lonely"].status == "loaded"
    state.switch(found, on=False)
    state.save()
    assert {p.id: p for p in load_all()}["lonely"].status == "disabled"
