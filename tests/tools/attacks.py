"""Attacks the command line of a checkout, and prints what came of it as a table.

    python tests/tools/attacks.py [--workbench COMMAND] [--only TEXT] [--json OUT]

Each attack has a fresh folder with a home of its own, which is the current folder too,
and is started outside of every checkout. It is borne if the command ends within 20 s
(``--patience``: more on a busy machine) with a documented exit code (0 done, 1 some cells failed, 2 bad input and one line, 3
cancelled), shows no traceback, leaves no process, runs nothing that lay about, and
overwrites nothing that was there. COMMAND is the one of this environment unless told;
``--only`` takes attacks with TEXT in their names. Ends with 1 if one is not borne.
Linux only: it looks for processes in /proc.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import uuid
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from support import attacks as plugins_that_harm

#: Seconds the processes of a command may take to end after it.
GRACE = 3.0
#: Seconds after which a run that has begun is in its middle.
FOLDS_COME = 3.0
#: Bytes of address space and of data; a command that needs more is stopped.
MEMORY = 6 * 2**30
#: Attacks at a time.
WIDTH = 2
#: By this variable the processes of an attack are known, and no others.
MARK = "ATTACK_MARK"
WITNESS = "witness"
#: The one that has nothing to say.
SILENT = "out the input: convert"

Prepare = Callable[[Path], object]
Check = Callable[[Path], str]


def nothing(_folder: Path) -> None:
    """Prepare nothing; interfere with nothing."""


def no_complaint(_folder: Path) -> str:
    return ""


@dataclass(frozen=True)
class Attack:
    """One attack: what is prepared, which command meets it, what is borne.

    Attributes
    ----------
    name : str
        The group, a colon, and what is done.
    command : sequence of str
        Of the workbench, or a whole line for the shell if `shell`, with ``$W`` for it.
    codes : set of int
        The exit codes that are right here.
    first : sequence of str
        A command that must have succeeded before.
    sent : int
        A signal for the process when the file `sent_at` is there; 0: none.
    makes_nothing : bool
        Whether a refused command may leave no new file.
    lines : int
        How many lines a refusal may have.
    """

    name: str
    command: Sequence[str] | str
    prepare: Prepare = nothing
    codes: frozenset[int] = frozenset({0, 1, 2})
    env: Mapping[str, str | None] = field(default_factory=dict)
    first: Sequence[str] = ()
    then: Prepare = nothing
    check: Check = no_complaint
    file_bytes: int = 0
    sent: int = 0
    sent_at: str = ""
    makes_nothing: bool = True
    lines: int = 1


@dataclass
class Outcome:
    """What came of an attack."""

    name: str
    code: int | None = None
    out: str = ""
    err: str = ""
    wrong: list[str] = field(default_factory=list)
    patience: float = 20.0

    def cell(self) -> str:
        """Return it in a few words."""
        if self.code is None:
            said = f"no answer in {self.patience:.0f} s"
        else:
            text = (self.err or self.out).strip()
            lines = text.splitlines()
            line = lines[-1] if text.startswith("Traceback") else text
            said = f"exit {self.code}: " + " ".join(line.split())[:70]
        said = "".join(c if c.isprintable() else "�" for c in said).replace("|", "\\|")
        return said + ("" if not self.wrong else f" **BAD: {', '.join(self.wrong)}**")


# -- one attack ---------------------------------------------------------------------------


def carry_out(attack: Attack, workbench: str, patience: float) -> Outcome:
    """Attack once, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(
        prefix="attack-", ignore_cleanup_errors=True
    ) as name:
        folder = Path(name) / "work"
        for made in (folder, Path(name) / "home", Path(name) / "tmp", Path(name) / "p"):
            made.mkdir()
        mark = uuid.uuid4().hex
        outcome = Outcome(attack.name, patience=patience)
        try:
            _attacked(attack, workbench, folder, mark, outcome)
        finally:
            for pid in processes_of(mark):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        print(outcome.name, outcome.cell(), sep=": ", file=sys.stderr, flush=True)
        return outcome


