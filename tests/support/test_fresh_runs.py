"""The runs among hostile modules see what they are there to see."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from support.fresh_runs import FreshRuns
from support.hostile import marks, write_hostile

PROGRAM = """
import sys
fresh = not any(name.startswith("workbench") for name in sys.modules)
import workbench.api
print(fresh, len(sys.argv))
if "look here" in sys.argv:
    sys.path.insert(0, "")
    import mailbox
"""


@pytest.mark.lane("whole", "a process that imports the libraries")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot fork")
def test_each_run_is_fresh_and_what_lies_about_is_noticed(tmp_path):
    here, script = write_hostile(tmp_path / "here"), tmp_path / "program.py"
    script.write_text(PROGRAM, encoding="utf-8")
    python, holder = Path(sys.executable), tmp_path / "holder.py"
    with FreshRuns(python, holder, here, os.environ) as fresh:
        for _ in range(2):
            ran = fresh(str(script))
            assert (ran.code, ran.out, ran.err) == (0, "True 1\n", "")
        assert marks(here) == []
        ran = fresh(str(script), "look here")
        assert (ran.code, ran.out) == (1, "True 2\n")
        assert "ImportError: not ours" in ran.err
    assert marks(here) == ["mailbox", "path"]
