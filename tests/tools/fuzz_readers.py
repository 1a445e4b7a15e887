"""Feed a reader what a coverage-guided fuzzer thinks of, and accept one error only.

``python fuzz_readers.py arff|csv|keel [libFuzzer options]`` needs atheris beside the
project's own dependencies, for instance ``-max_total_time=1800``. The files of the
corpus are the seeds. What it finds, and the inputs it grew, are in the folder printed
first; to try a crash again, name its file behind the reader.
"""

from __future__ import annotations

import gzip
import resource
import shutil
import sys
import tempfile
import warnings
from pathlib import Path

import atheris
import numpy as np

with atheris.instrument_imports(include=["workbench.compute"]):
    from workbench.compute.reading.arff.read_arff import read_arff
    from workbench.compute.reading.arff.read_keel import read_keel
    from workbench.compute.reading.csv.read_csv import read_csv

from workbench.api import Dataset, Problem

CORPUS = Path(__file__).resolve().parents[1] / "data" / "corpus"
READERS = {
    "arff": (read_arff, ".arff"),
    "csv": (read_csv, ".csv"),
    "keel": (read_keel, ".dat"),
}
#: Inputs are below 1 MB; each may cost so much memory beyond the highest before it.
MOST_KILOBYTES = 1 << 20
WORDS = {
    "arff": ["@relation", "@attribute", "@data", "@end", "numeric", "real", "integer",
             "string", "date", "relational", "{", "}", "'", "?", "%", "\\\\", "{0 1}",
             "yyyy-MM-dd", "HH:mm:ss.SSS", "{0.5}", "\\x0a", "\\x0d", "1e999", "NaN"],
    "csv": ["\\\"", "\\\"\\\"", ",", ";", "\\x09", "|", "\\x0a", "\\x0d\\x0a", "?", "NA", "1,5",
            "1.234,5", "2024-02-29", "31.12.1999", "#", "\\xef\\xbb\\xbf", "class",
            "1e999", "\\xff\\xfe", "'"],
    "keel": ["@relation", "@attribute", "@inputs", "@outputs", "@data", "real",
             "integer", "[0, 1]", "{a, b}", "<null>", "?", ",", "%", "\\x0a", "1e999"],
}  # fmt: skip


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1] not in READERS:
        sys.exit("usage: fuzz_readers.py arff|csv|keel [libFuzzer options]")
    kind = sys.argv[1]
    work = Path(tempfile.gettempdir()) / "fuzz-readers" / kind
    grown, seeds, crashes = (work / name for name in ("grown", "seeds", "crashes"))
    for folder in (grown, crashes):
        folder.mkdir(parents=True, exist_ok=True)
    make_seeds(kind, seeds)
    print(f"crashes and grown inputs: {work}", flush=True)
    words = work / "words"
    words.write_text("".join(f'"{word}"\n' for word in WORDS[kind]), encoding="utf-8")
    options = [
        f"-artifact_prefix={crashes}/", f"-dict={words}", "-max_len=16384",
        "-timeout=30", "-rss_limit_mb=2048",
    ]  # fmt: skip
    files = [] if any(Path(a).is_file() for a in sys.argv[2:]) else [grown, seeds]
    warnings.simplefilter("error")  # people would see them
    arguments = [sys.argv[0], *options, *sys.argv[2:], *map(str, files)]
    atheris.Setup(arguments, tester(kind))
    atheris.Fuzz()


def make_seeds(kind: str, folder: Path) -> None:
    """Copy the corpus, unpacked: a fuzzer would only break the compression."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in sorted((CORPUS / kind).iterdir()):
        content = path.read_bytes()
        if path.name.startswith("ok_") and path.suffix == ".gz":
            content = gzip.decompress(content)
        (folder / path.name).write_bytes(content)


def tester(kind: str):
    """Return what reads one input and complains about anything but a `Problem`."""
    reader, suffix = READERS[kind]
    memory = Path("/dev/shm")
    folder = tempfile.mkdtemp(dir=memory if memory.is_dir() else None)
    path = Path(folder) / f"input{suffix}"

    def test(content: bytes) -> None:
        path.write_bytes(content)
        # the fuzzer itself grows by about a kilobyte with each input
        before = most_memory()
        check(outcome(reader, path), path)
        if most_memory() > before + MOST_KILOBYTES:
            raise MemoryError(f"more than 1 GB for {len(content)} bytes")

    return test


def most_memory() -> int:
    """Return the most kilobytes this process ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def outcome(reader, path: Path) -> Dataset | Problem:
    """Return what was read, or the one error that is allowed."""
    try:
        return reader(path)
    except Problem as problem:
        return problem


def check(data: Dataset | Problem, path: Path) -> None:
    """Assert what every data set, and every error, promises."""
    if isinstance(data, Problem):
        assert "\n" not in str(data)
        assert data.where == str(path)
        return
    assert data.n_rows > 0
    names = [attribute.name for attribute in data.columns]
    assert len(set(names)) == len(names)
    for j, attribute in enumerate(data.columns):
        known = data.column(j)[~np.isnan(data.column(j))]
        assert np.isfinite(known).all()
        if not attribute.is_numeric:
            assert len(set(attribute.values)) == len(attribute.values)
            assert ((known >= 0) & (known < len(attribute.values))).all()
    if data.weights is not None:
        assert np.isfinite(data.weights).all()


if __name__ == "__main__":
    main()