def _attacked(
    attack: Attack, workbench: str, folder: Path, mark: str, outcome: Outcome
) -> None:
    attack.prepare(folder)
    env = environment(attack, folder, mark)
    if attack.first:
        first = [workbench, *attack.first]
        done = subprocess.run(
            first, cwd=folder, env=env, capture_output=True, text=True,
            timeout=6 * outcome.patience, preexec_fn=lambda: _limits(0),
        )  # fmt: skip
        if done.returncode:
            outcome.wrong.append(f"not prepared: {done.stderr[-200:]}")
            return
    attack.then(folder)
    before = contents(folder)
    _run(attack, workbench, folder, env, outcome)
    outcome.wrong += complaints(attack, folder, before, outcome)
    if outcome.code is not None and (left := outlived(mark)):
        outcome.wrong.append(f"{left} processes left")


def environment(attack: Attack, folder: Path, mark: str) -> dict[str, str]:
    """Return the surroundings: a home, a temporary folder and a mark of its own."""
    base = folder.parent
    env = {
        "PATH": os.environ["PATH"],
        "LANG": "C.UTF-8",
        "HOME": str(base / "home"),
        "WORKBENCH_HOME": str(base / "home" / "workbench"),
        "WORKBENCH_PLUGIN_PATH": str(base / "p"),
        "TMPDIR": str(base / "tmp"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        MARK: mark,
    }
    for name, value in attack.env.items():
        env[name] = (
            str(folder / value[2:]) if (value or "")[:2] == "./" else value or ""
        )
        if value is None:
            del env[name]
    return env


def _run(
    attack: Attack,
    workbench: str,
    folder: Path,
    env: dict[str, str],
    outcome: Outcome,
) -> None:
    line: list[str] = [workbench, *attack.command]
    if isinstance(attack.command, str):
        line = ["bash", "-c", attack.command.replace("$W", shlex.quote(workbench))]
    outputs = [folder.parent / name for name in ("stdout", "stderr")]
    with outputs[0].open("wb") as out, outputs[1].open("wb") as err:
        process = subprocess.Popen(
            [os.fsencode(part) for part in line],
            cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=err,
            preexec_fn=lambda: _limits(attack.file_bytes), start_new_session=True,
        )  # fmt: skip
        try:
            if attack.sent:
                _send(attack, process, folder, outcome.patience)
            outcome.code = process.wait(outcome.patience)
        except subprocess.TimeoutExpired:
            outcome.wrong.append("hangs")
            process.kill()
            process.wait()
    outcome.out, outcome.err = (_beginning(path) for path in outputs)


def _limits(file_bytes: int) -> None:
    for kind in (resource.RLIMIT_AS, resource.RLIMIT_DATA):
        resource.setrlimit(kind, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if file_bytes:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_bytes, file_bytes))
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)


def _send(
    attack: Attack, process: subprocess.Popen, folder: Path, patience: float
) -> None:
    """Send the signal when the file is there, or the process at an end."""
    until = time.monotonic() + patience
    while process.poll() is None and time.monotonic() < until:
        if (folder / attack.sent_at).exists():
            time.sleep(FOLDS_COME)
            process.send_signal(attack.sent)
            return
        time.sleep(0.05)


