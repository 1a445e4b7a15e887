"""Suffixes of the data files that can be read, by what reads them."""

from __future__ import annotations

from pathlib import Path

#: With their own words for types and class.
ATTRIBUTE_FILES = (".arff", ".dat")
#: Texts in rows of cells: how they are cut is guessed.
TEXT_TABLES = (".csv", ".tsv", ".tab", ".txt")
WORKBOOKS = (".xlsx", ".xlsm", ".xls", ".ods")
DATABASES = (".sqlite", ".sqlite3", ".db")
#: Tables whose columns have types.
TYPED_TABLES = (
    ".parquet", ".feather", ".json", ".jsonl", ".ndjson", ".sav", ".zsav", *DATABASES,
)  # fmt: skip
#: Pictures, in folders by class.
IMAGES = (".png", ".jpg", ".jpeg", ".bmp", ".gif", ".tif", ".tiff", ".webp")
#: Points along each side of the grid that pictures are scaled to.
COARSEST, GRID, FINEST = 2, 16, 128
#: All, in the order in which a dialog lists them; packed ones end in ``.gz`` beside.
READABLE = (*ATTRIBUTE_FILES, *TEXT_TABLES, *WORKBOOKS, *TYPED_TABLES)

#: All of them as a dialog takes them.
PATTERNS = " ".join(f"*{suffix}" for suffix in (*READABLE, ".gz"))


def data_suffix(path: str | Path) -> str:
    """Return the suffix in small letters, without regard to ``.gz``: ``.arff``."""
    name = Path(path).name.lower()
    return Path(name.removesuffix(".gz")).suffix


def is_table(path: str | Path) -> bool:
    """Whether the columns of a file are a matter of reading: all but ARFF and KEEL."""
    suffix = data_suffix(path)
    return suffix in READABLE and suffix not in ATTRIBUTE_FILES


def is_read_by_choice(source: str) -> bool:
    """Whether somebody may want a data set to be read otherwise than it was."""
    return is_table(source) or (bool(source) and is_image_folder(source))


def is_image_folder(path: str | Path) -> bool:
    """Whether a folder has a folder with pictures in it: a data set, by class."""
    try:
        inner = (p for p in Path(path).iterdir() if p.is_dir())
        return any(f.suffix.lower() in IMAGES for p in inner for f in p.iterdir())
    except OSError:  # no folder, or one that cannot be looked into
        return False
