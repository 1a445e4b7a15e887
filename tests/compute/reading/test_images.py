"""Pictures in folders by class: means of blocks, and what is no picture."""

import numpy as np
import pytest
from support.command import CommandLine, one_line

import workbench as wb
from workbench.api import Problem
from workbench.core.program.data_suffixes import is_image_folder

Image = pytest.importorskip("PIL.Image", reason="the extra images is not installed")


@pytest.fixture
def folder(tmp_path):
    """Write twelve pictures of 24 x 32 points, dark in one folder and light in another."""
    rng = np.random.default_rng(2)
    pictures = {}
    for name, low in (("dark", 0), ("light", 120)):
        (tmp_path / "set" / name).mkdir(parents=True)
        for i in range(6):
            cells = rng.integers(low, low + 130, (32, 24), dtype=np.uint8)
            file = tmp_path / "set" / name / f"{i}.{'png' if i % 2 else 'bmp'}"
            Image.fromarray(cells).save(file)
            pictures[name, file.name] = cells
    (tmp_path / "set" / "notes.txt").write_text("not a picture")
    return tmp_path / "set", pictures


def test_cells_are_the_means_of_blocks(folder, capsys):
    path, pictures = folder
    data = wb.read(path, grid=8)
    assert (data.name, data.classes, data.n_rows) == ("set", ("dark", "light"), 12)
    for row, key in enumerate(sorted(pictures)):
        blocks = pictures[key].reshape(8, 4, 8, 3).mean(axis=(1, 3))
        assert data.X[row] == pytest.approx(blocks.ravel(), abs=1e-3)
        assert data.classes[data.y[row]] == key[0]
    assert [a.name for a in data.attributes][:9] == [f"r0c{i}" for i in range(8)] + ["r1c0"]  # fmt: skip
    assert wb.read(path).X.shape == (12, 256)
    told = CommandLine(capsys).document("evaluate", path, "--grid", 4, "-c", "knn", "--loo")  # fmt: skip
    assert told["accuracy"] == 1.0
    assert is_image_folder(path)
    assert not is_image_folder(path / "dark")


def test_what_is_transparent_is_white(tmp_path):
    (tmp_path / "one").mkdir()
    clear = Image.new("RGBA", (4, 4), (0, 0, 0, 0))
    clear.putpixel((0, 0), (0, 0, 0, 255))
    clear.save(tmp_path / "one" / "a.png")
    assert wb.read(tmp_path, grid=2).X[0] == pytest.approx([255 * 3 / 4, 255, 255, 255])


def test_what_is_wrong_is_one_line(folder, tmp_path, capsys, monkeypatch):
    path, _ = folder
    broken = path / "dark" / "zz.png"
    broken.write_bytes((path / "dark" / "1.png").read_bytes()[:80])
    with pytest.raises(Problem, match=r"zz\.png: cannot be read"):
        wb.read(path)
    broken.unlink()
    with pytest.raises(Problem, match=r"grid 1 .expected a whole number from 2 to 128"):
        wb.read(path, grid=1)
    with pytest.raises(Problem, match="another class"):
        wb.read(path, class_name="r0c0")
    code, _, err = CommandLine(capsys)("show", tmp_path / "set" / "dark")
    assert code == 2
    one_line(err)
    monkeypatch.setitem(__import__("sys").modules, "PIL.Image", None)
    with pytest.raises(Problem, match=r"pillow is not installed .*workbench\[images\]"):
        wb.read(path)