def _beginning(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(200_000).decode("utf-8", "replace")


# -- what is borne ------------------------------------------------------------------------


def complaints(
    attack: Attack, folder: Path, before: Mapping[str, str], outcome: Outcome
) -> Iterator[str]:
    """Yield what is not to be borne."""
    code, said = outcome.code, outcome.out + outcome.err
    heard = ">&-" not in attack.command and "head" not in attack.command
    if re.search("^Traceback ", said, re.MULTILINE):  # not one in a document's string
        yield "traceback"
    if code == 0 and not outcome.out and heard and attack.name != SILENT:
        yield "says nothing"
    if code is not None and code not in attack.codes:
        yield f"exit {code}"
    lines = outcome.err.count("\n")
    if code == 2 and heard and not (1 <= lines <= attack.lines):
        yield f"{lines} lines"
    if code == 2 and not all(
        line.startswith("workbench: ") for line in outcome.err.splitlines()
    ):
        yield "not said by workbench"
    if len(outcome.err) > 5000:
        yield f"{len(outcome.err)} characters of complaint"
    if list(folder.parent.rglob(f"*.{WITNESS}")):
        yield "executed"
    after = contents(folder)
    if any(after.get(name) != digest for name, digest in before.items()):
        yield "overwritten"
    new = sorted(after.keys() - before.keys())
    if code == 2 and attack.makes_nothing and new:
        yield f"left {new[0]}"
    if code is not None and (text := attack.check(folder)):
        yield text


def contents(folder: Path) -> dict[str, str]:
    """Return a digest of every file that is small enough to be read."""
    found = {}
    for path in folder.rglob("*"):
        name = os.fsencode(path.relative_to(folder)).decode("utf-8", "replace")
        if path.is_file() and not path.is_symlink() and WITNESS not in name:
            data = path.read_bytes() if path.stat().st_size < 2**20 else b""
            found[name] = hashlib.sha256(data).hexdigest()
    return found


def processes_of(mark: str) -> list[int]:
    """Return the processes in whose surroundings a mark is."""
    sought, found = f"{MARK}={mark}".encode(), []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if sought in (path / "environ").read_bytes():
                found.append(int(path.name))
    return found


def outlived(mark: str) -> int:
    """Return how many processes of an attack are left after a while."""
    until = time.monotonic() + GRACE
    while (left := len(processes_of(mark))) and time.monotonic() < until:
        time.sleep(0.1)
    return left


# -- bad plugins --------------------------------------------------------------------------

EVALUATE = ("evaluate", "builtin:iris", "--split", "66", "-c")
SAYS_SO, BORNE = frozenset({1, 2}), frozenset({0})
#: Further harm than `support.attacks` knows: the id, and what happens in fit or predict.
MORE_IN_FIT = {
    "fit-len": "import builtins; builtins.len = lambda *_: 0",
    "fit-child": "import subprocess; subprocess.Popen(['sleep', '120'])",
    "fit-chatters-1": "os.write(1, b'not json\\n')",
}
MORE_IN_PREDICT = {
    "predict-eats-memory": "hold = bytearray(4 * 2**30)",
    "predict-child": "import subprocess; subprocess.Popen(['sleep', '120'])",
}
#: Of what `support.attacks` knows, that which ``evaluate`` meets here.
HARM = (
    "fit-exits-0", "fit-system-exit", "fit-segfault", "fit-eats-memory",
    "fit-huge-exception", "fit-no-text", "fit-prints", "fit-closes-1",
    "never-seen", "wrong-length", "predict-exits-0",
    "proba-nan", "proba-negative", "proba-infinite", "proba-length",
)  # fmt: skip
STOLEN = plugins_that_harm.HEAD + plugins_that_harm.BODY.format(
    id="knn", fit="raise RuntimeError('stolen')", predict="", more=""
)


def one_plugin(name: str) -> Prepare:
    """Return what writes the plugin of a name, alone, where plugins are found."""

    def write(folder: Path) -> None:
        with tempfile.TemporaryDirectory() as place:
            every = Path(place)
            plugins_that_harm.write_importing(every)
            plugins_that_harm.write_running(every)
            plugins_that_harm.write_hostile_texts(every)
            plugins_that_harm.write_killer_of_parents(every)
            for more, code in MORE_IN_FIT.items():
                plugins_that_harm.write_one(every, more, fit=code)
            for more, code in MORE_IN_PREDICT.items():
                plugins_that_harm.write_one(every, more, predict=code)
            (every / "stolen.py").write_text(STOLEN)
            file = f"{name.replace('-', '_')}.py"
            (folder.parent / "p" / file).write_text((every / file).read_text())

    return write


def one_plugin_in_a_run(name: str) -> Prepare:
    """Return what also writes the experiment of a plugin, beside one that does well."""

    def write(folder: Path) -> None:
        one_plugin(name)(folder)
        experiment(classifiers=[{"id": name}, {"id": "zero-r"}])(folder)

    return write


def plugin_attacks() -> Iterator[Attack]:
    """Yield plugins that do harm, each met by a few commands."""
    for name in (
        "exits-0", "segfault", "loops", "kills-itself", "eats-memory",
        "huge-exception", "no-text",
    ):  # fmt: skip
        written = one_plugin(name)
        yield Attack(f"import {name}: plugins", ("plugins",), written, BORNE)
    for name in ("exits-0", "loops"):
        command = (*EVALUATE, name)
        yield Attack(f"import {name}: evaluate", command, one_plugin(name), SAYS_SO)
    for name in ("exits-0", "segfault"):
        yield Attack(f"import {name}: doctor", ("doctor",), one_plugin(name), BORNE)
    for name in ("hostile-texts", "stolen"):
        yield Attack(f"declared {name}: plugins", ("plugins",), one_plugin(name), BORNE)
    yield Attack(
        "declared stolen: evaluate", (*EVALUATE, "knn"), one_plugin("stolen"), BORNE
    )
    for name in HARM:
        codes = SAYS_SO if plugins_that_harm.ATTACKS[name] else BORNE
        command = (*EVALUATE, name, "--json")
        yield Attack(f"run {name}: evaluate", command, one_plugin(name), codes)
    for name in MORE_IN_FIT:
        command = (*EVALUATE, name, "--json")
        yield Attack(
            f"run {name}: evaluate", command, one_plugin(name), check=no_complaint
        )
    # where plugins ran in the command itself, the shell is killed, not this process
    line = f"$W {' '.join(EVALUATE)} fit-kills-parent; exit $?"
    kills = one_plugin("fit-kills-parent")
    yield Attack("run fit-kills-parent: evaluate", line, kills, frozenset({1, 2}))
    for name in ("fit-exits-0", "proba-nan"):
        command = ("evaluate", "builtin:iris", "--cv", "3", "--jobs", "2", "-c", name)
        codes = SAYS_SO if plugins_that_harm.ATTACKS[name] else BORNE
        yield Attack(f"run {name}: evaluate --jobs 2", command, one_plugin(name), codes)
    for name in ("fit-exits-0", "fit-no-text"):
        yield Attack(
            f"run {name}: fit", ("fit", "builtin:iris", "-c", name, "--out", "m.skops"),
            one_plugin(name), SAYS_SO,
        )  # fmt: skip
    for name in (
        "predict-exits-0", "never-seen", "predict-eats-memory", "predict-child",
    ):  # fmt: skip
        yield Attack(
            f"run {name}: predict", ("predict", "m.skops", "builtin:iris"),
            one_plugin(name),
            first=("fit", "builtin:iris", "-c", name, "--out", "m.skops"),
            codes=BORNE if name == "predict-child" else SAYS_SO,
        )  # fmt: skip
    for name in ("fit-exits-0", "fit-huge-exception", "fit-child"):
        codes = BORNE if name == "fit-child" else SAYS_SO
        yield Attack(
            f"run {name}: run", ("run", "e.json", "--out", "results"),
            one_plugin_in_a_run(name), codes, makes_nothing=False,
        )  # fmt: skip


# -- bad data -----------------------------------------------------------------------------


def write(name: str, data: str | bytes) -> Prepare:
    """Return what writes a file."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    return lambda folder: (folder / name).write_bytes(raw)


ROWS = "a,b,c\n" + "".join(f"{i},{i % 7},{'xy'[i % 2]}\n" for i in range(30))
ARFF = "@relation r\n@attribute a numeric\n@attribute c {x,y}\n@data\n1,x\n2,y\n"
good_csv = write("ok.csv", ROWS)


def bomb(folder: Path) -> None:
    """Write 3 GB of rows in a few MB."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    head = deflate.compress(ARFF.encode()) + deflate.flush(zlib.Z_FULL_FLUSH)
    block = deflate.compress(b"1,x\n" * 2**18) + deflate.flush(zlib.Z_FULL_FLUSH)
    gzip_head = b"\x1f\x8b\x08\0\0\0\0\0\0\x03"
    with (folder / "in.arff.gz").open("wb") as file:
        file.write(gzip_head + head)
        for _ in range(3000):
            file.write(block)


def packed(change: Callable[[bytes], bytes]) -> Prepare:
    """Return what writes a packed file that is then damaged."""
    raw = gzip.compress((ARFF + "1,x\n" * 5000).encode())
    return write("in.arff.gz", change(raw))


def wide(folder: Path) -> None:
    """Write a header of 10^6 attributes."""
    names = "".join(f"@attribute a{i} numeric\n" for i in range(10**6))
    (folder / "in.arff").write_text(f"@relation r\n{names}@data\n")


READS = {
    "3 GB in few MB": ("in.arff.gz", bomb),
    "false ISIZE": ("in.arff.gz", packed(lambda raw: raw[:-4] + b"\xff" * 4)),
    "truncated gz": ("in.arff.gz", packed(lambda raw: raw[: len(raw) // 2])),
    "no gz at all": ("in.arff.gz", write("in.arff.gz", ARFF)),
    "10^6 attributes": ("in.arff", wide),
    "a line of 50 MB": ("in.csv", write("in.csv", b"a,b\n1," + b"x" * (50 << 20))),
    "10^6 columns": ("in.csv", write("in.csv", ("a," * 10**6) + "\n")),
    "NUL bytes": ("in.csv", write("in.csv", b"a,b\n1,\0\0x\n2,y\n")),
    "only NUL bytes": ("in.arff", write("in.arff", bytes(10**6))),
    "not UTF-8": ("in.csv", write("in.csv", b"a,b\n1,\xff\xfe\n2,\x80y\n")),
    "an open quote": ("in.csv", write("in.csv", 'a,b\n"' + "1,x\n" * 10**6)),
    "deep relational": ("in.arff", write(
        "in.arff",
        "@relation r\n" + "@attribute a relational\n" * 20_000 + "@data\n")),
    "numbers of 10^5 digits": ("in.csv", write("in.csv", f"a,b\n{'9' * 10**5},x\n1,y\n")),
    "a pipe": ("in.csv", lambda folder: os.mkfifo(folder / "in.csv")),
    "/dev/zero": ("in.csv", lambda folder: (folder / "in.csv").symlink_to("/dev/zero")),
    "a folder": ("in.csv", lambda folder: (folder / "in.csv").mkdir()),
    "nothing": ("in.csv", nothing),
    "a circle of links": ("in.csv", lambda f: (f / "in.csv").symlink_to("in.csv")),
    "nothing, line end in its name": ("in\nb.csv", nothing),
    "bad file, line end in its name": ("in\nb.csv", write("in\nb.csv", "a,b\n1\n2,3\n")),
}  # fmt: skip


def data_attacks() -> Iterator[Attack]:
    """Yield data files that are met by ``show``, and some by ``evaluate``."""
    for name, (file, prepare) in READS.items():
        yield Attack(f"data {name}: show", ("show", file), prepare)
    for name in ("false ISIZE", "NUL bytes", "10^6 columns", "a pipe"):
        file, prepare = READS[name]
        yield Attack(
            f"data {name}: evaluate", ("evaluate", file, "-c", "zero-r"), prepare
        )


# -- bad experiments, scenes, lessons, models, folds and costs ----------------------------

DOCUMENT = {
    "version": 1, "data": ["builtin:iris"], "classifiers": [{"id": "zero-r"}],
    "protocol": {"kind": "cv", "folds": 2, "repeats": 1, "seed": 1},
}  # fmt: skip


def experiment(**changes: object) -> Prepare:
    """Return what writes an experiment."""
    return write("e.json", json.dumps({**DOCUMENT, **changes}))


def protocol(**changes: object) -> Prepare:
    return experiment(protocol={**DOCUMENT["protocol"], **changes})


def choosing(key: str) -> Prepare:
    """Return what writes an experiment with 10^8 combinations."""
    values = {"n_neighbors": list(range(1, 10001)), "p": list(range(1, 10001))}
    return experiment(classifiers=[{"id": "knn", key: values}])


GOOD = json.dumps(DOCUMENT)
EXPERIMENTS = {
    "10^9 folds": protocol(folds=10**9),
    "10^12 repeats": protocol(repeats=10**12),
    "more folds than rows": protocol(folds=151),
    "grid of 10^8": choosing("grid"),
    "select of 10^8": choosing("select"),
    "keys twice": write("e.json", GOOD[:-1] + ', "version": 1}'),
    "NaN": write("e.json", GOOD.replace('"folds": 2', '"folds": NaN')),
    "1e999": write("e.json", GOOD.replace('"folds": 2', '"folds": 1e999')),
    "depth 100000": write("e.json", "[" * 100_000),
    "5000 digits": write("e.json", GOOD.replace('"seed": 1', '"seed": ' + "9" * 5000)),
    "BOM": write("e.json", b"\xef\xbb\xbf" + GOOD.encode()),
    "UTF-16": write("e.json", GOOD.encode("utf-16")),
    "lone surrogates": write("e.json", GOOD.replace("zero-r", "\\ud800")),
    "names that climb": experiment(data=[{"source": "builtin:iris", "name": "../../x"}]),
    "a name of 10^6": experiment(classifiers=[{"id": "zero-r", "name": "n" * 10**6}]),
    "file is a pipe": lambda folder: os.mkfifo(folder / "e.json"),
    "file is /dev/zero": lambda folder: (folder / "e.json").symlink_to("/dev/zero"),
}  # fmt: skip
OTHERS = {
    "scene, wrong types": '{"version": 1, "scene": {"data": [1], "k": {}}}',
    "scene, 5000 digits": f'{{"version": 1, "scene": {{"data": "builtin:iris", "k": {"9" * 5000}}}}}',
    "scene, a scene's number 1e308": '{"version": 1, "scene": {"data": "builtin:iris", "k": 1e308}}',
    "lesson, no steps": '{"version": 1, "id": "x", "title": {"en": "x"}, "steps": []}',
    "lesson, depth 100000": '{"version": 1, "id": "x", "steps": ' + "[" * 100_000,
    "lesson, wrong types": '{"version": 1, "id": 3, "title": [], "steps": [[], 1, null]}',
}  # fmt: skip

SPLIT_ZERO_R = ("evaluate", "ok.csv", "-c", "zero-r")
MODEL = ("fit", "builtin:iris", "-c", "zero-r", "--out", "m.skops")
USING_MODEL = ("predict", "m.skops", "builtin:iris")


def document_attacks() -> Iterator[Attack]:
    """Yield files of the program's own formats that are wrong."""
    for name, prepare in EXPERIMENTS.items():
        command = ("run", "e.json", "--out", "results")
        # each thing that is wrong has a line
        yield Attack(
            f"experiment {name}: run", command, prepare, makes_nothing=False, lines=9
        )
    for name in ("10^12 repeats", "grid of 10^8"):
        yield Attack(
            f"experiment {name}: check", ("check", "e.json"), EXPERIMENTS[name], lines=9
        )
    for name, text in OTHERS.items():
        prepare = write("s.json", text)
        yield Attack(f"{name}: check", ("check", "s.json"), prepare, SAYS_SO, lines=9)
        if name.startswith("scene"):
            command = ("figure", "s.json", "--out", "f.svg")
            yield Attack(f"{name}: figure", command, prepare)
    folds = {
        "rows below 0": '{"test": [[-1], [2]]}',
        "rows beyond": '{"test": [[0], [99999999999999999999]]}',
        "NaN": '{"test": [[NaN]]}',
        "depth 100000": '{"test": ' + "[" * 100_000,
        "all rows tested": json.dumps({"test": [list(range(30))]}),
    }
    for name, text in folds.items():
        yield Attack(
            f"folds {name}: evaluate", (*SPLIT_ZERO_R, "--folds", "f.json"),
            both(good_csv, write("f.json", text)), SAYS_SO,
        )  # fmt: skip
    costs = {
        "NaN": "0 nan\n1 0\n",
        "a line of 50 MB": "0 " * (25 << 20),
        "ragged": "0 1\n1\n",
        "expression": "__import__('os').system('touch executed.witness') 1\n1 0",
    }
    for name, text in costs.items():
        yield Attack(
            f"costs {name}: evaluate", (*SPLIT_ZERO_R, "--costs", "c.csv"),
            both(good_csv, write("c.csv", text)), SAYS_SO,
        )  # fmt: skip
    for name, prepare in MODELS.items():
        yield Attack(f"model {name}: predict", USING_MODEL, prepare, frozenset({2}))
    for name, change in DAMAGES.items():
        yield Attack(
            f"model {name}: predict", USING_MODEL, first=MODEL, then=change,
            codes=frozenset({2}),
        )  # fmt: skip
    yield Attack(
        "model zip bomb: model", ("model", "m.skops"), MODELS["zip bomb"], SAYS_SO
    )


def both(*prepare: Prepare) -> Prepare:
    """Return what prepares several things."""
    return lambda folder: [one(folder) for one in prepare]


def zip_bomb(folder: Path) -> None:
    """Write a zip whose schema is 2 GB of spaces."""
    with (
        zipfile.ZipFile(folder / "m.skops", "w", zipfile.ZIP_DEFLATED) as file,
        file.open("schema.json", "w", force_zip64=True) as entry,
    ):
        for _ in range(512):
            entry.write(b" " * 2**22)


def other_zip(folder: Path) -> None:
    with zipfile.ZipFile(folder / "m.skops", "w") as file:
        file.writestr("hello.txt", "hello")


def replaced_in_schema(old: bytes, new: bytes) -> Prepare:
    """Return what exchanges bytes in the schemas of a model."""

    def change(folder: Path) -> None:
        path = folder / "m.skops"
        with zipfile.ZipFile(path) as file:
            entries = {name: file.read(name) for name in file.namelist()}
        with zipfile.ZipFile(path, "w") as file:
            for name, data in entries.items():
                file.writestr(name, data.replace(old, new))

    return change


def truncated(folder: Path) -> None:
    path = folder / "m.skops"
    path.write_bytes(path.read_bytes()[:-200])


MODELS = {
    "zip bomb": zip_bomb,
    "other zip": other_zip,
    "nothing": nothing,
    "a pickle": write("m.skops", b"cos\nsystem\n(S'touch executed.witness'\ntR."),
    "a pipe": lambda folder: os.mkfifo(folder / "m.skops"),
}
DAMAGES = {
    "truncated": truncated,
    "of unknown types": replaced_in_schema(b'"ZeroR"', b'"Popen"'),
    "of depth 10^6": replaced_in_schema(b"{", b'{"a": ' * 10**5),
}


# -- bad places and surroundings ----------------------------------------------------------

CONVERT, FIGURE = ("convert", "ok.csv"), ("figure", "thesis-1", "--out")
LONG = experiment(
    classifiers=[{"id": "knn"}, {"id": "mlp"}],
    protocol={"kind": "cv", "folds": 10, "repeats": 20, "seed": 1},
)
HOSTILE = ("json", "random", "numpy", "typing", "workbench", "plugins", "socket")


def a_file_as_parent(folder: Path) -> None:
    good_csv(folder)
    (folder / "file").write_text("here before")


def full(name: str) -> Prepare:
    return both(good_csv, lambda folder: (folder / name).symlink_to("/dev/full"))


def hostile_modules(folder: Path) -> None:
    """Write modules that leave a witness when they are run."""
    experiment()(folder)
    for name in HOSTILE:
        mark = str(folder / f"{name}.{WITNESS}")
        (folder / f"{name}.py").write_text(f"open({mark!r}, 'w')\nraise ImportError\n")


def tables_written(folder: Path) -> str:
    """Complain if a run that was asked to end has not written its files."""
    there = (folder / "results" / "scores.csv").is_file()
    return "" if there else "no scores.csv"


def place_attacks() -> Iterator[Attack]:
    """Yield places that cannot be written."""
    refused = frozenset({2})
    yield Attack("out /dev/full: convert", (*CONVERT, "o.csv"), full("o.csv"), refused)
    yield Attack("out /dev/full: figure", (*FIGURE, "o.svg"), full("o.svg"), refused)
    yield Attack(
        "out /dev/full: fit", (*MODEL[:-1], "o.skops"), full("o.skops"), refused
    )
    yield Attack(
        "stdout /dev/full: show", "$W show ok.csv > /dev/full", good_csv, refused
    )
    yield Attack(
        "out a folder: convert", (*CONVERT, "o.csv"),
        both(good_csv, lambda folder: (folder / "o.csv").mkdir()), refused,
    )  # fmt: skip
    for command in (CONVERT, FIGURE):
        kind = "csv" if command == CONVERT else "svg"
        yield Attack(
            f"out a missing parent: {command[0]}",
            (*command, f"no/such/o.{kind}"),
            good_csv,
        )
        yield Attack(
            f"out a file as parent: {command[0]}", (*command, f"file/o.{kind}"),
            a_file_as_parent, refused,
        )  # fmt: skip
    for command in (("run", "e.json"), ("demo",)):
        yield Attack(
            f"out a file as parent: {command[0]}", (*command, "--out", "file/o"),
            both(a_file_as_parent, experiment()), refused,
        )  # fmt: skip
    yield Attack(
        "out a file itself: run", ("run", "e.json", "--out", "file"),
        both(a_file_as_parent, experiment()), refused,
    )  # fmt: skip
    yield Attack(
        "out not UTF-8: fit", (*MODEL[:-1], "half\udcff.skops"), codes=frozenset({0, 2})
    )
    yield Attack("out the input: convert", ("convert", "ok.csv", "./ok.csv"), good_csv)
    small = {"convert": (*CONVERT, "o.csv"), "figure": (*FIGURE, "o.svg"), "fit": MODEL}
    for name, command in small.items():
        yield Attack(
            f"files of 100 bytes: {name}", command, good_csv, refused, file_bytes=100
        )
    runs = {"run": ("run", "e.json"), "demo": ("demo",)}
    for name, command in runs.items():
        yield Attack(
            f"files of 3 kB: {name}", (*command, "--out", "results"), LONG, SAYS_SO,
            file_bytes=3000, makes_nothing=False,
        )  # fmt: skip


def surrounding_attacks() -> Iterator[Attack]:
    """Yield surroundings that are odd, and requests to end."""
    knn = (*EVALUATE, "knn")
    yield Attack("no HOME: evaluate", knn, codes=BORNE, env={"HOME": None})
    yield Attack(
        "no HOME, no WORKBENCH_HOME: plugins", ("plugins",), codes=BORNE,
        env={"HOME": "/nowhere", "WORKBENCH_HOME": None},
    )  # fmt: skip
    yield Attack(
        "HOME a file: evaluate", knn, a_file_as_parent, BORNE,
        env={"HOME": "./file", "WORKBENCH_HOME": None},
    )  # fmt: skip
    yield Attack(
        "WORKBENCH_HOME a file: plugins", ("plugins",), a_file_as_parent,
        env={"WORKBENCH_HOME": "./file"},
    )  # fmt: skip
    yield Attack(
        "LANG=C, name not ASCII: show", ("show", "ñandú 日本.csv"),
        write("ñandú 日本.csv", ROWS), BORNE, env={"LANG": "C", "LC_ALL": "C"},
    )  # fmt: skip
    yield Attack(
        "stdout ASCII only, values not: show", ("show", "ñ.csv"),
        write("ñ.csv", ROWS.replace("x", "日")),
        env={"PYTHONIOENCODING": "ascii", "LANG": "C"},
    )  # fmt: skip
    yield Attack(
        "TMPDIR missing: evaluate --jobs 2", (*knn, "--jobs", "2"), codes=BORNE,
        env={"TMPDIR": "/nowhere/at/all"},
    )  # fmt: skip
    yield Attack("stdout closed: show", "$W show builtin:iris >&-")
    yield Attack("stderr closed: show", "$W show gone.csv 2>&-", codes=SAYS_SO)
    yield Attack("stdin closed: evaluate", f"$W {' '.join(knn)} <&-", codes=BORNE)
    yield Attack(
        "| head -1: plugins", "$W plugins | head -1; exit ${PIPESTATUS[0]}", codes=BORNE
    )
    for line in ("show builtin:iris", "run e.json --out results --jobs 2"):
        yield Attack(
            f"hostile modules lie about: {line.split()[0]}", line.split(),
            hostile_modules, BORNE,
        )  # fmt: skip
    twice = (
        "$W run e.json --out results & $W run e.json --out results; c=$?; wait; exit $c"
    )
    yield Attack("two into one folder: run", twice, experiment(), makes_nothing=False)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        yield Attack(
            f"{number.name} in the middle: run", ("run", "e.json", "--out", "results"),
            LONG, frozenset({3}), sent=number, sent_at="results/results.sqlite",
            check=tables_written,
        )  # fmt: skip


# -- all of them --------------------------------------------------------------------------


def every_attack() -> list[Attack]:
    return [
        *plugin_attacks(),
        *data_attacks(),
        *document_attacks(),
        *place_attacks(),
        *surrounding_attacks(),
    ]


def main() -> int:
    usual = str(Path(sys.executable).with_name("workbench"))
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--workbench", default=usual, help="the command to attack")
    parser.add_argument("--only", default="", help="attacks with this in their names")
    parser.add_argument("--patience", type=float, default=20.0, help="seconds")
    parser.add_argument("--json", type=Path, help="a file for the outcomes")
    asked = parser.parse_args()
    chosen = [attack for attack in every_attack() if asked.only in attack.name]
    with ThreadPoolExecutor(WIDTH) as threads:
        outcomes = list(
            threads.map(
                lambda attack: carry_out(attack, asked.workbench, asked.patience),
                chosen,
            )
        )
    print("| attack | outcome |\n|---|---|")
    for outcome in outcomes:
        print(f"| {outcome.name} | {outcome.cell()} |")
    bad = sum(bool(outcome.wrong) for outcome in outcomes)
    print(f"\n{len(outcomes)} attacks, {bad} not borne")
    if asked.json:
        told = {outcome.name: outcome.cell() for outcome in outcomes}
        asked.json.write_text(json.dumps(told, ensure_ascii=False, indent=1))
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
