"""Where a bundle begins: its one program is also its workers and their helpers.

The program starts other processes as ``python -P -m MODULE …``; in a bundle there is no
python, and the program itself runs the module.
"""

import multiprocessing
import runpy
import sys


def main() -> None:
    """Run a module, a helper's file, or the command line."""
    multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    while arguments and arguments[0] in ("-P", "-I", "-S"):
        del arguments[0]
    if arguments[:1] == ["-m"] and len(arguments) > 1:
        sys.argv = arguments[1:]
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    elif arguments and arguments[0].endswith("process_tree.py"):
        sys.argv = arguments
        runpy.run_path(arguments[0], run_name="__main__")
    else:
        from workbench.__main__ import main as run

        run()


if __name__ == "__main__":
    main()
