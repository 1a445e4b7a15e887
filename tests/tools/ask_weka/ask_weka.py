"""Ask Weka 3.9 what it makes of every file of the corpus, and keep its answers.

Development only: ``python ask_weka.py WEKA.jar`` (or the jar in ``WEKA_JAR``) needs a
Java development kit and writes tests/data/corpus/weka.json.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
CORPUS = HERE.parents[1] / "data" / "corpus"
SUFFIXES = (".arff", ".arff.gz", ".csv", ".csv.gz", ".tsv", ".dat")


def ask(jar: str, names: list[str]) -> dict[str, dict[str, object]]:
    """Return Weka's answer for each file of the corpus, by name."""
    with tempfile.TemporaryDirectory() as classes:
        subprocess.run(
            ["javac", "-cp", jar, "-d", classes, str(HERE / "AskWeka.java")], check=True
        )
        command = [
            "java", "-Xmx512m", "-Dfile.encoding=UTF-8", "-Duser.timezone=UTC",
            "-Duser.language=en", "-Duser.country=US", "-Djava.awt.headless=true",
            "-cp", os.pathsep.join([jar, classes]), "AskWeka", str(CORPUS),
        ]  # fmt: skip
        done = subprocess.run(
            command,
            input="\n".join(names),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # warnings about packages and libraries
            encoding="utf-8",
            check=True,
        )
    answers = json.loads(done.stdout)
    assert list(answers) == names
    return answers


def main() -> None:
    jar = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("WEKA_JAR", "")
    if not Path(jar).is_file():
        sys.exit("usage: ask_weka.py WEKA.jar, or the jar in WEKA_JAR")
    paths = sorted(p for p in CORPUS.rglob("*") if p.name.endswith(SUFFIXES))
    names = [path.relative_to(CORPUS).as_posix() for path in paths]
    answers = ask(jar, names)
    for answer in answers.values():  # paths of this machine stay here
        if "error" in answer:
            answer["error"] = str(answer["error"]).replace(f"{CORPUS}/", "")
    lines = [f"{json.dumps(n)}: {json.dumps(answers[n])}" for n in names]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (CORPUS / "weka.json").write_text(text, encoding="utf-8")
    refused = sum("error" in answer for answer in answers.values())
    print(f"{len(names)} files, {refused} refused by Weka")


if __name__ == "__main__":
    main()
